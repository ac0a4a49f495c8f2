/// Finds the line of a value in a JSON text by its path: `questions[1].options[0].leadsTo`.
///
/// For messages to people who edit a file: the text is one that was parsed without a fault.
struct JSONPlaces {
  private let bytes: [UInt8]
  private var at = 0

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// The line, from 1, on which the value begins; if the path goes on beyond what is there, that
  /// of the last value that is on it.
  mutating func line(of path: String) -> Int {
    at = 0
    skipSpace()
    for step in Self.steps(path) {
      let start = at
      guard enter(step) else {
        at = start
        break
      }
    }
    return bytes.prefix(at).count { $0 == UInt8(ascii: "\n") } + 1
  }

  private enum Step {
    case member(String)
    case element(Int)
  }

  private static func steps(_ path: String) -> [Step] {
    path.split(separator: ".").flatMap { part -> [Step] in
      let pieces = part.split(separator: "[", omittingEmptySubsequences: false)
      let places = pieces.dropFirst().compactMap { Int($0.dropLast()) }
      let name = String(pieces.first ?? "")
      return (name.isEmpty ? [] : [.member(name)]) + places.map { .element($0) }
    }
  }

  private var next: UInt8 { at < bytes.count ? bytes[at] : 0 }

  private mutating func skipSpace() {
    while [0x20, 0x09, 0x0a, 0x0d].contains(next) { at += 1 }
  }

  /// Goes on to the beginning of a member or an element.
  private mutating func enter(_ step: Step) -> Bool {
    let opening: UInt8
    switch step {
    case .member: opening = UInt8(ascii: "{")
    case .element: opening = UInt8(ascii: "[")
    }
    guard next == opening else { return false }
    at += 1
    var place = 0
    while at < bytes.count {
      skipSpace()
      guard next != UInt8(ascii: "}"), next != UInt8(ascii: "]") else { return false }
      switch step {
      case .member(let name):
        let written = string()
        skipSpace()
        at += 1
        skipSpace()
        if written.elementsEqual(name.utf8) { return true }
      case .element(let wanted):
        if place == wanted { return true }
      }
      skipValue()
      skipSpace()
      place += 1
      if next == UInt8(ascii: ",") { at += 1 }
    }
    return false
  }

  /// The text between two quotation marks, with its escapes.
  private mutating func string() -> ArraySlice<UInt8> {
    let start = at + 1
    at = start
    while at < bytes.count, next != UInt8(ascii: "\"") { at += next == UInt8(ascii: "\\") ? 2 : 1 }
    let end = min(at, bytes.count)
    at += 1
    return bytes[min(start, end)..<end]
  }

  private mutating func skipValue() {
    var depth = 0
    repeat {
      switch next {
      case UInt8(ascii: "\""): _ = string()
      case UInt8(ascii: "{"), UInt8(ascii: "["):
        depth += 1
        at += 1
      case UInt8(ascii: "}"), UInt8(ascii: "]"):
        if depth == 0 { return }
        depth -= 1
        at += 1
      case UInt8(ascii: ",") where depth == 0: return
      default: at += 1
      }
    } while at < bytes.count && (depth > 0 || !isAtEnd)
  }

  /// Whether a value that is no list and no object ends here.
  private var isAtEnd: Bool {
    [UInt8(ascii: ","), UInt8(ascii: "}"), UInt8(ascii: "]"), 0x20, 0x09, 0x0a, 0x0d].contains(next)
  }
}
