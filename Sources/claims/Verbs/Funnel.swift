import ClaimsDomain
import ClaimsKernel
import EventSourcing
import WriteAheadLog

// The verb funnel: what came of those who asked whether they have a case.

extension Verb {
  static let funnelOptions = [
    Option(name: "by", value: "KEY,…", meaning: "month, practiceArea, source; month else")
  ]

  static let funnelNote = """
    Quizzes and leads are counted by when they were begun, whatever came of them later. Of a
    thousand quizzes so many led to a lead, of a thousand leads so many to a claim: the columns
    quiz-lead and lead-claim. --json has a line for each row, and one for all.
    """

  func funnel(_ arguments: Arguments, _ output: inout Output) throws -> ExitCode {
    var groupings: [FunnelGrouping] = []
    for name in arguments.list("by") {
      groupings.append(try Arguments.choice(name, for: "--by", of: FunnelGrouping.self))
    }
    if groupings.isEmpty { groupings = [.month] }
    let world = try World(folding: try openForReading(arguments, output))
    let funnel = IntakeFunnel(
      of: world, by: groupings, as: try arguments.access(in: world.actors))
    if arguments.has("json") {
      for line in funnel.jsonLines { output.line(line) }
      return .done
    }
    let speech = output.speech
    let keys = FunnelGrouping.allCases.filter(groupings.contains)
    let states = LeadStatus.allCases.filter { $0 != .none }
    let names =
      [
        speech.say("quizzes", "cuestionarios"), speech.say("completed", "completados"),
        speech.say("abandoned", "abandonados"), speech.say("leads", "consultas"),
      ] + states.map { speech.name(of: $0) }
      + [
        speech.say("claims", "reclamaciones"), speech.say("quiz-lead", "cuest.-consulta"),
        speech.say("lead-claim", "consulta-recl."),
      ]
    var table = TextTable(
      keys.map { $0.title(speech) } + names,
      numbers: Set(keys.count..<(keys.count + names.count)))
    func numbers(_ counts: FunnelCounts) -> [String] {
      let quizzes = [counts.quizzes, counts.completed, counts.abandoned, counts.allLeads]
      let leads = states.map { counts.leads[$0] ?? 0 } + [counts.claims]
      return (quizzes + leads).map { "\($0)" }
        + [counts.quizToLeadPermille, counts.leadToClaimPermille].map {
          $0.map { "\($0) ‰" } ?? "–"
        }
    }
    for (key, counts) in funnel.rows {
      table.add(
        keys.map { printable($0.value(key, speech, world.catalogs)) } + numbers(counts))
    }
    table.add(
      keys.indices.map { $0 == 0 ? speech.say("total", "total") : "" } + numbers(funnel.total))
    table.print(&output)
    return .done
  }
}

extension FunnelGrouping {
  fileprivate func title(_ speech: Speech) -> String {
    switch self {
    case .month: speech.say("month", "mes")
    case .practiceArea: speech.say("practice area", "materia")
    case .source: speech.say("source", "origen")
    }
  }

  fileprivate func value(_ key: FunnelKey, _ speech: Speech, _ catalogs: CatalogBook) -> String {
    let unknown = speech.say("unknown", "se desconoce")
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
