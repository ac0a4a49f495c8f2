import ClaimsDomain

/// The values of a text that may be longer than memory, one after the other: the elements of the
/// one array that it is, a value a line (JSON lines), or one value. Each is parsed by itself, so
/// that what is wrong with one leaves the others.
public struct JSONElements {
  /// How the values stand in the text.
  public enum Form: Sendable { case single, list, lines }

  /// Known once the first value is.
  public private(set) var form = Form.single
  /// How many values came.
  public private(set) var count = 0
  /// A value that has more bytes is a fault, and ends the text.
  private let limit: Int
  private var buffer: [UInt8] = []
  /// Where the current value begins in the buffer, and the next byte to look at.
  private var (start, at) = (0, 0)
  /// How many bytes of the text stood before the buffer.
  private var passed = 0
  private var (isBegun, isInputOver, isOver) = (false, false, false)

  public init(limit: Int = 1 << 28) { self.limit = limit }

  /// The next value, or what is wrong with it; nil at the end.
  ///
  /// - Parameter more: the next bytes of the text; none at its end. What it throws is passed on.
  public mutating func next<Failure: Error>(
    _ more: () throws(Failure) -> [UInt8]
  ) throws(Failure) -> Result<JSONValue, JSONFault>? {
    var isFirst = !isBegun
    if isFirst {
      try begin(more)
      // An empty list ends as any other does.
      if form == .list, try nextByte(more) == UInt8(ascii: "]") { isFirst = false }
    }
    if !isFirst, !isOver, let fault = try pass(more) {
      count += 1
      return .failure(fault)
    }
    guard !isOver else { return nil }
    count += 1
    return try value(more)
  }

  /// Finds out the form.
  private mutating func begin<Failure: Error>(
    _ more: () throws(Failure) -> [UInt8]
  ) throws(Failure) {
    isBegun = true
    while buffer.count < 3, try fill(more) {}
    // A byte order mark.
    if buffer.starts(with: [0xef, 0xbb, 0xbf]) { at = 3 }
    switch try nextByte(more) {
    case UInt8(ascii: "["):
      form = .list
      at += 1
    case UInt8(ascii: "{"):
      start = at
      try seek(more) { $0 == 0x0a }
      if case .success = parsed {
        // Of one line it is one value, as it is if it stands on several.
        try seek(more) { !Self.isSpace($0) }
        if at < buffer.count { form = .lines }
      }
      at = start
    default: break
    }
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
      isOver = true
      guard byte == UInt8(ascii: "]") else { return fault(Phrase(.commaOrBracket)) }
      at += 1
      if try nextByte(more) != nil { return fault(Phrase(.end)) }
    }
    return nil
  }

  private mutating func value<Failure: Error>(
    _ more: () throws(Failure) -> [UInt8]
  ) throws(Failure) -> Result<JSONValue, JSONFault> {
    _ = try nextByte(more)
    start = at
    switch form {
    case .single: try seek(more) { _ in false }
    case .lines: try seek(more) { $0 == 0x0a }
    case .list:
      var (depth, isInText, isEscaped) = (0, false, false)
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
    let value = parsed
    // What is wrong with a list that is cut off in a value is told with the value.
    if case .failure = value, at == buffer.count { isOver = true }
    return value
  }

  private var parsed: Result<JSONValue, JSONFault> {
    let text = Array(buffer[start..<at])
    return Result { () throws(JSONFault) in try JSONValue(parsing: text) }
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
    JSONFault(Phrase(.notValidJSON, expected, passed + at + 1, passed + buffer.count))
  }
}
