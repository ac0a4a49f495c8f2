import EventSourcing

/// What can be asked of an incident report. A verb's number is that of its row: R14 is
/// `closeReport`.
///
/// Source: Specs/Lifecycles/Report.md, "Rows".
public enum ReportVerb: UInt32, CodedEnum {
  case unspecified = 0
  case startReport = 1
  case editReport = 2
  case addReportAttachment = 3
  case submitReport = 4
  case discardReport = 5
  case reviewReport = 6
  case startReportInvestigation = 7
  case addAdminNote = 8
  case classifyIncident = 9
  case sendAuthorityNotice = 10
  case recordIncidentTimeline = 11
  case linkReport = 12
  case escalateReport = 13
  case closeReport = 14
  case reopenReport = 15
  case flagMissedNotice = 16
  case assignReport = 17

  public init() { self = .unspecified }
  public static var schemaName: StaticString { "ReportVerb" }

  public var name: StaticString {
    switch self {
    case .unspecified: "unspecified"
    case .startReport: "startReport"
    case .editReport: "editReport"
    case .addReportAttachment: "addReportAttachment"
    case .submitReport: "submitReport"
    case .discardReport: "discardReport"
    case .reviewReport: "reviewReport"
    case .startReportInvestigation: "startReportInvestigation"
    case .addAdminNote: "addAdminNote"
    case .classifyIncident: "classifyIncident"
    case .sendAuthorityNotice: "sendAuthorityNotice"
    case .recordIncidentTimeline: "recordIncidentTimeline"
    case .linkReport: "linkReport"
    case .escalateReport: "escalateReport"
    case .closeReport: "closeReport"
    case .reopenReport: "reopenReport"
    case .flagMissedNotice: "flagMissedNotice"
    case .assignReport: "assignReport"
    }
  }
}
