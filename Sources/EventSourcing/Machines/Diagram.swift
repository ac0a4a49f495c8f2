extension Lifecycle {
  /// The table as a Mermaid state diagram. Steps that stay are notes, so that the way through
  /// stays readable.
  public func mermaid(start: Words.Status) -> String { mermaid(from: start) }

  /// The same with all statuses drawn alike: for a machine that comes back to its beginning.
  public func mermaid() -> String { mermaid(from: nil) }

  private func mermaid(from start: Words.Status?) -> String {
    var text = "stateDiagram-v2\n"
    for edge in edges {
      let from = edge.from == start ? "[*]" : edge.from.name.description
      text += "  " + from + " --> " + edge.to.name.description + " : " + listed(edge.verbs) + "\n"
    }
    for status in Words.Status.allCases {
      let verbs = staying(in: status)
      guard !verbs.isEmpty else { continue }
      text += "  note right of " + status.name.description + " : " + listed(verbs) + "\n"
    }
    return text
  }

  /// The table as a Graphviz digraph.
  public func dot(name: String, start: Words.Status) -> String {
    var text = "digraph " + name + " {\n  rankdir=LR\n  node [shape=box style=rounded]\n"
    for status in Words.Status.allCases where status == start || isUsed(status) {
      let verbs = staying(in: status)
      let name = status.name.description
      let label = verbs.isEmpty ? name : name + "\\n= " + listed(verbs)
      text += "  " + name + (status == start ? " [shape=point]\n" : " [label=\"" + label + "\"]\n")
    }
    for edge in edges {
      text += "  " + edge.from.name.description + " -> " + edge.to.name.description
      text += " [label=\"" + listed(edge.verbs) + "\"]\n"
    }
    return text + "}\n"
  }

  /// The steps that move, each pair of statuses once, with the verbs that lead across.
  private var edges: [(from: Words.Status, to: Words.Status, verbs: [Words.Verb])] {
    var found: [(from: Words.Status, to: Words.Status, verbs: [Words.Verb])] = []
    for step in steps {
      for outcome in step.outcomes {
        guard case .to(let target) = outcome.target else { continue }
        for status in step.from where status != target {
          if let place = found.firstIndex(where: { $0.from == status && $0.to == target }) {
            if !found[place].verbs.contains(step.verb) { found[place].verbs.append(step.verb) }
          } else {
            found.append((status, target, [step.verb]))
          }
        }
      }
    }
    return found
  }

  private func staying(in status: Words.Status) -> [Words.Verb] {
    steps.filter { step in
      step.from.contains(status)
        && step.outcomes.contains { $0.target == .stay || $0.target == .to(status) }
    }.map { $0.verb }
  }

  private func listed(_ verbs: [Words.Verb]) -> String {
    var text = ""
    for verb in verbs { text += (text.isEmpty ? "" : ", ") + verb.name.description }
    return text
  }

  private func isUsed(_ status: Words.Status) -> Bool {
    steps.contains { step in
      step.from.contains(status) || step.outcomes.contains { $0.target == .to(status) }
    }
  }
}
