import ClaimsDomain
import Descriptions
import EventSourcing

/// A stream at two points of its history.
public struct Comparison: Sendable, PrintsFields {
  private let points: (from: AuditPoint, to: AuditPoint)
  private var states: (from: StreamFold?, to: StreamFold?)
  /// What lies between the points and may say something.
  private var between: [HistoryLine] = []

  /// Creates a comparison to which every event of the stream is still to be applied.
  ///
  /// - Parameters:
  ///   - from: the point whose fields are the ones before.
  ///   - to: the point whose fields are the ones after; it need not be the later one.
  public init(from: AuditPoint, to: AuditPoint) { points = (from, to) }

  /// Takes the stream's next event.
  public mutating func apply(_ line: HistoryLine) {
    apply(line, to: &states.from, points.from)
    apply(line, to: &states.to, points.to)
    if points.from.covers(line) != points.to.covers(line), EventFields.speaks(line.stored) {
      between.append(line)
    }
  }

  /// What was said between the points: by events of which one of them knows, in the order of the log.
  public func statements(
    as visibility: Visibility = .whole, in words: Words? = nil
  ) -> [Statement] {
    between.compactMap { line in
      VisibleEvent(line, as: visibility).flatMap { Statement($0, in: words) }
    }
  }

  private func apply(_ line: HistoryLine, to state: inout StreamFold?, _ point: AuditPoint) {
    if state == nil { state = StreamFold(line.stored.stream.category) }
    guard point.includes(line) else { return }
    state?.apply(line.event, of: line.entry, at: point.effective)
  }

  /// The fields at both points, but for those that are left out.
  ///
  /// - Parameters:
  ///   - redaction: what the reader does not see of the stream.
  ///   - words: in which listed values are told; as their names if nil.
  public func fields(
    as redaction: Redaction, in words: Words? = nil
  ) -> (from: [FieldList.Row], to: [FieldList.Row]) {
    (
      redaction.shown(states.from?.rows(in: words) ?? []),
      redaction.shown(states.to?.rows(in: words) ?? [])
    )
  }

  /// What is different at the second point, field by field.
  public var differences: [FieldDifference] { differences(as: .nothing) }

  /// What is different at the second point, field by field, but for what is left out.
  public func differences(as redaction: Redaction) -> [FieldDifference] {
    let fields = fields(as: redaction)
    return EventSourcing.differences(from: fields.from, to: fields.to)
  }
}

extension FieldDifference: ViewRow {
  /// Source: Specs/JSON.md, "Differences". A side that lacks the field lacks the member.
  public func show<V: RowVisitor & ~Copyable>(to fields: inout V) {
    fields.field("path", path)
    fields.field("before", before)
    fields.field("after", after)
  }
}
