import EventSourcing

// Edits count in the order of their effective time. Source: Specs/TwoClocks.md, "Facts".

/// Which details an event states, and since when they are so.
public struct DetailStatement: Equatable, Sendable {
  /// The event's revision in its claim.
  public var revision: UInt64
  /// The fields that the event gives.
  public var fields: DetailFields
  /// Those of the fields of which something else was true later when it was told.
  public var overridden: DetailFields
  /// The effective time of what was told late; else when it was recorded.
  public var since: Instant

  /// Creates a statement of fields that were so since a moment.
  public init(
    revision: UInt64 = 0, fields: DetailFields, overridden: DetailFields = [], since: Instant
  ) {
    self.revision = revision
    self.fields = fields
    self.overridden = overridden
    self.since = since
  }
}

extension DecisionContext {
  /// The effective time, where events say it: if it is before the command was recorded.
  var lateTime: Instant? { version > 9 && effective < recorded ? effective : nil }
}

extension EditDraft {
  /// What it states: what changes, and what is true only until something else is.
  func statement(on claim: Claim, in context: ClaimContext) -> ClaimDetailsEdited {
    let changes = details.changes(to: claim)
    guard let effective = context.lateTime else { return ClaimDetailsEdited(changes) }
    let later = context.relatedFacts.statements.filter { $0.since > effective }
    var late = LateStatement(effective: effective)
    // Money counts since it was recorded.
    for name in details.given.subtracting(.claimed).names {
      let field = DetailFields(named: name)
      let since = later.lazy.filter { $0.fields.isSuperset(of: field) }.map { $0.since }.min()
      if let since { late.overridden.append(OverriddenField(field: name, since: since)) }
    }
    // Before version 12 what was so already was left out.
    let fields = context.version > 11 ? details.given : changes.given.union(late.fields)
    return ClaimDetailsEdited(details.only(fields), late: late)
  }
}

extension ClaimDetailsEdited {
  /// Those of its fields of which something else is true later.
  public var overridden: DetailFields { late?.fields ?? [] }

  /// The same as of a moment at which it was true.
  func known(at moment: Instant) -> ClaimDetailsEdited {
    var edited = self
    edited.late?.overridden.removeAll { moment < $0.since }
    return edited
  }
}

extension LateStatement {
  fileprivate var fields: DetailFields {
    overridden.reduce(into: []) { $0.formUnion(DetailFields(named: $1.field)) }
  }
}

extension ClaimDetails {
  /// These of the fields.
  func only(_ fields: DetailFields) -> ClaimDetails {
    func kept<Value>(_ place: UInt16, _ value: Value?) -> Value? {
      fields.rawValue >> place & 1 == 1 ? value : nil
    }
    return ClaimDetails(
      title: kept(0, title), claimed: kept(1, claimed), lossDate: kept(2, lossDate),
      cause: kept(3, cause), location: kept(4, location), reportedDate: kept(5, reportedDate),
      serviceFrom: kept(6, serviceFrom), serviceTo: kept(7, serviceTo), policy: kept(8, policy),
      property: kept(9, property), use: kept(10, use), diagnoses: kept(11, diagnoses) ?? [],
      parties: kept(12, parties) ?? [])
  }
}
