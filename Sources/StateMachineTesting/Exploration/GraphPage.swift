extension Exploration {
  /// The graph as one page that needs nothing but itself: a picture, and below it every state with the shortest way
  /// to it and the steps that lead out of it.
  ///
  /// - Parameters:
  ///   - drawn: how many states the picture has at most; the first, which are the nearest.
  ///   - listed: how many states are listed at most.
  public func html(drawing drawn: Int = 120, listing listed: Int = 2000) -> String {
    let dead = states.contains(where: specification.isTerminal) ? Set(deadEnds) : []
    let parts = [
      paragraphs(dead: dead.count), picture(max(0, min(drawn, states.count)), dead),
      table(max(0, min(listed, states.count)), dead),
    ]
    return Page(
      title: "\(Spec.self): \(summary)", style: Self.style, body: parts.joined(separator: "\n")
    ).html
  }

  private static var style: String {
    """
    .graph { overflow-x: auto; border: 1px solid var(--line); border-radius: 6px; }
    .graph text { font: 12px system-ui, sans-serif; fill: var(--ink); }
    .graph .command { font-size: 10.5px; fill: var(--soft); stroke: var(--paper); stroke-width: 3px;
      paint-order: stroke; }
    .graph rect { fill: var(--good); stroke: var(--line); }
    .graph .end rect { stroke: var(--ink); stroke-width: 2.5px; }
    .graph .dead rect, .graph .broken rect { fill: var(--bad); stroke: var(--bad-line); }
    .graph path { fill: none; stroke: var(--soft); }
    .graph .back { stroke-opacity: .45; stroke-dasharray: 4 3; }
    .graph marker path { fill: var(--soft); stroke: none; }
    .graph a:focus rect, .graph a:hover rect { stroke: var(--ink); stroke-width: 2px; }
    table { border-collapse: collapse; margin-top: 1rem; }
    th, td { text-align: left; vertical-align: top; padding: .2rem .8rem .2rem 0;
      border-bottom: 1px solid var(--line); }
    tr:target { background: var(--good); }
    .soft { color: var(--soft); } .wrong { color: var(--bad-line); }
    td ul { margin: 0; padding-left: 1rem; }
    """
  }

  private func words(_ state: Int) -> String { specification.describe(state: states[state]) }

  private func words(_ path: [Spec.Command]) -> String {
    path.isEmpty
      ? "at the beginning"
      : path.map { specification.describe(command: $0).escaped }.joined(separator: ", ")
  }

  private func paragraphs(dead: Int) -> String {
    let broken = violations.prefix(100).map {
      "<li><span class=\"wrong\">\($0.message.escaped)</span>: \(words($0.path))</li>\n"
    }
    return """
      <p>\(refused) attempts refused\(dead > 0 ? ", <span class=\"wrong\">\(dead) dead \(dead == 1 ? "end" : "ends")</span>" : "").\
      \(isComplete ? "" : " A limit came first: there may be more states.")</p>
      \(broken.isEmpty ? "" : "<h2>Broken invariants</h2>\n<ul>\n\(broken.joined())</ul>")
      """
  }

  // MARK: The picture

  private func picture(_ count: Int, _ dead: Set<Int>) -> String {
    let arrows = drawnArrows.filter { $0.from < count && $0.to < count }
    let names = (0..<count).map { shortened(words($0), 34) }
    let layout = GraphLayout(
      depths: Array(graph.depths.prefix(count)), widths: names.map { 18 + 6.6 * Double($0.count) },
      joins: arrows.map { ($0.from, $0.to) })
    let broken = Set(violations.compactMap { places[specification.key(of: $0.state)] })
    let boxes = names.enumerated().map { place, name in
      let box = layout.boxes[place]
      let isEnd = specification.isTerminal(states[place])
      let kind =
        broken.contains(place) ? "broken" : dead.contains(place) ? "dead" : isEnd ? "end" : ""
      return """
        <a href="#s\(place)" class="\(kind)"><rect x="\(text(box.x))" y="\(text(box.y + 40))" \
        width="\(text(box.width))" height="\(text(GraphLayout.height))" rx="6"/>\
        <title>\(words(place).escaped)</title>\
        <text x="\(text(box.x + box.width / 2))" y="\(text(box.y + 58))" text-anchor="middle">\
        \(name.escaped)</text></a>

        """
    }
    let left = states.count - count
    return """
      \(left > 0 ? "<p class=\"soft\">The \(count) nearest states; \(left) more are not drawn.</p>" : "")
      <div class="graph" tabindex="0" role="group" aria-label="The graph">
      <svg width="\(text(layout.width))" height="\(text(layout.bottom + 80))" role="img" \
      aria-label="\(count) states and the commands that lead from one to another">
      <defs><marker id="head" viewBox="0 0 8 8" refX="8" refY="4" markerWidth="8" markerHeight="8" \
      orient="auto"><path d="M0 0 8 4 0 8z"/></marker></defs>
      \(arrows.map { arrow($0, layout.boxes) }.joined())\(boxes.joined())</svg>
      </div>
      """
  }

  /// The places of states by their keys, the first of each.
  private var places: [Spec.Key: Int] {
    Dictionary(
      states.enumerated().map { (specification.key(of: $1), $0) },
      uniquingKeysWith: { first, _ in first })
  }

  private func arrow(
    _ arrow: (from: Int, to: Int, words: String), _ boxes: [GraphLayout.Box]
  ) -> String {
    let (from, to) = (boxes[arrow.from], boxes[arrow.to])
    let (half, top) = (GraphLayout.height / 2, 40.0)
    let middle = (from.y + half + top, to.y + half + top)
    let way: String
    let at: (x: Double, y: Double)
    let isBack = arrow.from != arrow.to && to.x < from.x + from.width
    if arrow.from == arrow.to {
      let (x, y) = (from.x + from.width / 2, from.y + top)
      way =
        "M\(text(x - 10)) \(text(y))C\(text(x - 16)) \(text(y - 24)) \(text(x + 16)) \(text(y - 24)) "
        + "\(text(x + 10)) \(text(y))"
      at = (x, y - 20)
    } else if !isBack {
      let (start, end) = (from.x + from.width, to.x)
      let bend = (end - start) / 2
      way =
        "M\(text(start)) \(text(middle.0))C\(text(start + bend)) \(text(middle.0)) "
        + "\(text(end - bend)) \(text(middle.1)) \(text(end)) \(text(middle.1))"
      at = ((start + end) / 2, (middle.0 + middle.1) / 2 - 3)
    } else {
      // Back, or within the column: in an arc below.
      let (start, end) = (from.x + from.width * 0.4, to.x + to.width * 0.6)
      let low = max(from.y, to.y) + top + 2 * half + 22
      way =
        "M\(text(start)) \(text(from.y + top + 2 * half))C\(text(start)) \(text(low)) "
        + "\(text(end)) \(text(low)) \(text(end)) \(text(to.y + top + 2 * half))"
      at = (start * 0.6 + end * 0.4, low - 4)
    }
    return """
      <path\(isBack ? " class=\"back\"" : "") d="\(way)" marker-end="url(#head)"/>\
      <text class="command" x="\(text(at.x))" y="\(text(at.y))" text-anchor="middle">\
      <title>\(arrow.words.escaped)</title>\(shortened(arrow.words, 22).escaped)</text>

      """
  }

  // MARK: The table

  private func table(_ count: Int, _ dead: Set<Int>) -> String {
    let out = Dictionary(grouping: drawnArrows, by: \.from)
    let rows = (0..<count).map { place in
      let ways = (out[place] ?? []).map { arrow in
        let target = arrow.to < count ? "<a href=\"#s\(arrow.to)\">\(arrow.to)</a>" : "\(arrow.to)"
        return "<li>\(arrow.words.escaped) → \(target)</li>"
      }
      let end = specification.isTerminal(states[place]) ? "an end" : ""
      let mark = dead.contains(place) ? "<span class=\"wrong\">a dead end</span>" : end
      return """
        <tr id="s\(place)"><td>\(place)</td><td><code>\(words(place).escaped)</code> \(mark)</td>\
        <td class="soft">\(words(path(to: place)))</td><td><ul>\(ways.joined())</ul></td></tr>

        """
    }
    let left = states.count - count
    return """
      <table>
      <thead><tr><th>#</th><th>state</th><th>shortest way</th><th>steps</th></tr></thead>
      <tbody>
      \(rows.joined())</tbody>
      </table>
      \(left > 0 ? "<p class=\"soft\">\(left) more are not listed.</p>" : "")
      """
  }
}

/// A coordinate, to a tenth.
private func text(_ number: Double) -> String {
  let tenths = Int((number * 10).rounded())
  return tenths % 10 == 0 ? "\(tenths / 10)" : "\(Double(tenths) / 10)"
}

private func shortened(_ text: String, _ limit: Int) -> String {
  text.count <= limit ? text : text.prefix(limit - 1) + "…"
}
