extension Generator {
  /// One of several generators, each equally likely; the first is the simplest.
  @inlinable public static func oneOf(_ branches: [Generator]) -> Generator {
    Generator { choices throws(GaveUp) in
      guard !branches.isEmpty else { throw .nothingToChoose("oneOf") }
      return try choices.group(Label.branch) { choices throws(GaveUp) in
        let place = try choices.choose(upTo: UInt64(branches.count - 1), .branch)
        return try branches[Int(place)].draw(&choices)
      }
    }
  }

  /// One of several generators, each equally likely; the first is the simplest.
  @inlinable public static func oneOf(_ branches: Generator...) -> Generator { oneOf(branches) }

  /// One of several generators by weight; the first is the simplest. A weight of zero or less
  /// leaves its branch out.
  @inlinable public static func weighted(_ branches: [(weight: Int, generator: Generator)])
    -> Generator
  {
    let branches = branches.filter { $0.weight > 0 }
    let generators = branches.map(\.generator)
    let weights = branches.map { min($0.weight, .max / branches.count) }
    let sum = weights.reduce(0, +)
    let places = sum > 256 ? [] : weights.enumerated().flatMap { Array(repeating: $0, count: $1) }
    return Generator { choices throws(GaveUp) in
      guard sum > 0 else { throw .nothingToChoose("weighted") }
      return try choices.group(Label.branch) { choices throws(GaveUp) in
        try generators[choices.choose(weights: weights, sum: sum, places: places)].draw(&choices)
      }
    }
  }

  /// One of several generators by weight; the first is the simplest. A weight of zero or less
  /// leaves its branch out.
  @inlinable public static func weighted(_ branches: (weight: Int, generator: Generator)...)
    -> Generator
  {
    weighted(branches)
  }

  /// One of several values that exist: the first is the simplest, and the shrinker tries to make
  /// references to different ones references to the same.
  @inlinable public static func element(of values: [Value]) -> Generator where Value: Sendable {
    Generator { choices throws(GaveUp) in
      guard !values.isEmpty else { throw .nothingToChoose("element(of:)") }
      return values[Int(try choices.choose(upTo: UInt64(values.count - 1), .reference))]
    }
  }

  /// Nothing, or a value.
  @inlinable public static func optional<Wrapped>(
    of generator: Generator<Wrapped>, present probability: Double = 0.75
  ) -> Generator where Value == Wrapped? {
    Generator { choices throws(GaveUp) in
      guard try choices.flip(probability, .more) else { return nil }
      return try generator.draw(&choices)
    }
  }

  /// Values that contain values of their own kind.
  ///
  /// - Parameters:
  ///   - budget: how many branches one value has at most, in all its depth together. From
  ///     32 levels down there are only leaves.
  ///   - leaf: a value without parts: the simplest.
  ///   - branch: a value whose parts are drawn from the generator that it is given.
  @inlinable public static func recursive(
    budget: Int = 30, leaf: Generator,
    branch: @escaping @Sendable (Generator) -> Generator
  ) -> Generator {
    let part = Generator { choices throws(GaveUp) in
      try choices.group(Label.recursion) { choices throws(GaveUp) in
        let left = choices.depth < Choices.depthLimit / 2 ? choices.branchesLeft ?? 0 : 0
        guard left > 0, try choices.flip(0.5, .branch) else {
          return try leaf.draw(&choices)
        }
        choices.branchesLeft = left - 1
        return try choices.draw(branch(recursive(leaf: leaf, branch: branch)))
      }
    }
    return Generator { choices throws(GaveUp) in
      let isOutermost = choices.branchesLeft == nil
      if isOutermost { choices.branchesLeft = budget }
      defer { if isOutermost { choices.branchesLeft = nil } }
      return try part.draw(&choices)
    }
  }
}

/// What spans are called, so that the shrinker exchanges like with like.
@usableFromInline enum Label {
  @inlinable static var element: Int { 1 }
  @inlinable static var branch: Int { 2 }
  @inlinable static var recursion: Int { 3 }
}
