import Hashing

/// A tree of which every full subtree's root is kept, so that a proof takes a few steps for each
/// level.
///
/// Source: RFC 6962 §2.1.1 and §2.1.2.
struct MerkleLevels {
  /// The leaves, then the roots of every two, of every four, and so on.
  private var levels: [[Digest]]

  init(of leaves: some Collection<Digest>) {
    levels = [Array(leaves)]
    while let last = levels.last, last.count > 1 {
      levels.append((0..<(last.count / 2)).map { .node(last[2 * $0], last[2 * $0 + 1]) })
    }
  }

  var count: Int { levels[0].count }

  /// The path that proves that a leaf is in the tree.
  ///
  /// - Returns: nil if there is no such leaf.
  func inclusion(of index: Int) -> [Digest]? {
    guard index >= 0, index < count else { return nil }
    var path: [Digest] = []
    var rest = 0..<count
    while rest.count > 1 {
      let middle = rest.lowerBound + Self.split(rest.count)
      let (left, right) = (rest.lowerBound..<middle, middle..<rest.upperBound)
      path.append(root(of: index < middle ? right : left))
      rest = index < middle ? left : right
    }
    return path.reversed()
  }

  /// The path that proves that the tree begins with the tree of its first `size` leaves.
  ///
  /// - Returns: nil if there are fewer.
  func consistency(from size: Int) -> [Digest]? {
    guard size >= 0, size <= count else { return nil }
    guard size > 0, size < count else { return [] }
    var path: [Digest] = []
    var rest = 0..<count
    // If the smaller tree is a full subtree of the larger one its root is known already.
    var isKnown = true
    while rest.upperBound != size {
      let middle = rest.lowerBound + Self.split(rest.count)
      let (left, right) = (rest.lowerBound..<middle, middle..<rest.upperBound)
      path.append(root(of: size <= middle ? right : left))
      if size > middle { isKnown = false }
      rest = size <= middle ? left : right
    }
    if !isKnown { path.append(root(of: rest)) }
    return path.reversed()
  }

  /// The root over some leaves that a subtree begins with.
  private func root(of leaves: Range<Int>) -> Digest {
    let size = leaves.count
    if size & (size - 1) == 0 {
      let level = size.trailingZeroBitCount
      return levels[level][leaves.lowerBound >> level]
    }
    let middle = leaves.lowerBound + Self.split(size)
    return .node(
      root(of: leaves.lowerBound..<middle), root(of: middle..<leaves.upperBound))
  }

  /// The largest power of two that is smaller than a number above one.
  private static func split(_ count: Int) -> Int {
    1 << (Int.bitWidth - 1 - (count - 1).leadingZeroBitCount)
  }
}

/// Whether hashes connect a leaf, or a smaller tree, with a tree's root.
public enum MerkleProof {
  /// Whether a path proves that the leaf is in the tree.
  ///
  /// Source: RFC 9162 §2.1.3.2.
  public static func proves(
    _ leaf: Digest, at index: UInt64, inTreeOf size: UInt64, root: Digest, by path: [Digest]
  ) -> Bool {
    guard index < size else { return false }
    var (place, last, node) = (index, size - 1, leaf)
    for sibling in path {
      guard last > 0 else { return false }
      if place & 1 == 1 || place == last {
        node = .node(sibling, node)
        climb(&place, &last)
      } else {
        node = .node(node, sibling)
      }
      place >>= 1
      last >>= 1
    }
    return last == 0 && node == root
  }

  /// Whether a path proves that the larger tree begins with the smaller one.
  ///
  /// Source: RFC 9162 §2.1.4.2.
  public static func proves(
    treeOf size: UInt64, root: Digest, beginsTreeOf larger: UInt64, root largerRoot: Digest,
    by path: [Digest]
  ) -> Bool {
    if size == larger { return path.isEmpty && root == largerRoot }
    guard size < larger else { return false }
    // Every tree begins with the empty one.
    if size == 0 { return path.isEmpty && root == MerkleTree().root }
    var path = path[...]
    var (place, last) = (size - 1, larger - 1)
    while place & 1 == 1 {
      place >>= 1
      last >>= 1
    }
    let isFull = size & (size - 1) == 0
    guard let first = isFull ? root : path.popFirst() else { return false }
    var (before, after) = (first, first)
    for sibling in path {
      guard last > 0 else { return false }
      if place & 1 == 1 || place == last {
        before = .node(sibling, before)
        after = .node(sibling, after)
        climb(&place, &last)
      } else {
        after = .node(after, sibling)
      }
      place >>= 1
      last >>= 1
    }
    return last == 0 && before == root && after == largerRoot
  }

  /// Goes up while a node has no sibling.
  private static func climb(_ place: inout UInt64, _ last: inout UInt64) {
    while place & 1 == 0, place > 0 {
      place >>= 1
      last >>= 1
    }
  }
}
