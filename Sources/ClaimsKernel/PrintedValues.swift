import Descriptions
import EventSourcing

// What `print` shows as its fields, or as its case.

extension AuditPoint.Known: PrintsFields {}
extension DayEdge: PrintsFields {}
extension Blame: PrintsFields {}
extension Comparison: PrintsFields {}
extension DecisionAudit.Difference: PrintsFields {}
extension DecisionStage: PrintsFields {}
extension DecisionTrace: PrintsFields {}
extension DecisionTrace.Row: PrintsFields {}
extension DecisionTrace.Check: PrintsFields {}
extension Explanation: PrintsFields {}
extension Explanation.Limit: PrintsFields {}
extension Grant: PrintsFields {}
extension FlagName: PrintsFields {}
extension FlagTimes: PrintsFields {}
extension FlagMeasure: PrintsFields {}
extension FlagMeasure.Unit: PrintsFields {}
extension Hindsight: PrintsFields {}
extension ProbeSource: PrintsFields {}
extension ProbeFinding: PrintsFields {}
extension Story: PrintsFields {}
extension Story.Step: PrintsFields {}
extension StreamAsOf: PrintsFields {}
extension SupposedRules: PrintsFields {}
extension WhatIfPolicy: PrintsFields {}
extension WhatIf: PrintsFields {}
extension WhatIfDifference: PrintsFields {}
extension WhatIfDifference.Change: PrintsFields {}
extension ReplayedStream: PrintsFields {}
extension ReplayedStream.Ending: PrintsFields {}
extension ReplayedMoney: PrintsFields {}
extension WhatIfTotals: PrintsFields {}
extension WhatIfTotals.Total: PrintsFields {}
extension Forecast: PrintsFields {}
extension Submission: PrintsFields {}
extension RefusalLimits: PrintsFields {}
extension Validator.Verdict: PrintsFields {}
extension ActivityMap: PrintsFields {}
extension ActivityMap.Machine: PrintsFields {}
extension ActivityMap.Step: PrintsFields {}
extension ActivityMap.Condition: PrintsFields {}
extension ActivityMap.Holder: PrintsFields {}
extension ActivityMap.Actor: PrintsFields {}
extension ActivityMap.RecordedCommands: PrintsFields {}
extension ActivityMap.Resources: PrintsFields {}
extension ConformanceReport: PrintsFields {}
extension LogRemark: PrintsFields {}
extension LogRemark.Kind: PrintsFields {}
extension Deviation: PrintsFields {}
extension Deviation.Kind: PrintsFields {}
extension DeviationTotal: PrintsFields {}
extension MapDraft: PrintsFields {}
extension RulesChange: PrintsFields {}
extension RulesChange.Change: PrintsFields {}
extension EventLogOptions: PrintsFields {}
extension TimeReading: PrintsFields {}
extension EventLogFormat: PrintsFields {}
extension ForeignCase: PrintsFields {}
extension ForeignFault: PrintsFields {}
extension ForeignEvent: PrintsFields {}
extension UnreadValues: PrintsFields {}
extension ExportMatter: PrintsFields {}
extension ExportItem: PrintsFields {}
extension IncidentsExport.Content: PrintsFields {}
extension ExportTable: PrintsFields {}
extension TableColumn: PrintsFields {}
extension TableColumn.Kind: PrintsFields {}
extension PreparedFHIR.Stop: PrintsFields {}
extension PreparedFHIR.Outcome: PrintsFields {}
extension FHIRInput: PrintsFields {}
extension FHIRInput.Kind: PrintsFields {}
extension FHIRInput.Unread: PrintsFields {}
extension FHIRPlan: PrintsFields {}
extension FHIRPlan.Resource: PrintsFields {}
extension FHIRRemark: PrintsFields {}
extension FHIRRemark.Kind: PrintsFields {}
extension FHIRRemarks: PrintsFields {}
extension FHIRRemarks.Count: PrintsFields {}
extension ImportPlan: PrintsFields {}
extension ImportPlan.Omission: PrintsFields {}
extension ExportedReports: PrintsFields {}
extension IncidentNumbers: PrintsFields {}
extension PlannedReport: PrintsFields {}
extension PlannedReportCommand: PrintsFields {}
extension UnmappedField: PrintsFields {}
extension PreparedReports.Stop: PrintsFields {}
extension PreparedImport.Obstacle: PrintsFields {}
extension JSONElements.Form: PrintsFields {}
extension HiddenField: PrintsFields {}
extension OtherStreams: PrintsFields {}
extension NextStep: PrintsFields {}
extension ReaderRoles: PrintsFields {}
extension Redaction: PrintsFields {}
extension Answer: PrintsFields {}
extension CommandEnvelope: PrintsFields {}
extension CommandField: PrintsFields {}
extension CommandField.Kind: PrintsFields {}
extension CommandField.Occurrence: PrintsFields {}
extension CommandShape: PrintsFields {}
extension Decision: PrintsFields {}
extension StreamEvents: PrintsFields {}
extension ReadFace: PrintsFields {}
extension DueCommand: PrintsFields {}
extension FollowUp: PrintsFields {}
extension SystemCommand: PrintsFields {}
extension SystemCommand.Reason: PrintsFields {}
extension LogMark: PrintsFields {}
extension CommunityView: PrintsFields {}
extension DocumentOrder: PrintsFields {}
extension DocumentOrder.Key: PrintsFields {}
extension DocumentQuery: PrintsFields {}
extension DocumentBoard: PrintsFields {}
extension FunnelGrouping: PrintsFields {}
extension FunnelCounts: PrintsFields {}
extension FunnelKey: PrintsFields {}
extension IntakeFunnel: PrintsFields {}
extension ReportOrder: PrintsFields {}
extension ReportOrder.Key: PrintsFields {}
extension ReportQuery: PrintsFields {}
extension ReportBoard: PrintsFields {}
extension ReportTotals.Row: PrintsFields {}
extension PartsInShort: PrintsFields {}
extension ClaimFlag: PrintsFields {}
extension ClaimFilter: PrintsFields {}
extension ClaimFilter.AmountRange: PrintsFields {}
extension ClaimQuery: PrintsFields {}
extension ClaimOrder: PrintsFields {}
extension ClaimOrder.Key: PrintsFields {}
extension VisibleClaims: PrintsFields {}
extension WaitingItem.Kind: PrintsFields {}
extension ModelClock: PrintsFields {}
extension ClaimAmounts: PrintsFields {}
extension FinancialGrouping: PrintsFields {}
extension FinancialKey: PrintsFields {}
extension FinancialTable: PrintsFields {}
extension PaidTriangle: PrintsFields {}
extension PaidTriangle.Cell: PrintsFields {}
extension HistoryFilter: PrintsFields {}
extension NamedFile: PrintsFields {}
extension AgingGrouping: PrintsFields {}
extension AgeBuckets: PrintsFields {}
extension AgingTable: PrintsFields {}
extension DatedClaim: PrintsFields {}
extension FraudBoard: PrintsFields {}
extension SLAEntry.Missed: PrintsFields {}
extension SLASummary: PrintsFields {}
extension SLASummary.Row: PrintsFields {}
extension RulesHistory: PrintsFields {}
extension WordList.Entry.Kind: PrintsFields {}
extension WorklistKind: PrintsFields {}
extension WorkEntry.Item: PrintsFields {}
extension Question: PrintsFields {}
extension ScenarioFile: PrintsFields {}
extension ScenarioFile.Step: PrintsFields {}
extension ScenarioFile.Scenario: PrintsFields {}
extension ScenarioAnswer: PrintsFields {}
extension ScenarioVerdict: PrintsFields {}
extension Erasure: PrintsFields {}
extension Erasure.Keys: PrintsFields {}
extension SubjectFile: PrintsFields {}
extension SubjectFile.Tie: PrintsFields {}
extension SubjectFile.Withheld: PrintsFields {}
extension BulkAnswer: PrintsFields {}
extension Phrase.Key: PrintsFields {}

// What is shown in another way.

extension DomainCommand: CustomStringConvertible {
  /// What it asks for: `OpenDraft(type: auto)`.
  public var description: String { payload.description }
}

extension DomainEvent: CustomStringConvertible {
  /// What it says: `ClaimDrafted(type: auto)`.
  public var description: String { payload.description }
}

extension DomainEventKind: CustomStringConvertible {
  /// The event's name.
  public var description: String { name.description }
}

extension FollowUp.Process: CustomStringConvertible {
  /// Its name, as it stands in ids.
  public var description: String { name.description }
}

extension JSONValue: CustomStringConvertible {
  /// Its JSON.
  public var description: String { text }
}

extension JSONObject: CustomStringConvertible {
  /// Its JSON.
  public var description: String { JSONValue.object(self).text }
}

extension CalendarMonth: CustomStringConvertible {
  /// `2026-03`.
  public var description: String { text }
}

extension AuditPoint: CustomStringConvertible {
  /// As a command line takes it.
  public var description: String { DescriptionWriter.text(of: self) }
}

extension LimitFactor: CustomStringConvertible {
  /// As a command line takes it.
  public var description: String { DescriptionWriter.text(of: self) }
}

extension StreamKind: CustomStringConvertible {
  /// Its name.
  public var description: String { DescriptionWriter.text(of: self) }
}

extension CommandName: CustomStringConvertible {
  /// The name.
  public var description: String { DescriptionWriter.text(of: self) }
}

extension Timeline: CustomStringConvertible {
  /// Nothing of the stream: it holds all of it, whatever its reader sees.
  public var description: String { "Timeline" }
}

extension ClaimDetail: CustomStringConvertible {
  /// Which claim, and how far it is; the rest depends on who reads it.
  public var description: String {
    DescriptionWriter("ClaimDetail").part("claim", snapshot.id)
      .part("revision", snapshot.revision).part("status", snapshot.claim.status).text
  }
}

extension LogState: CustomStringConvertible {
  /// How much is in it.
  public var description: String {
    DescriptionWriter("LogState").part("events", events).part("claims", claims.count).text
  }
}

extension Snapshot: CustomStringConvertible {
  /// The stream, its revision and its state.
  public var description: String {
    DescriptionWriter("Snapshot").part("id", id).part("revision", revision).text
  }
}
