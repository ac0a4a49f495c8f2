import EventSourcing
import WriteAheadLog

/// A log that is closed by whoever writes it.
public protocol ClosableLog: EventStore {
  /// - Parameters:
  ///   - kept: what a later kernel is told by the log's index.
  ///   - anew: whether the index that is there keeps nothing that is of use.
  func close(keeping kept: () -> [UInt8], anew: Bool) throws(EventStoreError)
}

extension ClosableLog {
  /// Closes the log; its index keeps nothing for a later kernel.
  public func close() throws(EventStoreError) { try close(keeping: { [] }, anew: false) }
}

extension WriteAheadLog: ClosableLog {}

extension SealedLog: ClosableLog where Base: ClosableLog {
  public func close(keeping kept: () -> [UInt8], anew: Bool) throws(EventStoreError) {
    // As long as the log is this process's: whoever opens it next may change its keyring.
    do throws(EventStoreError) {
      try waitUntilDurable(base.head.ticket)
      if let id = base.vitals.id { try sealer?.settleKeyring(at: base.head.position, of: id) }
    } catch {
      try? base.close(keeping: kept, anew: anew)
      throw error
    }
    try base.close(keeping: kept, anew: anew)
  }
}

extension ClaimsKernel where Log: ClosableLog {
  /// Records what refusals were only counted, and closes the log.
  ///
  /// - Throws: what failed first. The log is closed nevertheless.
  public func close() throws(EventStoreError) {
    do throws(EventStoreError) {
      try recordCountedRefusals()
    } catch {
      try? log.close()
      throw error
    }
    let (isWhole, isCold) = state.withLock { state in
      (state.logState.events == log.head.position.value, state.logState.isCold)
    }
    try log.close(
      keeping: { isWhole ? state.withLock { $0.logState.links.kept } : [] },
      anew: isWhole && !isCold && !(log.coldStreams?.isOfUse ?? true))
  }
}
