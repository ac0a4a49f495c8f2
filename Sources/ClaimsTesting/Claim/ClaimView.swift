import ClaimsDomain
import Descriptions

/// What a claim can be about, as far as exploration looks at it: the verbs that belong together.
public enum ClaimTopic: CaseIterable, Hashable, Sendable, PrintsFields {
  /// How a claim comes in, is assigned and looked into, and what the policy covers.
  case filing, rejection, assignment, inquiry, checks, supplements, cover
  /// What is reserved, decided, told and paid, and what is reviewed.
  case reserves, lines, expenses, decisions, appeals, notices, waivers, rescissions, payments, bank,
    reviews
  /// How a claim ends, and how it is opened again.
  case closing, duplicates, reopening
  /// Suspicion, what comes back from others, lawsuits, and what is given up.
  case fraud, recovery, litigation, writeOffs
  /// What is kept with a claim, and who acts for its claimant.
  case parts, documents, records, corrections, representatives

  /// The verbs of the topic; `lines` are the reserves and payments of a named line, `expenses`
  /// those of one that is paid beside what is approved.
  public var verbs: [ClaimVerb] {
    switch self {
    case .filing: [.openDraft, .editDraft, .submit, .acceptIntake]
    case .rejection: [.rejectIntake, .resubmit]
    case .assignment: [.acknowledge, .assign]
    case .inquiry: [.startInvestigation, .requestInfo, .provideInfo, .expireInfoRequest]
    case .checks: [.recordCheck]
    case .supplements: [.supplement]
    case .cover: [.confirmPolicy]
    case .reserves: [.setReserve, .confirmReserve, .declineReserve]
    case .lines, .expenses: []
    case .decisions: [.approve, .approvePartially, .deny, .confirmDecision, .returnDecision]
    case .appeals: [.appeal]
    case .notices: [.notifyDecision]
    case .waivers: [.waiveAppeal]
    case .rescissions: [.rescindDecision]
    case .payments: [.requestPayment, .authorisePayment, .declinePayment, .issuePayment]
    case .bank: [.clearPayment, .stopPayment, .reversePayment]
    case .reviews: [.raiseReview, .completeReview]
    case .closing: [.close, .withdraw, .void]
    case .duplicates: [.markDuplicate]
    case .reopening: [.reopen]
    case .fraud: [.flagFraud, .referToSIU, .clearFraud, .confirmFraud]
    case .recovery:
      [.openSubrogation, .recordRecovery, .closeSubrogation, .confirmRecovery, .reverseRecovery]
    case .writeOffs: [.writeOffDebt, .writeOffLoss]
    case .litigation: [.openLitigation, .closeLitigation]
    case .parts:
      [
        .addPart, .updatePart, .removePart, .recordUpload, .assessDamage, .priceLineItem,
        .recordAnalysis,
      ]
    case .documents: [.referenceDocument, .unreferenceDocument]
    case .records: [.addNote, .recordCommunication, .generateReport, .erasePersonalData]
    case .corrections: [.correctFact]
    case .representatives: [.authoriseRepresentative, .acceptRepresentation, .revokeRepresentative]
    }
  }

  /// The topic of each verb, by its code.
  static let byVerb: [ClaimTopic?] = {
    var topics = [ClaimTopic?](repeating: nil, count: ClaimVerb.codeCount)
    for topic in allCases { for verb in topic.verbs { topics[Int(verb.rawValue)] = topic } }
    return topics
  }()
}

extension ClaimVerb {
  /// How many places a table by codes needs: not every code is a verb's.
  static let codeCount = 1 + allCases.reduce(0) { max($0, Int($1.rawValue)) }
}

/// How much of a claim an exploration looks at. All of it together is more than can be walked
/// through in a minute, and so it is looked at from several sides, each of which has an end.
public struct ClaimView: Sendable {
  /// The name by which the command line knows the view.
  public let name: String
  /// Under which rules: limits of one if counting further shows nothing new.
  public let rules: ClaimRules
  /// Topics with few attempts: what is needed to get on.
  public let few: Set<ClaimTopic>
  /// Topics with every sender, amount and slip.
  public let all: Set<ClaimTopic>

  /// The amounts that are tried, in minor units.
  public let amounts: [Int64]

  /// Creates a view of these topics; those in neither set are left out.
  ///
  /// - Parameters:
  ///   - name: the name by which it is known.
  ///   - rules: the rules under which claims are decided.
  ///   - amounts: the amounts that are tried, in minor units.
  ///   - few: topics with few attempts; notices are added if the view decides and closes.
  ///   - all: topics with every sender, amount and slip.
  public init(
    _ name: String, rules: ClaimRules = ClaimView.smallRules, amounts: [Int64] = [0, 1, 2],
    few: Set<ClaimTopic> = [], all: Set<ClaimTopic>
  ) {
    self.name = name
    self.amounts = amounts
    self.rules = rules
    // Without a notice nothing that was denied is closed.
    let isEnded = few.union(all).isSuperset(of: [.decisions, .closing])
    self.few = isEnded && !all.contains(.notices) ? few.union([.notices]) : few
    self.all = all
  }

  /// Whether a verb is sent at all, and with everything that it can say.
  func breadth(of verb: ClaimVerb) -> Breadth {
    guard let topic = ClaimTopic.byVerb[Int(verb.rawValue)] else { return .none }
    return all.contains(topic) ? .all : few.contains(topic) ? .few : .none
  }

  enum Breadth { case none, few, all }

  /// Everything may be done once again, and no more; what a window allows is over in a month.
  public static let smallRules = {
    var rules = ClaimRules(reopenLimit: 1)
    rules.resubmitLimit = 1
    rules.appealLimit = 1
    rules.reopenDays = 30
    rules.secondAuthoriserAbove = Money(1, .euro)
    return rules
  }()

  private static func rules(_ change: (inout ClaimRules) -> Void) -> ClaimRules {
    var rules = smallRules
    change(&rules)
    return rules
  }
}

extension ClaimView {
  /// Handing in, turning back, taking in, asking, duplicates and voiding.
  public static let intake = ClaimView(
    "intake", few: [.checks, .assignment],
    all: [.filing, .rejection, .inquiry, .duplicates, .closing, .reopening])
  /// Who works on a claim, and who acts for its claimant; what is written down about it.
  public static let people = ClaimView(
    "people",
    few: [
      .filing, .rejection, .inquiry, .closing, .checks, .reserves, .decisions, .appeals,
      .rescissions, .payments, .corrections,
    ],
    all: [.assignment, .representatives, .records])
  /// What is decided, proposed, appealed against and rescinded.
  public static let decisions = ClaimView(
    "decisions", few: [.filing, .checks, .closing, .inquiry],
    all: [.supplements, .reserves, .decisions, .appeals, .rescissions])
  /// What the claimant was told of a decision, and what they say to it, before and after the money.
  public static let notices = ClaimView(
    "notices",
    few: [
      .filing, .checks, .reserves, .decisions, .payments, .bank, .reviews, .writeOffs, .closing,
    ],
    all: [.notices, .waivers, .appeals])
  /// Payments and what the bank says of them, through reopenings.
  public static let money = ClaimView(
    "money",
    few: [.filing, .checks, .decisions, .closing, .reopening, .inquiry, .reviews, .writeOffs],
    all: [.reserves, .payments, .bank])
  /// Reserves and payments of a named line beside the general one.
  public static let lines = ClaimView(
    "lines",
    few: [.filing, .checks, .decisions, .payments, .bank, .closing, .reviews, .writeOffs],
    all: [.reserves, .lines])
  /// What is spent beside what is decided, in every status from acceptance on.
  public static let expenses = ClaimView(
    "expenses",
    few: [
      .filing, .checks, .reserves, .decisions, .payments, .bank, .inquiry, .appeals, .closing,
      .reviews,
    ], all: [.expenses])
  /// What comes back of expenses before anything is decided, asked for or not.
  public static let costs = ClaimView(
    "costs",
    few: [
      .filing, .checks, .reserves, .payments, .bank, .inquiry, .closing, .reviews, .recovery,
    ], all: [.expenses])
  /// Suspicion and lawsuits of a claim that may have been paid.
  public static let regions = ClaimView(
    "regions",
    few: [
      .filing, .checks, .reserves, .decisions, .rescissions, .payments, .bank, .reviews, .writeOffs,
    ],
    all: [.fraud, .litigation, .closing])
  /// How confirmed fraud ends, and what is owed: here no finding is doubted to get to an end.
  public static let writeOffs = ClaimView(
    "writeOffs",
    few: [
      .filing, .checks, .reserves, .decisions, .appeals, .rescissions, .payments, .bank, .reviews,
      .closing, .fraud,
    ], all: [.writeOffs])
  /// What comes back of a fraud, before and after it is denied, of a claim that is paid in one sum.
  public static let frauds = ClaimView(
    "frauds", amounts: [0, 1],
    few: [
      .filing, .checks, .reserves, .decisions, .rescissions, .payments, .bank, .fraud, .recovery,
      .writeOffs, .closing, .reviews,
    ], all: [])
  /// Money that comes back from others, through appeals.
  public static let recovery = ClaimView(
    "recovery",
    few: [
      .filing, .checks, .reserves, .decisions, .payments, .bank, .appeals, .closing, .reviews,
      .recovery,
    ], all: [])
  /// Suspicion through decisions, appeals and reopenings.
  public static let suspicion = ClaimView(
    "suspicion",
    few: [
      .filing, .checks, .reserves, .decisions, .reopening, .inquiry, .writeOffs, .closing,
    ], all: [.fraud, .appeals, .rescissions])
  /// Parts: what they are, and how far they have come.
  public static let parts = ClaimView(
    "parts", rules: rules { $0.partLimit = 1 },
    few: [
      .filing, .rejection, .inquiry, .checks, .reserves, .decisions, .appeals, .rescissions,
      .payments, .closing,
    ], all: [.parts])
  /// Documents that count, and some that do not.
  public static let documents = ClaimView(
    "documents", rules: rules { $0.documentsRequired = 1 },
    few: [
      .filing, .rejection, .checks, .reserves, .decisions, .appeals, .rescissions, .inquiry,
      .closing,
    ],
    all: [.documents])

  /// Reviews that are asked for, in every status in which there can be one.
  public static let reviews = ClaimView(
    "reviews",
    few: [
      .filing, .checks, .reserves, .decisions, .appeals, .rescissions, .payments, .reopening,
      .inquiry, .closing,
    ], all: [.reviews])
  /// What is found out and corrected before and after a decision, which is reviewed then.
  public static let facts = ClaimView(
    "facts",
    few: [.filing, .reserves, .decisions, .rescissions, .payments, .closing, .reviews],
    all: [.checks, .corrections])

  /// What the policy pays, by the terms that the insurer has, before and after a decision.
  public static let cover = ClaimView(
    "cover",
    few: [
      .filing, .rejection, .inquiry, .checks, .reserves, .decisions, .appeals, .rescissions,
      .payments, .closing, .reviews,
    ], all: [.cover])

  /// The sides from which the whole claim is seen.
  public static let sides = [
    intake, people, decisions, notices, money, lines, expenses, costs, regions, writeOffs, frauds,
    recovery,
    suspicion,
    parts, documents, reviews, facts, cover,
  ]

  /// Every region together: too much to be walked through at every change.
  public static let whole = ClaimView(
    "whole",
    few: [
      .filing, .rejection, .inquiry, .checks, .supplements, .appeals, .rescissions, .payments,
      .bank, .closing, .duplicates, .reopening, .fraud, .recovery, .litigation, .writeOffs,
      .reviews,
    ], all: [.reserves, .decisions])

  /// Every verb with everything that it can say.
  public static let everything = ClaimView("everything", all: Set(ClaimTopic.allCases))
}
