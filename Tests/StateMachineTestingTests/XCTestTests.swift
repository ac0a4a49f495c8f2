import StateMachineTesting
import XCTest

/// That the library works with tests that are written with XCTest.
final class XCTestTests: XCTestCase {
  func testWhatAgreesPasses() async throws {
    let report = try await Checker(Account(), settings: Settings(runs: 20, seed: 1)).check {
      Imitation(Account())
    }
    XCTAssertEqual(report.runs, 20)
  }

  func testWhatFailsIsThrownAndTellsEverything() async {
    do {
      try await Checker(Account(), settings: Settings(seed: 1)).check { ForgetfulBank() }
      XCTFail("a bank that forgets passed")
    } catch {
      XCTAssertTrue("\(error)".contains("deposit(16)  balance(16)"), "\(error)")
    }
  }
}
