/// Where the texts of a kind of message stand in its bytes: they are changed there, and the rest is neither decoded nor
/// written anew.
///
/// Made once for a kind, from the same list of fields as the codec.
public struct TextFields: Sendable {
  /// A step from a message to what stands in it: the number of the field, and the place among the field's elements,
  /// 0 if it is not repeated.
  public struct Step: Hashable, Sendable {
    /// The number of the field in its message.
    public let field: UInt32
    /// The place among the field's elements, from 0.
    public let element: UInt32
  }

  /// What stands in the place of a text, which is not empty: of somebody, by the number that the message gives, at a
  /// path of fields. Nil if it stays.
  public typealias Change = (_ text: UnsafeRawBufferPointer, _ person: UInt32, _ path: [Step]) ->
    [UInt8]?

  /// Stands for whose a text is that is nobody's.
  public static let nobody: UInt32 = 0

  fileprivate struct Field: Sendable {
    let number: UInt32
    /// Whose the texts are; nil if they are nobody's.
    let person: UInt32?
    let isRepeated: Bool
    let content: Content
    var isMessage: Bool { if case .message = content { true } else { false } }
  }

  fileprivate enum Content: Sendable {
    case text
    /// A value that is written as a text, as an actor's id: nobody's, unless the message says whose.
    case value
    /// By its place among the messages.
    case message(Int)
  }

  /// The fields of each kind of message that is met, ascending, without those that hold no text. The first is the
  /// payload's.
  fileprivate var messages: [[Field]] = []
  /// Whether a text may be somebody's.
  public fileprivate(set) var hasPersonal = false

  /// Those of a payload of a union; nil for a kind that has none.
  public init?<U: Union>(of kind: UInt32, in _: U.Type) {
    guard let kind = U.Kind(rawValue: kind) else { return nil }
    var finder = TextFieldFinder()
    do throws(WireError) {
      guard try U.read(kind, from: &finder) != nil else { return nil }
    } catch { return nil }
    self = finder.found
  }

  /// Those of a message that stands on its own.
  public init<M: Message>(of _: M.Type) {
    var finder = TextFieldFinder()
    var empty = M()
    do throws(WireError) { try finder.payload(&empty) } catch {}
    self = finder.found
  }

  /// A payload with other texts. One of which nothing is left goes with its field, unless that is repeated; a message
  /// stays.
  ///
  /// - Parameters:
  ///   - payload: the bytes of the message.
  ///   - others: whose all other texts are, but for values that are written as texts; nil if they
  ///     stay as they are.
  ///   - change: gives the text that takes the place of another.
  /// - Returns: nil if all of them stay.
  /// - Throws: if the bytes are no such message.
  public func changing(
    _ payload: [UInt8], others: UInt32? = nil, _ change: Change
  ) throws(WireError) -> [UInt8]? {
    guard hasPersonal || others != nil else { return nil }
    var outcome: Result<[UInt8]?, WireError> = .success(nil)
    payload.withUnsafeBytes { bytes in
      guard let base = bytes.baseAddress else { return }
      var path: [Step] = []
      path.reserveCapacity(8)
      outcome = Result { () throws(WireError) in
        try changed(messages[0], base, 0..<bytes.count, depth: 0, others, &path, change)
      }
    }
    return try outcome.get()
  }

  /// A message with other texts; nil if all of them stay.
  private func changed(
    _ fields: [Field], _ base: UnsafeRawPointer, _ range: Range<Int>, depth: Int, _ others: UInt32?,
    _ path: inout [Step], _ change: Change
  ) throws(WireError) -> [UInt8]? {
    var reader = try WireReader(base, from: range.lowerBound, to: range.upperBound, depth: depth)
    var output = CopiedBytes(base, range)
    var (next, start, last, element) = (0, range.lowerBound, UInt32(0), UInt32(0))
    while !reader.isAtEnd {
      let number = UInt32(truncatingIfNeeded: reader.tag &>> 3)
      element = number == last ? element &+ 1 : 0
      last = number
      while next < fields.count, fields[next].number < number { next += 1 }
      if next < fields.count, fields[next].number == number {
        let field = fields[next]
        guard reader.tag & 7 == WireType.length.rawValue else {
          throw .malformed(offset: reader.at, .wrongWireType)
        }
        let behindTag = reader.at
        let value = try reader.length()
        path.append(Step(field: number, element: element))
        if let new = try changed(field, base, value, depth: depth, others, &path, change) {
          if new.isEmpty, !field.isRepeated, !field.isMessage {
            output.skip(start..<value.upperBound)
          } else {
            output.replace(behindTag..<value.upperBound, by: new)
          }
        }
        path.removeLast()
      } else {
        try reader.skipValue()
      }
      start = reader.at
      try reader.nextTag()
    }
    return output.finish()
  }

  private func changed(
    _ field: Field, _ base: UnsafeRawPointer, _ value: Range<Int>, depth: Int, _ others: UInt32?,
    _ path: inout [Step], _ change: Change
  ) throws(WireError) -> [UInt8]? {
    let person: UInt32?
    switch field.content {
    case .message(let place):
      return try changed(
        messages[place], base, value, depth: depth + 1, others, &path, change)
    case .text: person = field.person ?? others
    case .value: person = field.person
    }
    guard let person, !value.isEmpty else { return nil }
    return change(
      UnsafeRawBufferPointer(start: base + value.lowerBound, count: value.count), person, path)
  }
}

/// Bytes of which parts are replaced. Nothing is copied before the first one.
private struct CopiedBytes {
  private let base: UnsafeRawPointer
  private let range: Range<Int>
  private var copied: Int
  private var bytes: [UInt8] = []
  private var hasChanged = false

  init(_ base: UnsafeRawPointer, _ range: Range<Int>) {
    (self.base, self.range, copied) = (base, range, range.lowerBound)
  }

  mutating func skip(_ range: Range<Int>) {
    bytes += UnsafeRawBufferPointer(start: base + copied, count: range.lowerBound - copied)
    (copied, hasChanged) = (range.upperBound, true)
  }

  /// Puts bytes with their length in the place of others.
  mutating func replace(_ range: Range<Int>, by new: [UInt8]) {
    // Room for all, if one text is replaced, and for its length.
    if !hasChanged { bytes.reserveCapacity(self.range.count - range.count + new.count + 10) }
    skip(range)
    var count = UInt64(new.count)
    while count >= 0x80 {
      bytes.append(UInt8(truncatingIfNeeded: count) | 0x80)
      count >>= 7
    }
    bytes.append(UInt8(truncatingIfNeeded: count))
    bytes += new
  }

  /// All of them up to the end; nil if none was replaced.
  mutating func finish() -> [UInt8]? {
    guard hasChanged else { return nil }
    skip(range.upperBound..<range.upperBound)
    return bytes
  }
}

/// Finds where texts stand, from messages that are empty.
private struct TextFieldFinder: LeafIgnoringVisitor, ~Copyable {
  private(set) var found = TextFields()
  private var names: [StaticString] = []
  /// Messages that are being looked at, from the outermost on.
  private var unfinished: [Int] = []
  /// Those of the message that is being looked at.
  private var fields: [TextFields.Field] = []
  private var person: UInt32?
  private var content: TextFields.Content?

  mutating func payload<M: Message>(_ value: inout M) throws(WireError) { _ = place(of: M.self) }

  mutating func personal(of person: UInt32) { self.person = person }

  mutating func field<V: FieldValue>(_ number: UInt32, _ name: StaticString, _ value: inout V) {
    add(number, V.self, isRepeated: false)
  }
  mutating func field<V: FieldValue>(_ number: UInt32, _ name: StaticString, _ value: inout V?) {
    add(number, V.self, isRepeated: false)
  }
  mutating func field<V: FieldValue>(_ number: UInt32, _ name: StaticString, _ value: inout [V]) {
    add(number, V.self, isRepeated: true)
  }

  private mutating func add<V: FieldValue>(_ number: UInt32, _ type: V.Type, isRepeated: Bool) {
    var empty = V()
    // What checks its text may dislike an empty one: that it is a text is known by then.
    do throws(WireError) { try empty.visitLeaf(&self) } catch {}
    if var content {
      if case .text = content, V.self != String.self { content = .value }
      fields.append(
        TextFields.Field(number: number, person: person, isRepeated: isRepeated, content: content))
      found.hasPersonal = found.hasPersonal || person != nil
    }
    (person, content) = (nil, nil)
  }

  /// The place of a kind of message, which is looked at if it was not met before.
  private mutating func place<M: Message>(of _: M.Type) -> Int {
    if let place = names.firstIndex(where: { $0.isSame(as: M.messageName.description) }) {
      return place
    }
    let (place, outer, whose) = (names.count, fields, person)
    names.append(M.messageName)
    found.messages.append([])
    unfinished.append(place)
    (fields, person) = ([], nil)
    var empty = M()
    do throws(WireError) { try empty.visit(&self) } catch {}
    found.messages[place] = fields
    unfinished.removeLast()
    (fields, person) = (outer, whose)
    return place
  }

  mutating func leaf(_ value: inout String) { content = .text }
  mutating func leaf<M: Message>(_ value: inout M) {
    let place = place(of: M.self)
    // One that is being looked at holds itself.
    let isEmpty = found.messages[place].isEmpty && !unfinished.contains(place)
    content = isEmpty ? nil : .message(place)
  }
}

extension TextFields {
  /// Of a message without fields.
  fileprivate init() {}
}
