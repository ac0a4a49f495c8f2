import ClaimsStore
import EventSourcing

/// What stood, what a test stated and what came, field by field.
struct StateComparison {
  let before: StoreState
  let after: StoreState
  let expected: ExpectedState
  /// Whether what the test says nothing of must not have changed.
  let isExhaustive: Bool

  /// One line for each difference, under the name of its part.
  ///
  /// - Parameter touched: the streams in which something happened.
  func findings(of touched: [StreamID]) -> [String] {
    var parts = touched.map { StatePart.stream($0) } + [.preferences, .pending]
    parts += expected.parts.filter { !parts.contains($0) }
    return parts.flatMap { part in
      let lines = findings(in: part)
      return lines.isEmpty ? [] : ["changes of " + after.name(of: part)] + lines
    }
  }

  private func findings(in part: StatePart) -> [String] {
    let old = before.rows(of: part)
    let statement = expected.rows(of: part)
    if statement == nil, !isExhaustive { return [] }
    let stated = statement ?? old
    let new = after.rows(of: part)
    let was = old.values
    let came = new.values
    let said = stated.values
    var lines: [String] = []
    // Fields in the order of what came; those that are gone stand behind.
    var seen: Set<String> = []
    for path in (new + stated + old).map(\.path) where seen.insert(path).inserted {
      let (old, stated, new) = (was[path], said[path], came[path])
      guard stated != new else { continue }
      if !isExhaustive, stated == old { continue }
      lines.append("  " + path + ": " + Self.text(old, stated, new))
    }
    return lines
  }

  private static func text(_ old: String?, _ stated: String?, _ new: String?) -> String {
    if stated == old { return "\(shown(old)) → \(shown(new)) was left out" }
    let statement = "stated \(shown(old)) → \(shown(stated))"
    return statement + (new == old ? ", but it did not change" : ", found → \(shown(new))")
  }

  private static func shown(_ value: String?) -> String {
    value.map { $0.utf8.isEmpty ? "\"\"" : $0 } ?? "nothing"
  }
}

extension [FieldList.Row] {
  fileprivate var values: [String: String] {
    Dictionary(map { ($0.path, $0.value) }) { first, _ in first }
  }
}
