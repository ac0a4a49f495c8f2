import EventSourcing

/// What can be asked of a lead. A verb's number is that of its row: L05 is `qualifyLead`.
///
/// Source: Specs/Lifecycles/Lead.md, "Rows".
public enum LeadVerb: UInt32, CodedEnum {
  case unspecified = 0
  case startLead = 1
  case editLead = 2
  case submitLead = 3
  case recordContact = 4
  case qualifyLead = 5
  case disqualifyLead = 6
  case convertLead = 7
  case loseLead = 8
  case reviveLead = 9
  case discardLead = 10

  public init() { self = .unspecified }
  public static var schemaName: StaticString { "LeadVerb" }

  public var name: StaticString {
    switch self {
    case .unspecified: "unspecified"
    case .startLead: "startLead"
    case .editLead: "editLead"
    case .submitLead: "submitLead"
    case .recordContact: "recordContact"
    case .qualifyLead: "qualifyLead"
    case .disqualifyLead: "disqualifyLead"
    case .convertLead: "convertLead"
    case .loseLead: "loseLead"
    case .reviveLead: "reviveLead"
    case .discardLead: "discardLead"
    }
  }
}
