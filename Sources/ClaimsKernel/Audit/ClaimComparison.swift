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

  /// The fields at both points, but for those that are left out.
  ///
  /// - Parameter words: in which listed values are told; as their names where nil.
  public func fields(
    as redaction: Redaction, in words: Words? = nil
  ) -> (from: [FieldList.Row], to: [FieldList.Row]) {
    func shown(_ claim: Claim) -> [FieldList.Row] {
      redaction.shown(fieldRows(claim, naming: words?.naming))
    }
    return (shown(claims.from), shown(claims.to))
  }

  /// What is different at the second point, field by field.
  public var differences: [FieldDifference] { differences(as: .nothing) }

  /// What is different at the second point, field by field, but for what is left out.
  public func differences(as redaction: Redaction) -> [FieldDifference] {
    let fields = fields(as: redaction)
    return EventSourcing.differences(from: fields.from, to: fields.to)
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
