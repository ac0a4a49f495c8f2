import ClaimsDomain
import ClaimsKernel
import EventSourcing

/// A way to the other side.
///
/// A request that was given up must not be carried out after a later one of the same outbox was
/// answered: a connection that is closed sees to that. Everything else a transport may do: lose
/// requests and answers, and bring a request twice.
///
/// Source: Specs/Outbox.md, "Transports".
public protocol Transport: Sendable {
  /// Asks the other side, and brings its answer. Returns soon once its task is cancelled.
  ///
  /// - Throws: why there is no answer. `timeout` if it is unknown whether the command was carried
  ///   out; the others say that it was not.
  func send(_ command: CommandEnvelope) async throws(TransportFault) -> Answer
}

/// The other side is another kernel in this process.
public struct LocalTransport<Log: EventStore>: Transport {
  /// The store on the other side.
  public let store: Store<Log>

  /// Creates a way to a store in the same process.
  public init(_ store: Store<Log>) { self.store = store }

  public func send(_ command: CommandEnvelope) async throws(TransportFault) -> Answer {
    do throws(EventStoreError) { return try await store.send(command) } catch {
      throw TransportFault(error)
    }
  }
}

extension TransportFault {
  /// What a failing log of the other side means for a caller that waits for its answer.
  public init(_ error: EventStoreError) {
    let kind: TransportFaultKind =
      switch error {
      case .revisionConflict, .commandAlreadyTaken, .malformedCommit, .entryTooLarge, .beyondEnd:
        .refused
      // It may be there once the log is opened anew.
      case .poisoned, .closed, .damaged, .otherLog, .archived, .system: .timeout
      }
    self.init(kind, Words(.en).text(for: error))
  }
}
