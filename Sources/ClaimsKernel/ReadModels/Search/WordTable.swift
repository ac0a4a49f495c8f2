/// Words, each once, numbered in the order in which they came: their bytes one behind the other.
struct WordTable: Sendable {
  private var bytes: [UInt8] = []
  /// The end of each word in `bytes`; it begins at the end of the one before it.
  private var ends: [Int] = []
  /// Numbers of words, counted from 1; zero is free. A power of two of them, at most half in use.
  private var slots: [UInt32] = Array(repeating: 0, count: 64)
  /// Random, so that words cannot be chosen that all want the same slot.
  private let seed = UInt64.random(in: 0 ... .max)

  var count: Int { ends.count }
  /// Its size in memory, in bytes.
  var size: Int { bytes.count + ends.count * 8 + slots.count * 4 }

  /// The number of a word, which it gets now if it has none.
  mutating func number(of word: some RandomAccessCollection<UInt8>) -> Int {
    var slot = wanted(word)
    while slots[slot] != 0 {
      let number = Int(slots[slot]) - 1
      if self[number].elementsEqual(word) { return number }
      slot = (slot + 1) & (slots.count - 1)
    }
    bytes.append(contentsOf: word)
    ends.append(bytes.count)
    if ends.count * 2 > slots.count { grow() } else { slots[slot] = UInt32(ends.count) }
    return ends.count - 1
  }

  subscript(number: Int) -> ArraySlice<UInt8> {
    bytes[(number == 0 ? 0 : ends[number - 1])..<ends[number]]
  }

  /// The numbers of the words in which some bytes stand. O(bytes of all words).
  func numbers(containing part: [UInt8]) -> [Int] {
    ends.indices.filter { self[$0].holds(part) }
  }

  private mutating func grow() {
    slots = Array(repeating: 0, count: slots.count * 4)
    for number in ends.indices {
      var slot = wanted(self[number])
      while slots[slot] != 0 { slot = (slot + 1) & (slots.count - 1) }
      slots[slot] = UInt32(number) + 1
    }
  }

  private func wanted(_ word: some RandomAccessCollection<UInt8>) -> Int {
    // FNV-1a, and its halves folded together, since a slot is made of the lower bits.
    var hash = 0xcbf2_9ce4_8422_2325 ^ seed
    for byte in word { hash = (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01b3 }
    let mixed = hash.multipliedFullWidth(by: seed | 1)
    return Int(truncatingIfNeeded: mixed.high ^ mixed.low) & (slots.count - 1)
  }
}

extension RandomAccessCollection<UInt8> where Index == Int {
  /// Whether these contain some bytes in a row.
  func holds(_ part: [UInt8]) -> Bool {
    guard let first = part.first else { return true }
    guard count >= part.count else { return false }
    for start in startIndex...(endIndex - part.count) where self[start] == first {
      if self[start..<start + part.count].elementsEqual(part) { return true }
    }
    return false
  }
}
