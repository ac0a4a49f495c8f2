import EventSourcing

// The guards of the files of a report.

extension Guard<ReportDecider> {
  /// Commands from before version 4 were decided without it.
  static var anonymousAttachments: Self {
    Self(.attachmentLimit) { report, context in
      let most = context.version > 3 ? context.rules.anonymousAttachmentLimit : 0
      let count = report.attachments.count
      return .when(
        report.isAnonymous && most > 0 && count >= Int(most), expected: .atMost(most),
        found: .value(count))
    }
  }
  static var attachmentIncomplete: Self {
    Self(.missingRequiredFields, of: { $0.addReportAttachment }) { add, _, _ in
      Violation(missing: [
        "name": add.name.isBlank, "mime": add.mime.isBlank, "bytes": add.bytes == 0,
        "sha256 of 32 bytes": add.sha256.count != 32,
      ])
    }
  }
  static var attachmentTooLarge: Self {
    Self(.attachmentTooLarge, of: { $0.addReportAttachment?.bytes }) { bytes, _, context in
      let most = context.bytesMost(of: .incident)
      return .when(
        bytes > most, expected: .atMostBytes(most), found: .value(bytes))
    }
  }
  static var mimeNotAllowed: Self {
    Self(.mimeNotAllowed, of: { $0.addReportAttachment }) { add, _, context in
      guard !add.mime.isBlank else { return nil }
      let file = Attachment(name: add.name, mime: add.mime)
      return file.refusedType(in: .incident, version: context.version).map {
        Violation(expected: .value(context.types(of: .incident)), found: .value($0))
      }
    }
  }
  static var attachmentKnown: Self {
    Self(.duplicateAttachment, of: { $0.addReportAttachment }) { add, report, _ in
      .when(report.attachments.contains { $0.sha256 == add.sha256 }, found: .value(add.name))
    }
  }
}
