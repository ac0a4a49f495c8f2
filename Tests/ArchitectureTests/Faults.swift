/// What a source file does that the house does not allow, each with its place.
extension SourceFile {
  /// Imports for which no arrow is drawn.
  var arrowFaults: [String] {
    guard let room = Room.named(room) else { return ["\(path): no arrows are drawn for this room"] }
    return imports.compactMap { found in
      let place = "\(path):\(found.line): "
      if room.arrows.contains(found.module) { return nil }
      if Room.named(found.module) != nil {
        return place + "imports \(found.module): no arrow runs from \(room.name) to it"
      }
      guard room.system.contains(found.module) else {
        return place + "imports \(found.module), which \(room.name) does without"
      }
      if Room.oneSystemFile.contains(room.name), Room.cLibraries.contains(found.module),
        name != "System.swift"
      {
        return place + "imports \(found.module): calls to the system stand in System.swift"
      }
      if Room.pure.contains(room.name), !found.conditions.contains(found.module) {
        return place + "imports \(found.module) without asking canImport"
      }
      return nil
    }
  }

  /// Words of the language that the house does without.
  var languageFaults: [String] {
    guard isSwift else { return [] }
    let rules = LanguageRule.all.filter { !$0.pureOnly || Room.pure.contains(room) }
    var faults: [String] = []
    for (index, line) in lines.enumerated() {
      for rule in rules where line.contains(rule.pattern) {
        faults.append("\(path):\(index + 1): \(rule.explanation)")
      }
    }
    return faults
  }

  static let lineLimit = 300

  var lengthFaults: [String] {
    let count = text.split(separator: "\n", omittingEmptySubsequences: false).count - 1
    return count > Self.lineLimit
      ? ["\(path): \(count) lines; \(Self.lineLimit) are the limit"] : []
  }
}

/// A word that must not appear, and why.
private struct LanguageRule {
  let pattern: Regex<Substring>
  let explanation: String
  var pureOnly = false

  static var all: [LanguageRule] {
    [
      LanguageRule(
        pattern: #/^\s*#(?:else)?if\b.*\bos\(/#, explanation: "asks os(); ask canImport"),
      LanguageRule(pattern: #/\btry!/#, explanation: "try! traps where an error could be told"),
      LanguageRule(pattern: #/\bas!/#, explanation: "as! traps where a type could be known"),
      LanguageRule(
        pattern: #/\b(?:fatalError|preconditionFailure)\(/#, explanation: "traps on purpose"),
      LanguageRule(pattern: #/\bany\b/#, explanation: "an existential", pureOnly: true),
      LanguageRule(
        pattern: #/\b(?:throws(?!\()|rethrows)\b/#, explanation: "an untyped throws",
        pureOnly: true),
    ]
  }
}
