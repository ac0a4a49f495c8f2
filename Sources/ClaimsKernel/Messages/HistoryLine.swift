import ClaimsDomain
import EventSourcing

/// One event with everything that an auditor asks about it. A class, since it is large, handed on many
/// times and never changed.
public final class HistoryLine: Sendable {
  /// The entry that has the event, perhaps without other events of its commit.
  public let entry: Entry
  /// The event as it is stored, with its position, stream and revision.
  public let stored: StoredEvent
  /// The command that led to it.
  public let command: CommandEnvelope
  /// The event itself.
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
