import EventSourcing

/// What the shown part of a frame says.
public struct ProvenEntry: Equatable, Sendable {
  /// The number of its leaf.
  public let index: UInt64
  public let recorded: Instant
  /// Nil if it is hidden, or went to a stream that is not named.
  public let command: CommandRecord?
  public let events: [StoredEvent]
  /// How many events of the same commit are hidden.
  public let hiddenEvents: Int
}

extension Evidence {
  /// Verifies the evidence and reads what it shows.
  ///
  /// - Throws: what is not proven, or cannot be read.
  public func entries() throws(ProofFault) -> [ProvenEntry] {
    try verify()
    var names: [UInt32: StreamID] = [:]
    var entries: [ProvenEntry] = []
    for frame in frames { entries.append(try entry(of: frame, &names)) }
    guard entries.contains(where: { !$0.events.isEmpty }) else {
      throw ProofFault("it shows no event")
    }
    return entries
  }

  private func entry(
    of frame: Frame, _ names: inout [UInt32: StreamID]
  ) throws(ProofFault) -> ProvenEntry {
    let eventParts = frame.parts.suffix(Int(frame.eventCount))
    guard frame.kind == FrameKind.commit.rawValue, frame.eventCount > 0,
      eventParts.count == Int(frame.eventCount), eventParts.startIndex > 0,
      frame.firstPosition > 0,
      !frame.firstPosition.addingReportingOverflow(UInt64(frame.eventCount)).overflow
    else { throw ProofFault("frame \(frame.index) is no commit") }
    for part in frame.parts[1..<eventParts.startIndex] {
      guard case .shown(let bytes) = part else { continue }
      let record: StreamRecord = try Self.decode(bytes, frame)
      guard record.number > 0, names[record.number] == nil else {
        throw ProofFault("frame \(frame.index) names stream number \(record.number) again")
      }
      names[record.number] = StreamID(Category(record.category), record.id)
    }
    var events: [StoredEvent] = []
    for (place, part) in eventParts.enumerated() {
      guard case .shown(let bytes) = part else { continue }
      let record: EventRecord<[UInt8]> = try Self.decode(bytes, frame)
      let position = frame.firstPosition &+ UInt64(place)
      guard let stream = names[record.streamNumber] else {
        throw ProofFault(
          "event \(position) is of stream number \(record.streamNumber), which no frame here names")
      }
      events.append(
        StoredEvent(
          position: Position(position), stream: stream, revision: Revision(record.revision),
          type: record.type, payload: record.payload))
    }
    var command: CommandRecord?
    if case .shown(let bytes) = frame.parts[0] {
      var record: CommandRecord = try Self.decode(bytes, frame)
      // For a command to a stream that is not named here, the receiver is unknown.
      if let name = names[record.streamNumber] {
        (record.category, record.stream) = (name.category.number, name.id)
        record.streamNumber = 0
      }
      if record.streamNumber == 0 { command = record }
    }
    return ProvenEntry(
      index: frame.index, recorded: frame.recorded, command: command, events: events,
      hiddenEvents: Int(frame.eventCount) - events.count)
  }

  private static func decode<M: Message>(_ bytes: [UInt8], _ frame: Frame) throws(ProofFault) -> M {
    do throws(WireError) { return try M(decoding: bytes) } catch {
      throw ProofFault("frame \(frame.index) shows what this version cannot read: \(error)")
    }
  }
}
