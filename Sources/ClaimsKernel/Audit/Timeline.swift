import ClaimsDomain
import EventSourcing

/// What happened to a claim, event by event, and which fields each event changed.
public struct ClaimTimeline: Sendable {
  /// An event of the claim, with what it changed.
  public struct Moment: Sendable {
    /// The event as it is seen.
    public let seen: SeenLine
    public var line: HistoryLine { seen.line }
    /// The claim's fields before the event and after it, of its parts those that it changes alone.
    /// Parts are named by their ids, since their places change when one is removed.
    public let fields: (before: [FieldList.Row], after: [FieldList.Row])

    /// What the event changed, field by field.
    public var differences: [FieldDifference] {
      EventSourcing.differences(from: fields.before, to: fields.after)
    }
  }

  private var claim = ClaimDecider.initial
  private var fields: [FieldList.Row]
  private let words: Words?
  private let sight: Sight

  /// - Parameters:
  ///   - words: in which listed values are told; as their names where nil.
  ///   - sight: who reads it; what they do not see is left out.
  public init(in words: Words? = nil, as sight: Sight = .whole) {
    self.words = words
    self.sight = sight
    fields = fieldRows(claim, naming: words?.naming)
  }

  /// Takes the claim's next event. Costs the fields of the claim and of the parts that the event
  /// changes, however many parts there are.
  ///
  /// - Returns: nil for an event of something else than a claim, and for one that is not seen.
  public mutating func next(_ line: HistoryLine) -> Moment? {
    guard case .claim(let event) = line.event else { return nil }
    let earlier = claim.file.parts
    ClaimDecider.evolve(&claim, event)
    let changed = claim.file.parts.changes(since: earlier)
    let before = changed.flatMap { self.rows(of: earlier[$0]) }
    let after = changed.flatMap { self.rows(of: claim.file.parts[$0]) }
    var bare = claim
    if !claim.file.parts.isEmpty { bare.file.parts = PartList() }
    let rows = fieldRows(bare, naming: words?.naming)
    defer { fields = rows }
    guard let redaction = sight.redaction(of: line.stored.stream),
      let seen = SeenLine(line, as: sight)
    else { return nil }
    return Moment(
      seen: seen,
      fields: (redaction.shown(fields + before), redaction.shown(rows + after)))
  }

  private func rows(of part: Part?) -> [FieldList.Row] {
    guard let part else { return [] }
    return fieldRows(part, naming: words?.naming).map {
      FieldList.Row(path: "parts[" + part.id.text + "]." + $0.path, value: $0.value)
    }
  }
}

extension ClaimTimeline.Moment {
  /// The event as in a history, with its differences. Source: Specs/JSON.md, "Timeline".
  public var json: String {
    var writer = JSONWriter()
    writer.beginObject()
    seen.write(to: &writer)
    writer.key("changes")
    writer.beginArray()
    for difference in differences { difference.write(to: &writer) }
    writer.endArray()
    seen.redaction.write(to: &writer)
    writer.endObject()
    return writer.text
  }
}
