import ClaimsKernel
import ClaimsStore
import EventSourcing
import Foundation
import TestSupport
import Testing

/// A server of JSON lines in this process, on logs in memory: commands go in by `send`, events come
/// out by a feed.
struct JSONLinesTransport: ScenarioTransport {
  private var client: JSONLinesClient<InMemoryEventStore>

  init() throws { client = try JSONLinesClient(InMemoryEventStore()) }

  mutating func begin(sealed: Bool) throws {
    client = try JSONLinesClient(InMemoryEventStore(sealsTexts: sealed))
    _ = client.say("subscribe", #"{"feed":{"after":0}}"#)
  }

  mutating func send(_ line: String, at time: Instant) throws -> ScenarioAnswer {
    guard case .object(var params) = try JSONValue(parsing: Array(line.utf8)) else {
      return ScenarioAnswer(answer: "no object", events: [])
    }
    params["at"] = .string(time.text)
    let heard = client.say("send", JSONValue.object(params).text)
    var answer = ""
    var events: [String] = []
    for line in heard {
      guard case .object(let members) = try JSONValue(parsing: Array(line.utf8)) else { continue }
      if members["id"] != nil { answer = (members["result"] ?? .null).text }
      guard case .object(let told) = members["params"], case .array(let rows) = told["rows"] else {
        continue
      }
      events += rows.map(\.text)
    }
    return ScenarioAnswer(answer: answer, events: events)
  }
}

@Suite("Scenarios over JSON lines", .long)
struct WireScenarioTests {
  static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "Specs/Scenarios")

  static var names: [String] {
    let files = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return files.filter { $0.hasSuffix(".json") }.sorted()
  }

  @Test(
    "every scenario is answered over the wire as its senders are told in process",
    arguments: WireScenarioTests.names)
  func play(name: String) throws {
    let file = try ScenarioFile(
      json: Array(Data(contentsOf: Self.folder.appending(path: name))))
    var transport = try JSONLinesTransport()
    var kernel = try KernelTransport(asTold: true)
    for scenario in file.scenarios {
      let told = try #require(try scenario.run(on: &kernel).found)
      let verdict = try scenario.run(on: &transport)
      #expect(verdict.found?.text == told.text, "\(name): \(verdict.name)")
    }
    #expect(!file.scenarios.isEmpty)
  }
}
