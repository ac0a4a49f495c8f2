import ClaimsDomain
import ClaimsKernel
import Descriptions
import EventSourcing

/// A claim as its viewer sees it, in their language.
public struct ClaimScreen: Equatable, Sendable, PrintsFields {
  /// The claim's revision at the moment that is shown: how many events it had.
  public let revision: UInt64
  /// As it was entered.
  public let title: String
  /// For code to compare; `statusName` is what people read.
  public let status: ClaimStatus
  /// The status in the viewer's language.
  public let statusName: String
  /// What is known of the claim, without what the viewer does not see.
  public let fields: [ShownField]
  /// What is left out, by the fields' names.
  public let hidden: [String]
  /// How many parts there are, and their sums.
  public let parts: PartsInShort
  /// Nil if the viewer does not see reserves, from which it could be told.
  public let waiting: [WaitingItem]?
  /// Everything that happened, up to now.
  public let timeline: [TimelineStep]
  /// Every command to a claim, with why it is not allowed; none in the past.
  public let actions: [ShownAction]
  /// What an outbox keeps back: asked for, and not settled.
  public let pending: [ShownPending]

  /// - Parameter step: of the timeline, after which the claim is shown; nil for now.
  /// - Returns: nil if there is no such claim, or the viewer does not see it.
  init?<Log: EventStore>(
    of id: Identifier, in state: StoreState, afterStep step: Int?, _ viewer: Viewer<Log>
  ) throws(EventStoreError) {
    let access = viewer.access(in: state)
    let time = viewer.now()
    let visibility = state.asking { $0.visibility(for: access, at: time) }
    guard let now = state.claims[id], let redaction = visibility.redaction(of: .claim(id)) else {
      return nil
    }
    let reading = try ClaimReading(
      of: id, upTo: now.revision, viewer.store.kernel.log, as: visibility, viewer)
    timeline = reading.steps
    let snapshot = step.flatMap { reading.snapshot(afterStep: $0) } ?? now
    let claim = snapshot.claim
    revision = snapshot.revision
    title = claim.title
    status = claim.status
    statusName = viewer.words.name(of: claim.status)
    var bare = claim
    // Ten thousand photos are told in short.
    if !claim.file.parts.isEmpty { bare.file.parts = PartList() }
    fields = ShownField.all(of: bare, redaction, viewer.words)
    hidden = redaction.fields.map { viewer.words.name(ofField: $0) }
    let detail = ClaimDetail(snapshot, isAnswered: false)
    parts = detail.parts
    waiting = redaction.hides("reserve") ? nil : detail.waiting(as: redaction)
    actions =
      try step == nil
      ? viewer.store.allowed(for: viewer.actor, as: viewer.role, on: .claim(id)).map {
        ShownAction($0, viewer.words)
      } : []
    pending = state.pending.actions(on: .claim(id)).map { ShownPending($0, viewer.words) }
  }
}
