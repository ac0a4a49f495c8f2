import EventSourcing
import Testing

/// Texts of three people, and of nobody, in every kind of field.
private struct Said: Message {
  static var messageName: StaticString { "Said" }
  var code = ""
  var text = ""
  var more: String?
  var list: [String] = []
  var actor = ActorID()
  var inner: [Said] = []
  var count: UInt64 = 0
  var person = ActorID()

  mutating func visit<F: FieldVisitor & ~Copyable>(_ fields: inout F) throws(WireError) {
    try fields.field(1, "code", &code)
    fields.personal(of: 1)
    try fields.field(2, "text", &text)
    fields.personal(of: 2)
    try fields.field(3, "more", &more)
    fields.personal(of: 3)
    try fields.field(20, "list", &list)
    try fields.field(21, "actor", &actor)
    try fields.field(22, "inner", &inner)
    try fields.field(23, "count", &count)
    fields.personal(of: 1)
    try fields.field(300, "person", &person)
  }

  static let whole = {
    var inner = Said()
    (inner.text, inner.code, inner.list) = ("inner", "c", ["", "i"])
    var said = Said()
    (said.code, said.text, said.more, said.list) = ("code", "text", "more", ["a", "", "b"])
    (said.actor, said.inner, said.count) = (ActorID("ann"), [Said(), inner], 300)
    said.person = ActorID("bob")
    return said
  }()
}

/// A message without texts.
private struct Counted: Message {
  static var messageName: StaticString { "Counted" }
  var count: UInt64 = 0
  mutating func visit<F: FieldVisitor & ~Copyable>(_ fields: inout F) throws(WireError) {
    try fields.field(1, "count", &count)
  }
}

/// A message that may hold another.
private struct Holder: Message {
  static var messageName: StaticString { "Holder" }
  var inner: Leaves?
  mutating func visit<F: FieldVisitor & ~Copyable>(_ fields: inout F) throws(WireError) {
    try fields.field(1, "inner", &inner)
  }
}

@Suite("Texts of a message, changed where they stand")
struct TextFieldsTests {
  private let fields = TextFields(of: Said.self)

  /// What is shown of each text, and the message when it is changed.
  private func changing(
    _ said: Said, others: UInt32? = nil, _ change: (String) -> String?
  ) throws -> (shown: [String], said: Said?) {
    var shown: [String] = []
    let changed = try fields.changing(said.encoded(), others: others) { text, person, path in
      let text = String(decoding: text, as: UTF8.self)
      let steps = path.map { "\($0.field).\($0.element)" }.joined(separator: "/")
      shown.append("\(text) of \(person) at \(steps)")
      return change(text).map { Array($0.utf8) }
    }
    return (shown, try changed.map { bytes throws(WireError) in try Said(decoding: bytes) })
  }

  @Test("each of somebody's is shown with whose it is and where it stands, and none that is empty")
  func shown() throws {
    let (shown, said) = try changing(.whole) { _ in nil }
    #expect(
      shown == [
        "text of 1 at 2.0", "more of 2 at 3.0", "a of 3 at 20.0", "b of 3 at 20.2",
        "inner of 1 at 22.1/2.0", "i of 3 at 22.1/20.1", "bob of 1 at 300.0",
      ])
    #expect(said == nil)
    #expect(fields.hasPersonal && !TextFields(of: Counted.self).hasPersonal)
    #expect(TextFields(of: 0, in: Paint.self) == nil && TextFields(of: 2, in: Paint.self) == nil)
    #expect(TextFields(of: 1, in: Paint.self)?.hasPersonal == false)
  }

  @Test(
    "all others are shown, too, if they are asked for, but for values that are written as texts")
  func others() throws {
    let (shown, _) = try changing(.whole, others: 9) { _ in nil }
    #expect(shown.count == 9)
    #expect(shown.first == "code of 9 at 1.0" && shown.contains("c of 9 at 22.1/1.0"))
  }

  @Test("shorter and longer texts leave all else as it was")
  func changed() throws {
    let long = String(repeating: "long", count: 100)
    for change in [{ $0 + "!" }, { _ in long }, { String($0.prefix(1)) }] as [(String) -> String] {
      var expected = Said.whole
      expected.text = change(expected.text)
      expected.more = expected.more.map(change)
      expected.list = expected.list.map { $0.isEmpty ? "" : change($0) }
      expected.inner[1].text = change("inner")
      expected.inner[1].list[1] = change("i")
      expected.person = ActorID(change("bob"))
      let (_, said) = try changing(.whole, change)
      #expect(said == expected)
    }
  }

  @Test("a text of which nothing is left is absent, but for elements, which stay where they are")
  func emptied() throws {
    var expected = Said.whole
    (expected.text, expected.more, expected.list) = ("", nil, ["", "", ""])
    (expected.inner[1].text, expected.inner[1].list) = ("", ["", ""])
    expected.person = ActorID()
    let (_, said) = try changing(.whole) { _ in "" }
    #expect(said == expected)
    // A message of which nothing is left stays, too.
    let nested: [UInt8] = [0x0a, 3, 0x2a, 1, 0x61]
    let tree = TextFields(of: Holder.self)
    #expect(try tree.changing(nested, others: 0) { _, _, _ in [] } == [0x0a, 0])
    // An optional text that was empty stays.
    var empty = Said()
    (empty.more, empty.text) = ("", "text")
    #expect(try changing(empty) { _ in "" }.said?.more == "")
  }

  @Test("fields of a newer writer stay, and so do texts of one that is unknown")
  func newer() throws {
    // Field 400, a text, and field 24, a number, behind and between those that are known.
    let bytes: [UInt8] = [
      0x12, 1, 0x61, 0xc0, 0x01, 5, 0x82, 0x19, 2, 0x68, 0x69,
    ]
    let changed = try fields.changing(bytes) { _, _, _ in [0x62, 0x62] }
    #expect(changed == [0x12, 2, 0x62, 0x62] + bytes[3...])
    // A field twice is two, which a reader does not take, and neither is left in the clear.
    let twice: [UInt8] = [0x12, 1, 0x61, 0x12, 1, 0x62]
    #expect(try fields.changing(twice) { _, _, _ in [0x63] } == [0x12, 1, 0x63, 0x12, 1, 0x63])
  }

  @Test("bytes that are no message are refused, and every cut or flip is read without a trap")
  func malformed() throws {
    #expect(throws: WireError.malformed(offset: 1, .wrongWireType)) {
      try fields.changing([0x10, 5]) { _, _, _ in nil }
    }
    #expect(throws: WireError.self) { try fields.changing([0x12, 5, 0x61]) { _, _, _ in nil } }
    let whole = try Said.whole.encoded()
    for count in 0..<whole.count {
      _ = try? fields.changing(Array(whole.prefix(count)), others: 0) { _, _, _ in [] }
      for bit in 0..<8 {
        var flipped = whole
        flipped[count] ^= 1 << UInt8(bit)
        _ = try? fields.changing(flipped, others: 0) { _, _, _ in [0x21] }
      }
    }
  }
}
