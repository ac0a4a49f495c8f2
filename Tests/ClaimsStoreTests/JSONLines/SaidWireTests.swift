import ClaimsKernel
import ClaimsStore
import EventSourcing
import Testing

/// What was said, asked over the wire. Source: Specs/JSON.md, "What was said".
@Suite("What was said over JSON lines")
struct SaidWireTests {
  private let client: JSONLinesClient<InMemoryEventStore>
  private static let claim = "00000000-0000-0000-c1a1-000000000001"
  private static let lead = "00000000-0000-0000-1ead-000000000001"

  init() throws {
    client = try JSONLinesClient(InMemoryEventStore())
    _ = client.exchange(registering)
    _ = client.say("send", drafting(1))
  }

  private func send(
    _ id: Int, _ actor: String, _ role: String, _ stream: String, _ command: String
  ) -> String {
    client.say(
      "send",
      #"{"id":"00000000-0000-0000-fade-\#(padded(id))","actor":{"id":"\#(actor)","role":"\#(role)"},"#
        + #"\#(stream),"command":\#(command)}"#
    ).joined()
  }

  private func note(_ id: Int, _ actor: String, _ role: String, _ text: String) -> String {
    send(id, actor, role, #""claim":"\#(Self.claim)""#, #"{"addNote":{"text":"\#(text)"}}"#)
  }

  private func ask(_ query: String, as reader: String?) -> String {
    let reader = reader.map { #","as":"\#($0)""# } ?? ""
    return client.say("query", #"{\#(query)\#(reader)}"#).joined()
  }

  private static let show = #""name":"show","params":{"claim":"\#(claim)"}"#

  @Test("a slice of a claim has what was said to its reader, and hears what is said next")
  func slice() throws {
    _ = note(1, "hugo", "handler", "inside")
    let first = client.say("subscribe", #"{"slice":{\#(Self.show),"as":"carla"}}"#).joined()
    #expect(first.contains(#""statements":[]"#), "\(first)")
    let heard = note(2, "carla", "claimant", "I was at home")
    #expect(heard.contains(#""said":[{"field":"text","text":"I was at home"}]"#), "\(heard)")
    #expect(!heard.contains("inside"))
    let his = ask(Self.show, as: "hugo")
    #expect(his.contains("I was at home") && his.contains("inside"))
    #expect(!his.contains("earlierStatements"))
  }

  @Test("a claim of many notes is shown with the latest, and whole if that is asked")
  func bounded() throws {
    for number in 1...101 { _ = note(number, "hugo", "handler", "note <\(number)>") }
    let short = ask(Self.show, as: nil)
    #expect(!short.contains("note <1>") && short.contains("note <2>"))
    #expect(short.contains(#""earlierStatements":true"#))
    let full = ask(#""name":"show","params":{"claim":"\#(Self.claim)","full":true}"#, as: nil)
    #expect(full.contains("note <1>") && full.contains("note <101>"))
    #expect(!full.contains("earlierStatements"))
    // Hidden ones are no earlier ones.
    #expect(!ask(Self.show, as: "carla").contains("earlierStatements"))
  }

  @Test("timeline, blame and diff have the same texts, for who may read them")
  func audits() throws {
    _ = note(1, "carla", "claimant", "mine")
    _ = send(
      2, "hugo", "handler", #""claim":"\#(Self.claim)""#,
      #"{"recordCommunication":{"channel":"phone","with":"x","text":"his","inbound":true}}"#)
    for name in ["timeline", "diff", "blame"] {
      let question = #""name":"\#(name)","params":{"claim":"\#(Self.claim)"}"#
      let (whole, hers) = (ask(question, as: nil), ask(question, as: "carla"))
      #expect(whole.contains(#"{"field":"text","text":"his"}"#), "\(name): \(whole)")
      #expect(!hers.contains("his\""), "\(name)")
      // Blame has no row for her of a field that she does not see.
      #expect(hers.contains(#"{"field":"text","text":"mine"}"#) == (name != "blame"), "\(name)")
    }
  }

  @Test("streams of other kinds are found by what was said on them, to whom it was said")
  func search() throws {
    let started = send(
      1, "carla", "claimant", #""lead":"\#(Self.lead)""#,
      #"{"startLead":{"details":{"name":"Carla","notes":"call me late"}}}"#)
    #expect(started.contains(#""accepted""#), "\(started)")
    func found(_ text: String, as reader: String?) -> Bool {
      ask(#""name":"list","params":{"kind":"leads","text":"\#(text)"}"#, as: reader)
        .contains(Self.lead)
    }
    #expect(found("LATE carl", as: nil) && found("late", as: "hugo"))
    #expect(!found("early", as: nil))
    #expect(found("carla", as: "carla") && !found("late", as: "carla"))
    let wrong = ask(#""name":"list","params":{"kind":"leads","text":"!?"}"#, as: nil)
    #expect(wrong.contains("expected a letter or a digit"), "\(wrong)")
  }
}
