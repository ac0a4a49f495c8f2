import ClaimsDomain
import ClaimsKernel
import ClaimsStore
import ClaimsStoreTesting
import EventSourcing
import StateMachineTesting
import TestSupport
import Testing

@MainActor @Suite("The list of claims")
struct ClaimListModelTests {
  private let test: TestStore<MemoryLog>

  init() throws {
    test = try TestStore(given: people)
  }

  private func send(_ command: CommandEnvelope) throws {
    let answer: Answer = try test.store.send(command)
    #expect(answer.isAccepted)
  }

  private func model(
    _ name: String = "sara", _ role: Role = .supervisor, _ language: Language = .en,
    pageSize: Int = 50
  ) -> ClaimListModel<MemoryLog> {
    ClaimListModel(
      test.viewer(name, role, language), order: [ClaimOrder(.title)], pageSize: pageSize)
  }

  private func titles(_ model: ClaimListModel<MemoryLog>) -> [String] {
    model.content.value?.rows.map(\.title) ?? []
  }

  @Test("is loading, then empty, then shows a claim as soon as it is there")
  func appears() async throws {
    let model = model()
    #expect(model.content == .loading)
    #expect(model.isLoading)
    try await until("empty") { model.content == .empty }
    #expect(!model.isLoading)
    try send(draft(title: "Hail"))
    try await until("a row") { titles(model) == ["Hail"] }
    #expect(model.content.value?.total == 1)
  }

  @Test("names statuses and types in the viewer's language")
  func words() async throws {
    try send(draft())
    let model = model("sara", .supervisor, .es)
    try await until("a row") { model.content.value != nil }
    let row = try #require(model.content.value?.rows.first)
    #expect([row.statusName, row.typeName] == ["Borrador", "De automóvil"])
    #expect(row.claimed == Money(90_000, euro))
  }

  @Test("filters, sorts and searches anew when the query changes, and begins at the first page")
  func asking() async throws {
    for (number, title) in ["Hail", "Fire", "Hail again"].enumerated() {
      try send(draft(UInt64(number + 1), title: title, claimed: Int64(number + 1) * 1000))
    }
    let model = model(pageSize: 2)
    try await until("sorted") { titles(model) == ["Fire", "Hail"] }
    model.showMore()
    try await until("all") { titles(model) == ["Fire", "Hail", "Hail again"] }
    #expect(model.content.value?.hasMore == false)
    model.showMore()
    #expect(model.pages == 2)
    model.order = [ClaimOrder(.claimed, descending: true)]
    #expect(model.isLoading)
    #expect(model.pages == 1)
    try await until("sorted otherwise") { titles(model) == ["Hail again", "Fire"] }
    model.searchText = "hail"
    try await until("found") { titles(model) == ["Hail again", "Hail"] }
    #expect(model.content.value?.total == 2)
    model.filter.amount = ClaimFilter.AmountRange(0...1500, euro)
    try await until("filtered") { titles(model) == ["Hail"] }
    model.searchText = "flood"
    try await until("nothing is found") { model.content == .empty }
  }

  @Test("finds what was noted since it first looked, for readers who may see notes")
  func notes() async throws {
    try send(draft(title: "Hail"))
    let (hers, his) = (model(), model("carla", .claimant))
    for model in [hers, his] {
      model.searchText = "umbrella"
      try await until("nothing is found") { model.content == .empty }
    }
    try send(note(2, "an umbrella was there"))
    try await until("found") { titles(hers) == ["Hail"] }
    his.reload()
    try await until("loaded") { !his.isLoading }
    #expect(his.content == .empty)
  }

  @Test("shows each reader what they may see, and no other actor's work")
  func reading() async throws {
    try send(draft(title: "Hail"))
    try test.given([register("carl", .claimant)])
    let (hers, his) = (model("carla", .claimant), model("carl", .claimant))
    try await until("hers") { titles(hers) == ["Hail"] }
    #expect(hers.content.value?.rows.first?.assignee == nil)
    try await until("his") { his.content == .empty }
  }

  @Test("says why the log did not answer, and shows the claims once it does")
  func failure() async throws {
    try send(draft(title: "Hail"))
    test.log.fail(.everyCall, with: .closed)
    let model = model("sara", .supervisor, .es)
    try await until("failed") { model.content != .loading }
    #expect(model.content == .failed(StoreFailure(.closed, in: Words(.es))))
    #expect(!model.isLoading)
    test.log.heal()
    model.reload()
    try await until("a row") { titles(model) == ["Hail"] }
  }

  @Test("is released when nothing refers to it, and looks no longer")
  func goes() async throws {
    var model: ClaimListModel<MemoryLog>? = model()
    weak let gone = model
    try await until("empty") { model?.content == .empty }
    model = nil
    try await comesTrue { gone == nil }
    // Its observer goes with the task, which ends by itself.
    try await comesTrue { test.store.health().observers == 0 }
  }
}
