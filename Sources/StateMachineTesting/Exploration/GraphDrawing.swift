extension Exploration {
  /// The graph in Graphviz' language: `dot -Tsvg`. Commands between the same two states share an arrow.
  public var dot: String {
    let lines = drawnStates.map { place, words in
      let shape = isDrawnAsEnd(place) ? ", peripheries=2" : ""
      return "  s\(place) [label=\(quoted(words))\(shape)];\n"
    }
    let arrows = drawnArrows.map { "  s\($0.from) -> s\($0.to) [label=\(quoted($0.words))];\n" }
    return """
      digraph machine {
        rankdir=LR;
        node [shape=box, style=rounded];
        start [shape=point];
        start -> s0;
      \(lines.joined())\(arrows.joined())}

      """
  }

  /// The graph as Mermaid's `stateDiagram-v2`, as pages and wikis draw it.
  public var mermaid: String {
    func plain(_ text: String) -> String {
      text.replacing("\n", with: " ").replacing(":", with: "∶").replacing(";", with: ",")
    }
    let lines = drawnStates.map { place, words in "  s\(place): \(plain(words))\n" }
    let arrows = drawnArrows.map { "  s\($0.from) --> s\($0.to): \(plain($0.words))\n" }
    let ends = states.indices.filter(isDrawnAsEnd).map { "  s\($0) --> [*]\n" }
    return "stateDiagram-v2\n  direction LR\n  [*] --> s0\n"
      + (lines + arrows + ends).joined()
  }

  private var drawnStates: [(Int, String)] {
    states.enumerated().map { ($0, specification.describe(state: $1)) }
  }

  private func isDrawnAsEnd(_ place: Int) -> Bool { specification.isTerminal(states[place]) }

  /// Arrows in the order of their states, each with all commands that lead along it.
  var drawnArrows: [(from: Int, to: Int, words: String)] {
    var arrows: [(from: Int, to: Int, words: String)] = []
    var places: [[Int]: Int] = [:]
    for edge in edges {
      let words = specification.describe(command: edge.command)
      if let known = places[[edge.from, edge.to]] {
        arrows[known].words += ", " + words
      } else {
        places[[edge.from, edge.to]] = arrows.count
        arrows.append((edge.from, edge.to, words))
      }
    }
    return arrows
  }

  private func quoted(_ text: String) -> String {
    "\""
      + text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
      .replacing("\n", with: "\\n") + "\""
  }
}
