enum Help {
  static var overview: String {
    var text = "claims: an event-sourced kernel for claims, on one log file\n\n"
    for verb in Verb.allCases {
      text += "  \(verb.rawValue.padded(to: 10)) \(verb.summary)\n"
    }
    return text + """

      claims help VERB tells more. Every verb that lists or shows takes --json.
      Exit codes: 0 done, 1 failed, 2 usage, 3 some command refused or something left out,
      4 log damaged.

      """
  }
}

extension String {
  func padded(to width: Int) -> String {
    self + String(repeating: " ", count: max(0, width - count))
  }
}
