import EventSourcing
import Testing

@Suite("What print shows of messages and of a log's values")
struct DescriptionTests {
  private static let noon = Instant("2025-03-01T12:00:00Z")!
  private static let id = Identifier("a0000000-0000-4000-8000-000000000001")!

  @Test("a message is shown by its fields, without those that have their default")
  func message() {
    #expect(Leaves().inWords == "Leaves")
    let leaves = Leaves(
      flag: true, number: -3, count: 4, small: 5, text: "a \"b\"\n", bytes: [1, 0xab], id: Self.id,
      instant: Self.noon, date: LocalDate("2025-03-02")!, colour: .deepBlue,
      actor: ActorID("carla"))
    #expect(
      leaves.inWords
        == #"Leaves(flag: true, number: -3, count: 4, small: 5, text: "a \"b\"\n", bytes: 01ab, "#
        + "id: a0000000-0000-4000-8000-000000000001, instant: 2025-03-01T12:00:00Z, "
        + "date: 2025-03-02, colour: deepBlue, actor: carla)")
  }

  @Test("an optional field is shown if it is there, with its default too")
  func options() {
    #expect(Options().inWords == "Options")
    #expect(
      Options(flag: false, text: "", leaves: Leaves()).inWords
        == #"Options(flag: false, text: "", leaves: Leaves)"#)
  }

  @Test("a list is cut behind its eighth element, and many bytes are counted")
  func cut() {
    #expect(DescriptionWriter("L").part("n", Array(1...8)).text == "L(n: [1, 2, 3, 4, 5, 6, 7, 8])")
    #expect(
      DescriptionWriter("L").part("n", Array(1...20)).text
        == "L(n: [1, 2, 3, 4, 5, 6, 7, 8, … 12 more])")
    #expect(
      DescriptionWriter("L").part("n", bytes: [UInt8](repeating: 255, count: 33)).text
        == "L(n: 33 bytes)")
  }

  @Test("an instant is shown as exactly as it has to be")
  func instants() {
    let texts = [
      "2025-03-01T12:00:00Z", "2025-03-01T12:00:10Z", "2025-03-01T12:00:00.12Z",
      "1969-12-31T23:59:59.999999999Z",
    ]
    #expect(texts.map { Instant($0)?.description } == texts)
  }

  @Test("places and names are shown as themselves")
  func places() {
    let stream = StreamID(Category(1), Self.id)
    let shown: [(any CustomStringConvertible, String)] = [
      (Self.id, "a0000000-0000-4000-8000-000000000001"), (Position(41), "41"), (Revision(3), "3"),
      (StreamNumber(7), "7"), (Ticket(9), "9"), (ActorID("carla"), "carla"), (Colour.red, "red"),
      (stream, "1/a0000000-0000-4000-8000-000000000001"), (LocalDate("2025-03-01")!, "2025-03-01"),
      (
        Head(position: Position(41), ticket: Ticket(9), recorded: Self.noon),
        "Head(position: 41, ticket: 9, recorded: 2025-03-01T12:00:00Z)"
      ),
      (
        StreamAppend(
          stream: stream, expected: .none, events: [EventPayload(type: 3, bytes: [1, 2])]),
        "StreamAppend(stream: 1/a0000000-0000-4000-8000-000000000001, expected: 0, "
          + "events: [EventPayload(type: 3, bytes: 2)])"
      ),
      (
        FieldDifference(path: "title", before: nil, after: "Rear-end collision"),
        "title: – → Rear-end collision"
      ),
    ]
    for (value, text) in shown { #expect("\(value)" == text) }
  }

  @Test("a sealed text shows which key opens it, and nothing of the text")
  func sealed() {
    let text = SealedText(
      key: Self.id, nonce: [UInt8](repeating: 1, count: 12),
      sealed: [UInt8](repeating: 2, count: 20))
    #expect(text.description == "SealedText(key: a0000000-0000-4000-8000-000000000001)")
  }
}
