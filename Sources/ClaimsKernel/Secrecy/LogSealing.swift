import ClaimsDomain
import EventSourcing
import Hashing

/// Writes the entries of one log to another, whose texts are sealed: with the same positions, times and decisions.
///
/// Source: Specs/Secrecy.md, "Sealing a log".
public struct LogSealing: Sendable {
  /// How many commits `run` went through, with those of an earlier run.
  public private(set) var commits = 0
  /// How many recorded refusals `run` went through, with those of an earlier run.
  public private(set) var refusals = 0
  /// How many events the commits have.
  public private(set) var events = 0
  /// How many entries an earlier run had written.
  public private(set) var earlier = 0

  /// How many entries are written before they are waited for.
  private static let batch = 1_000

  /// Creates a sealing that has written nothing yet.
  public init() {}

  /// The hash of all that `run` wrote or found.
  private var hash: Digest?

  /// Goes on where an earlier run stopped.
  ///
  /// - Throws: `otherLog` if what `new` holds is not the beginning of `old`, or a newer version decided.
  public mutating func run<Old: EventStore, New: EventStore>(
    from old: Old, to new: New
  ) throws(EventStoreError) {
    var written = EntryHash()
    try new.forEachEntry(after: .start) { entry throws(EventStoreError) in
      try written.add(entry)
      return true
    }
    earlier = written.count
    var (all, last, tally) = (EntryHash(), Instant?.none, self)
    try old.forEachEntry(after: .start) { entry throws(EventStoreError) in
      if entry.command.deciderVersion > ClaimDecider.version {
        throw .otherLog(
          reason: "a newer version wrote in it, of which texts could stay in the clear")
      }
      try all.add(entry)
      if all.count > written.count {
        try new.append(entry, after: last)
        if all.count % Self.batch == 0 { try new.waitUntilDurable(new.head.ticket) }
      } else if all.count == written.count, all.digest != written.digest {
        throw Self.other
      }
      last = entry.clock
      tally.count(entry)
      return true
    }
    guard all.count >= written.count else { throw Self.other }
    try new.waitUntilDurable(new.head.ticket)
    self = tally
    hash = all.digest
  }

  /// Compares what was written, as it is read with the keyring that is on the disk now.
  ///
  /// - Throws: `otherLog` if it says anything else.
  public func check<New: EventStore>(_ new: New) throws(EventStoreError) {
    var found = EntryHash()
    try new.forEachEntry(after: .start) { entry throws(EventStoreError) in
      try found.add(entry)
      return true
    }
    if found.digest != hash { throw Self.other }
  }

  private static var other: EventStoreError {
    .otherLog(reason: "what it holds is not what the log holds that is to be sealed")
  }

  private mutating func count(_ entry: Entry) {
    if entry.refusal == nil { commits += 1 } else { refusals += 1 }
    events += entry.events.count
  }
}

extension EventStore {
  /// Appends an entry of another log as it was recorded there.
  ///
  /// - Parameter last: what the clock showed at the entry before.
  fileprivate func append(_ entry: Entry, after last: Instant?) throws(EventStoreError) {
    if let refusal = entry.refusal {
      _ = try append(
        RefusedCommand(command: entry.command, recorded: entry.clock, refusal: refusal))
      return
    }
    var appends: [StreamAppend] = []
    var places: [StreamID: Int] = [:]
    for event in entry.events {
      let payload = EventPayload(type: event.type, bytes: event.payload)
      if let place = places[event.stream] {
        appends[place].events.append(payload)
      } else {
        places[event.stream] = appends.count
        let before = Revision(event.revision.value - 1)
        appends.append(StreamAppend(stream: event.stream, expected: before, events: [payload]))
      }
    }
    var commit = Commit(command: entry.command, recorded: entry.clock, appends: appends)
    commit.resetsClock = last.map { entry.clock < $0 } ?? false
    let appended = try append(commit)
    guard appended.last == entry.last else {
      throw .damaged(offset: 0, reason: "events of streams by turns, which no log has")
    }
  }
}

/// A hash of entries, one after another: of all that they say.
private struct EntryHash {
  private var hash = SHA256()
  private(set) var count = 0

  var digest: Digest { hash.finish() }

  mutating func add(_ entry: Entry) throws(EventStoreError) {
    count += 1
    do throws(WireError) { add(try entry.command.encoded()) } catch {
      throw .damaged(offset: 0, reason: "a command that cannot be encoded")
    }
    add(words: [UInt64(bitPattern: entry.clock.nanoseconds), entry.decidedAt.value])
    if let refusal = entry.refusal { add(refusal) }
    for event in entry.events {
      let id = event.stream.id
      add(
        words: [
          UInt64(event.stream.category.number), id.high, id.low, event.position.value,
          event.revision.value, UInt64(event.type),
        ])
      add(event.payload)
    }
  }

  private mutating func add(_ bytes: [UInt8]) {
    add(words: [UInt64(bytes.count)])
    hash.update(bytes)
  }

  private mutating func add(words: [UInt64]) {
    for word in words { withUnsafeBytes(of: word.littleEndian) { hash.update($0) } }
  }
}
