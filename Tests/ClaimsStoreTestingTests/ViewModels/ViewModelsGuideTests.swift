import ClaimsDomain
import ClaimsKernel
import ClaimsStore
import ClaimsStoreTesting
import EventSourcing
import StateMachineTesting
import TestSupport
import Testing

@MainActor @Suite("The guide to testing models of screens")
struct ViewModelsGuideTests {
  private let registerAda = register("ada", .administrator)
  private let registerCarla = register("carla", .claimant)
  private let draft = ClaimsStoreTestingTests.draft()
  private let id = claim(1)

  @Test("does what the page says")
  func example() async throws {
    // Guide begins
    let test = try TestStore(given: [registerAda, registerCarla, draft])
    let model = ClaimDetailModel(
      Viewer(
        test.store, actor: ActorID("carla"), role: .claimant, language: .en,
        newID: NumberedIdentifiers(0xabc).next, now: test.clock.read),
      claim: id)
    try await until("shown") { model.content.value != nil }
    await model.send(.addNote(AddNote(text: "called")))
    try test.received(in: .claim(id), [.claim(.noteAdded(NoteAdded(text: "called")))]) {
      $0.claim(id) { $0.notes = 1 }
    }
    try test.finish()
    // Guide ends
  }

  @Test("is the same on the page as here")
  func verbatim() throws {
    #expect(try specification("ViewModels.md").contains("```swift\n\(guideText())```"))
  }
}
