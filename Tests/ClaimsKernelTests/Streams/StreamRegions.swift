import ClaimsDomain
import ClaimsKernel
import EventSourcing
import StateMachineTesting

extension StreamWalk {
  var regions: [Region<State, Command>] {
    [
      Region(
        "claim", statuses: ClaimStatus.allCases,
        verbs: ClaimVerb.allCases.filter { $0 != .unspecified }, isClosed: true,
        status: { state, command in
          command.target(.claim).map { state.logState.claims[$0]?.claim.status ?? .none }
        },
        verb: {
          if case .send(_, .claim(let command), _) = $0 { command.kind } else { .unspecified }
        }
      ),
      Region(
        "document", statuses: DocumentStatus.allCases,
        verbs: DocumentVerb.allCases.filter { $0 != .unspecified }, isClosed: true,
        status: { state, command in
          command.target(.document).map { state.logState.documents.state(of: $0).status }
        },
        verb: {
          if case .send(_, .document(let command), _) = $0 { command.kind } else { .unspecified }
        }),
      Region(
        "lead", statuses: LeadStatus.allCases,
        verbs: LeadVerb.allCases.filter { $0 != .unspecified }, isClosed: true,
        status: { state, command in
          command.target(.lead).map { state.logState.leads.state(of: $0).status }
        },
        verb: {
          if case .send(_, .lead(let command), _) = $0 { command.kind } else { .unspecified }
        }),
      Region(
        "report", statuses: ReportStatus.allCases,
        verbs: ReportVerb.allCases.filter { $0 != .unspecified }, isClosed: true,
        status: { state, command in
          command.target(.report).map { state.logState.reports.state(of: $0).status }
        },
        verb: {
          if case .send(_, .report(let command), _) = $0 { command.kind } else { .unspecified }
        }),
      Region(
        "accident", statuses: AccidentStatus.allCases,
        verbs: AccidentVerb.allCases.filter { $0 != .unspecified }, isClosed: true,
        status: { state, command in
          command.target(.accident).map { state.logState.accidents.state(of: $0).status }
        },
        verb: {
          if case .send(_, .accident(let command), _) = $0 { command.kind } else { .unspecified }
        }),
    ]
  }

  func describe(command: Command) -> String {
    switch command {
    case .send(let person, let command, let stream):
      "\(person) \(command.name) → \(stream.category.word ?? "") \(stream.id.low)"
    case .wait(let days): "wait \(days) days"
    case .tick: "tick"
    }
  }

  func describe(state: State) -> String {
    let claims = Self.claims.compactMap { id in
      state.logState.claims[id].map { "claim \(id.low) \($0.claim.status.name)" }
    }
    let papers = state.logState.documents.snapshots.map {
      "document \($0.id.low) \($0.state.status.name)"
    }
    let leads = state.logState.leads.snapshots.map { "lead \($0.id.low) \($0.state.status.name)" }
    let reports = state.logState.reports.snapshots.map {
      "report \($0.id.low) \($0.state.status.name)"
    }
    let accidents = state.logState.accidents.snapshots.map {
      "accident \($0.id.low) \($0.state.status.name)"
    }
    return (claims + papers + leads + reports + accidents).joined(separator: ", ")
  }
}

extension StreamWalk.Command {
  /// The stream that it goes to, if it is of this kind.
  fileprivate func target(_ category: Category) -> Identifier? {
    guard case .send(_, _, let stream) = self, stream.category == category else { return nil }
    return stream.id
  }
}
