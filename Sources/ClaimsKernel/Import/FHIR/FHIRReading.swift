import ClaimsDomain
import EventSourcing

/// A resource on its way into commands: what was read of it, so that what was not can be told.
struct FHIRReading: Sendable {
  let resource: FHIRElement
  /// The resource as people name it: `Claim/100150`.
  let name: String
  private var read: Set<String> = []
  private var roundedPaths: Set<String> = []
  private(set) var remarks: [FHIRRemark] = []
  /// The names of those whom the resource names, by how they act.
  var people: [ActorID: String] = [:]
  /// What those are called whom other resources named before.
  private let known: [ActorID: String]

  init(_ resource: FHIRElement, name: String, known: [ActorID: String]) {
    (self.resource, self.name, self.known) = (resource, name, known)
  }

  /// Takes a name under which somebody acts; tells what of it nobody will find.
  ///
  /// - Parameter hashed: what a hash stands for, since it can be no id.
  mutating func take(_ person: FHIRPerson, called name: FHIRElement?, hashed: FHIRElement?) {
    people[person.actor] = person.name
    if let known = known[person.actor], known != person.name, let name {
      remark(.unmapped, at: name.path, Phrase(.earlierResourceNamesThem, known))
    }
    if let hashed { remark(.unmapped, at: hashed.path, Phrase(.hashStandsForIt)) }
  }

  // MARK: Leaves

  /// A text that is not blank.
  mutating func text(_ element: FHIRElement?) throws(FHIRFault) -> String? {
    guard let element else { return nil }
    guard case .string(let text) = element.value, text.utf8.contains(where: { $0 > 0x20 }) else {
      throw element.fault(Phrase(.text))
    }
    read.insert(element.path)
    return text
  }

  mutating func decimal(_ element: FHIRElement?) throws(FHIRFault) -> ExactDecimal? {
    guard let element else { return nil }
    let number = try element.decimal()
    read.insert(element.path)
    return number
  }

  /// A number that counts the elements of a list.
  mutating func sequence(_ element: FHIRElement) throws(FHIRFault) -> Int64 {
    guard case .signed(let number) = element.value, number > 0 else {
      throw element.fault(Phrase(.numberAboveZero))
    }
    read.insert(element.path)
    return number
  }

  /// The calendar day of a date or a time as it was written; nil, and not read, if it is only
  /// a month or a year. The time of day is lost unless all of it was read before, which is told.
  mutating func day(_ element: FHIRElement?) throws(FHIRFault) -> LocalDate? {
    guard let element else { return nil }
    guard case .string(let text) = element.value else { throw element.fault(Phrase(.date)) }
    if text.utf8.count < 10 { return nil }
    guard let day = LocalDate(String(text.prefix(10))) else {
      throw element.fault(Phrase(.date))
    }
    if read.insert(element.path).inserted, text.utf8.count > 10 {
      remark(.rounded, at: element.path, Phrase(.onlyTheDayHasAPlace, day.text))
    }
    return day
  }

  /// A time; the first moment in UTC of a day without one.
  mutating func time(_ element: FHIRElement) throws(FHIRFault) -> Instant {
    let time = try element.time()
    read.insert(element.path)
    return time
  }

  // MARK: Elements

  /// The first code of a concept, by the code system if it has one of several; else its text.
  mutating func code(_ concept: FHIRElement?, system: String? = nil) throws(FHIRFault) -> String? {
    try text(try concept?.code(system: system))
  }

  /// What people call a concept: its text, the first display, or its code.
  mutating func words(_ concept: FHIRElement?) throws(FHIRFault) -> String? {
    guard let concept, let words = try text(try concept.words()) else { return nil }
    for coding in try concept.list("coding") where coding["display"]?.written == words {
      told(coding["display"])
    }
    return words
  }

  mutating func amount(_ money: FHIRElement?) throws(FHIRFault) -> FHIRAmount? {
    guard let money else { return nil }
    let amount = try FHIRAmount(of: money)
    told(money["value"])
    told(money["currency"])
    return amount
  }

  /// The amount in minor units; says so if it had to be rounded.
  mutating func money(_ amount: FHIRAmount) throws(FHIRFault) -> Money {
    let (money, isExact) = try amount.rounded
    if !isExact { rounded(amount, to: money) }
    return money
  }

  /// Amounts in minor units that add up as the exact ones do: where the sum of those that are
  /// rounded is another one, the first of them are rounded the other way. Nil for nil.
  mutating func parts(of amounts: [FHIRAmount?]) throws(FHIRFault) -> [Money?] {
    var (parts, sum): ([Money?], FHIRAmount?) = ([], nil)
    for amount in amounts {
      parts.append(try amount.map { amount throws(FHIRFault) in try amount.rounded.money })
      guard let amount else { continue }
      sum = try sum.map { sum throws(FHIRFault) in try sum.adding(amount) } ?? amount
    }
    guard let sum else { return parts }
    var missing = try sum.rounded.money.minorUnits
    for part in parts { missing &-= part?.minorUnits ?? 0 }
    for (place, amount) in amounts.enumerated() {
      guard let amount, let part = parts[place] else { continue }
      let error = amount.compared(to: part)
      if missing != 0, error == missing.signum() {
        parts[place] = Money(part.minorUnits &+ error, part.currency)
        missing -= error
      }
      if error != 0, let part = parts[place] { rounded(amount, to: part) }
    }
    return parts
  }

  private mutating func rounded(_ amount: FHIRAmount, to money: Money) {
    // An amount may be both what is decided and what is paid.
    guard roundedPaths.insert(amount.path).inserted else { return }
    let currency = amount.currency
    remarks.append(
      FHIRRemark(
        kind: .rounded, resource: name, path: amount.path, value: amount.value.text,
        reason: Phrase(
          .currencyHasDigits, currency.code, currency.fractionDigits, money.display)))
  }

  /// All that stands below an element, in words; sequence numbers and code systems left out.
  mutating func allWords(_ element: FHIRElement) throws(FHIRFault) -> String {
    if let written = element.written {
      read.insert(element.path)
      return written
    }
    if element["coding"] != nil, let words = try words(element) { return words }
    var parts: [String] = []
    for name in element.names where name != "sequence" && name != "system" {
      for each in try element.all(name) { parts.append("\(name) \(try allWords(each))") }
    }
    return parts.joined(separator: ", ")
  }

  // MARK: Remarks

  /// Counts an element as told, with all that stands below it.
  mutating func told(_ element: FHIRElement?) {
    element?.forEachLeaf { read.insert($0.path) }
  }

  /// Counts what was read of some elements as not told.
  mutating func forget(_ elements: [FHIRElement]) {
    for element in elements { element.forEachLeaf { read.remove($0.path) } }
  }

  mutating func remark(_ kind: FHIRRemark.Kind, at path: String, _ reason: Phrase) {
    remarks.append(
      FHIRRemark(
        kind: kind, resource: name, path: path, value: resource[path: path]?.written ?? "",
        reason: reason))
  }

  /// Closes the reading: elements that were not read have no place in a claim.
  ///
  /// - Parameter carried: the resource that says the same elsewhere, if there is one: what it has
  ///   at the same place is told.
  mutating func finish(carriedBy carried: FHIRElement? = nil) {
    var known: [String: JSONValue] = [:]
    carried?.forEachLeaf { known[$0.path] = $0.value }
    let told = Set(remarks.lazy.filter { $0.kind == .unmapped }.map(\.path))
    var unmapped: [FHIRRemark] = []
    for name in resource.names where !Self.unspoken.contains(name) {
      resource[name]?.forEachLeaf { leaf in
        guard !read.contains(leaf.path), !told.contains(leaf.path), known[leaf.path] != leaf.value,
          !leaf.isPlace
        else { return }
        let isModifier = leaf.path.contains(FHIRCodes.modifier)
        unmapped.append(
          FHIRRemark(
            kind: .unmapped, resource: self.name, path: leaf.path, value: leaf.written ?? "",
            reason: Phrase(isModifier ? .modifierWasPassedOver : .claimHasNoField)))
      }
    }
    remarks += unmapped
  }

  /// What names the resource, or says in a browser's words what its elements say.
  private static let unspoken: Set = ["resourceType", "id", "meta", "text"]
}

/// An amount as a resource states it.
struct FHIRAmount: Equatable, Sendable {
  var value: ExactDecimal
  var currency: Currency
  /// The path of its value.
  var path: String
}

extension FHIRAmount {
  init(of money: FHIRElement) throws(FHIRFault) {
    let written = try money.required("value")
    guard let code = money["currency"] else {
      throw FHIRFault("\(money.path).currency", Phrase(.missingAmountNeedsOne))
    }
    guard case .string(let text) = code.value, let currency = Currency(text), !currency.isNone
    else { throw code.fault(Phrase(.currencySuchAsUSD)) }
    self.init(value: try written.decimal(), currency: currency, path: written.path)
  }

  /// The nearest amount in minor units, and whether it is this one.
  var rounded: (money: Money, isExact: Bool) {
    get throws(FHIRFault) {
      guard let (units, isExact) = value.minorUnits(digits: currency.fractionDigits) else {
        throw FHIRFault(path, Phrase(.moreThan, Money(.max, currency).display))
      }
      return (Money(units, currency), isExact)
    }
  }

  /// 1 if this is more than an amount in minor units, -1 if it is less, 0 if it is the same.
  func compared(to money: Money) -> Int64 {
    let other = ExactDecimal(minorUnits: money.minorUnits, digits: currency.fractionDigits)
    return value == other ? 0 : value > other ? 1 : -1
  }
}
