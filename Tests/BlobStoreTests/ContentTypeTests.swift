import StateMachineTesting
import Testing

@testable import BlobStore

@Suite("Types recognised by bytes")
struct ContentTypeTests {
  struct Case: CustomStringConvertible, Sendable {
    let name: String
    let start: [UInt8]
    let type: ContentType?
    var description: String { name }

    init(_ name: String, _ start: [UInt8], _ type: ContentType?) {
      self.name = name
      self.start = start
      self.type = type
    }

    init(_ name: String, _ start: String, _ type: ContentType?) {
      self.init(name, Array(start.utf8), type)
    }
  }

  private static func box(_ brands: String...) -> [UInt8] {
    let size = 12 + 4 * brands.count
    return [0, 0, 0, UInt8(size)] + Array("ftyp".utf8) + Array(brands[0].utf8) + [0, 0, 2, 0]
      + brands.dropFirst().flatMap { Array($0.utf8) } + [0, 0, 0, 8] + Array("mdat".utf8)
  }

  /// A little-endian or big-endian TIFF with a directory of these tags.
  private static func tiff(_ tags: [UInt16], at offset: UInt8 = 8, isLittle: Bool = true) -> [UInt8]
  {
    func number(_ value: UInt32, _ size: Int) -> [UInt8] {
      let bytes = (0..<size).map { UInt8(truncatingIfNeeded: value >> (8 * $0)) }
      return isLittle ? bytes : bytes.reversed()
    }
    var bytes: [UInt8] = isLittle ? [0x49, 0x49] : [0x4d, 0x4d]
    bytes += number(42, 2)
    bytes += number(UInt32(offset), 4)
    bytes += [UInt8](repeating: 0, count: Int(offset) - 8)
    bytes += number(UInt32(tags.count), 2)
    for tag in tags {
      bytes += number(UInt32(tag), 2)
      bytes += number(3, 2)
      bytes += number(1, 4)
      bytes += number(1, 4)
    }
    return bytes + number(0, 4)
  }

  private static let svg = #"<svg xmlns="http://www.w3.org/2000/svg"/>"#

  static let cases: [Case] = [
    Case("JPEG", [0xff, 0xd8, 0xff, 0xe1, 0, 0], .jpeg),
    Case("PNG", [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0], .png),
    Case("PNG whose line ends were changed", [0x89, 0x50, 0x4e, 0x47, 0x0a, 0x1a, 0x0a, 0], nil),
    Case("GIF of 1987", "GIF87a\u{1}", .gif), Case("GIF of 1989", "GIF89a\u{1}", .gif),
    Case("GIF of no year", "GIF90a\u{1}", nil),
    Case("WebP", "RIFF\u{1}\u{2}\u{3}\u{4}WEBPVP8 ", .webp),
    Case("WAV", "RIFF\u{1}\u{2}\u{3}\u{4}WAVEfmt ", .wav),
    Case("AVI", "RIFF\u{1}\u{2}\u{3}\u{4}AVI LIST", .avi),
    Case("another RIFF file", "RIFF\u{1}\u{2}\u{3}\u{4}RMIDdata", nil),
    Case("little-endian TIFF", [0x49, 0x49, 0x2a, 0, 8, 0, 0, 0], .tiff),
    Case("big-endian TIFF", [0x4d, 0x4d, 0, 0x2a, 0, 0, 0, 8], .tiff),
    Case("BigTIFF", [0x49, 0x49, 0x2b, 0, 8, 0, 0, 0], .tiff),
    Case("HEIC", box("heic", "mif1", "heic"), .heic), Case("HEIF", box("mif1", "heic"), .heic),
    Case("AVIF", box("avif", "mif1", "miaf"), .avif),
    Case("AVIF by a compatible brand", box("mif1", "avif"), .avif),
    Case("MP4", box("isom", "iso2", "mp41"), .mp4), Case("MP4 from a phone", box("mp42"), .mp4),
    Case("MP4 by a compatible brand", box("XAVC", "mp42", "iso2"), .mp4),
    Case("sound in M4A", box("M4A ", "mp42", "isom"), .m4a),
    Case("a spoken book", box("M4B ", "mp42"), .m4a),
    Case("sound in MP4 under a film's brand", box("mp42", "M4A "), .mp4),
    Case("3GP", box("3gp4", "isom", "3gp4"), .threeGPP),
    Case("3GP of a later release", box("3gp9"), .threeGPP), Case("3G2", box("3g2a"), .threeGPP),
    Case("3GP by a compatible brand", box("mmp4", "3gp5"), .threeGPP),
    Case("DNG", tiff([254, 256, 50706, 50707]), .dng),
    Case(
      "big-endian DNG, its directory further behind", tiff([256, 50706], at: 64, isLittle: false),
      .dng),
    Case("a TIFF with a directory", tiff([254, 256, 34665]), .tiff),
    Case(
      "a TIFF whose directory is not looked at", [0x49, 0x49, 0x2a, 0, 0xff, 0xff, 0, 0], .tiff),
    Case("BMP", [0x42, 0x4d, 0x36, 0x10, 0, 0, 0, 0, 0, 0, 0x36], .bmp),
    Case("a text about a car", "BMW 320d, left door", .text),
    Case("SVG", svg, .svg),
    Case(
      "SVG behind what XML begins with", "<?xml version=\"1.0\"?>\n<!-- a plan -->\n" + svg, .svg),
    Case("SVG behind a byte order mark", "\u{feff}" + svg, .svg),
    Case("a page about pictures", "<p>svg &lt;svg&gt; <svgfont></p>", .text),
    Case("a text that quotes SVG", "as in " + svg, .text),
    Case("MP3 with tags", [0x49, 0x44, 0x33, 3, 0, 0, 0, 0, 0x21, 0x76], .mp3),
    Case("MP3", [0xff, 0xfb, 0x90, 0x64], .mp3),
    Case("AAC", [0xff, 0xf1, 0x50, 0x80], .aac),
    Case("text in UTF-16", [0xff, 0xfe, 0x61, 0], nil),
    Case("Ogg", "OggS\u{0}\u{2}", .ogg), Case("FLAC", "fLaC\u{0}\u{0}\u{0}\u{22}", .flac),
    Case("AMR", "#!AMR\n\u{3c}", .amr),
    Case("WebM", [0x1a, 0x45, 0xdf, 0xa3, 0x9f, 0x42, 0x86], .matroska),
    Case("QuickTime", box("qt  "), .quickTime),
    Case(
      "QuickTime without brands", [0, 0, 0, 8] + Array("wide".utf8) + [0, 0, 0, 0], .quickTime),
    Case("a box of an unknown brand", box("zzzz"), nil),
    Case("a brand beyond the end of its box", box("zzzz") + Array("isom".utf8), nil),
    Case("PDF", "%PDF-1.7\n%\u{e2}", .pdf),
    Case("PDF after a line of something else", "garbage\n%PDF-1.4\n", .pdf),
    Case(
      "PDF too far in", [UInt8](repeating: 0, count: 1024) + Array("%PDF-1.4".utf8), nil),
    Case("text", "Übergabe:\tSchlüssel\r\n", .text),
    Case("text with a zero byte", "text\u{0}", nil),
    Case("text in another encoding", [0x4d, 0xfc, 0x6c, 0x6c], nil),
    Case(
      "text whose last character is cut off where no more is looked at",
      [UInt8](repeating: 0x61, count: 1023) + [0xc3, 0xbc], .text),
    Case("text that ends in half a character", [0x61, 0xc3], nil),
    Case("a shell script, which is text", "#!/bin/sh\nrm -rf x\n", .text),
    Case("a program", [0x7f, 0x45, 0x4c, 0x46, 2, 1, 1, 0], nil),
    Case("an archive", [0x50, 0x4b, 3, 4, 20, 0], nil), Case("nothing", "", nil),
    Case("half a signature", [0xff, 0xd8], nil), Case("half a box", [0, 0, 0, 24, 0x66], nil),
  ]

  @Test("each type is known by its signature, and look-alikes are not", arguments: cases)
  func sniffed(example: Case) {
    #expect(ContentType(sniffing: example.start) == example.type)
  }

  @Test("any start of any length is looked at without a trap")
  func total() {
    var random = SeededGenerator(seed: 7)
    for example in Self.cases {
      for count in 0...example.start.count {
        _ = ContentType(sniffing: example.start.prefix(count))
      }
      for _ in 0..<50 where !example.start.isEmpty {
        var start = example.start
        start[Int.random(in: 0..<start.count, using: &random)] = UInt8.random(
          in: 0...255, using: &random)
        _ = ContentType(sniffing: start)
      }
    }
  }

  struct Declared: CustomStringConvertible, Sendable {
    let mime: String
    let start: [UInt8]
    let agrees: Bool
    var description: String { "\(mime), \(start.prefix(12))" }

    init(_ mime: String, _ start: [UInt8], _ agrees: Bool = true) {
      self.mime = mime
      self.start = start
      self.agrees = agrees
    }
  }

  private static let photo: [UInt8] = [0xff, 0xd8, 0xff, 0xe0]

  static let namings: [Declared] = [
    Declared("audio/mp4", box("M4A ", "mp42", "isom")), Declared("audio/x-m4a", box("M4A ")),
    Declared("audio/m4a", box("M4A ")), Declared("audio/mp4", box("mp42", "isom")),
    Declared("video/3gpp", box("3gp4", "isom")), Declared("video/3gpp", box("isom", "3gp4")),
    Declared("video/mp4", box("3gp5")), Declared("audio/3gpp", box("3gp6")),
    Declared("image/x-adobe-dng", tiff([50706])), Declared("image/dng", tiff([50706])),
    Declared("image/x-adobe-dng", tiff([254])), Declared("image/tiff", tiff([50706])),
    Declared("image/svg+xml", Array(svg.utf8)), Declared("text/plain", Array(svg.utf8)),
    Declared("image/jpg", photo), Declared("audio/mpeg", [0, 0, 0xff, 0xfb]),
    Declared("application/x-unknown", [1, 0, 2]),
    // And what is something else is reported as such.
    Declared("audio/mp4", photo, false), Declared("audio/mp4", box("qt  "), false),
    Declared("video/3gpp", box("heic"), false), Declared("image/x-adobe-dng", photo, false),
    Declared("image/tiff", photo, false), Declared("image/svg+xml", photo, false),
    Declared("image/jpeg", Array(svg.utf8), false), Declared("image/jpeg", [1, 0, 2], false),
    Declared("audio/mpeg", photo, false), Declared("application/x-unknown", photo, false),
  ]

  @Test("bytes agree with every name that they go by, and with no other", arguments: namings)
  func agrees(example: Declared) {
    let found = ContentType(sniffing: example.start)
    #expect(ContentType.agrees(found, with: example.mime) == example.agrees)
  }

  @Test("no two types are declared alike")
  func distinct() {
    let mimes = ContentType.allCases.flatMap(\.mimes)
    #expect(Set(mimes).count == mimes.count)
  }

  @Test("a media type is compared without capitals and parameters")
  func declared() {
    #expect(ContentType.jpeg.isDeclared(by: "image/jpeg"))
    #expect(ContentType.jpeg.isDeclared(by: "Image/JPEG"))
    #expect(!ContentType.jpeg.isDeclared(by: "image/jpg"))
    #expect(ContentType.heic.isDeclared(by: "image/heif"))
    #expect(ContentType.text.isDeclared(by: "text/plain; charset=utf-8"))
    #expect(!ContentType.text.isDeclared(by: "text/plainish"))
  }
}
