import ClaimsDomain
import Descriptions
import EventSourcing

/// Which numbers a reporting app gives to the codes of its catalogs, and to its users.
///
/// Source: Specs/IncidentJSON.md, "Numbers".
public struct IncidentNumbers: Equatable, Sendable, PrintsFields {
  /// The codes of attack types, by the app's numbers.
  public var attackTypes: [UInt64: String]
  /// The codes of impacts, by the app's numbers.
  public var impacts: [UInt64: String]
  /// The names of report statuses, by the app's numbers.
  public var statuses: [UInt64: String]
  /// Whom the app knows by a number, as they are called here; all others are `user-12` and so on.
  public var users: [UInt64: String] = [:]

  /// The numbers if an app says nothing else: those of the places in the catalogs.
  public static let usual = IncidentNumbers(
    attackTypes: [
      1: "email", 2: "SMS", 3: "whatsapp", 4: "llamada", 5: "redes_sociales", 6: "otro",
    ],
    impacts: [1: "ninguno", 2: "robo_datos", 3: "cuenta_comprometida", 4: "robo_dinero"],
    statuses: [1: "nuevo", 2: "revisado", 3: "en_investigacion", 4: "cerrado"])

  /// Creates numbers of codes; no user has a name.
  public init(
    attackTypes: [UInt64: String], impacts: [UInt64: String], statuses: [UInt64: String]
  ) {
    self.attackTypes = attackTypes
    self.impacts = impacts
    self.statuses = statuses
  }

  /// Reads an app's catalogs: `{"attackTypes": [{"id", "name", "created_at"?}…], "impacts": […],
  /// "statuses": […], "users": […]?}`.
  ///
  /// - Throws: what is wrong with them; a catalog has each number and each name once.
  public init(catalogs value: JSONValue) throws(IncidentFault) {
    let object = try ForeignObject(value, path: "")
    attackTypes = try Self.catalog("attackTypes", of: object)
    impacts = try Self.catalog("impacts", of: object)
    statuses = try Self.catalog("statuses", of: object)
    users = object["users"] == nil ? [:] : try Self.catalog("users", of: object)
  }

  private static func catalog(
    _ name: String, of object: ForeignObject
  ) throws(IncidentFault) -> [UInt64: String] {
    guard case .array(let elements) = object[name] else {
      throw IncidentFault(
        path: name, expected: Phrase(.array),
        found: object[name]?.kind ?? .nothing)
    }
    var codes: [UInt64: String] = [:]
    for (place, element) in elements.enumerated() {
      let path = "\(name)[\(place)]"
      let entry = try ForeignObject(element, path: path)
      let (number, code) = (try entry.number("id"), try entry.text("name") ?? "")
      guard !code.isEmpty, codes[number] == nil, !codes.values.contains(code) else {
        throw IncidentFault(
          path: path,
          expected: Phrase(.idAndNameThatNo),
          value: "\(number) \"\(code)\"")
      }
      codes[number] = code
    }
    return codes
  }

  /// The user of this number, as reports name them.
  public func person(_ number: UInt64) -> ActorID { ActorID(users[number] ?? "user-\(number)") }

  /// The number of a user; nil if the app has none for them.
  func number(of person: ActorID) -> UInt64? {
    if let number = Self.number(of: person.text, in: users) { return number }
    let digits = person.text.dropFirst("user-".count)
    guard let number = UInt64(digits), self.person(number) == person else { return nil }
    return number
  }

  /// The number of a code; nil if the app has none for it.
  static func number(of code: String, in codes: [UInt64: String]) -> UInt64? {
    codes.first { $0.value.utf8.elementsEqual(code.utf8) }?.key
  }
}
