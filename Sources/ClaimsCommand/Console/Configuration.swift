import ClaimsDomain
import ClaimsKernel

/// Defaults of options that every verb has: from the environment, or a file that the user keeps.
///
/// Source: Specs/CommandLine.md, "Defaults".
struct Configuration {
  /// The options that may have a default.
  static let names = ["log", "language", "zone", "color", "reads"]

  private var values: [String: String] = [:]

  /// No defaults.
  init() {}

  /// Reads `$CLAIMS_CONFIG`, else `claims/config` in `$XDG_CONFIG_HOME` or `~/.config`, if it is there. Variables
  /// such as `CLAIMS_ZONE` come before it.
  ///
  /// - Throws: `Usage` for a line that says nothing of an option; `Failure` if the file cannot be read.
  init(of environment: Environment.Type) throws {
    if let file = environment["CLAIMS_CONFIG"] {
      do { try read(file) } catch let fault as Failure {
        throw Usage(fault.wording.at("CLAIMS_CONFIG"))
      }
    } else if let file = Self.usualFile(environment), isThere(file) {
      try read(file)
    }
    for name in Self.names {
      guard let value = environment["CLAIMS_" + name.uppercased()] else { continue }
      try set(name, value, at: "CLAIMS_" + name.uppercased())
    }
    // As everywhere else.
    if environment["NO_COLOR"] != nil { values["color"] = nil }
  }

  private static func usualFile(_ environment: Environment.Type) -> String? {
    let folder = environment["XDG_CONFIG_HOME"] ?? environment["HOME"].map { $0 + "/.config" }
    return folder.map { $0 + "/claims/config" }
  }

  private mutating func read(_ file: String) throws {
    let text = String(decoding: try Input(file).all(upTo: 1 << 16), as: UTF8.self)
    for (number, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
    {
      let line = line.trimmed
      guard !line.isEmpty, !line.hasPrefix("#") else { continue }
      let place = "\(file):\(number + 1)"
      let parts = line.split(separator: "=", maxSplits: 1).map(\.trimmed)
      guard parts.count == 2, !parts[1].isEmpty else {
        throw Usage(Phrase(.defaultExpected, line).at(place))
      }
      guard Self.names.contains(parts[0]) else {
        let known = Phrase(.noDefaultOf, parts[0], Self.names.joined(separator: ", "))
        throw Usage(.unknown(parts[0], among: Self.names, known.at(place)))
      }
      try set(parts[0], parts[1], at: "\(place): \(parts[0])")
    }
  }

  private mutating func set(_ name: String, _ value: String, at place: String) throws {
    switch name {
    case "language": _ = try Language(askedFor: value, at: place)
    case "zone": _ = try Zone(value, at: place)
    case "color": _ = try Arguments.choice(value, for: place, of: Output.Coloring.self)
    default: break
    }
    let home = value.hasPrefix("~/") ? Environment["HOME"] : nil
    values[name] = home.map { $0 + value.dropFirst() } ?? value
  }

  /// Nil for an option that has none.
  subscript(name: String) -> String? { values[name] }

  /// In which headings and messages are told, if it says so.
  var language: Language? { values["language"].flatMap { Language(tag: $0) } }
}

extension Substring {
  /// Without white space around it.
  fileprivate var trimmed: String {
    let tail = drop { $0.isWhitespace }
    return String(tail.reversed().drop { $0.isWhitespace }.reversed())
  }
}
