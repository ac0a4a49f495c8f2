import EventSourcing
import WriteAheadLog

extension ClaimsKernel where Log == WriteAheadLog {
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
