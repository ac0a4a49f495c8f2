import ClaimsDomain
import EventSourcing

/// A command with everything that goes with it: who, in which role, to whom, when, what for.
public struct CommandEnvelope: Equatable, Sendable {
  /// Chosen by the sender. Once accepted, the same id with the same content is answered with the
  /// same receipt for ever; a refused command is judged anew.
  public var id: Identifier
  public var actor: ActorID
  public var role: Role
  /// The stream it goes to.
  public var stream: StreamID
  public var command: DomainCommand
  /// When it was true in the world; nil for "now".
  public var effective: Instant?
  /// The process that this command belongs to; zero for one of its own.
  public var correlation: Identifier
  /// The revision that the sender had seen; nil for "whatever it is now".
  public var expectedRevision: UInt64?

  /// More bytes of arguments than this are refused with `commandTooLarge`.
  public static let payloadLimit = 256 << 10

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

  /// The command as the log keeps it.
  ///
  /// - Parameter rulesRevision: that of the rules in force; zero for the built-in ones.
  public func record(rulesRevision: UInt64 = 0) throws(WireError) -> CommandRecord {
    var record = CommandRecord()
    record.id = id
    record.actor = actor
    record.role = role.rawValue
    record.type = command.type
    record.payload = try command.encodedPayload()
    record.category = stream.category.number
    record.stream = stream.id
    record.effective = effective
    record.correlation = correlation
    record.expectedRevision = expectedRevision
    record.rulesRevision = rulesRevision
    record.deciderVersion = ClaimDecider.version
    return record
  }

  /// Reads a command back from the log.
  ///
  /// - Throws: where a newer version, or damage, left something that this build does not know.
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
  }
}
