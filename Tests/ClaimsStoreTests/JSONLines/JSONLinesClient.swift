import ClaimsKernel
import ClaimsStore
import EventSourcing
import Synchronization

/// The other side of a server that has neither files nor threads: everything happens when a line
/// is said.
final class JSONLinesClient<Log: EventStore> {
  let server: JSONLinesServer<Log>
  let store: Store<Log>
  let outbox: Outbox<InMemoryEventStore>?
  let clock = HandSetTime()
  private var last = 0

  /// - Parameter starting: whether to say `initialize`.
  init(
    _ log: Log, _ options: JSONLinesOptions = JSONLinesOptions(), starting: Bool = true,
    queueing: Bool = false
  ) throws {
    let clock = clock
    var options = options
    options.setClock = { clock.set($0) }
    store = Store(try ClaimsKernel(log, clock: { clock.now }))
    outbox = try queueing ? Outbox(InMemoryEventStore(), clock: { clock.now }, random: { 0 }) : nil
    server = JSONLinesServer(store, options, outbox: outbox)
    if starting { _ = say("initialize", #"{"protocolVersion":1}"#) }
  }

  /// Delivers what is queued, and listens to its notifications.
  func deliver() async throws -> [String] {
    try await outbox?.deliver(over: LocalTransport(store))
    return listen()
  }

  /// Says a line, or several, and listens until nothing more comes.
  func exchange(_ lines: String) -> [String] {
    server.receive(lines + "\n")
    return listen()
  }

  /// Whatever there is to hear.
  func listen() -> [String] {
    var heard: [UInt8] = []
    while true {
      while server.work() {}
      let lines = server.take()
      guard !lines.isEmpty else { break }
      heard += lines
    }
    return String(decoding: heard, as: UTF8.self).split(separator: "\n").map(String.init)
  }

  /// Asks, and hears all that comes of it. Ids are numbers from 1.
  func say(_ method: String, _ params: String = "{}") -> [String] {
    exchange(request(method, params))
  }

  func request(_ method: String, _ params: String = "{}") -> String {
    last += 1
    return #"{"jsonrpc":"2.0","id":\#(last),"method":"\#(method)","params":\#(params)}"#
  }
}

/// Shows what it was set to.
final class HandSetTime: Sendable {
  private let time = Mutex(Instant())
  var now: Instant { time.withLock { $0 } }
  func set(_ now: Instant) { time.withLock { $0 = now } }
}

/// Registers ada, carla and hugo over the wire; three events.
let registering = [("ada", "administrator"), ("carla", "claimant"), ("hugo", "handler")]
  .enumerated().map { number, person in
    #"{"jsonrpc":"2.0","id":"r\#(number)","method":"send","params":{"at":"2026-03-01T08:00:00Z","#
      + #""id":"00000000-0000-0000-0ada-00000000000\#(number + 1)","actor":{"id":"ada","role":"#
      + #""administrator"},"person":"\#(person.0)","command":{"registerActor":{"name":"\#(person.0)""#
      + #","roles":["\#(person.1)"]}}}}"#
  }.joined(separator: "\n")

/// Carla's draft of a claim, as params of `send`.
func drafting(_ claim: Int, id: Int? = nil, title: String = "Rear-end") -> String {
  let (claim, id) = (padded(claim), padded(id ?? claim))
  return #"{"id":"00000000-0000-0000-c0de-\#(id)","actor":{"id":"carla","role":"claimant"},"#
    + #""claim":"00000000-0000-0000-c1a1-\#(claim)","command":{"openDraft":{"type":"auto","#
    + #""title":"\#(title)","claimed":{"minorUnits":90000,"currency":"EUR"}}}}"#
}

func padded(_ number: Int) -> String {
  let digits = String(number)
  return String(repeating: "0", count: 12 - digits.count) + digits
}

extension String {
  /// The value under a name of an object, as JSON; nil if nothing does.
  subscript(path: String...) -> String? {
    var value = (try? JSONValue(parsing: Array(utf8))) ?? .null
    for name in path {
      guard case .object(let members) = value, let next = members[name] else { return nil }
      value = next
    }
    return value.text
  }
}
