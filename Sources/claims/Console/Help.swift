enum Help {
  static var overview: String {
    var text = "claims: an event-sourced kernel for claims, on one log file\n\n"
    for verb in Verb.allCases {
      text += "  \(verb.rawValue.padded(to: 10)) \(verb.summary)\n"
    }
    return text + """

      claims help VERB tells more, claims help COMMAND what a command is made of, claims help commands
      which there are, and claims help --man all of it. The log is --log FILE, else $CLAIMS_LOG, else
      claims.wal. Every verb that lists or shows takes --json. claims --version tells the version.
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
