import ClaimsDomain
import EventSourcing
import Testing

@Suite("Published flows")
struct PublishedFlowTests {
  private static func changed(_ version: UInt32) -> QuizFlow {
    var flow = sampleFlow(version: version)
    flow.id = "case_review"
    return flow
  }

  @Test("are kept beside the built-in ones, every version for good")
  func versions() throws {
    let builtIn = try #require(QuizFlow.builtIn("case_review", version: 1))
    let none = CatalogBook()
    #expect(none.newestFlows == QuizFlow.builtIn)
    #expect(none.newestVersion(ofFlow: "case_review") == 1)
    #expect(none.publishedVersion(ofFlow: "case_review") == nil)

    let book = catalogs(
      published(), published(Self.changed(2)), published(sampleFlow(version: 2)))
    #expect(book.newestFlows == [Self.changed(2), sampleFlow(version: 2)])
    #expect(book.flow("case_review", version: 1) == builtIn)
    #expect(book.flow("case_review", version: 2) == Self.changed(2))
    #expect(book.flow("sample", version: 1) == sampleFlow())
    #expect(book.flow("sample", version: 3) == nil)
    #expect(book.publishedVersion(ofFlow: "case_review") == 2)
    #expect(book.newestVersion(ofFlow: "other") == 0)
    #expect(book.status == .changed)
    #expect(try CatalogBook(decoding: book.encoded()) == book)
  }

  @Test("are never changed, whatever an event says")
  func unchanged() {
    var other = sampleFlow()
    other.first = "z"
    let book = catalogs(published(), published(other), published(Self.changed(1)))
    #expect(book.flow("sample", version: 1) == sampleFlow())
    #expect(book.flows == [sampleFlow()])
  }

  @Test("every fault has its place in the flow", arguments: QuizFlowTests.cases)
  func places(example: QuizFlowTests.Case) {
    for fault in example.flow.faults {
      let reason = example.flow.reason(of: fault)
      #expect(!reason.path.isEmpty)
      #expect(!reason.expected.text.isEmpty && reason.expected.detail?.key.isEmpty == false)
      switch fault {
      case .targetMissing(_, let target): #expect(reason.found == target)
      case .duplicateID("a"): #expect(reason.path == "results[2].id")
      case .duplicateID: #expect(reason.path == "questions[1].options[1].id")
      case .firstMissing: #expect(reason.path == "first")
      case .noOptions: #expect(reason.path == "questions[1].options")
      case .textMissing("a1", .es): #expect(reason.path == "questions[0].options[0].text.es")
      case .textMissing("x", .es): #expect(reason.path == "results[0].title.es")
      default: break
      }
    }
  }

  /// The largest flow that may be published: every question leads to the next, by five answers.
  private static let largest: QuizFlow = {
    let last = QuizFlow.placesMost - 1
    return QuizFlow(
      id: "long", version: 1, first: "q0",
      questions: (0...last).map { number in
        QuizQuestion(
          id: "q\(number)", text: radio,
          options: (0..<5).map { option in
            QuizOption(
              id: "q\(number)o\(option)", text: radio,
              leadsTo: number == last
                ? "r\(option * 40)" : option == 0 ? "q\(number + 1)" : "r\(number)")
          })
      },
      results: (0...last).map { QuizResult(id: "r\($0)", title: radio, text: radio) })
  }()

  @Test("as large as they may be are looked through at once")
  func large() {
    let flow = Self.largest
    #expect(flow.excess == nil)
    // The last question leads to few of the results, and the others' own lead to the rest.
    #expect(flow.faults == [.unreachable("r199")])
    #expect(flow.longestPath(from: "q0") == 200)
  }
}
