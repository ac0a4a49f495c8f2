import EventSourcing
import Foundation
import Testing

@testable import WriteAheadLog

/// `bytes` is what the test here calls its own.
private func contents(of path: String) throws -> [UInt8] { try bytes(of: path) }

@Suite("A salvage beside a mark file")
struct SalvageMarkTests {
  @Test("reports what the mark file says was durable and is not there")
  func marks() throws {
    let folder = try TemporaryFolder()
    let (strict, damaged) = (folder.path("strict.wal"), folder.path("damaged.wal"))
    let options = {
      var options = fixedOptions()
      options.durability = .strict
      return options
    }()
    let log = try WriteAheadLog.open(strict, options: options)
    for number in UInt64(1)...4 {
      try log.commitDurably(commit(number, to: [(stream(1), number - 1)], text: "m"))
    }
    try log.close()
    let (bytes, mark) = (try contents(of: strict), try contents(of: strict + ".mark"))
    let ends = frameEnds(of: bytes)
    func saved(_ bytes: [UInt8], beside mark: [UInt8]?) throws -> Salvage {
      try? FileManager.default.removeItem(atPath: damaged + ".mark")
      if let mark { try write(mark, to: damaged + ".mark") }
      try write(bytes, to: damaged)
      for name in folder.names where name.hasPrefix("saved.wal") {
        try FileManager.default.removeItem(atPath: folder.path(name))
      }
      return try WriteAheadLog.salvage(damaged, to: folder.path("saved.wal"))
    }
    func lines(_ salvage: Salvage) -> [String] {
      salvage.report.split(separator: "\n").map(String.init).filter {
        $0.hasPrefix("mark") || $0.hasPrefix("lost durable")
      }
    }
    let whole = try saved(bytes, beside: mark)
    #expect(whole.isComplete)
    #expect(lines(whole) == ["mark \(bytes.count)"])
    #expect(lines(try saved(bytes, beside: nil)) == [])
    // Cut off after a whole frame: only the mark shows it.
    let cut = try saved(Array(bytes[..<ends[1]]), beside: mark)
    #expect(!cut.isComplete)
    #expect(cut.lostBytes == [] && cut.lostFrames == [])
    #expect(
      lines(cut) == ["mark \(bytes.count)", "lost durable bytes \(ends[1]) to \(bytes.count)"])
    // In the middle, and at the end.
    var rotten = Array(bytes[..<(ends[3] - 9)])
    rotten[ends[0] + 60] ^= 1
    #expect(
      lines(try saved(rotten, beside: mark)) == [
        "mark \(bytes.count)", "lost durable bytes \(ends[0]) to \(ends[1])",
        "lost durable bytes \(ends[2]) to \(bytes.count)",
      ])
    // Under a header that is gone the mark is known by the salt found by the frames.
    let headless = [UInt8](repeating: 0, count: FileHeader.size) + bytes[FileHeader.size...]
    #expect(lines(try saved(headless, beside: mark)) == ["mark \(bytes.count)"])
    var foreign = mark
    foreign[9] ^= 1
    foreign[4096 + 9] ^= 1
    #expect(lines(try saved(bytes, beside: foreign)) == ["mark damaged"])
  }
}
