import ClaimsDomain
import ClaimsKernel
import EventSourcing
import Observation

/// What a person has chosen on their device, and what there is to choose from.
@MainActor @Observable public final class SettingsModel<Log: EventStore> {
  /// As they were last kept.
  public private(set) var preferences: Preferences
  /// The practice areas to choose from, in the catalog's order.
  public private(set) var practiceAreas: [CatalogChoice] = []
  /// The incident types to choose from, in the catalog's order.
  public private(set) var incidentTypes: [CatalogChoice] = []
  /// Why the last choice was not kept; nil if it was.
  public private(set) var problem: String?

  @ObservationIgnored private let viewer: Viewer<Log>
  @ObservationIgnored private var watching: Watching?

  /// Creates a model of the viewer's preferences that follows them and the catalogs.
  public init(_ viewer: Viewer<Log>) {
    self.viewer = viewer
    preferences = viewer.store.preferences
    watching = viewer.watch(on: [.preferences, .all(.catalogs)]) { state in
      (
        state.preferences, CatalogChoice.all(of: .practiceAreas, in: state, viewer.words),
        CatalogChoice.all(of: .incidentTypes, in: state, viewer.words)
      )
    } show: { [weak self] result in
      guard let self, case .success(let (preferences, areas, types)) = result else { return }
      self.preferences = preferences
      practiceAreas = areas
      incidentTypes = types
    }
  }

  /// The language that was chosen; nil for that of the device.
  public var language: Language? {
    get { Language(rawValue: preferences.language) }
    set { change { $0.language = newValue?.rawValue ?? "" } }
  }

  /// Whether the introduction was seen to its end. Kept as soon as it is set; if not, see
  /// `problem`.
  public var onboardingDone: Bool {
    get { preferences.onboardingDone }
    set { change { $0.onboardingDone = newValue } }
  }

  /// A code of the catalog of practice areas; nil for none.
  public var practiceArea: String? {
    get { preferences.practiceArea.utf8.isEmpty ? nil : preferences.practiceArea }
    set { change { $0.practiceArea = newValue ?? "" } }
  }

  /// A code of the catalog of incident types; nil for none.
  public var incidentType: String? {
    get { preferences.incidentType.utf8.isEmpty ? nil : preferences.incidentType }
    set { change { $0.incidentType = newValue ?? "" } }
  }

  /// A setting of the app's own; nil if it was never set.
  public subscript(setting: String) -> String? {
    get { preferences[setting] }
    set { change { $0[setting] = newValue } }
  }

  private func change(_ change: (inout Preferences) -> Void) {
    var changed = viewer.store.preferences
    change(&changed)
    do throws(PreferencesError) {
      try viewer.store.update(preferences: changed)
      (preferences, problem) = (changed, nil)
    } catch { problem = error.reason }
  }
}
