extension Phrase {
  /// That a name is none of a closed list, with those that it may have been meant for.
  ///
  /// - Parameters:
  ///   - text: the name that was given.
  ///   - names: the list.
  ///   - wording: that there is no such name.
  public static func unknown(
    _ text: String, among names: some Sequence<String>, _ wording: Phrase
  ) -> Phrase {
    let nearest = text.nearest(among: names)
    guard !nearest.isEmpty else { return wording }
    return Phrase(.didYouMean, wording, nearest.joined(separator: ", "))
  }
}

extension String {
  /// The names that are written most like this one, all as near, at most three; none if none is like it.
  public func nearest(among names: some Sequence<String>) -> [String] {
    let text = lowercased()
    let found = names.compactMap { name -> (distance: Int, name: String)? in
      let other = name.lowercased()
      let isPart = text.utf8.count > 3 && (other.contains(text) || text.contains(other))
      let distance = isPart ? 1 : text.edits(to: other)
      return distance <= 1 + text.utf8.count / 4 ? (distance, name) : nil
    }
    let least = found.map(\.distance).min()
    return found.filter { $0.distance == least }.map(\.name).sorted().prefix(3).map { $0 }
  }

  /// How many letters are added, left out, changed, or swapped with the next.
  private func edits(to other: String) -> Int {
    let (one, other) = (Array(utf8.prefix(64)), Array(other.utf8))
    var rows = [Array(0...other.count)]
    for (i, letter) in one.enumerated() {
      var row = [i + 1]
      for (j, opposite) in other.enumerated() {
        var least = Swift.min(
          row[j] + 1, rows[i][j + 1] + 1, rows[i][j] + (letter == opposite ? 0 : 1))
        if i > 0, j > 0, letter == other[j - 1], one[i - 1] == opposite {
          least = Swift.min(least, rows[i - 1][j - 1] + 1)
        }
        row.append(least)
      }
      rows.append(row)
    }
    return rows[one.count][other.count]
  }
}
