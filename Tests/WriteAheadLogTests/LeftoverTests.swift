import EventSourcing
import Foundation
import Testing

@testable import WriteAheadLog

/// What is already under the name of a file that is about to be made.
@Suite("A file under the name of a new one")
struct LeftoverTests {
  let folder: TemporaryFolder
  var log: String { folder.path("log.wal") }
  var copy: String { folder.path("copy.wal") }
  var saved: String { folder.path("saved.wal") }

  init() throws {
    folder = try TemporaryFolder()
    _ = try writeSmallLog(to: log)
  }

  /// Whatever makes a file under another name first, and that name.
  private func makers() -> [(name: String, made: String, make: () throws -> Void)] {
    var strict = fixedOptions()
    strict.durability = .strict
    let (fresh, marked) = (folder.path("fresh.wal"), folder.path("marked.wal"))
    return [
      (fresh + ".new", fresh, { try WriteAheadLog.open(fresh, options: fixedOptions()).close() }),
      (
        marked + ".mark.new", marked + ".mark",
        {
          try WriteAheadLog.open(marked, options: strict).close()
        }
      ),
      (copy + ".new", copy, { _ = try WriteAheadLog.backup(log, to: copy) }),
      (saved + ".new", saved, { _ = try WriteAheadLog.salvage(log, to: saved) }),
      (
        saved + "2.salvage.new", saved + "2.salvage",
        {
          _ = try WriteAheadLog.salvage(log, to: saved + "2")
        }
      ),
    ]
  }

  @Test("is removed if a crash left it, with any rights and open or not")
  func leftover() throws {
    for (name, made, make) in makers() {
      try write(Array("what an earlier run left".utf8), to: name)
      try FileManager.default.setAttributes([.posixPermissions: 0o666], ofItemAtPath: name)
      let open = try FileHandle(forUpdating: URL(filePath: name))
      try make()
      let rights = try FileManager.default.attributesOfItem(atPath: made)[.posixPermissions]
      #expect(rights as? Int == 0o600, "\(made)")
      #expect(!FileManager.default.fileExists(atPath: name))
      // Another file altogether: who had the old one open sees nothing of the new one.
      #expect(try open.readToEnd() == Data("what an earlier run left".utf8), "\(made)")
    }
  }

  @Test("stays if it has another name, is another user's or is no file, and is an error")
  func foreign() throws {
    let mine = folder.path("mine.txt")
    try write(Array("mine".utf8), to: mine)
    for (name, made, make) in makers() {
      func isRefused(_ what: String) {
        #expect(throws: (any Error).self, "\(what) at \(name)") { try make() }
        #expect(!FileManager.default.fileExists(atPath: made), "\(what) at \(name)")
      }
      try FileManager.default.linkItem(atPath: mine, toPath: name)
      isRefused("a second name")
      #expect(try bytes(of: mine) == Array("mine".utf8))
      try FileManager.default.removeItem(atPath: name)
      try FileManager.default.createSymbolicLink(atPath: name, withDestinationPath: mine)
      isRefused("a link")
      #expect(try bytes(of: mine) == Array("mine".utf8))
      try FileManager.default.removeItem(atPath: name)
      try FileManager.default.createDirectory(atPath: name, withIntermediateDirectories: true)
      isRefused("a folder")
      try FileManager.default.removeItem(atPath: name)
      // Only who may give files away can put another user's there.
      if geteuid() == 0 {
        try write([1], to: name)
        try FileManager.default.setAttributes([.ownerAccountID: 12_345], ofItemAtPath: name)
        isRefused("another user's")
        #expect(try bytes(of: name) == [1])
        try FileManager.default.removeItem(atPath: name)
      }
      try? FileManager.default.removeItem(atPath: folder.path("marked.wal"))
    }
  }
}
