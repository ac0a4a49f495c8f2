import ClaimsTesting
import EventSourcing

@testable import ClaimsDomain

extension OutboxCases {
  private typealias Case = GuardCase<OutboxDecider>

  private static func outbox(_ change: (inout OutboxRelatedFacts) -> Void) -> OutboxRelatedFacts {
    var relatedFacts = free
    change(&relatedFacts)
    return relatedFacts
  }

  static let guards: [GuardCase<OutboxDecider>] = queueGuards + sendingGuards + conflictGuards

  private static let queueGuards = [
    Case(
      .idMissing, by(.enqueue(Enqueue(command: OutboxMachine.command(id: Identifier())))),
      expected: "id"),
    Case(
      .commandTooLarge, by(.enqueue(Enqueue(command: OutboxMachine.command("large")))),
      expected: "at most 4 bytes", found: "5 bytes"),
    Case(
      .idChanged, by(.editQueued(EditQueued(command: OutboxMachine.command("b", id: new)))),
      on: item(.queued), expected: id.text, found: new.text),
    Case(
      .commandTooLarge, by(.editQueued(EditQueued(command: OutboxMachine.command("large")))),
      on: item(.queued), expected: "at most 4 bytes", found: "5 bytes"),
    Case(
      .nothingEdited, by(.editQueued(EditQueued(command: note))), on: item(.refused)),
    Case(.outcomeUnknown, by(asNew), on: item(.parked) { $0.isUnanswered = true }),
    Case(.idMissing, by(.retryAsNew(RetryAsNew())), on: item(.refused), expected: "id"),
    Case(
      .idInUse, by(asNew, among: outbox { $0.isTaken = true }), on: item(.refused), found: new.text),
  ]

  private static let sendingGuards = [
    Case(.offline, by(send, among: outbox { $0.isOnline = false }), on: item(.queued)),
    Case(.signedOut, by(send, among: outbox { $0.isSignedIn = false }), on: item(.queued)),
    Case(.earlierWaiting, by(send, among: outbox { $0.isFirst = false }), on: item(.queued)),
    Case(.notDue, by(send), on: item(.retry), expected: due.text, found: noon.text),
    Case(.reasonsMissing, by(refuse()), on: item(.sending), expected: "reasons"),
    Case(.isConflict, by(refuse(conflict)), on: item(.sending)),
    Case(.faultMissing, by(fail(TransportFault())), on: item(.sending), expected: "fault"),
    Case(
      .attemptsUsedUp, by(fail(timeout)), on: item(.sending) { $0.attempts = 1 },
      expected: "fewer than 2 attempts"),
    Case(
      .faultMissing, by(.giveUp(GiveUp())), on: item(.sending) { $0.attempts = 1 },
      expected: "fault"),
    Case(
      .attemptsLeft, by(.giveUp(GiveUp(fault: timeout))), on: item(.sending),
      expected: "attempt 2"),
    // An item is not given up for a missing sign-in.
    Case(
      .attemptsLeft, by(.giveUp(GiveUp(fault: TransportFault(.authenticationRequired)))),
      on: item(.sending) { $0.attempts = 1 }, expected: "attempt 2"),
  ]

  private static let conflictGuards = [
    Case(
      .noConflict, by(report(notFound)), on: item(.sending), expected: "revisionConflict"),
    Case(
      .resolutionIncomplete, by(resolve(.unspecified)), on: item(.conflict),
      expected: "a way to resolve it"),
    Case(
      .resolutionIncomplete, by(resolve(.keepNewest)), on: item(.conflict),
      expected: "remoteChanged"),
    Case(
      .policyOff,
      by(
        resolve(.keepNewest, changed: noon),
        among: outbox { $0.limits.allowsKeepNewest = false }), on: item(.conflict),
      found: "keepNewest"),
    Case(
      .stillConflicting, by(resolve(.rebase)), on: item(.conflict) { $0.rebases = 1 },
      expected: "at most 1 times", found: "1"),
  ]
}
