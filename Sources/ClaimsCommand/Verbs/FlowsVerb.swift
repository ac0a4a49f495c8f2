import ClaimsDomain
import ClaimsKernel
import ClaimsStore
import EventSourcing
import WriteAheadLog

// The verb flows: what quizzes ask, and how that is changed.

extension Verb {
  static let flowsOptions = [
    Option("reason", "TEXT")
  ]

  func flows(_ arguments: Arguments, _ output: inout Output) throws -> ExitCode {
    switch arguments.rest.first {
    case nil: return try listFlows(arguments, &output)
    case "check"?, "publish"?: break
    case let word?:
      throw Usage(.flowsExpectedCheckOrPublish, word)
    }
    guard arguments.rest.count == 2 else {
      throw Usage(.flowsNeedsFILE, arguments.rest[0])
    }
    let path = arguments.rest[1]
    if arguments.rest[0] == "publish" { return try publish(path, arguments, &output) }
    let catalogs =
      arguments.value("log") == nil
      ? CatalogBook() : try store(arguments, output).kernel.query { $0.catalogs }
    guard let flow = try read(path, in: catalogs, output) else { return .failed }
    if arguments.value("log") != nil, let refusal = flow.refusal(by: catalogs) {
      output.message(.itWouldNotBePublished, Phrase { Words($0).text(for: refusal.reasons) })
      return .failed
    }
    let summary = flow.summary(output.speech)
    output.line(
      output.speech.say(.andNothingIsWrongWith, printable(path), summary))
    return .done
  }

  private func listFlows(_ arguments: Arguments, _ output: inout Output) throws -> ExitCode {
    try ask(FlowsQuery(), arguments, &output) { view, _, output in
      let speech = output.speech
      for flow in view.flows {
        output.line(output.bold(flow.summary(speech)))
        for question in flow.questions {
          output.line(
            "  \(question.id.padded(to: 24)) \(printable(question.text[speech.language]))")
        }
      }
    }
  }

  private func publish(
    _ path: String, _ arguments: Arguments, _ output: inout Output
  ) throws -> ExitCode {
    guard let name = arguments.value("as") else {
      throw Usage(.flowsPublishNeedsAsACTOR)
    }
    guard let reason = arguments.value("reason") else {
      throw Usage(.flowsPublishNeedsReasonTEXT)
    }
    let catalogs = try store(arguments, output).kernel.query { $0.catalogs }
    guard let flow = try read(path, in: catalogs, output) else { return .failed }
    let command = PublishQuizFlow(flow: flow, reason: reason)
    let envelope = CommandEnvelope(
      id: Identifier(derivedFrom: "publishQuizFlow", flow.json, name), actor: ActorID(name),
      role: .administrator, stream: .catalogs, command: .catalog(.publishQuizFlow(command)))
    var answer: Answer?
    let code = try writing(to: arguments.log, output) { store in
      answer = try store.send(envelope)
      return .done
    }
    guard case .refused(let refused)? = answer else {
      if arguments.has("json"), let answer {
        output.line(answer.json)
      } else {
        let summary = flow.summary(output.speech)
        output.line(output.speech.say(.isPublished, summary))
      }
      return code
    }
    if arguments.has("json"), let answer { output.line(answer.json) }
    output.message(.refusedWith, Phrase { Words($0).text(for: refused.reasons) })
    return .refused
  }

  /// Reads a flow; nil if it has faults, which are told.
  private func read(
    _ path: String, in catalogs: CatalogBook, _ output: Output
  ) throws -> QuizFlow? {
    let found = QuizFlow.reading(json: try Input(path).all(), in: catalogs)
    for fault in found.faults { output.message(fault.wording.at("\(path):\(fault.line)")) }
    return found.faults.isEmpty ? found.flow : nil
  }
}

extension QuizFlow {
  /// Why a log with these catalogs would refuse it; nil if it would not, or has it already.
  fileprivate func refusal(by catalogs: CatalogBook) -> Refusal? {
    if catalogs.flow(id, version: version) == self { return nil }
    let context = CatalogContext(
      recorded: Instant(), effective: Instant(), actor: ActorID(), role: .administrator,
      rules: .builtIn, relatedFacts: CatalogRelatedFacts(), version: ClaimDecider.version)
    let publish = PublishQuizFlow(flow: self, reason: "checked")
    do throws(Refusal) {
      _ = try CatalogDecider.decide(.publishQuizFlow(publish), given: catalogs, in: context)
      return nil
    } catch { return error }
  }

  /// `case_review, version 1: 6 questions, 17 results, at most 3 answers`.
  fileprivate func summary(_ speech: Speech) -> String {
    let longest = Int(longestPath(from: first))
    return speech.say(
      .flowSummary, printable(id), version,
      Phrase.count(questions.count, .oneQuestion, .manyQuestions),
      Phrase.count(results.count, .oneResult, .manyResults),
      Phrase.count(longest, .oneAnswer, .manyAnswers))
  }
}
