import ClaimsDomain
import EventSourcing
import Testing

@Suite("Flows of quizzes")
struct QuizFlowTests {
  private static let text = Wording(en: "text", es: "texto")

  private static func option(_ id: String, _ target: String) -> QuizOption {
    QuizOption(id: id, text: text, leadsTo: target)
  }

  private static func question(_ id: String, _ options: QuizOption...) -> QuizQuestion {
    QuizQuestion(id: id, text: text, options: options)
  }

  private static func end(_ id: String) -> QuizResult {
    QuizResult(id: id, title: text, text: text)
  }

  /// Two questions and two results, and one change.
  private static func flow(_ change: (inout QuizFlow) -> Void = { _ in }) -> QuizFlow {
    var flow = QuizFlow(
      id: "flow", version: 1, first: "a",
      questions: [
        question("a", option("a1", "b"), option("a2", "x")), question("b", option("b1", "y")),
      ],
      results: [end("x"), end("y")])
    change(&flow)
    return flow
  }

  struct Case: CustomStringConvertible, Sendable {
    var flow: QuizFlow
    var faults: [QuizFlowFault]
    var description: String { "\(faults)" }
  }

  static let cases: [Case] = [
    Case(flow: flow(), faults: []),
    Case(flow: flow { $0.id = " " }, faults: [.idMissing]),
    Case(
      flow: flow { $0.results.append(end("a")) }, faults: [.duplicateID("a")]),
    Case(
      flow: flow { $0.questions[1].options.append(option("a1", "x")) },
      faults: [.duplicateID("a1")]),
    Case(
      flow: flow { $0.first = "z" },
      faults: [.firstMissing("z")] + ["a", "b", "x", "y"].map { .unreachable($0) }),
    Case(
      flow: flow { $0.questions[1].options = [] }, faults: [.noOptions("b"), .unreachable("y")]),
    Case(
      flow: flow { $0.questions[0].options[1].leadsTo = "z" },
      faults: [.targetMissing(option: "a2", target: "z"), .unreachable("x")]),
    Case(
      flow: flow { $0.questions.append(question("c", option("c1", "x"))) },
      faults: [.unreachable("c")]),
    Case(flow: flow { $0.results.append(end("z")) }, faults: [.unreachable("z")]),
    Case(
      flow: flow { $0.questions[1].options.append(option("b2", "a")) },
      faults: [.asksAgain("a"), .asksAgain("b")]),
    Case(
      flow: flow { $0.questions[1].options = [option("b1", "b")] },
      faults: [.unreachable("y"), .asksAgain("b")]),
    Case(flow: flow { $0.questions[0].text.en = "" }, faults: [.textMissing("a", .en)]),
    Case(flow: flow { $0.questions[0].options[0].text.es = "" }, faults: [.textMissing("a1", .es)]),
    Case(flow: flow { $0.results[0].title.es = " " }, faults: [.textMissing("x", .es)]),
    Case(flow: flow { $0.results[1].text.en = "" }, faults: [.textMissing("y", .en)]),
  ]

  @Test("each fault is named, and nothing else is", arguments: cases)
  func faults(flow: Case) { #expect(flow.flow.faults == flow.faults) }

  @Test("the longest way on counts questions, and ends in a flow that goes round, too")
  func longest() {
    let flow = Self.flow()
    #expect(["a", "b", "x", "z"].map { flow.longestPath(from: $0) } == [2, 1, 0, 0])
    let round = Self.flow { $0.questions[1].options[0].leadsTo = "a" }
    #expect(round.longestPath(from: "a") == 2)
  }

  @Test("the flows that are built in have no faults, and begin with the main category")
  func builtIn() {
    #expect(!QuizFlow.builtIn.isEmpty)
    for flow in QuizFlow.builtIn {
      #expect(flow.faults == [])
      #expect(flow.first == "main_category")
      #expect(QuizFlow.builtIn(flow.id, version: flow.version) == flow)
      #expect(QuizFlow.builtIn(flow.id, version: flow.version + 1) == nil)
    }
  }

  @Test("what they recommend is in the catalogs, and every practice area is recommended")
  func codes() {
    let catalogs = CatalogBook()
    let results = QuizFlow.builtIn.flatMap(\.results)
    for area in results.compactMap(\.practiceArea) {
      #expect(catalogs.isActive(area, in: .practiceAreas), "\(area)")
    }
    for type in results.compactMap(\.incidentType) {
      #expect(catalogs.isActive(type, in: .incidentTypes), "\(type)")
    }
    let areas = catalogs.entries(in: .practiceAreas).map(\.code)
    #expect(areas.count == 15)
    #expect(Set(areas).subtracting(results.compactMap(\.practiceArea)).isEmpty)
  }

  @Test("a flow reads back as it was written")
  func stored() throws {
    for flow in QuizFlow.builtIn { #expect(try QuizFlow(decoding: flow.encoded()) == flow) }
  }
}
