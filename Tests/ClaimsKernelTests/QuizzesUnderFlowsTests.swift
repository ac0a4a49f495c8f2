import ClaimsDomain
import EventSourcing
import Testing

@testable import ClaimsKernel

/// Quizzes before and after another flow was published, in one log.
@Suite("Quizzes and published flows")
struct QuizzesUnderFlowsTests {
  private static let text = Wording(en: "text", es: "texto")

  private static let second = QuizFlow(
    id: "case_review", version: 2, first: "urgent",
    questions: [
      QuizQuestion(
        id: "urgent", text: text,
        options: [QuizOption(id: "urgent_yes", text: text, leadsTo: "call")])
    ],
    results: [QuizResult(id: "call", title: text, text: text, practiceArea: "dogBites")])

  private static func quiz(_ number: UInt64) -> StreamID {
    .quiz(Identifier(high: 0x9012, low: number))
  }

  @Test("go on with the flow that they began with, and begin with the newest")
  func goOn() throws {
    let log = InMemoryEventStore()
    var scene = try BoardScene.whole(log)
    try scene.quiz(7, of: "carla", completed: false)
    let publish = PublishQuizFlow(flow: Self.second, reason: "easier")
    try scene.send("ada", .administrator, .catalog(.publishQuizFlow(publish)), .catalogs)
    try scene.send(
      "carla", .claimant, .quiz(.startQuiz(StartQuiz(flow: "case_review", version: 2))),
      Self.quiz(8))
    for (number, option) in [(7 as UInt64, "animal_bite"), (8, "urgent_yes")] {
      try scene.send(
        "carla", .claimant, .quiz(.selectOption(SelectOption(option: option))), Self.quiz(number))
    }
    let logState = try scene.logState
    let quizzes = [7, 8].compactMap { logState.quizzes[Self.quiz($0).id]?.state }
    #expect(quizzes.map(\.version) == [1, 2])
    #expect(quizzes.map(\.result) == ["dog_bite", "call"])

    // Read again from the log, everything is the same, decisions too.
    let again = try LogState(folding: log)
    #expect(again.catalogs == logState.catalogs)
    #expect(again.catalogs.newestFlows == [Self.second])
    #expect([7, 8].compactMap { again.quizzes[Self.quiz($0).id]?.state } == quizzes)
    var audit = DecisionAudit()
    try audit.run(on: log)
    #expect(audit.differences == [])
  }

  @Test("a flow in a file is read as it was written, and its faults are reported with their lines")
  func file() {
    let catalogs = CatalogBook()
    let written = QuizFlow.reading(json: Array(Self.second.json.utf8), in: catalogs)
    #expect(written.flow == Self.second)
    #expect(written.faults == [])
    for flow in QuizFlow.builtIn {
      let read = QuizFlow.reading(json: Array(flow.json.utf8), in: catalogs)
      #expect(read.flow == flow)
      #expect(read.faults == [])
    }
  }

  private static let file = #"""
    {
      "id": "case_review",
      "version": 2,
      "first": "urgent",
      "questions": [
        {
          "id": "urgent",
          "text": {"en": "Is it \"urgent\"? {[", "es": "¿Es urgente?"},
          "options": [
            {"id": "yes", "text": {"en": "Yes", "es": "Sí"}, "leadsTo": "call"},
            {"id": "no", "text": {"en": "No", "es": "No"}, "leadsTo": "later"}
          ]
        }
      ],
      "results": [
        {
          "id": "call",
          "title": {"en": "Call us", "es": ""},
          "text": {"en": "Now", "es": "Ahora"},
          "practiceArea": "astrology"
        },
        {"id": "write", "title": {"en": "W", "es": "E"}, "text": {"en": "W", "es": "E"}}
      ]
    }
    """#

  @Test("every fault of a file has its line, its path and what to do")
  func faults() {
    let read = QuizFlow.reading(json: Array(Self.file.utf8), in: CatalogBook())
    #expect(
      read.faults.map { "\($0.line): \($0.explanation)" } == [
        "11: questions[0].options[1].leadsTo: expected the id of a question or of a result, found "
          + "'later'; name a question or a result, or add one of this id",
        "18: results[0].title.es: expected a text, found nothing; every text stands in English and "
          + "in Spanish",
        "20: results[0].practiceArea: expected a code of practiceAreas that is in use, found "
          + "'astrology'; 'claims catalogs practiceAreas' lists them",
        "22: results[1]: expected an option that leads here, found 'write'; lead an option here, "
          + "or take it out",
      ])
  }

  @Test("what is no JSON, or no flow, is reported with its place")
  func unreadable() {
    func first(_ text: String) -> String? {
      QuizFlow.reading(json: Array(text.utf8), in: CatalogBook()).faults.first.map {
        "\($0.line): \($0.explanation)"
      }
    }
    let misspelt = Self.file.replacing(#""leadsTo": "later""#, with: #""leads": "later""#)
    #expect(
      first(misspelt)
        == "11: questions[0].options[1].leads: no such field: did you mean leadsTo?")
    let number = Self.file.replacing(#""version": 2"#, with: #""version": "two""#)
    #expect(first(number)?.hasPrefix("3: version: expected ") == true)
    let comma = Self.file.replacing(#""first": "urgent","#, with: #""first": "urgent""#)
    #expect(first(comma)?.hasPrefix("5: not valid JSON: expected a comma or } at byte ") == true)
    #expect(first("")?.hasPrefix("1: not valid JSON: expected a value") == true)
    #expect(first("[]")?.hasPrefix("1: ") == true)
  }
}
