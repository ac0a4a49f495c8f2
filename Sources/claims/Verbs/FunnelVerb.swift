import ClaimsDomain
import ClaimsKernel
import ClaimsStore
import EventSourcing

// The verb funnel: what came of those who asked whether they have a case.

extension Verb {
  static let funnelNote = """
    Quizzes and leads are counted by when they were begun, whatever came of them later. Of a
    thousand quizzes so many led to a lead, of a thousand leads so many to a claim: the columns
    quiz-lead and lead-claim. --json has a line for each row, and one for all.
    """

  func funnel(_ arguments: Arguments, _ output: inout Output) throws -> ExitCode {
    typealias Row = (key: FunnelKey?, counts: FunnelCounts)
    let query = try arguments.query(FunnelQuery.self)
    return try ask(query, arguments, &output) { view, scene, output in
      let speech = output.speech
      let catalogs = scene.logState.catalogs
      func permille(_ value: Int?) -> String { value.map { "\($0) ‰" } ?? "–" }
      let rows: [Row] =
        view.funnel.rows.map { ($0.key, $0.counts) } + [(nil, view.funnel.total)]
      var columns = view.keys.enumerated().map { place, grouping in
        Column<Row>(head: grouping.title) { row in
          row.key.map { printable(grouping.value($0, speech, catalogs)) }
            ?? (place == 0 ? speech.say(.total) : "")
        }
      }
      columns += [
        .number(.quizzes) { "\($0.counts.quizzes)" },
        .number(.completed) { "\($0.counts.completed)" },
        .number(.abandoned) { "\($0.counts.abandoned)" },
        .number(.leads) { "\($0.counts.allLeads)" },
      ]
      columns += LeadStatus.allCases.filter { $0 != .none }.map { status in
        let name = speech.name(of: status)
        return Column(head: Phrase(plain: name), isNumber: true) {
          "\($0.counts.leads[status] ?? 0)"
        }
      }
      columns += [
        .number(.claims) { "\($0.counts.claims)" },
        .number(.quizLead) { permille($0.counts.quizToLeadPermille) },
        .number(.leadClaim) { permille($0.counts.leadToClaimPermille) },
      ]
      output.table(rows, columns)
    }
  }
}

extension FunnelGrouping {
  fileprivate var title: Phrase {
    switch self {
    case .month: Phrase(.month)
    case .practiceArea: Phrase(.practiceArea)
    case .source: Phrase(.source2)
    }
  }

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
