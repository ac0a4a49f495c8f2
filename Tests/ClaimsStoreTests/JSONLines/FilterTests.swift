import ClaimsKernel
import EventSourcing
import Foundation
import Testing

/// What is looked for in histories, timelines and among refusals: on the demo's log, over the wire.
@Suite("Filters of a history")
struct FilterTests {
  typealias Row = [String: Any]

  /// A filter, and which rows it finds of all that a reader is shown.
  struct Case: Sendable, CustomStringConvertible {
    let params: String
    let holds: @Sendable (Row) -> Bool
    var description: String { params }

    init(_ params: String, _ holds: @escaping @Sendable (Row) -> Bool) {
      (self.params, self.holds) = (params, holds)
    }
  }

  private static func actor(_ row: Row) -> String? { (row["actor"] as? Row)?["id"] as? String }
  private static func role(_ row: Row) -> String? { (row["actor"] as? Row)?["role"] as? String }
  private static func command(_ row: Row) -> String? {
    (row["command"] as? Row)?["name"] as? String
  }
  private static func time(_ row: Row, _ name: String) -> String { row[name] as? String ?? "" }

  /// Every amount that a value shows.
  private static func amounts(_ value: Any) -> [(Int, String)] {
    if let list = value as? [Any] { return list.flatMap { amounts($0) } }
    guard let row = value as? Row else { return [] }
    let own = (row["minorUnits"] as? Int).flatMap { number in
      (row["currency"] as? String).map { (number, $0) }
    }
    return (own.map { [$0] } ?? []) + row.values.flatMap { amounts($0) }
  }

  private static func says(_ row: Row, _ range: ClosedRange<Int>) -> Bool {
    let said: Any? = row["data"] ?? (row["command"] as? Row)?["data"]
    return amounts(said ?? [:]).contains { range.contains($0.0) && $0.1 == "EUR" }
  }

  /// Those of both.
  static let shared = [
    Case(#""actor":["hugo"]"#) { actor($0) == "hugo" },
    Case(#""actor":["hugo","sara"]"#) { ["hugo", "sara"].contains(actor($0)) },
    Case(#""actor":["carla"]"#) { actor($0) == "carla" },
    Case(#""actor":["nobody"]"#) { _ in false },
    Case(#""role":["handler"]"#) { role($0) == "handler" },
    Case(#""role":["payer","investigator"]"#) { ["payer", "investigator"].contains(role($0)) },
    Case(#""command":["requestPayment"]"#) { command($0) == "requestPayment" },
    Case(#""command":["approve","confirmDecision","deny"]"#) {
      ["approve", "confirmDecision", "deny"].contains(command($0))
    },
    Case(#""amount":{"from":120000,"to":180000,"currency":"EUR"}"#) { says($0, 120_000...180_000) },
    Case(#""amount":{"from":200000,"currency":"EUR"}"#) { says($0, 200_000...Int.max) },
    Case(#""amount":{"currency":"USD"}"#) { _ in false },
    Case(
      #""clock":"effective","period":{"from":"2025-03-04T15:02:00Z","to":"2025-03-06T09:00:00Z"}"#
    ) { row in
      ("2025-03-04T15:02:00"..."2025-03-06T09:00:00z").contains(
        String(time(row, "effective").prefix(19)))
    },
    Case(#""period":{"from":"2026-01-01T00:00:40Z","to":"2026-01-01T00:01:00Z"}"#) { row in
      ("2026-01-01T00:00:40"..."2026-01-01T00:01:00").contains(
        String(time(row, "recorded").prefix(19)))
    },
    Case(#""actor":["hugo"],"role":["payer"],"command":["issuePayment"]"#) {
      actor($0) == "hugo" && role($0) == "payer" && command($0) == "issuePayment"
    },
  ]

  static let ofEvents = [
    Case(#""event":["ReserveSet","PaymentIssued","ActorRegistered"]"#) {
      ["ReserveSet", "PaymentIssued", "ActorRegistered"].contains($0["event"] as? String)
    },
    Case(#""event":["FraudFlagged"]"#) { $0["event"] as? String == "FraudFlagged" },
  ]

  static let ofRefusals = [
    Case(#""code":["fourEyesRequired","authorityExceeded"]"#) { row in
      let codes = (row["reasons"] as? [Row] ?? []).compactMap { $0["code"] as? String }
      return !Set(codes).isDisjoint(with: ["fourEyesRequired", "authorityExceeded"])
    }
  ]

  /// Everybody who reads, and the holder of the log.
  private static let readers = ["carla", "dario", "hugo", "sara", "ada", "paul", nil]

  /// The demo, a command a second: each is recorded at another time.
  private func demo() throws -> JSONLinesClient<InMemoryEventStore> {
    let client = try JSONLinesClient(InMemoryEventStore())
    let file = WireScenarioTests.folder.appending(path: "../../Examples/Demo/commands.jsonl")
    let commands = try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
    let start = try #require(Instant("2026-01-01T00:00:00Z"))
    for (second, command) in commands.enumerated() {
      client.clock.set(Instant(nanoseconds: start.nanoseconds + Int64(second) * 1_000_000_000))
      _ = client.say("send", String(command))
    }
    return client
  }

  private func rows(
    _ client: JSONLinesClient<InMemoryEventStore>, _ name: String, _ params: String,
    as reader: String?
  ) throws -> [Row] {
    let by = reader.map { #","as":"\#($0)""# } ?? ""
    let answer = try #require(
      client.say("query", #"{"name":"\#(name)","params":{\#(params)}\#(by)}"#).first)
    let object = try #require(JSONSerialization.jsonObject(with: Data(answer.utf8)) as? Row)
    return try #require((object["result"] as? Row)?["rows"] as? [Row], "\(answer)")
  }

  private func check(
    _ name: String, _ cases: [Case], of stream: String? = nil
  ) throws {
    let client = try demo()
    let subject = stream.map { [#""claim":"\#($0)""#] } ?? []
    var found = 0
    for reader in Self.readers {
      let isUnseen = stream != nil && reader.map { ["dario"].contains($0) } ?? false
      guard !isUnseen else { continue }
      let all = try rows(client, name, subject.joined(), as: reader)
      for filter in cases {
        let wanted = all.filter(filter.holds)
        let answer = try rows(
          client, name, (subject + [filter.params]).joined(separator: ","), as: reader)
        #expect(
          answer.map { $0 as NSDictionary } == wanted.map { $0 as NSDictionary },
          "\(name) \(filter) as \(reader ?? "the holder of the log")")
        found += answer.count
      }
    }
    #expect(found > 0)
  }

  @Test("a history has, of what its reader is shown, exactly the events that the filter holds for")
  func history() throws { try check("history", Self.shared + Self.ofEvents) }

  @Test("a timeline is filtered, and each moment still says what it changed in the whole history")
  func timeline() throws {
    try check(
      "timeline", Self.shared + Self.ofEvents, of: "a0000000-0000-4000-8000-000000000001")
  }

  @Test("refusals are found by the reasons that are told, and by nothing else")
  func refusals() throws { try check("refusals", Self.shared + Self.ofRefusals) }

  @Test("late are facts alone, if they were recorded more than so many days after they were true")
  func late() throws {
    let client = try demo()
    // Recorded on the first day of 2026; 26 days after it was true, and 301.
    let facts: Set = ["CheckRecorded", "CommunicationRecorded", "NoteAdded", "ClaimDetailsEdited"]
    let all = try rows(client, "history", "", as: nil)
    func age(_ row: Row) -> Double {
      func seconds(_ name: String) -> Double {
        Double(Instant(Self.time(row, name))?.nanoseconds ?? 0) / 1e9
      }
      return (seconds("recorded") - seconds("effective")) / 86_400
    }
    for days in [0, 295, 301, 400] {
      let found = try rows(client, "history", #""late":\#(days)"#, as: nil)
      #expect(found.allSatisfy { age($0) > Double(days) })
      func told(_ rows: [Row]) -> [Int] {
        rows.filter { facts.contains($0["event"] as? String ?? "") }
          .compactMap { $0["position"] as? Int }
      }
      #expect(told(found) == told(all.filter { age($0) > Double(days) }), "\(days)")
      let moves: Set = ["ClaimSubmitted", "ReserveSet", "PaymentIssued", "ClaimApproved"]
      #expect(!found.contains { moves.contains($0["event"] as? String ?? "") })
    }
    #expect(try rows(client, "history", #""late":400"#, as: nil).isEmpty)
  }

  @Test("a limit counts what is found, and reading goes on behind the last of it")
  func limit() throws {
    let client = try demo()
    let all = try rows(client, "history", #""actor":["hugo"]"#, as: nil)
    let first = try rows(client, "history", #""actor":["hugo"],"limit":3"#, as: nil)
    let position = try #require(first.last?["position"] as? Int)
    let rest = try rows(client, "history", #""actor":["hugo"],"after":\#(position)"#, as: nil)
    #expect(first.count == 3)
    #expect((first + rest).map { $0 as NSDictionary } == all.map { $0 as NSDictionary })
  }

  @Test(
    "what is no filter is refused, and says what was expected",
    arguments: [
      ("history", #""event":["Foo"]"#, "params.params.event[0]: there is no event Foo"),
      ("history", #""event":["unspecified"]"#, "event: 'unspecified' stands for none"),
      ("history", #""command":["foo"]"#, "params.params.command[0]: there is no command foo"),
      ("history", #""clock":"effective""#, "params.params.clock: it says which time"),
      ("history", #""code":["noChange"]"#, "code"),
      ("refusals", #""event":["ReserveSet"]"#, "event"),
      ("refusals", #""code":["unspecified"]"#, "params.params.code: 'unspecified' stands for none"),
      ("history", #""period":{"from":"2026-01-02T00:00:00Z","to":"2026-01-01T00:00:00Z"}"#, "from"),
      (
        "timeline", #""claim":"a0000000-0000-4000-8000-000000000001","amount":{"from":1}"#,
        "currency"
      ),
    ])
  func wrong(name: String, params: String, message: String) throws {
    let client = try JSONLinesClient(InMemoryEventStore())
    let answer = try #require(
      client.say("query", #"{"name":"\#(name)","params":{\#(params)}}"#).first)
    #expect(answer["error", "code"] == "-32602", "\(answer)")
    #expect(answer["error", "message"]?.contains(message) == true, "\(answer)")
  }
}
