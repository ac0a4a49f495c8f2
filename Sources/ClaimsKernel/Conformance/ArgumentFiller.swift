import ClaimsDomain
import EventSourcing

/// Gives a step's command the arguments that its map reads from the log, and those that it leaves
/// out: by the command's own field list, whatever the command.
struct ArgumentFiller: FieldVisitor {
  static var showsNames: Bool { true }

  let facts: StepFacts?
  let command: DomainCommand
  let readings: [String: [AttributeReading]]
  private let encoded: [UInt8]
  /// The currency of amounts whose reading names none.
  private let currency: Currency
  /// The fields that were read: a reading of any other is of no field.
  private(set) var found: Set<String> = []
  /// What the log was asked for.
  private(set) var asked: Set<String> = []
  private var path = ""
  private var reading: AttributeReading?
  private var text = ""

  /// - Parameter facts: nil to look at the map alone, before there is any event.
  init(
    _ command: DomainCommand, _ readings: ArgumentReadings, from facts: StepFacts?,
    currency: Currency
  ) throws(WireError) {
    self.command = command
    self.readings = readings.readings
    self.facts = facts
    self.currency = currency
    encoded = try command.encodedPayload()
  }

  /// - Throws: what the log does not say, or says in no way that the argument can be read from.
  mutating func filled() throws(WireError) -> DomainCommand {
    try DomainCommand.read(command.name.description, from: &self) ?? command
  }

  mutating func payload<M: Message>(_ value: inout M) throws(WireError) {
    value = try M(decoding: encoded)
    try value.visit(&self)
  }

  // MARK: Fields

  mutating func field<V: FieldValue>(
    _ number: UInt32, _ name: StaticString, _ value: inout V
  ) throws(WireError) {
    let place = path + name.description
    if let reading = readings[place]?.first {
      found.insert(place)
      if let read: V = try read(reading, at: place) { value = read }
    } else {
      try descend(place, &value)
    }
    if path.isEmpty, value == V(), let usual: V = self.usual(place) { value = usual }
  }

  mutating func field<V: FieldValue>(
    _ number: UInt32, _ name: StaticString, _ value: inout V?
  ) throws(WireError) {
    let place = path + name.description
    if let reading = readings[place]?.first {
      found.insert(place)
      value = try read(reading, at: place) ?? value
    } else if var present = value {
      try descend(place, &present)
      value = present
    }
    if path.isEmpty, value == nil, let usual: V = self.usual(place) { value = usual }
  }

  mutating func field<V: FieldValue>(
    _ number: UInt32, _ name: StaticString, _ value: inout [V]
  ) throws(WireError) {
    let place = path + name.description
    for index in value.indices { try descend("\(place)[\(index)]", &value[index]) }
    for reading in readings[place + "[]"] ?? [] {
      found.insert(place + "[]")
      if let read: V = try read(reading, at: place) { value.append(read) }
    }
  }

  /// Looks for readings within a message.
  private mutating func descend<V: FieldValue>(
    _ place: String, _ value: inout V
  ) throws(WireError) {
    guard readings.keys.contains(where: { $0.hasPrefix(place + ".") }) else { return }
    let outer = path
    (reading, path) = (nil, place + ".")
    defer { path = outer }
    try value.visitLeaf(&self)
  }

  private mutating func usual<V: FieldValue>(_ place: String) -> V? {
    guard let usual = facts?.usual(place, of: command) as? V else { return nil }
    if let detail = facts?.detail, usual as? String == facts?.words { asked.insert(detail) }
    return usual
  }

  private mutating func says(_ name: String) throws(WireError) -> String? {
    asked.insert(name)
    return try facts?.value(name)
  }

  // MARK: Values

  /// Nil if the argument is to be left out.
  private mutating func read<V: FieldValue>(
    _ reading: AttributeReading, at place: String
  ) throws(WireError) -> V? {
    var name = reading.attributes[0]
    var written: String?
    for attribute in reading.attributes where written == nil {
      written = try says(attribute)
      if written != nil { name = attribute }
    }
    var isChecked = facts != nil
    if let text = written, !reading.codes.isEmpty {
      guard let code = reading.codes[text] ?? reading.codes["*"] else {
        let known = reading.codes.keys.sorted().joined(separator: ", ")
        throw .expected(Phrase(.oneOf, known), at: name, text: text)
      }
      written = code
    }
    if written == nil {
      switch reading.fallback {
      case .leftOut?: return isChecked ? nil : try probe(reading, at: place)
      case .text(let text)?: (written, isChecked) = (text, true)
      case nil where isChecked: throw .unreadable(Phrase(.logDoesNotSay, name, place))
      case nil: break
      }
    }
    guard isChecked, let written else { return try probe(reading, at: place) }
    return try value(written, reading, at: "\(place) (\(name))")
  }

  /// What the map itself says the argument may become is tried, since no event is at hand.
  private mutating func probe<V: FieldValue>(
    _ reading: AttributeReading, at place: String
  ) throws(WireError) -> V? {
    for (word, code) in reading.codes.sorted(by: { $0.key < $1.key }) {
      let _: V = try value(code, reading, at: "\(place).codes.\(word)")
    }
    guard V.self is any Message.Type, V.self != Money.self else { return nil }
    throw .unreadable(Phrase(.fieldOfFields, place))
  }

  private mutating func value<V: FieldValue>(
    _ written: String, _ reading: AttributeReading, at place: String
  ) throws(WireError) -> V {
    var value = V()
    (self.reading, text) = (reading, written)
    defer { self.reading = nil }
    do throws(WireError) { try value.visitLeaf(&self) } catch {
      // Values that stand on a leaf, such as a currency, do not know their place.
      throw .unreadable(error.wording.at(place))
    }
    return value
  }

  private func expected(_ phrase: Phrase) -> WireError {
    .unreadable(Phrase.expected(phrase, found: Phrase(.inQuotes, text)))
  }

  private func decimal(_ text: String) throws(WireError) -> ExactDecimal {
    var plain = text
    if reading?.hasDecimalComma == true {
      let point = AttributeReading.withPoint(plain)
      guard let point else { throw expected(Phrase(.numberSuchAs)) }
      plain = point
    }
    if plain.hasPrefix("+") { plain.removeFirst() }
    guard let number = ExactDecimal(plain) else { throw expected(Phrase(.numberSuchAs)) }
    switch reading?.sign ?? .asWritten {
    case .asWritten: return number
    case .absolute: return number < .zero ? number.negated : number
    case .negated: return number.negated
    }
  }

  private func whole() throws(WireError) -> Int64 {
    guard let (value, isExact) = try decimal(text).minorUnits(digits: 0), isExact else {
      throw expected(Phrase(.integer))
    }
    return value
  }

  // MARK: Leaves

  mutating func leaf(_ value: inout Bool) throws(WireError) {
    guard reading != nil else { return }
    switch text.lowercased() {
    case "true", "1": value = true
    case "false", "0": value = false
    default: throw expected(Phrase(.trueOrFalse))
    }
  }

  mutating func leaf(_ value: inout Int64) throws(WireError) {
    if reading != nil { value = try whole() }
  }

  mutating func leaf(_ value: inout UInt64) throws(WireError) {
    guard reading != nil else { return }
    guard let number = UInt64(exactly: try whole()) else {
      throw expected(Phrase(.integerThatIsNotNegative))
    }
    value = number
  }

  mutating func leaf(_ value: inout String) throws(WireError) {
    guard reading != nil else { return }
    guard !text.utf8.contains(0) else { throw expected(Phrase(.stringWithoutNUL)) }
    value = text
  }

  mutating func leaf(_ value: inout [UInt8]) throws(WireError) {
    guard reading != nil else { return }
    guard let read = bytes(base64URL: text) else {
      throw expected(Phrase(.bytesInBase64urlWithoutPadding))
    }
    value = read
  }

  /// The log's own ids are no UUIDs: ours follows from theirs, as a case's claim from its name.
  mutating func leaf(_ value: inout Identifier) throws(WireError) {
    guard reading != nil else { return }
    value = Identifier(text) ?? Identifier(derivedFrom: "import", facts?.mapName ?? "", text)
  }

  mutating func leaf(_ value: inout Instant) throws(WireError) {
    guard let times else { return }
    guard let time = times.instant(text) else { throw .unreadable(times.fault(of: text)) }
    value = time
  }

  mutating func leaf(_ value: inout LocalDate) throws(WireError) {
    guard let times else { return }
    guard let date = times.date(text) else { throw expected(Phrase(.dateSuchAs202603)) }
    value = date
  }

  private var times: TimeReading? {
    reading.map { TimeReading(zone: facts?.log.times.zone, format: $0.format) }
  }

  mutating func leaf<E: CodedEnum>(_ value: inout E) throws(WireError) {
    guard reading != nil else { return }
    guard let found = E.named(text), found.rawValue != 0 else {
      let names = E.allCases.filter { $0.rawValue != 0 }.map(\.name.description)
      throw expected(Phrase(.oneOf, names.joined(separator: ", ")))
    }
    value = found
  }

  mutating func leaf<M: Message>(_ value: inout M) throws(WireError) {
    guard let reading else { return try value.visit(&self) }
    guard let amount = try amount(reading) as? M else {
      throw .unreadable(Phrase(.fieldOfFields, M.messageName.description))
    }
    value = amount
  }

  /// In whole units and their fractions, `35.50`.
  private mutating func amount(_ reading: AttributeReading) throws(WireError) -> Money {
    let currency: Currency
    switch reading.currency {
    case .constant(let known): currency = known
    case nil: currency = self.currency
    case .attribute? where facts == nil: currency = Currency("EUR") ?? self.currency
    case .attribute(let name)?:
      guard let code = try says(name), let known = Currency(code), !known.isNone else {
        throw .expected(Phrase(.currencySuchAsEUR), at: name)
      }
      currency = known
    }
    guard !currency.isNone else { throw .expected(Phrase(.currencySuchAsEUR), at: "currency") }
    var sum = try decimal(text)
    for name in reading.plus {
      guard let more = try says(name) else { continue }
      guard let total = sum.adding(try decimal(more)) else {
        throw expected(Phrase(.amountOfDigits, currency.fractionDigits, currency.code))
      }
      sum = total
    }
    guard let (units, isExact) = sum.minorUnits(digits: currency.fractionDigits),
      isExact || reading.rounds
    else { throw expected(Phrase(.amountOfDigits, currency.fractionDigits, currency.code)) }
    return Money(units, currency)
  }
}
