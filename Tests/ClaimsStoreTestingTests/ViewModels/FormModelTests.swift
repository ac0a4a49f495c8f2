import BlobStore
import ClaimsDomain
import ClaimsKernel
import ClaimsStore
import ClaimsStoreTesting
import EventSourcing
import Hashing
import StateMachineTesting
import TestSupport
import Testing

@MainActor @Suite("The form of a report")
struct ReportFormModelTests {
  private let test: TestStore<MemoryLog>
  private let ids = NumberedIdentifiers(0xabc)

  init() throws {
    test = try TestStore(given: people)
  }

  private func model(_ language: Language = .en) -> ReportFormModel<MemoryLog> {
    FormModel(test.viewer("carla", .claimant, language, ids: ids), ReportForm())
  }

  private func anonymous(
    _ code: String = "a code of hers", draft: Identifier? = nil
  ) -> ReportFormModel<MemoryLog> {
    let form = ReportForm(anonymousWith: code) { SHA256.hash(of: $0).bytes }
    return FormModel(test.viewer("", .anonymous, ids: ids), form, draft: draft)
  }

  private let whole = IncidentDetails(
    attackType: "email", incidentDate: morning.advanced(seconds: -3600),
    attackOrigin: "somebody@example.com", description: "A letter that was none.",
    impact: "robo_datos")

  @Test("offers the codes of its catalogs in the viewer's language, with their severity")
  func choices() async throws {
    let model = model(.es)
    try await until("catalogs") { !model.choices.isEmpty }
    #expect(model.choices["attackType"]?.first?.name == "Correo Electrónico")
    #expect(model.choices["impact"]?.map(\.severity) == [1, 2, 3, 4])
  }

  @Test("a draft that is saved shows what is missing to hand it in, field by field")
  func missing() async throws {
    let model = model(.es)
    model.details.attackType = "email"
    #expect(!model.isSaved)
    #expect(await model.save())
    #expect(model.isSaved)
    #expect(model.phase == .editing)
    #expect(model.problem(with: "impact")?.hasPrefix("faltan campos obligatorios") == true)
    #expect(model.problem(with: "attackType") == nil)
    let before = test.store.health().position
    #expect(await model.save())
    #expect(test.store.health().position == before)
  }

  @Test("what the kernel refuses is shown at its field, and nothing of it is saved")
  func invalid() async throws {
    let model = model(.es)
    model.details.impact = "armageddon"
    #expect(await !model.save())
    #expect(model.problem(with: "impact")?.contains("armageddon") == true)
    #expect(model.phase == .editing)
    model.details.impact = "ninguno"
    #expect(await model.save())
    #expect(model.problem(with: "impact") == nil)
    #expect(try test.store.state.reports[model.id]?.state.details.impact == "ninguno")
  }

  @Test("is handed in once, even if pressed twice, and confirmed")
  func submitted() async throws {
    let model = model()
    model.details = whole
    let first = Task { await model.submit() }
    let second = Task { await model.submit() }
    await first.value
    await second.value
    guard case .confirmed(let confirmation) = model.phase else {
      Issue.record("\(model.phase), \(model.problems)")
      return
    }
    #expect(confirmation == FormConfirmation(id: model.id, submitted: morning, receiptCode: nil))
    #expect(model.isDisabled)
    await model.submit()
    try test.received(
      in: .report(model.id),
      [
        .report(.reportStarted(ReportStarted(reporter: ActorID("carla"), at: morning))),
        .report(.reportEdited(ReportEdited(details: whole, at: morning, effective: morning))),
        .report(.reportSubmitted(ReportSubmitted(at: morning))),
      ]
    ) {
      $0.report(model.id) { report in
        report.status = .nuevo
        report.reporter = ActorID("carla")
        report.details = whole
        report.createdAt = morning
        report.submittedAt = morning
        report.updatedAt = morning
      }
    }
    try test.finish()
  }

  @Test("only what changed is sent, and a text that was taken away is taken away")
  func changes() async throws {
    let model = model()
    model.details = whole
    #expect(await model.save())
    model.details.attackOrigin = nil
    model.details.description = "A letter."
    #expect(await model.save())
    let saved = try #require(try test.store.state.reports[model.id]?.state.details)
    #expect(saved.attackOrigin ?? "" == "")
    #expect(saved.description == "A letter.")
    #expect(saved.impact == "robo_datos")
  }

  @Test("under no name it gives a code, which finds the report and goes on with its draft")
  func anonymity() async throws {
    let model = anonymous()
    model.details.attackType = "email"
    #expect(await model.save())
    let other = anonymous("another code", draft: model.id)
    let again = anonymous(draft: model.id)
    try await until("the draft") { again.details.attackType == "email" }
    #expect(other.details == IncidentDetails())
    again.details = whole
    await again.submit()
    guard case .confirmed(let confirmation) = again.phase else {
      Issue.record("\(again.phase), \(again.problems)")
      return
    }
    #expect(confirmation.receiptCode == "a code of hers")
    let report = try #require(try test.store.state.reports[model.id]?.state)
    #expect(report.isAnonymous && report.reporter.isEmpty)
    let hash = SHA256.hash(of: Array("a code of hers".utf8)).bytes
    #expect(try test.store.state.asking { $0.report(withReceipt: hash) } == model.id)
    let late = anonymous(draft: model.id)
    try await until("confirmed there too") { late.phase == .confirmed(confirmation) }
  }

  @Test("what the log did not take goes on where it stopped, each step once", arguments: 1...3)
  func failure(ofAppend number: Int) async throws {
    let model = model(.es)
    model.details = whole
    test.log.fail(.append(number), with: .inputOutput)
    await model.submit()
    #expect(model.failure == StoreFailure(.inputOutput, in: Words(.es)))
    #expect(model.phase == .editing)
    await model.submit()
    guard case .confirmed = model.phase else {
      Issue.record("\(model.phase), \(model.problems)")
      return
    }
    #expect(model.failure == nil)
    #expect(try test.store.state.reports[model.id]?.revision == 3)
    #expect(try test.store.state.reports.count == 1)
  }

  @Test("a draft is thrown away, whether it was saved or not")
  func discarded() async throws {
    let (unsaved, saved) = (model(), model())
    await unsaved.discard()
    #expect(unsaved.phase == .discarded)
    #expect(await saved.save())
    await saved.discard()
    #expect(saved.phase == .discarded)
    #expect(try test.store.state.reports[saved.id]?.state.status == .descartado)
    #expect(try test.store.state.reports.count == 1)
  }

  @Test("is released when nothing refers to it")
  func goes() async throws {
    var model: ReportFormModel<MemoryLog>? = model()
    await model?.save()
    weak let gone = model
    model = nil
    try await comesTrue { gone == nil }
  }
}

@MainActor @Suite("The form of a lead")
struct LeadFormModelTests {
  @Test("is filled in, shows what is missing, and is handed in")
  func whole() async throws {
    let test = try TestStore(given: people)
    let model = LeadFormModel(test.viewer("carla", .claimant, .es), LeadForm())
    model.details.name = "Carla"
    model.details.email = "no address"
    #expect(await !model.save())
    #expect(model.problem(with: "email") != nil)
    model.details.email = "carla@example.com"
    #expect(await model.save())
    #expect(model.problem(with: "practiceArea") != nil)
    #expect(model.problem(with: "consent") != nil)
    try await until("catalogs") { model.choices["practiceArea"]?.count == 15 }
    model.details.practiceArea = "carAccidents"
    model.details.consent = "1"
    await model.submit()
    guard case .confirmed = model.phase else {
      Issue.record("\(model.phase), \(model.problems)")
      return
    }
    #expect(try test.store.state.leads[model.id]?.state.status == .submitted)
  }

  @Test("follows from a completed quiz, with what that recommends")
  func fromQuiz() async throws {
    let test = try TestStore(given: people)
    let viewer = test.viewer("carla", .claimant)
    let quiz = QuizModel(viewer, flow: try #require(QuizFlow.builtIn("case_review", version: 1)))
    await quiz.start()
    for option in ["car_accident", "by_car"] { await quiz.selectOption(option) }
    try await until("the result") { quiz.isComplete }
    guard case .result(let outcome) = quiz.phase else { return }
    let model = LeadFormModel(viewer, LeadForm())
    model.details = LeadDetails(
      name: "Carla", email: "carla@example.com", practiceArea: outcome.practiceArea,
      incidentType: outcome.incidentType, consent: "1", quiz: quiz.quiz)
    await model.submit()
    #expect(model.problems == [])
    let lead = try #require(try test.store.state.leads[model.id]?.state)
    #expect(lead.status == .submitted)
    #expect(lead.details.quiz == quiz.quiz)
    #expect(lead.details.practiceArea == "carAccidents")
  }
}

extension Instant {
  func advanced(seconds: Int64) -> Instant {
    Instant(nanoseconds: nanoseconds + seconds * 1_000_000_000)
  }
}
