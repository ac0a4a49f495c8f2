import EventSourcing

/// The streams of an index.
final class IndexedStreams: Sendable {
  /// What is kept of one, in 48 bytes.
  struct Record {
    static let size = 48

    let name: StreamID
    /// The how-many-eth of its category it is, from 0.
    let place: UInt32
    let revision: UInt64
    /// Where its frames begin among those of all streams, and how many they are.
    private let firstFrame: UInt64
    let frameCount: UInt32

    var frames: Range<Int> {
      // So that no sum of the two is too large.
      let first = Int(min(firstFrame, UInt64(UInt32.max) * 2))
      return first..<(first + Int(frameCount))
    }

    init(_ bytes: UnsafeRawBufferPointer) {
      name = Self.name(bytes)
      place = bytes.number(at: 20)
      revision = bytes.number(at: 24)
      firstFrame = bytes.number(at: 32)
      frameCount = bytes.number(at: 40)
    }

    static func name(_ bytes: UnsafeRawBufferPointer) -> StreamID {
      StreamID(
        Category(bytes.number(at: 16)),
        Identifier(high: bytes.number(at: 0), low: bytes.number(at: 8)))
    }
  }

  let file: IndexFile
  private let pairs: HashedPairs

  init?(_ file: IndexFile) {
    guard let pairs = file.pairs(.streamPairs, .streamStarts) else { return nil }
    (self.file, self.pairs) = (file, pairs)
  }

  var seed: UInt64 { file.seed }
  var count: Int { file[.streams].count }

  static func hash(of stream: StreamID, _ seed: UInt64) -> UInt64 {
    stream.id.mixed(with: seed &+ UInt64(stream.category.number) &* 0x9e37_79b9_7f4a_7c15)
  }

  func stream(_ number: UInt32) -> Record? {
    var record: Record?
    guard number > 0 else { return nil }
    file.read(file[.streams], (Int(number) - 1)..<Int(number), size: Record.size) {
      record = Record($0)
    }
    return record
  }

  /// The names of some streams from a number on; fewer at the end.
  func names(from number: UInt32, count: Int) -> [StreamID] {
    guard number > 0, number <= self.count else { return [] }
    let range = (Int(number) - 1)..<min(Int(number) - 1 + count, self.count)
    var names: [StreamID] = []
    names.reserveCapacity(range.count)
    file.read(file[.streams], range, size: Record.size) { bytes in
      for start in stride(from: 0, to: bytes.count, by: Record.size) {
        names.append(Record.name(UnsafeRawBufferPointer(rebasing: bytes[start...])))
      }
    }
    return names
  }

  func record(of stream: StreamID) -> Record? { number(of: stream).flatMap { self.stream($0) } }

  func number(of stream: StreamID) -> UInt32? {
    pairs.values(under: Self.hash(of: stream, seed)).first { self.stream($0)?.name == stream }
  }

  func frames(of number: UInt32) -> [UInt64] { stream(number).map(frames) ?? [] }

  func frames(of record: Record) -> [UInt64] {
    var offsets: [UInt64] = []
    file.read(file[.frames], record.frames, size: IndexFile.frameSize) { bytes in
      for place in 0..<Int(record.frameCount) {
        let eighth: UInt32 = bytes.number(at: place * IndexFile.frameSize)
        offsets.append(UInt64(eighth) * 8)
      }
    }
    return offsets
  }

  /// The last frame of each stream of a category, by its place in it, in eighths of the offset.
  func lastFrames(of category: Category) -> [UInt32] {
    func failed() { file.fail(at: file[.streams].offset) }
    var last = [UInt32](repeating: 0, count: file.range(of: category)?.count ?? 0)
    for start in stride(from: 0, to: count, by: 4096) {
      var records: [Record] = []
      file.read(file[.streams], start..<min(start + 4096, count), size: Record.size) { bytes in
        records = stride(from: 0, to: bytes.count, by: Record.size).map {
          Record(UnsafeRawBufferPointer(rebasing: bytes[$0...]))
        }
      }
      // The frames of one stream stand behind those of the one before.
      guard let frames = records.first?.frames.lowerBound,
        let end = records.last?.frames.upperBound, frames <= end
      else {
        failed()
        return last
      }
      file.read(file[.frames], frames..<end, size: IndexFile.frameSize) { bytes in
        for record in records where record.name.category == category {
          let (place, frame) = (Int(record.place), record.frames.upperBound - 1 - frames)
          guard place < last.count, frame >= 0, frame < end - frames else { return failed() }
          last[place] = bytes.number(at: frame * IndexFile.frameSize)
        }
      }
    }
    return last
  }

  /// Shows the pairs by which streams are found.
  func forEachPair(_ body: (HashedPair) -> Void) { pairs.forEach(body) }
}

extension IndexFile {
  /// What whoever folded the log kept with it.
  var kept: [UInt8] { bytes(of: self[.kept]) }

  /// The number of the stream at a place among those of its category.
  func number(of category: Category, at place: Int) -> UInt32? {
    guard let members = range(of: category), place >= 0, place < members.count else { return nil }
    var number: UInt32?
    let at = members.lowerBound + place
    read(self[.members], at..<(at + 1), size: 4) { number = $0.number(at: 0) }
    return number
  }

  /// Frames begin at multiples of eight.
  static let frameSize = 4
  /// No log that reaches further has an index: 32 GiB.
  static let furthest = UInt64(UInt32.max) * 8

  /// Where the streams of a category stand among those of all, in the order in which they began.
  func range(of category: Category) -> Range<Int>? {
    var (start, found): (Int, Range<Int>?) = (0, nil)
    let categories = self[.categories]
    read(categories, 0..<categories.count, size: 8) { bytes in
      for place in 0..<categories.count where found == nil {
        let (number, count): (UInt32, UInt32) = (
          bytes.number(at: place * 8), bytes.number(at: place * 8 + 4)
        )
        if number == category.number { found = start..<(start + Int(count)) }
        start += Int(count)
      }
    }
    return found
  }
}
