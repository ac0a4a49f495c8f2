import ClaimsKernel
import Descriptions
import EventSourcing

// What `print` shows as its fields, or as its case.

extension JSONLinesNeed: PrintsFields {}
extension AnswerBounds: PrintsFields {}
extension Subject: PrintsFields {}
extension DeliveryPause: PrintsFields {}
extension OutboxSettings: PrintsFields {}
extension BackOff: PrintsFields {}
extension SyncStatus: PrintsFields {}
extension OutboxSummary: PrintsFields {}
extension PhotoToAnalyse: PrintsFields {}
extension Configuration: PrintsFields {}
extension RetryLimits: PrintsFields {}
extension EffectOutcome: PrintsFields {}
extension EffectReport: PrintsFields {}
extension PersonalNotice: PrintsFields {}
extension PersonalNotice.Occasion: PrintsFields {}
extension PendingAction: PrintsFields {}
extension PendingAction.Stage: PrintsFields {}
extension CatalogChoice: PrintsFields {}
extension ForecastScreen: PrintsFields {}
extension ClaimRows: PrintsFields {}
extension ClaimRow: PrintsFields {}
extension ClaimScreen: PrintsFields {}
extension TimelineStep: PrintsFields {}
extension ShownChange: PrintsFields {}
extension ReportForm: PrintsFields {}
extension LeadForm: PrintsFields {}
extension FormModel.Phase: PrintsFields {}
extension FormProblem: PrintsFields {}
extension FormConfirmation: PrintsFields {}
extension QuizModel.Phase: PrintsFields {}
extension QuizStep: PrintsFields {}
extension QuizStep.Option: PrintsFields {}
extension QuizOutcome: PrintsFields {}
extension Sender.Progress: PrintsFields {}
extension ShownField: PrintsFields {}
extension ShownAction: PrintsFields {}
extension ShownPending: PrintsFields {}
extension SyncRow: PrintsFields {}
extension DocumentScreen: PrintsFields {}
extension UploadFile: PrintsFields {}
extension StoredFile: PrintsFields {}
extension UploadItem: PrintsFields {}
extension UploadItem.Stage: PrintsFields {}
extension UploadTarget: PrintsFields {}
extension Shown: PrintsFields {}
extension WorkRow: PrintsFields {}
extension WorkRow.Item: PrintsFields {}

// What is shown in another way.

extension StoreState: CustomStringConvertible {
  /// How much is in it.
  public var description: String {
    DescriptionWriter("StoreState").part("revision", revision).part("claims", self.claims.count)
      .part("pending", pending.map { $0 }).text
  }
}

extension PendingActions: CustomStringConvertible {
  /// The first of them, in the order in which they were asked for.
  public var description: String {
    DescriptionWriter.list(
      prefix(DescriptionWriter.shownElements).map { $0.description }, of: count)
  }
}
