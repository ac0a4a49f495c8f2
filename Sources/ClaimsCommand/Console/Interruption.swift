import ClaimsDomain
import ClaimsKernel
import Synchronization

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// What an interrupt tells: what is safe, and how to go on.
enum Interruption {
  // `nonisolated(unsafe)`: set before signals are caught, and never freed. A signal handler, which may
  // neither lock nor allocate, writes it.
  nonisolated(unsafe) private static var words: UnsafeMutableBufferPointer<UInt8>?

  /// Has this told if a signal ends the process.
  static func expect(_ wording: Phrase, in language: Language) {
    let text = (isatty(2) == 1 ? "\r\u{1b}[K" : "") + "claims: " + wording[language] + "\n"
    let bytes = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: text.utf8.count)
    _ = bytes.initialize(from: text.utf8)
    words = bytes
    resume()
  }

  /// The same again, after others handled signals.
  static func resume() {
    guard words != nil else { return }
    EndingSignals.handle { number in
      Interruption.tell()
      EndingSignals.release()
      raise(number)
    }
  }

  private static let ended = Atomic(false)

  /// Whether Ctrl-C was pressed since `expectEnd`.
  static var isEnded: Bool { ended.load(ordering: .relaxed) }

  /// Has Ctrl-C end what goes on without end, which then looks at `isEnded`. Nothing is told: it is no failure. Pressed
  /// again, it ends the process.
  static func expectEnd() {
    ended.store(false, ordering: .relaxed)
    EndingSignals.handle { number in
      if number == SIGINT, !Interruption.ended.exchange(true, ordering: .relaxed) { return }
      EndingSignals.release()
      raise(number)
    }
  }

  /// For those who handle signals in other ways.
  static func tell() {
    guard let words else { return }
    _ = write(2, words.baseAddress, words.count)
  }
}

extension Verb {
  /// What is safe if it is interrupted, and how to go on; nil for a verb that says so itself, or has
  /// nothing to say.
  var whenInterrupted: Phrase? {
    switch self {
    case .import, .sync, .tick, .flows, .seal: Phrase(.interruptedWhatIsWrittenStays)
    case .backup, .archive, .salvage: Phrase(.interruptedLogIsAsItWas)
    case .blob: Phrase(.interruptedBlobsAreWhole)
    case .demo: Phrase(.interruptedDemo)
    case .explore, .diagram, .spec, .conform, .map, .schema, .completion:
      Phrase(.interruptedNothingWasWritten)
    case .shell, .new, .send, .outbox, .serve, .bench: nil
    default: Phrase(.interruptedNothingWasChanged)
    }
  }
}
