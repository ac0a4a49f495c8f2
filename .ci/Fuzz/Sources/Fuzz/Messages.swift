import ClaimsDomain
import ClaimsKernel
import ClaimsStore
import EventSourcing
import Foundation

/// The first bytes say what it is said to be: an event or a command, of which category and number.
func feedPayload(_ bytes: [UInt8]) throws {
  guard bytes.count >= 3 else { return }
  let category = Category(UInt32(bytes[1]) % 12)
  let (number, payload) = (UInt32(bytes[2]), Array(bytes[3...]))
  if bytes[0] & 1 == 0 {
    let event = try DomainEvent(category: category, type: number, payload: payload)
    let encoded = try event.encodedPayload()
    let again = try DomainEvent(category: category, type: number, payload: encoded)
    if try again.encodedPayload() != encoded { broken("an event has one encoding") }
    _ = event.fields(in: Words(.es))
    var writer = JSONWriter()
    event.write(to: &writer)
    _ = try JSONValue(parsing: Array(writer.text.utf8))
  } else {
    let command = try DomainCommand(category: category, type: number, payload: payload)
    let encoded = try command.encodedPayload()
    let again = try DomainCommand(category: category, type: number, payload: encoded)
    if try again.encodedPayload() != encoded { broken("a command has one encoding") }
    var writer = JSONWriter()
    command.write(to: &writer)
    _ = try JSONValue(parsing: Array(writer.text.utf8))
  }
}

func feedCommand(_ bytes: [UInt8]) throws {
  _ = RefusedAnswer(malformed: bytes[...], Phrase(plain: "any")).command
  let envelope = try CommandEnvelope(json: bytes)
  let record = try envelope.record()
  if try CommandEnvelope(record) != envelope { broken("a command is read from its record") }
  _ = try kernel().send(envelope)
}

func feedRPC(_ bytes: [UInt8]) throws {
  var options = JSONLinesOptions()
  options.setClock = { _ in }
  options.inFlight = 64
  let server = JSONLinesServer(Store(try kernel()), options)
  server.receive(
    #"{"jsonrpc":"2.0","id":0,"method":"initialize","params":{"protocolVersion":1}}"# + "\n")
  bytes.withUnsafeBytes { server.receive($0) }
  server.endInput()
  var output: [UInt8] = []
  for _ in 0..<10_000 {
    while server.work() {}
    let lines = server.take()
    if lines.isEmpty { break }
    output += lines
  }
  for line in output.split(separator: 0x0a) {
    if (try? JSONValue(parsing: Array(line))) == nil { broken("every answer is JSON") }
  }
}

/// What the event logs of the examples mean: an amount, its currency and a text are read.
private let map: ActivityMap? = try? ActivityMap(
  json: Array(
    """
    {"name": "fuzz", "amount": {"minorUnits": 100, "currency": "EUR"}, "log": {"objects": "Claim"},
     "activities": {
      "open": [{"role": "claimant", "command": {"openDraft": {"type": "auto", "claimed": {"attribute":
        ["amount", "case:amount"], "currency": {"attribute": "currency"}}}}}],
      "say": [{"role": "claimant", "command": {"addNote": {"text": {"attribute": "text"}}}}]}}
    """.utf8))

func feedEventLog(_ bytes: [UInt8], _ format: EventLogFormat) throws {
  guard let map else { return broken("the map is none") }
  var plan = ImportPlan(map)
  for foreign in try format.reader.cases(in: bytes, as: map.log) {
    if foreign.name.isEmpty { broken("every case has a name") }
    plan.add(foreign)
  }
  if plan.cases + plan.omissions.count != plan.report.cases {
    broken("every case is imported or left out")
  }
  _ = try kernel().prepare(plan, by: ActorID("ada"))
}

func feedFHIR(_ bytes: [UInt8]) throws {
  var input = FHIRInput()
  try input.add(bytes)
  let prepared = try kernel().prepare(input, by: ActorID("ada"))
  if prepared.plan.resources.count < prepared.stops.count { broken("a stop is of a resource") }
}

func feedVERIS(_ bytes: [UInt8]) throws {
  let value = try JSONValue(parsing: bytes)
  let report = try VerisImport(source: "veris").plan(value)
  _ = try kernel().prepare([report], source: "veris", by: ActorID("ada"))
}

/// A kernel of its own for each input, so that every input is judged alike.
private func kernel() throws -> ClaimsKernel<InMemoryEventStore> {
  let kernel = try ClaimsKernel(
    InMemoryEventStore(), clock: { Instant(nanoseconds: 1_700_000_000_000_000_000) })
  let register = RegisterActor(actor: ActorID("ada"), name: "ada", roles: [.administrator])
  _ = try kernel.send(
    CommandEnvelope(
      id: Identifier(high: 0, low: 1), actor: ActorID("ada"), role: .administrator,
      person: ActorID("ada"), command: .registerActor(register)))
  return kernel
}
