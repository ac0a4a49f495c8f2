import ClaimsDomain
import EventSourcing

/// Tells which refused commands are recorded in full and which are only counted, so that no sender
/// fills the disk with what is refused.
///
/// A pure value: recorded times are handed in. It keeps at most one account for each actor that
/// has a budget of its own, and one for all others, and forgets them when the window ends.
///
/// Source: Specs/WriteAheadLog.md, "Refusals".
package struct RefusalBudget: Equatable, Sendable {
  /// What becomes of a refused command.
  package enum Ruling: Equatable, Sendable {
    case inFull
    /// The first one beyond the budget. It is summed up at once, so that a crash leaves a trace.
    case exceeding
    /// In the summary that is recorded when the window ends.
    case counted
  }

  /// Refused commands that were counted, as they are to be recorded.
  package struct Counted: Equatable, Sendable {
    /// The last of them, without its arguments.
    package var command: CommandRecord
    package var summary: RefusalSummary

    package init(command: CommandRecord, summary: RefusalSummary) {
      self.command = command
      self.summary = summary
    }
  }

  private struct Account: Equatable {
    var inFull = 0
    var bytes = 0
    var isExceeded = false
    var isShared = false
    /// What was counted and is not recorded yet.
    var counted: Counted?
  }

  package let limits: RefusalLimits
  /// When the open window ends; the end of time if none is open.
  package private(set) var windowEnd = Self.never
  private var accounts: [Account] = []
  private var places: [ActorID: Int] = [:]
  private var sharedPlace: Int?
  /// The accounts with something counted, in the order in which it came.
  private var pending: [Int] = []
  private var bytes = 0

  private static var never: Instant { Instant(nanoseconds: .max) }

  package init(_ limits: RefusalLimits = .builtIn) { self.limits = limits }

  /// Decides how a refused command is recorded. Changes nothing: what the log did not take is not
  /// charged.
  package func ruling(on refused: RefusedAttempt) -> Ruling {
    let account = place(of: refused).map { accounts[$0] } ?? Account()
    if account.isExceeded { return .counted }
    let fits =
      account.inFull < limits.count && account.bytes + refused.bytes <= limits.bytes
      && bytes + refused.bytes <= limits.totalBytes
    return fits ? .inFull : .exceeding
  }

  /// Charges a refused command to its actor's budget.
  package mutating func charge(_ refused: RefusedAttempt, _ ruling: Ruling) {
    if windowEnd == Self.never { windowEnd = refused.recorded.later(by: limits.window) }
    let place = place(of: refused) ?? open(for: refused)
    switch ruling {
    case .inFull:
      accounts[place].inFull += 1
      accounts[place].bytes += refused.bytes
      bytes += refused.bytes
    case .exceeding:
      accounts[place].isExceeded = true
    case .counted:
      if accounts[place].counted == nil { pending.append(place) }
      let shared = accounts[place].isShared
      accounts[place].counted.add(refused, shared: shared)
    }
  }

  /// The summary of this one command: what is recorded when it is `exceeding`.
  package func summary(of refused: RefusedAttempt) -> Counted {
    let isShared = place(of: refused).map { accounts[$0].isShared } ?? !hasRoom(for: refused)
    var counted: Counted?
    return counted.add(refused, shared: isShared)
  }

  /// Hands over everything that was counted and is not recorded yet. If `record` throws, that
  /// summary and those behind it stay.
  package mutating func flush<Failure: Error>(
    _ record: (Counted) throws(Failure) -> Void
  ) throws(Failure) {
    while let place = pending.first {
      if let counted = accounts[place].counted { try record(counted) }
      accounts[place].counted = nil
      pending.removeFirst()
    }
  }

  /// The same if the window is over; then every actor has a fresh budget.
  package mutating func endWindow<Failure: Error>(
    at recorded: Instant, _ record: (Counted) throws(Failure) -> Void
  ) throws(Failure) {
    guard recorded >= windowEnd else { return }
    try flush(record)
    self = RefusalBudget(limits)
  }

  // MARK: Accounts

  /// The account that an attempt is charged to, if there is one already.
  private func place(of refused: RefusedAttempt) -> Int? {
    if refused.mayHaveOwnBudget, let place = places[refused.command.actor] { return place }
    return hasRoom(for: refused) ? nil : sharedPlace
  }

  private func hasRoom(for refused: RefusedAttempt) -> Bool {
    refused.mayHaveOwnBudget && places.count < limits.actors
  }

  private mutating func open(for refused: RefusedAttempt) -> Int {
    let place = accounts.count
    if hasRoom(for: refused) {
      places[refused.command.actor] = place
      accounts.append(Account())
    } else {
      sharedPlace = place
      accounts.append(Account(isShared: true))
    }
    return place
  }
}

/// A refused command as its budget sees it.
package struct RefusedAttempt: Sendable {
  package var command: CommandRecord
  package var refusal: Refusal
  package var recorded: Instant
  /// Whether the actor is known to exist; all who are not share one budget.
  package var isRegistered: Bool

  package init(
    _ command: CommandRecord, _ refusal: Refusal, recorded: Instant, isRegistered: Bool = true
  ) {
    self.command = command
    self.refusal = refusal
    self.recorded = recorded
    self.isRegistered = isRegistered
  }

  /// The most bytes of the log that it takes if recorded in full.
  package var bytes: Int {
    let names = [command.actor, command.importedBy, command.person]
    let own = RefusalLimits.frameBytes + command.payload.count
    return refusal.reasons.reduce(
      names.reduce(own) { bytes, name in bytes + name.text.utf8.count }
    ) { bytes, reason in bytes + 16 + reason.expected.utf8.count + reason.found.utf8.count }
  }

  /// A name that no actor can have is kept nowhere.
  fileprivate var mayHaveOwnBudget: Bool {
    isRegistered && !command.actor.isEmpty && command.actor.isBearable
  }

  /// The command as a summary keeps it: small, whatever was sent.
  fileprivate var remembered: CommandRecord {
    var record = command
    record.payload = []
    if !record.actor.isBearable { record.actor = ActorID() }
    if !record.importedBy.isBearable { record.importedBy = ActorID() }
    if !record.person.isBearable { record.person = ActorID() }
    return record
  }
}

extension ActorID {
  fileprivate var isBearable: Bool { text.utf8.count <= Self.maximumBytes }
}

extension RefusalBudget.Counted? {
  @discardableResult
  fileprivate mutating func add(_ refused: RefusedAttempt, shared: Bool) -> RefusalBudget.Counted {
    var counted =
      self ?? RefusalBudget.Counted(command: refused.remembered, summary: RefusalSummary())
    self = nil
    counted.command = refused.remembered
    counted.summary.shared = shared
    counted.summary.add(
      refused.command.id, Set(refused.refusal.reasons.map(\.code)), recorded: refused.recorded)
    self = counted
    return counted
  }
}

extension Instant {
  /// Later by a duration, as far as an instant reaches.
  fileprivate func later(by duration: Duration) -> Instant {
    let (seconds, attoseconds) = duration.components
    let sum =
      Int128(nanoseconds) + Int128(seconds) * 1_000_000_000 + Int128(attoseconds / 1_000_000_000)
    return Instant(nanoseconds: Int64(clamping: sum))
  }
}
