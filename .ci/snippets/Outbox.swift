import ClaimsDomain
import ClaimsKernel
import ClaimsStore
import EventSourcing
import WriteAheadLog

func example(
  clock: @escaping @Sendable () -> Instant, transport: some Transport & Sendable,
  command: CommandEnvelope, claim: Identifier, isConnected: Bool,
  show: (OutboxStatus, String) -> Void
) async throws {
  // The snippet
  delivery.cancel()
  print(state)
}
