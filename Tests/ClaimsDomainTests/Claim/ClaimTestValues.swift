import ClaimsTesting
import EventSourcing
import StateMachineTesting

@testable import ClaimsDomain

let eur = Currency("EUR")!
let usd = Currency("USD")!

func euros(_ minorUnits: Int64) -> Money { Money(minorUnits, eur) }

func context(
  _ sender: ClaimSender, rules: ClaimRules = .builtIn, related: ClaimStatus? = nil
) -> ClaimContext {
  sender.context(rules, related: related)
}

func payment(_ number: UInt64) -> Identifier { ClaimMachine.payment(number) }
