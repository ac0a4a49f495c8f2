/// Passes that lower choices: one, those that are alike, two together, one at another's cost.
extension Shrinker {
  func lowerEach() async {
    for place in places.reversed() {
      guard let choice = choice(at: place), choice.index > 0 else { continue }
      if await takeWith([(place, 0)]) { continue }
      guard choice.kind == .number else {
        // Branches and references have no order worth a search: few, and tried in turn.
        for index in 1..<min(max(1, choice.index), 16) where await takeWith([(place, index)]) {
          break
        }
        if choice.kind == .branch { await lowerBranch(place) }
        continue
      }
      let offset = choice.offset
      if offset < 0, let positive = choice.moved(to: -offset) {
        _ = await takeWith([(place, positive.index)])
      }
      await searchLower([place])
    }
  }

  /// Takes an earlier branch whose next choice has to be another one to fail. Only in a single
  /// value: in a sequence it would cost more runs than an earlier command is worth.
  private func lowerBranch(_ place: Place) async {
    let after = Place(place.step, place.position + 1)
    guard current.steps.count == 1, let branch = choice(at: place), let next = choice(at: after)
    else { return }
    // A little more, the most, the first few; and of what is large, some between.
    let between = stride(from: 4, to: 64, by: 3).map { (1 << $0) - 1 as UInt64 }
    let others =
      [next.index &+ 1, next.index &+ 2, .max] + Array(0..<8) + between.filter { $0 < next.index }
    for index in 0..<min(branch.index, 16) {
      for other in others where await takeWith([(place, index), (after, other)]) { return }
    }
  }

  /// Lowers together the choices that are equally far from the simplest.
  func lowerAlike() async {
    let alike = Dictionary(grouping: places) { choice(at: $0).map(Likeness.init) }
    for (_, group) in alike.sorted(by: { $0.value[0] < $1.value[0] }) where group.count > 1 {
      let indexes = Set(group.map { choice(at: $0)?.index })
      guard indexes.count == 1, let index = indexes.first ?? nil, index > 0 else { continue }
      if await takeWith(group.map { ($0, 0) }) { continue }
      await searchLower(group)
    }
  }

  /// The least distance from the origin that still fails, found by halving, on the same side.
  private func searchLower(_ places: [Place]) async {
    guard let first = choice(at: places[0]) else { return }
    let sign: Int128 = first.offset < 0 ? -1 : 1
    var (passing, failing) = (Int128(0), first.offset * sign)
    while failing - passing > 1 {
      let middle = passing + (failing - passing) / 2
      if await takeMoved(places.map { ($0, middle * sign) }) {
        failing = middle
      } else {
        passing = middle
      }
    }
    // Halving stops early if only some of the numbers in between fail: the even ones, say.
    for step in [2, 3, 4, 5, 10] as [Int128] where step < failing {
      failing = await stepLower(places, from: failing, by: step, sign)
    }
  }

  /// Goes down by steps that double while the case fails, and then halve.
  private func stepLower(
    _ places: [Place], from offset: Int128, by least: Int128, _ sign: Int128
  ) async -> Int128 {
    var (offset, step) = (offset, least)
    while offset >= step, await takeMoved(places.map { ($0, (offset - step) * sign) }) {
      offset -= step
      step *= 2
    }
    while step > least {
      step /= 2
      if offset >= step, await takeMoved(places.map { ($0, (offset - step) * sign) }) {
        offset -= step
      }
    }
    return offset
  }

  /// Lowers two choices by the same distance, so that their difference stays.
  func lowerTogether() async {
    await forEachPair { [self] first, second in
      guard let one = choice(at: first), let two = choice(at: second), one.index > 0, two.index > 0
      else { return }
      let (left, right) = (one.offset, two.offset)
      let most = min(left.magnitude, right.magnitude)
      let (leftSign, rightSign) = (left.signum(), right.signum())
      await searchLargest(upTo: Int128(most)) { [self] distance in
        await takeMoved([
          (first, left - leftSign * distance), (second, right - rightSign * distance),
        ])
      }
    }
  }

  /// Lowers a choice and raises a later one by as much, so that their sum stays.
  func exchange() async {
    await forEachPair { [self] first, second in
      guard let one = choice(at: first), let two = choice(at: second), one.index > 0 else { return }
      let (left, right) = (one.offset, two.offset)
      let sign = left.signum()
      await searchLargest(upTo: Int128(left.magnitude)) { [self] distance in
        await takeMoved([(first, left - sign * distance), (second, right + sign * distance)])
      }
    }
  }

  private func takeMoved(_ moves: [(Place, Int128)]) async -> Bool {
    var changes: [(Place, UInt64)] = []
    for (place, offset) in moves {
      guard let moved = choice(at: place)?.moved(to: offset) else { return false }
      changes.append((place, moved.index))
    }
    return await takeWith(changes)
  }

  /// Takes the largest distance that still fails: all of it, or by doubling and halving.
  private func searchLargest(upTo most: Int128, _ takes: (Int128) async -> Bool) async {
    guard most > 0 else { return }
    if await takes(most) { return }
    var (failing, passing) = (Int128(0), most)
    var step: Int128 = 1
    while failing + step < passing {
      guard await takes(failing + step) else {
        passing = failing + step
        break
      }
      failing += step
      step *= 2
    }
    while passing - failing > 1 {
      let middle = failing + (passing - failing) / 2
      if await takes(middle) { failing = middle } else { passing = middle }
    }
  }

  /// Pairs of numbers, near ones first; the second may be the simplest already.
  private func forEachPair(_ body: (Place, Place) async -> Void) async {
    let numbers = current.steps.enumerated().flatMap { step, traced in
      traced.choices.indices.filter {
        traced.choices[$0].kind == .number && traced.choices[$0].limit > 1
      }
      .map { Place(step, $0) }
    }
    for gap in 1..<max(1, min(numbers.count, 9)) {
      for first in 0..<(numbers.count - gap) { await body(numbers[first], numbers[first + gap]) }
    }
  }
}

/// What makes two choices alike: the same kind, equally far from the simplest.
private struct Likeness: Hashable {
  let index: UInt64
  let kind: Choice.Kind

  init(_ choice: Choice) {
    index = choice.index
    kind = choice.kind
  }
}

extension Place: Comparable {
  static func < (left: Place, right: Place) -> Bool {
    (left.step, left.position) < (right.step, right.position)
  }
}
