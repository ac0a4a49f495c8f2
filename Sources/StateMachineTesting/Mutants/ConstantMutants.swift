import EventSourcing

extension Message {
  /// The message with one of its numbers greater or less by one, each in turn: limits, days and amounts of rules.
  ///
  /// A field that is absent, and a number that would leave its range, is not changed.
  public var offByOne: [Mutant<Self>] {
    var (mutants, place) = ([Mutant<Self>](), 0)
    while true {
      var isThere = false
      for delta in [1, -1] as [Int64] {
        var changed = self
        var shift = NumberShift(of: place, by: delta)
        var isInRange = true
        do throws(WireError) { try changed.visit(&shift) } catch { isInRange = false }
        guard let path = shift.found else { continue }
        isThere = true
        guard isInRange, changed != self else { continue }
        let sign = delta > 0 ? "+" : "−"
        mutants.append(Mutant(row: path, description: "\(path) \(sign) 1", subject: changed))
      }
      guard isThere else { return mutants }
      place += 1
    }
  }
}

/// Changes the number at a place, in the order of the fields.
private struct NumberShift: LeafIgnoringVisitor, ~Copyable {
  static var changes: Bool { true }
  static var showsNames: Bool { true }

  private var left: Int
  private let delta: Int64
  private var path = ""
  /// Where it stands: `limits.payment.minorUnits`.
  private(set) var found: String?

  init(of place: Int, by delta: Int64) {
    (left, self.delta) = (place, delta)
  }

  mutating func field<V: FieldValue>(
    _ number: UInt32, _ name: StaticString, _ value: inout V
  ) throws(WireError) { try descend(name.description, &value) }

  mutating func field<V: FieldValue>(
    _ number: UInt32, _ name: StaticString, _ value: inout V?
  ) throws(WireError) {
    guard var present = value else { return }
    try descend(name.description, &present)
    value = present
  }

  mutating func field<V: FieldValue>(
    _ number: UInt32, _ name: StaticString, _ value: inout [V]
  ) throws(WireError) {
    for place in value.indices { try descend("\(name)[\(place)]", &value[place]) }
  }

  mutating func leaf(_ value: inout Int64) {
    guard isNext() else { return }
    let (sum, isOver) = value.addingReportingOverflow(delta)
    if !isOver { value = sum }
  }

  mutating func leaf(_ value: inout UInt64) {
    guard isNext() else { return }
    if delta > 0 { value += value == .max ? 0 : 1 } else { value -= value == 0 ? 0 : 1 }
  }

  private mutating func isNext() -> Bool {
    left -= 1
    guard left == -1 else { return false }
    found = path
    return true
  }

  private mutating func descend<V: FieldValue>(_ name: String, _ value: inout V) throws(WireError) {
    let outer = path
    path = outer.isEmpty ? name : outer + "." + name
    try value.visitLeaf(&self)
    path = outer
  }
}
