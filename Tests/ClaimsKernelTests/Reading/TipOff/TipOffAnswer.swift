import ClaimsDomain
import EventSourcing

@testable import ClaimsKernel

/// What is told of a command.
struct TipOffAnswer: Equatable, CustomStringConvertible {
  let sent: Answer
  let forecast: Forecast

  var isAccepted: Bool { sent.isAccepted }
  var description: String {
    forecast.isRefused
      ? forecast.reasons.map { "\($0.code.name) \($0.expected) / \($0.found)" }.joined(
        separator: "; ")
      : "\(forecast)"
  }

  init(to envelope: CommandEnvelope, _ record: CommandRecord, on logState: LogState) {
    let verdict = Validator().judge(
      envelope, record, recorded: TipOff.noon, on: logState, earlier: { nil })
    switch verdict {
    case .refused(let refusal):
      var told = logState.answer(refusal, to: envelope, at: TipOff.noon, Position(7))
      told.message = ""
      // That an id is taken is told, and that somebody who is named is not registered.
      if told.reasons.count > 1 {
        told.reasons.removeAll { $0.code == .idTaken || $0.code == .actorNotRegistered }
      }
      (sent, forecast) = (.refused(told), .refused(told))
    case .accepted(let decision):
      let receipt = Receipt(
        of: envelope, at: Position(8), revision: 8, recorded: TipOff.noon, events: decision.kinds)
      sent = .accepted(logState.answer(receipt, to: envelope, at: TipOff.noon))
      let streams = logState.told(decision, to: envelope, at: TipOff.noon)
      // A process is told what it brings about, whole.
      forecast = .accepted(envelope.role == .system ? [] : streams)
    case .repeated(let receipt): (sent, forecast) = (.accepted(receipt), .repeated(receipt))
    }
  }

  /// Two answers that differ though both say yes, or both no.
  static func difference<Told: Equatable>(
    in answers: [Told], _ isYes: (Told) -> Bool
  ) -> [Told]? {
    for said in [true, false] {
      let same = answers.filter { isYes($0) == said }
      if let other = same.first(where: { $0 != same[0] }) { return [same[0], other] }
    }
    return nil
  }
}
