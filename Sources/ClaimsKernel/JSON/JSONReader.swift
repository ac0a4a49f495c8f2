import ClaimsDomain
import EventSourcing

/// Reads messages from JSON, by the same field lists that write them. A name that no field has is
/// an error: a misspelt field must not pass for an absent one.
///
/// Source: Specs/JSON.md.
public struct JSONReader: FieldVisitor {
  public static var reads: Bool { true }
  public static var showsNames: Bool { true }

  private let members: JSONObject
  /// Which of the first 64 members were read, and which beyond.
  private var (read, readBeyond): (UInt64, Set<Int>) = (0, [])
  /// Whether it can say what is wrong, or only that something is, which takes half the time: no
  /// names are kept then, and no paths made.
  private let tells: Bool
  /// What was asked for, for whoever misspells it.
  private var asked: [String] = []
  private let path: String
  /// The value that the next leaf reads, what it is called, and which element of that it is.
  private var current = JSONValue.null
  private var name: StaticString = ""
  private var element: Int?

  /// Reads the members of an object. - Throws: if the value is none.
  public init(_ value: JSONValue, path: String = "") throws(WireError) {
    try self.init(value, path: path, tells: true)
  }

  init(_ value: JSONValue, path: @autoclosure () -> String = "", tells: Bool) throws(WireError) {
    guard case .object(let members) = value else {
      let path = path()
      let place = path.isEmpty ? Phrase(.wholeLine) : Phrase(plain: path)
      throw .expected(Phrase(.object), at: place, found: value.kind)
    }
    self.init(members, path: tells ? path() : "", tells: tells)
  }

  private init(_ members: JSONObject, path: String, tells: Bool) {
    (self.members, self.path, self.tells) = (members, path, tells)
  }

  /// Takes a member by hand. Nil if it is absent or null.
  public mutating func take(_ name: String) -> JSONValue? {
    if tells { asked.append(name) }
    return members.place(of: name).flatMap { take(at: $0) }
  }

  private mutating func take(_ name: StaticString) -> JSONValue? {
    if members.isEmpty { return nil }
    if tells { asked.append(name.description) }
    return members.place(of: name).flatMap { take(at: $0) }
  }

  private mutating func take(at place: Int) -> JSONValue? {
    if place < 64 { read |= 1 << UInt64(place) } else { readBeyond.insert(place) }
    if case .null = members[place].value { return nil }
    return members[place].value
  }

  /// The only member, read; nil if there is none or more than that.
  mutating func takeOnly() -> (name: String, value: JSONValue)? {
    guard members.count == 1 else { return nil }
    read = 1
    return (members[0].key, members[0].value)
  }

  /// The names that are there.
  public var names: [String] { members.keys.sorted() }

  /// - Throws: if a member is left that was not read.
  public func finish() throws(WireError) {
    guard read.nonzeroBitCount + readBeyond.count < members.count else { return }
    let unknown = members.indices.filter { place in
      place < 64 ? read & 1 << UInt64(place) == 0 : !readBeyond.contains(place)
    }.map { members[$0].key }.sorted()
    guard unknown.isEmpty else {
      let (known, place) = (Set(asked).sorted(), place(unknown[0]))
      guard unknown[0].nearest(among: known).isEmpty, !known.isEmpty else {
        throw .unreadable(.unknown(unknown[0], among: known, Phrase(.noSuchField, place)))
      }
      throw .unreadable(Phrase(.noSuchFieldThereAre, place, known.joined(separator: ", ")))
    }
  }

  // MARK: Fields

  public mutating func field<V: FieldValue>(
    _ number: UInt32, _ name: StaticString, _ value: inout V
  ) throws(WireError) {
    guard let found = take(name) else { return }
    try read(found, name, nil, &value)
  }

  public mutating func field<V: FieldValue>(
    _ number: UInt32, _ name: StaticString, _ value: inout V?
  ) throws(WireError) {
    guard let found = take(name) else { return }
    var present = V()
    try read(found, name, nil, &present)
    value = present
  }

  public mutating func field<V: FieldValue>(
    _ number: UInt32, _ name: StaticString, _ value: inout [V]
  ) throws(WireError) {
    guard let found = take(name) else { return }
    guard case .array(let elements) = found else {
      throw .expected(Phrase(.array), at: place(name.description), found: found)
    }
    for (index, element) in elements.enumerated() {
      var present = V()
      try read(element, name, index, &present)
      value.append(present)
    }
  }

  private mutating func read<V: FieldValue>(
    _ found: JSONValue, _ name: StaticString, _ element: Int?, _ value: inout V
  ) throws(WireError) {
    (current, self.name, self.element) = (found, name, element)
    do throws(WireError) {
      try value.visitLeaf(&self)
    } catch {
      // Values that stand on a leaf (a currency, a 32-bit number) do not know their place.
      switch error {
      case .unreadable(let texts) where texts[0].hasPrefix(place("")) && texts[0].contains(": "):
        throw error
      case .unreadable, .noText: throw .unreadable(error.wording.at(place(name, element)))
      case .malformed:
        throw .unreadable(
          Phrase(.isOutOfRange, place(name, element), found.kind))
      default: throw error
      }
    }
  }

  // MARK: Leaves

  public mutating func leaf(_ value: inout Bool) throws(WireError) {
    guard case .bool(let found) = current else { throw expected(Phrase(.trueOrFalse)) }
    value = found
  }

  public mutating func leaf(_ value: inout Int64) throws(WireError) {
    switch current {
    case .signed(let found): value = found
    case .string(let text):
      guard let found = Int64(asWritten: text) else { throw expected(Phrase(.integer)) }
      value = found
    default: throw expected(Phrase(.integerFrom263To))
    }
  }

  public mutating func leaf(_ value: inout UInt64) throws(WireError) {
    switch current {
    case .signed(let found) where found >= 0: value = UInt64(found)
    case .unsigned(let found): value = found
    case .string(let text):
      guard let found = UInt64(asWritten: text) else {
        throw expected(Phrase(.integerThatIsNotNegative))
      }
      value = found
    default: throw expected(Phrase(.integerThatIsNotNegative))
    }
  }

  public mutating func leaf(_ value: inout String) throws(WireError) {
    guard case .string(let text) = current else { throw expected(Phrase(.string)) }
    // A frame of the log has zeros, and no text that is sent shall look like one.
    guard !text.utf8.contains(0) else { throw expected(Phrase(.stringWithoutNUL)) }
    value = text
  }

  public mutating func leaf(_ value: inout [UInt8]) throws(WireError) {
    guard case .string(let text) = current, let bytes = bytes(base64URL: text) else {
      throw expected(Phrase(.bytesInBase64urlWithoutPadding))
    }
    value = bytes
  }

  public mutating func leaf(_ value: inout Identifier) throws(WireError) {
    guard case .string(let text) = current, let found = Identifier(text) else {
      throw expected(Phrase(.uUID))
    }
    value = found
  }

  public mutating func leaf(_ value: inout Instant) throws(WireError) {
    guard case .string(let text) = current else { throw expected(Phrase(.timeSuchAs202603)) }
    guard let found = Instant(text) else {
      throw expected(
        Phrase(Instant.isLeapSecond(text) ? .timeWithoutLeapSecond : .timeSuchAs202603))
    }
    value = found
  }

  public mutating func leaf(_ value: inout LocalDate) throws(WireError) {
    guard case .string(let text) = current, let found = LocalDate(text) else {
      throw expected(Phrase(.dateSuchAs202603))
    }
    value = found
  }

  public mutating func leaf<E: CodedEnum>(_ value: inout E) throws(WireError) {
    guard case .string(let text) = current, let found = E.named(text) else {
      let names = E.allCases.filter { $0.rawValue != 0 }.map(\.name.description)
      let known = names.joined(separator: ", ")
      throw expected(Phrase(.oneOf, known))
    }
    value = found
  }

  public mutating func leaf<M: Message>(_ value: inout M) throws(WireError) {
    var inner = try self.inner(current, path: place(name, element))
    try value.visit(&inner)
    try inner.finish()
  }

  // MARK: Parts

  /// The reader of a value in this one.
  func inner(
    _ value: JSONValue, path: @autoclosure () -> String
  ) throws(WireError) -> JSONReader {
    try JSONReader(value, path: path(), tells: tells)
  }

  private func place(_ name: String) -> String { path.isEmpty ? name : "\(path).\(name)" }

  private func place(_ name: StaticString, _ element: Int?) -> String {
    place(element.map { "\(name)[\($0)]" } ?? name.description)
  }

  private func expected(_ expected: Phrase) -> WireError {
    .expected(expected, at: place(name, element), found: current)
  }
}

extension FixedWidthInteger {
  /// Decimal digits as they are written: no `+`, and no zero before others.
  public init?(asWritten text: String) {
    guard let number = Self(text), String(number) == text else { return nil }
    self = number
  }
}
