import ClaimsDomain
import EventSourcing

/// The states that a stream went through, on both clocks, each by what is different from the one
/// before: what was known is a tick, what was true a moment.
///
/// Source: Specs/TwoClocks.md; Specs/Dossier.md, "The file".
public struct StateCourse: Sendable {
  /// What is different after a tick: paths with their values, nil where there is none any more.
  public typealias Changes = [FieldDifference]
  /// Makes rows as they are to be shown.
  public typealias Display = ([FieldList.Row]) -> [FieldList.Row]

  /// The positions of the events that are seen, then what comes behind the last of them if that
  /// changed something.
  public private(set) var ticks: [UInt64] = []
  /// By tick, with all that was true at any time.
  public private(set) var steps: [Changes] = []
  /// Ascending: the state at any time is that of the last moment before it.
  public private(set) var moments: [Instant] = []
  /// By moment, what is different from the next moment, by tick; of the last moment from `steps`.
  /// The first is what was true before the first moment.
  public private(set) var others: [[Int: Changes]] = []
  /// Every path, in the order in which fields are shown.
  public private(set) var paths: [String] = []
  /// Whether there were more moments than these.
  public private(set) var isThinned = false

  /// So many events are folded again at most, for the moments of one stream.
  public static let effort = 30_000

  /// - Parameters:
  ///   - lines: the stream's events, in order, as far as they were known.
  ///   - seen: the positions of those that are seen.
  ///   - redaction: what is left out.
  ///   - words: in which listed values are told; as their names if nil.
  ///   - display: makes rows ready to be shown.
  public init(
    of lines: [HistoryLine], seen: Set<UInt64>, _ redaction: Redaction, in words: Words?,
    _ display: Display
  ) {
    guard let category = lines.first?.stored.stream.category else { return }
    let scene = Scene(category: category, lines: lines, seen: seen, redaction, words)
    var order = PathOrder()
    let base = scene.run(at: nil, display, &order)
    (ticks, steps) = (base.ticks, base.changes)
    // When something became true that is not seen is not told.
    let shown = lines.filter { seen.contains($0.stored.position.value) }
    var times = Set(shown.map(\.entry.effective)).sorted()
    guard !times.isEmpty else { return }
    let most = max(1, Self.effort / max(1, lines.count))
    if times.count > most {
      isThinned = true
      times = (0..<most).map { times[($0 + 1) * times.count / most - 1] }
    }
    moments = times
    // What was true at the last moment is all that ever was; before the first, nothing.
    var later = base.changes
    for moment in (times.dropLast().reversed().map { Optional($0) } + [nil]) {
      let at = moment ?? times.first?.before
      let earlier = scene.run(at: at, display, &order).changes
      var different: [Int: Changes] = [:]
      for tick in later.indices where tick < earlier.count && earlier[tick] != later[tick] {
        different[tick] = earlier[tick]
      }
      others.append(different)
      later = earlier
    }
    others.reverse()
    paths = order.paths
  }

  /// The state at a tick, as it was true at a time; nil for everything.
  public func state(at tick: Int, _ time: Instant? = nil) -> [FieldList.Row] {
    let place = time.map { time in moments.prefix { $0 <= time }.count } ?? moments.count
    var values: [String: String] = [:]
    for step in steps.indices where step <= tick {
      let changes = others[min(place, others.count)...].lazy.compactMap { $0[step] }.first
      for change in changes ?? steps[step] { values[change.path] = change.after }
    }
    return paths.compactMap { path in values[path].map { FieldList.Row(path: path, value: $0) } }
  }

  /// The state behind the last event, as it was true at a time; nil for everything. Exact, however many
  /// moments a course has.
  public static func end(
    of lines: [HistoryLine], _ redaction: Redaction, at time: Instant?, in words: Words?,
    _ display: Display
  ) -> [FieldList.Row] {
    guard let category = lines.first?.stored.stream.category else { return [] }
    var (order, values) = (PathOrder(), [String: String]())
    let scene = Scene(category: category, lines: lines, seen: [], redaction, words)
    for change in scene.run(at: time, display, &order).changes.joined() {
      values[change.path] = change.after
    }
    return order.paths.compactMap { path in
      values[path].map { FieldList.Row(path: path, value: $0) }
    }
  }

  private struct Scene {
    let category: Category
    let lines: [HistoryLine]
    let seen: Set<UInt64>
    let redaction: Redaction
    let words: Words?

    init(
      category: Category, lines: [HistoryLine], seen: Set<UInt64>, _ redaction: Redaction,
      _ words: Words?
    ) {
      (self.category, self.lines, self.seen) = (category, lines, seen)
      (self.redaction, self.words) = (redaction, words)
    }

    /// Folds all of it, with the facts that were true at a moment.
    func run(
      at moment: Instant?, _ display: Display, _ order: inout PathOrder
    ) -> (ticks: [UInt64], changes: [Changes]) {
      guard var fold = StreamFold(category) else { return ([], []) }
      var (ticks, changes): ([UInt64], [Changes]) = ([], [])
      var shown: [FieldList.Row] = []
      // Changes of what is not seen come to light with the next event that is.
      var kept: Changes = []
      for line in lines {
        let earlier = fold.parts
        let changed = fold.apply(line.event, of: line.entry, at: moment)
        let rows = display(fields(of: fold))
        let before = changed.flatMap { display(fields(of: earlier[$0])) }
        let after = changed.flatMap { display(fields(of: fold.parts[$0])) }
        order.take(rows)
        order.take(after)
        kept += differences(from: shown, to: rows) + differences(from: before, to: after)
        shown = rows
        guard seen.contains(line.stored.position.value) else { continue }
        ticks.append(line.stored.position.value)
        changes.append(kept)
        kept = []
      }
      // Always there, so that all moments have as many ticks.
      ticks.append(lines.last?.stored.position.value ?? 0)
      changes.append(kept)
      return (ticks, changes)
    }

    /// The fields without those of parts, and without what never happened.
    private func fields(of fold: StreamFold) -> [FieldList.Row] {
      let rows = redaction.shown(fold.rowsWithoutParts(in: words))
      guard words != nil else { return rows.filter { $0.value != "none" } }
      let names = redaction.shown(fold.rowsWithoutParts())
      return zip(rows, names).filter { $0.1.value != "none" }.map(\.0)
    }

    private func fields(of part: Part?) -> [FieldList.Row] {
      redaction.shown(Timeline.rows(of: part, in: words))
    }
  }
}

/// The paths of fields in the order in which they are shown, gathered from lists that have some of
/// them each.
private struct PathOrder {
  private(set) var paths: [String] = []
  private var known: Set<String> = []

  mutating func take(_ rows: [FieldList.Row]) {
    var last: String?
    for row in rows {
      if known.insert(row.path).inserted {
        let place = last.flatMap { paths.lastIndex(of: $0) }.map { $0 + 1 } ?? paths.count
        paths.insert(row.path, at: place)
      }
      last = row.path
    }
  }
}

extension Instant {
  fileprivate var before: Instant {
    nanoseconds == .min ? self : Instant(nanoseconds: nanoseconds - 1)
  }
}
