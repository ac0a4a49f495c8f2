import ClaimsKernel
import Foundation

/// What the pages in `Specs/Lifecycles` say of a verb.
enum LifecyclePages {
  /// The rows of every table: id, status, command, roles, guards, events.
  private static let rows: [[String]] = {
    let folder = TwoClocksTests.specs.appending(path: "Lifecycles")
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    // The claim's own page has the rows of its regions once more.
    return names.sorted().filter { $0.hasSuffix(".md") && $0 != "Claim.md" }.flatMap { name in
      let text = try? String(contentsOf: folder.appending(path: name), encoding: .utf8)
      return (text ?? "").split(separator: "\n").filter { $0.hasPrefix("| ") }.map { line in
        line.replacing("\\|", with: "\0").split(separator: "|").map {
          $0.trimmingCharacters(in: .whitespaces).replacing("\0", with: "|")
        }
      }
    }
  }()

  /// Every row of a verb, cell by cell, without dashes.
  static func rules(of verb: String) -> [String] {
    rows.filter { $0.count > 6 && $0[2] == "`\(verb)`" }.map {
      $0.filter { $0 != "–" }.joined(separator: "; ")
    }
  }
}

extension ScenarioFile.Scenario {
  /// The verb of the command that is looked at.
  var verb: String? {
    guard case .object(let members) = when.command,
      case .object(let command) = members["command"]
    else { return nil }
    return command.keys.first
  }
}
