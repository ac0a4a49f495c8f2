/// The members of an object, each name once, in the order in which they were written. Two are the
/// same whatever that order is.
///
/// Most have a few members: to look through those is quicker than to hash names. A larger one has an
/// index.
public struct JSONObject: Sendable, ExpressibleByDictionaryLiteral, RandomAccessCollection {
  public typealias Element = (key: String, value: JSONValue)

  private var members: [Element] = []
  /// Where the members are by their names; empty as long as there are few.
  private var places: [String: Int] = [:]
  private static let few = 16

  /// Creates an object without members.
  public init() {}

  public init(dictionaryLiteral elements: (String, JSONValue)...) {
    for (name, value) in elements { self[name] = value }
  }

  public var startIndex: Int { 0 }
  public var endIndex: Int { members.count }
  public subscript(place: Int) -> Element { members[place] }
  /// The names, in the order in which they were written.
  public var keys: [String] { members.map(\.key) }

  /// The value of a name; nil if there is none. Setting nil removes it, a new name goes last.
  public subscript(name: String) -> JSONValue? {
    get { place(of: name).map { members[$0].value } }
    set {
      if let newValue {
        if let place = place(of: name) {
          members[place].value = newValue
        } else {
          add(newValue, name)
        }
      } else if let place = place(of: name) {
        members.remove(at: place)
        places = [:]
        if members.count > Self.few { index() }
      }
    }
  }

  /// Removes a member and returns its value; nil if there was none.
  @discardableResult public mutating func removeValue(forKey name: String) -> JSONValue? {
    defer { self[name] = nil }
    return self[name]
  }

  func place(of name: String) -> Int? {
    if !places.isEmpty { return places[name] }
    for place in members.indices where members[place].key == name { return place }
    return nil
  }

  /// The same for a name in ASCII, as all names in the source are.
  func place(of name: StaticString) -> Int? {
    if !places.isEmpty { return places[name.description] }
    let count = name.utf8CodeUnitCount
    for place in members.indices
    where members[place].key.utf8.count == count && name.isSame(as: members[place].key) {
      return place
    }
    return nil
  }

  /// - Precondition: there is no member of this name.
  mutating func add(_ value: JSONValue, _ name: String) {
    if members.isEmpty { members.reserveCapacity(6) }
    members.append((name, value))
    if !places.isEmpty { places[name] = members.count - 1 }
    if places.isEmpty, members.count > Self.few { index() }
  }

  private mutating func index() {
    for (place, member) in members.enumerated() { places[member.key] = place }
  }
}

extension JSONObject: Hashable {
  public static func == (left: JSONObject, right: JSONObject) -> Bool {
    left.count == right.count && left.allSatisfy { right[$0.key] == $0.value }
  }

  public func hash(into hasher: inout Hasher) {
    // Whatever the order is.
    var sum = 0
    for (name, value) in members {
      var member = hasher
      member.combine(name)
      member.combine(value)
      sum &+= member.finalize()
    }
    hasher.combine(sum)
  }
}

extension JSONObject: CustomStringConvertible {
  /// Its JSON.
  public var description: String { JSONValue.object(self).text }
}
