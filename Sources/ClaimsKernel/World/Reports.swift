import ClaimsDomain
import EventSourcing

extension ReportDecider: LogAggregate {
  public typealias Words = AggregateVocabulary<ReportDecider>
  public static var beginning: ReportVerb { .startReport }

  public static func neighbours(
    of command: ReportCommand?, on report: IncidentReport, _ id: Identifier, by actor: ActorID,
    in world: World
  ) -> ReportNeighbours {
    var neighbours = ReportNeighbours()
    neighbours.report = id
    neighbours.catalogs = world.catalogs
    switch command {
    case .startReport(let start)?:
      neighbours.numberTaken = start.number.map { world.report(numbered: $0) != nil } ?? false
      neighbours.receiptTaken = world.report(withReceipt: start.receipt) != nil
    case .startReportInvestigation(let start)?:
      neighbours.assigneeRoles = world.actors.roles(of: start.assignee)
    case .assignReport(let assign)?:
      neighbours.assigneeRoles = world.actors.roles(of: assign.assignee)
    case .linkReport(let link)?: neighbours.linkExists = world.reports[link.report] != nil
    case .escalateReport(let escalate)?:
      neighbours.claimTaken = world.claims.place(of: escalate.claim) != nil
    default: break
    }
    return neighbours
  }

  public static func companion(
    of command: ReportCommand, on report: IncidentReport, _ id: Identifier, by actor: ActorID
  ) -> StreamEvents? {
    guard case .escalateReport(let escalate) = command else { return nil }
    let drafted = claimDraft(of: escalate, on: report, id: id)
    return StreamEvents(stream: .claim(escalate.claim), events: [.claim(.claimDrafted(drafted))])
  }
}

/// What reports are known by besides their ids: the numbers that they came with, and the hashes of
/// the codes that reporters keep.
struct ReportKeys: Sendable {
  private var numbers: [UInt64: Identifier] = [:]
  private var receipts: [[UInt8]: Identifier] = [:]

  subscript(number: UInt64) -> Identifier? { numbers[number] }
  subscript(receipt: [UInt8]) -> Identifier? { receipts[receipt] }

  mutating func apply(_ event: ReportEvent, to id: Identifier) {
    guard case .reportStarted(let started) = event else { return }
    if let number = started.number { numbers[number] = id }
    if !started.receipt.isEmpty { receipts[started.receipt] = id }
  }
}
