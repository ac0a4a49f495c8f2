import EventSourcing

private let workers: [Role] = [
  .assessor, .handler, .verifier, .supervisor, .payer, .investigator, .legal, .administrator,
]

/// Those who may be given something to do.
private let owners = workers + [.contractor]

extension ActivityDecider {
  /// Every legal step of an activity; a status and a command without a row are refused.
  ///
  /// Source: Specs/Lifecycles/Activity.md, "Rows"; a test holds the two together, both ways.
  public static let lifecycle = Lifecycle<Words>([
    Row(
      "T01", [.none], .openActivity, by: workers + [.system],
      unless: [
        .partyActs, .activityIncomplete, .subjectUnknown, .ownerUnsuited, .ownerIsParty, .dueInPast,
      ],
      To([.activityOpened], .to(.open))),
    Row(
      "T02", [.open], .reassignActivity, by: workers,
      unless: [
        .partyActs, .activityIncomplete, .ownerUnsuited, .ownerIsParty, .ownerUnchanged,
        .reasonMissing,
      ],
      To([.activityReassigned], .stay)),
    Row(
      "T03", [.open], .postponeActivity, by: workers,
      unless: [.partyActs, .dueInPast, .dueUnchanged, .reasonMissing],
      To([.activityPostponed], .stay)),
    Row(
      "T04", [.open], .addActivityNote, by: owners,
      unless: [.partyActs, .textEmpty],
      To([.activityNoteAdded], .stay)),
    Row(
      "T05", [.open], .completeActivity, by: owners, unless: [.partyActs],
      To([.activityCompleted], .to(.completed))),
    Row(
      "T06", [.open], .cancelActivity, by: workers,
      unless: [.partyActs, .reasonMissing],
      To([.activityCancelled], .to(.cancelled))),
    Row(
      "T07", [.open], .escalateActivity, by: [.system],
      unless: [.alreadyEscalated, .notOverdue],
      To([.activityEscalated], .stay)),
    erasing(
      "T08", [.completed, .cancelled], .eraseActivityData,
      because: { $0.eraseActivityData?.reason },
      .activityDataErased, besides: [.partyActs]),
  ])
}
