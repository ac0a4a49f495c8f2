import EventSourcing
import Foundation
import StateMachineTesting
import Synchronization
import TestSupport
import Testing

@testable import WriteAheadLog

/// A power failure at any call, on a simulated disk. Source: Specs/WriteAheadLog.md, "What is
/// promised", 1 to 3.
@Suite("Crashes", .long)
struct CrashTests {
  /// How many recordings are worked on, each on its own: the states are shared out among them.
  static let shares = 8

  @Test(
    "whatever a power failure leaves, what was acknowledged is there, and only what was written",
    arguments: [Durability.standard, .strict], 0..<shares)
  func everyState(durability: Durability, share: Int) throws {
    let wanted = crashStates / (2 * Self.shares)
    var (states, partial, lost, runs, moments) = (0, 0, 0, 0, 0)
    var faults: [String] = []
    while states < wanted {
      runs += 1
      let seed = UInt64(share * 1_000_000 + runs)
      let recording = try Recording(seed: seed, durability)
      var random = SeededGenerator(seed: seed)
      moments += recording.moments.count
      for (place, moment) in recording.moments.enumerated() {
        for image in moment.image.powerFailures(&random) {
          states += 1
          let fault = recording.fault(
            opening: image, acknowledged: moment.acknowledged, twice: states % 4 == 0)
          guard let fault else { continue }
          if fault.contains("acknowledged") { lost += 1 }
          if fault.contains("part of a frame") { partial += 1 }
          faults.append("seed \(seed), moment \(place): \(fault)")
        }
      }
      // One run's faults are enough.
      if !faults.isEmpty { break }
    }
    #expect(faults.isEmpty, "\(faults.count) states, the first: \(faults.first ?? "")")
    print(
      "crash states, \(durability) \(share): \(states) after \(moments) calls in \(runs) runs; "
        + "\(lost) lost an acknowledged commit, \(partial) hold a part of one")
  }

  @Test(
    "a recovery that is cut short twice, at any call, comes to the same end",
    arguments: [Durability.standard, .strict])
  func recoveries(durability: Durability) throws {
    var (first, second) = (0, 0)
    for seed in 1...UInt64(max(1, crashStates / 25_000)) {
      let recording = try Recording(seed: seed, actions: 6, durability)
      var random = SeededGenerator(seed: seed)
      for (torn, acknowledged) in tornStates(recording, &random) {
        for (step, image) in recover(torn, durability).enumerated() {
          first += 1
          for cut in [image.afterWorstPowerFailure, image.afterPowerFailure(&random)] {
            for again in recover(cut, durability) {
              second += 1
              let last = again.afterPowerFailure(&random)
              if let fault = recording.fault(opening: last, acknowledged: acknowledged) {
                Issue.record("\(durability), seed \(seed), step \(step): \(fault)")
                return
              }
              if !keepsTail(of: torn, in: last, recording) {
                Issue.record("\(durability), seed \(seed), step \(step): the torn tail is gone")
                return
              }
            }
          }
        }
      }
    }
    print(
      "crashes during recovery, \(durability): \(first), and \(second) in the recovery after it")
  }

  /// Up to eight disks with a torn log, from a recording's beginning to its end.
  private func tornStates(
    _ recording: Recording, _ random: inout SeededGenerator
  ) -> [(DiskImage, acknowledged: UInt64)] {
    var found: [(DiskImage, acknowledged: UInt64)] = []
    for moment in recording.moments where moment.image.hasPending {
      let image = moment.image.afterPowerFailure(&random)
      if case .torn? = try? survey(image).ending { found.append((image, moment.acknowledged)) }
    }
    let step = max(1, found.count / 8)
    return found.enumerated().filter { $0.offset % step == 0 }.map(\.element)
  }

  /// The disk after each call of an opening.
  private func recover(_ image: DiskImage, _ durability: Durability) -> [DiskImage] {
    let disk = SimulatedDisk(image)
    let recorder = Recorder(disk)
    _ = try? WriteAheadLog.open(simulatedPath, options: simulatedOptions(disk, durability))
    return recorder.moments.map(\.image)
  }

  /// Whether a torn tail is still in its place, or in a copy.
  private func keepsTail(of torn: DiskImage, in last: DiskImage, _ recording: Recording) -> Bool {
    guard let file = torn.file(simulatedPath), let survey = try? survey(torn) else { return true }
    guard case .torn(let offset, _) = survey.ending else { return true }
    let tail = Array(file[Int(offset)...].reversed().drop { $0 == 0 }.reversed())
    let disk = SimulatedDisk(last)
    _ = try? WriteAheadLog.open(
      simulatedPath, options: simulatedOptions(disk, recording.durability))
    let left = disk.image.afterWorstPowerFailure
    return left.names.contains { name, inode in
      name.hasPrefix("\(simulatedPath).torn-") && left.inodes[inode].seen.starts(with: tail)
    }
  }

  private func survey(_ image: DiskImage) throws -> Survey {
    let (file, header) = try WriteAheadLog.fileForReading(
      simulatedPath, by: SimulatedDisk(image).disk)
    let kept = try MarkFile.read(for: simulatedPath, header, by: file.disk)
    return try Survey(
      file, header, to: try file.size(), withReceipts: false, kept: kept, simulatedPath)
  }

  @Test(
    "what a killed process left is durable before it is shown, to writers and readers"
  )
  func killedProcess() throws {
    var states = 0
    for seed in 1...4 as ClosedRange<UInt64> {
      let recording = try Recording(seed: seed, .standard)
      for moment in recording.moments {
        // The process is gone, the pages are still there.
        for reads in [false, true] {
          let disk = SimulatedDisk(moment.image)
          let options = simulatedOptions(disk, .standard)
          if reads, moment.image.names[simulatedPath] == nil { continue }
          let shown = try {
            let log =
              reads
              ? try WriteAheadLog.openForReading(simulatedPath, by: disk.disk)
              : try WriteAheadLog.open(simulatedPath, options: options)
            return log.head.ticket.value
          }()
          // A reader changes no folder: a log whose name is not durable yet has no frames.
          if reads, shown <= FileHeader.size { continue }
          states += 1
          let left = SimulatedDisk(disk.image.afterWorstPowerFailure)
          let log = try WriteAheadLog.open(
            simulatedPath, options: simulatedOptions(left, .standard))
          #expect(log.head.ticket.value == shown, "seed \(seed), reading: \(reads)")
        }
      }
    }
    print("killed processes whose pages a power failure took: \(states)")
  }

  @Test("a log that recovered takes commits again, and keeps them")
  func goingOn() throws {
    var states = 0
    for seed in 1...UInt64(max(2, crashStates / 5_000)) {
      let recording = try Recording(seed: seed, actions: 6, .standard)
      var random = SeededGenerator(seed: seed)
      for moment in recording.moments {
        let disk = SimulatedDisk(moment.image.afterPowerFailure(&random))
        let log = try WriteAheadLog.open(
          simulatedPath, options: simulatedOptions(disk, .standard))
        let before = log.head.position
        let target = stream(77)
        for text in ["first", String(repeating: "y", count: 6_000)] {
          let revision = log.revision(of: target).value
          try log.commitDurably(commit(900 + revision, to: [(target, revision)], text: text))
        }
        states += 1
        let left = SimulatedDisk(disk.image.afterWorstPowerFailure)
        let again = try WriteAheadLog.open(
          simulatedPath, options: simulatedOptions(left, .standard))
        #expect(again.head.position.value == before.value + 2, "seed \(seed)")
        #expect(again.revision(of: target) == Revision(2), "seed \(seed)")
      }
    }
    print("recovered logs that went on: \(states)")
  }
}
