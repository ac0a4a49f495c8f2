import ClaimsDomain
import ClaimsKernel
import EventSourcing
import Hashing
import WriteAheadLog

// Whether a dossier is as it was made, whether it is what a log says, and who recorded its hash.

extension Verb {
  static let dossierOption = Option("dossier", "FILE")
  static let handedOption = Option("reads", "FILE")

  func verify(
    dossier path: String, _ arguments: Arguments, _ output: inout Output
  ) throws -> ExitCode {
    let check = DossierCheck(try DossierFile(try Input(path).all(upTo: 1 << 30)))
    let isJSON = arguments.has("json")
    if isJSON { for step in check.comparison?.steps ?? [] { output.line(step.json) } }
    let most = 20
    for fault in check.faults.prefix(most) { output.message(fault.at(path)) }
    if check.faults.count > most { output.message(.dossierMoreFaults, check.faults.count - most) }
    guard check.isIntact, let about = check.about, let checkpoint = check.checkpoint else {
      if isJSON { output.line(check.json) }
      return .damaged
    }
    let signer: Phrase
    do {
      if let kept = try arguments.value("against").map({ try keptNote($0) }) {
        guard try Checkpoint(text: kept.text) == checkpoint else {
          throw Failure(.itHoldsForAnotherCheckpoint)
        }
      }
      signer = try believed([about.request.note], checkpoint, arguments)
    } catch let fault as ProofFault {
      output.message(Phrase(.dossierEvidenceFault, fault.wording).at(path))
      return .damaged
    }
    if isJSON {
      output.line(check.json)
    } else if check.holds {
      output.line(
        output.speech.say(
          .dossierVerified, path, about.steps, check.comparison?.frames ?? 0, checkpoint.origin,
          checkpoint.size, signer, check.file.hash))
      for told in check.coverage { output.line(told[output.speech.language]) }
    }
    guard check.holds else {
      return check.comparison?.isOfOtherVersion == true ? .failed : .damaged
    }
    var code = ExitCode.done
    if arguments.value("log") != nil {
      let log = try openForReading(arguments, output).base
      code = try tell(whetherSaidBy: log, check.file, about, checkpoint, isJSON, &output)
      try tell(whoRecorded: check.file.hash, in: log, isJSON, &output)
    }
    if let reads = arguments.value("reads") {
      try tell(whoWasHanded: check.file.hash, in: reads, isJSON, &output)
    }
    return code
  }

  /// Makes it again from the log, and compares.
  private func tell(
    whetherSaidBy log: WriteAheadLog, _ file: DossierFile, _ about: DossierAbout,
    _ checkpoint: Checkpoint, _ isJSON: Bool, _ output: inout Output
  ) throws -> ExitCode {
    func tell(_ holds: Bool, _ part: String?, _ wording: Phrase) -> ExitCode {
      if isJSON { output.line(DerivedRow(log: log.path, holds: holds, part: part).json) }
      if !holds {
        output.message(wording)
      } else if !isJSON {
        output.line(wording[output.speech.language])
      }
      return holds ? .done : .failed
    }
    let made: DossierFile
    do {
      let view = try ProvingView(of: log, at: checkpoint)
      let scene = try DossierScene(log, view, about.request)
      let dossier = try Dossier(of: about.stream, in: scene)
      made = try DossierFile(Array(DossierHTML(dossier: dossier).text.utf8))
    } catch ProvingError.fault(let fault) {
      return tell(false, nil, Phrase(.dossierNotDerived, log.path, fault.wording))
    } catch let failure as any WordedFault {
      return tell(false, nil, Phrase(.dossierNotDerived, log.path, failure.wording))
    }
    if made.bytes == file.bytes { return tell(true, nil, Phrase(.dossierDerived, log.path)) }
    let expected = Dictionary(made.parts.map { ($0.id, $0.hash) }) { first, _ in first }
    let found = Dictionary(file.parts.map { ($0.id, $0.hash) }) { first, _ in first }
    let other = (made.parts + file.parts).first { expected[$0.id] != found[$0.id] }
    guard let other else { return tell(false, nil, Phrase(.dossierOfOtherVersion, log.path)) }
    let what = Phrase(other.isStep ? .dossierTellsOther : .dossierPartTellsOther, other.name)
    return tell(false, other.id, Phrase(.dossierNotDerived, log.path, what))
  }

  /// Who recorded that a file with this hash was handed over. Source: Specs/Lifecycles/Record.md, K46.
  private func tell(
    whoRecorded hash: Digest, in log: WriteAheadLog, _ isJSON: Bool, _ output: inout Output
  ) throws {
    let kind = ClaimEventKind.reportGenerated.rawValue
    var isFound = false
    try log.forEachEntry(after: .start) { entry throws(EventStoreError) in
      guard entry.events.contains(where: { $0.stream.category == .claim && $0.type == kind }) else {
        return true
      }
      do throws(WireError) {
        for line in try HistoryLine.lines(of: entry) {
          guard case .claim(.reportGenerated(let report)) = line.event,
            report.sha256 == hash.bytes
          else { continue }
          isFound = true
          guard !isJSON else {
            output.line(VisibleEvent(whole: line).json)
            continue
          }
          let who = output.speech.who(line.command.actor, line.command.role)
          let (time, position) = (longTime(line.entry.recorded), line.stored.position.value)
          output.line(output.speech.say(.dossierRecordedBy, who, time, position))
        }
      } catch {
        throw .damaged(offset: 0, reason: "an event that cannot be read: \(error)")
      }
      return true
    }
    if !isFound, !isJSON { output.line(output.speech.say(.dossierNotRecorded, log.path)) }
  }

  /// Who was handed a file with this hash, by a record of reads. Source: Specs/Reads.md.
  private func tell(
    whoWasHanded hash: Digest, in path: String, _ isJSON: Bool, _ output: inout Output
  ) throws {
    let reads = try WriteAheadLog.openForReading(path)
    try naming(path) { () throws(EventStoreError) in try reads.checkHoldsReads() }
    var isFound = false
    try reads.forEachEntry(after: .start) { entry throws(EventStoreError) in
      for event in entry.events {
        let row = try ReadRow(event, recorded: entry.recorded)
        guard row.read.files.contains(hash.bytes) else { continue }
        isFound = true
        guard !isJSON else {
          output.line(row.json)
          continue
        }
        let time = longTime(row.recorded)
        output.line(
          output.speech.say(.dossierHandedTo, row.who(output.speech), time, row.position.value))
      }
      return !output.isBroken
    }
    if !isFound, !isJSON { output.line(output.speech.say(.dossierNotHanded, path)) }
  }
}

/// Whether a log says what a dossier says, and if not, what says something else first.
private struct DerivedRow: ViewRow {
  let log: String
  let holds: Bool
  let part: String?

  /// Source: Specs/JSON.md, "Dossiers".
  func show<V: RowVisitor & ~Copyable>(to fields: inout V) {
    fields.field("log", log)
    fields.field("saysSo", holds)
    fields.field("other", part)
  }
}
