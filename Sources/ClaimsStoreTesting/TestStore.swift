import ClaimsDomain
import ClaimsKernel
import ClaimsStore
import Descriptions
import EventSourcing
import StateMachineTesting

/// A store under test: what is sent leads to exactly the events and the changes that the test states.
///
/// ```swift
/// let test = try TestStore(given: [registerAda, registerCarla, draft])
/// try test.send(submit, events: [.claim(.claimSubmitted(ClaimSubmitted(…)))]) { expected in
///   expected.claim(id) { $0.status = .submitted }
/// }
/// try test.finish()
/// ```
///
/// Whatever the test leaves out fails, with the difference field by field; `exhaustivity` says
/// otherwise. For screens' models: give them `store`, let them act, then say what was `received`.
public final class TestStore<Log: EventStore> {
  /// How much a test has to state.
  public enum Exhaustivity: Sendable, PrintsFields {
    /// Every event and every change.
    case everything
    /// What is stated must be so; the rest may be as it is. For tests of many parts together.
    case whatIsStated
  }

  /// The store under test: for models, and whatever else acts in the test.
  public let store: Store<Log>
  /// What a failing log is told; what the store's kernel writes to.
  public let log: Log
  /// The clock of the store's kernel: shows what the test sets.
  public let clock: ControlledClock
  /// How much the test has to state; may be changed between two steps.
  public var exhaustivity: Exhaustivity
  private var before: StoreState
  /// How many entries of the log the test has stated, or was given.
  private var entriesSeen = 0

  /// A store on a log that holds something already: all of it is given.
  public init(
    log: Log, clock: ControlledClock = ControlledClock(.aQuietMorning),
    exhaustivity: Exhaustivity = .everything
  ) throws(EventStoreError) {
    self.log = log
    self.clock = clock
    self.exhaustivity = exhaustivity
    store = Store(try ClaimsKernel(log, clock: clock.read))
    before = try store.state
    entriesSeen = try entries().count
  }

  /// Plays commands whose events are given, and no part of what is tested.
  ///
  /// - Throws: if one of them is refused.
  public func given(
    _ commands: [CommandEnvelope], file: StaticString = #fileID, line: UInt = #line
  ) throws {
    for (place, command) in commands.enumerated() {
      let answer: Answer = try store.send(command)
      guard case .refused(let refused) = answer else { continue }
      throw TestStoreFailure(
        head("given \(place + 1), \(command.command.name)", TestPlace(file, line)),
        ["  refused: \(refused.message)"])
    }
    try see()
  }

  // MARK: What was sent

  /// Sends a command that is accepted, and compares what it leads to.
  ///
  /// - Parameters:
  ///   - command: what is sent.
  ///   - events: those in the command's own stream, in order.
  ///   - others: those that the same commit brings to other streams.
  ///   - file: that of the test, for its failure.
  ///   - line: that of the test, for its failure.
  ///   - changes: states what is different afterwards.
  /// - Throws: `TestStoreFailure`; what the log throws.
  @discardableResult public func send(
    _ command: CommandEnvelope, events: [DomainEvent], others: [StreamEvents] = [],
    file: StaticString = #fileID, line: UInt = #line,
    changes: (inout ExpectedState) -> Void = { _ in }
  ) throws -> Receipt {
    let place = TestPlace(file, line)
    let answer: Answer = try store.send(command)
    guard case .accepted(let receipt) = answer else {
      throw TestStoreFailure(head(command, place), ["  refused: \(answer.explanation)"])
    }
    let parts = [StreamEvents(stream: command.stream, events: events)] + others
    try compare(head(command, place), parts, refusals: [], changes)
    return receipt
  }

  /// Sends a command that is refused for exactly these reasons, and changes nothing.
  @discardableResult public func refuse(
    _ command: CommandEnvelope, reasons: [Reason], file: StaticString = #fileID,
    line: UInt = #line
  ) throws -> RefusedAnswer {
    let head = head(command, TestPlace(file, line))
    let answer: Answer = try store.send(command)
    guard case .refused(let refused) = answer else {
      throw TestStoreFailure(head, ["  accepted: \(answer.explanation)"])
    }
    try compareReasons(head, stated: [reasons], found: [refused.reasons])
    try compare(head, [], refusals: nil) { _ in }
    return refused
  }

  /// Sends a command that the log does not take.
  public func fail(
    _ command: CommandEnvelope, with expected: EventStoreError, file: StaticString = #fileID,
    line: UInt = #line
  ) throws {
    let head = head(command, TestPlace(file, line))
    let answer: Answer
    do throws(EventStoreError) {
      answer = try store.send(command)
    } catch {
      guard error != expected else { return }
      throw TestStoreFailure(head, ["  stated \(expected), found \(error)"])
    }
    throw TestStoreFailure(head, ["  answered: \(answer.explanation)"])
  }

  // MARK: What was received

  /// Compares what others have sent to the store since the test last stated anything.
  ///
  /// - Parameters:
  ///   - stream: that of the events.
  ///   - events: those in that stream, in order.
  ///   - others: those that the same commits bring to other streams.
  ///   - refusals: the reasons of every refusal, in order.
  ///   - file: that of the test, for its failure.
  ///   - line: that of the test, for its failure.
  ///   - changes: states what is different now.
  public func received(
    in stream: StreamID, _ events: [DomainEvent], others: [StreamEvents] = [],
    refusals: [[Reason]] = [], file: StaticString = #fileID, line: UInt = #line,
    changes: (inout ExpectedState) -> Void = { _ in }
  ) throws {
    try compare(
      head("received", TestPlace(file, line)),
      [StreamEvents(stream: stream, events: events)] + others, refusals: refusals, changes)
  }

  /// Compares refusals alone: nothing happened.
  public func receivedNothing(
    refusals: [[Reason]] = [], file: StaticString = #fileID, line: UInt = #line
  ) throws {
    try compare(head("received", TestPlace(file, line)), [], refusals: refusals) { _ in }
  }

  /// The end of a test: nothing happened that it did not state.
  public func finish(file: StaticString = #fileID, line: UInt = #line) throws {
    guard exhaustivity == .everything else { return }
    try compare(head("at the end", TestPlace(file, line)), [], refusals: []) { _ in }
  }

  // MARK: Comparing

  private func compare(
    _ head: String, _ parts: [StreamEvents], refusals: [[Reason]]?,
    _ changes: (inout ExpectedState) -> Void
  ) throws {
    let isExhaustive = exhaustivity == .everything
    let entries = try entries().dropFirst(entriesSeen)
    var found: [(stream: StreamID, event: DomainEvent)] = []
    var refused: [[Reason]] = []
    for entry in entries {
      for line in try HistoryLine.lines(of: entry) {
        found.append((line.stored.stream, line.event))
      }
      if let refusal = try RefusalLine(entry) { refused.append(refusal.refusal.reasons) }
    }
    let after = try store.state
    var expected = ExpectedState(before)
    changes(&expected)
    let events = EventComparison(
      stated: parts.flatMap { part in part.events.map { (part.stream, $0) } }, found: found,
      name: after.name)
    var touched: [StreamID] = []
    for (stream, _) in found where !touched.contains(stream) { touched.append(stream) }
    let state = StateComparison(
      before: before, after: after, expected: expected, isExhaustive: isExhaustive)
    let findings =
      events.findings(isExhaustive: isExhaustive) + state.findings(of: touched)
    guard findings.isEmpty else { throw TestStoreFailure(head, findings) }
    if let refusals, isExhaustive || !refusals.isEmpty {
      try compareReasons(head, stated: refusals, found: refused)
    }
    try see()
  }

  private func compareReasons(_ head: String, stated: [[Reason]], found: [[Reason]]) throws {
    guard stated != found else { return }
    let words = Words(.en)
    func text(_ reasons: [[Reason]], _ place: Int) -> String {
      place < reasons.count ? words.text(for: reasons[place]) : "nothing"
    }
    let lines = (0..<max(stated.count, found.count)).filter { place in
      place >= stated.count || place >= found.count || stated[place] != found[place]
    }.map { "  \($0 + 1)  stated \(text(stated, $0)), found \(text(found, $0))" }
    throw TestStoreFailure(head, ["refusals"] + lines)
  }

  private func entries() throws(EventStoreError) -> [Entry] {
    var entries: [Entry] = []
    try log.forEachEntry(after: .start) { entry in
      entries.append(entry)
      return true
    }
    return entries
  }

  private func see() throws(EventStoreError) {
    before = try store.state
    entriesSeen = try entries().count
  }

  private func head(_ command: CommandEnvelope, _ place: TestPlace) -> String {
    head(command.command.name.description, place)
  }

  private func head(_ what: String, _ place: TestPlace) -> String { "\(what), \(place.text)" }
}

extension TestStore where Log == FailingEventStore<InMemoryEventStore> {
  /// A store in memory, whose log fails when the test tells it to, in which these commands were
  /// accepted.
  public convenience init(
    given commands: [CommandEnvelope] = [],
    clock: ControlledClock = ControlledClock(.aQuietMorning),
    exhaustivity: Exhaustivity = .everything, file: StaticString = #fileID, line: UInt = #line
  ) throws {
    try self.init(
      log: FailingEventStore(InMemoryEventStore()), clock: clock, exhaustivity: exhaustivity)
    try given(commands, file: file, line: line)
  }
}

extension Instant {
  /// 2026-03-02, eight in the morning in UTC: when tests begin if they do not say otherwise.
  public static let aQuietMorning = Instant(nanoseconds: 1_772_438_400_000_000_000)
}

extension Answer {
  fileprivate var explanation: String {
    switch self {
    case .accepted(let receipt): receipt.events.map(\.name.description).joined(separator: ", ")
    case .refused(let refused): refused.message
    }
  }
}
