import ClaimsDomain
import ClaimsKernel
import EventSourcing

/// How a server of JSON lines differs from another.
public struct JSONLinesOptions: Sendable {
  /// Sets the kernel's clock to what a command says under `at`; nil if the clock is the
  /// system's, and no command may say it.
  public var setClock: (@Sendable (Instant) -> Void)?
  /// How many requests are read before one of them is answered, and the answer taken.
  public var inFlight = 1024
  public var subscriptions = 1024
  /// In which refusals are told where `initialize` does not say; nil for the words that logs use.
  public var language: Language?
  /// Nothing more is asked for, and nothing more is read, while more bytes wait to be taken.
  public var waitingBytes = 8 << 20

  public init() {}
}

/// What there is to do since somebody looked last.
public enum JSONLinesNeed: Sendable {
  /// `take` has something to hand out.
  case output
  /// `work` has something to do.
  case work
  /// Whoever paused reading may go on.
  case reading
}
