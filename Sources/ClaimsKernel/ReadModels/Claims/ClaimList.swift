import ClaimsDomain
import Descriptions
import EventSourcing
import Processors

/// What a list is asked for.
public struct ClaimQuery: Sendable, PrintsFields {
  /// Which claims are found; all by default.
  public var filter = ClaimFilter()
  /// By the first key, then by the second, and so on; ties by id. None: as claims were drafted.
  public var order: [ClaimOrder] = []
  /// Only claims behind this one, by its place now; a page ends with the next one's `after`.
  public var after: Identifier?
  /// How many claims are passed over.
  public var offset = 0
  /// How many are shown at most; nil for all.
  public var limit: Int?

  /// Creates a query for all claims, as they were drafted.
  public init() {}
}

/// Some of the claims that a query finds.
public struct ClaimPage: Equatable, Sendable {
  /// In the order of the query.
  public let snapshots: [ClaimSnapshot]
  /// How many claims the filter finds, on all pages.
  public let total: Int
  /// The last claim shown, if there are more behind it.
  public let next: Identifier?
}

extension ClaimPage: ViewRow {
  /// What a page says of the rest. Source: Specs/JSON.md, "Claims".
  public func show<V: RowVisitor & ~Copyable>(to fields: inout V) {
    fields.field("total", total)
    fields.field("shown", snapshots.count)
    fields.field("next", next)
  }
}

/// A query continues behind a claim that is not there.
public struct UnknownClaim: Error, Equatable, Sendable {
  /// The claim behind which the query was to continue.
  public let id: Identifier

  /// Creates the error of a query that continues behind this claim.
  public init(id: Identifier) { self.id = id }
}

extension ClaimTable {
  /// The claims that a query asks for.
  ///
  /// - Parameters:
  ///   - query: which claims, in which order, and how many.
  ///   - texts: what `filter.text` is looked for in, beside titles.
  ///   - slice: how many claims are looked at by one processor, one after another.
  ///   - seen: what is left out of a claim that the filter finds; nil for one that is as if it were
  ///     not there. It is not found by a text that is left out.
  /// - Complexity: O(claims), and O(n log n) for what is shown or passed over.
  public func list(
    _ query: ClaimQuery, texts: ClaimTexts = ClaimTexts(), slice: Int = 4096,
    among seen: @Sendable (ClaimSnapshot) -> Redaction? = { _ in .nothing }
  ) throws(UnknownClaim) -> ClaimPage {
    let order = query.order
    var start: SortedRow?
    if let after = query.after {
      guard let place = place(of: after) else { throw UnknownClaim(id: after) }
      start = SortedRow(snapshot(at: place), at: place, by: order)
    }
    let finder = query.filter.text.map(texts.finder)
    let offset = min(max(0, query.offset), count)
    let limit = query.limit.map { offset + min(max(0, $0), count) }
    @Sendable func rows() -> FirstOnes<SortedRow> {
      FirstOnes(limit) { $0.precedes($1, by: order) }
    }
    // Folding cold claims is what takes long: on all processors.
    let slices = inParallel((count + slice - 1) / slice) { [start] number in
      var (total, behind, first) = (0, 0, rows())
      for place in (number * slice)..<min((number + 1) * slice, count) {
        let snapshot = snapshot(at: place)
        guard query.filter.holds(snapshot), let redaction = seen(snapshot),
          finder?.finds(snapshot.id, titled: snapshot.claim.title, as: redaction) ?? true
        else { continue }
        total += 1
        let row = SortedRow(snapshot, at: place, by: order)
        if let start, !start.precedes(row, by: order) { continue }
        behind += 1
        first.take(row)
      }
      return (total: total, behind: behind, first: Array(first.sorted))
    }
    var (total, behind, first) = (0, 0, rows())
    for slice in slices {
      total += slice.total
      behind += slice.behind
      for row in slice.first { first.take(row) }
    }
    let shown = first.sorted.dropFirst(offset)
    let isLast = offset + shown.count >= behind
    return ClaimPage(
      snapshots: inParallel(shown.count) { snapshot(at: shown[shown.startIndex + $0].place) },
      total: total,
      next: isLast ? nil : shown.last?.id)
  }
}

/// The first of elements that come along in any order, up to a number.
struct FirstOnes<Element> {
  private let limit: Int?
  private let precedes: (Element, Element) -> Bool
  private var elements: [Element] = []
  /// None behind this one is among the first.
  private var last: Element?

  init(_ limit: Int?, by precedes: @escaping (Element, Element) -> Bool) {
    self.limit = limit
    self.precedes = precedes
  }

  mutating func take(_ element: Element) {
    if let last, !precedes(element, last) { return }
    if limit == 0 { return }
    elements.append(element)
    // Seldom, so that sorting costs little for each.
    guard let limit, elements.count >= 64, elements.count / 2 >= limit else { return }
    elements = Array(sorted)
    last = elements.last
  }

  var sorted: ArraySlice<Element> {
    elements.sorted(by: precedes).prefix(limit ?? elements.count)
  }
}

extension UnknownClaim: WordedFault {
  public var wording: Phrase {
    Phrase(.thereIsNoClaimTo, id.text)
  }
}
