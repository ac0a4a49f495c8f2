import EventSourcing

/// What is wrong with a time zone's rule, and where in it.
public struct TimeZoneFault: Error, Equatable, Sendable {
  /// What was expected, and at which byte of how many, counted from 1.
  public let reason: Wording

  /// In English.
  public var explanation: String { reason.en }
}

/// Reads a time zone's rule, byte by byte.
struct TimeZoneReader {
  private let bytes: [UInt8]
  private var at = 0

  init(_ text: String) { bytes = Array(text.utf8) }

  /// `CET-1CEST,M3.5.0,M10.5.0/3`: seconds east of UTC, and summer time if there is any.
  mutating func rule() throws(TimeZoneFault) -> (standard: Int64, summer: TimeZoneRule.Summer?) {
    try name()
    let standard =
      -(try clock(
        hours: 24,
        "how many hours west of UTC, such as -1 or 4:30: a rule such as "
          + "CET-1CEST,M3.5.0,M10.5.0/3, not the name of a place",
        "cuántas horas al oeste de UTC, como -1 o 4:30: una regla como "
          + "CET-1CEST,M3.5.0,M10.5.0/3, no el nombre de un lugar"))
    guard at < bytes.count else { return (standard, nil) }
    try name()
    var offset = standard + 3600
    if at < bytes.count, bytes[at] != UInt8(ascii: ",") {
      offset =
        -(try clock(
          hours: 24, "how many hours west of UTC summer time is",
          "a cuántas horas al oeste de UTC está el horario de verano"))
    }
    guard offset != standard else {
      throw fault("another offset in summer time", "otra diferencia en el horario de verano")
    }
    try take(
      ",", "a comma and when summer time begins, such as ,M3.5.0",
      "una coma y cuándo empieza el horario de verano, como ,M3.5.0")
    let begins = try moment()
    try take(
      ",", "a comma and when summer time ends, such as ,M10.5.0/3",
      "una coma y cuándo termina el horario de verano, como ,M10.5.0/3")
    let ends = try moment()
    guard at == bytes.count else { throw fault("the end", "el final") }
    return (standard, TimeZoneRule.Summer(offset: offset, begins: begins, ends: ends))
  }

  /// Three letters or more, or anything of letters, digits and signs between `<` and `>`.
  private mutating func name() throws(TimeZoneFault) {
    let start = at
    if takes(UInt8(ascii: "<")) {
      while at < bytes.count, Self.isNamed(bytes[at]) { at += 1 }
      guard at - start > 3, takes(UInt8(ascii: ">")) else {
        throw fault("a name such as <+03> that ends in >", "un nombre como <+03> que termina en >")
      }
      return
    }
    while at < bytes.count, Self.isLetter(bytes[at]) { at += 1 }
    guard at - start >= 3 else {
      throw fault(
        "a name of three letters or more, such as CET", "un nombre de tres letras o más, como CET")
    }
  }

  /// `M3.5.0`, `J60` or `59`, with `/3` for another hour than two.
  private mutating func moment() throws(TimeZoneFault) -> YearlyMoment {
    let day: YearlyMoment.Day
    if takes(UInt8(ascii: "M")) {
      let month = try number(in: 1...12, "a month from 1 to 12", "un mes de 1 a 12")
      try take(".", "a point and a week", "un punto y una semana")
      let week = try number(
        in: 1...5, "a week from 1 to 5, which is the last", "una semana de 1 a 5, que es la última")
      try take(".", "a point and a weekday", "un punto y un día de la semana")
      day = .weekday(
        month: month, week: week,
        weekday: try number(
          in: 0...6, "a weekday from 0, Sunday, to 6", "un día de la semana de 0, domingo, a 6"))
    } else if takes(UInt8(ascii: "J")) {
      day = .notLeap(try number(in: 1...365, "a day from 1 to 365", "un día de 1 a 365"))
    } else {
      day = .ordinal(
        try number(in: 0...365, "M, J or a day from 0 to 365", "M, J o un día de 0 a 365"))
    }
    var time: Int64 = 7200
    if takes(UInt8(ascii: "/")) {
      time = try clock(hours: 167, "an hour from -167 to 167", "una hora de -167 a 167")
    }
    return YearlyMoment(day: day, time: time)
  }

  /// `-1`, `4:30`, `+10:00:00`, in seconds.
  private mutating func clock(
    hours: Int64, _ en: String, _ es: String
  ) throws(TimeZoneFault) -> Int64 {
    let isNegative = takes(UInt8(ascii: "-"))
    if !isNegative { _ = takes(UInt8(ascii: "+")) }
    var seconds = try number(in: 0...hours, en, es) * 3600
    if takes(UInt8(ascii: ":")) {
      seconds += try number(in: 0...59, "minutes from 0 to 59", "minutos de 0 a 59") * 60
      if takes(UInt8(ascii: ":")) {
        seconds += try number(in: 0...59, "seconds from 0 to 59", "segundos de 0 a 59")
      }
    }
    return isNegative ? -seconds : seconds
  }

  private mutating func number(
    in range: ClosedRange<Int64>, _ en: String, _ es: String
  ) throws(TimeZoneFault) -> Int64 {
    let start = at
    var value: Int64 = 0
    while at < bytes.count, Self.isDigit(bytes[at]), at - start < 4 {
      value = value * 10 + Int64(bytes[at] - 0x30)
      at += 1
    }
    guard at > start, range.contains(value) else {
      at = start
      throw fault(en, es)
    }
    return value
  }

  private mutating func take(
    _ byte: Unicode.Scalar, _ en: String, _ es: String
  ) throws(TimeZoneFault) {
    guard takes(UInt8(ascii: byte)) else { throw fault(en, es) }
  }

  private mutating func takes(_ byte: UInt8) -> Bool {
    guard at < bytes.count, bytes[at] == byte else { return false }
    at += 1
    return true
  }

  private static func isLetter(_ byte: UInt8) -> Bool { (0x41...0x5a).contains(byte & 0xdf) }
  private static func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }
  private static func isNamed(_ byte: UInt8) -> Bool {
    isLetter(byte) || isDigit(byte) || byte == UInt8(ascii: "+") || byte == UInt8(ascii: "-")
  }

  private func fault(_ en: String, _ es: String) -> TimeZoneFault {
    TimeZoneFault(
      reason: Wording(
        en: "expected \(en), at byte \(at + 1) of \(bytes.count)",
        es: "se esperaba \(es), en el byte \(at + 1) de \(bytes.count)"))
  }
}
