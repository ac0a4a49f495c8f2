/// What a front end may ask. Source: Specs/JSONLines.md, "query".
package enum QueryName: String, CaseIterable, Sendable {
  case actors, aging, allowed, blame, catalogs, community, diff, documents, financials, flows,
    fraud, funnel
  case history, list, reasons, receipt, refusals, replay, reports, rules, show, sla, timeline
  case words, worklist
}
