/// Passes that leave something out and change something else to fit, in one go.
extension Shrinker {
  /// Lowers a choice by one and leaves out a part after it: a count and one of what it counts.
  func lowerAndDelete() async {
    for place in places.reversed() {
      while let choice = choice(at: place), choice.index > 0, await lowerAndDelete(place, choice) {}
    }
  }

  private func lowerAndDelete(_ place: Place, _ choice: Choice) async -> Bool {
    let step = current.steps[place.step]
    let after = place.position + 1
    let parts =
      step.spans.filter { $0.start >= after }.map { $0.start..<$0.end }
      + (after..<max(after, step.choices.count)).map { $0..<$0 + 1 }
    for part in parts.prefix(64) {
      if await takeWithout(part, in: place.step, lowering: [(place.position, choice.index - 1)]) {
        // What was only lowered is left to the search, which need not count down one by one.
        return place.step < current.steps.count
          && current.steps[place.step].choices.count < step.choices.count
      }
    }
    return false
  }

  /// Leaves out an element, and lowers by one the numbers that may have pointed behind it.
  func deleteAndRenumber() async {
    for step in current.steps.indices.reversed() {
      var place = 0
      while step < current.steps.count, place < current.steps[step].spans.count {
        if !(await deleteAndRenumber(current.steps[step].spans[place], in: step)) { place += 1 }
      }
    }
  }

  private func deleteAndRenumber(_ span: Span, in step: Int) async -> Bool {
    guard span.label == Label.element else { return false }
    let numbers = current.steps[step].choices.enumerated().filter { position, choice in
      (position < span.start || position >= span.end) && choice.kind != .more
        && choice.kind != .branch && choice.offset > 0 && choice.offset < 64
    }
    for least in Set(numbers.map(\.element.offset)).sorted() {
      let lowered = numbers.filter { $0.element.offset >= least }.compactMap { position, choice in
        choice.moved(to: choice.offset - 1).map { (position, $0.index) }
      }
      if await takeWithout(span.start..<span.end, in: step, lowering: lowered) { return true }
    }
    return false
  }

  /// Puts the sum of two numbers in the place of both, wrapping if it leaves the range.
  func addUp() async {
    for step in current.steps.indices.reversed() {
      var place = 0
      while step < current.steps.count, place < current.steps[step].spans.count {
        if !(await addUp(current.steps[step].spans[place], in: step)) { place += 1 }
      }
    }
  }

  private func addUp(_ span: Span, in step: Int) async -> Bool {
    let choices = current.steps[step].choices
    guard span.label == Label.element,
      let one = choices[span.start..<span.end].last, one.kind == .number,
      let position = choices.indices.dropFirst(span.end).first(where: {
        choices[$0].kind == .number
      })
    else { return false }
    let other = choices[position]
    let size = Int128(other.below) + Int128(other.above) + 1
    var sum = one.offset + other.offset
    if sum > Int128(other.above) { sum -= size }
    if sum < -Int128(other.below) { sum += size }
    guard let moved = other.moved(to: sum) else { return false }
    return await takeWithout(
      span.start..<span.end, in: step, lowering: [(position, moved.index)])
  }
}
