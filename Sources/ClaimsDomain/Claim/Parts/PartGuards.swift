import EventSourcing

// The guards of a claim's parts, K03 to K06 and K45. Source: Specs/Lifecycles/Parts.md, "Guards".

extension Guard<ClaimDecider> {
  static var partLimit: Self {
    Self(.partLimit) { claim, context in
      let (count, most) = (UInt32(claim.file.parts.count), context.rules.partLimit)
      return .when(
        most > 0 && count >= most, expected: .atMost(most), found: .value(count))
    }
  }

  // MARK: A part that the claim has

  static var partIDTaken: Self {
    Self(.idTaken, of: { $0.addPart?.part.id }) { id, claim, _ in
      .when(claim.file.parts.contains(id), found: .value(id))
    }
  }
  static var partUnknown: Self {
    Self(.partNotFound, of: { $0.knownPart }) { id, claim, _ in
      .when(!claim.file.parts.contains(id), found: .value(id))
    }
  }
  static var partLocked: Self {
    Self(.partLocked, of: { $0.knownPart }) { id, claim, _ in
      .when(claim.file.parts[id]?.isLocked ?? false, found: .value(id))
    }
  }
  /// A measurement is never changed: a new one takes its place.
  static var partKindChanged: Self {
    ofUpdate(.invalidField) { part, known, _ in
      .when(
        part.kind != known.kind || part.kind == .measurement, expected: .field("\(known.kind)"),
        found: .field("\(part.kind)"))
    }
  }
  static var partUnchanged: Self {
    ofUpdate(.noChange) { part, known, _ in .when(part.replacing(known) == known) }
  }

  // MARK: What a part says

  static var partIncomplete: Self {
    Self(.missingRequiredFields, of: { $0.part?.gap }) { gap, _, _ in
      Violation(expected: .value(gap.wanted), found: .value(gap.found))
    }
  }
  static var measurementInvalid: Self {
    Self(.invalidField, of: { $0.part?.measurement?.problem }) { problem, _, _ in
      Violation(expected: .value(problem))
    }
  }
  static var capturedInFuture: Self {
    Self(.futureDate, of: { $0.part?.photo?.capturedAt }) { time, _, context in
      .when(
        time > context.recorded, expected: .atMost(context.recorded), found: .value(time))
    }
  }
  static var metadataUnfit: Self {
    Self(.invalidField, of: { $0.part?.photo }) { photo, _, _ in photo.metadataViolation }
  }
  static var partAmountNegative: Self {
    Self(.negativeAmount, of: { $0.partAmounts }) { amounts, _, _ in
      amounts.first { $0.minorUnits < 0 }.map { Violation(found: .value($0)) }
    }
  }
  static var partInOtherCurrency: Self {
    Self(.currencyMismatch, of: { $0.partAmounts }) { amounts, claim, _ in
      amounts.first { $0.currency != claim.currency }.map {
        Violation(expected: .value(claim.currency.code), found: .value($0.currency.code))
      }
    }
  }

  // MARK: Files

  static var attachmentTooLarge: Self {
    Self(.attachmentTooLarge, of: { $0.part?.attachment }) { file, _, context in
      let most = context.bytesMost(of: .assessment)
      return .when(
        file.bytes > most, expected: .atMostBytes(most),
        found: .value(file.bytes))
    }
  }
  static var mimeNotAllowed: Self {
    Self(.mimeNotAllowed, of: { $0.part?.attachment }) { file, _, context in
      file.refusedType(in: .assessment, version: context.version).map {
        Violation(expected: .value(context.types(of: .assessment)), found: .value($0))
      }
    }
  }
  static var attachmentKnown: Self {
    Self(.duplicateAttachment) { command, claim, _ in
      guard let file = command.part?.attachment else { return nil }
      if let updated = command.updatePart?.part {
        guard let known = claim.file.parts[updated.id], file.sha256 != known.attachment?.sha256
        else { return nil }
      }
      return .when(claim.file.parts.holds(sha256: file.sha256), found: .value(file.name))
    }
  }

  // MARK: Steps

  static var uploadStepInvalid: Self {
    Self(.partStateInvalid, of: { $0.recordUpload }) { upload, claim, _ in
      guard let part = claim.file.parts[upload.part] else { return nil }
      guard let file = part.attachment else { return Violation(expected: .someAttachment) }
      return .when(
        !file.status.next.contains(upload.status),
        expected: .value(UploadStatus.list(file.status.next)),
        found: .code(upload.status))
    }
  }
  static var checksumMismatch: Self {
    Self(.checksumMismatch, of: { $0.recordUpload }) { upload, claim, _ in
      guard upload.status == .stored, let file = claim.file.parts[upload.part]?.attachment else {
        return nil
      }
      return .when(
        upload.sha256 != file.sha256, expected: .value(base64URL(file.sha256)),
        found: .value(base64URL(upload.sha256)))
    }
  }
  static var assessmentStepInvalid: Self {
    Self(.partStateInvalid, of: { $0.assessDamage }) { assess, claim, _ in
      guard let part = claim.file.parts[assess.part] else { return nil }
      guard let damage = part.damage else { return Violation(expected: .damageItem) }
      return .when(
        !damage.status.next.contains(assess.status),
        expected: .value(DamageStatus.list(damage.status.next)), found: .code(assess.status))
    }
  }

  /// A guard on a change of a part that the claim has.
  private static func ofUpdate(
    _ code: RefusalCode, called id: StaticString = #function,
    _ judge: @escaping @Sendable (Part, Part, Claim) -> Violation?
  ) -> Self {
    Self(code, called: id, of: { $0.updatePart?.part }) { part, claim, _ in
      claim.file.parts[part.id].flatMap { judge(part, $0, claim) }
    }
  }
}

extension ClaimCommand {
  /// The part that the command adds, or changes to.
  var part: Part? { addPart?.part ?? updatePart?.part }

  /// The part that the command is about, and that the claim has to have.
  fileprivate var knownPart: Identifier? {
    switch self {
    case .updatePart(let update): update.part.id
    case .removePart(let remove): remove.part
    case .recordUpload(let upload): upload.part
    case .assessDamage(let assess): assess.part
    case .priceLineItem(let price): price.part
    default: nil
    }
  }

  fileprivate var partAmounts: [Money]? { part?.amounts ?? priceLineItem?.amounts }
}
