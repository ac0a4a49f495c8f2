import ClaimsDomain
import ClaimsKernel
import ClaimsStore
import EventSourcing
import WriteAheadLog

extension Verb {
  /// Writes FHIR resources into a log of ours, as claims.
  func importingFHIR(_ arguments: Arguments, _ output: inout Output) throws -> ExitCode {
    guard arguments.value("map") == nil else { throw Usage.mapIsForXES }
    let most = try arguments.number("most") ?? 20
    var input = try resources(in: arguments.rest.dropFirst())
    func prepared(for kernel: ClaimsKernel<some EventStore>) throws -> PreparedFHIR {
      let prepared = try kernel.prepare(
        input, source: arguments.value("source") ?? "fhir",
        acceptsModifiers: arguments.has("despite-modifiers"),
        by: try administrator(arguments, kernel))
      if let obstacle = prepared.obstacle {
        throw Failure(obstacle: obstacle.command, obstacle.refusal)
      }
      return prepared
    }
    var summary: FHIRSummary?
    if !isThere(arguments.log) {
      // What writes nothing makes no log.
      let kernel = try ClaimsKernel(InMemoryEventStore(), clock: systemClock)
      summary = FHIRSummary(prepared: try prepared(for: kernel))
    }
    if summary?.prepared.commands.isEmpty != true {
      _ = try writing(to: arguments.log, output) { store in
        // A new log is as empty as the one that all was judged on.
        if store.kernel.log.head.position != .start { summary = nil }
        var made = try summary ?? FHIRSummary(prepared: prepared(for: store.kernel))
        input = FHIRInput()
        made.answer = try store.kernel.send(inBulk: made.prepared.commands)
        summary = made
        return .done
      }
    }
    guard let summary else { return .failed }
    if let refusal = summary.answer.refusal {
      output.message(stoppedBy: refusal)
    }
    if arguments.has("json") {
      try summary.writeJSON(to: &output)
    } else {
      output.text(summary.text(output.speech, most: most))
    }
    return summary.answer.refusal == nil && summary.isWhole ? .done : .refused
  }

  /// What cannot be read is told, and leaves the others as they are.
  private func resources(in files: ArraySlice<String>) throws -> FHIRInput {
    var input = FHIRInput(spool: SpoolFile())
    let values = try ForeignValues(files)
    while let (place, text) = values.nextText() {
      do {
        try input.add(try text.get(), of: place.file, isLine: place.isLine)
      } catch let fault as any WordedFault { input.leaveOut(place.name, fault) }
    }
    if input.count == 0, let first = input.unread.first, input.passedOver == 0 {
      throw Failure(nothingWrittenFor: .name(ofFile: first.place), first.reason)
    }
    return input
  }
}

/// What an import of FHIR resources did.
struct FHIRSummary {
  let prepared: PreparedFHIR
  var answer = BulkAnswer()

  private var plan: FHIRPlan { prepared.plan }

  /// Whether everything was brought over: what is left out since it was said before is.
  var isWhole: Bool {
    plan.unread.isEmpty
      && plan.resources.indices.allSatisfy { place in
        prepared.stops[place] == nil
          && (plan.resources[place].omission == nil || plan.resources[place].isRepeated)
      }
  }

  /// For people; `most` paths of each kind of finding are listed.
  func text(_ speech: Speech, most: UInt64) -> String {
    let kinds = FHIRInput.Kind.allCases.map { kind in
      "\(plan.resources.count { $0.kind == kind }) \(kind.rawValue)"
    }
    var lines = [
      speech.say(
        .resourcesOfKinds, plan.resources.count, kinds.joined(separator: ", "), plan.passedOver),
      speech.say(.importedInPart, count(.imported), count(.stopped), count(.leftOut)),
    ]
    if let (change, days) = plan.changedRules {
      lines.append(printable(speech.rules(change, on: days)))
    }
    lines += [
      speech.say(.commandsInferred, prepared.inferred),
      speech.say(written: answer, prepared.people, rules: prepared.rules),
    ]
    for kind in FHIRRemark.Kind.allCases { lines += text(of: kind, speech, most: most) }
    let width = plan.resources.map(\.name.count).max() ?? 0
    lines += plan.resources.indices.map { line(at: $0, speech, width: width) }
    lines += plan.unread.map { unread in
      printable(Phrase(.leftOutFor, unread.reason).at(unread.place)[speech.language])
    }
    return lines.joined(separator: "\n")
  }

  /// One line a path of a kind of resource, with how often it occurs and one value.
  private func text(of kind: FHIRRemark.Kind, _ speech: Speech, most: UInt64) -> [String] {
    guard let counts = plan.remarks.counts[kind] else { return [] }
    let paths = counts.sorted { ($1.value.count, $0.key) < ($0.value.count, $1.key) }
    let count = counts.values.reduce(0) { $0 + $1.count }
    let lines = paths.map { path, entry in
      let value = String(entry.first.value.prefix(60))
      let found = value.isEmpty ? "\(entry.count)" : speech.say(.suchAs, entry.count, value)
      return printable("  \(path): \(found): \(entry.first.reason[speech.language])")
    }
    return [speech.say(kind.valuesByPaths, count, paths.count)]
      + speech.listed(lines, most: most, .andMorePaths)
  }

  // MARK: Resources

  private enum Fate: String { case imported, stopped, leftOut }

  private func fate(at place: Int) -> Fate {
    if plan.resources[place].omission != nil { return .leftOut }
    guard let stop = prepared.stops[place] else { return .imported }
    return stop.isLeftOut ? .leftOut : .stopped
  }

  private func count(_ fate: Fate) -> Int {
    plan.resources.indices.count { self.fate(at: $0) == fate }
  }

  private func claim(at place: Int) -> PreparedFHIR.Outcome? {
    plan.resources[place].claim.flatMap { prepared.claims[$0] }
  }

  private func line(at place: Int, _ speech: Speech, width: Int) -> String {
    let resource = plan.resources[place]
    var text = resource.name.padded(to: width)
    if let claim = claim(at: place) {
      let use = claim.use.map { $0 == .claim ? "" : " " + speech.name(of: $0) } ?? ""
      text += "  \(speech.name(of: claim.type))\(use), \(claim.claimed.display), "
      text += speech.name(of: claim.status)
      if claim.approved.minorUnits != 0 {
        text += ", " + speech.say(.approvedAmount, claim.approved.display)
      }
      if claim.paid.minorUnits != 0 { text += ", " + speech.say(.paidAmount, claim.paid.display) }
      text += ":"
    } else {
      text += " "
    }
    text += " " + verdict(at: place)[speech.language]
    if let overpayment = resource.overpayment { text += "; " + overpayment[speech.language] }
    return printable(text)
  }

  private func verdict(at place: Int) -> Phrase {
    if let omission = plan.resources[place].omission { return Phrase(.leftOutFor, omission) }
    guard let stop = prepared.stops[place] else { return Phrase(.importedWhole) }
    // Every command that the status does allow would fill a page.
    let status = stop.refusal.reasons.first { $0.code == .invalidTransition }
    let reason =
      status.map { Phrase(.statusDoesNotAllow, $0.foundWording) } ?? stop.refusal.wording
    let name = stop.command.command.wording
    guard stop.isLeftOut else { return Phrase(.importedUpTo, name, reason) }
    return Phrase(
      .leftOutFor, status == nil ? stop.wording : Phrase(.commandIsRefused, name, reason))
  }

  // MARK: JSON

  /// Source: Specs/FHIR.md, "What is told".
  func writeJSON(to output: inout Output) throws {
    var writer = JSONWriter()
    writer.beginObject()
    for (name, value) in [
      ("resources", plan.resources.count), ("imported", count(.imported)),
      ("stopped", count(.stopped)), ("leftOut", count(.leftOut)),
      ("passedOver", plan.passedOver),
      ("inferred", prepared.inferred), ("written", answer.written),
      ("repeated", answer.repeated), ("people", prepared.people), ("rules", prepared.rules),
      ("unread", plan.unread.count),
    ] {
      writer.member(name, value)
    }
    writer.member("findings", each: plan.resources.indices) { write($1, to: &$0) }
    writer.member("files", objects: plan.unread) { writer, unread in
      writer.member("place", unread.place)
      writer.member("reason", unread.reason.en)
    }
    writer.key("remarks")
    writer.beginArray()
    output.raw(writer.text)
    try plan.remarks.forEachText { output.raw($0) }
    output.line("]}")
  }

  private func write(_ place: Int, to writer: inout JSONWriter) {
    let resource = plan.resources[place]
    var members = [("resource", resource.name), ("finding", fate(at: place).rawValue)]
    if let id = resource.claim { members.append(("claim", id.text)) }
    if let claim = claim(at: place) {
      members += [
        ("type", claim.type.name.description), ("status", claim.status.name.description),
        ("claimed", claim.claimed.display), ("approved", claim.approved.display),
        ("paid", claim.paid.display),
      ]
    }
    if let stop = prepared.stops[place] {
      members += [
        ("command", stop.command.command.name.description),
        ("codes", stop.refusal.reasons.map(\.code.name.description).joined(separator: ",")),
        ("reason", stop.isLeftOut ? stop.wording.en : stop.refusal.message),
      ]
    }
    if let omission = resource.omission { members.append(("reason", omission.en)) }
    if let overpayment = resource.overpayment { members.append(("overpayment", overpayment.en)) }
    writer.object(members)
  }
}

extension JSONWriter {
  fileprivate mutating func object(_ members: [(String, String)]) {
    beginObject()
    for (name, value) in members {
      key(name)
      string(value)
    }
    endObject()
  }
}

extension FHIRRemark.Kind {
  /// How many values there are of the kind, at how many paths.
  fileprivate var valuesByPaths: Phrase.Key {
    switch self {
    case .unmapped: .valuesUnmapped
    case .rounded: .valuesRounded
    case .inferred: .valuesInferred
    case .impossible: .valuesImpossible
    }
  }
}
