/// A word or a mark of Swift code, with its line. Numbers and white space are left out.
struct CodeToken: Equatable {
  let text: String
  let line: Int

  var isWord: Bool { text.first.map { $0.isLetter || $0 == "_" } ?? false }
  /// Whether it may name a type.
  var isCapitalised: Bool { text.first?.isUppercase ?? false }

  static func tokens(of source: String) -> [CodeToken] {
    let code = Array(CodeScanner.code(of: source).utf8)
    var (tokens, line, at) = ([CodeToken](), 1, 0)
    while at < code.count {
      let byte = code[at]
      if byte == UInt8(ascii: "\n") { line += 1 }
      if isWordByte(byte) {
        let start = at
        while at < code.count, isWordByte(code[at]) { at += 1 }
        guard !(UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) else { continue }
        tokens.append(
          CodeToken(text: String(decoding: code[start..<at], as: UTF8.self), line: line))
        continue
      }
      if byte > UInt8(ascii: " "), byte != UInt8(ascii: "`") {
        tokens.append(CodeToken(text: String(UnicodeScalar(byte)), line: line))
      }
      at += 1
    }
    return tokens
  }

  private static func isWordByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 128...:
      true
    default: false
    }
  }
}
