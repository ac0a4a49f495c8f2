import ClaimsDomain
import ClaimsTesting
import EventSourcing
import Testing

@Suite("When authorities are notified of an incident")
struct ReportDeadlineTests {
  private func report(
    _ status: ReportStatus = .revisado, sent: [NoticeStage] = [], missed: [NoticeStage] = []
  ) -> IncidentReport {
    incidentReport(status) { report in
      report.classification.awareAt = reportNoon
      report.notices = sent.map { AuthorityNotice(stage: $0) }
      report.missed = missed.map { MissedNotice(stage: $0) }
    }
  }

  private func after(hours: Int64) -> Instant {
    Instant(nanoseconds: reportNoon.nanoseconds + hours * 3_600_000_000_000)
  }

  @Test("a day, three days and thirty days from awareness on, until each is sent")
  func deadlines() {
    #expect(
      ReportDecider.deadlines(of: report(), under: .builtIn)
        == [
          NoticeDeadline(stage: .early, due: after(hours: 24)),
          NoticeDeadline(stage: .notification, due: after(hours: 72)),
          NoticeDeadline(stage: .final, due: after(hours: 720)),
        ])
    #expect(
      ReportDecider.deadlines(of: report(sent: [.early, .notification]), under: .builtIn)
        == [NoticeDeadline(stage: .final, due: after(hours: 720))])
  }

  @Test("nothing is due before awareness, of a draft, or of what is over")
  func none() {
    #expect(ReportDecider.deadlines(of: incidentReport(.revisado), under: .builtIn) == [])
    for status in [ReportStatus.none, .borrador, .cerrado, .descartado] {
      #expect(ReportDecider.deadlines(of: report(status), under: .builtIn) == [])
    }
  }

  @Test("the rules say how many hours; 0 means no deadline")
  func rules() {
    var rules = ClaimRules()
    rules.earlyNoticeHours = 6
    rules.noticeHours = 0
    #expect(
      ReportDecider.deadlines(of: report(), under: rules)
        == [
          NoticeDeadline(stage: .early, due: after(hours: 6)),
          NoticeDeadline(stage: .final, due: after(hours: 720)),
        ])
  }

  @Test("what time asks for is to flag what was missed, once, in the order of the deadlines")
  func due() {
    func stages(_ report: IncidentReport, _ hours: Int64) -> [NoticeStage] {
      ReportDecider.due(on: report, at: after(hours: hours), under: .builtIn).map {
        guard case .flagMissedNotice(let flag) = $0.command else { return .unspecified }
        return flag.stage
      }
    }
    #expect(stages(report(), 23) == [])
    #expect(stages(report(), 24) == [.early])
    #expect(stages(report(), 1000) == [.early, .notification, .final])
    #expect(stages(report(missed: [.early]), 1000) == [.notification, .final])
    #expect(stages(report(sent: [.early], missed: [.notification]), 1000) == [.final])
  }

  @Test("every command that time asks for is accepted, and asked for no more")
  func accepted() throws {
    var report = report()
    let time = after(hours: 1000)
    while let next = ReportDecider.due(on: report, at: time, under: .builtIn).first {
      let context = reportContext(ActorID("timer"), as: .system, at: time)
      for event in try ReportDecider.decide(next.command, given: report, in: context) {
        ReportDecider.evolve(&report, event)
      }
    }
    #expect(report.missed.map(\.stage) == [.early, .notification, .final])
    #expect(report.missed.map(\.due) == [24, 72, 720].map { after(hours: $0) })
  }

  @Test("a deadline beyond the end of time is its end")
  func overflow() {
    var report = report()
    report.classification.awareAt = Instant(nanoseconds: .max)
    #expect(report.due(.early, under: .builtIn) == Instant(nanoseconds: .max))
    var rules = ClaimRules()
    rules.earlyNoticeHours = .max
    report.classification.awareAt = reportNoon
    #expect(report.due(.early, under: rules) == Instant(nanoseconds: .max))
  }
}

@Suite("An incident report that becomes a claim")
struct ReportEscalationTests {
  @Test("the claim's draft is the reporter's, of the incident's day, and names the report")
  func draft() {
    let escalate = EscalateReport(
      claim: Identifier(high: 1, low: 9), title: "Money gone", claimed: euros(500))
    #expect(
      ReportDecider.claimDraft(
        of: escalate, on: incidentReport(.revisado), id: ReportMachine.report)
        == ClaimDrafted(
          type: .cyberLoss, title: "Money gone", claimed: euros(500),
          lossDate: LocalDate("2026-03-02"), claimant: carla, origin: ReportMachine.report))
  }
}

@Suite("What an actor may do with an incident report")
struct ReportPermissionTests {
  private func permissions(_ report: IncidentReport, _ context: ReportContext) -> [Permission] {
    ReportDecider.permissions(on: report, in: context)
  }

  private func allowed(_ report: IncidentReport, _ context: ReportContext) -> [String] {
    permissions(report, context).filter(\.allowed).map(\.command)
  }

  @Test("the reporter goes on with their own draft, and with no other")
  func reporter() {
    let draft = incidentReport(.borrador)
    let own = ["editReport", "addReportAttachment", "submitReport", "discardReport"]
    #expect(allowed(draft, asCarla) == own)
    #expect(allowed(draft, reportContext(hugo, as: .claimant)) == [])
    #expect(allowed(draft, asNobody) == [])
    let anonymous = incidentReport(.borrador, anonymous: true)
    #expect(allowed(anonymous, asNobody) == own)
    #expect(allowed(anonymous, reportContext(ActorID("gina"), as: .agent)) == [])
    #expect(allowed(incidentReport(.nuevo, anonymous: true), asNobody) == [])
  }

  @Test("guards on arguments are listed as conditions, those on the report as reasons")
  func conditions() {
    let permissions = permissions(incidentReport(.nuevo), reportContext(carla, as: .handler))
    let review = permissions.first { $0.command == "reviewReport" }
    #expect(review?.reasons.map(\.code) == [.fourEyesRequired])
    let classify = permissions.first { $0.command == "classifyIncident" }
    #expect(classify?.conditions == ["nothingClassified", "codeUnknown", "dateInFuture"])
  }

  @Test("a report's codes are shown in words, in both languages")
  func labels() {
    let report = incidentReport(.enInvestigacion) { report in
      report.details.attackType = "paloma_mensajera"
      report.classification.dangerLevel = "muy_alto"
    }
    let spanish = report.labels(in: CatalogBook(), .es)
    #expect(spanish.status == "En Investigación")
    #expect(spanish.attackType == "Paloma Mensajera")
    #expect(spanish.dangerLevel == "Muy Alto")
    let english = report.labels(in: CatalogBook(), .en)
    #expect(english.impact == "Money Stolen")
    #expect(english.severity == 4)
    #expect(english.discoveryMethod == "" && english.closeReason == "")
  }

  @Test("a command that names a person is distinguished from one that does not")
  func naming() {
    #expect(ReportCommand.startReport(StartReport(reporter: carla)).namesSomebody)
    #expect(!ReportCommand.startReport(StartReport(isAnonymous: true)).namesSomebody)
    #expect(ReportCommand.assignReport(AssignReport(assignee: hugo)).namesSomebody)
  }

  @Test(
    "an address is one of the web, as people copy it",
    arguments: [
      ("https://bank.example/a?b#c", true), ("hxxps://bank.example", true),
      ("bank.example/x", true),
      ("http://[::1]/", true), ("www.böse.example", true), ("https:///x", false), ("://x.y", false),
      ("bank", false), (".bank", false), ("a b.example", false), ("1ttp://x.example", false),
      ("bank.example\n", false),
    ])
  func addresses(text: String, isAddress: Bool) {
    let edit = EditReport(IncidentDetails(suspiciousURL: text))
    let answer = answer(.editReport(edit), on: incidentReport(.borrador), in: asCarla)
    if isAddress {
      #expect(
        answer
          == .success([
            .reportEdited(
              ReportEdited(
                details: IncidentDetails(suspiciousURL: text), at: oneOClock, effective: oneOClock))
          ]))
    } else {
      #expect(answer == .failure(Refusal(.invalidURL, found: text)))
    }
  }
}
