import EventSourcing
import Hashing

/// Why something could not be proven.
public enum ProvingError: Error, Equatable, Sendable {
  /// The log could not be read.
  case log(EventStoreError)
  /// What was to be proven is not true, or not in the log.
  case fault(ProofFault)
  /// The log is being written, and not all of it that a checkpoint saw can be read yet.
  case notVisibleYet(frames: UInt64, of: UInt64)
}

extension WriteAheadLog {
  /// What the log is now, as far as it is durable.
  ///
  /// - Parameter origin: what it is called, if not by its id.
  public func checkpoint(origin: String? = nil) throws(EventStoreError) -> Checkpoint {
    let (kept, ticket) = contents.withLock { contents in
      (contents.tree, Ticket(writer?.progress.end ?? contents.readableEnd))
    }
    let tree: MerkleTree
    if let kept {
      try waitUntilDurable(ticket)
      tree = kept
    } else {
      tree = MerkleTree(of: try leaves())
    }
    return Checkpoint(
      origin: origin ?? Checkpoint.origin(of: logID), size: tree.size, root: tree.root)
  }

  /// The hashes of all frames that are durable, in order.
  public func leaves() throws(EventStoreError) -> [Digest] {
    var leaves: [Digest] = []
    var scanner = FrameScanner(file, format, to: readableEnd)
    while let frame = try scanner.next() {
      do throws(WireError) { leaves.append(try FrameLeaf(frame.header, frame.body).hash) } catch {
        throw .damaged(offset: frame.offset, reason: "not a leaf: \(error)")
      }
    }
    try check(scanner)
    return leaves
  }

  /// The hashes of all frames in the file now, also of those that no mark shows to be durable.
  private func leavesThere() throws(EventStoreError) -> [Digest] {
    var leaves: [Digest] = []
    var scanner = FrameScanner(file, format, to: try file.size())
    while let frame = try scanner.next(), let leaf = try? FrameLeaf(frame.header, frame.body) {
      leaves.append(leaf.hash)
    }
    return leaves
  }

  /// Whether the log still begins as a checkpoint saw it.
  ///
  /// - Throws: `fault` if it does not.
  public func check(against checkpoint: Checkpoint) throws(ProvingError) {
    var leaves = try reading { () throws(EventStoreError) in try self.leaves() }
    if isBeingWritten, checkpoint.size > UInt64(leaves.count) {
      // The checkpoint may have seen them without a writer; the writer since then has not gone on
      // yet.
      let there = try reading { () throws(EventStoreError) in try leavesThere() }
      if checkpoint.size <= UInt64(there.count) { leaves = there }
    }
    try check(leaves, against: checkpoint)
  }

  func check(_ leaves: [Digest], against checkpoint: Checkpoint) throws(ProvingError) {
    let own = Checkpoint.origin(of: logID)
    // A salvaged log begins with the frames of the log it was salvaged from.
    let known = [own] + (salvaged.map { [Checkpoint.origin(of: $0.logID)] } ?? [])
    if checkpoint.origin.hasPrefix(Checkpoint.origin), !known.contains(checkpoint.origin) {
      throw .fault(ProofFault("the checkpoint is of \(checkpoint.origin), the log is \(own)"))
    }
    guard checkpoint.size <= UInt64(leaves.count) else {
      if isBeingWritten {
        throw .notVisibleYet(frames: UInt64(leaves.count), of: checkpoint.size)
      }
      throw .fault(
        ProofFault(
          "the checkpoint saw \(checkpoint.size) frames, and the log has \(leaves.count): some "
            + "are gone, or an older copy was put back"))
    }
    guard MerkleTree(of: leaves.prefix(Int(checkpoint.size))).root == checkpoint.root else {
      throw .fault(
        ProofFault(
          "the first \(checkpoint.size) frames are not those that the checkpoint saw: the log was "
            + "rewritten, or is another one"))
    }
  }

  /// Proves that the log still begins as a checkpoint saw it.
  ///
  /// - Parameters:
  ///   - older: the checkpoint that was kept.
  ///   - origin: what the log is called, if not by its id. The newer checkpoint is of this name,
  ///     never of one that only the older one tells: its signer vouches for the name too.
  ///   - newer: what the proof leads to (default: the log as it is now).
  /// - Throws: `fault` if it does not, or if the checkpoint is of another name.
  public func consistency(
    since older: Checkpoint, origin: String? = nil, to newer: Checkpoint? = nil
  ) throws(ProvingError) -> ConsistencyProof {
    let own = origin ?? Checkpoint.origin(of: logID)
    guard older.origin.utf8.elementsEqual(own.utf8) else {
      throw .fault(ProofFault("the checkpoint is of \(older.origin), the log is \(own)"))
    }
    let leaves = try reading { () throws(EventStoreError) in try self.leaves() }
    try check(leaves, against: older)
    if let newer { try check(leaves, against: newer) }
    let seen = leaves.prefix(newer.map { Int($0.size) } ?? leaves.count)
    guard let path = MerkleLevels(of: seen).consistency(from: Int(older.size)) else {
      throw .fault(
        ProofFault("the older checkpoint saw \(older.size) frames, the newer one \(seen.count)"))
    }
    let last =
      newer ?? Checkpoint(origin: own, size: UInt64(seen.count), root: MerkleTree(of: seen).root)
    return ConsistencyProof(path: path, note: SignedNote(last.text))
  }

  /// Proves that an event is in the log. Shows the event and the name of its stream, and nothing
  /// else of what was recorded with either.
  ///
  /// - Parameters:
  ///   - position: that of the event.
  ///   - checkpoint: what the proof refers to (default: the log as it is now).
  /// - Throws: `fault` if no durable event has this position, or the checkpoint did not see it.
  public func evidence(
    ofEventAt position: Position, at checkpoint: Checkpoint? = nil
  ) throws(ProvingError) -> Evidence {
    var found: (entry: Entry, place: Int)?
    try reading { () throws(EventStoreError) in
      try forEachEntry(after: Position(max(position.value, 1) - 1)) { entry in
        found = entry.events.firstIndex { $0.position == position }.map { (entry, $0) }
        // Refusals decided at the position before come first.
        return entry.events.isEmpty
      }
    }
    guard let found else {
      throw .fault(ProofFault("no durable event has position \(position.value)"))
    }
    let event = found.entry.events[found.place]
    let number = contents.withLock { $0.streams.number(of: event.stream) }
    return try evidence(of: event.stream, at: checkpoint) { frame, record in
      // The frame that names the stream comes first.
      var shown = frame.streams.firstIndex { $0.number == number }.map { [1 + $0] } ?? []
      if record.firstPosition <= position.value,
        position.value < record.firstPosition + UInt64(record.eventCount)
      {
        shown.append(
          1 + frame.streams.count + Int(position.value - record.firstPosition))
      }
      return shown
    }
  }

  /// Proves all that is in a stream: shows its commands and events, and of other streams' events in
  /// the same commits only hashes; also of a command that went to another stream and brought this
  /// one an event.
  ///
  /// - Parameters:
  ///   - stream: what is proven of.
  ///   - checkpoint: what the proof refers to (default: the log as it is now).
  /// - Throws: `fault` if there is no such stream, or the checkpoint did not see it.
  public func evidence(
    of stream: StreamID, at checkpoint: Checkpoint? = nil
  ) throws(ProvingError) -> Evidence {
    let number = contents.withLock { $0.streams.number(of: stream) }
    return try evidence(of: stream, at: checkpoint) { frame, _ in
      let command = frame.command.streamNumber == number ? [0] : []
      let streams = frame.streams.indices.filter { frame.streams[$0].number == number }
      let events = frame.events.indices.filter { frame.events[$0].streamNumber == number }
      return command + streams.map { 1 + $0 } + events.map { 1 + frame.streams.count + $0 }
    }
  }

  /// - Parameter shown: which parts of a frame of the stream to show; none to leave it out.
  private func evidence(
    of stream: StreamID, at checkpoint: Checkpoint?, shown: (EntryRecord, FrameHeader) -> [Int]
  ) throws(ProvingError) -> Evidence {
    let all = try reading { () throws(EventStoreError) in try self.leaves() }
    let made =
      checkpoint
      ?? Checkpoint(
        origin: Checkpoint.origin(of: logID), size: UInt64(all.count),
        root: MerkleTree(of: all).root)
    try check(all, against: made)
    let tree = MerkleLevels(of: all.prefix(Int(made.size)))
    let offsets = contents.withLock { contents in
      contents.streams.number(of: stream).map { contents.streams.frames(of: $0) } ?? []
    }
    var evidence = Evidence(frames: [], note: SignedNote(made.text))
    let end = readableEnd
    for offset in offsets where offset < end {
      let frame = try reading { () throws(EventStoreError) in
        try withFrame(at: offset) { header, body throws(EventStoreError) in
          try Evidence.Frame(header, body, at: offset, shown: shown)
        }
      }
      guard var frame, let path = tree.inclusion(of: Int(frame.index)) else { continue }
      frame.path = path
      evidence.frames.append(frame)
    }
    guard evidence.frames.contains(where: { $0.showsEvent }) else {
      throw .fault(ProofFault("nothing of it is among the \(made.size) frames"))
    }
    return evidence
  }

  private func reading<Answer>(
    _ body: () throws(EventStoreError) -> Answer
  ) throws(ProvingError) -> Answer {
    do throws(EventStoreError) { return try body() } catch { throw .log(error) }
  }
}

extension Evidence.Frame {
  /// A frame without its path; nil if nothing of it is shown.
  init?(
    _ header: FrameHeader, _ body: UnsafeRawBufferPointer, at offset: UInt64,
    shown: (EntryRecord, FrameHeader) -> [Int]
  ) throws(EventStoreError) {
    self.init(
      index: header.index, kind: header.kind.rawValue, recorded: header.recorded,
      firstPosition: header.firstPosition, eventCount: header.eventCount, parts: [], path: [])
    do throws(WireError) {
      let places = Set(shown(try EntryReader.entry(body), header))
      if places.isEmpty { return nil }
      try FrameLeaf.forEachPart(of: body) { bytes in
        let isShown = places.contains(parts.count)
        parts.append(isShown ? .shown(Array(bytes)) : .hidden(SHA256.hash(of: bytes)))
      }
    } catch { throw .damaged(offset: offset, reason: "not a leaf: \(error)") }
  }
}
