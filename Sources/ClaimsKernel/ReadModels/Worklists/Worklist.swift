import ClaimsDomain
import Descriptions
import EventSourcing

/// The kinds of worklists.
public enum WorklistKind: String, CaseIterable, Sendable, PrintsFields {
  /// The claims assigned to the actor, with pending tasks: open ones, and ended ones with a review,
  /// something to approve, or a claimant to tell.
  case mine
  /// Claims without a handler: submitted and not assigned, or later left without one.
  case unassigned
  /// Approvals that the actor's roles allow: of proposals, payments, referrals.
  case approvals
  /// Overdue requests for information: the actor's own; all of them for those who oversee.
  case due
  /// Open reviews, of ended claims too: the actor's own; all of them for those who oversee.
  case reviews
}

/// A claim on a worklist.
public struct WorkEntry: Equatable, Sendable {
  /// A pending task.
  public struct Item: Equatable, Sendable, PrintsFields {
    /// What has to be done.
    public let waiting: WaitingItem
    /// The role in which the worker may do it; nil if it needs no approval.
    public var role: Role?
    /// Why it would be refused today, whatever the actor: it may be declined or sent back.
    public var obstacles: [Reason] = []
  }

  /// All of the claim, whatever the reader sees of it.
  public let snapshot: ClaimSnapshot
  /// In the order in which a claim goes its way; may be empty for `mine` and `unassigned`.
  public let items: [Item]
}

extension LogState {
  /// The claims on an actor's worklist, those that changed longest ago first.
  ///
  /// - Parameters:
  ///   - kind: which of the lists.
  ///   - actor: whose list it is.
  ///   - roles: the roles to consider; those that the actor holds are `actors.roles(of:)`.
  ///   - answers: the claims with answered requests.
  ///   - access: the reader. Shows claims whose handler they see, and tasks on parts that they see.
  ///   - now: the time that deadlines are compared with.
  /// - Complexity: O(claims), and O(n log n) for those on the list.
  public func worklist(
    _ kind: WorklistKind, of actor: ActorID, as roles: [Role], answers: AnsweredRequests,
    seenBy access: ReaderRoles = .whole, at now: Instant
  ) -> [WorkEntry] {
    let visibility = visibility(for: access, at: now)
    let worker = Worker(actor: actor, roles: roles)
    // What waits for approval is judged, claim by claim.
    let logState = kind == .approvals ? prepared() : self
    var entries: [WorkEntry] = []
    claims.forEach { snapshot in
      guard let entry = logState.entry(kind, snapshot, worker, answers, now),
        let redaction = visibility.redaction(of: .claim(snapshot.id)), !redaction.hides("handler")
      else { return }
      let isAbout = kind == .mine || kind == .unassigned
      if let seen = entry.seen(as: visibility, redaction, evenEmpty: isAbout) {
        entries.append(seen)
      }
    }
    return entries.sorted { left, right in
      (left.snapshot.updated, left.snapshot.id) < (right.snapshot.updated, right.snapshot.id)
    }
  }

  private func entry(
    _ kind: WorklistKind, _ snapshot: ClaimSnapshot, _ worker: Worker, _ answers: AnsweredRequests,
    _ now: Instant
  ) -> WorkEntry? {
    let claim = snapshot.claim
    let isReviewed = claim.hasOpenReviews
    guard claim.isOpen || isReviewed || claim.hasSomethingToApprove || claim.isToBeTold,
      claim.status != .draft
    else { return nil }
    func items() -> [WorkEntry.Item] {
      claim.waiting(isAnswered: answers.contains(snapshot.id)).map { WorkEntry.Item(waiting: $0) }
    }
    switch kind {
    case .mine:
      guard claim.handler == worker.actor, !worker.actor.isEmpty else { return nil }
      return WorkEntry(snapshot: snapshot, items: items())
    case .unassigned:
      guard claim.isOpen, claim.handler.isEmpty, claim.status != .rejected else { return nil }
      return WorkEntry(snapshot: snapshot, items: items())
    case .due:
      guard let due = claim.file.infoDue, due < now,
        claim.handler == worker.actor || worker.overseesAll
      else { return nil }
      return WorkEntry(
        snapshot: snapshot, items: items().filter { $0.waiting.kind == .information })
    case .reviews:
      guard isReviewed, claim.handler == worker.actor || worker.overseesAll else { return nil }
      return WorkEntry(snapshot: snapshot, items: items().filter { $0.waiting.kind == .review })
    case .approvals:
      guard claim.hasSomethingToApprove else { return nil }
      let items = claim.waiting(isAnswered: false).compactMap { item in
        approval(of: item, snapshot, worker, now)
      }
      return items.isEmpty ? nil : WorkEntry(snapshot: snapshot, items: items)
    }
  }

  /// An item that the worker may decide about, as the table and its guards say.
  ///
  /// - Returns: nil if it is not theirs: another role, their own proposal, too large an amount.
  private func approval(
    of item: WaitingItem, _ snapshot: ClaimSnapshot, _ worker: Worker, _ now: Instant
  ) -> WorkEntry.Item? {
    guard let command = item.approval else { return nil }
    for role in worker.roles where ClaimDecider.lifecycle.mayEver(role, send: command.kind) {
      let context = ClaimContext(
        recorded: now, effective: now, actor: worker.actor, role: role,
        rules: rules(forDaysOf: snapshot.claim, of: ClaimDecider.self, at: now),
        relatedFacts: relatedFacts(
          of: command, on: snapshot, snapshot.id, by: ActorInRole(worker.actor, as: role), at: now))
      do throws(Refusal) {
        _ = try ClaimDecider.decide(command, given: snapshot.claim, in: context)
        return WorkEntry.Item(waiting: item, role: role)
      } catch {
        if error.reasons.contains(where: { $0.code.isPersonal }) { continue }
        return WorkEntry.Item(waiting: item, role: role, obstacles: error.reasons)
      }
    }
    return nil
  }
}

extension WorkEntry {
  /// The same without what waits of fields that are left out; nil if nothing is left of it.
  fileprivate func seen(
    as visibility: Visibility, _ redaction: Redaction, evenEmpty: Bool
  ) -> WorkEntry? {
    let items = items.compactMap { item -> Item? in
      guard item.waiting.isSeen(as: redaction) else { return nil }
      var seen = item
      if let verb = item.waiting.approval?.kind {
        seen.obstacles = visibility.shown(
          item.obstacles, to: verb, on: .claim(snapshot.id), besides: redaction,
          of: ClaimDecider.self)
      }
      return seen
    }
    return items.isEmpty && !evenEmpty ? nil : WorkEntry(snapshot: snapshot, items: items)
  }
}

/// The actor whose work is asked for.
private struct Worker {
  let actor: ActorID
  let roles: [Role]

  /// Whether they oversee other people's work, too.
  var overseesAll: Bool {
    roles.contains { $0 == .supervisor || $0 == .administrator || $0 == .system }
  }
}

extension WaitingItem {
  /// The command by which it would be approved; nil if there is nothing to approve.
  fileprivate var approval: ClaimCommand? {
    switch kind {
    case .reserveProposal: .confirmReserve(ConfirmReserve())
    case .decisionProposal: .confirmDecision(ConfirmDecision())
    case .paymentToAuthorise:
      payment.map { .authorisePayment(AuthorisePayment(payment: $0)) }
    case .paymentToIssue: payment.map { .issuePayment(IssuePayment(payment: $0)) }
    case .recoveryToConfirm:
      recovery.map { .confirmRecovery(ConfirmRecovery(recovery: $0)) }
    // Those who may clear it may confirm it; a finding is what each of them will have to give.
    case .fraudReferral: .clearFraud(ClearFraud(finding: "to be found"))
    default: nil
    }
  }
}

extension Claim {
  fileprivate var hasOpenReviews: Bool { !file.openReviews.isEmpty }

  fileprivate var hasSomethingToApprove: Bool {
    file.hasUnconfirmedRecovery || fraud == .referred || file.proposal != nil
      || file.reserveProposal != nil
      || payments.contains { $0.isPending } || expensesPending.minorUnits > 0
  }
}

extension RefusalCode {
  /// Whether it says that another actor may do it.
  fileprivate var isPersonal: Bool {
    switch self {
    case .notAuthorised, .notParty, .fourEyesRequired, .authorityExceeded: true
    default: false
    }
  }
}

extension WorkEntry: ViewRow {
  /// Source: Specs/JSON.md, "Worklists".
  public func show<V: RowVisitor & ~Copyable>(to fields: inout V) {
    snapshot.showShort(to: &fields)
    fields.objects("items", items) { item, fields in
      item.waiting.show(to: &fields)
      fields.field("role", item.role)
      fields.list("obstacles", item.obstacles.isEmpty ? nil : item.obstacles)
    }
  }
}
