import ClaimsDomain
import EventSourcing

extension Decision {
  /// What a store has to append, to streams in their present state.
  ///
  /// - Parameter own: the stream of the command.
  func appends(to own: StreamID, on logState: borrowing LogState) throws(WireError)
    -> [StreamAppend]
  {
    switch self {
    case .claim(let events):
      var payloads: [EventPayload] = []
      payloads.reserveCapacity(events.count)
      for event in events {
        payloads.append(
          EventPayload(type: event.kind.rawValue, bytes: try event.encodedPayload()))
      }
      let revision = Revision(logState.revision(of: own))
      return [StreamAppend(stream: own, expected: revision, events: payloads)]
    case .streams(let streams):
      var appends: [StreamAppend] = []
      for part in streams {
        let revision = Revision(logState.revision(of: part.stream))
        var append = StreamAppend(stream: part.stream, expected: revision, events: [])
        for event in part.events {
          append.events.append(
            EventPayload(type: event.kind.type, bytes: try event.encodedPayload()))
        }
        appends.append(append)
      }
      return appends
    }
  }
}
