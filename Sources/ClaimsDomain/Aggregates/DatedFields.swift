import EventSourcing

// Edits count in the order of their effective time. Source: Specs/TwoClocks.md, "Facts stand".

/// A state that knows since when each of its fields says what it says, as far as edits told it.
public protocol DatedFields {
  /// At most one entry for each field, with the effective time of the edit that counts.
  var fieldTimes: [FieldTime] { get set }
  /// Under whose name a field's time is kept: its own, unless two fields say the same thing.
  static func dated(_ field: String) -> String
}

extension DatedFields {
  public static func dated(_ field: String) -> String { field }

  /// Whether something else is true of a field later; never for edits before version 12.
  func isKnown(_ field: String, after since: Instant?) -> Bool {
    guard let since else { return false }
    let name = Self.dated(field)
    return fieldTimes.contains { $0.field.isSame(as: name) && $0.effective > since }
  }

  /// What counts now of what an edit says.
  func standing<Details: Message>(_ told: Details, since: Instant?) -> Details {
    sifted(told, since: since).standing
  }

  /// The same; notes since when it is so.
  mutating func admit<Details: Message>(_ told: Details, since: Instant?) -> Details {
    let (standing, names) = sifted(told, since: since)
    if let since { for name in names { date(name, since) } }
    return standing
  }

  /// Whether an edit of the whole of something counts now; notes since when it is so.
  mutating func admits(_ field: String, since: Instant?) -> Bool {
    guard !isKnown(field, after: since) else { return false }
    if let since { date(field, since) }
    return true
  }

  mutating func forgetTime(of field: String) {
    fieldTimes.removeAll { $0.field.isSame(as: field) }
  }

  private func sifted<Details: Message>(
    _ told: Details, since: Instant?
  ) -> (standing: Details, names: [String]) {
    guard since != nil else { return (told, []) }
    let state = self
    var sieve = FieldSieve { !state.isKnown($0, after: since) }
    var standing = told
    // Nothing is decoded, and a message adds no error of its own. No time is kept under a path, so that
    // fields stay or go as wholes.
    do throws(WireError) { try standing.visit(&sieve) } catch {}
    return (standing, sieve.names)
  }

  private mutating func date(_ field: String, _ since: Instant) {
    let name = Self.dated(field)
    forgetTime(of: name)
    fieldTimes.append(FieldTime(field: name, effective: since))
  }
}

extension Aggregate where State: DatedFields {
  public static func changeTimes(of state: inout State, _ change: (inout [FieldTime]) -> Void) {
    change(&state.fieldTimes)
  }
}

extension DecisionContext {
  /// Since when it is so what an edit says, as its event says it since version 12.
  var editTime: Instant? { version > 11 ? effective : nil }

  /// Whether an edit is told late, and counts as such.
  var isLateEdit: Bool { version > 11 && effective < recorded }
}

/// What an edit says of fields: what is absent stays as it is.
protocol EditedFields: Message {
  associatedtype Known
  /// Only the fields that are given and differ.
  func changes(to known: Known) -> Self
  /// All that is given and counts.
  var given: Self { get }
}

extension EditedFields {
  var given: Self { self }

  /// What the event of an edit says: what changes; all of what is told late, since what is so now
  /// may have been told of another time.
  func stated<RelatedFacts>(
    over known: Known, in context: DecisionContext<Role, ClaimRules, RelatedFacts>
  ) -> Self { context.isLateEdit ? given : changes(to: known) }
}
