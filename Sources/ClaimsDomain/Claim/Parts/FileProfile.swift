import EventSourcing

/// Which files each use takes: of which media types, and how large.
///
/// A blob store that keeps their bytes has the same profiles; a test holds the two equal.
///
/// Source: Specs/BlobStore.md, "Profiles".
public enum FileProfile: String, CaseIterable, Sendable {
  /// Pages of documents.
  case document
  /// Evidence of a reported incident.
  case incident
  /// What is recorded on site: parts of claims, evidence of an accident.
  case assessment

  /// The media types that are taken. No SVG: it is a picture that may hold a program.
  public var mimes: [String] {
    switch self {
    case .document: Self.scans + [Self.page]
    case .incident: Self.media + [Self.page, "text/plain"]
    case .assessment: Self.media + [Self.page]
    }
  }

  /// How large a file may be, in bytes.
  public func bytesMost(under rules: ClaimRules) -> UInt64 {
    switch self {
    case .document, .incident: rules.attachmentBytes
    case .assessment: rules.assessmentBytes
    }
  }

  func takes(_ mime: String) -> Bool { mimes.contains { $0.utf8.elementsEqual(mime.utf8) } }

  private static let page = "application/pdf"
  private static let scans = [
    "image/jpeg", "image/png", "image/gif", "image/webp", "image/heic", "image/heif", "image/tiff",
  ]
  private static let media =
    scans + ["image/x-adobe-dng", "image/avif", "image/bmp"] + [
      "video/mp4", "video/quicktime", "video/3gpp", "video/3gpp2", "video/webm",
      "video/x-matroska", "video/x-msvideo", "video/ogg",
    ] + [
      "audio/mp4", "audio/x-m4a", "audio/3gpp", "audio/3gpp2", "audio/mpeg", "audio/aac",
      "audio/wav", "audio/x-wav", "audio/ogg", "audio/flac", "audio/amr", "audio/webm",
      "audio/x-matroska",
    ]
}

extension DecisionContext where Rules == ClaimRules {
  /// How large a file may be. Before version 5 there was one limit for all.
  func bytesMost(of profile: FileProfile) -> UInt64 {
    version > 4 ? profile.bytesMost(under: rules) : rules.attachmentBytes
  }

  /// What is said to be expected of a file's type. Before version 5 kinds of types were taken whole.
  func types(of profile: FileProfile) -> String {
    version > 4
      ? profile.mimes.joined(by: ", ") : "image/*, video/*, audio/*, application/pdf"
  }
}

extension [String] {
  fileprivate func joined(by separator: String) -> String {
    var text = ""
    for part in self { text += (text.isEmpty ? "" : separator) + part }
    return text
  }
}
