import ClaimsDomain
import EventSourcing

extension Attempt where Machine.RelatedFacts: ErasureFacts {
  /// Attempts to erase personal data: as it should be, by somebody else, for no reason, and held back by each guard.
  static func erasures(
    among relatedFacts: Machine.RelatedFacts, _ command: (String) -> Machine.Command
  ) -> [Attempt] {
    let holds: [(inout RetentionFacts) -> Void] = [
      { _ in }, { $0.latest = ClaimSender.noon },
      { $0.neededBy = Identifier(high: 0xc1a1, low: 1) },
      { $0.openActivities = 1 }, { $0.sealsTexts = false },
    ]
    let held = holds.map { hold in
      var held = relatedFacts
      held.retention = RetentionFacts(sealsTexts: true)
      hold(&held.retention)
      return Attempt(command("asked for"), by: .adam, among: held)
    }
    let free = held[0].relatedFacts
    return held + [
      Attempt(command(" "), by: .adam, among: free),
      Attempt(command("asked for"), by: .sara, among: free),
    ]
  }
}

extension Message {
  /// What is wrong if its personal data were erased: a text of somebody's that is there; nil if there is none.
  var keptText: String? {
    var (copy, kept) = (self, nil as String?)
    var texts = PersonalTexts { text in
      if SealedText.erasure(of: text) == nil { kept = text }
      return text
    }
    do throws(WireError) { try copy.visit(&texts) } catch { return "what cannot be read" }
    return kept.map { "\($0) was not erased" }
  }
}
