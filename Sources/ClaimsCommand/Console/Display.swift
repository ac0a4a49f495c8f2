import ClaimsDomain
import ClaimsKernel
import EventSourcing

extension Speech {
  /// What a line of the log begins with: where it stands, and when it was recorded.
  fileprivate static let positionWidth = 6

  /// How many columns the name of a claim takes: the streams of which most is refused.
  fileprivate var streamWidth: Int { kind(of: .claim).count + 37 }

  /// How many columns an event takes: words are longer than codes.
  var eventWidth: Int { words == nil ? 20 : 28 }
  /// How many a refused command takes.
  fileprivate var refusalWidth: Int { words == nil ? 24 : 40 }

  func begin(_ position: Position, _ recorded: Instant) -> String {
    "\(position.value)".leftPadded(to: Self.positionWidth) + "  " + time(recorded) + "  "
  }
}

extension Output {
  /// The heads of lines about events: where, when recorded, who, and what.
  mutating func headsOfEvents() { heads([(.columnEvent, speech.eventWidth), (.columnSays, 0)]) }

  /// The heads of lines about refusals.
  ///
  /// - Parameter showsStream: whether there are refusals of more than one stream.
  mutating func headsOfRefusals(showsStream: Bool) {
    let stream: [(Phrase.Key, Int)] = showsStream ? [(.columnStream, speech.streamWidth + 1)] : []
    heads([(.columnRefusedCommand, speech.refusalWidth)] + stream + [(.columnWhy, 0)])
  }

  private mutating func heads(_ columns: [(key: Phrase.Key, width: Int)]) {
    let first = speech.say(.columnPosition).leftPadded(to: Speech.positionWidth) + "  "
    let columns = [(.columnRecorded, speech.zone.width + 1), (.columnWho, 22)] + columns
    line(
      dim(first + columns.map { speech.say($0.key).padded(to: $0.width) }.joined(separator: " ")))
  }
}

extension VisibleEvent {
  /// One line for people: position, time, who, what, and its fields.
  func text(_ output: Output) -> String {
    return text(line.event.shownFields(output.speech).filter { !redaction.hides($0.path) }, output)
  }

  /// The same with these of its fields.
  func text(_ rows: [FieldList.Row], _ output: Output) -> String {
    let (speech, stored, event) = (output.speech, line.stored, line.event)
    let fields = displayRows(rows, in: speech.zone).map {
      "\(speech.name(ofField: $0.path)) \($0.value)"
    }
    return speech.begin(stored.position, line.entry.recorded)
      + "\(sender(speech).padded(to: 22)) "
      + "\(output.green(speech.title(of: event.kind).padded(to: speech.eventWidth))) "
      + ([line.entry.effectiveText(speech)].compactMap { $0 } + fields).joined(separator: ", ")
  }

  /// The actor and role that sent the command; the role alone if the reader may not see the actor.
  func sender(_ speech: Speech) -> String {
    showsSender
      ? speech.who(line.command.actor, line.command.role) : speech.name(of: line.command.role)
  }
}

extension Statement {
  /// One line for people: when and by whom it was said, and what.
  func text(_ output: Output) -> String { seen.text(texts, output) }
}

extension Entry {
  /// When it was true, said to be that, where it shows another time than when it was recorded. The
  /// time in the columns of a text is always the recorded one.
  func effectiveText(_ speech: Speech) -> String? {
    speech.effective(effective, recorded: recorded)
  }
}

extension DomainEvent {
  /// Its fields; of rules only those that differ from the built-in ones, whatever their value.
  func shownFields(_ speech: Speech) -> [FieldList.Row] {
    let fields = self.fields(in: speech.words)
    guard case .rules(.rulesSet(let set)) = self else { return fields }
    let changed = differences(
      from: speech.rows(of: ClaimRules.builtIn), to: speech.rows(of: set.rules))
    return fields.filter { !$0.path.hasPrefix("rules.") }
      + changed.map { change in
        FieldList.Row(
          path: change.path, value: "= " + (change.after ?? speech.say(.noValue)))
      }
  }
}

extension RefusalLine {
  func text(_ output: Output, showsStream: Bool = false) -> String {
    let speech = output.speech
    let stream =
      showsStream
      ? shown(command.stream, command.person, speech).padded(to: speech.streamWidth) + "  " : ""
    if let summary { return text(summary, of: stream, output) }
    let refused =
      speech.label(ofVerb: command.command.name) + " " + speech.say(.refused)
    return speech.begin(entry.decidedAt, entry.recorded)
      + "\(speech.who(command.actor, command.role).padded(to: 22)) "
      + "\(output.red(refused.padded(to: speech.refusalWidth))) \(stream)"
      + ([entry.effectiveText(speech)].compactMap { $0 }
      + [printable(speech.text(for: refusal.reasons))]).joined(separator: "; ")
  }

  private func text(_ summary: RefusalSummary, of stream: String, _ output: Output) -> String {
    let speech = output.speech
    let who =
      summary.shared ? speech.say(.others) : printable(command.actor.text)
    let codes = summary.codes.map { "\(speech.name(of: $0.code)) \($0.count)" }
      .joined(separator: ", ")
    let more = "\(summary.count) " + speech.say(.moreRefused)
    return speech.begin(entry.decidedAt, summary.to)
      + "\(who.padded(to: 22)) \(output.red(more.padded(to: speech.refusalWidth))) \(stream)"
      + speech.say(.countedSince) + " \(speech.time(summary.from)): \(codes)"
  }
}

extension Permission {
  /// - Parameters:
  ///   - role: in which it would be sent.
  ///   - width: of the column of names.
  func text(as role: Role, nameWidth width: Int, _ output: Output) -> String {
    let speech = output.speech
    let name = speech.nameAndCode(ofVerb: command)
    let said =
      allowed
      ? (conditions.isEmpty ? "" : speech.say(.unless) + " " + speech.names(ofRules: conditions))
      : printable(
        CommandHelp(command)?.text(of: reasons, for: role, speech) ?? speech.text(for: reasons))
    let mark =
      allowed
      ? output.green(speech.say(.yes).padded(to: 3)) : output.dim(speech.say(.no).padded(to: 3))
    return "  \(mark)  " + (said.isEmpty ? name : name.padded(to: width) + " " + said)
  }
}

/// A stream's name for people.
func shown(_ stream: StreamID, _ person: ActorID, _ speech: Speech = Speech()) -> String {
  switch stream.category {
  case .actor: speech.say(.person) + " " + printable(person.text)
  case .rules: speech.say(.theRules)
  case .catalogs: speech.say(.theCatalogs)
  default: speech.kind(of: stream.category) + " " + stream.id.text
  }
}

/// Rows as people read them: amounts and lists in one piece, empty fields left out.
///
/// - Parameters:
///   - zone: that of times, which are shown to the second then; nil to leave them exact.
///   - shown: makes texts safe to show.
func displayRows(
  _ rows: [FieldList.Row], in zone: Zone? = nil, shown safe: (String) -> String = printable
) -> [(path: String, value: String)] {
  var shown: [(path: String, value: String)] = []
  var index = 0
  while index < rows.count {
    defer { index += 1 }
    let row = rows[index]
    if row.path.hasSuffix(".minorUnits"), index + 1 < rows.count,
      rows[index + 1].path.hasSuffix(".currency"), let amount = Int64(row.value),
      let currency = Currency(rows[index + 1].value)
    {
      index += 1
      guard !currency.isNone else { continue }
      shown.append((String(row.path.dropLast(11)), Money(amount, currency).display))
    } else if row.path.hasSuffix("[0]") {
      let list = String(row.path.dropLast(3))
      let values = rows[index...].prefix { $0.path.hasPrefix(list + "[") && $0.path.hasSuffix("]") }
      shown.append((list, safe(values.map(\.value).joined(separator: ", "))))
      index += values.count - 1
    } else if !row.value.isEmpty, row.value != "unspecified", row.value != "false" {
      let time = zone.flatMap { zone in Instant(exact: row.value).map(zone.text) }
      shown.append((row.path, time ?? safe(row.value)))
    }
  }
  return shown
}

extension Instant {
  /// Nil for what is not a time as fields show it, with all of its digits.
  fileprivate init?(exact text: String) {
    guard text.utf8.count == 30, let time = Instant(text), time.text == text else { return nil }
    self = time
  }
}

/// Text without control characters, which could move the cursor or hide other text.
func printable(_ text: String) -> String {
  if let time = SealedText.erasure(of: text) { return "\u{27e8}erased \(time.text)\u{27e9}" }
  if SealedText.hides(text) { return "\u{27e8}sealed\u{27e9}" }
  var shown = ""
  for scalar in text.unicodeScalars {
    switch scalar.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator: shown += "\u{fffd}"
    default: shown.unicodeScalars.append(scalar)
    }
  }
  return shown
}

extension String {
  func leftPadded(to width: Int) -> String {
    String(repeating: " ", count: max(0, width - count)) + self
  }
}
