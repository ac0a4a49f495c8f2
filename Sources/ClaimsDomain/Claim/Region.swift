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
