import ClaimsDomain
import EventSourcing

/// What an activity may mean to a claim, by its name: the first whose words are in it.
struct ActivityMeaning {
  let words: [String]
  /// What the guess rests on, for whoever looks at it.
  let why: String
  /// The steps, in order.
  let steps: [DraftedStep]

  func fits(_ activity: String) -> Bool {
    let activity = activity.lowercased()
    return words.contains { activity.contains($0) }
  }
}

/// A step as a draft proposes it.
struct DraftedStep {
  /// Arguments that have to be named; the amount is put where `AMOUNT` stands.
  var command: String
  var role: String
  var actor: String?
  /// The statuses in which the machine's table takes it, if they are not all that it has a row for.
  var statuses: [String]?
  var isInferred = false
}

extension ActivityMeaning {
  /// What every claim goes through before anything else can be done with it.
  static let beginning: [DraftedStep] = [
    DraftedStep(
      command: #"{"openDraft": {"type": "property"AMOUNT}}"#, role: "agent", statuses: ["none"]),
    DraftedStep(command: #""submit""#, role: "agent", statuses: ["draft"]),
    DraftedStep(
      command: #""acceptIntake""#, role: "system", actor: "intake", statuses: ["submitted"]),
  ]

  private static let worked = ["open", "investigating"]
  private static let decision: [DraftedStep] = [
    DraftedStep(
      command: #"{"recordCheck": {"kind": "coverage", "result": "passed"}}"#, role: "handler",
      statuses: worked, isInferred: true),
    DraftedStep(
      command: #"{"setReserve": {AMOUNT}}"#, role: "handler", statuses: worked, isInferred: true),
  ]

  private static let payment: [DraftedStep] = [
    DraftedStep(
      command: #"{"approve": {AMOUNT}}"#, role: "handler", statuses: worked, isInferred: true),
    DraftedStep(
      command: #"{"requestPayment": {AMOUNT}}"#, role: "handler",
      statuses: ["approved", "partiallyApproved", "settled"]),
    DraftedStep(
      command: #""authorisePayment""#, role: "supervisor", actor: "supervisor",
      statuses: ["approved", "partiallyApproved"], isInferred: true),
    DraftedStep(
      command: #""issuePayment""#, role: "payer", actor: "payer",
      statuses: ["approved", "partiallyApproved"]),
  ]
  private static let approval = DraftedStep(
    command: #"{"approve": {AMOUNT}}"#, role: "handler", statuses: worked)

  /// The more telling words first: a rejected payment is no payment.
  static let known: [ActivityMeaning] = [
    ActivityMeaning(
      words: ["appeal", "objection", "recurso", "einspruch", "widerspruch"], why: "an appeal",
      steps: [DraftedStep(command: #""appeal""#, role: "agent", statuses: ["denied"])]),
    ActivityMeaning(
      words: ["reject", "deny", "denied", "declin", "refus", "ablehn", "rechaz", "deneg"],
      why: "a denial",
      steps: [DraftedStep(command: #""deny""#, role: "handler", statuses: worked)]),
    ActivityMeaning(
      words: ["pay", "paid", "pago", "pagar", "zahl", "disburs", "reimburs"], why: "a payment",
      steps: decision + payment),
    ActivityMeaning(
      words: ["approv", "accept", "grant", "genehm", "aprob"], why: "an approval",
      steps: decision + [approval]),
    ActivityMeaning(
      words: ["close", "closing", "archiv", "cerrar", "schliess"], why: "a closing",
      steps: [
        DraftedStep(
          command: #"{"close": {"outcome": "completed"}}"#, role: "handler", statuses: ["settled"])
      ]),
    ActivityMeaning(
      words: ["send", "notif", "letter", "inform", "mail", "call", "advise", "envi"],
      why: "said to somebody",
      steps: [
        DraftedStep(command: #"{"recordCommunication": {"with": "customer"}}"#, role: "handler")
      ]),
  ]

  /// What nothing else is said of is kept as a note.
  static let note = DraftedStep(command: #""addNote""#, role: "handler")
  static let unknown = ActivityMeaning(words: [], why: "nothing known by its name", steps: [note])
}
