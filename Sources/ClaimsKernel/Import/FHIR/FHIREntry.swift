import ClaimsDomain
import EventSourcing

/// What is held of a resource that becomes part of a claim, while all of it waits in a spool.
struct FHIREntry: Sendable {
  let kind: FHIRInput.Kind
  /// The type and the id; without an id, what stands for it.
  let name: String
  /// Where it was read.
  var container = 0
  /// Where its bytes wait.
  let place: Int
  /// Whether the bytes are those of a bundle's entry.
  let isOfBundle: Bool
  let created: Instant?
  /// The references to the claims that it is related to.
  let follows: [String]
  var identifiers: [FHIRIdentifier]

  /// - Parameters:
  ///   - url: where its bundle says that it is.
  ///   - path: where it stands in its bundle; nil if it stands by itself.
  init(
    _ resource: FHIRElement, _ kind: FHIRInput.Kind, _ bytes: ArraySlice<UInt8>, url: String? = nil,
    isOfBundle: Bool = false, to spool: any Spool
  ) throws(FHIRFault) {
    self.kind = kind
    self.isOfBundle = isOfBundle
    name = try resource.name(of: kind, url: url)
    created = resource["created"].flatMap { try? $0.time() }
    let related = (try? resource.list("related")) ?? []
    follows = related.compactMap { $0["claim"]?["reference"]?.written }
    identifiers = ((try? resource.list("identifier")) ?? []).compactMap { FHIRIdentifier($0) }
    do throws(EventStoreError) { place = try spool.add(Array(bytes)) } catch {
      throw FHIRFault("", error.wording)
    }
  }
}

/// A business identifier.
struct FHIRIdentifier: Hashable, Sendable {
  let system: String?
  let value: String

  init?(_ element: FHIRElement) {
    guard let value = element["value"]?.written else { return nil }
    self.value = value
    system = element["system"]?.written
  }
}

extension FHIRElement {
  var resourceType: String {
    get throws(FHIRFault) {
      guard case .object = value else { throw fault(Phrase(.fHIRResource)) }
      guard case .string(let type)? = self["resourceType"]?.value else {
        throw FHIRFault(
          path.isEmpty ? "resourceType" : "\(path).resourceType", Phrase(.missingThisIsNoFHIR))
      }
      return type
    }
  }

  /// The type and the id; nil without a usable one.
  func name(as type: String) -> String? {
    guard case .string(let id)? = self["id"]?.value, !id.isEmpty, id.utf8.count <= 64 else {
      return nil
    }
    return "\(type)/\(id)"
  }

  /// The type and the id. Without one what the bundle's URL ends in, else a hash of what the
  /// resource says: the same as long as it says the same.
  fileprivate func name(of kind: FHIRInput.Kind, url: String?) throws(FHIRFault) -> String {
    if let id = self["id"] {
      guard let name = name(as: kind.rawValue) else { throw id.fault(Phrase(.id)) }
      return name
    }
    if let url, url.hasPrefix("urn:uuid:") { return "\(kind.rawValue)/\(url.dropFirst(9))" }
    let parts = url?.split(separator: "/").suffix(2) ?? []
    if parts.first.map(String.init) == kind.rawValue, let id = parts.last, id.utf8.count <= 64 {
      return "\(kind.rawValue)/\(id)"
    }
    var words = ""
    FHIRElement(value).forEachLeaf { words += "\($0.path)=\($0.written ?? "")\n" }
    return "\(kind.rawValue)/\(Identifier(derivedFrom: words).text)"
  }
}
