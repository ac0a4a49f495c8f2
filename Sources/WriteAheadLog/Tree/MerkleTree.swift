import Descriptions
import Hashing

/// A hash over a list that grows, from which it can be proven that something is in the list and
/// that a longer list begins with a shorter one.
///
/// Keeps one hash for each binary digit of its size that is set. Source: RFC 6962 §2.1.
public struct MerkleTree: Equatable, Sendable, PrintsFields {
  /// How many leaves it has.
  public private(set) var size: UInt64 = 0
  /// The roots of the full subtrees that make it up, the largest first.
  private(set) var peaks: [Digest] = []

  /// Creates a tree without leaves, whose root is the hash of no bytes.
  public init() {}

  /// - Parameter peaks: the roots of its full subtrees, the largest first, as a tree of that size has them.
  init(size: UInt64, peaks: [Digest]) { (self.size, self.peaks) = (size, peaks) }

  /// Of some leaves, by their hashes.
  public init(of leaves: some Sequence<Digest>) { for leaf in leaves { append(leaf) } }

  /// Adds a leaf, by its hash.
  public mutating func append(_ leaf: Digest) {
    var node = leaf
    var digits = size
    while digits & 1 == 1, let left = peaks.popLast() {
      node = .node(left, node)
      digits >>= 1
    }
    peaks.append(node)
    size += 1
  }

  /// The hash over all leaves, in their order.
  public var root: Digest {
    guard var node = peaks.last else { return SHA256.hash(of: []) }
    for left in peaks.dropLast().reversed() { node = .node(left, node) }
    return node
  }
}

extension Digest {
  /// The hash of the node above two others.
  static func node(_ left: Digest, _ right: Digest) -> Digest {
    withUnsafeTemporaryAllocation(byteCount: 1 + 2 * byteCount, alignment: 1) { bytes in
      // The memory is as long as what is written to it.
      let base = bytes.baseAddress.unsafelyUnwrapped
      bytes[0] = 1
      left.write(to: base + 1)
      right.write(to: base + 1 + byteCount)
      return SHA256.hash(of: UnsafeRawBufferPointer(bytes))
    }
  }
}
