import EventSourcing
import Foundation
import StateMachineTesting
import Synchronization
import Testing

@testable import WriteAheadLog

/// One call of the system fails, whichever it is. Source: Specs/WriteAheadLog.md, "What is
/// promised", 1, 2 and 4.
@Suite("Failing calls")
struct CallFaultTests {
  static let durabilities = [Durability.standard, .strict]

  /// What a writer does until something fails: a log is made or recovered, written, closed, opened
  /// again and written on.
  private struct Work {
    let disk: SimulatedDisk
    let durability: Durability
    let isIndexed: Bool
    var acknowledged: UInt64 = 0
    /// The log that a failure left open.
    var log: WriteAheadLog?
    var error: (any Error)?

    init(on image: DiskImage, _ durability: Durability, isIndexed: Bool = false) {
      disk = SimulatedDisk(image)
      (self.durability, self.isIndexed) = (durability, isIndexed)
    }

    mutating func run() {
      do {
        for _ in 0..<2 {
          let log = try WriteAheadLog.open(
            simulatedPath, options: simulatedOptions(disk, durability, isIndexed: isIndexed))
          self.log = log
          acknowledged = max(acknowledged, log.head.ticket.value)
          for step in 0..<3 as Range<UInt64> {
            for part in 0...step {
              let number = log.head.position.value + 1
              let target = stream(50 + part)
              _ = try log.append(
                commit(
                  number, to: [(target, log.revision(of: target).value)],
                  text: String(repeating: "w", count: 700 * Int(step))))
            }
            let ticket = log.head.ticket
            try log.waitUntilDurable(ticket)
            acknowledged = max(acknowledged, ticket.value)
          }
          try log.close()
          self.log = nil
        }
        _ = try WriteAheadLog.openForReading(simulatedPath, by: disk.disk).contentsAsText()
      } catch { self.error = error }
    }
  }

  /// The disks on which the work begins: an empty one, and one with a torn log.
  private func beginnings(
    _ durability: Durability, isIndexed: Bool = false
  ) throws -> [(String, DiskImage)] {
    var work = Work(on: DiskImage(), durability, isIndexed: isIndexed)
    work.run()
    var torn = work.disk.image
    let log = try #require(torn.names[simulatedPath])
    torn.inodes[log].seen += Array(repeating: 0x5a, count: 700)
    torn.inodes[log].durable = torn.inodes[log].seen
    return [("an empty disk", DiskImage()), ("a torn log", torn)]
  }

  /// What the work writes if nothing fails.
  private func whole(
    _ image: DiskImage, _ durability: Durability, isIndexed: Bool = false
  ) -> (bytes: [UInt8], calls: Int) {
    var work = Work(on: image, durability, isIndexed: isIndexed)
    work.run()
    return (work.disk.image.file(simulatedPath) ?? [], work.disk.calls)
  }

  /// Opens what is left, with the process gone and then with the power gone as well.
  ///
  /// - Returns: what is wrong, in words; nil if nothing is.
  private func flaw(in work: Work, _ bytes: [UInt8]) -> String? {
    let left = work.disk.image
    for (name, image) in [("the process", left), ("the power", left.afterWorstPowerFailure)] {
      do {
        if let flaw = try flaw(in: image, work, bytes) { return "\(flaw) with \(name)" }
      } catch { return "\(error) with \(name)" }
    }
    return nil
  }

  private func flaw(in image: DiskImage, _ work: Work, _ bytes: [UInt8]) throws -> String? {
    let disk = SimulatedDisk(image)
    let log = try WriteAheadLog.open(
      simulatedPath, options: simulatedOptions(disk, work.durability))
    let end = log.head.ticket.value
    if end < work.acknowledged { return "lost" }
    let file = disk.image.file(simulatedPath) ?? []
    let (kept, written) = (Array(file.prefix(Int(end))), Array(bytes.prefix(Int(end))))
    // In a build without optimisation, comparing arrays takes longer than everything else here.
    if !kept.withUnsafeBytes({ $0.isEqual(to: written) }) { return "changed" }
    // Shown, so durable, and what comes next as well.
    let position = log.head.position.value
    try log.commitDurably(commit(9_999, to: [(stream(99), 0)], text: "next"))
    let last = SimulatedDisk(disk.image.afterWorstPowerFailure)
    let again = try WriteAheadLog.open(
      simulatedPath, options: simulatedOptions(last, work.durability))
    if again.head.position.value != position + 1 { return "shown, and lost" }
    return nil
  }

  @Test(
    "whichever call fails, it is reported, nothing acknowledged is lost, and the log opens again",
    arguments: durabilities, [false, true])
  func everyCall(durability: Durability, isIndexed: Bool) throws {
    var told = 0
    var runs = 0
    for (beginning, image) in try beginnings(durability, isIndexed: isIndexed) {
      let whole = whole(image, durability, isIndexed: isIndexed)
      // An index takes many calls, most of them alike.
      for number in stride(from: 1, through: whole.calls, by: isIndexed ? 11 : 1) {
        for fault in [.short, .error(EINTR), .error(EIO), .error(ENOSPC)] as [SimulatedDisk.Fault] {
          let what = "\(beginning), call \(number), \(fault)"
          var work = Work(on: image, durability, isIndexed: isIndexed)
          var failed: SimulatedDisk.Call?
          let calls = FailedCall()
          work.disk.fail { call, made in
            guard made == number else { return nil }
            calls.note(call)
            return fault
          }
          work.run()
          failed = calls.call
          work.disk.fail { _, _ in nil }
          runs += 1
          if let error = work.error {
            told += 1
            #expect(error is LogOpenError || error is EventStoreError, "\(what)")
            // Poisoned or closed: nothing more is taken.
            if let log = work.log {
              let more = commit(8_888, to: [(stream(88), 0)])
              #expect(throws: EventStoreError.self, "\(what)") { try log.commitDurably(more) }
              log.writer?.releaseLock()
            }
          } else {
            let isWhole = work.disk.image.file(simulatedPath) == whole.bytes
            #expect(isWhole, "\(what)")
          }
          switch (fault, failed) {
          case (.short, _): #expect(work.error == nil, "\(what)")
          case (.error(EINTR), .open), (.error(EINTR), .read), (.error(EINTR), .write),
            (.error(EINTR), .truncate):
            #expect(work.error == nil, "\(what)")
          case (.error(EIO), .sync), (.error(EIO), .write), (.error(EIO), .syncFolder),
            (.error(EIO), .rename), (.error(EIO), .lock):
            // An index that cannot be written is no reason to fail.
            if isIndexed { break }
            #expect(work.error != nil, "\(what): nobody was told")
          default: break
          }
          work.log = nil
          if let flaw = flaw(in: work, whole.bytes) {
            Issue.record("\(what): \(flaw)")
            return
          }
        }
      }
    }
    print(
      "failing calls, \(durability), \(isIndexed ? "with" : "without") an index: \(runs) runs, \(told) told of it, 0 lost"
    )
  }

  @Test(
    "a sync that fails is not tried again, whatever the pages then hold, and no answer relies on it",
    arguments: durabilities)
  func everySync(durability: Durability) throws {
    var runs = 0
    for (beginning, image) in try beginnings(durability) {
      let whole = whole(image, durability)
      for number in 1...whole.calls {
        for pages in SimulatedDisk.Pages.allCases {
          for keeping in 0...2 {
            let what = "\(beginning), call \(number), \(pages), keeping \(keeping)"
            var work = Work(on: image, durability)
            let calls = FailedCall()
            work.disk.fail { call, made in
              guard made == number, call == .sync else { return nil }
              calls.note(call)
              return .sync(EIO, pages, keeping: keeping)
            }
            work.run()
            guard calls.call != nil else { break }
            runs += 1
            let made = work.disk.calls
            if let log = work.log {
              #expect(throws: EventStoreError.self, "\(what)") {
                try log.commitDurably(commit(8_888, to: [(stream(88), 0)]))
              }
              if log.writer?.failure != nil {
                #expect(throws: EventStoreError.self, "\(what)") {
                  try log.waitUntilDurable(log.head.ticket)
                }
              }
              #expect(work.disk.calls == made, "\(what): something was tried again")
              log.writer?.releaseLock()
            }
            #expect(work.error != nil, "\(what): nobody was told")
            work.disk.fail { _, _ in nil }
            work.log = nil
            if let flaw = flaw(in: work, whole.bytes) {
              Issue.record("\(what): \(flaw)")
              return
            }
          }
        }
      }
    }
    print("failing syncs, \(durability): \(runs) runs, 0 lost")
  }
}

/// Which call it was that a test made fail.
private final class FailedCall: Sendable {
  private let kind = Mutex<SimulatedDisk.Call?>(nil)
  var call: SimulatedDisk.Call? { kind.withLock { $0 } }
  func note(_ call: SimulatedDisk.Call) { kind.withLock { $0 = call } }
}
