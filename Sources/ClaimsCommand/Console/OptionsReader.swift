import ClaimsDomain
import ClaimsKernel
import ClaimsStore
import EventSourcing

/// Reads a query from the options of a verb, by the list of fields that JSON is read by. A field of
/// the name of an option is that option; a list is separated by commas.
struct OptionsReader: FieldVisitor {
  static var reads: Bool { true }
  private static let listedNames = 24

  private let arguments: Arguments
  /// The fields that are read in another way.
  private let others: Set<String>
  /// What is read, and where it stands.
  private var (text, place) = ("", "")

  init(_ arguments: Arguments, without others: Set<String>) {
    (self.arguments, self.others) = (arguments, others)
  }

  private func given(_ name: StaticString) -> String? {
    let field = name.description
    if others.contains(field) || OptionWords.others.contains(field) { return nil }
    let name = OptionWords.names[field] ?? field
    return arguments.has(name) ? "" : arguments.value(name)
  }

  mutating func field<V: FieldValue>(
    _ number: UInt32, _ name: StaticString, _ value: inout V
  ) throws(WireError) {
    guard let text = given(name) else { return }
    try read(text, name, &value)
  }

  mutating func field<V: FieldValue>(
    _ number: UInt32, _ name: StaticString, _ value: inout V?
  ) throws(WireError) {
    let opposite = OptionWords.opposites[name.description]
    let isOpposed = opposite.map(arguments.has) ?? false
    if let opposite, isOpposed, arguments.has(name.description) {
      throw .unreadable(Usage.exclusive("--\(name)", "--\(opposite)").wording)
    }
    guard let text = isOpposed ? "no" : given(name) else { return }
    var present = V()
    try read(text, name, &present)
    value = present
  }

  mutating func field<V: FieldValue>(
    _ number: UInt32, _ name: StaticString, _ value: inout [V]
  ) throws(WireError) {
    let list = given(name) ?? ""
    if !list.isEmpty, list.allSatisfy({ $0 == "," }) {
      throw .unreadable(
        .expected(Phrase(.namesBetweenCommas), found: Phrase(.inQuotes, list))
          .at("--\(OptionWords.names[name.description] ?? name.description)"))
    }
    for word in list.split(separator: ",") {
      var element = V()
      try read(String(word), name, &element)
      value.append(element)
    }
  }

  private mutating func read<V: FieldValue>(
    _ text: String, _ name: StaticString, _ value: inout V
  ) throws(WireError) {
    (self.text, place) = (text, "--\(OptionWords.names[name.description] ?? name.description)")
    do throws(WireError) { try value.visitLeaf(&self) } catch {
      guard case .unreadable(let texts) = error, texts.first?.hasPrefix("--") == false else {
        throw error
      }
      throw .unreadable(error.wording.at(place))
    }
  }

  // MARK: Leaves

  mutating func leaf(_ value: inout Bool) { value = text != "no" }
  mutating func leaf(_ value: inout String) { value = text }
  mutating func leaf(_ value: inout [UInt8]) { value = Array(text.utf8) }

  mutating func leaf(_ value: inout Int64) throws(WireError) {
    value = try taken(Int64(asWritten: text), .aNumber)
  }
  mutating func leaf(_ value: inout UInt64) throws(WireError) {
    value = try taken(UInt64(asWritten: text), .aNumber)
  }
  mutating func leaf(_ value: inout Identifier) throws(WireError) {
    value = try taken(Identifier(text), .aUUID)
  }
  mutating func leaf(_ value: inout Instant) throws(WireError) {
    value = try taken(Instant(text, orDayAtIts: .end), .aTimeSuchAs)
  }
  mutating func leaf(_ value: inout LocalDate) throws(WireError) {
    let day = LocalDate(text).flatMap {
      Instant($0.text, orDayAtIts: .end) == nil ? nil : $0
    }
    value = try taken(day, .aDaySuchAs)
  }
  mutating func leaf<E: CodedEnum>(_ value: inout E) throws(WireError) {
    let known = E.allCases.filter { $0.rawValue != 0 }
    let names = known.map(\.name.description)
    if let found = E.named(text), found.rawValue != 0 { return value = found }
    // Of very many names only those are told that may have been meant.
    let near = names.count > Self.listedNames ? text.nearest(among: names) : []
    let listed = near.isEmpty ? names : near + ["…"]
    let fault = Phrase.expected(
      Phrase(.oneOf, listed.joined(separator: ", ")), found: Phrase(.inQuotes, text))
    throw .unreadable(.unknown(text, among: names, fault.at(place)))
  }

  /// Ranges, and nothing else: `FROM..TO`.
  mutating func leaf<M: Message>(_ value: inout M) throws(WireError) {
    let (expected, read): (Phrase.Key, (String) -> (any Message)?) =
      switch value {
      case is Ends<LocalDate>: (.daysSuchAs, { Ends<LocalDate>(days: $0) })
      case is Ends<Instant>: (.daysOrTimesSuchAs, { Ends<Instant>(times: $0) })
      case is Period: (.periodSuchAs, { Period(from: ends($0).from, to: ends($0).to) })
      default: (.amountsAndACurrencySuchAs, { AmountEnds($0) })
      }
    let range = read(text)
    let turned = turned(text)
    if range == nil, read(turned) != nil {
      throw .unreadable(Phrase(.rangeIsBackwards, text, turned).at(place))
    }
    value = try taken(range as? M, expected)
  }

  private func taken<V>(
    _ found: V?, _ key: Phrase.Key, _ values: Phrase.Value...
  ) throws(WireError) -> V {
    if let found { return found }
    throw .unreadable(
      .expected(Phrase(key, with: values), found: Phrase(.inQuotes, text)).at(place))
  }
}

/// `FROM..TO`, either of which may be left out, or one value for both.
private func ends(_ text: String) -> (from: String, to: String) {
  guard let dots = text.firstRange(of: "..") else { return (text, text) }
  return (String(text[..<dots.lowerBound]), String(text[dots.upperBound...]))
}

/// A range with its ends swapped; a currency stays behind it.
private func turned(_ text: String) -> String {
  let last = text.suffix(3)
  let unit = last.allSatisfy(\.isUppercase) ? last : ""
  let ends = ends(String(text.dropLast(unit.count)))
  return ends.to + ".." + ends.from + unit
}

extension Ends {
  /// Nil if an end that is given cannot be read, or they are in the wrong order.
  fileprivate init?(_ text: String, from: (String) -> Bound?, to: (String) -> Bound?) {
    self.init()
    let ends = ends(text)
    (self.from, self.to) = (from(ends.from), to(ends.to))
    guard self.from != nil || ends.from.isEmpty, self.to != nil || ends.to.isEmpty else {
      return nil
    }
    if let first = self.from, let last = self.to, first > last { return nil }
  }
}

extension Ends<LocalDate> {
  fileprivate init?(days text: String) {
    self.init(text, from: { LocalDate($0) }, to: { LocalDate($0) })
  }
}

extension Ends<Instant> {
  /// Days stand for all of their time in UTC.
  fileprivate init?(times text: String) {
    self.init(
      text, from: { Instant($0, orDayAtIts: .beginning) }, to: { Instant($0, orDayAtIts: .end) })
  }
}

extension AmountEnds {
  /// `100..2500.50EUR`.
  fileprivate init?(_ text: String) {
    guard let currency = Currency(String(text.suffix(3))), !currency.isNone,
      let ends = Ends<Int64>(
        text.dropLast(3).filter { $0 != " " }, from: currency.minorUnits, to: currency.minorUnits)
    else { return nil }
    self.init()
    (from, to, self.currency) = (ends.from, ends.to, currency)
  }
}

/// Writes down the options that a query's fields are.
struct OptionList: LeafIgnoringVisitor {
  private(set) var options: [Verb.Option] = []
  private let query: String

  /// - Parameter others: the fields that the verb reads itself.
  static func of<Q: Query>(_: Q.Type, without others: Set<String> = []) -> [Verb.Option] {
    of(Q.self, in: Q.name.rawValue).filter { !others.contains($0.name) }
  }

  /// - Parameter verb: whose option it is.
  static func of<M: Message>(_: M.Type, in verb: String) -> [Verb.Option] {
    var (list, message) = (OptionList(query: verb), M())
    do throws(WireError) { try message.visit(&list) } catch {}
    return list.options
  }

  private init(query: String) { self.query = query }

  private mutating func add<V: FieldValue>(_ name: String, _: V.Type, isFlag: Bool) {
    guard !OptionWords.others.contains(name) else { return }
    func names<E: CodedEnum>(_: E.Type) -> [String] {
      E.allCases.filter { $0.rawValue != 0 }.map(\.name.description)
    }
    options.append(
      Verb.Option(
        OptionWords.names[name] ?? name,
        isFlag ? nil : OptionWords.placeholder(of: name, in: query),
        choices: (V.self as? any CodedEnum.Type).map { names($0) } ?? []))
  }

  mutating func field<V: FieldValue>(_ number: UInt32, _ name: StaticString, _ value: inout V) {
    add(name.description, V.self, isFlag: V.self == Bool.self)
  }
  mutating func field<V: FieldValue>(_ number: UInt32, _ name: StaticString, _ value: inout V?) {
    add(name.description, V.self, isFlag: V.self == Bool.self)
    if let opposite = OptionWords.opposites[name.description] {
      add(opposite, V.self, isFlag: true)
    }
  }
  mutating func field<V: FieldValue>(_ number: UInt32, _ name: StaticString, _ value: inout [V]) {
    add(name.description, V.self, isFlag: false)
  }
}
