import EventSourcing

// What `print` shows of values that are no messages, or that are shown in another way than by their fields.

extension Money {
  /// As people write it: `1700.00 EUR`.
  public var inWords: String { display }
}

extension Currency: CustomStringConvertible {
  /// The three letters; empty for no currency.
  public var description: String { code }
}

extension Language: CustomStringConvertible {
  /// Its tag.
  public var description: String { rawValue }
}

extension RuleDay: CustomStringConvertible {
  /// The case's name.
  public var description: String { rawValue }
}

extension ClaimRuleValue: CustomStringConvertible {
  /// The case's name.
  public var description: String {
    switch self {
    case .reopenLimit: "reopenLimit"
    case .fourEyes: "fourEyes"
    case .resubmitLimit: "resubmitLimit"
    case .appealLimit: "appealLimit"
    case .appealDays: "appealDays"
    case .reopenDays: "reopenDays"
    case .filingDays: "filingDays"
    case .secondAuthoriserAbove: "secondAuthoriserAbove"
    case .coverageCheckRequired: "coverageCheckRequired"
    case .partLimit: "partLimit"
    case .attachmentBytes: "attachmentBytes"
    case .limitsRequired: "limitsRequired"
    case .assignedOnly: "assignedOnly"
    case .separations: "separations"
    case .verifiedDocumentsRequired: "verifiedDocumentsRequired"
    case .retentionDays: "retentionDays"
    case .acknowledgeDays: "acknowledgeDays"
    case .decideDays: "decideDays"
    case .paymentDays: "paymentDays"
    case .documentsRequired: "documentsRequired"
    case .documentResubmitLimit: "documentResubmitLimit"
    case .earlyNoticeHours: "earlyNoticeHours"
    case .noticeHours: "noticeHours"
    case .finalNoticeHours: "finalNoticeHours"
    case .quizIdleMinutes: "quizIdleMinutes"
    case .leadIdleDays: "leadIdleDays"
    case .limitationDays: "limitationDays"
    case .denialProvisionRequired: "denialProvisionRequired"
    case .anonymousAttachmentLimit: "anonymousAttachmentLimit"
    case .assessmentBytes: "assessmentBytes"
    case .confirmedPolicyRequired: "confirmedPolicyRequired"
    case .expensesErodeLimit: "expensesErodeLimit"
    case .timeZone: "timeZone"
    case .secondAdministrator: "secondAdministrator"
    }
  }
}

extension Expectation: CustomStringConvertible {
  /// What a refusal says.
  public var description: String { text }
}

extension FileProfile: CustomStringConvertible {
  /// The case's name.
  public var description: String { rawValue }
}

extension DetailFields: CustomStringConvertible {
  /// The names of the fields.
  public var description: String { DescriptionWriter.list(names, of: names.count) }
}

extension PartList: CustomStringConvertible {
  /// How many parts there are.
  public var description: String { String(count) + (count == 1 ? " part" : " parts") }
}

extension ClaimFile: CustomStringConvertible {
  /// Its fields, as they stand in the claim.
  public var description: String {
    var writer = DescriptionWriter("ClaimFile")
    var copy = self
    var checkTimes: [CheckTime] = []
    do throws(WireError) { try copy.visit(&writer, &checkTimes) } catch {}
    return writer.text
  }
}

extension Cover: CustomStringConvertible {
  /// That it is one: what is left of it, `benefit` tells for each piece.
  public var description: String { "Cover" }
}

extension ActorRegister: CustomStringConvertible {
  /// How many actors it has.
  public var description: String {
    String(actors.count) + (actors.count == 1 ? " actor" : " actors")
  }
}

extension Catalog.Openness: CustomStringConvertible {
  /// The case's name.
  public var description: String {
    switch self {
    case .open: "open"
    case .narrowing: "narrowing"
    case .fixed: "fixed"
    }
  }
}

extension QuizFlowFault: CustomStringConvertible {
  /// The case and what it is about.
  public var description: String {
    switch self {
    case .idMissing: "idMissing"
    case .duplicateID(let id): "duplicateID(" + DescriptionWriter.quoted(id) + ")"
    case .firstMissing(let id): "firstMissing(" + DescriptionWriter.quoted(id) + ")"
    case .noOptions(let id): "noOptions(" + DescriptionWriter.quoted(id) + ")"
    case .unreachable(let id): "unreachable(" + DescriptionWriter.quoted(id) + ")"
    case .asksAgain(let id): "asksAgain(" + DescriptionWriter.quoted(id) + ")"
    case .targetMissing(let option, let target):
      "targetMissing(" + DescriptionWriter.quoted(option) + ", " + DescriptionWriter.quoted(target)
        + ")"
    case .textMissing(let id, let language):
      "textMissing(" + DescriptionWriter.quoted(id) + ", " + language.rawValue + ")"
    }
  }
}

extension Cover.Piece: CustomStringConvertible {
  /// Its fields.
  public var description: String {
    DescriptionWriter("Piece").part("item", item).part("category", category).part(
      "claimed", claimed
    ).part("eligible", eligible).part("isAdjusted", isAdjusted).text
  }
}

extension QuizFlowReason: CustomStringConvertible {
  /// Its fields.
  public var description: String {
    DescriptionWriter("QuizFlowReason").part("path", path).part("expected", expected).part(
      "found", found
    ).text
  }
}

extension NoticeDeadline: CustomStringConvertible {
  /// Its fields.
  public var description: String {
    DescriptionWriter("NoticeDeadline").part("stage", stage).part("due", due).text
  }
}

extension ReportLabels: CustomStringConvertible {
  /// Its fields.
  public var description: String {
    DescriptionWriter("ReportLabels").part("status", status).part("attackType", attackType).part(
      "impact", impact
    ).part("severity", severity).part("securityIncident", securityIncident).part(
      "dangerLevel", dangerLevel
    ).part("discoveryMethod", discoveryMethod).part("closeReason", closeReason).text
  }
}

extension ActorInRole: CustomStringConvertible {
  /// Its fields.
  public var description: String {
    DescriptionWriter("ActorInRole").part("actor", actor).part("role", role).text
  }
}

extension Violation: CustomStringConvertible {
  /// Its fields.
  public var description: String {
    DescriptionWriter("Violation").part("expected", expected).part("found", found).text
  }
}
