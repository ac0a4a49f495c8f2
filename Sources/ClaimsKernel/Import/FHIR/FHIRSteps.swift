import ClaimsDomain
import EventSourcing

/// What a response has to know of the claim that it answers.
struct FHIRClaimFacts: Sendable {
  struct Line: Sendable {
    var part: Identifier
    var asked: Money
    var quantity: UInt32
  }

  var id: Identifier
  /// The claim's own resource, from whose name the parts' ids follow.
  var name: String
  var claimed: Money
  var lines: [Line]
  var payee: String
  /// Whether it was taken in, so far as the resources before this one say.
  var isAccepted = false
  var reserve: Money
  /// The latest time of its commands.
  var known: Instant
  /// When it was handed in.
  var filed: Instant?
  /// The place of the resource that says the same as an explanation of benefit says of the claim.
  var place: Int?
}

extension FHIRClaimFacts {
  /// A claim that the log holds.
  init?(_ id: Identifier, name: String, _ claim: Claim) {
    guard claim.status != .none else { return nil }
    self.init(
      id: id, name: name, claimed: claim.claimed,
      lines: claim.file.parts.compactMap { part in
        part.lineItem.map { Line(part: part.id, asked: $0.asked, quantity: $0.quantity) }
      },
      payee: claim.file.details.parties.first { $0.role == .payee }?.name ?? claim.claimant.text,
      isAccepted: claim.isAccepted, reserve: claim.reserve,
      known: claim.submittedAt ?? Instant(nanoseconds: .min), filed: claim.submittedAt)
  }
}

/// The commands of one resource, with ids that follow from its name.
struct FHIRScript: Sendable {
  struct Step: Sendable {
    /// The latest time that its claim had reached.
    var known: Instant
    var command: CommandEnvelope
    /// Whether the resource leaves it implicit.
    var isInferred: Bool
  }

  /// Whose ids these are: words that tell one server's resources from another's.
  let source: String
  let name: String
  private(set) var steps: [Step] = []
  var known: Instant

  init(source: String, name: String, known: Instant) {
    self.source = source
    self.name = name
    self.known = known
  }

  /// - Parameter key: what the command is to the resource; the same whatever else it has.
  mutating func add(
    _ key: String, _ actor: ActorID, _ role: Role, _ claim: Identifier, _ command: ClaimCommand,
    at time: Instant, isInferred: Bool = false
  ) {
    known = max(known, time)
    let envelope = CommandEnvelope(
      id: FHIRIdentifiers.command(key, of: name, source: source), actor: actor, role: role,
      claim: claim, command: command, effective: time)
    steps.append(Step(known: known, command: envelope, isInferred: isInferred))
  }
}

enum FHIRIdentifiers {
  /// The claim that a resource becomes: a Claim, or the resource used in its place.
  static func claim(_ name: String, source: String) -> Identifier {
    Identifier(derivedFrom: "import", source, name)
  }

  static func line(_ sequence: Int64, of name: String, source: String) -> Identifier {
    Identifier(derivedFrom: "import", source, name, "item", String(sequence))
  }

  /// - Parameter key: what the command is to the resource.
  static func command(_ key: String, of name: String, source: String) -> Identifier {
    Identifier(derivedFrom: "import", source, name, key)
  }

  static func payment(of name: String, source: String) -> Identifier {
    Identifier(derivedFrom: "import", source, name, "payment")
  }
}
