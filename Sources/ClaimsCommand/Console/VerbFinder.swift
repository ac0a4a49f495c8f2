extension Verb {
  /// The words with the verb first: options may stand before it.
  static func first(in words: [String]) -> [String] {
    guard let first = words.first, first.hasPrefix("-"), first.count > 1, !isAlone(first) else {
      return words
    }
    var place = 0
    while place < words.count, words[place].hasPrefix("-"), !isAlone(words[place]) {
      place += takes(words[place], place + 1 < words.count ? words[place + 1] : "") ? 2 : 1
    }
    guard place < words.count else { return words }
    return [words[place]] + words[..<place] + words[(place + 1)...]
  }

  /// Whether a word asks for something whatever the verb is.
  private static func isAlone(_ word: String) -> Bool {
    ["--help", "-h", "--version", "-V"].contains(word)
  }

  /// Whether an option's value is the next word. What is a flag of some verb and has a value in another takes no
  /// verb for it.
  private static func takes(_ word: String, _ next: String) -> Bool {
    let name = word == "-o" ? "output" : String(word.dropFirst(2))
    let values = allCases.flatMap(\.options).filter { $0.name == name }.map { $0.value != nil }
    guard !word.contains("="), values.contains(true) else { return false }
    return !values.contains(false) || Verb(rawValue: next) == nil
  }
}
