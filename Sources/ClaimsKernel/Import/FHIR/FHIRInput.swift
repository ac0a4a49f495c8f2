import ClaimsDomain
import Descriptions
import EventSourcing

/// The resources that are to become claims, as they were read: single ones and those of bundles.
/// They wait in a spool; what is held of each is what their order depends on.
///
/// Source: Specs/FHIR.md, "What is read".
public struct FHIRInput: Sendable, PrintsFields {
  /// The kinds of resources that say something about claims.
  public enum Kind: String, CaseIterable, Sendable, PrintsFields {
    /// What is asked for: opens a claim.
    case claim = "Claim"
    /// The insurer's answer to a Claim.
    case claimResponse = "ClaimResponse"
    /// The insurer's answer and what was paid; opens the claim if there is none yet.
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
    /// The bundle it came in: references to URLs are resolved within it.
    var container: Int
  }

  /// What a file, or a bundle's entry, that is none of a resource has.
  public struct Unread: Sendable, PrintsFields {
    /// What the file, or the part of it, is called.
    public let place: String
    /// What is wrong with it, and where in it.
    public let reason: Phrase
  }

  /// In the order in which they were read.
  private(set) var members: [FHIREntry] = []
  /// Those that were read before: name and reason.
  private(set) var repeated: [(kind: Kind, name: String, isSame: Bool)] = []
  /// What could not be read as a resource, in the order in which it came.
  public private(set) var unread: [Unread] = []
  /// How many resources of other kinds there were.
  public private(set) var passedOver = 0
  let spool: any Spool
  private var places: [String: Int] = [:]
  /// The claims by their business identifiers; nil for one that several have.
  private var identified: [FHIRIdentifier: Int?] = [:]
  /// What the bundles hold; the first stands for all that is in none.
  private var containers = [FHIRContainer()]

  /// Creates an input without resources.
  ///
  /// - Parameter spool: where the resources wait; in memory by default.
  public init(spool: any Spool = MemorySpool()) { self.spool = spool }

  /// How many resources were read that are to become part of a claim.
  public var count: Int { members.count + repeated.count }

  /// Keeps what has to be told alone.
  mutating func forget() {
    (members, repeated, places, identified, containers) = ([], [], [:], [:], [])
  }

  // MARK: Reading

  /// Says that a file, or a part of it, could not be read.
  public mutating func leaveOut(_ place: String, _ fault: some WordedFault) {
    unread.append(Unread(place: place, reason: fault.wording))
  }

  /// Reads one text: a resource or a bundle of them.
  ///
  /// - Parameters:
  ///   - bytes: the text, in UTF-8.
  ///   - file: what the text is called if an entry of it is no resource.
  ///   - isLine: whether it is one of many, so that those of other kinds are passed over.
  /// - Throws: if it is no JSON, no FHIR, or a resource of another kind. Nothing of it is taken
  ///   then.
  public mutating func add(
    _ bytes: [UInt8], of file: String = "", isLine: Bool = false
  ) throws(FHIRFault) {
    let bytes = try FHIRBundle.text(in: bytes)
    var bundle = FHIRBundle(spool)
    let resource: FHIRElement
    do throws(JSONFault) {
      resource = FHIRElement(
        try JSONParser.parse(bytes[...]) { parser throws(JSONFault) in
          try parser.text(handingOut: "entry") { value, range in bundle.add(value, bytes[range]) }
        })
    } catch { throw FHIRFault("", error.wording) }
    let type = try resource.resourceType
    if type == "Bundle" {
      _ = try resource.list("entry")
      for fault in bundle.faults { leaveOut(file, fault) }
      passedOver += bundle.passedOver
      containers.append(bundle.container)
      for entry in bundle.members { try add(entry, in: containers.count - 1) }
    } else if let kind = Kind(rawValue: type) {
      try add(try FHIREntry(resource, kind, bytes[...], to: spool), in: 0)
    } else if isLine {
      passedOver += 1
      containers[0].add(resource, type, url: nil)
    } else {
      throw FHIRFault("resourceType", Phrase(.expectedOrBundleFound, Self.kinds, type))
    }
  }

  private static let kinds = Kind.allCases.map(\.rawValue).joined(separator: ", ")

  private mutating func add(_ entry: FHIREntry, in container: Int) throws(FHIRFault) {
    if let place = places[entry.name] {
      let isSame = try parsed(members[place]).value == parsed(entry).value
      return repeated.append((entry.kind, entry.name, isSame))
    }
    var entry = entry
    entry.container = container
    places[entry.name] = members.count
    for identifier in entry.identifiers where entry.kind == .claim {
      let isNew = identified[identifier] == nil
      identified[identifier] = .some(isNew ? members.count : nil)
    }
    entry.identifiers = []
    members.append(entry)
  }

  // MARK: Reading again

  func member(at place: Int) throws(FHIRFault) -> Member {
    let entry = members[place]
    return Member(
      kind: entry.kind, name: entry.name, element: try parsed(entry), container: entry.container)
  }

  private func parsed(_ entry: FHIREntry) throws(FHIRFault) -> FHIRElement {
    let bytes: [UInt8]
    do throws(EventStoreError) { bytes = try spool.bytes(at: entry.place) } catch {
      throw FHIRFault("", error.wording)
    }
    do throws(JSONFault) {
      let element = FHIRElement(try JSONValue(parsing: bytes))
      return entry.isOfBundle ? FHIRElement(element["resource"]?.value ?? .null) : element
    } catch { throw FHIRFault("", error.wording) }
  }

  func place(named name: String) -> Int? { places[name] }

  // MARK: References

  /// The resource that a reference leads to, as far as it was read: one that is contained, one of
  /// the same bundle, or one that was read by itself.
  func resource(_ reference: String, from member: Member) -> FHIRElement? {
    if reference.hasPrefix("#") {
      let contained = (try? member.element.list("contained")) ?? []
      return contained.first { $0["id"]?.written == String(reference.dropFirst()) }
    }
    return containers[member.container].others[reference] ?? containers[0].others[reference]
  }

  /// The name of the resource that a reference leads to, whether it was read or not; nil if the
  /// reference leads to another server.
  func name(_ reference: String, of type: String, from member: Member) -> String? {
    guard reference.hasPrefix("#") else { return name(reference, of: type, in: member.container) }
    return resource(reference, from: member).flatMap { found in
      (try? found.resourceType) == type ? found.name(as: type) : nil
    }
  }

  func name(_ reference: String, of type: String, in container: Int) -> String? {
    if let name = containers[container].names[reference] {
      return name.hasPrefix("\(type)/") ? name : nil
    }
    let parts = reference.split(separator: "/", omittingEmptySubsequences: false)
    if parts.count == 2 || (parts.count == 4 && parts[2] == "_history"), parts[0] == type {
      return "\(type)/\(parts[1])"
    }
    if reference.hasPrefix("urn:uuid:") { return "\(type)/\(reference.dropFirst(9))" }
    return nil
  }

  /// The name of the only claim that was read which has this business identifier.
  func claim(identifiedBy identifier: FHIRElement) -> String? {
    guard let identifier = FHIRIdentifier(identifier), let place = identified[identifier] else {
      return nil
    }
    return place.map { members[$0].name }
  }
}
