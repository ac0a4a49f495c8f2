/// A queue in an array that is used round and round, and grows when it is full.
struct RingBuffer {
  private var slots: [Int?]
  private var first = 0
  private(set) var count = 0
  /// Copies the elements as they stand when it grows, also if they go round the end.
  let forgetsToUnwind: Bool

  init(capacity: Int = 4, forgetsToUnwind: Bool = false) {
    slots = Array(repeating: nil, count: capacity)
    self.forgetsToUnwind = forgetsToUnwind
  }

  mutating func push(_ element: Int) {
    if count == slots.count { grow() }
    slots[(first + count) % slots.count] = element
    count += 1
  }

  mutating func push(all elements: [Int]) { for element in elements { push(element) } }

  mutating func pop() -> Int? {
    guard count > 0 else { return nil }
    defer {
      first = (first + 1) % slots.count
      count -= 1
    }
    return slots[first]
  }

  private mutating func grow() {
    let old = slots
    let start = first
    slots = Array(repeating: nil, count: 2 * old.count)
    for place in 0..<count {
      slots[place] = old[(forgetsToUnwind ? place : start + place) % old.count]
    }
    first = 0
  }
}
