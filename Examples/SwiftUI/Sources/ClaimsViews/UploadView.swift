#if canImport(SwiftUI)
  import ClaimsDomain
  import ClaimsKernel
  import ClaimsStore
  import EventSourcing
  import SwiftUI

  /// Files on their way to a document: chosen, uploaded, looked at, handed in.
  public struct UploadView<Log: EventStore>: View {
    @State private var model: UploadModel<Log>
    private let words: Words
    private let pick: @MainActor () async -> [UploadFile]

    /// - Parameter pick: lets somebody choose files, as the platform does that.
    public init(
      _ viewer: Viewer<Log>, target: UploadTarget, port: UploadPort,
      pick: @escaping @MainActor () async -> [UploadFile]
    ) {
      _model = State(initialValue: UploadModel(viewer, target: target, port: port))
      self.pick = pick
      words = viewer.words
    }

    public var body: some View {
      List {
        if let document = model.document.value {
          LabeledContent(document.title, value: document.statusName)
          ForEach(document.rejections, id: \.self) { Text($0) }
        }
        ForEach(model.items) { item in
          LabeledContent(item.name, value: told(item.stage))
        }
        ProgressView(value: model.progress)
        button("+", "addPage") { await model.choose(await pick()) }.disabled(model.isUploading)
        button("↑", "recordUpload") { await model.upload() }.disabled(!model.canUpload)
        if case .refused(_, let message) = model.preview { Text(message) }
        button("→", "submitDocument") { await model.submit() }.disabled(!model.canSubmit)
      }
    }

    /// - Parameter verb: the command whose words it says.
    private func button(
      _ symbol: String, _ verb: String, _ action: @escaping @MainActor () async -> Void
    ) -> some View {
      SymbolButton(symbol, saying: words.label(ofVerbNamed: verb)) { Task { await action() } }
    }

    private func told(_ stage: UploadItem.Stage) -> String {
      switch stage {
      case .chosen: ""
      case .uploading(let bytes): "\(bytes)"
      case .stored: "…"
      case .added: "✓"
      case .refused(let message), .failed(let message): message
      }
    }
  }
#endif
