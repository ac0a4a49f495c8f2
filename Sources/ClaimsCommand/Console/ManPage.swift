import ClaimsDomain
import ClaimsKernel

/// `claims help --man`: all verbs as a page for man(1), in the macros of man(7).
enum ManPage {
  static func text(in language: Language) -> String {
    var text = """
      .TH CLAIMS 1 "" "\(Claims.version.split(separator: "\n")[0])" "User Commands"
      .SH NAME
      claims \\- \(escaped(Phrase(.whatClaimsIs)[language]))
      .SH SYNOPSIS
      .B claims
      .I VERB
      [OPTIONS] [WORDS]
      .SH VERBS

      """
    for verb in Verb.allCases {
      text += ".SS claims \(escaped(([verb.rawValue] + verb.operands).joined(separator: " ")))\n"
      text += escaped(verb.summary[language]) + "\n"
      for option in verb.options {
        let name = "\\-\\-\(escaped(option.name))"
        text += ".TP\n.B \(name)\(option.value.map { " \(escaped($0))" } ?? "")\n"
        text += escaped(verb.meaning(of: option)[language]) + "\n"
      }
    }
    text += ".SH ENVIRONMENT\n"
    for name in Configuration.names {
      text += ".TP\n.B CLAIMS_\(name.uppercased())\n"
      text += escaped(Phrase(.optionByDefault, name)[language]) + "\n"
    }
    return text + """
      .TP
      .B CLAIMS_CONFIG
      \(escaped(Phrase(.fileOfDefaults)[language]))
      .TP
      .B LC_ALL, LC_MESSAGES, LANG
      the language of messages
      .TP
      .B NO_COLOR
      no colours
      .SH EXIT STATUS
      0 done; 1 failed; 2 the words make no sense; 3 something was refused, the rest was done; 4 damaged.

      """
  }

  /// No line begins as a request does, and what looks like a dash can be copied.
  private static func escaped(_ text: String) -> String {
    let escaped = text.replacing("\\", with: "\\e").replacing("-", with: "\\-")
    return escaped.hasPrefix(".") || escaped.hasPrefix("'") ? "\\&" + escaped : escaped
  }
}
