import ClaimsDomain
import ClaimsKernel
import EventSourcing

extension HistoryLine {
  /// One line for people: position, time, who, what, and its fields.
  func text(_ output: Output) -> String {
    let who = "\(printable(command.actor.text)) (\(command.role.name))"
    let fields = displayRows(event.shownFields).map { "\($0.path) \($0.value)" }
    return "\("\(stored.position.value)".leftPadded(to: 6))  \(shortTime(entry.effective))  "
      + "\(who.padded(to: 22)) \(output.green("\(event.name)".padded(to: 20))) "
      + fields.joined(separator: ", ")
  }
}

extension DomainEvent {
  /// Its fields; of rules only those that are other than built in, whatever their value.
  fileprivate var shownFields: [FieldList.Row] {
    guard case .rules(.rulesSet(let set)) = self else { return fields }
    let changed = differences(from: fieldRows(ClaimRules.builtIn), to: fieldRows(set.rules))
    return fields.filter { !$0.path.hasPrefix("rules.") }
      + changed.map { FieldList.Row(path: $0.path, value: "= " + ($0.after ?? "none")) }
  }
}

extension RefusalLine {
  func text(_ output: Output) -> String {
    if let summary { return text(summary, output) }
    let who = "\(printable(command.actor.text)) (\(command.role.name))"
    return "\("\(entry.decidedAt.value)".leftPadded(to: 6))  \(shortTime(entry.effective))  "
      + "\(who.padded(to: 22)) \(output.red("\(command.command.name) refused".padded(to: 24))) "
      + printable(refusal.message)
  }

  private func text(_ summary: RefusalSummary, _ output: Output) -> String {
    let who = summary.shared ? "others" : printable(command.actor.text)
    let codes = summary.codes.map { "\($0.code.name) \($0.count)" }.joined(separator: ", ")
    return "\("\(entry.decidedAt.value)".leftPadded(to: 6))  \(shortTime(summary.to))  "
      + "\(who.padded(to: 22)) \(output.red("\(summary.count) more refused".padded(to: 24))) "
      + "counted since \(shortTime(summary.from)): \(codes)"
  }
}

extension ClaimPermission {
  func text(_ output: Output) -> String {
    let name = command.name.description.padded(to: 20)
    if allowed {
      return "  \(output.green("yes"))  \(name)"
        + (conditions.isEmpty ? "" : " unless " + conditions.joined(separator: ", "))
    }
    return "  \(output.dim("no "))  \(name) \(reasons.map(\.message).joined(separator: "; "))"
  }

  func json(_ sender: Sender) -> String {
    var writer = JSONWriter()
    writer.beginObject()
    writer.key("actor")
    writer.string(sender.actor.text)
    writer.key("role")
    writer.string(sender.role.name.description)
    writer.key("permission")
    writer.message(self)
    writer.endObject()
    return writer.text
  }
}

/// A stream as people call it.
func shown(_ stream: StreamID, _ person: ActorID) -> String {
  switch stream.category {
  case .actor: "person \(printable(person.text))"
  case .rules: "the rules"
  case .catalogs: "the catalogs"
  default: "\(stream.category.word ?? "stream") \(stream.id.text)"
  }
}

/// Rows as people read them: amounts and lists in one piece, empty fields left out.
func displayRows(_ rows: [FieldList.Row]) -> [(path: String, value: String)] {
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
      shown.append((list, printable(values.map(\.value).joined(separator: ", "))))
      index += values.count - 1
    } else if !row.value.isEmpty, row.value != "unspecified", row.value != "false" {
      shown.append((row.path, printable(row.value)))
    }
  }
  return shown
}

/// Text without control characters, which could move the cursor or hide what stands there.
func printable(_ text: String) -> String {
  var shown = ""
  for scalar in text.unicodeScalars {
    switch scalar.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator: shown += "\u{fffd}"
    default: shown.unicodeScalars.append(scalar)
    }
  }
  return shown
}

/// To the second, which is what a history is read by; `--json` has every digit.
func shortTime(_ instant: Instant) -> String {
  let text = instant.text
  return text.prefix(10) + " " + text.dropFirst(11).prefix(8)
}

extension String {
  func leftPadded(to width: Int) -> String {
    String(repeating: " ", count: max(0, width - count)) + self
  }
}
