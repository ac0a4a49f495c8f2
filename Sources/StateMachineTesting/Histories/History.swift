import Synchronization

/// What several callers asked of one machine, and when each call began and ended.
public struct History<Command: Sendable, Response: Sendable>: Sendable {
  /// One call, from its beginning to its end.
  public struct Call: Sendable {
    /// Who called.
    public let process: Int
    /// What was asked.
    public let command: Command
    /// When it began, on the history's clock: it counts beginnings and ends.
    public let began: Int
    /// When it ended; nil if it stayed open. An open call may have happened at any time since it
    /// began, or never.
    public internal(set) var ended: Int?
    /// Nil if the call stayed open.
    public internal(set) var response: Response?
  }

  /// In the order in which they began.
  public private(set) var calls: [Call] = []
  private var clock = 0

  /// Creates a history without calls.
  public init() {}

  /// Begins a call; answers its place in `calls`.
  @discardableResult
  public mutating func begin(_ command: Command, by process: Int) -> Int {
    calls.append(Call(process: process, command: command, began: tick()))
    return calls.count - 1
  }

  /// Ends the call at this place, which is open.
  public mutating func end(_ place: Int, answering response: Response) {
    precondition(calls[place].ended == nil, "call \(place) has ended already")
    calls[place].ended = tick()
    calls[place].response = response
  }

  /// Leaves out a call that is known not to have happened.
  mutating func forget(_ places: Set<Int>) {
    calls = calls.indices.filter { !places.contains($0) }.map { calls[$0] }
  }

  /// What was known at a time of the clock: calls that ended later are open.
  func known(at time: Int) -> History {
    var history = self
    history.calls = calls.prefix { $0.began <= time }.map { call in
      guard let ended = call.ended, ended > time else { return call }
      return Call(process: call.process, command: call.command, began: call.began)
    }
    return history
  }

  private mutating func tick() -> Int {
    defer { clock += 1 }
    return clock
  }
}

extension History: CustomStringConvertible {
  public var description: String {
    calls.map { call in
      let answer = call.response.map { "\($0) at \(call.ended ?? call.began)" } ?? "no answer"
      return "process \(call.process) at \(call.began): \(call.command) → \(answer)"
    }.joined(separator: "\n")
  }
}

/// Records a history while the calls run, from any number of tasks or threads.
public final class Recorder<Command: Sendable, Response: Sendable>: Sendable {
  private let recorded = Mutex(History<Command, Response>())

  /// Creates a recorder with an empty history.
  public init() {}

  /// Calls the machine and records when the call began and ended. If the body throws, the call stays open.
  public func call(
    _ command: Command, by process: Int, _ body: () async throws -> Response
  ) async rethrows -> Response {
    let place = recorded.withLock { $0.begin(command, by: process) }
    let response = try await body()
    recorded.withLock { $0.end(place, answering: response) }
    return response
  }

  /// What was recorded so far.
  public var history: History<Command, Response> { recorded.withLock { $0 } }
}
