import CProcessor
import Descriptions
import EventSourcing
import Hashing

/// The first 4 KiB of a log.
///
///      0  magic          89 57 41 4C 0D 0A 1A 0A
///      8  major  u16, 1 or 2    10  minor u16     12  incompatible features u32
///     16  log id         16 bytes, most significant first
///     32  salt   u64     40  created i64, nanoseconds since 1970
///     48  of a log whose beginning was archived: see `Archived`; else zeros, also from 152 on
///     96  salvaged: u64, 1 or 0    104  salvaged from: log id    120  hash of the report, 32 bytes
///   4076  of a log whose texts are sealed: the id of its keyring, 16 bytes
///   4092  CRC32C of all before
///
/// Numbers are little-endian. Source: Specs/WriteAheadLog.md, "File header".
struct FileHeader: Equatable, Sendable {
  static let size = 4096
  static let magic: [UInt8] = [0x89, 0x57, 0x41, 0x4c, 0x0d, 0x0a, 0x1a, 0x0a]
  /// Of logs whose frames are not chained; still read and written.
  static let plainMajor: UInt16 = 1
  static let major: UInt16 = 2
  /// The feature of a log whose texts are sealed, and where its keyring is named.
  static let sealedTexts: UInt32 = 2
  static let keyringAt = size - 20
  /// Of a plain log that was salvaged.
  static let minor: UInt16 = 1

  var logID: Identifier
  var salt: UInt64
  var created: Instant
  /// Whether its frames are chained: format 2.
  var isChained = true
  /// The log it was salvaged from; nil in any other log.
  var salvaged: SalvagedFrom?
  /// The keyring by which its texts are sealed; nil if they are not.
  var keyring: Identifier?
  /// What it says of its beginning, if that stands in another file.
  var archived: Archived?

  /// That of the log as it was before its beginning was archived.
  var whole: FileHeader {
    var header = self
    header.archived = nil
    return header
  }

  func encoded() -> [UInt8] {
    var bytes = [UInt8](repeating: 0, count: Self.size)
    bytes.replaceSubrange(0..<8, with: Self.magic)
    bytes.put(isChained ? Self.major : Self.plainMajor, at: 8)
    // Without the newer field, a plain header is one that older readers accept.
    bytes.put(salvaged == nil || isChained ? 0 : Self.minor, at: 10)
    bytes.put(logID, at: 16)
    bytes.put(salt, at: 32)
    bytes.put(UInt64(bitPattern: created.nanoseconds), at: 40)
    if let salvaged {
      bytes.put(UInt64(1), at: 96)
      bytes.put(salvaged.logID, at: 104)
      bytes.replaceSubrange(120..<152, with: salvaged.report.bytes)
    }
    archived?.write(to: &bytes)
    if let keyring {
      bytes.put(bytes.get(at: 12) | Self.sealedTexts, at: 12)
      bytes.put(keyring, at: Self.keyringAt)
    }
    bytes.put(cprocessor_crc32c(0, bytes, Self.size - 4), at: Self.size - 4)
    return bytes
  }

  /// Reads a header. - Throws: why these bytes are not the beginning of a log that can be read.
  init(_ bytes: [UInt8]) throws(LogFault) {
    guard !bytes.isEmpty else { throw .empty }
    guard bytes.starts(with: Self.magic.prefix(bytes.count)) else { throw .notALog }
    guard bytes.count >= Self.size else { throw .headerTruncated(bytes: bytes.count) }
    let stored: UInt32 = bytes.get(at: Self.size - 4)
    guard stored == cprocessor_crc32c(0, bytes, Self.size - 4) else { throw .headerDamaged }
    let major: UInt16 = bytes.get(at: 8)
    let features: UInt32 = bytes.get(at: 12)
    guard (Self.plainMajor...Self.major).contains(major),
      features & ~(Archived.feature | Self.sealedTexts) == 0
    else {
      throw .newerFormat(major: major, features: features)
    }
    self.init(unchecked: bytes)
    guard features == 0 || isChained, (features & Archived.feature == 0) == (archived == nil),
      keyring == nil || (archived?.name.utf8.count ?? 0) <= Archived.longestNewName
    else { throw .headerDamaged }
  }

  /// Reads the fields without checking them.
  ///
  /// - Precondition: `bytes` has the size of a header.
  init(unchecked bytes: [UInt8]) {
    let major: UInt16 = bytes.get(at: 8)
    isChained = major != Self.plainMajor
    logID = bytes.identifier(at: 16)
    salt = bytes.get(at: 32)
    created = Instant(nanoseconds: Int64(bitPattern: bytes.get(at: 40)))
    let isSalvaged: UInt64 = bytes.get(at: 96)
    if isSalvaged == 1, let report = Digest(Array(bytes[120..<152])) {
      salvaged = SalvagedFrom(logID: bytes.identifier(at: 104), report: report)
    }
    archived = Archived(bytes)
    let features: UInt32 = bytes.get(at: 12)
    if features & Self.sealedTexts != 0 { keyring = bytes.identifier(at: Self.keyringAt) }
  }

  init(logID: Identifier, salt: UInt64, created: Instant) {
    self.logID = logID
    self.salt = salt
    self.created = created
  }

  var frames: FrameFormat {
    let identity = whole.encoded()[8..<48] + (keyring?.bytes ?? [])
    let start = identity.withUnsafeBytes { Checksum(salt: salt).of($0) }
    return FrameFormat(salt: salt, isChained: isChained, start: isChained ? start : 0)
  }
}

/// What a log that was salvaged says of itself.
///
/// Source: Specs/WriteAheadLog.md, "Salvage".
public struct SalvagedFrom: Equatable, Sendable, PrintsFields {
  /// The id of the log it was salvaged from; zero if that is not known.
  public var logID: Identifier
  /// SHA-256 of the report that was written with it.
  public var report: Digest
}

/// Why a file is not a log that can be read.
public enum LogFault: Error, Equatable, Sendable {
  /// The file has no bytes.
  case empty
  /// The file does not begin as logs do.
  case notALog
  /// The file ends within its header, after this many bytes.
  case headerTruncated(bytes: Int)
  /// The header does not match its checksum, or contradicts itself.
  case headerDamaged
  /// The header has a major version, or features, that this version does not know.
  case newerFormat(major: UInt16, features: UInt32)
}

extension [UInt8] {
  mutating func put<Number: FixedWidthInteger>(_ value: Number, at offset: Int) {
    withUnsafeMutableBytes {
      $0.storeBytes(of: value.littleEndian, toByteOffset: offset, as: Number.self)
    }
  }

  /// Most significant byte first, unlike numbers.
  mutating func put(_ identifier: Identifier, at offset: Int) {
    put(identifier.high.byteSwapped, at: offset)
    put(identifier.low.byteSwapped, at: offset + 8)
  }

  func identifier(at offset: Int) -> Identifier {
    let (high, low): (UInt64, UInt64) = (get(at: offset), get(at: offset + 8))
    return Identifier(high: high.byteSwapped, low: low.byteSwapped)
  }

  func get<Number: FixedWidthInteger>(at offset: Int) -> Number {
    withUnsafeBytes {
      Number(littleEndian: $0.loadUnaligned(fromByteOffset: offset, as: Number.self))
    }
  }
}
