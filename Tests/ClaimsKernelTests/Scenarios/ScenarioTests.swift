import ClaimsKernel
import EventSourcing
import Foundation
import TestSupport
import Testing

@Suite("Scenarios", .serialized, .long)
struct ScenarioTests {
  @Test("every scenario matches its file", arguments: ScenarioFolder.names)
  func play(name: String) throws {
    let file = try ScenarioFolder.read(name)
    var transport = try KernelTransport()
    var verdicts = try file.scenarios.map { try $0.run(on: &transport) }
    if ProcessInfo.processInfo.environment["UPDATE_SPECS"] != nil {
      try ScenarioFolder.write(verdicts, to: name)
      verdicts = try ScenarioFolder.read(name).scenarios.map { try $0.run(on: &transport) }
    }
    for (scenario, verdict) in zip(file.scenarios, verdicts) where !verdict.passed {
      let rules = scenario.verb.map { LifecyclePages.rules(of: $0) } ?? []
      Issue.record(
        "\(name): \(([verdict.name] + verdict.differences.map(\.en) + rules).joined(separator: "\n"))"
      )
    }
    #expect(!verdicts.isEmpty)
  }

  @Test("a scenario that fails quotes the rows of its verb, from the pages")
  func quoted() throws {
    let scenario = try #require(
      try ScenarioFolder.read("ClaimPayments.json").scenarios.first { $0.verb == "stopPayment" })
    let rules = LifecyclePages.rules(of: try #require(scenario.verb))
    #expect(rules.map { String($0.prefix { $0 != ";" }) } == ["K31", "K31a", "K31b", "K31c"])
    #expect(rules.first?.hasSuffix("`PaymentStopped` → = | `PaymentFailed` → =") == true)
    #expect(LifecyclePages.rules(of: "pay") == [])
  }

  @Test("a file is written as filling it in writes it", arguments: ScenarioFolder.names)
  func form(name: String) throws {
    let text = try String(contentsOf: ScenarioFolder.url.appending(path: name), encoding: .utf8)
    for scenario in try ScenarioFolder.read(name).scenarios {
      let then = ScenarioFolder.then(scenario.then).joined(separator: "\n")
      #expect(text.contains(then), "\(name): \(scenario.name)")
    }
  }

  @Test("every verb is accepted in a scenario, and refused in another")
  func complete() throws {
    var (accepted, refused): (Set<String>, Set<String>) = ([], [])
    for scenario in try ScenarioFolder.names.flatMap({ try ScenarioFolder.read($0).scenarios }) {
      guard let verb = scenario.verb, case .object(let then) = scenario.then else { continue }
      // An empty list is a repetition.
      if case .array(let events) = then["accepted"], !events.isEmpty { accepted.insert(verb) }
      if then["refused"] != nil { refused.insert(verb) }
    }
    let verbs = Set(DomainCommand.verbs)
    #expect(verbs.subtracting(accepted) == [])
    #expect(verbs.subtracting(refused) == [])
  }

  @Test("the page names every file")
  func page() throws {
    let page = try String(
      contentsOf: ScenarioFolder.url.appending(path: "README.md"), encoding: .utf8)
    for name in ScenarioFolder.names where !name.hasPrefix("Claim") {
      #expect(page.contains("`\(name)`"), "\(name)")
    }
  }
}
