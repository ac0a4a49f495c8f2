import Hashing

/// What is taken in: how large, and of which types.
///
/// The same as the kernel's `FileProfile` with the built-in rules; a test holds the two equal.
/// Source: Specs/BlobStore.md, "Profiles".
public struct BlobProfile: Equatable, Sendable {
  /// How large a blob may be, in bytes.
  public var bytesMost: UInt64
  /// The types that are taken; nil for any bytes whatsoever.
  public var types: Set<ContentType>?

  /// Creates a profile, by default one that takes every type.
  public init(bytesMost: UInt64, types: Set<ContentType>? = nil) {
    self.bytesMost = bytesMost
    self.types = types
  }

  /// Scans and PDF of at most 10 MB: pages of documents.
  public static let document = BlobProfile(bytesMost: 10 << 20, types: scans.union([.pdf]))
  /// Pictures, films, recordings, PDF and plain text of at most 10 MB: evidence of an incident.
  public static let incident = BlobProfile(bytesMost: 10 << 20, types: media.union([.pdf, .text]))
  /// Pictures, films, recordings and PDF of at most 2 GB: what is recorded on site.
  public static let assessment = BlobProfile(bytesMost: 2 << 30, types: media.union([.pdf]))
  /// Anything of at most a tebibyte.
  public static let anything = BlobProfile(bytesMost: 1 << 40)

  private static let scans: Set<ContentType> = [.jpeg, .png, .gif, .webp, .heic, .tiff]
  private static let media = scans.union([
    .dng, .avif, .bmp, .mp4, .quickTime, .threeGPP, .matroska, .avi, .m4a, .mp3, .aac, .wav, .ogg,
    .flac, .amr,
  ])
}

/// What the caller says of bytes before they are read. What is not said is not compared.
public struct BlobClaim: Equatable, Sendable {
  /// What an event says that they hash to.
  public var digest: Digest?
  /// How many there are.
  public var bytes: UInt64?
  /// Of which media type they are.
  public var mime: String?

  /// Creates a claim; what is nil is not compared.
  public init(digest: Digest? = nil, bytes: UInt64? = nil, mime: String? = nil) {
    self.digest = digest
    self.bytes = bytes
    self.mime = mime
  }
}

/// What was stored.
public struct StoredBlob: Equatable, Sendable {
  /// The hash under which the blob is found again.
  public let digest: Digest
  /// How many bytes it has, before they are sealed.
  public let bytes: UInt64
  /// Told from the bytes; nil for what is none of the known types.
  public let type: ContentType?
  /// Whether the store did not have it before.
  public let isNew: Bool
}
