import ClaimsDomain
import EventSourcing

/// A stream as its reader sees it, and what is left out. Source: Specs/JSON.md, "Other streams".
public struct SeenStream: ViewRow {
  /// All of the stream; `show` leaves out what the redaction names.
  public let snapshot: StreamSnapshot
  /// What the reader does not see of it.
  public let redaction: Redaction
  private let permissions: [ActorPermissions]
  private let said: Statements?

  /// - Parameters:
  ///   - snapshot: the stream as it stands.
  ///   - redaction: what the reader does not see of it.
  ///   - permissions: what an actor may do with it, if that was asked.
  ///   - said: what was said on it, if that was asked.
  public init(
    _ snapshot: StreamSnapshot, _ redaction: Redaction = .nothing,
    permissions: [ActorPermissions] = [], said: Statements? = nil
  ) {
    (self.snapshot, self.redaction) = (snapshot, redaction)
    (self.permissions, self.said) = (permissions, said)
  }

  public func show<V: RowVisitor & ~Copyable>(to fields: inout V) {
    fields.field("id", (snapshot.state as? RegisteredActor)?.id.text ?? snapshot.stream.id.text)
    fields.field("revision", snapshot.revision)
    fields.field("created", snapshot.created)
    fields.field("updated", snapshot.updated)
    let name = snapshot.stream.category.caseName?.description ?? "state"
    fields.message(name, snapshot.state, without: redaction)
    said?.show(to: &fields)
    fields.permissions(permissions)
    fields.redacted(redaction)
  }
}

/// A claim as its reader sees it, and what is left out. Source: Specs/JSON.md, "Claims".
public struct SeenClaim: ViewRow {
  /// All of the claim; `show` leaves out what the redaction names.
  public let snapshot: ClaimSnapshot
  /// What the reader does not see of it.
  public let redaction: Redaction

  /// Creates a claim as its reader sees it: all of it without a redaction.
  public init(_ snapshot: ClaimSnapshot, _ redaction: Redaction = .nothing) {
    (self.snapshot, self.redaction) = (snapshot, redaction)
  }

  public func show<V: RowVisitor & ~Copyable>(to fields: inout V) {
    snapshot.showHead(to: &fields)
    fields.message("claim", snapshot.claim, without: redaction)
    fields.redacted(redaction)
  }
}

extension StreamSnapshot: ViewRow {
  /// All of it.
  public func show<V: RowVisitor & ~Copyable>(to fields: inout V) {
    SeenStream(self).show(to: &fields)
  }
}

extension ClaimSnapshot: ViewRow {
  /// All of it.
  public func show<V: RowVisitor & ~Copyable>(to fields: inout V) {
    SeenClaim(self).show(to: &fields)
  }
}
