import EventSourcing

extension PropertyDecider {
  public static func opposite(
    of command: PropertyCommand, on before: RegisteredProperty, isLatest: Bool,
    because reason: String
  ) -> PropertyCommand? {
    switch command {
    case .addRoom(let add): .removeRoom(RemoveRoom(room: add.room.id))
    case .removeRoom(let remove):
      before.rooms.first { $0.id == remove.room }.map { .addRoom(AddRoom(room: $0)) }
    case .editRoom(let edit):
      isLatest
        ? before.rooms.first { $0.id == edit.room.id }.map { .editRoom(EditRoom(room: $0)) } : nil
    case .transferProperty:
      isLatest
        ? .transferProperty(TransferProperty(owner: before.owner, reason: reason)) : nil
    default: nil
    }
  }
}
