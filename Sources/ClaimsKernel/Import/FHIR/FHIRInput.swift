import ClaimsDomain
import EventSourcing

/// The resources that are to become claims, as they were read: single ones and those of bundles.
///
/// Source: Specs/FHIR.md, "What is read".
public struct FHIRInput: Sendable {
  /// The kinds of resources that say something about claims.
  public enum Kind: String, CaseIterable, Sendable {
    case claim = "Claim"
    case claimResponse = "ClaimResponse"
    case explanationOfBenefit = "ExplanationOfBenefit"

    /// What every resource of the kind has to have.
    ///
    /// Source: FHIR R4, the elements with a cardinality from 1 on.
    var required: [String] {
      let common = ["status", "type", "use", "patient", "created"]
      return switch self {
      case .claim: common + ["provider", "priority", "insurance"]
      case .claimResponse: common + ["insurer", "outcome"]
      case .explanationOfBenefit: common + ["insurer", "provider", "outcome", "insurance"]
      }
    }
  }

  /// A resource that becomes part of a claim.
  struct Member: Sendable {
    var kind: Kind
    /// The type and the id.
    var name: String
    var element: FHIRElement
    /// The file or the bundle it came in: references to URLs are resolved within it.
    var container: Int
  }

  /// In the order in which they were read.
  private(set) var members: [Member] = []
  /// Those that were read before: name and reason.
  private(set) var repeated: [(kind: Kind, name: String, isSame: Bool)] = []
  /// How many resources of other kinds the bundles had.
  public private(set) var passedOver = 0
  private var places: [String: Int] = [:]
  /// What the bundles hold, by URL and by type and id.
  private var resources: [[String: JSONValue]] = []

  public init() {}

  /// How many resources of a kind were read.
  public func count(of kind: Kind) -> Int {
    members.count { $0.kind == kind } + repeated.count { $0.kind == kind }
  }

  /// Reads one file: a resource or a bundle of them.
  ///
  /// - Throws: if it is no JSON, no FHIR, or a resource of another kind. Nothing of it is taken
  ///   then.
  public mutating func add(_ bytes: [UInt8]) throws(FHIRFault) {
    let value: JSONValue
    do throws(JSONFault) { value = try JSONValue(parsing: bytes) } catch {
      throw FHIRFault("", error.wording)
    }
    let element = FHIRElement(value)
    let type = try Self.type(of: element)
    resources.append([:])
    guard type == "Bundle" else {
      guard let kind = Kind(rawValue: type) else {
        throw FHIRFault(
          "resourceType", Phrase(.expectedOrBundleFound, Self.kinds, type))
      }
      return try add(element, kind)
    }
    var found: [(FHIRElement, Kind)] = []
    for entry in try element.list("entry") {
      guard let resource = entry["resource"] else { continue }
      let type = try Self.type(of: resource)
      for key in [entry["fullUrl"]?.written, Self.name(of: resource, type)].compactMap({ $0 }) {
        resources[resources.count - 1][key] = resource.value
      }
      guard let kind = Kind(rawValue: type) else {
        passedOver += 1
        continue
      }
      let id = try resource.required("id")
      guard Self.name(of: resource, type) != nil else { throw id.fault(Phrase(.id)) }
      found.append((resource, kind))
    }
    for (resource, kind) in found { try add(FHIRElement(resource.value), kind) }
  }

  private mutating func add(_ element: FHIRElement, _ kind: Kind) throws(FHIRFault) {
    let id = try element.required("id")
    guard let name = Self.name(of: element, kind.rawValue) else { throw id.fault(Phrase(.id)) }
    if let place = places[name] {
      repeated.append((kind, name, members[place].element.value == element.value))
      return
    }
    places[name] = members.count
    members.append(
      Member(kind: kind, name: name, element: element, container: resources.count - 1))
  }

  private static let kinds = Kind.allCases.map(\.rawValue).joined(separator: ", ")

  private static func type(of resource: FHIRElement) throws(FHIRFault) -> String {
    guard case .object = resource.value else {
      throw resource.fault(Phrase(.fHIRResource))
    }
    guard case .string(let type)? = resource["resourceType"]?.value else {
      throw FHIRFault(
        resource.path.isEmpty ? "resourceType" : "\(resource.path).resourceType",
        Phrase(.missingThisIsNoFHIR))
    }
    return type
  }

  private static func name(of resource: FHIRElement, _ type: String) -> String? {
    guard case .string(let id)? = resource["id"]?.value, !id.isEmpty, id.utf8.count <= 64 else {
      return nil
    }
    return "\(type)/\(id)"
  }

  // MARK: References

  /// The resource that a reference leads to, as far as it was read: one that is contained, one of
  /// the same bundle, or any that was read by itself.
  func resource(_ reference: String, from member: Member) -> FHIRElement? {
    if reference.hasPrefix("#") {
      let contained = (try? member.element.list("contained")) ?? []
      return contained.first { $0["id"]?.written == String(reference.dropFirst()) }
    }
    if let value = resources[member.container][reference] { return FHIRElement(value) }
    return places[reference].map { members[$0].element }
  }

  /// The name of the resource that a reference leads to, whether it was read or not; nil if the
  /// reference leads to another server.
  func name(_ reference: String, of type: String, from member: Member) -> String? {
    if let found = resource(reference, from: member) {
      return (try? Self.type(of: found)).flatMap { $0 == type ? Self.name(of: found, $0) : nil }
    }
    let parts = reference.split(separator: "/", omittingEmptySubsequences: false)
    if parts.count == 2 || (parts.count == 4 && parts[2] == "_history"), parts[0] == type {
      return "\(type)/\(parts[1])"
    }
    if reference.hasPrefix("urn:uuid:") { return "\(type)/\(reference.dropFirst(9))" }
    return nil
  }

  /// The only claim that was read which has this business identifier.
  func claim(identifiedBy identifier: FHIRElement) -> Member? {
    guard let value = identifier["value"]?.written else { return nil }
    let system = identifier["system"]?.written
    let found = members.filter { member in
      guard member.kind == .claim else { return false }
      return ((try? member.element.list("identifier")) ?? []).contains {
        $0["value"]?.written == value && $0["system"]?.written == system
      }
    }
    return found.count == 1 ? found[0] : nil
  }
}
