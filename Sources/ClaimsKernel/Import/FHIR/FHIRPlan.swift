import ClaimsDomain
import EventSourcing

/// FHIR's resources as commands to a log of ours, in order, with their senders.
///
/// Pure, and the same for the same resources and the same claims of the log, ids included: a
/// command that is sent again is answered with its receipt.
///
/// Source: Specs/FHIR.md.
public struct FHIRPlan: Sendable {
  /// What becomes of one resource, as far as it can be said before its commands are judged.
  public struct Resource: Sendable {
    public let kind: FHIRInput.Kind
    /// The type and the id.
    public let name: String
    /// The claim that it is about; nil if it is left out.
    public fileprivate(set) var claim: Identifier?
    /// Why it is left out; nil if it is not.
    public fileprivate(set) var omission: Phrase?
    /// Whether it is left out only since another one says the same.
    public fileprivate(set) var isRepeated = false
    /// What it says if it says that more is paid than was submitted; else nil.
    public fileprivate(set) var overpayment: String?
  }

  /// The words that tell one server's resources from another's.
  public let source: String
  public private(set) var resources: [Resource] = []
  /// What has no place in a claim, was rounded or assumed, in the order of the resources.
  public private(set) var remarks: [FHIRRemark] = []
  public var passedOver: Int { input.passedOver }
  let input: FHIRInput
  private var script: [FHIRStep] = []
  private var claims: [Identifier: FHIRClaimFacts] = [:]
  private var names: [ActorID: String] = [:]
  /// The ClaimResponses that were taken.
  private var answered: Set<String> = []

  /// - Parameters:
  ///   - source: another one for another server, whose ids may be the same.
  ///   - known: the claims that the log holds.
  ///   - holds: whether the log holds the command with an id.
  public init(
    _ input: FHIRInput, source: String = "fhir", known: (Identifier) -> Claim? = { _ in nil },
    holds: (Identifier) -> Bool = { _ in false }
  ) {
    self.input = input
    self.source = source
    let places = input.members.indices
    resources = places.map {
      Resource(kind: input.members[$0].kind, name: input.members[$0].name)
    }
    for place in claimsInOrder { file(place, claimName: input.members[place].name, known) }
    for place in answersInOrder {
      // A claim that an explanation of benefit brought into the log is still its own to bring: an
      // interrupted import goes on with it.
      let opening = FHIRIdentifiers.command(
        "openDraft", of: input.members[place].name, source: source)
      answer(place, holds(opening) ? { _ in nil } : known)
    }
    for (kind, name, isSame) in input.repeated {
      let reason =
        isSame
        ? Phrase(.readBeforeWithSameContent)
        : Phrase(.readBeforeWithOtherContent)
      resources.append(
        Resource(kind: kind, name: name, omission: reason, isRepeated: isSame))
    }
  }

  /// The commands in the order of the source's times; if those are the same, claims first, in
  /// the order of the source.
  public var envelopes: [CommandEnvelope] { steps.map(\.command) }

  var steps: [FHIRStep] {
    script.enumerated().sorted { ($0.element.known, $0.offset) < ($1.element.known, $1.offset) }
      .map(\.element)
  }

  /// The rules that have to be other than built in, and on which days; nil if none have to.
  public var changedRules: (change: RulesChange, days: ClosedRange<LocalDate>)? {
    guard let rulesChange, let days else { return nil }
    return (rulesChange, days)
  }

  // MARK: Resources

  private mutating func file(
    _ place: Int, claimName: String, _ known: (Identifier) -> Claim?
  ) {
    let member = input.members[place]
    var filing = FHIRFiling(
      input: input, member: member, source: source, claimName: claimName,
      reading: FHIRReading(member.element, name: member.name))
    do throws(FHIRFault) {
      for name in member.kind.required { _ = try member.element.required(name) }
      let (script, facts) = try filing.file(as: place) { id in
        claims[id]?.known ?? (known(id) == nil ? nil : Instant(nanoseconds: .min))
      }
      filing.reading.finish()
      take(script, facts, filing.reading, place)
    } catch { resources[place].omission = error.wording }
  }

  private mutating func answer(_ place: Int, _ known: (Identifier) -> Claim?) {
    let member = input.members[place]
    var reading = FHIRReading(member.element, name: member.name)
    do throws(FHIRFault) {
      for name in member.kind.required { _ = try member.element.required(name) }
      var filing: FHIRScript?
      var facts: FHIRClaimFacts
      let claim = try claimName(of: member, &reading)
      if let claim, let found = self.claim(named: claim, known) {
        facts = found
      } else if member.kind == .explanationOfBenefit {
        var attempt = FHIRFiling(
          input: input, member: member, source: source, claimName: claim ?? member.name,
          reading: reading)
        let (script, found) = try attempt.file(as: place) { _ in nil }
        (filing, facts, reading) = (script, found, attempt.reading)
      } else {
        throw absent(claim, member)
      }
      var response = FHIRResponse(
        input, member, source: source, reading: reading, resource: place, known: facts.known)
      try response.answer(&facts)
      response.reading.finish(carriedBy: facts.element)
      if let filing { script += filing.steps }
      take(response.script, facts, response.reading, place)
      resources[place].overpayment = response.overpayment
      if member.kind == .claimResponse { answered.insert(member.name) }
    } catch {
      resources[place].omission = error.wording
      resources[place].isRepeated = error.isRepetition
    }
  }

  private mutating func take(
    _ script: FHIRScript, _ facts: FHIRClaimFacts, _ reading: FHIRReading, _ place: Int
  ) {
    self.script += script.steps
    claims[facts.id] = facts
    resources[place].claim = facts.id
    remarks += reading.remarks
    for (actor, name) in reading.people { names[actor] = names[actor] ?? name }
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
    return found.name
  }

  private func claim(
    named name: String, _ known: (Identifier) -> Claim?
  ) -> FHIRClaimFacts? {
    let id = FHIRIdentifiers.claim(name, source: source)
    return claims[id] ?? known(id).flatMap { FHIRClaimFacts(id, name: name, $0) }
  }

  private func absent(_ claim: String?, _ member: FHIRInput.Member) -> FHIRFault {
    guard let request = member.element["request"] else {
      return FHIRFault(
        "request", Phrase(.missingWhichClaimItAnswers))
    }
    if let claim, let place = input.members.firstIndex(where: { $0.name == claim }) {
      let why = resources[place].omission ?? Phrase(.itWasNotTaken)
      return FHIRFault(
        "request", Phrase(.isLeftOut, claim, why))
    }
    let words = request["reference"]?.written ?? request["identifier"]?["value"]?.written ?? ""
    let name = claim ?? words
    return FHIRFault(
      "request", Phrase(.isNeitherAmongResourcesNor, name))
  }
}

extension FHIRPlan: ImportSource {
  var importName: String { source }

  var days: ClosedRange<LocalDate>? { script.lazy.map(\.command).days }

  var people: [(actor: ActorID, roles: [Role])] { script.lazy.map(\.command).people }

  func name(of person: ActorID) -> String { names[person] ?? person.text }

  /// FHIR names one insurer for all that is done about a claim: if money is paid, no second
  /// person can be told from the first.
  var rulesChange: RulesChange? {
    let isPaid = script.contains { step in
      if case .claim(.requestPayment) = step.command.command { true } else { false }
    }
    guard isPaid else { return nil }
    var rules = ClaimRules.builtIn
    rules.fourEyes = false
    return RulesChange(
      rules: rules,
      reason: "FHIR names organizations, not people: one insurer assesses, decides and pays")
  }
}
