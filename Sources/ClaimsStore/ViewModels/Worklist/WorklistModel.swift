import ClaimsDomain
import ClaimsKernel
import Descriptions
import EventSourcing
import Observation

/// A viewer's work, kept up to date.
@MainActor @Observable public final class WorklistModel<Log: EventStore> {
  /// The claims with work, those that changed longest ago first; `empty` if there are none.
  public private(set) var content = Shown<[WorkRow]>.loading
  /// Whether the latest question is not answered yet; `content` then answers an older one.
  public private(set) var isLoading = true
  /// Which work is shown.
  public var kind: WorklistKind { didSet { look() } }

  @ObservationIgnored private let viewer: Viewer<Log>
  @ObservationIgnored private let answers: Following<AnsweredRequests, Log>
  @ObservationIgnored private var watching: Watching?
  @ObservationIgnored private var question = 0

  /// Creates a model that shows one kind of worklist and follows it.
  public init(_ viewer: Viewer<Log>, kind: WorklistKind = .mine) {
    self.viewer = viewer
    self.kind = kind
    answers = Following(AnsweredRequests(), of: viewer.store.kernel.log)
    look()
  }

  /// Asks again, as after a failure.
  public func reload() { look() }

  private func look() {
    question += 1
    isLoading = true
    let (viewer, answers, kind, question) = (viewer, answers, kind, question)
    watching = viewer.watch { state throws(EventStoreError) in
      let answers = try answers.model(in: state)
      return WorkRow.all(of: kind, in: state, answers, viewer)
    } show: { [weak self] result in
      self?.show(result, to: question)
    }
  }

  private func show(_ result: Result<[WorkRow], StoreFailure>, to question: Int) {
    guard question == self.question else { return }
    isLoading = false
    switch result {
    case .success(let rows): content = rows.isEmpty ? .empty : .value(rows)
    case .failure(let failure): content = .failed(failure)
    }
  }
}

/// A claim on a worklist, and what waits, in the viewer's language.
public struct WorkRow: Identifiable, Equatable, Sendable, PrintsFields {
  /// Something to be done.
  public struct Item: Equatable, Sendable, PrintsFields {
    /// For code to compare; `name` is what people read.
    public let kind: WaitingItem.Kind
    /// What has to be done, in the viewer's language.
    public let name: String
    /// What was asked for, why a review is due, or who is paid; empty if there is no more to say.
    public let details: String
    /// The amount that is proposed, to be paid or recovered; nil if it is about none.
    public let amount: Money?
    /// By when a question is to be answered; nil for everything else.
    public let due: Instant?
    /// The payment that it is about.
    public let payment: Identifier?
    /// The role in which the viewer may do it; nil if it needs no approval.
    public let role: Role?
    /// Why it would be refused today, whatever the actor; empty if it would not.
    public let obstacles: String
  }

  public var id: Identifier { claim.id }
  /// The claim that the work is on, as in a list.
  public let claim: ClaimRow
  /// What waits, in the order in which a claim goes its way; may be empty.
  public let items: [Item]

  static func all<Log: EventStore>(
    of kind: WorklistKind, in state: StoreState, _ answers: AnsweredRequests,
    _ viewer: Viewer<Log>
  ) -> [WorkRow] {
    let (access, now) = (viewer.access(in: state), viewer.now())
    let roles = state.actors.roles(of: viewer.actor)
    return state.asking { logState in
      logState.worklist(kind, of: viewer.actor, as: roles, answers: answers, at: now)
        .compactMap { entry in
          logState.redaction(of: .claim(entry.snapshot.id), for: access, at: now).map {
            WorkRow(entry, $0, viewer.words)
          }
        }
    }
  }

  private init(_ entry: WorkEntry, _ redaction: Redaction, _ words: Words) {
    claim = ClaimRow(entry.snapshot, redaction, words)
    items = entry.items.map { item in
      let waiting = item.waiting
      return Item(
        kind: waiting.kind, name: waiting.kind.wording[words.language], details: waiting.details,
        amount: waiting.amount, due: waiting.due, payment: waiting.payment, role: item.role,
        obstacles: words.text(for: item.obstacles))
    }
  }
}
