import Foundation
import Testing

@Suite("The package")
struct PackageTests {
  private func manifest() throws -> String {
    try String(contentsOf: repository.appending(path: "Package.swift"), encoding: .utf8)
  }

  @Test("no manifest names a package dependency")
  func noDependencies() throws {
    let manifest = try manifest()
    #expect(manifest.contains("dependencies: [],\n  targets:"))
    #expect(!manifest.contains(".package("))
  }

  @Test("the targets depend on one another as the arrows are drawn")
  func targets() throws {
    let drawn = Dictionary(uniqueKeysWithValues: Room.all.map { ($0.name, $0.arrows) })
    #expect(try dependencies(in: manifest()) == drawn)
  }

  @Test("a manifest that says otherwise than the arrows is noticed")
  func otherTargets() throws {
    let manifest = """
      .target(name: "A"), .target(name: "B", dependencies: ["A"]),
      .executableTarget(
        name: "c",
        dependencies: [
          "A", "B",
        ]),
      .target(name: "S", path: "Tests/S"), .testTarget(name: "T", dependencies: ["A"]),
      """
    #expect(dependencies(in: manifest) == ["A": [], "B": ["A"], "c": ["A", "B"]])
  }

  /// What every target names as its dependencies that is neither a test nor a help for tests.
  private func dependencies(in manifest: String) -> [String: Set<String>] {
    let target =
      #/\.(?:executableTarget|target)\(\s*name:\s*"(\w+)"(?!,\s*path:\s*"Tests\/)(?:,\s*dependencies:\s*\[([^\]]*)\])?/#
    var found: [String: Set<String>] = [:]
    for match in manifest.matches(of: target) {
      let names = (match.2 ?? "").matches(of: #/"(\w+)"/#).map { String($0.1) }
      found[String(match.1)] = Set(names)
    }
    return found
  }
}
