import ClaimsDomain
import EventSourcing

// What a reader said is no secret from them: they read their own note, on a claim whose notes they
// do not see. Source: Specs/Reading.md, "What was said".

extension HistoryLine {
  /// Of an event that the reader sent, what is left out for them all the same; nil if they do not
  /// hear of it, or did not send it.
  ///
  /// They are told no more than their command said, and of no event but those that every such
  /// command leads to: whether one came of it would tell what was there before. So would a text
  /// that an edit says only if it changes something, and what is not marked as said stays hidden.
  func redactionOfOwn(
    for reader: ActorID, _ told: Redaction?, isOutside: Bool
  ) -> Redaction? {
    guard !reader.isEmpty, command.actor == reader, command.importedBy.isEmpty,
      told?.isEmpty != true, let fields = EventFields.of(event.kind), !fields.said.isEmpty,
      command.command.kindsOfEveryOutcome.contains(event.kind)
    else { return nil }
    let (sent, recorded) = (fieldRows(command.command.union), event.fields)
    func isOwn(_ field: String) -> Bool {
      func rows(_ rows: [FieldList.Row]) -> [FieldList.Row] {
        rows.filter { plainPath($0.path) == field || $0.path.hasPrefix(field + ".") }
      }
      return rows(sent) == rows(recorded)
    }
    let hidden = told?.fields ?? fields.hidden.map(\.field) + fields.kept
    // Who hears of the event as others do is shown the rest of it.
    let shown = told == nil ? fields.shown.filter { !isOwn($0) } : []
    return Redaction(
      fields: shown + hidden.filter { !fields.said.contains($0) || !isOwn($0) },
      isOutside: isOutside)
  }
}
