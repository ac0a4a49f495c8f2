import ClaimsDomain
import EventSourcing

/// What an actor may do with a stream in one role.
public typealias ActorPermissions = (actor: ActorID, role: Role, permissions: [Permission])

/// What an actor may do with one command. Source: Specs/JSON.md, "Permissions".
public struct PermissionRow: ViewRow {
  /// Whose permission it is.
  public let actor: ActorID
  /// The role in which they would act.
  public let role: Role
  /// One command: whether it is allowed, and why not.
  public let permission: Permission

  public func show<V: RowVisitor & ~Copyable>(to fields: inout V) {
    fields.field("actor", actor)
    fields.field("role", role)
    fields.field("permission", permission)
  }

  /// A row for each command.
  public static func all(_ permissions: [ActorPermissions]) -> [PermissionRow] {
    permissions.flatMap { actor, role, commands in
      commands.map { PermissionRow(actor: actor, role: role, permission: $0) }
    }
  }
}

extension RowVisitor where Self: ~Copyable {
  /// `permissions`, if any were asked for. Source: Specs/JSON.md, "Claims".
  mutating func permissions(_ permissions: [ActorPermissions]) {
    guard !permissions.isEmpty else { return }
    objects("permissions", permissions) { row, fields in
      fields.field("actor", row.actor)
      fields.field("role", row.role)
      fields.list("commands", row.permissions)
    }
  }
}
