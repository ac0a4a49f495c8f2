import ClaimsDomain
import EventSourcing
import Testing

/// Each guard, as the only one violated.
@Suite("The document's guards")
struct DocumentGuardTests {
  @Test("all violated guards are reported together, in the order of the row")
  func together() {
    let page = DocumentPage(name: "film", mime: "video/mp4", bytes: 99 << 20)
    let command = DocumentCommand.addPage(AddPage(page: page, compression: .failed))
    let codes = answer(command, on: sampleDocument(.draft), in: documentContext())
      .refusedCodes
    #expect(
      codes == [.missingRequiredFields, .invalidImageFormat, .compressionFailed, .sizeTooLarge])
  }

  @Test("without the rule of four eyes a verifier may look at what they wrote")
  func fourEyes() {
    let rules = ClaimRules(fourEyes: false)
    let verified = answer(
      .verifyDocument(VerifyDocument()), on: sampleDocument(.pending),
      in: documentContext("carla", .verifier, rules: rules))
    #expect(
      verified
        == .success([.documentVerified(DocumentVerified(by: ActorID("carla"), at: documentNoon))]))
  }

  @Test("a document whose type needs no end may have one, and counts no longer than that")
  func ends() {
    var invoice = sampleDocument(.pending) { $0.validUntil = documentDay(0) }
    #expect(
      answer(
        .verifyDocument(VerifyDocument()), on: invoice, in: documentContext("vera", .verifier)
      ).refusedCodes == [])
    invoice.validUntil = documentDay(-1)
    #expect(
      answer(
        .verifyDocument(VerifyDocument()), on: invoice, in: documentContext("vera", .verifier)
      ).refusedCodes == [.alreadyExpired])
  }

  @Test("the rules say how large a page may be and how often it may be handed in again")
  func limits() {
    var rules = ClaimRules()
    (rules.attachmentBytes, rules.documentResubmitLimit) = (2000, 4)
    let context = documentContext(rules: rules)
    func add(_ bytes: UInt64) -> [RefusalCode] {
      answer(
        .addPage(AddPage(page: documentPage(2, bytes: bytes))), on: sampleDocument(.draft),
        in: context
      ).refusedCodes
    }
    #expect(add(2000) == [])
    #expect(add(2001) == [.sizeTooLarge])
    func resubmit(_ submissions: UInt32) -> [RefusalCode] {
      answer(
        .resubmitDocument(ResubmitDocument()),
        on: sampleDocument(.rejected) { ($0.isChanged, $0.submissions) = (true, submissions) },
        in: context
      ).refusedCodes
    }
    #expect(resubmit(4) == [])
    #expect(resubmit(5) == [.resubmitLimit])
  }
}

extension Result where Success == [DocumentEvent], Failure == Refusal {
  /// The codes of a refusal; none of what was accepted.
  var refusedCodes: [RefusalCode] {
    if case .failure(let refusal) = self { refusal.reasons.map(\.code) } else { [] }
  }
}
