import EventSourcing

/// The same words in every language.
public struct Wording: Message {
  public static var messageName: StaticString { "Wording" }
  public var en = ""
  public var es = ""

  public init() {}
  public init(en: String, es: String) {
    self.en = en
    self.es = es
  }

  @inlinable public mutating func visit<F: FieldVisitor & ~Copyable>(
    _ fields: inout F
  ) throws(WireError) {
    try fields.field(1, "en", &en)
    try fields.field(2, "es", &es)
  }

  public subscript(language: Language) -> String {
    switch language {
    case .en: en
    case .es: es
    }
  }
}
