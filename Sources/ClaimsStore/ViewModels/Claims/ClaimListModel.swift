import ClaimsDomain
import ClaimsKernel
import EventSourcing
import Observation

/// The claims that a viewer sees: filtered, sorted, searched, page by page, and kept up to date.
@MainActor @Observable public final class ClaimListModel<Log: EventStore> {
  public private(set) var content = Shown<ClaimRows>.loading
  /// Whether the latest question is not answered yet; `content` then answers an older one.
  public private(set) var isLoading = true

  public var filter = ClaimFilter() { didSet { ask() } }
  public var order: [ClaimOrder] { didSet { ask() } }
  /// Each of its words must be in a claim's title, or in what the viewer may read about it.
  public var searchText = "" { didSet { ask() } }

  public let pageSize: Int
  /// How many pages are shown.
  public private(set) var pages = 1

  @ObservationIgnored private let viewer: Viewer<Log>
  @ObservationIgnored private let texts: Following<ClaimTexts, Log>
  @ObservationIgnored private var watching: Watching?
  /// Tells the answers to the latest question from those to earlier ones.
  @ObservationIgnored private var question = 0

  public init(
    _ viewer: Viewer<Log>, order: [ClaimOrder] = [ClaimOrder(.updated, descending: true)],
    pageSize: Int = 50
  ) {
    self.viewer = viewer
    self.order = order
    self.pageSize = max(1, pageSize)
    texts = Following(ClaimTexts(), of: viewer.store.kernel.log)
    look()
  }

  /// Shows one page more, if there is one.
  public func showMore() {
    guard !isLoading, content.value?.hasMore == true else { return }
    pages += 1
    look()
  }

  /// Asks again, as after a failure.
  public func reload() { look() }

  private func ask() {
    pages = 1
    look()
  }

  private func look() {
    var query = ClaimQuery()
    query.filter = filter
    query.filter.text = SearchText(searchText)
    query.order = order
    query.limit = pages * pageSize
    question += 1
    isLoading = true
    let (viewer, texts, question) = (viewer, texts, question)
    watching = viewer.watch { [query] state throws(EventStoreError) in
      try ClaimRows(of: state, query, texts, viewer)
    } show: { [weak self] result in
      self?.show(result, to: question)
    }
  }

  private func show(_ result: Result<ClaimRows, StoreFailure>, to question: Int) {
    guard question == self.question else { return }
    isLoading = false
    switch result {
    case .success(let rows): content = rows.rows.isEmpty ? .empty : .value(rows)
    case .failure(let failure): content = .failed(failure)
    }
  }
}

/// Some of the claims that a question finds.
public struct ClaimRows: Equatable, Sendable {
  public let rows: [ClaimRow]
  /// How many there are on all pages.
  public let total: Int

  public var hasMore: Bool { rows.count < total }

  init<Log: EventStore>(
    of state: StoreState, _ query: ClaimQuery, _ texts: Following<ClaimTexts, Log>,
    _ viewer: Viewer<Log>
  ) throws(EventStoreError) {
    let texts = query.filter.text == nil ? ClaimTexts() : try texts.model(in: state)
    let (access, now) = (viewer.access(in: state), viewer.now())
    // It throws only if a query continues after a claim, which no list asks for.
    let seen = state.asking { try? $0.claims(query, texts: texts, as: access, at: now) }
    rows =
      seen.map { seen in
        zip(seen.page.snapshots, seen.redactions).map { ClaimRow($0, $1, viewer.words) }
      } ?? []
    total = seen?.page.total ?? 0
  }
}

/// A claim in a list, in words; nil for what the viewer does not see.
public struct ClaimRow: Identifiable, Equatable, Sendable {
  public let id: Identifier
  public let revision: UInt64
  public let title: String
  public let status: ClaimStatus
  public let statusName: String
  public let type: ClaimType
  public let typeName: String
  public let claimant: ActorID
  public let claimed: Money
  /// Empty if it has no assignee.
  public let assignee: ActorID?
  public let created: Instant
  public let updated: Instant

  init(_ snapshot: ClaimSnapshot, _ redaction: Redaction, _ words: Words) {
    let claim = snapshot.claim
    id = snapshot.id
    revision = snapshot.revision
    title = claim.title
    status = claim.status
    statusName = words.name(of: claim.status)
    type = claim.type
    typeName = words.name(of: claim.type)
    claimant = claim.claimant
    claimed = claim.claimed
    assignee = redaction.hides("handler") ? nil : claim.handler
    created = snapshot.created
    updated = snapshot.updated
  }
}
