import EventSourcing

extension ActivityDecider {
  public static func opposite(
    of command: ActivityCommand, on before: Activity, isLatest: Bool, because reason: String
  ) -> ActivityCommand? {
    switch command {
    case .openActivity: .cancelActivity(CancelActivity(reason: reason))
    case .reassignActivity:
      isLatest && !before.owner.isEmpty
        ? .reassignActivity(ReassignActivity(owner: before.owner, reason: reason)) : nil
    case .postponeActivity:
      isLatest
        ? before.due.map { .postponeActivity(PostponeActivity(due: $0, reason: reason)) } : nil
    default: nil
    }
  }
}
