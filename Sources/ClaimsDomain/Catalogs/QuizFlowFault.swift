/// What is wrong with a flow, and where.
///
/// Source: Specs/Lifecycles/Quiz.md, "Flows".
public enum QuizFlowFault: Equatable, Sendable {
  /// The flow, a question, an option or a result has no id.
  case idMissing
  /// Two questions or results, or two options of the flow, have this id.
  case duplicateID(String)
  /// There is no question of the id that the flow begins with.
  case firstMissing(String)
  /// The question offers no answer.
  case noOptions(String)
  /// The option leads to what is neither question nor result.
  case targetMissing(option: String, target: String)
  /// No answers lead to the question or the result.
  case unreachable(String)
  /// The question can come again after it was answered: a quiz might never end.
  case asksAgain(String)
  /// A text is missing in one of the languages.
  case textMissing(String, Language)
}

extension QuizFlow {
  /// Everything that is wrong with the flow; empty if each way through it ends in a result.
  ///
  /// Questions and results share their ids, since options lead to either. Options' ids are unique
  /// in the whole flow, so that a selected option tells its question. O(n²) in what the flow names.
  public var faults: [QuizFlowFault] {
    var faults: [QuizFlowFault] = []
    let options = questions.flatMap { $0.options }
    let places = questions.map { $0.id } + results.map { $0.id }
    if ([id] + places + options.map { $0.id }).contains(where: { $0.isBlank }) {
      faults.append(.idMissing)
    }
    faults += repeated(places).map { .duplicateID($0) }
    faults += repeated(options.map { $0.id }).map { .duplicateID($0) }
    if question(first) == nil { faults.append(.firstMissing(first)) }
    faults += questions.filter { $0.options.isEmpty }.map { .noOptions($0.id) }
    faults += options.filter { question($0.leadsTo) == nil && result($0.leadsTo) == nil }
      .map { .targetMissing(option: $0.id, target: $0.leadsTo) }
    let reached = ids(from: first)
    faults += places.filter { place in !place.isOne(of: reached) }.map { .unreachable($0) }
    faults += askedAgain.map { .asksAgain($0.id) }
    return faults + textFaults
  }

  /// How many questions are asked at most from a question on, itself included; zero for a result.
  ///
  /// Bounded by the number of questions, so that it ends in a flow with faults, too.
  public func longestPath(from id: String) -> UInt32 {
    // A pass settles at least all those that are one step further away.
    let ways = self.ways
    var longest = [UInt32](repeating: 0, count: questions.count)
    for _ in questions {
      for (place, ways) in ways.enumerated() {
        let after = ways.map { way in way.map { longest[$0] } ?? 0 }
        longest[place] = min(UInt32(questions.count), 1 + (after.max() ?? 0))
      }
    }
    return questions.firstIndex { $0.id.isSame(as: id) }.map { longest[$0] } ?? 0
  }

  /// For each question the places of those that its options lead to; nil for anything else.
  private var ways: [[Int?]] {
    questions.map { question in
      question.options.map { option in
        questions.firstIndex { $0.id.isSame(as: option.leadsTo) }
      }
    }
  }

  /// The questions and results to which answers lead from here, itself included.
  private func ids(from start: String) -> [String] {
    var found = [start]
    var next = 0
    while next < found.count {
      for option in question(found[next])?.options ?? [] where !option.leadsTo.isOne(of: found) {
        found.append(option.leadsTo)
      }
      next += 1
    }
    return found
  }

  /// The questions that can come again after they were answered.
  private var askedAgain: [QuizQuestion] {
    let ways = self.ways
    return questions.indices.filter { start in
      var seen = [Bool](repeating: false, count: questions.count)
      var next = ways[start].compactMap { $0 }
      while let place = next.popLast() {
        guard !seen[place] else { continue }
        seen[place] = true
        next += ways[place].compactMap { $0 }
      }
      return seen[start]
    }.map { questions[$0] }
  }

  private var textFaults: [QuizFlowFault] {
    var texts = questions.map { ($0.id, $0.text) }
    texts += questions.flatMap { $0.options }.map { ($0.id, $0.text) }
    texts += results.flatMap { [($0.id, $0.title), ($0.id, $0.text)] }
    return Language.written.flatMap { language in
      texts.filter { $0.1[language].isBlank }.map { .textMissing($0.0, language) }
    }
  }

  /// Each text that a list has more than once, once.
  private func repeated(_ texts: [String]) -> [String] {
    var found: [String] = []
    for (place, text) in texts.enumerated()
    where text.isOne(of: texts.prefix(place)) && !text.isOne(of: found) { found.append(text) }
    return found
  }
}

extension String {
  fileprivate func isOne(of others: some Sequence<String>) -> Bool {
    others.contains { $0.isSame(as: self) }
  }
}
