import EventSourcing

/// The words of a claim's region: a small machine beside the status, with the claim's own verbs,
/// guards and events. Roles and guards of its steps are in the claim's rows.
public enum RegionWords<Status: CodedEnum>: Vocabulary {
  public typealias Status = Status
  public typealias Verb = ClaimVerb
  public typealias Role = ClaimsDomain.Role
  public typealias Rule = Guard<ClaimDecider>
  public typealias EventKind = ClaimEventKind
}

/// A region of the claim: what its table allows, and how a claim's status in it is read.
///
/// Read out of the table once, since decisions ask at every command.
struct ClaimRegion: Sendable {
  /// By each verb's code: a bit for every status in which it has a row, and their names.
  private let allowed: [UInt64]
  private let expected: [String]
  /// By each status's code.
  private let names: [String]
  /// That of the statuses.
  private let schemaName: StaticString
  private let status: @Sendable (Claim) -> UInt32

  init<Status>(
    _ lifecycle: Lifecycle<RegionWords<Status>>, status: @escaping @Sendable (Claim) -> UInt32
  ) {
    var allowed = [UInt64](
      repeating: 0, count: 1 + ClaimVerb.allCases.reduce(0) { max($0, Int($1.rawValue)) })
    var expected = [String](repeating: "", count: allowed.count)
    for verb in ClaimVerb.allCases {
      let code = Int(verb.rawValue)
      for step in lifecycle.steps where step.verb == verb {
        for status in step.from { allowed[code] |= 1 << UInt64(status.rawValue) }
      }
      expected[code] = lifecycle.statusNames(on: verb)
    }
    self.allowed = allowed
    self.expected = expected
    var names = [String](repeating: "", count: UInt64.bitWidth)
    for status in Status.allCases { names[Int(status.rawValue)] = status.name.description }
    self.names = names
    schemaName = Status.schemaName
    self.status = status
  }

  func allows(_ verb: ClaimVerb, on claim: Claim) -> Bool {
    allowed[Int(verb.rawValue)] >> UInt64(status(claim)) & 1 != 0
  }

  /// The statuses in which a verb has a row, and the one that was found instead.
  func violation(of verb: ClaimVerb, on claim: Claim) -> Violation {
    Violation(
      expected: .names(expected[Int(verb.rawValue)], in: schemaName),
      found: .names(names[Int(status(claim))], in: schemaName))
  }
}

extension Guard<ClaimDecider> {
  /// Refuses what the region's own table has no row for.
  ///
  /// - Parameters:
  ///   - asked: the verb that the table is asked about instead, for commands that the region does
  ///     not know: they wait until this one is possible.
  ///   - finding: what is said in place of the statuses; nil if another guard says it.
  init(
    _ code: RefusalCode, called id: StaticString = #function, by region: ClaimRegion,
    asking asked: ClaimVerb? = nil, _ finding: (@Sendable (Claim) -> Violation?)? = nil
  ) {
    self.init(
      onVerb: { verb, claim in
        let verb = asked ?? verb
        guard !region.allows(verb, on: claim) else { return nil }
        guard let finding else { return region.violation(of: verb, on: claim) }
        return finding(claim)
      }, code, called: id)
  }
}

extension Lifecycle {
  /// The statuses in which a verb has a row, separated by commas.
  func statusNames(on verb: Words.Verb) -> String {
    var names = ""
    for step in steps where step.verb == verb {
      for status in step.from { names += (names.isEmpty ? "" : ", ") + status.name.description }
    }
    return names
  }
}
