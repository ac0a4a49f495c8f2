import ClaimsDomain
import ClaimsKernel
import EventSourcing

// What of queries is recorded, and what becomes of those that cannot be.

extension ReadRecorder {
  /// Records what a query showed.
  ///
  /// - Throws: an error that takes the answer's place.
  func record(_ read: StreamsRead) throws(RPCError) {
    do throws(EventStoreError) { try log.record(read) } catch {
      throw RPCError(.notRecorded, Phrase(.notShownSinceNotRecorded, error.wording))
    }
  }
}

extension Query {
  /// What was asked, without the stream that it is about: `limit=5 text=smith`.
  package var paramsText: String {
    fieldRows(self).filter { !$0.value.isEmpty && $0.value != "false" }.map {
      "\($0.path)=\($0.value)"
    }
    .joined(separator: " ")
  }

  /// Whether its answers are recorded: those that are the same for all readers tell nothing of a
  /// person. The receipt of an anonymous report must not be linked with whoever shows it.
  package static var isRecorded: Bool { name.sameForAllBecause == nil }
}
