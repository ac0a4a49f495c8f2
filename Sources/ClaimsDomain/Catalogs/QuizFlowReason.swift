import EventSourcing

/// Where a fault is in a flow, what belongs there, and what is there instead.
public struct QuizFlowReason: Equatable, Sendable {
  /// As in the flow's JSON: `questions[1].options[0].leadsTo`.
  public let path: String
  /// What belongs there.
  public let expected: Expectation
  /// The id or the number that is there instead; empty if something is missing.
  public let found: String
}

extension QuizFlow {
  /// How much a flow may ask and end in: what a person never reads, a machine need not look through.
  public static let placesMost = 200
  /// How many options all questions of a flow may have together.
  public static let optionsMost = 1_000

  /// Why a flow cannot be looked through; nil if it is small enough.
  public var excess: QuizFlowReason? {
    let sizes: KeyValuePairs = ["questions": questions.count, "results": results.count]
    if let (path, count) = sizes.first(where: { $0.value > Self.placesMost }) {
      return QuizFlowReason(
        path: path, expected: .atMost(Self.placesMost),
        found: String(count))
    }
    let options = questions.reduce(0) { $0 + $1.options.count }
    guard options > Self.optionsMost else { return nil }
    return QuizFlowReason(
      path: "questions",
      expected: .atMostOptions(Self.optionsMost),
      found: String(options))
  }

  /// A fault of this flow in words, and where it is.
  public func reason(of fault: QuizFlowFault) -> QuizFlowReason {
    switch fault {
    case .idMissing:
      QuizFlowReason(
        path: firstBlankID, expected: .someID, found: "")
    case .duplicateID(let id):
      QuizFlowReason(
        path: secondPlace(of: id) + ".id",
        expected: .idOfItsOwn, found: id)
    case .firstMissing(let id):
      QuizFlowReason(
        path: "first",
        expected: .idOfQuestion,
        found: id)
    case .noOptions(let id):
      QuizFlowReason(
        path: place(of: id) + ".options",
        expected: .optionAtLeast, found: "")
    case .targetMissing(let option, let target):
      QuizFlowReason(
        path: place(ofOption: option) + ".leadsTo",
        expected: .idOfQuestionOrOfResult, found: target)
    case .unreachable(let id):
      QuizFlowReason(
        path: place(of: id),
        expected: .optionThatLeadsHere,
        found: id)
    case .asksAgain(let id):
      QuizFlowReason(
        path: place(of: id),
        expected: .noWayBackToQuestionThatWasAnswered, found: id)
    case .textMissing(let id, let language):
      QuizFlowReason(
        path: blankText(of: id, language), expected: .someText,
        found: "")
    }
  }

  // MARK: Places

  private static func at(_ list: String, _ place: Int) -> String {
    list + "[" + String(place) + "]"
  }

  /// Everything that has an id, in order: its path and its id.
  private var places: [(path: String, id: String)] {
    questions.enumerated().map { (Self.at("questions", $0.offset), $0.element.id) }
      + results.enumerated().map { (Self.at("results", $0.offset), $0.element.id) }
  }

  private var optionPlaces: [(path: String, id: String)] {
    questions.enumerated().flatMap { question in
      question.element.options.enumerated().map { option in
        (
          Self.at("questions", question.offset) + "." + Self.at("options", option.offset),
          option.element.id
        )
      }
    }
  }

  private var firstBlankID: String {
    if id.isBlank { return "id" }
    return (places + optionPlaces).first { $0.id.isBlank }.map { $0.path + ".id" } ?? "id"
  }

  private func place(of id: String) -> String {
    places.first { $0.id.isSame(as: id) }?.path ?? "questions"
  }

  private func place(ofOption id: String) -> String {
    optionPlaces.first { $0.id.isSame(as: id) }?.path ?? "questions"
  }

  private func secondPlace(of id: String) -> String {
    for list in [places, optionPlaces] {
      let found = list.filter { $0.id.isSame(as: id) }
      if found.count > 1 { return found[1].path }
    }
    return "questions"
  }

  private func blankText(of id: String, _ language: Language) -> String {
    let field = "." + language.rawValue
    if let result = result(id) {
      return place(of: id) + (result.title[language].isBlank ? ".title" : ".text") + field
    }
    if let question = question(id), question.text[language].isBlank {
      return place(of: id) + ".text" + field
    }
    return place(ofOption: id) + ".text" + field
  }
}
