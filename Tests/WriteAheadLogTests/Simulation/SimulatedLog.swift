import EventSourcing
import Foundation
import StateMachineTesting

@testable import WriteAheadLog

/// A log on a simulated disk, driven by the commands of `LogSpecification`.
final class SimulatedLog: SystemUnderTest {
  typealias Spec = LogSpecification

  private let durability: Durability
  /// A disk that claims to have synced, and has not: to see that this is noticed.
  private let lies: Bool
  private var disk: SimulatedDisk
  private var log: WriteAheadLog
  private var next: UInt64 = 1
  private var crashes: UInt64 = 0
  /// What the log has shown since it was opened first: none of it may ever go or change.
  private var shown: [String] = []

  init(_ durability: Durability, lies: Bool = false) throws {
    self.durability = durability
    self.lies = lies
    disk = SimulatedDisk()
    log = try WriteAheadLog.open(simulatedPath, options: simulatedOptions(disk, durability))
    lie()
  }

  private func lie() {
    guard lies else { return }
    disk.fail { call, _ in call == .sync ? .lie : nil }
  }

  func perform(_ command: LogSpecification.Command) async throws -> LogSpecification.Response {
    switch command {
    case .commit(let stream, let size):
      try append(stream, size)
      try log.waitUntilDurable(log.head.ticket)
      return .acknowledged
    case .append(let stream, let size):
      try append(stream, size)
      return .taken
    case .refuse:
      var refused = refusal(0)
      refused.command.id = Identifier(high: 0xf0, low: next)
      _ = try log.append(refused)
      next += 1
      return .taken
    case .wait:
      try log.waitUntilDurable(log.head.ticket)
      return .acknowledged
    case .repeated(let place): return try again(place)
    case .closeAndOpen:
      try log.close()
      try open(disk.image)
      return .acknowledged
    case .kill:
      try open(disk.image)
      return .gone
    case .commitOnFailingDisk(let stream, let size, let pages, let keeping):
      return try fail(stream, size, SimulatedDisk.Pages.allCases[pages % 3], keeping)
    case .commitCutShort(let stream, let size, let call, let fates):
      try append(stream, size)
      let images = recording { try? log.waitUntilDurable(log.head.ticket) }
      try open(cut(images, at: call, fates))
      return .gone
    case .recoverCutShort(let call, let fates):
      var random = SeededGenerator(seed: fates)
      disk = SimulatedDisk(disk.image.afterPowerFailure(&random))
      let images = recording {
        _ = try? WriteAheadLog.open(simulatedPath, options: simulatedOptions(disk, durability))
      }
      try open(cut(images, at: call, fates + 1))
      return .gone
    }
  }

  func crashAndReopen() async throws {
    crashes += 1
    let images = recording { try? log.waitUntilDurable(log.head.ticket) }
    try open(cut(images, at: Int(crashes + next), crashes * 1_000 + next))
  }

  func disagreement(with state: LogSpecification.State) async throws -> String? {
    var (numbers, lines, positions): ([UInt64], [String], [UInt64]) = ([], [], [])
    var revisions: [StreamID: UInt64] = [:]
    var gap: String?
    try log.forEachEntry(after: .start) { entry in
      numbers.append(entry.command.id.low)
      lines.append("\(entry)")
      for event in entry.events {
        positions.append(event.position.value)
        revisions[event.stream, default: 0] += 1
        if event.revision.value != revisions[event.stream] { gap = "a revision is missing" }
      }
      return true
    }
    if let gap { return gap }
    if positions != positions.indices.map({ UInt64($0) + 1 }) { return "a position is missing" }
    if !lines.starts(with: shown) { return "what was shown has changed or gone" }
    shown = lines
    return LogSpecification().disagreement(of: numbers, with: state)
  }

  // MARK: Parts

  private func append(_ number: UInt64, _ size: Int) throws {
    let target = stream(number)
    let text = String(repeating: "s", count: size)
    _ = try log.append(
      commit(next, to: [(target, log.revision(of: target).value)], text: text))
    next += 1
  }

  private func again(_ place: Int) throws -> LogSpecification.Response {
    var ids: [Identifier] = []
    try log.forEachEntry(after: .start) { entry in
      if entry.refusal == nil { ids.append(entry.command.id) }
      return true
    }
    guard ids.indices.contains(place) else { return .gone }
    let repeated = commit(ids[place].low, to: [(stream(9), 0)])
    do throws(EventStoreError) { _ = try log.append(repeated) } catch {
      if error == .commandAlreadyTaken(ids[place]) { return .alreadyTaken }
      throw error
    }
    return .taken
  }

  private func fail(
    _ stream: UInt64, _ size: Int, _ pages: SimulatedDisk.Pages, _ keeping: Int
  ) throws -> LogSpecification.Response {
    try append(stream, size)
    disk.fail { call, _ in call == .sync ? .sync(EIO, pages, keeping: keeping) : nil }
    var answer = LogSpecification.Response.acknowledged
    do throws(EventStoreError) { try log.waitUntilDurable(log.head.ticket) } catch {
      guard case .poisoned = error else { throw error }
      answer = .poisoned
    }
    try open(disk.image)
    return answer
  }

  private func recording(_ body: () -> Void) -> [DiskImage] {
    let recorder = Recorder(disk)
    recorder.note(disk.image)
    body()
    return recorder.moments.map(\.image)
  }

  private func cut(_ images: [DiskImage], at call: Int, _ fates: UInt64) -> DiskImage {
    var random = SeededGenerator(seed: fates)
    return images[call % images.count].afterPowerFailure(&random)
  }

  /// Opens the log anew on what is left, as another process.
  private func open(_ image: DiskImage) throws {
    disk = SimulatedDisk(image)
    lie()
    log = try WriteAheadLog.open(simulatedPath, options: simulatedOptions(disk, durability))
  }
}
