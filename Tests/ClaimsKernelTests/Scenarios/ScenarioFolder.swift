import ClaimsKernel
import Foundation

/// The files of scenarios in Specs.
enum ScenarioFolder {
  static let url = TwoClocksTests.specs.appending(path: "Scenarios")

  static var names: [String] {
    let files = (try? FileManager.default.contentsOfDirectory(atPath: url.path)) ?? []
    return files.filter { $0.hasSuffix(".json") }.sorted()
  }

  static func read(_ name: String) throws -> ScenarioFile {
    try ScenarioFile(json: Array(Data(contentsOf: url.appending(path: name))))
  }

  /// Puts what came in the place of every `then` of a file, and leaves the rest as it is written.
  static func write(_ verdicts: [ScenarioVerdict], to name: String) throws {
    let file = url.appending(path: name)
    var lines: [String] = []
    var (isInside, next) = (false, 0)
    for line in try String(contentsOf: file, encoding: .utf8).components(separatedBy: "\n") {
      if isInside {
        isInside = line != "      }"
      } else if line.hasPrefix("      \"then\": "), next < verdicts.count {
        lines += then(verdicts[next].found)
        next += 1
        isInside = line == "      \"then\": {"
      } else {
        lines.append(line)
      }
    }
    try lines.joined(separator: "\n").write(to: file, atomically: true, encoding: .utf8)
  }

  /// What came, as written in a file: an event, or a reason, a line.
  static func then(_ found: JSONValue?) -> [String] {
    guard case .object(let members) = found, let (word, value) = members.first,
      case .array(let elements) = value
    else { return ["      \"then\": null"] }
    guard !elements.isEmpty else { return ["      \"then\": {\"\(word)\":[]}"] }
    let last = elements.count - 1
    let listed = elements.enumerated().map { index, element in
      "          " + line(element) + (index < last ? "," : "")
    }
    return ["      \"then\": {", "        \"\(word)\": ["] + listed + ["        ]", "      }"]
  }

  /// An element's members in the order of their names, an event's name and data last.
  private static func line(_ element: JSONValue) -> String {
    guard case .object(let members) = element else { return element.text }
    let names =
      members.keys.filter { !["event", "data"].contains($0) }.sorted()
      + ["event", "data"].filter { members[$0] != nil }
    let written = names.compactMap { name in members[name].map { "\"\(name)\":\($0.text)" } }
    return "{" + written.joined(separator: ",") + "}"
  }
}
