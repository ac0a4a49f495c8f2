extension Coverage {
  /// The matrices as a picture: the darker a cell, the more often its command was accepted; red
  /// cells are possible and were not taken; small grey numbers count refusals.
  ///
  /// - Parameters:
  ///   - possible: what exploration found possible.
  ///   - say: puts it into words; English by default.
  public func svg(
    of possible: Coverage? = nil, in say: CoverageWords.Saying = CoverageWords.inEnglish
  ) -> String {
    named(in: say).drawn(of: possible?.named(in: say), say)
  }

  private func drawn(of possible: Coverage?, _ say: CoverageWords.Saying) -> String {
    var (body, y, width) = ("", 20, 0)
    for (place, matrix) in matrices.enumerated() {
      let other = possible.flatMap { place < $0.matrices.count ? $0.matrices[place] : nil }
      let drawn = matrix.drawn(of: other, top: y, say)
      body += drawn.text
      y = drawn.bottom + 30
      width = max(width, drawn.width)
    }
    return """
      <svg xmlns="http://www.w3.org/2000/svg" width="\(width)" height="\(y)" \
      viewBox="0 0 \(width) \(y)" font-family="system-ui, sans-serif" font-size="12" \
      role="img" aria-label="\(say(.picture).escaped)">
      <rect width="100%" height="100%" fill="#ffffff"/>
      \(body)</svg>

      """
  }
}

extension Coverage.Matrix {
  private static let height = 30

  fileprivate func drawn(
    of possible: Coverage.Matrix?, top: Int, _ say: CoverageWords.Saying
  ) -> (text: String, bottom: Int, width: Int) {
    let used = statuses.indices.filter { isReached($0) || possible?.isReached($0) ?? false }
    let names = used.map { statuses[$0].count }
    // A character is about seven pixels wide; "1000 refused", which is smaller, needs a width of 74.
    let least = 6 * say(.refusals(1000)).count + 2
    let wide = max(least, 7 * (names.max() ?? 0) + 16)
    let left = 30 + 7 * (verbs.map(\.count).max() ?? 0)
    let cells = top + 60
    var text = """
      <text x="10" y="\(top + 12)" font-size="15" font-weight="600">\(region.escaped)</text>

      """
    for (column, status) in used.enumerated() {
      let x = left + column * wide + wide / 2
      text += """
        <text x="\(x)" y="\(cells - 8)" text-anchor="middle">\(statuses[status].escaped)</text>

        """
    }
    for (row, verb) in verbs.enumerated() {
      let y = cells + row * Self.height
      text += """
        <text x="\(left - 10)" y="\(y + 20)" text-anchor="end">\(verb.escaped)</text>

        """
      for (column, status) in used.enumerated() {
        text += drawnCell(
          row, status, possible, x: left + column * wide, y: y, wide: wide, say)
      }
    }
    return (
      text, cells + verbs.count * Self.height, left + used.count * wide + 20
    )
  }

  private func drawnCell(
    _ verb: Int, _ status: Int, _ possible: Coverage.Matrix?, x: Int, y: Int, wide: Int,
    _ say: CoverageWords.Saying
  ) -> String {
    let count = taken(verb, from: status)
    let isMissed = misses(verb, status, possible)
    // One shade for every factor of four.
    let shade = count == 0 ? 0 : min(9, 1 + (Int.bitWidth - count.leadingZeroBitCount) / 2)
    let fills = [
      "#f7f7f7", "#e3eef9", "#d0e1f2", "#b7d4ea", "#94c4df", "#6aaed6", "#4a98c9", "#2e7ebc",
      "#1764ab", "#0a4a90",
    ]
    let fill = isMissed ? "#f4b6b0" : fills[shade]
    let ink = shade > 5 && !isMissed ? "#ffffff" : "#1a1a1a"
    let missed = say(count == 0 ? .missing : .partly).escaped
    let word = isMissed ? missed : count > 0 ? "\(count)" : ""
    var text = """
      <rect x="\(x)" y="\(y)" width="\(wide - 2)" height="\(Self.height - 2)" \
      rx="3" fill="\(fill)"><title>\(title(verb, status, say).escaped)</title></rect>
      <text x="\(x + wide / 2)" y="\(y + 14)" text-anchor="middle" \
      fill="\(ink)">\(word)</text>

      """
    if refused(verb, in: status) > 0 {
      text += """
        <text x="\(x + wide / 2)" y="\(y + 25)" text-anchor="middle" font-size="9" \
        fill="\(shade > 5 ? "#e0e0e0" : "#6b6b6b")">\(say(.refusals(refused(verb, in: status))).escaped)</text>

        """
    }
    return text
  }

  /// What the command led to, for a pointer that rests on the cell.
  private func title(
    _ verb: Int, _ status: Int, _ say: CoverageWords.Saying
  ) -> String {
    let ways = statuses.indices.filter { taken(verb, from: status, to: $0) > 0 }.map {
      say(.led(to: statuses[$0], taken(verb, from: status, to: $0)))
    }
    return ([say(.cell(verb: verbs[verb], status: statuses[status]))] + ways).joined(
      separator: ", ")
  }
}
