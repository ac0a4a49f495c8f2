import ClaimsDomain
import ClaimsKernel
import Descriptions
import EventSourcing

/// The settings of a server of JSON lines.
public struct JSONLinesOptions: Sendable {
  /// Sets the kernel's clock to what a command says under `at`; nil if the clock is the
  /// system's, and no command may say it.
  public var setClock: (@Sendable (Instant) -> Void)?
  /// Sends what falls due while the server runs; nil for nobody.
  public var timer: TickTimer?
  /// Where it is recorded what clients are shown, before they are; nil for nowhere.
  public var reads: ReadLog?
  /// How many requests may wait for an answer, or their answer to be taken, before reading stops.
  public var inFlight = 1024
  /// How many subscriptions a client may have at once; one more is refused with `tooMany`.
  public var subscriptions = 1024
  /// The bounds of answers to queries, and of the slices that are subscribed to.
  public var bounds = AnswerBounds()
  /// How many bytes of what slices were told last are kept, to tell differences; a slice that does
  /// not fit is told whole.
  public var keptBytes = 64 << 20
  /// The language of refusals if `initialize` names none; nil for the words that logs use.
  public var language: Language?
  /// No jobs are run and no input is read while this many bytes wait to be taken.
  public var waitingBytes = 8 << 20

  /// Creates the built-in settings: the system's clock, no timer, no log of reads.
  public init() {}

  func recorder(_ face: ReadFace) -> ReadRecorder? { reads.map { ReadRecorder($0, face) } }
}

/// What the host of a server has to do now.
public enum JSONLinesNeed: Sendable, PrintsFields {
  /// `take` has something to hand out.
  case output
  /// `work` has something to do.
  case work
  /// Reading may go on after a pause.
  case reading
}
