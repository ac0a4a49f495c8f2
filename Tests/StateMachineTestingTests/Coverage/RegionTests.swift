import EventSourcing
import Testing

@testable import StateMachineTesting

@Suite("Regions")
struct RegionTests {
  private func counted<State, Command>(
    _ region: Region<State, Command>, _ command: Command, from: State, to: State
  ) -> [StatusStep] {
    var coverage = Coverage([region])
    coverage.count([region], command, from: from, to: to, isRefused: false)
    return coverage.steps
  }

  @Test("enumerations name their own statuses and commands")
  func caseIterable() {
    let region = Region<Gate.Place, Gate.Command>("gate", status: { $0 })
    #expect(region.statuses == ["<shut>", "ajar & \"loose\"", "open", "gone"])
    #expect(region.verbs == ["push", "pull", "lamp", "remove"])
    #expect(
      counted(region, .push, from: .ajar, to: .open).map(\.description) == [
        "gate: ajar & \"loose\" --push--> open"
      ])
  }

  @Test("commands that are no enumeration are distinguished by their verb")
  func verb() {
    let region = Region<Int, Int>(
      "numbers", status: { $0 < 5 ? Account.Status.empty : .funded },
      verb: { $0 < 0 ? Account.Verb.withdraw : .deposit })
    #expect(region.statuses == ["empty", "funded", "frozen"])
    #expect(region.verbs == ["deposit", "withdraw", "freeze", "thaw"])
    #expect(
      counted(region, -3, from: 7, to: 4).map(\.description) == [
        "numbers: funded --withdraw--> empty"
      ])
  }

  @Test("words with codes are shown by their stored names, whatever the gaps between the codes")
  func coded() {
    let region = Region<DoorStatus, DoorVerb>(
      "door", statuses: [DoorStatus.locked, .open], verbs: [DoorVerb.lock],
      status: { status, _ in status }, verb: { $0 })
    #expect(region.statuses == ["locked", "open"])
    #expect(region.verbs == ["lock"])
    #expect(
      counted(region, .lock, from: .open, to: .locked).map(\.description) == [
        "door: open --lock--> locked"
      ])
    // What is not listed is not counted.
    #expect(counted(region, .shut, from: .open, to: .locked) == [])
    #expect(counted(region, .lock, from: .shut, to: .locked) == [])
    #expect(counted(region, .lock, from: .none, to: .locked) == [])
    #expect(counted(region, .lock, from: .open, to: .shut) == [])
  }

  @Test("a closed region is not asked about commands of others")
  func closed() {
    func door(isClosed: Bool) -> Region<DoorStatus, DoorVerb> {
      Region(
        "door", statuses: [DoorStatus.locked, .open], verbs: [DoorVerb.lock], isClosed: isClosed,
        status: { status, _ in status }, verb: { $0 })
    }
    for (isClosed, unlisted) in [(true, 0), (false, 1)] {
      var coverage = Coverage([door(isClosed: isClosed)])
      coverage.count(
        [door(isClosed: isClosed)], .shut, from: .open, to: .locked, isRefused: false)
      #expect(coverage.matrices[0].unlisted == unlisted)
    }
    #expect(
      counted(door(isClosed: true), .lock, from: .open, to: .locked).map(\.description) == [
        "door: open --lock--> locked"
      ])
  }

  @Test("lists of one's own are taken as they are, each in its order")
  func lists() {
    let region = Region<Int, String>(
      "floors", statuses: [3, 1, 2], verbs: ["up", "down"], status: { floor, _ in floor },
      verb: { $0 })
    #expect(region.statuses == ["3", "1", "2"])
    #expect(region.verbs == ["up", "down"])
    #expect(counted(region, "up", from: 1, to: 2).map(\.description) == ["floors: 1 --up--> 2"])
    #expect(counted(region, "sideways", from: 1, to: 2) == [])
    #expect(counted(region, "up", from: 4, to: 2) == [])
  }

  @Test("a command of no region's own is counted only in the others")
  func several() {
    let coverage = Gate().coverage([.push, .lamp])
    #expect(
      coverage.steps.map(\.description) == [
        "gate & path: <shut> --push--> ajar & \"loose\"",
        "gate & path: ajar & \"loose\" --lamp--> ajar & \"loose\"", "lamp: false --lamp--> true",
      ])
  }
}
