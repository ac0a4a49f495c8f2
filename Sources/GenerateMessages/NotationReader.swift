/// Reads a `.messages` file, line by line.
struct NotationReader {
  private var notation = Notation()
  private var aggregate: String?
  /// Comment lines that belong to what follows.
  private var pending: [String] = []
  private var line = 0

  static func read(_ text: String) throws(NotationError) -> Notation {
    var reader = NotationReader()
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      reader.line += 1
      try reader.read(line)
    }
    return reader.notation
  }

  private mutating func read(_ line: Substring) throws(NotationError) {
    let content = line.trimmed
    if content.isEmpty {
      pending = []
    } else if content.hasPrefix("#") {
      pending.append(String(content.dropFirst().trimmed))
    } else {
      let (code, comment) = content.splitComment
      let doc = pending + (comment.map { [$0] } ?? [])
      pending = []
      if line.hasPrefix("  ") {
        try readMembers(code, doc)
      } else {
        try readHead(code, doc)
      }
    }
  }

  /// `command RequestPayment = 26`, `message Money: Hashable`, `codes PaymentStatus`.
  private mutating func readHead(_ code: Substring, _ doc: [String]) throws(NotationError) {
    let halves = code.split(separator: ":", maxSplits: 1)
    let words = halves[0].split(separator: " ").map(String.init)
    guard words.count > 1 else { throw expected("a keyword and a name", found: code) }
    var item = Notation.Item(kind: .message, name: words[1], doc: doc)
    if halves.count > 1 {
      item.conformances = halves[1].split(separator: ",").map { String($0.trimmed) }
    }
    switch words[0] {
    case "aggregate":
      aggregate = words[1]
      // Without a noun, the aggregate is declared in another file, and this one adds to it.
      guard let noun = doc.last else { return }
      item.kind = .aggregate(Notation.Aggregate(name: words[1], noun: noun))
    case "message": break
    case "codes": item.kind = .codes
    case "command": item.kind = .command(try readMember(words, code))
    case "event": item.kind = .event(try readMember(words, code))
    default:
      throw expected("aggregate, command, event, message or codes", found: code)
    }
    notation.items.append(item)
  }

  /// Reads what follows the name: `= 26`, then `indirect` and another name for the case, if any.
  private func readMember(
    _ words: [String], _ code: Substring
  ) throws(NotationError) -> Notation.Member {
    guard let aggregate else { throw expected("an aggregate before its members", found: code) }
    guard words.count > 3, words[2] == "=", let number = Int(words[3]), number > 0 else {
      throw expected("= and a number from 1 behind the name", found: code)
    }
    let rest = words.dropFirst(4)
    return Notation.Member(
      aggregate: aggregate, number: number,
      caseName: rest.first { $0 != "indirect" } ?? words[1].asCaseName,
      isIndirect: rest.contains("indirect"))
  }

  /// `payment 1 Identifier, amount 2 Money` or, below codes, `none 0, requested 1`.
  private mutating func readMembers(_ code: Substring, _ doc: [String]) throws(NotationError) {
    guard let place = notation.items.indices.last else {
      throw expected("a message or codes before their fields", found: code)
    }
    let parts = code.split(separator: ",").map(\.trimmed)
    guard parts.count == 1 || doc.isEmpty else {
      throw expected("a field with a comment alone on its line", found: code)
    }
    for part in parts {
      let words = part.split(separator: " ").map(String.init)
      if notation.items[place].kind == .codes {
        try addCode(words, doc, to: &notation.items[place], part)
      } else {
        try addField(words, doc, to: &notation.items[place], part)
      }
    }
  }

  private func addField(
    _ words: [String], _ doc: [String], to item: inout Notation.Item, _ code: Substring
  ) throws(NotationError) {
    if words.count == 2, words[0].hasPrefix("...") {
      let name = String(words[0].dropFirst(3))
      item.fields.append(Notation.Field(name: name, number: nil, type: words[1], doc: doc))
      return
    }
    let isStoredOnly = words.count == 4 && words[3] == "stored"
    let isOfOthers = words.count == 5 && words[3] == "of"
    guard words.count == 3 || isStoredOnly || isOfOthers, let number = Int(words[1]), number > 0
    else {
      throw expected("a field's name, number and type", found: code)
    }
    let isText = words[2].filter { !"[]?".contains($0) } == "String"
    guard isText || !isOfOthers else { throw expected("a String of \(words[4])", found: code) }
    let person = isOfOthers ? words[4] : isText ? "subject" : nil
    let last = item.fields.compactMap(\.number).last ?? 0
    guard number > last else {
      throw expected("a number above \(last), since fields ascend", found: code)
    }
    item.fields.append(
      Notation.Field(
        name: words[0], number: number, type: words[2].replacing("Plain", with: "String"),
        isStoredOnly: isStoredOnly, person: person, doc: doc))
  }

  private func addCode(
    _ words: [String], _ doc: [String], to item: inout Notation.Item, _ code: Substring
  ) throws(NotationError) {
    guard 2...3 ~= words.count, let number = Int(words[1]), number >= 0 else {
      throw expected("a code's name and number", found: code)
    }
    guard !item.codes.isEmpty || number == 0 else {
      throw expected("the code 0 first, which is not written", found: code)
    }
    guard !item.codes.contains(where: { $0.number == number || $0.name == words[0] }) else {
      throw expected("a name and a number that no other code has", found: code)
    }
    let shown = words.count == 3 ? words[2].filter { $0 != "\"" } : nil
    item.codes.append(Notation.Code(name: words[0], number: number, shown: shown, doc: doc))
  }

  private func expected(_ what: String, found: Substring) -> NotationError {
    NotationError(line: line, message: "expected \(what), found \"\(found)\"")
  }
}

extension Substring {
  var trimmed: Substring {
    let head = drop { $0 == " " }
    guard let last = head.lastIndex(where: { $0 != " " }) else { return "" }
    return head[...last]
  }

  /// The code before ` # ` and the comment behind it.
  fileprivate var splitComment: (code: Substring, comment: String?) {
    guard let mark = firstIndex(of: "#") else { return (self, nil) }
    return (self[..<mark].trimmed, String(self[index(after: mark)...].trimmed))
  }
}

extension String {
  /// The name of a union's case: `SIUReferred` is `siuReferred`, `ReferToSIU` is `referToSIU`.
  var asCaseName: String {
    let capitals = prefix { $0.isUppercase }
    let lowered = capitals.count > 1 && capitals.count < count ? capitals.count - 1 : 1
    return prefix(lowered).lowercased() + dropFirst(lowered)
  }
}
