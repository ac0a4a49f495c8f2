import EventSourcing

/// What a decision about an incident report may look at besides the report.
public typealias ReportContext = DecisionContext<Role, ClaimRules, ReportRelatedFacts>

/// What other streams held when the decision was taken.
public struct ReportRelatedFacts: ErasureFacts, Equatable, Sendable {
  /// The report's own id.
  public var report = Identifier()
  /// The catalogs from which the command's codes are.
  public var catalogs = CatalogBook()
  /// Whether another report has the number with which this one would begin.
  public var numberTaken = false
  /// Whether another report has the receipt with which this one would begin.
  public var receiptTaken = false
  /// The roles of the person to whom the command assigns the report.
  public var assigneeRoles: [Role] = []
  /// Whether there is a report with the id that the command links.
  public var linkExists = false
  /// Whether there is a claim with the id under which one would be made of the report.
  public var claimTaken = false
  public var retention = RetentionFacts()

  /// Creates facts in which nothing is taken and the catalogs are the built-in ones.
  public init() {}
}
