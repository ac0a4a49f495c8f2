import ClaimsDomain
import EventSourcing

/// Which claims rely on which documents, as a log goes by: as of the latest event that was folded.
///
/// A log's state is the present alone; what follows from an event depends on the state at its time.
struct Reliance: Sendable {
  /// The claims that refer to a document, drafts among them.
  private var referring: [Identifier: Set<StreamNumber>] = [:]
  /// Streams in which a claim was handed in. Other kinds of streams may be among them;
  /// none of them refers to a document.
  private var submitted: Set<StreamNumber> = []

  /// The claims that were handed in and refer to a document: a draft asks what its documents are
  /// worth when it is handed in.
  func claims(on document: Identifier) -> Set<StreamNumber> {
    referring[document, default: []].intersection(submitted)
  }

  /// Folds an event, if it is one of a claim that matters here.
  mutating func apply(
    _ type: UInt32, _ number: StreamNumber, _ payload: UnsafeRawBufferPointer,
    name: (StreamNumber) -> StreamID?
  ) throws(WireError) {
    switch type {
    case ClaimEventKind.claimSubmitted.rawValue: submitted.insert(number)
    case ClaimEventKind.documentReferenced.rawValue, ClaimEventKind.documentUnreferenced.rawValue:
      guard name(number)?.category == .claim else { return }
      switch try ClaimEvent.decode(kind: type, payload) {
      case .documentReferenced(let reference):
        referring[reference.document, default: []].insert(number)
      case .documentUnreferenced(let reference):
        referring[reference.document]?.remove(number)
      default: break
      }
    default: break
    }
  }
}
