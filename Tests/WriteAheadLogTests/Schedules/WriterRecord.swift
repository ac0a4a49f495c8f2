import EventSourcing
import Synchronization

@testable import WriteAheadLog

/// What happened to a writer under one schedule.
final class WriterRecord: Sendable {
  struct Answer {
    let ticket: Ticket
    let failure: EventStoreError?
    /// Whether the disk held everything up to the ticket at this time.
    let wasDurable: Bool
    /// Whether it came by a callback, after the call had returned.
    let isCallback: Bool
  }

  private struct State {
    var appended: [Ticket] = []
    var answers: [Answer] = []
    var writes = 0
    var syncs = (begun: 0, ended: 0)
    var writesAtEnd: Int?
  }

  private let state = Mutex(State())

  func appended(_ ticket: Ticket) { state.withLock { $0.appended.append(ticket) } }
  func answered(_ answer: Answer) { state.withLock { $0.answers.append(answer) } }
  func countWrite() { state.withLock { $0.writes += 1 } }

  /// How many writes of frames have begun.
  var writes: Int { state.withLock { $0.writes } }
  func ends() { state.withLock { $0.writesAtEnd = $0.writes } }
  var wroteAfterEnd: Bool { state.withLock { $0.writesAtEnd != $0.writes } }
  func syncBegan() { state.withLock { $0.syncs.begun += 1 } }
  func syncEnded() { state.withLock { $0.syncs.ended += 1 } }
  /// Whether no sync is under way.
  var isQuiet: Bool { state.withLock { $0.syncs.begun == $0.syncs.ended } }
  /// The last ticket that was said to be durable.
  var acknowledged: Ticket {
    state.withLock { $0.answers.filter { $0.failure == nil }.map(\.ticket).max() } ?? Ticket(0)
  }
  /// The failures among the answers.
  var failures: [EventStoreError] { state.withLock { $0.answers.compactMap(\.failure) } }

  /// What no order of tasks may break; nil if all is well.
  ///
  /// - Parameter isOrdered: whether callbacks never pause, so that they come in the order of their tickets.
  func fault(isOrdered: Bool = true) -> String? {
    let state = state.withLock { $0 }
    let answered = state.answers.map(\.ticket).sorted()
    if answered != state.appended.sorted() {
      return "appended \(state.appended), answered \(answered)"
    }
    if let early = state.answers.first(where: { $0.failure == nil && !$0.wasDurable }) {
      return "\(early.ticket.value) was acknowledged before it was durable"
    }
    let callbacks = state.answers.filter(\.isCallback).map(\.ticket)
    if isOrdered, callbacks != callbacks.sorted() { return "called back in the order \(callbacks)" }
    let poisoned = state.answers.filter { $0.failure?.isPoison == true }.map(\.ticket).min()
    let lastDurable = state.answers.filter { $0.failure == nil }.map(\.ticket).max()
    if let poisoned, let lastDurable, lastDurable > poisoned {
      return "\(lastDurable.value) is durable, although \(poisoned.value) failed"
    }
    return nil
  }
}

extension EventStoreError {
  fileprivate var isPoison: Bool {
    if case .poisoned = self { true } else { false }
  }
}
