import ClaimsDomain
import EventSourcing

// Numbers for those to whom no app gave one. Source: Specs/IncidentJSON.md, "Numbers".

extension IncidentNumbers {
  /// The numbers of a log's own: those of the usual catalogs, and the next free ones for the codes that
  /// reports have beside them and for the people who reported, in the order in which the reports were
  /// begun. What is added to a log later changes no number.
  ///
  /// - Parameter reports: those that the reader sees: whoever is not seen is not counted.
  static func generated(
    for reports: [(snapshot: Snapshot<ReportDecider>, redaction: Redaction)]
  ) -> IncidentNumbers {
    var numbers = IncidentNumbers.usual
    for (snapshot, redaction) in reports {
      let details = snapshot.state.details
      if let code = details.attackType, !redaction.hides("details.attackType") {
        numbers.attackTypes.give(code)
      }
      if let code = details.impact, !redaction.hides("details.impact") {
        numbers.impacts.give(code)
      }
    }
    // Numbers that names have from elsewhere are theirs.
    let people = reports.filter {
      !$0.snapshot.state.isAnonymous && !$0.redaction.hides("reporter")
    }
    .map(\.snapshot.state.reporter)
    var next = (people.compactMap { numbers.number(of: $0) }.max() ?? 0) &+ 1
    for person in people where !person.isEmpty && numbers.number(of: person) == nil {
      numbers.users[next] = person.text
      next &+= 1
    }
    return numbers
  }

  /// Every catalog with its numbers, and the users, as `--numbers` reads them. Catalogs that reports of
  /// apps have no numbers of are numbered by the places of the codes that are in force.
  public func listJSON(_ catalogs: CatalogBook) -> String {
    var lists: [(name: String, codes: [UInt64: String])] = [
      ("attackTypes", attackTypes), ("impacts", impacts), ("statuses", statuses),
    ]
    let own: Set<Catalog> = [.unspecified, .attackTypes, .impacts, .reportStatuses]
    for catalog in Catalog.allCases where !own.contains(catalog) {
      var codes: [UInt64: String] = [:]
      for entry in catalogs.entries(in: catalog) where !entry.retired { codes.give(entry.code) }
      lists.append((catalog.name.description, codes))
    }
    return JSONWriter.object { writer in
      for (name, codes) in lists + [("users", users)] {
        writer.member(name, objects: codes.sorted { $0.key < $1.key }) { writer, entry in
          writer.key("id")
          writer.unsigned(entry.key)
          writer.member("name", entry.value)
        }
      }
    }
  }
}

extension [UInt64: String] {
  /// Gives a code the next number, if it has none.
  fileprivate mutating func give(_ code: String) {
    guard !code.isEmpty, IncidentNumbers.number(of: code, in: self) == nil else { return }
    self[(keys.max() ?? 0) &+ 1] = code
  }
}
