import ClaimsDomain
import ClaimsKernel
import EventSourcing
import WriteAheadLog

/// A log told from its beginning to its end, a line an event or a refusal, and then audited.
struct DemoStory {
  private let path: String
  private let log: ClaimsLog
  /// Who acts by which rules: counted, and not told one by one.
  private var registers: UInt64 = 0
  /// How often each other stream is told of, by its name.
  private var counts: [StreamID: Int] = [:]
  /// Where a command was refused last.
  private var refusal: Position?

  /// No line is wider.
  private static let width = 80

  init(of path: String) throws {
    self.path = path
    log = try ClaimsLog(reading: path)
    try log.forEachEntry(after: .start) { (entry) throws(EventStoreError) in
      for event in entry.events {
        if Self.isRegister(event.stream) {
          registers += 1
        } else {
          counts[event.stream, default: 0] += 1
        }
      }
      if entry.refusal != nil { refusal = entry.decidedAt }
      return true
    }
  }

  private static func isRegister(_ stream: StreamID) -> Bool {
    [.actor, .rules, .catalogs].contains(stream.category)
  }

  func tell(_ output: inout Output) throws -> ExitCode {
    if registers > 0 {
      Self.tell(Phrase(.demoRegisters, registers), &output)
      output.line("")
    }
    try tellEntries(&output)
    output.line("")
    let verification = try LogVerification(of: path)
    var audit = DecisionAudit()
    try audit.run(on: log)
    Self.tell(verification.wording, &output)
    Self.tell(audit.wording, &output)
    output.line("")
    tellWhatToAsk(&output)
    guard verification.ending == .whole else { return .damaged }
    return audit.differences.isEmpty ? .done : .failed
  }

  /// Prose, broken where it is wider than the story.
  static func tell(_ wording: Phrase, _ output: inout Output) {
    for line in wording[output.speech.language].wrapped(to: width, indent: 2) { output.line(line) }
  }

  private func tellEntries(_ output: inout Output) throws {
    var day = ""
    try log.forEachEntry(after: .start) { (entry) throws(EventStoreError) in
      do throws(WireError) {
        var lines = try HistoryLine.lines(of: entry).filter { !Self.isRegister($0.stored.stream) }
          .map { text($0, output) }
        if let refused = try RefusalLine(entry) { lines.append(text(refused, output)) }
        let recorded = String(entry.recorded.text.prefix(10))
        if !lines.isEmpty, recorded != day {
          output.line(output.bold(recorded))
          day = recorded
        }
        for line in lines { output.line(line) }
      } catch { throw .damaged(offset: 0, reason: "\(error)") }
      return true
    }
  }

  private func text(_ line: HistoryLine, _ output: Output) -> String {
    let speech = worded(output.speech)
    let values = displayRows(line.event.shownFields(speech)).compactMap { row in
      told(row.value, by: line.command.actor, speech)
    }
    let said = [line.entry.effectiveText(speech)].compactMap { $0 } + values
    return text(
      "\(line.stored.position.value)", line.entry,
      speech.who(line.command.actor, line.command.role),
      line.stored.stream, speech.title(of: line.event.kind), said.joined(separator: ", "),
      output.green, speech)
  }

  private func text(_ line: RefusalLine, _ output: Output) -> String {
    if line.summary != nil { return line.text(output) }
    let speech = worded(output.speech)
    let verb = speech.label(ofVerb: line.command.command.name)
    return text(
      "", line.entry, speech.who(line.command.actor, line.command.role), line.command.stream,
      "\(verb) \(speech.say(.refused))", printable(speech.text(for: line.refusal.reasons)),
      output.red, speech)
  }

  /// People read it: in words, whatever is asked for.
  private func worded(_ speech: Speech) -> Speech { speech.with(Words(speech.language)) }

  /// A field's value: of ids only those of streams, by their names. Nil for what the line says already: when and
  /// by whom.
  private func told(_ value: String, by actor: ActorID, _ speech: Speech) -> String? {
    if let id = Identifier(value) {
      return counts.keys.first { $0.id == id }.map { name(of: $0, speech) }
    }
    let isSaid = value == actor.text || value == "true" || Instant(value) != nil
    return isSaid ? nil : value
  }

  /// One line: where, when, who, in which stream, what, and as much of the rest as there is room for.
  private func text(
    _ position: String, _ entry: Entry, _ who: String, _ stream: StreamID, _ what: String,
    _ said: String, _ color: (String) -> String, _ speech: Speech
  ) -> String {
    let time = entry.recorded.text.dropFirst(11).prefix(5)
    let head =
      "\(position.leftPadded(to: 4))  \(time)  \(who.padded(to: 19)) "
      + "\(name(of: stream, speech).padded(to: 11)) "
    let room = Self.width - head.count
    let shown = what.cut(to: room)
    let rest = said.isEmpty || shown.count + 3 > room ? "" : ": " + said
    return head + color(shown) + rest.cut(to: room - shown.count)
  }

  /// What a stream is called: its kind, and as much of its id as tells it from the others.
  private func name(of stream: StreamID, _ speech: Speech) -> String {
    speech.kind(of: stream.category) + " " + prefix(of: stream)
  }

  private func prefix(of stream: StreamID) -> String {
    let others = counts.keys.filter { $0 != stream }.map(\.id.text)
    let text = stream.id.text
    let length = (2...text.count).first { length in
      !others.contains { $0.hasPrefix(text.prefix(length)) }
    }
    return String(text.prefix(length ?? text.count))
  }

  /// Three verbs that can be typed as they are printed.
  private func tellWhatToAsk(_ output: inout Output) {
    // As it was called: it need not be on the path.
    let program = CommandLine.arguments.first ?? "claims"
    let longest = counts.max { ($0.value, $1.key.id) < ($1.value, $0.key.id) }?.key
    output.line(output.speech.say(.demoAskMore))
    for words in [
      longest.map { "timeline \(prefix(of: $0))" }, refusal.map { "explain \($0.value)" },
      "verify --decisions",
    ].compactMap({ $0 }) {
      output.line("  \(program) \(words) --log \(path)")
    }
  }
}
