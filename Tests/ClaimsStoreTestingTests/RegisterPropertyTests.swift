import Claims
import ClaimsStoreTesting
import StateMachineTesting
import Testing

@Suite("Registering somebody")
struct RegisterPropertyTests {
  @Test("is forecast as it is then answered, whatever the name")
  func forecast() async throws {
    try await forAll("names", .text(), Settings(runs: 200)) { name in
      let store = try TestStore().store
      let ada = ActorID("ada")
      let register = RegisterActor(actor: ada, name: name, roles: [.administrator])
      let command = CommandEnvelope(
        id: Identifier(high: 0xada, low: 1), actor: ada, role: .administrator, person: ada,
        command: .registerActor(register))
      let forecast = try await store.forecast(command)
      return try await store.send(command).isAccepted != forecast.isRefused
    }
  }
}
