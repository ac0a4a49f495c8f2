import Testing

@testable import ClaimsStore

@Suite("Lines")
struct LineFramingTests {
  private func lines(_ text: String, in pieces: Int) -> [String] {
    var framing = LineFraming()
    var lines: [String] = []
    let bytes = Array(text.utf8)
    for start in stride(from: 0, to: bytes.count, by: pieces) {
      let piece = Array(bytes[start..<min(start + pieces, bytes.count)])
      piece.withUnsafeBytes { framing.take($0) { lines.append(Self.shown($0)) } }
    }
    if let rest = framing.end() { lines.append(Self.shown(rest)) }
    return lines
  }

  private static func shown(_ line: LineFraming.Line) -> String {
    switch line {
    case .text(let bytes): String(decoding: bytes, as: UTF8.self)
    case .tooLong: "too long"
    }
  }

  @Test("bytes are cut at line ends, however they come", arguments: [1, 2, 3, 5, 100])
  func pieces(size: Int) {
    #expect(lines("one\n\nthree\r\nfour", in: size) == ["one", "", "three\r", "four"])
    #expect(lines("", in: size) == [])
    #expect(lines("\n", in: size) == [""])
  }

  @Test("a line may have as many bytes as the limit, and not one more", arguments: [0, 1])
  func limit(excess: Int) {
    let text = String(repeating: "x", count: LineFraming.limit + excess)
    for size in [1 << 16, 2 << 20] {
      let found = lines(text + "\nnext\n", in: size)
      #expect(found == [excess == 0 ? text : "too long", "next"])
    }
    #expect(lines(text, in: 1 << 16) == [excess == 0 ? text : "too long"])
  }

  @Test("of a line over the limit nothing is kept, however long it is")
  func memory() {
    var framing = LineFraming()
    let piece = [UInt8](repeating: 0x78, count: 1 << 16)
    var found: [LineFraming.Line] = []
    for _ in 0..<64 { piece.withUnsafeBytes { framing.take($0) { found.append($0) } } }
    #expect(framing.keptBytes == 0)
    Array("\nok\n".utf8).withUnsafeBytes { framing.take($0) { found.append($0) } }
    #expect(found == [.tooLong, .text(Array("ok".utf8))])
  }
}
