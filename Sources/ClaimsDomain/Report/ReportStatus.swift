import EventSourcing

/// Where an incident report stands. The numbers are stored, and the names are those that reporting
/// apps already use.
///
/// Source: Specs/Lifecycles/Report.md, "Statuses".
public enum ReportStatus: UInt32, CodedEnum {
  case none = 0
  case borrador = 1
  case nuevo = 2
  case revisado = 3
  case enInvestigacion = 4
  case cerrado = 5
  case descartado = 6

  public init() { self = .none }
  public static var schemaName: StaticString { "ReportStatus" }

  public var name: StaticString {
    switch self {
    case .none: "none"
    case .borrador: "borrador"
    case .nuevo: "nuevo"
    case .revisado: "revisado"
    case .enInvestigacion: "en_investigacion"
    case .cerrado: "cerrado"
    case .descartado: "descartado"
    }
  }
}

/// How far an authority has been told of an incident. The numbers are stored, in their order.
///
/// Source: Directive (EU) 2022/2555 (NIS 2), article 23, paragraph 4.
public enum NoticeStage: UInt32, CodedEnum {
  case unspecified = 0
  /// The early warning.
  case early = 1
  case notification = 2
  /// At the request of the authority: may be left out, and has no deadline.
  case intermediate = 3
  case final = 4

  public init() { self = .unspecified }
  public static var schemaName: StaticString { "NoticeStage" }

  public var name: StaticString {
    switch self {
    case .unspecified: "unspecified"
    case .early: "early"
    case .notification: "notification"
    case .intermediate: "intermediate"
    case .final: "final"
    }
  }
}

/// How exactly the time of an incident is known. The numbers are stored.
public enum IncidentPrecision: UInt32, CodedEnum {
  /// To the time that is given.
  case unspecified = 0
  case day = 1
  case month = 2
  case year = 3

  public init() { self = .unspecified }
  public static var schemaName: StaticString { "IncidentPrecision" }

  public var name: StaticString {
    switch self {
    case .unspecified: "unspecified"
    case .day: "day"
    case .month: "month"
    case .year: "year"
    }
  }
}
