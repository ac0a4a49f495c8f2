import ClaimsDomain
import ClaimsKernel
import ClaimsStore
import EventSourcing

// The verbs about one stream for people who work on it: show, timeline.

extension Verb {
  static let showOption = Option("as", "ACTOR")

  func show(_ arguments: Arguments, _ output: inout Output) throws -> ExitCode {
    let asking = try Asking(arguments, output)
    var query: ShowQuery = try arguments.query()
    query.stream = try asking.stream(arguments.rest[0])
    query.permissions = true
    return try ask(query, asking, arguments, &output) { view, _, output in
      if let detail = view.detail {
        let claim = detail.snapshot
        print(view.isFull ? claim : claim.withoutParts, view.redaction, &output)
        if !view.redaction.hides("reserve") { printDetail(detail, view.redaction, &output) }
      } else {
        print(view.snapshot, view.redaction, &output)
      }
      print(view.redaction, &output)
      for row in view.permissions { printPermissions(row, "", &output) }
      print(view.said, &output)
    }
  }

  /// What the fields of a claim do not say.
  private func printDetail(_ detail: ClaimDetail, _ redaction: Redaction, _ output: inout Output) {
    for (name, value) in detail.lines(redaction, output.speech) {
      output.line("  \(name.padded(to: 22)) \(value)")
    }
    let waiting = detail.waiting(as: redaction)
    if !waiting.isEmpty {
      output.line(output.bold(output.speech.say(.waiting)))
    }
    for item in waiting { output.line("  " + item.text(output.speech)) }
  }

  /// What was said on it, in the order of the log.
  private func print(_ said: Statements, _ output: inout Output) {
    guard !said.latest.isEmpty else { return }
    output.line(output.bold(output.speech.say(.whatWasSaid)))
    if said.isMore { output.line(output.dim("  " + output.speech.say(.moreWasSaidBefore))) }
    for statement in said.latest {
      output.entry(statement.text(output))
    }
  }

  /// What is left out, if anything is.
  private func print(_ redaction: Redaction, _ output: inout Output) {
    guard !redaction.isEmpty else { return }
    let names = redaction.fields.map { output.speech.name(ofField: $0) }
    output.line(
      output.dim(
        output.speech.say(.notShown) + " " + names.joined(separator: ", ")))
  }

  func print(_ snapshot: StreamSnapshot, _ redaction: Redaction, _ output: inout Output) {
    let person = (snapshot.state as? RegisteredActor)?.id ?? ActorID()
    output.line(output.bold(shown(snapshot.stream, person, output.speech)))
    print(
      snapshot.state, snapshot.revision, snapshot.created, snapshot.updated, redaction,
      output.speech, &output)
  }

  func print(_ snapshot: ClaimSnapshot, _ redaction: Redaction, _ output: inout Output) {
    let speech = output.speech
    output.line(output.bold(shown(.claim(snapshot.id), ActorID(), speech)))
    print(
      snapshot.claim, snapshot.revision, snapshot.created, snapshot.updated, redaction, speech,
      &output)
  }

  private func print<State: Message>(
    _ state: State, _ revision: UInt64, _ created: Instant, _ updated: Instant,
    _ redaction: Redaction, _ speech: Speech, _ output: inout Output
  ) {
    func line(_ name: String, _ value: String) {
      output.line("  \(name.padded(to: 22)) \(value)")
    }
    line(speech.say(.revision), "\(revision)")
    line(speech.say(.created), speech.time(created))
    line(speech.say(.updated), speech.time(updated))
    // What never happened is not worth a line each.
    let happened = zip(fieldRows(state), speech.rows(of: state)).filter {
      $0.0.value != "none" && !redaction.hides($0.0.path)
    }
    for row in displayRows(happened.map(\.1), in: speech.zone) where row.value != "0" {
      line(speech.name(ofField: row.path), row.value)
    }
  }

  func timeline(_ arguments: Arguments, _ output: inout Output) throws -> ExitCode {
    try ask(
      TimelineQuery.self, arguments, &output,
      head: { query, asking, output in
        printHead(query.stream, asking, &output)
        output.headsOfEvents()
      }
    ) { moment, _, output in
      for line in moment.lines(output) { output.line(line) }
    }
  }
}

extension Timeline.Moment {
  /// Who did what when, and under it what it changed.
  fileprivate func lines(_ output: Output) -> [String] {
    let speech = output.speech
    let who = seen.sender(speech)
    let verb =
      seen.showsSender
      ? speech.say(.byActor) + " " + speech.label(ofVerb: line.command.command.name) : nil
    let more = [verb, line.entry.effectiveText(speech).map(output.dim)].compactMap { $0 }
    let head =
      speech.begin(line.stored.position, line.entry.recorded)
      + "\(who.padded(to: 22)) \(output.green(speech.title(of: line.event.kind).padded(to: speech.eventWidth)))"
      + (more.isEmpty ? "" : " " + more.joined(separator: ", "))
    let changes = EventSourcing.differences(
      from: displayed(fields.before, speech), to: displayed(fields.after, speech))
    let said = displayed(texts, speech)
    let width = (changes.map(\.path.count) + said.map(\.path.count)).max() ?? 0
    return [head]
      + changes.map {
        "        \($0.path.padded(to: width))  \($0.before ?? "–") → \($0.after ?? "–")"
      } + said.map { "        \($0.path.padded(to: width))  \($0.value)" }
  }

  private func displayed(_ rows: [FieldList.Row], _ speech: Speech) -> [FieldList.Row] {
    displayRows(rows, in: speech.zone).map {
      FieldList.Row(path: speech.name(ofField: $0.path), value: $0.value)
    }
  }
}

extension ClaimSnapshot {
  fileprivate var withoutParts: ClaimSnapshot {
    guard !claim.file.parts.isEmpty else { return self }
    var snapshot = self
    snapshot.claim.file.parts = PartList()
    return snapshot
  }
}

extension ClaimDetail {
  /// What the claim's own fields do not say: its parts in short, and what is left of its money.
  fileprivate func lines(
    _ redaction: Redaction, _ speech: Speech
  ) -> [(name: String, value: String)] {
    let currency = snapshot.claim.currency
    func money(_ amount: Int128) -> String { currency.decimal(amount) + " " + currency.code }
    var lines: [(name: String, value: String)] = []
    for (name, count) in [
      (speech.say(.attachments), parts.attachments),
      (speech.say(.photos), parts.photos),
      (speech.say(.measurements), parts.measurements),
    ] where count > 0 { lines.append((name, "\(count)")) }
    if parts.bytes > 0 { lines.append((speech.say(.files), "\(parts.bytes) bytes")) }
    if parts.damageItems > 0 {
      let agreed = speech.say(.agreed) + " " + money(parts.damageAgreed)
      lines.append(
        (
          speech.say(.damageItems),
          "\(parts.damageItems), \(money(parts.damage)), \(agreed)"
        ))
    }
    if parts.lineItems > 0 {
      let asked = speech.say(.asked) + " " + money(parts.asked)
      let approved = speech.say(.approved) + " " + money(parts.approved)
      lines.append(
        (speech.say(.lineItems), "\(parts.lineItems), \(asked), \(approved)"))
    }
    guard !currency.isNone else { return lines }
    let amounts = amounts(as: redaction)
    let left = [
      (speech.say(.pending), amounts.pending),
      (speech.say(.remaining), amounts.remaining),
      (speech.say(.recovered), amounts.recovered),
      (speech.say(.incurred), amounts.incurred),
    ]
    for (name, amount) in left where amount != 0 { lines.append((name, money(amount))) }
    return lines
  }
}
