import StateMachineTesting
import Testing

@testable import BlobStore

@Suite("Types told from bytes")
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

  static let cases: [Case] = [
    Case("JPEG", [0xff, 0xd8, 0xff, 0xe1, 0, 0], .jpeg),
    Case("PNG", [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0], .png),
    Case("PNG whose line ends were changed", [0x89, 0x50, 0x4e, 0x47, 0x0a, 0x1a, 0x0a, 0], nil),
    Case("GIF of 1987", "GIF87a\u{1}", .gif), Case("GIF of 1989", "GIF89a\u{1}", .gif),
    Case("GIF of no year", "GIF90a\u{1}", nil),
    Case("WebP", "RIFF\u{1}\u{2}\u{3}\u{4}WEBPVP8 ", .webp),
    Case("another RIFF file", "RIFF\u{1}\u{2}\u{3}\u{4}WAVEfmt ", nil),
    Case("little-endian TIFF", [0x49, 0x49, 0x2a, 0, 8, 0, 0, 0], .tiff),
    Case("big-endian TIFF", [0x4d, 0x4d, 0, 0x2a, 0, 0, 0, 8], .tiff),
    Case("BigTIFF", [0x49, 0x49, 0x2b, 0, 8, 0, 0, 0], .tiff),
    Case("HEIC", box("heic", "mif1", "heic"), .heic), Case("HEIF", box("mif1", "heic"), .heic),
    Case("AVIF", box("avif", "mif1", "miaf"), nil),
    Case("MP4", box("isom", "iso2", "mp41"), .mp4), Case("MP4 from a phone", box("mp42"), .mp4),
    Case("MP4 by a compatible brand", box("XAVC", "mp42", "iso2"), .mp4),
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

  @Test("each type is known by its signature, and what is like it is not", arguments: cases)
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
