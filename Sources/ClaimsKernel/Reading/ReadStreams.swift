import ClaimsDomain
import EventSourcing

/// The streams that rows tell of, each by the fields in which every row names its own: the word of
/// a kind of stream, `person`, or `id`. What a row only refers to stands in objects and lists.
public struct ReadStreams {
  private let logState: LogState
  /// The streams that were told of so far, with the one that was asked about.
  public private(set) var streams: Set<StreamID> = []
  /// How many rows were added.
  public private(set) var rows: UInt64 = 0

  /// - Parameters:
  ///   - logState: tells of which kind an id is that stands alone.
  ///   - subject: the one stream that was asked about, if there is one.
  public init(in logState: LogState, subject: StreamID?) {
    self.logState = logState
    if let subject { streams.insert(subject) }
  }

  /// Counts a row in, with the streams that it names as its own.
  public mutating func add(_ row: any ViewRow) {
    var names = NamesOfRow()
    row.show(to: &names)
    rows += 1
    for (name, text) in names.found { streams.formUnion(Self.streams(name, text, in: logState)) }
  }

  /// The streams of one row.
  public static func of(_ row: any ViewRow, in logState: LogState) -> Set<StreamID> {
    var read = ReadStreams(in: logState, subject: nil)
    read.add(row)
    return read.streams
  }

  private static func streams(
    _ name: String, _ text: String, in logState: LogState
  ) -> [StreamID] {
    if name == "person" { return [.actor(ActorID(text))] }
    guard let id = Identifier(text) else {
      // An actor's own name.
      let stream = StreamID.actor(ActorID(text))
      return logState.revision(of: stream) > 0 ? [stream] : []
    }
    if let category = Category.named.first(where: { $0.word?.isSame(as: name) == true }) {
      return [StreamID(category, id)]
    }
    return Category.named.map { StreamID($0, id) }.filter { logState.revision(of: $0) > 0 }
  }
}

/// Looks for the fields that name a row's stream, and passes all others over.
private struct NamesOfRow: RowVisitor {
  private static let names: Set<String> = Set(
    Category.named.compactMap { $0.word?.description } + ["id", "person"])

  private(set) var found: [(name: String, text: String)] = []

  private mutating func take(_ name: String, _ text: @autoclosure () -> String?) {
    guard Self.names.contains(name), let text = text(), !text.isEmpty else { return }
    found.append((name, text))
  }

  mutating func field<V: FieldValue>(_ name: String, _ value: V?) {
    take(
      name,
      (value as? Identifier)?.text ?? (value as? ActorID)?.text ?? value as? String)
  }

  mutating func fields<M: Message>(of message: M) {
    for row in fieldRows(message) { take(row.path, row.value) }
  }

  mutating func list<V: FieldValue>(_ name: String, _ values: [V]?) {}
  mutating func code(_ name: String, _ code: String?, in catalog: Catalog) {}
  mutating func code(_ name: String, _ code: String?, label: (Language) -> String) {}
  mutating func sum(_ name: String, _ amount: Int128, in currency: Currency) {}
  mutating func sums(_ name: String, _ amounts: [Int128], in currency: Currency) {}
  mutating func object(_ name: String, _ show: (inout Self) -> Void) {}
  mutating func objects<Elements: Sequence>(
    _ name: String, _ elements: Elements, _ show: (Elements.Element, inout Self) -> Void
  ) {}
  mutating func message<M: Message>(_ name: String, _ message: M, without redaction: Redaction) {}
  mutating func payload(_ name: String, of union: any Union, without redaction: Redaction) {}
}
