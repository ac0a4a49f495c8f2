/// Which texts are taken for addresses. Whether an address reaches anyone is for a contact to tell.
///
/// Source: Specs/Lifecycles/Lead.md, "Formats".
enum ContactFormat {
  /// One `@` with 1 to 64 bytes before it and a domain name of two labels or more after it; no
  /// spaces or control characters, and at most 254 bytes. Quoted local parts are not taken.
  ///
  /// Source: RFC 5321, section 4.5.3.1; RFC 1035, section 2.3.4; RFC 6531 for letters of others.
  static func isEmail(_ text: String) -> Bool {
    let parts = text.utf8.split(separator: 0x40, omittingEmptySubsequences: false)
    guard text.utf8.count <= 254, parts.count == 2, (1...64).contains(parts[0].count) else {
      return false
    }
    let labels = parts[1].split(separator: 0x2e, omittingEmptySubsequences: false)
    return isLocalPart(parts[0]) && labels.count >= 2 && labels.allSatisfy(isLabel)
  }

  /// 7 to 15 digits, perhaps after a `+`, and between them spaces, dots, hyphens, slashes and
  /// parentheses.
  ///
  /// Source: ITU-T E.164, section 6.
  static func isPhone(_ text: String) -> Bool {
    let rest = text.utf8.first == 0x2b ? text.utf8.dropFirst() : Substring(text).utf8[...]
    let digits = rest.filter { (0x30...0x39).contains($0) }.count
    return (7...15).contains(digits) && rest.allSatisfy(isOfPhone)
  }

  /// What is wrong with an address; an empty text is none.
  static func violation(inEmail text: String) -> Violation? {
    .when(
      !text.isEmpty && !isEmail(text), expected: .addressSuchAsNameExampleOrg, found: .value(text))
  }

  /// What is wrong with a number; an empty text is none.
  static func violation(inPhone text: String) -> Violation? {
    .when(!text.isEmpty && !isPhone(text), expected: .phoneDigits, found: .value(text))
  }

  /// No dot at either end, nor two of them in a row.
  private static func isLocalPart(_ bytes: some Collection<UInt8>) -> Bool {
    bytes.split(separator: 0x2e, omittingEmptySubsequences: false).allSatisfy { atom in
      !atom.isEmpty
        && atom.allSatisfy { byte in
          switch byte {
          // Of what is printed: ( ) , : ; < > [ \ ] and the quotation mark stand for other things.
          case 0x22, 0x28, 0x29, 0x2c, 0x3a...0x3c, 0x3e, 0x5b...0x5d, 0x7f: false
          default: byte > 0x20
          }
        }
    }
  }

  private static func isLabel(_ bytes: some BidirectionalCollection<UInt8>) -> Bool {
    (1...63).contains(bytes.count) && bytes.first != 0x2d && bytes.last != 0x2d
      && bytes.allSatisfy { byte in
        switch byte {
        case 0x2d, 0x30...0x39, 0x41...0x5a, 0x61...0x7a, 0x80...0xff: true
        default: false
        }
      }
  }

  private static func isOfPhone(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x30...0x39, 0x20, 0x28, 0x29, 0x2d...0x2f: true
    default: false
    }
  }
}
