import ClaimsKernel
import EventSourcing
import WriteAheadLog

/// The words after a verb: options with a value, flags, and the rest in order.
struct Arguments {
  private var values: [String: String] = [:]
  /// Those of options that may be given more than once.
  private var lists: [String: [String]] = [:]
  private var flags: Set<String> = []
  private(set) var rest: [String] = []
  /// What was read in another way than it stands there.
  private(set) var placed: [Phrase] = []
  /// What holds for options that are not given.
  let defaults: Configuration

  /// - Throws: `Usage` for an option that the verb does not have.
  init(
    _ words: ArraySlice<String>, for verb: Verb, defaults: Configuration = Configuration()
  ) throws {
    self.defaults = defaults
    var words = words
    while var word = words.popFirst() {
      // As many programs have it; no other option is short.
      if word == "-o", verb.options.contains(where: { $0.name == "output" }) { word = "--output" }
      guard word.hasPrefix("--"), word != "--" else {
        guard !word.isShortOption else { throw Usage.noOption(word, of: verb) }
        rest.append(word)
        continue
      }
      let parts = word.dropFirst(2).split(separator: "=", maxSplits: 1)
      let name = String(parts.first ?? "")
      guard let option = verb.options.first(where: { $0.name == name }) else {
        throw Usage.noOption("--" + name, of: verb)
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
      guard parts.count == 2 || !value.hasPrefix("--") else {
        throw Usage(.needsAValueBefore, name, value)
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
    try takeLog(of: verb)
    try placeTimes(of: verb)
    let isOpenEnded = verb.operands.last?.hasSuffix("…") ?? false
    guard rest.count <= verb.operands.count || isOpenEnded else {
      throw Usage.oneTooMany(rest[verb.operands.count], for: "\(verb)")
    }
    for operand in verb.operands.dropFirst(rest.count) where !operand.hasPrefix("[") {
      throw Usage(.needs, verb, operand)
    }
  }

  /// A log that is named without `--log`, where no word of the verb is a file.
  ///
  /// - Throws: `Usage` if a word looks like the name of a log, and there is none.
  private mutating func takeLog(of verb: Verb) throws(Usage) {
    let takesFiles = verb.operands.contains { operand in
      ["FILE", "DEST", "COPY", "LOG"].contains { operand.contains($0) }
    }
    guard verb.hasLog, !takesFiles, values["log"] == nil else { return }
    if let place = rest.firstIndex(where: { WriteAheadLog.isLog($0) }) {
      values["log"] = rest.remove(at: place)
    } else if let word = rest.first(where: { $0.hasSuffix(".wal") }) {
      throw Usage(.noWordButLog, word, verb)
    }
  }

  /// Times in UTC in place of days, and of times without a zone.
  private mutating func placeTimes(of verb: Verb) throws {
    let zone = try zone()
    for option in verb.options where option.holdsTimes {
      guard let text = values[option.name] else { continue }
      let read = zone.placed(text, of: option)
      values[option.name] = read
      if read != text { placed.append(Phrase(.timeIsReadAs, option.name, text, read)) }
    }
  }

  func has(_ flag: String) -> Bool { flags.contains(flag) }
  /// As it is given: see `defaults` for what else holds.
  func value(_ name: String) -> String? { values[name] }
  /// As it is given, or by default.
  func effective(_ name: String) -> String? { values[name] ?? defaults[name] }
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
  func time(_ option: Verb.Option) throws(Usage) -> Instant? {
    guard let text = values[option.name] else { return nil }
    guard let time = Instant(text, orDayAtIts: option.day) else {
      throw Usage(.expectedATimeSuchAs, option.name, text)
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

  var log: String { effective("log") ?? "claims.wal" }
}

extension Verb {
  fileprivate var hasLog: Bool { options.contains { $0.name == "log" } }
}

extension String {
  /// `-l`: not a number, nor standard input.
  fileprivate var isShortOption: Bool {
    hasPrefix("-") && dropFirst().first.map { $0.isLetter } ?? false
  }
}

extension Usage {
  /// - Parameter word: with its dashes.
  fileprivate static func noOption(_ word: String, of verb: Verb) -> Usage {
    let names = verb.options.map { "--" + $0.name }
    // One letter may be the first of a name.
    let long = names.filter { word.count == 2 && $0.hasPrefix("-" + word) }
    let fault = Phrase(.hasNoOption, verb, word)
    return Usage(
      long.isEmpty
        ? .unknown(word, among: names, fault)
        : Phrase(.didYouMean, fault, long.joined(separator: ", ")))
  }

  static func oneTooMany(_ word: String, for verb: String) -> Usage {
    Usage(.isOneWordTooMany, word, verb)
  }

  /// Two options of which one may be given.
  static func exclusive(_ one: String, _ other: String) -> Usage {
    Usage(.andExcludeOneAnotherGive, one, other)
  }
}
