import ClaimsDomain
import ClaimsKernel
import EventSourcing
import WriteAheadLog

extension Verb {
  func verify(_ arguments: Arguments, _ output: inout Output) throws -> ExitCode {
    try checkThatOptionsCount(arguments)
    // Told before all is read for it.
    if let file = arguments.value("against"), file != "-" { _ = try Input(file) }
    if let file = arguments.value("proof") {
      return try verify(proof: file, arguments, &output)
    }
    if let file = arguments.value("dossier") {
      return try verify(dossier: file, arguments, &output)
    }
    let path = arguments.log
    let verification = try LogVerification(of: path)
    let isWhole = verification.ending == .whole
    if arguments.has("json") {
      output.line(verification.json)
    } else {
      output.line(verification.wording[output.speech.language])
    }
    if isWhole, !arguments.has("json"), let told = verification.archiveWording {
      output.line(printable(told[output.speech.language]))
    }
    guard isWhole else {
      output.message(verification.advice.at(verification.damagedFile ?? path))
      return .damaged
    }
    if let file = arguments.value("against") {
      let code = try verify(path, against: file, arguments, &output)
      guard code == .done else { return code }
    }
    guard try opensItsTexts(path, &output) else { return .damaged }
    var differences: [DecisionAudit.Difference] = []
    if arguments.has("decisions") {
      var audit = DecisionAudit()
      try audit.run(on: try claims(in: path))
      differences += audit.differences
      tell(audit.differences, audit.json, audit.wording, arguments, &output)
    }
    if arguments.has("hindsight") {
      var hindsight = Hindsight()
      try hindsight.run(on: try claims(in: path))
      differences += hindsight.differences
      tell(hindsight.differences, hindsight.json, hindsight.wording, arguments, &output)
    }
    return differences.isEmpty ? .done : .failed
  }

  /// An option that would do nothing must not pass for a check.
  private func checkThatOptionsCount(_ arguments: Arguments) throws {
    let what = ["proof", "dossier"].filter { arguments.value($0) != nil }
    if what.count > 1 { throw Usage.exclusive("--proof", "--dossier") }
    for check in ["decisions", "hindsight"] where !what.isEmpty && arguments.has(check) {
      throw Usage.exclusive("--" + what[0], "--" + check)
    }
    let hasNote = !what.isEmpty || arguments.value("against") != nil
    for option in ["key", "witness", "origin", "verifier"]
    where !hasNote && (arguments.value(option) != nil || !arguments.all(option).isEmpty) {
      let notes = ["--against", "--proof", "--dossier"].joined(separator: ", ")
      throw Usage(.optionNeedsOneOf, "--" + option, notes)
    }
    if arguments.value("reads") != nil, arguments.value("dossier") == nil {
      throw Usage(.optionNeedsOneOf, "--" + Self.handedOption.name, "--dossier")
    }
    if arguments.value("quorum") != nil, arguments.all("witness").isEmpty {
      throw Usage(.optionNeedsOneOf, "--quorum", "--" + Self.witnessOption.name)
    }
  }

  private func claims(in path: String) throws -> ClaimsLog {
    let log = try ClaimsLog(reading: path)
    try naming(path) { () throws(EventStoreError) in try log.checkHoldsClaims() }
    return log
  }

  /// Whether a log's keyring opens all its texts, but for those that were erased; true without its keys.
  private func opensItsTexts(_ path: String, _ output: inout Output) throws -> Bool {
    let log = try ClaimsLog(reading: path)
    log.tellWhetherOpen(output)
    try log.checkTexts()
    guard let (count, first) = log.faults else { return true }
    output.message(.textsCannotBeOpened, path, count, first.wording)
    return false
  }

  private func tell(
    _ differences: [DecisionAudit.Difference], _ json: String, _ wording: Phrase,
    _ arguments: Arguments, _ output: inout Output
  ) {
    for difference in differences {
      output.line(arguments.has("json") ? difference.json : difference.text(output.speech))
    }
    output.line(arguments.has("json") ? json : wording[output.speech.language])
  }
}

extension LogVerification {
  /// How the log ends, and how much of it is intact.
  var wording: Phrase {
    // What was not read does not count.
    let unread = archive?.isThere == false ? archived : nil
    let counts = Phrase(
      .commitsRefusalsEventsInStreams, commits, refusals, events - (unread?.position ?? 0), streams)
    switch ending {
    case .whole:
      let origin = salvaged.map {
        Phrase(.salvagedFromTheLog, $0.logID.text)
      }
      return Phrase(
        .wholeBytesChecked, counts, unread.map { intactBytes - $0.end + $0.start } ?? intactBytes,
        origin ?? Phrase(), state)
    case .torn(let offset, let fault): return Phrase(.tornAtByte, offset, fault.wording, counts)
    case .damaged(let offset, let fault):
      return Phrase(.damagedAtByteIntactBefore, offset, fault.wording, counts)
    }
  }

  /// The archive, if that is what is damaged.
  fileprivate var damagedFile: String? {
    guard case .damaged(let offset, _) = ending, let archived, offset < archived.end,
      case .there(let path)? = archive
    else { return nil }
    return path
  }

  /// Where its beginning stands; nil if it has all of it.
  fileprivate var archiveWording: Phrase? {
    guard let archived else { return nil }
    switch archive {
    case .there(let path)?:
      return Phrase(.eventsStandInArchive, archived.position, path, archived.frames)
    case .absent(let reason)?: return Phrase(.archiveWasNotRead, ProofFault(reason).wording)
    case nil: return nil
    }
  }

  /// Whether it is being written, and if not, whether it was closed.
  private var state: Phrase {
    if isBeingWritten {
      return Phrase(.somebodyIsWritingItAnd)
    }
    return switch (isSealed, markedBytes) {
    case (true, nil): Phrase(.sealedWithoutMark)
    case (true, _): Phrase(.sealed)
    case (false, nil): Phrase(.notSealedWithoutMark)
    case (false, _): Phrase(.notSealedItWasNot)
    }
  }

  /// What to do about a log that does not end properly.
  var advice: Phrase {
    switch ending {
    case .whole: Phrase(.nothingToDo)
    case .torn:
      Phrase(markedBytes == nil ? .tornWithoutMark : .aCrashToreTheLast)
    case .damaged:
      Phrase(.bytesThatWereDurableAre)
    }
  }

  var json: String {
    return JSONWriter.object { writer in
      writer.key("ending")
      var place: (offset: UInt64, fault: FrameFault)?
      switch ending {
      case .whole: writer.string("whole")
      case .torn(let offset, let fault):
        writer.string("torn")
        place = (offset, fault)
      case .damaged(let offset, let fault):
        writer.string("damaged")
        place = (offset, fault)
      }
      if let place {
        writer.member("offset", place.offset)
        writer.member("reason", place.fault.description)
      }
      writer.member("logID", logID.text)
      if let salvaged {
        writer.member("salvagedFrom", salvaged.logID.text)
        writer.member("report", salvaged.report.description)
      }
      writer.member("bytes", bytes)
      writer.member("intactBytes", intactBytes)
      writer.member("commits", commits)
      writer.member("refusals", refusals)
      writer.member("events", events)
      writer.member("streams", streams)
      if let markedBytes { writer.member("markedBytes", markedBytes) }
      writer.member("sealed", isSealed)
      writer.member("beingWritten", isBeingWritten)
      if let archived {
        writer.member("archive", archived.name)
        writer.member("archivedFrames", archived.frames)
        writer.member("archivedEvents", archived.position)
        writer.member("archiveRead", ending == .whole && archive?.isThere == true)
      }
    }
  }
}

extension DecisionAudit {
  var json: String {
    return JSONWriter.object { writer in
      writer.member("decisions", decisions)
      writer.member("refusals", refusals)
      writer.member("summaries", summaries)
      writer.member("counted", counted)
      writer.member("differences", differences.count)
      if unjudged > 0 { writer.member("unjudged", unjudged) }
    }
  }

  var wording: Phrase {
    let count = differences.count
    let outcome =
      count > 0
      ? Phrase(.differ, count)
      : unjudged > 0 ? Phrase(.allMatchButSealed, unjudged) : Phrase(.allMatch)
    let more =
      summaries > 0
      ? Phrase(.moreRefusalsWereOnlyCounted, counted)
      : Phrase()
    return Phrase(.reRanDecisionsAndRefusals, decisions, refusals, outcome, more)
  }
}

extension Hindsight {
  var json: String {
    return JSONWriter.object { writer in
      writer.member("hindsight", decisions)
      writer.member("refusals", refusals)
      writer.member("differences", differences.count)
      writer.member("wouldBeRefused", wouldBeRefused)
      writer.member("wouldBeAccepted", wouldBeAccepted)
    }
  }

  var wording: Phrase {
    let outcome =
      differences.isEmpty
      ? Phrase(.allStand) : Phrase(.wouldBeRefused, wouldBeRefused, wouldBeAccepted)
    return Phrase(.tookAgainWithHindsight, decisions, refusals, outcome)
  }
}

extension DecisionAudit.Difference {
  func text(_ speech: Speech) -> String {
    let what = shown(stream, person)
    return Phrase(.afterPositionCommand, decidedAt.value, what, command.text, wording)[
      speech.language]
  }

  var json: String {
    return JSONWriter.object { writer in
      writer.member("decidedAt", decidedAt.value)
      writer.target(stream, person)
      writer.member("command", command.text)
      writer.member("difference", explanation)
    }
  }
}
