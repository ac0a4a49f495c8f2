import ClaimsDomain
import EventSourcing
import StateMachineTesting

/// A property as a specification.
///
/// Source: Specs/Lifecycles/Property.md.
public struct PropertyMachine: AggregateMachine {
  public typealias Machine = PropertyDecider

  public var rules = ClaimRules.builtIn
  public var lifecycle = PropertyDecider.lifecycle

  public init() {}

  public func isTerminal(_ property: RegisteredProperty) -> Bool {
    property.status == .archived || property.status == .erased
  }

  public func violation(in property: RegisteredProperty) -> String? {
    if property.status == .none {
      return property == RegisteredProperty() ? nil : "a property before it is registered"
    }
    if property.status == .erased { return property.keptText }
    let details = property.details
    if property.owner.isEmpty { return "nobody's property" }
    if details.title?.isEmpty ?? true { return "no title" }
    if details.address?.street.isEmpty ?? true { return "no address" }
    if details.kind ?? .unspecified == .unspecified { return "no kind" }
    if details.areaSquareCentimetres == 0 { return "no area at all" }
    if property.rooms.contains(where: { $0.name.isEmpty || $0.kind == .unspecified }) {
      return "a room without a name or a kind"
    }
    if Set(property.rooms.map(\.id)).count < property.rooms.count { return "one room twice" }
    return (property.status == .archived) == (property.archivedAt != nil) ? nil : "no time"
  }

  public func fault(
    of step: Transition<
      RegisteredProperty, Attempt<PropertyDecider>,
      Result<[PropertyEvent], Refusal>
    >
  ) -> String? {
    guard case .success(let events) = step.response else { return nil }
    if step.before.owner != step.after.owner, step.before.status != .none {
      guard case .propertyTransferred = events.first else { return "sold unawares" }
    }
    if step.after.status == .archived, step.command.relatedFacts.openClaims > 0 {
      return "archived while a claim is open"
    }
    return nil
  }

  /// The address of the property that is registered: no state, ZIP code or country.
  public static let address = PropertyAddress(
    street: "Main Street 1", city: "Springfield", state: "", zip: "", country: "")

  /// Returns a room that is a kitchen, whatever its name, with this number as its id.
  public static func room(_ number: UInt64, _ name: String = "Kitchen") -> PropertyRoom {
    PropertyRoom(id: Identifier(high: 0, low: number), name: name, kind: .kitchen)
  }

  public func alphabet(in property: RegisteredProperty) -> Alphabet<Attempt<PropertyDecider>> {
    let (carla, gina, ada) = (ActorID("carla"), ActorID("gina"), ActorID("ada"))
    let free = PropertyRelatedFacts(isOwnerRegistered: true)
    let named = PropertyRelatedFacts(openClaims: 1, isOwnerRegistered: true)
    var attempts: [Attempt<PropertyDecider>] = []
    for command in Self.commands {
      attempts.append(Attempt(command, by: carla, as: .claimant, among: free))
      attempts.append(Attempt(command, by: gina, as: .agent, among: free))
      attempts.append(Attempt(command, by: ada, as: .administrator, among: named))
      attempts.append(Attempt(command, by: gina, as: .agent, among: PropertyRelatedFacts()))
      attempts.append(Attempt(command, by: ActorID("dario"), as: .claimant, among: named))
    }
    attempts += Attempt.erasures(among: free) { .erasePropertyData(ErasePropertyData(reason: $0)) }
    return Alphabet(attempts)
  }

  private static var commands: [PropertyCommand] {
    let whole = PropertyDetails(title: "Home", address: address, kind: .house)
    var commands: [PropertyCommand] = [
      .registerProperty(RegisterProperty(owner: ActorID("dario"), details: whole)),
      .registerProperty(RegisterProperty(details: whole)),
      .registerProperty(RegisterProperty(owner: ActorID("dario"), details: PropertyDetails())),
      .editProperty(EditProperty(details: PropertyDetails())),
    ]
    for title in ["", "Home", "Office"] {
      commands.append(.editProperty(EditProperty(details: PropertyDetails(title: title))))
    }
    for area in [0, 1, 2] as [UInt64] {
      commands.append(
        .editProperty(EditProperty(details: PropertyDetails(areaSquareCentimetres: area))))
    }
    for number in [1, 2] as [UInt64] {
      for name in ["", "Kitchen", "Cellar"] {
        commands.append(.addRoom(AddRoom(room: room(number, name))))
        commands.append(.editRoom(EditRoom(room: room(number, name))))
      }
      commands.append(.removeRoom(RemoveRoom(room: room(number).id)))
    }
    for owner in ["", "carla", "dario"] {
      commands.append(
        .transferProperty(TransferProperty(owner: ActorID(owner), reason: "sold")))
    }
    for reason in ["", "sold"] {
      commands.append(.archiveProperty(ArchiveProperty(reason: reason)))
    }
    return commands
  }
}
