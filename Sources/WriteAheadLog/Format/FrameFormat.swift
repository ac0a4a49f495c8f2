/// How a log's frames are written: decided when the log is made.
///
/// Source: Specs/WriteAheadLog.md, "Frames".
struct FrameFormat {
  let checksum: Checksum
  /// Format 2: each frame carries the checksum of the header before it, and its writer's epoch.
  let isChained: Bool
  /// What the first frame carries as the checksum before it: that of the log's identity.
  let start: UInt32

  init(salt: UInt64, isChained: Bool = true, start: UInt32 = 0) {
    checksum = Checksum(salt: salt)
    self.isChained = isChained
    self.start = start
  }

  init(_ checksum: Checksum, isChained: Bool) {
    self.checksum = checksum
    self.isChained = isChained
    start = 0
  }

  var headerSize: Int { isChained ? FrameHeader.size : FrameHeader.plainSize }
  var magic: UInt32 { isChained ? FrameHeader.magic : FrameHeader.plainMagic }
}
