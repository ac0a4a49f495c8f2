import EventSourcing

@testable import ClaimsDomain

extension ClaimGuardTests {
  /// K03 to K04a, what parts name; K04d, what line items are worth.
  static let naming: [ClaimGuardCase] = [
    Case(
      .namedPartUnknown, .addPart(AddPart(part: damage(2) { $0.damage?.photos = [identifier(9)] })),
      on: claim(.open), expected: "a photo", found: identifier(9).text),
    Case(
      .namedPartUnknown,
      .addPart(AddPart(part: photo(2) { $0.photo?.measurements = [identifier(1)] })),
      on: claim(.open) { $0.hold(photo(1)) }, expected: "a measurement",
      found: identifier(1).text),
    Case(
      .namedPartUnknown,
      .updatePart(UpdatePart(part: damage(1) { $0.damage?.measurements = [identifier(9)] })),
      on: claim(.open) { $0.hold(damage(1)) }, expected: "a measurement",
      found: identifier(9).text),
    Case(
      .supersededUnfit,
      .addPart(AddPart(part: measurement(2) { $0.supersedes = identifier(9) })), on: claim(.open),
      expected: fit, found: identifier(9).text),
    Case(
      .supersededUnfit,
      .addPart(AddPart(part: measurement(3) { $0.supersedes = identifier(1) })),
      on: claim(.open) {
        $0.hold(measurement(1), measurement(2) { $0.supersedes = identifier(1) })
      }, expected: fit, found: identifier(1).text),
    Case(
      .photoReplaced,
      .updatePart(UpdatePart(part: photo(1) { $0.attachment?.sha256[0] = 9 })),
      on: claim(.open) { $0.hold(photo(1)) }, expected: "the same photo", found: "1.jpg"),
    Case(
      .photoReplaced,
      .updatePart(UpdatePart(part: photo(2) { $0.photo?.annotates = identifier(1) })),
      on: claim(.open) { $0.hold(photo(1), photo(2)) }, expected: "the same photo",
      found: "2.jpg"),
    Case(
      .mimeNotAllowed, .addPart(AddPart(part: photo(1) { $0.attachment?.name = "bill.PDF" })),
      on: claim(.open), expected: FileProfile.assessment.mimes.joined(separator: ", "),
      found: "bill.PDF"),
    Case(
      .partIncomplete,
      .addPart(AddPart(part: photo(1) { $0.photo?.latitudeMicrodegrees = 1 })), on: claim(.open),
      expected: "photo.latitudeMicrodegrees and photo.longitudeMicrodegrees, both on Earth"),
    Case(
      .partNamed, .removePart(RemovePart(part: identifier(1))),
      on: claim(.open) { $0.hold(photo(1), damage(2) { $0.damage?.photos = [identifier(1)] }) },
      expected: "a part that no other names", found: "1 do"),
    Case(
      .partUnknown, .priceLineItem(PriceLineItem(part: identifier(1), adjusted: euros(1))),
      on: claim(.open), found: identifier(1).text),
    Case(
      .lineItemUnknown, .priceLineItem(PriceLineItem(part: identifier(1), adjusted: euros(1))),
      on: claim(.open) { $0.hold(photo(1)) }, expected: "a line item"),
    Case(
      .lineItemUnchanged, price(), on: claim(.open) { $0.hold(lineItem(1, 5)) }),
    Case(
      .lineItemDecided, price { $0.adjusted = euros(5) },
      on: claim(.approved) { $0.hold(lineItem(1, 5, .passed)) }, expected: "asked",
      found: "passed"),
    Case(
      .lineItemDecided, price { $0.valuated = euros(5) },
      on: claim(.open) { $0.hold(lineItem(1, 5, .asked)) }, expected: "passed", found: "asked"),
    Case(
      .partAmountNegative, price { ($0.adjusted, $0.reason) = (euros(-1), "typo") },
      on: claim(.open) { $0.hold(lineItem(1, 5)) }, found: "-0.01 EUR"),
    Case(
      .partInOtherCurrency, price { $0.adjusted = Money(5, usd) },
      on: claim(.open) { $0.hold(lineItem(1, 5)) }, expected: "EUR", found: "USD"),
    Case(
      .quantityExceeded, price { $0.quantityApproved = 1001 },
      on: claim(.open) { $0.hold(lineItem(1, 5) { $0.lineItem?.quantity = 1000 }) },
      expected: "at most 1000", found: "1001"),
    Case(
      .priceExceeded, price { $0.adjusted = euros(6) },
      on: claim(.open) { $0.hold(lineItem(1, 5)) }, expected: "at most 0.05 EUR",
      found: "0.06 EUR"),
    Case(
      .reductionUnexplained,
      .priceLineItem(PriceLineItem(part: identifier(1), adjusted: euros(4))),
      on: claim(.open) { $0.hold(lineItem(1, 5)) }, expected: "reason"),
  ]

  private static let fit = "a measurement of the same kind that none supersedes"

  private static func price(_ change: (inout PriceLineItem) -> Void = { _ in }) -> ClaimCommand {
    var price = PriceLineItem(part: identifier(1))
    change(&price)
    return .priceLineItem(price)
  }
}
