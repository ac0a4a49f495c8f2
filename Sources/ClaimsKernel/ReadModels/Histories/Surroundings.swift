import ClaimsDomain
import EventSourcing

/// What touches a stream from elsewhere: events of what it names and is named by, of the people who
/// act on it or are named in it, and of the rules; of other claims those events alone that name it.
///
/// It follows from what the reader is shown: what is left out of an event leads nowhere.
public struct Surroundings: Sendable {
  private let center: StreamID
  private let logState: LogState
  /// All of whose events belong to it.
  private var streams: Set<StreamID>
  /// What it is called in events of other streams, and how that is stored.
  private let name: String
  private let mark: [UInt8]

  /// - Parameters:
  ///   - stream: whose surroundings are asked for.
  ///   - logState: that of the end of the log, which knows the streams that there are.
  public init(of stream: StreamID, in logState: LogState) {
    center = stream
    self.logState = logState
    streams = [stream, .rules]
    let person = (logState.snapshot(of: stream)?.state as? RegisteredActor)?.id
    name = person?.text ?? stream.id.text
    mark = person.map { Array($0.text.utf8) } ?? stream.id.bytes
  }

  /// Takes an event of the stream itself: what it names belongs to its surroundings.
  public mutating func take(_ seen: VisibleEvent) {
    if seen.showsSender { add(seen.line.command.actor) }
    for row in seen.fields() {
      add(ActorID(row.value))
      guard let id = Identifier(row.value) else { continue }
      for category in Category.named where category != .claim {
        let stream = StreamID(category, id)
        if logState.revision(of: stream) > 0 { streams.insert(stream) }
      }
    }
  }

  private mutating func add(_ actor: ActorID) {
    if logState.actors[actor] != nil { streams.insert(.actor(actor)) }
  }

  /// Whether an entry may have something that belongs to it: most do not, and need not be read.
  public func mayHold(_ entry: Entry) -> Bool {
    entry.events.contains { streams.contains($0.stream) || $0.payload.holds(mark) }
  }

  /// Whether an event belongs to it, of any stream, in the order of the log.
  public mutating func holds(_ seen: VisibleEvent) -> Bool {
    let stream = seen.line.stored.stream
    if streams.contains(stream) { return true }
    guard seen.fields().contains(where: { $0.value.utf8.elementsEqual(name.utf8) }) else {
      return false
    }
    // What came to be about it stays so: an activity, a lead that became this claim.
    if stream.category != .claim, stream.category != .actor, center.category != .actor {
      streams.insert(stream)
    }
    return true
  }
}

extension [UInt8] {
  /// Whether these bytes stand in it, one after another.
  fileprivate func holds(_ part: [UInt8]) -> Bool {
    guard let first = part.first, count >= part.count else { return false }
    return withUnsafeBufferPointer { all in
      (0...(all.count - part.count)).contains { start in
        all[start] == first && part.indices.allSatisfy { all[start + $0] == part[$0] }
      }
    }
  }
}
