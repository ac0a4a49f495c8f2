/// What a stream holds. The number is stored; the name is for people.
public struct Category: Hashable, Sendable {
  /// The number that is stored, such as 1 for claims.
  public let number: UInt32
  /// Creates the category of a stored number, which need not be a known one.
  public init(_ number: UInt32) { self.number = number }
}

/// The name of a stream: what it holds, and 128 bits.
public struct StreamID: Hashable, Sendable {
  /// What the stream holds.
  public let category: Category
  /// Unique within the category.
  public let id: Identifier

  /// Creates the name of a stream, which need not exist.
  public init(_ category: Category, _ id: Identifier) {
    self.category = category
    self.id = id
  }
}

/// A stream's place in the order in which the store first saw streams, from 1. Zero is "none".
///
/// Records carry it in place of the 128 bits, and read models use it as an index.
public struct StreamNumber: Hashable, Sendable {
  /// From 1; zero is none.
  public let value: UInt32
  /// Creates the number of this value, which no stream need have.
  @inlinable public init(_ value: UInt32) { self.value = value }
}

/// How many events a stream holds: 0 before the first, then 1, 2, 3 … without a gap.
public struct Revision: Hashable, Comparable, Sendable {
  /// How many events the stream holds.
  public let value: UInt64
  /// Creates the revision of a stream with so many events.
  @inlinable public init(_ value: UInt64) { self.value = value }
  /// The revision of a stream without events.
  public static var none: Revision { Revision(0) }
  @inlinable public static func < (left: Revision, right: Revision) -> Bool {
    left.value < right.value
  }
}

/// An event's place in the whole log: 1, 2, 3 … without a gap. Zero stands before the first.
public struct Position: Hashable, Comparable, Sendable {
  /// From 1; zero stands before the first event.
  public let value: UInt64
  /// Creates the position of a place in the log.
  @inlinable public init(_ value: UInt64) { self.value = value }
  /// The position before the first event.
  public static var start: Position { Position(0) }
  @inlinable public static func < (left: Position, right: Position) -> Bool {
    left.value < right.value
  }
}
