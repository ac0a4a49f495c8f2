import ClaimsDomain
import EventSourcing

extension ClaimsKernel {
  /// What would become of a command now: judged like one that is sent, and forgotten. Writes
  /// nothing, records nothing, and is charged to no budget; blocks until what it rests on is
  /// durable.
  ///
  /// The answer to a command that is sent later differs if the log, or the time, has gone
  /// on meanwhile.
  public func forecast(_ command: CommandEnvelope) throws(EventStoreError) -> Forecast {
    let (forecast, ticket) = try forecastUnsettled(command)
    try log.waitUntilDurable(ticket)
    return forecast
  }

  /// The same without blocking a thread of the cooperative pool.
  public func forecast(_ command: CommandEnvelope) async throws(EventStoreError) -> Forecast {
    let (forecast, ticket) = try forecastUnsettled(command)
    try await log.durable(ticket)
    return forecast
  }

  private func forecastUnsettled(
    _ command: CommandEnvelope
  ) throws(EventStoreError) -> (Forecast, Ticket) {
    try judged(command) { verdict, logState, time, position in
      switch verdict {
      case .accepted(let decision):
        return .accepted(logState.told(decision, to: command, at: time))
      case .refused(let refusal):
        return .refused(logState.answer(refusal, to: command, at: time, position))
      case .repeated(let receipt):
        return .repeated(logState.answer(receipt, to: command, at: time))
      }
    }
  }
}
