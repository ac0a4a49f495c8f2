import ClaimsDomain
import ClaimsKernel
import ClaimsTesting
import EventSourcing
import Foundation
import StateMachineTesting
import Testing

@Suite("Two clocks")
struct TwoClocksTests {
  static let specs = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().appending(path: "Specs")

  /// The vectors' history in a log in memory.
  static func log(_ vectors: [String: Any]) throws -> InMemoryEventStore {
    let log = InMemoryEventStore()
    for step in try #require(vectors["commands"] as? [[String: Any]]) {
      let time = try #require((step["recorded"] as? String).flatMap { Instant($0) })
      let command = try CommandEnvelope(
        json: Array(JSONSerialization.data(withJSONObject: try #require(step["command"]))))
      let kernel = try ClaimsKernel(log, clock: { time })
      let answer: Answer = try kernel.send(command)
      let refused = (step["refused"] as? String).map { [$0] } ?? []
      #expect(answer.codes.map { "\($0.name)" } == refused, "\(answer.json)")
    }
    return log
  }

  private func fold(_ log: InMemoryEventStore, _ point: AuditPoint) throws -> [ClaimSnapshot] {
    var claims: [ClaimSnapshot] = []
    try LogAsOf(log, point).state().claims.forEach { claims.append($0) }
    return claims
  }

  @Test("the vectors in Specs hold")
  func vectors() throws {
    let url = Self.specs.appending(path: "TwoClocks.json")
    let vectors = try #require(
      JSONSerialization.jsonObject(with: Data(contentsOf: url)) as? [String: Any])
    let log = try Self.log(vectors)
    let questions = try #require(vectors["asOf"] as? [[String: Any]])
    #expect(questions.count == 18)
    for question in questions {
      let about = try #require(question["about"] as? String)
      let point = try #require(
        (question["known"] as? String).flatMap { AuditPoint($0) }, "\(about)")
      let claims = try fold(log, point)
      guard let expected = question["expect"] as? [String: Any] else {
        #expect(claims.isEmpty, "\(about)")
        continue
      }
      let rows = fieldRows(try #require(claims.first).claim)
      for (path, value) in expected {
        let row = rows.first { $0.path == path || $0.path == path + ".minorUnits" }
        // What is zero or unspecified is not there.
        let found = row.map(\.value).flatMap { ["0", "unspecified"].contains($0) ? nil : $0 }
        let wanted = value is NSNull ? nil : "\(value)"
        #expect(found == wanted, "\(about): \(path)")
      }
    }
  }

  @Test("the page names every event that is a fact")
  func facts() throws {
    let text = try String(
      contentsOf: Self.specs.appending(path: "TwoClocks.md"), encoding: .utf8)
    let start = try #require(text.range(of: "Facts are: "))
    let end = try #require(text.range(of: ".", range: start.upperBound..<text.endIndex))
    let named = text[start.upperBound..<end.lowerBound].split(separator: "`").map(String.init)
      .filter { $0.contains(/^[A-Z]/) }
    let facts = ClaimEventKind.allCases.filter(\.isFact).map { "\($0.name)" }
    #expect(Set(named) == Set(facts))
    #expect(named.count == facts.count)
  }

  @Test(
    "a point is read as it is written",
    arguments: [
      ("7", AuditPoint(.position(7))),
      ("2026-03-01T00:00:00Z", AuditPoint(.recorded(Instant("2026-03-01T00:00:00Z")!))),
      (
        "@2026-03-01T00:00:00Z",
        AuditPoint(.everything, effective: Instant("2026-03-01T00:00:00Z")!)
      ),
      ("7@1970-01-01T00:00:00Z", AuditPoint(.position(7), effective: Instant(nanoseconds: 0))),
      ("", nil), ("@", nil), ("x", nil), ("7@", nil), ("7@8", nil), ("1@2@3", nil), ("-1", nil),
    ])
  func points(text: String, point: AuditPoint?) {
    #expect(AuditPoint(text) == point)
  }

  @Test(
    "leaving out facts never changes status, regions, reserve, payments or what was claimed",
    arguments: 1...20)
  func factsAlone(seed: Int) throws {
    var random = SeededGenerator(seed: UInt64(seed))
    let machine = ClaimMachine()
    var (full, partial) = (ClaimDecider.initial, ClaimDecider.initial)
    let moment = Instant(nanoseconds: 500)
    var left = 0
    for _ in 0..<600 {
      // A walk may end before it comes to any fact: then another one begins.
      if machine.isTerminal(full) {
        (full, partial) = (ClaimDecider.initial, ClaimDecider.initial)
      }
      guard let attempt = try? machine.commands(in: full).value(seed: random.next()),
        let events = try? machine.decide(attempt, given: full)
      else { continue }
      let effective = Instant(nanoseconds: .random(in: 0...1000, using: &random))
      for event in events {
        ClaimDecider.evolve(&full, event, trueSince: effective, at: nil)
        ClaimDecider.evolve(&partial, event, trueSince: effective, at: moment)
        if event.kind.isFact, effective > moment { left += 1 }
      }
      let (all, some) = (core(full), core(partial))
      #expect(all == some)
      if all != some { return }
    }
    #expect(left > 0)
  }

  /// What transitions and money leave of a claim.
  private func core(_ claim: Claim) -> [FieldList.Row] {
    let facts = [
      "title", "lossDate", "checks", "checkTimes", "notes", "details", "confirmedPolicy", "parts",
      "documents",
      "communications",
      "corrections", "reports", "isChanged", "formerParties",
    ]
    return fieldRows(claim).filter { row in
      !facts.contains {
        row.path == $0 || row.path.hasPrefix($0 + ".") || row.path.hasPrefix($0 + "[")
      }
    }
  }
}
