import EventSourcing

/// In what capacity somebody acts. The numbers are stored.
public enum Role: UInt32, CodedEnum {
  case unspecified = 0
  case claimant = 1
  case agent = 2
  case assessor = 3
  case handler = 4
  case verifier = 5
  case supervisor = 6
  case payer = 7
  case investigator = 8
  case legal = 9
  case administrator = 10
  case system = 11
  case auditor = 12
  /// Somebody whom no log may name: held by nobody in the register, and sent with an empty actor.
  case anonymous = 13

  public init() { self = .unspecified }
  public static var schemaName: StaticString { "Role" }

  public var name: StaticString {
    switch self {
    case .unspecified: "unspecified"
    case .claimant: "claimant"
    case .agent: "agent"
    case .assessor: "assessor"
    case .handler: "handler"
    case .verifier: "verifier"
    case .supervisor: "supervisor"
    case .payer: "payer"
    case .investigator: "investigator"
    case .legal: "legal"
    case .administrator: "administrator"
    case .system: "system"
    case .auditor: "auditor"
    case .anonymous: "anonymous"
    }
  }
}
