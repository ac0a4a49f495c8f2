import CProcessor
import EventSourcing

/// Which streams there are, how far each has come, and in which frames it stands.
///
/// Derived from the frames; numbers are given in the order in which streams first appear, from 1. What a
/// file tells of them is not in memory: only what came since.
struct StreamIndex {
  let base: IndexedStreams?
  private let baseCount: Int
  /// The streams that are not in the file.
  private var names: [StreamID] = []
  private var courses: [Course] = []
  private var kinds: [Kind] = []
  /// What came since of those that are.
  private var continued: [UInt32: Course] = [:]
  /// Names that the file tells, from a number on.
  private var ahead: (first: Int, names: [StreamID]) = (1, [])
  let seed: UInt64

  /// How far a stream has come, and the offsets of the frames in which it stands.
  struct Course {
    var revision: UInt64 = 0
    var lastFrame: UInt64 = 0
    var frames: [UInt64] = []

    mutating func advance(by events: Int, inFrameAt offset: UInt64) {
      revision &+= UInt64(events)
      guard lastFrame != offset else { return }
      lastFrame = offset
      frames.append(offset)
    }
  }

  /// The streams of one category. There are a handful of categories.
  private struct Kind {
    let category: Category
    var index: IdentifierIndex
    /// The number of the stream at each place of the index.
    var numbers: [UInt32] = []
  }

  init(_ base: IndexedStreams? = nil) {
    self.base = base
    baseCount = base?.count ?? 0
    seed = base?.seed ?? .random(in: 0 ... .max)
  }

  var count: Int { baseCount + names.count }

  func number(of stream: StreamID) -> UInt32? {
    recentNumber(of: stream) ?? base?.number(of: stream)
  }

  /// That of a stream which is not in the file.
  private func recentNumber(of stream: StreamID) -> UInt32? {
    for kind in kinds where kind.category == stream.category {
      if let place = kind.index.place(of: stream.id) { return kind.numbers[place] }
    }
    return nil
  }

  /// Reads ahead in the file: whoever reads a whole log asks for one stream after another.
  mutating func name(of number: UInt32) -> StreamID? {
    let place = Int(number) - 1 - baseCount
    guard place < 0 else { return names.indices.contains(place) ? names[place] : nil }
    if !ahead.names.indices.contains(Int(number) - ahead.first) {
      let isNext = Int(number) == ahead.first + ahead.names.count
      ahead = (Int(number), base?.names(from: number, count: isNext ? 256 : 1) ?? [])
    }
    return ahead.names.isEmpty ? nil : ahead.names[Int(number) - ahead.first]
  }

  func revision(of number: UInt32) -> UInt64 {
    let place = Int(number) - 1 - baseCount
    if place >= 0 { return courses[place].revision }
    return continued[number]?.revision ?? base?.stream(number)?.revision ?? 0
  }

  func frames(of number: UInt32) -> [UInt64] {
    let place = Int(number) - 1 - baseCount
    if place >= 0 { return courses[place].frames }
    let before = base?.frames(of: number) ?? []
    return continued[number].map { before + $0.frames } ?? before
  }

  func frameCount(of number: UInt32) -> Int {
    let before = Int(number) <= baseCount ? base?.stream(number)?.frameCount ?? 0 : 0
    return Int(before) + (course(of: number)?.frames.count ?? 0)
  }

  /// What an index files of the streams that it does not have yet.
  var newPairs: [HashedPair] {
    names.enumerated().map { place, name in
      HashedPair(IndexedStreams.hash(of: name, seed), UInt32(baseCount + place + 1))
    }
  }

  /// How far a stream has come, with those of its frames that are in no file.
  func course(of number: UInt32) -> Course? {
    let place = Int(number) - 1 - baseCount
    return place >= 0 ? courses[place] : continued[number]
  }

  mutating func add(_ stream: StreamID) -> UInt32 {
    names.append(stream)
    courses.append(Course())
    let number = UInt32(count)
    var kind = kinds.firstIndex { $0.category == stream.category } ?? kinds.count
    if kind == kinds.count {
      kinds.append(Kind(category: stream.category, index: IdentifierIndex(seed: seed)))
      kind = kinds.count - 1
    }
    _ = kinds[kind].index.append(stream.id)
    kinds[kind].numbers.append(number)
    return number
  }

  /// Asks for the memory in which the list of a stream's frames begins; for nothing if the file tells of it.
  func prefetch(_ stream: StreamID) {
    guard let number = recentNumber(of: stream) else { return }
    let place = Int(number) - 1 - baseCount
    // A copy of the list would be counted in that very memory, and wait for it.
    courses.withUnsafeBufferPointer { courses in
      courses[place].frames.withUnsafeBufferPointer { frames in
        if let base = frames.baseAddress { cprocessor_prefetch(base) }
      }
    }
  }

  mutating func advance(_ number: UInt32, by events: Int, inFrameAt offset: UInt64) {
    let place = Int(number) - 1 - baseCount
    guard place < 0 else { return courses[place].advance(by: events, inFrameAt: offset) }
    if continued[number] == nil {
      continued[number] = Course(revision: base?.stream(number)?.revision ?? 0)
    }
    continued[number]?.advance(by: events, inFrameAt: offset)
  }

  /// Takes in one frame that was read. - Throws: what does not fit what went before.
  mutating func take(_ frame: FrameScanner.Frame) throws(FrameFault) {
    var fault: FrameFault?
    do throws(WireError) {
      try EntryReader.forEachStream(in: frame.body) { record in
        let stream = StreamID(Category(record.category), record.id)
        if record.number != UInt32(count) + 1 || number(of: stream) != nil {
          fault = .misplaced("stream number \(record.number)")
        } else {
          _ = add(stream)
        }
      }
      var events: [EventView] = []
      try EntryReader.appendEvents(in: frame.body, of: frame.header, to: &events)
      for event in events where fault == nil {
        guard event.stream > 0, Int(event.stream) <= count,
          event.revision == revision(of: event.stream) &+ 1
        else {
          fault = .misplaced("revision \(event.revision) of stream \(event.stream)")
          break
        }
        advance(event.stream, by: 1, inFrameAt: frame.offset)
      }
      if events.isEmpty { fault = .misplaced("a commit without an event") }
      if events.count != frame.header.eventCount { fault = .misplaced("\(events.count) events") }
    } catch {
      fault = .misplaced("its body is no entry: \(error)")
    }
    if let fault { throw fault }
  }
}
