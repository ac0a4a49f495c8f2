import ClaimsDomain
import ClaimsTesting
import EventSourcing
import Testing

/// Each guard, violated alone, on the smallest claim that shows it.
@Suite("The claim's guards")
struct ClaimGuardTests {
  struct Case: CustomStringConvertible, Sendable {
    var guardName: ClaimRule
    var role: Role = .handler
    var actor = "hugo"
    var command: ClaimCommand
    var claim: Claim
    var expected = ""
    var found = ""
    var description: String { guardName.name }

    /// Why a table refuses it; nil where it does not.
    func reasons(under lifecycle: Lifecycle<ClaimWords>) -> [RefusalCode]? {
      do throws(Refusal) {
        _ = try ClaimDecider.decide(
          command, given: claim, in: context(ClaimSender(actor, role)), under: lifecycle)
        return nil
      } catch {
        return error.reasons.map(\.code)
      }
    }
  }

  /// A claim in a status, with amounts in euros.
  private static func claim(
    _ status: ClaimStatus, claimed: Int64 = 900, reserve: Int64 = 0, approved: Int64 = 0,
    paid: Int64 = 0, payments: [Payment] = [], title: String = "Rear-end",
    lossDate: LocalDate? = LocalDate("2026-02-28")
  ) -> Claim {
    var claim = Claim()
    claim.status = status
    claim.title = title
    claim.claimant = ActorID("carla")
    claim.lossDate = lossDate
    claim.claimed = euros(claimed)
    claim.reserve = euros(reserve)
    claim.approved = euros(approved)
    claim.paid = euros(paid)
    claim.payments = payments
    claim.decidedBy = ActorID("dora")
    return claim
  }

  private static func pending(
    _ amount: Int64, _ status: PaymentStatus = .requested, _ number: UInt64 = 1
  ) -> Payment {
    Payment(
      id: payment(number), status: status, amount: euros(amount), payee: "Carla",
      requestedBy: ActorID("rita"))
  }

  static let cases: [Case] = [
    Case(
      guardName: .typeMissing, role: .claimant, actor: "carla",
      command: .openDraft(OpenDraft(title: "x", claimed: euros(1))), claim: Claim(),
      expected: "type"),
    Case(
      guardName: .claimedNegative, role: .claimant, actor: "carla",
      command: .editDraft(EditDraft(claimed: euros(-1))), claim: claim(.draft),
      found: "-0.01 EUR"),
    Case(
      guardName: .lossDateInFuture, role: .claimant, actor: "carla",
      command: .editDraft(EditDraft(lossDate: LocalDate("2026-03-04"))), claim: claim(.draft),
      expected: "at most 2026-03-03", found: "2026-03-04"),
    Case(
      guardName: .relatedMissing, role: .claimant, actor: "carla",
      command: .openDraft(OpenDraft(type: .auto, related: payment(77))), claim: Claim(),
      expected: "a claim in this log", found: payment(77).text),
    Case(
      guardName: .nothingEdited, role: .claimant, actor: "carla",
      command: .editDraft(EditDraft(title: "Rear-end", claimed: euros(900))), claim: claim(.draft)),
    Case(
      guardName: .draftIncomplete, role: .claimant, actor: "carla", command: .submit(Submit()),
      claim: claim(.draft, title: "", lossDate: nil), expected: "title, lossDate"),
    Case(
      guardName: .claimedNotPositive, role: .claimant, actor: "carla", command: .submit(Submit()),
      claim: claim(.draft, claimed: 0), expected: "a positive amount", found: "0.00 EUR"),
    Case(
      guardName: .assigneeMissing, command: .acceptIntake(AcceptIntake()), claim: claim(.submitted),
      expected: "handler"),
    Case(
      guardName: .assigneeIsClaimant,
      command: .acceptIntake(AcceptIntake(handler: ActorID("carla"))), claim: claim(.submitted),
      expected: "somebody else", found: "carla"),
    Case(
      guardName: .amountNegative, command: .setReserve(SetReserve(amount: euros(-5))),
      // Nothing is committed, so that no other rule speaks of a low reserve.
      claim: claim(.open, paid: -9), found: "-0.05 EUR"),
    Case(
      guardName: .amountInOtherCurrency,
      command: .setReserve(SetReserve(amount: Money(5, usd))), claim: claim(.open),
      expected: "EUR", found: "USD"),
    Case(
      guardName: .reserveBelowCommitted, command: .setReserve(SetReserve(amount: euros(499))),
      claim: claim(.open, reserve: 900, paid: 500), expected: "at least 5.00 EUR",
      found: "4.99 EUR"),
    Case(
      guardName: .reserveBelowApproved, command: .setReserve(SetReserve(amount: euros(600))),
      claim: claim(.approved, reserve: 900, approved: 700), expected: "at least 7.00 EUR",
      found: "6.00 EUR"),
    Case(
      guardName: .reserveUnchanged, command: .setReserve(SetReserve(amount: euros(900))),
      claim: claim(.open, reserve: 900), found: "9.00 EUR"),
    Case(
      guardName: .amountNotPositive, command: .approve(Approve(amount: euros(0))),
      claim: claim(.open, reserve: 900), expected: "a positive amount", found: "0.00 EUR"),
    Case(
      guardName: .amountExceedsClaimed, command: .approve(Approve(amount: euros(901))),
      claim: claim(.open, reserve: 1000), expected: "at most 9.00 EUR", found: "9.01 EUR"),
    Case(
      guardName: .amountExceedsReserve, command: .approve(Approve(amount: euros(801))),
      claim: claim(.open, reserve: 800), expected: "at most 8.00 EUR", found: "8.01 EUR"),
    Case(
      guardName: .approvedBelowPaid, command: .approve(Approve(amount: euros(99))),
      claim: claim(.open, reserve: 800, paid: 100), expected: "at least 1.00 EUR",
      found: "0.99 EUR"),
    Case(
      guardName: .alreadyPaid, command: .deny(Deny(reason: "§4")),
      claim: claim(.open, reserve: 800, paid: 100), found: "1.00 EUR"),
    Case(
      guardName: .reasonMissing, command: .deny(Deny(reason: " \t\n")), claim: claim(.open),
      expected: "reason"),
    Case(
      guardName: .paymentIDTaken,
      command: .requestPayment(
        RequestPayment(payment: payment(1), amount: euros(1), payee: "Carla")),
      claim: claim(.approved, reserve: 900, approved: 900, payments: [pending(5)]),
      found: payment(1).text),
    Case(
      guardName: .amountExceedsApproved,
      command: .requestPayment(
        RequestPayment(payment: payment(2), amount: euros(396), payee: "Carla")),
      claim: claim(.approved, reserve: 900, approved: 800, paid: 400, payments: [pending(5)]),
      expected: "at most 3.95 EUR", found: "3.96 EUR"),
    Case(
      guardName: .payeeMissing,
      command: .requestPayment(RequestPayment(payment: payment(1), amount: euros(1), payee: "")),
      claim: claim(.approved, reserve: 900, approved: 800), expected: "payee"),
    Case(
      guardName: .paymentUnknown, role: .payer,
      command: .authorisePayment(AuthorisePayment(payment: payment(3))), claim: claim(.approved)),
    Case(
      guardName: .paymentNotRequested, role: .payer,
      command: .authorisePayment(AuthorisePayment(payment: payment(1))),
      claim: claim(.approved, approved: 9, payments: [pending(5, .authorised)]),
      expected: "requested", found: "authorised"),
    Case(
      guardName: .paymentNotAuthorised, role: .payer,
      command: .issuePayment(IssuePayment(payment: payment(1))),
      claim: claim(.approved, approved: 9, payments: [pending(5)]), expected: "authorised",
      found: "requested"),
    Case(
      guardName: .requesterAuthorises, role: .payer, actor: "rita",
      command: .authorisePayment(AuthorisePayment(payment: payment(1))),
      claim: claim(.approved, approved: 9, payments: [pending(5)]),
      expected: "somebody other than rita", found: "rita"),
    Case(
      guardName: .deciderIssues, role: .payer, actor: "dora",
      command: .issuePayment(IssuePayment(payment: payment(1))),
      claim: claim(.approved, approved: 9, payments: [pending(5, .authorised)]),
      expected: "somebody other than dora", found: "dora"),
    Case(
      guardName: .finalWithOthersPending, role: .payer,
      command: .issuePayment(IssuePayment(payment: payment(1), final: true)),
      claim: claim(
        .approved, approved: 99, payments: [pending(5, .authorised), pending(7, .requested, 2)]),
      found: "0.07 EUR"),
    Case(
      guardName: .paymentsPending, role: .supervisor,
      command: .close(Close(outcome: .closedWithoutPayment)),
      claim: claim(.approved, approved: 99, payments: [pending(5)]), found: "0.05 EUR"),
    Case(
      guardName: .outcomeInvalid, command: .close(Close(outcome: .completed)),
      claim: claim(.denied), expected: "deniedFinal", found: "completed"),
    Case(
      guardName: .reopenLimit, command: .reopen(Reopen(reason: "again")),
      claim: {
        var closed = claim(.closed)
        closed.reopenings = 3
        return closed
      }(), expected: "at most 3 times", found: "3"),
    Case(guardName: .textEmpty, command: .addNote(AddNote(text: "  ")), claim: claim(.open)),
  ]

  @Test("every guard has its case")
  func complete() {
    #expect(Set(Self.cases.map(\.guardName)) == Set(ClaimRule.allCases))
  }

  @Test("a violated guard is the one reason, with its code and what was expected", arguments: cases)
  func violated(violation: Case) {
    let refusal = #expect(throws: Refusal.self) {
      try ClaimDecider.decide(
        violation.command, given: violation.claim,
        in: context(ClaimSender(violation.actor, violation.role)))
    }
    #expect(
      refusal
        == Refusal(violation.guardName.code, expected: violation.expected, found: violation.found))
  }

  @Test("all violated guards are reported together, in the order of the row")
  func together() {
    let refusal = #expect(throws: Refusal.self) {
      try ClaimDecider.decide(
        .approve(Approve(amount: Money(-1, usd))), given: Self.claim(.open, reserve: 5, paid: 3),
        in: context(ClaimSender("hugo", .handler)))
    }
    #expect(
      refusal?.reasons.map(\.code) == [.amountNotPositive, .currencyMismatch, .approvedBelowPaid])
  }

  @Test("amounts at the edge of what fits never trap, and are refused as too large")
  func overflow() {
    let claim = Self.claim(
      .approved, claimed: .max, reserve: .max, approved: .max, paid: .max - 1,
      payments: [Self.pending(1)])
    let refusal = #expect(throws: Refusal.self) {
      try ClaimDecider.decide(
        .requestPayment(
          RequestPayment(payment: payment(2), amount: euros(.max), payee: "Carla")),
        given: claim, in: context(ClaimSender("hugo", .handler)))
    }
    #expect(refusal?.reasons.map(\.code) == [.amountExceedsApproved])
  }

  @Test("without four eyes in the rules, one person may do all of it")
  func oneEyedRules() throws {
    let claim = Self.claim(.approved, approved: 9, payments: [Self.pending(5)])
    let events = try ClaimDecider.decide(
      .authorisePayment(AuthorisePayment(payment: payment(1))), given: claim,
      in: context(ClaimSender("rita", .payer), rules: ClaimRules(fourEyes: false)))
    #expect(
      events == [
        .paymentAuthorised(
          PaymentAuthorised(payment: payment(1), authorisedBy: ActorID("rita")))
      ])
  }

  @Test("permissions evaluate state guards and list the others as conditions")
  func permissions() throws {
    let claim = Self.claim(.open, reserve: 800, paid: 100)
    let all = ClaimDecider.permissions(
      on: claim, in: context(ClaimSender("hugo", .handler)))
    #expect(all.map(\.command) == ClaimVerb.allCases.filter { $0 != .unspecified })
    let deny = try #require(all.first { $0.command == .deny })
    #expect(deny.reasons == [Reason(.alreadyPaid, found: "1.00 EUR")])
    let approve = try #require(all.first { $0.command == .approve })
    #expect(approve.allowed)
    #expect(
      approve.conditions == [
        "amountNotPositive", "amountInOtherCurrency", "amountExceedsClaimed",
        "amountExceedsReserve", "approvedBelowPaid",
      ])
    let issue = try #require(all.first { $0.command == .issuePayment })
    #expect(issue.reasons.map(\.code) == [.notAuthorised])
    let stranger = ClaimDecider.permissions(
      on: claim, in: context(ClaimSender("dario", .claimant)))
    #expect(stranger.first { $0.command == .addNote }?.reasons.map(\.code) == [.notParty])
  }
}
