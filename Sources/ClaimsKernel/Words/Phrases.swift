/// What reasons say was expected or found, which the domain says in English, in Spanish.
///
/// A star stands for whatever is filled in. Amounts, times, ids and names stay as they are.
enum Phrases {
  /// The Spanish for a phrase; the phrase itself where there is none.
  ///
  /// - Parameter asNames: whether a single word may be the name of a field or a code; false where
  ///   it may be somebody's name.
  static func spanish(_ text: String, asNames: Bool = true) -> String {
    phrase(text) ?? (asNames ? translated(text) : nil) ?? text
  }

  private static func phrase(_ text: String) -> String? {
    if let exact = exact[text] { return exact }
    for pattern in patterns {
      guard let holes = pattern.holes(in: text) else { continue }
      return pattern.filled(with: pattern.namesField ? holes.map { spanish($0) } : holes)
    }
    return nil
  }

  /// The Spanish for a phrase, a field, a code or a list of them; nil where there is none.
  static func translated(_ text: String) -> String? {
    if let phrase = phrase(text) { return phrase }
    if let word = WordIndex.fields[text] { return word.es }
    let items = text.split(separator: ",").map { String($0.drop { $0 == " " }) }
    if items.count > 1 {
      let known = items.compactMap { translated($0) }
      return known.count == items.count ? known.joined(separator: ", ") : nil
    }
    return path(text) ?? WordIndex.codes[text]?.es.lowercasedFirst
  }

  /// A path of fields, all of which have words.
  private static func path(_ text: String) -> String? {
    let parts = text.split(separator: ".")
    let known = parts.compactMap { WordIndex.fields[String($0)]?.es }
    return parts.count > 1 && known.count == parts.count ? known.joined(separator: ": ") : nil
  }

  private static let exact: [String: String] = {
    var exact: [String: String] = [:]
    for phrase in AggregateWords.all.flatMap(\.phrases) + common where !phrase.en.contains("*") {
      exact[phrase.en] = phrase.es
    }
    return exact
  }()

  /// The longest first, since a short one may stand within a long one.
  private static let patterns = (AggregateWords.all.flatMap(\.phrases) + common)
    .filter { $0.en.contains("*") }.sorted { $0.en.count > $1.en.count }

  /// What reasons of every aggregate say.
  private static let common = [
    Phrase("a code of * that is in use", "un código de * en uso"),
    Phrase("a code of *", "un código de *"),
    Phrase("at most * bytes", "como máximo * bytes"),
    Phrase("at most * times", "como máximo * veces"),
    Phrase("at most * of *", "como máximo * de *"),
    Phrase("* at most *", "*: como máximo *", namesField: true),
    Phrase("at most *", "como máximo *"),
    Phrase("at least *", "al menos *"),
    Phrase("more than *", "más de *"),
    Phrase("less than *", "menos de *"),
    Phrase("later than *", "después de *"),
    Phrase("not before *", "no antes de *"),
    Phrase("within * days of *", "dentro de los * días desde *"),
    Phrase("somebody other than *", "alguien distinto de *"),
    Phrase("none: * holds no role", "ninguno: * no tiene ningún rol"),
    Phrase("* bytes", "* bytes"),
    Phrase("somebody else", "otra persona"),
    Phrase("a positive amount", "un importe positivo"),
    Phrase("a new id", "un identificador nuevo"),
    Phrase("a report with a name, or an accident", "un reporte con nombre, o un accidente"),
    Phrase("an id without control characters", "un identificador sin caracteres de control"),
    Phrase(
      "nobody's id with the role anonymous", "ningún identificador de persona con el rol anónimo"),
    Phrase("the receipt in the role anonymous alone", "el comprobante solo con el rol anónimo"),
    Phrase(
      "no correlation id in the role anonymous",
      "ningún identificador de correlación en el rol anónimo"),
    Phrase("a role", "un rol"),
    Phrase("not both", "no ambos"),
    Phrase("no limit", "sin límite"),
    Phrase("an id that is free", "un identificador libre"),
    Phrase("reason", "un motivo"),
    Phrase("nothing", "nada"),
  ]
}

/// A phrase in both languages, with stars for what is filled in, in the same order.
struct Phrase: Sendable {
  let en: String
  let es: String
  /// Whether what is filled in may be the name of a field; else it stays as it is.
  let namesField: Bool

  init(_ en: String, _ es: String, namesField: Bool = false) {
    self.en = en
    self.es = es
    self.namesField = namesField
  }

  /// What stands where the stars are; nil where the text is no such phrase.
  func holes(in text: String) -> [String]? {
    let fixed = en.split(separator: "*", omittingEmptySubsequences: false)
    guard text.hasPrefix(fixed[0]) else { return nil }
    var rest = text.dropFirst(fixed[0].count)
    var holes: [String] = []
    for (index, words) in fixed.dropFirst().enumerated() {
      if words.isEmpty, index == fixed.count - 2 {
        holes.append(String(rest))
        rest = ""
      } else if index == fixed.count - 2 {
        guard rest.hasSuffix(words), rest.count > words.count else { return nil }
        holes.append(String(rest.dropLast(words.count)))
        rest = ""
      } else {
        guard let range = rest.firstRange(ofText: String(words)) else { return nil }
        holes.append(String(rest[..<range.lowerBound]))
        rest = rest[range.upperBound...]
      }
    }
    return rest.isEmpty && holes.allSatisfy { !$0.isEmpty } ? holes : nil
  }

  func filled(with holes: [String]) -> String {
    var text = ""
    var next = holes.makeIterator()
    for character in es {
      if character == "*" { text += next.next() ?? "" } else { text.append(character) }
    }
    return text
  }
}

extension String {
  var lowercasedFirst: String { prefix(1).lowercased() + dropFirst() }
}
