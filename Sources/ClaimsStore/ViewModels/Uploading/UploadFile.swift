import ClaimsDomain
import ClaimsKernel
import Descriptions
import EventSourcing

/// A file that a person chose: what is said of it, and the source of its bytes.
public struct UploadFile: Identifiable, Sendable, PrintsFields {
  /// That of the page or part that comes of it.
  public let id: Identifier
  /// The file's name, as it is recorded in the log.
  public let name: String
  /// Its media type.
  public let mime: String
  /// How many bytes it is said to have.
  public let bytes: UInt64
  /// What became of making it smaller beforehand.
  public let compression: CompressionResult
  /// Its details as a photo of damage, for a claim; nil for other files.
  public let photo: Photo?
  /// At most this many bytes from a place on; none behind the end. May be asked for the same place
  /// again.
  public let read: @Sendable (_ place: UInt64, _ most: Int) async throws(UploadFault) -> [UInt8]

  /// Creates a file; `photo` is nil unless it is a photo of damage for a claim.
  public init(
    id: Identifier, name: String, mime: String, bytes: UInt64,
    compression: CompressionResult = .unspecified, photo: Photo? = nil,
    read: @escaping @Sendable (_ place: UInt64, _ most: Int) async throws(UploadFault) -> [UInt8]
  ) {
    self.id = id
    self.name = name
    self.mime = mime
    self.bytes = bytes
    self.compression = compression
    self.photo = photo
    self.read = read
  }
}

/// Stores the bytes of files: a blob store on this machine, or a remote one.
///
/// `BlobStore` fits behind it, which keeps what is declared of a file against its bytes.
public struct UploadPort: Sendable {
  /// Stores a file's bytes, and tells while it does so how many there are so far.
  public let store:
    @Sendable (
      _ file: UploadFile, _ progress: @escaping @Sendable (_ bytes: UInt64) -> Void
    ) async throws(UploadFault) -> StoredFile

  /// Creates a port from the function that stores a file's bytes: see `store`.
  public init(
    store:
      @escaping @Sendable (
        _ file: UploadFile, _ progress: @escaping @Sendable (_ bytes: UInt64) -> Void
      ) async throws(UploadFault) -> StoredFile
  ) {
    self.store = store
  }
}

/// What an upload port says of bytes that it keeps.
public struct StoredFile: Equatable, Sendable, PrintsFields {
  /// 32 bytes, computed by the store that keeps the file.
  public let sha256: [UInt8]
  /// How many bytes were stored.
  public let bytes: UInt64
  /// A key or a URL.
  public let location: String

  /// Creates the answer of a store that keeps a file.
  ///
  /// - Parameters:
  ///   - sha256: 32 bytes.
  ///   - bytes: how many were stored.
  ///   - location: a key or a URL.
  public init(sha256: [UInt8], bytes: UInt64, location: String) {
    self.sha256 = sha256
    self.bytes = bytes
    self.location = location
  }
}

/// Why a file's bytes were not stored.
public enum UploadFault: WordedFault, Equatable, Sendable {
  /// There are more bytes than this many.
  case tooLarge(bytesMost: UInt64)
  /// Its bytes are of a type that is not taken; nil for none that is known.
  case typeNotAllowed(found: String?)
  /// Its bytes are of another type than it is said to be; nil for none that is known.
  case otherType(declared: String, found: String?)
  /// There were more bytes or fewer than were said.
  case otherSize(declared: UInt64, found: UInt64)
  /// The file could not be read.
  case unreadable(String)
  /// The other side was not reached, or did not answer in time.
  case unreachable
  /// The other side asks who this is.
  case authenticationRequired
  /// The upload was stopped.
  case cancelled
  /// It failed in another way: why, for people.
  case failed(String)

  /// Whether the same file may go through another time.
  public var isPassing: Bool {
    switch self {
    case .unreachable, .authenticationRequired, .cancelled, .failed, .unreadable: true
    case .tooLarge, .typeNotAllowed, .otherType, .otherSize: false
    }
  }

  /// In words.
  public func message(in language: Language) -> String { wording[language] }

  public var wording: Phrase {
    let unknown = Phrase(.unknownType)
    return
      switch self
    {
    case .tooLarge(let most):
      Phrase(.fileIsTooLargeAt, most)
    case .typeNotAllowed(let found):
      Phrase(.suchFilesAreNotTaken, found ?? unknown)
    case .otherType(let declared, let found):
      Phrase(.fileIsAndNot, found ?? unknown, declared)
    case .otherSize(let declared, let found):
      Phrase(.fileHasBytesAndNot, found, declared)
    case .unreadable(let text):
      Phrase(.fileCannotBeRead, text)
    case .unreachable: Phrase(.thereIsNoConnection)
    case .authenticationRequired:
      Phrase(.pleaseSignInAgain)
    case .cancelled: Phrase(.uploadWasStopped)
    case .failed(let text):
      Phrase(.uploadFailed, text)
    }
  }
}
