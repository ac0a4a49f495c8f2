import ClaimsDomain
import ClaimsKernel
import Descriptions
import EventSourcing
import Observation

/// The claims that a viewer sees: filtered, sorted, searched, page by page, and kept up to date.
@MainActor @Observable public final class ClaimListModel<Log: EventStore> {
  /// The rows of all pages that are shown; `empty` if no claim is found.
  public private(set) var content = Shown<ClaimRows>.loading
  /// Whether the latest question is not answered yet; `content` then answers an older one.
  public private(set) var isLoading = true

  /// Which claims are shown. Its `text` does not count: see `searchText`.
  public var filter = ClaimFilter() { didSet { ask() } }
  /// By the first key, then by the second, and so on; none for the order of drafting.
  public var order: [ClaimOrder] { didSet { ask() } }
  /// Each of its words must be in a claim's title, or in what the viewer may read about it.
  public var searchText = "" { didSet { ask() } }

  /// How many rows each page adds; at least 1.
  public let pageSize: Int
  /// How many pages are shown.
  public private(set) var pages = 1

  @ObservationIgnored private let viewer: Viewer<Log>
  @ObservationIgnored private let texts: Following<ClaimTexts, Log>
  @ObservationIgnored private var watching: Watching?
  /// Tells the answers to the latest question from those to earlier ones.
  @ObservationIgnored private var question = 0

  /// Creates a model that shows the first page and follows it.
  ///
  /// - Parameters:
  ///   - viewer: whose claims are shown.
  ///   - order: what they are sorted by; those that changed last come first if left out.
  ///   - pageSize: less than 1 counts as 1.
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
public struct ClaimRows: Equatable, Sendable, PrintsFields {
  /// Those of all pages that are shown, in the order asked for.
  public let rows: [ClaimRow]
  /// How many there are on all pages.
  public let total: Int

  /// Whether there are claims behind the last page that is shown.
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
public struct ClaimRow: Identifiable, Equatable, Sendable, PrintsFields {
  public let id: Identifier
  /// How many events the claim has.
  public let revision: UInt64
  /// As it was entered.
  public let title: String
  /// For code to compare; `statusName` is what people read.
  public let status: ClaimStatus
  /// The status in the viewer's language.
  public let statusName: String
  /// For code to compare; `typeName` is what people read.
  public let type: ClaimType
  /// The type in the viewer's language.
  public let typeName: String
  /// Who claims; empty if they are not registered.
  public let claimant: ActorID
  /// How much is claimed, in minor units of its currency.
  public let claimed: Money
  /// Empty if it has no assignee.
  public let assignee: ActorID?
  /// When the first event was recorded.
  public let created: Instant
  /// When the latest event was recorded.
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
