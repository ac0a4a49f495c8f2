extension Coverage {
  /// The matrices as text: commands down, statuses across, how often each was accepted.
  ///
  /// - Parameter possible: what exploration found possible. With it, a step that is possible and
  ///   was not taken shows as `MISS`, and what is missing, dead, out of reach or refused is listed
  ///   apart; without it, only what was counted shows.
  public func text(of possible: Coverage? = nil) -> String {
    var parts: [String] = []
    for (place, matrix) in matrices.enumerated() {
      let other = possible.flatMap { place < $0.matrices.count ? $0.matrices[place] : nil }
      parts.append(matrix.text(of: other))
    }
    if let possible {
      let (missing, all) = (missing(of: possible), possible.steps.count)
      parts.append(
        "transitions: \(all - missing.count) of \(all) taken"
          + (possible.isComplete ? "" : ", as far as a bounded exploration went"))
      parts += listed("missing", missing.map(\.description))
      let dead = possible.deadCommands
      parts += listed("dead commands: accepted nowhere, as far as exploration went", dead)
      parts += listed(
        "statuses out of reach, as far as exploration went", possible.unreachedStatuses)
    } else {
      parts += listed("commands never accepted", deadCommands)
      parts += listed("statuses never reached", unreachedStatuses)
    }
    parts += matrices.filter { $0.unlisted > 0 }.map {
      "\($0.region): \($0.unlisted) steps not counted, since it does not list their status or command"
    }
    parts += listed("refused attempts", refusals)
    return parts.joined(separator: "\n") + "\n"
  }

  /// How often each command was refused in each status, the most frequent first.
  public var refusals: [String] {
    matrices.flatMap { matrix in
      matrix.statuses.indices.flatMap { status in
        matrix.verbs.indices.map { (matrix.refused($0, in: status), status, $0) }
      }.filter { $0.0 > 0 }.sorted { ($1.0, $0.1, $0.2) < ($0.0, $1.1, $1.2) }.map {
        "\(matrix.region): \(matrix.verbs[$0.2]) in \(matrix.statuses[$0.1]), \($0.0) times"
      }
    }
  }

  private func listed(_ title: String, _ lines: [String], most: Int = 12) -> [String] {
    guard !lines.isEmpty else { return [] }
    let rest = lines.count > most ? ["  and \(lines.count - most) more"] : []
    return ["\(title): \(lines.count)"] + lines.prefix(most).map { "  " + $0 } + rest
  }
}

extension Coverage.Matrix {
  fileprivate func text(of possible: Coverage.Matrix?) -> String {
    let used = statuses.indices.filter { isReached($0) || possible?.isReached($0) ?? false }
    let label = verbs.map(\.count).max() ?? 0
    let widths = used.map { max(5, statuses[$0].count) }
    var text = region + "\n" + String(repeating: " ", count: label + 2)
    for (status, width) in zip(used, widths) { text += "  " + right(statuses[status], width) }
    for (verb, name) in verbs.enumerated() {
      text += "\n  " + name + String(repeating: " ", count: label - name.count)
      for (status, width) in zip(used, widths) {
        text += "  " + right(cell(verb, status, possible), width)
      }
    }
    return text.split(separator: "\n").map { $0.replacing(/\s+$/, with: "") }
      .joined(separator: "\n") + "\n"
  }

  private func cell(_ verb: Int, _ status: Int, _ possible: Coverage.Matrix?) -> String {
    let missed = misses(verb, status, possible)
    let count = taken(verb, from: status)
    return missed ? "MISS" : count > 0 ? "\(count)" : "·"
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
