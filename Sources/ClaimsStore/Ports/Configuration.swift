import ClaimsDomain
import ClaimsKernel
import Descriptions
import EventSourcing

/// The other side's address, and how long to wait for it: data passed in, no compile-time switch.
public struct Configuration: Equatable, Sendable, PrintsFields {
  /// What the surroundings are called: `development`, `staging`, `production`. Nothing depends on it.
  public var environment = "development"
  /// The address of the other side; empty if there is none and everything stays on the device.
  public var endpoint = ""
  /// How long to wait for an answer to a request.
  public var requestTimeout = Duration.seconds(30)
  /// How long to wait for all of it: a photo, a report.
  public var resourceTimeout = Duration.seconds(60)
  /// How often to try again, and how long to rest before.
  public var retries = RetryLimits()

  /// Creates the built-in settings: no endpoint, so that everything stays on the device.
  public init() {}

  /// Reads settings by name: `CLAIMS_ENVIRONMENT`, `CLAIMS_ENDPOINT`, and, in seconds,
  /// `CLAIMS_REQUEST_TIMEOUT`, `CLAIMS_RESOURCE_TIMEOUT`, `CLAIMS_RETRY_FIRST`,
  /// `CLAIMS_RETRY_LONGEST`; `CLAIMS_RETRY_ATTEMPTS` is a number. What is absent stays as built in.
  ///
  /// - Throws: the first setting that is no valid number, or out of range.
  public init(settings: [String: String]) throws(ConfigurationError) {
    environment = settings["CLAIMS_ENVIRONMENT"] ?? environment
    endpoint = settings["CLAIMS_ENDPOINT"] ?? endpoint
    func seconds(_ name: String, _ standard: Duration) throws(ConfigurationError) -> Duration {
      try settings.number(name, in: 1...86_400).map { .seconds($0) } ?? standard
    }
    requestTimeout = try seconds("CLAIMS_REQUEST_TIMEOUT", requestTimeout)
    resourceTimeout = try seconds("CLAIMS_RESOURCE_TIMEOUT", resourceTimeout)
    retries.first = try seconds("CLAIMS_RETRY_FIRST", retries.first)
    retries.longest = try seconds("CLAIMS_RETRY_LONGEST", retries.longest)
    retries.attempts =
      try settings.number("CLAIMS_RETRY_ATTEMPTS", in: 1...1_000) ?? retries.attempts
  }
}

/// How often to try again, and how long to rest before.
public struct RetryLimits: Equatable, Sendable, PrintsFields {
  /// How often something is tried in all, the first time included.
  public var attempts = 8
  /// The rest after the first attempt; each is twice as long as the one before.
  public var first = Duration.seconds(1)
  /// No rest is longer.
  public var longest = Duration.seconds(300)

  /// Creates the built-in limits: eight attempts, rests from one second to five minutes.
  public init() {}

  /// The rest after an attempt, counted from 1; nil if there is no further one.
  public func rest(after attempt: Int) -> Duration? {
    guard attempt >= 1, attempt < attempts else { return nil }
    var rest = first
    for _ in 1..<attempt where rest < longest { rest *= 2 }
    return min(rest, longest)
  }
}

/// A setting that is not what it should be.
public struct ConfigurationError: WordedFault, Equatable, Sendable {
  /// The setting's name, such as `CLAIMS_RETRY_ATTEMPTS`.
  public let setting: String
  /// What it may be: a range of numbers.
  public let expected: Phrase
  /// Its value as it was given.
  public let found: String

  /// Creates an error about one setting.
  ///
  /// - Parameters:
  ///   - setting: its name.
  ///   - expected: what it may be.
  ///   - found: its value as it was given.
  public init(setting: String, expected: Phrase, found: String) {
    self.setting = setting
    self.expected = expected
    self.found = found
  }

  public var wording: Phrase {
    Phrase.expected(expected, found: Phrase(.inQuotes, found)).at(setting)
  }
}

extension [String: String] {
  fileprivate func number(
    _ name: String, in range: ClosedRange<Int>
  ) throws(ConfigurationError) -> Int? {
    guard let text = self[name] else { return nil }
    guard let number = Int(text), range.contains(number) else {
      throw ConfigurationError(
        setting: name,
        expected: Phrase(.to, range.lowerBound, range.upperBound),
        found: text)
    }
    return number
  }
}
