import StateMachineTesting
import Testing

@Suite("Programs make the system as the check does")
struct CallSiteTests {
  struct Counting: Specification {
    let initial = 0
    func commands(in state: Int) -> Generator<Int> { .integer(in: 1...9) }
    func apply(_ command: Int, to state: inout Int) -> Int {
      state += command
      return state
    }
  }

  /// Counts up to a limit only.
  struct Counter: SystemUnderTest {
    typealias Spec = Counting
    let limit: Int
    let name: String
    var count = 0
    init(limit: Int, name: String = "") { (self.limit, self.name) = (limit, name) }
    mutating func perform(_ command: Int) -> Int {
      count = min(limit, count + command)
      return count
    }
  }

  private let checker = Checker(Counting(), settings: Settings(seed: 1))

  private func program(_ check: () async throws -> some Sendable) async throws -> String {
    let found = try await #require(throws: FailingCase.self) { _ = try await check() }
    return found.program
  }

  @Test("with its arguments, braces and brackets in strings too")
  func arguments() async throws {
    let plain = try await program { try await checker.check { Counter(limit: 7) } }
    #expect(
      plain.hasSuffix(".run(steps) { StateMachineTestingTests.CallSiteTests.Counter(limit: 7) }\n"))
    #expect(
      plain.contains("// The system as the check makes it: give it what is not known here.\n"))
    let texts = try await program {
      try await checker.run([5, 6]) {
        Counter(limit: 3 + (2 * 2), name: "a } ) \" b")
      }
    }
    #expect(texts.contains(#".Counter(limit: 3 + (2 * 2), name: "a } ) \" b") }"#))
  }

  @Test("of what is made in another way only the type is told")
  func others() async throws {
    func make() -> Counter { Counter(limit: 7) }
    for program in [
      try await program { try await checker.check(make) },
      try await program { try await checker.check { make() } },
      try await program {
        _ = try await checker.check(make)
        return try await checker.check { Counter(limit: 9) }
      },
      try await program { try await checker.check({ Counter(limit: 7) }, line: 0) },
      try await program { try await checker.check({ Counter(limit: 7) }, column: 0) },
      try await program {
        try await checker.check {
          let limit = 7
          return Counter(limit: limit)
        }
      },
    ] {
      #expect(
        program.hasSuffix(".run(steps) { StateMachineTestingTests.CallSiteTests.Counter() }\n"))
      #expect(!program.contains("// The system"))
    }
  }
}
