/// Flattens a message to rows of path and value, so that two messages can be compared field by
/// field: `payments[0].amount.minorUnits` against its value in JSON.
public struct FieldList: FieldVisitor, ~Copyable {
  @inlinable public static var showsNames: Bool { true }

  /// One value, and where in the message it stands.
  public struct Row: Equatable, Sendable {
    /// The names on the way from the message, with the places of elements counted from 0.
    public let path: String
    /// The value as in JSON, without quotation marks and escapes, unless a `Naming` renames it.
    public let value: String

    /// Creates a row from a path and the text of a value.
    public init(path: String, value: String) {
      self.path = path
      self.value = value
    }
  }

  /// What the case of a number is called, by the enumeration's name in the schema; nil for its own
  /// name.
  public typealias Naming = (_ type: StaticString, _ number: UInt32) -> String?

  /// In the order of the field list; absent optionals and empty lists have none.
  public private(set) var rows: [Row] = []
  private var path = ""
  private let naming: Naming?

  /// - Parameter naming: what to call the cases of enumerations; by their own names if nil.
  public init(naming: Naming? = nil) { self.naming = naming }

  public mutating func field<V: FieldValue>(
    _ number: UInt32, _ name: StaticString, _ value: inout V
  ) throws(WireError) { try descend(name.description, &value) }

  public mutating func field<V: FieldValue>(
    _ number: UInt32, _ name: StaticString, _ value: inout [V]
  ) throws(WireError) {
    for index in value.indices {
      var element = value[index]
      try descend(name.description + "[" + String(index) + "]", &element)
    }
  }

  public mutating func leaf(_ value: inout Bool) {
    add(naming?("bool", value ? 1 : 0) ?? (value ? "true" : "false"))
  }
  public mutating func leaf(_ value: inout Int64) { add(String(value)) }
  public mutating func leaf(_ value: inout UInt64) { add(String(value)) }
  public mutating func leaf(_ value: inout String) { add(value) }
  public mutating func leaf(_ value: inout [UInt8]) { add(base64URL(value)) }
  public mutating func leaf(_ value: inout Identifier) { add(value.text) }
  public mutating func leaf(_ value: inout Instant) { add(value.text) }
  public mutating func leaf(_ value: inout LocalDate) { add(value.text) }
  public mutating func leaf<E: CodedEnum>(_ value: inout E) {
    add(naming?(E.schemaName, value.rawValue) ?? value.name.description)
  }
  public mutating func leaf<M: Message>(_ value: inout M) throws(WireError) {
    try value.visit(&self)
  }

  private mutating func add(_ value: String) { rows.append(Row(path: path, value: value)) }

  private mutating func descend<V: FieldValue>(_ name: String, _ value: inout V) throws(WireError) {
    let outer = path
    path = outer.isEmpty ? name : outer + "." + name
    try value.visitLeaf(&self)
    path = outer
  }
}

/// One field that differs between two messages; nil if one of them lacks it.
public struct FieldDifference: Equatable, Sendable {
  /// As in `FieldList.Row`.
  public let path: String
  /// The earlier value; nil if the field is new.
  public let before: String?
  /// The later value; nil if the field is gone.
  public let after: String?

  /// Creates a difference; a value is nil if its side lacks the field.
  public init(path: String, before: String?, after: String?) {
    self.path = path
    self.before = before
    self.after = after
  }
}

/// The rows of a message; unions give those of their payload.
public func fieldRows<M: Message>(
  _ message: M, naming: FieldList.Naming? = nil
) -> [FieldList.Row] {
  var list = FieldList(naming: naming)
  var copy = message
  do throws(WireError) { try copy.visit(&list) } catch {}
  return list.rows
}

/// The rows of a union's payload; the kind has none. `naming` is that of `FieldList`.
public func fieldRows<U: Union>(_ union: U, naming: FieldList.Naming? = nil) -> [FieldList.Row] {
  var list = FieldList(naming: naming)
  do throws(WireError) { try union.visitPayload(&list) } catch {}
  return list.rows
}

/// The fields in which two lists of rows differ, in the order of `before`, then what is new.
/// Texts differ if their bytes do, as in the log.
///
/// - Complexity: O(rows), as long as few of them are in one list alone.
public func differences(
  from before: [FieldList.Row], to after: [FieldList.Row]
) -> [FieldDifference] {
  var found: [FieldDifference] = []
  var isKnown = [Bool](repeating: false, count: after.count)
  var search = RowSearch(after)
  for row in before {
    guard let place = search.place(of: row.path) else {
      found.append(FieldDifference(path: row.path, before: row.value, after: nil))
      continue
    }
    isKnown[place] = true
    let other = after[place].value
    if other.utf8.elementsEqual(row.value.utf8) { continue }
    found.append(FieldDifference(path: row.path, before: row.value, after: other))
  }
  for (place, row) in after.enumerated() where !isKnown[place] {
    found.append(FieldDifference(path: row.path, before: nil, after: row.value))
  }
  return found
}

/// Finds rows by their paths. A row usually follows the last one found, since both lists are in the
/// order of the field list. A few others are searched for one by one, and many by an index: a claim
/// with ten thousand photos has more than a hundred thousand rows.
private struct RowSearch {
  private let rows: [FieldList.Row]
  private var next = 0
  private var misses = 0
  private var index: [String: Int] = [:]

  init(_ rows: [FieldList.Row]) { self.rows = rows }

  mutating func place(of path: String) -> Int? {
    let isNext = next < rows.count && rows[next].path == path
    guard let place = isNext ? next : search(path) else { return nil }
    next = place + 1
    return place
  }

  private mutating func search(_ path: String) -> Int? {
    misses += 1
    guard misses > 16 else { return rows.firstIndex { $0.path == path } }
    if index.isEmpty {
      for (place, row) in rows.enumerated() where index[row.path] == nil { index[row.path] = place }
    }
    return index[path]
  }
}
