import Foundation

// comparison MACHINE SEED: searches one machine from one seed, and times it without its bug.
// Prints a line of JSON. The twin of comparison.py.

guard CommandLine.arguments.count == 3, let seed = UInt64(CommandLine.arguments[2]) else {
  fatalError("expected a machine and a seed")
}
let measurement =
  switch CommandLine.arguments[1] {
  case "turnstile": try await Measurement(TurnstileSpecification(), seed: seed, Turnstile.init)
  case "transactions": try await Measurement(TransactionsSpecification(), seed: seed, Store.init)
  case "ring_buffer": try await Measurement(QueueSpecification(), seed: seed, RingBuffer.init)
  case let other: fatalError("expected turnstile, transactions or ring_buffer, found \(other)")
  }
print(String(decoding: try JSONEncoder().encode(measurement), as: UTF8.self))
