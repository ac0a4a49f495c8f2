// Generated from Claim/Claim.messages by `swift run GenerateMessages`; change that file instead.
// swift-format-ignore-file
import EventSourcing

/// What the latest check of each kind came to.
public struct Checks: Message, CustomStringConvertible {
  public static var messageName: StaticString { "Checks" }
  /// Labelled "cover".
  public var coverage: CheckResult
  /// Labelled "contract".
  public var contract: CheckResult
  /// Labelled "deductible".
  public var deductible: CheckResult
  /// Labelled "liability".
  public var liability: CheckResult
  /// Labelled "plausibility".
  public var likelihood: CheckResult
  /// Labelled "completeness".
  public var completeness: CheckResult
  /// Labelled "prior claims".
  public var priorClaims: CheckResult

  /// Creates one whose fields are all absent.
  public init() {
    coverage = CheckResult()
    contract = CheckResult()
    deductible = CheckResult()
    liability = CheckResult()
    likelihood = CheckResult()
    completeness = CheckResult()
    priorClaims = CheckResult()
  }
  /// Creates one of these fields; those that are left out are absent.
  public init(coverage: CheckResult = CheckResult(), contract: CheckResult = CheckResult(), deductible: CheckResult = CheckResult(), liability: CheckResult = CheckResult(), likelihood: CheckResult = CheckResult(), completeness: CheckResult = CheckResult(), priorClaims: CheckResult = CheckResult()) {
    self.coverage = coverage
    self.contract = contract
    self.deductible = deductible
    self.liability = liability
    self.likelihood = likelihood
    self.completeness = completeness
    self.priorClaims = priorClaims
  }

  public mutating func visit<F: FieldVisitor & ~Copyable>(_ visitor: inout F) throws(WireError) {
    try visitor.field(1, "coverage", &coverage)
    try visitor.field(2, "contract", &contract)
    try visitor.field(3, "deductible", &deductible)
    try visitor.field(4, "liability", &liability)
    try visitor.field(5, "likelihood", &likelihood)
    try visitor.field(6, "completeness", &completeness)
    try visitor.field(7, "priorClaims", &priorClaims)
  }
  public mutating func decode(from reader: inout WireReader) throws(WireError) { try visit(&reader) }
  public mutating func encode(to writer: inout WireWriter) throws(WireError) { try visit(&writer) }
}

/// Since when it is known what the latest check of a kind came to.
public struct CheckTime: Message, CustomStringConvertible {
  public static var messageName: StaticString { "CheckTime" }
  /// Labelled "kind".
  public var kind: CheckKind
  /// Labelled "true since".
  public var effective: Instant

  /// Creates one whose fields are all absent.
  public init() {
    kind = CheckKind()
    effective = Instant()
  }
  /// Creates one of these fields; those that are left out are absent.
  public init(kind: CheckKind = CheckKind(), effective: Instant = Instant()) {
    self.kind = kind
    self.effective = effective
  }

  public mutating func visit<F: FieldVisitor & ~Copyable>(_ visitor: inout F) throws(WireError) {
    try visitor.field(1, "kind", &kind)
    try visitor.field(2, "effective", &effective)
  }
  public mutating func decode(from reader: inout WireReader) throws(WireError) { try visit(&reader) }
  public mutating func encode(to writer: inout WireWriter) throws(WireError) { try visit(&writer) }
}

/// Where a claim stands. The numbers are stored.
///
/// Source: Specs/Lifecycles/Claim.md, "Statuses".
public enum ClaimStatus: UInt32, CodedEnum {
  /// Not said.
  case none = 0
  /// Labelled "Draft".
  case draft = 1
  /// Labelled "Submitted".
  case submitted = 2
  /// Labelled "Rejected".
  case rejected = 3
  /// Labelled "Open".
  case open = 4
  /// Labelled "Under investigation".
  case investigating = 5
  /// Labelled "Information requested".
  case infoRequested = 6
  /// Labelled "Approved".
  case approved = 7
  /// Labelled "Partially approved".
  case partiallyApproved = 8
  /// Labelled "Denied".
  case denied = 9
  /// Labelled "Under appeal".
  case underAppeal = 10
  /// Labelled "Settled".
  case settled = 11
  /// Labelled "Closed".
  case closed = 12
  /// Labelled "Voided".
  case voided = 13
  /// Closed or voided, and then its personal data were erased.
  case erased = 14

  public init() { self = .none }
  public static var schemaName: StaticString { "ClaimStatus" }

  public var name: StaticString {
    switch self {
      case .none: "none"
      case .draft: "draft"
      case .submitted: "submitted"
      case .rejected: "rejected"
      case .open: "open"
      case .investigating: "investigating"
      case .infoRequested: "infoRequested"
      case .approved: "approved"
      case .partiallyApproved: "partiallyApproved"
      case .denied: "denied"
      case .underAppeal: "underAppeal"
      case .settled: "settled"
      case .closed: "closed"
      case .voided: "voided"
      case .erased: "erased"
    }
  }
}

/// What kind of loss a claim is about.
public enum ClaimType: UInt32, CodedEnum {
  /// Not said.
  case unspecified = 0
  /// Labelled "Medical".
  case medical = 1
  /// Labelled "Dental".
  case dental = 2
  /// Labelled "Vision".
  case vision = 3
  /// Labelled "Property".
  case property = 4
  /// Labelled "Injury, with legal claim".
  case injuryLegal = 5
  /// Labelled "Motor".
  case auto = 6
  /// Labelled "Cyber loss".
  case cyberLoss = 7

  public init() { self = .unspecified }
  public static var schemaName: StaticString { "ClaimType" }

  public var name: StaticString {
    switch self {
      case .unspecified: "unspecified"
      case .medical: "medical"
      case .dental: "dental"
      case .vision: "vision"
      case .property: "property"
      case .injuryLegal: "injuryLegal"
      case .auto: "auto"
      case .cyberLoss: "cyberLoss"
    }
  }
}

/// How a claim ended. Which outcome a status allows: `outcomeInvalid`.
public enum CloseOutcome: UInt32, CodedEnum {
  /// Not said.
  case unspecified = 0
  /// Labelled "Completed".
  case completed = 1
  /// Labelled "Closed without payment".
  case closedWithoutPayment = 2
  /// Labelled "Denied for good".
  case deniedFinal = 3
  /// Labelled "Rejected for good".
  case rejectedFinal = 4
  /// Labelled "No answer".
  case inactivity = 5
  /// Labelled "Withdrawn".
  case withdrawn = 6
  /// Labelled "Duplicate".
  case duplicate = 7
  /// Labelled "Handed over".
  case transferred = 8
  /// What was asked for in advance has its answer.
  case answered = 9

  public init() { self = .unspecified }
  public static var schemaName: StaticString { "CloseOutcome" }

  public var name: StaticString {
    switch self {
      case .unspecified: "unspecified"
      case .completed: "completed"
      case .closedWithoutPayment: "closedWithoutPayment"
      case .deniedFinal: "deniedFinal"
      case .rejectedFinal: "rejectedFinal"
      case .inactivity: "inactivity"
      case .withdrawn: "withdrawn"
      case .duplicate: "duplicate"
      case .transferred: "transferred"
      case .answered: "answered"
    }
  }
}

/// Whether something waits for a second person: a reserve, or a decision.
public enum ProposalStatus: UInt32, CodedEnum {
  /// Not said.
  case none = 0
  /// Labelled "Proposed".
  case proposed = 1

  public init() { self = .none }
  public static var schemaName: StaticString { "ProposalStatus" }

  public var name: StaticString {
    switch self {
      case .none: "none"
      case .proposed: "proposed"
    }
  }
}

