import ClaimsDomain
import ClaimsKernel
import EventSourcing

/// Has a server send what falls due by itself. Source: Specs/JSONLines.md, "tick".
public struct TickTimer: Sendable {
  /// How often.
  public var seconds: UInt32
  /// Who sends it, registered as `system`.
  public var actor: ActorID
  /// Told of what is refused and what fails, once for as long as it lasts; from any thread.
  public var whenRefused: @Sendable (Phrase) -> Void
  /// A day. What falls due is told in days.
  public static let longest: UInt32 = 86_400

  /// Creates a timer for a server; it ticks while that runs.
  ///
  /// - Parameters:
  ///   - seconds: how many lie between two ticks.
  ///   - actor: who sends what is due, registered as `system`.
  ///   - whenRefused: told of what is refused and what fails; called from any thread.
  public init(
    every seconds: UInt32, as actor: ActorID, whenRefused: @escaping @Sendable (Phrase) -> Void
  ) {
    (self.seconds, self.actor, self.whenRefused) = (seconds, actor, whenRefused)
  }
}

/// How far the timer has come.
struct TimerState {
  /// When it ticked last by a clock that is set by hand.
  var last: Instant?
  /// What was told of, and lasts.
  var told: Set<String> = []

  /// Whether it is to tick again: a clock that was put back begins anew.
  func isTime(at time: Instant, every seconds: UInt32) -> Bool {
    guard let last, time >= last else { return true }
    let (passed, isBeyond) = time.nanoseconds.subtractingReportingOverflow(last.nanoseconds)
    return isBeyond || passed >= Int64(seconds) * 1_000_000_000
  }
}

extension ActorID {
  /// Who ticks if nobody else is named.
  public static let ticking = ActorID("clock")
}

extension SystemCommand {
  /// The answer, or the command if it was only looked for.
  ///
  /// - Parameter language: of a refusal's message; that of logs without one.
  public func json(in language: Language? = nil) -> String {
    answer?.worded(in: language).json ?? envelope.json
  }
}

extension JSONLinesServer {
  /// Sends what is due in a turn of its own: what was asked for behind it does not wait.
  func tick(_ id: RPCID, _ members: JSONObject) throws(RPCError) {
    var members = members
    try setClock(by: &members)
    var params = try Params(members)
    let actor = try params.actor("as") ?? .ticking
    let time = try params.value("effective", Instant.self)
    let isDry = try params.flag("dryRun")
    try params.finish()
    let language = session.language
    later(id, isCancellable: false, isLong: true) { [self] (_) throws(RPCError) in
      let commands: [SystemCommand]
      do throws(EventStoreError) {
        commands = try store.tick(by: actor, at: time, dryRun: isDry)
      } catch { throw RPCError(error) }
      var rows = BoundedRows(.all, offset: nil, limit: nil, options.bounds)
      rows.goesOn = false
      for command in commands { _ = rows.take(command.json(in: language)) }
      let position = store.kernel.log.head.position.value
      return #"{"position":\#(position),\#(rows.json)}"#
    }
  }

  /// Sets the clock if `at` says so, and lets the time until then pass: what falls due is sent
  /// before what the line asks for.
  func setClock(by members: inout JSONObject) throws(RPCError) {
    guard let setClock = options.setClock, let at = members.removeValue(forKey: "at") else {
      return
    }
    guard case .string(let text) = at, let time = Instant(text) else {
      throw RPCError(.invalidParams, Phrase(.paramsAtExpectedTimeSuch))
    }
    setClock(time)
    guard let timer = options.timer else { return }
    let isTime = state.withLock { state in
      guard state.timer.isTime(at: time, every: timer.seconds) else { return false }
      state.timer.last = time
      return true
    }
    if isTime { letTimePass() }
  }

  /// Sends what is due by now, if there is a timer, and blocks until that is durable. With a
  /// clock that goes by itself the host calls this, from a thread of its own.
  ///
  /// What would be refused is not recorded, and told once.
  public func letTimePass() {
    guard let timer = options.timer else { return }
    var faults: [String: Phrase] = [:]
    do throws(EventStoreError) {
      var refused: [String: (count: Int, first: RefusedAnswer)] = [:]
      for command in try store.tick(by: timer.actor, recordingRefusals: false) {
        guard case .refused(let answer) = command.answer else { continue }
        let codes = answer.reasons.map { "\($0.code)" }.joined(separator: " ")
        refused[codes, default: (0, answer)].count += 1
      }
      faults = refused.mapValues { count, first in
        Phrase(
          .dueIsRefused, count, timer.actor.text,
          Phrase { Words($0).text(for: first.reasons) })
      }
    } catch { faults["\(error)"] = Phrase(.dueIsNotSent, error.wording) }
    let news = state.withLock { [faults] state in
      defer { state.timer.told = Set(faults.keys) }
      return faults.filter { !state.timer.told.contains($0.key) }
    }
    for key in news.keys.sorted() { if let fault = news[key] { timer.whenRefused(fault) } }
  }
}
