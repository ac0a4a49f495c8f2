import ClaimsTesting
import EventSourcing
import StateMachineTesting

@testable import ClaimsDomain

/// The property's table, as its tests have it.
enum PropertyCases {
  typealias Attempted = Attempt<PropertyDecider>

  static let noon = ClaimSender.noon
  static let (carla, dario) = (ActorID("carla"), ActorID("dario"))
  static let registered = PropertyRelatedFacts(isOwnerRegistered: true)
  static let details = PropertyDetails(
    title: "Home", address: PropertyMachine.address, kind: .house, areaSquareCentimetres: 900_000)
  static let (kitchen, cellar) = (PropertyMachine.room(1), PropertyMachine.room(2, "Cellar"))

  static func by(_ command: PropertyCommand, among relatedFacts: PropertyRelatedFacts = registered)
    -> Attempted
  {
    by(.claimant, command, among: relatedFacts)
  }

  static func by(
    _ role: Role, _ command: PropertyCommand,
    among relatedFacts: PropertyRelatedFacts = registered
  ) -> Attempted {
    let actor = role == .claimant ? carla : ActorID("gina")
    return Attempt(command, by: actor, as: role, among: relatedFacts)
  }

  /// A property of Carla's with a kitchen.
  static func home(
    _ status: PropertyStatus = .active, rooms: [PropertyRoom] = [kitchen]
  ) -> RegisteredProperty {
    var property = RegisteredProperty()
    (property.status, property.owner, property.details) = (status, carla, details)
    (property.rooms, property.registeredAt) = (rooms, noon)
    if status == .archived { property.archivedAt = noon }
    return property
  }

  private static let keepers: [Role] = [.claimant, .agent, .assessor, .handler]

  static let table = TableCases<PropertyMachine>(
    cells: [
      .registerProperty: .init([.none], keepers), .editProperty: .init([.active], keepers),
      .addRoom: .init([.active], keepers), .editRoom: .init([.active], keepers),
      .removeRoom: .init([.active], keepers),
      .transferProperty: .init([.active], [.claimant, .agent, .handler]),
      .archiveProperty: .init([.active], [.claimant, .agent, .handler, .administrator]),
      .erasePropertyData: .init([.archived], [.administrator]),
    ],
    states: [RegisteredProperty(), home(), home(.archived), home(.erased)], rows: rows,
    guards: guards,
    page: SpecificationPage("Specs/Lifecycles/Property.md"),
    explored: { [explored] }, erasing: erasure)

  private static let erasure = ErasureCases<PropertyDecider>(
    "H08", on: { home($0) }, among: PropertyRelatedFacts(),
    { .erasePropertyData(ErasePropertyData(reason: $0)) },
    { .propertyDataErased(PropertyDataErased(reason: $0, at: $1)) }, to: { $0.status = .erased })

  static let explored = Exploration(of: PropertyMachine())

  static func transfer(_ owner: String, _ reason: String = "sold") -> PropertyCommand {
    .transferProperty(TransferProperty(owner: ActorID(owner), reason: reason))
  }

  static func archive(_ reason: String = "sold") -> PropertyCommand {
    .archiveProperty(ArchiveProperty(reason: reason))
  }

  static func edit(_ details: PropertyDetails) -> PropertyCommand {
    .editProperty(EditProperty(details: details))
  }

  static let rows: [RowCase<PropertyDecider>] = [
    RowCase(
      "H01", by(.registerProperty(RegisterProperty(owner: dario, details: details))),
      on: RegisteredProperty(),
      [.propertyRegistered(PropertyRegistered(owner: carla, details: details, at: noon))]
    ) {
      ($0.status, $0.owner) = (.active, carla)
      ($0.details, $0.registeredAt) = (details, noon)
    },
    RowCase(
      "H01", by(.agent, .registerProperty(RegisterProperty(owner: dario, details: details))),
      on: RegisteredProperty(),
      [.propertyRegistered(PropertyRegistered(owner: dario, details: details, at: noon))]
    ) {
      ($0.status, $0.owner) = (.active, dario)
      ($0.details, $0.registeredAt) = (details, noon)
    },
    RowCase(
      "H02",
      by(edit(PropertyDetails(title: "Home", areaSquareCentimetres: 800_000, notes: "gabled"))),
      on: home(),
      [
        .propertyEdited(
          PropertyEdited(
            details: PropertyDetails(areaSquareCentimetres: 800_000, notes: "gabled"),
            effective: noon))
      ]
    ) { ($0.details.areaSquareCentimetres, $0.details.notes) = (800_000, "gabled") },
    RowCase(
      "H03", by(.addRoom(AddRoom(room: cellar))), on: home(), [.roomAdded(RoomAdded(room: cellar))]
    ) { $0.rooms = [kitchen, cellar] },
    RowCase(
      "H04", by(.editRoom(EditRoom(room: PropertyMachine.room(1, "Larder")))), on: home(),
      [.roomEdited(RoomEdited(room: PropertyMachine.room(1, "Larder"), effective: noon))]
    ) { $0.rooms[0].name = "Larder" },
    RowCase(
      "H05", by(.removeRoom(RemoveRoom(room: kitchen.id))), on: home(rooms: [kitchen, cellar]),
      [.roomRemoved(RoomRemoved(room: kitchen.id))]
    ) { $0.rooms = [cellar] },
    RowCase(
      "H06", by(transfer("dario")), on: home(),
      [.propertyTransferred(PropertyTransferred(from: carla, owner: dario, reason: "sold"))]
    ) { $0.owner = dario },
    RowCase(
      "H07", by(archive()), on: home(),
      [.propertyArchived(PropertyArchived(reason: "sold", at: noon))]
    ) { ($0.status, $0.archivedAt) = (.archived, noon) },
  ]

  private static func areaFault(_ command: PropertyCommand, _ area: UInt64) -> Case {
    Case(
      .areaInvalid, by(command),
      on: command.kind == .registerProperty ? RegisteredProperty() : home(),
      expected: "1 to 1000000000000 square centimetres", found: "\(area)")
  }

  private typealias Case = GuardCase<PropertyDecider>

  private static func sized(_ area: UInt64) -> PropertyRoom {
    var room = cellar
    room.areaSquareCentimetres = area
    return room
  }

  static let guards: [GuardCase<PropertyDecider>] = [
    Case(
      .ownerMissing, by(.agent, .registerProperty(RegisterProperty(details: details))),
      expected: "owner"),
    Case(
      .ownerUnknown,
      by(
        .agent, .registerProperty(RegisterProperty(owner: dario, details: details)),
        among: PropertyRelatedFacts()), found: "dario"),
    Case(
      .propertyIncomplete, by(.registerProperty(RegisterProperty())),
      expected: "title, address, kind"),
    Case(
      .propertyIncomplete,
      by(
        .registerProperty(
          RegisterProperty(
            details: PropertyDetails(
              title: "Home", address: PropertyAddress(street: "Main Street 1"), kind: .house)))),
      expected: "address"),
    areaFault(
      .registerProperty(
        RegisterProperty(
          details: PropertyDetails(
            title: "Home", address: PropertyMachine.address, kind: .house, areaSquareCentimetres: 0)
        )), 0),
    Case(.nothingEdited, by(edit(PropertyDetails(title: "Home", notes: ""))), on: home()),
    Case(.fieldTakenAway, by(edit(PropertyDetails(title: ""))), on: home(), expected: "title"),
    Case(
      .fieldTakenAway, by(edit(PropertyDetails(kind: .unspecified))), on: home(), expected: "kind"),
    areaFault(edit(PropertyDetails(areaSquareCentimetres: 0)), 0),
    areaFault(
      edit(PropertyDetails(areaSquareCentimetres: 1_000_000_000_001)), 1_000_000_000_001),
    Case(
      .roomIncomplete, by(.addRoom(AddRoom(room: PropertyRoom()))), on: home(),
      expected: "id, name, kind"),
    Case(
      .roomIDTaken, by(.addRoom(AddRoom(room: kitchen))), on: home(), found: kitchen.id.text),
    areaFault(.addRoom(AddRoom(room: sized(0))), 0),
    Case(
      .roomUnknown, by(.editRoom(EditRoom(room: cellar))), on: home(), found: cellar.id.text),
    Case(
      .roomIncomplete, by(.editRoom(EditRoom(room: PropertyMachine.room(1, " ")))), on: home(),
      expected: "name"),
    Case(.roomUnchanged, by(.editRoom(EditRoom(room: kitchen))), on: home()),
    Case(
      .areaInvalid, by(.editRoom(EditRoom(room: sized(0)))), on: home(rooms: [cellar]),
      expected: "1 to 1000000000000 square centimetres", found: "0"),
    Case(
      .roomUnknown, by(.removeRoom(RemoveRoom(room: cellar.id))), on: home(), found: cellar.id.text),
    Case(.ownerMissing, by(transfer("")), on: home(), expected: "owner"),
    Case(.ownerUnchanged, by(transfer("carla")), on: home(), found: "carla"),
    Case(
      .ownerUnknown, by(transfer("dario"), among: PropertyRelatedFacts()), on: home(),
      found: "dario"),
    Case(.reasonMissing, by(transfer("dario", " ")), on: home(), expected: "reason"),
    Case(
      .propertyInUse, by(archive(), among: PropertyRelatedFacts(openClaims: 2)), on: home(),
      expected: "no open claim"),
    Case(
      .propertyInUse, by(.handler, archive(), among: PropertyRelatedFacts(openClaims: 2)),
      on: home(), expected: "no open claim", found: "2"),
    Case(.reasonMissing, by(archive("")), on: home(), expected: "reason"),
  ]
}
