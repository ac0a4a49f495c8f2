import CProcessor
import EventSourcing

/// Which streams there are, how far each has come, and in which frames it stands.
///
/// Derived from the frames; numbers are given in the order in which streams first appear, from 1.
struct StreamIndex {
  private(set) var names: [StreamID] = []
  private var courses: [Course] = []
  private var kinds: [Kind] = []
  private let seed = UInt64.random(in: 0 ... .max)

  /// How far a stream has come, and the offsets of the frames in which it stands.
  private struct Course {
    var revision: UInt64 = 0
    var lastFrame: UInt64 = 0
    var frames: [UInt64] = []
  }

  /// The streams of one category. There are a handful of categories.
  private struct Kind {
    let category: Category
    var index: IdentifierIndex
    /// The number of the stream at each place of the index.
    var numbers: [UInt32] = []
  }

  func number(of stream: StreamID) -> UInt32? {
    for kind in kinds where kind.category == stream.category {
      return kind.index.place(of: stream.id).map { kind.numbers[$0] }
    }
    return nil
  }

  func name(of number: UInt32) -> StreamID? {
    let place = Int(number) - 1
    return names.indices.contains(place) ? names[place] : nil
  }

  func revision(of number: UInt32) -> UInt64 { courses[Int(number) - 1].revision }

  func frames(of number: UInt32) -> [UInt64] { courses[Int(number) - 1].frames }

  mutating func add(_ stream: StreamID) -> UInt32 {
    names.append(stream)
    courses.append(Course())
    let number = UInt32(names.count)
    var kind = kinds.firstIndex { $0.category == stream.category } ?? kinds.count
    if kind == kinds.count {
      kinds.append(Kind(category: stream.category, index: IdentifierIndex(seed: seed)))
      kind = kinds.count - 1
    }
    _ = kinds[kind].index.append(stream.id)
    kinds[kind].numbers.append(number)
    return number
  }

  /// Asks for the memory that an event of this stream changes.
  func prefetch(_ stream: StreamID) {
    guard let number = number(of: stream) else { return }
    courses[Int(number) - 1].frames.withUnsafeBufferPointer { frames in
      if let base = frames.baseAddress { cprocessor_prefetch(base + frames.count) }
    }
  }

  mutating func advance(_ number: UInt32, by events: Int, inFrameAt offset: UInt64) {
    let place = Int(number) - 1
    courses[place].revision += UInt64(events)
    guard courses[place].lastFrame != offset else { return }
    courses[place].lastFrame = offset
    courses[place].frames.append(offset)
  }

  /// Takes in one frame that was read. - Throws: what does not fit what went before.
  mutating func take(_ frame: FrameScanner.Frame) throws(FrameFault) {
    var fault: FrameFault?
    do throws(WireError) {
      try EntryReader.forEachStream(in: frame.body) { record in
        let stream = StreamID(Category(record.category), record.id)
        if record.number != UInt32(names.count) + 1 || number(of: stream) != nil {
          fault = .misplaced("stream number \(record.number)")
        } else {
          _ = add(stream)
        }
      }
      var events: [EventView] = []
      try EntryReader.appendEvents(in: frame.body, of: frame.header, to: &events)
      for event in events where fault == nil {
        guard event.stream > 0, Int(event.stream) <= names.count,
          event.revision == revision(of: event.stream) + 1
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
