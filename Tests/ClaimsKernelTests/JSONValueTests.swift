import ClaimsKernel
import EventSourcing
import Testing

@Suite("JSON values")
struct JSONValueTests {
  private func parsed(_ json: String) throws -> JSONValue {
    try JSONValue(parsing: Array(json.utf8))
  }

  @Test(
    "numbers are kept as they were written",
    arguments: [
      ("0", .signed(0)), ("-0", .signed(0)), ("-1", .signed(-1)),
      ("9223372036854775807", .signed(.max)), ("-9223372036854775808", .signed(.min)),
      ("9223372036854775808", .unsigned(1 << 63)), ("18446744073709551615", .unsigned(.max)),
      ("18446744073709551616", .fraction("18446744073709551616")),
      ("1.0", .fraction("1.0")), ("129.160", .fraction("129.160")),
      ("-0.5e+1", .fraction("-0.5e+1")), ("1E2", .fraction("1E2")),
      ("2e-1", .fraction("2e-1")), ("112.41600000000001", .fraction("112.41600000000001")),
    ] as [(String, JSONValue)])
  func numbers(json: String, expected: JSONValue) throws {
    #expect(try parsed(json) == expected)
  }

  @Test(
    "an object has each name once, whatever their order and however many",
    arguments: [3, 16, 17, 200])
  func objects(count: Int) throws {
    func text(_ numbers: some Sequence<Int>) -> String {
      "{" + numbers.map { #""name \#($0)":\#($0)"# }.joined(separator: ",") + "}"
    }
    let value = try parsed(text(1...count))
    #expect(value == (try parsed(text((1...count).reversed()))))
    #expect(value.hashValue == (try parsed(text((1...count).reversed()))).hashValue)
    #expect(value != (try parsed(text(1..<count))))
    #expect(value != (try parsed(text(1..<count).dropLast() + #","other":\#(count)}"#)))
    #expect(throws: JSONFault.self) { try parsed(text(Array(1...count) + [1])) }
    guard case .object(var members) = value else {
      Issue.record("no object")
      return
    }
    #expect(members.keys == (1...count).map { "name \($0)" })
    #expect(members.removeValue(forKey: "name 2") == .signed(2))
    #expect(members["name 2"] == nil)
    #expect(members["name \(count)"] == .signed(Int64(count)))
    members["name 1"] = .null
    members["name 2"] = .bool(true)
    #expect(members.keys == ["name 1"] + (3...count).map { "name \($0)" } + ["name 2"])
    #expect(members["name 1"] == .null)
  }

  @Test("of an object with many members the one that no field has is told")
  func unknown() throws {
    let known = try JSONReader(try parsed(#"{"a":1,"b":2}"#))
    #expect(throws: (any Error).self) { try known.finish() }
    let json = "{" + (1...100).map { #""name \#($0)":\#($0)"# }.joined(separator: ",") + "}"
    for left in [1, 64, 65, 100] {
      var reader = try JSONReader(try parsed(json))
      for number in 1...100 where number != left { _ = reader.take("name \(number)") }
      let error = #expect(throws: WireError.self) { try reader.finish() }
      #expect("\(String(describing: error))".contains("name \(left): "))
      _ = reader.take("name \(left)")
      try reader.finish()
    }
  }

  @Test(
    "strings are unescaped",
    arguments: [
      (#""""#, ""), (#""é漢🎈""#, "é漢🎈"), (#""\"\\\/\b\f\n\r\t""#, "\"\\/\u{8}\u{c}\n\r\t"),
      (#""\u0000\u00e9\uFFFF""#, "\u{0}\u{e9}\u{ffff}"), (#""\ud83c\uDF88!""#, "🎈!"),
      (#""\ud800\udc00\udbff\udfff""#, "\u{10000}\u{10ffff}"),
      ("\"\u{7f}\u{2028}\"", "\u{7f}\u{2028}"),
    ])
  func strings(json: String, expected: String) throws {
    guard case .string(let text) = try parsed(json) else {
      Issue.record("no string")
      return
    }
    #expect(Array(text.utf8) == Array(expected.utf8))
  }

  @Test("space may surround everything")
  func space() throws {
    #expect(
      try parsed(" \t\r\n{ \"a\" : [ 1 , { } , [ ] , null ] , \"b\" : false }\n")
        == .object([
          "a": .array([.signed(1), .object([:]), .array([]), .null]), "b": .bool(false),
        ]))
  }

  @Test(
    "what RFC 8259 does not have is refused, with its place",
    arguments: [
      ("", "a value behind byte 0 of 0"), ("tru", "a value at byte 1 of 3"),
      ("nullnull", "the end at byte 5 of 8"), ("True", "a value at byte 1 of 4"),
      ("[1,]", "a value at byte 4 of 4"), ("[,1]", "a value at byte 2 of 4"),
      ("[1 2]", "a comma or ] at byte 4 of 5"), ("{\"a\" 1}", "a colon at byte 6 of 7"),
      ("{\"a\":1,}", "a name in quotes at byte 8 of 8"),
      ("{a:1}", "a name in quotes at byte 2 of 5"),
      ("{\"a\":1", "a comma or } behind byte 6 of 6"), ("01", "the end at byte 2 of 2"),
      ("-", "a digit behind byte 1 of 1"), ("1.", "a digit behind byte 2 of 2"),
      (".5", "a value at byte 1 of 2"),
      ("1e", "a digit behind byte 2 of 2"), ("1e+", "a digit behind byte 3 of 3"),
      ("+1", "a value at byte 1 of 2"),
      ("1e400", "a number below 1.8e308 at byte 1 of 5"),
      ("\"a", "a quote at the end of the text behind byte 2 of 2"),
      ("\"\n\"", "control characters as \\u00XX at byte 2 of 3"),
      ("\"\\a\"", "an escape such as \\n or \\u000a at byte 3 of 4"),
      ("\"\\u12g4\"", "four hexadecimal digits at byte 6 of 8"),
      ("\"\\ud800\"", "both halves of a surrogate pair at byte 4 of 8"),
      ("\"\\ud800\\u0041\"", "both halves of a surrogate pair at byte 4 of 14"),
      ("\"\\udc00\\udc00\"", "both halves of a surrogate pair at byte 4 of 14"),
      ("{\"a\":1,\"a\":1}", "each name once at byte 8 of 13"),
      ("{\"a\":1,\"\\u0061\":1}", "each name once at byte 8 of 18"),
      ("\u{feff}1", "a value at byte 1 of 4"),
    ])
  func refused(json: String, expected: String) {
    let fault = #expect(throws: JSONFault.self) { try parsed(json) }
    #expect(fault?.explanation == "not valid JSON: expected " + expected)
    #expect(fault?.wording.es.hasPrefix("no es JSON válido: se esperaba ") == true)
  }

  @Test("values nest 64 deep; one more is refused")
  func depth() throws {
    func nested(_ depth: Int) -> String {
      String(repeating: "[", count: depth) + "7" + String(repeating: "]", count: depth)
    }
    var value = try parsed(nested(64))
    for _ in 0..<64 {
      guard case .array(let elements) = value, elements.count == 1 else { break }
      value = elements[0]
    }
    #expect(value == .signed(7))
    let fault = #expect(throws: JSONFault.self) { try parsed(nested(65)) }
    #expect(fault?.explanation == "not valid JSON: expected at most 64 levels at byte 66 of 131")
  }

  @Test("a long array is read whole")
  func long() throws {
    let json = "[" + String(repeating: "1,", count: 300_000) + "1]"
    #expect(try parsed(json) == .array([JSONValue](repeating: .signed(1), count: 300_001)))
  }
}
