extension Coverage {
  /// The matrices as text: commands down, statuses across, how often each was accepted.
  ///
  /// - Parameters:
  ///   - possible: what exploration found possible. With it, a step that is possible and was not
  ///     taken shows as `MISS`, and what is missing, dead, out of reach or refused is listed apart;
  ///     without it, only what was counted shows.
  ///   - say: puts it into words; English by default.
  public func text(
    of possible: Coverage? = nil, in say: CoverageWords.Saying = CoverageWords.inEnglish
  ) -> String {
    named(in: say).parts(of: possible?.named(in: say), say).joined(separator: "\n") + "\n"
  }

  private func parts(of possible: Coverage?, _ say: CoverageWords.Saying) -> [String] {
    var parts: [String] = []
    func list(_ list: CoverageWords.List, _ lines: [String], most: Int = 12) {
      guard !lines.isEmpty else { return }
      parts.append(say(.list(list, count: lines.count)))
      parts += lines.prefix(most).map { "  " + $0 }
      if lines.count > most { parts.append("  " + say(.more(lines.count - most))) }
    }
    for (place, matrix) in matrices.enumerated() {
      let other = possible.flatMap { place < $0.matrices.count ? $0.matrices[place] : nil }
      parts.append(matrix.text(of: other, say))
    }
    if let possible {
      let (missing, all) = (missing(of: possible), possible.steps.count)
      parts.append(say(.taken(all - missing.count, of: all, isComplete: possible.isComplete)))
      list(.missing, missing.map(\.description))
      list(.dead, possible.deadCommands)
      list(.outOfReach, possible.unreachedStatuses)
    } else {
      list(.neverAccepted, deadCommands)
      list(.neverReached, unreachedStatuses)
    }
    parts += matrices.filter { $0.unlisted > 0 }.map {
      say(.notCounted($0.unlisted, region: $0.region))
    }
    list(.refused, refusals(say))
    return parts
  }

  /// How often each command was refused in each status, the most frequent first.
  public var refusals: [String] { refusals(CoverageWords.inEnglish) }

  private func refusals(_ say: CoverageWords.Saying) -> [String] {
    matrices.flatMap { matrix in
      matrix.statuses.indices.flatMap { status in
        matrix.verbs.indices.map { (matrix.refused($0, in: status), status, $0) }
      }.filter { $0.0 > 0 }.sorted { ($1.0, $0.1, $0.2) < ($0.0, $1.1, $1.2) }.map {
        say(
          .refused(
            $0.0, verb: matrix.verbs[$0.2], status: matrix.statuses[$0.1], region: matrix.region))
      }
    }
  }
}

extension Coverage.Matrix {
  fileprivate func text(
    of possible: Coverage.Matrix?, _ say: CoverageWords.Saying
  ) -> String {
    let used = statuses.indices.filter { isReached($0) || possible?.isReached($0) ?? false }
    let label = verbs.map(\.count).max() ?? 0
    let widths = used.map { max(5, statuses[$0].count) }
    var text = region + "\n" + String(repeating: " ", count: label + 2)
    for (status, width) in zip(used, widths) { text += "  " + right(statuses[status], width) }
    for (verb, name) in verbs.enumerated() {
      text += "\n  " + name + String(repeating: " ", count: label - name.count)
      for (status, width) in zip(used, widths) {
        text += "  " + right(cell(verb, status, possible, say), width)
      }
    }
    return text.split(separator: "\n").map { $0.replacing(/\s+$/, with: "") }
      .joined(separator: "\n") + "\n"
  }

  private func cell(
    _ verb: Int, _ status: Int, _ possible: Coverage.Matrix?, _ say: CoverageWords.Saying
  ) -> String {
    let missed = misses(verb, status, possible)
    let count = taken(verb, from: status)
    return missed ? say(.missed) : count > 0 ? "\(count)" : "·"
  }

  /// Whether some step of the cell is possible and was not taken.
  func misses(_ verb: Int, _ status: Int, _ possible: Coverage.Matrix?) -> Bool {
    guard let possible, possible.verbs == verbs, possible.statuses == statuses else { return false }
    return statuses.indices.contains {
      possible.taken(verb, from: status, to: $0) > 0 && taken(verb, from: status, to: $0) == 0
    }
  }
}

private func right(_ text: String, _ width: Int) -> String {
  String(repeating: " ", count: max(0, width - text.count)) + text
}
