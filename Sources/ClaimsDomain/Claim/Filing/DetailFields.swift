/// Fields of a claim's details, a bit for each: which of them an event states.
public struct DetailFields: OptionSet, Sendable {
  public let rawValue: UInt16

  public init(rawValue: UInt16) { self.rawValue = rawValue }

  /// In the order of their numbers in `ClaimDetails`, and of their bits.
  public static let names = [
    "title", "claimed", "lossDate", "cause", "location", "reportedDate", "serviceFrom",
    "serviceTo", "policy", "property", "use", "diagnoses", "parties",
  ]

  /// Every field of a claim's details.
  public static let all = DetailFields(rawValue: 1 << 13 - 1)
  /// The title alone.
  public static let title = DetailFields(rawValue: 1)
  /// The claimed amount alone.
  public static let claimed = DetailFields(rawValue: 1 << 1)
  /// The date of loss alone.
  public static let lossDate = DetailFields(rawValue: 1 << 2)

  /// The field of this name; none if there is none.
  public init(named name: String) {
    let place = Self.names.firstIndex { $0.isSame(as: name) }
    self.init(rawValue: place.map { 1 << UInt16($0) } ?? 0)
  }

  /// Their names, in the order of their bits.
  var names: [String] {
    Self.names.indices.filter { rawValue >> UInt16($0) & 1 == 1 }.map { Self.names[$0] }
  }

  /// The name of the first of them; nil if there is none.
  public var firstName: String? {
    isEmpty ? nil : Self.names[rawValue.trailingZeroBitCount]
  }
}

extension ClaimDetails {
  /// Which fields are given.
  public var given: DetailFields {
    let isGiven = [
      title != nil, claimed != nil, lossDate != nil, cause != nil, location != nil,
      reportedDate != nil, serviceFrom != nil, serviceTo != nil, policy != nil, property != nil,
      use != nil, !diagnoses.isEmpty, !parties.isEmpty,
    ]
    var bits: UInt16 = 0
    for (place, isGiven) in isGiven.enumerated() where isGiven { bits |= 1 << UInt16(place) }
    return DetailFields(rawValue: bits)
  }
}
