import ClaimsDomain
import ClaimsKernel
import EventSourcing
import Synchronization

/// What a person has chosen on their device: private to it, so no stream.
public struct Preferences: Message, CustomStringConvertible {
  public static var messageName: StaticString { "Preferences" }
  /// Whether the introduction was seen to its end.
  public var onboardingDone = false
  /// The code of the practice area that was chosen; empty for none.
  public var practiceArea = ""
  /// The code of the incident type that was chosen; empty for none.
  public var incidentType = ""
  /// `en` or `es`; empty for that of the device.
  public var language = ""
  /// Who acts on this device, and as what.
  public var actor = ActorID()
  /// The role in which they act; `unspecified` if none was chosen.
  public var role = Role.unspecified
  /// Whatever else an app lets its users choose, each name once.
  public var settings: [Setting] = []

  public init() {}

  public mutating func visit<F: FieldVisitor & ~Copyable>(_ fields: inout F) throws(WireError) {
    try fields.field(1, "onboardingDone", &onboardingDone)
    try fields.field(2, "practiceArea", &practiceArea)
    try fields.field(3, "incidentType", &incidentType)
    try fields.field(4, "language", &language)
    try fields.field(5, "actor", &actor)
    try fields.field(6, "role", &role)
    try fields.field(7, "settings", &settings)
  }

  /// The value of a setting; nil if it was never set, or taken back.
  public subscript(setting: String) -> String? {
    get { settings.first { $0.name == setting }?.value }
    set {
      let place = settings.firstIndex { $0.name == setting }
      switch (place, newValue) {
      case (let place?, let value?): settings[place].value = value
      case (let place?, nil): settings.remove(at: place)
      case (nil, let value?): settings.append(Setting(name: setting, value: value))
      case (nil, nil): break
      }
    }
  }
}

/// A setting of an app's own.
public struct Setting: Message, CustomStringConvertible {
  public static var messageName: StaticString { "Setting" }
  /// The app's own name for it, unique among the settings.
  public var name = ""
  /// As the app wrote it; empty is a value, too.
  public var value = ""

  public init() {}
  /// Creates a setting with a value.
  public init(name: String, value: String) {
    self.name = name
    self.value = value
  }

  public mutating func visit<F: FieldVisitor & ~Copyable>(_ fields: inout F) throws(WireError) {
    try fields.field(1, "name", &name)
    try fields.field(2, "value", &value)
  }
}

/// Keeps preferences between two starts, as the device does that: a file, a table of defaults.
public protocol PreferencesStore: Sendable {
  /// - Returns: nil if none were ever saved.
  func load() throws(PreferencesError) -> Preferences?
  /// Keeps these preferences in place of the earlier ones.
  ///
  /// - Throws: if they could not be kept.
  func save(_ preferences: Preferences) throws(PreferencesError)
}

/// Why preferences could not be read or kept.
public struct PreferencesError: WordedFault, Equatable, Sendable {
  /// As the system said it.
  public let reason: String
  /// Creates an error from what the system said.
  public init(_ reason: String) { self.reason = reason }

  public var wording: Phrase {
    Phrase(.preferencesCouldNotBeRead, reason)
  }
}

/// Keeps preferences as long as it lives.
public final class InMemoryPreferences: PreferencesStore {
  private let kept: Mutex<Preferences?>

  /// Creates a store that holds these preferences; nil is as if none were ever saved.
  public init(_ preferences: Preferences? = nil) { kept = Mutex(preferences) }

  public func load() throws(PreferencesError) -> Preferences? { kept.withLock { $0 } }

  public func save(_ preferences: Preferences) throws(PreferencesError) {
    kept.withLock { $0 = preferences }
  }
}
