import ClaimsKernel
import EventSourcing
import Foundation
import Testing

@Suite("Event logs of objects, in OCEL 2.0 JSON")
struct OCELReaderTests {
  private let log = """
    {"objectTypes": [], "eventTypes": [],
     "objects": [
      {"id": "c1", "type": "Claim", "attributes": [
        {"name": "amount", "time": "1970-01-01T00:00:00Z", "value": "10.50"},
        {"name": "amount", "time": "2020-01-02T00:00:00Z", "value": 12.25}],
       "relationships": [{"objectId": "p9", "qualifier": "under"}]},
      {"id": "c2", "type": "Claim"},
      {"id": "p9", "type": "Policy", "attributes": [{"name": "x", "value": true}]}],
     "events": [
      {"id": "e2", "type": "pay", "time": "2020-01-03T00:00:00Z",
       "attributes": [{"name": "sum", "value": 7}, {"name": "who", "value": "Ana"}],
       "relationships": [{"objectId": "c1", "qualifier": "of"}, {"objectId": "p9", "qualifier": ""}]},
      {"id": "e1", "type": "open", "time": "2020-01-01T00:00:00Z",
       "relationships": [{"objectId": "c1", "qualifier": "of"}, {"objectId": "c2", "qualifier": "of"}]},
      {"id": "e3", "type": "call", "time": "2020-01-04T00:00:00Z"}]}
    """
  private var options: EventLogOptions {
    var options = EventLogOptions()
    options.objects = "Claim"
    options.resource = ["who"]
    return options
  }

  @Test("each object of a type is a case, with its events in time and its attributes as they were")
  func objects() throws {
    let read = try OCELReader.cases(in: Array(log.utf8), as: options)
    let open = ForeignEvent(
      activity: "open", time: Instant("2020-01-01T00:00:00Z")!,
      attributes: ["ocel:id": "e1", "object:Claim": "c1, c2"])
    var first = open
    first.attributes["case:amount"] = "10.50"
    first.attributes["case:object:Policy"] = "p9"
    #expect(
      read == [
        ForeignCase(
          name: "c1",
          events: [
            first,
            ForeignEvent(
              activity: "pay", resource: "Ana", time: Instant("2020-01-03T00:00:00Z")!,
              attributes: [
                "ocel:id": "e2", "sum": "7", "object:Claim": "c1", "object:Policy": "p9",
                "case:amount": "12.25", "case:object:Policy": "p9",
              ]),
          ], attributes: ["amount": "12.25", "object:Policy": "p9"]),
        ForeignCase(name: "c2", events: [open]),
      ])
  }

  @Test("a log that comes in pieces, events first or objects, says what it says as a whole")
  func pieces() throws {
    let whole = try OCELReader.cases(in: Array(log.utf8), as: options)
    let parts = log.components(separatedBy: "\"events\": ")
    let objects = parts[0].components(separatedBy: "\"objects\": ")
    let turned =
      objects[0] + "\"events\": " + parts[1].dropLast() + ", \"objects\": "
      + objects[1].trimmingCharacters(in: .whitespacesAndNewlines).dropLast() + ", \"x\": {}}"
    for text in [log, turned] {
      let bytes = Array(text.utf8)
      for size in [1, 2, 3, 7, 64, bytes.count - 1] {
        var (at, read) = (0, [ForeignCase]())
        _ = try OCELReader.read(
          {
            defer { at += size }
            return at < bytes.count ? Array(bytes[at..<min(at + size, bytes.count)]) : []
          }, as: options, in: MemorySpool()
        ) { read.append($0) }
        #expect(read == whole, "pieces of \(size) bytes")
      }
    }
  }

  @Test("events of no case, and of several, are told")
  func notes() throws {
    #expect(
      try notes(log).split(separator: "\n") == [
        "no map can read 6 values: events[].relationships[].qualifier 3, Policy 1, "
          + "Policy: x 1, objects[].relationships[].qualifier 1",
        "1 events have no object of type Claim, and belong to no case",
        "1 events have several objects of type Claim, and are an event of each",
      ])
  }

  @Test("what is no such log says why, with its place", arguments: Self.faults)
  func fault(text: String, message: String) {
    let fault = #expect(throws: EventLogFault.self) {
      try OCELReader.cases(in: Array(text.utf8), as: options)
    }
    #expect(fault?.explanation.hasPrefix(message) == true, "\(fault?.explanation ?? "")")
  }

  static let faults: [(String, String)] = [
    ("", "not valid JSON"),
    (
      "[]",
      "expected an object with lists \"objects\" and \"events\", found an array: this is not OCEL 2.0"
    ),
    ("{}", "objects: expected an array, found nothing"),
    (#"{"objects": [{"type": "Claim"}]}"#, "objects[0].id: expected a string, found nothing"),
    (
      #"{"objects": [{"id": "a", "type": "Claim"}, {"id": "a", "type": "Claim"}]}"#,
      "objects[1].id: the id 'a' stands twice"
    ),
    (#"{"objects": 7, "events": []}"#, "objects: expected an array, found 7"),
    (#"{"objects": [], "objects": []}"#, "not valid JSON: expected each name once"),
    (#"{"x": {"y": 1, "objects": []}"#, "not valid JSON: expected a comma or }"),
    (#"{"objects": [] "events": []}"#, "not valid JSON: expected a comma or }"),
    (
      #"{"objects": [{"id": "a"] "events": []}"#,
      "objects[0]: not valid JSON: expected a comma or } at byte 24 of 37"
    ),
    (
      #"{"objects": [], "events": [{"id": "a", "type": "t"}, {"id": 0 7}]}"#,
      "events[1]: not valid JSON: expected a comma or } at byte 63 of 64"
    ),
    (#"{"objects": [], "events": []}"#, "the log has no objects, and each case is one"),
    (#"{"objects": [{"id": "a", "type": "Claim"}}"#, "not valid JSON: expected a comma or ]"),
    (#"{"objects": [], "events": [], }"#, "not valid JSON: expected a name in quotes"),
    (#"{"objects": [], "events": []} 1"#, "not valid JSON: expected the end"),
    (#"{"objects": [], "events"#, "not valid JSON: expected a name in quotes"),
    (
      #"{"objects": [{"id": "a", "type": "P"}], "events": []}"#,
      #"log.objects: expected one of P, found "Claim""#
    ),
    (
      #"{"objects": [{"id": "a", "type": "Claim"}], "events": [{"id": "e", "type": "t", "relationships": 7}]}"#,
      "events[0].relationships: expected an array, found 7"
    ),
    (
      #"{"objects": [{"id": "a", "type": "Claim"}], "events": [{"id": "e", "type": "t"}, {"id": "e", "type": "t"}]}"#,
      "events[1].id: the id 'e' stands twice"
    ),
  ]

  @Test("an event whose time cannot be read is a fault of its cases alone")
  func unreadable() throws {
    let text = log.replacing("2020-01-03T00:00:00Z", with: "then")
    let read = try OCELReader.cases(in: Array(text.utf8), as: options)
    #expect(
      read.map { $0.faults.map(\.reason.en) } == [
        ["expected a time such as 2026-03-01T09:00:00+01:00, found 'then'"], [],
      ])
  }

  @Test("an attribute since when is not known is a fault of its object's case")
  func unreadableAttribute() throws {
    let text = log.replacing("\"2020-01-02T00:00:00Z\"", with: "\"2020-01-02 00:00\"")
    let read = try OCELReader.cases(in: Array(text.utf8), as: options)
    #expect(read.map(\.faults.count) == [1, 0])
    let fault = try #require(read.first?.faults.first)
    #expect(fault.isZoneMissing && fault.reason.en.hasPrefix("objects[0].attributes[1].time: "))
  }

  private func notes(_ text: String) throws -> String {
    try OCELReader.notes(on: Array(text.utf8), as: options).joined(separator: "\n")
  }

  @Test(
    "what no map can read is counted by its place",
    arguments: [
      ("\"value\": 12.25", "\"value\": {\"x\": 1}", "objects[].attributes[].value.x 1"),
      ("\"value\": \"Ana\"", "\"value\": [\"A\", \"B\"]", "events[].attributes[].value[] 2"),
      (
        "{\"objectId\": \"p9\", \"qualifier\": \"\"}", "{\"objectId\": \"p8\"}",
        "events[].relationships[].objectId 1"
      ),
      ("\"type\": \"pay\"", "\"type\": \"pay\", \"vmap\": {\"a\": 1}", "events[].vmap.a 1"),
      ("2020-01-02T00:00:00Z", "2019-01-02T00:00:00Z", "Claim: amount 1"),
    ])
  func elsewhere(old: String, new: String, told: String) throws {
    #expect(try !notes(log).contains(told))
    #expect(try notes(log.replacing(old, with: new)).contains(told))
  }

  @Test("two values at one time are said twice, as are an attribute and what is called like it")
  func twice() throws {
    let text = log.replacing("2020-01-02T00:00:00Z", with: "1970-01-01T00:00:00Z")
      .replacing("\"name\": \"sum\"", with: "\"name\": \"object:Policy\"")
    let read = try OCELReader.cases(in: Array(text.utf8), as: options)
    #expect(read.first?.ambiguous == ["amount"])
    #expect(read.first?.events.map(\.ambiguous) == [[], ["object:Policy"]])
  }

  @Test("of many attributes and changes each is kept, and what no event saw is counted")
  func many() throws {
    let times = (0..<400).map { Instant(nanoseconds: Int64($0) * 1_000_000_000).text }
    func attribute(_ name: String, _ place: Int, _ value: Int) -> String {
      #"{"name": "\#(name)", "time": "\#(times[place])", "value": \#(value)}"#
    }
    // A change each second, which the events see that come every tenth.
    let changes = times.indices.reversed().map { attribute("a", $0, $0) }
    let others = times.indices.map { attribute("b\($0)", 0, $0) }
    let twice = [7, 9, 7].map { attribute("b7", 0, $0) } + [attribute("b9", 0, 9)]
    let events = stride(from: 0, to: times.count, by: 10).map {
      #"{"id": "e\#($0)", "type": "t", "time": "\#(times[$0])", "#
        + #""relationships": [{"objectId": "c"}]}"#
    }
    let text = """
      {"objects": [{"id": "c", "type": "Claim", "attributes": [
        \((changes + others + twice).joined(separator: ",\n"))]}],
       "events": [\(events.joined(separator: ",\n"))]}
      """
    var read: [ForeignCase] = []
    let notes = try OCELReader.notes(on: Array(text.utf8), as: options) { read.append($0) }
    #expect(notes == ["no map can read 359 values: Claim: a 359"])
    #expect(read.first?.ambiguous == ["b7"])
    let seen = read.first?.events.map { $0.attributes["case:a"] }
    #expect(seen == stride(from: 0, to: times.count, by: 10).map { "\($0)" })
    #expect(read.first?.attributes.count == 401)
  }

  private static let published = PublishedLogs.folder.deletingLastPathComponent()
    .appending(path: "ocel/ocel20_example.jsonocel")

  @Test(
    "the standard's own example has as many cases and events as its figures say",
    .enabled(if: PublishedLogs.isThere(published), "needs ../shared/data/ocel"))
  func example() throws {
    let bytes = Array(try Data(contentsOf: Self.published))
    var counts: [String: Int] = [:]
    for type in ["Invoice", "Payment", "Purchase Order", "Purchase Requisition"] {
      var options = EventLogOptions()
      options.objects = type
      let cases = try OCELReader.cases(in: bytes, as: options)
      counts["cases", default: 0] += cases.count
      #expect(cases.allSatisfy { $0.faults.isEmpty && !$0.events.isEmpty }, "\(type)")
    }
    #expect(counts == ["cases": 9])
  }
}
