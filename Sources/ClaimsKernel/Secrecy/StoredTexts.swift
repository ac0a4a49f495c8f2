import EventSourcing

/// Where the texts stand of all kinds of commands and events of an aggregate, by their numbers.
struct StoredTexts {
  private let commands: [TextFields?]
  private let events: [TextFields?]

  static let ofRefusals = TextFields(of: RefusalRecord.self)
  /// By the numbers of their categories.
  private static let all = table(
    of: Category.aggregates.map { ($0.category.number, StoredTexts($0)) })

  static func of(_ category: Category) -> StoredTexts? { all.at(category.number) }

  func command(_ type: UInt32) -> TextFields? { commands.at(type) }
  func event(_ type: UInt32) -> TextFields? { events.at(type) }

  private init<A: LogAggregate>(_: A.Type) {
    (commands, events) = (Self.fields(of: A.Command.self), Self.fields(of: A.Event.self))
  }

  private static func fields<U: Union>(of _: U.Type) -> [TextFields?] {
    table(
      of: U.Kind.allCases.compactMap { kind in
        TextFields(of: kind.rawValue, in: U.self).map { (kind.rawValue, $0) }
      })
  }

  private static func table<Value>(of values: [(number: UInt32, value: Value)]) -> [Value?] {
    let last = values.map(\.number).max() ?? 0
    var table = [Value?](repeating: nil, count: Int(last) + 1)
    for (number, value) in values { table[Int(number)] = value }
    return table
  }
}

extension Array {
  /// What a table has under a number; nil if there is nothing.
  fileprivate func at<Value>(_ number: UInt32) -> Value? where Element == Value? {
    number < count ? self[Int(number)] : nil
  }
}
