import ClaimsDomain
import ClaimsKernel
import Descriptions
import EventSourcing
import Observation

/// What waits in an outbox, and what the viewer may do about it.
@MainActor @Observable public final class SyncStatusModel<Log: EventStore> {
  /// Whatever is not settled, in the order in which it was queued.
  public var items: [SyncRow] { rows.rows }
  /// How many items have each status; those that are not settled are counted as `items` shows them.
  public private(set) var summary = OutboxSummary()
  /// Whether there is a connection, as of the last change that was shown.
  public private(set) var isOnline = true
  /// Whether no sign-in is needed, as of the last change that was shown.
  public private(set) var isSignedIn = true
  /// Why the last thing that was asked here was not done, in the viewer's language.
  public private(set) var problem: String?
  /// Whether something that was asked here is being done: buttons are disabled.
  public private(set) var isBusy = false

  private var rows = OutboxRows<SyncRow>()
  @ObservationIgnored private let outbox: Outbox<Log>
  @ObservationIgnored private let words: Words
  @ObservationIgnored private let newID: @Sendable () -> Identifier
  @ObservationIgnored private var watching: Watching?

  /// Creates a model that shows what waits and follows it.
  ///
  /// - Parameters:
  ///   - outbox: whose items are shown.
  ///   - language: the viewer's.
  ///   - newID: gives out the ids of commands that are sent as new; drawn if it is not given.
  public init(
    _ outbox: Outbox<Log>, language: Language,
    newID: @escaping @Sendable () -> Identifier = { .random() }
  ) {
    self.outbox = outbox
    self.newID = newID
    words = Words(language)
    let changes = outbox.changes()
    let words = words
    rows = OutboxRows(outbox.pending) { SyncRow($0, words) }
    for row in items { summary.count(row.status, by: 1) }
    refresh()
    watching = Watching { [weak self] in
      for await item in changes {
        guard !Task.isCancelled, let self else { return }
        await self.show(item)
      }
    }
  }

  /// The gravest status of all items.
  public var status: SyncStatus { summary.status }

  // MARK: What the application knows

  /// There is a connection now, or none any more.
  public func connectivity(changed isOnline: Bool) {
    outbox.connectivity(changed: isOnline)
    refresh()
  }

  /// The viewer has signed in.
  public func signedIn() {
    outbox.signedIn()
    refresh()
  }

  // MARK: The viewer's decisions

  /// Sends it once more: what was refused, parked, or waits for its time.
  public func retry(_ id: Identifier) async {
    await perform { outbox, _ throws(OutboxError) in try outbox.retry(id) }
  }

  /// Drops it, and queues the same under another identifier.
  public func retryAsNew(_ id: Identifier) async {
    await perform { outbox, newID throws(OutboxError) in
      try outbox.retryAsNew(id, as: newID())
    }
  }

  /// Does not send it any more.
  public func drop(_ id: Identifier, reason: String = "") async {
    await perform { outbox, _ throws(OutboxError) in try outbox.drop(id, reason: reason) }
  }

  /// Sends another command in place of the one that has its identifier.
  public func edit(_ command: CommandEnvelope) async {
    await perform { outbox, _ throws(OutboxError) in try outbox.edit(command) }
  }

  /// Writes something else in a command that has a `text`; nothing for any other.
  public func edit(_ id: Identifier, text: String) async {
    guard var command = try? outbox.item(id)?.envelope(),
      let written = command.command.writing(text)
    else { return }
    command.command = written
    await edit(command)
  }

  /// Says what becomes of a command that contradicts what the other side has.
  public func resolve(_ id: Identifier, by policy: ConflictPolicy) async {
    await perform { outbox, _ throws(OutboxError) in try outbox.resolve(id, by: policy) }
  }

  /// Away from the main actor, since the outbox waits for its disk.
  private func perform(
    _ body:
      @escaping @Sendable (Outbox<Log>, @Sendable () -> Identifier) throws(OutboxError) ->
      OutboxItem
  ) async {
    guard !isBusy else { return }
    isBusy = true
    defer { isBusy = false }
    let (outbox, newID) = (outbox, newID)
    let result = await Task.detached { () -> Result<OutboxItem, OutboxError> in
      do throws(OutboxError) { return .success(try body(outbox, newID)) } catch {
        return .failure(error)
      }
    }.value
    switch result {
    case .success(let item):
      problem = nil
      // What took another's place shows with what became of that.
      if let replaced = outbox.item(item.replaces) { show(replaced) }
      show(item)
    case .failure(.refused(let refusal)): problem = words.text(for: refusal)
    case .failure(.store(let error)): problem = words.text(for: error)
    }
  }

  /// Shows an item as it is by now, which may be newer than what was told.
  private func show(_ item: OutboxItem) {
    let present = item.isSettled ? item : outbox.item(item.id) ?? item
    let row = present.isSettled ? nil : SyncRow(present, words)
    let before = rows.show(row, at: present.place)
    summary.count(before?.status ?? .none, by: -1)
    summary.count(row?.status ?? .none, by: 1)
    refresh()
  }

  private func refresh() {
    // What waits is counted as it is shown, and not as it will be when more was told.
    summary.settled = outbox.summary.settled
    (isOnline, isSignedIn) = (outbox.isOnline, outbox.isSignedIn)
  }
}

/// A command in an outbox, in the viewer's language.
public struct SyncRow: Identifiable, Equatable, Sendable, PrintsFields {
  /// The command's.
  public let id: Identifier
  /// What it asks for.
  public let label: String
  /// The text that it carries; nil if it asks for more than that, or something else.
  public let text: String?
  /// To whom the command goes.
  public let stream: StreamID
  /// For code to compare; `statusName` is what people read.
  public let status: OutboxStatus
  /// The status in the viewer's language.
  public let statusName: String
  /// When it was queued.
  public let queued: Instant
  /// How often sending has failed since it was queued.
  public let attempts: UInt32
  /// When it is sent again, if that was put off.
  public let due: Instant?
  /// What went wrong the last time: why it was not sent, or not answered.
  public let fault: String?
  /// Why the other side refused it.
  public let reasons: [Reason]
  /// The reasons in words; empty if it was not refused.
  public let explanation: String
  /// Whether it may have been carried out without our having heard.
  public let isUnanswered: Bool
  /// Whether it waits for a person to decide what becomes of it.
  public let needsAttention: Bool
  /// What may be done about it.
  public let actions: Set<OutboxVerb>

  init(_ item: OutboxItem, _ words: Words) {
    id = item.id
    // A command of a newer version is called by what is known of it.
    let command = try? item.envelope()
    label = command.map { words.label(of: $0.command) } ?? item.id.text
    text = command?.command.writtenText
    stream = item.stream
    status = item.status
    statusName = words.name(of: item.status)
    queued = item.queuedAt
    attempts = item.attempts
    due = item.dueAt
    fault = item.fault.map { words.name(of: $0.kind) }
    reasons = item.reasons
    explanation = words.text(for: item.reasons)
    isUnanswered = item.isUnanswered
    needsAttention = item.needsAttention
    actions = Set(item.actions)
  }
}
