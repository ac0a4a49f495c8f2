import ClaimsDomain
import EventSourcing

/// A claim at two points of its history.
public struct ClaimComparison: Sendable {
  private let points: (from: AuditPoint, to: AuditPoint)
  private var claims = (from: ClaimDecider.initial, to: ClaimDecider.initial)

  public init(from: AuditPoint, to: AuditPoint) { points = (from, to) }

  /// Takes the claim's next event.
  public mutating func apply(_ line: HistoryLine) {
    guard case .claim(let event) = line.event else { return }
    if points.from.includes(line) {
      ClaimDecider.evolve(
        &claims.from, event, trueSince: line.entry.effective, at: points.from.effective)
    }
    if points.to.includes(line) {
      ClaimDecider.evolve(
        &claims.to, event, trueSince: line.entry.effective, at: points.to.effective)
    }
  }

  /// The fields at both points.
  public var fields: (from: [FieldList.Row], to: [FieldList.Row]) {
    (fieldRows(claims.from), fieldRows(claims.to))
  }

  /// What is different at the second point, field by field.
  public var differences: [FieldDifference] {
    EventSourcing.differences(from: fields.from, to: fields.to)
  }
}

extension FieldDifference {
  /// Source: Specs/JSON.md, "Differences". A side that lacks the field lacks the member.
  public var json: String {
    var writer = JSONWriter()
    write(to: &writer)
    return writer.text
  }

  func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.key("path")
    writer.string(path)
    if let before {
      writer.key("before")
      writer.string(before)
    }
    if let after {
      writer.key("after")
      writer.string(after)
    }
    writer.endObject()
  }
}
