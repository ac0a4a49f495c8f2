import EventSourcing

@testable import ClaimsDomain

extension ClaimGuardTests {
  /// K03 to K06 and K45: parts and documents.
  static let parts: [ClaimGuardCase] = [
    Case(
      .partLimit, add(photo(2)), on: claim(.open) { $0.hold(photo(1)) },
      under: .with { $0.partLimit = 1 }, expected: "at most 1", found: "1"),
    Case(.partIncomplete, add(Part(id: identifier(1))), on: claim(.open), expected: kinds),
    Case(
      .partIncomplete,
      add(
        photo(1) {
          $0.damage = DamageItem(category: "roof", severity: .minor, cost: euros(1))
        }), on: claim(.open), expected: kinds),
    Case(
      .partIncomplete, add(photo(1) { $0.id = Identifier() }), on: claim(.open), expected: "id"),
    Case(
      .partIncomplete, add(photo(1) { $0.attachment?.name = "" }), on: claim(.open),
      expected: "attachment.name"),
    Case(
      .partIncomplete, add(photo(1) { $0.attachment?.bytes = 0 }), on: claim(.open),
      expected: "attachment.bytes"),
    Case(
      .partIncomplete, add(photo(1) { $0.attachment?.sha256 = [1, 2] }), on: claim(.open),
      expected: "attachment.sha256 of 32 bytes", found: "2 bytes: AQI"),
    Case(
      .partIncomplete, add(photo(1) { $0.attachment?.sha256 = [] }), on: claim(.open),
      expected: "attachment.sha256 of 32 bytes"),
    Case(
      .partIncomplete, add(damage(1) { $0.photo = Photo() }), on: claim(.open),
      expected: "photo beside an attachment only"),
    Case(
      .partIncomplete, add(damage(1) { $0.damage?.severity = .unspecified }), on: claim(.open),
      expected: "damage.category, damage.severity"),
    Case(
      .partIncomplete, update(lineItem(1, 5) { $0.lineItem?.quantity = 0 }),
      on: claim(.open) { $0.hold(lineItem(1, 5)) }, expected: "lineItem.code, lineItem.quantity"),
    Case(
      .partIDTaken, add(photo(2) { $0.id = identifier(1) }),
      on: claim(.open) { $0.hold(photo(1)) }, found: identifier(1).text),
    Case(
      .attachmentTooLarge, add(photo(1) { $0.attachment?.bytes = 2 << 30 | 1 }),
      on: claim(.open), expected: "at most 2147483648 bytes", found: "2147483649"),
    Case(
      .attachmentTooLarge, update(photo(1) { $0.attachment?.bytes = 1001 }),
      on: claim(.open) { $0.hold(photo(1)) }, under: .with { $0.assessmentBytes = 1000 },
      expected: "at most 1000 bytes", found: "1001"),
    Case(
      .mimeNotAllowed, add(photo(1) { $0.attachment?.mime = "image/" }), on: claim(.open),
      expected: types, found: "image/"),
    Case(
      .mimeNotAllowed, update(photo(1) { $0.attachment?.mime = "text/html" }),
      on: claim(.open) { $0.hold(photo(1)) }, expected: types, found: "text/html"),
    Case(
      .attachmentKnown, add(photo(1) { $0.id = identifier(2) }),
      on: claim(.open) { $0.hold(photo(1)) }, found: "1.jpg"),
    Case(
      .attachmentKnown, update(file(1) { $0.id = identifier(2) }),
      on: claim(.open) { $0.hold(file(1), file(2)) }, found: "1.jpg"),
    Case(.partAmountNegative, add(damage(1, -1)), on: claim(.open), found: "-0.01 EUR"),
    Case(
      .partAmountNegative, update(lineItem(1, -5)),
      on: claim(.open) { $0.hold(lineItem(1, 5)) }, found: "-0.05 EUR"),
    Case(
      .partInOtherCurrency, add(lineItem(1, 5) { $0.lineItem?.adjusted = Money(5, usd) }),
      on: claim(.open), expected: "EUR", found: "USD"),
    Case(
      .partInOtherCurrency, update(damage(1) { $0.damage?.cost = Money(5, usd) }),
      on: claim(.open) { $0.hold(damage(1)) }, expected: "EUR", found: "USD"),
    Case(
      .measurementInvalid, add(measurement(1) { $0.value = 0 }), on: claim(.open),
      expected: "a value above zero"),
    Case(
      .measurementInvalid, add(measurement(1) { $0.unit = .squareMillimetre }), on: claim(.open),
      expected: "a unit that fits the kind"),
    Case(
      .measurementInvalid,
      add(
        measurement(1) {
          ($0.kind, $0.unit) = (.area, .squareMillimetre)
          $0.points = [MeasuredPoint(), MeasuredPoint(x: 1)]
        }), on: claim(.open), expected: "three points or more"),
    Case(
      .capturedInFuture,
      add(photo(1) { $0.photo?.capturedAt = Instant("2026-03-02T12:00:00.000000001Z") }),
      on: claim(.open), expected: "at most 2026-03-02T12:00:00.000000000Z",
      found: "2026-03-02T12:00:00.000000001Z"),
    Case(
      .capturedInFuture,
      update(photo(1) { $0.photo?.capturedAt = Instant("2026-03-03T00:00:00Z") }),
      on: claim(.open) { $0.hold(photo(1)) },
      expected: "at most 2026-03-02T12:00:00.000000000Z",
      found: "2026-03-03T00:00:00.000000000Z"),
    Case(
      .metadataUnfit, add(photo(1) { $0.photo?.metadata = properties(33) }), on: claim(.open),
      expected: "photo.metadata with at most 32 of them", found: "33"),
    Case(
      .metadataUnfit,
      add(photo(1) { $0.photo?.metadata = properties(2) + [PhotoProperty(name: "0")] }),
      on: claim(.open),
      expected: "photo.metadata[2].name not blank, and different from those before it",
      found: "0"),
    Case(
      .metadataUnfit,
      add(
        photo(1) {
          let name = String(repeating: "n", count: 65)
          $0.photo?.metadata = [PhotoProperty(name: name)]
        }), on: claim(.open), expected: "photo.metadata[0].name of at most 64 bytes", found: "65"),
    Case(
      .metadataUnfit,
      update(
        photo(1) {
          let value = String(repeating: "v", count: 257)
          $0.photo?.metadata = properties(1) + [PhotoProperty(name: "exposure", value: value)]
        }), on: claim(.open) { $0.hold(photo(1)) },
      expected: "photo.metadata[1].value of at most 256 bytes", found: "257"),
    Case(.partUnknown, update(photo(1)), on: claim(.open), found: identifier(1).text),
    Case(
      .partUnknown, .removePart(RemovePart(part: identifier(1))), on: claim(.open),
      found: identifier(1).text),
    Case(
      .partUnknown, .recordUpload(RecordUpload(part: identifier(1), status: .uploading)),
      on: claim(.open), found: identifier(1).text),
    Case(
      .partUnknown,
      .assessDamage(AssessDamage(part: identifier(1), status: .assessed, cost: euros(1))),
      on: claim(.open), found: identifier(1).text),
    Case(
      .partLocked, update(lineItem(1, 6)),
      on: claim(.investigating) { $0.hold(lineItem(1, 5, .rejected)) }, found: identifier(1).text),
    Case(
      .partLocked, .removePart(RemovePart(part: identifier(1))),
      on: claim(.underAppeal) { $0.hold(lineItem(1, 5, .passed)) }, found: identifier(1).text),
    Case(
      .partLocked, .removePart(RemovePart(part: identifier(1))),
      on: claim(.open) { $0.hold(damage(1, 100, .agreed)) }, found: identifier(1).text),
    Case(
      .partKindChanged, update(damage(1)), on: claim(.open) { $0.hold(lineItem(1, 5)) },
      expected: "lineItem", found: "damage"),
    Case(
      .partKindChanged, update(measurement(1) { $0.value = 11 }),
      on: claim(.open) { $0.hold(measurement(1)) }, expected: "measurement", found: "measurement"),
    Case(
      .partUnchanged, update(damage(1)), on: claim(.open) { $0.hold(damage(1, 100, .proposed)) }),
    Case(
      .uploadStepInvalid, upload(.stored), on: claim(.open) { $0.hold(photo(1)) },
      expected: "uploading, failed, quarantined", found: "stored"),
    Case(
      .uploadStepInvalid, upload(.uploading), on: claim(.open) { $0.hold(damage(1)) },
      expected: "an attachment"),
    Case(
      .checksumMismatch, upload(.stored, of: 2),
      on: claim(.open) { $0.hold(photo(1) { $0.attachment?.status = .uploading }) },
      expected: String(repeating: "AQEB", count: 10) + "AQE",
      found: String(repeating: "AgIC", count: 10) + "AgI"),
    Case(
      .assessmentStepInvalid,
      .assessDamage(AssessDamage(part: identifier(1), status: .agreed, cost: euros(1))),
      on: claim(.open) { $0.hold(damage(1, 100, .proposed)) }, expected: "assessed",
      found: "agreed"),
    Case(
      .assessmentStepInvalid,
      .assessDamage(AssessDamage(part: identifier(1), status: .assessed, cost: euros(1))),
      on: claim(.open) { $0.hold(photo(1)) }, expected: "a damage item"),
    Case(
      .amountNegative,
      .assessDamage(AssessDamage(part: identifier(1), status: .assessed, cost: euros(-1))),
      on: claim(.open) { $0.hold(damage(1)) }, found: "-0.01 EUR"),
    Case(
      .amountInOtherCurrency,
      .assessDamage(AssessDamage(part: identifier(1), status: .assessed, cost: Money(1, usd))),
      on: claim(.open) { $0.hold(damage(1)) }, expected: "EUR", found: "USD"),
    Case(
      .photoUnknown, .recordAnalysis(RecordAnalysis(photo: identifier(1))),
      on: claim(.open) { $0.hold(damage(1)) }, by: .aron, found: identifier(1).text),
    Case(
      .scoreOutOfRange,
      .recordAnalysis(RecordAnalysis(photo: identifier(1), confidencePermille: 1001)),
      on: claim(.open) { $0.hold(photo(1)) }, by: .aron, expected: "0 to 1000", found: "1001"),
    Case(
      .documentUnknown, .referenceDocument(ReferenceDocument(document: identifier(7))),
      on: claim(.open), found: identifier(7).text),
    Case(
      .documentUnknown, .referenceDocument(ReferenceDocument(document: identifier(7))),
      on: claim(.open), by: .carla, beside: .document(.verified, isForeign: true),
      found: identifier(7).text),
    // That another actor's was deleted is not revealed either.
    Case(
      .documentUnknown, .referenceDocument(ReferenceDocument(document: identifier(7))),
      on: claim(.open), by: .gina, beside: .document(.deleted, isForeign: true),
      found: identifier(7).text),
    Case(
      .documentDeleted, .referenceDocument(ReferenceDocument(document: identifier(7))),
      on: claim(.open), beside: .document(.deleted), found: identifier(7).text),
    Case(
      .documentReferenced, .referenceDocument(ReferenceDocument(document: identifier(7))),
      on: documented(.open), beside: .document(.verified), found: identifier(7).text),
    Case(
      .documentNotReferenced, .unreferenceDocument(UnreferenceDocument(document: identifier(8))),
      on: documented(.open), found: identifier(8).text),
    Case(
      .documentRequired, .unreferenceDocument(UnreferenceDocument(document: identifier(7))),
      on: documented(.open), under: .with { $0.documentsRequired = 1 }, expected: "at least 1",
      found: "0"),
  ]

  private static func file(_ number: UInt64, _ change: (inout Part) -> Void = { _ in }) -> Part {
    photo(number) {
      $0.photo = nil
      change(&$0)
    }
  }

  private static let kinds = "one of attachment, damage, measurement, lineItem"
  private static let types = FileProfile.assessment.mimes.joined(separator: ", ")

  private static func add(_ part: Part) -> ClaimCommand { .addPart(AddPart(part: part)) }
  private static func update(_ part: Part) -> ClaimCommand { .updatePart(UpdatePart(part: part)) }

  private static func upload(_ status: UploadStatus, of number: UInt8 = 1) -> ClaimCommand {
    .recordUpload(
      RecordUpload(
        part: identifier(1), status: status, sha256: [UInt8](repeating: number, count: 32)))
  }
}

private func properties(_ count: Int) -> [PhotoProperty] {
  (0..<count).map { PhotoProperty(name: "\($0)", value: "1/250 s") }
}
