import Descriptions

extension SwiftWriter {
  /// The text in quotes. Marks and what cannot be seen are written as numbers.
  static func literal(_ text: String) -> String {
    var literal = "\""
    for scalar in text.unicodeScalars {
      switch scalar.properties.generalCategory {
      case .control where "\n\r\t\0".unicodeScalars.contains(scalar):
        literal += scalar.escaped(asASCII: false)
      case .control, .format, .nonspacingMark, .spacingMark, .enclosingMark, .lineSeparator,
        .paragraphSeparator, .privateUse, .unassigned:
        literal += "\\u{\(String(scalar.value, radix: 16))}"
      default: literal += scalar.escaped(asASCII: false)
      }
    }
    return literal + "\""
  }

  static func literal(_ number: some BinaryFloatingPoint) -> String {
    let type = "\(type(of: number))"
    if number.isNaN { return type + ".nan" }
    if number.isInfinite { return (number < 0 ? "-" : "") + type + ".infinity" }
    if number.isSubnormal {
      // As a literal the compiler would warn of it.
      return "\(type)(sign: .\(number.sign), exponent: \(number.exponent), "
        + "significand: \(number.significand))"
    }
    return "\(number)"
  }

  /// The name as it is written after a dot or as a label.
  static func identifier(_ name: String) -> String {
    let isPlain = name.allSatisfy { $0 == "_" || $0.isLetter || $0.isNumber }
    let isReserved = ["init", "self", "Type", "Protocol", "inout", "var", "let"].contains(name)
    return isPlain && !isReserved ? name : "`\(name)`"
  }

  /// The name of a case without a payload, whatever the type's description says.
  static func caseName(of value: Any) -> String {
    func name<Value: Equatable>(_ value: Value) -> String? {
      enumCaseName(of: value)
    }
    // A type has to be known to be asked for; commands always are equatable.
    return (value as? any Equatable).flatMap { name($0) } ?? "\(value)"
  }
}
