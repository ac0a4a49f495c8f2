import ClaimsDomain
import ClaimsKernel
import EventSourcing
import Foundation
import StateMachineTesting
import WriteAheadLog

let start = Instant("2026-03-01T09:00:01Z")!

/// Every reading is a second later than the one before.
func tickingClock() -> ControlledClock { ControlledClock(start, step: .seconds(1)) }

let eur = Currency("EUR")!
func euros(_ minorUnits: Int64) -> Money { Money(minorUnits, eur) }
func claimID(_ number: UInt64) -> Identifier { Identifier(high: 0xc1a1, low: number) }
func paymentID(_ number: UInt64) -> Identifier { Identifier(high: 0xbead, low: number) }

/// The actors of these tests, the administrator first: one event each.
enum People {
  static let roles: [(name: String, roles: [Role])] = [
    ("ada", [.administrator]), ("carla", [.claimant]), ("dario", [.claimant]),
    ("hugo", [.handler, .supervisor, .payer]), ("sara", [.supervisor]), ("paul", [.payer]),
  ]

  static func register(_ number: Int) -> CommandEnvelope {
    let (name, roles) = Self.roles[number]
    let command = RegisterActor(actor: ActorID(name), name: name.capitalized, roles: roles)
    return CommandEnvelope(
      id: Identifier(high: 0xada, low: UInt64(number + 1)), actor: ActorID("ada"),
      role: .administrator, person: ActorID(name), command: .registerActor(command))
  }

  static var commands: [CommandEnvelope] { roles.indices.map(register) }
}

/// A kernel that knows all actors; registers them if the log is empty.
func kernel<Log: EventStore>(
  _ log: Log, refusals: RefusalLimits = .builtIn, clock: @escaping @Sendable () -> Instant
) throws(EventStoreError) -> ClaimsKernel<Log> {
  let kernel = try ClaimsKernel(log, refusals: refusals, clock: clock)
  guard log.head.position == .start else { return kernel }
  for command in People.commands { let _: Answer = try kernel.send(command) }
  return kernel
}

/// Writes commands with ids of its own: 1, 2, 3 …
struct Script {
  /// The first half of the commands' ids.
  var ids: UInt64 = 0x1d
  var commands: [CommandEnvelope] = []

  mutating func add(
    _ actor: String, _ role: Role, _ command: ClaimCommand, on claim: UInt64 = 1,
    effective: String? = nil, expected: UInt64? = nil
  ) {
    commands.append(
      CommandEnvelope(
        id: Identifier(high: ids, low: UInt64(commands.count + 1)), actor: ActorID(actor),
        role: role, claim: claimID(claim), command: command,
        effective: effective.flatMap { Instant($0) }, expectedRevision: expected))
  }

  /// A command of the administrator to a registered actor.
  mutating func administer(_ person: String, _ command: ActorCommand, by actor: String = "ada") {
    commands.append(
      CommandEnvelope(
        id: Identifier(high: ids, low: UInt64(commands.count + 1)), actor: ActorID(actor),
        role: .administrator, person: ActorID(person), command: command))
  }

  mutating func setRules(
    from: String? = nil, by actor: String = "ada", _ change: (inout ClaimRules) -> Void
  ) {
    var rules = ClaimRules.builtIn
    change(&rules)
    commands.append(
      CommandEnvelope(
        id: Identifier(high: ids, low: UInt64(commands.count + 1)), actor: ActorID(actor),
        role: .administrator,
        command: .setRules(
          SetRules(from: from.flatMap { LocalDate($0) }, rules: rules, reason: "a test"))))
  }

  /// A claim from its draft to its closing, with four refusals on the way.
  static func wholeLife() -> Script {
    var script = Script()
    let day = LocalDate("2026-02-28")
    script.add(
      "carla", .claimant,
      .openDraft(
        OpenDraft(type: .auto, title: "Rear-end – «Ñandú»", claimed: euros(900), lossDate: day)),
      effective: "2026-02-28T18:00:00.5+01:00")
    script.add("carla", .claimant, .editDraft(EditDraft(claimed: euros(1000))))
    script.add("dario", .claimant, .submit(Submit()))
    script.add("carla", .claimant, .submit(Submit()), expected: 2)
    script.add("hugo", .handler, .acceptIntake(AcceptIntake(handler: ActorID("hugo"))))
    script.add("hugo", .handler, .startInvestigation(StartInvestigation()))
    script.add(
      "hugo", .handler, .recordCheck(RecordCheck(kind: .coverage, result: .passed, text: "§2")))
    script.add("hugo", .handler, .approve(Approve(amount: euros(800))))
    script.add("hugo", .handler, .setReserve(SetReserve(amount: euros(900))))
    script.add("hugo", .handler, .approve(Approve(amount: euros(800), reason: "clear")))
    script.add(
      "hugo", .handler,
      .requestPayment(RequestPayment(payment: paymentID(1), amount: euros(800), payee: "Carla")))
    script.add("hugo", .supervisor, .authorisePayment(AuthorisePayment(payment: paymentID(1))))
    script.add("sara", .supervisor, .authorisePayment(AuthorisePayment(payment: paymentID(1))))
    script.add("paul", .payer, .issuePayment(IssuePayment(payment: paymentID(1))))
    script.add("hugo", .handler, .close(Close(outcome: .completed)))
    script.add("paul", .payer, .issuePayment(IssuePayment(payment: paymentID(1))))
    script.add("carla", .claimant, .addNote(AddNote(text: "thank you\n")))
    return script
  }
}

extension Answer {
  var codes: [RefusalCode] {
    if case .refused(let refused) = self { refused.reasons.map(\.code) } else { [] }
  }

  var reasons: [Reason] {
    if case .refused(let refused) = self { refused.reasons } else { [] }
  }
}

extension [Answer] {
  var areAccepted: Bool { allSatisfy { $0.isAccepted } }
}

extension ClaimsKernel {
  /// Sends from this thread, one after another.
  func answers(_ commands: [CommandEnvelope]) throws(EventStoreError) -> [Answer] {
    var answers: [Answer] = []
    for command in commands { answers.append(try send(command)) }
    return answers
  }
}

/// A folder that goes with the test.
final class TemporaryFolder {
  let url: URL
  init() throws {
    url = FileManager.default.temporaryDirectory.appending(path: "kernel-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }
  deinit { try? FileManager.default.removeItem(at: url) }
  func path(_ name: String = "test.wal") -> String { url.appending(path: name).path }
}

/// Registers all actors, plays commands into a fresh log and closes it.
@discardableResult
func play(_ script: Script, to path: String, seed: UInt64 = 1) throws -> [Answer] {
  let options = LogOptions(
    newLogID: { (Identifier(high: 0xf00d, low: seed), seed) },
    now: { Instant("2026-03-01T08:00:00Z")! })
  let log = try WriteAheadLog.open(path, options: options)
  let kernel = try kernel(log, clock: tickingClock().read)
  let answers = try script.commands.map { command in
    let answer: Answer = try kernel.send(command)
    return answer
  }
  try log.close()
  return answers
}
