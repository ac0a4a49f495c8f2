import EventSourcing
import Hashing
import Processors

/// Frames whose leaves a tree does not have yet: their hashes are made on all processors, many at a time.
struct DueLeaves {
  private static let slice = 64
  private var frames: [(header: FrameHeader, body: UnsafeRawBufferPointer)] = []

  /// - Parameter frame: valid until the leaves are added.
  mutating func add(_ frame: FrameScanner.Frame) { frames.append((frame.header, frame.body)) }

  /// Adds the leaves to a tree. What a newer version records besides cannot be hashed here: then there is no tree.
  mutating func append(to tree: inout MerkleTree?) {
    guard !frames.isEmpty else { return }
    // `nonisolated(unsafe)`: it is only read, while `frames` stays as it is.
    nonisolated(unsafe) let frames = frames
    let slices = inParallel((frames.count + Self.slice - 1) / Self.slice) { number in
      let start = number * Self.slice
      return frames[start..<min(start + Self.slice, frames.count)].map {
        try? FrameLeaf($0.header, $0.body).hash
      }
    }
    for leaf in slices.joined() {
      if let leaf { tree?.append(leaf) } else { tree = nil }
    }
    self.frames.removeAll(keepingCapacity: true)
  }
}
