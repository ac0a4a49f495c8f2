import ClaimsTesting
import EventSourcing
import StateMachineTesting
import TestSupport

@testable import ClaimsDomain

/// The claim as exploration finds it, from every side, with the amounts 0, 1 and 2.
enum ExploredClaim {
  /// Every verb with everything that it can say; for walks, and for cells of the table.
  static let machine = ClaimMachine(.everything)

  /// Each side, as far as it takes to meet every row, each of its outcomes and every step of a region from some
  /// side. `.ci/check_exploration` explores each to its end, by a release build.
  static let sides = ClaimView.sides.map {
    Exploration(of: ClaimMachine($0), limit: sized(40_000, atLeast: states[$0.name] ?? 400))
  }

  /// Every region together.
  static let whole = Exploration(of: ClaimMachine(.whole), limit: sized(10_000, atLeast: 800))

  /// Where 400 states are too few for what no other side meets. `facts` is complete.
  private static let states = [
    "people": 3_700, "parts": 3_700, "decisions": 1_300, "expenses": 1_300, "frauds": 1_300,
    "facts": 1_200, "writeOffs": 1_000, "regions": 800, "cover": 800, "money": 600,
    "documents": 600,
  ]

  static var all: [Exploration<ClaimMachine>] { sides + [whole] }

  /// Every step from status to status that was taken from any side.
  static let coverage = {
    var coverage = sides[0].coverage
    for side in sides.dropFirst() { coverage.add(side.coverage) }
    return coverage
  }()

  /// The steps that were taken in a region: `open approve approved`.
  static func taken(in region: String) -> Set<String> {
    Set(
      (coverage.steps + whole.coverage.steps).filter { $0.region == region }
        .map { "\($0.from) \($0.verb) \($0.to)" })
  }

  /// A reachable claim in every status: the first one of each.
  static let examples: [ClaimStatus: Claim] = Dictionary(
    sides.flatMap { $0.states }.map { ($0.status, $0) }, uniquingKeysWith: { one, _ in one })
}
