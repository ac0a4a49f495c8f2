/// Writes the Protocol Buffers schema of messages, from the same lists that the codec walks.
///
/// Source: `Specs/Log.proto` is what this prints; a test compares the two.
public struct SchemaWriter: LeafIgnoringVisitor, ~Copyable {
  private var blocks: [(name: String, text: String)] = []
  /// The fields of the message that is being visited.
  private var lines = ""
  /// The name and number of the union case that is being visited.
  private var unionCase = ""

  /// Creates a schema without any message.
  public init() {}

  /// Every message and enumeration added so far, in the order in which each was first met.
  public var text: String {
    var all = ""
    for block in blocks {
      if !all.isEmpty { all += "\n" }
      all += block.text
    }
    return all
  }

  /// Adds a message and everything that it names.
  public mutating func add<M: Message>(_ type: M.Type) {
    guard let (place, outer) = begin(M.messageName.description) else { return }
    var empty = M()
    do throws(WireError) { try empty.visit(&self) } catch {}
    blocks[place].text = "message " + blocks[place].name + " {\n" + lines + "}\n"
    lines = outer
  }

  /// Adds a union as a message of one `oneof`, and everything that it names.
  public mutating func add<U: Union>(_ type: U.Type) {
    guard let (place, outer) = begin(U.unionName.description) else { return }
    for kind in U.Kind.allCases {
      unionCase = kind.name.description + " = " + String(kind.rawValue)
      do throws(WireError) { _ = try U.read(kind, from: &self) } catch {}
    }
    blocks[place].text =
      "message " + blocks[place].name + " {\n  oneof kind {\n" + lines + "  }\n}\n"
    lines = outer
  }

  /// Adds an enumeration.
  public mutating func add<E: CodedEnum>(_ type: E.Type) {
    guard let (place, outer) = begin(E.schemaName.description) else { return }
    let prefix = screamingSnake(blocks[place].name) + "_"
    for code in E.allCases {
      lines += "  " + prefix + screamingSnake(code.name.description)
      lines += " = " + String(code.rawValue) + ";\n"
    }
    blocks[place].text = "enum " + blocks[place].name + " {\n" + lines + "}\n"
    lines = outer
  }

  // MARK: Fields

  public mutating func field<V: FieldValue>(
    _ number: UInt32, _ name: StaticString, _ value: inout V
  ) throws(WireError) { try line("", number, name, V()) }

  public mutating func field<V: FieldValue>(
    _ number: UInt32, _ name: StaticString, _ value: inout V?
  ) throws(WireError) { try line("optional ", number, name, V()) }

  public mutating func field<V: FieldValue>(
    _ number: UInt32, _ name: StaticString, _ value: inout [V]
  ) throws(WireError) { try line("repeated ", number, name, V()) }

  // MARK: Leaves: only those that name a further type have anything to add

  public mutating func leaf<E: CodedEnum>(_ value: inout E) { add(E.self) }
  public mutating func leaf<M: Message>(_ value: inout M) { add(M.self) }
  public mutating func payload<M: Message>(_ value: inout M) {
    lines += "    " + M.messageName.description + " " + unionCase + ";\n"
    add(M.self)
  }

  // MARK: Parts

  private mutating func line<V: FieldValue>(
    _ label: String, _ number: UInt32, _ name: StaticString, _ value: V
  ) throws(WireError) {
    lines += "  " + label + V.schemaName.description + " " + name.description
    lines += " = " + String(number) + ";"
    let meaning = V.schemaMeaning.description
    lines += meaning.isEmpty ? "\n" : "  // " + meaning + "\n"
    var value = value
    // A value that checks its text (a currency, say) may dislike an empty one: no concern here.
    do throws(WireError) { try value.visitLeaf(&self) } catch {}
  }

  /// Reserves the block of a type, unless it has one; gives its place and the lines set aside.
  private mutating func begin(_ name: String) -> (place: Int, outer: String)? {
    for block in blocks where block.name == name { return nil }
    blocks.append((name, ""))
    let outer = lines
    lines = ""
    return (blocks.count - 1, outer)
  }
}

/// `camelCase` as `CAMEL_CASE`, the style of enumeration values in a schema.
private func screamingSnake(_ name: String) -> String {
  var out = ""
  var previousIsLower = false
  for scalar in name.unicodeScalars {
    let isUpper = scalar.value >= 0x41 && scalar.value <= 0x5a
    if isUpper && previousIsLower { out += "_" }
    previousIsLower = !isUpper
    let isLower = scalar.value >= 0x61 && scalar.value <= 0x7a
    let shown = isLower ? Unicode.Scalar(scalar.value - 32) ?? scalar : scalar
    out.unicodeScalars.append(shown)
  }
  return out
}
