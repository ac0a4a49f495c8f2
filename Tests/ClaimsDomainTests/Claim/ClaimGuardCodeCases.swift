import EventSourcing

@testable import ClaimsDomain

extension ClaimGuardTests {
  /// K01, K03, K04, K07 and K18: words that a catalog has taken out of use.
  static let codes: [ClaimGuardCase] = [
    Case(
      .codeRetired, .openDraft(OpenDraft(type: .vision, claimed: euros(1))), on: Claim(),
      by: .carla, beside: without("vision", .claimTypes),
      expected: "a code of claimTypes that is in use", found: "vision"),
    Case(
      .codeRetired, .submit(Submit()), on: claim(.draft), by: .carla,
      beside: without("auto", .claimTypes), expected: "a code of claimTypes that is in use",
      found: "auto"),
    Case(
      .codeRetired, .addPart(AddPart(part: damage(1))), on: claim(.open),
      beside: without("roof", .damageCategories),
      expected: "a code of damageCategories that is in use", found: "roof"),
    Case(
      .codeRetired, .updatePart(UpdatePart(part: damage(1))),
      on: claim(.open) { $0.hold(damage(1) { $0.damage?.category = "wall" }) },
      beside: without("roof", .damageCategories),
      expected: "a code of damageCategories that is in use", found: "roof"),
    Case(
      .codeRetired,
      .setReserve(SetReserve(amount: euros(5), line: ReserveLine(category: "towing"))),
      on: claim(.open), beside: without("towing", .costCategories),
      expected: "a code of costCategories that is in use", found: "towing"),
    Case(
      .codeRetired,
      .requestPayment(
        RequestPayment(
          payment: payment(1), amount: euros(5), payee: "Garage",
          line: ReserveLine(costType: .expense, category: "towing"))),
      on: claim(.closed), beside: without("towing", .costCategories),
      expected: "a code of costCategories that is in use", found: "towing"),
  ]

  private static func without(_ code: String, _ catalog: Catalog) -> ClaimRelatedFacts {
    .with { $0.catalogs = catalogs(retired(code, in: catalog)) }
  }
}
