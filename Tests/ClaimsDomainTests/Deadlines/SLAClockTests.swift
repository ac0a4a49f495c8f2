import EventSourcing
import StateMachineTesting
import Testing

@testable import ClaimsDomain

@Suite("SLA clocks")
struct SLAClockTests {
  private static let second: Int64 = 1_000_000_000

  /// A clock of four hours that starts with A, stops with B, is cancelled by C, and paused from P
  /// to Q and from R to S.
  private func profile(_ change: (inout SLARule) -> Void = { _ in }) throws -> SLAProfile {
    var profile = SLAProfile(name: "letters", calendar: WorkCalendar())
    var rule = SLARule(name: "clock", subject: .claim, measure: SLAMeasure(.hours(4)))
    func events(_ names: String) -> SLAEventSet {
      profile.take(names.map { String($0) }) ?? .init()
    }
    rule.starts = events("A")
    rule.stops = events("B")
    rule.cancels = events("C")
    rule.pauses = [
      SLAPause(begins: events("P"), ends: events("Q")),
      SLAPause(begins: events("R"), ends: events("S")),
    ]
    change(&rule)
    profile.rules = [rule]
    return profile
  }

  private func hour(_ hour: Int64) -> Instant { Instant(nanoseconds: hour * 3600 * Self.second) }

  /// `A0 B3`: an event and the hour at which it was done; `A2<1`, true since one.
  private func moments(_ text: String, _ profile: SLAProfile) throws -> [SLAMoment] {
    try text.split(separator: " ").map { word in
      let times = try word.dropFirst().split(separator: "<").map { try #require(Int64($0)) }
      return SLAMoment(
        profile.events(named: String(word.prefix(1))), done: hour(times[0]),
        since: hour(times.last ?? times[0]))
    }
  }

  /// `1 met 0-3 due 4`: round, state, start and stop, and when it is due.
  private func shown(_ clock: SLAClock) -> String {
    func hours(_ nanoseconds: Int64) -> String { "\(nanoseconds / (3600 * Self.second))" }
    var text = "\(clock.round) \(clock.state.rawValue) \(hours(clock.startedAt.nanoseconds))-"
    text += clock.stoppedAt.map { hours($0.nanoseconds) } ?? ""
    text += " due \(hours(clock.due.nanoseconds))"
    if clock.paused > 0 { text += " paused \(hours(clock.paused))" }
    if let since = clock.pausedSince { text += " since \(hours(since.nanoseconds))" }
    if let late = clock.breachedAt { text += " late at \(hours(late.nanoseconds))" }
    return text
  }

  @Test(
    "a clock is what its events say, and when",
    arguments: [
      ("", 9, []),
      ("B1 C2 P3", 9, []),
      ("A1", 4, ["1 running 1- due 5"]),
      ("A1", 5, ["1 breached 1- due 5 late at 5"]),
      ("A1 B4", 9, ["1 met 1-4 due 5"]),
      ("A1 B5", 9, ["1 breached 1-5 due 5 late at 5"]),
      ("A1 B6", 9, ["1 breached 1-6 due 5 late at 5"]),
      ("A1 B6", 5, ["1 breached 1- due 5 late at 5"]),
      ("A1 B6", 4, ["1 running 1- due 5"]),
      ("A1 C2", 9, ["1 cancelled 1-2 due 5"]),
      ("A1 C6", 9, ["1 breached 1-6 due 5 late at 5"]),
      ("A1 A3", 4, ["1 running 1- due 5"]),
      ("A1 B2 A3 C4 A6", 7, ["1 met 1-2 due 5", "2 cancelled 3-4 due 7", "3 running 6- due 10"]),
      // Pauses push on what is due; one that lasts, as if it ended now.
      ("A1 P2", 3, ["1 paused 1- due 6 paused 1 since 2"]),
      ("A1 P2", 40, ["1 paused 1- due 43 paused 38 since 2"]),
      ("A1 P2 Q4", 6, ["1 running 1- due 7 paused 2"]),
      ("A1 P2 Q4 B6", 9, ["1 met 1-6 due 7 paused 2"]),
      ("A1 P2 Q4", 7, ["1 breached 1- due 7 paused 2 late at 7"]),
      ("A1 P2 R3 Q4 S6", 8, ["1 running 1- due 9 paused 4"]),
      ("A1 P2 P3 Q4", 6, ["1 running 1- due 7 paused 2"]),
      ("A1 Q2", 3, ["1 running 1- due 5"]),
      ("A1 P2 B3", 9, ["1 met 1-3 due 6 paused 1"]),
      ("A1 P5", 40, ["1 breached 1- due 5 late at 5"]),
      ("A1 P4 Q6 P9", 40, ["1 breached 1- due 7 paused 2 late at 7"]),
      // A pause that had begun before.
      ("P0 A1", 3, ["1 paused 1- due 7 paused 2 since 1"]),
      ("P0 A1 Q3", 4, ["1 running 1- due 7 paused 2"]),
      ("P0 Q1 A1", 2, ["1 running 1- due 5"]),
      // A fact that was true before it was known.
      ("A3<1", 4, ["1 running 1- due 5"]),
      ("A3<1", 2, []),
      ("A9<1", 9, ["1 breached 1- due 5 late at 5"]),
      ("B2 A3<1", 4, ["1 met 1-2 due 5"]),
      ("A0 B7<1", 9, ["1 breached 0-7 due 4 late at 4"]),
    ] as [(String, Int64, [String])])
  func ways(events: String, now: Int64, expected: [String]) throws {
    let profile = try profile()
    let clocks = profile.clocks(of: try moments(events, profile), on: .claim, at: hour(now))
    #expect(clocks.map(shown) == expected)
  }

  @Test(
    "a clock that repeats goes on from what stopped it, until it is cancelled",
    arguments: [
      ("A0 B3 B6", 8, ["1 met 0-3 due 4", "2 met 3-6 due 7", "3 running 6- due 10"]),
      ("A0 B5 C6", 8, ["1 breached 0-5 due 4 late at 4", "2 cancelled 5-6 due 9"]),
      ("A0", 40, ["1 breached 0- due 4 late at 4"]),
      ("A0 B3 C4 B5", 8, ["1 met 0-3 due 4", "2 cancelled 3-4 due 7"]),
      ("A0 P1 B2 Q3", 4, ["1 met 0-2 due 5 paused 1", "2 running 2- due 7 paused 1"]),
    ] as [(String, Int64, [String])])
  func repeats(events: String, now: Int64, expected: [String]) throws {
    let profile = try profile { $0.repeats = true }
    let clocks = profile.clocks(of: try moments(events, profile), on: .claim, at: hour(now))
    #expect(clocks.map(shown) == expected)
  }

  @Test("a rule is only for its subject and its types")
  func types() throws {
    let profile = try profile { $0.types = [6] }
    let moments = try moments("A1", profile)
    #expect(profile.clocks(of: moments, on: .claim, type: 6, at: hour(2)).count == 1)
    #expect(profile.clocks(of: moments, on: .claim, type: 4, at: hour(2)).isEmpty)
    #expect(profile.clocks(of: moments, on: .report, type: 6, at: hour(2)).isEmpty)
  }

  @Test("the notices of an incident: a day, three days and a month after it was known")
  func notices() throws {
    var profile = SLAProfile(name: "notices", calendar: WorkCalendar())
    for (name, starts, hours) in [
      ("early", "IncidentClassified", 24), ("notification", "IncidentClassified", 72),
      ("final", "AuthorityNoticeSent.notification", 0),
    ] as [(String, String, UInt32)] {
      let measure = SLAMeasure(hours > 0 ? .hours(hours) : .months(1))
      var rule = SLARule(name: name, subject: .report, measure: measure)
      rule.starts = profile.take([starts]) ?? SLAEventSet()
      rule.stops = profile.take(["AuthorityNoticeSent." + name]) ?? SLAEventSet()
      profile.rules.append(rule)
    }
    for name in profile.events { #expect(SLASubject.report.events.contains(name), "\(name)") }
    func moment(_ name: String, _ time: String, since: String? = nil) -> SLAMoment {
      let done = Instant(time) ?? Instant()
      return SLAMoment(
        profile.events(named: name), done: done, since: since.flatMap { Instant($0) } ?? done)
    }
    let moments = [
      moment("IncidentClassified", "2025-01-29T12:00:00Z", since: "2025-01-28T10:00:00Z"),
      moment("AuthorityNoticeSent.early", "2025-01-29T13:00:00Z"),
      moment("AuthorityNoticeSent.notification", "2025-01-31T09:00:00Z"),
    ]
    let now = try #require(Instant("2025-03-01T00:00:00Z"))
    let clocks = profile.clocks(of: moments, on: .report, at: now)
    #expect(clocks.map(\.state) == [.breached, .met, .breached])
    #expect(
      clocks.map { String($0.due.text.prefix(16)) } == [
        "2025-01-29T10:00", "2025-01-31T10:00", "2025-03-01T00:00",
      ])
    #expect(clocks.map(\.isOverdue) == [false, false, true])
  }

  @Test(
    "clocks are what looking at them hour by hour gives", arguments: 1...6 as ClosedRange<UInt64>)
  func watched(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    for repeats in [false, true] {
      let profile = try profile { $0.repeats = repeats }
      for _ in 0..<300 {
        var (text, hour) = ("", Int64(0))
        for _ in 0..<(random.next() % 10) {
          hour += Int64(random.next() % 4)
          text += "\(["A", "A", "B", "C", "P", "Q", "R", "S"][Int(random.next() % 8)])\(hour) "
        }
        let now = Int64(random.next() % 40)
        let clocks = profile.clocks(of: try moments(text, profile), on: .claim, at: self.hour(now))
        let watched = Watch(repeats: repeats).look(text, until: now)
        #expect(clocks.map(Self.plain) == watched, "\(text)at \(now)")
      }
    }
  }

  private static func plain(_ clock: SLAClock) -> Watch.Seen {
    func hour(_ time: Instant) -> Int64 { time.nanoseconds / (3600 * second) }
    return Watch.Seen(
      started: hour(clock.startedAt), stopped: clock.stoppedAt.map(hour),
      late: clock.breachedAt.map(hour), paused: clock.paused / (3600 * second),
      state: clock.state)
  }

  /// A clock that is read every hour, and counted.
  private struct Watch {
    struct Seen: Equatable {
      var started: Int64
      var stopped: Int64?
      var late: Int64?
      var paused: Int64 = 0
      var state = SLAState.running
    }

    let repeats: Bool

    func look(_ text: String, until now: Int64) -> [Seen] {
      let events = text.split(separator: " ").map { ($0.prefix(1), Int64($0.dropFirst()) ?? 0) }
      var done: [Seen] = []
      var clock: Seen?
      var (ran, standing) = (0, Set<Substring>())
      for hour in 0...now {
        if clock?.late == nil, clock != nil, ran == 4 { clock?.late = hour }
        for (name, time) in events where time == hour {
          if var ending = clock, name == "B" || name == "C" {
            ending.stopped = hour
            ending.state = ending.late != nil ? .breached : name == "B" ? .met : .cancelled
            done.append(ending)
            (clock, ran) = (repeats && name == "B" ? Seen(started: hour) : nil, 0)
          } else if clock == nil, name == "A" {
            (clock, ran) = (Seen(started: hour), 0)
          }
          if name == "P" || name == "R" { standing.insert(name) }
          if name == "Q" { standing.remove("P") }
          if name == "S" { standing.remove("R") }
        }
        guard hour < now, clock != nil, clock?.late == nil else { continue }
        if standing.isEmpty { ran += 1 } else { clock?.paused += 1 }
      }
      if var clock {
        clock.state = clock.late != nil ? .breached : standing.isEmpty ? .running : .paused
        done.append(clock)
      }
      return done
    }
  }
}
