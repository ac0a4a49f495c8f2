import ClaimsDomain
import ClaimsKernel
import Descriptions
import EventSourcing
import Observation

/// Adds files to a document, a claim or a report: chosen, looked at, uploaded, handed in.
///
/// What the kernel would refuse is told before a byte is sent. An upload that broke off goes on
/// with the same identifiers, so that no file is added twice.
@MainActor @Observable public final class UploadModel<Log: EventStore> {
  /// What the files are added to.
  public let target: UploadTarget
  /// The files that were chosen, in that order, those that were added too.
  public private(set) var items: [UploadItem] = []
  /// Whether files are being sent; none can be dropped then.
  public private(set) var isUploading = false
  /// The document, if the viewer sees it.
  public private(set) var document = Shown<DocumentScreen>.loading
  /// The forecast of handing the document in now; nil if there is nothing to hand in.
  public private(set) var preview: ForecastScreen?
  /// What came of the last command.
  public let sender: Sender<Log>

  @ObservationIgnored private let viewer: Viewer<Log>
  @ObservationIgnored private let port: UploadPort
  @ObservationIgnored private var files: [Identifier: ChosenFile] = [:]
  @ObservationIgnored private var watching: Watching?
  /// Of the document when it was last handed in: what is older is not shown any more.
  @ObservationIgnored private var revision: UInt64 = 0

  /// Creates a model without files; it follows the document if `target` is one.
  public init(_ viewer: Viewer<Log>, target: UploadTarget, port: UploadPort) {
    self.viewer = viewer
    self.target = target
    self.port = port
    sender = Sender(viewer)
    look()
  }

  /// How many of all bytes were sent, from 0 to 1; 1 if there are none.
  public var progress: Double {
    let all = items.reduce(0) { $0 + $1.bytes }
    let sent = items.reduce(0) { $0 + $1.sent }
    return all == 0 ? 1 : Double(sent) / Double(all)
  }

  /// Whether there is something to upload, and nothing is being sent.
  public var canUpload: Bool { !isUploading && items.contains { $0.stage.isToBeSent } }

  /// Whether the document could be handed in now.
  public var canSubmit: Bool {
    if case .accepted = preview { !isUploading && !sender.isSending } else { false }
  }

  // MARK: Choosing

  /// Begins the document that files are added to.
  public func start(_ details: DocumentDetails, owner: ActorID = ActorID()) async {
    let start = StartDocument(owner: owner, details: details)
    await sender.send(.document(.startDocument(start)), to: target.stream)
  }

  /// Adds files to `items`, and forecasts each.
  public func choose(_ files: [UploadFile]) async {
    for file in files where self.files[file.id] == nil {
      let ids = target.commands(adding: file, nil).map { _ in viewer.newID() }
      self.files[file.id] = ChosenFile(file: file, ids: ids)
      items.append(UploadItem(file))
      guard let command = target.commands(adding: file, nil).first else { continue }
      let forecast = await viewer.forecast(of: viewer.envelope(command, to: target.stream, ids[0]))
      if case .refused(_, let message) = forecast { set(.refused(message), of: file.id) }
    }
  }

  /// Takes a file away that was not added yet.
  public func drop(_ id: Identifier) {
    guard !isUploading, items.first(where: { $0.id == id })?.stage != .added else { return }
    items.removeAll { $0.id == id }
    files[id] = nil
  }

  /// Takes a page out of the document, as before it is handed in again.
  public func remove(page: Identifier) async {
    await sender.send(.document(.removePage(RemovePage(page: page))), to: target.stream)
  }

  // MARK: Uploading

  /// Sends every file that is not there yet, one after the other; those that failed again.
  public func upload() async {
    guard canUpload else { return }
    isUploading = true
    defer { isUploading = false }
    for id in items.filter({ $0.stage.isToBeSent }).map(\.id) { await upload(id) }
  }

  private func upload(_ id: Identifier) async {
    guard var chosen = files[id] else { return }
    if chosen.stored == nil {
      set(.uploading(bytes: 0), of: id)
      do throws(UploadFault) {
        chosen.stored = try await port.store(chosen.file) { [weak self] bytes in
          Task { @MainActor in self?.note(bytes, of: id) }
        }
      } catch {
        let message = error.message(in: viewer.words.language)
        return set(error.isPassing ? .failed(message) : .refused(message), of: id)
      }
      files[id] = chosen
    }
    set(.stored, of: id)
    let commands = target.commands(adding: chosen.file, chosen.stored)
    for (command, commandID) in zip(commands, chosen.ids) {
      switch await sender.send(command, to: target.stream, id: commandID) {
      case .accepted: continue
      case .refused(let refused):
        return set(.refused(viewer.words.text(for: refused.reasons)), of: id)
      case nil:
        // What is safe in an outbox comes there in its turn.
        if case .queued = sender.progress { continue }
        return set(.failed(sender.message ?? ""), of: id)
      }
    }
    set(.added, of: id)
  }

  /// Told from any thread, and so in any order.
  private func note(_ bytes: UInt64, of id: Identifier) {
    guard let item = items.first(where: { $0.id == id }), case .uploading(let known) = item.stage
    else { return }
    if bytes > known { set(.uploading(bytes: min(bytes, item.bytes)), of: id) }
  }

  private func set(_ stage: UploadItem.Stage, of id: Identifier) {
    guard let place = items.firstIndex(where: { $0.id == id }) else { return }
    items[place].stage = stage
  }

  // MARK: Handing in

  /// Hands the document in, or in again if it was rejected. Once: a second call does nothing
  /// that the first has not done.
  @discardableResult public func submit() async -> Answer? {
    guard canSubmit, let command = document.value?.submission else { return nil }
    let answer = await sender.send(command, to: target.stream)
    if case .accepted(let receipt) = answer { (revision, preview) = (receipt.revision, nil) }
    return answer
  }

  private func look() {
    guard case .document(let id) = target else { return document = .empty }
    let (viewer, target) = (viewer, target)
    watching = viewer.watch { state async throws(EventStoreError) in
      try await DocumentScreen(of: id, in: state, target, viewer)
    } show: { [weak self] result in
      guard let self else { return }
      switch result {
      case .success(let screen):
        if let screen, screen.revision < self.revision { return }
        self.document = screen.map { .value($0) } ?? .empty
        self.preview = screen?.preview
      case .failure(let failure): self.document = .failed(failure)
      }
    }
  }
}

/// A file that was chosen, and what is kept of it between two attempts.
private struct ChosenFile {
  let file: UploadFile
  /// Those of the commands that will add it.
  let ids: [Identifier]
  var stored: StoredFile?
}

/// A file on its way.
public struct UploadItem: Identifiable, Equatable, Sendable, PrintsFields {
  /// How far a file has come.
  public enum Stage: Equatable, Sendable, PrintsFields {
    /// Waiting to be uploaded.
    case chosen
    /// Its bytes are being stored: how many of them were so far.
    case uploading(bytes: UInt64)
    /// Its bytes are stored; the kernel is being told.
    case stored
    /// The kernel has accepted it, or it is queued in the outbox.
    case added
    /// It will not be taken as it is, in the viewer's language.
    case refused(String)
    /// It may be tried again.
    case failed(String)

    var isToBeSent: Bool {
      switch self {
      case .chosen, .failed: true
      case .uploading, .stored, .added, .refused: false
      }
    }
  }

  public let id: Identifier
  /// The file's name, as it is recorded in the log.
  public let name: String
  /// Its media type.
  public let mime: String
  /// How many bytes it is said to have.
  public let bytes: UInt64
  /// How far it has come.
  public internal(set) var stage = Stage.chosen

  init(_ file: UploadFile) {
    id = file.id
    name = file.name
    mime = file.mime
    bytes = file.bytes
  }

  fileprivate var sent: UInt64 {
    switch stage {
    case .chosen, .refused, .failed: 0
    case .uploading(let bytes): bytes
    case .stored, .added: bytes
    }
  }
}
