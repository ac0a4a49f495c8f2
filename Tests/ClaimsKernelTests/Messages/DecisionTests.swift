import ClaimsDomain
import ClaimsKernel
import EventSourcing
import Testing

@Suite("A decision")
struct DecisionTests {
  private let claim = StreamID.claim(claimID(1))
  private let carla = StreamID.actor(ActorID("carla"))
  private let drafted = ClaimEvent.claimDrafted(
    ClaimDrafted(type: .auto, title: "t", claimed: euros(5), claimant: ActorID("carla")))
  private let registered = ActorEvent.actorRegistered(
    ActorRegistered(actor: ActorID("carla"), name: "Carla", roles: [.claimant]))

  @Test("a claim's events go to the command's own stream")
  func ownStream() {
    let decision = Decision.claim([drafted, .noteAdded(NoteAdded(text: "n"))])
    let events = decision.events(to: claim)
    #expect(events.map(\.stream) == [claim, claim])
    #expect(events.map(\.event) == [.claim(drafted), .claim(.noteAdded(NoteAdded(text: "n")))])
    #expect(decision.kinds == events.map(\.event.kind))
  }

  @Test("events of several streams go each to its own, in order")
  func severalStreams() {
    let decision = Decision.streams([
      StreamEvents(stream: carla, events: [.actor(registered)]),
      StreamEvents(stream: claim, events: [.claim(drafted)]),
    ])
    let events = decision.events(to: claim)
    #expect(events.map(\.stream) == [carla, claim])
    #expect(events.map(\.event) == [.actor(registered), .claim(drafted)])
    #expect(decision.kinds == events.map(\.event.kind))
  }

  @Test("a world takes several streams of one decision as it takes each by itself")
  func folding() {
    let person = Decision.streams([StreamEvents(stream: carla, events: [.actor(registered)])])
    let both = Decision.streams([
      StreamEvents(stream: carla, events: [.actor(registered)]),
      StreamEvents(stream: claim, events: [.claim(drafted)]),
    ])
    var (together, apart) = (LogState(), LogState())
    together.apply(both, to: claim, recorded: start)
    apart.apply(person, to: carla, recorded: start)
    apart.apply(.claim([drafted]), to: claim, recorded: start)
    for logState in [together, apart] {
      #expect(logState.events == 2)
      #expect(logState.revision(of: carla) == 1)
      #expect(logState.revision(of: claim) == 1)
    }
    #expect(together.claims[claimID(1)] == apart.claims[claimID(1)])
    #expect(together.claims[claimID(1)]?.claim.title == "t")
    #expect(together.actors == apart.actors)
  }
}
