import EventSourcing

// What quizzes ask is published: the command and the event of row C05.

// MARK: Which flows there are

extension CatalogBook {
  /// A flow of quizzes in one of its versions, built in or published; nil if there is none.
  public func flow(_ id: String, version: UInt32) -> QuizFlow? {
    flows.first { $0.id.isSame(as: id) && $0.version == version } ?? .builtIn(id, version: version)
  }

  /// The newest version of a flow; 0 if there is none.
  public func newestVersion(ofFlow id: String) -> UInt32 {
    (QuizFlow.builtIn + flows).filter { $0.id.isSame(as: id) }.map { $0.version }.max() ?? 0
  }

  /// The newest published version of a flow; nil if the built-in one is in force.
  public func publishedVersion(ofFlow id: String) -> UInt32? {
    flows.contains { $0.id.isSame(as: id) } ? newestVersion(ofFlow: id) : nil
  }

  /// The newest version of every flow, those that are built in first: what new quizzes follow.
  public var newestFlows: [QuizFlow] {
    let all = QuizFlow.builtIn + flows
    var ids: [String] = []
    for flow in all where !ids.contains(where: { $0.isSame(as: flow.id) }) { ids.append(flow.id) }
    return ids.compactMap { flow($0, version: newestVersion(ofFlow: $0)) }
  }

  /// The first code that a flow recommends and its catalog does not offer; nil if there is none.
  public func unknownCode(in flow: QuizFlow) -> (path: String, code: String, catalog: Catalog)? {
    for (place, result) in flow.results.enumerated() {
      let codes: [(String, String?, Catalog)] = [
        ("practiceArea", result.practiceArea, .practiceAreas),
        ("incidentType", result.incidentType, .incidentTypes),
      ]
      for case (let field, let code?, let catalog) in codes where !isActive(code, in: catalog) {
        return ("results[" + String(place) + "]." + field, code, catalog)
      }
    }
    return nil
  }
}
