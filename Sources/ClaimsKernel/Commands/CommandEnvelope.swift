import ClaimsDomain
import EventSourcing

/// A command to a claim with everything that goes with it: who, in which role, when, what for.
public struct CommandEnvelope: Equatable, Sendable {
  /// Chosen by the sender. Once accepted, the same id with the same content is answered with the
  /// same receipt for ever; a refused command is judged anew.
  public var id: Identifier
  public var actor: ActorID
  public var role: Role
  public var claim: Identifier
  public var command: ClaimCommand
  /// When it was true in the world; nil for "now".
  public var effective: Instant?
  /// The process that this command belongs to; zero for one of its own.
  public var correlation: Identifier
  /// The revision that the sender had seen; nil for "whatever it is now".
  public var expectedRevision: UInt64?

  /// More bytes of arguments than this are refused with `commandTooLarge`.
  public static let payloadLimit = 256 << 10

  public init(
    id: Identifier, actor: ActorID, role: Role, claim: Identifier, command: ClaimCommand,
    effective: Instant? = nil, correlation: Identifier = Identifier(),
    expectedRevision: UInt64? = nil
  ) {
    self.id = id
    self.actor = actor
    self.role = role
    self.claim = claim
    self.command = command
    self.effective = effective
    self.correlation = correlation
    self.expectedRevision = expectedRevision
  }

  /// The command as the log keeps it.
  public func record(rules: ClaimRules) throws(WireError) -> CommandRecord {
    var record = CommandRecord()
    record.id = id
    record.actor = actor
    record.role = role.rawValue
    record.type = command.kind.rawValue
    record.payload = try command.encodedPayload()
    record.category = Category.claim.number
    record.stream = claim
    record.effective = effective
    record.correlation = correlation
    record.expectedRevision = expectedRevision
    record.rulesRevision = rules.revision
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
      id: record.id, actor: record.actor, role: role, claim: record.stream,
      command: try ClaimCommand(kind: record.type, payload: record.payload),
      effective: record.effective, correlation: record.correlation,
      expectedRevision: record.expectedRevision)
  }
}
