import ClaimsDomain
import EventSourcing

/// What an actor may do with a stream in one role.
public typealias ActorPermissions = (actor: ActorID, role: Role, permissions: [Permission])

extension Permission {
  /// Source: Specs/JSON.md, "Permissions".
  public func json(of actor: ActorID, as role: Role) -> String {
    var writer = JSONWriter()
    writer.beginObject()
    writer.member("actor", actor.text)
    writer.member("role", role.name.description)
    writer.key("permission")
    writer.message(self)
    writer.endObject()
    return writer.text
  }
}

extension JSONWriter {
  /// Writes `permissions`, if any were asked for. Source: Specs/JSON.md, "Claims".
  mutating func write(_ permissions: [ActorPermissions]) {
    guard !permissions.isEmpty else { return }
    key("permissions")
    beginArray()
    for (actor, role, permissions) in permissions {
      beginObject()
      member("actor", actor.text)
      member("role", role.name.description)
      key("commands")
      beginArray()
      for permission in permissions { message(permission) }
      endArray()
      endObject()
    }
    endArray()
  }
}
