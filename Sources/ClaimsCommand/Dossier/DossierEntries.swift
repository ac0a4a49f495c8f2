import ClaimsDomain
import ClaimsKernel
import EventSourcing
import WriteAheadLog

/// The entries of the log whose bytes a dossier carries, completed by what its steps say where these
/// bytes are hidden.
struct DossierEntries {
  private(set) var commits: [Entry] = []
  private(set) var refusals: [Entry] = []
  /// The steps of these refusals.
  private(set) var refusalIDs: [String] = []
  /// What was found out about each step that has a frame.
  private(set) var found: [String: Finding] = [:]
  typealias Finding = (gaps: Set<DossierComparison.Gap>, fault: DossierComparison.Fault?)

  private let stream: StreamID
  /// Whether it is the holder's: then bytes of all steps are there.
  private let isWhole: Bool
  private let checkpoint: Checkpoint
  private let shown: [String: ShownStep]
  /// The refused steps that no frame was found for yet.
  private var refused: ArraySlice<String>
  private var reader: EvidenceReader
  private var last: (index: UInt64?, revision: UInt64, recorded: Instant) = (nil, 0, Instant())
  /// Whether all events up to here are among the commits, and whether one of them was found at fault.
  private var (isComplete, isBroken) = (true, false)

  init(
    _ about: DossierAbout, in checkpoint: Checkpoint, _ steps: [(id: String, shown: ShownStep?)]
  ) {
    reader = EvidenceReader(supposing: about.stream)
    (stream, isWhole, self.checkpoint) = (about.stream, about.request.reader == nil, checkpoint)
    shown = Dictionary(steps.compactMap { step in step.shown.map { (step.id, $0) } }) { first, _ in
      first
    }
    refused = steps.map(\.id).filter { $0.hasPrefix("r") }[...]
  }

  mutating func take(_ frame: Evidence.Frame) {
    let ids = frame.eventCount == 0 ? [refusalID(of: frame)] : Self.ids(of: frame)
    let isBehind = last.index.map { frame.index > $0 } ?? true
    last.index = frame.index
    guard isBehind, frame.isIn(checkpoint) else { return note(ids, .notInLog) }
    guard let entry = try? reader.next(frame) else { return note(ids, .unreadable) }
    // The holder's begins with the frame that names it.
    let isSupposed = reader.supposedNumber != nil
    if isSupposed, isWhole, !isBroken { note(ids, .unreadable) }
    let claims = ids.map { shown[$0] }
    for (id, claim) in zip(ids, claims) where claim == nil { note([id], .notShown) }
    guard let claim = claims.lazy.compactMap({ $0 }).first else { return }
    var gaps: Set<DossierComparison.Gap> = claim.clock == nil ? [] : [.clock]
    // What was recorded later counts as recorded later, also where the clock was corrected.
    let isInOrder = claim.recorded >= last.recorded || commits.isEmpty && refusals.isEmpty
    if claim.clockTime != entry.recorded || claim.recorded > entry.recorded || !isInOrder {
      note(ids, .otherThanBytes)
    }
    last.recorded = claim.recorded
    let command = entry.command ?? unknown(claim)
    if entry.command == nil { gaps.insert(.sender) }
    if isSupposed { gaps.insert(.stream) }
    let stored = Entry(
      recorded: claim.recorded, clock: entry.recorded, command: command,
      decidedAt: Position(entry.firstPosition - 1), events: entry.events, refusal: entry.refusal)
    guard Self.isReadable(stored), entry.events.allSatisfy({ $0.stream == stream }),
      entry.command.map({ $0.target == stream }) ?? (entry.refusal == nil)
    else { return note(ids, .unreadable) }
    if entry.refusal != nil {
      refusals.append(stored)
      refusalIDs += ids
      if ids.allSatisfy({ found[$0] == nil }) { note(ids, nil, gaps) }
      return
    }
    for (id, event) in zip(ids, entry.events) where claimed(id) {
      let follows = event.revision.value == last.revision &+ 1
      last.revision = event.revision.value
      if !follows, isWhole, !isBroken { note([id], .stepsMissing, [.changes]) }
      if !follows { isComplete = false }
      if found[id] == nil { note([id], nil, isComplete ? gaps : gaps.union([.changes])) }
    }
    commits.append(stored)
  }

  private func claimed(_ id: String) -> Bool { shown[id] != nil }

  private mutating func note(
    _ ids: [String], _ fault: DossierComparison.Fault?, _ gaps: Set<DossierComparison.Gap> = []
  ) {
    for id in ids { found[id] = (gaps, fault) }
    if fault != nil { (isComplete, isBroken) = (false, true) }
  }

  /// A command of which nothing is known, to no stream there is.
  private func unknown(_ claim: ShownStep) -> CommandRecord {
    var command = CommandRecord()
    (command.type, command.category) = (1, stream.category.number)
    command.stream = Identifier(high: .max, low: .max)
    command.effective = claim.effective
    return command
  }

  private static func isReadable(_ entry: Entry) -> Bool {
    do throws(WireError) {
      if entry.refusal != nil { return try RefusalLine(entry) != nil }
      return try !HistoryLine.lines(of: entry).isEmpty
    } catch { return false }
  }

  /// The steps of the events that a frame shows.
  private static func ids(of frame: Evidence.Frame) -> [String] {
    frame.parts.suffix(Int(frame.eventCount)).enumerated().compactMap { place, part in
      guard case .shown = part else { return nil }
      return "e\(frame.firstPosition &+ UInt64(place))"
    }
  }

  /// Refusals stand in the order of the log; they have the position of the event before them.
  private mutating func refusalID(of frame: Evidence.Frame) -> String {
    let place = refused.firstIndex { shown[$0].map { $0.position &+ 1 } == frame.firstPosition }
    guard let place else { return "r?" }
    defer { refused = refused[(place + 1)...] }
    return refused[place]
  }
}
