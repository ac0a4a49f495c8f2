import ClaimsDomain
import EventSourcing

// The domain as a host without Swift sees it: commits go in as the log's frames hold them, claims
// come out as JSON. There is one thread, so the state below is nobody else's.

/// A claim with what `claims list --json` says about it.
struct Snapshot {
  let id: Identifier
  var revision: UInt64 = 0
  let created: Instant
  var updated: Instant
  var claim = ClaimDecider.initial

  mutating func apply(_ event: ClaimEvent, _ revision: UInt64, _ recorded: Instant) {
    self.revision = revision
    updated = recorded
    ClaimDecider.evolve(&claim, event)
  }

  var json: String {
    var writer = JSONWriter()
    writer.beginObject()
    writer.key("id")
    writer.string(id.text)
    writer.key("revision")
    writer.unsigned(revision)
    writer.key("created")
    writer.string(created.text)
    writer.key("updated")
    writer.string(updated.text)
    writer.key("claim")
    writer.message(claim)
    writer.endObject()
    return writer.text
  }
}

/// The streams by their number, less one; nil for those that are not claims.
///
/// `nonisolated(unsafe)`: the module has one thread, its host's, and no call waits within another.
nonisolated(unsafe) private var snapshots: [Snapshot?] = []
/// What goes in and comes out.
///
/// `nonisolated(unsafe)`: only the host's one thread fills and reads it, between two calls.
nonisolated(unsafe) private var shared = UnsafeMutableRawBufferPointer(start: nil, count: 0)

/// The address of the shared buffer, made at least so large; what it held may be lost.
@c(buffer) public func buffer(_ size: Int) -> UnsafeMutableRawPointer? {
  if size > shared.count {
    shared.deallocate()
    shared = .allocate(byteCount: size, alignment: 16)
  }
  return shared.baseAddress
}

/// Folds the commit whose body stands in the shared buffer.
///
/// - Returns: how many events it had; -1 if it cannot be read, and then nothing is folded.
@c(fold) public func fold(_ length: Int, _ recorded: Int64) -> Int {
  do throws(WireError) {
    var entry = EntryRecord()
    try entry.read(UnsafeRawBufferPointer(rebasing: shared[..<length]))
    return try fold(entry, Instant(nanoseconds: recorded))
  } catch { return -1 }
}

private func fold(_ entry: EntryRecord, _ recorded: Instant) throws(WireError) -> Int {
  let made = entry.streams.map { stream -> Snapshot? in
    guard Category(stream.category) == .claim else { return nil }
    return Snapshot(id: stream.id, created: recorded, updated: recorded)
  }
  // Everything is read before anything is folded.
  var events: [ClaimEvent?] = []
  for record in entry.events {
    let place = Int(record.streamNumber) - 1
    guard place >= 0, place < snapshots.count + made.count else {
      throw .unreadable(
        ["an event of a stream that nobody made", "un evento de un flujo que nadie creó"])
    }
    let snapshot = place < snapshots.count ? snapshots[place] : made[place - snapshots.count]
    events.append(
      snapshot == nil ? nil : try ClaimEvent(kind: record.type, payload: record.payload))
  }
  snapshots += made
  for (record, event) in zip(entry.events, events) {
    guard let event else { continue }
    snapshots[Int(record.streamNumber) - 1]?.apply(event, record.revision, recorded)
  }
  return entry.events.count
}

/// How many streams there are.
@c(streams) public func streams() -> Int { snapshots.count }

/// Puts one claim's JSON into the shared buffer.
///
/// - Returns: its length in bytes; 0 for a stream that is not a claim.
@c(show) public func show(_ place: Int) -> Int {
  guard snapshots.indices.contains(place), let snapshot = snapshots[place] else { return 0 }
  let text = Array(snapshot.json.utf8)
  _ = buffer(text.count)
  shared.copyBytes(from: text)
  return text.count
}
