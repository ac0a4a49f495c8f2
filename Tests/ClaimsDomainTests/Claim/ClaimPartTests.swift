import ClaimsTesting
import EventSourcing
import Testing

@testable import ClaimsDomain

@Suite("Parts and documents of a claim")
struct ClaimPartTests {
  static let vectors: [ClaimVector] = [
    // What is new is not stored, analysed, assessed or approved, whatever is sent.
    ClaimVector(
      "K03",
      .addPart(
        AddPart(
          part: photo(1) {
            $0.attachment?.status = .stored
            $0.photo?.analyses = [Analysis(model: "m", confidencePermille: 1000)]
            $0.addedBy = ActorID("sara")
          })), on: claim(.draft), by: .carla,
      .partAdded(
        PartAdded(
          part: photo(1) {
            $0.attachment?.status = .staged
            $0.addedBy = ActorID("carla")
            $0.addedAt = noon
          }))),
    ClaimVector(
      "K03",
      .addPart(
        AddPart(
          part: lineItem(1, 5, .passed) {
            $0.lineItem?.approved = euros(5)
            $0.lineItem?.adjusted = euros(4)
          })), on: claim(.open),
      .partAdded(PartAdded(part: with(item(5)) { $0.addedAt = noon }))),
    ClaimVector(
      "K03", .addPart(AddPart(part: damage(1, 100, .agreed))), on: claim(.underAppeal), by: .aron,
      .partAdded(
        PartAdded(
          part: damage(1, 100, .proposed) {
            $0.addedBy = ActorID("aron")
            $0.addedAt = noon
          }))),
    ClaimVector(
      "K04", .updatePart(UpdatePart(part: lineItem(1, 6, .passed))),
      on: claim(.open) { $0.hold(item(5)) }, by: .gina,
      .partUpdated(PartUpdated(part: item(6)))),
    // The same file keeps its storage place; what was seen on it stays, too.
    ClaimVector(
      "K04",
      .updatePart(UpdatePart(part: photo(1) { $0.attachment?.name = "roof.jpg" })),
      on: claim(.open) { $0.hold(stored) },
      .partUpdated(PartUpdated(part: with(stored) { $0.attachment?.name = "roof.jpg" }))),
    // Another file does not.
    ClaimVector(
      "K04", .updatePart(UpdatePart(part: paper(2) { $0.id = identifier(1) })),
      on: claim(.open) { $0.hold(paper(1) { $0.attachment?.status = .stored }) },
      .partUpdated(
        PartUpdated(
          part: paper(2) {
            $0.id = identifier(1)
            $0.attachment?.status = .staged
          }))),
    ClaimVector(
      "K04a", .removePart(RemovePart(part: identifier(1), reason: "blurred")),
      on: claim(.rejected) { $0.hold(photo(1)) }, by: .carla,
      .partRemoved(PartRemoved(part: identifier(1), reason: "blurred"))),
    ClaimVector(
      "K04b",
      .recordUpload(
        RecordUpload(
          part: identifier(1), status: .stored, location: "s3://a/1",
          sha256: [UInt8](repeating: 1, count: 32))),
      on: claim(.open) { $0.hold(photo(1) { $0.attachment?.status = .uploading }) }, by: .clock,
      .uploadRecorded(
        UploadRecorded(part: identifier(1), status: .stored, location: "s3://a/1"))),
    ClaimVector(
      "K04c",
      .assessDamage(AssessDamage(part: identifier(1), status: .assessed, cost: euros(80))),
      on: claim(.investigating) { $0.hold(damage(1, 100, .proposed)) }, by: .aron,
      .damageAssessed(
        DamageAssessed(part: identifier(1), status: .assessed, cost: euros(80)))),
    ClaimVector(
      "K04d",
      .priceLineItem(
        PriceLineItem(part: identifier(1), adjusted: euros(80), reason: "used before")),
      on: claim(.investigating) { $0.hold(item(100)) }, by: .aron,
      .lineItemPriced(
        LineItemPriced(part: identifier(1), adjusted: euros(80), reason: "used before"))),
    ClaimVector(
      "K05", .referenceDocument(ReferenceDocument(document: identifier(7))), on: claim(.submitted),
      by: .carla, beside: .document(.pending),
      .documentReferenced(DocumentReferenced(document: identifier(7)))),
    // Before version 6 it was not checked who may see it.
    ClaimVector(
      "K05", .referenceDocument(ReferenceDocument(document: identifier(7))), on: claim(.submitted),
      by: .carla, beside: .document(.pending, isForeign: true), version: 5,
      .documentReferenced(DocumentReferenced(document: identifier(7)))),
    // In a draft the minimum need not be met yet.
    ClaimVector(
      "K06", .unreferenceDocument(UnreferenceDocument(document: identifier(7))),
      on: claim(.draft) { $0.file.documents = [identifier(7)] }, by: .carla,
      under: .with { $0.documentsRequired = 1 },
      .documentUnreferenced(DocumentUnreferenced(document: identifier(7)))),
    ClaimVector(
      "K45",
      .recordAnalysis(
        RecordAnalysis(
          photo: identifier(1), model: "m", confidencePermille: 1000, results: "dent")),
      on: claim(.open) { $0.hold(photo(1)) }, by: .clock,
      .damageAnalysed(
        DamageAnalysed(
          photo: identifier(1), model: "m", confidencePermille: 1000, results: "dent"))),
  ]

  private static func item(_ asked: Int64) -> Part {
    lineItem(1, asked, .asked) { $0.addedBy = ActorID("hugo") }
  }

  /// A file that is no photo.
  private static func paper(_ number: UInt64, _ change: (inout Part) -> Void) -> Part {
    photo(number) {
      $0.photo = nil
      change(&$0)
    }
  }

  private static let stored = photo(1) {
    $0.addedBy = ActorID("carla")
    $0.attachment?.status = .stored
    $0.attachment?.location = "s3://a/1"
    $0.photo?.analyses = [Analysis(model: "m", confidencePermille: 900, results: "dent")]
  }

  private static func with(_ part: Part, _ change: (inout Part) -> Void) -> Part {
    var part = part
    change(&part)
    return part
  }

  @Test("what follows from a command, whole and in order", arguments: vectors)
  func accepted(vector: ClaimVector) { vector.check() }

  @Test("a file goes from its sender to the store, and an analysis stays with its photo")
  func upload() throws {
    var story = ClaimStory(claim(.open))
    func upload(_ status: UploadStatus) -> ClaimCommand {
      .recordUpload(
        RecordUpload(
          part: identifier(1), status: status, sha256: [UInt8](repeating: 1, count: 32)))
    }
    try story.send(.addPart(AddPart(part: photo(1))), by: .carla)
    try story.send(upload(.uploading), by: .carla)
    try story.send(upload(.failed), by: .carla)
    try story.send(upload(.uploading), by: .carla)
    try story.send(upload(.stored), by: .clock)
    #expect(story.codes(upload(.uploading)) == [.partStateInvalid])
    try story.send(
      .recordAnalysis(RecordAnalysis(photo: identifier(1), model: "m", results: "dent")),
      by: .clock)
    try story.send(upload(.quarantined), by: .clock)
    let photo = story.claim.file.parts[identifier(1)]
    #expect(photo?.attachment?.status == .quarantined)
    #expect(photo?.photo?.analyses == [Analysis(model: "m", results: "dent")])
  }

  @Test("a damage is priced, agreed to and locked, and unlocked by a dispute")
  func assessment() throws {
    var story = ClaimStory(claim(.open))
    func assess(_ status: DamageStatus, _ cost: Int64) -> ClaimCommand {
      .assessDamage(AssessDamage(part: identifier(1), status: status, cost: euros(cost)))
    }
    let remove = ClaimCommand.removePart(RemovePart(part: identifier(1)))
    try story.send(.addPart(AddPart(part: damage(1))), by: .carla)
    #expect(story.codes(assess(.agreed, 80)) == [.partStateInvalid])
    try story.send(assess(.assessed, 90))
    try story.send(assess(.assessed, 80))
    try story.send(assess(.agreed, 80))
    #expect(story.codes(remove) == [.partLocked])
    try story.send(assess(.disputed, 80))
    #expect(story.codes(remove) == [])
    #expect(story.claim.file.parts[identifier(1)]?.damage?.cost == euros(80))
  }
}
