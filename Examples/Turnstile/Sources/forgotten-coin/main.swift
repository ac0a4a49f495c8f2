import StateMachineTesting
import Turnstiles

let steps: [Turnstiles.TurnstileSpecification.Command] = [
  Turnstiles.TurnstileSpecification.Command.coin,
  Turnstiles.TurnstileSpecification.Command.coin,
  Turnstiles.TurnstileSpecification.Command.key,
  Turnstiles.TurnstileSpecification.Command.key,
  Turnstiles.TurnstileSpecification.Command.coin,
]
try await Checker(Turnstiles.TurnstileSpecification()).run(steps) { Turnstiles.FirstFirmware() }
