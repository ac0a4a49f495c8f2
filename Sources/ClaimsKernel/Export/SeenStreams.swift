import ClaimsDomain
import EventSourcing

/// What a reader sees of each stream of a log, found out once: an export asks at every event.
final class SeenStreams {
  private let visibility: Visibility
  let reader: ActorID
  let isWhole: Bool
  /// By the streams' numbers: 0 if it was not asked for, 1 if nothing is seen of it, else the place
  /// of what is left out, plus 2.
  private var places: [UInt8] = []
  /// There are as many as there are sets of roles in which somebody reads.
  private var redactions: [Redaction] = []
  /// The last one is often the next one, too.
  private var last: (stream: StreamID, redaction: Redaction?)?

  init(_ visibility: Visibility) {
    self.visibility = visibility
    (reader, isWhole) = (visibility.access.actor, visibility.access.isWhole)
  }

  /// - Parameter number: looks for the stream's number; nil if the log has none of it.
  func redaction(of stream: StreamID, _ number: () -> StreamNumber?) -> Redaction? {
    if isWhole { return .nothing }
    if let last, last.stream == stream { return last.redaction }
    let redaction =
      number().map { self.redaction(of: stream, $0) } ?? visibility.redaction(of: stream)
    last = (stream, redaction)
    return redaction
  }

  /// Whether the log has a stream, and something of it is seen.
  func shows(_ stream: StreamID, _ number: () -> StreamNumber?) -> Bool {
    guard let number = number() else { return false }
    return isWhole || redaction(of: stream, number) != nil
  }

  private func redaction(of stream: StreamID, _ number: StreamNumber) -> Redaction? {
    let number = Int(number.value)
    while places.count <= number { places.append(0) }
    switch places[number] {
    case 0: break
    case 1: return nil
    case let place: return redactions[Int(place) - 2]
    }
    guard let redaction = visibility.redaction(of: stream) else {
      places[number] = 1
      return nil
    }
    let place = redactions.firstIndex(of: redaction) ?? redactions.count
    if place == redactions.count, place < 254 { redactions.append(redaction) }
    if place < 254 { places[number] = UInt8(place + 2) }
    return redaction
  }
}
