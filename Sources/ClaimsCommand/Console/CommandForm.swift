import ClaimsDomain
import ClaimsKernel
import EventSourcing
import WriteAheadLog

/// What a log holds that answers may name, if there is one.
struct KnownStreams {
  private let logState: LogState?

  /// Looks into the log, if it is there. One that is named is to be there.
  init(_ arguments: Arguments, _ output: Output) throws {
    let isThere = arguments.value("log") != nil || WriteAheadLog.isLog(arguments.log)
    logState = isThere ? try store(arguments, output).kernel.query { copy $0 } : nil
  }

  /// The stream that an answer names by the beginning of its id, or why there is none; nil without a log.
  func look(_ text: String) throws -> Result<StreamID, Failure>? {
    guard let logState else { return nil }
    do { return .success(try logState.stream(named: text)) } catch let failure as Failure {
      return .failure(failure)
    }
  }

  /// Who is registered, and may act.
  var people: [ActorID] { logState?.actors.actors.filter { $0.status == .active }.map(\.id) ?? [] }

  func roles(of actor: ActorID) -> [Role] { logState?.actors.roles(of: actor) ?? [] }
}

/// Asks for fields, one after another.
struct CommandForm {
  private let input: Input
  private let output: Output
  private let speech: Speech
  private let known: KnownStreams

  init(_ input: Input, _ output: Output, _ known: KnownStreams) {
    (self.input, self.output, self.known, speech) = (input, output, known, output.speech)
  }

  /// More people than these are not listed.
  private static let listed = 20

  /// Asks who sends it, in which role.
  mutating func askForSender(_ writer: inout JSONWriter) throws {
    let people = known.people.map(\.text)
    let text = speech.say(.kindText)
    let isListed = !people.isEmpty && people.count <= Self.listed
    let actor = try require(
      "id", .text, in: "actor", &writer,
      words: isListed
        ? speech.say(.registeredAre, text, people.map(printable).joined(separator: ", ")) : text)
    if !people.isEmpty, !people.contains(actor) {
      output.remark(.unknown(actor, among: people, Phrase(.nobodyIsRegisteredAs, actor)))
    }
    let roles = known.roles(of: ActorID(actor)).map(\.name.description)
    let words = roles.isEmpty ? nil : speech.say(.oneOf, roles.joined(separator: ", "))
    // Who holds one role need not say it.
    _ = try require(
      "role", CommandShape.role, in: "actor", &writer, words: words,
      otherwise: roles.count == 1 ? roles[0] : nil)
  }

  /// Asks what it goes to.
  ///
  /// - Parameter otherwise: the id of a new stream, which no answer takes.
  mutating func askForTarget(
    _ name: String, of category: EventSourcing.Category, otherwise: String?,
    _ writer: inout JSONWriter
  ) throws {
    guard name != "person" else {
      _ = try require(name, .text, in: "", &writer)
      return
    }
    _ = try require(name, .identifier, in: "", &writer, category: category, otherwise: otherwise)
  }

  /// - Parameter needed: the fields of these that must not be left out.
  mutating func ask(
    _ fields: [CommandField], in path: String, needing needed: Set<String>,
    _ writer: inout JSONWriter
  ) throws {
    writer.beginObject()
    for field in fields {
      try ask(field, in: path, isNeeded: needed.contains(field.name), &writer)
    }
    writer.endObject()
  }

  /// Asks for what no command is without.
  ///
  /// - Parameters:
  ///   - words: what is expected, if it is less than the kind says.
  ///   - category: which streams may be named.
  ///   - otherwise: what is taken for no answer; nil to ask again.
  private mutating func require(
    _ name: String, _ kind: CommandField.Kind, in path: String, _ writer: inout JSONWriter,
    words: String? = nil, category: EventSourcing.Category? = nil, otherwise: String? = nil
  ) throws -> String {
    let place = path.isEmpty ? name : path + "." + name
    if let otherwise { output.remark(.askOrTake, place, otherwise) }
    let value = try value(
      of: kind, at: place, isNeeded: true, words: words, category: category, otherwise: otherwise)
    writer.key(name)
    write(value ?? "", kind, &writer)
    return value ?? ""
  }

  /// Asks until the answer can be read. Nothing is no answer: the field is left out then, unless it is needed.
  private mutating func ask(
    _ field: CommandField, in path: String, isNeeded: Bool, _ writer: inout JSONWriter
  ) throws {
    let place = path.isEmpty ? field.name : path + "." + field.name
    if field.occurrence == .repeated {
      var number = 0
      while try add(
        field, "\(place)[\(number)]", isFirst: number == 0, isNeeded: isNeeded && number == 0,
        &writer)
      { number += 1 }
      if number > 0 { writer.endArray() }
    } else if field.kind.isAmount {
      try askForAmount(field.name, at: place, isNeeded: isNeeded, &writer)
    } else if case .object(let fields) = field.kind {
      if field.occurrence == .optional, !isNeeded {
        output.remark(.askWhetherThere, place)
        guard try !answer().isEmpty else { return }
      }
      writer.key(field.name)
      try ask(fields, in: place, needing: [], &writer)
    } else if let value = try value(of: field.kind, at: place, isNeeded: isNeeded) {
      writer.key(field.name)
      write(value, field.kind, &writer)
    }
  }

  /// An amount has both of its fields, or none.
  private mutating func askForAmount(
    _ name: String, at place: String, isNeeded: Bool, _ writer: inout JSONWriter
  ) throws {
    let number = CommandField.Kind.number(isSigned: true)
    let words = speech.say(.kindMinorUnits)
    guard
      let units = try value(
        of: number, at: place + ".minorUnits", isNeeded: isNeeded, words: words),
      let currency = try value(of: .currency, at: place + ".currency", isNeeded: true)
    else { return }
    writer.key(name)
    writer.beginObject()
    writer.key("minorUnits")
    write(units, number, &writer)
    writer.member("currency", currency)
    writer.endObject()
  }

  /// One more element. - Returns: false if there is none.
  private mutating func add(
    _ field: CommandField, _ place: String, isFirst: Bool, isNeeded: Bool,
    _ writer: inout JSONWriter
  ) throws -> Bool {
    func begin(_ writer: inout JSONWriter) {
      guard isFirst else { return }
      writer.key(field.name)
      writer.beginArray()
    }
    if case .object(let fields) = field.kind {
      if !isNeeded {
        output.remark(.askWhetherThere, place)
        guard try !answer().isEmpty else { return false }
      }
      begin(&writer)
      try ask(fields, in: place, needing: [], &writer)
      return true
    }
    guard let value = try value(of: field.kind, at: place, isNeeded: isNeeded) else {
      return false
    }
    begin(&writer)
    write(value, field.kind, &writer)
    return true
  }

  /// - Throws: `Failure` if nothing is given for what is needed, and nobody is there to be asked again.
  private mutating func value(
    of kind: CommandField.Kind, at place: String, isNeeded: Bool, words: String? = nil,
    category: EventSourcing.Category? = nil, otherwise: String? = nil
  ) throws -> String? {
    let words = words ?? CommandHelp.words(for: kind, speech)
    while true {
      output.remark(
        isNeeded || otherwise != nil ? .askForField : .askForOptional, place, words)
      let text = try answer()
      if text.isEmpty {
        guard isNeeded, otherwise == nil else { return otherwise }
        guard input.isTerminal else { throw Failure(.isNeeded, place) }
        output.remark(.isNeeded, place)
      } else if kind.takes(text) {
        return text
      } else if case .identifier = kind, let found = try known.look(text) {
        if let id = id(of: found, named: text, in: category) { return id.text }
      } else {
        let fault = Phrase(isNeeded ? .neededAnswerExpected : .answerExpected, words, text)
        output.remark(.unknown(text, among: kind.names, fault))
      }
    }
  }

  /// The id of the stream that was found; nil if none was, or one of another kind: which is told.
  private func id(
    of found: Result<StreamID, Failure>, named text: String, in category: EventSourcing.Category?
  ) -> Identifier? {
    switch found {
    case .failure(let failure): output.remark(failure.wording)
    case .success(let stream):
      if stream.category == category || category == nil && stream.category.word != nil {
        return stream.id
      }
      output.remark(.isAnotherKind, shown(stream, ActorID(text), speech))
    }
    return nil
  }

  private func answer() throws -> String {
    guard case .text(let bytes)? = try input.nextLine() else { throw Failure(.inputEndedEarly) }
    var text = String(decoding: bytes, as: UTF8.self)
    while text.last?.isWhitespace == true { text.removeLast() }
    return text
  }

  private func write(_ text: String, _ kind: CommandField.Kind, _ writer: inout JSONWriter) {
    switch kind {
    case .flag: writer.bool(text == "true")
    case .number: writer.number(text)
    default: writer.string(text)
    }
  }
}

extension CommandField.Kind {
  /// Whether it is an amount of money.
  var isAmount: Bool {
    guard case .object(let fields) = self else { return false }
    return fields.map(\.name) == ["minorUnits", "currency"]
  }

  /// The names that are among its values.
  fileprivate var names: [String] {
    if case .codes(let names, _) = self { names } else { [] }
  }

  /// Whether an answer can be read.
  fileprivate func takes(_ text: String) -> Bool {
    switch self {
    case .flag: ["true", "false"].contains(text)
    case .number(let isSigned):
      isSigned ? Int64(asWritten: text) != nil : UInt64(asWritten: text) != nil
    case .currency: Currency(text) != nil
    case .text, .object: true
    case .bytes: EventSourcing.bytes(base64URL: text) != nil
    case .identifier: Identifier(text) != nil
    case .time: Instant(text) != nil
    case .date: LocalDate(text) != nil
    case .codes(let names, _): names.contains(text)
    }
  }
}
