import ClaimsDomain
import ClaimsKernel
import ClaimsStore
import ClaimsStoreTesting
import EventSourcing
import StateMachineTesting

typealias MemoryLog = FailingEventStore<InMemoryEventStore>

let morning = Instant.aQuietMorning
let euro = Currency("EUR") ?? Currency()

/// The actors of these tests; the first command registers the administrator.
let people: [CommandEnvelope] = [
  register("ada", .administrator), register("carla", .claimant), register("hugo", .handler),
  register("sara", .supervisor), register("vera", .verifier),
]

func register(_ name: String, _ role: Role) -> CommandEnvelope {
  CommandEnvelope(
    id: StreamID.actor(ActorID("register " + name)).id, actor: ActorID("ada"),
    role: .administrator, person: ActorID(name),
    command: .registerActor(RegisterActor(actor: ActorID(name), name: name, roles: [role])))
}

func claim(_ number: UInt64) -> Identifier { Identifier(high: 0xc1a1, low: number) }

func command(
  _ number: UInt64, _ command: ClaimCommand, on claimNumber: UInt64 = 1, by actor: String = "carla",
  as role: Role = .claimant
) -> CommandEnvelope {
  CommandEnvelope(
    id: Identifier(high: 0xc0de, low: number), actor: ActorID(actor), role: role,
    claim: claim(claimNumber), command: command)
}

func draft(
  _ number: UInt64 = 1, title: String = "Rear-end", claimed: Int64 = 90_000
) -> CommandEnvelope {
  let open = OpenDraft(
    type: .auto, title: title, claimed: Money(claimed, euro),
    lossDate: LocalDate(daysSinceEpoch: 20_500))
  return command(number, .openDraft(open), on: number)
}

func note(
  _ number: UInt64, _ text: String, on claimNumber: UInt64 = 1, by actor: String = "carla",
  as role: Role = .claimant
) -> CommandEnvelope {
  command(number, .addNote(AddNote(text: text)), on: claimNumber, by: actor, as: role)
}

let drafted = ClaimEvent.claimDrafted(
  ClaimDrafted(
    type: .auto, title: "Rear-end", claimed: Money(90_000, euro),
    lossDate: LocalDate(daysSinceEpoch: 20_500), claimant: ActorID("carla")))

extension TestStore {
  /// A user of a screen of this store. Their identifiers count from 1.
  func viewer(
    _ name: String, _ role: Role, _ language: Language = .en,
    ids: NumberedIdentifiers = NumberedIdentifiers(0xabc)
  ) -> Viewer<Log> {
    Viewer(
      store, actor: ActorID(name), role: role, language: language, newID: ids.next,
      now: { [clock] in clock.time })
  }
}
