import ClaimsDomain
import ClaimsKernel
import EventSourcing
import WriteAheadLog

// Whose cosignatures count, how many are enough, and who makes one.

extension Arguments {
  /// The keys of witnesses, each public key once.
  func witnesses() throws -> [NoteKey] {
    var keys: [NoteKey] = []
    for text in all("witness") {
      for key in try Self.witnessKeys(text) {
        // One key under two names would count twice.
        guard !keys.contains(where: { $0.bytes == key.bytes }) else {
          throw Usage(.witnessIsNamedTwice, key.name)
        }
        keys.append(key)
      }
    }
    return keys
  }

  /// A key, or those of a file: one a line; empty lines and those after # are passed over.
  private static func witnessKeys(_ text: String) throws -> [NoteKey] {
    var lines = [text]
    // Parsed as a key first: a file with the key's text as its name must not replace it.
    if (try? NoteKey(text: text)) == nil, isThere(text) {
      let file = String(decoding: try Input(text).all(upTo: 1 << 16), as: UTF8.self)
      lines = file.split(whereSeparator: \.isNewline).map(String.init).filter {
        !$0.hasPrefix("#")
      }
      guard !lines.isEmpty else { throw Failure(Phrase(.noKeyInFile).of(file: text)) }
    }
    do throws(ProofFault) {
      return try lines.map { (line) throws(ProofFault) in
        let key = try NoteKey(text: line)
        guard key.witness != nil else {
          throw ProofFault("the key \(key.name) is not a witness's: expected one of type 04")
        }
        return key
      }
    } catch { throw Usage(error.wording.at("--witness")) }
  }

  /// Checks cosignatures; of witnesses that gave none, nothing is said.
  @discardableResult
  func check(_ note: SignedNote, cosignedBy witnesses: [NoteKey]) throws -> [Cosignature] {
    guard canVerify else { throw Usage(.thisSystemChecksNoSignatures) }
    return try note.cosignatures(of: witnesses, verifier())
  }

  /// Checks that enough witnesses vouch for a note.
  ///
  /// - Returns: who, and when.
  /// - Throws: `ProofFault` if they are too few, or one of their signatures does not hold.
  func vouched(_ note: SignedNote, by witnesses: [NoteKey]) throws -> Phrase {
    let quorum = try number("quorum") ?? UInt64(witnesses.count)
    guard quorum > 0, quorum <= UInt64(witnesses.count) else {
      throw Usage(.quorumExpectedUpTo, witnesses.count, quorum)
    }
    let found = try check(note, cosignedBy: witnesses)
    guard found.count >= quorum else {
      let missing = witnesses.filter { witness in !found.contains { $0.witness == witness } }
      throw ProofFault(
        "\(found.count) of the \(quorum) witnesses that are needed signed it; not signed by "
          + missing.map(\.name).joined(separator: ", "))
    }
    let told = found.map { "\($0.witness.name) \(Zone.utc.text($0.time))" }
    return Phrase(.cosignedBy, found.count, witnesses.count, told.joined(separator: ", "))
  }

  /// A new cosignature of a note, by this witness.
  func cosignature(of note: SignedNote) throws -> SignedNote.Signature {
    var note = SignedNote(note.text)
    switch (value("signer"), value("signing-key")) {
    case (let command?, nil):
      let keys = try witnesses()
      guard keys.count == 1 else { throw Usage(.signerNeedsWitness) }
      let signer = CommandSigner(command: ShellCommand(text: command), key: keys[0])
      let signature = try note.cosign(by: signer, at: systemClock())
      try check(note, cosignedBy: keys)
      return signature
    case (nil, let file?):
      let signer = try WitnessSigner(try SigningKey(text: try Self.secret(in: file)))
      return try note.cosign(by: signer, at: systemClock())
    default: throw Usage(.signNeedsSigner)
    }
  }
}
