import Foundation
import Hashing
import Testing

@testable import WriteAheadLog

/// Writes proofs for other verifiers: `PROOF_VECTORS=FILE swift test --filter ProofVector`, which
/// `.ci/check_proofs` runs.
@Suite("Proof vectors")
struct ProofVectorTests {
  @Test("of all pairs of sizes up to a limit, and around the powers of two")
  func vectors() throws {
    let file = ProcessInfo.processInfo.environment["PROOF_VECTORS"]
    // Without a file a few, so that what writes them is never out of use.
    let (limit, largest) = file == nil ? (9, 5) : (256, 12)
    let powers = (0...largest).map { 1 << $0 }
    let around = powers.flatMap { power in [power - 1, power, power + 1] }
    let sizes = Set(Array(1...limit) + around.filter { $0 > 0 }).sorted()
    let count = try #require(sizes.last)
    let leaves = (0..<count).map { Digest.leaf(Array(String($0).utf8)) }
    var lines = leaves.enumerated().map { "leaf \($0) \(Base64.text($1.bytes))" }
    var growing = MerkleTree()
    for leaf in leaves {
      growing.append(leaf)
      lines.append("root \(growing.size) \(Base64.text(growing.root.bytes))")
    }
    func add(_ what: String, _ path: [Digest]?) throws {
      let path = try #require(path).map { " " + Base64.text($0.bytes) }
      lines.append(what + path.joined())
    }
    for size in sizes {
      let tree = MerkleLevels(of: leaves.prefix(size))
      let indexes = size <= limit ? Array(0..<size) : around.filter { $0 < size }
      for index in Set(indexes) {
        try add("inclusion \(size) \(index)", tree.inclusion(of: index))
      }
      for smaller in sizes where smaller <= size && (size <= limit || around.contains(smaller)) {
        try add("consistency \(smaller) \(size)", tree.consistency(from: smaller))
      }
    }
    #expect(lines.count > 2 * count)
    guard let file else { return }
    try Data(lines.map { $0 + "\n" }.joined().utf8).write(to: URL(filePath: file))
  }
}
