import ClaimsDomain
import EventSourcing

/// Which event last gave each field of a claim its value.
///
/// Follows from the field list: a fold, and a comparison after every event.
public struct ClaimBlame: Sendable {
  /// A field, its value, and who is to be asked about it.
  public struct Row: Sendable {
    /// The field's path, such as `payments[0].status`.
    public let path: String
    public let value: String
    public let line: HistoryLine

    /// Source: Specs/JSON.md, "Blame".
    public var json: String {
      var writer = JSONWriter()
      writer.beginObject()
      writer.key("path")
      writer.string(path)
      writer.key("value")
      writer.string(value)
      writer.key("position")
      writer.unsigned(line.stored.position.value)
      writer.key("recorded")
      writer.string(line.entry.recorded.text)
      writer.actor(line.command)
      writer.key("command")
      writer.string(line.command.command.name.description)
      writer.key("event")
      writer.string(line.event.name.description)
      writer.endObject()
      return writer.text
    }
  }

  private var claim = ClaimDecider.initial
  private var fields: [FieldList.Row] = []
  private var setBy: [String: HistoryLine] = [:]

  public init() { fields = fieldRows(claim) }

  /// Takes the claim's next event. O(fields).
  public mutating func apply(_ line: HistoryLine) {
    guard case .claim(let event) = line.event else { return }
    ClaimDecider.evolve(&claim, event)
    let after = fieldRows(claim)
    for change in differences(from: fields, to: after) {
      setBy[change.path] = change.after == nil ? nil : line
    }
    fields = after
  }

  /// Every field that an event has set, in the order of the field list. A field that was set back
  /// to what it was at first names the event that set it back.
  public var rows: [Row] {
    fields.compactMap { field in
      setBy[field.path].map { Row(path: field.path, value: field.value, line: $0) }
    }
  }
}
