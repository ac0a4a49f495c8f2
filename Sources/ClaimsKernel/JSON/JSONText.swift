import EventSourcing

extension JSONValue {
  /// The value as one line of JSON, members in the order of their names. O(n log n).
  public var text: String {
    var writer = JSONWriter()
    write(to: &writer)
    return writer.text
  }

  private func write(to writer: inout JSONWriter) {
    switch self {
    case .null: writer.null()
    case .bool(let value): writer.bool(value)
    case .signed(let value): writer.number("\(value)")
    case .unsigned(let value): writer.number("\(value)")
    case .fraction(let text): writer.number(text)
    case .string(let value): writer.string(value)
    case .array(let elements):
      writer.beginArray()
      for element in elements { element.write(to: &writer) }
      writer.endArray()
    case .object(let members):
      writer.beginObject()
      for (name, value) in members.sorted(by: { $0.key < $1.key }) {
        writer.key(name)
        value.write(to: &writer)
      }
      writer.endObject()
    }
  }

  /// How another value differs from this one, which was expected, in words: path by path. A
  /// member that is null is as one that is not there.
  public func differences(from found: JSONValue, at path: String = "") -> [Phrase] {
    switch (self, found) {
    case (.object(let expected), .object(let found)):
      return Set(expected.keys).union(found.keys).sorted().flatMap { name in
        (expected[name] ?? .null).differences(
          from: found[name] ?? .null, at: path.isEmpty ? name : "\(path).\(name)")
      }
    case (.array(let expected), .array(let found)):
      return (0..<max(expected.count, found.count)).flatMap { index in
        let (before, after) = (expected.dropFirst(index).first, found.dropFirst(index).first)
        return (before ?? .null).differences(from: after ?? .null, at: "\(path)[\(index)]")
      }
    case _ where self == found: return []
    default: return [Phrase.expected(named, found: found.named).at(path)]
    }
  }

  private var named: Phrase { self == .null ? .nothing : Phrase(plain: text) }
}
