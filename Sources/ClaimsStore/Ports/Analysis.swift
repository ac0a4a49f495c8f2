import ClaimsDomain
import ClaimsKernel
import Descriptions
import EventSourcing

/// A photo that a model is to look at.
public struct PhotoToAnalyse: Equatable, Sendable, PrintsFields {
  /// The claim that the photo was added to.
  public let claim: Identifier
  /// The id of the photo's part of the claim.
  public let photo: Identifier
  /// The place of its bytes, and their hash.
  public let attachment: Attachment
  /// By when it is wanted: five seconds after the photo was added.
  public let due: Instant
}

/// A model that looks at photos. It is the app's: on the device, or elsewhere.
public protocol AnalysisPort: Sendable {
  /// Looks at a photo.
  ///
  /// - Parameters:
  ///   - photo: where its bytes are, and by when the answer is wanted.
  ///   - key: the same however often this is tried.
  /// - Returns: what the model saw; it is recorded in the claim.
  /// - Throws: why the photo was not looked at. It is tried again.
  func analyse(_ photo: PhotoToAnalyse, key: Identifier) async throws(EffectFailure) -> Analysis
}

/// Has every photo that is added to a claim looked at, and records what the model saw.
public struct PhotoAnalysis<Port: AnalysisPort>: Effect {
  private let port: Port

  /// Creates an effect that has photos looked at by the app's model.
  public init(_ port: Port) { self.port = port }

  public var name: String { "photoAnalysis" }

  public func request(
    after event: DomainEvent, in stream: StreamID, recorded: Instant,
    on logState: borrowing LogState
  ) -> PhotoToAnalyse? {
    guard case .claim(.partAdded(let added)) = event, added.part.photo != nil,
      // It may be gone by now.
      let attachment = logState.claims[stream.id]?.claim.file.parts[added.part.id]?.attachment
    else { return nil }
    return PhotoToAnalyse(
      claim: stream.id, photo: added.part.id, attachment: attachment,
      due: Instant(nanoseconds: recorded.nanoseconds &+ 5_000_000_000))
  }

  public func perform(
    _ request: PhotoToAnalyse, key: Identifier
  ) async throws(EffectFailure) -> DomainCommand? {
    let analysis = try await port.analyse(request, key: key)
    return .claim(
      .recordAnalysis(
        RecordAnalysis(
          photo: request.photo, model: analysis.model,
          confidencePermille: analysis.confidencePermille, results: analysis.results,
          enhanced: analysis.enhanced)))
  }
}
