import ClaimsDomain
import EventSourcing

/// Looks on while a command is judged, and changes nothing.
protocol JudgementWitness: Sendable {
  /// Is called once for each command that comes as far as its table, before the table is asked.
  func look<A: LogAggregate>(
    _ type: A.Type, at command: A.Command, on state: A.State, in context: A.Context)
}
