import ClaimsDomain
import Testing

@testable import ClaimsKernel

@Suite("The values of a long JSON text, one at a time")
struct JSONElementsTests {
  /// What comes of a text that arrives in pieces of a size, and in which form it was.
  private func read(
    _ text: String, by size: Int, limit: Int = 1 << 28
  ) -> (found: [String], form: JSONElements.Form) {
    var rest = Array(text.utf8)[...]
    var elements = JSONElements(limit: limit)
    var found: [String] = []
    while let element = elements.next({
      defer { rest = rest.dropFirst(size) }
      return Array(rest.prefix(size))
    }) {
      switch element {
      case .success(let value): found.append(shown(value))
      case .failure(let fault): found.append(fault.wording.en)
      }
    }
    #expect(elements.count == found.count)
    return (found, elements.form)
  }

  private func shown(_ value: JSONValue) -> String {
    if case .signed(let number) = value { "\(number)" } else { "\(value)" }
  }

  private func value(_ text: String) throws -> String {
    shown(try JSONValue(parsing: Array(text.utf8)))
  }

  @Test(
    "what is compressed or in UTF-16 is told how to be read",
    arguments: [
      ([0x1f, 0x8b, 8, 0], "this is compressed with gzip; "),
      ([0xff, 0xfe, 0x7b, 0], "this is UTF-16; "),
      ([0, 0x7b, 0, 0x7d], "this is UTF-16; "), ([0x7b, 0, 0x7d, 0], "this is UTF-16; "),
    ])
  func encodings(bytes: [UInt8], told: String) {
    var rest = bytes[...]
    var elements = JSONElements()
    func next() -> Result<JSONValue, JSONFault>? {
      elements.next { rest.popFirst().map { [$0] } ?? [] }
    }
    guard case .failure(let fault)? = next() else {
      Issue.record("it was read")
      return
    }
    #expect(fault.wording.en.hasPrefix(told))
    #expect(next() == nil)
  }

  @Test("a list, lines and one value come whole, however they arrive", arguments: 1...9)
  func forms(size: Int) throws {
    let object = #"{"a,]":["\"}",{"b":"é"}]}"#
    let whole = [try value(object), try value(#"{"c":2}"#)]
    for (text, form) in [
      (object + " , {\"c\":2}]\n", JSONElements.Form.list), (object + ",{\"c\":2} ] ", .list),
    ] {
      for start in ["[", "\u{feff}[ "] {
        let read = read(start + text, by: size)
        #expect(read.found == whole && read.form == form, "\(start + text)")
      }
    }
    for text in [object + "\n{\"c\":2}\n\n", " " + object + "\r\n {\"c\":2}"] {
      let read = read(text, by: size)
      #expect(read.found == whole && read.form == .lines, "\(text)")
    }
    for text in [object, object + "\n", object.replacing("{", with: "{\n")] {
      let read = read(text, by: size)
      #expect(read.found == [whole[0]] && read.form == .single, "\(text)")
    }
    #expect(read("[ ]", by: size).found == [])
  }

  @Test(
    "a bad first line is one of lines, unless it is one value with those after it", arguments: 1...5
  )
  func badFirstLine(size: Int) throws {
    let lines = read("{\"a\":\n{\"b\":1}\n\n{\"c\":2}\n", by: size)
    #expect(lines.form == .lines && lines.found.count == 3)
    #expect(lines.found[0].hasPrefix("not valid JSON"))
    let others = [try value(#"{"b":1}"#), try value(#"{"c":2}"#)]
    #expect(Array(lines.found.dropFirst()) == others)
    let whole = "{\"a\":[\n{\"b\":1}\n]}"
    let one = read(whole, by: size)
    let expected = [try value(whole)]
    #expect(one.form == .single && one.found == expected)
  }

  @Test(
    "what is wrong with one value is told in its place, and the others come",
    arguments: [
      (
        #"[1,{"a":1,"a":2},3]"#,
        ["1", "not valid JSON: expected each name once at byte 8 of 13", "3"]
      ),
      ("[1,,3]", ["1", "not valid JSON: expected a value behind byte 0 of 0", "3"]),
      ("[1,]", ["1", "not valid JSON: expected a value behind byte 0 of 0"]),
      ("[1,2", ["1", "2", "not valid JSON: expected a comma or ] behind byte 4 of 4"]),
      (#"[1,{"a":"#, ["1", "not valid JSON: expected a value behind byte 5 of 5"]),
      ("[1] 2", ["1", "not valid JSON: expected the end at byte 5 of 5"]),
      ("[] 2", ["not valid JSON: expected the end at byte 4 of 4"]),
      ("", ["not valid JSON: expected a value behind byte 0 of 0"]),
    ])
  func faults(text: String, found: [String]) {
    #expect(read(text, by: 64).found == found)
    #expect(read(text, by: 1).found.count == found.count)
  }

  @Test("a bad line leaves the others, and a value that is too long ends the text")
  func lines() throws {
    let read = read("{\"a\":1}\n{\"a\":\n{\"b\":2}\n", by: 5)
    #expect(
      read.found == [
        try value(#"{"a":1}"#), "not valid JSON: expected a value behind byte 5 of 5",
        try value(#"{"b":2}"#),
      ])
    let long = self.read("[1,\"\(String(repeating: "x", count: 40))\",3]", by: 5, limit: 20)
    #expect(long.found.count == 2)
    #expect(long.found[1].hasPrefix("longer than 20 bytes"))
  }
}
