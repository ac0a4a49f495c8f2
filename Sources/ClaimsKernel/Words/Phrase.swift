import ClaimsDomain
import Descriptions
import EventSourcing

/// What people read, in whatever language is asked for: a text of the tables with what is filled
/// in, or texts put together of such.
///
///     Phrase(.headerCutOff, bytes)[.es]  // la cabecera está cortada tras 12 de 4096 bytes
public struct Phrase: Sendable {
  /// What is filled in.
  public typealias Value = any CustomStringConvertible & Sendable

  private let say: @Sendable (Language) -> String

  /// A text that is made when the language is known.
  public init(_ say: @escaping @Sendable (Language) -> String) { self.say = say }

  /// A text of the tables; values that are phrases are told in the same language.
  public init(_ key: Key, _ values: Value...) { self.init(key, with: values) }

  /// The same with the values in an array.
  public init(_ key: Key, with values: [Value]) {
    let place = Int(key.rawValue)
    self.init { language in
      WordTables.text(at: place, in: language)
        .filled(with: values.map { ($0 as? Phrase)?[language] ?? $0.description })
    }
  }

  /// The text of this key, such as `ClaimStatus.open`; nil if there is none.
  package init?(named key: String) {
    guard let place = WordTables.places[key] else { return nil }
    self.init { WordTables.text(at: place, in: $0) }
  }

  /// What the column of a view's field is called; the field's own name if no table has it.
  public init(column field: String) {
    self = Phrase(named: "column." + field) ?? Phrase(plain: field)
  }

  /// What the log said in English.
  init(saidByLog text: String) {
    self.init { SaidInEnglish.log.text(text, in: $0) ?? text }
  }

  /// What a rule of the domain expected.
  public init(_ expectation: Expectation) {
    self.init { Words($0).text(for: expectation.detail ?? ReasonDetail(), in: expectation.text) }
  }

  /// What is told alike in every language: a name, a number, what the system said.
  public init(plain text: String) { self.init { _ in text } }
  /// Creates an empty text.
  public init() { self.init(plain: "") }

  /// What an administrator wrote in two languages. In others it is told in English.
  public init(_ wording: Wording) { self.init { wording[$0] } }

  /// The text in a language.
  public subscript(language: Language) -> String { say(language) }

  /// The text in English.
  public var en: String { self[.en] }
  /// The text in Spanish.
  public var es: String { self[.es] }
}

extension Phrase: CustomStringConvertible {
  /// In English.
  public var description: String { en }
}

extension Phrase: Equatable {
  public static func == (one: Phrase, other: Phrase) -> Bool {
    Language.allCases.allSatisfy { one[$0] == other[$0] }
  }
}

extension Phrase {
  /// The same, behind the place that it is about: a file, a line, a path in a message.
  public func at(_ place: String) -> Phrase { at(Phrase(plain: place)) }
  /// The same for a place that is told in words.
  public func at(_ place: Phrase) -> Phrase { Phrase(.atPlace, place, self) }

  /// What was expected and what was found.
  public static func expected(_ expected: Phrase, found: Phrase) -> Phrase {
    Phrase(.expectedFound, expected, found)
  }

  /// One of several.
  public static func either(_ phrases: [Phrase]) -> Phrase {
    phrases.dropFirst().reduce(phrases.first ?? .nothing) { Phrase(.oneOrOther, $0, $1) }
  }

  static let nothing = Phrase(.nothing)
}

extension String {
  /// With values in place of `{1}`, `{2:field}` and so on, and the word of `{1:claim|claims}` that goes with the first.
  func filled(with values: [String]) -> String {
    guard !values.isEmpty else { return self }
    var text = ""
    var rest = self[...]
    while let start = rest.firstIndex(of: "{"), let end = rest[start...].firstIndex(of: "}") {
      text += rest[..<start]
      let inside = rest[rest.index(after: start)..<end]
      let hole = inside.prefix { $0 != ":" }
      var value = Int(hole).flatMap { values.indices.contains($0 - 1) ? values[$0 - 1] : nil }
      let words = inside.dropFirst(hole.count + 1).split(separator: "|")
      if words.count == 2, let count = value { value = String(words[count == "1" ? 0 : 1]) }
      text += value ?? "{"
      rest = rest[rest.index(after: value == nil ? start : end)...]
    }
    return text + rest
  }

  var lowercasedFirst: String { prefix(1).lowercased() + dropFirst() }
}

extension Phrase.Key: PrintsFields {}
