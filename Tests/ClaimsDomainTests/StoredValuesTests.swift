import ClaimsDomain
import EventSourcing
import Testing

@Suite("Stored commands, events and states")
struct StoredValuesTests {
  private func check<U: Union>(_ type: U.Type) throws {
    let samples = try SampleValues.cases(of: type)
    #expect(samples.map(\.kind) == U.Kind.allCases.filter { $0.rawValue != 0 })
    for sample in samples {
      #expect(try U(kind: sample.kind.rawValue, payload: sample.encodedPayload()) == sample)
    }
  }

  @Test("every command and every event reads back as it was written")
  func unions() throws {
    try check(ActorCommand.self)
    try check(ActorEvent.self)
    try check(RulesCommand.self)
    try check(RulesEvent.self)
    try check(CatalogCommand.self)
    try check(CatalogEvent.self)
    try check(DocumentCommand.self)
    try check(DocumentEvent.self)
    try check(ReportCommand.self)
    try check(ReportEvent.self)
    try check(AccidentCommand.self)
    try check(AccidentEvent.self)
    try check(PropertyCommand.self)
    try check(PropertyEvent.self)
    try check(ActivityCommand.self)
    try check(ActivityEvent.self)
    try check(QuizCommand.self)
    try check(QuizEvent.self)
    try check(LeadCommand.self)
    try check(LeadEvent.self)
    try check(OutboxCommand.self)
    try check(OutboxEvent.self)
  }

  @Test("states read back as they were written")
  func states() throws {
    let actor = try SampleValues.message(RegisteredActor.self)
    #expect(try RegisteredActor(decoding: actor.encoded()) == actor)
    let document = try SampleValues.message(Document.self)
    #expect(try Document(decoding: document.encoded()) == document)
    let report = try SampleValues.message(IncidentReport.self)
    #expect(try IncidentReport(decoding: report.encoded()) == report)
    let accident = try SampleValues.message(Accident.self)
    #expect(try Accident(decoding: accident.encoded()) == accident)
    let property = try SampleValues.message(RegisteredProperty.self)
    #expect(try RegisteredProperty(decoding: property.encoded()) == property)
    let quiz = try SampleValues.message(Quiz.self)
    #expect(try Quiz(decoding: quiz.encoded()) == quiz)
    let lead = try SampleValues.message(Lead.self)
    #expect(try Lead(decoding: lead.encoded()) == lead)
    let item = try SampleValues.message(OutboxItem.self)
    #expect(try OutboxItem(decoding: item.encoded()) == item)
    let book = try SampleValues.message(RuleBook.self)
    #expect(try RuleBook(decoding: book.encoded()) == book)
    let catalogs = try SampleValues.message(CatalogBook.self)
    #expect(try CatalogBook(decoding: catalogs.encoded()) == catalogs)
  }

  @Test("a value of the rules that is zero is stored, and is not read as the built-in one")
  func zeros() throws {
    var rules = ClaimRules(reopenLimit: 0, fourEyes: false)
    rules.attachmentBytes = 0
    rules.assessmentBytes = 0
    rules.retentionDays = 0
    #expect(try ClaimRules(decoding: rules.encoded()) == rules)
  }

  @Test("rules that were stored before a value existed have its built-in value")
  func absent() throws {
    #expect(try ClaimRules(decoding: []) == .builtIn)
    // Field 1 with the value 7, and nothing else.
    #expect(try ClaimRules(decoding: [0x08, 0x07]) == ClaimRules(reopenLimit: 7))
  }

  @Test("rules that were stored when one limit held for all files keep it for all")
  func oneLimit() throws {
    var expected = ClaimRules()
    (expected.attachmentBytes, expected.assessmentBytes) = (1000, 1000)
    // Field 11 with the value 1000, and no field 49.
    #expect(try ClaimRules(decoding: [0x58, 0xe8, 0x07]) == expected)
    #expect(try ClaimRules(decoding: expected.encoded()) == expected)
    expected.assessmentBytes = 2000
    #expect(try ClaimRules(decoding: expected.encoded()) == expected)
  }
}
