import ClaimsDomain
import Descriptions
import EventSourcing

/// A remark on a resource for those who read the claim.
public struct FHIRRemark: Equatable, Sendable, PrintsFields {
  /// What the remark is about.
  public enum Kind: String, CaseIterable, Sendable, PrintsFields {
    /// What the claim does not hold.
    case unmapped
    /// An amount with more digits than its currency has, or a time where a claim has a day.
    case rounded
    /// What the resource leaves implicit.
    case inferred
    /// What cannot have been so: an answer before its question.
    case impossible
  }

  /// What the remark is about.
  public var kind: Kind
  /// The resource's type and id.
  public var resource: String
  /// The path in the resource, as in FHIRPath.
  public var path: String
  /// The value at the path.
  public var value: String
  /// The explanation.
  public var reason: Phrase

  /// Creates a remark on one value of a resource.
  public init(kind: Kind, resource: String, path: String, value: String, reason: Phrase) {
    self.kind = kind
    self.resource = resource
    self.path = path
    self.value = value
    self.reason = reason
  }
}

/// All remarks of an import: counted by their paths, and themselves in a spool.
public struct FHIRRemarks: Sendable, PrintsFields {
  /// How many there are of a kind at a path of a type, and the first.
  public struct Count: Sendable, PrintsFields {
    /// How many there are.
    public var count = 0
    /// The first of them, in the order of the resources.
    public let first: FHIRRemark
  }

  /// By the kind and the path, without the places in lists.
  public private(set) var counts: [FHIRRemark.Kind: [String: Count]] = [:]
  private let spool: any Spool
  /// Each resource's are together.
  private var places: [Int] = []

  init(_ spool: any Spool) { self.spool = spool }

  mutating func add(_ remarks: [FHIRRemark]) throws(FHIRFault) {
    guard !remarks.isEmpty else { return }
    for remark in remarks {
      let type = remark.resource.prefix { $0 != "/" }
      let path = "\(type).\(remark.path.filter { !$0.isNumber })"
      counts[remark.kind, default: [:]][path, default: Count(first: remark)].count += 1
    }
    let lines = remarks.map(\.json).joined(separator: ",")
    do throws(EventStoreError) { places.append(try spool.add(Array(lines.utf8))) } catch {
      throw FHIRFault("", error.wording)
    }
  }
}

extension FHIRRemarks {
  /// In the order of the resources: JSON objects with commas between them, some at a time.
  public func forEachText(_ body: (String) -> Void) throws(EventStoreError) {
    for (number, place) in places.enumerated() {
      let text = String(decoding: try spool.bytes(at: place), as: UTF8.self)
      body(number == 0 ? text : ",\(text)")
    }
  }
}

extension FHIRRemark {
  fileprivate var json: String {
    JSONWriter.object { writer in
      writer.member("kind", kind.rawValue)
      writer.member("resource", resource)
      writer.member("path", path)
      writer.member("value", value)
      writer.member("reason", reason.en)
    }
  }
}
