import ClaimsDomain
import Descriptions
import EventSourcing

/// Fields of a stream that are left out for its reader, by their paths.
///
/// The list is that of the reader's roles, whether a field holds anything or not: which of them are
/// empty is not shown either.
public struct Redaction: Hashable, Sendable, PrintsFields {
  /// The paths, without places in lists; a path stands for all that is within it.
  public let fields: [String]
  /// Whether the reader brings or has such streams, rather than works on them: who of the staff did
  /// what, and what they only told one another, is left out too.
  public let isOutside: Bool

  init(fields: [String], isOutside: Bool = false) {
    self.fields = fields
    self.isOutside = isOutside
  }

  /// What a stranger to a stream would not see of it.
  static func outsider(_ category: Category) -> Redaction {
    Redaction(
      fields: category.hiddenFields.map(\.path), isOutside: true)
  }

  /// Nothing is left out.
  public static let nothing = Redaction(fields: [])

  /// Whether no field is left out, though the reader may still be outside.
  public var isEmpty: Bool { fields.isEmpty }

  /// Whether a field, or a parent of it, is left out. Places in lists do not matter:
  /// `payments[3].requestedBy` is `payments.requestedBy`.
  public func hides(_ path: String) -> Bool {
    guard !isEmpty else { return false }
    let plain = plainPath(path)
    return fields.contains { plain == $0 || plain.hasPrefix($0 + ".") }
  }

  /// The rows that are not left out.
  func shown(_ rows: [FieldList.Row]) -> [FieldList.Row] {
    isEmpty ? rows : rows.filter { !hides($0.path) }
  }

  /// The names of what is left out, if anything is. Source: Specs/JSON.md, "Reading as somebody".
  func write(to writer: inout JSONWriter, besides others: [String] = []) {
    guard !isEmpty else { return }
    writer.key("redacted")
    writer.beginArray()
    for field in fields + others { writer.string(field) }
    writer.endArray()
  }
}

/// The path of a field without places in lists: `payments.requestedBy` of `payments[3].requestedBy`.
func plainPath(_ path: String) -> String {
  guard path.utf8.contains(0x5b) else { return path }
  var (plain, depth) = ("", 0)
  for character in path {
    if character == "[" { depth += 1 }
    if depth == 0 { plain.append(character) }
    if character == "]" { depth -= 1 }
  }
  return plain
}

extension Redaction {
  /// What is left out of an event for a reader of whose stream so much is left out; nil if they do
  /// not hear of the event.
  func of(_ event: DomainEvent) -> Redaction? {
    if let about = event.category.aggregate?.field(toldBy: event), hides(about) { return nil }
    return of(event.kind)
  }

  /// The same of an event of which only the kind is known.
  func of(_ event: DomainEventKind) -> Redaction? {
    guard !isEmpty || isOutside else { return .nothing }
    guard let fields = EventFields.of(event) else { return nil }
    if let about = fields.about, hides(about) { return nil }
    let hidden = fields.hidden.filter { hides($0.as) }.map(\.field)
    return Redaction(fields: hidden + (isOutside ? fields.kept : []), isOutside: isOutside)
  }
}
