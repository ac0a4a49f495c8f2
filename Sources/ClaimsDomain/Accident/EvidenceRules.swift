import EventSourcing

extension AccidentRule {
  /// What must hold of a file that is added: the same as of a claim's attachments.
  func violation(
    by evidence: AccidentEvidence, on accident: Accident, in context: AccidentContext
  ) -> Reason? {
    let file = evidence.attachment
    switch self {
    case .evidenceIncomplete:
      return evidence.part.gap.map { Reason(code, expected: $0.wanted, found: $0.found) }
    case .evidenceIDTaken:
      return accident.evidence(evidence.id) == nil
        ? nil : Reason(code, expected: "an id that is free", found: evidence.id.text)
    case .evidenceKnown:
      let isKnown = accident.evidence.contains { $0.attachment.sha256 == file.sha256 }
      return isKnown ? Reason(code, found: file.name) : nil
    case .evidenceTooLarge:
      let most = context.bytesMost(of: .assessment)
      guard file.bytes > most else { return nil }
      return Reason(
        code, expected: "at most " + String(most) + " bytes", found: String(file.bytes))
    case .mimeNotAllowed:
      return file.refusedType(in: .assessment, version: context.version).map {
        Reason(code, expected: context.types(of: .assessment), found: $0)
      }
    case .capturedInFuture:
      guard let time = evidence.photo?.capturedAt, time > context.recorded else { return nil }
      return Reason(code, expected: "at most " + context.recorded.text, found: time.text)
    default: return nil
    }
  }

  func violation(by upload: RecordEvidenceUpload, on accident: Accident) -> Reason? {
    guard let file = accident.evidence(upload.evidence)?.attachment else {
      return self == .evidenceUnknown ? Reason(code, found: upload.evidence.text) : nil
    }
    switch self {
    case .uploadStepInvalid:
      guard !file.status.next.contains(upload.status) else { return nil }
      return Reason(
        code, expected: UploadStatus.list(file.status.next), found: upload.status.name.description)
    case .checksumMismatch:
      guard upload.status == .stored, upload.sha256 != file.sha256 else { return nil }
      return Reason(
        code, expected: base64URL(file.sha256), found: base64URL(upload.sha256))
    default: return nil
    }
  }
}

extension Accident {
  /// The file of an id; nil where there is none.
  func evidence(_ id: Identifier) -> AccidentEvidence? { evidence.first { $0.id == id } }
}

extension AccidentEvidence {
  /// As a claim would have it.
  var part: Part { Part(id: id, attachment: attachment, photo: photo) }
}

extension AccidentPlace {
  /// Whether it says anything at all.
  var isSomewhere: Bool {
    latitudeMicrodegrees != nil && longitudeMicrodegrees != nil
      || ![road, city, state, zip, country].allSatisfy { $0.isBlank }
  }

  /// Whether both coordinates are given, on Earth, or none is.
  var isOnEarth: Bool {
    switch (latitudeMicrodegrees, longitudeMicrodegrees) {
    case (nil, nil): true
    case (let latitude?, let longitude?):
      latitude.magnitude <= 90_000_000 && longitude.magnitude <= 180_000_000
    default: false
    }
  }
}
