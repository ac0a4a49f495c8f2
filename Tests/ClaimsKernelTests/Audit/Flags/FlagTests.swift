import ClaimsDomain
import EventSourcing
import Foundation
import StateMachineTesting
import TestSupport
import Testing

@testable import ClaimsKernel

/// What is worth a look is found, with its evidence, and nothing else. Source: Specs/Audit.md, "Flags".
@Suite("Flags")
struct FlagTests {
  /// A log of commands, each sent at a time of its own.
  private struct Played {
    private let clock = ControlledClock(start, step: .zero)
    private let kernel: ClaimsKernel<InMemoryEventStore>
    private var count: UInt64 = 0

    init() throws {
      kernel = try ClaimsKernel(InMemoryEventStore(), clock: clock.read)
      for command in People.commands { let _: Answer = try kernel.send(command) }
    }

    var log: InMemoryEventStore { kernel.log }

    mutating func send(
      _ time: String, _ actor: String, _ role: Role, _ command: DomainCommand,
      to stream: StreamID = .claim(claimID(1)), effective: String? = nil,
      about person: ActorID = ActorID()
    ) throws {
      count += 1
      clock.set(to: try #require(Instant(time)))
      var sent = CommandEnvelope(
        id: Identifier(high: 0xf1a6, low: count), actor: ActorID(actor), role: role,
        stream: stream, command: command, effective: effective.flatMap { Instant($0) })
      sent.person = person
      let answer: Answer = try kernel.send(sent)
      #expect(answer.isAccepted, "\(command.name): \(answer.reasons)")
    }

    mutating func limit(_ kind: AuthorityKind, _ amount: Int64, of person: String) throws {
      try send(
        "2026-03-02T09:00:00Z", "ada", .administrator,
        .actor(.setAuthority(SetAuthority(kind: kind, limit: euros(amount)))),
        to: .actor(ActorID(person)), about: ActorID(person))
    }

    /// Up to the reserve of a claim that is about 10 euros.
    mutating func open(_ claim: UInt64 = 1, reserve: Int64 = 1000, day: String = "2026-03-02")
      throws
    {
      let stream = StreamID.claim(claimID(claim))
      let steps: [(String, Role, ClaimCommand)] = [
        (
          "carla", .claimant,
          .openDraft(
            OpenDraft(
              type: .auto, title: "x", claimed: euros(1000),
              lossDate: LocalDate("2026-02-0\(claim)")))
        ),
        ("carla", .claimant, .submit(Submit())),
        ("hugo", .handler, .acceptIntake(AcceptIntake(handler: ActorID("hugo")))),
        ("hugo", .handler, .recordCheck(RecordCheck(kind: .coverage, result: .passed, text: "§"))),
        ("hugo", .handler, .setReserve(SetReserve(amount: euros(reserve)))),
      ]
      for (number, step) in steps.enumerated() {
        try send("\(day)T10:0\(number):00Z", step.0, step.1, .claim(step.2), to: stream)
      }
    }

    func findings(
      _ only: FlagName, _ change: (inout FlagThresholds) -> Void = { _ in }
    ) throws -> [String] {
      var thresholds = FlagThresholds()
      change(&thresholds)
      var (run, found) = (FlagRun([only], thresholds), [FlagFinding]())
      try log.forEachEntry(after: .start) { entry in
        do { try run.take(entry) { found.append($0) } } catch { Issue.record("\(error)") }
        return true
      }
      run.finish { found.append($0) }
      return found.map { finding in
        let places = finding.positions.map { "\($0.value)" }.joined(separator: "-")
        let people = finding.people.map(\.text).joined(separator: "+")
        let money = finding.amounts.map(\.display).joined(separator: ", ")
        return "\(places) \(people) \(finding.measure.value) \(finding.measure.unit)"
          + (money.isEmpty ? "" : " " + money)
      }
    }
  }

  @Test("what was recorded long after it was true is backdated, in a stream of any kind")
  func backdated() throws {
    var played = try Played()
    try played.send(
      "2026-05-01T09:00:00Z", "carla", .claimant,
      .property(
        .registerProperty(
          RegisterProperty(
            owner: ActorID("carla"),
            details: PropertyDetails(
              title: "x", address: PropertyAddress(street: "s", city: "c", country: "ES"),
              kind: .house)))),
      to: StreamID(.property, claimID(9)), effective: "2026-03-02T09:00:00Z")
    #expect(try played.findings(.backdated) == ["7 carla 60 days"])
    #expect(try played.findings(.backdated) { $0.backdatedDays = 60 } == [])
  }

  @Test("a decision just under its decider's limit is found, and one far under it is not")
  func nearLimit() throws {
    var played = try Played()
    try played.limit(.decision, 1000, of: "hugo")
    try played.open()
    try played.send(
      "2026-03-02T11:00:00Z", "hugo", .handler, .claim(.approve(Approve(amount: euros(950)))))
    #expect(try played.findings(.nearLimit) == ["14 hugo 95 percent 9.50 EUR, 10.00 EUR"])
    #expect(try played.findings(.nearLimit) { $0.nearLimitPercent = 96 } == [])
  }

  /// Claims, each with a payment to one payee that sara authorised.
  private func payments(
    of amounts: [Int64] = [600, 600], limit: Int64 = 700
  ) throws -> Played {
    var (played, inForce) = (try Played(), Int64(0))
    for (claim, amount) in zip(UInt64(1)..., amounts) {
      // Whoever may authorise less once authorised more.
      if max(amount, limit) != inForce {
        try played.limit(.payment, max(amount, limit), of: "sara")
      }
      inForce = max(amount, limit)
      let (stream, day) = (StreamID.claim(claimID(claim)), "2026-03-0\(2 + claim)")
      try played.open(claim, day: day)
      let payment = paymentID(claim)
      let steps: [(String, String, Role, ClaimCommand)] = [
        ("11:00:00", "hugo", .handler, .approve(Approve(amount: euros(amount)))),
        (
          "11:05:00", "hugo", .handler,
          .requestPayment(
            RequestPayment(
              payment: payment, amount: euros(amount), payee: claim == 1 ? "Bo" : "BO"))
        ),
        ("12:00:00", "sara", .supervisor, .authorisePayment(AuthorisePayment(payment: payment))),
        ("12:05:00", "paul", .payer, .issuePayment(IssuePayment(payment: payment))),
      ]
      for (time, actor, role, command) in steps {
        try played.send("\(day)T\(time)Z", actor, role, .claim(command), to: stream)
      }
    }
    return played
  }

  @Test("payments to one payee that only together pass a limit are split, on several claims too")
  func split() throws {
    let played = try payments()
    #expect(
      try played.findings(.splitPayments) == [
        "16-27 sara 2 payments 6.00 EUR, 6.00 EUR, 7.00 EUR"
      ])
    #expect(try played.findings(.splitPayments) { $0.splitDays = 0 } == [])
  }

  @Test("a payment above the limit excuses none of those within it")
  func splitBeside() throws {
    let found = try payments(of: [900, 600, 600]).findings(.splitPayments)
    #expect(found.count == 1 && found[0].hasSuffix("2 payments 6.00 EUR, 6.00 EUR, 7.00 EUR"))
  }

  @Test("two people of whom one always follows the other are a pair")
  func pairs() throws {
    let played = try payments()
    let found = try played.findings(.pairs) { $0.pairCount = 2 }
    #expect(found == ["16-27 hugo+sara 2 times", "18-29 sara+paul 2 times"])
    #expect(try played.findings(.pairs) == [])
  }

  @Test(
    "work at night is found by the clocks of the rules' time zone, once for each person and day")
  func oddHours() throws {
    var played = try Played()
    try played.open()
    try played.send("2026-03-03T21:30:00Z", "hugo", .handler, .claim(.acknowledge(Acknowledge())))
    try played.send("2026-03-03T21:40:00Z", "hugo", .handler, .claim(.addNote(AddNote(text: "n"))))
    let atSunday = try played.findings(.oddHours)
    #expect(atSunday == ["1-6 ada 9 weekendHour"])
    var rules = ClaimRules.builtIn
    rules.timeZone = "CET-1CEST,M3.5.0,M10.5.0/3"
    try played.send(
      "2026-03-04T09:00:00Z", "ada", .administrator,
      .rules(.setRules(SetRules(rules: rules, reason: "here"))), to: .rules)
    try played.send("2026-03-04T21:30:00Z", "hugo", .handler, .claim(.addNote(AddNote(text: "n"))))
    #expect(
      try played.findings(.oddHours) { $0.worksOnWeekends = true } == ["16 hugo 22 hour"])
    // A night shift goes on past midnight: then the day is odd.
    let byDay = try played.findings(.oddHours) {
      ($0.worksOnWeekends, $0.workFromHour, $0.workToHour) = (true, 21, 6)
    }
    #expect(byDay == ["1-6 ada 9 hour", "15 ada 9 hour", "10-12 hugo 10 hour"])
  }

  @Test("a fact that is corrected after money went out is found, with the payment")
  func corrections() throws {
    var played = try payments()
    try played.send(
      "2026-03-09T09:00:00Z", "sara", .supervisor,
      .claim(
        .correctFact(
          CorrectFact(
            replaces: 1, details: ClaimDetails(lossDate: LocalDate("2026-02-09")),
            reason: "misread"))))
    #expect(
      try played.findings(.correctionsAfterPayment) == ["17-30 paul+sara 5 days 6.00 EUR"])
  }

  @Test("what is approved within minutes of being handed in is found, and what takes longer is not")
  func fast() throws {
    let played = try payments()
    #expect(try played.findings(.fastApprovals) == [])
    #expect(
      try played.findings(.fastApprovals) { $0.approvalMinutes = 59 } == [
        "15-16 hugo+sara 55 minutes 6.00 EUR", "26-27 hugo+sara 55 minutes 6.00 EUR",
      ])
  }

  // MARK: All of them

  @Test("every name has its flag, and one alone")
  func every() {
    #expect(FlagRun.all.map { $0.name } == FlagName.allCases)
  }

  @Test("the page has every flag and every threshold with its built-in value")
  func page() throws {
    let page = try String(
      contentsOf: repository.appending(path: "Specs/Audit.md"), encoding: .utf8)
    for name in FlagName.allCases { #expect(page.contains("\n| `\(name.rawValue)` |")) }
    for row in fieldRows(FlagThresholds()) {
      #expect(page.contains("\n| `\(row.path)` | \(row.value) |"), "\(row.path)")
    }
    #expect(fieldRows(FlagThresholds()).count == 9)
  }

  @Test("a threshold that there is not is an error that names those there are")
  func thresholds() throws {
    let read = try FlagThresholds(json: Array(#"{"backdatedDays":5}"#.utf8))
    #expect(read.backdatedDays == 5 && read.pairCount == 10)
    for (text, part) in [
      (#"{"backdated":5}"#, "backdated: no such field: did you mean backdatedDays?"),
      (#"{"pairPercent":101}"#, "pairPercent: expected at most 100, found 101"),
      (#"{"workFromHour":-1}"#, "workFromHour"),
    ] {
      let fault = #expect(throws: JSONFault.self) { try FlagThresholds(json: Array(text.utf8)) }
      #expect(fault?.wording.en.contains(part) == true, "\(fault?.wording.en ?? "")")
    }
  }

  @Test("what is remembered of streams is bounded, and the oldest is forgotten first")
  func recent() {
    var recent = Recent<Int, Int>(most: 3)
    for number in 1...5 { recent.set(number, for: number) }
    #expect((1...5).compactMap { recent[$0] } == [3, 4, 5])
    recent.set(9, for: 4)
    #expect(recent[4] == 9 && recent[3] == 3)
  }
}
