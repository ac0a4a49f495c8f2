import ClaimsDomain
import ClaimsKernel
import ClaimsStore
import EventSourcing

// The verb catalogs: the codes that commands and forms choose from, and what people read.

extension Verb {

  private static var catalogNames: String {
    Catalog.allCases.filter { $0 != .unspecified }.map(\.name.description).joined(separator: ", ")
  }

  func catalogs(_ arguments: Arguments, _ output: inout Output) throws -> ExitCode {
    let wanted = try arguments.rest.first.map { name throws(Usage) in
      guard let catalog = Catalog.named(name), catalog != .unspecified else {
        throw Usage(.catalogsExpectedOneOfFound, Self.catalogNames, name)
      }
      return catalog
    }
    var query = try arguments.query(CatalogsQuery.self)
    query.catalog = wanted
    return try ask(query, arguments, &output) { view, _, output in
      for catalog in wanted.map({ [$0] }) ?? Catalog.allCases where catalog != .unspecified {
        print(view.book.entries(in: catalog), of: catalog, withTexts: wanted != nil, &output)
      }
    }
  }

  private func print(
    _ entries: [CatalogEntry], of catalog: Catalog, withTexts: Bool, _ output: inout Output
  ) {
    let speech = output.speech
    output.line(output.bold(speech.name(of: catalog)))
    let widths = (
      code: entries.map(\.code.count).max() ?? 0,
      label: entries.map { speech.text(of: $0.labels).count }.max() ?? 0
    )
    for entry in entries {
      var marks: [String] = []
      if entry.severity > 0 {
        marks.append(speech.say(.severity) + " " + "\(entry.severity)")
      }
      if entry.expires { marks.append(speech.say(.expires)) }
      if entry.retired { marks.append(speech.say(.retired)) }
      let label = printable(speech.text(of: entry.labels))
      output.line(
        "  \(printable(entry.code).padded(to: widths.code))  "
          + (marks.isEmpty ? label : label.padded(to: widths.label))
          + (marks.isEmpty ? "" : "  " + output.dim(marks.joined(separator: ", "))))
      guard withTexts else { continue }
      for text in entry.texts {
        if text.heading != Wording() {
          output.line("    " + printable(speech.text(of: text.heading)))
        }
        output.line("      " + printable(speech.text(of: text.text)))
      }
    }
  }
}

extension Speech {
  /// A label in the requested language; in both if none was requested.
  fileprivate func text(of wording: Wording) -> String {
    words == nil ? "\(wording.en) / \(wording.es)" : wording[language]
  }
}
