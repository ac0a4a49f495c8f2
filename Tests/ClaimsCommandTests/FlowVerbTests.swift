import Foundation
import Testing

@Suite("The verb flows")
struct FlowVerbTests {
  /// What is built in, as its next version and without its last question's way to a result.
  private func nextVersion(_ folder: TemporaryFolder, _ log: String) throws -> String {
    let listed = try CommandLineRun("flows", "--json", "--log", log)
    #expect(listed.lines.count == 1)
    let flow = listed.output.replacing(#""version":1"#, with: #""version":2"#)
    let file = folder.url.appending(path: "flow.json")
    try Data(flow.utf8).write(to: file)
    return file.path
  }

  private func log(_ folder: TemporaryFolder) throws -> String {
    let run = try CommandLineRun("send", "--log", folder.path(), input: registrations)
    #expect(run.status == 0)
    return folder.path()
  }

  @Test("lists what is built in, and takes back what it printed, as a new version, once")
  func publish() throws {
    let folder = try TemporaryFolder()
    let path = try log(folder)
    let listed = try CommandLineRun("flows", "--language", "es", "--log", path)
    #expect(listed.lines.first?.hasPrefix("case_review, versión 1: 6 preguntas, ") == true)
    #expect(listed.lines.contains { $0.hasSuffix(" ¿Qué ocurrió?") })
    let file = try nextVersion(folder, path)
    let checked = try CommandLineRun("flows", "check", file)
    #expect(checked.status == 0, "\(checked.messages)")
    #expect(checked.output.contains("case_review, version 2: 6 questions, "))
    for _ in 1...2 {
      let run = try CommandLineRun(
        "flows", "publish", file, "--as", "ada", "--reason", "easier", "--log", path)
      #expect(run.status == 0, "\(run.messages)")
      #expect(run.output.contains("is published"))
    }
    let after = try CommandLineRun("flows", "--log", path)
    #expect(after.lines.first?.hasPrefix("case_review, version 2: ") == true)
    let later = folder.url.appending(path: "later.json")
    try Data(
      try String(contentsOfFile: file, encoding: .utf8)
        .replacing(#""version":2"#, with: #""version":7"#).utf8
    ).write(to: later)
    let early = try CommandLineRun("flows", "check", later.path, "--log", path)
    #expect(early.status == 1)
    #expect(early.messages.contains("would not be published"), "\(early.messages)")
    #expect(try CommandLineRun("flows", "check", file, "--log", path).status == 0)
    let history = try CommandLineRun("history", "catalogs", "--json", "--log", path)
    #expect(history.lines.filter { $0.contains(#""event":"QuizFlowPublished""#) }.count == 1)
    let verified = try CommandLineRun("verify", "--decisions", "--log", path)
    #expect(verified.status == 0, "\(verified.output)")
  }

  @Test("reports what is wrong with a file, line by line, and publishes nothing of it")
  func faulty() throws {
    let folder = try TemporaryFolder()
    let path = try log(folder)
    let file = folder.url.appending(path: "bad.json")
    try Data(
      """
      {"id": "x", "version": 1, "first": "a",
       "questions": [
        {"id": "a", "text": {"en": "A?", "es": "¿A?"},
         "options": [{"id": "a1", "text": {"en": "A", "es": "A"}, "leadsTo": "b"}]}
       ]}
      """.utf8
    ).write(to: file)
    for action in [["check", file.path], ["publish", file.path, "--as", "ada", "--reason", "r"]] {
      let run = try CommandLineRun(["flows"] + action + ["--log", path])
      #expect(run.status == 1)
      #expect(
        run.messages.contains(
          "bad.json:4: questions[0].options[0].leadsTo: expected the id of a question or of a "
            + "result, found 'b'; name a question or a result, or add one of this id"))
    }
    let history = try CommandLineRun("history", "catalogs", "--log", path)
    #expect(!history.output.contains("QuizFlowPublished"))
  }

  @Test("publishes for administrators, the version that follows, for a reason")
  func refused() throws {
    let folder = try TemporaryFolder()
    let path = try log(folder)
    let file = try nextVersion(folder, path)
    let hugo = try CommandLineRun(
      "flows", "publish", file, "--as", "hugo", "--reason", "r", "--log", path)
    #expect(hugo.status == 3)
    #expect(hugo.messages.contains("refused"))
    for missing in [["--as", "ada"], ["--reason", "r"]] {
      let run = try CommandLineRun(["flows", "publish", file, "--log", path] + missing)
      #expect(run.status == 2)
    }
    #expect(try CommandLineRun("flows", "drop", file, "--log", path).status == 2)
    #expect(try CommandLineRun("flows", "check", "--log", path).status == 2)
    #expect(try CommandLineRun("flows", "check", "/nowhere.json").status == 1)
    let first = try CommandLineRun(
      "flows", "publish", file, "--as", "ada", "--reason", "r", "--log", path)
    #expect(first.status == 0)
    let again = try String(contentsOfFile: file, encoding: .utf8)
      .replacing("What happened?", with: "What came about?")
    let other = folder.url.appending(path: "other.json")
    try Data(again.utf8).write(to: other)
    let taken = try CommandLineRun(
      "flows", "publish", other.path, "--as", "ada", "--reason", "r", "--log", path)
    #expect(taken.status == 3)
    #expect(taken.messages.contains("expected version 3, found 2"))
  }
}
