import ClaimsDomain
import EventSourcing

// What a conformance report says, for people.

extension Deviation.Kind {
  /// What people read for it.
  public var wording: Phrase {
    switch self {
    case .table: Phrase(.deviationTable)
    case .guardRule: Phrase(.deviationGuard)
    case .role: Phrase(.deviationRole)
    case .malformed: Phrase(.deviationMalformed)
    case .unmapped: Phrase(.deviationUnmapped)
    case .absent: Phrase(.absent)
    }
  }
}

extension Deviation {
  /// The explanation, behind the line of the log that could not be read.
  public var reasonWithLine: Phrase {
    line.map { Phrase(.line, $0, reason) } ?? reason
  }
}

extension LogRemark.Kind {
  /// What people read for it.
  public var wording: Phrase {
    switch self {
    case .backwards: Phrase(.remarkBackwards)
    case .twice: Phrase(.remarkTwice)
    }
  }
}

extension ActivityMap.Machine {
  /// What the cases become.
  public var category: Category { type.category }
}

extension ConformanceReport {
  /// What people read for the name of an outcome.
  public func wording(ofOutcome name: String) -> Phrase { machine.type.wording(ofStatus: name) }

  /// What people read for a way in which a case was closed. What a catalog lists has its code.
  public func wording(ofClosing name: String) -> Phrase {
    guard machine == .claim else { return Phrase(plain: name) }
    return CloseOutcome.named(name)?.wording ?? Phrase(plain: name)
  }
}

extension ReplayedMachine {
  static func wording(ofStatus name: String) -> Phrase {
    Words.Status.named(name)?.wording ?? Phrase(plain: name)
  }

  /// A status as a refusal says it: in English by its name.
  static func found(status name: String) -> Phrase {
    Words.Status.named(name).map { Phrase(.code($0)) } ?? Phrase(plain: name)
  }

  static func noRow(for command: DomainCommand, in status: String) -> Phrase {
    let verb = command.category == category ? Words.Verb(rawValue: command.type) : nil
    let name = verb.map { Phrase(.code($0)) } ?? Phrase(plain: command.name.description)
    return Phrase(.noRowFor, name, found(status: status))
  }
}

extension Reason {
  /// What was found, as a refusal says it.
  public var foundWording: Phrase { Phrase { Words($0).found(in: self) } }
}
