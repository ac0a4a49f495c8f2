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
    try log.close { [self] in
      state.withLock { state in
        state.logState.events == log.head.position.value ? state.logState.links.kept : []
      }
    }
  }
}
