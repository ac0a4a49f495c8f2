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
    var signer = Wording()
    do {
      checkpoint = try Checkpoint(text: note.text)
      signer = try believed([note], checkpoint, arguments)
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
    output.message(
      "\(path) begins with the \(checkpoint.size) frames of the checkpoint\(signer.en)",
      "\(path) comienza con las \(checkpoint.size) tramas del punto de control\(signer.es)")
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
          throw Usage(
            "--proof of consistency needs --against FILE as well",
            "--proof de consistencia necesita además --against FILE")
        }
        let proof = try ConsistencyProof(text: text)
        let newer = try proof.verify(since: kept)
        let signer = try believed([proof.note], newer, arguments)
        output.message(
          "the log \(newer.origin) of \(newer.size) frames begins with the \(kept.size) of "
            + "the checkpoint\(signer.en)",
          "el registro \(newer.origin) de \(newer.size) tramas comienza con las \(kept.size) del "
            + "punto de control\(signer.es)")
      } else {
        let evidence = try Evidence(text: text)
        let entries = try evidence.entries()
        let checkpoint = try evidence.verify()
        if let kept, kept != checkpoint {
          throw Failure(
            "it holds for another checkpoint than the one that was kept; 'claims prove --at' makes "
              + "evidence for a kept one",
            "vale para otro punto de control que el guardado; 'claims prove --at' hace pruebas para "
              + "uno guardado")
        }
        // The kept one says the same, and may be the one that is signed.
        let signer = try believed(
          [evidence.note] + (note.map { [$0] } ?? []), checkpoint, arguments)
        for entry in entries { try show(entry, arguments, &output) }
        for gap in entries.gaps { output.message(gap) }
        let isBelieved = kept != nil || arguments.value("key") != nil
        let belief =
          isBelieved
          ? Wording()
          : Wording(
            "; --against or --key tell whether that is to be believed",
            "; --against o --key dicen si hay que creerlo")
        let (origin, size) = (checkpoint.origin, checkpoint.size)
        output.message(
          "in the log \(origin) of \(size) frames\(signer.en)\(belief.en)",
          "en el registro \(origin) de \(size) tramas\(signer.es)\(belief.es)")
      }
    } catch let fault as ProofFault {
      output.message(fault.wording.of(file: file))
      return .damaged
    }
    return .done
  }

  /// Checks what is pinned: the log's name, and the key that has to have signed one of the notes.
  ///
  /// - Returns: what to tell of signatures.
  private func believed(
    _ notes: [SignedNote], _ checkpoint: Checkpoint, _ arguments: Arguments
  ) throws -> Wording {
    if let origin = arguments.value("origin"), !origin.utf8.elementsEqual(checkpoint.origin.utf8) {
      throw ProofFault("the checkpoint is of \(checkpoint.origin), not of \(origin)")
    }
    guard let key = try arguments.pinnedKey() else {
      let isSigned = notes.contains { !$0.signatures.isEmpty }
      return isSigned
        ? Wording(
          "; its signature was not checked: --key names the key to believe",
          "; su firma no se comprobó: --key indica la clave en la que se confía")
        : Wording()
    }
    let signed = notes.first { note in note.signatures.contains { $0.name == key.name } }
    try arguments.check(signed ?? notes[0], signedBy: key)
    return Wording(", signed by \(key.name)", ", firmado por \(key.name)")
  }
}
