import ClaimsDomain
import ClaimsKernel
import EventSourcing
import Foundation
import TestSupport
import Testing
import WriteAheadLog

/// Clocks on logs that others published, compared with what the logs themselves say.
@Suite("Clocks on published logs", .long)
struct PublishedLogClockTests {
  private static let traffic = PublishedLogs.runningExample.deletingLastPathComponent()
    .appending(path: "roadtraffic100traces.xes")

  /// A penalty follows sixty days after the notification of a fine, by the clocks of Rome: the two
  /// times are both midnight there, and an hour more or less apart where summer time ends or
  /// begins.
  @Test(
    "57 of 57 penalties come on the sixtieth day after the notification, by local time",
    .enabled(
      if: PublishedLogs.isThere(traffic),
      "needs ../shared/data/process-logs/roadtraffic100traces.xes"),
    arguments: [
      ("CET-1CEST,M3.5.0,M10.5.0/3", 59, 57), ("CET-1CEST,M3.5.0,M10.5.0/3", 60, 0),
    ] as [(String, UInt32, Int)])
  func penalties(zone: String, days: UInt32, late: Int) throws {
    let calendar = try #require(
      WorkCalendar(
        zone: try TimeZoneRule(zone), weekend: [0, 6], holidays: [], opens: 0, closes: 86_400))
    let clocks = try Self.clocks(
      from: "Insert Fine Notification", to: "Add penalty", .calendarDays(days), on: calendar)
    let stopped = clocks.filter { $0.stoppedAt != nil }
    #expect(stopped.count == 57)
    #expect(stopped.count { $0.state == .breached } == late)
    // By UTC some of them are a day of their own apart: an hour of summer time is missing.
    let hours = stopped.map { clock in
      ((clock.stoppedAt ?? Instant()).nanoseconds - clock.startedAt.nanoseconds)
        / 3_600_000_000_000
    }
    #expect(Set(hours).isSubset(of: [1439, 1440, 1441]))
    #expect(Set(hours).count > 1)
  }

  @Test(
    "36 of 78 fines are sent 90 days of 24 hours later, or more",
    .enabled(
      if: PublishedLogs.isThere(traffic),
      "needs ../shared/data/process-logs/roadtraffic100traces.xes"))
  func sent() throws {
    let clocks = try Self.clocks(
      from: "Create Fine", to: "Send Fine", .hours(90 * 24), on: WorkCalendar())
    var (sent, late) = (0, 0)
    for foreign in try PublishedLogs.cases(in: Self.traffic) {
      func time(_ name: String) -> Int64? {
        foreign.events.first { $0.activity == name }?.time.nanoseconds
      }
      guard let created = time("Create Fine"), let done = time("Send Fine") else { continue }
      sent += 1
      if done - created >= 90 * 86_400_000_000_000 { late += 1 }
    }
    #expect(sent == 78)
    #expect(late == 36)
    #expect(clocks.count { $0.stoppedAt != nil } == sent)
    #expect(clocks.count { $0.stoppedAt != nil && $0.state == .breached } == late)
  }

  /// The clock knows names and times, of any actor.
  private static func clocks(
    from start: String, to stop: String, _ duration: SLADuration, on calendar: WorkCalendar
  ) throws -> [SLAClock] {
    var profile = SLAProfile(name: "fines", calendar: calendar)
    var rule = SLARule(name: "fine", subject: .claim, measure: SLAMeasure(duration))
    rule.starts = profile.take([start]) ?? SLAEventSet()
    rule.stops = profile.take([stop]) ?? SLAEventSet()
    profile.rules = [rule]
    return try PublishedLogs.cases(in: traffic).flatMap { foreign in
      let moments = foreign.events.map { event in
        SLAMoment(profile.events(named: event.activity), done: event.time, since: event.time)
      }
      return profile.clocks(of: moments, on: .claim, at: Instant("2020-01-01T00:00:00Z")!)
    }
  }

  private static let teleclaims = """
    {"name": "teleclaims", "calendar": {"zone": "AEST-10"}, "clocks": [
     {"name": "accept", "starts": ["ClaimSubmitted"], "stops": ["ClaimOpened"],
      "cancels": ["ClaimClosed"], "within": {"hours": 1}},
     {"name": "pay", "starts": ["ClaimApproved"], "stops": ["PaymentIssued"],
      "cancels": ["ClaimClosed"], "within": {"calendarDays": 30}}]}
    """

  @Test(
    "of the teleclaims those are late that the source says; all payments are in time",
    .enabled(
      if: PublishedLogs.isThere(PublishedLogs.teleclaims),
      "needs ../shared/data/process-logs/02_teleclaims.xes.gz"))
  func imported() throws {
    let map = try PublishedLogs.map("teleclaims")
    var plan = ImportPlan(map)
    var expected: [String: Int] = [:]
    for foreign in try PublishedLogs.someTeleclaims() {
      plan.add(foreign)
      func time(_ names: String...) -> Int64? {
        foreign.events.first { $0.transition == "complete" && names.contains($0.activity) }?.time
          .nanoseconds
      }
      let filed = try #require(time("incoming claim"))
      let accepted = time("B register claim", "S register claim")
      let over = try #require(accepted ?? time("end"))
      let state =
        over - filed >= 3_600_000_000_000 ? "breached" : accepted == nil ? "cancelled" : "met"
      expected["accept \(state)", default: 0] += 1
      if time("initiate payment") != nil { expected["pay met", default: 0] += 1 }
    }
    let folder = try TemporaryFolder()
    let log = try WriteAheadLog.open(folder.path())
    let now = Instant("2026-03-01T09:00:00Z")!
    let kernel = try ClaimsKernel(log, clock: { now })
    _ = try kernel.send(inBulk: try kernel.prepare(plan, by: ActorID("Ada")).commands)
    let profile = try SLAProfile(json: Array(Self.teleclaims.utf8))
    var found: [String: Int] = [:]
    try SLAMonitor(profile, folding: log).forEachClock(at: now) { entry in
      found["\(entry.clock.name) \(entry.clock.state.rawValue)", default: 0] += 1
    }
    try log.close()
    #expect(found == expected)
    #expect(expected["pay met"] ?? 0 > 100)
    #expect(expected["accept breached"] ?? 0 > 0)
  }
}
