/// What some bytes are, told from the bytes themselves and not from what somebody says of them.
public enum ContentType: String, CaseIterable, Sendable {
  case jpeg, png, gif, webp, heic, tiff, pdf, mp4, quickTime, text

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
    case .tiff: ["image/tiff"]
    case .pdf: ["application/pdf"]
    case .mp4: ["video/mp4"]
    case .quickTime: ["video/quicktime"]
    case .text: ["text/plain"]
    }
  }

  /// Whether a declared media type says so. Capitals and parameters (`; charset=utf-8`) do not count.
  public func isDeclared(by mime: String) -> Bool {
    let name = mime.utf8.prefix { $0 != 0x3b && $0 != 0x20 }.map {
      (0x41...0x5a).contains($0) ? $0 | 0x20 : $0
    }
    return mimes.contains { $0.utf8.elementsEqual(name) }
  }

  /// How many of the first bytes are looked at, at most.
  public static var sniffedBytes: Int { 1024 }

  /// Tells the type from the first bytes; nil for what is none of these.
  ///
  /// - Parameters:
  ///   - start: the first `sniffedBytes` bytes, or all there are.
  public init?(sniffing start: some Collection<UInt8>) {
    let start = Array(start.prefix(Self.sniffedBytes))
    guard let type = Self.signature(of: start) ?? (start.isText ? .text : nil) else { return nil }
    self = type
  }

  private static func signature(of start: [UInt8]) -> ContentType? {
    if start.starts(with: [0xff, 0xd8, 0xff]) { return .jpeg }
    if start.starts(with: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]) { return .png }
    if start.has("GIF87a", at: 0) || start.has("GIF89a", at: 0) { return .gif }
    if start.has("RIFF", at: 0) { return start.has("WEBP", at: 8) ? .webp : nil }
    if start.starts(with: [0x49, 0x49, 0x2a, 0]) || start.starts(with: [0x4d, 0x4d, 0, 0x2a])
      || start.starts(with: [0x49, 0x49, 0x2b, 0, 8, 0])
      || start.starts(with: [0x4d, 0x4d, 0, 0x2b, 0, 8])
    {
      return .tiff
    }
    if start.has("ftyp", at: 4) { return brand(of: start) }
    // QuickTime files from before there were brands.
    if ["moov", "mdat", "wide"].contains(where: { start.has($0, at: 4) }) { return .quickTime }
    // Readers take a PDF whose header stands anywhere in the first 1024 bytes.
    return start.indices.contains { start.has("%PDF-", at: $0) } ? .pdf : nil
  }

  /// The type of a file in the ISO base media format: by its major brand, else by those that it is
  /// compatible with. Source: ISO/IEC 14496-12, section 4.3; 23008-12, section 10.
  private static func brand(of start: [UInt8]) -> ContentType? {
    let declared = start[0..<4].reduce(0) { $0 << 8 | Int($1) }
    let end = min(start.count, max(16, declared))
    let places = [8] + stride(from: 16, to: end, by: 4)
    for place in places {
      if heicBrands.contains(where: { start.has($0, at: place) }) { return .heic }
      if start.has("qt  ", at: place) { return .quickTime }
      // A picture in AV1 calls itself compatible with HEIF's container: none of these types.
      if start.has("avif", at: place) || start.has("avis", at: place) { return nil }
      if mp4Brands.contains(where: { start.has($0, at: place) }) { return .mp4 }
    }
    return nil
  }

  private static let heicBrands = ["heic", "heix", "heim", "heis", "hevc", "hevx", "mif1", "msf1"]
  private static let mp4Brands = [
    "isom", "iso2", "iso3", "iso4", "iso5", "iso6", "mp41", "mp42", "avc1", "M4V ", "M4VH", "M4VP",
    "dash", "MSNV", "3gp4", "3gp5", "3gp6",
  ]
}

extension [UInt8] {
  fileprivate func has(_ text: String, at place: Int) -> Bool {
    place >= 0 && dropFirst(place).starts(with: text.utf8)
  }

  /// Whether it is UTF-8 without control characters but tabs and line breaks. The last character may
  /// be cut off where this is not all there is.
  fileprivate var isText: Bool {
    guard !isEmpty, allSatisfy({ $0 >= 0x20 && $0 != 0x7f || (0x09...0x0d).contains($0) }) else {
      return false
    }
    let mostCut = count == ContentType.sniffedBytes ? 3 : 0
    return (0...mostCut).contains { String(validating: dropLast($0), as: UTF8.self) != nil }
  }
}
