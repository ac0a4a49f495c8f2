import ClaimsDomain
import ClaimsKernel
import ClaimsStore
import ClaimsStoreTesting
import EventSourcing
import StateMachineTesting
import Testing

@MainActor @Suite("The screen of settings")
struct SettingsModelTests {
  @Test("are kept, and shown wherever they are looked at")
  func kept() async throws {
    let test = try TestStore(given: people)
    let (model, other) = (
      SettingsModel(test.viewer("carla", .claimant, .es)),
      SettingsModel(test.viewer("carla", .claimant))
    )
    try await until("catalogs") { model.practiceAreas.count == 15 }
    #expect(!model.onboardingDone)
    #expect(model.language == nil)
    model.onboardingDone = true
    model.practiceArea = "dogBites"
    model.incidentType = "animalBite"
    model.language = .es
    model["theme"] = "dark"
    #expect(model.problem == nil)
    try await until("there too") { other["theme"] == "dark" }
    #expect(other.onboardingDone)
    #expect(other.practiceArea == "dogBites")
    #expect(other.incidentType == "animalBite")
    #expect(other.language == .es)
    other.practiceArea = nil
    try await until("taken back") { model.practiceArea == nil }
    try test.received(in: .rules, []) {
      $0.preferences { preferences in
        preferences.onboardingDone = true
        preferences.incidentType = "animalBite"
        preferences.language = "es"
        preferences.settings = [Setting(name: "theme", value: "dark")]
      }
    }
    // No stream knows of it.
    try test.finish()
  }

  @Test("that could not be kept stay as they were, and say why")
  func failing() async throws {
    let log = InMemoryEventStore()
    let kept = FailingPreferences()
    let store = try Store(ClaimsKernel(log, clock: { morning }), preferences: kept)
    let model = SettingsModel(
      Viewer(
        store, actor: ActorID(), role: .anonymous, language: .en,
        newID: NumberedIdentifiers().next, now: { morning }))
    kept.fail("the disk is full")
    model.onboardingDone = true
    #expect(!model.onboardingDone)
    #expect(model.problem == "the disk is full")
    kept.heal()
    model.onboardingDone = true
    #expect(model.onboardingDone)
    #expect(model.problem == nil)
  }
}
