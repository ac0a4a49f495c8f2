extension Generator {
  /// Arrays; an empty one is the simplest, and shorter is simpler.
  public static func array<Element>(
    of element: Generator<Element>, count: ClosedRange<Int> = 0...20
  ) -> Generator where Value == [Element] {
    let (low, high) = (max(0, count.lowerBound), max(0, count.upperBound))
    // Half of the range, or if that is many, a few more than there must be.
    let more = min(max(Double(low), 5), (Double(high) - Double(low)) / 2)
    let another = 1 - 1 / (1 + more)
    return Generator { choices throws(GaveUp) in
      var elements: [Element] = []
      // The question for another element is asked in the element's own part, so that leaving the
      // part out leaves out both.
      while elements.count < high {
        let isDue = elements.count < low
        let next = try choices.group(Label.element) { choices throws(GaveUp) -> Element? in
          if !isDue {
            guard try choices.flip(another, .more) else { return nil }
          }
          return try element.draw(&choices)
        }
        guard let next else { break }
        elements.append(next)
      }
      return elements
    }
  }

  /// Sets: elements that are drawn twice count once, so that a set may be smaller than asked if
  /// its elements run out.
  public static func set<Element: Hashable & Sendable>(
    of element: Generator<Element>, count: ClosedRange<Int> = 0...20
  ) -> Generator where Value == Set<Element> {
    Generator<[Element]>.array(of: element, count: count).map { Set($0) }
  }

  /// Dictionaries: a key that is drawn twice keeps its later value.
  public static func dictionary<Key: Hashable & Sendable, Item>(
    of key: Generator<Key>, to value: Generator<Item>, count: ClosedRange<Int> = 0...20
  ) -> Generator where Value == [Key: Item] {
    Generator<[(Key, Item)]>.array(of: key.paired(with: value), count: count).map {
      Dictionary($0, uniquingKeysWith: { _, later in later })
    }
  }
}

extension Generator<String> {
  /// Strings over an alphabet, whose first character is the simplest.
  public static func string(
    of alphabet: some Collection<Character>, count: ClosedRange<Int> = 0...20
  ) -> Generator {
    let characters = Array(alphabet)
    let character = Generator<Character> { choices throws(GaveUp) in
      guard !characters.isEmpty else { throw .nothingToChoose("string(of:)") }
      return characters[Int(try choices.number(below: 0, above: UInt64(characters.count - 1)))]
    }
    return Generator<[Character]>.array(of: character, count: count).map { String($0) }
  }

  /// Letters, digits and what breaks programs: blanks, quotes, a combining mark, an emoji.
  public static func text(count: ClosedRange<Int> = 0...20) -> Generator {
    string(of: "a0 bcXYZ19\"'\\/,;<>&%$\n\t\u{0}äßñé\u{301}漢🙂\u{202e}", count: count)
  }
}
