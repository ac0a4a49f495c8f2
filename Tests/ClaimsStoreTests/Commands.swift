import ClaimsDomain
import ClaimsKernel
import ClaimsStore
import EventSourcing

let noon = Instant(nanoseconds: 1_772_452_800_000_000_000)

/// How many events register those who act in these tests: they come first.
let registered: UInt64 = 3

/// A store whose log knows the administrator, Carla and Hugo.
func newStore<Log: EventStore>(_ log: Log) throws(EventStoreError) -> Store<Log> {
  let store = Store(try ClaimsKernel(log, clock: { noon }))
  let people: [(String, [Role])] = [
    ("ada", [.administrator]), ("carla", [.claimant]), ("hugo", [.handler]),
  ]
  for (number, (name, roles)) in people.enumerated() {
    let register = RegisterActor(actor: ActorID(name), name: name, roles: roles)
    let _: Answer = try store.send(
      CommandEnvelope(
        id: Identifier(high: 0xada, low: UInt64(number + 1)), actor: ActorID("ada"),
        role: .administrator, person: ActorID(name), command: .registerActor(register)))
  }
  return store
}

func claim(_ number: UInt64) -> Identifier { Identifier(high: 0xc1a1, low: number) }

func envelope(
  _ id: UInt64, _ command: ClaimCommand, on number: UInt64, by actor: String, as role: Role
) -> CommandEnvelope {
  CommandEnvelope(
    id: Identifier(high: 0xc0de, low: id), actor: ActorID(actor), role: role, claim: claim(number),
    command: command)
}

/// Carla's draft, complete; the command has the claim's number unless another is given.
func draft(_ number: UInt64, id: UInt64? = nil) -> CommandEnvelope {
  let open = OpenDraft(
    type: .auto, title: "Rear-end", claimed: Money(90_000, Currency("EUR") ?? Currency()),
    lossDate: LocalDate(daysSinceEpoch: 20_500))
  return envelope(id ?? number, .openDraft(open), on: number, by: "carla", as: .claimant)
}

func note(
  _ id: UInt64, on number: UInt64, _ text: String, by actor: String = "hugo",
  as role: Role = .handler
) -> CommandEnvelope {
  envelope(id, .addNote(AddNote(text: text)), on: number, by: actor, as: role)
}

extension Answer {
  var receipt: Receipt? { if case .accepted(let receipt) = self { receipt } else { nil } }
  var refused: RefusedAnswer? { if case .refused(let refused) = self { refused } else { nil } }
}
