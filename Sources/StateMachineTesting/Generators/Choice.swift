import Descriptions

/// One decision that a generator took: a number between 0, the simplest, and a limit.
///
/// A recorded sequence of choices is a value's recipe: shrinking changes the recipe and lets the
/// generator cook again, so that whatever comes out is a value the generator can make.
/// Source: MacIver and Donaldson, "Test-Case Reduction via Test-Case Generation" (ECOOP 2020).
@frozen public struct Choice: Hashable, Sendable {
  /// What was decided by it, for the shrinker to know what may be tried.
  public enum Kind: UInt8, Sendable {
    /// A number: two of them may be lowered together, or one at the other's cost.
    case number
    /// Whether there is one more element.
    case more
    /// Which branch of several.
    case branch
    /// Which of several things that exist: two references may be made one.
    case reference
  }

  /// The place in the order from simple to complicated: 0, +1, -1, +2, -2 and so on from the
  /// origin, until one side is used up.
  public var index: UInt64
  /// How many values lie below the origin, and above it.
  public let below: UInt64
  /// How many values lie above the origin.
  public let above: UInt64
  /// What was decided.
  public let kind: Kind

  /// Creates a choice; by default a number whose origin is its lowest value.
  ///
  /// - Parameters:
  ///   - index: the place in the order from simple to complicated, not above `limit`.
  ///   - below: how many values lie below the origin.
  ///   - above: how many values lie above the origin.
  ///   - kind: what was decided.
  @inlinable
  public init(index: UInt64, below: UInt64 = 0, above: UInt64, kind: Kind = .number) {
    self.index = index
    self.below = below
    self.above = above
    self.kind = kind
  }

  /// The largest index.
  @inlinable public var limit: UInt64 { below &+ above }

  /// The signed distance from the origin.
  @inlinable public var offset: Int128 { Self.offset(index: index, below: below, above: above) }

  /// The choice at another distance from the origin; nil if there is none.
  @inlinable func moved(to offset: Int128) -> Choice? {
    guard offset <= Int128(above), offset >= -Int128(below) else { return nil }
    let shared = UInt64(min(below, above))
    let size = UInt64(offset.magnitude)
    var choice = self
    if size > shared {
      choice.index = shared &+ size
    } else {
      choice.index = offset > 0 ? 2 &* size &- 1 : 2 &* size
    }
    return choice
  }

  @inlinable static func offset(index: UInt64, below: UInt64, above: UInt64) -> Int128 {
    let shared = min(below, above)
    // Twice the shared side may not fit into 64 bits, but half of the index always does.
    if index / 2 < shared || (index / 2 == shared && index % 2 == 0) {
      return index % 2 == 1 ? Int128(index / 2) + 1 : -Int128(index / 2)
    }
    let size = Int128(index) - Int128(shared)
    return above >= below ? size : -size
  }
}

/// A part of a recipe that belongs together: an element, a branch, an argument.
@usableFromInline struct Span: Hashable, Sendable {
  @usableFromInline let label: Int
  @usableFromInline let start: Int
  @usableFromInline let end: Int

  @inlinable init(label: Int, start: Int, end: Int) {
    self.label = label
    self.start = start
    self.end = end
  }
}

extension Choice.Kind: PrintsFields {}
