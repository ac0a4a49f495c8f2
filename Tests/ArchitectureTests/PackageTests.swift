import Foundation
import Testing

@Suite("The package")
struct PackageTests {
  @Test("no manifest names a package dependency")
  func noDependencies() throws {
    let manifest = try String(contentsOf: repository.appending(path: "Package.swift"), encoding: .utf8)
    #expect(manifest.contains("dependencies: [],\n  targets:"))
    #expect(!manifest.contains(".package("))
  }
}

/// The package's folder, from this file's place in it.
let repository = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
  .deletingLastPathComponent()
