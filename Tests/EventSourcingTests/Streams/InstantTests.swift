import EventSourcing
import Testing

@Suite("Instant")
struct InstantTests {
  @Test("prints nine digits and reads them back")
  func roundTrip() {
    let text = "2026-03-01T09:00:00.000000001Z"
    #expect(Instant(text)?.text == text)
  }
}
