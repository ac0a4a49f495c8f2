import ClaimsDomain
import EventSourcing

extension ClaimAlphabet {
  static let day = LocalDate("2026-02-28")
  /// After noon, and so in the future then.
  static let farDay = LocalDate("2026-03-05")
  /// Another claim in the log.
  static let other = Identifier(high: 0xc1a1, low: 2)

  func filing(_ verb: ClaimVerb, all: Bool) -> [ClaimAttempt] {
    switch verb {
    case .openDraft: return drafts(all: all)
    case .editDraft where all:
      return Self.by([.carla], money.map { .editDraft(EditDraft(claimed: $0, lossDate: Self.day)) })
        + Self.by([.gina], [.editDraft(EditDraft(claimed: Money(most.minorUnits, .dollar)))])
    case .submit: return handingIn(.submit(Submit()), all: all)
    case .resubmit: return handingIn(.resubmit(Resubmit()), all: all)
    case .acceptIntake:
      guard all else { return Self.by([.sara], [accept("hugo")]) }
      return Self.by([.sara], ["hugo", "axel", "", "carla", "paul"].map(accept))
        + Self.by([.timer], [accept("hanna")])
    case .rejectIntake:
      let codes = all ? [["invalidItem"], [], ["because"]] : [["invalidItem"]]
      return Self.by(
        all ? [.hugo, .timer] : [.hugo], codes.map { .rejectIntake(RejectIntake(codes: $0)) })
    case .acknowledge:
      return Self.by(all ? [.hugo, .timer] : [.hugo], [.acknowledge(Acknowledge())])
    case .assign:
      let names = all ? ["hugo", "hanna", "", "carla", "paul"] : ["hugo", "hanna"]
      return Self.by([.sara], names.map { .assign(Assign(handler: ActorID($0))) })
    default: return []
    }
  }

  private func accept(_ handler: String) -> ClaimCommand {
    .acceptIntake(AcceptIntake(handler: ActorID(handler)))
  }

  private func drafts(all: Bool) -> [ClaimAttempt] {
    func draft(
      _ amount: Money, on date: LocalDate? = ClaimAlphabet.day, _ related: Identifier? = nil
    )
      -> ClaimCommand
    {
      .openDraft(
        OpenDraft(
          type: .auto, title: "Rear-end", claimed: amount, lossDate: date,
          claimant: ClaimSender.carla.actor, related: related))
    }
    guard all else {
      let raised = view.breadth(of: .supplement) != .none
      return Self.by([.carla], raised ? [draft(most), draft(claimed)] : [draft(claimed)])
    }
    var known = ClaimRelatedFacts(related: .closed)
    known.claim = ClaimMachine.claim
    return Self.by([.carla], money.flatMap { [draft($0, on: nil), draft($0)] })
      + Self.by([.gina, .timer], [draft(most)])
      + Self.by([.carla], [draft(most, Self.other), .openDraft(OpenDraft(claimed: most))])
      + [ClaimAttempt(draft(most, Self.other), by: .carla, among: known)]
      + Self.by(
        [.carla], [.openDraft(OpenDraft(type: .auto, claimed: most, origin: Self.other))])
  }

  private func handingIn(_ command: ClaimCommand, all: Bool) -> [ClaimAttempt] {
    var similar = ClaimAttempt.relatedFacts(of: command, by: .carla)
    similar.similar = Self.other
    return Self.by(all ? [.carla, .carl, .gina] : [.carla], [command])
      + (all ? [ClaimAttempt(command, by: .carla, among: similar)] : [])
  }

  func inquiry(_ verb: ClaimVerb, all: Bool) -> [ClaimAttempt] {
    switch verb {
    case .startInvestigation:
      return Self.by(all ? [.hugo, .axel] : [.hugo], [.startInvestigation(StartInvestigation())])
    case .requestInfo:
      let due = ClaimSender.noon.adding(days: 30)
      let items =
        all ? [["receipt"], ["receipt", "photo"], [], ["photo", "photo"]] : [["receipt"]]
      return Self.by([.hugo], items.map { .requestInfo(RequestInfo(items: $0, due: due)) })
        + (all
          ? Self.by(
            [.hugo], at: ClaimSender.later, [.requestInfo(RequestInfo(items: ["bill"], due: due))])
          : [])
    case .provideInfo:
      let items = all ? ["receipt", "photo", "bill"] : ["receipt"]
      return Self.by(
        all ? [.carla, .hugo] : [.carla], items.map { .provideInfo(ProvideInfo(item: $0)) })
    case .expireInfoRequest:
      let expire = [ClaimCommand.expireInfoRequest(ExpireInfoRequest())]
      return Self.by([.timer], at: ClaimSender.later, expire) + Self.by([.timer], expire)
    case .recordCheck: return checks(all: all)
    case .supplement:
      let raised = (all ? money + [claimed] : [claimed]).map {
        ClaimCommand.supplement(Supplement(claimed: $0, reason: "more damage"))
      }
      return Self.by(all ? [.carla, .hugo] : [.carla], raised)
        + (all
          ? Self.by(
            [.carla],
            [
              .supplement(Supplement(claimed: claimed)),
              .supplement(Supplement(claimed: Money(9, .dollar), reason: "abroad")),
            ]) : [])
    case .markDuplicate: return duplicates(all: all)
    default: return []
    }
  }

  private func checks(all: Bool) -> [ClaimAttempt] {
    func check(_ kind: CheckKind, _ result: CheckResult) -> ClaimCommand {
      .recordCheck(RecordCheck(kind: kind, result: result))
    }
    return Self.by([.timer], [check(.coverage, .passed)])
      + (all
        ? Self.by(
          [.hugo],
          [
            check(.coverage, .failed), check(.coverage, .unclear), check(.liability, .passed),
            check(.unspecified, .passed),
          ]) : [])
  }

  private func duplicates(all: Bool) -> [ClaimAttempt] {
    let mark = ClaimCommand.markDuplicate(MarkDuplicate(original: Self.other))
    let usual = ClaimAttempt.relatedFacts(of: mark, by: .hugo)
    guard all else { return [ClaimAttempt(mark, by: .hugo)] }
    var (unknown, chained, repeated, busy) = (usual, usual, usual, usual)
    unknown.original = nil
    chained.original?.isDuplicate = true
    repeated.hasDuplicates = true
    busy.openActivities = 1
    return Self.by(
      [.hugo, .sara], [mark, .markDuplicate(MarkDuplicate(original: ClaimMachine.claim))])
      + [unknown, chained, repeated, busy].map { ClaimAttempt(mark, by: .hugo, among: $0) }
  }
}
