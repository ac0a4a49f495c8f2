import ClaimsKernel

/// Help texts for the fields of queries: a placeholder for the value, and its meaning.
enum OptionWords {
  typealias Words = (value: String, meaning: String)

  /// Flags that say the opposite of a field.
  static let opposites = ["open": "closed"]

  /// Fields that are not options: verbs take them from their operands, or from --as.
  static let others: Set = ["stream", "claim", "kind", "permissions", "asIfHeld", "catalog"]

  /// Options whose name is not that of their field.
  static let names = [
    "asOf": "as-of", "position": "to", "kinds": "kind", "sameHand": "same-hand",
    "limitFactor": "limit-factor",
  ]

  static func of(_ field: String, in query: String) -> Words {
    ofQueries["\(query).\(field)"] ?? ofAll[field] ?? ("VALUE", "")
  }

  private static let ofAll: [String: Words] = [
    "only": ("", "what is allowed, and not why the rest is not"),
    "status": ("S,…", "only what is in one of these statuses"),
    "type": ("T,…", "only what is of one of these types"),
    "impact": ("I,…", "only reports of these impacts"),
    "assignee": ("A", "only the work of this person"),
    "unassigned": ("", "only what is assigned to no person"),
    "claimant": ("A", "only the claims of this person"),
    "owner": ("A", "only the documents of this person"),
    "flag": (
      "F,…",
      "only claims with all of these: "
        + ClaimFlag.allCases.map(\.rawValue).joined(separator: ", ")
    ),
    "kinds": ("K,…", "only streams of these kinds: claim, document, report, …, rules"),
    "open": ("", "only claims that are neither closed nor voided"),
    "closed": ("", "only claims that are closed or voided"),
    "amount": ("RANGE", "claimed amounts, such as 100..2500.50EUR"),
    "loss": ("RANGE", "dates of loss, such as 2025-01-01..2025-03-31"),
    "updated": ("RANGE", "when last recorded: days or times, in UTC"),
    "text": ("WORDS", "in titles, and in what was said: reasons, findings, notes and so on"),
    "expiring": (
      "DAYS", "pending and verified ones whose last day is at most this many days away"
    ),
    "sort": ("KEY,…", "by these, KEY:desc for descending; ties by id"),
    "limit": ("N", "how many to show at most"),
    "offset": ("N", "how many to skip"),
    "after": ("ID", "continue after this claim"),
    "full": ("", "every part of a claim, and all that was said, not only the latest"),
    "from": ("POINT", "the earlier one (default: before all else)"),
    "to": ("POINT", "the later one (default: the end of the log)"),
    "asOf": ("POINT", "what the log held then, and behind @ what was true then"),
    "of": ("ACTOR", "whose work (default: that of --as)"),
    "position": ("POSITION", "the same: what the log held up to this position"),
    "recorded": ("TIME", "the same: what the log held at this time"),
    "effective": ("TIME", "the same: what was true at this time"),
    "clock": ("CLOCK", "whose times --period has: recorded (default), or effective"),
    "at": ("TIME", "how they stood at this time (default: now)"),
    "subject": ("SUBJECT", "the clocks of these alone: claim, report or document"),
    "actor": ("A,…", "only what one of these people did, or brought over"),
    "role": ("R,…", "only what was done in one of these roles"),
    "command": ("C,…", "only what came of these commands, such as approve"),
    "period": ("A..B", "only what was from one POINT to another, both included"),
    "event": ("E,…", "only these events, such as ReserveSet"),
    "late": (
      "DAYS", "only facts that were recorded more than this many days after they were true"
    ),
    "code": ("CODE,…", "only refusals for one of these reasons, such as fourEyesRequired"),
    "breached": ("", "every clock that is or was late, nothing else"),
  ]

  /// The clock of what asks for no period.
  private static let counted: Words = (
    "CLOCK", "which time of an event counts: recorded, or effective"
  )

  private static let ofQueries: [String: Words] = [
    "aging.at": ("DAY", "how old they were at the end of this day (default: today)"),
    "aging.by": ("KEY,…", "type, assignee, status (default: type,assignee)"),
    "documents.at": ("DAY", "from which days are counted (default: today)"),
    "documents.sort": ("KEY,…", "by these, KEY:desc for descending (default: expiry)"),
    "financials.by": ("WHAT", "claim, line, type, month (of the loss), or triangle"),
    "financials.at": ("DAY", "what was done by the end of this day, as --clock dates it"),
    "financials.clock": ("CLOCK", "which time dates what was done: recorded, or effective"),
    "flags.only": (
      "FLAG,…", FlagName.allCases.map(\.rawValue).joined(separator: ", ") + " (default: all)"
    ),
    "flags.thresholds": ("FILE", "from when on something is worth a look, as JSON"),
    "flags.clock": counted, "aging.clock": counted, "fraud.clock": counted, "sla.clock": counted,
    "whatIf.limits": ("FILE", "other limits for some, as JSON"),
    "whatIf.limitFactor": ("N", "every limit times this: 0.5 for half of each"),
    "whatIf.replay": ("", "play the commands on in a world of its own, and tell how it ends"),
    "fraud.status": ("S,…", "only suspicions that are flagged, referred, and so on"),
    "actors.role": ("R,…", "only who could act in one of these roles"),
    "rules.full": ("", "every value of each revision, and what is built in where that differs"),
    "reports.open": ("", "only reports that are neither closed nor discarded"),
    "reports.closed": ("", "only reports that are closed or discarded"),
    "reports.sort": ("KEY,…", "by severity, created or status, KEY:desc for descending"),
    "history.around": (
      "", "what touched WHAT from elsewhere, too: people, documents, rules, other claims"
    ),
    "history.sameHand": (
      "DAYS", "only payments authorised by who decided, for one payee, in this many days"
    ),
    "refusals.tally": ("", "how often each person was refused what, and accepted afterwards"),
    "history.amount": ("RANGE", "only what says an amount such as 100..2500.50EUR"),
    "timeline.amount": ("RANGE", "only what says an amount such as 100..2500.50EUR"),
    "refusals.amount": ("RANGE", "only commands that say an amount such as 100..2500.50EUR"),
    "refusals.command": ("C,…", "only these commands, such as approve"),
    "history.after": ("POSITION", "continue after this position"),
    "refusals.after": ("POSITION", "continue after this position"),
    "funnel.by": ("KEY,…", "month, practiceArea, source (default: month)"),
    "reports.limit": ("N", "how many to show at most; all are counted"),
  ]
}
