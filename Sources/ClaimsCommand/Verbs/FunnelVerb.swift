import ClaimsDomain
import ClaimsKernel
import ClaimsStore
import EventSourcing

// The verb funnel: how many quizzes led to leads, and leads to claims.

extension Verb {

  func funnel(_ arguments: Arguments, _ output: inout Output) throws -> ExitCode {
    let query = try arguments.query(FunnelQuery.self)
    return try ask(query, arguments, &output) { view, scene, output in
      let speech = output.speech
      let catalogs = scene.logState.catalogs
      func permille(_ value: Int?) -> String { value.map { "\($0) ‰" } ?? "–" }
      let keys = view.keys.enumerated().map { place, grouping in
        Column<FunnelRow>.field(grouping.rawValue) { row in
          row.key.map { printable(grouping.value($0, speech, catalogs)) }
            ?? (place == 0 ? speech.say(.total) : "")
        }
      }
      let leads = LeadStatus.allCases.filter { $0 != .none }.map { status in
        Column<FunnelRow>(head: Phrase(plain: speech.name(of: status)), isNumber: true) {
          "\($0.counts.leads[status] ?? 0)"
        }
      }
      output.table(
        view.funnel.counted,
        keys + Column.fields("quizzes", "completed", "abandoned")
          + [.field("leads", isNumber: true) { "\($0.counts.allLeads)" }] + leads
          + [
            .field("claims"),
            .field("quizToLeadPermille", isNumber: true) { permille($0.counts.quizToLeadPermille) },
            .field("leadToClaimPermille", isNumber: true) {
              permille($0.counts.leadToClaimPermille)
            },
          ])
    }
  }
}

extension FunnelGrouping {
  fileprivate func value(_ key: FunnelKey, _ speech: Speech, _ catalogs: CatalogBook) -> String {
    let unknown = speech.say(.unknown)
    func label(_ code: String?, _ catalog: Catalog) -> String {
      guard let code, !code.utf8.isEmpty else { return unknown }
      return speech.label(of: code, catalog, catalogs)
    }
    switch self {
    case .month: return key.month ?? unknown
    case .practiceArea: return label(key.practiceArea, .practiceAreas)
    case .source: return label(key.source, .leadSources)
    }
  }
}
