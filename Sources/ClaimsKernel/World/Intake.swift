import ClaimsDomain
import EventSourcing

extension QuizDecider: LogAggregate {
  public typealias Words = AggregateVocabulary<QuizDecider>
  public static var beginning: QuizVerb { .startQuiz }

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
}

extension LeadDecider: LogAggregate {
  public typealias Words = AggregateVocabulary<LeadDecider>
  public static var beginning: LeadVerb { .startLead }

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
}
