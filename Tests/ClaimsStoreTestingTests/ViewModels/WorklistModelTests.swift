import ClaimsDomain
import ClaimsKernel
import ClaimsStore
import ClaimsStoreTesting
import EventSourcing
import StateMachineTesting
import TestSupport
import Testing

@MainActor @Suite("A worklist")
struct WorklistModelTests {
  private let test: TestStore<MemoryLog>

  init() throws {
    test = try TestStore(given: people + [draft(), command(2, .submit(Submit()))])
  }

  private func model(
    _ kind: WorklistKind, _ name: String = "hugo", _ role: Role = .handler
  ) -> WorklistModel<MemoryLog> {
    WorklistModel(test.viewer(name, role, .es), kind: kind)
  }

  @Test("shows what waits, in the viewer's language, and follows what happens")
  func follows() async throws {
    let (unassigned, mine) = (model(.unassigned), model(.mine))
    #expect(unassigned.content == .loading)
    try await until("one to be taken in") { unassigned.content.value?.count == 1 }
    try await until("nothing of his") { mine.content == .empty }
    let item = try #require(unassigned.content.value?.first?.items.first)
    #expect(item.kind == .intake)
    #expect(item.name == "por admitir o rechazar")
    try test.given([
      command(3, .acceptIntake(AcceptIntake(handler: ActorID("hugo"))), by: "hugo", as: .handler)
    ])
    try await until("his") { mine.content.value?.first?.claim.title == "Rear-end" }
    try await until("nobody's") { unassigned.content == .empty }
  }

  @Test("shows other work when it is asked for it, and to each only what they may see")
  func asking() async throws {
    let model = model(.mine)
    try await until("empty") { model.content == .empty }
    model.kind = .unassigned
    #expect(model.isLoading)
    try await until("one") { model.content.value?.count == 1 }
    let hers = self.model(.unassigned, "vera", .verifier)
    try await until("a verifier sees no claims") { hers.content == .empty }
  }

  @Test("fails with the log, and shows the work once it answers")
  func failure() async throws {
    test.log.fail(.everyCall, with: .closed)
    let model = model(.unassigned)
    try await until("failed") { model.content == .failed(StoreFailure(.closed, in: Words(.es))) }
    #expect(!model.isLoading)
    test.log.heal()
    model.reload()
    try await until("one") { model.content.value?.count == 1 }
  }

  @Test("is released when nothing refers to it")
  func goes() async throws {
    var model: WorklistModel<MemoryLog>? = model(.mine)
    weak let gone = model
    #expect(model != nil)
    model = nil
    try await comesTrue { gone == nil }
  }
}
