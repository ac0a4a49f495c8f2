import EventSourcing

/// The lists of codes from which commands and front ends choose. The numbers are stored.
///
/// Source: Specs/Catalogs.md, "Catalogs".
public enum Catalog: UInt32, CodedEnum {
  case unspecified = 0
  // Incident reports.
  case attackTypes = 1
  case impacts = 2
  case reportStatuses = 3
  case dangerLevels = 4
  case securityIncidents = 5
  case discoveryMethods = 6
  case closeReasons = 7
  case incidentActions = 8
  // Intake.
  case practiceAreas = 20
  case resourceGuides = 21
  case incidentTypes = 22
  case leadSources = 23
  case leadLossReasons = 24
  case contactChannels = 25
  // Documents.
  case documentTypes = 40
  case documentRejectionReasons = 41
  // Claims.
  case claimTypes = 60
  case damageCategories = 61
  case severities = 62
  case rejectionReasons = 63
  case denialReasons = 64
  case closeOutcomes = 65
  case reopenReasons = 66
  case fraudIndicators = 67
  case costCategories = 68

  public init() { self = .unspecified }
  public static var schemaName: StaticString { "Catalog" }

  public var name: StaticString {
    switch self {
    case .unspecified: "unspecified"
    case .attackTypes: "attackTypes"
    case .impacts: "impacts"
    case .reportStatuses: "reportStatuses"
    case .dangerLevels: "dangerLevels"
    case .securityIncidents: "securityIncidents"
    case .discoveryMethods: "discoveryMethods"
    case .closeReasons: "closeReasons"
    case .incidentActions: "incidentActions"
    case .practiceAreas: "practiceAreas"
    case .resourceGuides: "resourceGuides"
    case .incidentTypes: "incidentTypes"
    case .leadSources: "leadSources"
    case .leadLossReasons: "leadLossReasons"
    case .contactChannels: "contactChannels"
    case .documentTypes: "documentTypes"
    case .documentRejectionReasons: "documentRejectionReasons"
    case .claimTypes: "claimTypes"
    case .damageCategories: "damageCategories"
    case .severities: "severities"
    case .rejectionReasons: "rejectionReasons"
    case .denialReasons: "denialReasons"
    case .closeOutcomes: "closeOutcomes"
    case .reopenReasons: "reopenReasons"
    case .fraudIndicators: "fraudIndicators"
    case .costCategories: "costCategories"
    }
  }
}

extension Catalog {
  /// What an administrator may do with a catalog's codes. Relabelling is always possible.
  public enum Openness: Equatable, Sendable {
    /// Codes are added and retired.
    case open
    /// Codes are retired only: each needs a part of the program.
    case narrowing
    /// The codes are those of a status machine, which would be stuck without one.
    case fixed
  }

  public var openness: Openness {
    switch self {
    case .unspecified, .reportStatuses, .severities, .closeOutcomes: .fixed
    case .claimTypes: .narrowing
    default: .open
    }
  }
}
