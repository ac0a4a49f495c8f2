/// Reads which names a file declares, and which it uses at which places.
///
/// It knows scopes by their braces and types by their keywords, and nothing of how Swift infers a
/// type: what is reached through a member alone is not seen.
struct NameReader {
  /// A name in code, `Outer.Inner` in one, with the types around it.
  struct Use {
    let names: [String]
    let scope: [String]
    let line: Int
  }

  /// Types, functions and values at the top of the file that other files can see.
  private(set) var declared: Set<String> = []
  /// Types within types, as `Outer.Inner`; a type's parameters are among them.
  private(set) var nested: Set<String> = []
  /// Names for something of this file only.
  private(set) var own: Set<String> = []
  /// Names of members, parameters and variables.
  private(set) var members: Set<String> = []
  private(set) var uses: [Use] = []

  private let tokens: [CodeToken]
  private var at = 0
  /// The type that each open brace belongs to, empty if it is not a type's.
  private var braces: [[String]] = []
  /// The type whose brace comes next.
  private var header: [String]?

  init(_ source: String) {
    tokens = CodeToken.tokens(of: source)
    while at < tokens.count { step() }
  }

  private static let types: Set<String> = ["struct", "enum", "class", "actor", "protocol"]
  private static let aliases: Set<String> = ["typealias", "associatedtype"]
  private static let values: Set<String> = ["func", "let", "var", "case"]

  private mutating func step() {
    let token = tokens[at]
    let isMember = at > 0 && tokens[at - 1].text == "."
    switch token.text {
    case "{":
      braces.append(header ?? [])
      header = nil
    case "}": _ = braces.popLast()
    case "extension" where !isMember && next?.isCapitalised == true:
      header = chain(from: at + 1)
    case _ where !isMember && Self.types.contains(token.text) && next?.isCapitalised == true:
      declare(type: tokens[at + 1].text, isPrivate: isPrivate)
      header = scope + [tokens[at + 1].text]
      takeParameters(from: at + 2, of: header)
      at += 1
    case _ where !isMember && Self.aliases.contains(token.text) && next?.isCapitalised == true:
      declare(type: tokens[at + 1].text, isPrivate: isPrivate)
      at += 1
    case _ where !isMember && Self.values.contains(token.text) && next?.isWord == true:
      let name = tokens[at + 1].text
      if !braces.isEmpty { members.insert(name) }
      if braces.isEmpty { if isPrivate { own.insert(name) } else { declared.insert(name) } }
      takeParameters(from: at + 2, of: nil)
      at += 1
    case "init", "subscript": takeParameters(from: at + 1, of: nil)
    case _ where token.isWord && !isMember:
      let names = chain(from: at)
      if tokens[safe: at + 1]?.text == ":" {
        members.insert(token.text)
        // A label, or a dictionary's key.
        if !token.isCapitalised { break }
      }
      uses.append(Use(names: names, scope: header ?? scope, line: token.line))
    default: break
    }
    at += 1
  }

  private var next: CodeToken? { tokens[safe: at + 1] }
  private var scope: [String] { braces.last { !$0.isEmpty } ?? [] }

  private var isPrivate: Bool {
    var before = at - 1
    while before >= 0, tokens[before].line == tokens[at].line {
      if ["private", "fileprivate"].contains(tokens[before].text) { return true }
      before -= 1
    }
    return false
  }

  private mutating func declare(type name: String, isPrivate: Bool) {
    if !scope.isEmpty {
      nested.insert((scope + [name]).joined(separator: "."))
    } else if isPrivate || !braces.isEmpty {
      own.insert(name)
    } else {
      declared.insert(name)
    }
  }

  /// `A.B.C` as its names.
  private func chain(from start: Int) -> [String] {
    var (names, at) = ([tokens[start].text], start + 1)
    while tokens[safe: at]?.text == ".", let token = tokens[safe: at + 1], token.isCapitalised {
      names.append(token.text)
      at += 2
    }
    return names
  }

  /// What is in `< >` after a name is no type of another file.
  private mutating func takeParameters(from start: Int, of type: [String]?) {
    guard tokens[safe: start]?.text == "<" else { return }
    var (depth, at) = (0, start)
    while let token = tokens[safe: at] {
      if token.text == "<" { depth += 1 }
      if token.text == ">" { depth -= 1 }
      if depth == 0 { return }
      if depth == 1, token.text == "<" || token.text == ",", let name = tokens[safe: at + 1] {
        if let type {
          nested.insert((type + [name.text]).joined(separator: "."))
        } else {
          own.insert(name.text)
        }
      }
      at += 1
    }
  }
}

extension Array {
  subscript(safe index: Int) -> Element? { indices.contains(index) ? self[index] : nil }
}
