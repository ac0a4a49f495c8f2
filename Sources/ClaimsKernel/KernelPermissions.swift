import ClaimsDomain
import EventSourcing

extension ClaimsKernel {
  /// What an actor may do with a stream of any kind now; with one that does not exist, what may
  /// begin it.
  ///
  /// - Parameters:
  ///   - actor: who would act.
  ///   - role: the role in which they would.
  ///   - stream: what they would act on, which need not exist.
  ///   - asIfHeld: whether to tell what they might do if they held the role.
  ///   - access: who reads it. A stream that they do not see is as one that does not exist.
  public func permissions(
    of actor: ActorID, as role: Role, on stream: StreamID, asIfHeld: Bool = false,
    seenBy access: ReaderRoles = .whole
  ) throws(EventStoreError) -> [Permission] {
    let now = self.now
    prepare(for: stream)
    return try query { logState in
      logState.permissions(
        of: actor, as: role, on: stream, at: now, asIfHeld: asIfHeld, seenBy: access)
    }
  }
}
