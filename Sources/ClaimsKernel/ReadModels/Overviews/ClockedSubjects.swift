import ClaimsDomain
import EventSourcing

/// What clocks look at in the streams of one kind: by which names a profile knows their events.
protocol ClockedSubject: Sendable {
  associatedtype Event: Union
  static var subject: SLASubject { get }
  static var category: Category { get }
  /// The field that says who works on a stream.
  static var worker: String { get }
  static func kind(_ kind: Event.Kind) -> DomainEventKind

  init(_ profile: SLAProfile)
  /// The kinds of events that it has to be told of.
  var kinds: [Event.Kind] { get }
  /// The events of the profile that an event of a stream is.
  ///
  /// - Parameter place: the stream's, from zero.
  mutating func names(of event: Event, at place: Int) -> SLAEventSet
  /// Since when an event was so, if that may be earlier than it was done; nil for since then.
  func since(_ event: Event, times: EventTimes) -> Instant?
  /// The code of a stream's type, for rules that are for some types alone, and what it is called.
  func type(at place: Int) -> (code: UInt32, name: String)?
}

extension ClockedSubject {
  func since(_ event: Event, times: EventTimes) -> Instant? { nil }
  func type(at place: Int) -> (code: UInt32, name: String)? { nil }
}

/// The events of a profile by the kinds of a union.
struct SLAKindNames<Kind: CodedEnum>: Sendable {
  private let names: [SLAEventSet]

  init(_ profile: SLAProfile) {
    let highest = Kind.allCases.map(\.rawValue).max() ?? 0
    names = (0...highest).map { number in
      Kind(rawValue: number).map { profile.events(named: $0.name.description) } ?? SLAEventSet()
    }
  }

  subscript(kind: Kind) -> SLAEventSet { names[Int(kind.rawValue)] }

  /// The kinds of which a profile speaks, and those that hold in a way of their own.
  func kinds(besides isWanted: (Kind) -> Bool = { _ in false }) -> [Kind] {
    Kind.allCases.filter { $0.rawValue != 0 && (!self[$0].isEmpty || isWanted($0)) }
  }
}

struct ClockedClaims: ClockedSubject {
  static let subject = SLASubject.claim
  static let category = Category.claim
  static let worker = "handler"
  static func kind(_ kind: ClaimEventKind) -> DomainEventKind { .claim(kind) }

  private let names: SLAKindNames<ClaimEventKind>
  /// The last item of a request for information.
  private let last: SLAEventSet
  private let inbound: SLAEventSet
  private let outbound: SLAEventSet
  private var types: [ClaimType] = []
  /// What was asked for and has not come, of the few claims of which that is told.
  private var openItems: [Int: [String]] = [:]

  init(_ profile: SLAProfile) {
    names = SLAKindNames(profile)
    last = profile.events(named: "InformationProvided.last")
    inbound = profile.events(named: "CommunicationRecorded.inbound")
    outbound = profile.events(named: "CommunicationRecorded.outbound")
  }

  /// Those that are named, those that tell of open items, and the one that says which type a claim
  /// is of.
  var kinds: [ClaimEventKind] {
    names.kinds { kind in
      switch kind {
      case .claimDrafted: true
      case .informationRequested, .informationProvided, .informationRequestExpired: !last.isEmpty
      case .communicationRecorded: !inbound.union(outbound).isEmpty
      default: false
      }
    }
  }

  mutating func names(of event: ClaimEvent, at place: Int) -> SLAEventSet {
    let plain = names[event.kind]
    switch event {
    case .claimDrafted(let drafted):
      while types.count <= place { types.append(.unspecified) }
      types[place] = drafted.type
      return plain
    case .communicationRecorded(let said): return plain.union(said.inbound ? inbound : outbound)
    default: return !last.isEmpty && isLastItem(event, at: place) ? plain.union(last) : plain
    }
  }

  /// Whether nothing of what was asked for is open any more with this event.
  private mutating func isLastItem(_ event: ClaimEvent, at place: Int) -> Bool {
    switch event {
    case .informationRequested(let request): openItems[place] = request.items
    case .informationProvided(let provided):
      openItems[place]?.removeAll { $0.utf8.elementsEqual(provided.item.utf8) }
      guard openItems[place]?.isEmpty == true else { return false }
      openItems[place] = nil
      return true
    case .informationRequestExpired: openItems[place] = nil
    default: break
    }
    return false
  }

  /// A fact is true since its effective time.
  func since(_ event: ClaimEvent, times: EventTimes) -> Instant? {
    event.kind.isFact ? times.effective : nil
  }

  func type(at place: Int) -> (code: UInt32, name: String)? {
    let type = types.indices.contains(place) ? types[place] : .unspecified
    return (type.rawValue, type.name.description)
  }
}

struct ClockedReports: ClockedSubject {
  static let subject = SLASubject.report
  static let category = Category.report
  static let worker = "assignee"
  static func kind(_ kind: ReportEventKind) -> DomainEventKind { .report(kind) }

  private let names: SLAKindNames<ReportEventKind>
  /// The notices to an authority, by their stages' numbers.
  private let stages: [SLAEventSet]
  private let aware: SLAEventSet

  init(_ profile: SLAProfile) {
    names = SLAKindNames(profile)
    stages = NoticeStage.allCases.map { profile.events(named: "AuthorityNoticeSent.\($0.name)") }
    aware = profile.events(named: "IncidentClassified.aware")
  }

  var kinds: [ReportEventKind] {
    names.kinds { kind in
      switch kind {
      case .authorityNoticeSent: stages.contains { !$0.isEmpty }
      case .incidentClassified: !aware.isEmpty
      default: false
      }
    }
  }

  func names(of event: ReportEvent, at place: Int) -> SLAEventSet {
    let plain = names[event.kind]
    switch event {
    case .authorityNoticeSent(let sent):
      return plain.union(stages[Int(sent.notice.stage.rawValue)])
    case .incidentClassified(let classified) where classified.classification.awareAt != nil:
      return plain.union(aware)
    default: return plain
    }
  }

  /// Who says since when they are aware of an incident is aware since then.
  func since(_ event: ReportEvent, times: EventTimes) -> Instant? {
    guard case .incidentClassified(let classified) = event else { return nil }
    return classified.classification.awareAt
  }
}

struct ClockedDocuments: ClockedSubject {
  static let subject = SLASubject.document
  static let category = Category.document
  static let worker = "verifiedBy"
  static func kind(_ kind: DocumentEventKind) -> DomainEventKind { .document(kind) }

  private let names: SLAKindNames<DocumentEventKind>

  init(_ profile: SLAProfile) { names = SLAKindNames(profile) }

  var kinds: [DocumentEventKind] { names.kinds() }

  func names(of event: DocumentEvent, at place: Int) -> SLAEventSet { names[event.kind] }
}
