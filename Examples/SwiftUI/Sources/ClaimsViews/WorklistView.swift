#if canImport(SwiftUI)
  import ClaimsDomain
  import ClaimsKernel
  import ClaimsStore
  import EventSourcing
  import SwiftUI

  /// What waits for somebody.
  public struct WorklistView<Log: EventStore>: View {
    private let viewer: Viewer<Log>
    @State private var model: WorklistModel<Log>

    public init(_ viewer: Viewer<Log>) {
      self.viewer = viewer
      _model = State(initialValue: WorklistModel(viewer))
    }

    public var body: some View {
      List {
        Picker(viewer.words.name(ofField: "kind"), selection: $model.kind) {
          ForEach(WorklistKind.allCases, id: \.self) { Text($0.rawValue).tag($0) }
        }
        switch model.content {
        case .loading: ProgressView()
        case .empty: Text("–")
        case .failed(let failure): FailureView(failure.message, viewer.words) { model.reload() }
        case .value(let rows):
          ForEach(rows) { row in
            NavigationLink {
              ClaimDetailView(viewer, claim: row.id)
            } label: {
              VStack {
                ClaimRowView(row.claim)
                Text(row.items.map(\.name).joined(separator: ", ")).font(.caption)
              }
            }
          }
        }
      }
    }
  }
#endif
