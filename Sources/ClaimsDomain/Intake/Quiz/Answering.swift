import EventSourcing

// What somebody who takes a quiz does, and what comes of it: the commands and events of its rows.

/// Q01. Begins a quiz that follows one version of a flow.
public struct StartQuiz: Message {
  public static var messageName: StaticString { "StartQuiz" }
  public var flow = ""
  public var version: UInt32 = 0

  public init() {}
  public init(
    flow: String = "", version: UInt32 = 0
  ) {
    self.flow = flow
    self.version = version
  }

  @inlinable public mutating func visit<F: FieldVisitor & ~Copyable>(
    _ fields: inout F
  ) throws(WireError) {
    try fields.field(1, "flow", &flow)
    try fields.field(2, "version", &version)
  }
}

/// Q02. Answers the question that is asked.
public struct SelectOption: Message {
  public static var messageName: StaticString { "SelectOption" }
  public var option = ""

  public init() {}
  public init(
    option: String = ""
  ) {
    self.option = option
  }

  @inlinable public mutating func visit<F: FieldVisitor & ~Copyable>(
    _ fields: inout F
  ) throws(WireError) {
    try fields.field(1, "option", &option)
  }
}

/// Q03. Takes the last answer back.
public struct GoBack: Message {
  public static var messageName: StaticString { "GoBack" }

  public init() {}

  @inlinable public mutating func visit<F: FieldVisitor & ~Copyable>(
    _ fields: inout F
  ) throws(WireError) {}
}

/// Q04. Takes every answer back.
public struct ResetQuiz: Message {
  public static var messageName: StaticString { "ResetQuiz" }

  public init() {}

  @inlinable public mutating func visit<F: FieldVisitor & ~Copyable>(
    _ fields: inout F
  ) throws(WireError) {}
}

/// Q05. Leaves the quiz for good.
public struct AbandonQuiz: Message {
  public static var messageName: StaticString { "AbandonQuiz" }

  public init() {}

  @inlinable public mutating func visit<F: FieldVisitor & ~Copyable>(
    _ fields: inout F
  ) throws(WireError) {}
}
