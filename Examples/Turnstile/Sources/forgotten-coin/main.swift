import StateMachineTesting
import Turnstiles

let steps: [Turnstiles.TurnstileSpecification.Command] = [
  .coin,
  .coin,
  .key,
  .key,
  .coin,
]
try await Checker(Turnstiles.TurnstileSpecification()).run(steps) { Turnstiles.FirstFirmware() }
