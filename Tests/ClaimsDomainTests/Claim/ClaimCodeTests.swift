import ClaimsTesting
import EventSourcing
import Testing

@testable import ClaimsDomain

/// Claims take their codes from the catalogs as these are when a command is judged.
@Suite("The claim's codes")
struct ClaimCodeTests {
  private static func refused(_ catalog: Catalog, _ found: String) -> Refusal {
    Refusal(.unknownCatalogCode, expected: "a code of \(catalog.name)", found: found)
  }

  private func answer(
    _ command: ClaimCommand, on claim: Claim, by sender: ClaimSender = .hugo,
    _ catalogs: CatalogBook
  ) -> Result<[ClaimEvent], Refusal> {
    ClaimGuardCase(
      .codeUnknown, command, on: claim, by: sender, beside: .with { $0.catalogs = catalogs }
    ).answer()
  }

  private func isAccepted(_ answer: Result<[ClaimEvent], Refusal>) -> Bool {
    if case .success = answer { true } else { false }
  }

  struct Use: Sendable, CustomStringConvertible {
    var catalog: Catalog
    var claim: Claim
    /// The command with a code.
    var command: @Sendable (String) -> ClaimCommand
    var description: String { "\(catalog.name)" }
  }

  static let uses = [
    Use(catalog: .rejectionReasons, claim: claim(.submitted)) {
      .rejectIntake(RejectIntake(codes: $0 == "frequency" ? [$0] : ["frequency", $0]))
    },
    Use(catalog: .denialReasons, claim: claim(.open)) { .deny(Deny(reason: "§4", code: $0)) },
    Use(catalog: .reopenReasons, claim: claim(.closed) { $0.outcome = .deniedFinal }) {
      .reopen(Reopen(reason: "so it is", code: $0))
    },
    Use(catalog: .fraudIndicators, claim: claim(.open)) {
      .flagFraud(FlagFraud(indicator: $0, score: 5))
    },
  ]

  @Test("every code of the catalog is taken, and one more once it is added", arguments: uses)
  func known(use: Use) {
    for entry in CatalogBook().entries(in: use.catalog) {
      #expect(isAccepted(answer(use.command(entry.code), on: use.claim, CatalogBook())))
    }
    #expect(
      answer(use.command("radio"), on: use.claim, CatalogBook())
        == .failure(Self.refused(use.catalog, "radio")))
    #expect(
      isAccepted(answer(use.command("radio"), on: use.claim, catalogs(added(to: use.catalog)))))
  }

  @Test("a retired code is refused, and accepted again once it is restored", arguments: uses)
  func retiring(use: Use) {
    let code = CatalogBook().entries(in: use.catalog).last?.code ?? ""
    #expect(
      answer(use.command(code), on: use.claim, catalogs(retired(code, in: use.catalog)))
        == .failure(Self.refused(use.catalog, code)))
    let again = catalogs(retired(code, in: use.catalog), restored(code, in: use.catalog))
    #expect(isAccepted(answer(use.command(code), on: use.claim, again)))
  }

  @Test("a word that the claim has already may be said again after it was retired")
  func again() {
    let book = catalogs(
      retired("roof", in: .damageCategories), retired("towing", in: .costCategories))
    let known = claim(.open) {
      $0.hold(damage(1))
      let line = ReserveLine(category: "towing")
      ClaimDecider.evolve(&$0, .reserveSet(ReserveSet(reserve: euros(100), line: line)))
    }
    let dearer = UpdatePart(part: damage(1, 700))
    #expect(isAccepted(answer(.updatePart(dearer), on: known, book)))
    let raise = SetReserve(amount: euros(300), line: ReserveLine(category: "towing"))
    #expect(isAccepted(answer(.setReserve(raise), on: known, book)))
    for command in [ClaimCommand.setReserve(raise), .addPart(AddPart(part: damage(1)))] {
      #expect(isAccepted(answer(command, on: claim(.open), CatalogBook())))
      #expect(!isAccepted(answer(command, on: claim(.open), book)))
    }
  }

  @Test("words that no catalog ever had are accepted for fields that take any word")
  func anyWord() {
    let book = catalogs(retired("roof", in: .damageCategories))
    let part = damage(1) { $0.damage?.category = "pergola" }
    #expect(isAccepted(answer(.addPart(AddPart(part: part)), on: claim(.open), book)))
    let line = ReserveLine(exposure: "car", category: "roof")
    #expect(
      isAccepted(
        answer(.setReserve(SetReserve(amount: euros(3), line: line)), on: claim(.open), book)))
  }
}
