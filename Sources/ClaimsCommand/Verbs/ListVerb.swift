import ClaimsDomain
import ClaimsKernel
import ClaimsStore
import EventSourcing

// The verb list: which claims there are, and which streams of other kinds.

extension Verb {

  static let aboutOption = Option("about", "ID")

  func list(_ arguments: Arguments, _ output: inout Output) throws -> ExitCode {
    if arguments.value("about") != nil, arguments.rest.first != "activities" {
      throw Usage(.concernsActivitiesAlone, "about")
    }
    if let kind = arguments.rest.first, kind != "claims" {
      return try list(kind, arguments, &output)
    }
    var query = try arguments.query(ClaimsQuery.self, without: ["after"])
    let asking = try Asking(arguments, output)
    if let after = arguments.value("after") { query.after = try asking.stream(after).id }
    return try ask(query, asking, arguments, &output) { view, _, output in
      let speech = output.speech
      output.table(
        view.rows,
        Column.fields("id", "claim.status", "claim.claimed", "claim.handler", "claim.title"))
      let (shown, page) = (view.page.snapshots.count, view.page)
      var text =
        (shown == page.total ? "" : "\(shown) " + speech.say(.of) + " ")
        + speech.count(ofClaims: page.total)
      if let next = page.next {
        text += speech.say(.goOnWithAfter) + " " + next.text
      }
      output.line(output.dim(text))
    }
  }

  /// Streams of another kind.
  private func list(
    _ kind: String, _ arguments: Arguments, _ output: inout Output
  ) throws -> ExitCode {
    guard var query = StreamsQuery(kind: kind) else {
      throw Usage(.listExpectedOneOfFound, StreamsQuery.kinds, kind)
    }
    let asked = try arguments.query(StreamsQuery.self, without: ["about"])
    (query.limit, query.offset) = (asked.limit, asked.offset)
    (query.text, query.asOf) = (asked.text, asked.asOf)
    if let about = arguments.value("about") {
      query.about = try Asking(arguments, output).stream(about).id
    }
    let known = OptionList.of(StreamsQuery.self).map(\.name)
    for option in OptionList.of(ClaimsQuery.self)
    where !known.contains(option.name)
      && (arguments.value(option.name) != nil || arguments.has(option.name))
    {
      throw Usage(.concernsClaimsAlone, option.name)
    }
    let category = query.categories.count == 1 ? query.categories.first : nil
    return try ask(query, arguments, &output) { view, _, output in
      let speech = output.speech
      output.table(
        view.rows,
        (category == nil ? [kinds(speech)] : []) + [
          .field("id"),
          Column(.status) {
            speech.words?.name(ofStatus: $0.snapshot.status) ?? $0.snapshot.status.name.description
          },
          Column(.title) { printable($0.snapshot.title) },
          .field("updated"), .field("revision"),
        ])
      let shown = view.rows.count
      output.line(
        output.dim(
          (shown == view.total ? "" : "\(shown) " + speech.say(.of) + " ")
            + (category.map { speech.count(view.total, of: $0) }
              ?? speech.count(ofStreams: view.total))))
    }
  }

  private func kinds(_ speech: Speech) -> Column<SeenStream> {
    Column(.kindOfStream) { seen in
      switch seen.snapshot.stream.category {
      case .actor: speech.say(.person)
      case .rules: speech.say(.theRules)
      case .catalogs: speech.say(.theCatalogs)
      default: speech.kind(of: seen.snapshot.stream.category)
      }
    }
  }
}
