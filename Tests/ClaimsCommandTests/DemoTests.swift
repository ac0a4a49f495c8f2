import Foundation
import TestSupport
import Testing

@Suite("The demo")
struct DemoTests {
  private func demo(_ folder: TemporaryFolder, _ words: String...) throws -> CommandLineRun {
    try CommandLineRun(
      ["demo", "--log", folder.path()] + words, in: package, environment: ["NO_COLOR": "1"])
  }

  private var readme: [String] {
    get throws {
      try String(contentsOf: package.appending(path: "README.md"), encoding: .utf8)
        .components(separatedBy: "\n")
    }
  }

  @Test(
    "tells one story of every machine, on a page of 90 lines and 80 columns",
    arguments: ["en", "es", "en-XA"])
  func page(language: String) throws {
    let run = try demo(try TemporaryFolder(), "--language", language)
    #expect(run.status == 0, "\(run.messages)")
    // The last three lines name the log, wherever it is.
    let lines = run.lines
    #expect(lines.count <= 90)
    #expect(lines.dropLast(3).filter { $0.count > 80 } == [])
    #expect(!run.output.contains("\u{1b}"))
  }

  @Test("begins with what its columns are, says each day, and ends with an audit")
  func parts() throws {
    let run = try demo(try TemporaryFolder())
    let lines = run.lines
    #expect(
      Array(lines.prefix(3)) == [
        "Examples/Demo/story.jsonl: 52 commands sent, 50 accepted, 2 refused.",
        "Each line: position in the log, time in UTC, who, which stream, and what.",
        "11 events about people and rules come first: claims actors lists them.",
      ])
    let days = lines.filter { $0.wholeMatch(of: /\d{4}-\d\d-\d\d/) != nil }
    #expect(days.count == 8 && days == days.sorted())
    for kind in ["quiz 91", "lead 1e", "property 90", "document d0", "report 4e", "claim c0"] {
      #expect(lines.contains { $0.contains("  \(kind) ") }, "\(kind)")
    }
    #expect(lines.contains("Re-ran 50 decisions and 2 refusals: all match"))
  }

  @Test("what it says to type is answered, as it is printed")
  func next() throws {
    let folder = try TemporaryFolder()
    let commands = try demo(folder).lines.suffix(3)
    #expect(commands.count == 3)
    for command in commands {
      let words = command.split(separator: " ").map(String.init)
      #expect(words.first?.hasSuffix("claims") == true)
      #expect(words.suffix(2) == ["--log", folder.path()])
      let run = try CommandLineRun(Array(words.dropFirst()))
      #expect(run.status == 0 && run.output.count > 40, "\(command): \(run.messages)")
    }
  }

  @Test("wants a fresh log, and plays other commands as well")
  func fresh() throws {
    let folder = try TemporaryFolder()
    let run = try demo(folder, "--commands", demoCommands)
    #expect(run.status == 0 && run.lines.contains("Re-ran 75 decisions and 13 refusals: all match"))
    let again = try demo(folder)
    #expect(again.status == 1)
    #expect(again.messages.contains("the demo wants a fresh log"))
  }

  @Test("what the README shows of it is what it prints")
  func excerpt() throws {
    let run = try demo(try TemporaryFolder())
    let text = try readme.joined(separator: "\n")
    let excerpt = try #require(text.components(separatedBy: "```\n").dropFirst().first)
    let lines = excerpt.split(separator: "\n").map(String.init).filter { $0 != "…" }
    #expect(lines.count >= 5)
    for line in lines { #expect(run.lines.contains(line), "not printed: \(line)") }
  }

  @Test("what the README asks of its log is answered as it shows")
  func question() throws {
    let folder = try TemporaryFolder()
    _ = try demo(folder)
    let lines = try readme.map { $0.trimmingCharacters(in: .whitespaces) }
    let place = try #require(lines.firstIndex { $0.hasPrefix("claims diff ") })
    let words = lines[place].split(separator: " ").dropFirst().map {
      $0 == "LOG" ? folder.path() : String($0)
    }
    let run = try CommandLineRun(words)
    #expect(run.status == 0, "\(run.messages)")
    let shown = run.lines.dropFirst().prefix(2).map { $0.trimmingCharacters(in: .whitespaces) }
    #expect(shown == Array(lines[(place + 1)...].prefix(shown.count)))
  }
}
