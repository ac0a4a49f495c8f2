import ClaimsDomain
import ClaimsKernel
import EventSourcing
import Synchronization

/// State and actions for a front end: shows what is durable, sends commands, tells what is allowed.
///
/// Holds no rule of its own: every answer is the kernel's.
public final class Store<Log: EventStore>: Sendable {
  public let kernel: ClaimsKernel<Log>
  private let observers = Mutex(Observers())

  public init(_ kernel: ClaimsKernel<Log>) { self.kernel = kernel }

  /// Everything, as of now. Blocks until it is durable.
  ///
  /// A copy that is kept costs the next change a block of claims; screens observe slices instead.
  public var state: StoreState {
    get throws(EventStoreError) { try kernel.query { StoreState($0) } }
  }

  /// Judges and commits a command. A refusal is an answer, not an error.
  ///
  /// - Throws: where the log took nothing, or its fate is unknown.
  public func send(_ command: CommandEnvelope) async throws(EventStoreError) -> Answer {
    let answer = try await kernel.send(command)
    if answer.isAccepted { publish() }
    return answer
  }

  /// The same for a caller with a thread of its own: blocks it until the answer is durable.
  public func send(_ command: CommandEnvelope) throws(EventStoreError) -> Answer {
    let answer = try kernel.send(command)
    if answer.isAccepted { publish() }
    return answer
  }

  /// Lets time pass: see `ClaimsKernel.tick`.
  public func tick(
    by actor: ActorID, at time: Instant? = nil
  ) throws(EventStoreError) -> [SystemCommand] {
    let sent = try kernel.tick(by: actor, at: time)
    if sent.contains(where: { $0.answer?.isAccepted ?? false }) { publish() }
    return sent
  }

  /// Every command to a claim: allowed, or why not. Buttons come from here.
  ///
  /// - Parameter asIfHeld: whether to tell what they might do if they held the role.
  public func allowed(
    for actor: ActorID, as role: Role, on claim: Identifier, asIfHeld: Bool = false
  ) throws(EventStoreError) -> [ClaimPermission] {
    try kernel.permissions(of: actor, as: role, on: claim, asIfHeld: asIfHeld)
  }

  /// A slice of the state, now and after every change of it: newest wins, no value twice in a row.
  ///
  /// Right for screens. Whoever must not miss anything reads the log by position.
  ///
  /// - Parameter slice: quick, and without a call of this store: it runs under the kernel's lock.
  public func values<Value: Equatable & Sendable>(
    of slice: @escaping @Sendable (StoreState) -> Value
  ) -> AsyncStream<Value> {
    let (stream, continuation) = AsyncStream.makeStream(
      of: Value.self, bufferingPolicy: .bufferingNewest(1))
    let last = LastValue(continuation)
    let observer: Observer = { state in
      let (value, revision) = (slice(state), state.revision)
      return { last.offer(value, at: revision) }
    }
    let id = observers.withLock { $0.add(observer) }
    continuation.onTermination = { [self] _ in observers.withLock { $0.remove(id) } }
    // The first value comes from here; a failing log shows nothing.
    try? kernel.query { observer(StoreState($0)) }()
    return stream
  }

  /// Slices are taken under the kernel's lock, so that no copy of the state outlives it, and are
  /// handed out once what they rest on is durable. No sender waits for that.
  private func publish() {
    let bodies = observers.withLock { $0.bodies }
    guard !bodies.isEmpty else { return }
    kernel.look { world in
      let state = StoreState(world)
      return bodies.map { $0(state) }
    } whenDurable: { deliveries in
      for deliver in deliveries { deliver() }
    }
  }
}

/// What a front end sees.
public struct StoreState: Sendable {
  private let world: World

  init(_ world: borrowing World) { self.world = copy world }

  public var claims: ClaimBoard { world.claims }
  public var actors: ActorRegister { world.actors }
  public var rules: RuleBook { world.rules }

  /// How many events are folded in: tells an older state from a newer one.
  public var revision: UInt64 { world.events }
}

/// Takes a slice of a state, and answers with what hands it out.
private typealias Observer = @Sendable (StoreState) -> @Sendable () -> Void

private struct Observers {
  private var nextID = 0
  private var all: [Int: Observer] = [:]

  var bodies: [Observer] { Array(all.values) }

  mutating func add(_ body: @escaping Observer) -> Int {
    nextID += 1
    all[nextID] = body
    return nextID
  }

  mutating func remove(_ id: Int) { all[id] = nil }
}

/// The newest value that an observer was shown. Offers may come out of order: an older one is
/// dropped, and so is one that shows nothing new.
private final class LastValue<Value: Equatable & Sendable>: Sendable {
  private let continuation: AsyncStream<Value>.Continuation
  private let last = Mutex<(value: Value, revision: UInt64)?>(nil)

  init(_ continuation: AsyncStream<Value>.Continuation) { self.continuation = continuation }

  func offer(_ value: Value, at revision: UInt64) {
    last.withLock { last in
      if let known = last, revision < known.revision { return }
      let isNews = last.map { $0.value != value } ?? true
      last = (value, revision)
      if isNews { continuation.yield(value) }
    }
  }
}
