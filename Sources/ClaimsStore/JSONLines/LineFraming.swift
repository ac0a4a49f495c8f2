/// Cuts bytes into lines, in whatever pieces they come.
///
/// A line over the limit is skipped without being kept.
///
/// Source: Specs/JSONLines.md, "Lines".
struct LineFraming: Sendable {
  /// In bytes, its end not counted.
  static let limit = 1 << 20

  enum Line: Equatable {
    case text([UInt8])
    case tooLong
  }

  /// The beginning of a line whose end has not come yet.
  private var rest: [UInt8] = []
  private var isSkipping = false

  /// How many bytes of an unfinished line are kept.
  var keptBytes: Int { rest.count }

  /// Takes the next bytes, and hands out every line that ends in them.
  mutating func take(_ bytes: UnsafeRawBufferPointer, _ body: (Line) -> Void) {
    var start = 0
    while start < bytes.count {
      let unread = UnsafeRawBufferPointer(rebasing: bytes[start...])
      guard let length = unread.firstIndex(of: 0x0a) else {
        keep(unread)
        return
      }
      let part = UnsafeRawBufferPointer(rebasing: unread[..<length])
      start += length + 1
      if isSkipping || rest.count + part.count > Self.limit {
        body(.tooLong)
      } else if rest.isEmpty {
        body(.text(Array(part)))
      } else {
        rest.append(contentsOf: part)
        body(.text(rest))
      }
      forget()
    }
  }

  /// The rest after the last line end; nil if there is none.
  mutating func end() -> Line? {
    defer { forget() }
    if isSkipping { return .tooLong }
    return rest.isEmpty ? nil : .text(rest)
  }

  private mutating func keep(_ part: UnsafeRawBufferPointer) {
    if isSkipping { return }
    if rest.count + part.count > Self.limit {
      forget()
      isSkipping = true
    } else {
      rest.append(contentsOf: part)
    }
  }

  private mutating func forget() {
    rest = []
    isSkipping = false
  }
}
