import ClaimsDomain
import ClaimsKernel
import EventSourcing
import Foundation
import Testing

@Suite("State courses")
struct StateCourseTests {
  /// The claim of the vectors in Specs, which has late facts and corrections of corrections.
  private func lines() throws -> [HistoryLine] {
    let url = TwoClocksTests.specs.appending(path: "TwoClocks.json")
    let vectors = try #require(
      JSONSerialization.jsonObject(with: Data(contentsOf: url)) as? [String: Any])
    var lines: [HistoryLine] = []
    try TwoClocksTests.log(vectors).forEachEntry(after: .start) { entry throws(EventStoreError) in
      do throws(WireError) { lines += try HistoryLine.lines(of: entry) } catch {
        throw .damaged(offset: 0, reason: "\(error)")
      }
      return true
    }
    let stream = try #require(lines.last { $0.stored.stream.category == .claim }?.stored.stream)
    return lines.filter { $0.stored.stream == stream }
  }

  private func rows(_ rows: [FieldList.Row]) -> [String: String] {
    Dictionary(uniqueKeysWithValues: rows.map { ($0.path, $0.value) })
      .filter { !$0.key.hasPrefix("parts[") && $0.value != "none" }
  }

  @Test("are at each point of both clocks what a replay of the log shows there")
  func replay() throws {
    let lines = try lines()
    let positions = lines.map(\.stored.position.value)
    let course = StateCourse(of: lines, seen: Set(positions), .nothing, in: nil) { $0 }
    #expect(course.ticks == positions + [positions[positions.count - 1]])
    #expect(!course.isThinned && course.moments.count > 5)
    let early = Instant(nanoseconds: course.moments[0].nanoseconds - 1)
    var different = 0
    for moment in [nil, early] + course.moments.map(Optional.init) {
      var folded = StreamAsOf(lines[0].stored.stream, AuditPoint(.everything, effective: moment))
      for line in lines { _ = try folded.apply(line.entry) }
      let end = StateCourse.end(of: lines, .nothing, at: moment, in: nil) { $0 }
      #expect(try rows(end) == rows(#require(folded.snapshot).fields))
    }
    for (tick, position) in positions.enumerated() {
      let whole = rows(course.state(at: tick))
      for moment in [nil, early] + course.moments.map(Optional.init) {
        var folded = StreamAsOf(
          lines[0].stored.stream, AuditPoint(.position(position), effective: moment))
        for line in lines { _ = try folded.apply(line.entry) }
        let expected = rows(try #require(folded.snapshot).fields)
        let point = "\(position)@\(moment?.text ?? "")"
        #expect(rows(course.state(at: tick, moment)) == expected, "\(point)")
        if expected != whole { different += 1 }
      }
    }
    #expect(different > 20, "the vectors have facts that were true later")
  }

  @Test("tell what an event changes that is not seen with the next one that is")
  func unseen() throws {
    let lines = try lines()
    let positions = lines.map(\.stored.position.value)
    let seen = Set([positions[1], positions[3]])
    let course = StateCourse(of: lines, seen: seen, .nothing, in: nil) { $0 }
    #expect(course.ticks == [positions[1], positions[3], positions[positions.count - 1]])
    // Nor when it became true.
    #expect(Set(course.moments) == [lines[1].entry.effective, lines[3].entry.effective])
    let all = StateCourse(of: lines, seen: Set(positions), .nothing, in: nil) { $0 }
    for (tick, other) in [1, 3, positions.count].enumerated() {
      #expect(rows(course.state(at: tick)) == rows(all.state(at: other)))
    }
  }
}
