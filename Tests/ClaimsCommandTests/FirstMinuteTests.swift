import ClaimsKernel
import Foundation
import Testing

@testable import ClaimsCommand

/// What somebody meets who has just come.
@Suite("The first minute")
struct FirstMinuteTests {
  private static let folder = Result { try played() }

  private static func played() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    let input = Data((registrations + filed).utf8)
    #expect(try CommandLineRun(["send", "--log", folder.path()], input: input).status == 0)
    return folder
  }

  static let filed = """
    {"id":"00000000-0000-4000-8000-0000000000f1","actor":{"id":"carla","role":"claimant"},\
    "claim":"c0000000-0000-4000-8000-000000000001","command":{"openDraft":{"type":"auto",\
    "title":"Rear-end collision","claimed":{"minorUnits":180000,"currency":"EUR"},"lossDate":"2025-02-28"}}}

    """

  private var log: String { get throws { try Self.folder.get().path() } }

  private func run(
    _ words: [String], environment: [String: String] = [:], in folder: URL? = nil
  ) throws -> CommandLineRun {
    try CommandLineRun(words, in: folder, environment: environment)
  }

  /// What a wrong line is told: at most six lines, with its cause and what to do.
  private func wrong(_ words: [String], status: Int32 = 2, _ told: String...) throws {
    let run = try run(words)
    #expect(run.status == status, "\(words): \(run.messages)")
    for text in told { #expect(run.messages.contains(text), "\(words): \(run.messages)") }
    #expect(run.messages.split(separator: "\n").count <= 6)
    #expect(run.output == "")
  }

  @Test("the version says which logs it reads and which decisions it takes")
  func version() throws {
    for word in ["--version", "-V", "version"] {
      let run = try run([word])
      #expect(run.status == 0)
      #expect(run.lines[0].hasPrefix("claims 1."))
      #expect(run.lines[1] == "logs of format 2, decisions of version 13")
    }
  }

  @Test("a verb, a command or a topic that is not there is told in a few lines, with the nearest")
  func unknown() throws {
    try wrong(["hstory"], "there is no verb 'hstory': did you mean history?", "Try: claims help")
    try wrong(["frobnicate"], "there is no verb 'frobnicate'", "Try: claims help")
    try wrong(["help", "hstory"], "did you mean history?")
    try wrong(
      ["help", "aprove"], "there is no verb and no command 'aprove': did you mean approve, prove?")
    try wrong(["schema", "aprove"], "did you mean approve?")
    try wrong(["list", "-l"], "'list' has no option -l", "--log, --language")
    try wrong(["list", "--lgo", "x"], "'list' has no option --lgo: did you mean --log?")
    try wrong(["show", "Hugo", "--log", log], status: 1, "did you mean hugo?")
    try wrong(["allowed", "c0", "--as", "Hugo", "--log", log], "did you mean hugo?")
  }

  @Test("options may stand before the verb")
  func optionsFirst() throws {
    let log = try log
    let usual = try run(["list", "--json", "--log", log])
    #expect(usual.status == 0 && usual.lines.count == 1)
    for words in [
      ["--json", "--log", log, "list"], ["--log=\(log)", "list", "--json"],
      ["--log", log, "--json", "list"],
    ] {
      let run = try run(words)
      #expect(run.output == usual.output, "\(words): \(run.messages)")
    }
    #expect(try run(["--log", "x"]).status == 2)
    #expect(try run(["--help"]).status == 0)
  }

  @Test("a log is found by its option, by CLAIMS_LOG, and among words that are no files")
  func whichLog() throws {
    let listed = try run(["list", "--log", log]).output
    #expect(try run(["list"], environment: ["CLAIMS_LOG": log]).output == listed)
    #expect(try run(["list", log]).output == listed)
    #expect(try run(["show", "c0", log]).output == run(["show", "c0", "--log", log]).output)
    #expect(
      try run(["list", "--log", log], environment: ["CLAIMS_LOG": "/nowhere.wal"]).output == listed)
    try wrong(["show", "c0", "none.wal"], "'none.wal' is no word of 'show'", "--log none.wal")
    let other = try run(["list"], environment: ["CLAIMS_LOG": "/nowhere/x.wal"])
    #expect(other.status == 1 && other.messages.contains("/nowhere/x.wal"))
  }

  @Test("a day is a time")
  func days() throws {
    #expect(try run(["replay", "c0", "--recorded", "2999-12-31", "--log", log]).messages != "")
    let run = try run(["replay", "c0", "--recorded", "2200-12-31", "--log", log])
    #expect(run.status == 0, "\(run.messages)")
    try wrong(["tick", "--at", "soon", "--log", log], "or a day such as 2025-03-04")
  }

  @Test("what is allowed is shown alone")
  func allowedOnly() throws {
    let (all, only) = (
      try run(["allowed", "c0", "--as", "carla", "--log", log]),
      try run(["allowed", "c0", "--as", "carla", "--only", "--log", log])
    )
    #expect(only.status == 0 && only.lines.count < all.lines.count / 2)
    #expect(Set(only.lines).isSubset(of: all.lines))
    #expect(only.output.contains("submit"))
    #expect(!only.output.contains("notAuthorised"))
  }

  @Test("a command is explained: its fields, who sends it, and a line to fill in")
  func commands() throws {
    let help = try run(["help", "approve"])
    #expect(help.status == 0)
    for text in [
      "approve: Approve", "required: an object", "optional: a text", "are 900.00 EUR", "minorUnits",
      "a whole number", "K20", "supervisor",
      #""command":{"approve":{"amount":{"minorUnits":90000,"currency":"EUR"}}}}"#,
    ] { #expect(help.output.contains(text), "\(text): \(help.output)") }
    let spanish = try run(["help", "approve", "--language", "es"]).output
    #expect(spanish.contains("un número entero") && spanish.contains("Tramitador"))
    let names = try run(["help", "commands"])
    for verb in DomainCommand.verbs { #expect(names.output.contains(" \(verb)")) }
    #expect(names.lines.allSatisfy { $0.count <= 80 })
  }

  @Test("the schema of each command is one line of JSON")
  func schemas() throws {
    let all = try run(["schema"])
    #expect(all.lines.count == DomainCommand.verbs.count)
    let one = try run(["schema", "approve"])
    #expect(one.lines.count == 1 && all.lines.contains(one.lines[0]))
    #expect(one.output.contains(#""title":"approve""#))
  }

  @Test("a list that is watched is shown again once the log has changed, until it is interrupted")
  func watched() async throws {
    let folder = try TemporaryFolder()
    _ = try CommandLineRun(["send", "--log", folder.path()], input: Data(registrations.utf8))
    let process = Process()
    process.executableURL = CommandLineRun.executable
    process.arguments = ["list", "--watch", "--log", folder.path()]
    let pipe = Pipe()
    process.standardOutput = pipe
    let messages = Pipe()
    process.standardError = messages
    try process.run()
    let handle = pipe.fileHandleForReading
    var seen = ""
    func wait(for text: String) -> Bool {
      while !seen.contains(text) {
        let more = handle.availableData
        if more.isEmpty { return false }
        seen += String(decoding: more, as: UTF8.self)
      }
      return true
    }
    #expect(wait(for: "0 claims"))
    _ = try CommandLineRun(["send", "--log", folder.path()], input: Data(Self.filed.utf8))
    #expect(wait(for: "1 claim"))
    process.interrupt()
    process.waitUntilExit()
    // That is how it ends, and no failure: nothing is told.
    #expect(process.terminationReason == .exit && process.terminationStatus == 0)
    let told = try messages.fileHandleForReading.readToEnd() ?? Data()
    #expect(String(decoding: told, as: UTF8.self) == "")
    // No screen is cleared that is none: a line stands between two lists.
    #expect(!seen.contains("\u{1b}") && seen.contains("0 claims\n---\n"), "\(seen)")
  }

  @Test("long lines are broken behind spaces, and what colours them takes no room")
  func wrapping() {
    #expect("one two three".wrapped(to: 7, indent: 2) == ["one two", "  three"])
    #expect("one two".wrapped(to: 7, indent: 2) == ["one two"])
    #expect("incomprehensibilities".wrapped(to: 7, indent: 2) == ["incomprehensibilities"])
    let green = "\u{1b}[32mtwo\u{1b}[0m"
    #expect("one \(green) three".wrapped(to: 7, indent: 2) == ["one \(green)", "  three"])
  }

  @Test(
    "bash completes verbs, options, commands and files",
    .enabled(if: FileManager.default.isExecutableFile(atPath: "/bin/bash")),
    arguments: [
      ("li", 1, ["list"]), ("list --lan", 2, ["--language"]), ("--log x li", 3, ["list"]),
      ("help approveP", 2, ["approvePartially"]),
      ("schema registerA", 2, ["registerActor"]), ("completion z", 2, ["zsh"]),
      ("--json li", 2, ["list"]), ("list --log x", 3, []),
      ("send --durability str", 3, ["strict"]), ("list --language e", 3, ["en", "es", "en-XA"]),
      ("list --status op", 3, ["open"]), ("list --status draft,op", 3, ["draft,open"]),
      ("serve --clock m", 3, ["manual"]), ("replay --clock m", 3, []),
      ("sync --on-conflict keepR", 3, ["keepRemote"]), ("dossier --format m", 3, ["md"]),
      ("explore --view mon", 3, ["money"]), ("list --claimant hu", 3, []),
    ])
  func bash(line: String, place: Int, expected: [String]) throws {
    let script = try run(["completion", "bash"]).output
    let process = Process()
    process.executableURL = URL(filePath: "/bin/bash")
    process.arguments = [
      "-c",
      script + "\nCOMP_WORDS=(claims \(line)); COMP_CWORD=\(place); _claims; "
        + "printf '%s\\n' \"${COMPREPLY[@]}\"",
    ]
    let pipe = Pipe()
    process.standardOutput = pipe
    try process.run()
    let told = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    #expect(told.split(separator: "\n").map { String($0) } == expected)
  }

  @Test("the scripts of the other shells and the page for man name every verb and option")
  func otherShells() throws {
    let texts = try [["completion", "zsh"], ["completion", "fish"], ["help", "--man"]].map {
      try run($0).output.replacing("\\-", with: "-")
    }
    for verb in Verb.allCases {
      for text in texts { #expect(text.contains(verb.rawValue)) }
      for option in verb.options {
        #expect(texts[0].contains("--\(option.name)[") && texts[1].contains("-l \(option.name) "))
        #expect(texts[2].contains("--\(option.name)"))
        guard !option.choices.isEmpty else { continue }
        let choices = option.choices.joined(separator: " ")
        #expect(texts[0].contains(":(\(choices))'") && texts[1].contains("-a '\(choices)'"))
      }
    }
  }

  @Test("a command is asked for, field by field, and printed as a line that is read")
  func asked() throws {
    let folder = try TemporaryFolder()
    let claim = "c0000000-0000-4000-8000-000000000001"
    let answers = ["hugo", "handlr", "handler", claim, "nine", "90000", "EUR", "", ""]
    let run = try CommandLineRun(
      ["new", "approve"], input: Data((answers.joined(separator: "\n") + "\n").utf8),
      in: folder.url)
    #expect(run.status == 0, "\(run.messages)")
    #expect(
      run.output.contains(
        #""actor":{"id":"hugo","role":"handler"},"claim":"\#(claim)","command":"#
          + #"{"approve":{"amount":{"minorUnits":90000,"currency":"EUR"}}}}"#), "\(run.output)")
    #expect(run.messages.contains("EUR, found 'nine'\n"))
    // No id is drawn for what has to be there already, and what is needed is not left out.
    #expect(!run.messages.contains("Enter takes"))
    #expect(run.messages.contains("found 'handlr': did you mean handler?\n"))
    let begun = try CommandLineRun(["new", "openDraft"], input: Data("carla\nclaimant\n\n".utf8))
    #expect(begun.messages.contains("claim: Enter takes "))
    #expect(run.messages.contains("actor.role: one of claimant, agent"))
    let ended = try CommandLineRun(["new", "approve"], input: Data("hugo\n".utf8))
    #expect(ended.status == 1 && ended.output == "")
    #expect(ended.messages.contains("the input ended before the last field"))
  }

  @Test("a shell runs verbs, and keeps who asks, as of when, of which log and in which language")
  func shell() throws {
    let lines = [
      "list", "as carla", "allowed c0 --only", "at 1", "list", "at", "language es",
      "show c0", "history 'no such'", "list 'open", "lst", "quit", "list",
    ]
    let run = try CommandLineRun(
      ["shell", "--log", log], input: Data((lines.joined(separator: "\n") + "\n").utf8))
    #expect(run.status == 0)
    #expect(run.output.contains("1 claim\n") && run.output.contains("carla as claimant"))
    #expect(run.output.contains("0 claims\n") && run.output.contains("Borrador"))
    #expect(run.messages.contains("a quote is left open") || run.messages.contains("comilla"))
    #expect(run.messages.contains("'no such'") && run.messages.contains("'lst'"))
    #expect(run.output.components(separatedBy: "Rear-end").count < 5)
  }

  @Test("a line's words are those of a shell")
  func words() {
    #expect("list  --log 'a b' c\\ d".shellWords == ["list", "--log", "a b", "c d"])
    #expect(#"say "it's" ''"#.shellWords == ["say", "it's", ""])
    #expect("".shellWords == [])
    #expect("'open".shellWords == nil)
  }
}
