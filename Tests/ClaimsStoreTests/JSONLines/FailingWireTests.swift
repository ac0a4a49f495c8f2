import ClaimsStore
import EventSourcing
import StateMachineTesting
import Testing

@Suite("JSON lines over a log that tarries or fails")
struct FailingWireTests {
  private let log = FailingEventStore(InMemoryEventStore())

  private func client() throws -> JSONLinesClient<FailingEventStore<InMemoryEventStore>> {
    let client = try JSONLinesClient(log)
    _ = client.exchange(registering)
    return client
  }

  @Test("an answer comes once what it says is durable; meanwhile others are served")
  func durable() throws {
    let client = try client()
    log.hold(wait: 1)
    #expect(client.say("send", drafting(1)) == [])
    let health = client.say("health")[0]
    #expect(health["result", "connection", "inFlight"] == "1")
    #expect(health["result", "pending"] == "1")
    #expect(client.say("send", drafting(2))[0]["id"] == "4")
    log.release()
    let heard = client.listen()
    #expect(heard.map { $0["id"] } == ["2"])
    #expect(heard[0]["result", "accepted", "position"] == "4")
    #expect(client.say("health")[0]["result", "pending"] == "0")
  }

  @Test("a command on its way is not cancelled, and its id not used again")
  func onItsWay() throws {
    let client = try client()
    let send = #"{"jsonrpc":"2.0","id":"s","method":"send","params":\#(drafting(1))}"#
    log.hold(wait: 1)
    #expect(client.exchange(send) == [])
    #expect(client.exchange(#"{"jsonrpc":"2.0","method":"cancel","params":{"id":"s"}}"#) == [])
    #expect(client.exchange(send)[0]["error", "data", "reason"] == #""invalidRequest""#)
    log.release()
    #expect(client.listen()[0]["result", "accepted", "repeated"] == "false")
    #expect(client.exchange(send)[0]["result", "accepted", "repeated"] == "true")
  }

  @Test("'shutdown' waits for what is on its way")
  func shutdown() throws {
    let client = try client()
    log.hold(wait: 1)
    let lines = client.request("send", drafting(1)) + "\n" + client.request("shutdown")
    #expect(client.exchange(lines) == [])
    #expect(!client.server.isEnded)
    log.release()
    #expect(client.listen().map { $0["id"] } == ["2", "3"])
    #expect(client.server.isEnded)
  }

  @Test("a log that takes nothing says so, and takes the same command later")
  func append() throws {
    let client = try client()
    log.fail(.append(1))
    let failed = client.say("send", drafting(1))[0]
    #expect(failed["error", "code"] == "-32004")
    #expect(failed["error", "data", "reason"] == #""logFailed""#)
    #expect(client.say("send", drafting(1))[0]["result", "accepted", "repeated"] == "false")
  }

  @Test("what may never become durable is not acknowledged, and the server goes on answering")
  func lost() throws {
    let client = try client()
    log.fail(.durability(ofAppend: 1))
    for number in 1...2 {
      #expect(client.say("send", drafting(number))[0]["error", "data", "reason"] == #""logFailed""#)
    }
    #expect(client.say("query", #"{"name":"list"}"#)[0]["error", "code"] == "-32004")
    let health = client.say("health")[0]
    #expect(health["result", "poisoned"] != nil)
    #expect(health["result", "counters", "failed"] == "2")
    #expect(client.say("shutdown")[0]["result"] == "{}")
  }
}
