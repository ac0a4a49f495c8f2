import EventSourcing

/// A claim's parts in the order in which they were added, found by their ids and their bytes'
/// hashes in constant time: a claim may have ten thousand photos.
public struct PartList: Equatable, Sendable {
  public private(set) var all: [Part] = []
  /// No seed: whoever chooses ids so that they collide slows down their own claim alone.
  private var ids = IdentifierIndex(seed: 0)
  private var hashes = IdentifierIndex(seed: 0)

  public init() {}

  public init(_ parts: [Part]) {
    all = parts
    index()
  }

  public static func == (left: PartList, right: PartList) -> Bool { left.all == right.all }

  public subscript(id: Identifier) -> Part? { ids.place(of: id).map { all[$0] } }

  /// Whether an attachment with these bytes is there.
  public func holds(sha256: [UInt8]) -> Bool {
    Self.key(sha256).map { hashes.place(of: $0) != nil } ?? false
  }

  /// Adds a part, or replaces that with its id: folding is total. O(1) for a new one.
  mutating func add(_ part: Part) {
    guard ids.place(of: part.id) == nil else { return replace(part) }
    all.append(part)
    _ = ids.append(part.id)
    if let key = part.attachment.flatMap({ Self.key($0.sha256) }), hashes.place(of: key) == nil {
      _ = hashes.append(key)
    }
  }

  mutating func replace(_ part: Part) {
    guard let place = ids.place(of: part.id) else { return }
    let isSameFile = all[place].attachment?.sha256 == part.attachment?.sha256
    all[place] = part
    if !isSameFile { index() }
  }

  /// Changes a part in place; its id and its hash must stay.
  mutating func change(_ id: Identifier, _ body: (inout Part) -> Void) {
    guard let place = ids.place(of: id) else { return }
    body(&all[place])
  }

  mutating func changeAll(_ body: (inout Part) -> Void) {
    for place in all.indices { body(&all[place]) }
  }

  mutating func remove(_ id: Identifier) {
    guard let place = ids.place(of: id) else { return }
    all.remove(at: place)
    index()
  }

  /// Shows the parts to a visitor. Only one that reads changes them.
  @inlinable mutating func visit<F: FieldVisitor & ~Copyable>(
    _ fields: inout F, _ number: UInt32, _ name: StaticString
  ) throws(WireError) {
    var parts = all
    try fields.field(number, name, &parts)
    if parts.count != all.count { self = PartList(parts) }
  }

  private mutating func index() {
    ids = IdentifierIndex(seed: 0)
    hashes = IdentifierIndex(seed: 0)
    let parts = all
    all = []
    for part in parts { add(part) }
  }

  /// Half of a SHA-256 tells files apart as well as an id does.
  private static func key(_ sha256: [UInt8]) -> Identifier? {
    guard sha256.count == 32 else { return nil }
    func half(_ start: Int) -> UInt64 {
      var bits: UInt64 = 0
      for byte in sha256[start..<start + 8] { bits = bits << 8 | UInt64(byte) }
      return bits
    }
    return Identifier(high: half(0), low: half(8))
  }
}
