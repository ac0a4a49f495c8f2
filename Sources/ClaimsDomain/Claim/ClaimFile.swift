import EventSourcing

/// What few claims have: details beyond the first three, parts, proposals, questions, and the like.
///
/// A claim refers to it, so that a claim without any of it costs one word.
public struct ClaimFile: Equatable, Sendable {
  /// Beyond title, claimed amount and date of loss, which are in the claim.
  public var details = ClaimDetails()
  /// The accident, lead or report from which the claim was made; nil if it was made from none.
  public var origin: Identifier?
  /// The claim that this one follows: the claim's own field 16.
  @usableFromInline var related: Identifier?
  /// A submitted claim of the same claimant about the same loss.
  public var similar: Identifier?
  /// The documents that it names, in the order in which they were named.
  public var documents: [Identifier] = []
  /// Files, damage items, measurements and line items, in the order in which they were added.
  public var parts = PartList()
  /// The reserves of the lines that were named; the rest of the reserve is the general line's.
  public var lines: [LineReserve] = []
  /// The reserve that waits for a second person; nil if none does.
  public var reserveProposal: ReserveProposed?
  /// The decision that waits for a second person; nil if none does.
  public var proposal: DecisionProposed?
  /// Who proposed the decision in force.
  public var proposedBy = ActorID()
  /// Every actor who took a decision that was appealed against.
  public var earlierDeciders: [ActorID] = []
  /// How often a decision was appealed against, in all.
  public var appeals: UInt32 = 0
  /// Why it was turned back at intake, as codes; empty once it is handed in again.
  public var rejectionCodes: [String] = []
  /// Whether something was changed since the claim was turned back.
  public var isChanged = false
  /// What was asked for and is not there yet.
  public var openItems: [String] = []
  /// The first moment at which the request for information may lapse; nil if none is open.
  public var infoDue: Instant?
  /// Whether a request was not answered in time, and nothing was asked or decided since.
  public var unanswered = false
  /// The status the claim returns to once it has been answered.
  public var resume = ClaimStatus.none
  /// The reviews that are not completed yet, in the order in which they were raised.
  public var openReviews: [ReviewRaised] = []
  /// The highest number of a review so far; the next one has the number after it.
  public var reviews: UInt32 = 0
  /// Every suspicion that was recorded, in order; none is ever taken away.
  public var flags: [FraudFlagged] = []
  /// What came back, of what counts.
  public var recovered = Money()
  /// What was issued and then stopped or failed.
  public var stopped = Money()
  /// From whom money is or was last claimed back; empty if from nobody.
  public var subrogationAgainst = ""
  /// What came back since version 11, and was not taken back.
  public var recoveries: [Recovery] = []
  /// How many were recorded.
  public var recoveryCount: UInt32 = 0
  /// Paid, or to be paid, beside what is approved, since version 11.
  public var expenses: [Payment] = []
  /// Whether an appeal is heard and what is approved stands, whatever it comes to.
  public var undisputed = false
  /// The latest lawsuit, also once it is over; nil if there was none.
  public var lawsuit: LitigationOpened?
  /// The claim that this one repeats.
  public var original: Identifier?
  /// Who acts for the claimant now, in the order in which they began.
  public var representatives: [ActorID] = []
  /// Whom the claimant asked to act for them, and who did not accept yet.
  public var invitedRepresentatives: [ActorID] = []
  /// How many conversations were recorded.
  public var communications: UInt32 = 0
  /// How often a fact was corrected.
  public var corrections: UInt32 = 0
  /// How many reports of the claim were generated.
  public var reports: UInt32 = 0
  /// Who was a party once and is none any more.
  public var formerParties: [ActorID] = []

  /// Who claims, and how they are reached, if they are not registered.
  public var claimantName = ""
  /// How a claimant who is not registered is reached; empty for one who is.
  public var claimantContact = ""

  /// What was paid under a decision and came back, where no decision in force says so any more.
  public var owed = Money()
  /// What was paid for a fraud and does not come back.
  public var writtenOff = Money()
  /// Each debt and loss that was written off, and by whom.
  public var writeOffs: [WriteOff] = []

  /// The day on which the claimant was told of the decision in force.
  public var notifiedOn: LocalDate?
  /// From which day an appeal is counted, if that is not the same.
  public var appealFrom: LocalDate?
  /// Whether they gave up the right to appeal against it.
  public var appealWaived = false
  /// How many of the appeals are from before it was last reopened.
  public var appealsBefore: UInt32 = 0

  // Many claims have a file, and few of them terms: a word.
  @usableFromInline var confirmedPolicyBox = Boxed<PolicyConfirmed>.nothing
  /// How the decision in force comes of what was claimed, where terms of a policy take something off.
  public var adjudications: [Adjudication] = []

  /// Creates the file of a claim that has none of it.
  public init() {}

  /// The terms of the policy as the insurer has them: of those that were told, the latest true ones.
  @inlinable public var confirmedPolicy: PolicyConfirmed? {
    get { confirmedPolicyBox.value }
    set { confirmedPolicyBox = Boxed(newValue) }
  }

  /// Whether it only asks what would be paid.
  public var isAnswerOnly: Bool { details.use?.isAnswerOnly ?? false }

  /// Notes which of these were parties and are none any more.
  mutating func noteFormerParties(_ actors: [ActorID]) {
    for actor in actors
    where !actor.isEmpty && !formerParties.contains(actor) && !representatives.contains(actor)
      && !details.parties.contains(where: { $0.actor == actor })
    {
      formerParties.append(actor)
    }
  }

  /// Shows the fields to a visitor, as the claim's own. The numbers follow the claim's.
  ///
  /// - Parameters:
  ///   - fields: the visitor, behind the claim's own fields.
  ///   - checkTimes: what nearly every claim has is in the claim; its place is among these.
  @inlinable public mutating func visit<F: FieldVisitor & ~Copyable>(
    _ fields: inout F, _ checkTimes: inout [CheckTime]
  ) throws(WireError) {
    try visitPart1(&fields)
    try visitPart2(&fields)
    try visitPart3(&fields, &checkTimes)
  }

  // A third each, as in `Claim.visitCard`.

  @inlinable @inline(never) mutating func visitPart1<F: FieldVisitor & ~Copyable>(
    _ fields: inout F
  ) throws(WireError) {
    try fields.field(40, "details", &details)
    try fields.field(41, "origin", &origin)
    try fields.field(42, "similar", &similar)
    try fields.field(43, "documents", &documents)
    try parts.visit(&fields, 44, "parts")
    try fields.field(45, "lines", &lines)
    try fields.field(46, "reserveProposal", &reserveProposal)
    try fields.field(47, "proposal", &proposal)
    try fields.field(48, "proposedBy", &proposedBy)
    try fields.field(49, "earlierDeciders", &earlierDeciders)
  }

  @inlinable @inline(never) mutating func visitPart2<F: FieldVisitor & ~Copyable>(
    _ fields: inout F
  ) throws(WireError) {
    try fields.field(50, "appeals", &appeals)
    try fields.field(51, "rejectionCodes", &rejectionCodes)
    try fields.field(52, "isChanged", &isChanged)
    fields.personal(of: DataSubject.subject.rawValue)
    try fields.field(53, "openItems", &openItems)
    try fields.field(54, "infoDue", &infoDue)
    try fields.field(55, "resume", &resume)
    try fields.field(56, "openReviews", &openReviews)
    try fields.field(57, "reviews", &reviews)
    try fields.field(58, "flags", &flags)
    try fields.field(59, "recovered", &recovered)
  }

  @inlinable @inline(never) mutating func visitPart3<F: FieldVisitor & ~Copyable>(
    _ fields: inout F, _ checkTimes: inout [CheckTime]
  ) throws(WireError) {
    try fields.field(60, "stopped", &stopped)
    fields.personal(of: DataSubject.subject.rawValue)
    try fields.field(61, "subrogationAgainst", &subrogationAgainst)
    try fields.field(62, "lawsuit", &lawsuit)
    try fields.field(63, "original", &original)
    try fields.field(64, "representatives", &representatives)
    try fields.field(65, "communications", &communications)
    try fields.field(66, "corrections", &corrections)
    try fields.field(67, "reports", &reports)
    try fields.field(68, "formerParties", &formerParties)
    try fields.field(69, "invitedRepresentatives", &invitedRepresentatives)
    fields.personal(of: DataSubject.subject.rawValue)
    try fields.field(70, "claimantName", &claimantName)
    fields.personal(of: DataSubject.subject.rawValue)
    try fields.field(71, "claimantContact", &claimantContact)
    try fields.field(72, "owed", &owed)
    try fields.field(73, "writtenOff", &writtenOff)
    try fields.field(74, "notifiedOn", &notifiedOn)
    try fields.field(75, "appealWaived", &appealWaived)
    try fields.field(76, "appealsBefore", &appealsBefore)
    try fields.field(77, "checkTimes", &checkTimes)
    try fields.field(78, "writeOffs", &writeOffs)
    try fields.field(79, "recoveries", &recoveries)
    try fields.field(80, "recoveryCount", &recoveryCount)
    try fields.field(81, "expenses", &expenses)
    try fields.field(82, "undisputed", &undisputed)
    try fields.field(83, "unanswered", &unanswered)
    try fields.field(84, "appealFrom", &appealFrom)
    try fields.field(90, "confirmedPolicy", &confirmedPolicy)
    try fields.field(91, "adjudications", &adjudications)
  }
}

extension ClaimUse {
  /// Whether it is asked in advance, and answered and not paid.
  var isAnswerOnly: Bool { self == .preauthorisation || self == .predetermination }
}

/// A claim's file by reference, copied when it is changed while another reference exists.
@usableFromInline struct FileReference: Equatable, Sendable {
  @usableFromInline var box: FileBox?

  @inlinable init() {}

  @inlinable var file: ClaimFile {
    // No `_read`: what is copied out of a large value that a coroutine yields is then looked for
    // where the coroutine had it, and is gone. A getter that is inlined copies nothing else either.
    @inline(__always) get { (box == nil ? FileBox.empty : box!).file }
    _modify { yield &own().file }
  }

  @usableFromInline mutating func own() -> FileBox {
    if isKnownUniquelyReferenced(&box), let box { return box }
    let copy = FileBox(box?.file ?? ClaimFile())
    box = copy
    return copy
  }

  @inlinable static func == (left: FileReference, right: FileReference) -> Bool {
    left.box === right.box || left.file == right.file
  }
}

/// `@unchecked Sendable`: `file` is changed only through a reference that is known to be the only
/// one, which `own` ensures, so that nothing else can be reading it; `empty` is never owned by a
/// claim, and never changed.
@usableFromInline final class FileBox: @unchecked Sendable {
  // `own` gives it to one writer alone; checking that at every access would slow folding down much.
  @exclusivity(unchecked) @usableFromInline var file: ClaimFile

  /// What claims without a file share.
  @usableFromInline static let empty = FileBox(ClaimFile())

  @usableFromInline init(_ file: ClaimFile) { self.file = file }
}
