// What `print` shows of the values that are no messages. A field that is the default of its type is left out, as in
// those; bytes are counted, not shown.

extension ActorID: CustomStringConvertible {
  /// The name.
  public var description: String { text }
}

extension Category: CustomStringConvertible {
  /// Its number: what it is called is the domain's business.
  public var description: String { String(number) }
}

extension StreamID: CustomStringConvertible {
  /// The category's number and the id: `1/a0000000-0000-4000-8000-000000000001`.
  public var description: String { category.description + "/" + id.text }
}

extension StreamNumber: CustomStringConvertible {
  /// The number.
  public var description: String { String(value) }
}

extension Revision: CustomStringConvertible {
  /// The number of events.
  public var description: String { String(value) }
}

extension Position: CustomStringConvertible {
  /// The place in the log.
  public var description: String { String(value) }
}

extension Ticket: CustomStringConvertible {
  /// Its value.
  public var description: String { String(value) }
}

extension Commit: CustomStringConvertible {
  /// Its fields.
  public var description: String {
    DescriptionWriter("Commit").part("command", command).part("recorded", recorded)
      .part("appends", appends).part("resetsClock", resetsClock).part("isSealed", isSealed).text
  }
}

extension StreamAppend: CustomStringConvertible {
  /// Its fields.
  public var description: String {
    DescriptionWriter("StreamAppend").part("stream", stream).part("expected", expected)
      .part("events", events).text
  }
}

extension EventPayload: CustomStringConvertible {
  /// The number, and how many bytes.
  public var description: String {
    DescriptionWriter("EventPayload").part("type", type).part("bytes", bytes.count).text
  }
}

extension RefusedCommand: CustomStringConvertible {
  /// Its fields.
  public var description: String {
    DescriptionWriter("RefusedCommand").part("command", command).part("recorded", recorded)
      .part("refusalBytes", refusal.isEmpty ? nil : refusal.count).part("isSealed", isSealed).text
  }
}

extension Appended: CustomStringConvertible {
  /// Its fields.
  public var description: String {
    DescriptionWriter("Appended").part("first", first).part("last", last).part("ticket", ticket)
      .text
  }
}

extension Entry: CustomStringConvertible {
  /// Its fields; `clock` only if it was wrong.
  public var description: String {
    DescriptionWriter("Entry").part("recorded", recorded)
      .part("clock", clock == recorded ? nil : clock).part("command", command)
      .part("decidedAt", decidedAt).part("events", events).part("refusalBytes", refusal?.count)
      .part("isSealed", isSealed).text
  }
}

extension StoredEvent: CustomStringConvertible {
  /// Its fields.
  public var description: String {
    DescriptionWriter("StoredEvent").part("position", position).part("stream", stream)
      .part("revision", revision).part("type", type).part("payloadBytes", payload.count).text
  }
}

extension PrefetchHint: CustomStringConvertible {
  /// Its fields.
  public var description: String {
    DescriptionWriter("PrefetchHint").part("id", id).part("stream", stream).text
  }
}

extension Head: CustomStringConvertible {
  /// Its fields.
  public var description: String {
    DescriptionWriter("Head").part("position", position).part("ticket", ticket)
      .part("recorded", recorded).text
  }
}

extension StoreVitals: CustomStringConvertible {
  /// Its fields; of a failure, that there is one.
  public var description: String {
    DescriptionWriter("StoreVitals").part("id", id).part("durable", durable)
      .part("sealsTexts", sealsTexts).part("hasFailed", failure != nil).text
  }
}

extension Projected: CustomStringConvertible {
  /// How far it is.
  public var description: String {
    DescriptionWriter("Projected").part("position", position).part("halt", halt).text
  }
}

extension Projected.Halt: CustomStringConvertible {
  /// Where it is.
  public var description: String {
    DescriptionWriter("Halt").part("decidedAt", decidedAt).text
  }
}
