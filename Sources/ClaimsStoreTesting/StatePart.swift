import ClaimsDomain
import ClaimsKernel
import ClaimsStore
import EventSourcing

/// A part of a state that is compared by itself.
enum StatePart: Hashable {
  case stream(StreamID)
  case preferences
  /// What an outbox keeps back.
  case pending
}

extension CommandEnvelope {
  /// How it stands among the pending ones.
  var pendingRow: FieldList.Row {
    FieldList.Row(path: "command " + id.text, value: command.name.description)
  }
}

extension StoreState {
  /// What a part says, field by field.
  func rows(of part: StatePart) -> [FieldList.Row] {
    switch part {
    case .stream(let stream): rows(of: stream)
    case .preferences: fieldRows(preferences)
    case .pending: pending.map(\.command.pendingRow)
    }
  }

  /// As before its first event if there is none.
  private func rows(of stream: StreamID) -> [FieldList.Row] {
    func initial<A: LogAggregate>(_: A.Type) -> [FieldList.Row] { fieldRows(A.initial) }
    return snapshot(of: stream)?.fields ?? stream.category.aggregate.map { initial($0) } ?? []
  }

  /// What people call a part.
  func name(of part: StatePart) -> String {
    switch part {
    case .stream(let stream): name(of: stream)
    case .preferences: "the preferences"
    case .pending: "what is pending"
    }
  }

  func name(of stream: StreamID) -> String {
    switch stream.category {
    case .actor: "actor " + self.actors.actor(ofStream: stream.id).id.text
    case .rules: "the rules"
    case .catalogs: "the catalogs"
    default: (stream.category.word?.description ?? "stream") + " " + stream.id.text
    }
  }
}
