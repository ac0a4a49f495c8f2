import ClaimsTesting
import EventSourcing
import StateMachineTesting
import Testing

@testable import ClaimsDomain

/// What the events of every vector change of the claim, field by field.
@Suite("What events change of a claim")
struct ClaimChangeTests {
  static let file = GoldenText("claim-changes.txt")

  @Test("every event changes the fields on file")
  func changes() throws { try Self.file.hold(ClaimVector.all.map { Self.line(of: $0) }) }

  /// `K05 ClaimSubmitted: status draft > submitted, submissions 0 > 1`.
  static func line(
    of vector: ClaimVector,
    fold: (ClaimEvent, inout Claim) -> Void = { ClaimDecider.evolve(&$1, $0) }
  ) -> String {
    let after = vector.events.reduce(into: vector.before) { fold($1, &$0) }
    let changes = differences(from: fieldRows(vector.before), to: fieldRows(after)).map { change in
      "\(change.path) \(change.before ?? "–") > \(change.after ?? "–")"
    }
    let line = "\(vector): " + changes.joined(separator: ", ")
    return line.replacing("\n", with: "\\n")
  }

  /// Notices what is folded otherwise.
  static let check = MutantCheck<MutatedMachine<ClaimMachine>>("what events change") { machine in
    let kept = try file.lines
    let place = ClaimVector.all.indices.first { place in
      line(of: ClaimVector.all[place], fold: { machine.fold($0, into: &$1) }) != kept[place]
    }
    return place.map { kept[$0] }
  }
}
