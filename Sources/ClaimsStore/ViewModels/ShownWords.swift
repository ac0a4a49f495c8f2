import ClaimsDomain
import ClaimsKernel
import Descriptions
import EventSourcing

/// A field in words.
public struct ShownField: Equatable, Sendable, PrintsFields {
  /// As in the message: stable, and no text for people.
  public let path: String
  /// The field's name in the viewer's language.
  public let name: String
  /// The field's value in the viewer's language.
  public let value: String

  /// Those that hold anything and are shown.
  static func all<State: Message>(
    of state: State, _ redaction: Redaction, _ words: Words
  ) -> [ShownField] {
    zip(fieldRows(state), words.rows(of: state)).compactMap { plain, worded in
      // What never happened is not worth a line.
      guard plain.value != "none", plain.value != "0", !redaction.hides(plain.path) else {
        return nil
      }
      return ShownField(
        path: plain.path, name: words.name(ofField: plain.path), value: worded.value)
    }
  }
}

/// A button: what it says, whether it can be pressed, and why not.
public struct ShownAction: Identifiable, Equatable, Sendable, PrintsFields {
  public var id: String { verb }
  /// As commands are called everywhere.
  public let verb: String
  /// What the button says, in the viewer's language.
  public let label: String
  /// Whether it can be pressed now.
  public let isAllowed: Bool
  /// Why not; empty if it is allowed.
  public let reasons: [Reason]
  /// The reasons in the viewer's language; empty if it is allowed.
  public let explanation: String
  /// The rules that its arguments must keep.
  public let conditions: [String]

  init(_ permission: Permission, _ words: Words) {
    verb = permission.command
    label = words.label(ofVerbNamed: permission.command)
    isAllowed = permission.allowed
    reasons = permission.reasons
    explanation = words.text(for: permission.reasons)
    conditions = permission.conditions
  }
}

/// A command that was asked for and is not settled.
public struct ShownPending: Identifiable, Equatable, Sendable, PrintsFields {
  /// The command's.
  public let id: Identifier
  /// What the command asks for, in the viewer's language.
  public let label: String
  /// How far it has come.
  public let stage: PendingAction.Stage
  /// Why it would be refused, as far as that can be told; empty if it would not.
  public let doubts: String

  init(_ action: PendingAction, _ words: Words) {
    id = action.id
    label = words.label(of: action.command.command)
    stage = action.stage
    doubts = words.text(for: action.forecast?.reasons ?? [])
  }
}
