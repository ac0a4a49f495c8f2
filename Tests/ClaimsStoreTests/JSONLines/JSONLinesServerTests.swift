import ClaimsKernel
import ClaimsStore
import EventSourcing
import Testing

/// A line that is said, and the one that is heard.
struct Exchange: Sendable, CustomTestStringConvertible {
  let said: String
  let code: Int
  let id: String
  let message: String

  init(_ said: String, _ code: Int, _ id: String, _ message: String) {
    (self.said, self.code, self.id, self.message) = (said, code, id, message)
  }

  var testDescription: String { String(said.prefix(60)) }
}

@Suite("The server of JSON lines")
struct JSONLinesServerTests {
  private func client() throws -> JSONLinesClient<InMemoryEventStore> {
    let client = try JSONLinesClient(InMemoryEventStore())
    _ = client.exchange(registering)
    return client
  }

  private static let deep =
    String(repeating: "[", count: 70) + String(repeating: "]", count: 70)

  @Test(
    "a line that is no request is answered with what is wrong, and the next one is served",
    arguments: [
      Exchange(
        "{", -32700, "null", "not valid JSON: expected a name in quotes behind byte 1 of 1"),
      Exchange("hello", -32700, "null", "not valid JSON: expected a value at byte 1 of 5"),
      Exchange(
        #"{"id":1,"id":2}"#, -32700, "null",
        "not valid JSON: expected each name once at byte 9 of 15"),
      Exchange("[]", -32600, "null", "there are no batches: send one message a line"),
      Exchange(
        #"[{"jsonrpc":"2.0","id":7,"method":"health"}]"#, -32600, "null",
        "there are no batches: send one message a line"),
      Exchange("3", -32600, "null", "expected an object"),
      Exchange(
        #"{"jsonrpc":"2.0","id":null,"method":"health"}"#, -32600, "null",
        "id: expected a string or a 64-bit integer"),
      Exchange(
        #"{"jsonrpc":"2.0","id":1.5,"method":"health"}"#, -32600, "null",
        "id: expected a string or a 64-bit integer"),
      Exchange(#"{"id":7,"method":"health"}"#, -32600, "7", "jsonrpc: expected \"2.0\""),
      Exchange(#"{"jsonrpc":"2.0","id":7}"#, -32600, "7", "method: expected a string"),
      Exchange(
        #"{"jsonrpc":"2.0","id":7,"method":"health","param":{}}"#, -32600, "7",
        "param: no such member; there are: id, jsonrpc, method, params"),
      Exchange(
        #"{"jsonrpc":"2.0","id":7,"method":"health","params":[]}"#, -32600, "7",
        "params: expected an object"),
      Exchange(
        #"{"jsonrpc":"2.0","id":"x","method":"helth"}"#, -32601, #""x""#,
        "there is no method 'helth'"),
      Exchange(
        #"{"jsonrpc":"2.0","id":7,"method":"health","params":{"all":true}}"#, -32602, "7",
        "params.all: no such field"),
      Exchange(
        #"{"jsonrpc":"2.0","id":7,"method":"initialize","params":{"protocolVersion":1}}"#, -32600,
        "7", "'initialize' came before"),
      Exchange(
        #"{"jsonrpc":"2.0","id":7,"method":"query","params":{"name":"lst"}}"#, -32602, "7",
        "params.name: expected one of actors, aging, allowed, blame, catalogs, community, diff, documents, "
          + "explain, financials, flags, flows, fraud, funnel, history, list, reasons, receipt, "
          + "refusals, replay, reports, rules, show, sla, timeline, whatIf, words, worklist, found 'lst'"
      ),
      Exchange(
        #"{"jsonrpc":"2.0","id":7,"method":"query","params":{"name":"list","as":"nemo"}}"#, -32602,
        "7", "as: 'nemo' is not in the register"),
      Exchange(
        #"{"jsonrpc":"2.0","id":7,"method":"query","params":{"name":"list","as":null}}"#, -32602,
        "7", "params.as: it is missing: who asks?"),
      Exchange(
        #"{"jsonrpc":"2.0","id":7,"method":"allowed","params":{"stream":{},"as":null}}"#, -32602,
        "7", "params.as: it is missing: who asks?"),
      Exchange(
        #"{"jsonrpc":"2.0","id":7,"method":"subscribe","params":{"slice":{"name":"list","as":null}}}"#,
        -32602, "7", "params.slice.as: it is missing: who asks?"),
      Exchange(
        #"{"jsonrpc":"2.0","id":7,"method":"unsubscribe","params":{"subscription":9}}"#, -32602,
        "7", "params.subscription: there is no subscription 9"),
      Exchange(
        #"{"jsonrpc":"2.0","id":7,"method":"subscribe","params":{}}"#, -32602, "7",
        "params: expected one of 'slice', 'feed' and 'outbox'"),
      Exchange(
        #"{"jsonrpc":"2.0","id":7,"method":"allowed","params":{"stream":{},"as":"ada"}}"#, -32602,
        "7", #"params.stream: expected exactly one stream, such as {"claim": UUID}"#),
      Exchange(
        #"{"jsonrpc":"2.0","id":7,"method":"health","params":{"x":\#(deep)}}"#, -32700, "null",
        "not valid JSON: expected at most 64 levels at byte 120 of 198"),
    ])
  func bad(exchange: Exchange) throws {
    let client = try client()
    let heard = client.exchange(exchange.said)
    try #require(heard.count == 1)
    #expect(heard[0]["error", "code"] == "\(exchange.code)")
    #expect(heard[0]["id"] == exchange.id)
    #expect(heard[0]["error", "message"] == JSONValue.string(exchange.message).text)
    let spanish = try #require(heard[0]["error", "data", "es"])
    #expect(spanish != JSONValue.string(exchange.message).text && spanish.utf8.count > 4)
    #expect(client.say("health")[0]["result", "position"] == "3")
  }

  @Test("text that is no UTF-8 is no JSON")
  func utf8() throws {
    let client = try client()
    let bytes: [UInt8] = [0x22, 0xff, 0x22, 0x0a]
    bytes.withUnsafeBytes { client.server.receive($0) }
    #expect(client.listen()[0]["error", "code"] == "-32700")
  }

  @Test("before 'initialize' nothing else is answered")
  func order() throws {
    let client = try JSONLinesClient(InMemoryEventStore(), starting: false)
    #expect(client.say("health")[0]["error", "data", "reason"] == #""notInitialized""#)
    let other = client.say("initialize", #"{"protocolVersion":2}"#)[0]
    #expect(other["error", "data", "supported"] == "[1]")
    #expect(client.say("initialize", #"{"protocolVersion":1}"#)[0]["error"] == nil)
    #expect(client.say("health")[0]["error"] == nil)
  }

  @Test("a line over the limit is answered as such, and what comes after it is served")
  func tooLarge() throws {
    let client = try client()
    let heard = client.exchange(
      String(repeating: "x", count: 3 << 20) + "\n" + client.request("health"))
    #expect(heard.map { $0["error", "data", "reason"] } == [#""tooLarge""#, nil])
  }

  @Test("a line may come in any pieces")
  func pieces() throws {
    let client = try client()
    for byte in (client.request("send", drafting(1)) + "\n").utf8 {
      withUnsafeBytes(of: byte) { client.server.receive($0) }
    }
    #expect(client.listen()[0]["result", "accepted", "position"] == "4")
  }

  @Test("the same command again has the same receipt and writes nothing; another one is refused")
  func repetition() throws {
    let client = try client()
    let first = client.say("send", drafting(1))[0]
    let second = client.say("send", drafting(1))[0]
    #expect(first["result", "accepted", "repeated"] == "false")
    #expect(second["result", "accepted", "repeated"] == "true")
    #expect(second["result", "accepted", "position"] == "4")
    let other = client.say("send", drafting(1, title: "Other"))[0]
    #expect(other["result", "refused", "reasons"]?.contains("commandIdReused") ?? false)
    #expect(client.store.kernel.log.head.position == Position(4))
  }

  @Test("many lines at once are decided in their order and answered each")
  func pipelining() throws {
    let client = try client()
    let lines = (1...500).map { client.request("send", drafting($0)) }
    let heard = client.exchange(lines.joined(separator: "\n"))
    #expect(heard.map { $0["result", "accepted", "position"] } == (4...503).map { "\($0)" })
    #expect(heard.map { $0["id"] } == (2...501).map { "\($0)" })
  }

  @Test("an id that is in use is not taken twice, and the first request is answered under it")
  func duplicateIDs() throws {
    let client = try client()
    let query = #"{"jsonrpc":"2.0","id":"q","method":"query","params":{"name":"list"}}"#
    let heard = client.exchange(query + "\n" + query)
    #expect(heard.map { $0["id"] } == ["null", #""q""#])
    #expect(heard[0]["error", "data", "id"] == #""q""#)
    #expect(heard[1]["result", "rows"] == "[]")
    #expect(client.exchange(query)[0]["result", "rows"] == "[]")
  }

  @Test("a request that is cancelled in time is answered so, once; a command is not cancelled")
  func cancelling() throws {
    let client = try client()
    let query = #"{"jsonrpc":"2.0","id":"q","method":"query","params":{"name":"list"}}"#
    let cancel = #"{"jsonrpc":"2.0","method":"cancel","params":{"id":"q"}}"#
    let heard = client.exchange(query + "\n" + cancel + "\n" + cancel)
    #expect(heard.map { $0["error", "code"] } == ["-32800"])
    #expect(client.exchange(cancel) == [])
    let send = #"{"jsonrpc":"2.0","id":"q","method":"send","params":\#(drafting(1))}"#
    let other = #"{"jsonrpc":"2.0","id":8,"method":"$/cancelRequest","params":{"id":"q"}}"#
    let both = client.exchange(send + "\n" + other)
    #expect(both[0]["result", "accepted", "position"] == "4")
    #expect(both[1] == #"{"jsonrpc":"2.0","id":8,"result":{}}"#)
  }

  @Test("a message without an id is never answered, and nothing is done")
  func notifications() throws {
    let client = try client()
    let send = #"{"jsonrpc":"2.0","method":"send","params":\#(drafting(1))}"#
    #expect(client.exchange(send) == [])
    #expect(client.store.kernel.log.head.position == Position(3))
    #expect(client.say("health")[0]["result", "connection", "ignored"] == "1")
  }

  @Test("refusals are worded in the language that was asked for")
  func languages() throws {
    for (language, word) in [("en", "nobody is"), ("es-MX", "no hay nadie")] {
      let client = try JSONLinesClient(InMemoryEventStore(), starting: false)
      _ = client.say("initialize", #"{"protocolVersion":1,"language":"\#(language)"}"#)
      let heard = client.say("send", #"{"id":"x"}"#)[0]
      #expect(heard["result", "refused", "reasons"]?.contains("malformedCommand") ?? false)
      let refused = client.say("send", drafting(1))[0]
      #expect(refused["result", "refused", "message"]?.contains(word) ?? false, "\(refused)")
    }
  }

  @Test("without a clock that is set by hand, no command says what time it is")
  func clock() throws {
    let store = Store(try ClaimsKernel(InMemoryEventStore(), clock: { Instant() }))
    let server = JSONLinesServer(store)
    server.receive(
      #"{"jsonrpc":"2.0","id":1,"method":"initialize","params":{"protocolVersion":1}}"# + "\n"
        + #"{"jsonrpc":"2.0","id":2,"method":"send","params":{"at":"2026-03-01T08:00:00Z"}}"# + "\n"
    )
    let heard = String(decoding: server.take(), as: UTF8.self)
    #expect(heard.contains(#""clock":"system""#))
    #expect(heard.contains("malformedCommand"))
  }

  // MARK: The end

  @Test("'shutdown' is answered last, and nothing is accepted after it")
  func shutdown() throws {
    let client = try client()
    let query = client.request("query", #"{"name":"list"}"#)
    let heard = client.exchange(
      query + "\n" + client.request("shutdown") + "\n" + client.request("health"))
    #expect(heard.map { $0["id"] } == ["4", "2", "3"])
    #expect(heard[0]["error", "data", "reason"] == #""shuttingDown""#)
    #expect(heard[2]["result"] == "{}")
    #expect(client.server.isEnded)
    #expect(!client.server.isReading)
  }

  @Test("if the input ends amid a line, that line does nothing")
  func halfWritten() throws {
    let client = try client()
    let line = client.request("send", drafting(1))
    client.server.receive(String(line.dropLast()))
    client.server.endInput()
    #expect(client.listen().map { $0["error", "code"] } == ["-32700"])
    #expect(client.server.isEnded)
    #expect(client.store.kernel.log.head.position == Position(3))
  }

  @Test("a last line without a line end is a line")
  func lastLine() throws {
    let client = try client()
    client.server.receive(client.request("send", drafting(1)))
    client.server.endInput()
    #expect(client.listen()[0]["result", "accepted", "position"] == "4")
  }

  // MARK: A slow reader

  @Test("a client that does not read is not read from, and what waits stays within bounds")
  func slowReader() throws {
    var options = JSONLinesOptions()
    options.inFlight = 10
    let client = try JSONLinesClient(InMemoryEventStore(), options)
    _ = client.exchange(registering)
    for number in 1...9 { client.server.receive(client.request("send", drafting(number)) + "\n") }
    #expect(client.server.isReading)
    client.server.receive(client.request("send", drafting(10)) + "\n")
    #expect(!client.server.isReading)
    #expect(client.server.take().count > 0)
    #expect(client.server.isReading)
  }

  @Test("nothing is asked for while more waits than may")
  func largeAnswers() throws {
    var options = JSONLinesOptions()
    options.waitingBytes = 100
    let client = try JSONLinesClient(InMemoryEventStore(), options)
    _ = client.exchange(registering)
    client.server.receive(client.request("query", #"{"name":"actors"}"#) + "\n")
    client.server.receive(client.request("query", #"{"name":"actors"}"#) + "\n")
    #expect(client.server.work())
    #expect(!client.server.isReading)
    #expect(!client.server.work())
    _ = client.server.take()
    #expect(client.server.isReading)
    #expect(client.server.work())
  }
}
