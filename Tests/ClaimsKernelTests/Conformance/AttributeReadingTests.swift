import ClaimsDomain
import EventSourcing
import Testing

@testable import ClaimsKernel

@Suite("Arguments that maps read from attributes")
struct AttributeReadingTests {
  private func map(_ activities: String, _ more: String = "") throws -> ActivityMap {
    try ActivityMap(
      json: Array(
        """
        {"name": "m", "amount": {"minorUnits": 100, "currency": "EUR"}\(more),
         "activities": {\(activities)}}
        """.utf8))
  }

  private func step(_ command: String, _ more: String = "") -> String {
    #""do": [{"command": {\#(command)}, "role": "handler"\#(more)}]"#
  }

  /// The command that a step becomes at an event with these attributes; else what is wrong.
  private func command(
    _ arguments: String, _ attributes: [String: String], latest: [String: String?] = [:],
    ofCase: [String: String] = [:], twice: [String] = []
  ) throws -> String {
    let map = try map(step(arguments))
    let step = try #require(map.activities["do"]?.first)
    let event = ForeignEvent(
      activity: "do", resource: "Ana", time: Instant("2020-03-01T12:00:00Z")!,
      attributes: attributes)
    var foreign = ForeignCase(name: "c", events: [], attributes: ofCase)
    foreign.ambiguous = twice
    let facts = StepFacts(
      foreignCase: foreign, event: event, latest: latest, resource: ActorID("Ana"),
      sender: ActorID("Ana"), amount: map.amount,
      words: "do", step: Identifier(high: 0, low: 1), payment: Identifier(high: 0, low: 2),
      mapName: "m", log: map.log)
    do throws(WireError) {
      var filler = try ArgumentFiller(
        step.command, step.readings, from: facts, currency: map.amount.currency)
      let filled = try filler.filled()
      var writer = JSONWriter()
      filled.write(to: &writer)
      return writer.text
    } catch { return error.wording.en }
  }

  @Test(
    "an amount is read in whole units of its currency, whatever way it is written",
    arguments: [
      (#""attribute": "a""#, "35.5", "3550 EUR"), (#""attribute": "a""#, "-1", "-100 EUR"),
      (#""attribute": "a""#, "3.55E1", "3550 EUR"),
      (#""attribute": "a", "currency": "JPY""#, "350", "350 JPY"),
      (#""attribute": "a", "currency": {"attribute": "c"}"#, "0.125", "125 KWD"),
      (#""attribute": "a", "sign": "absolute""#, "-7.00", "700 EUR"),
      (#""attribute": "a", "sign": "negated""#, "7.00", "-700 EUR"),
      (#""attribute": "a", "decimal": ",""#, "1.234,50", "123450 EUR"),
      (#""attribute": "a", "round": true"#, "22.719999999999999", "2272 EUR"),
      (#""attribute": ["b", "a"]"#, "1", "100 EUR"),
      (#""attribute": "a", "plus": ["p", "none"]"#, "1.10", "360 EUR"),
      (#""attribute": "b", "else": "3.01""#, "", "301 EUR"),
      (#""attribute": "b", "else": null"#, "", "100 EUR"),
      (#""attribute": "latest:l""#, "", "900 EUR"), (#""attribute": "case:k""#, "", "800 EUR"),
      (#""attribute": "a", "codes": {"low": "10", "*": "20"}"#, "low", "1000 EUR"),
      (#""attribute": "a", "codes": {"low": "10", "*": "20"}"#, "high", "2000 EUR"),
    ])
  func amounts(reading: String, written: String, expected: String) throws {
    let text = try command(
      #""approve": {"amount": {\#(reading)}}"#, ["a": written, "c": "KWD", "p": "2.5"],
      latest: ["l": "9"], ofCase: ["k": "8"])
    let parts = expected.split(separator: " ")
    #expect(
      text == #"{"amount":{"minorUnits":\#(parts[0]),"currency":"\#(parts[1])"},"reason":""}"#)
  }

  @Test(
    "what cannot be read says what was expected, and which attribute was found",
    arguments: [
      (#""attribute": "a""#, "35,5", "amount (a): expected a number such as 35.50, found '35,5'"),
      (
        #""attribute": "a", "decimal": ",""#, "35.50",
        "amount (a): expected a number such as 35.50, found '35.50'"
      ),
      (
        #""attribute": "a""#, "35.555",
        "amount (a): expected an amount with at most 2 digits after the point, as EUR has; "
          + "\"round\" in the map rounds, found '35.555'"
      ),
      (
        #""attribute": "b""#, "",
        "the log does not say 'b', from which amount is read; 'else' in the map says what it is then"
      ),
      (
        #""attribute": "a", "codes": {"x": "1", "y": "2"}"#, "z",
        "a: expected one of x, y, found 'z'"
      ),
      (
        #""attribute": "a", "currency": {"attribute": "c"}"#, "1",
        "amount (a): c: expected a currency such as EUR, found nothing"
      ),
    ])
  func faults(reading: String, written: String, message: String) throws {
    let text = try command(#""approve": {"amount": {\#(reading)}}"#, ["a": written, "c": "euro"])
    #expect(text == message)
  }

  @Test("what a case, or its latest event, says twice and differently is not taken")
  func twice() throws {
    for name in ["case:k", "latest:l"] {
      let text = try command(
        #""approve": {"amount": {"attribute": "\#(name)"}}"#, [:], latest: ["l": nil],
        ofCase: ["k": "99"], twice: ["k"])
      #expect(text.contains("twice"), "\(text)")
    }
  }

  @Test("types, dates, times, texts, codes, ids and numbers are read by the field that they fill")
  func kinds() throws {
    #expect(
      try command(
        """
        "openDraft": {"type": {"attribute": "t", "codes": {"A": "auto"}},
          "title": {"attribute": "n"}, "claimed": {"minorUnits": {"attribute": "cents"},
          "currency": "USD"}, "lossDate": {"attribute": "d", "format": "DD.MM.YYYY"},
          "related": {"attribute": "other"}}
        """, ["t": "A", "n": "Hail", "cents": "1234", "d": "3.1.2020", "other": "case 7"])
          == """
          {"type":"auto","title":"Hail","claimed":{"minorUnits":1234,"currency":"USD"},\
          "lossDate":"2020-01-03","claimant":"",\
          "related":"\(Identifier(derivedFrom: "import", "m", "case 7").text)",\
          "claimantName":"","claimantContact":""}
          """)
    #expect(
      try command(
        """
        "requestInfo": {"items": ["invoice", {"attribute": "x"}, {"attribute": "y", "else": null}],
          "due": {"attribute": "until"}}
        """, ["x": "photo", "until": "2020-04-01T00:00:00+02:00"])
        == #"{"items":["invoice","photo"],"due":"2020-03-31T22:00:00.000000000Z"}"#)
    #expect(
      try command(
        #""flagFraud": {"indicator": "i", "score": {"attribute": "s"}, "text": {"attribute": "w"}}"#,
        ["s": "70.0", "w": "odd"]) == #"{"indicator":"i","score":70,"text":"odd"}"#)
    let policy = try command(
      #""editDraft": {"policy": {"reference": {"attribute": "p"}, "limit": {"attribute": "l"}}}"#,
      ["p": "P-1", "l": "5"])
    #expect(
      policy.contains(
        #""policy":{"reference":"P-1","limit":{"minorUnits":500,"currency":"EUR"},"#), "\(policy)")
  }

  @Test("every argument of every command to a claim or a report can be read from an attribute")
  func everyField() throws {
    var count = 0
    for machine in ActivityMap.Machine.allCases {
      for verb in Self.verbs(of: machine) {
        for field in try FieldPaths.of(verb) {
          let command = field.split(separator: ".").reversed()
            .reduce(#"{"attribute": "a"}"#) { inner, name in
              name.hasSuffix("[]")
                ? #"{"\#(name.dropLast(2))": [\#(inner)]}"# : #"{"\#(name)": \#(inner)}"#
            }
          let amount =
            machine == .claim ? #""amount": {"currency": "EUR"},"# : ""
          let text = """
            {"machine": "\(machine.rawValue)", \(amount) "activities": {"do": [
              {"command": {"\(verb)": \(command)}, "role": "handler"}]}}
            """
          let map = try ActivityMap(json: Array(text.utf8))
          #expect(map.activities["do"]?.first?.readings.readings.keys.first == field)
          count += 1
        }
      }
    }
    #expect(count > 150)
  }

  private static func verbs(of machine: ActivityMap.Machine) -> [String] {
    let verbs =
      switch machine {
      case .claim: ClaimVerb.allCases.map(\.name.description)
      case .report: ReportVerb.allCases.map(\.name.description)
      }
    return verbs.filter { $0 != "unspecified" }
  }

  @Test("what a reading cannot mean is reported with its place", arguments: Self.mapFaults)
  func mapFault(command: String, message: String) {
    let fault = #expect(throws: JSONFault.self) { try map(step(command)) }
    #expect(fault?.explanation == "activities.do[0].command.\(message)")
  }

  static let mapFaults: [(String, String)] = [
    (#""approve": {"sum": {"attribute": "a"}}"#, "approve.sum: no such field"),
    (
      #""approve": {"amount": {"attribute": "a", "elze": 1}}"#,
      "approve.amount.elze: no such field: did you mean else?"
    ),
    (
      #""approve": {"amount": {"attribute": 7}}"#,
      "approve.amount.attribute: expected a string, found 7"
    ),
    (
      #""approve": {"amount": {"attribute": "a", "currency": "euro"}}"#,
      #"approve.amount.currency: expected a currency such as EUR, found "euro""#
    ),
    (
      #""approve": {"amount": {"attribute": "a", "sign": "plus"}}"#,
      "approve.amount.sign: expected asWritten or absolute or negated, found 'plus'"
    ),
    (
      #""approve": {"amount": {"attribute": "a", "else": "much"}}"#,
      "approve: amount (a): expected a number such as 35.50, found 'much'"
    ),
    (
      #""openDraft": {"type": {"attribute": "a", "codes": {"A": "car"}}}"#,
      "openDraft: type.codes.A: expected one of medical, dental, vision, property, injuryLegal, auto, "
        + "cyberLoss, found 'car'"
    ),
    (
      #""editDraft": {"policy": {"attribute": "a"}}"#,
      "editDraft: policy: this has fields of its own, each of which may be read"
    ),
  ]

  @Test("a step applies where an attribute is there, is not, or says one of some words")
  func conditions() throws {
    let map = try map(
      step(
        #""addNote": {}"#,
        #", "where": {"a": true, "b": false, "c": ["x", "y"], "d": {"not": "w"}}"#))
    let step = try #require(map.activities["do"]?.first)
    let standing = CaseStanding(status: "open", holder: ActorID())
    func applies(_ says: [String: String]) -> Bool {
      step.applies(to: standing, by: ActorID(), before: nil) { says[$0] }
    }
    #expect(applies(["a": "1", "c": "y", "d": "z"]))
    #expect(!applies(["c": "y", "d": "z"]))
    #expect(!applies(["a": "1", "b": "1", "c": "y", "d": "z"]))
    #expect(!applies(["a": "1", "c": "w", "d": "z"]))
    #expect(!applies(["a": "1", "c": "y", "d": "w"]))
    #expect(!applies(["a": "1", "c": "y"]))
  }

  @Test("a key that the log gives an event twice, with different values, is not read")
  func ambiguous() throws {
    let map = try map(
      #""do": [{"command": {"openDraft": {"type": "auto", "claimed": {"attribute": "a"}}}, "role": "agent"}]"#
    )
    var event = ForeignEvent(
      activity: "do", resource: "Ana", time: Instant("2020-03-01T12:00:00Z")!,
      attributes: ["a": "7"])
    event.ambiguous = ["a"]
    var conformance = Conformance(map)
    conformance.replay(ForeignCase(name: "c", events: [event]))
    #expect(
      conformance.report.deviations.map(\.reason.en) == ["a is given twice, with different values"])
    #expect(conformance.report.deviations.map(\.kind) == [.malformed])
    #expect(conformance.report.remarks.map(\.kind) == [.twice])
  }
}

/// The places of a command's values: `amount`, `codes[]`, `policy.limit`. An amount is one value.
private struct FieldPaths: FieldVisitor {
  static var reads: Bool { true }
  static var showsNames: Bool { true }
  private var paths: [String] = []
  private var path = ""
  private var isMessage = false

  static func of(_ verb: String) throws -> [String] {
    var visitor = FieldPaths()
    _ = try DomainCommand.read(verb, from: &visitor)
    return visitor.paths
  }

  mutating func field<V: FieldValue>(
    _ number: UInt32, _ name: StaticString, _ value: inout V
  ) throws(WireError) {
    let place = path + name.description
    if V.self is any Message.Type, V.self != Money.self {
      let outer = path
      path = place + "."
      try value.visitLeaf(&self)
      path = outer
    } else {
      paths.append(place)
    }
  }

  mutating func field<V: FieldValue>(
    _ number: UInt32, _ name: StaticString, _ value: inout V?
  ) throws(WireError) {
    var present = V()
    try field(number, name, &present)
  }

  mutating func field<V: FieldValue>(
    _ number: UInt32, _ name: StaticString, _ value: inout [V]
  ) throws(WireError) {
    // What holds fields of its own is read element by element.
    if !(V.self is any Message.Type) { paths.append(path + name.description + "[]") }
  }

  mutating func leaf(_ value: inout Bool) {}
  mutating func leaf(_ value: inout Int64) {}
  mutating func leaf(_ value: inout UInt64) {}
  mutating func leaf(_ value: inout String) {}
  mutating func leaf(_ value: inout [UInt8]) {}
  mutating func leaf(_ value: inout Identifier) {}
  mutating func leaf(_ value: inout Instant) {}
  mutating func leaf(_ value: inout LocalDate) {}
  mutating func leaf<E: CodedEnum>(_ value: inout E) {}
  mutating func leaf<M: Message>(_ value: inout M) throws(WireError) { try value.visit(&self) }
}
