/// The type of some bytes, detected from the bytes themselves and not from what is claimed of them.
public enum ContentType: String, CaseIterable, Sendable {
  /// Pictures and PDF; `heic` stands for all of HEIF.
  case jpeg, png, gif, webp, heic, avif, tiff, dng, bmp, svg, pdf
  /// Films; `matroska` stands for WebM, too, and like `threeGPP` also for sound alone.
  case mp4, quickTime, threeGPP, matroska, avi
  /// Sound, which in `ogg` may be a film, and plain text.
  case m4a, mp3, aac, wav, ogg, flac, amr, text

  /// The media types by which it is declared, the usual one first.
  ///
  /// Source: the registry of RFC 6838; HEIC and HEIF share one container and differ in its brand.
  public var mimes: [String] {
    switch self {
    case .jpeg: ["image/jpeg"]
    case .png: ["image/png"]
    case .gif: ["image/gif"]
    case .webp: ["image/webp"]
    case .heic: ["image/heic", "image/heif"]
    case .avif: ["image/avif"]
    case .tiff: ["image/tiff"]
    case .dng: ["image/x-adobe-dng"]
    case .bmp: ["image/bmp"]
    case .svg: ["image/svg+xml"]
    case .pdf: ["application/pdf"]
    case .mp4: ["video/mp4"]
    case .quickTime: ["video/quicktime"]
    case .threeGPP: ["video/3gpp", "audio/3gpp", "video/3gpp2", "audio/3gpp2"]
    case .matroska: ["video/webm", "video/x-matroska", "audio/webm", "audio/x-matroska"]
    case .avi: ["video/x-msvideo"]
    case .m4a: ["audio/mp4", "audio/x-m4a"]
    case .mp3: ["audio/mpeg"]
    case .aac: ["audio/aac"]
    case .wav: ["audio/wav", "audio/x-wav"]
    case .ogg: ["audio/ogg", "video/ogg"]
    case .flac: ["audio/flac"]
    case .amr: ["audio/amr"]
    case .text: ["text/plain"]
    }
  }

  /// Other names that are written for it, though no registry has them.
  private var aliases: [String] {
    switch self {
    case .jpeg: ["image/jpg", "image/pjpeg"]
    case .dng: ["image/dng", "image/x-dng"]
    case .bmp: ["image/x-bmp", "image/x-ms-bmp"]
    case .mp4: ["video/x-m4v"]
    case .avi: ["video/avi", "video/msvideo"]
    case .m4a: ["audio/m4a", "audio/x-mp4"]
    case .mp3: ["audio/mp3", "audio/x-mpeg"]
    case .aac: ["audio/aacp", "audio/x-aac"]
    case .wav: ["audio/wave", "audio/vnd.wave"]
    case .flac: ["audio/x-flac"]
    default: []
    }
  }

  /// Types of which a file with such a start may be, too: sound alone in a container for films, a
  /// film of a telephone under a general brand, a raw picture whose tags stand further behind.
  private var kin: [ContentType] {
    switch self {
    case .mp4: [.m4a, .threeGPP]
    case .m4a, .threeGPP: [.mp4, .m4a]
    case .tiff: [.dng]
    case .dng: [.tiff]
    case .svg: [.text]
    case .text: [.svg]
    default: []
    }
  }

  /// Whether its bytes need not begin with a mark: a stream of frames may be cut anywhere.
  private var isUnmarked: Bool { self == .mp3 || self == .aac }

  /// Whether a declared media type says so. Capitals and parameters (`; charset=utf-8`) do not count.
  public func isDeclared(by mime: String) -> Bool {
    mimes.contains { $0.utf8.elementsEqual(plain(mime)) }
  }

  /// Whether bytes of a type may be declared so. Of bytes whose type cannot be told, only what can
  /// be told of others is held against them.
  ///
  /// - Parameters:
  ///   - found: what `init(sniffing:)` told.
  ///   - mime: the media type as which they are declared.
  public static func agrees(_ found: ContentType?, with mime: String) -> Bool {
    let name = plain(mime)
    func isCalledSo(_ type: ContentType) -> Bool {
      (type.mimes + type.aliases).contains { $0.utf8.elementsEqual(name) }
    }
    guard let found else { return !allCases.contains { isCalledSo($0) && !$0.isUnmarked } }
    return ([found] + found.kin).contains(where: isCalledSo)
  }
}

/// A media type without capitals and parameters.
private func plain(_ mime: String) -> [UInt8] {
  mime.utf8.prefix { $0 != 0x3b && $0 != 0x20 }.map { (0x41...0x5a).contains($0) ? $0 | 0x20 : $0 }
}
