import Foundation
import StateMachineTesting

/// What a simulated disk holds: what processes see, what a power failure would leave for certain,
/// and what lies between.
///
/// Assumed of the disk: a byte that no write is changing stays as it is.
struct DiskImage: Sendable {
  struct Inode: Sendable {
    var seen: [UInt8] = []
    var durable: [UInt8] = []
    /// What was done since the last sync, in order.
    var pending: [Change] = []
  }

  enum Change: Sendable {
    case write(at: Int, [UInt8])
    case resize(Int)
  }

  /// A name that was given to a file, or none if it was removed; `from` is the one that it had.
  struct Naming: Sendable {
    var from: String?
    var to: String?
    var inode: Int
  }

  var inodes: [Inode] = []
  var names: [String: Int] = [:]
  var durableNames: [String: Int] = [:]
  var pendingNames: [Naming] = []

  init() {}

  /// A disk that holds these files, durably.
  init(files: [String: [UInt8]]) {
    for (name, bytes) in files {
      names[name] = inodes.count
      inodes.append(Inode(seen: bytes, durable: bytes))
    }
    durableNames = names
  }

  func file(_ name: String) -> [UInt8]? { names[name].map { inodes[$0].seen } }

  /// Whether a power failure could take something away.
  var hasPending: Bool { !pendingNames.isEmpty || inodes.contains { !$0.pending.isEmpty } }

  // MARK: What happens to what was not synced

  enum Fate: Hashable {
    case lost, kept
    /// Of a write: whether each of its sectors of 512 bytes is on the disk, by the bits.
    case torn(UInt64)
    /// Of a write: some of the bytes that it changes are neither what they were nor what they
    /// were to become.
    case garbage(UInt64)
  }

  static let sector = 512

  /// Every unsynced change, in the order of the files; the names come last.
  var pending: [Change?] {
    inodes.flatMap { $0.pending.map { Optional($0) } } + pendingNames.map { _ in nil }
  }

  /// The disk after a power failure, with a fate for each of `pending`.
  func afterPowerFailure(_ fates: [Fate]) -> DiskImage {
    var image = self
    var next = 0
    for place in inodes.indices {
      for change in inodes[place].pending {
        image.inodes[place].durable.apply(change, fates[next])
        next += 1
      }
      image.inodes[place].pending = []
      image.inodes[place].seen = image.inodes[place].durable
    }
    for naming in pendingNames {
      defer { next += 1 }
      guard fates[next] == .kept else { continue }
      if let from = naming.from { image.durableNames[from] = nil }
      if let to = naming.to { image.durableNames[to] = naming.inode }
    }
    image.pendingNames = []
    image.names = image.durableNames
    return image
  }

  /// The disk after a power failure that took everything it could.
  var afterWorstPowerFailure: DiskImage {
    afterPowerFailure(pending.map { _ in .lost })
  }

  /// One of the ways in which a power failure can end.
  func afterPowerFailure(_ random: inout SeededGenerator) -> DiskImage {
    afterPowerFailure(
      pending.map { change in
        switch (Int.random(in: 0..<8, using: &random), change) {
        case (0..<3, _): .lost
        case (6, .write): .torn(random.next())
        case (7, .write): .garbage(random.next())
        default: .kept
        }
      })
  }
}

extension [UInt8] {
  mutating func apply(_ change: DiskImage.Change, _ fate: DiskImage.Fate) {
    switch (change, fate) {
    case (_, .lost): break
    case (.resize(let size), _): resize(to: size)
    case (.write(let at, let bytes), .kept):
      if count < at + bytes.count { resize(to: at + bytes.count) }
      copy(bytes, to: at)
    case (.write(let at, let bytes), .torn(let sectors)):
      for (number, part) in Self.sectors(at, bytes.count).enumerated()
      where sectors >> UInt64(number % 64) & 1 == 1 {
        apply(.write(at: part.lowerBound, Self(bytes[part.shifted(by: -at)])), .kept)
      }
    case (.write(let at, let bytes), .garbage(let seed)):
      var random = SeededGenerator(seed: seed)
      var spoiled = bytes
      for part in Self.sectors(at, bytes.count) where Bool.random(using: &random) {
        for place in part
        where (place < count ? self[place] : 0) != bytes[place - at] {
          spoiled[place - at] = UInt8.random(in: 0...255, using: &random)
        }
      }
      apply(.write(at: at, spoiled), .kept)
    }
  }

  private mutating func resize(to size: Int) {
    guard size != count else { return }
    self = withUnsafeBytes { old in
      Self(unsafeUninitializedCapacity: size) { new, filled in
        filled = size
        guard let target = UnsafeMutableRawPointer(new.baseAddress) else { return }
        let kept = Swift.min(size, old.count)
        if let source = old.baseAddress { memcpy(target, source, kept) }
        memset(target + kept, 0, size - kept)
      }
    }
  }

  /// Without optimization a copy element by element is a hundred times as slow.
  private mutating func copy(_ bytes: [UInt8], to start: Int) {
    withUnsafeMutableBytes { target in
      bytes.withUnsafeBytes {
        UnsafeMutableRawBufferPointer(rebasing: target[start...]).copyMemory(from: $0)
      }
    }
  }

  /// The parts of a write that lie in one sector each.
  static func sectors(_ start: Int, _ count: Int) -> [Range<Int>] {
    var parts: [Range<Int>] = []
    var at = start
    while at < start + count {
      let end = Swift.min(start + count, (at / DiskImage.sector + 1) * DiskImage.sector)
      parts.append(at..<end)
      at = end
    }
    return parts
  }
}

extension Range<Int> {
  fileprivate func shifted(by distance: Int) -> Range<Int> {
    lowerBound + distance..<upperBound + distance
  }
}
