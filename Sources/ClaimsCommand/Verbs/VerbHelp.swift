import ClaimsDomain
import ClaimsKernel

// What `claims help VERB` prints. Its texts stand in the tables of words: [verb], [option] and [note].

extension Verb {
  /// What it is for, in one line.
  var summary: Phrase { Phrase(named: "verb.\(rawValue)") ?? Phrase() }

  /// What an option of it does: in a text of the verb's own, or that of every verb with the option.
  func meaning(of option: Option) -> Phrase {
    Phrase(named: "option.\(rawValue).\(option.name)")
      ?? Phrase(named: "option.\(option.name)") ?? Phrase()
  }

  /// What help says below the options; nil if they say it all.
  var note: Phrase? {
    switch self {
    case .timeline, .replay, .blame: Verb.history.note
    default: Phrase(named: "note.\(rawValue)")
    }
  }

  func help(in language: Language) -> String {
    let words = (["claims", rawValue] + (options.isEmpty ? [] : ["[OPTIONS]"]) + operands)
    var text = "\(words.joined(separator: " "))\n\n  \(summary[language])\n\n"
    for option in options {
      let name = "--\(option.name)" + (option.value.map { " \($0)" } ?? "")
      // Further lines stand below the first.
      let meaning = meaning(of: option)[language]
        .replacing("\n", with: "\n" + String(repeating: " ", count: 23))
      text += "  \(name.padded(to: 20)) \(meaning)\n"
    }
    if self == .export {
      let formats = ExportChoices.all.map {
        "  \($0.name.padded(to: 20)) \($0.meaning[language])\n"
      }
      text += "\n" + formats.joined()
    }
    if let note { text += "\n\(note[language])\n" }
    return text
  }
}
