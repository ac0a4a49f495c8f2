import Foundation
import Testing

@testable import StateMachineTesting

@Suite("Swift source")
struct SwiftSourceTests {
  static let module = "StateMachineTestingTests."

  @Test(
    "strings are quoted so that they read back the same",
    arguments: [
      ("plain", #""plain""#), ("", #""""#), (#"a "quoted" \ word"#, #""a \"quoted\" \\ word""#),
      ("line\nline\r\n\ttab\0", #""line\nline\r\n\ttab\0""#), (#"\(x)"#, #""\\(x)""#),
      ("\u{301}é漢🙂", #""\u{301}é漢🙂""#), ("\u{202e}\u{7}\u{2028}", #""\u{202e}\u{7}\u{2028}""#),
    ])
  func strings(text: String, source: String) {
    #expect(swiftSource(of: text) == source)
    #expect(swiftSource(of: text[...]) == source)
  }

  @Test("numbers are literals, and have names if there is no literal")
  func numbers() {
    let values: [Any] = [
      0, -7, Int8.min, UInt64.max, 1.5, -0.0, 1e16, Double.leastNonzeroMagnitude, Double.nan,
      Double.infinity, -Double.infinity, Float.nan, -Float.infinity, Float(0.1), true, Int128.max,
    ]
    #expect(
      values.map { swiftSource(of: $0) } == [
        "0", "-7", "-128", "18446744073709551615", "1.5", "-0.0", "1e+16",
        "Double(sign: .plus, exponent: -1074, significand: 1.0)", "Double.nan",
        "Double.infinity", "-Double.infinity", "Float.nan", "-Float.infinity", "0.1", "true",
        "170141183460469231731687303715884105727",
      ])
  }

  @Test("optionals are what they hold, and nil keeps to its level")
  func optionals() {
    let one: Int? = 1
    let none: Int? = nil
    let text: String? = "a"
    let innerNil: Int?? = .some(nil)
    let outerNil: Int?? = nil
    let deepNil: Int??? = .some(.some(nil))
    #expect(swiftSource(of: one as Any) == "1")
    #expect(swiftSource(of: none as Any) == "nil")
    #expect(swiftSource(of: text as Any) == "\"a\"")
    #expect(swiftSource(of: innerNil as Any) == ".some(nil)")
    #expect(swiftSource(of: outerNil as Any) == "nil")
    #expect(swiftSource(of: deepNil as Any) == ".some(.some(nil))")
    #expect(swiftSource(of: [1, nil, 3]) == "[1, nil, 3]")
  }

  @Test("collections are literals, in an order that does not change")
  func collections() {
    #expect(swiftSource(of: [1, 2]) == "[1, 2]")
    #expect(swiftSource(of: [Int]()) == "[]")
    #expect(swiftSource(of: Set(["b", "a", "c"])) == #"["a", "b", "c"]"#)
    #expect(swiftSource(of: ["b": [1], "a": []]) == #"["a": [], "b": [1]]"#)
    #expect(swiftSource(of: [String: Int]()) == "[:]")
    #expect(swiftSource(of: [[1], []][...]) == "[[1], []]")
    #expect(swiftSource(of: (1, b: "x", (true, ()))) == #"(1, b: "x", (true, ()))"#)
    #expect(swiftSource(of: Character("\"")) == #"Character("\"")"#)
  }

  /// Each of them is compiled, too.
  static let samples: [(sample: Sample, source: String)] = [
    (.plain, "Sample.plain"), (.`init`, "Sample.`init`"), (.`let`, "Sample.`let`"),
    (.number(-128), "Sample.number(-128)"), (.labelled(amount: 5), "Sample.labelled(amount: 5)"),
    (
      .mixed(1, name: "a\"b\n", .init(x: 2)),
      #"Sample.mixed(1, name: "a\"b\n", StateMachineTestingTests.Sample.Inner(x: 2, label: nil))"#
    ),
    (
      .nested(inner: .init(x: 1, label: "é")),
      #"Sample.nested(inner: StateMachineTestingTests.Sample.Inner(x: 1, label: "é"))"#
    ),
    (.nested(inner: nil), "Sample.nested(inner: nil)"),
    (.twice(.some(nil)), "Sample.twice(.some(nil))"), (.twice(nil), "Sample.twice(nil)"),
    (.twice(3), "Sample.twice(3)"),
    (
      .list([.init(x: 1), .init(x: -2)]),
      "Sample.list([StateMachineTestingTests.Sample.Inner(x: 1, label: nil), "
        + "StateMachineTestingTests.Sample.Inner(x: -2, label: nil)])"
    ),
    (.list([]), "Sample.list([])"), (.table([:]), "Sample.table([:])"),
    (.table(["b": [1, 2], "a": []]), #"Sample.table(["a": [], "b": [1, 2]])"#),
    (.letters(["x", "\\"]), #"Sample.letters([Character("\\"), Character("x")])"#),
    (.real(.nan, -.infinity), "Sample.real(Double.nan, -Float.infinity)"),
    (.span(1..<2, -3...3), "Sample.span(1..<2, -3...3)"),
    (
      .identity(
        UUID(uuid: (0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15)),
        Date(timeIntervalSinceReferenceDate: 0.5), Data([1, 2]), URL(filePath: "/a b")),
      #"Sample.identity(Foundation.UUID(uuidString: "00010203-0405-0607-0809-0A0B0C0D0E0F")!, "#
        + "Foundation.Date(timeIntervalSinceReferenceDate: 0.5), Foundation.Data([1, 2]), "
        + #"Foundation.URL(string: "file:///a%20b")!)"#
    ),
    (.scalar("é"), "Sample.scalar(Unicode.Scalar(233 as UInt32)!)"),
    (
      .generic(.init(content: 1), .init(content: .init(x: 1))),
      "Sample.generic(StateMachineTestingTests.Sample.Box<Swift.Int>(content: 1), "
        + "StateMachineTestingTests.Sample.Box<StateMachineTestingTests.Sample.Inner>(content: "
        + "StateMachineTestingTests.Sample.Inner(x: 1, label: nil)))"
    ),
    (.own(.seven), "Sample.own(StateMachineTestingTests.Sample.Own.seven)"),
  ]

  @Test("cases and structures are written by their names, whatever their descriptions say")
  func composed() {
    #expect(
      Self.samples.map { swiftSource(of: $0.sample) }
        == Self.samples.map { Self.module + $0.source })
    #expect(swiftSource(of: Raw.first) == Self.module + "Raw.first")
  }

  @Test("the modules of all types are known, those of generic arguments too")
  func modules() {
    var writer = SwiftWriter()
    _ = writer.source(of: [Sample.plain])
    #expect(writer.modules == ["StateMachineTestingTests"])
    _ = writer.source(of: Sample.Box(content: UUID()))
    #expect(writer.modules == ["StateMachineTestingTests", "Foundation"])
    #expect(writer.name(of: [Generator<Settings>].self).hasPrefix("Swift.Array<"))
    #expect(
      writer.modules == ["StateMachineTestingTests", "Foundation", "StateMachineTesting"])
  }
}
