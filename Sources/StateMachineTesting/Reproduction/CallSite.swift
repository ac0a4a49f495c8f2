import Foundation

/// Where a check stands in its source file: what its system is made with can be read there.
struct CallSite: Sendable {
  let file: String
  let line: Int
  let column: Int

  /// What the initialiser of a type is given in the closure that begins here, with its parentheses:
  /// `(capacity: 4)`. Nil if the file is not there, or the closure is no plain initialiser of it.
  func arguments(of type: Any.Type) -> String? {
    guard line > 0, column > 0, let text = try? String(contentsOfFile: file, encoding: .utf8) else {
      return nil
    }
    let rest = text.split(separator: "\n", omittingEmptySubsequences: false).dropFirst(line - 1)
    let from = rest.prefix(40).joined(separator: "\n").utf8.dropFirst(column - 1)
    guard let call = String(from), let start = Self.closure(of: call),
      let closure = Self.enclosed("{", "}", in: String(call[start...]))
    else { return nil }
    let name = "\(type)"
    let body = closure.dropFirst().dropLast().trimmingCharacters(in: .whitespacesAndNewlines)
    guard body.hasPrefix(name), let arguments = Self.enclosed("(", ")", in: body),
      body == name + arguments
    else { return nil }
    return arguments
  }

  /// Where the trailing closure of a call begins: behind its name, and its arguments if there are any.
  private static func closure(of call: String) -> String.Index? {
    var rest = call[...].drop { $0.isLetter || $0.isNumber || "._".contains($0) }
    if rest.first == "(" {
      guard let arguments = enclosed("(", ")", in: String(rest)) else { return nil }
      rest = rest.dropFirst(arguments.count)
    }
    rest = rest.drop { $0 == " " }
    return rest.first == "{" ? rest.startIndex : nil
  }

  /// The first part between a bracket and the one that closes it; brackets in plain strings do not count.
  private static func enclosed(_ open: Character, _ close: Character, in text: String) -> String? {
    guard let start = text.firstIndex(of: open) else { return nil }
    var (depth, isQuoted, isEscaped) = (0, false, false)
    for place in text[start...].indices {
      let character = text[place]
      if isEscaped {
        isEscaped = false
      } else if isQuoted, character == "\\" {
        isEscaped = true
      } else if character == "\"" {
        isQuoted.toggle()
      } else if !isQuoted, character == open {
        depth += 1
      } else if !isQuoted, character == close {
        depth -= 1
        if depth == 0 { return String(text[start...place]) }
      }
    }
    return nil
  }
}
