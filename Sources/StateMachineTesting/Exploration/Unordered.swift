/// Parts of a state whose order makes no difference, for `Specification.key(of:)`: of n parts that behave
/// alike, up to n! states become one.
///
/// Source: Ip and Dill, "Better Verification Through Symmetry" (1996).
public struct Unordered<Part: Hashable & Sendable>: Hashable, Sendable {
  /// How often each part is there.
  private let counts: [Part: Int]

  /// Creates a key in which only counts how often each part is there.
  public init(_ parts: some Sequence<Part>) {
    var counts: [Part: Int] = [:]
    for part in parts { counts[part, default: 0] += 1 }
    self.counts = counts
  }
}
