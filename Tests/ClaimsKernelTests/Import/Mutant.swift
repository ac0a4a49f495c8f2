import Foundation
import StateMachineTesting
import Testing

/// What others wrote, with one value that is not as it should be, or not whole, by a seed.
struct Mutant {
  enum Kind: CaseIterable { case type, missing, negative, huge, deep, cut, encoding }

  /// A value that holds no other, with its path: what an independent walk sees.
  struct Leaf {
    let path: String
    let value: Any
    var word: String { "\(value)" }
    /// Nil if it is no number.
    var number: Decimal? {
      // One is no truth value, though it can be cast to it.
      guard let number = value as? NSNumber, String(cString: number.objCType) != "c" else {
        return nil
      }
      return Decimal(string: word)
    }
    /// The number in hundredths, as amounts are written in a log of ours.
    var minorUnits: String? { number.map { "\($0 * 100)" } }
  }

  /// What is written, but for what a cut or another encoding makes of it.
  let root: Any
  let bytes: [UInt8]
  var leaves: [Leaf] { Self.leaves(root) }

  static func parsed(_ text: String) throws -> Any {
    try JSONSerialization.jsonObject(with: Data(text.utf8))
  }

  static func json(_ root: Any) throws -> [UInt8] {
    Array(try JSONSerialization.data(withJSONObject: root, options: .sortedKeys))
  }

  static func leaves(_ value: Any, _ path: String = "") -> [Leaf] {
    switch value {
    case let object as [String: Any] where !object.isEmpty:
      object.sorted { $0.key < $1.key }
        .flatMap { leaves($1, path.isEmpty ? $0 : path + "." + $0) }
    case let list as [Any] where !list.isEmpty:
      list.enumerated().flatMap { leaves($1, path + "[\($0)]") }
    default: [Leaf(path: path, value: value)]
    }
  }

  /// - Parameters:
  ///   - isKept: the values that stay as they are.
  ///   - write: how it is written, in the format that is put to the test.
  init(
    _ kind: Kind, of root: Any, seed: UInt64, keeping isKept: (String) -> Bool = { _ in false },
    as write: (Any) throws -> [UInt8] = Self.json
  ) throws {
    var random = SeededGenerator(seed: seed)
    let all = Self.leaves(root).filter { !isKept($0.path) }
    let (leaf, number) = (
      all.randomElement(using: &random)?.path,
      all.filter { $0.number != nil }.randomElement(using: &random)?.path
    )
    let token = "mutant \(UInt32.random(in: 1...UInt32.max, using: &random))"
    var (place, new): (String?, Any?) = (leaf, nil)
    switch kind {
    case .type:
      let others: [Any] = [
        token, 77_777, -0.5, true, [token], ["x": token], [Any](), [String: Any](),
      ]
      new = others.randomElement(using: &random)
    case .missing:
      // A currency every other time: without it no amount is known.
      let currencies = all.filter { $0.path.lowercased().contains("currency") }
      if Bool.random(using: &random), let currency = currencies.randomElement(using: &random) {
        place = currency.path
      }
    case .negative: (place, new) = (number, -Int.random(in: 1...99_999, using: &random))
    case .huge:
      let isNumeric = Bool.random(using: &random)
      place = isNumeric ? number : place
      new = isNumeric ? 1e300 as Any : String(repeating: token + " ", count: 2000) + "."
    case .deep:
      let depth = Int.random(in: 1...80, using: &random)
      let nested: Any = (0..<depth).reduce(token) { inner, _ in [inner] }
      new = nested
    case .cut, .encoding: place = nil
    }
    self.root = place.flatMap { Self.changed(root, at: $0, to: new) } ?? root
    var bytes = try write(self.root)
    if kind == .cut { bytes.removeLast(Int.random(in: 1..<bytes.count, using: &random)) }
    if kind == .encoding { try Self.encode(&bytes, by: &random) }
    self.bytes = bytes
  }

  /// What became of one that was not refused as a whole.
  struct Outcome {
    /// Whether nothing of it was left out.
    var isWhole: Bool
    /// What neither came in nor was told.
    var silent: [String] = []
  }

  /// Tries as many as there are seeds, and demands that nothing of any is silent.
  ///
  /// - Parameter judge: nil if one was refused.
  static func tried(
    _ kind: Kind, of root: Any, seeds: ClosedRange<UInt64>,
    keeping isKept: (String) -> Bool = { _ in false },
    as write: (Any) throws -> [UInt8] = Self.json, _ judge: (Mutant) throws -> Outcome?
  ) throws -> (refused: Int, whole: Int, all: Int) {
    var (refused, whole) = (0, 0)
    for seed in seeds {
      let mutant = try Mutant(kind, of: root, seed: seed, keeping: isKept, as: write)
      guard let outcome = try judge(mutant) else {
        refused += 1
        continue
      }
      if outcome.isWhole { whole += 1 }
      #expect(outcome.silent.isEmpty, "\(kind), seed \(seed): \(outcome.silent)")
    }
    return (refused, whole, seeds.count)
  }

  /// Changes the value at a path; takes it away if nothing takes its place.
  private static func changed(
    _ value: Any, at path: String, _ here: String = "", to new: Any?
  ) -> Any? {
    if here == path { return new }
    switch value {
    case let object as [String: Any]:
      return object.reduce(into: [String: Any]()) { result, member in
        let place = here.isEmpty ? member.key : here + "." + member.key
        result[member.key] = changed(member.value, at: path, place, to: new)
      }
    case let list as [Any]:
      return list.enumerated().compactMap { changed($1, at: path, here + "[\($0)]", to: new) }
    default: return value
    }
  }

  /// A byte that is no UTF-8, all of it in UTF-16, or all of it in Latin-1.
  private static func encode(_ bytes: inout [UInt8], by random: inout SeededGenerator) throws {
    let text = String(decoding: bytes, as: UTF8.self)
    switch Int.random(in: 0..<3, using: &random) {
    case 0: bytes[Int.random(in: 0..<bytes.count, using: &random)] = 0xff
    case 1: bytes = Array(text.data(using: .utf16LittleEndian) ?? Data())
    default: bytes = Array(text.data(using: .isoLatin1) ?? Data())
    }
  }
}
