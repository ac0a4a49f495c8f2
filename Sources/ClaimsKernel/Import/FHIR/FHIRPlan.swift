import ClaimsDomain
import Descriptions
import EventSourcing

/// FHIR's resources as commands to a log of ours, in order, with their senders.
///
/// Pure, and the same for the same resources and the same claims of the log, ids included: a
/// command that is sent again is answered with its receipt.
///
/// Source: Specs/FHIR.md.
public struct FHIRPlan: Sendable, PrintsFields {
  /// What becomes of one resource, as far as it can be said before its commands are judged.
  public struct Resource: Sendable, PrintsFields {
    /// What kind of resource it is.
    public let kind: FHIRInput.Kind
    /// The type and the id.
    public let name: String
    /// The claim that it is about; nil if it is left out.
    public fileprivate(set) var claim: Identifier?
    /// Whether it brings the claim: a Claim, or what is read as one where none was.
    public fileprivate(set) var opensClaim = false
    /// Why it is left out; nil if it is not.
    public fileprivate(set) var omission: Phrase?
    /// Whether it is left out only since another one says the same.
    public fileprivate(set) var isRepeated = false
    /// What it says if it says that more is paid than was submitted; else nil.
    public fileprivate(set) var overpayment: Phrase?
  }

  /// The words that tell one server's resources from another's.
  public let source: String
  /// In the order in which they were read; those that came a second time are the last.
  public private(set) var resources: [Resource] = []
  /// What has no place in a claim, was rounded or assumed, in the order of the resources.
  public private(set) var remarks: FHIRRemarks
  /// How many resources of other kinds the input had.
  public var passedOver: Int { input.passedOver }
  /// What of the input could not be read as a resource.
  public var unread: [FHIRInput.Unread] { input.unread }
  /// Once all is planned, without what was read.
  private(set) var input: FHIRInput
  private let acceptsModifiers: Bool
  private(set) var steps: [PlannedStep] = []
  private var tally = CommandTally()
  private var isPaid = false
  private var claims: [Identifier: FHIRClaimFacts] = [:]
  private var names: [ActorID: String] = [:]
  /// The ClaimResponses that were taken.
  private var answered: Set<String> = []

  /// - Parameters:
  ///   - input: the resources that were read.
  ///   - source: another one for another server, whose ids may be the same.
  ///   - acceptsModifiers: whether resources are taken with extensions that may change what the
  ///     rest of them means.
  ///   - known: the claims that the log holds.
  ///   - holds: whether the log holds the command with an id.
  public init(
    _ input: FHIRInput, source: String = "fhir", acceptsModifiers: Bool = false,
    known: (Identifier) -> Claim? = { _ in nil }, holds: (Identifier) -> Bool = { _ in false }
  ) {
    self.input = input
    self.source = source
    self.acceptsModifiers = acceptsModifiers
    remarks = FHIRRemarks(input.spool)
    resources = input.members.map { Resource(kind: $0.kind, name: $0.name) }
    for place in claimsInOrder { file(place, known) }
    for place in answersInOrder {
      // A claim that an explanation of benefit brought into the log is still its own to bring: an
      // interrupted import goes on with it.
      let opening = FHIRIdentifiers.command(
        "openDraft", of: input.members[place].name, source: source)
      answer(place, holds(opening) ? { _ in nil } : known)
    }
    steps.order()
    // What answers ask for, and nobody after them.
    (claims, answered) = ([:], [])
    for (kind, name, isSame) in input.repeated {
      let reason =
        isSame
        ? Phrase(.readBeforeWithSameContent)
        : Phrase(.readBeforeWithOtherContent)
      resources.append(
        Resource(kind: kind, name: name, omission: reason, isRepeated: isSame))
    }
    self.input.forget()
  }

  /// The commands in the order of the source's times; if those are the same, claims first, in
  /// the order of the source.
  public var envelopes: SpooledCommands {
    SpooledCommands(spool: input.spool, steps: steps)
  }

  /// The rules that have to be other than built in, and on which days; nil if none have to.
  public var changedRules: (change: RulesChange, days: ClosedRange<LocalDate>)? {
    guard let rulesChange, let days else { return nil }
    return (rulesChange, days)
  }

  // MARK: Resources

  private mutating func file(_ place: Int, _ known: (Identifier) -> Claim?) {
    do throws(FHIRFault) {
      let member = try member(at: place)
      var filing = FHIRFiling(
        input: input, member: member, source: source, claimName: member.name,
        reading: FHIRReading(member.element, name: member.name, known: names))
      let (script, facts) = try filing.file(as: place) { id in
        claims[id]?.known ?? (known(id) == nil ? nil : Instant(nanoseconds: .min))
      }
      filing.reading.finish()
      try take(script.steps, facts, filing.reading, place)
      resources[place].opensClaim = true
    } catch { resources[place].omission = error.wording }
  }

  /// A member that has all that R4 requires, and nothing that may change what it means.
  private func member(at place: Int) throws(FHIRFault) -> FHIRInput.Member {
    let member = try input.member(at: place)
    for name in member.kind.required { _ = try member.element.required(name) }
    var modifier: FHIRElement?
    member.element.forEachLeaf { leaf in
      if modifier == nil, leaf.path.contains(FHIRCodes.modifier) { modifier = leaf }
    }
    if let modifier, !acceptsModifiers {
      throw FHIRFault(modifier.path, Phrase(.itMayChangeWhatTheRestMeans))
    }
    return member
  }

  private mutating func answer(_ place: Int, _ known: (Identifier) -> Claim?) {
    do throws(FHIRFault) {
      let member = try member(at: place)
      var reading = FHIRReading(member.element, name: member.name, known: names)
      var filing: [FHIRScript.Step] = []
      var facts: FHIRClaimFacts
      let claim = try claimName(of: member, &reading)
      if let claim, let found = self.claim(named: claim, known) {
        facts = found
      } else if member.kind == .explanationOfBenefit, omission(of: claim) == nil {
        var attempt = FHIRFiling(
          input: input, member: member, source: source, claimName: claim ?? member.name,
          reading: reading)
        let (script, found) = try attempt.file(as: place) { _ in nil }
        (filing, facts, reading) = (script.steps, found, attempt.reading)
      } else {
        throw absent(claim, member)
      }
      var response = FHIRResponse(
        input, member, source: source, reading: reading, known: facts.known)
      try response.answer(&facts)
      if member.element["id"] == nil, filing.isEmpty {
        response.reading.remark(.inferred, at: "id", Phrase(.idNotStated))
      }
      let carried = try facts.place.map { place throws(FHIRFault) in
        try input.member(at: place).element
      }
      response.reading.finish(carriedBy: carried)
      try take(filing + response.script.steps, facts, response.reading, place)
      resources[place].opensClaim = !filing.isEmpty
      resources[place].overpayment = response.overpayment
      if member.kind == .claimResponse { answered.insert(member.name) }
    } catch {
      resources[place].omission = error.wording
      resources[place].isRepeated = error.isRepetition
    }
  }

  private mutating func take(
    _ script: [FHIRScript.Step], _ facts: FHIRClaimFacts, _ reading: FHIRReading, _ place: Int
  ) throws(FHIRFault) {
    var placed: [PlannedStep] = []
    for step in script {
      do throws(EventStoreError) {
        placed.append(
          PlannedStep(
            known: step.known, place: try input.spool.add(step.command), source: place,
            isInferred: step.isInferred))
      } catch { throw FHIRFault("", error.wording) }
    }
    try remarks.add(reading.remarks)
    steps += placed
    for step in script { count(step.command) }
    claims[facts.id] = facts
    resources[place].claim = facts.id
    for (actor, name) in reading.people { names[actor] = names[actor] ?? name }
  }

  private mutating func count(_ command: CommandEnvelope) {
    tally.add(command)
    if case .claim(.requestPayment) = command.command { isPaid = true }
  }

  /// Leaves out resources, by their places, and what answers the claims that they open, unless the
  /// log has the claim.
  mutating func leaveOut(
    _ refused: [Int: PreparedFHIR.Stop], isHeld: (Identifier) -> Bool
  ) throws(EventStoreError) {
    var claims: [Identifier: Int] = [:]
    for place in refused.keys where resources[place].opensClaim {
      if let id = resources[place].claim, !isHeld(id) { claims[id] = place }
    }
    var gone = Set(refused.keys)
    for (place, resource) in resources.enumerated() where refused[place] == nil {
      guard let claim = resource.claim.flatMap({ claims[$0] }), let stop = refused[claim] else {
        continue
      }
      gone.insert(place)
      let name = resource.kind == .claimResponse ? "request" : "claim"
      resources[place].omission = Phrase(.isLeftOut, resources[claim].name, stop.wording).at(name)
      resources[place].claim = nil
    }
    steps.removeAll { gone.contains(Int($0.source)) }
    (tally, isPaid) = (CommandTally(), false)
    for step in steps { count(try input.spool.command(at: step.place)) }
  }

  // MARK: The claim that is answered

  /// The name of the claim that a resource answers; nil if it names none.
  private func claimName(
    of member: FHIRInput.Member, _ reading: inout FHIRReading
  ) throws(FHIRFault) -> String? {
    let isResponse = member.kind == .claimResponse
    if !isResponse, let key = member.element["claimResponse"]?["reference"]?.written,
      let name = input.name(key, of: FHIRInput.Kind.claimResponse.rawValue, from: member),
      answered.contains(name)
    {
      throw FHIRFault(repeating: name)
    }
    guard let request = member.element[isResponse ? "request" : "claim"] else { return nil }
    if let key = try reading.text(request["reference"]) {
      return input.name(key, of: FHIRInput.Kind.claim.rawValue, from: member)
    }
    guard let identifier = request["identifier"],
      let found = input.claim(identifiedBy: identifier)
    else { return nil }
    reading.told(identifier)
    return found
  }

  private func claim(
    named name: String, _ known: (Identifier) -> Claim?
  ) -> FHIRClaimFacts? {
    let id = FHIRIdentifiers.claim(name, source: source)
    return claims[id] ?? known(id).flatMap { FHIRClaimFacts(id, name: name, $0) }
  }

  /// Why a claim that was read is left out; nil if it is not, or was not read.
  private func omission(of claim: String?) -> Phrase? {
    claim.flatMap { input.place(named: $0) }.flatMap { resources[$0].omission }
  }

  private func absent(_ claim: String?, _ member: FHIRInput.Member) -> FHIRFault {
    let name = member.kind == .claimResponse ? "request" : "claim"
    guard let request = member.element[name] else {
      return FHIRFault(name, Phrase(.missingWhichClaimItAnswers))
    }
    if let claim, let why = omission(of: claim) {
      return FHIRFault(name, Phrase(.isLeftOut, claim, why))
    }
    let words = request["reference"]?.written ?? request["identifier"]?["value"]?.written ?? ""
    return FHIRFault(name, Phrase(.isNeitherAmongResourcesNor, claim ?? words))
  }
}

extension FHIRPlan: ImportSource {
  var importName: String { source }

  var days: ClosedRange<LocalDate>? { tally.days }

  var people: [(actor: ActorID, roles: [Role])] { tally.people }

  func name(of person: ActorID) -> String { names[person] ?? person.text }

  /// FHIR names one insurer for all that is done about a claim: if money is paid, no second
  /// person can be told from the first.
  var rulesChange: RulesChange? {
    guard isPaid else { return nil }
    var rules = ClaimRules.builtIn
    rules.fourEyes = false
    return RulesChange(
      rules: rules,
      reason: "FHIR names organizations, not people: one insurer assesses, decides and pays")
  }
}
