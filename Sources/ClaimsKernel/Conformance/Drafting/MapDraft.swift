import ClaimsDomain
import Descriptions
import EventSourcing

/// A map as a log itself suggests it, with every guess marked: something to begin with, and to
/// look at step by step.
///
/// Source: Examples/Maps/README.md, "A first map".
public struct MapDraft: Sendable, PrintsFields {
  private let survey: LogSurvey
  private let name: String
  /// What of `log` was guessed.
  private let guessed: [String]

  /// Creates a draft.
  ///
  /// - Parameters:
  ///   - survey: of all cases of the log.
  ///   - name: what the map is called.
  ///   - guessed: the places of other guesses in the map, such as `log.time`.
  public init(of survey: LogSurvey, name: String, guessed: [String] = []) {
    (self.survey, self.name, self.guessed) = (survey, name, guessed)
  }

  /// The map's text: one step a line.
  public var json: String {
    var members = [#""name": \#(quoted(name))"#]
    members += log
    if !survey.countedTransitions.isEmpty {
      members.append(
        #""transitions": [\#(survey.countedTransitions.map(quoted).joined(separator: ", "))]"#)
    }
    members.append(#""amount": {"minorUnits": 10000, "currency": "EUR"}"#)
    members.append(
      #""guesses": [\#((["amount"] + guessed).map(quoted).joined(separator: ", "))]"#)
    let activities = survey.ranked.map { activity in
      let steps = steps(of: activity).map { "      \($0)" }
      return "    \(quoted(activity.name)): [\n" + steps.joined(separator: ",\n") + "\n    ]"
    }
    members.append(
      "\"activities\": {\n" + activities.joined(separator: ",\n") + "\n  }")
    return "{\n  " + members.joined(separator: ",\n  ") + "\n}\n"
  }

  /// What the map has to say of the log: what is not usual.
  private var log: [String] {
    let (options, usual) = (survey.log, EventLogOptions())
    var members: [(String, String)] = []
    if let name = options.caseName { members.append(("case", name)) }
    if options.activity != usual.activity { members.append(("activity", options.activity)) }
    if options.resource != usual.resource { members.append(("resource", options.resource[0])) }
    if options.time != usual.time { members.append(("time", options.time)) }
    if let format = options.times.format { members.append(("timeFormat", format)) }
    if let zone = options.times.zone { members.append(("zone", zone.text)) }
    if let delimiter = options.delimiter {
      let text = delimiter == 0x09 ? "tab" : String(Unicode.Scalar(delimiter))
      members.append(("delimiter", text))
    }
    if let objects = options.objects { members.append(("objects", objects)) }
    guard !members.isEmpty else { return [] }
    let text = members.map { "\(quoted($0.0)): \(quoted($0.1))" }.joined(separator: ", ")
    return [#""log": {\#(text)}"#]
  }

  private func steps(of activity: LogSurvey.Activity) -> [String] {
    let meaning = ActivityMeaning.known.first { $0.fits(activity.name) } ?? .unknown
    // What begins most cases is how a claim comes in; any other may come first now and then.
    let begins = activity.first * 2 > survey.cases
    var steps: [String] = []
    for step in ActivityMeaning.beginning {
      let why =
        begins ? "it begins \(activity.first) of \(survey.cases) cases" : "a claim has to begin"
      var step = step
      step.isInferred = !begins || step.actor != nil
      if step.actor == nil, survey.resources.isEmpty { step.actor = "agent" }
      steps.append(text(of: step, for: activity, why))
    }
    var covered: Set<String> = ["none", "draft", "submitted"]
    if begins {
      guard activity.events > activity.first else { return steps }
      var note = ActivityMeaning.note
      note.statuses = Self.noted.filter { !covered.contains($0) }
      return [text(of: note, for: activity, "it comes again later")] + steps
    }
    for step in meaning.steps {
      let statuses = step.statuses ?? Self.noted
      covered.formUnion(step.isInferred ? [] : statuses)
      // A decision leads from where it is made to where it is paid.
      if step.command.contains("approve") { covered.formUnion(statuses) }
      steps.append(text(of: step, for: activity, meaning.why))
    }
    let rest = Self.noted.filter { !covered.contains($0) }
    if meaning.words.isEmpty || rest.isEmpty { return steps }
    var note = ActivityMeaning.note
    note.statuses = rest
    // Before the others: what they do to the claim must not make it a note as well.
    steps.insert(
      text(of: note, for: activity, "\(meaning.why), where there can be none"),
      at: ActivityMeaning.beginning.count)
    return steps
  }

  /// Where the table takes a note.
  private static let noted = ClaimDecider.lifecycle.steps.filter { $0.verb == .addNote }
    .flatMap(\.from).map(\.name.description)

  private func text(
    of step: DraftedStep, for activity: LogSurvey.Activity, _ why: String
  ) -> String {
    var why = why
    let field = step.command.contains("openDraft") ? "claimed" : "amount"
    let attribute = survey.amount(of: activity) ?? survey.caseAmount
    var argument = attribute.map { #""\#(field)": {"attribute": \#(quoted($0))}"# } ?? ""
    if step.command.contains("AMOUNT"), let attribute {
      why += "; \(attribute) looks like an amount"
    }
    if !argument.isEmpty, step.command.contains("\"AMOUNT") { argument = ", " + argument }
    let command = step.command.replacing("AMOUNT", with: argument)
    var members = [#""command": \#(command)"#, #""role": "\#(step.role)""#]
    if let actor = step.actor { members.append(#""actor": "\#(actor)""#) }
    if let statuses = step.statuses {
      members.append(#""in": [\#(statuses.map(quoted).joined(separator: ", "))]"#)
    }
    if step.isInferred { members.append(#""inferred": true"#) }
    members.append(#""guess": \#(quoted(why))"#)
    return "{" + members.joined(separator: ", ") + "}"
  }

  private func quoted(_ text: String) -> String {
    var writer = JSONWriter()
    writer.string(text)
    return writer.text
  }
}
