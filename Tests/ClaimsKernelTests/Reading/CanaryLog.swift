import ClaimsDomain
import EventSourcing

@testable import ClaimsKernel

/// A log in which every kind of event happened once more than it must, each to a stream of its own
/// and each with a value of its own in every field: what a reader must not see can be looked for.
struct CanaryLog {
  /// A value that an event brought.
  struct Canary {
    let event: DomainEventKind
    /// The event's field.
    let path: String
    let text: String
    /// Whether the event is about an expense.
    var isExpense = false
  }

  /// As reporting apps name their users.
  static let owner = ActorID("user-7")
  static let person = ActorID("zoe")
  /// Who asks, unless the owner does. As an agent they act for the owner in claims.
  static let reader = ActorID("reader")
  static let time = Instant("2031-01-01T00:00:00Z")!

  let log = InMemoryEventStore()
  private(set) var logState = LogState()
  private(set) var explained = ExplainedLog()
  private(set) var canaries: [Canary] = []
  /// What an anonymous report brought, whose receipt is kept.
  private(set) var anonymous: [Canary] = []
  /// Who sent commands: staff, all of them.
  private(set) var senders: [String] = []
  private var number = Self.first
  private static let first: UInt64 = 70_000_000
  /// The first claim.
  static let claim = Identifier(high: 0x5eed, low: first)
  private var revisions: [StreamID: UInt64] = [:]

  private let sender: ActorID?

  /// Those that are only read: each sent by somebody of its own, by the owner, and by the reader.
  static let shared = Result { try CanaryLog() }
  static let sentByOwner = Result { try CanaryLog(sentBy: owner) }
  static let sentByReader = Result { try CanaryLog(sentBy: reader) }

  /// - Parameter sender: who sent every command; each by somebody of its own if nil.
  init(sentBy sender: ActorID? = nil) throws {
    self.sender = sender
    try play(ClaimEvent.self, after: [.claimDrafted, .claimSubmitted, .claimOpened]) { .claim($0) }
    for fields in EventFields.all where fields.shown.contains("expense") {
      guard case .claim(let kind) = fields.event else { continue }
      let stream = StreamID.claim(Identifier(high: 0x5eed, low: number))
      for first: ClaimEventKind in [.claimDrafted, .claimSubmitted, .claimOpened] {
        try append(ClaimEvent.self, first, to: stream)
      }
      try append(ClaimEvent.self, kind, to: stream, isExpense: true)
    }
    try play(DocumentEvent.self, after: [.documentStarted]) { StreamID.document($0) }
    try play(ReportEvent.self, after: [.reportStarted]) { StreamID.report($0) }
    try play(AccidentEvent.self, after: [.accidentStarted]) { StreamID(.accident, $0) }
    try play(PropertyEvent.self, after: [.propertyRegistered]) { StreamID(.property, $0) }
    try play(QuizEvent.self, after: [.quizStarted]) { StreamID(.quiz, $0) }
    try play(LeadEvent.self, after: [.leadStarted]) { StreamID(.lead, $0) }
    try play(ActivityEvent.self, after: [.activityOpened]) { StreamID(.activity, $0) }
    try play(ActorEvent.self, after: []) { _ in .actor(Self.person) }
    try play(RulesEvent.self, after: []) { _ in .rules }
    try play(CatalogEvent.self, after: []) { _ in .catalogs }
    // A report as apps know them, and a refusal.
    let whole = StreamID.report(Identifier(high: 0x5eed, low: number))
    for kind: ReportEventKind in [
      .reportStarted, .reportEdited, .reportSubmitted, .adminNoteAdded, .reportReviewed,
      .reportAssigned,
    ] { try append(ReportEvent.self, kind, to: whole) }
    try refuse(whole)
    let unnamed = StreamID.report(Identifier(high: 0x5eed, low: number))
    for kind: ReportEventKind in [
      .reportStarted, .reportEdited, .reportSubmitted, .adminNoteAdded, .reportReviewed,
      .reportAssigned,
    ] { try append(ReportEvent.self, kind, to: unnamed, isAnonymous: true) }
    logState = try LogState(folding: log)
    try explained.follow(log)
  }

  /// A stream for each kind of event, which begins with what such a stream begins with.
  private mutating func play<U: Union>(
    _ type: U.Type, after beginning: [U.Kind], _ stream: (Identifier) -> StreamID
  ) throws {
    for kind in U.Kind.allCases where kind.rawValue != 0 {
      let stream = stream(Identifier(high: 0x5eed, low: number))
      for first in beginning where first != kind { try append(type, first, to: stream) }
      try append(type, kind, to: stream)
    }
  }

  private mutating func append<U: Union>(
    _ type: U.Type, _ kind: U.Kind, to stream: StreamID, isAnonymous: Bool = false,
    isExpense: Bool = false
  ) throws {
    number += 1000
    var filler = CanaryFiller(
      from: number, owner: Self.owner, person: Self.person,
      representative: kind as? ClaimEventKind == .claimDrafted ? Self.reader : nil,
      isAnonymous: isAnonymous, isExpense: isExpense)
    guard let event = try U.read(kind, from: &filler) else { return }
    let payload = EventPayload(type: kind.rawValue, bytes: try event.encodedPayload())
    let sender = sender ?? ActorID("sender-\(number)")
    senders.append(sender.text)
    var command = CommandEnvelope(
      id: Identifier(high: 0xc0de, low: number), actor: sender, role: .handler, stream: stream,
      command: Self.command(to: stream.category))
    if stream.category == .actor { command.person = Self.person }
    let recorded = Instant(nanoseconds: 1_900_000_000_000_000_000 + Int64(number))
    _ = try log.append(
      Commit(
        command: try command.record(), recorded: recorded,
        appends: [
          StreamAppend(
            stream: stream, expected: Revision(revisions[stream] ?? 0), events: [payload])
        ]))
    revisions[stream, default: 0] += 1
    let stored = StoredEvent(
      position: .start, stream: stream, revision: .none, type: kind.rawValue, payload: [])
    guard let name = DomainEventKind(stored) else { return }
    let found = filler.canaries.map {
      Canary(event: name, path: $0.path, text: $0.text, isExpense: isExpense)
    }
    if isAnonymous { anonymous += found } else { canaries += found }
  }

  /// A refused command, with a reason that reveals a secret.
  private mutating func refuse(_ stream: StreamID) throws {
    number += 1000
    let command = CommandEnvelope(
      id: Identifier(high: 0xc0de, low: number), actor: ActorID(Self.refused), role: .handler,
      stream: stream, command: Self.command(to: stream.category))
    let refusal = RefusalRecord(Refusal(.fourEyesRequired, found: Self.refused))
    _ = try log.append(
      RefusedCommand(
        command: try command.record(),
        recorded: Instant(nanoseconds: 1_900_000_000_000_000_000 + Int64(number)),
        refusal: try refusal.encoded()))
  }

  /// Whose command was refused, and what the refusal's reason says was found.
  static let refused = "canary-refused"

  /// Any command that a stream of a kind takes: histories show only its name.
  private static func command(to category: Category) -> DomainCommand {
    switch category {
    case .actor: .actor(.reactivateActor(ReactivateActor()))
    case .rules: .rules(.setRules(SetRules()))
    case .catalogs: .catalog(.retireCatalogEntry(RetireCatalogEntry()))
    case .document: .document(.verifyDocument(VerifyDocument()))
    case .report: .report(.reviewReport(ReviewReport()))
    case .accident: .accident(.discardAccident(DiscardAccident()))
    case .property: .property(.archiveProperty(ArchiveProperty()))
    case .quiz: .quiz(.goBack(GoBack()))
    case .lead: .lead(.submitLead(SubmitLead()))
    case .activity: .activity(.completeActivity(CompleteActivity()))
    default: .claim(.acknowledge(Acknowledge()))
    }
  }
}
