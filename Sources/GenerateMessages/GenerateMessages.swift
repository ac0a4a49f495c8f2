import Foundation

/// `swift run GenerateMessages`: writes the `Generated` folder of every module below `Sources`.
@main
enum GenerateMessages {
  static func main() {
    do {
      for module in try modules(below: URL(filePath: "Sources")) {
        for name in try Generator(module: module).write() {
          print("\(module.lastPathComponent)/\(name)")
        }
      }
    } catch {
      FileHandle.standardError.write(Data("GenerateMessages: \(error)\n".utf8))
      exit(1)
    }
  }

  static func modules(below sources: URL) throws -> [URL] {
    try FileManager.default.contentsOfDirectory(atPath: sources.path(percentEncoded: false))
      .sorted().map { sources.appending(path: $0) }
  }
}
