import ClaimsDomain
import ClaimsKernel
import EventSourcing

/// What holds of one stream by itself, and by the rules and the time that all streams share: judged
/// on the events alone, by lists of its own.
struct AloneLedger: Equatable, Sendable {
  /// One run of a clock, as a reader of the history would count it.
  struct Round: Equatable, Sendable {
    let startedAt: Instant
    var stoppedAt: Instant?
    var isCancelled = false
  }

  /// How large a file may be: a page or a file of a report, and a file of a claim.
  private var pageMost: UInt64 = 10 << 20
  private var partMost: UInt64 = 2 << 30
  private var reviewed: Set<Identifier> = []
  private var linked: Set<Identifier> = []
  private var escalated: Set<Identifier> = []
  private var ends: [Identifier: LocalDate] = [:]
  private var hashes: [Identifier: [UInt8]] = [:]
  private(set) var clocks: [StreamID: [Round]] = [:]
  /// What an entry has broken first.
  private(set) var broken: String?

  mutating func apply(
    _ event: DomainEvent, in stream: StreamID, of command: DomainCommand?, at time: Instant
  ) {
    switch event {
    case .rules(.rulesSet(let set)):
      (pageMost, partMost) = (set.rules.attachmentBytes, set.rules.assessmentBytes)
    case .report(let event): judge(event, stream.id)
    case .document(let event): judge(event, stream.id, at: time)
    case .claim(let event): judge(event, stream.id, of: command)
    default: break
    }
    keepTime(of: event, in: stream, at: time)
  }

  private mutating func note(_ invariant: String, _ text: String) {
    if broken == nil { broken = "\(invariant): \(text)" }
  }

  // MARK: I17

  private mutating func judge(_ event: ReportEvent, _ id: Identifier) {
    switch event {
    case .reportReviewed: reviewed.insert(id)
    case .reportLinked: linked.insert(id)
    case .reportEscalated: escalated.insert(id)
    case .reportInvestigationStarted:
      if !reviewed.contains(id) { note("I17", "it is investigated, and nobody has reviewed it") }
    case .reportClosed(let closed): judge(closed, id)
    case .reportAttachmentAdded(let added):
      let file = added.attachment
      judge(file.mime, file.bytes, most: pageMost, of: Self.media + ["text/plain"])
    default: break
    }
  }

  private mutating func judge(_ closed: ReportClosed, _ id: Identifier) {
    switch closed.reason {
    case "": note("I17", "it is closed for no reason")
    case "duplicado" where !linked.contains(id): note("I17", "it repeats no other report")
    case "reclamacion" where !escalated.contains(id): note("I17", "no claim came of it")
    case "spam", "falsoPositivo", "duplicado": break
    default:
      if !reviewed.contains(id) { note("I17", "it is resolved, and nobody has reviewed it") }
    }
  }

  // MARK: I21

  private static let scans = ["image/jpeg", "application/pdf"]
  private static let media = scans + ["video/mp4"]

  private mutating func judge(
    _ mime: String, _ bytes: UInt64, most: UInt64, of types: [String]
  ) {
    if bytes > most { note("I21", "a file of \(bytes) bytes, where \(most) are the most") }
    if !types.contains(mime) { note("I21", "a file of type \(mime)") }
  }

  private mutating func judge(_ event: ClaimEvent, _ id: Identifier, of command: DomainCommand?) {
    switch event {
    case .partAdded(let added):
      guard let file = added.part.attachment else { return }
      judge(file.mime, file.bytes, most: partMost, of: Self.media)
      hashes[added.part.id] = file.sha256
    case .uploadRecorded(let upload) where upload.status == .stored:
      guard case .claim(.recordUpload(let record))? = command else { return }
      if record.sha256 != hashes[upload.part] {
        note("I21", "what is stored is not what was added")
      }
    default: break
    }
  }

  // MARK: I22

  private mutating func judge(_ event: DocumentEvent, _ id: Identifier, at time: Instant) {
    switch event {
    case .documentStarted(let started): ends[id] = started.details.validUntil
    case .documentMetadataEdited(let edited):
      if edited.details.isEndless { ends[id] = nil }
      if let end = edited.details.validUntil { ends[id] = end }
    case .documentVerified:
      if let end = ends[id], end < time.dayUTC { note("I22", "verified after its last day") }
    case .documentExpired:
      guard let end = ends[id], end < time.dayUTC else { return note("I22", "over before its end") }
    case .pageAdded(let added):
      judge(added.page.mime, added.page.bytes, most: pageMost, of: Self.scans)
    default: break
    }
  }

  // MARK: I23

  /// What starts, stops and cancels the one clock that each kind of stream has in the walk.
  private mutating func keepTime(of event: DomainEvent, in stream: StreamID, at time: Instant) {
    switch event {
    case .claim(.claimSubmitted), .claim(.claimResubmitted), .document(.documentSubmitted),
      .document(.documentResubmitted), .report(.reportSubmitted):
      clocks[stream, default: []].append(Round(startedAt: time))
    case .claim(.claimOpened), .claim(.claimRejected), .document(.documentVerified),
      .document(.documentRejected), .report(.reportReviewed):
      stop(stream, at: time, isCancelled: false)
    case .claim(.claimClosed), .claim(.claimVoided), .document(.documentDeleted),
      .report(.reportClosed):
      stop(stream, at: time, isCancelled: true)
    default: break
    }
  }

  private mutating func stop(_ stream: StreamID, at time: Instant, isCancelled: Bool) {
    guard var rounds = clocks[stream], var last = rounds.popLast(), last.stoppedAt == nil else {
      return
    }
    (last.stoppedAt, last.isCancelled) = (time, isCancelled)
    rounds.append(last)
    clocks[stream] = rounds
  }
}

extension AloneLedger.Round {
  /// As `SLAClock` reports it.
  func told(within limit: Int64, at now: Instant) -> ToldClock {
    let due = Instant(nanoseconds: startedAt.nanoseconds + limit)
    let state: SLAState =
      (stoppedAt ?? now) >= due
      ? .breached : stoppedAt == nil ? .running : isCancelled ? .cancelled : .met
    return ToldClock(startedAt: startedAt, due: due, stoppedAt: stoppedAt, state: state)
  }
}

/// What of a clock a monitor and a count have in common.
struct ToldClock: Equatable {
  let startedAt: Instant
  let due: Instant
  let stoppedAt: Instant?
  let state: SLAState
}
