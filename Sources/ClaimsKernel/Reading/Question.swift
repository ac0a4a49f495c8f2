import Descriptions

/// What a log is asked, whichever front end asks: the queries of `claims serve` and the verbs of
/// the command line that show a log. `EveryQueryTests` puts each of them as an actor of every role.
///
/// Source: Specs/Reading.md, "Queries".
public enum Question: String, CaseIterable, Sendable, PrintsFields {
  /// `aging` counts open claims by age; `allowed` is what a reader may do with a stream; `blame` is
  /// what last set each field; `community` has what anybody may know of reports; `diff` compares a
  /// stream at two points; `explain` is what a decision rested on.
  case actors, aging, allowed, blame, catalogs, community, diff, documents, explain
  /// `exportedReports` are reports as apps read them; `flags` is what an auditor samples; `flows`
  /// is what quizzes ask; `funnel` counts quizzes, leads and the claims that came of them; `list`
  /// has the streams of a kind; `reasons` words the reasons of a refusal.
  case exportedReports, exports, financials, flags, flows, fraud, funnel, history, list, reasons
  /// `receipt` shows a report to whoever holds its receipt; `replay` shows states of the past;
  /// `sla` is what is due or late; `timeline` has what each event changed; `whatIf` judges under
  /// other rules; `words` is what people read in place of codes.
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
