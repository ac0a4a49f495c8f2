import ClaimsDomain
import ClaimsKernel
import ClaimsStore
import EventSourcing
import Synchronization
import Testing

@Suite("Preferences")
struct PreferencesTests {
  private var chosen: Preferences {
    var preferences = Preferences()
    preferences.onboardingDone = true
    preferences.practiceArea = "carAccidents"
    preferences.incidentType = "carAccident"
    preferences.language = "es"
    (preferences.actor, preferences.role) = (ActorID("carla"), .claimant)
    preferences["theme"] = "dark"
    return preferences
  }

  @Test("are kept between two starts, shown to observers, and no event")
  func kept() async throws {
    let (log, kept) = (InMemoryEventStore(), InMemoryPreferences())
    let store = try Store(try ClaimsKernel(log, clock: { noon }), preferences: kept)
    var shown = store.values(on: [.preferences], of: \.preferences).makeAsyncIterator()
    #expect(await shown.next() == Preferences())
    try store.update(preferences: chosen)
    #expect(await shown.next() == chosen)
    #expect(store.preferences == chosen)
    #expect(try store.state.preferences == chosen)
    #expect(log.head.position == .start)
    let again = try Store(try ClaimsKernel(log, clock: { noon }), preferences: kept)
    #expect(again.preferences == chosen)
    #expect(Store(try ClaimsKernel(log, clock: { noon })).preferences == Preferences())
  }

  @Test("that cannot be kept stay as they were, and no others are shown")
  func unkept() async throws {
    let full = FullDisk()
    let store = try Store(
      try ClaimsKernel(InMemoryEventStore(), clock: { noon }), preferences: full)
    #expect(throws: PreferencesError("no room")) { try store.update(preferences: chosen) }
    #expect(store.preferences == Preferences())
    full.breaks.withLock { $0 = true }
    #expect(throws: PreferencesError("no disk")) {
      _ = try Store(try ClaimsKernel(InMemoryEventStore(), clock: { noon }), preferences: full)
    }
  }

  /// Loads nothing, or fails, and keeps nothing.
  private final class FullDisk: PreferencesStore {
    let breaks = Mutex(false)
    func load() throws(PreferencesError) -> Preferences? {
      if breaks.withLock({ $0 }) { throw PreferencesError("no disk") }
      return nil
    }
    func save(_ preferences: Preferences) throws(PreferencesError) {
      throw PreferencesError("no room")
    }
  }

  @Test("hold an app's own settings by name: each once, changed in place, taken back by nil")
  func settings() {
    var preferences = Preferences()
    #expect(preferences["theme"] == nil)
    preferences["theme"] = "dark"
    preferences["size"] = "large"
    preferences["theme"] = "light"
    #expect(preferences.settings.map(\.name) == ["theme", "size"])
    #expect(preferences["theme"] == "light")
    preferences["theme"] = nil
    preferences["theme"] = nil
    #expect(preferences.settings == [Setting(name: "size", value: "large")])
  }

  @Test("can be written to bytes and read again, so that any device can keep them")
  func bytes() throws {
    #expect(try Preferences(decoding: try chosen.encoded()) == chosen)
  }
}
