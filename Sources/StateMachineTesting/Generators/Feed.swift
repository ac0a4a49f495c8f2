/// Choices without a recipe: branches in their order, and as many elements as there are numbers and references
/// for them. So what several steps were given becomes what one step of another kind is given.
@usableFromInline struct Feed: Hashable, Sendable {
  private var branches: ArraySlice<UInt64>
  private var values: ArraySlice<UInt64>
  /// Whether more was asked for than there was.
  private var isShort = false

  init(branches: [UInt64], values: [UInt64]) {
    self.branches = branches[...]
    self.values = values[...]
  }

  @usableFromInline mutating func next(_ kind: Choice.Kind) -> UInt64 {
    switch kind {
    case .more: return values.isEmpty ? 0 : 1
    case .branch: return take(\.branches)
    case .number, .reference: return take(\.values)
    }
  }

  private mutating func take(_ source: WritableKeyPath<Feed, ArraySlice<UInt64>>) -> UInt64 {
    guard let first = self[keyPath: source].popFirst() else {
      isShort = true
      return 0
    }
    return first
  }

  /// Whether all was used, and it was enough.
  var isUsedUp: Bool { branches.isEmpty && values.isEmpty && !isShort }
}
