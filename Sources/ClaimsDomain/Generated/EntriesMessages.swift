// Generated from Catalogs/Entries/Entries.messages by `swift run GenerateMessages`; change that file instead.
// swift-format-ignore-file
import EventSourcing

/// The lists of codes from which commands and front ends choose. The numbers are stored.
///
/// Source: Specs/Catalogs.md, "Catalogs".
public enum Catalog: UInt32, CodedEnum {
  /// Not said.
  case unspecified = 0
  /// Labelled "Kinds of attack".
  case attackTypes = 1
  /// Labelled "Impacts".
  case impacts = 2
  /// Labelled "Statuses of reports".
  case reportStatuses = 3
  /// Labelled "Levels of danger".
  case dangerLevels = 4
  /// Labelled "Certainty of incidents".
  case securityIncidents = 5
  /// Labelled "Ways of discovery".
  case discoveryMethods = 6
  /// Labelled "Reasons for closing".
  case closeReasons = 7
  /// Labelled "Actions in incidents".
  case incidentActions = 8
  /// Labelled "Practice areas".
  case practiceAreas = 20
  /// Labelled "Guides".
  case resourceGuides = 21
  /// Labelled "Kinds of incident".
  case incidentTypes = 22
  /// Labelled "Sources of enquiries".
  case leadSources = 23
  /// Labelled "Reasons for losing enquiries".
  case leadLossReasons = 24
  /// Labelled "Ways of contact".
  case contactChannels = 25
  /// Labelled "Kinds of document".
  case documentTypes = 40
  /// Labelled "Reasons for turning down documents".
  case documentRejectionReasons = 41
  /// Labelled "Kinds of claim".
  case claimTypes = 60
  /// Labelled "What is damaged".
  case damageCategories = 61
  /// Labelled "Severities".
  case severities = 62
  /// Labelled "Reasons for turning back".
  case rejectionReasons = 63
  /// Labelled "Reasons for denial".
  case denialReasons = 64
  /// Labelled "Outcomes".
  case closeOutcomes = 65
  /// Labelled "Reasons for reopening".
  case reopenReasons = 66
  /// Labelled "Signs of fraud".
  case fraudIndicators = 67
  /// Labelled "Kinds of cost".
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

/// What a text of a catalog's entry is for.
public enum CatalogTextKind: UInt32, CodedEnum {
  /// Not said.
  case unspecified = 0
  /// A question that people often ask, in the heading, and its answer.
  case question = 1
  /// What a guide is about, in a sentence or two.
  case summary = 2
  /// A section of a guide: its heading and what stands in it.
  case section = 3

  public init() { self = .unspecified }
  public static var schemaName: StaticString { "CatalogTextKind" }

  public var name: StaticString {
    switch self {
      case .unspecified: "unspecified"
      case .question: "question"
      case .summary: "summary"
      case .section: "section"
    }
  }
}

/// A longer text that belongs to a catalog's entry.
public struct CatalogText: Message, CustomStringConvertible {
  public static var messageName: StaticString { "CatalogText" }
  /// Labelled "kind".
  public var kind: CatalogTextKind
  /// Empty for a summary.
  public var heading: Wording
  /// Labelled "text".
  public var text: Wording

  /// Creates one whose fields are all absent.
  public init() {
    kind = CatalogTextKind()
    heading = Wording()
    text = Wording()
  }
  /// Creates one of these fields; those that are left out are absent.
  public init(kind: CatalogTextKind = CatalogTextKind(), heading: Wording = Wording(), text: Wording = Wording()) {
    self.kind = kind
    self.heading = heading
    self.text = text
  }

  public mutating func visit<F: FieldVisitor & ~Copyable>(_ visitor: inout F) throws(WireError) {
    try visitor.field(1, "kind", &kind)
    try visitor.field(2, "heading", &heading)
    try visitor.field(3, "text", &text)
  }
  public mutating func decode(from reader: inout WireReader) throws(WireError) { try visit(&reader) }
  public mutating func encode(to writer: inout WireWriter) throws(WireError) { try visit(&writer) }
}

/// One code of a catalog, and all that people are told of it.
public struct CatalogEntry: Message, CustomStringConvertible {
  public static var messageName: StaticString { "CatalogEntry" }
  /// Labelled "catalog".
  public var catalog: Catalog
  /// Labelled "code".
  public var code: String
  /// Labelled "labels".
  public var labels: Wording
  /// How grave it is, from 1; 0 if the catalog knows no degrees.
  public var severity: UInt32
  /// Its place in the catalog; those of the same order stand in the order of their codes.
  public var order: UInt32
  /// Labelled "texts".
  public var texts: [CatalogText]
  /// Its number in the list that it comes from, such as openIMIS's of reasons; nil without one.
  public var number: Int64?
  /// Whether what it names ends on a day that has to be given, as an identity card does.
  public var expires: Bool
  /// Whether new commands may no longer name it.
  public var retired: Bool

  /// Creates one whose fields are all absent.
  public init() {
    catalog = Catalog()
    code = ""
    labels = Wording()
    severity = 0
    order = 0
    texts = []
    expires = false
    retired = false
  }
  /// Creates one of these fields; those that are left out are absent.
  public init(catalog: Catalog = Catalog(), code: String = "", labels: Wording = Wording(), severity: UInt32 = 0, order: UInt32 = 0, texts: [CatalogText] = [], number: Int64? = nil, expires: Bool = false, retired: Bool = false) {
    self.catalog = catalog
    self.code = code
    self.labels = labels
    self.severity = severity
    self.order = order
    self.texts = texts
    self.number = number
    self.expires = expires
    self.retired = retired
  }

  public mutating func visit<F: FieldVisitor & ~Copyable>(_ visitor: inout F) throws(WireError) {
    try visitor.field(1, "catalog", &catalog)
    try visitor.field(2, "code", &code)
    try visitor.field(3, "labels", &labels)
    try visitor.field(4, "severity", &severity)
    try visitor.field(5, "order", &order)
    try visitor.field(6, "texts", &texts)
    try visitor.field(7, "number", &number)
    try visitor.field(8, "expires", &expires)
    try visitor.field(9, "retired", &retired)
  }
  public mutating func decode(from reader: inout WireReader) throws(WireError) { try visit(&reader) }
  public mutating func encode(to writer: inout WireWriter) throws(WireError) { try visit(&writer) }
}

/// The same words in every language.
public struct Wording: Message, CustomStringConvertible {
  public static var messageName: StaticString { "Wording" }
  /// Labelled "English".
  public var en: String
  /// Labelled "Spanish".
  public var es: String

  /// Creates one whose fields are all absent.
  public init() {
    en = ""
    es = ""
  }
  /// Creates one of these fields; those that are left out are absent.
  public init(en: String = "", es: String = "") {
    self.en = en
    self.es = es
  }

  public mutating func visit<F: FieldVisitor & ~Copyable>(_ visitor: inout F) throws(WireError) {
    try visitor.field(1, "en", &en)
    try visitor.field(2, "es", &es)
  }
  public mutating func decode(from reader: inout WireReader) throws(WireError) { try visit(&reader) }
  public mutating func encode(to writer: inout WireWriter) throws(WireError) { try visit(&writer) }
}

