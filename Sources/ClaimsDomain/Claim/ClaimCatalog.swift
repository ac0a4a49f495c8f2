import EventSourcing

/// The catalogs from which a claim's commands take their codes.
public enum ClaimCatalog: CaseIterable, Sendable {
  case rejectionReasons, denialReasons, reopenReasons, fraudIndicators

  public var name: String {
    switch self {
    case .rejectionReasons: "rejectionReasons"
    case .denialReasons: "denialReasons"
    case .reopenReasons: "reopenReasons"
    case .fraudIndicators: "fraudIndicators"
    }
  }

  /// The codes that are built in.
  ///
  /// Source: Specs/Lifecycles/Claim.md, "Catalogs"; the rejection reasons are those of openIMIS.
  public var codes: [String] {
    switch self {
    case .rejectionReasons: Self.rejections
    case .denialReasons: Self.denials
    case .reopenReasons: Self.reopenings
    case .fraudIndicators: Self.indicators
    }
  }

  static func holds(_ code: String, in catalog: ClaimCatalog) -> Bool {
    catalog.codes.contains { $0.utf8.elementsEqual(code.utf8) }
  }

  private static let rejections = [
    "invalidItem", "notInPriceList", "noProduct", "categoryLimit", "frequency", "duplicate",
    "family", "diagnosisNotInList", "targetDate", "careType", "maxAdmissions", "maxVisits",
    "maxConsultations", "maxSurgeries", "maxDeliveries", "quantityOverLimit", "waitingPeriod",
    "maxAntenatal", "invalidClaim", "noCoverage", "medicalOfficer", "automatedReview",
    "informationMissing",
  ]
  private static let denials = [
    "notCovered", "excluded", "policyLapsed", "limitExhausted", "notLiable", "unlikely", "late",
    "fraud", "misrepresentation", "duplicate", "noLoss",
  ]
  private static let reopenings = [
    "newInformation", "mistake", "paymentDenied", "supplementalDamage", "litigation", "appealLate",
  ]
  private static let indicators = [
    "lateReport", "priorClaims", "inconsistentStatements", "altered", "noWitness", "newPolicy",
    "financialDistress", "stagedLoss", "identity", "model",
  ]
}
