/// One event as a fast reader sees it: its payload stays in the reader's memory.
@frozen public struct EventView: Sendable {
  /// The value of its `Position`.
  public var position: UInt64 = 0
  /// When its commit was recorded.
  public var recorded = Instant()
  /// The recorded time too, unless times were asked for.
  public var effective = Instant()
  /// The value of its `Revision`.
  public var revision: UInt64 = 0
  /// The offset of the payload, counted from the batch's first byte.
  public var payloadStart = 0
  /// The value of its `StreamNumber`; 0 if that is not known.
  public var stream: UInt32 = 0
  /// The number of the event in its aggregate's union.
  public var type: UInt32 = 0
  /// Its place among the events of its commit.
  public var place: UInt32 = 0
  // In this order, and no wider, a view is a line of the processor's cache.
  @usableFromInline var payloadLength: UInt32 = 0
  /// How far before the payload the command's id stands; 0 if that is not known.
  @usableFromInline var commandDistance: UInt32 = 0
  /// Whether it was brought over from elsewhere; false unless times were asked for.
  public var isImported = false

  /// Creates a view of no event, to be filled in.
  @inlinable public init() {}

  /// The length of the payload in bytes.
  @inlinable public var payloadCount: Int {
    get { Int(payloadLength) }
    set { payloadLength = UInt32(truncatingIfNeeded: newValue) }
  }

  /// Says where the id of the command stands, counted as the payload is. An event without a payload has none.
  @inlinable public mutating func setCommand(at start: Int) {
    if payloadLength > 0 { commandDistance = UInt32(truncatingIfNeeded: payloadStart - start) }
  }

  /// Says that the id of the command is not known where the payload stands now.
  public mutating func forgetCommand() { commandDistance = 0 }

  /// Reads the body of an `EventRecord` whose payload is left in place.
  ///
  /// The same fields as `EventRecord.visit`; `EventViewTests` hold the two together.
  @inlinable @inline(__always) public mutating func read(
    _ base: UnsafeRawPointer, from start: Int, to end: Int
  ) throws(WireError) {
    var reader = try WireReader(base, from: start, to: end, depth: 1)
    try reader.field(1, "streamNumber", &stream)
    try reader.field(2, "revision", &revision)
    try reader.field(3, "type", &type)
    if try reader.isAt(4, .length) {
      let range = try reader.length()
      payloadStart = range.lowerBound
      payloadCount = range.count
      try reader.nextTag()
    }
    // Not used yet, but a record with half a key is damaged here as there.
    if try reader.isAt(5, .length) {
      let key = try reader.length()
      guard key.isEmpty || key.count == 16 else {
        throw .malformed(offset: reader.at, .notSixteenBytes)
      }
      try reader.nextTag()
    }
    try reader.finish()
  }
}

/// Events in order, and the memory in which their payloads stand. Valid during the call only.
public struct EventBatch: ~Copyable {
  /// The batch's first byte, from which payloads are counted.
  public let base: UnsafeRawPointer
  /// The events, by ascending position.
  public let events: UnsafeBufferPointer<EventView>

  /// Creates a batch over memory that stays valid as long as the batch.
  @inlinable public init(base: UnsafeRawPointer, events: UnsafeBufferPointer<EventView>) {
    self.base = base
    self.events = events
  }

  /// The payload of one of the batch's events; valid as long as the batch.
  @inlinable public func payload(_ event: EventView) -> UnsafeRawBufferPointer {
    UnsafeRawBufferPointer(start: base + event.payloadStart, count: event.payloadCount)
  }

  /// The id of the command that led to an event with a payload; zeros if that is not known.
  public func command(of event: EventView) -> Identifier {
    guard event.commandDistance > 0 else { return Identifier() }
    let start = base + (event.payloadStart - Int(event.commandDistance))
    return Identifier(
      high: UInt64(bigEndian: start.loadUnaligned(as: UInt64.self)),
      low: UInt64(bigEndian: start.loadUnaligned(fromByteOffset: 8, as: UInt64.self)))
  }
}

extension EventBatch {
  /// Shows one stored event as a batch of its own.
  static func show(
    _ event: StoredEvent, of entry: Entry, _ number: StreamNumber?, withTimes: Bool = false,
    _ body: (borrowing EventBatch) throws(EventStoreError) -> Void
  ) throws(EventStoreError) {
    var view = EventView()
    view.position = event.position.value
    view.recorded = entry.recorded
    view.effective = withTimes ? entry.effective : entry.recorded
    view.isImported = withTimes && !entry.command.importedBy.isEmpty
    view.stream = number?.value ?? 0
    view.revision = event.revision.value
    view.type = event.type
    view.place = UInt32(truncatingIfNeeded: event.position.value &- entry.decidedAt.value &- 1)
    let id = entry.command.id.bytes
    (view.payloadStart, view.payloadCount) = (id.count, event.payload.count)
    view.setCommand(at: 0)
    var outcome: Result<Void, EventStoreError> = .success(())
    // One byte more, so that an empty payload has an address too.
    (id + event.payload + [0]).withUnsafeBytes { bytes in
      withUnsafePointer(to: view) { view in
        do throws(EventStoreError) {
          try body(
            EventBatch(
              base: bytes.baseAddress.unsafelyUnwrapped,
              events: UnsafeBufferPointer(start: view, count: 1)))
        } catch { outcome = .failure(error) }
      }
    }
    try outcome.get()
  }
}
