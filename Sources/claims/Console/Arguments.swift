import ClaimsKernel
import EventSourcing

/// The words after a verb: options with a value, flags, and the rest in order.
struct Arguments {
  private var values: [String: String] = [:]
  /// Those of options that may be given more than once.
  private var lists: [String: [String]] = [:]
  private var flags: Set<String> = []
  private(set) var rest: [String] = []

  /// - Throws: `Usage` for an option that the verb does not have.
  init(_ words: ArraySlice<String>, for verb: Verb) throws(Usage) {
    var words = words
    while var word = words.popFirst() {
      // As many programs have it; no other option is short.
      if word == "-o", verb.options.contains(where: { $0.name == "output" }) { word = "--output" }
      guard word.hasPrefix("--"), word != "--" else {
        rest.append(word)
        continue
      }
      let parts = word.dropFirst(2).split(separator: "=", maxSplits: 1)
      let name = String(parts.first ?? "")
      guard let option = verb.options.first(where: { $0.name == name }) else {
        throw Usage(
          .unknown(
            "--" + name, among: verb.options.map { "--" + $0.name },
            Phrase(.hasNoOption, verb, name)))
      }
      guard option.value != nil else {
        guard parts.count == 1 else {
          throw Usage(.takesNoValue, name)
        }
        flags.insert(name)
        continue
      }
      let given = parts.count == 2 ? String(parts[1]) : words.popFirst()
      guard let value = given, !value.isEmpty else {
        throw Usage(.needsAValue, name)
      }
      if option.repeats {
        lists[name, default: []].append(value)
        continue
      }
      guard values[name] == nil else {
        throw Usage(.isGivenTwice, name)
      }
      values[name] = value
    }
    let isOpenEnded = verb.operands.last?.hasSuffix("…") ?? false
    guard rest.count <= verb.operands.count || isOpenEnded else {
      throw Usage.oneTooMany(rest[verb.operands.count], for: "\(verb)")
    }
    for operand in verb.operands.dropFirst(rest.count) where !operand.hasPrefix("[") {
      throw Usage(.needs, verb, operand)
    }
  }

  func has(_ flag: String) -> Bool { flags.contains(flag) }
  func value(_ name: String) -> String? { values[name] }
  /// The values of an option that may be given more than once, in order.
  func all(_ name: String) -> [String] { lists[name] ?? [] }

  /// - Throws: `Usage` if the value is no number from zero on.
  func number(_ name: String) throws(Usage) -> UInt64? {
    guard let text = values[name] else { return nil }
    guard let number = UInt64(asWritten: text) else {
      throw Usage(.expectedANumberFound, name, text)
    }
    return number
  }

  /// - Throws: `Usage` if the value is no time.
  func time(_ name: String) throws(Usage) -> Instant? {
    guard let text = values[name] else { return nil }
    guard let time = Instant(text) else {
      throw Usage(.expectedATimeSuchAs, name, text)
    }
    return time
  }

  /// What was given of some options, as a record of reads has it: enough to ask the same again.
  func params(after words: [String] = [], _ options: [Verb.Option]) -> String {
    let given = options.compactMap { option in
      has(option.name) ? option.name : value(option.name).map { "\(option.name)=\($0)" }
    }
    return (words + given).joined(separator: " ")
  }

  var log: String { values["log"] ?? "claims.wal" }
}

extension Usage {
  static func oneTooMany(_ word: String, for verb: String) -> Usage {
    Usage(.isOneWordTooMany, word, verb)
  }

  /// Two options of which one may be given.
  static func exclusive(_ one: String, _ other: String) -> Usage {
    Usage(.andExcludeOneAnotherGive, one, other)
  }
}
