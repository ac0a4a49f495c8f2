import EventSourcing

/// A claim's parts in the order in which they were added, found by their ids and their bytes'
/// hashes: a claim may have ten thousand photos.
///
/// A value: copies share all pages but those that change, so that adding a part costs the same
/// however many there are, even if a copy is kept, as by a screen.
public struct PartList: Sendable {
  private static let pageSize = 32

  /// In order; a page is never longer than `pageSize` and may be empty once parts are removed.
  private var pages: [[Part]] = []
  /// How many parts there are. O(1).
  public private(set) var count = 0
  /// The page of each part.
  private var places = IdentifierTable()
  /// How many parts have a file of a hash.
  private var hashes = IdentifierTable()
  /// How many times parts name a part.
  private var uses = IdentifierTable()
  /// How many measurements supersede one.
  private var superseded = IdentifierTable()

  /// Creates a list of no parts.
  public init() {}

  /// Creates a list of parts in this order; of two with the same id the later one replaces the
  /// earlier.
  public init(_ parts: [Part]) {
    for part in parts { add(part) }
  }

  /// Whether there are no parts. O(1).
  public var isEmpty: Bool { count == 0 }

  /// The parts in an array of their own. O(count).
  public var all: [Part] { Array(self) }

  /// The part with this id; nil if there is none.
  public subscript(id: Identifier) -> Part? { place(of: id).map { pages[$0.page][$0.index] } }

  /// Whether there is a part with this id; copies none.
  public func contains(_ id: Identifier) -> Bool { place(of: id) != nil }

  /// Whether an attachment with these bytes is there.
  public func holds(sha256: [UInt8]) -> Bool { Self.key(sha256).map { hashes[$0] != nil } ?? false }

  /// How many times other parts name a part: photos and measurements of a damage item, the photo
  /// that another draws on, the measurement that another supersedes.
  public func uses(of id: Identifier) -> Int { Int(uses[id] ?? 0) }

  /// Whether a newer measurement supersedes this one.
  public func isSuperseded(_ id: Identifier) -> Bool { superseded[id] != nil }

  /// The ids of the parts that are new, gone or different since an earlier state. Looks at nothing
  /// that the two share: O(pages) if one was copied from the other.
  public func changes(since earlier: PartList) -> [Identifier] {
    var changes: [Identifier] = []
    for page in 0..<Swift.max(pages.count, earlier.pages.count) {
      let old = page < earlier.pages.count ? earlier.pages[page] : []
      let new = page < pages.count ? pages[page] : []
      guard old != new else { continue }
      for part in old where self[part.id] != part { changes.append(part.id) }
      for part in new where earlier[part.id] == nil { changes.append(part.id) }
    }
    return changes
  }

  // MARK: Changing

  /// Adds a part, or replaces that with its id: folding is total.
  mutating func add(_ part: Part) {
    guard places[part.id] == nil else { return replace(part) }
    if (pages.last?.count ?? Self.pageSize) >= Self.pageSize { pages.append([]) }
    pages[pages.count - 1].append(part)
    places.set(part.id, UInt32(pages.count - 1))
    count += 1
    enter(part, by: 1)
  }

  mutating func replace(_ part: Part) {
    guard let place = place(of: part.id) else { return }
    enter(pages[place.page][place.index], by: -1)
    pages[place.page][place.index] = part
    enter(part, by: 1)
  }

  /// Changes a part in place; its id, its hash and what it names must stay.
  mutating func change(_ id: Identifier, _ body: (inout Part) -> Void) {
    guard let place = place(of: id) else { return }
    body(&pages[place.page][place.index])
  }

  /// The same for every line item; pages without one stay as they are.
  mutating func changeLineItems(_ body: (inout LineItem) -> Void) {
    for page in pages.indices {
      for index in pages[page].indices where pages[page][index].isLineItem {
        if var item = pages[page][index].lineItem {
          body(&item)
          pages[page][index].lineItem = item
        }
      }
    }
  }

  mutating func remove(_ id: Identifier) {
    guard let place = place(of: id) else { return }
    enter(pages[place.page].remove(at: place.index), by: -1)
    places.set(id, nil)
    count -= 1
    // Behind the last part there is nothing to keep in order.
    while pages.last?.isEmpty ?? false { pages.removeLast() }
  }

  /// Shows the parts to a visitor. One that changes them does so to all of them: it reads, or it forgets texts.
  @inlinable mutating func visit<F: FieldVisitor & ~Copyable>(
    _ fields: inout F, _ number: UInt32, _ name: StaticString
  ) throws(WireError) {
    var parts = all
    try fields.field(number, name, &parts)
    if F.changes || parts.count != count { self = PartList(parts) }
  }

  // MARK: Parts

  private func place(of id: Identifier) -> (page: Int, index: Int)? {
    guard let page = places[id].map({ Int($0) }),
      let index = pages[page].firstIndex(where: { $0.id == id })
    else { return nil }
    return (page, index)
  }

  /// Counts what a part brings with it, or takes it off again.
  private mutating func enter(_ part: Part, by step: Int) {
    if let file = part.attachment, let key = Self.key(file.sha256) { hashes.count(key, by: step) }
    for id in part.named { uses.count(id, by: step) }
    if let earlier = part.measurement?.supersedes { superseded.count(earlier, by: step) }
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

extension PartList: Sequence {
  public struct Iterator: IteratorProtocol {
    private var pages: IndexingIterator<[[Part]]>
    private var page: IndexingIterator<[Part]>

    fileprivate init(_ pages: [[Part]]) {
      self.pages = pages.makeIterator()
      page = [].makeIterator()
    }

    public mutating func next() -> Part? {
      while true {
        if let part = page.next() { return part }
        guard let next = pages.next() else { return nil }
        page = next.makeIterator()
      }
    }
  }

  public var underestimatedCount: Int { count }
  public func makeIterator() -> Iterator { Iterator(pages) }
}

extension PartList: Equatable {
  /// Pages that copies share are equal without a look at their parts.
  public static func == (left: PartList, right: PartList) -> Bool {
    guard left.count == right.count else { return false }
    let isPagedAlike =
      left.pages.count == right.pages.count
      && zip(left.pages, right.pages).allSatisfy { $0.count == $1.count }
    return isPagedAlike ? left.pages == right.pages : left.elementsEqual(right)
  }
}
