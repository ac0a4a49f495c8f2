import EventSourcing

// The guards of the catalogs' rows. Source: Specs/Catalogs.md, "Guards".

extension Guard<CatalogDecider> {
  static var reasonMissing: Self {
    Self(.reasonMissing, of: { $0.reason }) { reason, _, _ in
      .when(reason.isBlank, expected: .reason)
    }
  }

  // MARK: The catalog

  static var catalogUnknown: Self {
    Self(.unknownCatalogCode, of: { $0.target }) { target, _, _ in
      .when(target.catalog == .unspecified, expected: .catalog)
    }
  }
  static var catalogClosed: Self {
    Self(.catalogFixed, of: { $0.catalog }) { catalog, _, _ in
      .when(catalog.openness != .open, found: .value(catalog.name))
    }
  }
  static var catalogFixed: Self {
    Self(.catalogFixed, of: { $0.catalog }) { catalog, _, _ in
      .when(catalog.openness == .fixed, found: .value(catalog.name))
    }
  }

  // MARK: The entry

  static var codeInvalid: Self {
    Self(.invalidField, of: { $0.target }) { target, _, _ in
      .when(
        !target.code.isCatalogCode, expected: .letters(64),
        found: .value(target.code))
    }
  }
  static var codeTaken: Self {
    Self(.idTaken, of: { $0.target }) { target, book, _ in
      .when(book.entry(at: target) != nil, expected: .newCode, found: .value(target.code))
    }
  }
  static var entryUnknown: Self {
    Self(.unknownCatalogCode, of: { $0.target }) { target, book, _ in
      .when(
        target.catalog != .unspecified && book.entry(at: target) == nil,
        expected: .codeOf(target.catalog.name), found: .value(target.code))
    }
  }
  static var entryUnchanged: Self {
    Self(.noChange, of: { $0.relabelCatalogEntry }) { change, book, _ in
      let entry = book.entry(change.code, in: change.catalog)
      return .when(entry != nil && entry?.relabelled(change) == entry)
    }
  }
  static var entryRetired: Self {
    Self(.noChange, of: { $0.target }) { target, book, _ in
      .when(book.entry(at: target)?.retired == true, found: .value(target.code))
    }
  }
  static var entryNotRetired: Self {
    Self(.noChange, of: { $0.target }) { target, book, _ in
      .when(book.entry(at: target)?.retired == false, found: .value(target.code))
    }
  }

  // MARK: What people read

  static var labelMissing: Self {
    Self(
      .missingRequiredFields,
      of: { $0.addCatalogEntry?.labels ?? $0.relabelCatalogEntry?.labels }
    ) { labels, _, _ in labels.gap(in: "labels") }
  }
  static var textIncomplete: Self {
    Self(
      .missingRequiredFields, of: { $0.addCatalogEntry?.texts ?? $0.relabelCatalogEntry?.texts }
    ) { texts, _, _ in texts.lazy.compactMap { $0.gap }.first }
  }

  // MARK: What quizzes ask

  static var flowFaulty: Self {
    Self(.flowBroken, of: { $0.publishQuizFlow?.flow }) { flow, _, _ in
      (flow.excess ?? flow.faults.first.map(flow.reason)).map {
        Violation(expected: $0.expected.at($0.path), found: .value($0.found))
      }
    }
  }
  static var flowVersionTaken: Self {
    Self(.idTaken, of: { $0.publishQuizFlow?.flow }) { flow, book, _ in
      let newest = book.newestVersion(ofFlow: flow.id)
      let next = newest == .max ? newest : newest + 1
      return .when(
        newest == .max || flow.version != next, expected: .version(next),
        found: .value(flow.version))
    }
  }
  static var flowCodeUnknown: Self {
    Self(.unknownCatalogCode, of: { $0.publishQuizFlow?.flow }) { flow, book, _ in
      book.unknownCode(in: flow).map {
        Violation(expected: .codeOf($0.catalog.name), found: .value($0.code))
      }
    }
  }
}

extension CatalogCommand {
  /// The entry that the command is about; none of a flow.
  public var target: (catalog: Catalog, code: String) {
    switch self {
    case .addCatalogEntry(let add): (add.catalog, add.code)
    case .relabelCatalogEntry(let change): (change.catalog, change.code)
    case .retireCatalogEntry(let retire): (retire.catalog, retire.code)
    case .restoreCatalogEntry(let restore): (restore.catalog, restore.code)
    case .publishQuizFlow: (.unspecified, "")
    }
  }

  /// The catalog that the command names; nil if it names none.
  fileprivate var catalog: Catalog? { target.catalog == .unspecified ? nil : target.catalog }

  fileprivate var reason: String? {
    addCatalogEntry?.reason ?? relabelCatalogEntry?.reason ?? retireCatalogEntry?.reason
      ?? restoreCatalogEntry?.reason ?? publishQuizFlow?.reason
  }
}

extension CatalogBook {
  fileprivate func entry(at target: (catalog: Catalog, code: String)) -> CatalogEntry? {
    entry(target.code, in: target.catalog)
  }
}

extension CatalogText {
  /// What is missing first.
  fileprivate var gap: Violation? {
    switch kind {
    case .unspecified: Violation(expected: .field("texts.kind"))
    case .summary: text.gap(in: "texts.text")
    case .question, .section: heading.gap(in: "texts.heading") ?? text.gap(in: "texts.text")
    }
  }
}

extension Wording {
  /// The first language in which nothing is said.
  fileprivate func gap(in field: String) -> Violation? {
    Language.written.first { self[$0].isBlank }.map {
      Violation(expected: .field(field + "." + $0.rawValue))
    }
  }
}

extension String {
  /// Whether it can be a code: plain characters that need no quoting anywhere.
  fileprivate var isCatalogCode: Bool {
    (1...64).contains(utf8.count)
      && utf8.allSatisfy { byte in
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
          UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "-"):
          true
        default: false
        }
      }
  }
}
