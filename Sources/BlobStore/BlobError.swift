import Hashing

/// Why bytes were not stored or not had. A put that throws has stored nothing.
public enum BlobError: Error, Equatable, Sendable {
  /// There is no blob of this hash here.
  case notFound(Digest)
  /// The stored bytes do not have the hash they are stored under: disk damage, or a changed file.
  case damaged(expected: Digest, found: Digest)
  /// The bytes are not those that were announced.
  case otherDigest(expected: Digest, found: Digest)
  /// There are more bytes, or fewer, than were announced.
  case otherSize(expected: UInt64, found: UInt64)
  /// There are more bytes than the profile takes.
  case tooLarge(bytesMost: UInt64)
  /// The bytes are of another type than they are said to be; nil for none that is known.
  case otherType(declared: String, found: ContentType?)
  /// Such bytes are not taken; nil for none of the known types.
  case typeNotAllowed(ContentType?)
  /// The blob is damaged, or another key sealed it.
  case notOpened(Digest)
  /// The system has no AES to seal with.
  case noCryptography
  /// The source of the bytes failed.
  case source(String)
  /// No other storage of the bytes was confirmed, so they must stay.
  case notConfirmed(Digest)
  /// The folder can be entered by others than its owner.
  case notPrivate(path: String, mode: UInt32)
  /// What should be a folder, or a file, is something else: a symbolic link, say.
  case notPlain(path: String)
  /// The system refused a call, with this error number and what it means.
  case system(call: String, code: Int32, message: String)
}

extension BlobError: CustomStringConvertible {
  public var description: String {
    switch self {
    case .notFound(let digest): "no blob \(digest)"
    case .damaged(let expected, let found):
      "the blob \(expected) is damaged: its bytes hash to \(found); put it again to mend it"
    case .otherDigest(let expected, let found):
      "the bytes hash to \(found), expected \(expected): nothing was stored"
    case .otherSize(let expected, let found):
      "there were \(found) bytes, expected \(expected): nothing was stored"
    case .tooLarge(let most): "more than \(most) bytes: nothing was stored"
    case .otherType(let declared, let found):
      "the bytes are \(found?.mimes[0] ?? "of no known type"), declared as \(declared): nothing was "
        + "stored"
    case .typeNotAllowed(let found):
      "\(found?.mimes[0] ?? "an unknown type") is not taken here: nothing was stored"
    case .notOpened(let digest):
      "the blob \(digest) cannot be opened by its key: it is damaged; put it again to mend it"
    case .noCryptography: "this system has no AES: libcrypto.so.3 is needed"
    case .source(let text): "the bytes could not be read: \(text); nothing was stored"
    case .notConfirmed(let digest):
      "the blob \(digest) is not confirmed to be stored elsewhere: confirm it first"
    case .notPrivate(let path, let mode):
      "\(path) has the mode \(String(mode, radix: 8)), expected 700: chmod 700 it"
    case .notPlain(let path): "\(path) is neither a plain folder nor a plain file: remove it"
    case .system(let call, let code, let message): "\(call): \(message) (\(code))"
    }
  }
}
