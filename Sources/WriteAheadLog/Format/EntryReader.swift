import EventSourcing

/// Reads a frame's body: an `EntryRecord`, as a whole or only the part that is asked for.
enum EntryReader {
  static func entry(_ body: UnsafeRawBufferPointer) throws(WireError) -> EntryRecord {
    var record = EntryRecord()
    try record.read(body)
    return record
  }

  /// The id of the command, without reading the rest.
  static func commandID(_ body: UnsafeRawBufferPointer) throws(WireError) -> Identifier {
    var id = Identifier()
    guard let base = body.baseAddress else { return id }
    var reader = try WireReader(base, from: 0, to: body.count)
    guard try reader.isAt(1, .length) else { return id }
    let range = try reader.length()
    var command = try WireReader(base, from: range.lowerBound, to: range.upperBound, depth: 1)
    try command.field(1, "id", &id)
    return id
  }

  static func forEachStream(
    in body: UnsafeRawBufferPointer, _ visit: (StreamRecord) -> Void
  ) throws(WireError) {
    guard let base = body.baseAddress else { return }
    var reader = try WireReader(base, from: 0, to: body.count)
    while try reader.isAt(2, .length) {
      var record = StreamRecord()
      try reader.leaf(&record)
      try reader.nextTag()
      visit(record)
    }
  }

  /// Appends a view of every event.
  ///
  /// - Parameters:
  ///   - start: the offset of the body in the memory that payloads are counted from.
  ///   - withTimes: whether to look into the command for its effective time and who imported it.
  static func appendEvents(
    in body: UnsafeRawBufferPointer, of header: FrameHeader, startingAt start: Int = 0,
    withTimes: Bool = false, to views: inout [EventView]
  ) throws(WireError) {
    guard let base = body.baseAddress else { return }
    var reader = try WireReader(base, from: 0, to: body.count)
    var (effective, isImported) = (header.recorded, false)
    var id: Int?
    if try reader.isAt(1, .length) {
      let range = try reader.length()
      // Its first field: the id, which has 16 bytes.
      if range.count > 18,
        UInt16(littleEndian: base.loadUnaligned(fromByteOffset: range.lowerBound, as: UInt16.self))
          == 0x100a
      {
        id = range.lowerBound + 2
      }
      if withTimes {
        var command = try WireReader(base, from: range.lowerBound, to: range.upperBound, depth: 1)
        try command.field(9, "effective", &effective)
        if try command.isAt(14, .length) { isImported = try !command.length().isEmpty }
      }
      try reader.nextTag()
    }
    var position = header.firstPosition
    while try reader.isAt(3, .length) {
      let range = try reader.length()
      var view = EventView()
      view.position = position
      view.recorded = header.recorded
      view.effective = effective
      view.isImported = isImported
      view.place = UInt32(truncatingIfNeeded: position &- header.firstPosition)
      try view.read(base, from: range.lowerBound, to: range.upperBound)
      if let id { view.setCommand(at: id) }
      view.payloadStart &+= start
      views.append(view)
      position &+= 1
      try reader.nextTag()
    }
    // Only a refusal says why it was refused.
    if try reader.isAt(4, .length) { throw .malformed(offset: body.count, .trailingBytes) }
    try reader.finish()
  }
}
