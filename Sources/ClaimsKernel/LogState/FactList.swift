import ClaimsDomain
import EventSourcing

/// What a decision looks at in other streams, by the names of its facts: shown to auditors, and
/// changed one by one to find out which of them matter.
///
/// The catalogs are left out: what of them a command may name, its guards tell.
public protocol FactList {
  /// Shows every fact to a visitor, which may change it.
  mutating func visit<F: FieldVisitor & ~Copyable>(_ facts: inout F) throws(WireError)
}

extension RulesRelatedFacts: FactList {
  public mutating func visit<F: FieldVisitor & ~Copyable>(_ facts: inout F) {}
}

extension CatalogRelatedFacts: FactList {
  public mutating func visit<F: FieldVisitor & ~Copyable>(_ facts: inout F) {}
}

extension ActorRelatedFacts: FactList {
  public mutating func visit<F: FieldVisitor & ~Copyable>(_ facts: inout F) throws(WireError) {
    var count = UInt32(clamping: administrators)
    try facts.field(1, "administrators", &count)
    administrators = Int(count)
    try facts.field(2, "isEmpty", &isEmpty)
    try facts.field(3, "takenBy", &takenBy)
    try facts.field(4, "lookalike", &lookalike)
    try retention.visit(&facts, from: 5)
  }
}

extension DocumentRelatedFacts: FactList {
  public mutating func visit<F: FieldVisitor & ~Copyable>(_ facts: inout F) throws(WireError) {
    try facts.fact(1, "otherDocument", &other, OtherDocumentFact.init) { $0.document }
    try facts.field(2, "isReferenced", &isReferenced)
    try retention.visit(&facts, from: 3)
  }
}

extension ReportRelatedFacts: FactList {
  public mutating func visit<F: FieldVisitor & ~Copyable>(_ facts: inout F) throws(WireError) {
    try facts.field(1, "numberTaken", &numberTaken)
    try facts.field(2, "receiptTaken", &receiptTaken)
    try facts.field(3, "assigneeRoles", &assigneeRoles)
    try facts.field(4, "linkExists", &linkExists)
    try facts.field(5, "claimTaken", &claimTaken)
    try retention.visit(&facts, from: 6)
  }
}

extension AccidentRelatedFacts: FactList {
  public mutating func visit<F: FieldVisitor & ~Copyable>(_ facts: inout F) throws(WireError) {
    try facts.field(1, "lead", &lead)
    try facts.field(2, "claim", &claim)
    try retention.visit(&facts, from: 3)
  }
}

extension PropertyRelatedFacts: FactList {
  public mutating func visit<F: FieldVisitor & ~Copyable>(_ facts: inout F) throws(WireError) {
    try facts.field(1, "openClaims", &openClaims)
    try facts.field(2, "drafts", &drafts)
    try facts.field(3, "isOwnerRegistered", &isOwnerRegistered)
    try retention.visit(&facts, from: 4)
  }
}

extension QuizRelatedFacts: FactList {
  public mutating func visit<F: FieldVisitor & ~Copyable>(_ facts: inout F) throws(WireError) {
    // The questions of a flow are a book of their own: which flow it is, and whether it is there.
    var (id, version) = (flow?.id, flow?.version)
    try facts.field(1, "flow", &id)
    try facts.field(2, "version", &version)
    if id == nil || version == nil { flow = nil }
    try facts.field(3, "newest", &newest)
  }
}

extension LeadRelatedFacts: FactList {
  public mutating func visit<F: FieldVisitor & ~Copyable>(_ facts: inout F) throws(WireError) {
    var status = quiz?.status
    try facts.field(1, "quiz", &status)
    if let status { quiz?.status = status } else { quiz = nil }
    try facts.field(2, "claim", &claim)
    try facts.field(3, "isClaimantUnknown", &isClaimantUnknown)
    try retention.visit(&facts, from: 4)
  }
}

extension ActivityRelatedFacts: FactList {
  public mutating func visit<F: FieldVisitor & ~Copyable>(_ facts: inout F) throws(WireError) {
    try facts.field(1, "isSubjectSeen", &isSubjectSeen)
    try facts.field(2, "ownerRoles", &owner.roles)
    try facts.field(3, "isOwnerParty", &owner.isParty)
    try facts.field(4, "nextRoles", &next.roles)
    try facts.field(5, "isNextParty", &next.isParty)
    try facts.field(6, "isSenderParty", &isSenderParty)
    try retention.visit(&facts, from: 7)
  }
}
