import EventSourcing

/// What one case says and no step of the map asks for, by the log's names: what an event says counts
/// for each event, what is said of the case once for each value.
struct UnaskedValues {
  private(set) var values = UnreadValues()
  /// What names the case or the activity, or is read by another event than its own.
  private let spoken: Set<String>
  private var ofCase: [String: Set<String>] = [:]
  private var asked: [String: Set<String>] = [:]
  private var askedOfCase: Set<String> = []

  init(_ map: ActivityMap) {
    let name = map.log.caseName
    let names = [name, LogAttribute.ofCase + (name ?? "concept:name"), map.log.split]
    spoken = map.latest.union(map.classifier).union(names.compactMap { $0 })
  }

  /// Takes what an event says, but what was asked for.
  mutating func add(_ event: ForeignEvent, but names: Set<String>) {
    for (name, value) in event.attributes where !value.isEmpty && !spoken.contains(name) {
      if name.hasPrefix(LogAttribute.ofCase) {
        ofCase[name, default: []].insert(value)
        if names.contains(name) { asked[name, default: []].insert(value) }
      } else if !names.contains(name) {
        values.add(name)
      }
    }
    askedOfCase.formUnion(names.lazy.filter { $0.hasPrefix(LogAttribute.ofCase) })
  }

  /// Takes what is said of the case as a whole.
  mutating func finish(_ foreign: ForeignCase) {
    for (name, value) in foreign.attributes where !value.isEmpty {
      let name = LogAttribute.ofCase + name
      if ofCase[name] == nil, askedOfCase.contains(name) { continue }
      if !spoken.contains(name) { ofCase[name, default: []].insert(value) }
    }
    for (name, said) in ofCase {
      let left = said.subtracting(asked[name] ?? [])
      if !left.isEmpty { values.add(name, left.count) }
    }
  }
}
