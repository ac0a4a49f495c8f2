import ClaimsDomain
import EventSourcing

/// The state of now, behind one of the past: what a reader sees of the past is what they may see
/// now, whatever they might have seen then.
///
/// Source: Specs/Reading.md, "The past".
final class PresentState: Sendable {
  let logState: LogState
  let time: Instant

  init(_ logState: LogState, at time: Instant) { (self.logState, self.time) = (logState, time) }
}

extension LogState {
  /// The same state of the past, of which a reader sees what the present one lets them see.
  ///
  /// Who may not read which rules and codes there were before is answered by those of today.
  ///
  /// - Parameters:
  ///   - present: what holds now, and says what may be seen.
  ///   - now: when it is asked.
  ///   - access: who reads it.
  public func seen(from present: LogState, at now: Instant, as access: ReaderRoles) -> LogState {
    var past = self
    past.present = PresentState(present, at: now)
    if !access.readsRules { past.takeRegisters(of: present) }
    return past
  }

  /// The same state as it was then for those who acted in it.
  var forItsActors: LogState {
    guard present != nil else { return self }
    var past = self
    past.present = nil
    return past
  }

  /// The state that says who sees what, and when.
  func judging(at time: Instant) -> (logState: LogState, time: Instant) {
    present.map { ($0.logState, $0.time) } ?? (self, time)
  }
}
