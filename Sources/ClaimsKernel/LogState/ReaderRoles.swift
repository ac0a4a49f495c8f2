import ClaimsDomain
import Descriptions
import EventSourcing

/// Who reads, and in which roles: every query shows what follows from it, here and nowhere else.
///
/// Source: Specs/Reading.md.
public struct ReaderRoles: Sendable, PrintsFields {
  /// Empty for a reader of the log itself.
  public let actor: ActorID
  /// Nil for a reader of the log itself, from whom nothing can be hidden.
  public let roles: [Role]?

  /// That of a reader of the log itself.
  public static let whole = ReaderRoles()

  private init() { (actor, roles) = (ActorID(), nil) }

  /// The access of an actor in every role that the register gives them now.
  public init(of actor: ActorID, in register: ActorRegister) {
    self.init(of: actor, as: register.roles(of: actor))
  }

  /// The access of an actor in these roles, whether they hold them or not.
  public init(of actor: ActorID, as roles: [Role]) {
    self.actor = actor
    self.roles = roles
  }

  /// The same reader in some of their roles alone.
  func only(_ some: Set<Role>) -> ReaderRoles {
    roles.map { ReaderRoles(of: actor, as: $0.filter(some.contains)) } ?? self
  }

  /// What is left out of a stream; nil if none of it is shown.
  ///
  /// - Parameters:
  ///   - state: that of the stream.
  ///   - type: its aggregate.
  ///   - rules: those in force for the stream, which may show handlers their own claims only.
  public func redaction<A: LogAggregate>(
    of state: A.State, _ type: A.Type, under rules: @autoclosure () -> ClaimRules = .builtIn
  ) -> Redaction? {
    guard let roles else { return .nothing }
    let seeing = roles.filter { role in
      // A reader without an id is a party to nothing, even if a stream's own names are empty.
      (role != .claimant || !actor.isEmpty) && A.readers.contains(role)
        && A.isParty(actor, as: role, to: state, under: rules())
    }
    guard !seeing.isEmpty else { return nil }
    return Redaction(
      fields: HiddenField.paths(of: A.hiddenFields, hiddenFrom: seeing),
      isOutside: HiddenField.workers(on: A.category).isDisjoint(with: seeing))
  }

  /// What is left out of a document; nil if none of it is shown. Those it is shared with see
  /// it, as outsiders, until the share ends or is revoked.
  public func redaction(of document: Document, at time: Instant) -> Redaction? {
    if let own = redaction(of: document, DocumentDecider.self) { return own }
    guard roles?.contains(where: Self.isSomebodys) ?? false, !actor.isEmpty,
      document.status != .deleted, document.status != .erased,
      document.isShared(with: actor.text, at: time)
    else { return nil }
    return .outsider(.document)
  }

  /// Whether a person acts in a role, rather than a process or no actor at all.
  private static func isSomebodys(_ role: Role) -> Bool {
    role != .system && role != .anonymous && role != .unspecified
  }

  /// Whether streams of a kind are shown at all, as far as one is a party to them.
  public func reads(_ category: Category) -> Bool {
    roles.map { !category.readers.isDisjoint(with: $0) } ?? true
  }

  package var isWhole: Bool { roles == nil }

  /// Whether the rules and the catalogs' history are shown, and who acted: to all who work on
  /// anything.
  public var readsRules: Bool { holds(HiddenField.staff) }

  /// Whether every actor in the register is shown, and not only oneself.
  var readsRegister: Bool { holds([.supervisor, .administrator, .auditor]) }

  /// Whether the refused commands of all are shown, and not only one's own: they say what no
  /// table of fields knows.
  var readsRefusals: Bool { holds([.administrator, .auditor]) }

  private func holds(_ wanted: Set<Role>) -> Bool {
    roles.map { !wanted.isDisjoint(with: $0) } ?? true
  }

  /// What is left out of what is written about a person in the register.
  func redaction(ofPerson stream: StreamID) -> Redaction? {
    guard let roles else { return .nothing }
    guard readsRegister || (!actor.isEmpty && !roles.isEmpty && stream == .actor(actor)) else {
      return nil
    }
    return Redaction(fields: [], isOutside: !readsRules)
  }
}

extension LogState {
  /// What is left out of a stream for a reader; nil if there is no such stream, or nothing of it is
  /// shown. Registers are there before anything is written in them.
  ///
  /// Of a state of the past, a reader sees what they may see now.
  ///
  /// - Parameters:
  ///   - stream: what is read, which need not exist.
  ///   - access: who reads it.
  ///   - time: that of the rules about whose claims handlers see, and of shares.
  public func redaction(
    of stream: StreamID, for access: ReaderRoles, at time: Instant
  ) -> Redaction? {
    if let present { return present.logState.redaction(of: stream, for: access, at: present.time) }
    return stream.category.aggregate?.redaction(of: stream, for: access, at: time, in: self)
  }
}
