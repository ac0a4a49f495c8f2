import ClaimsDomain
import ClaimsKernel
import EventSourcing

extension Verb {
  /// Asks for the fields of a command, and prints it as a line that `send` takes.
  func new(_ arguments: Arguments, _ output: inout Output) throws -> ExitCode {
    let name = arguments.rest[0]
    guard let shape = CommandShape(name) else {
      throw Usage.noCommand(name)
    }
    var form = CommandForm(try Input("-"), output)
    var writer = JSONWriter()
    writer.beginObject()
    writer.member("id", Identifier.random().text)
    writer.key("actor")
    writer.beginObject()
    try form.require("id", .text, in: "actor", &writer)
    try form.require("role", CommandShape.role, in: "actor", &writer)
    writer.endObject()
    if let target = shape.target {
      let (isPerson, begins) = (target == "person", CommandHelp(name)?.begins ?? false)
      // An id is drawn for a new stream alone: another one would name what is not there.
      try form.require(
        target, isPerson ? .text : .identifier, in: "", &writer,
        otherwise: begins && !isPerson ? Identifier.random().text : nil)
    }
    writer.key("command")
    writer.beginObject()
    writer.key(name)
    try form.ask(shape.fields, in: "", &writer)
    writer.endObject()
    writer.endObject()
    let line = writer.text
    do throws(JSONFault) { _ = try CommandEnvelope(json: Array(line.utf8)) } catch {
      throw Failure(error.wording)
    }
    output.line(line)
    return .done
  }
}

/// Asks for fields, one after another.
private struct CommandForm {
  private let input: Input
  private let output: Output
  private let speech: Speech

  init(_ input: Input, _ output: Output) {
    (self.input, self.output, speech) = (input, output, output.speech)
  }

  mutating func ask(
    _ fields: [CommandField], in path: String, _ writer: inout JSONWriter
  ) throws {
    writer.beginObject()
    for field in fields { try ask(field, in: path, &writer) }
    writer.endObject()
  }

  /// Asks for what no command is without.
  ///
  /// - Parameter otherwise: what is taken for no answer; nil to ask again.
  mutating func require(
    _ name: String, _ kind: CommandField.Kind, in path: String, _ writer: inout JSONWriter,
    otherwise: String? = nil
  ) throws {
    let place = path.isEmpty ? name : path + "." + name
    if let otherwise { output.remark(.askOrTake, place, otherwise) }
    let field = CommandField(name: name, occurrence: .once, kind: kind)
    while true {
      if let value = try value(of: field, at: place, isNeeded: true) ?? otherwise {
        writer.key(name)
        return write(value, kind, &writer)
      }
      output.remark(.isNeeded, place)
    }
  }

  /// Asks until the answer can be read. Nothing is no answer: the field is left out then.
  mutating func ask(
    _ field: CommandField, in path: String, _ writer: inout JSONWriter
  ) throws {
    let place = path.isEmpty ? field.name : path + "." + field.name
    if field.occurrence == .repeated {
      var number = 0
      while try add(field, "\(place)[\(number)]", isFirst: number == 0, &writer) { number += 1 }
      if number > 0 { writer.endArray() }
    } else if case .object(let fields) = field.kind {
      if field.occurrence == .optional {
        output.remark(.askWhetherThere, place)
        guard try !answer().isEmpty else { return }
      }
      writer.key(field.name)
      try ask(fields, in: place, &writer)
    } else if let value = try value(of: field, at: place) {
      writer.key(field.name)
      write(value, field.kind, &writer)
    }
  }

  /// One more element. - Returns: false if there is none.
  private mutating func add(
    _ field: CommandField, _ place: String, isFirst: Bool, _ writer: inout JSONWriter
  ) throws -> Bool {
    func begin(_ writer: inout JSONWriter) {
      guard isFirst else { return }
      writer.key(field.name)
      writer.beginArray()
    }
    if case .object(let fields) = field.kind {
      output.remark(.askWhetherThere, place)
      guard try !answer().isEmpty else { return false }
      begin(&writer)
      try ask(fields, in: place, &writer)
      return true
    }
    guard let value = try value(of: field, at: place) else { return false }
    begin(&writer)
    write(value, field.kind, &writer)
    return true
  }

  private mutating func value(
    of field: CommandField, at place: String, isNeeded: Bool = false
  ) throws -> String? {
    let words = CommandHelp.words(for: field.kind, speech)
    while true {
      output.remark(.askForField, place, words)
      let text = try answer()
      if text.isEmpty { return nil }
      if field.kind.takes(text) { return text }
      output.remark(isNeeded ? .neededAnswerExpected : .answerExpected, words, text)
    }
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
  /// Whether an answer can be read.
  fileprivate func takes(_ text: String) -> Bool {
    switch self {
    case .flag: ["true", "false"].contains(text)
    case .number(let isSigned):
      isSigned ? Int64(asWritten: text) != nil : UInt64(asWritten: text) != nil
    case .currency: Currency(text) != nil
    case .text, .bytes, .object: true
    case .identifier: Identifier(text) != nil
    case .time: Instant(text) != nil
    case .date: LocalDate(text) != nil
    case .codes(let names, _): names.contains(text)
    }
  }
}
