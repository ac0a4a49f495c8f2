#if canImport(SwiftUI)
  import ClaimsDomain
  import ClaimsKernel
  import ClaimsStore
  import EventSourcing
  import SwiftUI

  /// The claims that somebody sees: searched, sorted, page by page.
  public struct ClaimListView<Log: EventStore>: View {
    private let viewer: Viewer<Log>
    @State private var model: ClaimListModel<Log>

    public init(_ viewer: Viewer<Log>) {
      self.viewer = viewer
      _model = State(initialValue: ClaimListModel(viewer))
    }

    public var body: some View {
      List {
        switch model.content {
        case .loading: ProgressView()
        case .empty: Text("–")
        case .failed(let failure): FailureView(failure.message, viewer.words) { model.reload() }
        case .value(let claims):
          ForEach(claims.rows) { row in
            NavigationLink {
              ClaimDetailView(viewer, claim: row.id)
            } label: {
              ClaimRowView(row)
            }
          }
          if claims.hasMore {
            SymbolButton("…", saying: viewer.words.count(ofClaims: claims.total)) {
              model.showMore()
            }
          }
        }
      }
      .searchable(text: $model.searchText)
      .disabled(model.content == .loading)
    }
  }

  /// A claim in a list.
  struct ClaimRowView: View {
    private let row: ClaimRow

    init(_ row: ClaimRow) { self.row = row }

    var body: some View {
      VStack {
        Text(row.title)
        Text("\(row.statusName) · \(row.typeName) · \(row.claimed.display)").font(.caption)
      }
    }
  }

  /// Why there is nothing to see, and a button to try again.
  struct FailureView: View {
    private let message: String
    private let words: Words
    private let retry: () -> Void

    init(_ message: String, _ words: Words, retry: @escaping () -> Void) {
      (self.message, self.words) = (message, words)
      self.retry = retry
    }

    var body: some View {
      VStack {
        Text(message)
        SymbolButton("↻", saying: words.label(of: OutboxCommand.Kind.retryQueued)) { retry() }
      }
    }
  }
#endif
