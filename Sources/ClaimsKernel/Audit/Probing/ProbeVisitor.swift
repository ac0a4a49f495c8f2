import ClaimsDomain
import EventSourcing

/// A leaf of what a decision looked at, and into how many other values it can be changed.
struct ProbeLeaf: Sendable {
  /// The fields that lead to it. The last step of a field that may be absent, or of a list as a whole,
  /// ends with a mark.
  let steps: [String]
  let value: String
  let variants: Int

  /// As people write it.
  var path: String { steps.map { $0.filter { $0 != ProbeVisitor.mark } }.joined(separator: ".") }
}

/// Lists the leaves of a message, or changes one of them. It walks the list of fields that everybody
/// walks, so that it knows every message there is and will be.
///
/// Bounded: of a long list it looks at the elements that the command names, and at the first and the
/// last one.
struct ProbeVisitor: LeafIgnoringVisitor {
  static var showsNames: Bool { true }
  /// Behind the name of a field that is looked at as a whole. No field's name has it.
  static let mark: Character = "?"
  /// A message that is there, as a whole.
  static let something = "…"

  private(set) var leaves: [ProbeLeaf] = []
  /// How many elements of lists were not looked at.
  private(set) var omitted = 0
  /// What the leaf was changed to; nil if it was not found.
  private(set) var changed: String?
  private let pool: ProbePool
  private let words: Words?
  private let target: ProbeLeaf?
  private let variant: Int
  private var path: [String] = []
  /// The bytes of a union's message.
  var payload: [UInt8] = []

  private static let depthMax = 6
  private static let leavesMax = 400

  init(_ pool: ProbePool, _ words: Words?) {
    (self.pool, self.words, target, variant) = (pool, words, nil, 0)
  }

  init(_ pool: ProbePool, _ words: Words?, changing leaf: ProbeLeaf, to variant: Int) {
    (self.pool, self.words, target, self.variant) = (pool, words, leaf, variant)
  }

  mutating func payload<M: Message>(_ value: inout M) throws(WireError) {
    value = try M(decoding: payload)
    try value.visit(&self)
  }

  mutating func field<V: FieldValue>(
    _ number: UInt32, _ name: StaticString, _ value: inout V
  ) throws(WireError) { try visit(&value, at: name.description) }

  mutating func field<V: FieldValue>(
    _ number: UInt32, _ name: StaticString, _ value: inout V?
  ) throws(WireError) {
    let whole = name.description + String(Self.mark)
    if isTarget(whole) {
      guard value == nil else {
        value = nil
        return changed = ""
      }
      return value = try filled(V(), variant)
    }
    let wasThere = value != nil
    if var present = value {
      try visit(&present, at: name.description)
      value = present
    }
    guard target == nil else { return }
    // A value that is there has leaves of its own, which come first: they say more.
    add(whole, wasThere ? Self.something : "", wasThere ? 1 : variants(ofNew: V.self))
  }

  mutating func field<V: FieldValue>(
    _ number: UInt32, _ name: StaticString, _ value: inout [V]
  ) throws(WireError) {
    let whole = name.description + String(Self.mark)
    if isTarget(whole) {
      switch (value.isEmpty, variant) {
      case (true, _): value = [try filled(V(), variant)]
      case (false, 0):
        value = []
        changed = "0"
      default:
        value.removeLast()
        changed = String(value.count)
      }
      return
    }
    guard target == nil else {
      for place in value.indices where leads(to: name.description + "[\(place)]") {
        try visit(&value[place], at: name.description + "[\(place)]")
      }
      return
    }
    add(whole, String(value.count), value.isEmpty ? variants(ofNew: V.self) : min(2, value.count))
    let shown = places(of: value)
    omitted += value.count - shown.count
    for place in shown { try visit(&value[place], at: name.description + "[\(place)]") }
  }

  // MARK: Steps

  private mutating func visit<V: FieldValue>(
    _ value: inout V, at step: String
  ) throws(WireError) {
    if isTarget(step) {
      return changed = LeafVariants.visit(&value, pool, words, choosing: variant).text
    }
    guard target == nil || leads(to: step), path.count < Self.depthMax else { return }
    if target == nil {
      let found = variants(of: &value)
      if found.count > 0 { return add(step, found.text, found.count) }
    }
    path.append(step)
    defer { path.removeLast() }
    if value is any Message { try value.visitLeaf(&self) }
  }

  private func isTarget(_ step: String) -> Bool {
    guard let target else { return false }
    return target.steps.count == path.count + 1 && target.steps[path.count] == step
  }

  /// Whether the way to the target goes by here.
  private func leads(to step: String) -> Bool {
    guard let target else { return false }
    return path.count < target.steps.count && target.steps[path.count] == step
  }

  private mutating func add(_ step: String, _ value: String, _ variants: Int) {
    guard leaves.count < Self.leavesMax else { return omitted += 1 }
    leaves.append(ProbeLeaf(steps: path + [step], value: value, variants: variants))
  }

  private func variants<V: FieldValue>(of value: inout V) -> (text: String, count: Int) {
    LeafVariants.visit(&value, pool, words)
  }

  /// How many values are tried where there was none.
  private func variants<V: FieldValue>(ofNew _: V.Type) -> Int {
    var empty = V()
    let count = variants(of: &empty).count
    return count > 0 ? count : MessageFilling.variants
  }

  /// A value where there was none; a message with something in each field.
  private mutating func filled<V: FieldValue>(
    _ empty: V, _ variant: Int
  ) throws(WireError) -> V {
    var value = empty
    changed = LeafVariants.visit(&value, pool, words, choosing: variant).text
    guard value is any Message, !(value is Money) else { return value }
    var filling = MessageFilling(pool, variant)
    try value.visitLeaf(&filling)
    changed = Self.something
    return value
  }

  /// The elements that are looked at.
  private func places<V: FieldValue>(of list: [V]) -> [Int] {
    guard list.count > 3 else { return Array(list.indices) }
    let named = list.indices.lazy.filter { place in
      var (search, element) = (NameSearch(), list[place])
      do throws(WireError) { try element.visitLeaf(&search) } catch {}
      return !search.identifiers.isDisjoint(with: pool.identifiers)
    }
    return Set([0, list.count - 1] + named.prefix(3)).sorted()
  }

  // Leaves are looked at as values of their fields.
}
