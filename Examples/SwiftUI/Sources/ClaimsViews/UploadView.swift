#if canImport(SwiftUI)
  import ClaimsDomain
  import ClaimsStore
  import EventSourcing
  import SwiftUI

  /// Files on their way to a document: chosen, uploaded, looked at, handed in.
  public struct UploadView<Log: EventStore>: View {
    @State private var model: UploadModel<Log>
    private let pick: @MainActor () async -> [UploadFile]

    /// - Parameter pick: lets somebody choose files, as the platform does that.
    public init(
      _ viewer: Viewer<Log>, target: UploadTarget, port: UploadPort,
      pick: @escaping @MainActor () async -> [UploadFile]
    ) {
      _model = State(initialValue: UploadModel(viewer, target: target, port: port))
      self.pick = pick
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
        Button("+") { Task { await model.choose(await pick()) } }.disabled(model.isUploading)
        Button("↑") { Task { await model.upload() } }.disabled(!model.canUpload)
        if case .refused(_, let message) = model.preview { Text(message) }
        Button("→") { Task { await model.submit() } }.disabled(!model.canSubmit)
      }
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
