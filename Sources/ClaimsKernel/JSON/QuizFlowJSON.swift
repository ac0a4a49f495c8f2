import ClaimsDomain
import EventSourcing

/// What is wrong with a flow that was read from a file, and where.
public struct QuizFlowFileFault: WordedFault, Equatable, Sendable {
  /// From 1.
  public let line: Int
  /// What was expected and what was found, behind the path in the file; what to do.
  public let wording: Wording
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
    func fault(_ path: String, _ wording: Wording) -> QuizFlowFileFault {
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
      guard case .unreadable(let text, _) = error else { return (nil, [fault("", error.wording)]) }
      let path = text.prefix { $0 != ":" }
      return (nil, [fault(String(path), error.wording)])
    }
    if let excess = flow.excess { return (nil, [fault(excess.path, excess.wording)]) }
    var faults = flow.faults.map { found in
      let reason = flow.reason(of: found)
      let (wording, advice) = (reason.wording, found.advice)
      return fault(
        reason.path,
        Wording("\(wording.en); \(advice.en)", "\(wording.es); \(advice.es)"))
    }
    if let unknown = catalogs.unknownCode(in: flow) {
      let (name, code) = (unknown.catalog.name, unknown.code)
      let wording = Wording(
        "expected a code of \(name) that is in use, found '\(code)'; "
          + "'claims catalogs \(name)' lists them",
        "se esperaba un código de \(name) que esté en uso, se encontró '\(code)'; "
          + "'claims catalogs \(name)' los lista")
      faults.append(fault(unknown.path, wording.at(unknown.path)))
    }
    if flow.version == 0 {
      faults.append(
        fault(
          "version",
          Wording(
            "version: expected a number from 1, found 0; count on from the newest",
            "version: se esperaba un número desde 1, se encontró 0; siga contando desde la más nueva"
          )))
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
  fileprivate var wording: Wording {
    Wording.expected(
      expected, found: found.isEmpty ? .nothing : Wording("'\(found)'", "'\(found)'")
    )
    .at(path)
  }
}

extension QuizFlowFault {
  /// What to do about it.
  fileprivate var advice: Wording {
    switch self {
    case .idMissing:
      Wording(
        "give it one that nothing else in the flow has",
        "dele uno que no tenga nada más en el flujo")
    case .duplicateID:
      Wording(
        "rename one of the two, and what leads to it",
        "cambie el nombre de uno de los dos, y lo que lleva a él")
    case .firstMissing: Wording("name one of the questions", "indique una de las preguntas")
    case .noOptions:
      Wording("add one, or make it a result", "añada una, o conviértala en un resultado")
    case .targetMissing:
      Wording(
        "name a question or a result, or add one of this id",
        "indique una pregunta o un resultado, o añada uno con este identificador")
    case .unreachable:
      Wording(
        "lead an option here, or take it out", "haga que una opción lleve aquí, o quítelo")
    case .asksAgain:
      Wording(
        "lead that option on; going back is a command of its own",
        "haga que esa opción siga adelante; volver atrás es una orden aparte")
    case .textMissing:
      Wording(
        "every text stands in English and in Spanish", "todo texto está en inglés y en español")
    }
  }
}
