import ClaimsDomain
import ClaimsKernel
import EventSourcing

/// Who asks what is allowed.
struct Sender {
  let actor: ActorID
  let role: Role

  /// `ana as handler`; without a name, anybody.
  func text(_ speech: Speech) -> String {
    let name = actor.isEmpty ? speech.say(.anybody) : printable(actor.text)
    return name + " " + speech.say(.inRole) + " " + speech.name(of: role)
  }

  /// Whether to suppose that the role is held.
  let isSupposed: Bool

  /// Reads NAME:ROLE, a ROLE, or a NAME of the register, in each of its roles there.
  static func all(_ text: String, in register: ActorRegister) throws -> [Sender] {
    if register[ActorID(text)] != nil {
      let roles = register.roles(of: ActorID(text))
      guard !roles.isEmpty else {
        throw Failure(.holdsNoRoleInThe, text)
      }
      return roles.map { Sender(actor: ActorID(text), role: $0, isSupposed: false) }
    }
    if let role = Role.named(text), role != .unspecified {
      return [Sender(actor: ActorID(), role: role, isSupposed: true)]
    }
    guard let colon = text.lastIndex(of: ":") else {
      throw Usage(
        .unknown(
          text, among: register.actors.map(\.id.text) + Self.roles,
          Phrase(.asIsNotRegisteredIn, text, roleNames)))
    }
    let roleName = String(text[text.index(after: colon)...])
    guard let role = Role.named(roleName), role != .unspecified else {
      throw Usage(.asThereIsNoRole, roleName, roleNames)
    }
    return [Sender(actor: ActorID(String(text[..<colon])), role: role, isSupposed: true)]
  }

  private static let roles = Role.allCases.filter { $0 != .unspecified }.map(\.name.description)
  private static var roleNames: String { roles.joined(separator: ", ") }
}
