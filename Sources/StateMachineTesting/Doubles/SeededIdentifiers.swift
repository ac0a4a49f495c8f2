import EventSourcing
import Synchronization

/// Identifiers that a seed repeats, in the same order: in place of random ones.
///
/// ```swift
/// let identifiers = SeededIdentifiers(seed: 1)
/// let command = CommandEnvelope(id: identifiers.next(), …)
/// ```
public final class SeededIdentifiers: Sendable {
  private let generator: Mutex<SeededGenerator>

  /// Creates a source of identifiers; the same seed gives the same ones.
  public init(seed: UInt64) { generator = Mutex(SeededGenerator(seed: seed)) }

  /// An identifier that was not given out before, and is not the zero one. It carries the marks
  /// of a random UUID (RFC 9562, version 4).
  @Sendable public func next() -> Identifier {
    generator.withLock { Identifier.random(using: &$0) }
  }
}
