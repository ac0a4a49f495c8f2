import ClaimsDomain
import ClaimsKernel
import Descriptions
import EventSourcing
import Observation

/// A claim: its fields, its history, and what the viewer may do with it, kept up to date.
///
/// Steps through its past, too, which is read-only.
@MainActor @Observable public final class ClaimDetailModel<Log: EventStore> {
  /// The claim's id, whether or not there is such a claim.
  public let claim: Identifier
  /// Empty if there is no such claim, or none that the viewer sees: the two are not told apart.
  public private(set) var content = Shown<ClaimScreen>.loading
  /// The forecast of a command that was not sent.
  public private(set) var forecast: ForecastScreen?
  /// Sends the commands, and shows what became of the last one.
  public let sender: Sender<Log>

  /// The moment that is shown: the number of a step of the timeline; nil for now.
  public private(set) var shownStep: Int?

  @ObservationIgnored private let viewer: Viewer<Log>
  @ObservationIgnored private var watching: Watching?
  @ObservationIgnored private var question = 0

  /// Creates a model that shows the claim as it is now, and follows it.
  public init(_ viewer: Viewer<Log>, claim: Identifier) {
    self.viewer = viewer
    self.claim = claim
    sender = Sender(viewer)
    look()
  }

  /// Asks again, as after a failure; a moment of the past stays shown.
  public func reload() { look() }

  // MARK: Acting

  /// Sends a command to the claim. If `asSeen`, it is refused if the claim has changed since the
  /// revision that the viewer sees.
  @discardableResult public func send(
    _ command: ClaimCommand, asSeen: Bool = false
  ) async -> Answer? {
    guard !isPast else { return nil }
    forecast = nil
    return await sender.send(
      .claim(command), to: .claim(claim),
      expectedRevision: asSeen ? content.value?.revision : nil)
  }

  /// Forecasts a command, and shows the result in `forecast`.
  public func foresee(_ command: ClaimCommand) async {
    let envelope = CommandEnvelope(
      id: viewer.newID(), actor: viewer.actor, role: viewer.role, claim: claim, command: command)
    forecast = await viewer.forecast(of: envelope)
  }

  /// Forgets the forecast that is shown.
  public func dismissForecast() { forecast = nil }

  // MARK: Looking back

  /// Whether a moment of the past is shown; nothing can be sent then.
  public var isPast: Bool { shownStep != nil }

  /// Shows the claim as it stood after a step of its timeline, counted from 0.
  public func show(step: Int) {
    guard let count = content.value?.timeline.count, (0..<count).contains(step) else { return }
    shownStep = step
    look()
  }

  /// Goes this many steps on, or back if negative. After the last step comes the present.
  public func step(by steps: Int) {
    guard let count = content.value?.timeline.count, count > 0 else { return }
    let (place, overflow) = (shownStep ?? count - 1).addingReportingOverflow(steps)
    guard !overflow, place < count else { return showNow() }
    show(step: max(0, place))
  }

  /// Shows the claim as it is now, if a moment of the past is shown.
  public func showNow() {
    guard isPast else { return }
    shownStep = nil
    look()
  }

  private func look() {
    question += 1
    let (viewer, claim, step, question) = (viewer, claim, shownStep, question)
    watching = viewer.watch { state throws(EventStoreError) in
      try ClaimScreen(of: claim, in: state, afterStep: step, viewer)
    } show: { [weak self] result in
      self?.show(result, to: question)
    }
  }

  private func show(_ result: Result<ClaimScreen?, StoreFailure>, to question: Int) {
    guard question == self.question else { return }
    switch result {
    case .success(let screen): content = screen.map { .value($0) } ?? .empty
    case .failure(let failure): content = .failed(failure)
    }
  }
}

/// The forecast of a command, in the viewer's language.
public enum ForecastScreen: Equatable, Sendable, PrintsFields {
  /// What would happen, in order.
  case accepted([String])
  /// Why it would be refused, and the same reasons in the viewer's language.
  case refused([Reason], message: String)
  /// It has happened already.
  case repeated(Receipt)
  /// The store did not answer.
  case failed(StoreFailure)
}

extension Viewer {
  func forecast(of command: CommandEnvelope) async -> ForecastScreen {
    do throws(EventStoreError) {
      switch try await store.forecast(command) {
      case .accepted(let parts):
        return .accepted(parts.flatMap { $0.events.map { words.title(of: $0.kind) } })
      case .refused(let refused):
        return .refused(refused.reasons, message: words.text(for: refused.reasons))
      case .repeated(let receipt): return .repeated(receipt)
      }
    } catch { return .failed(StoreFailure(error, in: words)) }
  }
}
