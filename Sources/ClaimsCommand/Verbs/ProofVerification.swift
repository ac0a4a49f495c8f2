import ClaimsDomain
import ClaimsKernel
import EventSourcing
import WriteAheadLog

// What others can verify: a log against a checkpoint that they kept, and proofs without any log.

extension Verb {
  /// What `verify` tells beyond the bytes: whether the log is the one that a checkpoint saw.
  func verify(
    _ path: String, against file: String, _ arguments: Arguments, _ output: inout Output
  ) throws -> ExitCode {
    let note = try keptNote(file)
    let checkpoint: Checkpoint
    var signer = Phrase()
    do {
      checkpoint = try Checkpoint(text: note.text)
      signer = try believed([note], checkpoint, arguments)
      if let reply = try timestamp(beside: file, of: note) { output.message(reply.wording) }
      try WriteAheadLog.openForReading(path).check(against: checkpoint)
    } catch let fault as ProofFault {
      output.message(fault.wording.of(file: file))
      return .damaged
    } catch ProvingError.fault(let fault) {
      output.message(fault.wording.at(path))
      return .damaged
    } catch let error as ProvingError {
      throw failure(error)
    }
    output.message(.beginsWithTheFramesOf, path, checkpoint.size, signer)
    return .done
  }

  /// Verifies evidence, or the consistency with a checkpoint, without any log.
  func verify(
    proof file: String, _ arguments: Arguments, _ output: inout Output
  ) throws -> ExitCode {
    let text = try text(of: file)
    let note = try arguments.value("against").map { try keptNote($0) }
    let kept = try note.map { try Checkpoint(text: $0.text) }
    do {
      if text.hasPrefix(ConsistencyProof.heading) {
        guard let kept else {
          throw Usage(.proofOfConsistencyNeedsAgainst)
        }
        let proof = try ConsistencyProof(text: text)
        let newer = try proof.verify(since: kept)
        let signer = try believed([proof.note], newer, arguments)
        output.message(.theLogOfFramesBegins, newer.origin, newer.size, kept.size, signer)
      } else {
        let evidence = try Evidence(text: text)
        let entries = try evidence.entries()
        let checkpoint = try evidence.verify()
        if let kept, kept != checkpoint {
          throw Failure(.itHoldsForAnotherCheckpoint)
        }
        // The kept one says the same, and may be the one that is signed.
        let signer = try believed(
          [evidence.note] + (note.map { [$0] } ?? []), checkpoint, arguments)
        for entry in entries { try show(entry, arguments, &output) }
        for gap in entries.gaps { output.message(gap) }
        let isPinned = arguments.value("key") != nil || !arguments.all("witness").isEmpty
        let isBelieved = kept != nil || isPinned
        let belief =
          isBelieved
          ? Phrase()
          : Phrase(.againstOrKeyTellWhether)
        let (origin, size) = (checkpoint.origin, checkpoint.size)
        output.message(.inTheLogOfFrames, origin, size, signer, belief)
      }
    } catch let fault as ProofFault {
      output.message(fault.wording.of(file: file))
      return .damaged
    }
    return .done
  }

  /// Checks what is pinned: the log's name, the key that has to have signed one of the notes, and
  /// the witnesses. The notes are of one text.
  ///
  /// - Returns: what to tell of signatures.
  func believed(
    _ notes: [SignedNote], _ checkpoint: Checkpoint, _ arguments: Arguments
  ) throws -> Phrase {
    if let origin = arguments.value("origin"), !origin.utf8.elementsEqual(checkpoint.origin.utf8) {
      throw ProofFault("the checkpoint is of \(checkpoint.origin), not of \(origin)")
    }
    var note = notes[0]
    for other in notes.dropFirst() { note.add(other.signatures) }
    let (key, witnesses) = (try arguments.pinnedKey(), try arguments.witnesses())
    guard key != nil || !witnesses.isEmpty else {
      return note.signatures.isEmpty ? Phrase() : Phrase(.itsSignatureWasNotChecked)
    }
    var told: [Phrase] = []
    if let key {
      try arguments.check(note, signedBy: key)
      told.append(Phrase(.signedBy, key.name))
    }
    if !witnesses.isEmpty { told.append(try arguments.vouched(note, by: witnesses)) }
    let known = witnesses + (key.map { [$0] } ?? [])
    let others = note.signatures.filter { signature in !known.contains { signature.isBy($0) } }
    if !others.isEmpty {
      told.append(Phrase(.notCountedUnknown, others.map(\.name).joined(separator: ", ")))
    }
    let all = told
    return Phrase { language in all.map { $0[language] }.joined() }
  }
}
