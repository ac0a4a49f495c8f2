import ClaimsDomain
import Descriptions
import EventSourcing

/// The event by which somebody was given something: a role, a limit; or rules were set.
public struct Grant: Sendable, PrintsFields {
  /// That of the event.
  public let position: Position
  /// When the event was recorded.
  public let recorded: Instant
  /// When it was true in the world; the recorded time unless its command named another.
  public let effective: Instant
  /// Who gave it, and in which role.
  public let by: ActorID
  /// The role in which the command was sent.
  public let role: Role
  /// Which kind of event it was, such as a registration or a grant.
  public let event: DomainEventKind
}

/// By which events the register and the rules came to be what they are: who granted what, and when.
/// As large as the register.
struct GrantBook: Sendable {
  private var roles: [StreamID: [Role: Grant]] = [:]
  private var limits: [StreamID: [AuthorityKind: Grant]] = [:]
  /// The event that set the rules last; nil before there is one.
  private(set) var rules: Grant?

  /// By which an actor holds a role; nil for one that nobody granted, as an anonymous sender's.
  func grant(of role: Role, to actor: ActorID) -> Grant? { roles[.actor(actor)]?[role] }

  /// By which an actor's limit was set, or taken away; nil if it never was.
  func grant(of kind: AuthorityKind, to actor: ActorID) -> Grant? { limits[.actor(actor)]?[kind] }

  /// Takes the log's next entry.
  mutating func take(_ entry: Entry) throws(WireError) {
    for stored in entry.events
    where stored.stream.category == .actor || stored.stream.category == .rules {
      let event = try DomainEvent(stored)
      let grant = Grant(
        position: stored.position, recorded: entry.recorded, effective: entry.effective,
        by: entry.command.actor, role: Role(rawValue: entry.command.role) ?? .unspecified,
        event: event.kind)
      switch event {
      case .actor(.actorRegistered(let registered)):
        for role in registered.roles { roles[stored.stream, default: [:]][role] = grant }
      case .actor(.roleGranted(let granted)):
        roles[stored.stream, default: [:]][granted.role] = grant
      case .actor(.authoritySet(let set)): limits[stored.stream, default: [:]][set.kind] = grant
      case .rules(.rulesSet): rules = grant
      default: break
      }
    }
  }
}

extension RowVisitor where Self: ~Copyable {
  /// The event that granted something; nothing if it is nil.
  mutating func grant(_ name: String, _ grant: Grant?) {
    guard let grant else { return }
    object(name) { $0.grant(grant) }
  }

  mutating func grant(_ grant: Grant) {
    field("position", grant.position.value)
    field("event", grant.event.name.description)
    field("recorded", grant.recorded)
    field("effective", grant.effective)
    object("actor") { fields in
      fields.field("id", grant.by)
      fields.field("role", grant.role)
    }
  }
}
