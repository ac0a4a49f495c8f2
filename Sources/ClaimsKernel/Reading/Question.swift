/// What a log is asked, whichever front end asks: the queries of `claims serve` and the verbs of the
/// command line that show a log. `EveryQueryTests` puts each of them as an actor of every role.
///
/// Source: Specs/Reading.md, "Queries".
public enum Question: String, CaseIterable, Sendable {
  case actors, aging, allowed, blame, catalogs, community, diff, documents, exportedReports
  case financials, flows, fraud, funnel, history, list, reasons, receipt, refusals, replay, reports
  case rules, show, sla, timeline, words, worklist

  /// Why all readers are answered the same; nil if the answer depends on who asks.
  public var sameForAllBecause: String? {
    switch self {
    case .community: "it is made for everybody: no id, no time and no word that somebody wrote"
    case .catalogs: "the codes in force, with their labels, are what everybody chooses from"
    case .words, .reasons: "it says how something is told, and nothing of the log"
    case .flows: "whoever takes a quiz is asked what it asks"
    case .receipt: "whoever has the receipt is told the same, in anybody's name or in nobody's"
    default: nil
    }
  }
}
