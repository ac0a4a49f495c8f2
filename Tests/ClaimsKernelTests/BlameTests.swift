import ClaimsDomain
import ClaimsKernel
import EventSourcing
import Testing
import WriteAheadLog

@Suite("Blame and comparison")
struct BlameTests {
  /// Every line of the whole life, from a log in which it follows the registrations.
  private func wholeLife() throws -> [HistoryLine] {
    let folder = try TemporaryFolder()
    try play(.wholeLife(), to: folder.path())
    var lines: [HistoryLine] = []
    try WriteAheadLog.openForReading(folder.path()).forEachEntry(after: .start) { entry in
      lines += (try? HistoryLine.lines(of: entry)) ?? []
      return true
    }
    return lines.filter { $0.stored.stream == .claim(claimID(1)) }
  }

  @Test("every field names the event that last gave it its value")
  func rows() throws {
    var blame = Blame()
    for line in try wholeLife() { blame.apply(line) }
    let told = blame.rows.map {
      "\($0.path) = \($0.value): \($0.line.stored.position.value) \($0.line.event.name)"
    }
    #expect(
      told == [
        "status = closed: 21 ClaimClosed",
        "type = auto: 7 ClaimDrafted",
        "title = Rear-end – «Ñandú»: 7 ClaimDrafted",
        "claimant = carla: 7 ClaimDrafted",
        "handler = hugo: 11 HandlerAssigned",
        "lossDate = 2026-02-28: 7 ClaimDrafted",
        "claimed.minorUnits = 1000: 8 ClaimDetailsEdited",
        "claimed.currency = EUR: 7 ClaimDrafted",
        "reserve.minorUnits = 800: 20 ReserveReleased",
        "reserve.currency = EUR: 7 ClaimDrafted",
        "approved.minorUnits = 800: 15 ClaimApproved",
        "approved.currency = EUR: 7 ClaimDrafted",
        "paid.minorUnits = 800: 18 PaymentIssued",
        "paid.currency = EUR: 7 ClaimDrafted",
        "decidedBy = hugo: 15 ClaimApproved",
        "payments[0].id = 00000000-0000-bead-0000-000000000001: 16 PaymentRequested",
        "payments[0].status = issued: 18 PaymentIssued",
        "payments[0].amount.minorUnits = 800: 16 PaymentRequested",
        "payments[0].amount.currency = EUR: 16 PaymentRequested",
        "payments[0].payee = Carla: 16 PaymentRequested",
        "payments[0].requestedBy = hugo: 16 PaymentRequested",
        "payments[0].authorisedBy = sara: 17 PaymentAuthorised",
        "payments[0].issuedBy = paul: 18 PaymentIssued",
        "payments[0].reversed.minorUnits = 0: 16 PaymentRequested",
        "payments[0].reversed.currency = EUR: 16 PaymentRequested",
        "outcome = completed: 21 ClaimClosed",
        "notes = 1: 22 NoteAdded",
        "isAccepted = true: 10 ClaimOpened",
        "checks.coverage = passed: 13 CheckRecorded",
        "submissions = 1: 9 ClaimSubmitted",
        "submittedAt = 2026-03-01T09:00:10.000000000Z: 9 ClaimSubmitted",
        "decidedAt = 2026-03-01T09:00:16.000000000Z: 15 ClaimApproved",
        "closedAt = 2026-03-01T09:00:21.000000000Z: 21 ClaimClosed",
        "awaitsNotice = true: 15 ClaimApproved",
        "checkTimes[0].kind = coverage: 13 CheckRecorded",
        "checkTimes[0].effective = 2026-03-01T09:00:13.000000000Z: 13 CheckRecorded",
      ])
  }

  @Test("at every position the rows are those whose value the event before did not have")
  func everyPosition() throws {
    var blame = Blame()
    var claims = [ClaimDecider.initial]
    let lines = try wholeLife()
    for line in lines {
      blame.apply(line)
      var claim = claims[claims.count - 1]
      guard case .claim(let event) = line.event else { continue }
      ClaimDecider.evolve(&claim, event)
      claims.append(claim)
      for row in blame.rows {
        // Looked for from the end: the last event after which the value was another than before it.
        let last = claims.indices.dropFirst().last { place in
          value(row.path, claims[place]) != value(row.path, claims[place - 1])
        }
        let place = try #require(last)
        #expect(row.line.stored.position == lines[place - 1].stored.position, "\(row.path)")
        #expect(row.value == value(row.path, claim))
      }
    }
  }

  private func value(_ path: String, _ claim: Claim) -> String? {
    fieldRows(claim).first { $0.path == path }?.value
  }

  @Test("a comparison folds what each point includes, by position or by time")
  func comparison() throws {
    let lines = try wholeLife()
    let closing = try #require(lines.first { $0.event.kind == .claim(.claimClosed) })
    let before = AuditPoint.position(closing.stored.position.value - 1)
    let expected = [
      FieldDifference(path: "status", before: "settled", after: "closed"),
      FieldDifference(path: "outcome", before: "unspecified", after: "completed"),
    ]
    for point in [
      AuditPoint.position(closing.stored.position.value), .recorded(closing.entry.recorded),
    ] {
      var comparison = Comparison(from: before, to: point)
      for line in lines { comparison.apply(line) }
      let found = comparison.differences.filter {
        !$0.path.hasPrefix("reserve") && $0.path != "closedAt"
      }
      #expect(found == expected)
    }
    var early = Comparison(
      from: .position(0),
      to: .recorded(Instant(nanoseconds: lines[0].entry.recorded.nanoseconds - 1)))
    for line in lines { early.apply(line) }
    #expect(early.differences == [])
  }
}
