import ClaimsDomain
import EventSourcing

/// Two people of whom one always follows the other on streams of any kind: of the two pairs of eyes
/// the second may only nod.
struct PairsFlag: Flag {
  static var name: FlagName { .pairs }
  private let (count, percent): (Int64, Int64)
  private var latest = Recent<StreamID, ActorID>()
  /// By the first person: who followed, how often, from where to where. As many as there are pairs.
  private var followers: [ActorID: [ActorID: Following]] = [:]

  private struct Following: Sendable {
    var times: Int64 = 0
    var first: Position
    var last: Position
    var time: Instant
    var dates: FlagTimes
  }

  init(_ thresholds: FlagThresholds) {
    (count, percent) = (Int64(thresholds.pairCount), Int64(thresholds.pairPercent))
  }

  mutating func take(_ moment: FlagMoment, _ report: (FlagFinding) -> Void) {
    guard moment.isWork else { return }
    let (stream, actor) = (moment.command.stream, moment.command.actor)
    let before = latest[stream]
    latest.set(actor, for: stream)
    guard let before, before != actor else { return }
    let position = moment.entry.last
    var following =
      followers[before]?[actor]
      ?? Following(
        first: position, last: position, time: moment.time, dates: FlagTimes(moment.entry))
    following.times += 1
    (following.last, following.time) = (position, moment.time)
    following.dates = FlagTimes(moment.entry)
    followers[before, default: [:]][actor] = following
  }

  mutating func finish(_ report: (FlagFinding) -> Void) {
    for (first, found) in followers.sorted(by: { $0.key.text < $1.key.text }) {
      let all = found.values.reduce(0) { $0 + $1.times }
      for (second, following) in found.sorted(by: { $0.key.text < $1.key.text }) {
        let share = following.times * 100 / max(1, all)
        guard following.times >= count, share >= percent else { continue }
        report(
          FlagFinding(
            flag: Self.name, stream: nil, person: ActorID(),
            positions: [following.first, following.last], time: following.time,
            times: following.dates, people: [first, second], amounts: [],
            measure: FlagMeasure(following.times, .times, threshold: count)))
      }
    }
  }
}
