import ClaimsDomain
import EventSourcing

/// What is wrong with a flow that was read from a file, and where.
public struct QuizFlowFileFault: WordedFault, Equatable, Sendable {
  /// From 1.
  public let line: Int
  /// What was expected and what was found, behind the path in the file; what to do.
  public let wording: Phrase
}

extension QuizFlow {
  /// Reads a flow from its JSON and looks through it.
  ///
  /// Source: Specs/Lifecycles/Quiz.md, "A flow in a file".
  ///
  /// - Parameters:
  ///   - bytes: the text, in UTF-8.
  ///   - catalogs: of which the codes must be that it recommends.
  /// - Returns: the flow, and all that keeps it from being published; the flow is nil if the text
  ///   is none.
  public static func reading(
    json bytes: [UInt8], in catalogs: CatalogBook
  ) -> (flow: QuizFlow?, faults: [QuizFlowFileFault]) {
    var places = JSONPlaces(bytes)
    func fault(_ path: String, _ wording: Phrase) -> QuizFlowFileFault {
      QuizFlowFileFault(line: places.line(of: path), wording: wording)
    }
    let value: JSONValue
    do throws(JSONFault) { value = try JSONValue(parsing: bytes) } catch {
      return (nil, [QuizFlowFileFault(line: lineOfFault(error, bytes), wording: error.wording)])
    }
    var flow = QuizFlow()
    do throws(WireError) {
      var reader = try JSONReader(value)
      try flow.visit(&reader)
      try reader.finish()
    } catch {
      guard case .unreadable = error else { return (nil, [fault("", error.wording)]) }
      let path = error.explanation.prefix { $0 != ":" }
      return (nil, [fault(String(path), error.wording)])
    }
    if let excess = flow.excess { return (nil, [fault(excess.path, excess.wording)]) }
    var faults = flow.faults.map { found in
      let reason = flow.reason(of: found)
      let (wording, advice) = (reason.wording, found.advice)
      return fault(
        reason.path,
        Phrase(.inTurn, wording, advice))
    }
    if let unknown = catalogs.unknownCode(in: flow) {
      let (name, code) = (unknown.catalog.name, unknown.code)
      let wording = Phrase(.expectedCodeOfThatIs, name, code, name)
      faults.append(fault(unknown.path, wording.at(unknown.path)))
    }
    if flow.version == 0 {
      faults.append(
        fault(
          "version",
          Phrase(.versionExpectedNumberFrom1)))
    }
    return (flow, faults.sorted { $0.line < $1.line })
  }

  /// The parser tells a byte; people look for a line.
  private static func lineOfFault(_ fault: JSONFault, _ bytes: [UInt8]) -> Int {
    let words = fault.explanation.split(separator: " ")
    let byte = words.firstIndex(of: "byte").flatMap { place in
      words.indices.contains(place + 1) ? Int(words[place + 1]) : nil
    }
    return bytes.prefix(max(0, (byte ?? 1) - 1)).count { $0 == UInt8(ascii: "\n") } + 1
  }
}

extension QuizFlowReason {
  /// `first: expected the id of a question, found 'z'`.
  fileprivate var wording: Phrase {
    Phrase.expected(
      Phrase(expected), found: found.isEmpty ? .nothing : Phrase(.inQuotes, found)
    )
    .at(path)
  }
}

extension QuizFlowFault {
  /// What to do about it.
  fileprivate var advice: Phrase {
    switch self {
    case .idMissing:
      Phrase(.giveItOneThatNothing)
    case .duplicateID:
      Phrase(.renameOneOfTwoAnd)
    case .firstMissing: Phrase(.nameOneOfQuestions)
    case .noOptions:
      Phrase(.addOneOrMakeIt)
    case .targetMissing:
      Phrase(.nameQuestionOrResultOr)
    case .unreachable:
      Phrase(.leadOptionHereOrTake)
    case .asksAgain:
      Phrase(.leadThatOptionOnGoing)
    case .textMissing:
      Phrase(.everyTextStandsInEnglish)
    }
  }
}
