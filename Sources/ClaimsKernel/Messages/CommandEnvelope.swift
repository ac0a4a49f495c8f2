import ClaimsDomain
import Descriptions
import EventSourcing

/// A command with everything that goes with it: who, in which role, to whom, when, what for.
public struct CommandEnvelope: Equatable, Sendable, PrintsFields {
  /// Chosen by the sender. Once accepted, the same id with the same content is answered with the
  /// same receipt for ever; a refused command is judged anew.
  public var id: Identifier
  /// Who sends it; empty for an anonymous sender.
  public var actor: ActorID
  /// The role in which it is sent.
  public var role: Role
  /// The stream it goes to.
  public var stream: StreamID
  /// What is asked for, with its arguments.
  public var command: DomainCommand
  /// Whom a command of the register is about; its stream's id is a hash of it. Else empty.
  public var person = ActorID()
  /// When it was true in the world; nil for "now".
  public var effective: Instant?
  /// The process that this command belongs to; zero for one of its own.
  public var correlation: Identifier
  /// The revision that the sender had seen; nil for "whatever it is now".
  public var expectedRevision: UInt64?
  /// The administrator who brings over what was decided elsewhere before; empty for what is new.
  public var importedBy = ActorID()

  /// More bytes of arguments than this are refused with `commandTooLarge`.
  public static let payloadLimit = 256 << 10

  /// Creates a command to a stream, which nobody imports and which is about nobody in the register.
  public init(
    id: Identifier, actor: ActorID, role: Role, stream: StreamID, command: DomainCommand,
    effective: Instant? = nil, correlation: Identifier = Identifier(),
    expectedRevision: UInt64? = nil
  ) {
    self.id = id
    self.actor = actor
    self.role = role
    self.stream = stream
    self.command = command
    self.effective = effective
    self.correlation = correlation
    self.expectedRevision = expectedRevision
  }

  /// A command to a claim.
  public init(
    id: Identifier, actor: ActorID, role: Role, claim: Identifier, command: ClaimCommand,
    effective: Instant? = nil, correlation: Identifier = Identifier(),
    expectedRevision: UInt64? = nil
  ) {
    self.init(
      id: id, actor: actor, role: role, stream: .claim(claim), command: .claim(command),
      effective: effective, correlation: correlation, expectedRevision: expectedRevision)
  }

  /// A command about an actor.
  public init(
    id: Identifier, actor: ActorID, role: Role, person: ActorID, command: ActorCommand,
    effective: Instant? = nil, correlation: Identifier = Identifier(),
    expectedRevision: UInt64? = nil
  ) {
    self.init(
      id: id, actor: actor, role: role, stream: .actor(person), command: .actor(command),
      effective: effective, correlation: correlation, expectedRevision: expectedRevision)
    self.person = person
  }

  /// A command about the rules.
  public init(
    id: Identifier, actor: ActorID, role: Role, command: RulesCommand,
    effective: Instant? = nil, correlation: Identifier = Identifier(),
    expectedRevision: UInt64? = nil
  ) {
    self.init(
      id: id, actor: actor, role: role, stream: .rules, command: .rules(command),
      effective: effective, correlation: correlation, expectedRevision: expectedRevision)
  }

  /// The command as the log keeps it.
  ///
  /// - Parameter rulesRevision: that of the rules in force; zero for the built-in ones.
  public func record(rulesRevision: UInt64 = 0) throws(WireError) -> CommandRecord {
    CommandRecord(self, payload: try command.encodedPayload(), rulesRevision: rulesRevision)
  }

  /// Reads a command back from the log.
  ///
  /// - Throws: if a newer version, or damage, left something that this build does not know.
  public init(_ record: CommandRecord) throws(WireError) {
    guard let role = Role(rawValue: record.role) else {
      throw .unknownCode(record.role, of: Role.schemaName.description)
    }
    self.init(
      id: record.id, actor: record.actor, role: role, stream: record.target,
      command: try DomainCommand(
        category: record.target.category, type: record.type, payload: record.payload),
      effective: record.effective, correlation: record.correlation,
      expectedRevision: record.expectedRevision)
    importedBy = record.importedBy
    person = record.person
  }
}

extension CommandRecord {
  /// - Parameter envelope: borrowed, since every command comes by here.
  fileprivate init(
    _ envelope: borrowing CommandEnvelope, payload: consuming [UInt8], rulesRevision: UInt64
  ) {
    self.init(
      id: envelope.id, actor: envelope.actor, role: envelope.role.rawValue,
      type: envelope.command.type, payload: payload, to: envelope.stream,
      effective: envelope.effective, correlation: envelope.correlation,
      expectedRevision: envelope.expectedRevision, rulesRevision: rulesRevision,
      deciderVersion: ClaimDecider.version, importedBy: envelope.importedBy,
      person: envelope.person)
  }
}
