import EventSourcing
import Hashing

/// Everything about the log that is derived from its frames.
struct LogContents {
  var streams: StreamIndex
  /// The commands of the frames that an index covers.
  let baseReceipts: HashedPairs?
  /// Nil until somebody asks, in a log that is only read: most readers never do.
  var receipts: ReceiptTable?
  var marks: FrameMarks
  var position: UInt64 = 0
  var frameIndex: UInt64 = 0
  /// Where the last frame begins.
  private(set) var lastFrame: UInt64 = 0
  var recorded = Instant(nanoseconds: .min)
  var corrections: ClockCorrections
  /// The last frame's header checksum, which the next one carries, and its writer's epoch.
  var link: UInt32 = 0
  var epoch: UInt32 = 0
  /// Whether the last frame is a seal.
  var isSealed = false
  /// Over all frames; nil if it is not kept.
  var tree: MerkleTree?
  /// Whether `close` was called: nothing more is taken.
  var isClosed = false
  /// The end of the frames that were there on opening.
  var readableEnd: UInt64 = UInt64(FileHeader.size)

  /// - Parameter index: what is known of the first frames; nil if nothing is.
  init(_ index: IndexFile? = nil) {
    // An index that is not whole is none.
    baseReceipts = index?.pairs(.receiptPairs, .receiptStarts)
    let streams = baseReceipts == nil ? nil : index.flatMap { IndexedStreams($0) }
    self.streams = StreamIndex(streams)
    let index = streams?.file
    marks = FrameMarks(index)
    corrections = ClockCorrections(index)
    guard let covered = index?.covered else { return }
    (position, frameIndex, recorded) = (covered.position, covered.index, covered.recorded)
    (link, epoch, readableEnd) = (covered.link, covered.epoch, covered.offset)
    // It is written on closing, behind a seal.
    (isSealed, lastFrame) = (true, index?.last ?? 0)
  }

  /// The offsets of the frames that may hold the commit of a command; nil if not all are known.
  func candidates(_ id: Identifier) -> [UInt64]? {
    guard let receipts else { return nil }
    let since = receipts.candidates(id)
    guard let baseReceipts else { return since }
    return baseReceipts.values(under: id.mixed(with: streams.seed)).map { UInt64($0) * 8 } + since
  }

  /// The last place that is known before every event after a position.
  func mark(beforeEventsAfter position: Position) -> FrameMark? {
    let covered = streams.base?.file.covered
    if let covered, covered.position == position.value { return covered }
    return marks.last(before: position.value)
  }

  /// Takes notice of the next frame's offset, before it counts.
  mutating func note(frameAt offset: UInt64) {
    marks.note(
      FrameMark(
        offset: offset, index: frameIndex, position: position, recorded: recorded, link: link,
        epoch: epoch),
      at: offset)
  }
}

extension LogContents {
  /// Names the command's stream by its number if it has one, which is shorter.
  func compact(_ command: inout CommandRecord, with appends: [StreamAppend]) {
    let target = command.target
    // Its own commit may make the stream: new ones are numbered in the order of the appends.
    var number = streams.number(of: target)
    var next = UInt32(streams.count)
    for append in appends where number == nil && streams.number(of: append.stream) == nil {
      next += 1
      if append.stream == target { number = next }
    }
    if let number {
      command.streamNumber = number
      command.category = 0
      command.stream = Identifier()
    }
  }

  /// Adds one stream's events to an entry. - Throws: if the stream is not at that revision.
  func add(_ append: StreamAppend, to entry: inout EntryRecord) throws(EventStoreError) {
    let known = streams.number(of: append.stream)
    let actual = known.map { streams.revision(of: $0) } ?? 0
    guard append.expected.value == actual else {
      throw .revisionConflict(
        stream: append.stream, expected: append.expected, actual: Revision(actual))
    }
    var number = known ?? 0
    if known == nil {
      var record = StreamRecord()
      number = UInt32(streams.count + entry.streams.count + 1)
      record.number = number
      record.category = append.stream.category.number
      record.id = append.stream.id
      entry.streams.append(record)
    }
    entry.events.reserveCapacity(entry.events.count + append.events.count)
    for (place, event) in append.events.enumerated() {
      var record = EventRecord<[UInt8]>()
      record.streamNumber = number
      record.revision = actual &+ UInt64(place) &+ 1
      record.type = event.type
      record.payload = event.bytes
      entry.events.append(record)
    }
  }

  /// Takes in a commit that was just enqueued.
  mutating func takeOwn(
    _ entry: EntryRecord, of commit: Commit, at offset: UInt64, recorded: Instant
  ) {
    for record in entry.streams {
      _ = streams.add(StreamID(Category(record.category), record.id))
    }
    for event in entry.events { streams.advance(event.streamNumber, by: 1, inFrameAt: offset) }
    receipts?.insert(commit.command.id, frameAt: offset)
    if commit.resetsClock { corrections.note(recorded, inFrameAt: offset) }
    note(frameAt: offset)
    position += UInt64(entry.events.count)
    isSealed = false
    self.recorded = recorded
  }

  /// Counts a frame, which the next one follows, and makes it a leaf of the tree.
  mutating func count(_ header: FrameHeader, _ leaf: Digest?, at offset: UInt64) {
    frameIndex += 1
    lastFrame = offset
    link = header.isChained ? header.checksum : 0
    epoch = header.epoch
    if let leaf { tree?.append(leaf) }
  }
}
