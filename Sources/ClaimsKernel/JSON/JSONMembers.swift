import EventSourcing

// Objects that are no messages: what is worked out for a reader, member by member.

extension JSONWriter {
  /// One object as text.
  public static func object(_ members: (inout JSONWriter) -> Void) -> String {
    var writer = JSONWriter()
    writer.object(members)
    return writer.text
  }

  /// Writes an object, with the members that `members` writes.
  public mutating func object(_ members: (inout JSONWriter) -> Void) {
    beginObject()
    members(&self)
    endObject()
  }

  /// A member that is an object.
  public mutating func member(_ name: String, _ members: (inout JSONWriter) -> Void) {
    key(name)
    object(members)
  }

  /// A member that is a list, each element written by `write`.
  public mutating func member<Elements: Sequence>(
    _ name: String, each elements: Elements,
    _ write: (inout JSONWriter, Elements.Element) -> Void
  ) {
    key(name)
    beginArray()
    for element in elements { write(&self, element) }
    endArray()
  }

  /// A member that is a list of objects.
  public mutating func member<Elements: Sequence>(
    _ name: String, objects elements: Elements,
    _ write: (inout JSONWriter, Elements.Element) -> Void
  ) { member(name, each: elements) { writer, element in writer.object { write(&$0, element) } } }

  /// A member of any type that a field may have; left out if it is nil.
  public mutating func member<V: FieldValue>(_ name: String, _ value: V?) {
    guard let value else { return }
    key(name)
    self.value(value)
  }

  mutating func value<V: FieldValue>(_ value: V) {
    var value = value
    // None of the writer's own methods throws.
    do throws(WireError) { try value.visitLeaf(&self) } catch {}
  }

  /// A member that is a number; left out if it is nil.
  public mutating func member(_ name: String, _ value: Int?) {
    guard let value else { return }
    key(name)
    integer(value)
  }

  mutating func member(_ name: String, _ value: Int128) {
    key(name)
    integer(value)
  }
}
