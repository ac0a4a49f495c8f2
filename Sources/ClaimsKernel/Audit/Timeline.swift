import ClaimsDomain
import EventSourcing

/// What happened to a claim, event by event, and which fields each event changed.
public struct ClaimTimeline: Sendable {
  /// An event of the claim, with what it changed.
  public struct Moment: Sendable {
    public let line: HistoryLine
    /// The claim's fields before the event and after it, of its parts those that it names alone.
    /// Parts are named by their ids, since their places change when one is removed.
    public let fields: (before: [FieldList.Row], after: [FieldList.Row])

    /// What the event changed, field by field.
    public var differences: [FieldDifference] {
      EventSourcing.differences(from: fields.before, to: fields.after)
    }
  }

  private var claim = ClaimDecider.initial
  private var fields = fieldRows(ClaimDecider.initial)

  public init() {}

  /// Takes the claim's next event. Costs the fields of the claim and of the parts that the event
  /// names, however many parts there are.
  ///
  /// - Returns: nil for an event of something else than a claim.
  public mutating func next(_ line: HistoryLine) -> Moment? {
    guard case .claim(let event) = line.event else { return nil }
    let before = partRows(of: event)
    ClaimDecider.evolve(&claim, event)
    let after = partRows(of: event)
    var bare = claim
    if !claim.file.parts.isEmpty { bare.file.parts = PartList() }
    let rows = fieldRows(bare)
    defer { fields = rows }
    return Moment(line: line, fields: (fields + before, rows + after))
  }

  /// The fields of the parts that an event names, as they stand.
  private func partRows(of event: ClaimEvent) -> [FieldList.Row] {
    event.parts.compactMap { claim.file.parts[$0] }.flatMap { part in
      fieldRows(part).map {
        FieldList.Row(path: "parts[" + part.id.text + "]." + $0.path, value: $0.value)
      }
    }
  }
}

extension ClaimEvent {
  /// The parts that the event changes.
  fileprivate var parts: [Identifier] {
    switch self {
    case .partAdded(let added): [added.part.id]
    case .partUpdated(let updated): [updated.part.id]
    case .partRemoved(let removed): [removed.part]
    case .uploadRecorded(let upload): [upload.part]
    case .damageAssessed(let assessed): [assessed.part]
    case .damageAnalysed(let analysed): [analysed.photo]
    case .claimPartiallyApproved(let decision): decision.lines.map(\.item)
    default: []
    }
  }
}

extension ClaimTimeline.Moment {
  /// The event as in a history, with its differences. Source: Specs/JSON.md, "Timeline".
  public var json: String {
    var writer = JSONWriter()
    writer.beginObject()
    line.write(to: &writer)
    writer.key("changes")
    writer.beginArray()
    for difference in differences { difference.write(to: &writer) }
    writer.endArray()
    writer.endObject()
    return writer.text
  }
}
