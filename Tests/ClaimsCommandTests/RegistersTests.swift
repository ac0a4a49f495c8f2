import Foundation
import Testing

@Suite("The verbs actors and rules")
struct RegistersTests {
  private func administer(_ number: Int, _ target: String, _ command: String) -> String {
    #"{"id":"00000000-0000-0000-0adb-00000000000\#(number)","#
      + #""actor":{"id":"ada","role":"administrator"},\#(target)"command":\#(command)}"#
  }

  /// A log in which Paul has a limit and lost his role, and the rules were set twice.
  private func log(_ folder: TemporaryFolder) throws -> String {
    let limit =
      #"{"setAuthority":{"kind":"payment","limit":{"minorUnits":100000,"currency":"EUR"}}}"#
    let paul = #""person":"paul","#
    let lines = [
      administer(1, paul, limit), administer(2, paul, #"{"revokeRole":{"role":"payer"}}"#),
      administer(3, "", #"{"setRules":{"rules":{"fourEyes":false},"reason":"a trial"}}"#),
      administer(4, "", #"{"setRules":{"rules":{"reopenLimit":1},"reason":"the trial is over"}}"#),
    ]
    let input = registrations + lines.joined(separator: "\n")
    let run = try CommandLineRun("send", "--log", folder.path(), input: input)
    #expect(run.status == 0, "\(run.output)")
    return folder.path()
  }

  /// Without the times, which no test knows.
  private func words(_ run: CommandLineRun) -> [String] {
    run.lines.map { $0.replacing(#/since [-0-9]+ [:0-9]+Z /#, with: "") }
  }

  @Test("actors lists who holds what, with which limits, and who granted it")
  func actors() throws {
    let folder = try TemporaryFolder()
    let run = try CommandLineRun("actors", "--log", try log(folder))
    #expect(
      words(run).suffix(8) == [
        "hugo  hugo  active, by ada, position 4",
        "  handler                      by ada, position 4",
        "  supervisor                   by ada, position 4",
        "  payer                        by ada, position 4",
        "sara  sara  active, by ada, position 5",
        "  supervisor                   by ada, position 5",
        "paul  paul  active, by ada, position 6",
        "  payment up to 1000.00 EUR    by ada, position 7",
      ])
    let json = try CommandLineRun("actors", "--json", "--log", folder.path())
    #expect(json.lines.count == registered)
    #expect(json.lines.last?.contains(#""roles":[],"limits":[{"kind":"payment","limit":"#) == true)
  }

  @Test("rules lists what differs from the built-in rules, and what is no longer in force")
  func rules() throws {
    let folder = try TemporaryFolder()
    let path = try log(folder)
    let run = try CommandLineRun("rules", "--log", path)
    #expect(
      words(run) == [
        "revision 1  always, not in force any more, by ada, position 9: a trial",
        "  fourEyes false (built in: true)",
        "revision 2  always, by ada, position 10: the trial is over",
        "  reopenLimit 1 (built in: 3)",
      ])
    let json = try CommandLineRun("rules", "--json", "--log", path)
    #expect(json.lines.map { $0.contains(#""standing":true"#) } == [false, true])
    let other = try TemporaryFolder()
    _ = try CommandLineRun("send", "--log", other.path(), input: registrations)
    let builtIn = try CommandLineRun("rules", "--log", other.path())
    #expect(builtIn.lines.first == "the built-in rules are in force; none were set")
    #expect(builtIn.lines.contains("  fourEyes true"))
  }

  @Test("history shows one person's events, those of the rules, or every stream under its name")
  func history() throws {
    let folder = try TemporaryFolder()
    let path = try log(folder)
    let paul = try CommandLineRun("history", "paul", "--log", path)
    #expect(paul.lines.count == 1 + 3)
    #expect(paul.lines.dropFirst().first?.hasSuffix("actor paul, name paul, roles payer") == true)
    let rules = try CommandLineRun("history", "rules", "--log", path)
    #expect(rules.lines.dropFirst().first?.hasSuffix("reason a trial, fourEyes = false") == true)
    let all = try CommandLineRun("history", "--log", path)
    #expect(
      all.lines.filter { !$0.hasPrefix(" ") } == [
        "person ada", "person carla", "person dario", "person hugo", "person sara", "person paul",
        "the rules",
      ])
    let json = try CommandLineRun("history", "--json", "--log", path)
    #expect(json.lines[6].hasPrefix(#"{"position":7,"person":"paul","revision":2,"#))
    #expect(json.lines[8].hasPrefix(#"{"position":9,"revision":1,"recorded":"#))
    #expect(try CommandLineRun("history", "nobody", "--log", path).status == 1)
  }
}
