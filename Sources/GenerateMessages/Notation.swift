/// What a `.messages` file says: one region's commands, events, messages and codes.
///
/// Source: Specs/Messages.md.
struct Notation: Equatable {
  /// The file's name without its ending.
  var region = ""
  var items: [Item] = []

  /// An aggregate as it is declared: its name, and the noun used in its documentation.
  struct Aggregate: Equatable {
    var name: String
    var noun: String
  }

  struct Item: Equatable {
    enum Kind: Equatable {
      case message
      case codes
      case command(Member), event(Member)
      case aggregate(Aggregate)
    }
    var kind: Kind
    var name: String
    var doc: [String] = []
    /// Further protocols that the type conforms to.
    var conformances: [String] = []
    var fields: [Field] = []
    var codes: [Code] = []
  }

  /// A command or an event as a case of its aggregate's union.
  struct Member: Equatable {
    var aggregate: String
    var number: Int
    var caseName: String
    /// Stored behind a pointer, so that one large payload does not make every case large.
    var isIndirect: Bool
  }

  struct Field: Equatable {
    var name: String
    /// Nil for a field that is replaced by the fields of its message.
    var number: Int?
    /// In Swift; followed by `?` if it may be absent, in brackets if it is repeated.
    var type: String
    /// Whether it is stored for the program alone, and left out of JSON and of lists of fields.
    var isStoredOnly = false
    /// Whose text it is: a code of `DataSubject`; nil if it is nobody's.
    var person: String?
    var doc: [String] = []
  }

  struct Code: Equatable {
    var name: String
    var number: Int
    /// What is stored and shown, if it differs from the case's name.
    var shown: String?
    var doc: [String] = []
  }
}

/// What a `.messages` file must not say, and on which line.
struct NotationError: Error, Equatable, CustomStringConvertible {
  var line: Int
  var message: String

  var description: String { "line \(line): \(message)" }
}
