import ClaimsDomain
import ClaimsKernel
import EventSourcing
import Hashing
import WriteAheadLog

// Whether a dossier is as it was made, whether it is what a log says, and who recorded its hash.

extension Verb {
  static let dossierOption = Option(
    name: "dossier", value: "FILE",
    meaning: "what 'claims dossier' wrote; --log: whether the log says it, and who recorded it")

  func verify(
    dossier path: String, _ arguments: Arguments, _ output: inout Output
  ) throws -> ExitCode {
    let file = try DossierFile(try Input(path).all(upTo: 1 << 30))
    let changed = file.changed
    for part in changed {
      output.message(part.isStep ? .dossierStepBroken : .dossierPartBroken, part.name)
    }
    guard file.sealed == file.seal.said, changed.isEmpty else {
      output.message(Phrase(.dossierSealBroken, file.sealed, file.seal.said).at(path))
      return .damaged
    }
    let about: DossierAbout
    let checkpoint: Checkpoint
    let proven: Int
    var signer = Phrase()
    do {
      about = try DossierAbout(file)
      let steps = file.parts.filter(\.isStep).count
      guard steps == about.steps else {
        output.message(.dossierStepsMissing, path, steps, about.steps)
        return .damaged
      }
      let evidence = Evidence(frames: try file.frames(), note: about.request.note)
      checkpoint = try evidence.verify()
      proven = evidence.frames.count
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
    output.line(
      output.speech.say(
        .dossierVerified, path, about.steps, proven, checkpoint.origin, checkpoint.size, signer,
        file.hash))
    guard arguments.value("log") != nil else {
      output.message(.dossierStepsNotCompared)
      return .done
    }
    let log = try openForReading(arguments, output)
    let code = try tell(whetherSaidBy: log, file, about, checkpoint, &output)
    try tell(whoRecorded: file.hash, in: log, &output)
    return code
  }

  /// Makes it again from the log, and compares.
  private func tell(
    whetherSaidBy log: WriteAheadLog, _ file: DossierFile, _ about: DossierAbout,
    _ checkpoint: Checkpoint, _ output: inout Output
  ) throws -> ExitCode {
    let made: DossierFile
    do {
      let view = try ProvingView(of: log, at: checkpoint)
      let scene = try DossierScene(log, view, about.request)
      let dossier = try Dossier(of: about.stream, in: scene)
      made = try DossierFile(Array(DossierHTML(dossier: dossier).text.utf8))
    } catch ProvingError.fault(let fault) {
      output.message(.dossierNotDerived, log.path, fault.wording)
      return .failed
    } catch let failure as any WordedFault {
      output.message(.dossierNotDerived, log.path, failure.wording)
      return .failed
    }
    if made.bytes == file.bytes {
      output.line(output.speech.say(.dossierDerived, log.path))
      return .done
    }
    let expected = Dictionary(made.parts.map { ($0.id, $0.hash) }) { first, _ in first }
    let found = Dictionary(file.parts.map { ($0.id, $0.hash) }) { first, _ in first }
    let other = (made.parts + file.parts).first { expected[$0.id] != found[$0.id] }
    guard let other else {
      output.message(.dossierOfOtherVersion, log.path)
      return .failed
    }
    let what = Phrase(other.isStep ? .dossierTellsOther : .dossierPartTellsOther, other.name)
    output.message(.dossierNotDerived, log.path, what)
    return .failed
  }

  /// Who recorded that a file with this hash was handed over. Source: Specs/Lifecycles/Record.md, K46.
  private func tell(
    whoRecorded hash: Digest, in log: WriteAheadLog, _ output: inout Output
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
          let who = output.speech.who(line.command.actor, line.command.role)
          let (time, position) = (longTime(line.entry.recorded), line.stored.position.value)
          output.line(output.speech.say(.dossierRecordedBy, who, time, position))
        }
      } catch {
        throw .damaged(offset: 0, reason: "an event that cannot be read: \(error)")
      }
      return true
    }
    if !isFound { output.line(output.speech.say(.dossierNotRecorded, log.path)) }
  }
}

extension DossierFile.Part {
  /// The number of a step, or what a part is called.
  fileprivate var name: String { isStep ? String(id.dropFirst(id.first == "e" ? 1 : 0)) : id }
}
