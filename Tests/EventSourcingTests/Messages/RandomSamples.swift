import EventSourcing
import StateMachineTesting

/// Random messages in which zeros, extremes and long values are as frequent as anything else.
extension SeededGenerator {
  mutating func chance(_ percent: Int) -> Bool { Int.random(in: 0..<100, using: &self) < percent }

  mutating func word() -> UInt64 {
    switch Int.random(in: 0..<5, using: &self) {
    case 0: 0
    case 1: .max
    case 2: 1 << UInt64.random(in: 0..<64, using: &self)
    case 3: UInt64.random(in: 0..<300, using: &self)
    default: next()
    }
  }

  mutating func bytes() -> [UInt8] {
    let count = chance(10) ? 200 : Int.random(in: 0..<12, using: &self)
    return (0..<count).map { _ in UInt8.random(in: 0...255, using: &self) }
  }

  mutating func text() -> String {
    let alphabet = Array("a\u{0}\"\\\n/Zé\u{301}漢🎈\u{2028}\u{7f}")
    return String(
      (0..<(chance(10) ? 150 : 4)).compactMap { _ in alphabet.randomElement(using: &self) })
  }

  mutating func leaves() -> Leaves {
    var leaves = Leaves()
    if chance(50) { leaves.flag = true }
    if chance(50) { leaves.number = Int64(bitPattern: word()) }
    if chance(50) { leaves.count = word() }
    if chance(50) { leaves.small = UInt32(truncatingIfNeeded: word()) }
    if chance(50) { leaves.text = text() }
    if chance(50) { leaves.bytes = bytes() }
    if chance(50) { leaves.id = Identifier(high: word(), low: word()) }
    if chance(50) { leaves.instant = Instant(nanoseconds: Int64(bitPattern: word())) }
    if chance(50) { leaves.date = date() }
    if chance(50) { leaves.colour = Colour.allCases.randomElement(using: &self) ?? .none }
    if chance(50) { leaves.actor = ActorID(text()) }
    return leaves
  }

  mutating func date() -> LocalDate {
    LocalDate(daysSinceEpoch: Int64.random(in: -719_162...2_932_896, using: &self)) ?? LocalDate()
  }

  mutating func options() -> Options {
    var options = Options()
    if chance(40) { options.flag = chance(50) }
    if chance(40) { options.number = Int64(bitPattern: word()) }
    if chance(40) { options.count = word() }
    if chance(40) { options.small = UInt32(truncatingIfNeeded: word()) }
    if chance(40) { options.text = chance(30) ? "" : text() }
    if chance(40) { options.bytes = bytes() }
    if chance(40) { options.id = Identifier(high: word(), low: word()) }
    if chance(40) { options.instant = Instant(nanoseconds: Int64(bitPattern: word())) }
    if chance(40) { options.date = chance(30) ? LocalDate() : date() }
    if chance(40) { options.colour = Colour.allCases.randomElement(using: &self) }
    if chance(40) { options.leaves = leaves() }
    return options
  }

  mutating func tree(depth: Int = 3) -> Tree {
    var tree = Tree()
    if chance(60) { tree.leaves = leaves() }
    if chance(60) { tree.options = options() }
    func some<Value>(_ value: (inout SeededGenerator) -> Value) -> [Value] {
      (0..<Int.random(in: 0..<3, using: &self)).map { _ in value(&self) }
    }
    tree.flags = some { $0.chance(50) }
    tree.numbers = some { Int64(bitPattern: $0.word()) }
    tree.texts = some { $0.text() }
    tree.chunks = some { $0.bytes() }
    tree.instants = some { Instant(nanoseconds: Int64(bitPattern: $0.word())) }
    tree.colours = some { Colour.allCases.randomElement(using: &$0) ?? .none }
    if depth > 0 { tree.children = some { $0.tree(depth: depth - 1) } }
    return tree
  }
}
