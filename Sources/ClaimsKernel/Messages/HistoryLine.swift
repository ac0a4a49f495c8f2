import ClaimsDomain
import EventSourcing

/// One event with everything that an auditor asks about it. A class, since it is large, handed on many
/// times and never changed.
public final class HistoryLine: Sendable {
  public let entry: Entry
  public let stored: StoredEvent
  public let command: CommandEnvelope
  public let event: DomainEvent

  init(entry: Entry, stored: StoredEvent, command: CommandEnvelope, event: DomainEvent) {
    (self.entry, self.stored, self.command, self.event) = (entry, stored, command, event)
  }

  /// Reads the events of an entry. - Throws: what this build cannot read.
  public static func lines(of entry: Entry) throws(WireError) -> [HistoryLine] {
    let command = try CommandEnvelope(entry.command)
    var lines: [HistoryLine] = []
    for stored in entry.events {
      lines.append(
        HistoryLine(
          entry: entry, stored: stored, command: command, event: try DomainEvent(stored)))
    }
    return lines
  }
}
