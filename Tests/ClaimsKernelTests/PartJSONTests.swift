import ClaimsDomain
import ClaimsKernel
import EventSourcing
import Testing

@Suite("Parts as JSON, and blame for them")
struct PartJSONTests {
  private static let euro = Currency("EUR")!
  private static let hash = [UInt8](0..<32)

  static let everyKind: [Part] = [
    Part(
      id: Identifier(high: 1, low: 1),
      attachment: Attachment(
        name: "«a» \"b\"\n.jpg", mime: "image/jpeg", bytes: 1 << 60, sha256: hash, status: .stored,
        location: "blobs\\1"),
      photo: Photo(
        capturedAt: Instant(nanoseconds: 1), latitudeMicrodegrees: -90_000_000,
        longitudeMicrodegrees: 180_000_000, device: "Phone", annotates: Identifier(high: 1, low: 2),
        analyses: [
          Analysis(model: "m", confidencePermille: 1000, results: "dent", enhanced: "deep dent")
        ], measurements: [Identifier(high: 1, low: 3)]), addedBy: ActorID("carla"),
      addedAt: Instant(nanoseconds: -1)),
    Part(
      id: Identifier(high: 1, low: 2),
      damage: DamageItem(
        category: "roof", description: "tiles", severity: .total, cost: Money(.min, euro),
        status: .disputed, photos: [Identifier(high: 1, low: 1)],
        measurements: [Identifier(high: 1, low: 3)])),
    Part(
      id: Identifier(high: 1, low: 3),
      measurement: Measurement(
        kind: .area, value: .max, unit: .squareMillimetre, accuracy: .low,
        points: [MeasuredPoint(x: .min, y: 0, z: .max), MeasuredPoint()], session: "s",
        supersedes: Identifier(high: 1, low: 5))),
    Part(
      id: Identifier(high: 1, low: 4),
      lineItem: LineItem(
        code: "A1", quantity: 2, quantityApproved: 1, asked: Money(5, euro),
        adjusted: Money(4, euro), approved: Money(3, euro), valuated: Money(2, euro),
        remunerated: Money(0, euro), status: .passed, reason: "wear")),
  ]

  @Test("every field of every kind reads back from its JSON", arguments: everyKind)
  func roundTrip(part: Part) throws {
    var reader = try JSONReader(JSONValue(parsing: Array(part.json.utf8)))
    var read = Part()
    try read.visit(&reader)
    try reader.finish()
    #expect(read == part)
  }

  @Test("a part that is removed leaves the blame for those after it unchanged")
  func blame() throws {
    var blame = Blame()
    let events: [ClaimEvent] =
      Self.everyKind.map { .partAdded(PartAdded(part: $0)) } + [
        .uploadRecorded(UploadRecorded(part: Identifier(high: 1, low: 1), status: .quarantined)),
        .partRemoved(PartRemoved(part: Identifier(high: 1, low: 2))),
      ]
    for (place, event) in events.enumerated() {
      blame.apply(try line(event, at: UInt64(place + 1)))
    }
    var told: [String: [UInt64]] = [:]
    for row in blame.rows where row.path.hasPrefix("parts[") {
      told[String(row.path.prefix(8)), default: []].append(row.line.stored.position.value)
    }
    #expect(told.keys.sorted() == ["parts[0]", "parts[1]", "parts[2]"])
    #expect(Set(told["parts[0]"] ?? []) == [1, 5])
    #expect((told["parts[0]"] ?? []).filter { $0 == 5 }.count == 1)
    #expect(Set(told["parts[1]"] ?? []) == [3])
    #expect(Set(told["parts[2]"] ?? []) == [4])
  }

  private func line(_ event: ClaimEvent, at position: UInt64) throws -> HistoryLine {
    let claim = Identifier(high: 7, low: 7)
    let command = CommandEnvelope(
      id: Identifier(high: 2, low: position), actor: ActorID("hugo"), role: .handler, claim: claim,
      command: .addNote(AddNote(text: "n")))
    let stored = StoredEvent(
      position: Position(position), stream: .claim(claim), revision: Revision(position),
      type: event.kind.rawValue, payload: try event.encodedPayload())
    let entry = Entry(
      recorded: Instant(), command: try command.record(), decidedAt: Position(position - 1),
      events: [stored])
    return try #require(try HistoryLine.lines(of: entry).first)
  }
}
