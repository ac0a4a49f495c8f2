import ClaimsTesting
import EventSourcing
import StateMachineTesting
import TestSupport

@testable import ClaimsDomain

/// The claim as exploration finds it, from every side, with the amounts 0, 1 and 2.
enum ExploredClaim {
  /// Every verb with everything that it can say; for walks, and for cells of the table.
  static let machine = ClaimMachine(.everything)

  /// Each side: to its end, or as far as there is time for at every change. With so many states, all rows
  /// and their outcomes are met from some side, and eleven sides are complete.
  static let sides = ClaimView.sides.map {
    Exploration(of: ClaimMachine($0), limit: sized(40_000, atLeast: 4_300))
  }

  /// Every region together, as far as there is time for at every change.
  static let whole = Exploration(
    of: ClaimMachine(.whole), limit: sized(10_000, atLeast: 1_500))

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
