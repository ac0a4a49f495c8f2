import ClaimsDomain
import ClaimsTesting
import EventSourcing
import Testing

@Suite("Addresses of a lead")
struct ContactFormatTests {
  /// Whether a lead may be written with these details.
  private func isTaken(_ details: LeadDetails) -> Bool {
    var lead = Lead()
    let start = LeadCases.by(.startLead(StartLead(details: details)))
    if case .success = LeadMachine().apply(start, to: &lead) { return true }
    return false
  }

  private static let label = String(repeating: "a", count: 63)

  @Test(
    "addresses of mail are taken",
    arguments: [
      "carla@example.org", "c.cruz+claims@mail.example.co", "a@b.co", "o'neil@example.org",
      "carla@münchen.example", "jörg@example.org", "a@1-2.example", "_@\(label).\(label)",
      String(repeating: "a", count: 64) + "@example.org",
    ])
  func email(text: String) { #expect(isTaken(LeadDetails(email: text))) }

  @Test(
    "other texts are no addresses of mail",
    arguments: [
      "carla", "@example.org", "carla@", "carla@example", "carla@@example.org", "a@b@example.org",
      "carla cruz@example.org", "carla@exam ple.org", "carla@-example.org", "carla@example-.org",
      "carla@.org", "carla@example.", ".carla@example.org", "carla.@example.org",
      "c..c@example.org", "\"carla\"@example.org", "carla,c@example.org", "<carla@example.org>",
      "carla@exa_mple.org", "a@\(label)a.org", "a\u{7f}@example.org", "a\n@example.org",
      String(repeating: "a", count: 65) + "@example.org",
      "a@" + [String](repeating: label, count: 4).joined(separator: "."),
    ])
  func noEmail(text: String) { #expect(!isTaken(LeadDetails(email: text))) }

  @Test(
    "numbers are taken as people write them",
    arguments: [
      "5550100", "+15550100", "+1 (555) 010-0199", "030/1234567", "+34.912.345.678",
      "+123456789012345",
    ])
  func phone(text: String) { #expect(isTaken(LeadDetails(phone: text))) }

  @Test(
    "other texts are no numbers",
    arguments: [
      "555010", "1234567890123456", "+", "555-CALL", "5550100 x12", "++15550100", "555+0100123",
      "５５５０１００", "5550100\n", "no phone",
    ])
  func noPhone(text: String) { #expect(!isTaken(LeadDetails(phone: text))) }
}
