import ClaimsDomain
import ClaimsKernel
import Descriptions
import EventSourcing

/// Something that an event asks to be done outside: a photo to be looked at, a person to be told.
public protocol Effect: Sendable {
  /// What an event asks for, as `perform` needs it.
  associatedtype Request: Sendable
  /// Goes into the ids of its commands: never changed.
  var name: String { get }
  /// What an event asks for; nil if nothing. Pure.
  ///
  /// - Parameters:
  ///   - event: what happened.
  ///   - stream: where it happened.
  ///   - recorded: when the log took it.
  ///   - logState: the present one, which may be later than the event.
  func request(
    after event: DomainEvent, in stream: StreamID, recorded: Instant,
    on logState: borrowing LogState
  ) -> Request?
  /// Does it.
  ///
  /// - Parameters:
  ///   - request: what `request(after:in:recorded:on:)` made of the event.
  ///   - key: the same for the same event, however often it is tried: a service outside can tell by
  ///     it what it has done already.
  /// - Returns: the command that tells the log what came of it; nil if it need not know.
  func perform(_ request: Request, key: Identifier) async throws(EffectFailure) -> DomainCommand?
}

/// Why an effect was not done. It is tried again.
public struct EffectFailure: WordedFault, Equatable, Sendable {
  /// As the service that was to do it said it.
  public let reason: String
  /// Creates a failure from what the service said.
  public init(_ reason: String) { self.reason = reason }

  public var wording: Phrase {
    Phrase(.itWasNotDone, reason)
  }
}

/// What became of a request.
public enum EffectOutcome: Equatable, Sendable, PrintsFields {
  /// Done, and the log has taken the command.
  case done(Receipt)
  /// Done, and the log need not know.
  case told
  /// The log holds the command already: it was done before.
  case doneBefore
  /// Done, and the log has refused the command.
  case refused(RefusedAnswer)
  /// Not done; it may be tried again.
  case failed(EffectFailure)
}

/// One request and what became of it.
public struct EffectReport: Equatable, Sendable, PrintsFields {
  /// The position of the event that asked.
  public let cause: Position
  /// The stream of the event that asked.
  public let stream: StreamID
  /// The id of its command.
  public let key: Identifier
  /// What became of the request this time.
  public let outcome: EffectOutcome
}

/// Does what events ask for, and sends what came of it as ordinary commands.
///
/// The id of such a command follows from the effect's name and the event alone, so that receipts
/// make it happen once, even if the runner stopped and starts again elsewhere. What is done
/// outside is done at least once, always under the same key.
///
/// Source: Specs/Store.md, "Effects".
public struct EffectRunner<Log: EventStore, E: Effect>: Sendable {
  private let store: Store<Log>
  private let effect: E
  private let actor: ActorID
  private let role: Role

  /// - Parameters:
  ///   - effect: what is done outside.
  ///   - store: whose events ask for it, and that is told what came of it.
  ///   - actor: who sends the commands.
  ///   - role: the role in which they do.
  public init(_ effect: E, on store: Store<Log>, by actor: ActorID, as role: Role = .system) {
    self.store = store
    self.effect = effect
    self.actor = actor
    self.role = role
  }

  /// The id of the command for one event of one stream.
  public func key(_ cause: Position, _ stream: StreamID) -> Identifier {
    Identifier(
      derivedFrom: "effect", effect.name, String(cause.value), String(stream.category.number),
      stream.id.text)
  }

  /// Does what the events of a commit ask for.
  ///
  /// - Throws: if the log failed. What was done before it did is safe to be tried again.
  public func handle(_ entry: Entry) async throws(EventStoreError) -> [EffectReport] {
    var reports: [EffectReport] = []
    for stored in entry.events {
      let event: DomainEvent
      do throws(WireError) {
        event = try DomainEvent(
          category: stored.stream.category, type: stored.type, payload: stored.payload)
      } catch {
        throw .damaged(
          offset: 0,
          reason: "position \(stored.position.value) cannot be read by this version: \(error)")
      }
      let request = try await store.kernel.query { logState in
        effect.request(
          after: event, in: stored.stream, recorded: entry.recorded, on: logState)
      }
      guard let request else { continue }
      reports.append(
        EffectReport(
          cause: stored.position, stream: stored.stream,
          key: key(stored.position, stored.stream),
          outcome: try await outcome(of: request, stored)))
    }
    return reports
  }

  private func outcome(
    of request: E.Request, _ stored: StoredEvent
  ) async throws(EventStoreError) -> EffectOutcome {
    let key = key(stored.position, stored.stream)
    if try store.kernel.log.commit(ofCommand: key) != nil { return .doneBefore }
    let command: DomainCommand?
    do throws(EffectFailure) {
      command = try await effect.perform(request, key: key)
    } catch { return .failed(error) }
    guard let command else { return .told }
    let envelope = CommandEnvelope(
      id: key, actor: actor, role: role, stream: stored.stream, command: command)
    switch try await store.send(envelope) {
    case .accepted(let receipt): return receipt.repeated ? .doneBefore : .done(receipt)
    case .refused(let refused):
      // Another run was quicker, and what it found differs.
      let isTaken = refused.reasons.first?.code == .commandIdReused
      return isTaken ? .doneBefore : .refused(refused)
    }
  }

  /// Does what is asked for by the commits that are durable now, and answers.
  ///
  /// - Returns: what became of each request, and the position up to which none has failed: a caller
  ///   that keeps it need not look at what lies before it again.
  public func catchUp(
    after start: Position = .start
  ) async throws(EventStoreError) -> (reports: [EffectReport], settled: Position) {
    let end = store.kernel.log.head.position
    var (reports, settled, isWhole) = ([EffectReport](), start, true)
    // One beyond the end is refused by the feed.
    guard end != start else { return (reports, settled) }
    var feed = store.events(after: start).makeAsyncIterator()
    while let entry = try await feed.next() {
      let new = try await handle(entry)
      reports += new
      let hasFailed = new.contains { if case .failed = $0.outcome { true } else { false } }
      isWhole = isWhole && !hasFailed
      if isWhole { settled = entry.last }
      if entry.last >= end { break }
    }
    return (reports, settled)
  }

  /// Does what is asked for by each commit after a position, as it comes, until its task is
  /// cancelled. What fails is tried again, with rests, and then left to the next start.
  ///
  /// - Parameters:
  ///   - start: behind which it begins: where everything before is settled.
  ///   - retries: how often something is tried, and how long the rests are.
  ///   - rest: waits; the app's, so that a test need not.
  ///   - report: hears what came of each.
  public func run(
    after start: Position = .start, retries: RetryLimits = RetryLimits(),
    rest: @Sendable (Duration) async throws -> Void, report: @Sendable (EffectReport) -> Void
  ) async throws(EventStoreError) {
    var feed = store.events(after: start).makeAsyncIterator()
    while let entry = try await feed.next() {
      var attempt = 1
      while true {
        let new = try await handle(entry)
        let hasFailed = new.contains { if case .failed = $0.outcome { true } else { false } }
        guard hasFailed, let pause = retries.rest(after: attempt) else {
          new.forEach(report)
          break
        }
        attempt += 1
        do { try await rest(pause) } catch { return }
        guard !Task.isCancelled else { return }
      }
    }
  }
}
