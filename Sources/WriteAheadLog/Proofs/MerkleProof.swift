import Hashing

/// The hashes that connect a leaf, or a smaller tree, with a tree's root.
///
/// Source: RFC 6962 §2.1.1 and §2.1.2.
public enum MerkleProof {
  /// That a leaf is in the tree of all of these.
  ///
  /// - Returns: nil where there is no such leaf.
  public static func inclusion(of index: Int, in leaves: [Digest]) -> [Digest]? {
    guard leaves.indices.contains(index) else { return nil }
    var path: [Digest] = []
    var rest = leaves[...]
    while rest.count > 1 {
      let middle = rest.startIndex + split(rest.count)
      if index < middle {
        path.append(root(of: rest[middle...]))
        rest = rest[..<middle]
      } else {
        path.append(root(of: rest[..<middle]))
        rest = rest[middle...]
      }
    }
    return path.reversed()
  }

  /// That the tree of all of these begins with the tree of the first so many.
  ///
  /// - Returns: nil where there are not that many.
  public static func consistency(from size: Int, in leaves: [Digest]) -> [Digest]? {
    guard size >= 0, size <= leaves.count else { return nil }
    guard size > 0, size < leaves.count else { return [] }
    var path: [Digest] = []
    var rest = leaves[...]
    // Where the smaller tree is a full subtree of the larger one its root is known already.
    var isKnown = true
    while rest.startIndex + rest.count != size {
      let middle = rest.startIndex + split(rest.count)
      if size <= middle {
        path.append(root(of: rest[middle...]))
        rest = rest[..<middle]
      } else {
        path.append(root(of: rest[..<middle]))
        rest = rest[middle...]
        isKnown = false
      }
    }
    if !isKnown { path.append(root(of: rest)) }
    return path.reversed()
  }

  private static func root(of leaves: ArraySlice<Digest>) -> Digest {
    MerkleTree(of: leaves).root
  }

  /// The largest power of two that is smaller than a number above one.
  private static func split(_ count: Int) -> Int {
    1 << (Int.bitWidth - 1 - (count - 1).leadingZeroBitCount)
  }

  // MARK: Verifying

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
    // Every tree begins with nothing.
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

  /// Goes up where a node has no sibling.
  private static func climb(_ place: inout UInt64, _ last: inout UInt64) {
    while place & 1 == 0, place > 0 {
      place >>= 1
      last >>= 1
    }
  }
}
