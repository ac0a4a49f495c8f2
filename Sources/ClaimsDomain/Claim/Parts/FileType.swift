import EventSourcing

extension Attachment {
  /// Its type if the profile does not take files of it; else its name if the extension belongs to
  /// another type; nil if all is well.
  ///
  /// - Parameter version: of the decider: before 5 pictures, films, recordings and PDF were taken
  ///   everywhere, whatever they were.
  func refusedType(in profile: FileProfile, version: UInt32) -> String? {
    let isTaken = version > 4 ? profile.takes(mime) : isOfKnownKind
    return isTaken ? (isNamedAfterType(version) ? nil : name) : mime
  }

  private var isOfKnownKind: Bool {
    guard kind != Self.document else { return true }
    guard kind != Self.text else { return false }
    let subtype = mime.utf8.dropFirst(kind.utf8.count)
    return !kind.isEmpty && !subtype.isEmpty && subtype.allSatisfy(Self.isOfToken)
  }

  /// What its type begins with; all of it for a document and for text; empty for anything else.
  private var kind: String {
    if mime.utf8.elementsEqual(Self.document.utf8) { return Self.document }
    if mime.utf8.elementsEqual(Self.text.utf8) { return Self.text }
    return ["image/", "video/", "audio/"].first { mime.utf8.starts(with: $0.utf8) } ?? ""
  }

  private static let document = "application/pdf"
  private static let text = "text/plain"

  /// Before version 6 an ending belonged to one kind of types alone.
  private func isNamedAfterType(_ version: UInt32) -> Bool {
    let ending = name.utf8.reversed().prefix { $0 != 0x2e }
    guard ending.count < name.utf8.count else { return true }
    let lower = ending.reversed().map { (0x41...0x5a).contains($0) ? $0 | 0x20 : $0 }
    let isMedia = kind.utf8.elementsEqual("video/".utf8) || kind.utf8.elementsEqual("audio/".utf8)
    if version > 5, isMedia, Self.containers.contains(where: { $0.utf8.elementsEqual(lower) }) {
      return true
    }
    let known = Self.endings.first { $0.endings.contains { $0.utf8.elementsEqual(lower) } }
    return known.map { $0.kind.utf8.elementsEqual(kind.utf8) } ?? true
  }

  /// Endings under which there is sound alone, and a film.
  private static let containers = ["mp4", "webm", "ogg", "mkv"]

  private static let endings: [(kind: String, endings: [String])] = [
    ("image/", ["jpg", "jpeg", "png", "gif", "heic", "heif", "webp", "tif", "tiff", "bmp", "dng"]),
    ("video/", ["mp4", "m4v", "mov", "avi", "mkv", "webm"]),
    ("audio/", ["mp3", "m4a", "aac", "wav", "ogg", "flac"]),
    (document, ["pdf"]),
    // Never taken, whatever type they are said to be of.
    (
      "",
      ["exe", "dll", "com", "bat", "cmd", "js", "vbs", "ps1", "sh", "html", "htm", "jar", "app"]
    ),
  ]

  /// Source: RFC 6838, section 4.2.
  private static func isOfToken(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x30...0x39, 0x41...0x5a, 0x61...0x7a: true
    case 0x21, 0x23, 0x24, 0x26, 0x2b, 0x2d, 0x2e, 0x5e, 0x5f: true
    default: false
    }
  }
}
