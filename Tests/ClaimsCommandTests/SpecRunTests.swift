import ClaimsKernel
import Foundation
import Testing

@Suite("Running the specification")
struct SpecRunTests {
  private let quiz = package.appending(path: "Specs/Scenarios/Quiz.json")

  @Test("files whose scenarios match are counted")
  func passing() throws {
    let run = try CommandLineRun("spec", "run", quiz.path)
    #expect(run.status == 0, "\(run.messages)")
    #expect(run.lines == ["17 scenarios in 1 file: 17 passed, 0 failed"])
    let json = try CommandLineRun("spec", "run", "--json", quiz.path)
    #expect(json.lines.count == 17)
    #expect(json.lines.allSatisfy { $0.hasSuffix(#","passed":true}"#) })
  }

  @Test("a scenario that differs is reported with the difference, and exits 1")
  func failing() throws {
    let folder = try TemporaryFolder()
    let text = try String(contentsOf: quiz, encoding: .utf8)
    let broken = text.replacing(#""found":"case_review 9""#, with: #""found":"case_review 8""#)
    #expect(broken != text)
    try broken.write(toFile: folder.path("Quiz.json"), atomically: true, encoding: .utf8)
    let run = try CommandLineRun("spec", "run", folder.path("Quiz.json"))
    #expect(run.status == 1)
    #expect(
      run.lines == [
        "failed  \(folder.path("Quiz.json")): a flow that is not there is refused: "
          + #"refused[0].found: expected "case_review 8", found "case_review 9""#,
        "17 scenarios in 1 file: 16 passed, 1 failed",
      ])
    let json = try CommandLineRun("spec", "run", "--json", folder.path("Quiz.json"))
    let failed = json.lines.filter { $0.contains(#""passed":false"#) }
    #expect(failed.count == 1)
    #expect(failed.first?.contains(#""found":{"refused":[{"code":"flowNotFound""#) == true)
  }

  @Test("a file that cannot be read does not keep the others from being played")
  func unreadable() throws {
    let folder = try TemporaryFolder()
    try "{".write(toFile: folder.path("bad.json"), atomically: true, encoding: .utf8)
    let run = try CommandLineRun(
      "spec", "run", folder.path("bad.json"), folder.path("none.json"), quiz.path)
    #expect(run.status == 1)
    #expect(run.messages.contains("bad.json: not valid JSON"))
    #expect(run.messages.contains("none.json: No such file"))
    #expect(
      run.lines == ["17 scenarios in 1 file: 17 passed, 0 failed; 2 files not readable"])
  }

  @Test(
    "words that make no sense are usage",
    arguments: [["spec"], ["spec", "run"], ["spec", "check", "x.json"]])
  func usage(words: [String]) throws {
    let run = try CommandLineRun(words)
    #expect(run.status == 2)
    #expect(run.messages.contains("Try: claims help spec"))
  }
}
