/// Finds pairs of texts in two languages: the arguments of calls such as
/// `Failure("…", "…")`, as they are written.
struct PairScanner {
  /// Two texts of one call, one after the other.
  struct Pair: Equatable {
    let line: Int
    let call: String
    let en: Literal
    let es: Literal
  }

  /// A text, put together of one literal or several.
  struct Literal: Equatable {
    /// What is between the quotes, `\(…)` left out.
    var text = ""
    /// What is in each `\(…)`.
    var values: [String] = []

    /// The values, whichever the language of the text.
    var plainValues: [String] {
      values.map { value in
        let plain = value.replacing(".es", with: ".en")
        return plain == "es" ? "en" : plain
      }.sorted()
    }
  }

  /// What makes a fault, or a message, of two texts.
  static let calls: Set<String> = [
    "Wording", "Phrase", "Failure", "Usage", "JSONFault", "EventLogFault", "FHIRFault", "RPCError",
    "RPCFault", "unreadable", "expected", "fault", "fail", "say", "message", "init",
  ]

  private let source: [Character]
  private var at = 0
  private var line = 1

  static func pairs(in source: String) -> [Pair] {
    var scanner = PairScanner(source: Array(source))
    return scanner.pairs()
  }

  private init(source: [Character]) { self.source = source }

  private mutating func pairs() -> [Pair] {
    var pairs: [Pair] = []
    var word = ""
    while at < source.count {
      let character = source[at]
      if character == "/", at + 1 < source.count, source[at + 1] == "/" {
        while at < source.count, source[at] != "\n" { at += 1 }
      } else if character == "\"" {
        _ = literal()
      } else if character == "(", Self.calls.contains(word) {
        let ahead = self
        if let texts = arguments(), texts.count >= 2 {
          // What comes before them says where something is.
          let sides = zip(texts, texts.dropFirst()).compactMap { en, es in
            en.flatMap { en in es.map { (en: en, es: $0) } }
          }
          if let (en, es) = sides.last {
            pairs.append(Pair(line: ahead.line, call: word, en: en, es: es))
          }
        }
        // What is within the arguments is scanned separately.
        (at, line) = (ahead.at, ahead.line)
        step()
      } else {
        step()
      }
      word = character.isLetter || character.isNumber ? word + String(character) : ""
    }
    return pairs
  }

  private mutating func step() {
    if source[at] == "\n" { line += 1 }
    at += 1
  }

  /// The arguments from here on, a text or none for each; nil if they do not end.
  private mutating func arguments() -> [Literal?]? {
    step()
    var found: [Literal?] = []
    var (text, isText, depth) = (Literal(), takesLabel(), 0)
    while at < source.count {
      let character = source[at]
      switch character {
      case "\"" where depth == 0 && isText:
        let part = literal()
        text.text += part.text
        text.values += part.values
        continue
      case "\"":
        _ = literal()
        continue
      case ")" where depth == 0:
        found.append(isText && !text.text.isEmpty ? text : nil)
        return found
      case "," where depth == 0:
        found.append(isText && !text.text.isEmpty ? text : nil)
        step()
        (text, isText) = (Literal(), takesLabel())
        continue
      case "(", "[", "{": depth += 1
      case ")", "]", "}": depth -= 1
      default: break
      }
      if character != "+", character != "#", !character.isWhitespace { isText = false }
      step()
    }
    return nil
  }

  /// Passes over a label. - Returns: whether what follows may be one of the two texts: it has no
  /// label, or that of its language.
  private mutating func takesLabel() -> Bool {
    var ahead = at
    while ahead < source.count, source[ahead].isWhitespace { ahead += 1 }
    let start = ahead
    while ahead < source.count, source[ahead].isLetter { ahead += 1 }
    guard ahead > start, ahead < source.count, source[ahead] == ":" else { return true }
    let label = String(source[start..<ahead])
    while at <= ahead { step() }
    return label == "en" || label == "es"
  }

  /// A literal of one line; `at` is on its first quote, and after its last one afterwards.
  private mutating func literal() -> Literal {
    if at + 2 < source.count, source[at + 1] == "\"", source[at + 2] == "\"" {
      at += 3
      while at < source.count, !(source[at...].starts(with: ["\"", "\"", "\""])) { step() }
      at += 3
      return Literal()
    }
    let isRaw = at > 0 && source[at - 1] == "#"
    var literal = Literal()
    at += 1
    while at < source.count, source[at] != "\n" {
      if source[at] == "\"", !isRaw || (at + 1 < source.count && source[at + 1] == "#") {
        at += 1
        return literal
      }
      if source[at] == "\\", !isRaw, at + 1 < source.count {
        if source[at + 1] == "(" {
          literal.values.append(value())
        } else {
          literal.text.append(source[at + 1])
          at += 2
        }
        continue
      }
      literal.text.append(source[at])
      at += 1
    }
    return literal
  }

  /// What is in `\(…)`; `at` is on the backslash, and after the last parenthesis afterwards.
  private mutating func value() -> String {
    at += 2
    let start = at
    var depth = 1
    while at < source.count {
      if source[at] == "\"" {
        _ = literal()
        continue
      }
      if source[at] == "(" { depth += 1 }
      if source[at] == ")" { depth -= 1 }
      at += 1
      if depth == 0 { break }
    }
    return String(source[start..<max(start, at - 1)])
  }
}
