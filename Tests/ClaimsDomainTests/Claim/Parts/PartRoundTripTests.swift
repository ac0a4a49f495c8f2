import EventSourcing
import Testing

@testable import ClaimsDomain

@Suite("Parts on the wire")
struct PartRoundTripTests {
  static let everyKind: [Part] = [
    Part(
      id: identifier(1),
      attachment: Attachment(
        name: "a.jpg", mime: "image/jpeg", bytes: 1 << 40, sha256: [UInt8](0..<32),
        status: .stored, location: "blobs/1"),
      photo: Photo(
        capturedAt: Instant(nanoseconds: 1), latitudeMicrodegrees: -90_000_000,
        longitudeMicrodegrees: 180_000_000, device: "Phone", annotates: identifier(2),
        analyses: [
          Analysis(model: "m", confidencePermille: 1000, results: "dent", enhanced: "deep dent")
        ], measurements: [identifier(3)]), addedBy: ActorID("carla"),
      addedAt: Instant(nanoseconds: 2)),
    Part(
      id: identifier(2),
      damage: DamageItem(
        category: "roof", description: "tiles", severity: .total, cost: euros(1),
        status: .disputed, photos: [identifier(1), identifier(4)], measurements: [identifier(3)])),
    Part(
      id: identifier(3),
      measurement: Measurement(
        kind: .area, value: .max, unit: .squareMillimetre, accuracy: .low,
        points: [MeasuredPoint(x: .min, y: 0, z: .max), MeasuredPoint(), MeasuredPoint(y: 1)],
        session: "s", supersedes: identifier(5))),
    Part(
      id: identifier(4),
      lineItem: LineItem(
        code: "A1", quantity: 2, quantityApproved: 1, asked: euros(5), adjusted: euros(4),
        approved: euros(3), valuated: euros(2), remunerated: euros(0), status: .passed,
        reason: "wear")),
  ]

  @Test("every field of every kind reads back as it was written", arguments: everyKind)
  func part(part: Part) throws {
    #expect(try Part(decoding: part.encoded()) == part)
  }

  @Test("a claim reads back with its parts, in order and found by id")
  func claim() throws {
    var claim = ClaimsDomainTests.claim(.open)
    for part in Self.everyKind {
      ClaimDecider.evolve(&claim, .partAdded(PartAdded(part: part)))
    }
    let read = try Claim(decoding: claim.encoded())
    #expect(read == claim)
    #expect(read.file.parts.all == Self.everyKind)
    #expect(read.file.parts[identifier(4)] == Self.everyKind[3])
    #expect(read.file.parts.holds(sha256: [UInt8](0..<32)))
  }

  @Test("a line item shows all five prices as JSON")
  func json() {
    let money = { (minorUnits: Int) in #"{"minorUnits":\#(minorUnits),"currency":"EUR"}"# }
    #expect(
      Self.everyKind[3].lineItem?.json == """
        {"code":"A1","quantity":2,"quantityApproved":1,"asked":\(money(5)),\
        "adjusted":\(money(4)),"approved":\(money(3)),"valuated":\(money(2)),\
        "remunerated":\(money(0)),"status":"passed","reason":"wear","category":""}
        """)
  }
}
