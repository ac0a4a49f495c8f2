import EventSourcing
import Testing

@Suite("JSON writer")
struct JSONWriterTests {
  @Test("every field of a message is there, in order, defaults too")
  func defaults() {
    #expect(
      Leaves().json
        == #"{"flag":false,"number":0,"count":0,"small":0,"text":"","bytes":"","#
        + #""id":"00000000-0000-0000-0000-000000000000","#
        + #""instant":"1970-01-01T00:00:00.000000000Z","date":"1970-01-01","colour":"none","#
        + #""actor":""}"#)
  }

  @Test("absent optionals are left out, present defaults are not")
  func optionals() {
    #expect(Options().json == "{}")
    var options = Options()
    options.count = 0
    options.text = ""
    options.colour = .deepBlue
    #expect(options.json == #"{"count":0,"text":"","colour":"deepBlue"}"#)
  }

  @Test("repeated fields and nested messages are arrays and objects, empty ones too")
  func nested() {
    var tree = Tree()
    tree.numbers = [1, -2]
    tree.texts = ["a"]
    tree.children = [Tree()]
    let lists = #""chunks":[],"instants":[],"colours":[]"#
    let empty =
      #"{"leaves":\#(Leaves().json),"options":{},"flags":[],"numbers":[],"texts":[],\#(lists),"#
      + #""children":[]}"#
    #expect(Tree().json == empty)
    #expect(
      tree.json
        == #"{"leaves":\#(Leaves().json),"options":{},"flags":[],"numbers":[1,-2],"texts":["a"],"#
        + #"\#(lists),"children":[\#(empty)]}"#)
  }

  @Test(
    "integers are numbers up to 2^53 either way, and strings beyond",
    arguments: [
      (9_007_199_254_740_992, "9007199254740992"),
      (9_007_199_254_740_993, "\"9007199254740993\""),
      (-9_007_199_254_740_992, "-9007199254740992"),
      (-9_007_199_254_740_993, "\"-9007199254740993\""),
      (.min, "\"-9223372036854775808\""),
    ] as [(Int64, String)])
  func integers(number: Int64, expected: String) {
    var options = Options()
    options.number = number
    #expect(options.json == "{\"number\":\(expected)}")
    options = Options()
    options.count = UInt64(bitPattern: number)
    if number > 0 { #expect(options.json == "{\"count\":\(expected)}") }
  }

  @Test("the largest unsigned integer is a string")
  func largest() {
    var options = Options()
    options.count = .max
    #expect(options.json == #"{"count":"18446744073709551615"}"#)
  }

  @Test(
    "text is escaped if RFC 8259 asks for it, and only then",
    arguments: [
      ("\"\\/", #"\"\\/"#), ("\u{8}\t\n\u{c}\r", #"\b\t\n\f\r"#), ("\r\n", #"\r\n"#),
      ("\u{0}\u{1f}\u{7f}", "\\u0000\\u001f\u{7f}"), ("é漢🎈", "é漢🎈"),
      ("e\u{301}", "e\u{301}"), ("\u{2028}", "\u{2028}"),
    ])
  func escapes(text: String, expected: String) {
    var writer = JSONWriter()
    writer.string(text)
    #expect(Array(writer.text.utf8) == Array("\"\(expected)\"".utf8))
  }

  @Test(
    "bytes are base64url without padding, as in RFC 4648 section 10",
    arguments: [
      ("", ""), ("f", "Zg"), ("fo", "Zm8"), ("foo", "Zm9v"), ("foob", "Zm9vYg"),
      ("fooba", "Zm9vYmE"), ("foobar", "Zm9vYmFy"),
    ])
  func base64(text: String, expected: String) {
    var options = Options()
    options.bytes = Array(text.utf8)
    #expect(options.json == "{\"bytes\":\"\(expected)\"}")
  }

  @Test("the last two of the 64 letters are those that a URL may hold")
  func base64Alphabet() {
    var options = Options()
    options.bytes = [0xfb, 0xff, 0xfe]
    #expect(options.json == #"{"bytes":"-__-"}"#)
  }

  @Test("an object built by hand has its commas where they belong")
  func byHand() {
    var writer = JSONWriter()
    writer.beginObject()
    writer.key("a")
    writer.beginArray()
    writer.bool(true)
    writer.beginObject()
    writer.endObject()
    writer.integer(-1)
    writer.endArray()
    writer.key("b\"")
    writer.payload(of: Paint.deepBlue(Options()))
    writer.key("c")
    writer.unsigned(7)
    writer.endObject()
    #expect(writer.text == #"{"a":[true,{},-1],"b\"":{},"c":7}"#)
  }

  @Test("bytes are two digits each in hexadecimal, in lower case")
  func digits() {
    #expect(hexadecimal([]) == "" && hexadecimal([0, 15, 16, 0xab, 255]) == "000f10abff")
    #expect(hexadecimal([1, 2, 3].dropFirst()) == "0203")
  }
}
