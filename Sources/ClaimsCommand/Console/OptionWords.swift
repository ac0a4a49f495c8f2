import ClaimsKernel

/// The names of options that are fields of queries, and what stands for their values.
enum OptionWords {
  /// Flags that say the opposite of a field.
  static let opposites = ["open": "closed"]

  /// Fields that are not options: verbs take them from their operands, or from --as.
  static let others: Set = ["stream", "claim", "kind", "permissions", "asIfHeld", "catalog"]

  /// Options whose name is not that of their field.
  static let names = [
    "asOf": "as-of", "position": "to", "kinds": "kind", "sameHand": "same-hand",
    "limitFactor": "limit-factor",
  ]

  /// What stands for the value of an option in help.
  static func placeholder(of field: String, in query: String) -> String {
    ofQueries["\(query).\(field)"] ?? ofAll[field] ?? "VALUE"
  }

  private static let ofAll = [
    "status": "S,…", "type": "T,…", "impact": "I,…", "assignee": "A", "claimant": "A",
    "owner": "A", "flag": "F,…", "kinds": "K,…", "amount": "RANGE", "loss": "RANGE",
    "updated": "RANGE", "text": "WORDS", "expiring": "DAYS", "sort": "KEY,…", "limit": "N",
    "offset": "N", "after": "ID", "from": "POINT", "to": "POINT", "asOf": "POINT", "of": "ACTOR",
    "position": "POSITION", "recorded": "TIME", "effective": "TIME", "clock": "CLOCK",
    "at": "TIME", "subject": "SUBJECT", "actor": "A,…", "role": "R,…", "command": "C,…",
    "period": "A..B", "event": "E,…", "late": "DAYS", "code": "CODE,…",
  ]

  private static let ofQueries = [
    "aging.at": "DAY", "aging.by": "KEY,…", "documents.at": "DAY", "financials.by": "WHAT",
    "financials.at": "DAY", "flags.only": "FLAG,…", "flags.thresholds": "FILE",
    "whatIf.limits": "FILE", "whatIf.limitFactor": "N",
    "history.sameHand": "DAYS", "history.after": "POSITION",
    "refusals.after": "POSITION", "funnel.by": "KEY,…",
  ]
}
