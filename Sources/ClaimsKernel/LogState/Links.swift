import ClaimsDomain
import EventSourcing

/// What streams know of one another, for decisions that ask it: which claims were submitted for one loss, are
/// of one policy or of one claimant, or name a document or a property; by which number or receipt a report is
/// known; which activities are about a stream.
struct Links: Sendable {
  /// The places of the claims in the order in which they were first submitted.
  private(set) var submitted: [Int32] = []
  private var submittedSince = Blocks<Int32>()
  /// The claims of which others are duplicates.
  private(set) var originals: Set<Identifier> = []
  /// The streams whose personal data were erased.
  private(set) var erased: Set<StreamID> = []
  private(set) var claims = KeyedPlaces()
  /// Which of those that were submitted had a loss then: the how-many-eth, from 0.
  private var losses = KeyedPlaces()
  /// The claims whose loss was told anew since they were submitted.
  private var moved = KeyedPlaces()
  private(set) var reports = KeyedPlaces()
  private(set) var activities = KeyedPlaces()

  init() {}

  /// What two claims have in common that may be one: whose, what kind, and when the loss was.
  struct Loss: Equatable {
    private let claimant: ActorID
    private let type: ClaimType
    private let date: LocalDate

    /// Nil if too little is known to compare.
    init?(of claim: borrowing Claim) {
      self.init(claim.claimant, claim.type, claim.lossDate)
    }

    /// Field by field, and inlined: the claim that a card holds is not copied.
    @inline(__always) init?(of card: borrowing StandingSnapshot) {
      self.init(
        card.snapshot.claim.claimant, card.snapshot.claim.type, card.snapshot.claim.lossDate)
    }

    private init?(_ claimant: ActorID, _ type: ClaimType, _ date: LocalDate?) {
      guard let date, !claimant.isEmpty else { return nil }
      (self.claimant, self.type, self.date) = (claimant, type, date)
    }

    var key: UInt64 {
      var key = PlaceKey(.loss)
      key.mix(claimant.text)
      key.mix(UInt64(type.rawValue))
      key.mix(UInt64(bitPattern: Int64(date.daysSinceEpoch)))
      return key.hash
    }
  }

  static func key(ofPolicy reference: String) -> UInt64 {
    var key = PlaceKey(.policy)
    key.mix(reference)
    return key.hash
  }

  static func key(ofClaimant actor: ActorID) -> UInt64 {
    var key = PlaceKey(.claimant)
    key.mix(actor.text)
    return key.hash
  }

  static func key(ofNumber number: UInt64) -> UInt64 {
    var key = PlaceKey(.number)
    key.mix(number)
    return key.hash
  }

  static func key(ofReceipt receipt: [UInt8]) -> UInt64 {
    var key = PlaceKey(.receipt)
    for byte in receipt { key.mix(UInt64(byte)) }
    return key.hash
  }

  static func key(ofSubject stream: StreamID) -> UInt64 {
    var key = PlaceKey(.subject)
    key.mix(UInt64(stream.category.number))
    key.mix(stream.id.high)
    key.mix(stream.id.low)
    return key.hash
  }

  // MARK: Looking up

  /// Puts in order what came since the log was folded, for many questions.
  mutating func prepare() {
    losses.prepare()
    moved.prepare()
    claims.prepare()
    reports.prepare()
    activities.prepare()
  }

  /// The claim that was first submitted of those that may have a loss in common and do.
  ///
  /// O(submissions) only if the loss of one of them was told anew.
  func firstSubmitted(for loss: Loss, where isSo: (_ place: Int) -> Bool) -> Int? {
    var first = losses.places(under: loss.key).first { isSo(submission($0)) }
    for place in moved.places(under: loss.key) where isSo(place) {
      let rank = rank(of: place)
      first = first.map { min($0, rank ?? $0) } ?? rank
    }
    return first.map { submission($0) }
  }

  private func submission(_ rank: Int) -> Int {
    Int(rank < submitted.count ? submitted[rank] : submittedSince[rank - submitted.count])
  }

  private func rank(of place: Int) -> Int? {
    submitted.firstIndex(of: Int32(place))
      ?? submittedSince.firstIndex(of: Int32(place)).map { submitted.count + $0 }
  }

  // MARK: Folding

  /// Whether an event of this number says anything about other streams: most do not.
  static func concern(_ type: UInt32) -> Bool {
    type == ClaimEventKind.claimSubmitted.rawValue
      || type == ClaimEventKind.claimDetailsEdited.rawValue
      || type == ClaimEventKind.factCorrected.rawValue
      || type == ClaimEventKind.claimMarkedDuplicate.rawValue
      || type == ClaimEventKind.policyConfirmed.rawValue
      || type == ClaimEventKind.documentReferenced.rawValue
      || type == ClaimEventKind.claimDrafted.rawValue
      || type == ClaimEventKind.informationProvided.rawValue
      || type == ClaimEventKind.reviewRaised.rawValue
      || type == ClaimEventKind.personalDataErased.rawValue
  }

  /// Takes an event that concerns them, and the claim as it is now. Inlined, so that the card is not copied.
  @inline(__always) mutating func take(
    _ event: ClaimEvent, on card: borrowing StandingSnapshot, at place: Int
  ) {
    switch event {
    case .claimSubmitted:
      if let loss = Loss(of: card) {
        losses.add(submitted.count + submittedSince.count, under: loss.key)
      }
      submittedSince.append(Int32(place))
    case .claimDetailsEdited, .factCorrected:
      if card.snapshot.claim.status != .draft, let loss = Loss(of: card) {
        moved.add(place, under: loss.key)
      }
      if let property = card.snapshot.claim.file.details.property { cite(property, from: place) }
    case .claimMarkedDuplicate(let duplicate): originals.insert(duplicate.original)
    case .policyConfirmed:
      if let policy = card.snapshot.claim.file.confirmedPolicy?.policy {
        claims.add(place, under: Self.key(ofPolicy: policy.reference))
      }
    case .documentReferenced(let referenced): cite(referenced.document, from: place)
    case .claimDrafted(let drafted):
      if let origin = drafted.origin { cite(origin, from: place) }
      if !drafted.claimant.isEmpty {
        claims.add(place, under: Self.key(ofClaimant: drafted.claimant))
      }
    case .informationProvided(let provided): mention(provided.document, from: place)
    case .reviewRaised(let raised): mention(raised.document, from: place)
    case .personalDataErased: take(erasureOf: .claim(card.snapshot.id))
    default: break
    }
  }

  private mutating func cite(_ id: Identifier, from place: Int) {
    claims.add(place, under: PlaceKey.of(.citation, id))
  }

  private mutating func mention(_ id: Identifier?, from place: Int) {
    if let id { claims.add(place, under: PlaceKey.of(.mention, id)) }
  }

  mutating func take(erasureOf stream: StreamID) { erased.insert(stream) }

  mutating func take(_ started: ReportStarted, at place: Int) {
    if let number = started.number { reports.add(place, under: Self.key(ofNumber: number)) }
    if !started.receipt.isEmpty {
      reports.add(place, under: Self.key(ofReceipt: started.receipt))
    }
  }

  mutating func take(activityAbout stream: StreamID, at place: Int) {
    activities.add(place, under: Self.key(ofSubject: stream))
  }
}

extension Links {
  /// What is kept beside a log, so that nobody has to fold it for this. Begins with a number that changes
  /// whenever what is kept, or how it is found, does.
  private static let version: UInt32 = 4

  var kept: [UInt8] {
    var bytes = KeptBytes()
    bytes.put(Self.version)
    bytes.put(UInt32(submitted.count + submittedSince.count))
    for place in submitted { bytes.put(place) }
    for place in submittedSince { bytes.put(place) }
    bytes.put(UInt32(originals.count))
    for id in originals.sorted() { bytes.put(id) }
    bytes.put(UInt32(erased.count))
    for stream in erased.sorted(by: { ($0.category.number, $0.id) < ($1.category.number, $1.id) }) {
      bytes.put(stream.category.number)
      bytes.put(stream.id)
    }
    for places in [losses, moved, claims, reports, activities].map(\.sorted) {
      bytes.put(UInt32(places.keys.count))
      for key in places.keys { bytes.put(key) }
      for place in places.places { bytes.put(place) }
    }
    return bytes.bytes
  }

  /// Nil if it was kept by another version, or tells of streams that are not there.
  init?(kept bytes: [UInt8], of streams: ColdStreams) {
    var reader = KeptReader(bytes)
    let claims = streams.count(ClaimDecider.category)
    guard reader.number(UInt32.self) == Self.version,
      let submitted = reader.places(below: claims), let count = reader.number(UInt32.self)
    else { return nil }
    self.submitted = submitted
    for _ in 0..<count {
      guard let id = reader.identifier() else { return nil }
      originals.insert(id)
    }
    guard let count = reader.number(UInt32.self) else { return nil }
    for _ in 0..<count {
      guard let category = reader.number(UInt32.self), let id = reader.identifier() else {
        return nil
      }
      erased.insert(StreamID(Category(category), id))
    }
    guard let losses = reader.pairs(below: submitted.count),
      let moved = reader.pairs(below: claims), let named = reader.pairs(below: claims),
      let reports = reader.pairs(below: streams.count(ReportDecider.category)),
      let activities = reader.pairs(below: streams.count(ActivityDecider.category)),
      reader.isAtEnd
    else { return nil }
    (self.losses, self.moved) = (KeyedPlaces(losses), KeyedPlaces(moved))
    (self.claims, self.reports) = (KeyedPlaces(named), KeyedPlaces(reports))
    self.activities = KeyedPlaces(activities)
  }
}
