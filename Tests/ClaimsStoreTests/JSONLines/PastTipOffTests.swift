import ClaimsKernel
import EventSourcing
import Foundation
import Testing

@testable import ClaimsStore

/// Of the past a reader sees what they may see now: asking of another time shows nothing more.
@Suite("What the past tells")
struct PastTipOffTests {
  private typealias Client = JSONLinesClient<InMemoryEventStore>

  private static let claim = "c1a10000-0000-4000-8000-000000000001"
  private static let document = "d0c00000-0000-4000-8000-000000000001"

  private func client() throws -> Client {
    let client = try JSONLinesClient(InMemoryEventStore())
    client.clock.set(try #require(Instant("2026-03-02T09:00:00Z")))
    let people = [
      ("ada", #""administrator""#), ("carla", #""claimant""#), ("dario", #""claimant""#),
      ("hugo", #""handler""#), ("hanna", #""handler""#), ("sara", #""supervisor""#),
    ]
    for (name, roles) in people {
      send(
        client, "ada", "administrator", #""person":"\#(name)""#,
        #"{"registerActor":{"name":"\#(name)","roles":[\#(roles)]}}"#)
    }
    return client
  }

  private func send(
    _ client: Client, _ actor: String, _ role: String, _ target: String, _ command: String
  ) {
    let number = padded(Int(client.store.kernel.log.head.position.value) + 1)
    let to = target.isEmpty ? "" : target + ","
    let answer = client.say(
      "send",
      #"{"id":"00000000-0000-0000-c0de-\#(number)","actor":{"id":"\#(actor)","role":"\#(role)"},"#
        + #"\#(to)"command":\#(command)}"#)
    #expect(answer.first?["result", "accepted"] != nil, "\(answer)")
  }

  private func position(_ client: Client) -> UInt64 { client.store.kernel.log.head.position.value }

  private func ask(
    _ client: Client, _ name: String, _ params: [String], as reader: String?
  ) -> String {
    let by = reader.map { #","as":"\#($0)""# } ?? ""
    let line = client.say(
      "query", #"{"name":"\#(name)","params":{\#(params.joined(separator: ","))}\#(by)}"#
    ).first
    return line?["result", "rows"] ?? line?["error", "message"] ?? ""
  }

  @Test(
    "a document whose share was taken back is not seen as of when it was shared; one that is shared is seen as of before"
  )
  func share() throws {
    let client = try client()
    send(
      client, "carla", "claimant", #""document":"\#(Self.document)""#,
      #"{"startDocument":{"details":{"type":"id","title":"Card"}}}"#)
    let before = #""position":\#(position(client))"#
    send(
      client, "carla", "claimant", #""document":"\#(Self.document)""#,
      #"{"shareDocument":{"recipient":"dario","until":"2026-04-01T00:00:00Z"}}"#)
    let during = #""position":\#(position(client))"#
    let stream = #""stream":{"document":"\#(Self.document)"}"#
    #expect(ask(client, "documents", [before], as: "dario").contains("Card"))
    #expect(ask(client, "show", [stream, before], as: "dario").contains("Card"))
    send(
      client, "carla", "claimant", #""document":"\#(Self.document)""#,
      #"{"unshareDocument":{"recipient":"dario"}}"#)
    for point in [before, during, #""recorded":"2026-03-02T09:00:00Z""#] {
      #expect(ask(client, "documents", [point], as: "dario") == "[]")
      #expect(ask(client, "list", [#""kind":"documents""#, point], as: "dario") == "[]")
      #expect(ask(client, "show", [stream, point], as: "dario") == "\"there is no such stream\"")
      #expect(ask(client, "documents", [point], as: "carla").contains("Card"))
    }
  }

  @Test("a share that has run out shows nothing of the time when it ran")
  func expired() throws {
    let client = try client()
    send(
      client, "carla", "claimant", #""document":"\#(Self.document)""#,
      #"{"startDocument":{"details":{"type":"id","title":"Card"}}}"#)
    send(
      client, "carla", "claimant", #""document":"\#(Self.document)""#,
      #"{"shareDocument":{"recipient":"dario","until":"2026-04-01T00:00:00Z"}}"#)
    let then = #""recorded":"2026-03-03T00:00:00Z""#
    #expect(ask(client, "documents", [then], as: "dario").contains("Card"))
    client.clock.set(try #require(Instant("2026-05-01T00:00:00Z")))
    #expect(ask(client, "documents", [then], as: "dario") == "[]")
    #expect(ask(client, "documents", [#""effective":"2026-03-03T00:00:00Z""#], as: "dario") == "[]")
  }

  @Test("who sees only their own claims sees none that are another's now, at no time")
  func assigned() throws {
    let client = try client()
    let claim = #""claim":"\#(Self.claim)""#
    send(
      client, "carla", "claimant", claim,
      #"{"openDraft":{"type":"auto","title":"Dent","claimed":{"minorUnits":90000,"currency":"EUR"},"lossDate":"2026-02-20"}}"#
    )
    send(client, "carla", "claimant", claim, #"{"submit":{}}"#)
    send(client, "hugo", "handler", claim, #"{"acceptIntake":{"handler":"hugo"}}"#)
    let hugos = #""position":\#(position(client))"#
    send(client, "sara", "supervisor", claim, #"{"assign":{"handler":"hanna"}}"#)
    let free = ask(client, "list", [hugos], as: "hugo")
    #expect(free.contains("Dent"))
    send(
      client, "ada", "administrator", "",
      #"{"setRules":{"rules":{"assignedOnly":true},"reason":"need to know"}}"#)
    for (name, params) in [
      ("list", []), ("financials", [#""by":"claim""#]), ("aging", []), ("worklist", []),
      ("replay", []),
    ] {
      let seen = ask(client, name, params + [hugos], as: "hugo")
      #expect(!seen.contains("Dent") && !seen.contains(Self.claim), "\(name): \(seen)")
    }
    #expect(ask(client, "show", [claim, hugos], as: "hugo") == "\"there is no such stream\"")
    #expect(ask(client, "list", [hugos], as: "hanna").contains(#""handler":"hugo""#))
    // What is allowed is told as of a claim that is not there.
    let unknown = #""claim":"c1a10000-0000-4000-8000-000000000099""#
    #expect(
      ask(client, "allowed", [claim, hugos], as: "hugo")
        == ask(client, "allowed", [unknown, hugos], as: "hugo"))
  }

  @Test("who may not read the history of rules and codes is answered by those of today")
  func registers() throws {
    let client = try client()
    let before = #""position":\#(position(client))"#
    send(
      client, "ada", "administrator", "",
      #"{"addCatalogEntry":{"catalog":"rejectionReasons","code":"noSignature","labels":{"en":"Not signed","es":"Sin firma"},"reason":"new"}}"#
    )
    send(
      client, "ada", "administrator", "",
      #"{"setRules":{"rules":{"attachmentBytes":4194304},"reason":"small"}}"#)
    #expect(!ask(client, "catalogs", [before], as: "hugo").contains("noSignature"))
    #expect(
      ask(client, "catalogs", [before], as: "carla") == ask(client, "catalogs", [], as: "carla"))
    #expect(ask(client, "rules", [before], as: "carla") == "[]")
    #expect(ask(client, "rules", [], as: "carla") == "[]")
    #expect(ask(client, "rules", [], as: "hugo").contains("small"))
  }

  @Test("no query about any time names to a claimant who works on a claim, or what stays inside")
  func claimants() throws {
    let client = try JSONLinesClient(InMemoryEventStore())
    let file = WireScenarioTests.folder.appending(path: "../../Examples/Demo/commands.jsonl")
    client.clock.set(try #require(Instant("2026-03-02T09:00:00Z")))
    for command in try String(contentsOf: file, encoding: .utf8).split(separator: "\n") {
      _ = client.say("send", String(command))
    }
    let secrets = [
      "hugo", "sara", "hanna", "ReserveSet", "DecisionProposed", "priorClaims", "\"proposedBy\":",
    ]
    var told = 0
    for query in PastQueryTests.queries where !["worklist", "catalogs"].contains(query.name) {
      for position in stride(from: 12, through: 85, by: 8) {
        for moment in ["", #""effective":"2025-03-05T00:00:00Z""#] {
          let params = [query.params, #""position":\#(position)"#, moment].filter { !$0.isEmpty }
          let seen = ask(client, query.name, params, as: "carla")
          if seen.count > 2 { told += 1 }
          for secret in secrets {
            #expect(!seen.contains(secret), "\(query.name) at \(position) tells \(secret)")
          }
        }
      }
    }
    #expect(told > 50)
  }

  @Test("what surrounds a claim follows from what its reader is shown of it")
  func around() throws {
    let client = try JSONLinesClient(InMemoryEventStore())
    let file = WireScenarioTests.folder.appending(path: "../../Examples/Demo/commands.jsonl")
    client.clock.set(try #require(Instant("2026-03-02T09:00:00Z")))
    for command in try String(contentsOf: file, encoding: .utf8).split(separator: "\n") {
      _ = client.say("send", String(command))
    }
    let kitchen = #""claim":"c0000000-0000-4000-8000-000000000003","around":true"#
    let whole = ask(client, "history", [kitchen], as: nil)
    for part in [#""event":"ClaimMarkedDuplicate""#, #""person":"hugo""#, #""event":"RulesSet""#] {
      #expect(whole.contains(part), "\(part)")
    }
    // Elena has both claims, and is not told that one is a duplicate; nor who worked on it.
    let hers = ask(client, "history", [kitchen], as: "elena")
    for secret in ["e0000000", "hugo", "hanna", "RulesSet", "DuplicateSuspected"] {
      #expect(!hers.contains(secret), "\(secret)")
    }
    #expect(hers.contains(#""person":"elena""#))
    // Everything that she is shown of it is in her own history of it, or of herself.
    let own = ask(
      client, "history", [#""claim":"c0000000-0000-4000-8000-000000000003""#], as: "elena")
    #expect(hers.count > own.count)
  }

  @Test("refusals that were only counted tell those alone for what who oversee them")
  func counted() throws {
    let client = try client()
    let claim = #""claim":"\#(Self.claim)""#
    send(client, "carla", "claimant", claim, #"{"openDraft":{"type":"auto","title":"Dent"}}"#)
    for number in 0..<150 {
      _ = client.say(
        "send",
        #"{"id":"00000000-0000-0000-bad0-\#(padded(number))","actor":{"id":"carla","role":"claimant"},\#(claim),"command":{"addNote":{"text":""}}}"#
      )
    }
    try client.store.kernel.recordCountedRefusals()
    let whole = ask(client, "refusals", [], as: nil)
    #expect(whole.contains(#""summary""#) && whole.contains(#""codes":[{"code":"emptyText""#))
    let hers = ask(client, "refusals", [], as: "carla")
    #expect(hers.contains(#""summary""#) && hers.contains(#""codes":[]"#))
    let found = ask(client, "refusals", [#""code":["emptyText"]"#], as: "carla")
    #expect(found.contains("emptyText") && !found.contains(#""summary""#))
  }
}
