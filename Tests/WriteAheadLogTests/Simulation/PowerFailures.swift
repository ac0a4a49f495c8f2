import StateMachineTesting

@testable import WriteAheadLog

extension DiskImage {
  /// The ways in which a power failure can end, each different disk once.
  ///
  /// Every subset of up to eight changes; of more than eight, every number of first ones and 256
  /// other subsets. Then each write of other bytes than zeros torn at its sectors, in every way
  /// where it has up to six, and spoiled in eight ways, the other changes kept.
  func powerFailures(_ random: inout SeededGenerator) -> [DiskImage] {
    let pending = pending
    var fates: [[Fate]] = []
    if pending.count <= 8 {
      for subset in 0..<UInt64(1) << UInt64(pending.count) {
        fates.append(pending.indices.map { subset >> UInt64($0) & 1 == 1 ? .kept : .lost })
      }
    } else {
      for count in 0...pending.count {
        fates.append(pending.indices.map { $0 < count ? .kept : .lost })
      }
      for _ in 0..<256 {
        fates.append(pending.map { _ in Bool.random(using: &random) ? .kept : .lost })
      }
    }
    for (place, change) in pending.enumerated() {
      guard case .write(let at, let bytes) = change, !bytes.withUnsafeBytes(\.isZero) else {
        continue
      }
      var ends: [Fate] = (0..<8).map { _ in .garbage(random.next()) }
      let sectors = [UInt8].sectors(at, bytes.count).count
      if sectors > 1 {
        let subsets = UInt64(1) << UInt64(min(sectors, 6))
        ends += (1..<subsets).map { .torn(sectors <= 6 ? $0 : random.next()) }
      }
      for end in ends {
        var fate = pending.map { _ in Fate.kept }
        fate[place] = end
        fates.append(fate)
      }
    }
    var seen: Set<Int> = []
    var images: [DiskImage] = []
    for fate in fates {
      let image = afterPowerFailure(fate)
      if seen.insert(image.fingerprint).inserted { images.append(image) }
    }
    return images
  }

  /// Distinguishes disks by what is on them for certain.
  private var fingerprint: Int {
    var hasher = Hasher()
    for (name, inode) in durableNames.sorted(by: { $0.key < $1.key }) {
      hasher.combine(name)
      hasher.combine(inodes[inode].durable.count)
      inodes[inode].durable.withUnsafeBytes { hasher.combine(bytes: $0) }
    }
    return hasher.finalize()
  }
}
