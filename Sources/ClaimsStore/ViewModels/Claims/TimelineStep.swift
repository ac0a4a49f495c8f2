import ClaimsDomain
import ClaimsKernel
import Descriptions
import EventSourcing

/// One step of a claim's history, as a reader sees it.
public struct TimelineStep: Identifiable, Equatable, Sendable, PrintsFields {
  public var id: UInt64 { position }
  /// Its event's position in the log.
  public let position: UInt64
  /// The claim's revision after this event, from 1.
  public let revision: UInt64
  /// What happened, in the viewer's language.
  public let title: String
  /// When the log recorded it.
  public let recorded: Instant
  /// When it was true in the world; the recorded time, unless its sender said otherwise.
  public let effective: Instant
  /// Who did it; nil if the viewer is not told.
  public let actor: ActorID?
  /// The role in which it was done; told even if `actor` is not.
  public let role: Role
  /// What it changed, of what the viewer sees.
  public let changes: [ShownChange]
  /// What it says besides: why, and the texts of notes, as far as the viewer may read them.
  public let said: [ShownField]
}

/// A field before and after; nil if there was or is nothing.
public struct ShownChange: Equatable, Sendable, PrintsFields {
  /// The field's path in the message: stable, and no text for people.
  public let path: String
  /// The field's name in the viewer's language.
  public let name: String
  /// The value before the step, in the viewer's language.
  public let before: String?
  /// The value after the step, in the viewer's language.
  public let after: String?
}

/// A claim's own part of the log, as a reader may see it.
struct ClaimReading {
  private let id: Identifier
  private(set) var steps: [TimelineStep] = []
  private let entries: [Entry]

  /// - Parameter revision: that of the state which is shown; what is behind it may not be durable.
  init<Log: EventStore>(
    of id: Identifier, upTo revision: UInt64, _ log: Log, as visibility: Visibility,
    _ viewer: Viewer<Log>
  ) throws(EventStoreError) {
    self.id = id
    var entries: [Entry] = []
    try log.forEachEntry(of: .claim(id)) { entry in
      let isShown = entry.events.contains {
        $0.stream == .claim(id) && $0.revision.value <= revision
      }
      if isShown { entries.append(entry) }
      return isShown
    }
    self.entries = entries
    var timeline = Timeline(in: viewer.words, as: visibility)
    do throws(WireError) {
      for entry in entries {
        for line in try HistoryLine.lines(of: entry) where line.stored.stream == .claim(id) {
          guard let moment = timeline.next(line) else { continue }
          steps.append(TimelineStep(moment, viewer.words))
        }
      }
    } catch { throw .damaged(offset: 0, reason: "an event that cannot be read: \(error)") }
  }

  /// The claim as it stood after a step; nil if there is none.
  func snapshot(afterStep step: Int) -> ClaimSnapshot? {
    guard steps.indices.contains(step) else { return nil }
    var claim = StreamAsOf(.claim(id), .position(steps[step].position))
    for entry in entries {
      // It was read a moment ago.
      guard let goesOn = try? claim.apply(entry), goesOn else { break }
    }
    return claim.snapshot.flatMap { ClaimSnapshot($0) }
  }
}

extension ClaimSnapshot {
  /// Nil for a stream that is no claim.
  fileprivate init?(_ snapshot: StreamSnapshot) {
    guard let claim = snapshot.state as? Claim else { return nil }
    self.init()
    self.claim = claim
    (id, revision) = (snapshot.stream.id, snapshot.revision)
    (created, updated) = (snapshot.created, snapshot.updated)
  }
}

extension TimelineStep {
  init(_ moment: Timeline.Moment, _ words: Words) {
    let line = moment.line
    position = line.stored.position.value
    revision = line.stored.revision.value
    title = words.title(of: line.event.kind)
    recorded = line.entry.recorded
    effective = line.entry.effective
    actor = moment.seen.showsSender ? line.command.actor : nil
    role = line.command.role
    changes = moment.differences.map {
      ShownChange(
        path: $0.path, name: words.name(ofField: $0.path), before: $0.before, after: $0.after)
    }
    said = moment.texts.map {
      ShownField(path: $0.path, name: words.name(ofField: $0.path), value: $0.value)
    }
  }
}
