import Descriptions
import EventSourcing

/// What the shown part of a frame says.
public struct ProvenEntry: Equatable, Sendable, PrintsFields {
  /// The number of its leaf.
  public let index: UInt64
  /// What the clock showed.
  public let recorded: Instant
  /// That of its first event; of a refusal, that of the event after it.
  public let firstPosition: UInt64
  /// Nil if it is hidden, or went to a stream that is not named.
  public let command: CommandRecord?
  /// The events that are shown, in order; none in a refusal.
  public let events: [StoredEvent]
  /// Why the command was refused; nil in a commit.
  public let refusal: [UInt8]?
  /// How many events of the same commit are hidden.
  public let hiddenEvents: Int
}

extension Evidence {
  /// Verifies the evidence and reads what it shows.
  ///
  /// - Throws: what is not proven, or cannot be read.
  public func entries() throws(ProofFault) -> [ProvenEntry] {
    try verify()
    var reader = EvidenceReader()
    var entries: [ProvenEntry] = []
    for frame in frames {
      guard frame.kind == FrameKind.commit.rawValue else { throw frame.noCommit }
      entries.append(try reader.next(frame))
    }
    guard entries.contains(where: { !$0.events.isEmpty }) else {
      throw ProofFault("it shows no event")
    }
    return entries
  }
}

/// Reads what frames show, one after the other, as they stand in a log. It does not verify them.
public struct EvidenceReader {
  private var names: [UInt32: StreamID] = [:]
  private let supposed: StreamID?
  /// The number that no frame named, and that is taken for the stream that is supposed.
  public private(set) var supposedNumber: UInt32?

  /// - Parameter supposed: the stream of the first number that no frame names; none if nil.
  public init(supposing supposed: StreamID? = nil) { self.supposed = supposed }

  /// - Throws: what cannot be read.
  public mutating func next(_ frame: Evidence.Frame) throws(ProofFault) -> ProvenEntry {
    if frame.kind == FrameKind.refusal.rawValue {
      guard frame.parts.count == 2, frame.eventCount == 0, frame.firstPosition > 0,
        case .shown(let refusal) = frame.parts[1]
      else { throw ProofFault("frame \(frame.index) is no refusal") }
      return ProvenEntry(
        index: frame.index, recorded: frame.recorded, firstPosition: frame.firstPosition,
        command: try command(of: frame), events: [], refusal: refusal, hiddenEvents: 0)
    }
    let eventParts = frame.parts.suffix(Int(frame.eventCount))
    guard frame.kind == FrameKind.commit.rawValue, frame.eventCount > 0,
      eventParts.count == Int(frame.eventCount), eventParts.startIndex > 0,
      frame.firstPosition > 0,
      !frame.firstPosition.addingReportingOverflow(UInt64(frame.eventCount)).overflow
    else { throw frame.noCommit }
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
      if names[record.streamNumber] == nil, supposed != nil {
        supposedNumber = supposedNumber ?? record.streamNumber
      }
      guard let stream = name(of: record.streamNumber) else {
        throw ProofFault(
          "event \(position) is of stream number \(record.streamNumber), which no frame here names")
      }
      events.append(
        StoredEvent(
          position: Position(position), stream: stream, revision: Revision(record.revision),
          type: record.type, payload: record.payload))
    }
    return ProvenEntry(
      index: frame.index, recorded: frame.recorded, firstPosition: frame.firstPosition,
      command: try command(of: frame), events: events, refusal: nil,
      hiddenEvents: Int(frame.eventCount) - events.count)
  }

  private func name(of number: UInt32) -> StreamID? {
    names[number] ?? (number > 0 && number == supposedNumber ? supposed : nil)
  }

  private func command(of frame: Evidence.Frame) throws(ProofFault) -> CommandRecord? {
    guard case .shown(let bytes) = frame.parts[0] else { return nil }
    var record: CommandRecord = try Self.decode(bytes, frame)
    // For a command to a stream that is not named here, the receiver is unknown.
    if let name = name(of: record.streamNumber) {
      (record.category, record.stream) = (name.category.number, name.id)
      record.streamNumber = 0
    }
    return record.streamNumber == 0 ? record : nil
  }

  private static func decode<M: Message>(
    _ bytes: [UInt8], _ frame: Evidence.Frame
  ) throws(ProofFault) -> M {
    do throws(WireError) { return try M(decoding: bytes) } catch {
      throw ProofFault("frame \(frame.index) shows what this version cannot read: \(error)")
    }
  }
}

extension Evidence.Frame {
  fileprivate var noCommit: ProofFault { ProofFault("frame \(index) is no commit") }
}
