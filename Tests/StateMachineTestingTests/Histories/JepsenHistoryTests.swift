import StateMachineTesting
import Testing

@Suite("Jepsen's histories")
struct JepsenHistoryTests {
  @Test("columns of a log, and what else stands in it")
  func columns() throws {
    let history = try registerHistory(
      """
      INFO  jepsen.core - Worker 0 starting
      INFO  jepsen.util - 0\t:invoke\t:read\tnil
      INFO  jepsen.util - :nemesis\t:info\t:start\t["Cut off" {:n1 #{:n2}}]
      INFO  jepsen.util - 1\t:invoke\t:cas\t[0 3]
      INFO  jepsen.util - 0\t:ok\t:read\tnil
      INFO  jepsen.util - 1\t:info\t:cas\t:timed-out
      INFO  jepsen.util - 2\t:invoke\t:read\tnil
      INFO  jepsen.util - 2\t:fail\t:read\t:timed-out
      """)
    #expect(history.calls.map(\.command) == [.read, .replace(0, with: 3)])
    #expect(history.calls.map(\.response) == [.value(nil), nil])
    #expect(history.calls.map(\.process) == [0, 1])
  }

  @Test("maps, with the fields that a test adds")
  func maps() throws {
    let history = try textsHistory(
      #"""
      {:process 0, :type :invoke, :f :append, :key "k", :value "ä \"q\" \u00e9", :index 0}
      ; a note
      {:type :ok, :f :append, :process 0, :key "k", :value nil, :time 3349N}
      {:process :nemesis, :type :info, :f :kill, :value {"n1" :killed}}
      """#)
    #expect(history.calls.map(\.command) == [.append("k", "ä \"q\" é")])
    #expect(history.calls.map(\.response) == [.done])
  }

  @Test(
    "what is no history is told with its line",
    arguments: [
      (
        "\n{:process 0, :type :ok, :f :read}", 2, "a call of process 0 before what came of it",
        ":ok"
      ),
      ("{:process 0, :type :invoke", 1, "\"}\"", "the end"),
      ("{:process 0, :type}", 1, "a value for every key", "the end"),
      (
        "{:process 0, :type :start, :f :read}", 1,
        "a map with :type (:invoke, :ok, :fail or :info) and :f", nil
      ),
      ("{\"a", 1, "a closing quote", "the end"),
      ("{:a #}", 1, "a value behind its tag", "\"}\""),
      ("", 1, "operations of Jepsen", "none"),
      ("no operation\nhere", 1, "operations of Jepsen", "none"),
      ("\n{:process :nemesis, :type :info, :f :kill}", 2, "a call that is not passed over", nil),
      ("{:process \"0\", :type :invoke, :f :get}", 1, "a process: a number, or a keyword", nil),
      ("{:process 0, :type :invoke, :f :get}}", 1, "a value", "\"}\""),
      (
        "INFO - 0\t:okay\t:read\t3", 1, "a process, :invoke, :ok, :fail or :info, and a function",
        nil
      ),
      ("{:a \"\\ud83d\"}", 1, "the second half of a character", nil),
      ("[1 #_]", 1, "a value", "\"]\""),
      (
        "{:process 0, :type :invoke, :f :get}\n{:process 0, :type :invoke, :f :get}", 2,
        "what came of the open call of process 0", "another call of it"
      ),
      ("{:a " + String(repeating: "[", count: 200), 1, "values at most 100 deep", nil),
    ] as [(String, Int, String, String?)])
  func malformed(text: String, line: Int, expected: String, found: String?) throws {
    let error = try #require(throws: MalformedHistory.self) { try textsHistory(text) }
    #expect(error.line == line)
    #expect(error.expected == expected)
    if let found { #expect(error.found == found) }
    #expect(
      error.description.hasPrefix("line \(line) of the history: expected \(expected), found "))
  }

  @Test("lines may end as elsewhere, and maps stand in a vector or in a record")
  func otherForms() throws {
    let maps = [
      "{:process 0, :type :invoke, :f :append, :key \"k\", :value \"v\"}",
      "{:process 0, :type :ok, :f :append, :key \"k\", :value \"v\"}",
    ]
    for text in [
      maps.joined(separator: "\r\n"), "[" + maps.joined(separator: " ") + "]", maps.joined(),
      maps.map { "#jepsen.history.Op" + $0 }.joined(separator: "\n"),
    ] {
      let history = try textsHistory(text)
      #expect(history.calls.map(\.command) == [.append("k", "v")], "\(text)")
      #expect(history.calls.map(\.response) == [.done], "\(text)")
    }
    let columns = try registerHistory(
      "INFO  jepsen.util - 0 :invoke :write 3\r\nINFO  jepsen.util - 0 :ok :write 3\r\n")
    #expect(columns.calls.map(\.response) == [.done(true)])
  }

  @Test("values of every kind")
  func values() throws {
    let history = try History<EDN, EDN>(
      jepsen:
        "{:process 1 :type :invoke :f :x :value [nil true -7 2.5 \"a\\n\" \\a \\newline :k/w s (1) #{1 2} {1 2} #inst \"2020\" #_ ignored 0x #_ #_ 1 2 ##NaN \"\\ud83d\\ude00\"]}"
    ) {
      $0.value
    } outcome: { _, _ in
      .unknown
    }
    let values: [EDN] = [
      .null, .boolean(true), .integer(-7), .decimal(2.5), .string("a\n"), .character("a"),
      .character("newline"), .keyword("k/w"), .symbol("s"), .sequence([.integer(1)]),
      .set([.integer(1), .integer(2)]), .map([.integer(1): .integer(2)]),
      .tagged("inst", .string("2020")), .symbol("0x"), .symbol("##NaN"), .string("😀"),
    ]
    #expect(history.calls.map(\.command) == [.sequence(values)])
  }

  @Test("many values that are left out take no stack")
  func leftOut() throws {
    let text = String(repeating: "#_1 ", count: 300_000)
    let error = #expect(throws: MalformedHistory.self) { try textsHistory(text) }
    #expect(error?.expected == "operations of Jepsen")
  }
}
