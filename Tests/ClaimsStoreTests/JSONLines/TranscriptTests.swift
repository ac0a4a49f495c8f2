import EventSourcing
import Foundation
import Testing

@testable import ClaimsStore

/// The transcript of Specs/JSONLines.md: what one side says, and what the other answers.
private struct Transcript {
  static let file = WireScenarioTests.folder.deletingLastPathComponent()
    .appending(path: "JSONLines.md")

  struct Turn {
    var said: String
    var heard: [String]
  }

  /// The lines of the page before the transcript, and after it.
  let before: [String]
  let after: [String]
  var turns: [Turn] = []

  init(_ name: String = "## Transcript") throws {
    let lines = try String(contentsOf: Self.file, encoding: .utf8).components(separatedBy: "\n")
    let heading = try #require(lines.firstIndex(of: name))
    let start = try #require(lines[heading...].firstIndex { $0.hasPrefix("    → ") })
    let end = lines[start...].firstIndex { !$0.hasPrefix("    ") } ?? lines.count
    (before, after) = (Array(lines[..<start]), Array(lines[end...]))
    for line in lines[start..<end] {
      let text = String(line.dropFirst("    → ".count))
      if line.hasPrefix("    → ") {
        turns.append(Turn(said: text, heard: []))
      } else {
        turns[turns.count - 1].heard.append(text)
      }
    }
  }

  func write() throws {
    let written = turns.flatMap { ["    → " + $0.said] + $0.heard.map { "    ← " + $0 } }
    try (before + written + after).joined(separator: "\n")
      .write(to: Self.file, atomically: true, encoding: .utf8)
  }
}

@Suite("The transcript of JSON lines")
struct TranscriptTests {
  @Test("the server answers as the page says, line by line")
  func play() throws {
    var transcript = try Transcript()
    let isUpdating = ProcessInfo.processInfo.environment["UPDATE_SPECS"] != nil
    let client = try JSONLinesClient(InMemoryEventStore(), starting: false)
    for place in transcript.turns.indices {
      let heard = client.exchange(transcript.turns[place].said)
      if !isUpdating {
        #expect(heard == transcript.turns[place].heard, "after \(transcript.turns[place].said)")
      }
      transcript.turns[place].heard = heard
    }
    #expect(client.server.isEnded)
    if isUpdating { try transcript.write() }
  }

  @Test("with an outbox too; what is online is delivered after each line")
  func playOutbox() async throws {
    var transcript = try Transcript("### Transcript with an outbox")
    let isUpdating = ProcessInfo.processInfo.environment["UPDATE_SPECS"] != nil
    let client = try JSONLinesClient(InMemoryEventStore(), starting: false, queueing: true)
    for place in transcript.turns.indices {
      let heard = try await client.exchange(transcript.turns[place].said) + client.deliver()
      if !isUpdating {
        #expect(heard == transcript.turns[place].heard, "after \(transcript.turns[place].said)")
      }
      transcript.turns[place].heard = heard
    }
    #expect(client.server.isEnded)
    if isUpdating { try transcript.write() }
  }

  @Test("every method, every query and every code of an error is in the page")
  func complete() throws {
    let page = try String(contentsOf: Transcript.file, encoding: .utf8)
    let client = try JSONLinesClient(InMemoryEventStore(), starting: false, queueing: true)
    let welcome = client.say("initialize", #"{"protocolVersion":1}"#)[0]
    let capabilities = try #require(welcome["result", "capabilities"])
    for list in ["methods", "queries"] {
      let names = try #require(capabilities[list]).split { "[],\"".contains($0) }
      #expect(names.count > 5)
      for name in names { #expect(page.contains("`\(name)`") || page.contains("### \(name)")) }
    }
    for code in RPCError.Code.allCases {
      #expect(page.contains("| −\(-code.rawValue) | `\(code)` |"))
    }
  }
}
