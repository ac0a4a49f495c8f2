// Types told from the first bytes. Source: Specs/BlobStore.md, "Types".

extension ContentType {
  /// How many of the first bytes are looked at, at most.
  public static var sniffedBytes: Int { 1024 }

  /// Tells the type from the first bytes; nil for what is none of these.
  ///
  /// - Parameters:
  ///   - start: the first `sniffedBytes` bytes, or all there are.
  public init?(sniffing start: some Collection<UInt8>) {
    let start = Array(start.prefix(Self.sniffedBytes))
    guard let type = Self.signature(of: start) ?? Self.writing(start) else { return nil }
    self = type
  }

  private static func signature(of start: [UInt8]) -> ContentType? {
    if let mark = marks.first(where: { start.starts(with: $0.bytes) }) { return mark.type }
    if start.has("RIFF", at: 0) { return riff.first { start.has($0.form, at: 8) }?.type }
    if tiffMarks.contains(where: { start.starts(with: $0) }) { return start.isDNG ? .dng : .tiff }
    if start.has("ftyp", at: 4) { return brand(of: start) }
    // QuickTime files from before there were brands.
    if ["moov", "mdat", "wide"].contains(where: { start.has($0, at: 4) }) { return .quickTime }
    // Two reserved numbers behind the size keep a text about BMW apart.
    if start.has("BM", at: 0), start.count > 9, start[6..<10].allSatisfy({ $0 == 0 }) {
      return .bmp
    }
    if let frame = frame(at: start) { return frame }
    // Readers take a PDF whose header stands anywhere in the first 1024 bytes.
    return start.indices.contains { start.has("%PDF-", at: $0) } ? .pdf : nil
  }

  private static let marks: [(bytes: [UInt8], type: ContentType)] = [
    ([0xff, 0xd8, 0xff], .jpeg),
    ([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a], .png),
    (Array("GIF87a".utf8), .gif), (Array("GIF89a".utf8), .gif),
    ([0x1a, 0x45, 0xdf, 0xa3], .matroska),
    (Array("ID3".utf8) + [3], .mp3), (Array("ID3".utf8) + [4], .mp3),
    (Array("ID3".utf8) + [2], .mp3),
    (Array("OggS".utf8) + [0], .ogg), (Array("fLaC".utf8) + [0], .flac),
    (Array("#!AMR\n".utf8), .amr), (Array("#!AMR-WB\n".utf8), .amr),
  ]

  private static let riff: [(form: String, type: ContentType)] = [
    ("WEBP", .webp), ("WAVE", .wav), ("AVI ", .avi),
  ]

  private static let tiffMarks: [[UInt8]] = [
    [0x49, 0x49, 0x2a, 0], [0x4d, 0x4d, 0, 0x2a], [0x49, 0x49, 0x2b, 0, 8, 0],
    [0x4d, 0x4d, 0, 0x2b, 0, 8],
  ]

  /// A stream of frames without a header. Source: ISO/IEC 11172-3, section 2.4.1.3, layer III; 13818-7,
  /// section 6.2, ADTS.
  private static func frame(at start: [UInt8]) -> ContentType? {
    guard start.count > 2, start[0] == 0xff else { return nil }
    // Layer III, and neither a bit rate nor a sampling rate that there is not.
    if start[1] & 0xe6 == 0xe2, start[1] & 0x18 != 0x08, start[2] & 0xf0 != 0xf0,
      start[2] & 0x0c != 0x0c
    {
      return .mp3
    }
    return start[1] & 0xf6 == 0xf0 ? .aac : nil
  }

  /// The type of a file in the ISO base media format: by its major brand, else by those that it is
  /// compatible with. Source: ISO/IEC 14496-12, section 4.3; 23008-12, section 10.
  private static func brand(of start: [UInt8]) -> ContentType? {
    let declared = start[0..<4].reduce(0) { $0 << 8 | Int($1) }
    let end = min(start.count, max(16, declared))
    let places = [8] + Array(stride(from: 16, to: end, by: 4))
    for place in places {
      if let known = brands.first(where: { $0.names.contains { start.has($0, at: place) } }) {
        return known.type
      }
    }
    // HEIF's container alone: a picture in AV1 calls itself so as well, and was told before.
    return places.contains { place in ["mif1", "msf1"].contains { start.has($0, at: place) } }
      ? .heic : nil
  }

  /// Source: the registry of the MP4 registration authority; 3GPP TS 26.244, section 5.3.
  private static let brands: [(names: [String], type: ContentType)] = [
    (["heic", "heix", "heim", "heis", "hevc", "hevx"], .heic), (["avif", "avis"], .avif),
    (["qt  "], .quickTime), (["M4A ", "M4B ", "M4P "], .m4a),
    // Release and profile follow in one more letter.
    (["3gp", "3g2", "3gr", "3gs", "3ge", "3gg", "3gh", "3gm", "3gt"], .threeGPP),
    (
      [
        "isom", "iso2", "iso3", "iso4", "iso5", "iso6", "mp41", "mp42", "avc1", "M4V ", "M4VH",
        "M4VP", "dash", "MSNV",
      ], .mp4
    ),
  ]

  /// Text, and the one picture that is written as text.
  private static func writing(_ start: [UInt8]) -> ContentType? {
    guard start.isText else { return nil }
    let mark: [UInt8] = [0xef, 0xbb, 0xbf]
    let written = start.starts(with: mark) ? start.dropFirst(3) : start[...]
    guard written.first(where: { $0 > 0x20 }) == UInt8(ascii: "<") else { return .text }
    return start.indices.contains { start.isTag("svg", at: $0) } ? .svg : .text
  }
}

extension [UInt8] {
  fileprivate func has(_ text: String, at place: Int) -> Bool {
    place >= 0 && dropFirst(place).starts(with: text.utf8)
  }

  /// Whether a tag begins here: its name, and no longer one.
  fileprivate func isTag(_ name: String, at place: Int) -> Bool {
    guard self[place] == UInt8(ascii: "<"), has(name, at: place + 1) else { return false }
    let end = place + 1 + name.utf8.count
    return end < count && (self[end] <= 0x20 || self[end] == 0x3e || self[end] == 0x2f)
  }

  /// Whether it is UTF-8 without control characters but tabs and line breaks. The last character may
  /// be cut off if this is not all there is.
  fileprivate var isText: Bool {
    guard !isEmpty, allSatisfy({ $0 >= 0x20 && $0 != 0x7f || (0x09...0x0d).contains($0) }) else {
      return false
    }
    let mostCut = count == ContentType.sniffedBytes ? 3 : 0
    return (0...mostCut).contains { String(validating: dropLast($0), as: UTF8.self) != nil }
  }

  /// Whether the first directory of a TIFF has the tag of DNG's version, as far as it is looked at.
  /// Source: TIFF 6.0, section 2; Digital Negative 1.7, `DNGVersion`.
  fileprivate var isDNG: Bool {
    let isLittle = first == 0x49
    func number(_ place: Int, _ size: Int) -> Int? {
      guard place >= 0, place <= count - size else { return nil }
      let bytes = self[place..<place + size]
      return (isLittle ? Array(bytes.reversed()) : Array(bytes)).reduce(0) { $0 << 8 | Int($1) }
    }
    guard let directory = number(4, 4), let entries = number(directory, 2) else { return false }
    for entry in 0..<entries {
      guard let tag = number(directory + 2 + 12 * entry, 2) else { return false }
      if tag == 0xc612 { return true }
    }
    return false
  }
}
