import EventSourcing

/// What a part is.
enum PartKind: Equatable, Sendable {
  case attachment, photo, damage, measurement, lineItem, nothing
}

extension Part {
  var kind: PartKind {
    if damage != nil { return .damage }
    if measurement != nil { return .measurement }
    if lineItem != nil { return .lineItem }
    if attachment != nil { return photo == nil ? .attachment : .photo }
    return .nothing
  }

  /// What the part lacks, or has too much of, and what it has instead; nil if it is complete.
  var gap: (wanted: String, found: String)? {
    if let attachment, let found = attachment.hashFound, lacking == Attachment.hashWanted {
      return (Attachment.hashWanted, found)
    }
    return lacking.map { ($0, "") }
  }

  private var lacking: String? {
    if id == Identifier() { return "id" }
    let kinds =
      (attachment != nil ? 1 : 0) + (damage != nil ? 1 : 0) + (measurement != nil ? 1 : 0)
      + (lineItem != nil ? 1 : 0)
    guard kinds == 1 else {
      return "one of attachment, damage, measurement, lineItem"
    }
    if let attachment { return attachment.gap ?? photo?.gap }
    if photo != nil { return "photo beside an attachment only" }
    if let damage, damage.category.isEmpty || damage.severity == .unspecified {
      return "damage.category, damage.severity"
    }
    if let lineItem, lineItem.code.isEmpty || lineItem.quantity == 0 {
      return "lineItem.code, lineItem.quantity"
    }
    return nil
  }

  /// The parts that it names.
  var named: [Identifier] {
    var named: [Identifier] = []
    if let photo {
      named += photo.measurements
      if let original = photo.annotates { named.append(original) }
    }
    if let damage { named += damage.photos + damage.measurements }
    if let earlier = measurement?.supersedes { named.append(earlier) }
    return named
  }

  /// Every amount that the part names.
  var amounts: [Money] {
    var amounts = damage.map { [$0.cost] } ?? []
    if let lineItem {
      amounts.append(lineItem.asked)
      for price in [
        lineItem.adjusted, lineItem.approved, lineItem.valuated, lineItem.remunerated,
      ] {
        if let price { amounts.append(price) }
      }
    }
    return amounts
  }

  /// Whether it was decided upon or agreed to.
  var isLocked: Bool {
    lineItem?.status == .passed || lineItem?.status == .rejected || damage?.status == .agreed
  }
}

extension Attachment {
  fileprivate var gap: String? {
    if name.isEmpty { return "attachment.name" }
    if bytes == 0 { return "attachment.bytes" }
    return sha256.count == 32 ? nil : Self.hashWanted
  }

  fileprivate static let hashWanted = "attachment.sha256 of 32 bytes"

  /// What was given in place of a hash. Its 64 hexadecimal digits read as base64url are 48 bytes.
  fileprivate var hashFound: String? {
    if sha256.isEmpty || sha256.count == 32 { return nil }
    return String(sha256.count) + " bytes: " + base64URL(Array(sha256.prefix(48)))
      + (sha256.count > 48 ? "…" : "")
  }

}

extension Photo {
  fileprivate var gap: String? {
    switch (latitudeMicrodegrees, longitudeMicrodegrees) {
    case (nil, nil): nil
    case (let latitude?, let longitude?)
    where latitude.magnitude <= 90_000_000 && longitude.magnitude <= 180_000_000:
      nil
    default: "photo.latitudeMicrodegrees and photo.longitudeMicrodegrees, both on Earth"
    }
  }
}

extension Measurement {
  /// What is wrong with the measurement; nil if nothing is.
  var problem: String? {
    if value == 0 { return "a value above zero" }
    switch (kind, unit) {
    case (.distance, .millimetre), (.volume, .cubicMillimetre): return nil
    case (.area, .squareMillimetre): return points.count >= 3 ? nil : "three points or more"
    default: return "a unit that fits the kind"
    }
  }
}

extension UploadStatus {
  /// The statuses that an upload may enter next.
  ///
  /// Source: Specs/Lifecycles/Parts.md.
  public var next: [UploadStatus] {
    switch self {
    case .unspecified, .staged: [.uploading, .failed, .quarantined]
    case .uploading: [.stored, .failed, .quarantined]
    case .failed: [.uploading, .quarantined]
    case .stored: [.quarantined]
    case .quarantined: []
    }
  }
}

extension DamageStatus {
  /// The statuses that the estimate of a damage may enter next.
  ///
  /// Source: Specs/Lifecycles/Parts.md.
  public var next: [DamageStatus] {
    switch self {
    case .unspecified, .proposed: [.assessed]
    case .assessed: [.assessed, .agreed, .disputed]
    case .disputed: [.assessed, .agreed]
    case .agreed: [.disputed]
    }
  }
}

extension CodedEnum {
  static func list(_ values: [Self]) -> String {
    var names = ""
    for value in values { names += (names.isEmpty ? "" : ", ") + value.name.description }
    return names
  }
}
