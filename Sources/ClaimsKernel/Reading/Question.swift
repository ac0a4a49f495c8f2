/// What a log is asked, whichever front end asks: the queries of `claims serve` and the verbs of
/// the command line that show a log. `EveryQueryTests` puts each of them as an actor of every role.
///
/// Source: Specs/Reading.md, "Queries".
public enum Question: String, CaseIterable, Sendable {
  case actors, aging, allowed, blame, catalogs, community, diff, documents, explain
  case exportedReports, exports, financials, flags, flows, fraud, funnel, history, list, reasons
  case receipt, refusals, replay, reports, rules, show, sla, timeline, whatIf, words, worklist

  /// Why the answer is the same for all readers; nil if it depends on the reader.
  public var sameForAllBecause: String? {
    switch self {
    case .community: "it is made for the public: no id, no time and no text that a person wrote"
    case .catalogs: "the codes in force, with their labels, are the choices of every actor"
    case .words, .reasons: "it has the texts of the program, and nothing of the log"
    case .flows: "every taker of a quiz is asked the same"
    case .receipt: "the receipt alone decides, under any name or none"
    default: nil
    }
  }
}
