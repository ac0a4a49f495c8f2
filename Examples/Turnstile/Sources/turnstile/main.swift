import Foundation
import StateMachineTesting
import Turnstiles

/// Explores the specification, drives every edge of it on the system, then tries at random.
func check<System: SystemUnderTest>(
  _ make: @escaping () -> System
) async throws where System.Spec == TurnstileSpecification {
  let checker = Checker(TurnstileSpecification(), settings: Settings(seed: 1))
  let explored = checker.explore()
  print(explored.summary)
  print(try await checker.conform(to: explored, on: make))
  let report = try await checker.check(make)
  print(report)
  try report.requireCoverage(.everyTransition, of: explored.coverage)
  print("every step from status to status was taken: \(report.coverage.steps.count)")
}

do {
  switch CommandLine.arguments.dropFirst() {
  case [], ["1"]: try await check { FirstFirmware() }
  case ["2"]: try await check { SecondFirmware() }
  default:
    print("usage: turnstile [1|2]: which firmware to check; exits with 0 passed, 1 failed, 2 usage")
    exit(2)
  }
} catch {
  print("\n\(error)")
  exit(1)
}
