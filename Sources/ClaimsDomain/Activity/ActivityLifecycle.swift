import EventSourcing

private let workers: [Role] = [
  .assessor, .handler, .verifier, .supervisor, .payer, .investigator, .legal, .administrator,
]

extension ActivityDecider {
  /// Every legal step of an activity; a status and a command without a row are refused.
  ///
  /// Source: Specs/Lifecycles/Activity.md, "Rows"; a test holds the two together, both ways.
  public static let lifecycle = Lifecycle<Words>([
    Row(
      "T01", [.none], .openActivity, by: workers + [.system],
      unless: [.activityIncomplete, .subjectUnknown, .ownerUnsuited, .ownerIsParty, .dueInPast],
      To([.activityOpened], .to(.open))),
    Row(
      "T02", [.open], .reassignActivity, by: workers,
      unless: [
        .activityIncomplete, .ownerUnsuited, .ownerIsParty, .ownerUnchanged, .reasonMissing,
      ],
      To([.activityReassigned], .stay)),
    Row(
      "T03", [.open], .postponeActivity, by: workers,
      unless: [.dueInPast, .dueUnchanged, .reasonMissing],
      To([.activityPostponed], .stay)),
    Row(
      "T04", [.open], .addActivityNote, by: workers,
      unless: [.textEmpty],
      To([.activityNoteAdded], .stay)),
    Row(
      "T05", [.open], .completeActivity, by: workers, unless: [],
      To([.activityCompleted], .to(.completed))),
    Row(
      "T06", [.open], .cancelActivity, by: workers,
      unless: [.reasonMissing],
      To([.activityCancelled], .to(.cancelled))),
    Row(
      "T07", [.open], .escalateActivity, by: [.system],
      unless: [.alreadyEscalated, .notOverdue],
      To([.activityEscalated], .stay)),
  ])
}
