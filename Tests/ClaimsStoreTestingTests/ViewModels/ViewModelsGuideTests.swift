import Claims
import ClaimsStoreTesting
import StateMachineTesting
import Testing

@MainActor @Suite("The screen of a claim")
struct ClaimScreenTests {
  private let ada = ActorID("ada"), carla = ActorID("carla")
  private let claim = Identifier(high: 0xc1a1, low: 1)

  /// What the log has before the test: two people, and Carla's draft.
  private var given: [CommandEnvelope] {
    let people = [(1, ada, Role.administrator), (2, carla, .claimant)].map { number, person, role in
      CommandEnvelope(
        id: Identifier(high: 0xada, low: number), actor: ada, role: .administrator, person: person,
        command: .registerActor(
          RegisterActor(actor: person, name: person.text, roles: [role])))
    }
    let draft = CommandEnvelope(
      id: Identifier(high: 0xada, low: 3), actor: carla, role: .claimant, claim: claim,
      command: .openDraft(OpenDraft(type: .auto, title: "Rear-end collision")))
    return people + [draft]
  }

  @Test("a note is sent, counted and shown as accepted")
  func note() async throws {
    let test = try TestStore(given: given)
    let model = ClaimDetailModel(
      Viewer(
        test.store, actor: carla, role: .claimant, language: .en,
        newID: NumberedIdentifiers(0xabc).next, now: test.clock.read),
      claim: claim)
    try await until("shown") { model.content.value != nil }
    await model.send(.addNote(AddNote(text: "called")))
    #expect(model.sender.message == nil)
    try test.received(in: .claim(claim), [.claim(.noteAdded(NoteAdded(text: "called")))]) {
      $0.claim(claim) { $0.notes = 1 }
    }
    try test.finish()
  }
}
