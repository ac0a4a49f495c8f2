import ClaimsDomain
import ClaimsTesting
import EventSourcing
import StateMachineTesting

let eur = Currency("EUR")!
let usd = Currency("USD")!

func euros(_ minorUnits: Int64) -> Money { Money(minorUnits, eur) }

func context(
  _ sender: ClaimSender, rules: ClaimRules = .builtIn, related: ClaimStatus? = nil
) -> ClaimContext {
  sender.context(rules, related: related)
}

func payment(_ number: UInt64) -> Identifier { ClaimMachine.payment(number) }

/// The claim with one reopening allowed, so that the whole space is finite and small, explored
/// with amounts 0, 1 and 2.
enum ExploredClaim {
  static let machine = ClaimMachine(rules: ClaimRules(reopenLimit: 1))
  static let exploration = Exploration(of: machine)
}
