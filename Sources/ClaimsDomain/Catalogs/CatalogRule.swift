import EventSourcing

/// The named guards of the catalogs' rows: each says under which condition a command is refused.
///
/// Source: Specs/Catalogs.md, "Guards".
public enum CatalogRule: String, GuardRule, CaseIterable {
  case catalogUnknown, catalogClosed, catalogFixed, codeInvalid, codeTaken, entryUnknown
  case labelMissing, textIncomplete, entryUnchanged, entryRetired, entryNotRetired, reasonMissing
  case flowFaulty, flowVersionTaken, flowCodeUnknown

  public var name: String { rawValue }

  public var judges: GuardSubject { .arguments }

  /// The stable code under which a violation is reported.
  public var code: RefusalCode {
    switch self {
    case .catalogUnknown, .entryUnknown, .flowCodeUnknown: .unknownCatalogCode
    case .catalogClosed, .catalogFixed: .catalogFixed
    case .codeInvalid: .invalidField
    case .codeTaken, .flowVersionTaken: .idTaken
    case .flowFaulty: .flowBroken
    case .labelMissing, .textIncomplete: .missingRequiredFields
    case .entryUnchanged, .entryRetired, .entryNotRetired: .noChange
    case .reasonMissing: .reasonMissing
    }
  }

  static let codeBytesMost = 64

  /// The reason for a refusal, if the command violates this rule.
  ///
  /// A rule about an argument that the command does not have is never violated.
  func violation(by command: CatalogCommand, on book: CatalogBook) -> Reason? {
    let (catalog, name) = command.target
    let entry = book.entry(name, in: catalog)
    switch self {
    case .catalogUnknown:
      return catalog == .unspecified ? Reason(code, expected: "a catalog") : nil
    case .catalogClosed:
      return catalog == .unspecified || catalog.openness == .open
        ? nil : Reason(code, found: catalog.name.description)
    case .catalogFixed:
      return catalog == .unspecified || catalog.openness != .fixed
        ? nil : Reason(code, found: catalog.name.description)
    case .codeInvalid:
      return name.isCatalogCode
        ? nil
        : Reason(
          code, expected: "1 to " + String(Self.codeBytesMost) + " letters, digits, _ and -",
          found: name)
    case .codeTaken: return entry == nil ? nil : Reason(code, expected: "a new code", found: name)
    case .entryUnknown:
      guard catalog != .unspecified, entry == nil else { return nil }
      return Reason(code, expected: "a code of \(catalog.name)", found: name)
    case .labelMissing: return command.labels.flatMap { missing($0, "labels") }
    case .textIncomplete: return command.texts.lazy.compactMap { gap(in: $0) }.first
    case .entryUnchanged:
      guard case .relabelCatalogEntry(let change) = command, let entry else { return nil }
      return entry.relabelled(change) == entry ? Reason(code) : nil
    case .entryRetired: return entry?.retired == true ? Reason(code, found: name) : nil
    case .entryNotRetired: return entry?.retired == false ? Reason(code, found: name) : nil
    case .reasonMissing: return command.reason.isBlank ? Reason(code, expected: "reason") : nil
    case .flowFaulty, .flowVersionTaken, .flowCodeUnknown:
      guard case .publishQuizFlow(let publish) = command else { return nil }
      return violation(by: publish.flow, on: book)
    }
  }

  private func violation(by flow: QuizFlow, on book: CatalogBook) -> Reason? {
    switch self {
    case .flowFaulty:
      guard let reason = flow.excess ?? flow.faults.first.map(flow.reason) else { return nil }
      return Reason(code, expected: reason.path + ": " + reason.expected.en, found: reason.found)
    case .flowVersionTaken:
      let newest = book.newestVersion(ofFlow: flow.id)
      guard newest == .max || flow.version != newest + 1 else { return nil }
      return Reason(
        code, expected: "version " + String(newest == .max ? newest : newest + 1),
        found: String(flow.version))
    case .flowCodeUnknown:
      return book.unknownCode(in: flow).map {
        Reason(code, expected: "a code of " + $0.catalog.name.description, found: $0.code)
      }
    default: return nil
    }
  }

  private func gap(in text: CatalogText) -> Reason? {
    switch text.kind {
    case .unspecified: return Reason(code, expected: "texts.kind")
    case .summary: return missing(text.text, "texts.text")
    case .question, .section:
      return missing(text.heading, "texts.heading") ?? missing(text.text, "texts.text")
    }
  }

  private func missing(_ wording: Wording, _ field: String) -> Reason? {
    let language = Language.allCases.first { wording[$0].isBlank }
    return language.map { Reason(code, expected: field + "." + $0.rawValue) }
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

  /// The labels that the command gives; nil where it gives none.
  fileprivate var labels: Wording? {
    switch self {
    case .addCatalogEntry(let add): add.labels
    case .relabelCatalogEntry(let change): change.labels
    case .retireCatalogEntry, .restoreCatalogEntry, .publishQuizFlow: nil
    }
  }

  fileprivate var texts: [CatalogText] {
    switch self {
    case .addCatalogEntry(let add): add.texts
    case .relabelCatalogEntry(let change): change.texts
    case .retireCatalogEntry, .restoreCatalogEntry, .publishQuizFlow: []
    }
  }

  fileprivate var reason: String {
    switch self {
    case .addCatalogEntry(let add): add.reason
    case .relabelCatalogEntry(let change): change.reason
    case .retireCatalogEntry(let retire): retire.reason
    case .restoreCatalogEntry(let restore): restore.reason
    case .publishQuizFlow(let publish): publish.reason
    }
  }
}

extension String {
  /// Whether it can be a code: plain characters that need no quoting anywhere.
  fileprivate var isCatalogCode: Bool {
    (1...CatalogRule.codeBytesMost).contains(utf8.count)
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
