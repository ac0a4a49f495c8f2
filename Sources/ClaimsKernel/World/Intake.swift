import ClaimsDomain
import EventSourcing

extension QuizDecider: Aggregate {
  public static var category: Category { .quiz }
  public static var beginning: QuizVerb { .startQuiz }
  public static var lifecycle: Lifecycle<QuizWords> { quizLifecycle }

  public static func isParty(_ actor: ActorID, as role: Role, to quiz: Quiz) -> Bool {
    quiz.isParty(actor, as: role)
  }

  public static func neighbours(
    of command: QuizCommand?, on quiz: Quiz, _ id: Identifier, by actor: ActorID, in world: World
  ) -> QuizNeighbours {
    if case .startQuiz(let start)? = command {
      let newest = world.catalogs.newestVersion(ofFlow: start.flow)
      // Nobody begins with what was replaced.
      let flow =
        start.version == newest ? world.catalogs.flow(start.flow, version: newest) : nil
      return QuizNeighbours(
        flow: flow, newest: world.catalogs.publishedVersion(ofFlow: start.flow))
    }
    return QuizNeighbours(flow: world.catalogs.flow(quiz.flow, version: quiz.version))
  }

  public static func due(
    on quiz: Quiz, at time: Instant, under rules: ClaimRules
  ) -> [(due: Instant, command: QuizCommand)] { dueCommands(of: quiz, at: time, under: rules) }
}

extension LeadDecider: Aggregate {
  public static var category: Category { .lead }
  public static var beginning: LeadVerb { .startLead }
  public static var lifecycle: Lifecycle<LeadWords> { leadLifecycle }

  public static func isParty(_ actor: ActorID, as role: Role, to lead: Lead) -> Bool {
    lead.isParty(actor, as: role)
  }

  public static func days(of lead: Lead) -> (loss: LocalDate?, submitted: Instant?) {
    (lead.details.incidentDate, lead.submittedAt)
  }

  public static func neighbours(
    of command: LeadCommand?, on lead: Lead, _ id: Identifier, by actor: ActorID, in world: World
  ) -> LeadNeighbours {
    var neighbours = LeadNeighbours(catalogs: world.catalogs)
    switch command {
    case .startLead(let start)?:
      neighbours.quiz = start.details.quiz.flatMap { world.quizzes[$0]?.state }
    case .editLead(let edit)?:
      neighbours.quiz = edit.details.quiz.flatMap { world.quizzes[$0]?.state }
    case .convertLead(let convert)?:
      neighbours.claim = world.claims[convert.claim]?.claim.status
    default: break
    }
    return neighbours
  }

  public static func companion(
    of command: LeadCommand, on lead: Lead, _ id: Identifier, by actor: ActorID
  ) -> StreamEvents? {
    guard case .convertLead(let convert) = command else { return nil }
    let drafted = claimDrafted(by: convert, from: lead, id)
    return StreamEvents(stream: .claim(convert.claim), events: [.claim(.claimDrafted(drafted))])
  }

  public static func due(
    on lead: Lead, at time: Instant, under rules: ClaimRules
  ) -> [(due: Instant, command: LeadCommand)] { dueCommands(of: lead, at: time, under: rules) }
}
