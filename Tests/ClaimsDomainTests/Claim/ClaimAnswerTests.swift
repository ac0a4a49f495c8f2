import ClaimsTesting
import EventSourcing
import StateMachineTesting
import Testing

@testable import ClaimsDomain

@Suite("Claim answers")
struct ClaimAnswerTests {
  private let machine = ClaimMachine()

  @Test(
    "drawing and answering without a copy of the claim gives the same as with one",
    arguments: [1, 2, 3] as [UInt64])
  func withoutCopies(seed: UInt64) throws {
    var (claim, random) = (machine.initial, SeededGenerator(seed: seed))
    var (accepted, refused) = (0, 0)
    for _ in 0..<2000 {
      let seed = random.next()
      var choices = Choices(seed: seed)
      let attempt = try machine.command(in: claim, from: &choices)
      #expect(try machine.commands(in: claim).value(seed: seed) == attempt)
      var after = claim
      let response = machine.apply(attempt, to: &after)
      let answer = machine.answer(attempt, in: claim)
      #expect(answer.response == response)
      #expect((answer.after ?? claim) == after)
      if answer.after == nil { refused += 1 } else { accepted += 1 }
      claim = machine.isTerminal(after) ? machine.initial : after
    }
    #expect(accepted > 100 && refused > 100)
  }
}
