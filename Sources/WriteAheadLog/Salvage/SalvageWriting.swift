import EventSourcing
import Hashing

/// Writes a salvage: the new log under another name, then the report, then the header that names
/// the report; only then the log has its name.
struct SalvageWriting {
  private var salvage: Salvage
  private let source: File
  private let found: IntactFrames
  private let destination: String
  private let log: File
  private var header: FileHeader
  private let format: FrameFormat
  /// The checksum of the last frame's header in the new log.
  private var link: UInt32

  private var renumbering = Renumbering()
  private var end = UInt64(FileHeader.size)
  private var recorded = Instant(nanoseconds: .min)
  private var isSealed = false
  /// Keeps other writers from the salvaged log.
  private let lock: LogLock
  /// The last frame of the old log that was seen, whether it was placed or not.
  private var last: IntactFrames.Place?
  private var pending: [UInt8] = []
  private var unplacedBytes: [UInt8] = []

  private static let batch = 1 << 20

  init(
    _ salvage: Salvage, of source: File, _ found: IntactFrames, to destination: String,
    _ options: LogOptions
  ) throws(EventStoreError) {
    guard case .success(let lock) = try LogLock.acquire(for: destination, by: options.disk) else {
      throw .system(call: "open", code: 11, message: "\(destination) is being written")
    }
    self.lock = lock
    guard !options.disk.exists(destination) else {
      throw .system(call: "open", code: 17, message: "\(destination) is there already")
    }
    self.salvage = salvage
    self.source = source
    self.found = found
    self.destination = destination
    let (id, salt) = options.newLogID()
    header = FileHeader(logID: id, salt: salt, created: options.now())
    header.keyring = salvage.keyring
    format = header.frames
    link = format.start
    self.salvage.logID = id
    log = try File.anew(destination + ".new", sparing: [source], by: options.disk)
  }

  mutating func finished() throws(EventStoreError) -> Salvage {
    salvage.lostBytes = try lostBytes()
    salvage.lostDurableBytes = lostDurableBytes()
    // Equal indexes in the order of the file: the first one counts.
    let places = found.places.sorted {
      ($0.header.index, $0.offset) < ($1.header.index, $1.offset)
    }
    for place in places {
      try take(place)
      WorkMeter.tell(.logRead, place.end, of: salvage.sourceBytes)
    }
    if salvage.frames > 0, !isSealed { append(.seal, [], events: 0, recorded) }
    try flush()
    salvage.gaps = renumbering.gaps
    if !unplacedBytes.isEmpty {
      try keep(unplacedBytes, as: Salvage.unplacedPath(of: destination))
    }
    let report = Array(salvage.report.utf8)
    try keep(report, as: Salvage.reportPath(of: destination))
    header.salvaged = SalvagedFrom(
      logID: salvage.source ?? Identifier(), report: SHA256.hash(of: report))
    try header.encoded().withBytes { bytes throws(EventStoreError) in
      try log.write(bytes, at: 0)
    }
    try log.sync()
    // The names of the report and the mark first: no power failure leaves a log under its name
    // without them.
    try MarkFile.make(
      for: destination, header, Mark(end: end, frames: salvage.frames, link: link), epoch: 0,
      isStrict: false, by: log.disk)
    try log.disk.move(destination + ".new", to: destination)
    try log.disk.syncFolder(containing: destination)
    lock.release()
    return salvage
  }

  private mutating func take(_ place: IntactFrames.Place) throws(EventStoreError) {
    let header = place.header
    let expected = last.map { $0.header.index + 1 } ?? 0
    let next = last.map { $0.header.firstPosition + UInt64($0.header.eventCount) } ?? 1
    let frame = try source.bytes(header.frameLength, at: place.offset)
    guard frame.count == header.frameLength else {
      throw .damaged(offset: place.offset, reason: FrameFault.incomplete.description)
    }
    do throws(FrameFault) {
      if found.unproven.contains(place.offset) { throw .unproven }
      guard header.index < .max, header.firstPosition <= .max - UInt64(header.eventCount) else {
        throw .misplaced("no frame comes after one with these numbers")
      }
      if header.index < expected { throw .misplaced("frame \(header.index) is there already") }
      if header.firstPosition < next || (header.index == expected && header.firstPosition > next) {
        throw .misplaced("position \(header.firstPosition) instead of \(next)")
      }
      // The frame that corrected the clock may be among those that are lost.
      let isLost = header.index > expected && header.kind == .commit
      let resetsClock = header.resetsClock || isLost && header.recorded < recorded
      if header.recorded < recorded, !resetsClock {
        throw .misplaced("it was recorded before the one before it")
      }
      if header.index > expected {
        salvage.lostFrames.append(
          Salvage.LostFrames(
            frames: expected...(header.index - 1),
            positions: header.firstPosition > next ? next...(header.firstPosition - 1) : nil))
      }
      last = place
      let body = Array(frame[header.size..<(header.size + header.bodyLength)])
      let placed = try self.placed(header, body)
      note(header, isSame: placed == nil)
      append(
        header.kind, placed ?? body, events: header.eventCount, header.recorded,
        resetsClock: resetsClock)
    } catch {
      salvage.unplaced.append(
        Salvage.Unplaced(
          frame: header.index, offset: place.offset, bytes: header.frameLength,
          reason: error.description))
      unplacedBytes += frame
    }
    if pending.count > Self.batch { try flush() }
  }

  /// - Returns: the body with other numbers; nil if it stays as it is.
  private mutating func placed(
    _ header: FrameHeader, _ body: [UInt8]
  ) throws(FrameFault) -> [UInt8]? {
    switch header.kind {
    case .commit, .refusal:
      var result: Result<[UInt8]?, FrameFault> = .success(nil)
      body.withUnsafeBytes { bytes in
        do throws(FrameFault) { result = .success(try renumbering.place(header, bytes)) } catch {
          result = .failure(error)
        }
      }
      return try result.get()
    case .seal, .checkpoint:
      guard header.eventCount == 0, header.kind == .checkpoint || body.isEmpty else {
        throw .misplaced("invalid seal, or events outside a commit")
      }
      return nil
    }
  }

  /// Counts what is about to be appended, and notes numbers that differ from before.
  private mutating func note(_ header: FrameHeader, isSame: Bool) {
    let (frame, position) = (salvage.frames, salvage.events + 1)
    let isInPlace = header.index == frame && header.firstPosition == position
    if isSame, isInPlace, salvage.sameFrames == frame { salvage.sameFrames += 1 }
    let move = salvage.moves.last
    // Wrapping: only whether the distance is the same matters.
    let isMoved =
      move.map {
        $0.frame &- $0.newFrame != header.index &- frame
          || $0.position &- $0.newPosition != header.firstPosition &- position
      } ?? !isInPlace
    guard isMoved else { return }
    salvage.moves.append(
      Salvage.Move(
        frame: header.index, newFrame: frame, position: header.firstPosition,
        newPosition: position))
  }

  private mutating func append(
    _ kind: FrameKind, _ body: [UInt8], events: UInt32, _ recorded: Instant,
    resetsClock: Bool = false
  ) {
    var frame = [UInt8](repeating: 0, count: format.headerSize) + body
    frame += [UInt8](repeating: 0, count: -frame.count & 7)
    frame.withUnsafeMutableBytes { bytes in
      // A frame is at least its header long.
      let base = bytes.baseAddress.unsafelyUnwrapped
      let padded = UnsafeRawBufferPointer(rebasing: bytes[format.headerSize...])
      // Everything is durable by the time the log has its name.
      var header = FrameHeader(
        kind: kind, eventCount: events, bodyLength: body.count,
        bodyChecksum: format.checksum.of(padded), index: salvage.frames,
        firstPosition: salvage.events + 1, recorded: recorded, durableMark: end,
        previous: link)
      header.resetsClock = resetsClock
      header.write(to: base, format)
      link = header.checksum
    }
    pending += frame
    end += UInt64(frame.count)
    self.recorded = recorded
    isSealed = kind == .seal
    salvage.frames += 1
    salvage.events += UInt64(events)
    if kind == .commit { salvage.commits += 1 }
    if kind == .refusal { salvage.refusals += 1 }
  }

  private mutating func flush() throws(EventStoreError) {
    let start = end - UInt64(pending.count)
    try pending.withBytes { bytes throws(EventStoreError) in
      try log.write(bytes, at: start)
    }
    pending.removeAll(keepingCapacity: true)
  }

  /// The bytes between and after the intact frames, except zeros at the end.
  private func lostBytes() throws(EventStoreError) -> [Range<UInt64>] {
    var lost: [Range<UInt64>] = []
    var at = UInt64(FileHeader.size)
    for place in found.places {
      if place.offset > at { lost.append(at..<place.offset) }
      at = place.end
    }
    var lastByte: UInt64?
    let tail = at
    while at < salvage.sourceBytes {
      let bytes = try source.bytes(Int(min(1 << 20, salvage.sourceBytes - at)), at: at)
      if bytes.isEmpty { break }
      if let place = bytes.lastIndex(where: { $0 != 0 }) { lastByte = at + UInt64(place) }
      at += UInt64(bytes.count)
    }
    if let lastByte { lost.append(tail..<(lastByte + 1)) }
    return lost
  }

  /// The bytes that were durable by the mark file, and belong to no intact frame.
  private func lostDurableBytes() -> [Range<UInt64>] {
    guard let mark = salvage.mark else { return [] }
    var lost: [Range<UInt64>] = []
    var at = UInt64(FileHeader.size)
    for place in found.places {
      guard at < mark else { break }
      if place.offset > at { lost.append(at..<min(place.offset, mark)) }
      at = place.end
    }
    if at < mark { lost.append(at..<mark) }
    return lost
  }

  /// Writes a file beside the log: whole, or not at all.
  private func keep(_ bytes: [UInt8], as path: String) throws(EventStoreError) {
    let file = try File.anew(path + ".new", sparing: [source], by: log.disk)
    try bytes.withBytes { bytes throws(EventStoreError) in
      try file.write(bytes, at: 0)
    }
    try file.sync()
    try log.disk.move(path + ".new", to: path)
  }
}
