import ClaimsDomain
import ClaimsKernel
import ClaimsStore
import EventSourcing

// The verbs aging and fraud: how long claims have had their status, and which are suspected.

extension Verb {

  func aging(_ arguments: Arguments, _ output: inout Output) throws -> ExitCode {
    let query = try arguments.query(AgingQuery.self)
    return try ask(query, arguments, &output) { table, _, output in
      let speech = output.speech
      for (title, buckets) in [
        (speech.say(.daysInStatus), \AgingRow.inStatus),
        (speech.say(.daysSinceTheLoss), \AgingRow.sinceLoss),
      ] {
        output.line(output.bold(title))
        print(table, buckets, &output)
        output.line("")
      }
      let open = Phrase.count(table.total.claims, .oneOpenClaim, .manyOpenClaims)[speech.language]
      output.line(output.dim(open + " " + speech.say(.on) + " " + table.day.text))
    }
  }

  private func print(
    _ table: AgingTable, _ buckets: KeyPath<AgingRow, AgeBuckets>, _ output: inout Output
  ) {
    let speech = output.speech
    let keys = AgingGrouping.allCases.filter(table.groupings.contains)
    output.table(
      table.rows + [table.total],
      keys.enumerated().map { place, key in
        .field(key.rawValue) {
          $0.isTotal ? (place == 0 ? speech.say(.total) : "") : $0.name(key, speech)
        }
      }
        + AgeBuckets.names.enumerated().map { place, name in
          Column(head: Phrase(plain: name), isNumber: true) {
            "\($0[keyPath: buckets].counts[place])"
          }
        } + [
          .number(.unknown) { "\($0[keyPath: buckets].unknown)" },
          .field("claims"),
          .number(.oldest) { $0[keyPath: buckets].oldest.map { "\($0)" } ?? "" },
        ])
  }

  func fraud(_ arguments: Arguments, _ output: inout Output) throws -> ExitCode {
    let query = try arguments.query(FraudQuery.self)
    return try ask(query, arguments, &output) { board, scene, output in
      let speech = output.speech
      let catalogs = scene.logState.catalogs
      output.table(
        board.rows,
        Column.fields(
          "fraud", "score", "flags", "siuDays", "id", "status", "assignee")
          + [
            .field("indicators") {
              let names = $0.indicators.map { speech.label(of: $0, .fraudIndicators, catalogs) }
              return printable(names.joined(separator: ", "))
            },
            .field("title"),
          ])
      let counts = board.counts.map { "\($0.claims) " + speech.name(of: $0.status) }
      output.line(
        output.dim(
          speech.count(ofClaims: board.rows.count)
            + (counts.isEmpty ? "" : ": " + counts.joined(separator: ", "))))
    }
  }
}

extension AgingRow {
  fileprivate func name(_ key: AgingGrouping, _ speech: Speech) -> String {
    switch key {
    case .type: type.map { speech.name(of: $0) } ?? ""
    case .assignee:
      (assignee?.isEmpty ?? true)
        ? speech.say(.nobody) : printable(assignee?.text ?? "")
    case .status: status.map { speech.name(of: $0) } ?? ""
    }
  }
}
