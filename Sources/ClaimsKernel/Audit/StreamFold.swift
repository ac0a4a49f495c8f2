import ClaimsDomain
import EventSourcing

/// A stream of any kind while its events are folded, as rows of fields. What is many and changes one
/// at a time, the parts of a claim, is kept apart, so that an event costs no more than it changes.
struct StreamFold: Sendable {
  private var state: any FoldedState

  /// - Returns: nil for streams of which this build knows no aggregate.
  init?(_ category: Category) {
    guard let aggregate = category.aggregate else { return nil }
    state = Self.initial(aggregate)
  }

  private static func initial<A: LogAggregate>(_: A.Type) -> any FoldedState { Folded<A>() }

  /// Folds an event in, and says which parts it changed.
  ///
  /// - Parameters:
  ///   - commit: the entry that has it.
  ///   - moment: facts that became true later are left out; nil for none.
  @discardableResult
  mutating func apply(
    _ event: DomainEvent, of commit: Entry, at moment: Instant? = nil
  ) -> [Identifier] { state.apply(event, commit, moment) }

  var parts: PartList { state.parts }
  var message: any Message { state.message }
  /// Shows the state where it stands: it is large, and no copy of it is made.
  mutating func show(to look: inout some StateLook) { state.show(to: &look) }
  var status: any CodedEnum { state.status }

  /// - Parameter words: in which listed values are told; as their names if nil.
  func rows(in words: Words?) -> [FieldList.Row] { fieldRows(state.message, naming: words?.naming) }

  /// The rows without those of parts.
  ///
  /// - Parameter marked: whether one empty part marks their place.
  func rowsWithoutParts(in words: Words? = nil, marked: Bool = false) -> [FieldList.Row] {
    if parts.isEmpty, !marked { return rows(in: words) }
    return fieldRows(
      state.replacingParts(with: marked ? PartList([Part()]) : PartList()), naming: words?.naming)
  }
}

/// What looks at states of any kind and changes nothing.
protocol StateLook {
  mutating func look<M: Message>(at state: inout M)
}

private protocol FoldedState: Sendable {
  var message: any Message { get }
  mutating func show(to look: inout some StateLook)
  var status: any CodedEnum { get }
  var parts: PartList { get }
  func replacingParts(with parts: PartList) -> any Message
  mutating func apply(_ event: DomainEvent, _ commit: Entry, _ moment: Instant?) -> [Identifier]
}

private struct Folded<A: LogAggregate>: FoldedState {
  private var state = A.initial
  /// To when the clock was corrected, if it was ahead at the last event.
  private var correctedTo: Instant?

  var message: any Message { state }
  mutating func show(to look: inout some StateLook) { look.look(at: &state) }
  var status: any CodedEnum { A.status(of: state) }
  var parts: PartList { A.parts(of: state) }

  func replacingParts(with parts: PartList) -> any Message {
    var copy = state
    A.setParts(of: &copy, to: parts)
    return copy
  }

  mutating func apply(_ event: DomainEvent, _ commit: Entry, _ moment: Instant?) -> [Identifier] {
    guard let event = A.unwrap(event) else { return [] }
    let earlier = A.parts(of: state)
    let isAhead = commit.clock > commit.recorded
    if let correctedTo, !isAhead { A.limitTimes(of: &state, to: correctedTo) }
    correctedTo = isAhead ? commit.recorded : nil
    A.evolve(&state, event, trueSince: commit.effective, at: moment)
    return A.parts(of: state).changes(since: earlier)
  }
}
