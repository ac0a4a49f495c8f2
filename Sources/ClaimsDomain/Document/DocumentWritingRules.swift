import EventSourcing

// What must hold of what somebody writes: details and pages.

extension DocumentRule {
  func violation(by start: StartDocument, in context: DocumentContext) -> Reason? {
    switch self {
    case .ownerMissing:
      // A claimant's own document is theirs without a word.
      guard context.role != .claimant, start.owner.isEmpty else { return nil }
      return Reason(code, expected: "owner")
    case .typeUnknown where start.details.type == nil:
      return Reason(code, expected: "a code of documentTypes")
    case .predecessorMissing:
      guard let earlier = start.supersedes else { return nil }
      let owner = context.role == .claimant ? context.actor : start.owner
      guard let other = context.neighbours.other, other.isThere, other.owner == owner else {
        return Reason(code, expected: "a document of the same owner", found: earlier.text)
      }
      return nil
    case .predecessorOfOtherType:
      guard start.supersedes != nil, let other = context.neighbours.other, other.isThere else {
        return nil
      }
      return violation(ofType: start.details.type ?? "", expected: other.type)
    default: return violation(by: start.details, on: DocumentDecider.initial, in: context)
    }
  }

  func violation(
    by details: DocumentDetails, on document: Document, in context: DocumentContext
  ) -> Reason? {
    switch self {
    case .nothingEdited:
      return details.changes(to: document) == DocumentDetails() ? Reason(code) : nil
    case .typeUnknown:
      guard let type = details.type, !context.neighbours.catalogs.isActive(type, in: .documentTypes)
      else { return nil }
      return Reason(code, expected: "a code of documentTypes", found: type)
    case .detailsInvalid:
      if let title = details.title, title.isBlank { return Reason(code, expected: "title") }
      if details.isEndless, details.validUntil != nil {
        return Reason(code, expected: "one of validUntil, isEndless")
      }
      let last = details.isEndless ? nil : details.validUntil ?? document.validUntil
      guard let last, let first = details.issuedOn ?? document.issuedOn, last < first else {
        return nil
      }
      return Reason(code, expected: "validUntil at least " + first.text, found: last.text)
    case .issuedInFuture:
      let latest = context.latestDay
      guard let date = details.issuedOn, date > latest else { return nil }
      return Reason(code, expected: "at most " + latest.text, found: date.text)
    default: return nil
    }
  }

  func violation(ofType type: String, expected: String) -> Reason? {
    type.utf8.elementsEqual(expected.utf8) ? nil : Reason(code, expected: expected, found: type)
  }

  // MARK: Pages

  func violation(
    by add: AddPage, on document: Document, in context: DocumentContext
  ) -> Reason? {
    let page = add.page
    switch self {
    case .pageIncomplete: return page.gap.map { Reason(code, expected: $0) }
    case .pageIDTaken:
      return document.pages.contains { $0.id == page.id } ? Reason(code, found: page.id.text) : nil
    case .pageKnown:
      return document.pages.contains { $0.sha256 == page.sha256 }
        ? Reason(code, found: page.name) : nil
    case .pageNotImage:
      guard let refused = page.refusedType else { return nil }
      return Reason(
        code, expected: Self.listed(DocumentPage.types), found: refused)
    case .compressionFailed:
      // Whatever the sender says of it: a file without a byte is no page.
      guard add.compression == .failed || page.bytes == 0 else { return nil }
      return Reason(code, expected: "a page that could be made smaller", found: page.name)
    case .pageTooLarge:
      let most = context.bytesMost(of: .document)
      guard page.bytes > most else { return nil }
      return Reason(
        code, expected: "at most " + String(most) + " bytes", found: String(page.bytes))
    default: return nil
    }
  }

  func violation(ofPage id: Identifier, on document: Document) -> Reason? {
    guard self == .pageUnknown, !document.pages.contains(where: { $0.id == id }) else { return nil }
    return Reason(code, found: id.text)
  }

  func violation(by reading: DocumentReading, on document: Document) -> Reason? {
    switch self {
    case .readingEmpty:
      if reading.fields.isEmpty { return Reason(code, expected: "fields") }
      return reading.fields.contains { $0.name.isBlank }
        ? Reason(code, expected: "a name for every field") : nil
    case .pageUnknown:
      for field in reading.fields {
        if let page = field.page, let reason = violation(ofPage: page, on: document) {
          return reason
        }
      }
      return nil
    case .confidenceOutOfRange:
      guard let field = reading.fields.first(where: { $0.confidenceMillionths > 1_000_000 }) else {
        return nil
      }
      return Reason(code, expected: "0 to 1000000", found: String(field.confidenceMillionths))
    default: return nil
    }
  }
}

extension DocumentPage {
  /// The types of files that are taken as pages: pictures and PDF.
  public static let types = FileProfile.document.mimes

  /// What the page lacks; nil where it is whole.
  fileprivate var gap: String? {
    if id == Identifier() { return "page.id" }
    if name.isBlank { return "page.name" }
    return sha256.count == 32 ? nil : "page.sha256 of 32 bytes"
  }

  /// Its type where files of it are not taken; else its name where that ends as another type's.
  fileprivate var refusedType: String? {
    // The list is older than the profiles: every version has the same.
    Attachment(name: name, mime: mime).refusedType(in: .document, version: .max)
  }
}

extension OtherDocument {
  /// Whether it was begun and not deleted.
  var isThere: Bool { status != .none && status != .deleted }
}

extension DocumentContext {
  /// The last day that has begun somewhere on Earth: time zones reach to UTC+14.
  fileprivate var latestDay: LocalDate {
    let ahead: Int64 = 14 * 3_600_000_000_000
    let (sum, overflow) = effective.nanoseconds.addingReportingOverflow(ahead)
    return Instant(nanoseconds: overflow ? .max : sum).dayUTC
  }
}
