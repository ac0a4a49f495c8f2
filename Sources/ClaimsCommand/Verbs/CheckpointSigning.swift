import ClaimsDomain
import ClaimsKernel
import Cryptography
import WriteAheadLog

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

// Who signs a checkpoint, and which key a signature must be of.

extension Verb {
  static let signingOptions = [
    Option("signer", "COMMAND"),
    Option("signing-key", "FILE"),
    keyOption, verifierOption,
  ]

  static let keyOption = Option("key", "KEY")

  static let verifierOption = Option("verifier", "COMMAND")

  static let witnessOption = Option("witness", "KEY", repeats: true)

  static let quorumOption = Option("quorum", "K")

  static let newKeyOption = Option("new-key", "NAME")

  /// Makes a key if there is none yet.
  func newKey(_ name: String, _ arguments: Arguments, _ output: inout Output) throws -> ExitCode {
    output.line(try newKey(name, arguments).key.text)
    return .done
  }

  func newKey(_ name: String, _ arguments: Arguments) throws -> SigningKey {
    guard let path = arguments.value("signing-key") else {
      throw Usage(.newKeyNeedsSigningKey)
    }
    let key = try SigningKey(name: name)
    let flags = O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW
    let descriptor = open(path, flags, 0o600)
    guard descriptor >= 0 else { throw Self.lastFailure(path) }
    defer { close(descriptor) }
    let isWritten = Array((key.secretText + "\n").utf8).withUnsafeBytes {
      Output.write($0, to: descriptor)
    }
    guard isWritten, fsync(descriptor) == 0 else {
      throw Self.lastFailure(path)
    }
    return key
  }

  static func lastFailure(_ file: String) -> Failure {
    Failure(.name(ofFile: file), system: String(cString: strerror(errno)))
  }
}

extension Arguments {
  /// A checkpoint's note, signed if a signer is given.
  func signed(_ text: String) throws -> SignedNote {
    var note = SignedNote(text)
    let pinned = try pinnedKey()
    switch (value("signer"), value("signing-key")) {
    case (let command?, nil):
      guard let pinned else {
        throw Usage(.signerNeedsKeyThePublic)
      }
      try note.sign(by: CommandSigner(command: ShellCommand(text: command), key: pinned))
      try check(note, signedBy: pinned)
    case (nil, let file?):
      let key = try SigningKey(text: try Self.secret(in: file))
      guard pinned == nil || pinned == key.key else {
        throw Usage(.keyIsNotThePublic)
      }
      try note.sign(by: key)
    case (nil, nil): break
    default:
      throw Usage(.signerOrSigningKeyNot)
    }
    return note
  }

  /// The key that signatures must be of; nil if none is pinned.
  func pinnedKey() throws -> NoteKey? {
    guard var text = value("key") else { return nil }
    // Parsed as a key first: a file with the key's text as its name must not replace it.
    if let key = try? NoteKey(text: text) { return key }
    if isThere(text) {
      let bytes = try Input(text).all(upTo: 1 << 12)
      text = String(decoding: bytes.filter { $0 != 0x0a }, as: UTF8.self)
    }
    do throws(ProofFault) { return try NoteKey(text: text) } catch {
      throw Usage(error.wording.at("--key"))
    }
  }

  /// Checks a note's signature against the pinned key.
  ///
  /// - Throws: `ProofFault` if that key did not sign it; `Usage` if this system cannot verify.
  func check(_ note: SignedNote, signedBy key: NoteKey) throws {
    guard canVerify else {
      throw Usage(.thisSystemChecksNoSignatures)
    }
    try note.check(signedBy: key, verifier())
  }

  var canVerify: Bool { Ed25519.isAvailable || value("verifier") != nil }

  func verifier() -> ([UInt8], [UInt8], [UInt8]) throws -> Bool {
    guard let text = value("verifier") else { return SignedNote.holdsBySystem }
    return { signature, bytes, key in
      let words = [Base64.text(signature), Base64.text(key)]
      return try ShellCommand(text: text).run(input: bytes, words).status == 0
    }
  }

  /// A private key, from a file that only its owner has rights to.
  static func secret(in file: String) throws -> String {
    // The rights of the open file: the path could name another one by now.
    let input = try Input(file)
    guard input.isForOwnerAlone else {
      throw Failure(
        Phrase(.othersMayReadThisPrivate).of(file: file))
    }
    let bytes = try input.all(upTo: 1 << 12)
    return String(decoding: bytes.filter { $0 != 0x0a }, as: UTF8.self)
  }
}

/// Signs by a command; only that knows the private key.
struct CommandSigner: Signer {
  let command: ShellCommand
  let key: NoteKey

  func sign(_ bytes: [UInt8]) throws -> [UInt8] {
    let ending = try command.run(input: bytes)
    guard ending.status == 0 else {
      throw Failure(.theSignerEndedWithAnd, ending.status)
    }
    if ending.output.count == 64 { return ending.output }
    let text = String(decoding: ending.output.filter { $0 > 0x20 }, as: UTF8.self)
    guard let signature = Base64.bytes(text), signature.count == 64 else {
      throw Failure(.theSignerGaveBytesExpected, ending.output.count)
    }
    return signature
  }
}
