import ClaimsDomain
import ClaimsKernel
import EventSourcing

/// How the output speaks: in the words of a language or, if none is asked for, in the names of
/// codes, as scripts and other commands take them.
struct Speech {
  static let option = Verb.Option("language", "TAG", of: Language.self)

  /// Nil for codes.
  var words: Words?
  /// In which times are shown.
  var zone = Zone.utc
  /// The language of messages and headings, where none is asked for.
  private let surroundings: Language

  init(words: Words? = nil, among surroundings: Language = .en) {
    (self.words, self.surroundings) = (words, surroundings)
  }

  /// In the language that stands among the words of a command line, whatever else they are.
  init(askedForIn words: [String], among surroundings: Language) {
    self.init(
      words: Self.tag(in: words).flatMap { Language(tag: $0) }.map { Words($0) },
      among: surroundings)
  }

  /// The first tag of a language among the words of a command line.
  static func tag(in words: [String]) -> String? {
    let prefix = "--\(Self.option.name)"
    let tags = words.indices.compactMap { place -> String? in
      if words[place].hasPrefix(prefix + "=") {
        return String(words[place].dropFirst(prefix.count + 1))
      }
      guard words[place] == prefix, place + 1 < words.count else { return nil }
      return words[place + 1]
    }
    return tags.first
  }

  /// The language of what is no code: messages and headings.
  var language: Language { words?.language ?? surroundings }

  /// That of answers in JSON, which scripts read: not that of the surroundings.
  var languageOfAnswers: Language { words?.language ?? .en }

  /// The same in the words that are asked for.
  func with(_ words: Words?) -> Speech { Speech(words: words, among: surroundings) }

  /// To the second, with its zone: `2026-03-04 09:00:00Z`.
  func time(_ instant: Instant) -> String { zone.text(instant) }

  func name<Value: CodedEnum>(of value: Value) -> String {
    words?.name(of: value) ?? value.name.description
  }

  func title(of event: DomainEventKind) -> String {
    words?.title(of: event) ?? event.name.description
  }

  func label(ofVerb name: StaticString) -> String {
    words?.label(ofVerb: name) ?? name.description
  }

  /// The same for a name that came from elsewhere.
  func label(ofVerbNamed name: String) -> String { words?.label(ofVerbNamed: name) ?? name }

  /// A verb in words with its code, which other verbs take: `Approve (approve)`; without words the code alone.
  func nameAndCode(ofVerb name: String) -> String {
    words.map { "\($0.label(ofVerbNamed: name)) (\(name))" } ?? name
  }

  /// What would be refused by these rules, as refusals say it, each once.
  func names(ofRules rules: [String]) -> String {
    var names: [String] = []
    for rule in rules {
      let name =
        words.flatMap { words in
          ClaimDecider.lifecycle.guards.first { $0.name == rule }.map { words.name(of: $0.code) }
        } ?? rule
      if !names.contains(name) { names.append(name) }
    }
    return names.joined(separator: ", ")
  }

  func name(ofField path: String) -> String { words?.name(ofField: path) ?? path }

  func text(for reasons: [Reason]) -> String { Words(language).text(for: reasons) }

  /// What a reason expected, in words.
  func expectation(of reason: Reason) -> String {
    guard let words, let detail = reason.expectedDetail else { return reason.expected }
    return words.text(for: detail, in: reason.expected)
  }

  func rows<M: Message>(of message: M) -> [FieldList.Row] {
    words?.rows(of: message) ?? fieldRows(message)
  }

  /// What a line of reserves is called: `vehicle / expense / towing`.
  func name(of line: ReserveLine) -> String {
    guard let words else { return line.words }
    if line == ReserveLine() { return say(.general) }
    let cost = line.costType == .unspecified ? "" : words.name(of: line.costType)
    return [line.exposure, cost, line.category].filter { !$0.isEmpty }.joined(separator: " / ")
  }

  /// What the command line itself says.
  func say(_ key: Phrase.Key, _ values: Phrase.Value...) -> String {
    Phrase(key, with: values)[language]
  }

  /// What a stream is: a claim, a document and so on.
  func kind(of category: EventSourcing.Category) -> String {
    switch category {
    case .claim: say(.claim)
    case .document: say(.document)
    case .report: say(.report)
    case .accident: say(.accident)
    case .property: say(.property)
    case .quiz: say(.quiz)
    case .lead: say(.lead)
    case .activity: say(.activity)
    default: say(.stream)
    }
  }

  /// `1 property`, `2 inmuebles`.
  func count(_ count: Int, of category: EventSourcing.Category) -> String {
    if count == 1 { return "1 " + kind(of: category) }
    let many =
      switch category {
      case .document: say(.documents)
      case .report: say(.reports)
      case .accident: say(.accidents)
      case .property: say(.properties)
      case .quiz: say(.quizzes)
      case .lead: say(.leads)
      case .activity: say(.activities)
      default: say(.streams)
      }
    return "\(count) " + many
  }

  /// `1 stream`, `2 registros`, whatever they are.
  func count(ofStreams count: Int) -> String {
    "\(count) " + say(count == 1 ? .stream : .streams)
  }

  /// `1 claim`, `2 reclamaciones`.
  func count(ofClaims count: Int) -> String { Words(language).count(ofClaims: count) }

  /// When something was true: nothing if that is when it was recorded, to the second that is shown.
  func effective(_ effective: Instant, recorded: Instant) -> String? {
    let shown = time(effective)
    return shown == time(recorded) ? nil : say(.effectiveAt, shown)
  }

  /// Who acted, and as what: `hugo (handler)`.
  func who(_ actor: ActorID, _ role: Role) -> String {
    "\(printable(actor.text)) (\(name(of: role)))"
  }
}

extension Language {
  /// - Parameters:
  ///   - tag: as it was asked for.
  ///   - place: where, for errors.
  /// - Throws: `Usage` with all that there are.
  init(askedFor tag: String, at place: String = "--language") throws(Usage) {
    guard let language = Language(tag: tag) else {
      let known = Phrase.either(Language.allCases.map { Phrase(plain: $0.rawValue) })
      throw Usage(.languageExpectedFound, place, known, tag)
    }
    self = language
  }

  /// That of the environment, as POSIX names it: `es_ES.UTF-8`.
  static var ofEnvironment: Language {
    let name = Environment["LC_ALL"] ?? Environment["LC_MESSAGES"] ?? Environment["LANG"] ?? ""
    let tag = name.prefix { $0 != "." && $0 != "@" }.replacing("_", with: "-")
    return Language(tag: String(tag)) ?? .en
  }
}

extension Arguments {
  /// The words that are asked for; nil for codes.
  ///
  /// - Throws: `Usage` for a language that there are no words in.
  func words() throws(Usage) -> Words? {
    guard let tag = effective("language") else { return nil }
    return Words(try Language(askedFor: tag))
  }
}

extension Phrase {
  /// `1 document`, `2 documents`.
  static func count(_ count: Int, _ one: Key, _ many: Key) -> Phrase {
    Phrase(count == 1 ? one : many, count)
  }
}
