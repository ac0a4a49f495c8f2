import EventSourcing

extension ClaimRule {
  /// Rules about codes of catalogs, judged with the catalogs as they are at that position.
  func codeViolation(
    by command: ClaimCommand, on claim: Claim, in context: ClaimContext
  ) -> Reason? {
    let catalogs = context.neighbours.catalogs
    switch self {
    case .codeUnknown:
      guard let (codes, catalog) = command.codes else { return nil }
      let unknown = codes.first { !catalogs.isActive($0, in: catalog) }
      return unknown.map { Reason(code, expected: "a code of \(catalog.name)", found: $0) }
    case .codeRetired:
      // Older drafts were handed in though their type was retired since.
      if case .submit = command, context.version < 6 { return nil }
      guard catalogs.status != .none, let (word, catalog) = command.word(new: claim),
        catalogs.isRetired(word, in: catalog)
      else { return nil }
      return Reason(code, expected: "a code of \(catalog.name) that is in use", found: word)
    default: return nil
    }
  }
}

extension ClaimCommand {
  /// The codes that the command gives, and the catalog from which they must be.
  public var codes: (codes: [String], catalog: Catalog)? {
    switch self {
    case .rejectIntake(let reject): (reject.codes, .rejectionReasons)
    case .deny(let deny): (deny.code.isEmpty ? [] : [deny.code], .denialReasons)
    case .reopen(let reopen): (reopen.code.isEmpty ? [] : [reopen.code], .reopenReasons)
    case .flagFraud(let flag): (flag.indicator.isEmpty ? [] : [flag.indicator], .fraudIndicators)
    default: nil
    }
  }

  /// A word that the command brings to the claim, and the catalog that may hold it: such words may
  /// be others than the catalog's, too. What the claim has already may be said again.
  fileprivate func word(new claim: Claim) -> (word: String, catalog: Catalog)? {
    switch self {
    case .openDraft(let open): return (open.type.name.description, .claimTypes)
    case .submit: return (claim.type.name.description, .claimTypes)
    case .addPart(let add): return add.part.damage.map { ($0.category, .damageCategories) }
    case .updatePart(let update):
      guard let damage = update.part.damage,
        claim.file.parts[update.part.id]?.damage?.category != damage.category
      else { return nil }
      return (damage.category, .damageCategories)
    case .setReserve(let set):
      guard let line = set.line, !line.category.isEmpty,
        !claim.file.lines.contains(where: { $0.line.category == line.category })
      else { return nil }
      return (line.category, .costCategories)
    default: return nil
    }
  }
}
