import ClaimsDomain
import Descriptions
import EventSourcing

/// A field of a command as JSON has it.
///
/// Source: Specs/JSON.md, "Values".
public struct CommandField: Equatable, Sendable, PrintsFields {
  /// What its value is.
  public indirect enum Kind: Equatable, Sendable, PrintsFields {
    /// `flag` is true or false, `bytes` base64url, `identifier` a UUID, `time` RFC 3339 in UTC.
    case flag, text, currency, bytes, identifier, time, date
    /// An integer, which without a sign is zero or more.
    case number(isSigned: Bool)
    /// One of these names. What is left out is `none`.
    case codes([String], none: String)
    /// An object with these fields.
    case object([CommandField])
  }

  /// How often it occurs.
  public enum Occurrence: Sendable, PrintsFields {
    /// Once. What is left out has its default: zero, nothing, false, `unspecified`.
    case once
    /// Left out, if there is nothing to say.
    case optional
    /// An array.
    case repeated
  }

  /// Its name in JSON.
  public let name: String
  /// How often it occurs.
  public let occurrence: Occurrence
  /// What its value is, or each of its values if it is repeated.
  public let kind: Kind

  /// Creates a field.
  public init(name: String, occurrence: Occurrence, kind: Kind) {
    (self.name, self.occurrence, self.kind) = (name, occurrence, kind)
  }
}

/// What a command is made of: enough to ask for it in a form, and to check its JSON.
public struct CommandShape: Sendable, PrintsFields {
  /// The command's verb.
  public let name: String
  /// What it goes to.
  public let category: Category
  /// Its arguments, in the order of Specs/Log.proto.
  public let fields: [CommandField]

  /// Who sends it: a name of a role.
  public static let role = CommandField.Kind.codes(
    Role.allCases.dropFirst().map(\.name.description), none: Role.unspecified.name.description)

  /// - Returns: nil if there is no such command.
  public init?(_ name: String) {
    var lister = FieldLister()
    guard let command = try? DomainCommand.read(name, from: &lister) else {
      return nil
    }
    (self.name, category, fields) = (name, command.category, lister.fields)
  }

  /// What says to whom it goes, beside it: `claim`, `person`, … Nil for what a log has once.
  public var target: String? {
    category == ActorDecider.category ? "person" : category.word?.description
  }
}

/// Lists fields as the codec walks them.
private struct FieldLister: FieldVisitor {
  static var showsNames: Bool { true }

  private(set) var fields: [CommandField] = []
  /// That of the field whose value was looked at last.
  private var kind = CommandField.Kind.text

  mutating func field<V: FieldValue>(
    _ number: UInt32, _ name: StaticString, _ value: inout V
  ) throws(WireError) { add(name, .once, V()) }

  mutating func field<V: FieldValue>(
    _ number: UInt32, _ name: StaticString, _ value: inout V?
  ) throws(WireError) { add(name, .optional, V()) }

  mutating func field<V: FieldValue>(
    _ number: UInt32, _ name: StaticString, _ value: inout [V]
  ) throws(WireError) { add(name, .repeated, V()) }

  mutating func leaf(_ value: inout Bool) { kind = .flag }
  mutating func leaf(_ value: inout Int64) { kind = .number(isSigned: true) }
  mutating func leaf(_ value: inout UInt64) { kind = .number(isSigned: false) }
  mutating func leaf(_ value: inout String) { kind = .text }
  mutating func leaf(_ value: inout ShortCode) { kind = .text }
  mutating func leaf(_ value: inout [UInt8]) { kind = .bytes }
  mutating func leaf(_ value: inout Identifier) { kind = .identifier }
  mutating func leaf(_ value: inout Instant) { kind = .time }
  mutating func leaf(_ value: inout LocalDate) { kind = .date }
  mutating func leaf<E: CodedEnum>(_ value: inout E) {
    let names = E.allCases.map(\.name.description)
    kind = .codes(Array(names.dropFirst()), none: names.first ?? "")
  }
  mutating func leaf<M: Message>(_ value: inout M) throws(WireError) {
    var inner = FieldLister()
    try value.visit(&inner)
    kind = .object(inner.fields)
  }
  mutating func payload<M: Message>(_ value: inout M) throws(WireError) {
    try value.visit(&self)
  }

  private mutating func add<V: FieldValue>(
    _ name: StaticString, _ occurrence: CommandField.Occurrence, _ value: V
  ) {
    var value = value
    // A value that checks its text, such as a currency, may dislike an empty one: no concern here.
    do throws(WireError) { try value.visitLeaf(&self) } catch {}
    if V.self == Currency.self { kind = .currency }
    fields.append(CommandField(name: name.description, occurrence: occurrence, kind: kind))
  }
}
