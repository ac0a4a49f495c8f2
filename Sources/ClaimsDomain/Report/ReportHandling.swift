import EventSourcing

// Looking at a report: the commands and the events of rows R06 to R09, R11, R12 and R17.

/// R06.
public struct ReviewReport: Message {
  public static var messageName: StaticString { "ReviewReport" }

  public init() {}

  @inlinable public mutating func visit<F: FieldVisitor & ~Copyable>(
    _ fields: inout F
  ) throws(WireError) {}
}

/// R07. Gives the report to somebody who looks into it.
public struct StartReportInvestigation: Message {
  public static var messageName: StaticString { "StartReportInvestigation" }
  public var assignee = ActorID()

  public init() {}
  public init(assignee: ActorID = ActorID()) {
    self.assignee = assignee
  }

  @inlinable public mutating func visit<F: FieldVisitor & ~Copyable>(
    _ fields: inout F
  ) throws(WireError) {
    try fields.field(1, "assignee", &assignee)
  }
}

/// R17. Gives the report to somebody else.
public struct AssignReport: Message {
  public static var messageName: StaticString { "AssignReport" }
  public var assignee = ActorID()

  public init() {}
  public init(assignee: ActorID = ActorID()) {
    self.assignee = assignee
  }

  @inlinable public mutating func visit<F: FieldVisitor & ~Copyable>(
    _ fields: inout F
  ) throws(WireError) {
    try fields.field(1, "assignee", &assignee)
  }
}

/// R08.
public struct AddAdminNote: Message {
  public static var messageName: StaticString { "AddAdminNote" }
  public var text = ""

  public init() {}
  public init(text: String = "") {
    self.text = text
  }

  @inlinable public mutating func visit<F: FieldVisitor & ~Copyable>(
    _ fields: inout F
  ) throws(WireError) {
    try fields.field(1, "text", &text)
  }
}

/// R09. Changes what is given; what is absent stays as it is.
public struct ClassifyIncident: Message {
  public static var messageName: StaticString { "ClassifyIncident" }
  public var classification = IncidentClassification()

  public init() {}
  public init(_ classification: IncidentClassification) {
    self.classification = classification
  }

  @inlinable public mutating func visit<F: FieldVisitor & ~Copyable>(
    _ fields: inout F
  ) throws(WireError) {
    try classification.visit(&fields)
  }
}

/// R11. Changes what is given; what is absent stays as it is.
public struct RecordIncidentTimeline: Message {
  public static var messageName: StaticString { "RecordIncidentTimeline" }
  public var timeline = IncidentTimeline()

  public init() {}
  public init(_ timeline: IncidentTimeline) {
    self.timeline = timeline
  }

  @inlinable public mutating func visit<F: FieldVisitor & ~Copyable>(
    _ fields: inout F
  ) throws(WireError) {
    try timeline.visit(&fields)
  }
}

/// R12. Names another report that has to do with this one.
public struct LinkReport: Message {
  public static var messageName: StaticString { "LinkReport" }
  public var report = Identifier()

  public init() {}
  public init(report: Identifier = Identifier()) {
    self.report = report
  }

  @inlinable public mutating func visit<F: FieldVisitor & ~Copyable>(
    _ fields: inout F
  ) throws(WireError) {
    try fields.field(1, "report", &report)
  }
}

/// From R06.
public struct ReportReviewed: Message {
  public static var messageName: StaticString { "ReportReviewed" }
  public var reviewer = ActorID()
  public var at = Instant()

  public init() {}
  public init(reviewer: ActorID = ActorID(), at: Instant = Instant()) {
    self.reviewer = reviewer
    self.at = at
  }

  @inlinable public mutating func visit<F: FieldVisitor & ~Copyable>(
    _ fields: inout F
  ) throws(WireError) {
    try fields.field(1, "reviewer", &reviewer)
    try fields.field(2, "at", &at)
  }
}

/// From R07.
public struct ReportInvestigationStarted: Message {
  public static var messageName: StaticString { "ReportInvestigationStarted" }
  public var assignee = ActorID()
  public var at = Instant()

  public init() {}
  public init(assignee: ActorID = ActorID(), at: Instant = Instant()) {
    self.assignee = assignee
    self.at = at
  }

  @inlinable public mutating func visit<F: FieldVisitor & ~Copyable>(
    _ fields: inout F
  ) throws(WireError) {
    try fields.field(1, "assignee", &assignee)
    try fields.field(2, "at", &at)
  }
}

/// From R17.
public struct ReportAssigned: Message {
  public static var messageName: StaticString { "ReportAssigned" }
  public var assignee = ActorID()
  public var at = Instant()

  public init() {}
  public init(assignee: ActorID = ActorID(), at: Instant = Instant()) {
    self.assignee = assignee
    self.at = at
  }

  @inlinable public mutating func visit<F: FieldVisitor & ~Copyable>(
    _ fields: inout F
  ) throws(WireError) {
    try fields.field(1, "assignee", &assignee)
    try fields.field(2, "at", &at)
  }
}

/// From R08.
public struct AdminNoteAdded: Message {
  public static var messageName: StaticString { "AdminNoteAdded" }
  public var note = AdminNote()

  public init() {}
  public init(note: AdminNote = AdminNote()) {
    self.note = note
  }

  @inlinable public mutating func visit<F: FieldVisitor & ~Copyable>(
    _ fields: inout F
  ) throws(WireError) {
    try fields.field(1, "note", &note)
  }
}

/// From R09: only what changed.
public struct IncidentClassified: Message {
  public static var messageName: StaticString { "IncidentClassified" }
  public var classification = IncidentClassification()
  public var at = Instant()

  public init() {}
  public init(
    classification: IncidentClassification = IncidentClassification(), at: Instant = Instant()
  ) {
    self.classification = classification
    self.at = at
  }

  @inlinable public mutating func visit<F: FieldVisitor & ~Copyable>(
    _ fields: inout F
  ) throws(WireError) {
    try fields.field(1, "classification", &classification)
    try fields.field(2, "at", &at)
  }
}

/// From R11: only what changed.
public struct IncidentTimelineRecorded: Message {
  public static var messageName: StaticString { "IncidentTimelineRecorded" }
  public var timeline = IncidentTimeline()
  public var at = Instant()

  public init() {}
  public init(timeline: IncidentTimeline = IncidentTimeline(), at: Instant = Instant()) {
    self.timeline = timeline
    self.at = at
  }

  @inlinable public mutating func visit<F: FieldVisitor & ~Copyable>(
    _ fields: inout F
  ) throws(WireError) {
    try fields.field(1, "timeline", &timeline)
    try fields.field(2, "at", &at)
  }
}

/// From R12.
public struct ReportLinked: Message {
  public static var messageName: StaticString { "ReportLinked" }
  public var report = Identifier()
  public var at = Instant()

  public init() {}
  public init(report: Identifier = Identifier(), at: Instant = Instant()) {
    self.report = report
    self.at = at
  }

  @inlinable public mutating func visit<F: FieldVisitor & ~Copyable>(
    _ fields: inout F
  ) throws(WireError) {
    try fields.field(1, "report", &report)
    try fields.field(2, "at", &at)
  }
}
