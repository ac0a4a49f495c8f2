import CProcessor
import Cryptography
import Descriptions
import EventSourcing

/// Whose key it is: one of the people, or all those, of whom a stream tells.
public struct KeyOwner: Hashable, Sendable, PrintsFields {
  /// The stream that tells of these people.
  public let stream: StreamID
  /// Which of them, by a number that the domain gives.
  public let part: UInt32

  /// Creates the owner who has this number among the people of a stream.
  public init(_ stream: StreamID, part: UInt32) {
    self.stream = stream
    self.part = part
  }

  // MARK: Seeds

  private static let seeds = (category: Category(0), part: UInt32(4))

  /// The owner of a keyring's n-th seed, counted from 1.
  static func seed(_ number: Int) -> KeyOwner {
    KeyOwner(
      StreamID(seeds.category, Identifier(high: 0, low: UInt64(number))), part: seeds.part)
  }

  /// Whether its key is nobody's, but one of which others are derived.
  public var isSeed: Bool { stream.category == Self.seeds.category && part == Self.seeds.part }
}

extension SealingKey {
  /// The key of an id, derived from this one, which seals nothing else: what AES-256-GCM makes of 32 zeros under the
  /// id's first 12 bytes.
  func derived(for id: Identifier) -> SealingKey? {
    var zeros = (UInt64(0), UInt64(0), UInt64(0), UInt64(0))
    return withUnsafeTemporaryAllocation(byteCount: Self.size + Self.tagSize, alignment: 8) {
      sealed in
      let isSealed = withUnsafeBytes(of: (id.high.bigEndian, id.low.bigEndian)) { id in
        withUnsafeBytes(of: &zeros) {
          seal(
            $0, to: sealed, nonce: UnsafeRawBufferPointer(rebasing: id[..<Self.nonceSize]),
            authenticating: UnsafeRawBufferPointer(start: nil, count: 0))
        }
      }
      return isSealed ? SealingKey(UnsafeRawBufferPointer(rebasing: sealed[..<Self.size])) : nil
    }
  }
}

/// A slot of a keyring: a key that the master key wrapped, a key that was destroyed, or a note on the key of an earlier
/// slot.
///
///      0  id        16 random bytes: of the key
///     16  category  u32, 20 part u32, 24 stream, 16 bytes, most significant first: the owner
///     40  made      i64, nanoseconds since 1970
///     48  kind      u16  1 a key, 2 a note that it is about to be destroyed, 3 a key that was destroyed, 4 a note that
///                   it is kept after all, 5 nothing: a crash left no whole slot here; or a mark, whose stream is
///                   the log's id
///     50  earlier   u16  how many slots before it were written together with it
///     52  place     u32  of a note: the slot of the key, counted from 0
///     56  time      i64  of kinds 2 to 4: since when that is so; of kinds 1 and 5 a position, u64: every text of the
///                   log up to there has its key in a slot before this one
///     64  nonce     12 bytes    76 the key, sealed by the master key: 32 bytes and a tag of 16; else a tag of 16
///    124  CRC32C    of bytes 0 to 124, begun with zero
///
/// All other bytes are zeros. A key is sealed, and any other slot is authenticated, in the context of `claims key 1`,
/// the keyring's id and bytes 0 to 64. Source: Specs/Secrecy.md, "The keyring".
struct KeySlot: Equatable {
  static let size = 128

  enum Kind: Equatable {
    case key
    case destroyed(at: Instant)
    /// On the key in this slot.
    case ending(Int, since: Instant)
    case kept(Int, since: Instant)
    case void
  }

  let id: Identifier
  let owner: KeyOwner
  let made: Instant
  let kind: Kind
  /// How many slots before it were written together with it.
  var earlier: UInt16 = 0
  /// Of a key, or nothing: every text of the log up to this position has its key in a slot before.
  var reached: UInt64 = 0
  /// A nonce, and what the master key sealed under it, as it was read.
  private var sealed: [UInt8] = []

  private static let sealedSize = 60
  private static let nonceSize = SealingKey.nonceSize

  /// A slot that is about to be wrapped.
  init(_ id: Identifier, of owner: KeyOwner, made: Instant, _ kind: Kind = .key) {
    (self.id, self.owner, self.made, self.kind) = (id, owner, made, kind)
  }

  /// A slot of nobody.
  static let void = mark(of: Identifier())

  /// A slot that says up to where every text of a log has its key in a slot before.
  static func mark(of log: Identifier) -> KeySlot {
    KeySlot(
      Identifier(), of: KeyOwner(StreamID(Category(0), log), part: 0), made: Instant(), .void)
  }

  /// The log whose mark it is; nil if it is none.
  var markedLog: Identifier? {
    kind == .void && owner.stream.id != Identifier() ? owner.stream.id : nil
  }

  /// Reads a slot; nil if it is damaged.
  init?(_ bytes: [UInt8]) {
    guard bytes.count == Self.size, bytes.get(at: 124) == cprocessor_crc32c(0, bytes, 124) else {
      return nil
    }
    id = bytes.identifier(at: 0)
    let category: UInt32 = bytes.get(at: 16)
    owner = KeyOwner(
      StreamID(Category(category), bytes.identifier(at: 24)), part: bytes.get(at: 20))
    made = Instant(nanoseconds: bytes.get(at: 40))
    let (place, time) = (
      Int(bytes.get(at: 52) as UInt32), Instant(nanoseconds: bytes.get(at: 56))
    )
    earlier = bytes.get(at: 50)
    switch bytes.get(at: 48) as UInt16 {
    case 1: kind = .key
    case 2: kind = .ending(place, since: time)
    case 3: kind = .destroyed(at: time)
    case 4: kind = .kept(place, since: time)
    case 5: kind = .void
    default: return nil
    }
    if kind == .key || kind == .void { reached = bytes.get(at: 56) }
    sealed = Array(bytes[64..<124])
    // Nothing hides between the fields.
    guard encoded() == bytes else { return nil }
  }

  /// Its bytes, as it was read or before it is wrapped.
  func encoded() -> [UInt8] {
    var bytes = said
    if !sealed.isEmpty {
      bytes.replaceSubrange(64..<(64 + sealedCount), with: sealed.prefix(sealedCount))
    }
    bytes.put(cprocessor_crc32c(0, bytes, 124), at: 124)
    return bytes
  }

  /// A slot whose bytes 0 to 64 are there.
  private var said: [UInt8] {
    var bytes = [UInt8](repeating: 0, count: Self.size)
    bytes.put(id, at: 0)
    bytes.put(owner.stream.category.number, at: 16)
    bytes.put(owner.part, at: 20)
    bytes.put(owner.stream.id, at: 24)
    bytes.put(made.nanoseconds, at: 40)
    func put(_ kind: UInt16, _ place: Int, _ time: Int64) {
      bytes.put(kind, at: 48)
      bytes.put(earlier, at: 50)
      bytes.put(UInt32(truncatingIfNeeded: place), at: 52)
      bytes.put(time, at: 56)
    }
    switch kind {
    case .key: put(1, 0, Int64(bitPattern: reached))
    case .ending(let place, let time): put(2, place, time.nanoseconds)
    case .destroyed(let time): put(3, 0, time.nanoseconds)
    case .kept(let place, let time): put(4, place, time.nanoseconds)
    case .void: put(5, 0, Int64(bitPattern: reached))
    }
    return bytes
  }

  /// How many bytes of the nonce and what was sealed under it there are.
  private var sealedCount: Int {
    kind == .key ? Self.sealedSize : Self.nonceSize + SealingKey.tagSize
  }

  /// Another slot for the same key. It is about to be wrapped.
  func noting(_ kind: Kind) -> KeySlot { KeySlot(id, of: owner, made: made, kind) }

  /// Seals bytes 0 to 64 of a slot by the master key, and what it wraps with them.
  ///
  /// - Parameter key: nil in a slot without a key.
  /// - Returns: all of its bytes; nil if this system cannot seal.
  static func wrapping(
    _ slot: [UInt8], _ key: SealingKey?, nonce: some Collection<UInt8>, by master: SealingKey,
    in keyring: Identifier
  ) -> [UInt8]? {
    var bytes = slot
    let context = context(of: bytes, in: keyring)
    bytes.replaceSubrange(64..<76, with: nonce)
    let nonce = Array(nonce)
    let isWrapped = bytes.withUnsafeMutableBytes { slot in
      context.withUnsafeBytes { context in
        nonce.withUnsafeBytes { nonce in
          func seal(_ key: UnsafeRawBufferPointer) -> Bool {
            let room = slot[76..<(76 + key.count + SealingKey.tagSize)]
            return master.seal(
              key, to: UnsafeMutableRawBufferPointer(rebasing: room), nonce: nonce,
              authenticating: context)
          }
          return key?.withBytes(seal) ?? seal(UnsafeRawBufferPointer(start: nil, count: 0))
        }
      }
    }
    guard isWrapped else { return nil }
    bytes.put(cprocessor_crc32c(0, bytes, 124), at: 124)
    return bytes
  }

  /// The key; nil if the master key did not wrap it for this owner and keyring, or there is none.
  func key(by master: SealingKey, in keyring: Identifier) -> SealingKey? {
    opened(by: master, in: keyring).flatMap { SealingKey($0) }
  }

  /// Whether the master key wrote it for this keyring.
  func isAuthentic(by master: SealingKey, in keyring: Identifier) -> Bool {
    opened(by: master, in: keyring) != nil
  }

  private func opened(by master: SealingKey, in keyring: Identifier) -> [UInt8]? {
    master.open(
      Array(sealed[Self.nonceSize..<sealedCount]), nonce: Array(sealed[..<Self.nonceSize]),
      authenticating: Self.context(of: said, in: keyring))
  }

  private static func context(of slot: [UInt8], in keyring: Identifier) -> [UInt8] {
    var context = Array("claims key 1".utf8)
    context.reserveCapacity(92)
    context += keyring.bytes
    context += slot[..<64]
    return context
  }
}
