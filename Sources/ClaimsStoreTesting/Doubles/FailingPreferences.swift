import ClaimsStore
import Synchronization

/// Keeps preferences until it is told to fail.
public final class FailingPreferences: PreferencesStore {
  private let kept = InMemoryPreferences()
  private let failure = Mutex<PreferencesError?>(nil)

  /// Creates a store that holds nothing yet and does not fail.
  public init() {}

  /// Every call fails from now on.
  public func fail(_ reason: String) { failure.withLock { $0 = PreferencesError(reason) } }

  /// No call fails any more; what was kept before is still there.
  public func heal() { failure.withLock { $0 = nil } }

  public func load() throws(PreferencesError) -> Preferences? {
    if let failure = failure.withLock({ $0 }) { throw failure }
    return try kept.load()
  }

  public func save(_ preferences: Preferences) throws(PreferencesError) {
    if let failure = failure.withLock({ $0 }) { throw failure }
    try kept.save(preferences)
  }
}
