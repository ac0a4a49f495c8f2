import Foundation
import TestSupport
import Testing

@testable import StateMachineTesting

@Suite("Program", .long)
struct ProgramTests {
  private func failing(_ check: () async throws -> Report) async throws -> FailingCase {
    try await #require(throws: FailingCase.self) { try await check() }
  }

  private let checker = Checker(Turnstile(fare: 4), settings: Settings(seed: 1))

  /// Every sample assigned to a constant of its type.
  private var samples: String {
    var writer = SwiftWriter()
    let lines = SwiftSourceTests.samples.enumerated().map { place, entry in
      "let sample\(place): Sample = \(writer.source(of: entry.sample))\n"
    }
    return writer.modules.sorted().map { "import \($0)\n" }.joined() + lines.joined()
  }

  @Test("a failing case is printed as a program of a few lines")
  func text() async throws {
    let found = try await failing { try await checker.check { ForgetfulTurnstile() } }
    #expect(
      found.program == """
        import StateMachineTesting
        import StateMachineTestingTests

        let steps: [StateMachineTestingTests.Turnstile.Command] = [
          .insert(StateMachineTestingTests.Turnstile.Coin.cents(1)),
          .service(by: StateMachineTestingTests.Turnstile.Technician(name: "a", level: 0), notes: [""]),
          .push,
        ]
        // If the initialiser takes other arguments, give it these.
        try await Checker(StateMachineTestingTests.Turnstile(fare: 4)).run(steps) { StateMachineTestingTests.ForgetfulTurnstile() }

        """)
  }

  @Test("the commands of a failing case fail again when they are run by hand")
  func again() async throws {
    let steps: [Turnstile.Command] = [
      .insert(.cents(1)), .service(by: .init(name: "a", level: 0), notes: [""]), .push,
    ]
    let found = try await failing { try await checker.run(steps) { ForgetfulTurnstile() } }
    #expect(found.found == "refused(missing: 4)")
    #expect(try await checker.run(steps).runs == 1)
  }

  @Test(
    "the program of a failing case compiles, and so does every value",
    .enabled(if: Compiler.isThere, "no swiftc or no module to import was found"))
  func compiles() async throws {
    let compiler = try #require(Compiler())
    var crashing = checker
    crashing.settings.crashes = 0.1
    let programs = [
      try await failing { try await checker.check { ForgetfulTurnstile() } }.program,
      try await failing { try await crashing.check { LosingTurnstile() } }.program,
      try await failing {
        try await Checker(ModestTurnstile(), settings: Settings(seed: 1)).walk()
      }.program,
      samples,
    ]
    #expect(programs[1].contains(".crashAndReopen,"))
    for program in programs {
      #expect(try compiler.errors(in: program) == "", "\(program)")
    }
    // A check that cannot fail would be useless.
    let broken = programs[0].replacing("insert(", with: "insertNone(")
    #expect(try compiler.errors(in: broken).contains("has no member 'insertNone'"))
  }
}
