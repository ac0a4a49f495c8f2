/// Writes the Swift of one `.messages` file.
struct SwiftWriter {
  private(set) var text: String
  /// What people read, by the keys of the tables: it documents what has no comment of its own.
  private let labels: [String: String]

  init(
    source: String, imports: [String] = ["EventSourcing"], labels: [String: String] = [:]
  ) {
    self.labels = labels
    text = """
      // Generated from \(source) by `swift run GenerateMessages`; change that file instead.
      // swift-format-ignore-file
      \(imports.map { "import " + $0 }.joined(separator: "\n"))


      """
  }

  mutating func write(_ item: Notation.Item) {
    switch item.kind {
    case .aggregate: break
    case .codes: writeCodes(item.name, item.codes, doc: item.doc)
    case .message, .command, .event: writeMessage(item)
    }
  }

  // MARK: Messages

  private mutating func writeMessage(_ item: Notation.Item) {
    write(doc: item.doc)
    // What a message is to people; one that has a field of that name is printed by its other name.
    let description = item.fields.contains { $0.name == "description" } ? "Debug" : ""
    let conformances = (["Message", "Custom\(description)StringConvertible"] + item.conformances)
      .joined(separator: ", ")
    open("public struct \(item.name): \(conformances)")
    add("public static var messageName: StaticString { \"\(item.name)\" }")
    for field in item.fields {
      write(doc: field.doc, else: "field.\(field.name)")
      add("public var \(field.name): \(field.type)")
    }
    add("")
    writeInit(of: item.fields)
    if !item.fields.isEmpty {
      let parameters = item.fields.map(\.parameter).joined(separator: ", ")
      write(doc: ["Creates one of these fields; those that are left out are absent."])
      open("public init(\(parameters))")
      for field in item.fields { add("self.\(field.name) = \(field.name)") }
      close()
    }
    add("")
    writeVisit(of: item)
    add(
      "public mutating func decode(from reader: inout WireReader) throws(WireError)"
        + " { try visit(&reader) }")
    add(
      "public mutating func encode(to writer: inout WireWriter) throws(WireError)"
        + " { try visit(&writer) }")
    close()
    add("")
  }

  /// The initial values are here rather than behind each property, as there each one is a function.
  private mutating func writeInit(of fields: [Notation.Field]) {
    write(doc: ["Creates one whose fields are all absent."])
    let fields = fields.filter { !$0.isOptional }
    guard !fields.isEmpty else { return add("public init() {}") }
    open("public init()")
    for field in fields { add("\(field.name) = \(field.absent)") }
    close()
  }

  /// How many fields are shown by one function: optimising the reader of a message takes more than
  /// twice as long for twice as many fields.
  private static let fieldsAtOnce = 8

  private mutating func writeVisit(of item: Notation.Item) {
    let size = Self.fieldsAtOnce
    let parts = item.fields.count <= size * 3 / 2 ? 1 : (item.fields.count + size - 1) / size
    guard parts > 1 else { return writeVisit("public mutating func visit", of: item.fields) }
    open(Self.visitor("public mutating func visit"))
    for part in 1...parts { add("try visit\(part)(&visitor)") }
    close()
    for part in 1...parts {
      let fields = item.fields.dropFirst((part - 1) * size).prefix(size)
      writeVisit("@inline(never) private mutating func visit\(part)", of: Array(fields))
    }
  }

  private mutating func writeVisit(_ function: String, of fields: [Notation.Field]) {
    open(Self.visitor(function))
    for field in fields {
      if let person = field.person { add("visitor.personal(of: DataSubject.\(person).rawValue)") }
      add(field.visit)
    }
    close()
  }

  private static func visitor(_ function: String) -> String {
    function + "<F: FieldVisitor & ~Copyable>(_ visitor: inout F) throws(WireError)"
  }

  // MARK: Codes

  private mutating func writeCodes(_ name: String, _ codes: [Notation.Code], doc: [String]) {
    write(doc: doc)
    open("public enum \(name): UInt32, CodedEnum")
    for code in codes {
      write(
        doc: code.number == 0 && code.doc.isEmpty ? ["Not said."] : code.doc,
        else: "\(name).\(code.shown ?? code.name)")
      add("case \(code.name.escaped) = \(code.number)")
    }
    add("")
    add("public init() { self = .\(codes.first?.name ?? "none") }")
    add("public static var schemaName: StaticString { \"\(name)\" }")
    add("")
    open("public var name: StaticString")
    open("switch self")
    for code in codes { add("case .\(code.name): \"\(code.shown ?? code.name)\"") }
    close()
    close()
    close()
    add("")
  }

  // MARK: Unions

  /// The union of an aggregate's commands or events, and the codes that tell its cases apart.
  mutating func writeUnion(_ union: UnionNotation) {
    var unspecified = Notation.Code(name: "unspecified", number: 0)
    unspecified.shown = "unspecified"
    writeCodes(
      union.kindName,
      [unspecified]
        + union.members.map { payload, member in
          Notation.Code(
            name: member.caseName, number: member.number,
            shown: union.namesPayloads ? payload : member.caseName)
        },
      doc: [union.kindDoc])
    write(doc: [union.doc])
    open("public enum \(union.name): Union")
    for (payload, member) in union.members {
      let indirect = member.isIndirect ? "indirect " : ""
      write(doc: ["See `\(payload)`."])
      add("\(indirect)case \(member.caseName.escaped)(\(payload))")
    }
    add("")
    add("public static var unionName: StaticString { \"\(union.name)\" }")
    add("")
    for (payload, member) in union.members where !union.namesPayloads {
      write(doc: ["The payload of `\(member.caseName)`; nil of any other case."])
      open("@inline(__always) public var \(member.caseName.escaped): \(payload)?")
      add("if case .\(member.caseName)(let payload) = self { payload } else { nil }")
      close()
    }
    add("")
    write(doc: ["Which case it is."])
    open("@inlinable public var kind: \(union.kindName)")
    open("switch self")
    for (_, member) in union.members { add("case .\(member.caseName): .\(member.caseName)") }
    close()
    close()
    add("")
    write(doc: ["Has a visitor fill in a payload of this kind; nil for `unspecified`."])
    open(
      "@inline(__always) public static func read<F: FieldVisitor & ~Copyable>("
        + "_ kind: \(union.kindName),"
        + " from visitor: inout F) throws(WireError) -> \(union.name)?")
    open("func filled<M: Message>(_: M.Type) throws(WireError) -> M")
    add("var payload = M()")
    add("try visitor.payload(&payload)")
    add("return payload")
    close()
    open("switch kind")
    add("case .unspecified: return nil")
    for (payload, member) in union.members {
      add("case .\(member.caseName): return .\(member.caseName)(try filled(\(payload).self))")
    }
    close()
    close()
    add("")
    open(
      "public func visitPayload<F: FieldVisitor & ~Copyable>(_ visitor: inout F)"
        + " throws(WireError)")
    open("switch self")
    for (_, member) in union.members {
      add("case .\(member.caseName)(var payload): try visitor.payload(&payload)")
    }
    close()
    close()
    add("")
    write(doc: ["Reads a stored one.", "", "- Throws: what this build does not know."])
    open(
      "@inline(__always) public static func decode("
        + "kind number: UInt32, _ payload: UnsafeRawBufferPointer)"
        + " throws(WireError) -> \(union.name)")
    add("try decodeUnion(kind: number, payload)")
    close()
    add("public func encodedPayload() throws(WireError) -> [UInt8] { try encodePayload() }")
    close()
    add("")
    if union.regions.count > 1 { writeRegions(of: union) }
  }

  /// By which file declares it, a command or an event is passed on to that region's code.
  private mutating func writeRegions(of union: UnionNotation) {
    open("extension \(union.name)")
    open("enum Region")
    for region in union.regions { add("case \(region.name.lowercasedFirst)") }
    close()
    add("")
    write(doc: ["The region that declares it."])
    open("@inline(__always) var region: Region")
    open("switch self")
    for region in union.regions {
      add("case " + region.cases.map { "." + $0 }.joined(separator: ", ") + ":")
      add("  .\(region.name.lowercasedFirst)")
    }
    close()
    close()
    close()
    add("")
  }

  // MARK: Lines

  private var depth = 0

  mutating func add(_ line: String) {
    text += line.isEmpty ? "\n" : String(repeating: "  ", count: depth) + line + "\n"
  }

  mutating func open(_ line: String) {
    add(line + " {")
    depth += 1
  }

  mutating func close() {
    depth -= 1
    add("}")
  }

  /// - Parameter key: that of the text which says what it is to people.
  private mutating func write(doc: [String], else key: String) {
    guard doc.isEmpty else { return write(doc: doc) }
    if let label = labels[key] { write(doc: ["Labelled \"\(label)\"."]) }
  }

  mutating func write(doc: [String]) {
    for line in doc { add(line.isEmpty ? "///" : "/// " + line) }
  }
}

extension Notation.Field {
  /// The value of a field that is absent.
  fileprivate var absent: String {
    if isOptional { return "nil" }
    if type.hasPrefix("[") { return "[]" }
    return switch type {
    case "String": "\"\""
    case "Bool": "false"
    case "Int64", "UInt32", "UInt64": "0"
    default: type + "()"
    }
  }

  fileprivate var isOptional: Bool { type.hasSuffix("?") }

  /// A field in whose place another message's fields stand has no label: it is all there is.
  fileprivate var parameter: String {
    number == nil ? "_ \(name): \(type) = \(absent)" : "\(name): \(type) = \(absent)"
  }

  fileprivate var visit: String {
    guard let number else { return "try \(name).visit(&visitor)" }
    let visit = "try visitor.field(\(number), \"\(name)\", &\(name))"
    return isStoredOnly ? "if !F.showsNames { \(visit) }" : visit
  }
}

extension String {
  fileprivate var lowercasedFirst: String { prefix(1).lowercased() + dropFirst() }

  /// In backticks if it is a keyword where a case is declared.
  fileprivate var escaped: String {
    ["internal", "public", "private", "import", "in", "is", "as", "default", "init", "self"]
      .contains(self) ? "`\(self)`" : self
  }
}
