import Foundation
import Testing

@testable import ClaimsCommand

/// What a page shows of the command line: files to write, and commands with what they print.
///
/// A file is a `json` or `csv` block after a line with its name in backticks and a colon. In a `console`
/// block a command follows `$ `, and what it prints follows the command: `…` stands for anything
/// in a line, and for any lines on a line of its own.
private struct Page {
  enum Step {
    case file(name: String, text: String)
    case command(String, shown: [String])
  }

  let text: String
  var steps: [Step] = []

  init(_ name: String) throws {
    text = try String(contentsOf: package.appending(path: "Specs/\(name)"), encoding: .utf8)
    var (block, name, lines): (String?, String?, [String]) = (nil, nil, [])
    for line in text.components(separatedBy: "\n") {
      if let kind = block, line == "```" {
        if kind == "json" || kind == "csv", let name {
          steps.append(.file(name: name, text: lines.joined(separator: "\n") + "\n"))
        }
        if kind == "console" { addCommands(of: lines) }
        (block, name) = (nil, nil)
      } else if block != nil {
        lines.append(line)
      } else if line.hasPrefix("```") {
        (block, lines) = (String(line.dropFirst(3)), [])
      } else if let found = line.firstMatch(of: /`([a-z]+\.(?:jsonl|csv))`:/) {
        name = String(found.1)
      }
    }
  }

  /// The commands of the table of questions, and what each answer has.
  var questions: [(command: String, answers: [String])] {
    text.components(separatedBy: "\n").compactMap { line in
      let cells = line.split(separator: "|", omittingEmptySubsequences: false).map {
        $0.split(separator: "`", omittingEmptySubsequences: false).enumerated()
          .filter { $0.offset % 2 == 1 }.map { String($0.element) }
      }
      guard line.firstMatch(of: /^\| \d+ \|/) != nil, cells.count == 6,
        let command = cells[3].first
      else { return nil }
      return (command, cells[4])
    }
  }

  private mutating func addCommands(of lines: [String]) {
    for line in lines {
      if line.hasPrefix("$ ") {
        steps.append(.command(String(line.dropFirst(2)), shown: []))
      } else if case .command(let command, let shown)? = steps.last {
        steps[steps.count - 1] = .command(command, shown: shown + [line])
      }
    }
  }

  /// What a command prints, on both streams as a terminal shows them.
  static func run(_ command: String, in folder: TemporaryFolder) throws -> [String] {
    let output = folder.path(".printed")
    try Data().write(to: URL(filePath: output))
    let handle = try FileHandle(forWritingTo: URL(filePath: output))
    // Both at one place in the file.
    try handle.seekToEnd()
    let process = Process()
    process.executableURL = URL(filePath: "/bin/sh")
    process.arguments = ["-c", command]
    process.currentDirectoryURL = folder.url
    let binaries = CommandLineRun.executable.deletingLastPathComponent().path
    let path = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"
    process.environment = ProcessInfo.processInfo.environment.merging([
      "PATH": "\(binaries):\(path)", "REPO": package.path, "NO_COLOR": "1", "LC_ALL": "C",
    ]) { _, new in new }
    process.standardInput = FileHandle.nullDevice
    (process.standardOutput, process.standardError) = (handle, handle)
    try process.run()
    process.waitUntilExit()
    var lines = try String(contentsOfFile: output, encoding: .utf8).components(separatedBy: "\n")
    if lines.last == "" { lines.removeLast() }
    return lines
  }

  static func fits(_ lines: ArraySlice<String>, _ shown: ArraySlice<String>) -> Bool {
    guard let first = shown.first else { return lines.isEmpty }
    let rest = shown.dropFirst()
    if first == "…" {
      return (lines.startIndex...lines.endIndex).contains { fits(lines[$0...], rest) }
    }
    guard let line = lines.first, fits(line, first) else { return false }
    return fits(lines.dropFirst(), rest)
  }

  private static func fits(_ line: String, _ shown: String) -> Bool {
    var parts = shown.components(separatedBy: "…")
    guard parts.count > 1 else { return line == shown }
    let (head, tail) = (parts.removeFirst(), parts.removeLast())
    guard line.hasPrefix(head), line.hasSuffix(tail), line.count >= head.count + tail.count else {
      return false
    }
    var rest = line.dropFirst(head.count).dropLast(tail.count)
    for part in parts where !part.isEmpty {
      guard let found = rest.firstRange(of: part) else { return false }
      rest = rest[found.upperBound...]
    }
    return true
  }
}

@Suite("Pages that show the command line")
struct CommandLinePagesTests {
  @Test(
    "print what they say, command by command",
    arguments: [("CommandLine.md", 20), ("Session.md", 9), ("Outbox.md", 7), ("JSONLines.md", 1)])
  func play(page: String, least: Int) throws {
    let folder = try TemporaryFolder()
    // The demo's story is found from here, wherever the program was built.
    try FileManager.default.createSymbolicLink(
      atPath: folder.path("Examples"),
      withDestinationPath: package.appending(path: "Examples").path)
    var played = 0
    for step in try Page(page).steps {
      switch step {
      case .file(let name, let text):
        try Data(text.utf8).write(to: URL(filePath: folder.path(name)))
      case .command(let command, let shown):
        let lines = try Page.run(command, in: folder)
        #expect(
          Page.fits(lines[...], shown[...]), "\(command)\n\(lines.joined(separator: "\n"))")
        played += 1
      }
    }
    #expect(played >= least)
    let questions = try Page(page).questions
    #expect(questions.isEmpty == (page != "CommandLine.md"))
    for (command, answers) in questions {
      let printed = try Page.run("\(command) || echo NOT-DONE", in: folder).joined(separator: "\n")
      #expect(!answers.isEmpty && !printed.contains("NOT-DONE"), "\(command)\n\(printed)")
      for answer in answers { #expect(printed.contains(answer), "\(command)\n\(printed)") }
    }
  }

  @Test("a line or a number of lines that differs is found")
  func fitting() {
    #expect(Page.fits(["a 1 b 2", "c", "d", "e"], ["a … b …", "…", "e"]))
    #expect(!Page.fits(["a 1 c 2", "e"], ["a … b …", "e"]))
    #expect(!Page.fits(["a", "b"], ["a"]))
    #expect(!Page.fits(["a"], ["a", "b"]))
    #expect(!Page.fits(["ab"], ["ab…b"]))
  }

  @Test("say of every verb whether it has a log, --json and --as")
  func verbs() throws {
    var found: [String] = []
    for line in try Page("CommandLine.md").text.components(separatedBy: "\n") {
      let cells = line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
      let named = cells.first?.matches(of: /`([a-z-]+)`/).compactMap { Verb(rawValue: "\($0.1)") }
      guard line.hasPrefix("| `"), cells.count == 4, let named else { continue }
      for verb in named {
        found.append(verb.rawValue)
        let options = Set(verb.options.map(\.name))
        let hasLog = cells[1].hasPrefix("reads") || cells[1].hasPrefix("writes")
        #expect(hasLog == options.contains("log"), "\(verb)")
        #expect((cells[2] == "yes") == options.contains("json"), "\(verb)")
        #expect((cells[3] != "–") == options.contains("as"), "\(verb)")
        #expect(options.contains("language"))
      }
    }
    #expect(found.sorted() == Verb.allCases.map(\.rawValue).sorted())
  }
}
