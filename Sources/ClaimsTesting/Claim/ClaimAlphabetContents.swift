import ClaimsDomain
import EventSourcing

extension ClaimAlphabet {
  static let photo = Identifier(high: 0xfa47, low: 1)
  static let damage = Identifier(high: 0xfa47, low: 2)
  static let lineItem = Identifier(high: 0xfa47, low: 3)
  static let measurement = Identifier(high: 0xfa47, low: 4)

  static let hash = [UInt8](repeating: 7, count: 32)

  /// A photo, a damage, a line item and a measurement.
  static let part = parts(asking: Money(2, .euro))

  static func parts(asking asked: Money) -> [Part] {
    [
      Part(
        id: photo,
        attachment: Attachment(name: "a.jpg", mime: "image/jpeg", bytes: 9, sha256: hash),
        photo: Photo(capturedAt: ClaimSender.noon)),
      Part(
        id: damage,
        damage: DamageItem(category: "door", severity: .minor, cost: Money(1, .euro))),
      Part(id: lineItem, lineItem: LineItem(code: "L1", quantity: 1, asked: asked)),
      Part(
        id: measurement, measurement: Measurement(kind: .distance, value: 5, unit: .millimetre)),
    ]
  }

  private var parts: [Part] { Self.parts(asking: claimed) }

  func contents(_ verb: ClaimVerb, all: Bool) -> [ClaimAttempt] {
    let parts = parts
    switch verb {
    case .addPart:
      guard all else {
        return Self.by([.carla], parts.prefix(1).map { .addPart(AddPart(part: $0)) })
      }
      return Self.by([.carla], (parts + slips).map { .addPart(AddPart(part: $0)) })
    case .updatePart:
      return Self.by([.hugo], updates(all: all).map { .updatePart(UpdatePart(part: $0)) })
    case .removePart:
      return Self.by(
        [.carla], (all ? parts.map(\.id) : [Self.photo]).map { .removePart(RemovePart(part: $0)) })
    case .recordUpload:
      let steps: [UploadStatus] =
        all ? [.uploading, .stored, .failed, .quarantined, .staged] : [.uploading, .stored]
      return Self.by(
        [.timer],
        steps.map {
          .recordUpload(RecordUpload(part: Self.photo, status: $0, sha256: Self.hash))
        })
        + (all
          ? Self.by(
            [.timer],
            [
              .recordUpload(RecordUpload(part: Self.photo, status: .stored)),
              .recordUpload(RecordUpload(part: Self.damage, status: .uploading)),
            ]) : [])
    case .assessDamage:
      let steps: [DamageStatus] = all ? [.assessed, .agreed, .disputed, .proposed] : [.assessed]
      return Self.by(
        [.axel],
        steps.map {
          .assessDamage(AssessDamage(part: Self.damage, status: $0, cost: Money(1, .euro)))
        })
        + (all
          ? Self.by(
            [.axel],
            [Money(-1, .euro), Money(1, .dollar)].map {
              .assessDamage(AssessDamage(part: Self.damage, status: .assessed, cost: $0))
            }) : [])
    case .priceLineItem: return Self.by([.axel], prices(all: all))
    case .recordAnalysis:
      return Self.by(
        [.timer],
        [
          .recordAnalysis(RecordAnalysis(photo: Self.photo, confidencePermille: 900)),
          .recordAnalysis(RecordAnalysis(photo: Self.damage, confidencePermille: 1001)),
        ])
    case .referenceDocument:
      let ids =
        all ? ClaimMachine.documents.map(\.id) + [Self.photo] : [ClaimMachine.documents[0].id]
      return Self.by([.carla], ids.map { .referenceDocument(ReferenceDocument(document: $0)) })
    case .unreferenceDocument:
      let ids = all ? ClaimMachine.documents.map(\.id) : [ClaimMachine.documents[0].id]
      return Self.by([.hugo], ids.map { .unreferenceDocument(UnreferenceDocument(document: $0)) })
    default: return []
    }
  }

  private func prices(all: Bool) -> [ClaimCommand] {
    let (one, none) = (Money(1, .euro), Money(0, .euro))
    func price(
      _ part: Identifier, _ adjusted: Money? = nil, valuated: Money? = nil,
      remunerated: Money? = nil, quantity: UInt32? = nil, reason: String = "worn"
    ) -> ClaimCommand {
      .priceLineItem(
        PriceLineItem(
          part: part, quantityApproved: quantity, adjusted: adjusted, valuated: valuated,
          remunerated: remunerated, reason: reason))
    }
    guard all else { return [price(Self.lineItem, one)] }
    return [
      price(Self.lineItem, one), price(Self.lineItem, one, reason: ""),
      price(Self.lineItem, Money(9, .euro)), price(Self.lineItem, Money(-1, .euro)),
      price(Self.lineItem, Money(1, .dollar)), price(Self.lineItem, valuated: one),
      price(Self.lineItem, remunerated: none), price(Self.lineItem, quantity: 9),
      price(Self.damage, one),
    ]
  }

  /// Another cost, another kind, a file of another kind.
  private func updates(all: Bool) -> [Part] {
    var (damage, photo) = (parts[1], parts[0])
    damage.damage?.severity = .severe
    guard all else { return [damage] }
    photo.attachment?.name = "b.jpg"
    var changed = parts[2]
    changed.id = Self.damage
    return [damage, photo, changed, parts[3]]
  }

  /// What no part may be.
  private var slips: [Part] {
    var (large, negative, foreign) = (parts[0], parts[1], parts[1])
    (large.id.low, negative.id.low, foreign.id.low) = (11, 12, 13)
    large.attachment?.bytes = 1 << 40
    large.attachment?.mime = "text/plain"
    negative.damage?.cost = Money(-1, .euro)
    foreign.damage?.cost = Money(1, .dollar)
    return [Part(), large, negative, foreign]
  }
}

extension ClaimMachine {
  /// The claim that is explored.
  public static let claim = Identifier(high: 0xc1a1, low: 1)

  /// The log's documents: one that counts, and some that do not count.
  public static let documents: [DocumentStanding] = {
    func document(_ number: UInt64, _ status: DocumentStanding.Status, _ until: Instant? = nil)
      -> DocumentStanding
    {
      DocumentStanding(Identifier(high: 0xd0c, low: number), status, validUntil: until)
    }
    return [
      document(1, .verified), document(2, .pending), document(3, .rejected),
      document(4, .verified, Instant()), document(5, .deleted),
    ]
  }()
}
