import EventSourcing

/// The words of a claim's region: a small machine beside the status, with the claim's own verbs,
/// guards and events. Roles and guards of its steps stand in the claim's rows.
public enum RegionWords<Status: CodedEnum>: Vocabulary {
  public typealias Status = Status
  public typealias Verb = ClaimVerb
  public typealias Role = ClaimsDomain.Role
  public typealias Rule = Guard<ClaimDecider>
  public typealias EventKind = ClaimEventKind
}

/// A region of the claim: its table, and where a claim stands in it.
struct ClaimRegion<Status: CodedEnum>: Sendable {
  let lifecycle: Lifecycle<RegionWords<Status>>
  let status: @Sendable (Claim) -> Status
}

extension Guard<ClaimDecider> {
  /// Refuses what the region's own table has no row for.
  ///
  /// - Parameters:
  ///   - asked: the verb that the table is asked about instead, for commands that the region does
  ///     not know: they wait until this one is possible.
  ///   - statuses: those that have this code, if others have another one; nil for all.
  ///   - finding: what is said in place of the statuses.
  init<Status>(
    _ code: RefusalCode, called id: StaticString = #function, by region: ClaimRegion<Status>,
    asking asked: ClaimVerb? = nil, in statuses: [Status]? = nil,
    _ finding: (@Sendable (Claim) -> Violation)? = nil
  ) {
    self.init(
      onVerb: { verb, claim in
        let (verb, status) = (asked ?? verb, region.status(claim))
        guard region.lifecycle.step(from: status, on: verb) == nil,
          statuses?.contains(status) ?? true
        else { return nil }
        return finding?(claim) ?? region.lifecycle.violation(of: verb, in: status)
      }, code, called: id)
  }
}

extension Lifecycle {
  /// The statuses in which a verb has a row, and the one that was found instead.
  func violation(of verb: Words.Verb, in status: Words.Status) -> Violation {
    var names = ""
    for step in steps where step.verb == verb {
      for status in step.from { names += (names.isEmpty ? "" : ", ") + status.name.description }
    }
    return Violation(expected: .value(names), found: .code(status))
  }
}
