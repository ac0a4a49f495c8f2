import ClaimsDomain
import EventSourcing

/// Fields of a stream that are left out for whoever reads it, by their paths.
///
/// The list is that of the reader's roles, whether a field holds anything or not: which of them are
/// empty is nobody's business either.
public struct Redaction: Equatable, Sendable {
  public let fields: [String]

  init(fields: [String]) { self.fields = fields }

  /// Nothing is left out.
  public static let nothing = Redaction(fields: [])

  public var isEmpty: Bool { fields.isEmpty }

  /// Whether a field, or what it stands in, is left out. Places in lists do not matter:
  /// `payments[3].requestedBy` is `payments.requestedBy`.
  public func hides(_ path: String) -> Bool {
    guard !isEmpty else { return false }
    var (plain, depth) = ("", 0)
    for character in path {
      if character == "[" { depth += 1 }
      if depth == 0 { plain.append(character) }
      if character == "]" { depth -= 1 }
    }
    return fields.contains { plain == $0 || plain.hasPrefix($0 + ".") }
  }

  /// The names of what is left out, where anything is. Source: Specs/JSON.md, "Reading as somebody".
  func write(to writer: inout JSONWriter, besides others: [String] = []) {
    guard !isEmpty else { return }
    writer.key("redacted")
    writer.beginArray()
    for field in fields + others { writer.string(field) }
    writer.endArray()
  }
}

/// A field that not everybody sees who sees its stream.
struct HiddenField: Sendable {
  let category: Category
  /// As in the stream's JSON; members of lists' elements without their places.
  let path: String
  /// The roles that see it.
  let seenBy: Set<Role>

  /// Who works on claims, rather than has one or brings one.
  private static let staff: Set<Role> = [
    .assessor, .handler, .verifier, .supervisor, .payer, .investigator, .legal, .administrator,
    .auditor,
  ]
  private static let suspicious: Set<Role> = [
    .handler, .supervisor, .investigator, .legal, .administrator, .auditor,
  ]
  private static let noting: Set<Role> = [.handler, .investigator, .administrator, .auditor]

  /// Every such field, in the order of its category and number.
  static let all =
    fields(
      .claim, seenBy: staff,
      "handler", "reserve", "decidedBy", "payments.requestedBy", "payments.authorisedBy",
      "payments.line", "payments.issuedBy", "notes", "related", "checks")
    + fields(.claim, seenBy: suspicious, "fraud")
    + fields(.claim, seenBy: staff, "similar", "parts.addedBy")
    + fields(
      .claim, seenBy: staff, "lines", "reserveProposal", "proposal", "proposedBy",
      "earlierDeciders", "openReviews", "reviews")
    + fields(.claim, seenBy: suspicious, "flags")
    + fields(.claim, seenBy: staff, "subrogationAgainst", "lawsuit", "original", "communications")
    + fields(
      .document, seenBy: staff, "pages.addedBy", "verifiedBy", "contributors")
    + fields(
      .report, seenBy: staff, "classification")
    + fields(.report, seenBy: noting, "notes")
    + fields(
      .report, seenBy: staff, "attachments.addedBy", "notices", "missed", "links", "reviewer",
      "assignee")
    + fields(.report, seenBy: [], "receipt")
    + fields(.lead, seenBy: staff.union([.agent]), "details.notes", "contacts")

  private static func fields(
    _ category: Category, seenBy roles: Set<Role>, _ paths: String...
  ) -> [HiddenField] {
    paths.map { HiddenField(category: category, path: $0, seenBy: roles) }
  }
}

/// Prints a message as `JSONWriter` does, without the fields that are left out.
struct RedactedWriter: FieldVisitor, ~Copyable {
  var writer = JSONWriter()
  private let hidden: Set<String>
  /// The fields in which the next one stands.
  private var path: [String] = []

  init(_ redaction: Redaction) { hidden = Set(redaction.fields) }

  mutating func message<M: Message>(_ message: M) {
    guard !hidden.isEmpty else { return writer.message(message) }
    var copy = message
    writer.beginObject()
    // None of this visitor's own methods throws, and a message adds no error of its own.
    do throws(WireError) { try copy.visit(&self) } catch {}
    writer.endObject()
  }

  /// Whether a field is shown: its name is written then.
  private mutating func enter(_ name: StaticString) -> Bool {
    path.append(name.description)
    guard !hidden.contains(path.joined(separator: ".")) else {
      path.removeLast()
      return false
    }
    writer.key(name.description)
    return true
  }

  mutating func field<V: FieldValue>(
    _ number: UInt32, _ name: StaticString, _ value: inout V
  ) throws(WireError) {
    guard enter(name) else { return }
    try value.visitLeaf(&self)
    path.removeLast()
  }

  mutating func field<V: FieldValue>(
    _ number: UInt32, _ name: StaticString, _ value: inout V?
  ) throws(WireError) {
    guard var present = value, enter(name) else { return }
    try present.visitLeaf(&self)
    path.removeLast()
  }

  mutating func field<V: FieldValue>(
    _ number: UInt32, _ name: StaticString, _ value: inout [V]
  ) throws(WireError) {
    guard enter(name) else { return }
    writer.beginArray()
    for var element in value { try element.visitLeaf(&self) }
    writer.endArray()
    path.removeLast()
  }

  mutating func leaf(_ value: inout Bool) { writer.leaf(&value) }
  mutating func leaf(_ value: inout Int64) { writer.leaf(&value) }
  mutating func leaf(_ value: inout UInt64) { writer.leaf(&value) }
  mutating func leaf(_ value: inout String) { writer.leaf(&value) }
  mutating func leaf(_ value: inout [UInt8]) { writer.leaf(&value) }
  mutating func leaf(_ value: inout Identifier) { writer.leaf(&value) }
  mutating func leaf(_ value: inout Instant) { writer.leaf(&value) }
  mutating func leaf(_ value: inout LocalDate) { writer.leaf(&value) }
  mutating func leaf<E: CodedEnum>(_ value: inout E) { writer.leaf(&value) }
  mutating func leaf<M: Message>(_ value: inout M) throws(WireError) {
    writer.beginObject()
    try value.visit(&self)
    writer.endObject()
  }
}

extension StreamCard {
  /// The same as somebody sees it, and what is left out. Source: Specs/JSON.md, "Other streams".
  public func json(_ redaction: Redaction) -> String {
    var out = RedactedWriter(redaction)
    out.writer.beginObject()
    out.writer.key("id")
    out.writer.string(stream.id.text)
    out.writer.key("revision")
    out.writer.unsigned(revision)
    out.writer.key("created")
    out.writer.string(created.text)
    out.writer.key("updated")
    out.writer.string(updated.text)
    out.writer.key(stream.category.word?.description ?? "state")
    out.message(state)
    redaction.write(to: &out.writer)
    out.writer.endObject()
    return out.writer.text
  }
}

extension ClaimCard {
  /// The same as somebody sees it, and what is left out. Source: Specs/JSON.md, "Claims".
  public func json(_ redaction: Redaction) -> String {
    var out = RedactedWriter(redaction)
    out.writer.beginObject()
    writeHead(to: &out.writer)
    out.writer.key("claim")
    out.message(claim)
    redaction.write(to: &out.writer)
    out.writer.endObject()
    return out.writer.text
  }
}
