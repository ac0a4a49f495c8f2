/// What a stream holds. The number is stored; the name is for people.
public struct Category: Hashable, Sendable {
  public let number: UInt32
  public init(_ number: UInt32) { self.number = number }
}

/// The name of a stream: what it holds, and 128 bits.
public struct StreamID: Hashable, Sendable {
  public let category: Category
  public let id: Identifier

  public init(_ category: Category, _ id: Identifier) {
    self.category = category
    self.id = id
  }
}

/// A stream's place in the order in which the store first saw streams, from 1. Zero is "none".
///
/// Records carry it in place of the 128 bits, and read models use it as an index.
public struct StreamNumber: Hashable, Sendable {
  public let value: UInt32
  @inlinable public init(_ value: UInt32) { self.value = value }
}

/// How many events a stream holds: 0 before the first, then 1, 2, 3 … without a gap.
public struct Revision: Hashable, Comparable, Sendable {
  public let value: UInt64
  @inlinable public init(_ value: UInt64) { self.value = value }
  public static var none: Revision { Revision(0) }
  @inlinable public static func < (left: Revision, right: Revision) -> Bool {
    left.value < right.value
  }
}

/// An event's place in the whole log: 1, 2, 3 … without a gap. Zero stands before the first.
public struct Position: Hashable, Comparable, Sendable {
  public let value: UInt64
  @inlinable public init(_ value: UInt64) { self.value = value }
  public static var start: Position { Position(0) }
  @inlinable public static func < (left: Position, right: Position) -> Bool {
    left.value < right.value
  }
}
