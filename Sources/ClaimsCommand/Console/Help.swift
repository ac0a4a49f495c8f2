import ClaimsDomain
import ClaimsKernel

enum Help {
  static func overview(in language: Language) -> String {
    let verbs = Verb.allCases.map { "  \($0.rawValue.padded(to: 10)) \($0.summary[language])\n" }
    return "claims: \(Phrase(.whatClaimsIs)[language])\n\n" + verbs.joined() + "\n"
      + (Phrase(named: "note.claims")?[language] ?? "") + "\n"
  }
}

extension String {
  func padded(to width: Int) -> String {
    self + String(repeating: " ", count: max(0, width - count))
  }
}
