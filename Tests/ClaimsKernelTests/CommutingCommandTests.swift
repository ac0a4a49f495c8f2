import ClaimsDomain
import ClaimsKernel
import EventSourcing
import StateMachineTesting
import Testing

/// The invariant I14: commands commute unless something says otherwise.
@Suite("Commands to different claims")
struct CommutingCommandTests {
  @Test(
    "whichever comes first, the answers and the claims are the same",
    arguments: 1...4 as ClosedRange<UInt64>)
  func commuting(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    var commands = try RandomHistory(seed: seed, steps: 150).entries
      .filter { $0.refusal == nil }.map { try CommandEnvelope($0.command) }
    let played = try play(commands)
    #expect(played.claims.count == RandomHistory.claims)
    #expect(played.answers.values.contains { $0 == [] })
    var swapped = 0
    for _ in 0..<commands.count * 3 {
      let place = Int.random(in: 0..<commands.count - 1, using: &random)
      guard commands[place].commutes(with: commands[place + 1]) else { continue }
      commands.swapAt(place, place + 1)
      swapped += 1
    }
    #expect(swapped > commands.count / 4)
    let again = try play(commands)
    #expect(again.answers == played.answers)
    #expect(again.claims == played.claims)
  }

  private struct Played {
    var claims: [Identifier: Claim] = [:]
    /// By the command's id: the codes of a refusal, nothing if it was accepted.
    var answers: [Identifier: [RefusalCode]] = [:]
  }

  /// Plays commands into a log of its own, all of them at the same moment.
  private func play(_ commands: [CommandEnvelope]) throws -> Played {
    let kernel = try ClaimsKernel(InMemoryEventStore(), clock: { start.adding(days: 300) })
    var played = Played()
    for command in commands { played.answers[command.id] = try kernel.answers([command])[0].codes }
    try kernel.query { copy $0 }.claims.forEach { played.claims[$0.id] = $0.claim }
    return played
  }
}

extension CommandEnvelope {
  /// Two claims know nothing of one another, but for what handing in and duplicates look at.
  fileprivate func commutes(with other: CommandEnvelope) -> Bool {
    stream.category == .claim && other.stream.category == .claim && stream != other.stream
      && !(looksAtOthers && other.isLookedAt) && !(other.looksAtOthers && isLookedAt)
  }

  private var looksAtOthers: Bool {
    switch command {
    case .claim(.openDraft), .claim(.submit), .claim(.resubmit), .claim(.markDuplicate): true
    default: false
    }
  }

  private var isLookedAt: Bool {
    switch command {
    case .claim(.openDraft), .claim(.editDraft), .claim(.submit), .claim(.resubmit),
      .claim(.markDuplicate), .claim(.correctFact):
      true
    default: false
    }
  }
}
