import ClaimsDomain
import ClaimsKernel
import EventSourcing
import WriteAheadLog

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

// Witnesses: others who sign a log's checkpoints once they have checked that it only grows.

extension Verb {
  static let witnessOptions =
    [
      witnessOption, quorumOption,
      Option("since", "FILE"),
      Option("state", "FILE"),
      Option("new-key", "NAME"),
      Option("key", "KEY"),
      Option("signer", "COMMAND"),
      Option("signing-key", "FILE"),
      verifierOption,
    ]

  func witness(_ arguments: Arguments, _ output: inout Output) throws -> ExitCode {
    let (action, files) = (arguments.rest[0], Array(arguments.rest.dropFirst()))
    func only(_ name: String) throws -> String {
      guard let file = files.first else { throw Usage(.witnessNeedsFile, action, name) }
      guard files.count == 1 else { throw Usage.oneTooMany(files[1], for: "witness \(action)") }
      return file
    }
    switch action {
    case "new":
      if let file = files.first { throw Usage.oneTooMany(file, for: "witness new") }
      return try newWitness(arguments, &output)
    case "request": return try request(note: only("NOTE"), arguments, &output)
    case "timestamp":
      let note = try keptNote(only("NOTE"))
      TimestampReply.request(for: note.text).withUnsafeBytes { output.bytes($0) }
      return .done
    case "sign": return try sign(request: only("REQUEST"), arguments, &output)
    case "add":
      guard files.count > 1 else { throw Usage(.witnessNeedsFile, action, "NOTE FILE…") }
      return try add(Array(files.dropFirst()), to: files[0], arguments, &output)
    case "show": return try show(note: only("NOTE"), arguments, &output)
    default: throw Usage(.thereIsNoWitnessThere, action)
    }
  }

  // MARK: For one's own log

  private func request(
    note file: String, _ arguments: Arguments, _ output: inout Output
  ) throws -> ExitCode {
    let note = try keptNote(file)
    guard !note.signatures.isEmpty else { throw Failure(Phrase(.logHasToSign).of(file: file)) }
    let newer = try Checkpoint(text: note.text)
    guard let older = try arguments.value("since").map({ try keptNote($0) }) else {
      output.raw(WitnessRequest(older: 0, path: [], note: note).text)
      return .done
    }
    let seen = try Checkpoint(text: older.text)
    let log = try openForReading(arguments, output, ofAnything: true).base
    let proof = try proven { () throws(ProvingError) in
      try log.consistency(since: seen, origin: newer.origin, to: newer)
    }
    output.raw(WitnessRequest(older: seen.size, path: proof.path, note: note).text)
    return .done
  }

  private func add(
    _ files: [String], to place: String, _ arguments: Arguments, _ output: inout Output
  ) throws -> ExitCode {
    var note = try keptNote(place)
    let witnesses = try arguments.witnesses()
    var (added, timestamps) = (0, 0)
    for file in files {
      do {
        let answer = try Input(file).all(upTo: 1 << 20)
        if TimestampReply.mayBe(answer) {
          try attach(answer, to: place, note, &output)
          timestamps += 1
          continue
        }
        added += note.add(try signatures(in: answer, for: note))
        if !witnesses.isEmpty { try arguments.check(note, cosignedBy: witnesses) }
      } catch let fault as ProofFault {
        output.message(fault.wording.of(file: file))
        return .damaged
      }
    }
    guard note.signatures.count <= SignedNote.signatureLimit else {
      throw ProofFault("a note has at most \(SignedNote.signatureLimit) signatures")
    }
    var info = stat()
    let rights = stat(place, &info) == 0 ? info.st_mode & 0o777 : 0o600
    if added > 0 { try PartialFile.write(Array(note.note.utf8), to: place, rights: rights) }
    if timestamps < files.count {
      output.message(.cosignaturesAdded, place, added, note.signatures.count)
    }
    return .done
  }

  /// The lines of signatures in what a witness answered: those alone, or a whole note.
  private func signatures(
    in answer: [UInt8], for note: SignedNote
  ) throws -> [SignedNote.Signature] {
    let text = String(decoding: answer, as: UTF8.self)
    guard text.contains("\n\n") else {
      let lines = text.split(separator: "\n")
      guard !lines.isEmpty else { throw ProofFault("no signature: \(text)") }
      return try lines.map { (line) throws(ProofFault) in try SignedNote.Signature(line: line) }
    }
    let other = try SignedNote(note: text)
    guard other.text.utf8.elementsEqual(note.text.utf8) else {
      throw ProofFault("it signs another text")
    }
    return other.signatures
  }

  private func show(
    note file: String, _ arguments: Arguments, _ output: inout Output
  ) throws -> ExitCode {
    let note = try keptNote(file)
    let checkpoint = try Checkpoint(text: note.text)
    do {
      let told = try believed([note], checkpoint, arguments)
      guard arguments.has("json") else {
        let line = Phrase(.checkpointOfFrames, checkpoint.origin, checkpoint.size, told)
        output.line(printable(line[output.speech.language]))
        if let reply = try timestamp(beside: file, of: note) {
          output.line(printable(reply.wording[output.speech.language]))
          output.line(printable(reply.advice(file)[output.speech.language]))
        }
        return .done
      }
      output.line(checkpoint.json)
      let known = try arguments.witnesses() + [arguments.pinnedKey()].compactMap { $0 }
      for signature in note.signatures {
        output.line(signature.json(isChecked: known.contains { signature.isBy($0) }))
      }
      if let reply = try timestamp(beside: file, of: note) { output.line(reply.json) }
      return .done
    } catch let fault as ProofFault {
      output.message(fault.wording.of(file: file))
      return .damaged
    }
  }

  // MARK: As a witness

  private func state(_ arguments: Arguments) throws(Usage) -> String {
    guard let state = arguments.value("state") else { throw Usage(.witnessNeedsState) }
    return state
  }

  private func newWitness(_ arguments: Arguments, _ output: inout Output) throws -> ExitCode {
    let state = try state(arguments)
    // A witness that forgets would sign two histories.
    guard !isThere(state) else { throw Failure(Phrase(.itIsThereAlready).of(file: state)) }
    if let name = arguments.value("new-key") {
      let signer = try WitnessSigner(try newKey(name, arguments))
      output.line(signer.key.text)
    }
    try PartialFile.write(Array(WitnessMemory().text.utf8), to: state)
    return .done
  }

  private func sign(
    request file: String, _ arguments: Arguments, _ output: inout Output
  ) throws -> ExitCode {
    let state = try state(arguments)
    guard arguments.canVerify else { throw Usage(.thisSystemChecksNoSignatures) }
    let request = try text(of: file, upTo: 1 << 20)
    guard case .success(let lock) = try LogLock.acquire(for: state) else {
      throw Failure(.anotherWitnessSigns, state + ".lock")
    }
    defer { lock.release() }
    guard isThere(state) else { throw Failure(Phrase(.noWitnessHere).of(file: state)) }
    let kept = try text(of: state)
    var memory: WitnessMemory
    do throws(ProofFault) { memory = try WitnessMemory(text: kept) } catch {
      output.message(error.wording.of(file: state))
      return .damaged
    }
    do {
      let request = try WitnessRequest(text: request)
      _ = try memory.take(request, signedBy: arguments.pinnedKey(), arguments.verifier())
      let signature = try arguments.cosignature(of: request.note)
      // First kept, then told: a witness that was interrupted has signed nothing that it forgot.
      try PartialFile.write(Array(memory.text.utf8), to: state)
      output.line(signature.line)
    } catch let fault as ProofFault {
      output.message(fault.wording.of(file: file))
      return .refused
    }
    return .done
  }
}

extension Checkpoint {
  fileprivate var json: String {
    JSONWriter.object { writer in
      writer.member("origin", origin)
      writer.member("frames", size)
      writer.member("root", Base64.text(root.bytes))
    }
  }
}

extension SignedNote.Signature {
  fileprivate func json(isChecked: Bool) -> String {
    JSONWriter.object { writer in
      writer.member("signedBy", name)
      if let time { writer.member("time", time.time.text) }
      writer.member("checked", isChecked)
    }
  }
}
