import ClaimsDomain
import EventSourcing

/// What the members of a bundle are called there, and what is looked up of its other resources.
struct FHIRContainer: Sendable {
  /// The names of members by their URLs, and by their types and ids.
  private(set) var names: [String: String] = [:]
  /// What is looked up: names, codes and days.
  private(set) var others: [String: FHIRElement] = [:]

  mutating func add(name: String, url: String?) {
    for key in [url, name].compactMap({ $0 }) { names[key] = name }
  }

  mutating func add(_ resource: FHIRElement, _ type: String, url: String?) {
    var members: JSONObject = [:]
    for name in ["resourceType", "id", "name", "code", "period"] {
      members[name] = resource[name]?.value
    }
    for key in [url, resource.name(as: type)].compactMap({ $0 }) {
      others[key] = FHIRElement(.object(members))
    }
  }

  /// Forgets what nobody asks for.
  mutating func keep(_ references: Set<String>) {
    others = others.filter { references.contains($0.key) }
  }
}

/// A bundle while it is read, entry by entry.
struct FHIRBundle {
  private let spool: any Spool
  private(set) var members: [FHIREntry] = []
  private(set) var passedOver = 0
  /// What is wrong with entries that are no resources.
  private(set) var faults: [FHIRFault] = []
  private var all = FHIRContainer()
  private var references: Set<String> = []
  private var count = 0

  init(_ spool: any Spool) { self.spool = spool }

  /// What its members refer to.
  var container: FHIRContainer {
    var kept = all
    kept.keep(references)
    return kept
  }

  mutating func add(_ value: JSONValue, _ bytes: ArraySlice<UInt8>) {
    let entry = FHIRElement(value, at: "entry[\(count)]")
    count += 1
    guard let resource = entry["resource"] else {
      passedOver += 1
      return
    }
    do throws(FHIRFault) { try add(resource, url: entry["fullUrl"]?.written, bytes) } catch {
      faults.append(error)
    }
  }

  private mutating func add(
    _ resource: FHIRElement, url: String?, _ bytes: ArraySlice<UInt8>
  ) throws(FHIRFault) {
    let type = try resource.resourceType
    guard let kind = FHIRInput.Kind(rawValue: type) else {
      passedOver += 1
      return all.add(resource, type, url: url)
    }
    let entry = try FHIREntry(resource, kind, bytes, url: url, isOfBundle: true, to: spool)
    all.add(name: entry.name, url: url)
    members.append(entry)
    for name in Self.referring {
      resource[name]?.forEachLeaf { leaf in
        if leaf.path.hasSuffix(".reference"), let key = leaf.written { references.insert(key) }
      }
    }
  }

  /// The elements whose references are looked up.
  private static let referring = [
    "patient", "provider", "insurer", "payee", "careTeam", "facility", "accident", "insurance",
    "diagnosis",
  ]

  /// The text without a byte order mark. - Throws: if it is no UTF-8 by its first bytes, with what
  /// makes it some.
  static func text(in bytes: [UInt8]) throws(FHIRFault) -> [UInt8] {
    if let encoding = bytes.foreignEncoding { throw FHIRFault("", encoding) }
    return bytes.starts(with: [0xef, 0xbb, 0xbf]) ? Array(bytes.dropFirst(3)) : bytes
  }
}
