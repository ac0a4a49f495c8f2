import ClaimsDomain
import ClaimsKernel
import ClaimsStore
import EventSourcing
import Foundation
import Testing
import WriteAheadLog

@Suite("The README's example")
struct ReadmeExampleTests {
  @Test("does what the README says")
  func example() async throws {
    let path = newLogPath()
    defer { removeLog(path) }
    let clock: @Sendable () -> Instant = { Instant(nanoseconds: 1_772_355_600_000_000_000) }
    let euro = try #require(Currency("EUR"))
    var shown: [String] = []
    func show(_ text: String) { shown.append(text) }
    // README begins
    let log = try WriteAheadLog.open(path)
    let store = Store(try ClaimsKernel(log, clock: clock))

    // The first command registers the log's administrator; nobody acts who is not registered.
    let (ada, carla) = (ActorID("ada"), ActorID("carla"))
    for (number, person, role) in [(1, ada, Role.administrator), (2, carla, .claimant)] {
      let register = RegisterActor(actor: person, name: person.text, roles: [role])
      _ = try await store.send(
        CommandEnvelope(
          id: Identifier(high: 0, low: UInt64(number)), actor: ada, role: .administrator,
          person: person, command: .registerActor(register)))
    }

    let claim = Identifier(high: 0, low: 0xc1a1)
    let draft = OpenDraft(type: .auto, title: "Rear-end collision", claimed: Money(180_000, euro))
    let answer = try await store.send(
      CommandEnvelope(
        id: Identifier(high: 0, low: 3), actor: carla, role: .claimant, claim: claim,
        command: .openDraft(draft)))
    if case .refused(let refused) = answer { show(refused.message) }

    for permission in try store.allowed(for: carla, as: .claimant, on: .claim(claim))
    where permission.allowed { show(permission.command) }
    try log.close()
    // README ends
    #expect(shown.prefix(2) == ["editDraft", "addPart"])
    #expect(!shown.contains("submit"))
  }

  @Test("is the same in the README as here")
  func verbatim() throws {
    let here = try String(contentsOfFile: #filePath, encoding: .utf8)
    let code = try #require(here.components(separatedBy: "    // README begins\n").last)
      .components(separatedBy: "    // README ends\n")[0]
    let unindented = code.split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.hasPrefix("    ") ? $0.dropFirst(4) : $0 }.joined(separator: "\n")
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let readme = try String(contentsOf: root.appending(path: "README.md"), encoding: .utf8)
    #expect(readme.contains("```swift\n\(unindented)```"))
  }
}
