import ClaimsKernel
import EventSourcing

/// What a test said would happen, and what did: whole events, in order.
struct EventComparison {
  let stated: [(stream: StreamID, event: DomainEvent)]
  let found: [(stream: StreamID, event: DomainEvent)]
  let name: (StreamID) -> String

  /// One line for each difference, the fields of an event below it.
  func findings(isExhaustive: Bool) -> [String] {
    let lines = isExhaustive ? compareEach() : compareInOrder()
    return lines.isEmpty ? [] : ["events"] + lines
  }

  private func compareEach() -> [String] {
    var lines: [String] = []
    for place in 0..<max(stated.count, found.count) {
      let number = "  \(place + 1)  "
      switch (place < stated.count, place < found.count) {
      case (true, true):
        let (statement, event) = (stated[place], found[place])
        if statement.stream != event.stream || statement.event.kind != event.event.kind {
          lines.append(number + "stated \(text(statement)), found \(text(event))")
        } else if statement.event != event.event {
          lines.append(number + "\(text(event)) is not as it was stated")
          lines += differences(statement.event, event.event)
        }
      case (true, false): lines.append(number + "stated \(text(stated[place])), found nothing")
      default:
        lines.append(number + "\(text(found[place])) was left out")
        lines += found[place].event.fields.map { "       \($0.path): \($0.value)" }
      }
    }
    return lines
  }

  /// What was stated must have happened in this order; other things may have happened between.
  private func compareInOrder() -> [String] {
    var rest = found[...]
    for statement in stated {
      guard let place = rest.firstIndex(where: { $0 == statement }) else {
        let alike = rest.first {
          $0.stream == statement.stream && $0.event.kind == statement.event.kind
        }
        guard let alike else {
          return ["  stated \(text(statement)), found none behind the others"]
        }
        return ["  \(text(alike)) is not as it was stated"]
          + differences(statement.event, alike.event)
      }
      rest = rest[(place + 1)...]
    }
    return []
  }

  private func differences(_ statement: DomainEvent, _ event: DomainEvent) -> [String] {
    EventSourcing.differences(from: statement.fields, to: event.fields).map { difference in
      let (stated, found) = (difference.before ?? "nothing", difference.after ?? "nothing")
      return "       \(difference.path): stated \(stated), found \(found)"
    }
  }

  private func text(_ line: (stream: StreamID, event: DomainEvent)) -> String {
    "\(line.event.name) of \(name(line.stream))"
  }
}
