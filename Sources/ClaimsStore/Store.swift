import ClaimsDomain
import ClaimsKernel
import EventSourcing
import Synchronization

/// State and actions for a front end: shows what is durable, sends commands, tells what is allowed
/// and what would become of a command.
///
/// Holds no rule of its own: every answer is the kernel's. Source: Specs/Store.md.
public final class Store<Log: EventStore>: Sendable {
  /// Judges and commits the commands, and holds the log.
  public let kernel: ClaimsKernel<Log>
  let hub: Mutex<Hub>
  let counters = StoreCounters()
  private let preferencesStore: any PreferencesStore
  private let saving = Mutex(())

  /// Creates a store that forgets preferences when it ends.
  public init(_ kernel: ClaimsKernel<Log>) {
    self.kernel = kernel
    preferencesStore = InMemoryPreferences()
    hub = Mutex(Hub(Preferences()))
  }

  /// - Parameters:
  ///   - kernel: what judges and commits the commands.
  ///   - preferences: keeps what a person has chosen between two starts.
  /// - Throws: if it cannot say what was chosen.
  public init(
    _ kernel: ClaimsKernel<Log>, preferences: any PreferencesStore
  ) throws(PreferencesError) {
    self.kernel = kernel
    preferencesStore = preferences
    hub = Mutex(Hub(try preferences.load() ?? Preferences()))
  }

  // MARK: State

  /// Everything, as of now. Blocks until it is durable.
  ///
  /// A copy that is kept costs the next change a block of claims; screens observe slices instead.
  public var state: StoreState {
    get throws(EventStoreError) { try read { $0 } }
  }

  /// A slice of the state, as of now. Blocks until it is durable.
  ///
  /// - Parameter slice: quick, and without a call of this store: it runs under the kernel's lock.
  public func read<Value: Sendable>(
    _ slice: @Sendable (StoreState) -> Value
  ) throws(EventStoreError) -> Value {
    let (value, ticket) = look(slice)
    try kernel.log.waitUntilDurable(ticket)
    return value
  }

  /// The same without blocking a thread of the cooperative pool.
  public func read<Value: Sendable>(
    _ slice: @Sendable (StoreState) -> Value
  ) async throws(EventStoreError) -> Value {
    let (value, ticket) = look(slice)
    try await kernel.log.durable(ticket)
    return value
  }

  private func look<Value: Sendable>(
    _ slice: @Sendable (StoreState) -> Value
  ) -> (Value, Ticket) {
    kernel.peek { logState in
      hub.withLock { hub in slice(StoreState(logState, hub.queued, hub.preferences)) }
    }
  }

  /// Every durable commit after a position, in order, and then those that come: see `EventFeed`.
  public func events(after position: Position = .start) -> EventFeed<Log> {
    EventFeed(kernel, after: position)
  }

  // MARK: Actions

  /// Judges and commits a command. A refusal is an answer, not an error.
  ///
  /// - Throws: if the log took nothing, or its fate is unknown.
  public func send(_ command: CommandEnvelope) async throws(EventStoreError) -> Answer {
    let submission = try submit(command)
    if !kernel.log.isDurable(submission.ticket) {
      begin(command, submission)
      do throws(EventStoreError) { try await kernel.log.durable(submission.ticket) } catch {
        end(command.id, error)
        throw error
      }
      end(command.id, nil)
    }
    settle(command, submission)
    return submission.answer
  }

  /// The same for a caller with a thread of its own: blocks it until the answer is durable.
  public func send(_ command: CommandEnvelope) throws(EventStoreError) -> Answer {
    let submission = try submit(command)
    if !kernel.log.isDurable(submission.ticket) {
      begin(command, submission)
      do throws(EventStoreError) { try kernel.log.waitUntilDurable(submission.ticket) } catch {
        end(command.id, error)
        throw error
      }
      end(command.id, nil)
    }
    settle(command, submission)
    return submission.answer
  }

  func submit(_ command: CommandEnvelope) throws(EventStoreError) -> Submission {
    do throws(EventStoreError) { return try kernel.submission(of: command) } catch {
      counters.count(error)
      throw error
    }
  }

  func begin(_ command: CommandEnvelope, _ submission: Submission) {
    let action = PendingAction(
      command, forecast: submission.forecast(of: command), stage: .sent)
    hub.withLock { $0.begin(action) }
    publishPending()
  }

  func end(_ id: Identifier, _ failure: EventStoreError?) {
    if let failure { counters.count(failure) }
    hub.withLock { $0.end(id, failure) }
    publishPending()
  }

  func settle(_ command: CommandEnvelope, _ submission: Submission) {
    counters.count(submission.answer)
    // A store without observers pays nothing for them.
    guard submission.decision != nil, hub.withLock({ $0.observers.count > 0 }) else { return }
    publish(Change(streams: submission.streams(of: command)))
  }

  /// Lets time pass: see `ClaimsKernel.tick`.
  public func tick(
    by actor: ActorID, at time: Instant? = nil, dryRun: Bool = false,
    recordingRefusals: Bool = true
  ) throws(EventStoreError) -> [SystemCommand] {
    let sent = try kernel.tick(
      by: actor, at: time, dryRun: dryRun, recordingRefusals: recordingRefusals)
    for answer in sent.compactMap(\.answer) where recordingRefusals || answer.isAccepted {
      counters.count(answer)
    }
    if sent.contains(where: { $0.answer?.isAccepted ?? false }) { publish(.anything) }
    return sent
  }

  // MARK: Before sending

  /// Every command to a stream: allowed, or why not; for a stream that does not exist, to a new one.
  /// Buttons come from here.
  ///
  /// - Parameters:
  ///   - actor: who would act.
  ///   - role: the role in which they would.
  ///   - stream: what they would act on, which need not exist.
  ///   - asIfHeld: whether to tell what they might do if they held the role.
  ///   - access: who reads it. A stream that they do not see is as one that does not exist.
  public func allowed(
    for actor: ActorID, as role: Role, on stream: StreamID, asIfHeld: Bool = false,
    seenBy access: ReaderRoles = .whole
  ) throws(EventStoreError) -> [Permission] {
    try kernel.permissions(of: actor, as: role, on: stream, asIfHeld: asIfHeld, seenBy: access)
  }

  /// What would become of a command now. Writes nothing and records nothing.
  public func forecast(_ command: CommandEnvelope) throws(EventStoreError) -> Forecast {
    try kernel.forecast(command)
  }

  /// The same without blocking a thread of the cooperative pool.
  public func forecast(_ command: CommandEnvelope) async throws(EventStoreError) -> Forecast {
    try await kernel.forecast(command)
  }

  // MARK: Pending

  /// What was asked for and is not settled: sent and not durable yet, or kept back by an outbox.
  public var pending: PendingActions { hub.withLock { $0.pending } }

  /// Shows a command as pending that another party, such as an outbox, keeps back.
  ///
  /// - Parameters:
  ///   - command: what waits to be sent.
  ///   - forecast: the expected outcome; nil if none was asked for.
  public func queue(_ command: CommandEnvelope, forecast: Forecast? = nil) {
    hub.withLock { $0.queue(PendingAction(command, forecast: forecast, stage: .queued)) }
    publishQueued()
  }

  /// Shows many at once: an outbox that was just opened.
  public func queue(_ actions: [PendingAction]) {
    hub.withLock { hub in
      for var action in actions {
        action.stage = .queued
        hub.queue(action)
      }
    }
    publishQueued()
  }

  /// Shows a command no longer as kept back: it was sent, refused or dropped.
  public func unqueue(_ id: Identifier) {
    if hub.withLock({ $0.unqueue(id) }) { publishQueued() }
  }

  private func publishQueued() {
    publishPending()
    publish(Change(subjects: [.pending]))
  }

  // MARK: Preferences

  /// What a person has chosen, as it was last kept; as built in if nothing was.
  public var preferences: Preferences { hub.withLock { $0.preferences } }

  /// Keeps other preferences, then shows them.
  ///
  /// - Throws: if they could not be kept. They are as they were then.
  public func update(preferences: Preferences) throws(PreferencesError) {
    // One after the other, and no other caller waits for a device to keep them.
    try saving.withLock { _ throws(PreferencesError) in
      try preferencesStore.save(preferences)
      hub.withLock { $0.preferences = preferences }
    }
    publish(Change(subjects: [.preferences]))
  }
}
