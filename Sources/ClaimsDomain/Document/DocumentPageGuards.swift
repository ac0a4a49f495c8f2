import EventSourcing

// The guards of a document's pages, and of what is read off them.

extension Guard<DocumentDecider> {
  static var pageIncomplete: Self {
    Self(.missingRequiredFields, of: { $0.addPage?.page.gap }) { gap, _, _ in
      Violation(expected: .value(gap))
    }
  }
  static var pageIDTaken: Self {
    Self(.idTaken, of: { $0.addPage?.page.id }) { id, document, _ in
      .when(document.hasPage(id), found: .value(id))
    }
  }
  static var pageKnown: Self {
    Self(.duplicateAttachment, of: { $0.addPage?.page }) { page, document, _ in
      .when(document.pages.contains { $0.sha256 == page.sha256 }, found: .value(page.name))
    }
  }
  static var pageNotImage: Self {
    Self(.invalidImageFormat, of: { $0.addPage?.page.refusedType }) { type, _, _ in
      let types = DocumentPage.types.reduce("") { $0.isEmpty ? $1 : $0 + ", " + $1 }
      return Violation(expected: .value(types), found: .value(type))
    }
  }
  /// Whatever the sender says of it: a file without a byte is no page.
  static var compressionFailed: Self {
    Self(.compressionFailed, of: { $0.addPage }) { add, _, _ in
      .when(
        add.compression == .failed || add.page.bytes == 0,
        expected: .pageThatCouldBeMadeSmaller, found: .value(add.page.name))
    }
  }
  static var pageTooLarge: Self {
    Self(.sizeTooLarge, of: { $0.addPage?.page.bytes }) { bytes, _, context in
      let most = context.bytesMost(of: .document)
      return .when(
        bytes > most, expected: .atMostBytes(most), found: .value(bytes))
    }
  }
  static var pageUnknown: Self {
    Self(.pageNotFound) { command, document, _ in
      command.namedPages.first { !document.hasPage($0) }.map { Violation(found: .value($0)) }
    }
  }

  // MARK: What is read

  static var readingEmpty: Self {
    Self(.missingRequiredFields, of: { $0.recordOCR?.reading.fields }) { fields, _, _ in
      if fields.isEmpty { return Violation(expected: .field("fields")) }
      return .when(fields.contains { $0.name.isBlank }, expected: .nameForEveryField)
    }
  }
  static var confidenceOutOfRange: Self {
    Self(.scoreOutOfRange, of: { $0.recordOCR?.reading.fields }) { fields, _, _ in
      fields.first { $0.confidenceMillionths > 1_000_000 }.map {
        Violation(expected: .oneToOther(0, 1_000_000), found: .value($0.confidenceMillionths))
      }
    }
  }
}

extension DocumentCommand {
  fileprivate var namedPages: [Identifier] {
    removePage.map { [$0.page] } ?? recordOCR?.reading.fields.compactMap { $0.page } ?? []
  }
}

extension Document {
  fileprivate func hasPage(_ id: Identifier) -> Bool { pages.contains { $0.id == id } }
}

extension DocumentPage {
  /// The types of files that are taken as pages: pictures and PDF.
  public static let types = FileProfile.document.mimes

  /// What the page lacks; nil if it is whole.
  fileprivate var gap: String? {
    if id == Identifier() { return "page.id" }
    if name.isBlank { return "page.name" }
    return sha256.count == 32 ? nil : "page.sha256 of 32 bytes"
  }

  /// Its type if files of it are not taken; else its name if it has another type's extension.
  fileprivate var refusedType: String? {
    // The list is older than the profiles: every version has the same.
    Attachment(name: name, mime: mime).refusedType(in: .document, version: .max)
  }
}
