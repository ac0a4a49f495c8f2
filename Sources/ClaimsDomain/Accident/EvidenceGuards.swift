import EventSourcing

// The guards of a record's files: the same as of a claim's attachments.

extension Guard<AccidentDecider> {
  // MARK: A file that is added

  static var evidenceIncomplete: Self {
    Self(.missingRequiredFields, of: { $0.added?.part.gap }) { gap, _, _ in
      Violation(expected: .value(gap.wanted), found: .value(gap.found))
    }
  }
  static var evidenceIDTaken: Self {
    Self(.idTaken, of: { $0.added?.id }) { id, accident, _ in
      .when(accident.evidence(id) != nil, expected: .freeID, found: .value(id))
    }
  }
  static var evidenceKnown: Self {
    Self(.duplicateAttachment, of: { $0.added?.attachment }) { file, accident, _ in
      .when(
        accident.evidence.contains { $0.attachment.sha256 == file.sha256 }, found: .value(file.name)
      )
    }
  }
  static var evidenceTooLarge: Self {
    Self(.attachmentTooLarge, of: { $0.added?.attachment.bytes }) { bytes, _, context in
      let most = context.bytesMost(of: .assessment)
      return .when(
        bytes > most, expected: .atMostBytes(most), found: .value(bytes))
    }
  }
  static var mimeNotAllowed: Self {
    Self(.mimeNotAllowed, of: { $0.added?.attachment }) { file, _, context in
      file.refusedType(in: .assessment, version: context.version).map {
        Violation(expected: .value(context.types(of: .assessment)), found: .value($0))
      }
    }
  }
  static var capturedInFuture: Self {
    Self(.futureDate, of: { $0.added?.photo?.capturedAt }) { time, _, context in
      context.future(time)
    }
  }
  static var metadataUnfit: Self {
    Self(.invalidField, of: { $0.added?.photo }) { photo, _, _ in photo.metadataViolation }
  }

  // MARK: A file that is there

  static var evidenceUnknown: Self {
    Self(
      .evidenceNotFound, of: { $0.recordEvidenceUpload?.evidence ?? $0.removeEvidence?.evidence }
    ) { id, accident, _ in .when(accident.evidence(id) == nil, found: .value(id)) }
  }
  static var uploadStepInvalid: Self {
    Self(.partStateInvalid, of: { $0.recordEvidenceUpload }) { upload, accident, _ in
      guard let next = accident.evidence(upload.evidence)?.attachment.status.next else {
        return nil
      }
      return .when(
        !next.contains(upload.status), expected: .value(UploadStatus.list(next)),
        found: .code(upload.status))
    }
  }
  static var checksumMismatch: Self {
    Self(.checksumMismatch, of: { $0.recordEvidenceUpload }) { upload, accident, _ in
      guard let sum = accident.evidence(upload.evidence)?.attachment.sha256 else { return nil }
      return .when(
        upload.status == .stored && upload.sha256 != sum, expected: .value(base64URL(sum)),
        found: .value(base64URL(upload.sha256)))
    }
  }
}

extension AccidentCommand {
  fileprivate var added: AccidentEvidence? { addEvidence?.evidence }
}

extension Accident {
  /// The file of an id; nil if there is none.
  func evidence(_ id: Identifier) -> AccidentEvidence? { evidence.first { $0.id == id } }
}

extension AccidentEvidence {
  /// As a claim would have it.
  var part: Part { Part(id: id, attachment: attachment, photo: photo) }
}
