import ClaimsDomain
import EventSourcing
import Testing

@testable import ClaimsKernel

@Suite("What no step of a map asks for")
struct UnaskedValuesTests {
  private func map(_ log: String = "", _ more: String = "") throws -> ActivityMap {
    try ActivityMap(
      json: Array(
        """
        {"name": "m", "amount": {"minorUnits": 100, "currency": "EUR"}, "log": {\(log)}\(more),
         "activities": {
          "open": [{"role": "claimant", "command": {"openDraft": {"type": "auto",
            "title": {"attribute": ["case:name", "case:policy"]}, "claimed": {"attribute": "asked",
            "currency": {"attribute": "ccy"}, "plus": "fee"}}}}],
          "say": [{"role": "claimant", "command": "addNote", "where": {"loud": true}},
            {"role": "claimant", "command": {"addNote": {"text": {"attribute": "words"}}}}]}}
        """.utf8))
  }

  private func unread(
    _ events: [(String, [String: String])], ofCase: [String: String] = [:], _ map: ActivityMap
  ) -> [String: Int] {
    var foreign = ForeignCase(name: "c", events: [], attributes: ofCase)
    for (place, (activity, attributes)) in events.enumerated() {
      foreign.events.append(
        ForeignEvent(
          activity: activity, resource: "Ana", time: Instant(nanoseconds: Int64(place)),
          attributes: attributes))
    }
    var conformance = Conformance(map)
    conformance.replay(foreign)
    #expect(conformance.report.deviations == [])
    return conformance.report.unread.counts
  }

  private let opened = ("open", ["asked": "1", "ccy": "EUR", "fee": "2"])

  @Test("what a step reads, adds or makes its condition is asked for; another step's is not")
  func asked() throws {
    let map = try map()
    #expect(
      unread([opened, ("say", ["words": "hm", "loud": "1"])], ofCase: ["name": "n"], map) == [:])
    #expect(
      unread(
        [opened, ("say", ["words": "hm", "asked": "7"])], ofCase: ["name": "n", "policy": "p"], map)
        == ["asked": 1, "case:policy": 1])
  }

  @Test("what is said in words is asked for where the words are filled in")
  func words() throws {
    let map = try map("", #", "detail": "why""#)
    let loud = ("say", ["words": "hm", "loud": "1", "why": "since"])
    let quiet = ("say", ["words": "hm", "why": "since"])
    #expect(unread([opened, loud, quiet], map) == ["why": 1])
  }

  @Test("what is said of a case counts once a value, in whichever events it stands")
  func ofCase() throws {
    let map = try map(#""case": "nr", "split": "part""#)
    func say(_ team: String) -> (String, [String: String]) {
      ("say", ["words": "hm", "case:team": team, "nr": "7", "part": ""])
    }
    var (name, attributes) = opened
    attributes["case:name"] = "n"
    #expect(
      unread([(name, attributes), say("a"), say("a"), say("b")], map) == ["case:team": 2])
  }
}
