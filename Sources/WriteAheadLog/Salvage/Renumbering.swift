import EventSourcing

/// Gives what follows a gap the numbers that come next: a log counts its streams, and each stream
/// its revisions, without a gap.
///
/// Nothing is made up: what cannot be placed without its lost neighbours is not placed.
struct Renumbering {
  private struct Stream {
    let name: StreamID
    let number: UInt32
    /// The last revision in the old log, and in the new one.
    var old: UInt64 = 0
    var new: UInt64 = 0
  }

  /// By their numbers in the old log.
  private var streams: [UInt32: Stream] = [:]
  private var names: Set<StreamID> = []
  /// Which revisions of a stream are lost.
  private(set) var gaps: [Salvage.StreamGap] = []

  /// What was there before a frame that cannot be placed after all. A copy of all streams for each
  /// frame would make a long log's salvage take for ever.
  private struct Before {
    var streams: [(number: UInt32, stream: Stream?)] = []
    var names: [StreamID] = []
    let gaps: Int
  }

  /// The body of a commit or a refusal as the new log has it.
  ///
  /// - Returns: nil if it stays as it is.
  /// - Throws: why it cannot be placed. Nothing is taken then.
  mutating func place(
    _ header: FrameHeader, _ body: UnsafeRawBufferPointer
  ) throws(FrameFault) -> [UInt8]? {
    var entry: EntryRecord
    do throws(WireError) { entry = try EntryReader.entry(body) } catch {
      throw .misplaced("its body is no entry: \(error)")
    }
    let isCommit = header.kind == .commit
    guard entry.events.count == header.eventCount, isCommit == !entry.events.isEmpty,
      isCommit == (entry.refusal == nil), isCommit || entry.streams.isEmpty
    else { throw .misplaced("a body that is none of its kind") }
    let original = entry
    var before = Before(gaps: gaps.count)
    do throws(FrameFault) {
      try take(&entry, &before)
      guard entry != original else { return nil }
      // What a newer version recorded besides would be lost by writing the rest anew.
      var again = original
      guard try Self.encoded(&again).elementsEqual(body) else {
        throw .misplaced("it says what this version cannot write again")
      }
      return try Self.encoded(&entry)
    } catch {
      restore(before)
      throw error
    }
  }

  private mutating func restore(_ before: Before) {
    for (number, stream) in before.streams.reversed() { streams[number] = stream }
    names.subtract(before.names)
    gaps.removeLast(gaps.count - before.gaps)
  }

  private static func encoded(_ entry: inout EntryRecord) throws(FrameFault) -> [UInt8] {
    var writer = WireWriter(reserving: 256)
    do throws(WireError) { try entry.visit(&writer) } catch {
      throw .misplaced("it cannot be written again: \(error)")
    }
    return writer.bytes
  }

  private mutating func take(
    _ entry: inout EntryRecord, _ before: inout Before
  ) throws(FrameFault) {
    for place in entry.streams.indices {
      let record = entry.streams[place]
      let name = StreamID(Category(record.category), record.id)
      guard streams[record.number] == nil, names.insert(name).inserted else {
        throw .misplaced("it makes stream \(record.number), which is there")
      }
      let number = UInt32(streams.count + 1)
      before.names.append(name)
      before.streams.append((record.number, nil))
      streams[record.number] = Stream(name: name, number: number)
      entry.streams[place].number = number
    }
    for place in entry.events.indices {
      let event = entry.events[place]
      guard var stream = streams[event.streamNumber] else {
        throw .misplaced("the name of stream \(event.streamNumber) is lost")
      }
      guard event.revision > stream.old else {
        throw .misplaced("revision \(event.revision) of stream \(event.streamNumber) is there")
      }
      if event.revision > stream.old + 1 {
        gaps.append(
          Salvage.StreamGap(
            stream: stream.name, revisions: (stream.old + 1)...(event.revision - 1)))
      }
      before.streams.append((event.streamNumber, stream))
      stream.old = event.revision
      stream.new += 1
      streams[event.streamNumber] = stream
      entry.events[place].streamNumber = stream.number
      entry.events[place].revision = stream.new
    }
    guard entry.command.streamNumber > 0 else { return }
    guard let target = streams[entry.command.streamNumber] else {
      throw .misplaced("the name of its stream \(entry.command.streamNumber) is lost")
    }
    entry.command.streamNumber = target.number
  }
}
