import ClaimsDomain
import ClaimsKernel
import ClaimsStore
import EventSourcing
import TestSupport
import Testing
import WriteAheadLog

@Suite("The store's five minutes")
struct StoreGuideTests {
  @Test("do what the page says")
  func example() async throws {
    let path = newLogPath()
    defer { removeLog(path) }
    do {
      let log = try WriteAheadLog.open(path)
      let store = try newStore(log)
      for command in [start, ClaimsStoreTests.draft(7), shareDocument] {
        let answer = try await store.send(command)
        #expect(answer.isAccepted, "\(answer)")
      }
      try log.close()
    }
    let clock: @Sendable () -> Instant = { noon }
    let (carla, claim) = (ActorID("carla"), ClaimsStoreTests.claim(1))
    let (draft, share) = (ClaimsStoreTests.draft(1), shareDocument)
    var shown: [String] = []
    func show(_ text: String) { shown.append(text) }
    // Guide begins
    let log = try WriteAheadLog.open(path)
    let store = Store(try ClaimsKernel(log, clock: clock))

    // Watch a slice: now, and after every change of it.
    let counts = store.values(on: [.all(.claim)]) { $0.claims.count }

    // Ask before sending: what is allowed, and what would become of it.
    let buttons = try store.allowed(for: carla, as: .claimant, on: .claim(claim))
    let forecast = try await store.forecast(draft)

    // Send. A refusal is an answer, with every reason in words.
    switch try await store.send(draft) {
    case .accepted(let receipt): show("at revision \(receipt.revision)")
    case .refused(let refused): show(refused.message)
    }

    // Take it back, where the domain has an opposite.
    if let undo = try store.undo(of: share.id, by: carla, as: .claimant, id: .random()) {
      _ = try await store.send(undo)
    }
    // Guide ends
    #expect(shown == ["at revision 1"])
    #expect(buttons.filter(\.allowed).map(\.command) == ["openDraft"])
    #expect(!forecast.isRefused)
    var latest = counts.makeAsyncIterator()
    #expect(await latest.next() == 2)
    let document = try await store.read { $0.documents[Self.document]?.state }
    #expect(document?.sharedWith == [])
    try log.close()
  }

  private static let document = Identifier(high: 0xd0c, low: 1)

  /// Carla's document.
  private var start: CommandEnvelope {
    let details = DocumentDetails(type: "invoice", title: "Invoice")
    return toDocument(0xd1, .startDocument(StartDocument(details: details)))
  }

  private var shareDocument: CommandEnvelope {
    toDocument(
      0xd2, .shareDocument(ShareDocument(recipient: "garage", until: noon.adding(days: 7))))
  }

  private func toDocument(_ id: UInt64, _ command: DocumentCommand) -> CommandEnvelope {
    CommandEnvelope(
      id: Identifier(high: 0xd0c, low: id), actor: ActorID("carla"), role: .claimant,
      stream: StreamID(.document, Self.document), command: .document(command))
  }

  @Test("are the same on the page as here")
  func verbatim() throws {
    #expect(try specification("Store.md").contains("```swift\n\(guideText())```"))
  }
}
