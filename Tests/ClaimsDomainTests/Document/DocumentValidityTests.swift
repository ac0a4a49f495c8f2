import ClaimsDomain
import EventSourcing
import Testing

@Suite("How long a document counts")
struct DocumentValidityTests {
  private func valid(_ days: Int64, reminded: [UInt32] = []) -> Document {
    sampleDocument(.verified) { ($0.validUntil, $0.reminders) = (documentDay(days), reminded) }
  }

  private func due(_ document: Document, at time: Instant) -> [String] {
    DocumentDecider.due(on: document, at: time, under: .builtIn).map {
      let days = if case .remindExpiry(let remind) = $0.command { " \(remind.days)" } else { "" }
      return "\($0.due.text.prefix(19)) \($0.command.kind.name)\(days)"
    }
  }

  private func moment(_ text: String) throws -> Instant { try #require(Instant(text)) }

  @Test("a document counts through the end of its last day in UTC")
  func end() throws {
    #expect(try valid(0).end == moment("2026-03-03T00:00:00Z"))
    #expect(sampleDocument(.verified).end == nil)
    let standing = valid(0).standing(paper)
    #expect(
      try standing
        == DocumentStanding(
          paper, .verified, validUntil: moment("2026-03-02T23:59:59.999999999Z")))
  }

  @Test("days beyond the reach of instants end with the first and the last of them")
  func reach() {
    let far = sampleDocument(.verified) {
      $0.validUntil = LocalDate(year: 9999, month: 12, day: 31)
    }
    #expect(far.end == Instant(nanoseconds: .max))
    #expect(DocumentDecider.nextDue(of: far, after: documentNoon) != nil)
    let old = sampleDocument(.verified) { $0.validUntil = LocalDate(year: 1, month: 1, day: 1) }
    #expect(old.end == Instant(nanoseconds: .min + 1))
    #expect(old.standing(paper).validUntil == Instant(nanoseconds: .min))
    #expect(due(old, at: documentNoon).count == 1)
  }

  @Test("each reminder has its time until the next, and expiry ends them")
  func windows() throws {
    let paper = valid(40)
    for (time, expected) in [
      ("2026-03-12T23:59:59Z", []),
      ("2026-03-13T00:00:00Z", ["2026-03-13T00:00:00 remindExpiry 30"]),
      ("2026-04-04T23:59:59Z", ["2026-03-13T00:00:00 remindExpiry 30"]),
      ("2026-04-05T00:00:00Z", ["2026-04-05T00:00:00 remindExpiry 7"]),
      ("2026-04-11T00:00:00Z", ["2026-04-11T00:00:00 remindExpiry 1"]),
      ("2026-04-11T23:59:59Z", ["2026-04-11T00:00:00 remindExpiry 1"]),
      ("2026-04-12T00:00:00Z", ["2026-04-12T00:00:00 expireDocument"]),
      ("2027-01-01T00:00:00Z", ["2026-04-12T00:00:00 expireDocument"]),
    ] {
      #expect(due(paper, at: try moment(time)) == expected, "\(time)")
    }
  }

  @Test("what is due is accepted, once, and then nothing is due until the next moment")
  func accepted() throws {
    var paper = valid(40)
    var (time, done) = (documentNoon, [String]())
    while let next = DocumentDecider.nextDue(of: paper, after: time) {
      time = next
      let commands = DocumentDecider.due(on: paper, at: time, under: .builtIn)
      #expect(commands.map(\.due) == [time])
      for (_, command) in commands {
        let events = try answer(
          command, on: paper, in: documentContext("timer", .system, at: time)
        ).get()
        for event in events {
          DocumentDecider.evolve(&paper, event)
          done.append("\(event.kind.name)")
        }
      }
      #expect(due(paper, at: time) == [])
    }
    let reminder = "ExpiryReminderSent"
    #expect(done == [reminder, reminder, reminder, "DocumentExpired"])
    #expect(paper.reminders == [30, 7, 1])
    #expect(paper.status == .expired)
  }

  @Test("of reminders that were missed only the latest is due, and a sent one is not")
  func missed() throws {
    let time = try moment("2026-04-06T09:00:00Z")
    #expect(due(valid(40), at: time) == ["2026-04-05T00:00:00 remindExpiry 7"])
    #expect(due(valid(40, reminded: [30, 7]), at: time) == [])
    #expect(due(sampleDocument(.expired), at: time) == [])
    #expect(due(sampleDocument(.pending) { $0.validUntil = documentDay(0) }, at: time) == [])
  }

  @Test("a document that is verified anew reminds anew")
  func anew() {
    var paper = valid(3, reminded: [30, 7])
    for event in [
      DocumentEvent.documentRevoked(DocumentRevoked(reason: "forged")),
      .documentMetadataEdited(
        DocumentMetadataEdited(details: DocumentDetails(validUntil: documentDay(4)))),
      .documentResubmitted(DocumentResubmitted(at: documentNoon)),
      .documentVerified(DocumentVerified(by: ActorID("vera"), at: documentNoon)),
    ] { DocumentDecider.evolve(&paper, event) }
    #expect(paper.reminders == [])
    #expect(due(paper, at: documentNoon) == ["2026-02-28T00:00:00 remindExpiry 7"])
  }

  @Test("a claim sees a superseded document as an expired one, and one that is gone as deleted")
  func standings() {
    let statuses: [(DocumentStatus, DocumentStanding.Status)] = [
      (.none, .deleted), (.draft, .draft), (.pending, .pending), (.verified, .verified),
      (.rejected, .rejected), (.superseded, .expired), (.deleted, .deleted),
    ]
    for (status, standing) in statuses {
      #expect(sampleDocument(status).standing(paper) == DocumentStanding(paper, standing))
    }
    #expect(sampleDocument(.expired).standing(paper).status == .expired)
  }
}
