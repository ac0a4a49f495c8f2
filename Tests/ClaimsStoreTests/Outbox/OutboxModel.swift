import ClaimsDomain
import ClaimsKernel
import ClaimsStore
import EventSourcing
import StateMachineTesting

/// What an outbox and the other side ought to come to, in a simple form.
struct OutboxModel: Specification {
  static let limits = OutboxLimits(attempts: 3, rebases: 1)

  enum Kind: Hashable, Sendable {
    /// Accepted, whatever happens.
    case plain
    /// Refused, whatever happens.
    case bad
    /// Saw the claim at revision 0, which it has left.
    case stale
  }

  enum Command: Hashable, Sendable {
    case queue(Kind)
    /// Queues the same once more.
    case again(Int)
    case deliver([Mood])
    /// The clock, in seconds: backwards too.
    case time(Int64)
    case online(Bool)
    case signedIn
    case retry(Int)
    case drop(Int)
    case edit(Int)
    case asNew(Int)
    case resolve(Int, ConflictPolicy)
    /// A request that was answered comes a second time, late.
    case echo(Int)
  }

  struct Item: Hashable, Sendable {
    var kind: Kind
    var status = OutboxStatus.queued
    var expected: UInt64?
    var version = 0
    /// As it was queued.
    var first: [UInt64?] = []
    var attempts: UInt32 = 0
    var rebases: UInt32 = 0
    var isUnanswered = false
    var due: Int64?
    var found: UInt64?
    /// What was asked of it last.
    var asked: Asked?

    init(_ kind: Kind, expected: UInt64? = nil, version: Int = 0) {
      (self.kind, self.expected, self.version) = (kind, expected, version)
      first = [expected, UInt64(version)]
    }

    var isAsQueued: Bool { first == [expected, UInt64(version)] }
    var isWaiting: Bool { status == .queued || status == .retry }
    /// Whether a user has to decide.
    var isAside: Bool { [.refused, .parked, .conflict].contains(status) }
  }

  enum Asked: Hashable, Sendable {
    case retry, drop, edit, asNew
    case resolve(ConflictPolicy)
  }

  struct State: Hashable, Sendable {
    var items: [Item] = []
    /// What the other side has accepted, in order, and in which form.
    var accepted: [Int] = []
    var forms: [Int: Int] = [:]
    /// In milliseconds.
    var clock: Int64 = 0
    var recorded = Int64.min
    var isOnline = true
    var isSignedIn = true
    var hasComeBack = false

    var now: Int64 { max(clock, recorded) }
    /// The draft is the claim's first event.
    var revision: UInt64 { UInt64(accepted.count) + 1 }
  }

  /// Everything that shows: what was said, and what both sides hold.
  struct Response: Hashable, Sendable {
    var said: String
    var statuses: [OutboxStatus]
    var accepted: [Int]
  }

  var initial: State { State() }

  func commands(in state: State) -> Generator<Command> {
    let number = Generator<Int>.integer(in: 0...max(0, state.items.count - 1))
    let moods = Generator<Mood>.element(of: Mood.allCases)
    let policies = Generator<ConflictPolicy>.element(of: [
      .rebase, .keepLocal, .keepRemote, .keepNewest, .unspecified,
    ])
    let deliver = Generator<[Mood]>.array(of: moods, count: 0...5).map { Command.deliver($0) }
    return .oneOf(
      Generator<Kind>.element(of: [.plain, .plain, .bad, .stale]).map { .queue($0) }, deliver,
      deliver, deliver, Generator<Int64>.element(of: [1, 60, 3600, -60]).map { .time($0) },
      number.map { .retry($0) }, number.map { .drop($0) }, number.map { .edit($0) },
      number.map { .asNew($0) },
      number.paired(with: policies).map { .resolve($0.0, $0.1) },
      number.map { .again($0) }, number.map { .echo($0) },
      Generator<Bool>.element(of: [true, true, false]).map { .online($0) }, .just(.signedIn))
  }

  func apply(_ command: Command, to state: inout State) -> Response {
    let said = said(by: command, &state)
    return Response(
      said: said, statuses: state.items.map(\.status), accepted: state.accepted)
  }

  func isEnabled(_ command: Command, in state: State) -> Bool {
    switch command {
    case .queue, .deliver, .time, .online, .signedIn: true
    case .again(let number): state.items.indices.contains(number)
    case .echo(let number):
      state.items.indices.contains(number) && state.items[number].status == .acknowledged
    case .retry(let number), .drop(let number), .edit(let number), .asNew(let number),
      .resolve(let number, _):
      state.items.indices.contains(number)
    }
  }

  func recovered(from state: State) -> State {
    var state = state
    (state.isOnline, state.isSignedIn, state.hasComeBack) = (true, true, false)
    return state
  }

  func labels(of step: Transition<State, Command, Response>) -> [String] {
    Set(step.after.items.map(\.status)).map { "\($0.name)" } + [step.response.said]
  }

  // MARK: What ought to happen

  private func said(by command: Command, _ state: inout State) -> String {
    switch command {
    case .queue(let kind):
      state.items.append(Item(kind, expected: kind == .stale ? 0 : nil))
      state.recorded = state.now
      return "ok"
    // Once it was edited, or put elsewhere, that is another command.
    case .again(let number): return state.items[number].isAsQueued ? "ok" : "idTaken"
    case .deliver(let moods): return deliver(moods, &state)
    case .time(let seconds):
      state.clock += seconds * 1000
      return "ok"
    case .online(let isOnline):
      if isOnline, !state.isOnline { state.hasComeBack = true }
      state.isOnline = isOnline
      return "ok"
    case .signedIn:
      state.isSignedIn = true
      return "ok"
    case .echo: return "ok"
    case .retry(let number):
      return change(
        number, .retry, &state, if: { $0.isAside && $0.status != .conflict || $0.status == .retry }
      ) {
        if $0.status != .retry { $0.attempts = 0 }
        $0.status = .queued
      }
    case .drop(let number):
      return change(number, .drop, &state, if: { $0.isWaiting || $0.isAside }) {
        $0.status = .dropped
      }
    case .edit(let number):
      return change(number, .edit, &state, if: { $0.isWaiting || $0.isAside }) {
        $0.version += 1
        (($0.status, $0.attempts), $0.rebases) = ((.queued, 0), 0)
      }
    case .asNew(let number):
      let item = state.items[number]
      if item.isAside, item.isUnanswered { return "outcomeUnknown" }
      let said = change(number, .asNew, &state, if: \.isAside) { $0.status = .dropped }
      if said == "ok" { state.items.append(Item(item.kind, version: item.version)) }
      return said
    case .resolve(let number, let policy): return resolve(number, by: policy, &state)
    }
  }

  private func change(
    _ number: Int, _ asked: Asked, _ state: inout State, if isAllowed: (Item) -> Bool,
    _ change: (inout Item) -> Void
  ) -> String {
    guard isAllowed(state.items[number]) else {
      // The same once more is answered as before; each edit here is different, each new id, too.
      let isRepeated = state.items[number].asked == asked && asked != .edit && asked != .asNew
      return isRepeated ? "ok" : "invalidTransition"
    }
    state.items[number].asked = asked
    change(&state.items[number])
    if state.items[number].status != .retry { state.items[number].due = nil }
    state.recorded = state.now
    return "ok"
  }

  private func resolve(
    _ number: Int, by policy: ConflictPolicy, _ state: inout State
  ) -> String {
    let item = state.items[number]
    if item.status == .conflict {
      if policy == .unspecified { return "missingRequiredFields" }
      if policy == .keepNewest { return "invalidField" }
      if policy == .rebase, item.rebases >= Self.limits.rebases { return "stillConflicting" }
    }
    return change(number, .resolve(policy), &state, if: { $0.status == .conflict }) {
      if policy == .keepRemote { return $0.status = .dropped }
      $0.expected = policy == .rebase ? $0.found : nil
      if policy == .rebase { $0.rebases += 1 }
      (($0.status, $0.attempts), $0.found) = ((.queued, 0), nil)
    }
  }

  private func deliver(_ moods: [Mood], _ state: inout State) -> String {
    var moods = moods[...]
    while true {
      guard let number = state.items.firstIndex(where: \.isWaiting) else { return "idle" }
      if state.hasComeBack, state.items[number].status == .retry {
        (state.items[number].status, state.items[number].due) = (.queued, nil)
        // The outbox has done it, as a user would.
        state.items[number].asked = .retry
        state.recorded = state.now
      }
      state.hasComeBack = false
      if !state.isOnline { return "offline" }
      if !state.isSignedIn { return "signedOut" }
      if let due = state.items[number].due, state.now < due { return "until" }
      state.items[number].due = nil
      state.recorded = state.now
      switch moods.popFirst() ?? .answer {
      case .answer, .twice: answer(carryOut(number, &state), number, &state)
      case .replyLost:
        _ = carryOut(number, &state)
        fail(number, &state, unanswered: true)
      case .requestLost: fail(number, &state, unanswered: true)
      case .unreachable, .notTaken: fail(number, &state, unanswered: false)
      case .asksWho:
        (state.items[number].status, state.items[number].due) = (.retry, state.now)
        state.isSignedIn = false
      case .diesBefore:
        state = recovered(from: state)
        fail(number, &state, unanswered: true)
        return "died"
      case .diesAfter:
        _ = carryOut(number, &state)
        state = recovered(from: state)
        fail(number, &state, unanswered: true)
        return "died"
      }
    }
  }

  /// What the other side answers.
  private func carryOut(_ number: Int, _ state: inout State) -> OutboxStatus {
    let item = state.items[number]
    if let form = state.forms[number] { return form == item.version ? .acknowledged : .refused }
    if item.kind == .bad { return .refused }
    if let expected = item.expected, expected != state.revision {
      state.items[number].found = state.revision
      return .conflict
    }
    state.accepted.append(number)
    state.forms[number] = item.version
    return .acknowledged
  }

  private func answer(_ status: OutboxStatus, _ number: Int, _ state: inout State) {
    state.items[number].status = status
    state.items[number].isUnanswered = false
  }

  private func fail(_ number: Int, _ state: inout State, unanswered: Bool) {
    state.items[number].attempts += 1
    if unanswered { state.items[number].isUnanswered = true }
    let attempts = state.items[number].attempts
    if attempts >= Self.limits.attempts { return state.items[number].status = .parked }
    // Half of a second, doubled each time: chance adds nothing here.
    state.items[number].due = state.now + 500 << Int64(attempts - 1)
    state.items[number].status = .retry
  }
}
