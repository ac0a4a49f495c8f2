import Hashing
import StateMachineTesting
import Testing

@testable import WriteAheadLog

@Suite("The Merkle tree")
struct MerkleTreeTests {
  /// The leaves that certificate transparency's implementations test with, and the roots over the
  /// first n of them, for each n.
  static let leaves: [[UInt8]] = [
    [], [0x00], [0x10], [0x20, 0x21], [0x30, 0x31], [0x40, 0x41, 0x42, 0x43],
    Array(0x50...0x57), Array(0x60...0x6f),
  ]
  static let roots = [
    "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855",
    "6e340b9cffb37a989ca544e6bb780a2c78901d3fb33738768511a30617afa01d",
    "fac54203e7cc696cf0dfcb42c92a1d9dbaf70ad9e621f4bd8d98662f00e3c125",
    "aeb6bcfe274b70a14fb067a5e5578264db0fa9b51af5e0ba159158f329e06e77",
    "d37ee418976dd95753c1c73862b9398fa2a2cf9b4ff0fdfe8b30cd95209614b7",
    "4e3bbb1f7b478dcfe71fb631631519a3bca12c9aefca1612bfce4c13a86264d4",
    "76e67dadbcdf1e10e1b74ddc608abd2f98dfb16fbce75277b5232a127f2087ef",
    "ddb89be403809e325750d3d263cd78929c2942b7942a34b77e122c9594a74c8c",
    "5dc9da79a70659a9ad559cb701ded9a2ab9d823aad2f4960cfe370eff4604328",
  ]

  @Test("the published roots match")
  func published() {
    var tree = MerkleTree()
    #expect(tree.root.description == Self.roots[0])
    for (leaf, root) in zip(Self.leaves, Self.roots.dropFirst()) {
      tree.append(.leaf(leaf))
      #expect(tree.root.description == root)
    }
    #expect(tree.size == 8)
  }

  /// Hashes in place of leaves: nothing depends on where they come from.
  private func leaves(_ count: Int) -> [Digest] {
    (0..<count).map { SHA256.hash(of: Array(String($0).utf8)) }
  }

  @Test("every leaf of every tree of up to 70 is proven, and no other")
  func inclusion() throws {
    let leaves = leaves(70)
    for size in 1...leaves.count {
      let first = Array(leaves.prefix(size))
      let (root, tree) = (MerkleTree(of: first).root, MerkleLevels(of: first))
      for index in 0..<size {
        let path = try #require(tree.inclusion(of: index))
        func holds(
          _ leaf: Digest, at index: Int, of size: Int, _ root: Digest, _ path: [Digest]
        ) -> Bool {
          MerkleProof.proves(
            leaf, at: UInt64(index), inTreeOf: UInt64(size), root: root, by: path)
        }
        try #require(holds(first[index], at: index, of: size, root, path))
        #expect(!holds(root, at: index, of: size, root, path) || size == 1)
        #expect(!holds(first[index], at: index, of: size, first[index], path) || size == 1)
        #expect(!holds(first[index], at: size, of: size, root, path))
        // A path that ends too early proves nothing, not even that a leaf is its own root.
        #expect(!holds(first[index], at: index, of: size, first[index], []) || size == 1)
        #expect(!holds(root, at: index, of: 2 * size, root, path))
        #expect(!holds(first[index], at: index, of: size, root, path + [root]))
        for place in path.indices {
          var other = path
          other[place] = root
          #expect(!holds(first[index], at: index, of: size, root, other))
          other.remove(at: place)
          #expect(!holds(first[index], at: index, of: size, root, other))
        }
        if size > 1 {
          #expect(!holds(first[index], at: (index + 1) % size, of: size, root, path))
        }
      }
      #expect(tree.inclusion(of: size) == nil)
    }
  }

  @Test("every tree of up to 70 is proven to begin every larger one, and no other is")
  func consistency() throws {
    let leaves = leaves(70)
    let roots = (0...leaves.count).map { MerkleTree(of: leaves.prefix($0)).root }
    for larger in 0...leaves.count {
      let tree = MerkleLevels(of: leaves.prefix(larger))
      for size in 0...larger {
        let path = try #require(tree.consistency(from: size))
        func holds(_ size: Int, _ root: Digest, _ largerRoot: Digest, _ path: [Digest]) -> Bool {
          MerkleProof.proves(
            treeOf: UInt64(size), root: root, beginsTreeOf: UInt64(larger), root: largerRoot,
            by: path)
        }
        try #require(holds(size, roots[size], roots[larger], path))
        let other = leaves[0] == roots[size] ? leaves[1] : leaves[0]
        #expect(!holds(size, other, roots[larger], path))
        if size > 0 { #expect(!holds(size, roots[size], other, path) || other == roots[larger]) }
        for place in path.indices {
          var changed = path
          changed[place] = other == changed[place] ? leaves[2] : other
          #expect(!holds(size, roots[size], roots[larger], changed))
        }
        #expect(!holds(size, roots[size], roots[larger], path + [other]))
        #expect(!holds(size, roots[size], roots[size], []) || size == larger || size == 0)
      }
      #expect(tree.consistency(from: larger + 1) == nil)
    }
  }
}
