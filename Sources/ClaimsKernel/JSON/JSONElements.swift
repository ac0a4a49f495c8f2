import ClaimsDomain
import Descriptions

/// The values of a text that may be longer than memory, one after the other: the elements of the
/// one array that it is, a value a line (JSON lines), or one value; or the elements of the arrays
/// that are members of the one object that it is. Each is parsed by itself, so that what is wrong
/// with one leaves the others.
public struct JSONElements {
  /// How the values stand in the text.
  public enum Form: Sendable, PrintsFields {
    /// One value; the elements of one array; or a value a line.
    case single, list, lines
  }

  /// Known once the first value is.
  public private(set) var form = Form.single
  /// How many values came.
  public private(set) var count = 0
  /// How many bytes of the text stand before the last value.
  public private(set) var offset = 0
  /// Of lines, the one of the last value, from 1.
  public private(set) var line = 1
  /// Of an object: the member that the last value is an element of.
  public private(set) var list = ""
  /// Of an object: the members that were met.
  public private(set) var members: Set<String> = []
  /// Those whose elements are handed out.
  private let lists: Set<String>
  /// A value that has more bytes is a fault, and ends the text.
  private let limit: Int
  private var buffer: [UInt8] = []
  /// Where the current value begins in the buffer, and the next byte to look at.
  private var (start, at) = (0, 0)
  /// How many bytes of the text stood before the buffer.
  private var passed = 0
  private var (isBegun, isInputOver, isOver) = (false, false, false)

  /// - Parameters:
  ///   - lists: of an object, the members whose elements are handed out. Of a text that is no
  ///     object, all is one value.
  ///   - limit: how many bytes one element may have.
  public init(ofLists lists: Set<String> = [], limit: Int = 1 << 28) {
    (self.lists, self.limit) = (lists, limit)
  }

  /// The next value, or what is wrong with it; nil at the end.
  ///
  /// - Parameter more: the next bytes of the text; none at its end. What it throws is passed on.
  public mutating func next<Failure: Error>(
    _ more: () throws(Failure) -> [UInt8]
  ) throws(Failure) -> Result<JSONValue, JSONFault>? {
    try nextText(more).map { text in
      Result { () throws(JSONFault) in try JSONValue(parsing: try text.get()) }
    }
  }

  /// The bytes of the next value, which may be none; nil at the end.
  ///
  /// - Returns: a fault for what stands between values, and for a value that is too long.
  public mutating func nextText<Failure: Error>(
    _ more: () throws(Failure) -> [UInt8]
  ) throws(Failure) -> Result<[UInt8], JSONFault>? {
    var isFirst = !isBegun
    if isFirst {
      if let fault = try begin(more) { return .failure(fault) }
      // An empty list ends as any other does.
      if form == .list, try nextByte(more) == UInt8(ascii: "]") { isFirst = false }
    }
    if !isFirst, !isOver, let fault = try pass(more) {
      count += 1
      return .failure(fault)
    }
    guard !isOver else { return nil }
    count += 1
    return try text(more)
  }

  /// Finds out the form. - Returns: what is wrong before the first value.
  private mutating func begin<Failure: Error>(
    _ more: () throws(Failure) -> [UInt8]
  ) throws(Failure) -> JSONFault? {
    isBegun = true
    while buffer.count < 4, try fill(more) {}
    if let encoding = buffer.foreignEncoding { return end(JSONFault(encoding)) }
    // A byte order mark.
    if buffer.starts(with: [0xef, 0xbb, 0xbf]) { at = 3 }
    switch try nextByte(more) {
    case UInt8(ascii: "{") where !lists.isEmpty:
      at += 1
      return try seekList(more)
    case _ where !lists.isEmpty: break
    case UInt8(ascii: "["):
      form = .list
      at += 1
    case UInt8(ascii: "{"):
      if try isInLines(more) { form = .lines }
    default: break
    }
    return nil
  }

  /// Passes over members up to the next list whose elements are handed out, or to the end.
  ///
  /// - Returns: what is wrong there; nothing follows then.
  private mutating func seekList<Failure: Error>(
    _ more: () throws(Failure) -> [UInt8]
  ) throws(Failure) -> JSONFault? {
    while true {
      form = .single
      var byte = try nextByte(more)
      if byte == UInt8(ascii: ","), !members.isEmpty {
        at += 1
        byte = try nextByte(more)
        if byte == UInt8(ascii: "}") { return end(fault(Phrase(.nameInQuotes))) }
      } else if byte != UInt8(ascii: "}"), !members.isEmpty {
        return end(fault(Phrase(.commaOrBrace)))
      }
      if byte == UInt8(ascii: "}") {
        at += 1
        return end(try nextByte(more) == nil ? nil : fault(Phrase(.end)))
      }
      var isEscaped = true
      try seek(more) { byte in
        defer { isEscaped = !isEscaped && byte == UInt8(ascii: "\\") }
        return byte == UInt8(ascii: "\"") && !isEscaped
      }
      let quoted = Array(buffer[start..<min(at + 1, buffer.count)])
      guard case .string(let name)? = try? JSONValue(parsing: quoted) else {
        return end(fault(Phrase(.nameInQuotes)))
      }
      at += 1
      guard try nextByte(more) == UInt8(ascii: ":") else { return end(fault(Phrase(.colon))) }
      at += 1
      guard members.insert(name).inserted else { return end(fault(Phrase(.eachNameOnce))) }
      (form, list) = (.list, name)
      let isList = try nextByte(more) == UInt8(ascii: "[")
      if isList, lists.contains(name) {
        at += 1
        if try nextByte(more) != UInt8(ascii: "]") { return nil }
        at += 1
        continue
      }
      let passed = try text(more)
      do throws(JSONFault) {
        let value = try JSONValue(parsing: try passed.get())
        if lists.contains(name) {
          throw JSONFault(.expected(Phrase(.array), at: name, found: value))
        }
      } catch { return end(error) }
    }
  }

  private mutating func end(_ fault: JSONFault?) -> JSONFault? {
    isOver = true
    return fault
  }

  /// Whether a value that begins here is the first of several lines: it is whole on its line, or the
  /// next one is, and they are not one value together. Of one line it is one value.
  private mutating func isInLines<Failure: Error>(
    _ more: () throws(Failure) -> [UInt8]
  ) throws(Failure) -> Bool {
    start = at
    defer { at = start }
    try seek(more) { $0 == 0x0a }
    if JSONValue.isText(Array(buffer[start..<at])) {
      try seek(more) { !Self.isSpace($0) }
      return at < buffer.count
    }
    // A value over several lines rarely has a whole object as the second; a bad first line may.
    try seek(more) { !Self.isSpace($0) }
    let offset = at - start
    try seek(more) { $0 == 0x0a }
    let second = Array(buffer[(start + offset)..<at])
    guard second.first == UInt8(ascii: "{"), JSONValue.isText(second) else { return false }
    try seek(more) { _ in false }
    return at - start <= limit && !JSONValue.isText(Array(buffer[start..<at]))
  }

  /// Passes over what stands between two values. - Returns: what is wrong there.
  private mutating func pass<Failure: Error>(
    _ more: () throws(Failure) -> [UInt8]
  ) throws(Failure) -> JSONFault? {
    let byte = try nextByte(more)
    switch form {
    case .single: isOver = true
    case .lines: isOver = byte == nil
    case .list:
      if byte == UInt8(ascii: ",") {
        at += 1
        return nil
      }
      isOver = lists.isEmpty
      guard byte == UInt8(ascii: "]") else { return end(fault(Phrase(.commaOrBracket))) }
      at += 1
      if !lists.isEmpty { return try seekList(more) }
      if try nextByte(more) != nil { return fault(Phrase(.end)) }
    }
    return nil
  }

  private mutating func text<Failure: Error>(
    _ more: () throws(Failure) -> [UInt8]
  ) throws(Failure) -> Result<[UInt8], JSONFault> {
    _ = try nextByte(more)
    start = at
    offset = passed + start
    switch form {
    case .single: try seek(more) { _ in false }
    case .lines: try seek(more) { $0 == 0x0a }
    case .list:
      var (depth, isInText, isEscaped) = (0, false, false)
      let isInObject = !lists.isEmpty
      try seek(more) { byte in
        if isInText {
          if isEscaped {
            isEscaped = false
          } else if byte == UInt8(ascii: "\\") {
            isEscaped = true
          } else {
            isInText = byte != UInt8(ascii: "\"")
          }
          return false
        }
        switch byte {
        case UInt8(ascii: "\""): isInText = true
        case UInt8(ascii: "{"), UInt8(ascii: "["): depth += 1
        case UInt8(ascii: "}") where depth > 0: depth -= 1
        case UInt8(ascii: "]") where depth > 0: depth -= 1
        case UInt8(ascii: "}") where isInObject: return true
        case UInt8(ascii: ","), UInt8(ascii: "]"): return depth == 0
        default: break
        }
        return false
      }
    }
    if at - start > limit {
      isOver = true
      return .failure(JSONFault(Phrase(.longerThanBytesWhichIs, limit)))
    }
    guard start == 0, at == buffer.count else { return .success(Array(buffer[start..<at])) }
    // All that is here: it need not be held twice. What is wrong with a list that is cut off in a
    // value is told with the value.
    let text = buffer
    passed += text.count
    (buffer, start, at) = ([], 0, 0)
    if form == .list, !JSONValue.isText(text) { isOver = true }
    return .success(text)
  }

  // MARK: Bytes

  /// Goes on to the first byte that ends the value, to the end, or as far as a value may go.
  private mutating func seek<Failure: Error>(
    _ more: () throws(Failure) -> [UInt8], _ ends: (UInt8) -> Bool
  ) throws(Failure) {
    repeat {
      let found = buffer[at...].firstIndex(where: ends)
      at = found ?? buffer.count
      if found != nil || at - start > limit { return }
    } while try fill(more)
  }

  /// The next byte that is no space; nil at the end.
  private mutating func nextByte<Failure: Error>(
    _ more: () throws(Failure) -> [UInt8]
  ) throws(Failure) -> UInt8? {
    start = at
    try seek(more) { !Self.isSpace($0) }
    line += buffer[start..<at].count { $0 == 0x0a }
    return at < buffer.count ? buffer[at] : nil
  }

  private static func isSpace(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x0a || byte == 0x0d || byte == 0x09
  }

  /// - Returns: whether there was more.
  private mutating func fill<Failure: Error>(
    _ more: () throws(Failure) -> [UInt8]
  ) throws(Failure) -> Bool {
    guard !isInputOver else { return false }
    let bytes = try more()
    isInputOver = bytes.isEmpty
    buffer.removeFirst(start)
    passed += start
    at -= start
    start = 0
    buffer += bytes
    return !isInputOver
  }

  private func fault(_ expected: Phrase) -> JSONFault {
    JSONFault(expected: expected, at: passed + at, of: passed + buffer.count)
  }
}
