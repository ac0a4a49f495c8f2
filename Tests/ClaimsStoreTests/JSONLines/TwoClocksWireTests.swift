import ClaimsKernel
import EventSourcing
import Foundation
import Testing

/// The vectors of both clocks ask about states, while a scenario gives the outcome of a command:
/// they have a form of their own, and hold over the wire all the same.
@Suite("Two clocks over JSON lines")
struct TwoClocksWireTests {
  private func members(_ value: JSONValue?) throws -> JSONObject {
    guard case .object(let members) = value else { throw Unexpected(found: value) }
    return members
  }

  private func elements(_ value: JSONValue?) throws -> [JSONValue] {
    guard case .array(let elements) = value else { throw Unexpected(found: value) }
    return elements
  }

  private func text(_ value: JSONValue?) throws -> String {
    guard case .string(let text) = value else { throw Unexpected(found: value) }
    return text
  }

  private struct Unexpected: Error { let found: JSONValue? }

  /// The value under a path with dots; what is zero or unspecified is not there.
  private func found(_ path: String, in claim: JSONValue) -> String? {
    var value = claim
    for name in path.split(separator: ".").map(String.init) + ["minorUnits"] {
      guard case .object(let members) = value else { break }
      guard let next = members[name] else { return nil }
      value = next
    }
    if case .string(let text) = value { return text == "unspecified" ? nil : text }
    return value == .signed(0) || value == .null ? nil : value.text
  }

  @Test("the vectors of Specs hold over the wire")
  func play() throws {
    let file = WireScenarioTests.folder.appending(path: "../TwoClocks.json")
    let vectors = try members(JSONValue(parsing: Array(Data(contentsOf: file))))
    let client = try JSONLinesClient(InMemoryEventStore())
    for step in try elements(vectors["commands"]).map({ try members($0) }) {
      var params = try members(step["command"])
      params["at"] = step["recorded"]
      let answer = client.say("send", JSONValue.object(params).text)[0]
      if let refused = step["refused"] {
        #expect(answer["result", "refused", "reasons"]?.contains(refused.text) ?? false)
      } else {
        #expect(answer["result", "accepted"] != nil, "\(answer)")
      }
    }
    let questions = try elements(vectors["asOf"]).map { try members($0) }
    for question in questions {
      let about = try text(question["about"])
      let point = try text(question["known"])
        .split(separator: "@", omittingEmptySubsequences: false).map(String.init)
      var params: JSONObject = [:]
      if let position = Int64(point[0]) {
        params["position"] = .signed(position)
      } else if !point[0].isEmpty {
        params["recorded"] = .string(point[0])
      }
      if point.count > 1 { params["effective"] = .string(point[1]) }
      let query = #"{"name":"replay","params":\#(JSONValue.object(params).text),"as":"hugo"}"#
      let answer = try members(JSONValue(parsing: Array(client.say("query", query)[0].utf8)))
      let rows = try elements(members(answer["result"])["rows"])
      guard case .object(let expected) = question["expect"] else {
        #expect(rows.isEmpty, "\(about)")
        continue
      }
      let claim = try #require(try rows.first.map { try members($0)["claim"] } ?? nil, "\(about)")
      for (path, value) in expected {
        let wanted: String? =
          switch value {
          case .null: nil
          case .string(let text): text
          default: value.text
          }
        #expect(found(path, in: claim) == wanted, "\(about): \(path)")
      }
    }
    #expect(questions.count == 18)
  }
}
