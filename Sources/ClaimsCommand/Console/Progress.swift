import ClaimsDomain
import ClaimsKernel
import Synchronization
import WriteAheadLog

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// How far long work is, in one line of a terminal: done, rate, left. Shown a few times a second,
/// and not before the work has taken half a second.
final class Progress: Sendable {
  /// That of the process: on standard error, if that is a terminal.
  static let shared = Progress(
    isShown: isatty(2) == 1,
    clock: {
      var time = timespec()
      clock_gettime(CLOCK_MONOTONIC, &time)
      return UInt64(time.tv_sec) * 1000 + UInt64(time.tv_nsec) / 1_000_000
    },
    write: { text in
      var text = text
      text.withUTF8 { _ = Output.write(UnsafeRawBufferPointer($0), to: 2) }
    })

  /// Work of one kind.
  private struct Work {
    let unit: WorkMeter.Unit
    let total: UInt64?
    /// When it began, how much was done then, and how much is done.
    let began: UInt64
    let before: UInt64
    var done: UInt64
  }

  private struct State {
    /// Some is done in parts, between which other work is done.
    var works: [WorkMeter.Unit: Work] = [:]
    var shown: UInt64 = 0
    var isOnScreen = false
    var language = Language.en
  }

  private let isShown: Bool
  private let clock: @Sendable () -> UInt64
  private let write: @Sendable (String) -> Void
  private let state = Mutex(State())

  /// - Parameter clock: milliseconds, from whenever.
  init(
    isShown: Bool, clock: @escaping @Sendable () -> UInt64,
    write: @escaping @Sendable (String) -> Void
  ) {
    (self.isShown, self.clock, self.write) = (isShown, clock, write)
  }

  /// Has the work in `body` shown, in a language.
  func showing<Answer>(
    in language: Language, _ body: () throws -> Answer
  ) rethrows -> Answer {
    guard isShown else { return try body() }
    state.withLock { $0.language = language }
    defer { clear() }
    return try WorkMeter.$current.withValue(
      WorkMeter { [self] in show($0, $1, of: $2) }, operation: body)
  }

  private func show(_ unit: WorkMeter.Unit, _ done: UInt64, of total: UInt64?) {
    let now = clock()
    state.withLock { state in
      let new = Work(unit: unit, total: total, began: now, before: done, done: done)
      var work = state.works[unit] ?? new
      if total != work.total || done < work.done { work = new }
      work.done = done
      state.works[unit] = work
      guard now >= work.began + 500, now >= state.shown + 200 else { return }
      state.shown = now
      state.isOnScreen = true
      write("\r" + Self.line(work, at: now)[state.language] + "\u{1b}[K")
    }
  }

  /// Clears the line, before anything else is told.
  func clear() {
    state.withLock { state in
      if state.isOnScreen { write("\r\u{1b}[K") }
      state.isOnScreen = false
    }
  }

  // MARK: Words

  private static func line(_ work: Work, at now: UInt64) -> Phrase {
    let unit = work.unit
    let seconds = Double(now - work.began) / 1000
    let rate = Double(work.done - work.before) / seconds
    let (done, speed) = (
      amount(work.done, of: unit), amount(UInt64(clamping: Int64(rate)), of: unit)
    )
    guard let total = work.total, total > 0, total >= work.done else {
      return Phrase(.progressSoFar, words(of: unit), done, speed)
    }
    let percent = UInt64(Double(work.done) / Double(total) * 100)
    let left = rate > 0 ? time(Double(total - work.done) / rate) : "?"
    let all = amount(total, of: unit)
    // Of what takes seconds each, the rate says nothing.
    if rate > 0, rate < 1 {
      return Phrase(.progressSlowly, words(of: unit), done, all, percent, left)
    }
    return Phrase(.progressOf, words(of: unit), done, all, percent, speed, left)
  }

  private static func words(of unit: WorkMeter.Unit) -> Phrase {
    switch unit {
    case .logRead: Phrase(.logIsRead)
    case .inputRead: Phrase(.inputIsRead)
    case .judged: Phrase(.commandsAreJudged)
    case .sent: Phrase(.commandsAreSent)
    case .streams: Phrase(.streamsAreWritten)
    case .files: Phrase(.filesAreLookedAt)
    case .states: Phrase(.statesAreExplored)
    case .walks: Phrase(.walksAreMade)
    case .scenarios: Phrase(.scenariosArePlayed)
    case .rounds: Phrase(.roundsAreMeasured)
    }
  }

  private static func amount(_ number: UInt64, of unit: WorkMeter.Unit) -> String {
    switch unit {
    case .judged, .sent, .streams, .files, .states, .walks, .scenarios, .rounds: return "\(number)"
    case .logRead, .inputRead:
      let tenths = number / 100_000
      return "\(tenths / 10).\(tenths % 10) MB"
    }
  }

  private static func time(_ seconds: Double) -> String {
    let seconds = UInt64(seconds.rounded(.up))
    if seconds < 120 { return "\(seconds) s" }
    return seconds < 7200 ? "\(seconds / 60) min" : "\(seconds / 3600) h"
  }
}
