import ClaimsKernel
import Foundation
import Testing

@Suite("The schema of the log")
struct LogSchemaTests {
  /// After an addition: `UPDATE_SPECS=1 swift test --filter LogSchemaTests`.
  @Test("Specs/Log.proto is what the field lists say")
  func proto() throws {
    let file = repository.appending(path: "Specs/Log.proto")
    if ProcessInfo.processInfo.environment["UPDATE_SPECS"] != nil {
      try LogSchema.text.write(to: file, atomically: true, encoding: .utf8)
    }
    #expect(try String(contentsOf: file, encoding: .utf8) == LogSchema.text)
  }
}

/// The package's folder, from this file's place in it.
let repository = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
  .deletingLastPathComponent()
