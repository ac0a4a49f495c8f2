import EventSourcing

/// Reads elements one after another, in the one form that DER allows.
///
/// Source: ITU-T X.690 §8 and §10.
struct DERReader {
  /// Bytes that tell what an element is. Source: X.690 §8.1.2.
  enum Tag {
    static let boolean: UInt8 = 0x01
    static let integer: UInt8 = 0x02
    static let octets: UInt8 = 0x04
    static let object: UInt8 = 0x06
    static let time: UInt8 = 0x18
    static let sequence: UInt8 = 0x30
    static let set: UInt8 = 0x31
    /// What a place tells, with elements in it.
    static func context(_ number: UInt8) -> UInt8 { 0xa0 | number }
    /// The same, with bytes in it.
    static func plainContext(_ number: UInt8) -> UInt8 { 0x80 | number }
  }

  private var rest: ArraySlice<UInt8>

  init(_ bytes: ArraySlice<UInt8>) { rest = bytes }

  var isAtEnd: Bool { rest.isEmpty }

  /// The next element's tag; nil at the end.
  var tag: UInt8? { rest.first }

  /// The content of the next element, whatever it is.
  mutating func next() throws(ProofFault) -> ArraySlice<UInt8> {
    guard let tag = rest.popFirst(), tag & 0x1f != 0x1f, let first = rest.popFirst() else {
      throw Self.fault
    }
    var length = Int(first)
    if first >= 0x80 {
      let count = Int(first & 0x7f)
      guard (1...3).contains(count), rest.count >= count else { throw Self.fault }
      length = rest.prefix(count).reduce(0) { $0 << 8 | Int($1) }
      rest = rest.dropFirst(count)
      // The shortest form, and no other.
      guard length >= 0x80, length >> (8 * (count - 1)) > 0 else { throw Self.fault }
    }
    guard rest.count >= length else { throw Self.fault }
    let content = rest.prefix(length)
    rest = rest.dropFirst(length)
    return content
  }

  /// The content of the next element, which has this tag.
  mutating func next(_ tag: UInt8) throws(ProofFault) -> ArraySlice<UInt8> {
    guard self.tag == tag else { throw Self.fault }
    return try next()
  }

  /// The same, or nil if the next element is another.
  mutating func next(ifIs tag: UInt8) throws(ProofFault) -> ArraySlice<UInt8>? {
    self.tag == tag ? try next() : nil
  }

  /// The elements in the next one, which has this tag.
  mutating func inside(_ tag: UInt8) throws(ProofFault) -> DERReader {
    DERReader(try next(tag))
  }

  func end() throws(ProofFault) {
    guard isAtEnd else { throw Self.fault }
  }

  private static let fault = ProofFault("no timestamp reply in DER: an element is not as expected")

  /// An object's numbers, with dots between them. Source: X.690 §8.19.
  static func object(_ bytes: ArraySlice<UInt8>) throws(ProofFault) -> String {
    var numbers: [UInt64] = []
    var (number, isOpen) = (UInt64(0), false)
    for byte in bytes {
      guard number >> 56 == 0, isOpen || byte != 0x80 else { throw fault }
      number = number << 7 | UInt64(byte & 0x7f)
      isOpen = byte & 0x80 != 0
      if isOpen { continue }
      if numbers.isEmpty {
        let first = min(number / 40, 2)
        numbers = [first, number - first * 40]
      } else {
        numbers.append(number)
      }
      number = 0
    }
    guard !isOpen, !numbers.isEmpty else { throw fault }
    return numbers.map(String.init).joined(separator: ".")
  }

  /// A number that is not negative, as hexadecimal digits. Source: X.690 §8.3.
  static func hexadecimal(_ bytes: ArraySlice<UInt8>) throws(ProofFault) -> String {
    guard let first = bytes.first, first < 0x80,
      bytes.count == 1 || first != 0 || bytes[bytes.startIndex + 1] >= 0x80
    else { throw fault }
    return EventSourcing.hexadecimal(bytes.count == 1 ? bytes : bytes.drop { $0 == 0 })
  }
}
