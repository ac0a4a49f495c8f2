import ClaimsDomain
import EventSourcing

/// Writes incident reports as the JSON that reporting apps read: numbers for codes and people.
///
/// Source: Specs/IncidentJSON.md, "Reports".
public struct IncidentExport: Sendable {
  /// The numbers that the app has for codes and people.
  public var numbers: IncidentNumbers
  /// The catalogs that name codes in words.
  public var catalogs: CatalogBook

  /// Creates an export, by default with the usual numbers and the built-in catalogs.
  public init(numbers: IncidentNumbers = .usual, catalogs: CatalogBook = CatalogBook()) {
    self.numbers = numbers
    self.catalogs = catalogs
  }

  /// One report, with its fifteen members.
  ///
  /// - Parameters:
  ///   - report: the report, which is no draft.
  ///   - number: its `report_id`, if it has none of its own.
  ///   - language: adds the names of type, impact and status in it.
  ///   - redaction: the fields that the reader does not see; an app has null for them.
  /// - Throws: what of the report the app has no number for; a draft is no report of an app's.
  public func json(
    of report: IncidentReport, number: UInt64? = nil, names language: Language? = nil,
    redaction: Redaction = .nothing
  ) throws(IncidentFault) -> String {
    func shown<Value>(_ path: String, _ value: Value?) -> Value? {
      redaction.hides(path) ? nil : value
    }
    let number = try found("report_id", shown("number", report.number) ?? number, nil)
    let attackType = try self.number(
      of: shown("details.attackType", report.details.attackType), numbers.attackTypes,
      "attack_type")
    let impact = try self.number(
      of: shown("details.impact", report.details.impact), numbers.impacts, "impact")
    let status = try self.number(
      of: shown("status", report.status.name.description), numbers.statuses, "status")
    guard let date = shown("details.incidentDate", report.details.incidentDate) else {
      throw IncidentFault(
        path: "incident_date", expected: Phrase(.time), found: .nothing)
    }
    var user: UInt64?
    if !report.isAnonymous, !redaction.hides("reporter") {
      user = try found(
        "user_id", numbers.number(of: report.reporter), report.reporter.text)
    }
    let labels = language.map { report.labels(in: catalogs, $0) }
    var writer = JSONWriter()
    writer.beginObject()
    writer.member("report_id", number)
    writer.member("user_id", user)
    writer.key("is_anonymous")
    writer.bool(report.isAnonymous)
    writer.member("attack_type", attackType)
    writer.name("attack_type_name", labels?.attackType)
    writer.member("incident_date", date.milliseconds)
    writer.member("attack_origin", shown("details.attackOrigin", report.details.attackOrigin))
    writer.member("evidence_url", shown("details.evidenceURL", report.details.evidenceURL))
    writer.member("suspicious_url", shown("details.suspiciousURL", report.details.suspiciousURL))
    writer.member("message_content", shown("details.messageContent", report.details.messageContent))
    writer.member("description", shown("details.description", report.details.description))
    writer.member("impact", impact)
    writer.name("impact_name", labels?.impact)
    writer.member("status", status)
    writer.name("status_name", labels?.status)
    let notes = shown("notes", report.notes.map(\.text).joined(separator: "\n"))
    writer.member("admin_notes", notes.flatMap { $0.isEmpty ? nil : $0 })
    writer.member("created_at", report.createdAt.milliseconds)
    writer.member("updated_at", report.updatedAt.milliseconds)
    writer.endObject()
    return writer.text
  }

  /// All of an app's catalogs in one answer, in the order of their numbers.
  public var catalogJSON: String {
    var writer = JSONWriter()
    writer.beginObject()
    for (name, codes) in [
      ("attackTypes", numbers.attackTypes), ("impacts", numbers.impacts),
      ("statuses", numbers.statuses),
    ] {
      writer.key(name)
      writer.beginArray()
      for (number, code) in codes.sorted(by: { $0.key < $1.key }) {
        writer.beginObject()
        writer.member("id", number)
        writer.member("name", code)
        writer.endObject()
      }
      writer.endArray()
    }
    writer.endObject()
    return writer.text
  }

  private func number(
    of code: String?, _ codes: [UInt64: String], _ name: String
  ) throws(IncidentFault) -> UInt64 {
    try found(name, IncidentNumbers.number(of: code ?? "", in: codes), code)
  }

  private func found(
    _ path: String, _ number: UInt64?, _ value: String?
  ) throws(IncidentFault) -> UInt64 {
    guard let number else {
      throw IncidentFault(
        path: path,
        expected: Phrase(.whatAppHasNumberFor),
        found: value.map { Phrase(plain: $0) } ?? .nothing)
    }
    return number
  }
}

extension Instant {
  /// RFC 3339 in UTC with three digits, as apps read it.
  fileprivate var milliseconds: String { text.prefix(23) + "Z" }
}

extension JSONWriter {
  fileprivate mutating func member(_ name: String, _ value: UInt64?) {
    key(name)
    if let value { unsigned(value) } else { null() }
  }

  fileprivate mutating func member(_ name: String, _ value: String?) {
    key(name)
    if let value { string(value) } else { null() }
  }

  fileprivate mutating func name(_ name: String, _ value: String?) {
    guard let value else { return }
    member(name, value)
  }
}
