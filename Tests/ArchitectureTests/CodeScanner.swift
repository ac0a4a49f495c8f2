/// Takes the comments and the text of string literals out of Swift source, so that words in them
/// do not count as code. What is in `\( )` is code and stays, and so does every line break.
///
/// Raw strings and regular expression literals are not known to it: `Sources` has none.
struct CodeScanner {
  private enum Mode: Equatable {
    /// Code, with the parentheses that are open in it: the last one closes an interpolation.
    case code(open: Int)
    case text(quotes: Int)
    case lineComment, blockComment
  }

  private let source: [UInt8]
  private var at = 0
  private var modes = [Mode.code(open: 0)]
  private var code: [UInt8] = []

  static func code(of source: String) -> String {
    var scanner = CodeScanner(source: Array(source.utf8))
    while scanner.at < scanner.source.count { scanner.step() }
    return String(decoding: scanner.code, as: UTF8.self)
  }

  private init(source: [UInt8]) { self.source = source }

  private mutating func step() {
    switch modes[modes.count - 1] {
    case .code(let open): stepCode(open)
    case .text(let quotes): stepText(quotes)
    case .lineComment:
      if source[at] == UInt8(ascii: "\n") { modes.removeLast() } else { at += 1 }
    case .blockComment:
      if takes("*/") {
        modes.removeLast()
      } else if takes("/*") {
        modes.append(.blockComment)
      } else {
        skip()
      }
    }
  }

  private mutating func stepCode(_ open: Int) {
    if takes("//") { return modes.append(.lineComment) }
    if takes("/*") { return modes.append(.blockComment) }
    if takes("\"\"\"") { return modes.append(.text(quotes: 3)) }
    if takes("\"") { return modes.append(.text(quotes: 1)) }
    let byte = source[at]
    if byte == UInt8(ascii: "(") { modes[modes.count - 1] = .code(open: open + 1) }
    if byte == UInt8(ascii: ")") {
      modes[modes.count - 1] = .code(open: open - 1)
      if open == 1, modes.count > 1 { modes.removeLast() }
    }
    code.append(byte)
    at += 1
  }

  private mutating func stepText(_ quotes: Int) {
    if takes("\\(") {
      code.append(UInt8(ascii: "("))
      return modes.append(.code(open: 1))
    }
    if takes("\\") { return at += 1 }
    if takes(quotes == 3 ? "\"\"\"" : "\"") { modes.removeLast() } else { skip() }
  }

  private mutating func skip() {
    if source[at] == UInt8(ascii: "\n") { code.append(source[at]) }
    at += 1
  }

  private mutating func takes(_ text: StaticString) -> Bool {
    let count = text.utf8CodeUnitCount
    guard source.count - at >= count else { return false }
    for index in 0..<count where source[at + index] != text.utf8Start[index] { return false }
    at += count
    return true
  }
}
