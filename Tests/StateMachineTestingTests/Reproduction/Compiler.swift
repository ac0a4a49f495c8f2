import Foundation

/// The Swift compiler, for checking what was printed: nil if this machine has no compiler.
struct Compiler {
  private let swiftc: String
  private let modules: String

  static var isThere: Bool { Compiler() != nil }

  init?() {
    let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
    let tools = path.split(separator: ":").map { $0 + "/swiftc" } + ["/usr/bin/swiftc"]
    guard let swiftc = tools.first(where: { FileManager.default.isExecutableFile(atPath: $0) }),
      let modules = Self.modules
    else { return nil }
    self.swiftc = swiftc
    self.modules = modules
  }

  /// The folder of the modules of this test's build: beside the test's own program.
  private static var modules: String? {
    var starts = CommandLine.arguments.prefix(1).map { URL(filePath: $0) }
    starts += Bundle.allBundles.map(\.bundleURL)
    let package = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    starts.append(package.appending(path: ".build/debug/tests"))
    for start in starts {
      var folder = start.deletingLastPathComponent()
      for _ in 0..<5 {
        let modules = folder.appending(path: "Modules")
        if FileManager.default.fileExists(
          atPath: modules.appending(path: "StateMachineTesting.swiftmodule").path)
        {
          return modules.path
        }
        folder.deleteLastPathComponent()
      }
    }
    return nil
  }

  /// What the compiler says against a program that uses the types of this folder.
  func errors(in program: String) throws -> String {
    let folder = FileManager.default.temporaryDirectory.appending(path: "program-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let main = folder.appending(path: "main.swift")
    try program.write(to: main, atomically: true, encoding: .utf8)
    let types = ["TurnstileMachine.swift", "ReplaySamples.swift"].map {
      URL(filePath: #filePath).deletingLastPathComponent().appending(path: $0).path
    }
    let process = Process()
    process.executableURL = URL(filePath: swiftc)
    process.arguments =
      [
        "-typecheck", "-swift-version", "6", "-module-name", "StateMachineTestingTests", "-I",
        modules, "-module-cache-path", folder.appending(path: "cache").path, main.path,
      ] + types
    let output = Pipe()
    process.standardOutput = output
    process.standardError = output
    try process.run()
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    return process.terminationStatus == 0 ? "" : "status \(process.terminationStatus): " + text
  }
}
