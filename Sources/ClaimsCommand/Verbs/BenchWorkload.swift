import ClaimsDomain
import ClaimsKernel
import EventSourcing

/// The commands of the benchmark: 100,000 claims on their way through the whole lifecycle, in
/// random order, and two long ones that collect notes. Every command is accepted.
struct Workload {
  static let claims: UInt64 = 100_000
  /// The claims with about 10,000 and about 100 events.
  static let long10k = claims
  static let long100 = claims + 1

  private let claims: UInt64
  private var random: UInt64
  private var steps: [UInt8]
  private var commands: UInt64
  /// A note's text: 120 bytes, as the other stores' payloads.
  private let text = String(repeating: "The assessor called and asked for the invoice. ", count: 3)
    .prefix(120).description

  init(seed: UInt64, offset: UInt64 = 0, claims: UInt64 = Self.claims) {
    self.claims = claims
    random = seed &* 0x9e37_79b9_7f4a_7c15 | 1
    commands = seed << 40 | offset << 32
    steps = Array(repeating: 0, count: Int(claims) + 2)
  }

  static func claimID(_ number: UInt64) -> Identifier {
    Identifier(high: 0xc1a1_0000_0000_4000, low: 0x8000_0000_0000_0000 | number)
  }

  mutating func next() -> CommandEnvelope { command(for: draw() % claims) }

  mutating func nextOfBulk(_ index: Int, of total: Int) -> CommandEnvelope {
    if index % (total / 10_000) == 1 { return command(for: Self.long10k) }
    if index % (total / 100) == 3 { return command(for: Self.long100) }
    return next()
  }

  private mutating func draw() -> UInt64 {
    random ^= random << 13
    random ^= random >> 7
    random ^= random << 17
    return random
  }

  /// The next command for a claim. Tasks that run at once must use claims of their own.
  mutating func command(for number: UInt64) -> CommandEnvelope {
    let step = steps[Int(number)]
    let isLong = number >= claims
    if step < (isLong ? 3 : 11) { steps[Int(number)] = step + 1 }
    commands += 1
    let (actor, role, command) = action(isLong && step == 3 ? 11 : step, on: number)
    return CommandEnvelope(
      id: Identifier(high: draw(), low: commands), actor: actor, role: role,
      claim: Self.claimID(number), command: command)
  }

  /// Registers the actors, the administrator first.
  static var registrations: [CommandEnvelope] {
    let administrator = ActorID("ada")
    let people: [(ActorID, Role)] = [
      (administrator, .administrator), (carla, .claimant), (hugo, .handler), (sara, .supervisor),
      (paul, .payer),
    ]
    return people.enumerated().map { number, person in
      let register = RegisterActor(actor: person.0, name: person.0.text, roles: [person.1])
      return CommandEnvelope(
        id: Identifier(high: 0, low: UInt64(number + 1)), actor: administrator,
        role: .administrator, person: person.0, command: .registerActor(register))
    }
  }

  private static let types = ClaimType.allCases.filter { $0 != .unspecified }
  private static let (carla, hugo) = (ActorID("carla"), ActorID("hugo"))
  private static let (sara, paul) = (ActorID("sara"), ActorID("paul"))

  private func action(_ step: UInt8, on number: UInt64) -> (ActorID, Role, ClaimCommand) {
    let (amount, payment) = (Money(90_000, euro), Identifier(high: 7, low: 7))
    switch step {
    case 0:
      // Each has another loss: claims of the same loss would be flagged as duplicates.
      let day = 20_000 - Int64(number) / Int64(Self.types.count)
      let draft = OpenDraft(
        type: Self.types[Int(number) % Self.types.count],
        title: "Rear-end collision at the station",
        claimed: Money(120_000, euro),
        lossDate: LocalDate(daysSinceEpoch: day))
      return (Self.carla, .claimant, .openDraft(draft))
    case 1: return (Self.carla, .claimant, .submit(Submit()))
    case 2: return (Self.hugo, .handler, .acceptIntake(AcceptIntake(handler: Self.hugo)))
    case 3: return (Self.hugo, .handler, .setReserve(SetReserve(amount: amount)))
    case 4:
      let check = RecordCheck(kind: .coverage, result: .passed)
      return (Self.hugo, .handler, .recordCheck(check))
    case 5: return (Self.hugo, .handler, .startInvestigation(StartInvestigation()))
    case 6:
      return (Self.hugo, .handler, .approve(Approve(amount: amount, reason: "liability clear")))
    case 7:
      let request = RequestPayment(payment: payment, amount: amount, payee: "Garage Central")
      return (Self.hugo, .handler, .requestPayment(request))
    case 8:
      return (Self.sara, .supervisor, .authorisePayment(AuthorisePayment(payment: payment)))
    case 9: return (Self.paul, .payer, .issuePayment(IssuePayment(payment: payment)))
    case 10: return (Self.hugo, .handler, .close(Close(outcome: .completed)))
    default: return (Self.hugo, .handler, .addNote(AddNote(text: text)))
    }
  }

  private let euro = Currency("EUR") ?? Currency()
}
