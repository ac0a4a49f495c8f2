import ClaimsDomain
import EventSourcing

/// What is wrong with a flow that was read from a file, and where.
public struct QuizFlowFileFault: Error, Equatable, Sendable {
  /// From 1.
  public let line: Int
  /// What was expected and what was found, behind the path in the file; what to do.
  public let explanation: String
}

extension QuizFlow {
  /// Reads a flow from its JSON and looks through it.
  ///
  /// Source: Specs/Lifecycles/Quiz.md, "A flow in a file".
  ///
  /// - Parameter catalogs: of which the codes must be that it recommends.
  /// - Returns: the flow, and all that keeps it from being published; the flow is nil where the text
  ///   is none.
  public static func reading(
    json bytes: [UInt8], in catalogs: CatalogBook
  ) -> (flow: QuizFlow?, faults: [QuizFlowFileFault]) {
    var places = JSONPlaces(bytes)
    func fault(_ path: String, _ text: String) -> QuizFlowFileFault {
      QuizFlowFileFault(line: places.line(of: path), explanation: text)
    }
    let value: JSONValue
    do throws(JSONFault) { value = try JSONValue(parsing: bytes) } catch {
      return (
        nil, [QuizFlowFileFault(line: lineOfFault(error, bytes), explanation: error.explanation)]
      )
    }
    var flow = QuizFlow()
    do throws(WireError) {
      var reader = try JSONReader(value)
      try flow.visit(&reader)
      try reader.finish()
    } catch {
      guard case .unreadable(let text) = error else { return (nil, [fault("", "\(error)")]) }
      let path = text.prefix { $0 != ":" }
      return (nil, [fault(String(path), text)])
    }
    if let excess = flow.excess { return (nil, [fault(excess.path, excess.text)]) }
    var faults = flow.faults.map { found in
      let reason = flow.reason(of: found)
      return fault(reason.path, reason.text + "; " + found.advice)
    }
    if let unknown = catalogs.unknownCode(in: flow) {
      faults.append(
        fault(
          unknown.path,
          "\(unknown.path): expected a code of \(unknown.catalog.name) that is in use, found "
            + "'\(unknown.code)'; 'claims catalogs \(unknown.catalog.name)' lists them"))
    }
    if flow.version == 0 {
      faults.append(
        fault("version", "version: expected a number from 1, found 0; count on from the newest"))
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
  fileprivate var text: String {
    "\(path): expected \(expected), found " + (found.isEmpty ? "nothing" : "'\(found)'")
  }
}

extension QuizFlowFault {
  /// What to do about it.
  fileprivate var advice: String {
    switch self {
    case .idMissing: "give it one that nothing else in the flow has"
    case .duplicateID: "rename one of the two, and what leads to it"
    case .firstMissing: "name one of the questions"
    case .noOptions: "add one, or make it a result"
    case .targetMissing: "name a question or a result, or add one of this id"
    case .unreachable: "lead an option here, or take it out"
    case .asksAgain: "lead that option on; going back is a command of its own"
    case .textMissing: "every text stands in English and in Spanish"
    }
  }
}
