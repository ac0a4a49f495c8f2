import ClaimsDomain
import ClaimsKernel
import Descriptions
import EventSourcing

/// A document as its viewer sees it, in their language.
public struct DocumentScreen: Equatable, Sendable, PrintsFields {
  /// How many events the document has.
  public let revision: UInt64
  /// As it was entered.
  public let title: String
  /// The document type's label in the viewer's language.
  public let typeName: String
  /// For code to compare; `statusName` is what people read.
  public let status: DocumentStatus
  /// The status in the viewer's language.
  public let statusName: String
  /// In the order of the document.
  public let pages: [DocumentPage]
  /// Why it was rejected, if it was.
  public let rejections: [String]
  /// The reviewer's own words.
  public let rejectionText: String
  /// Every command, with why it is not allowed.
  public let actions: [ShownAction]
  /// By what it would be handed in now; nil if it is not to be.
  let submission: DomainCommand?
  /// What would come of that.
  let preview: ForecastScreen?

  init?<Log: EventStore>(
    of id: Identifier, in state: StoreState, _ target: UploadTarget, _ viewer: Viewer<Log>
  ) async throws(EventStoreError) {
    guard let snapshot = state.documents[id],
      viewer.access(in: state).redaction(of: snapshot.state, at: viewer.now()) != nil
    else { return nil }
    let (document, language) = (snapshot.state, viewer.words.language)
    revision = snapshot.revision
    title = document.title
    typeName = state.catalogs.label(of: document.type, in: .documentTypes, language)
    status = document.status
    statusName = viewer.words.name(of: document.status)
    pages = document.pages
    rejections = document.rejectionCodes.map {
      state.catalogs.label(of: $0, in: .documentRejectionReasons, language)
    }
    rejectionText = document.rejectionText
    let permissions = try viewer.store.allowed(
      for: viewer.actor, as: viewer.role, on: target.stream)
    actions = permissions.map { ShownAction($0, viewer.words) }
    // If neither is allowed, the table or a guard says why; the first shows it best that has a
    // row here.
    let candidates = target.submissions
    let allowed = candidates.first { command in
      permissions.contains { $0.allowed && $0.command == command.name.description }
    }
    let blocked = candidates.first { command in
      permissions.contains { permission in
        permission.command == command.name.description
          && !permission.reasons.contains { $0.code == .invalidTransition }
      }
    }
    submission = allowed ?? blocked
    preview =
      if let submission {
        await viewer.forecast(of: viewer.envelope(submission, to: target.stream, viewer.newID()))
      } else { nil }
  }
}

extension Viewer {
  /// A command of theirs.
  func envelope(
    _ command: DomainCommand, to stream: StreamID, _ id: Identifier
  ) -> CommandEnvelope {
    CommandEnvelope(id: id, actor: actor, role: role, stream: stream, command: command)
  }
}
