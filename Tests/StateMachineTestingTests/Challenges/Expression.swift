/// An expression of the calculator challenge.
indirect enum Expression: CustomStringConvertible, Sendable {
  case number(Int32)
  case sum(Expression, Expression)
  case quotient(Expression, Expression)

  var description: String {
    switch self {
    case .number(let number): "\(number)"
    case .sum(let one, let two): "(\(one) + \(two))"
    case .quotient(let one, let two): "(\(one) / \(two))"
    }
  }

  /// Nil if something is divided by zero.
  var value: Int32? {
    switch self {
    case .number(let number): return number
    case .sum(let one, let two):
      guard let one = one.value, let two = two.value else { return nil }
      return one &+ two
    case .quotient(let one, let two):
      guard let one = one.value, let two = two.value, two != 0 else { return nil }
      return one.dividedReportingOverflow(by: two).partialValue
    }
  }

  var dividesByZeroLiteral: Bool {
    switch self {
    case .number: false
    case .sum(let one, let two): one.dividesByZeroLiteral || two.dividesByZeroLiteral
    case .quotient(_, .number(0)): true
    case .quotient(let one, let two): one.dividesByZeroLiteral || two.dividesByZeroLiteral
    }
  }
}
