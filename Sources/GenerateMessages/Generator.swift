import Foundation

/// Turns the `.messages` files below a module's folder, and the tables of words, into the Swift
/// files of its `Generated`.
struct Generator {
  let module: URL

  /// Every file that the module's `Generated` has to hold, by its name.
  ///
  /// - Throws: `GenerationError` with the file and the line at fault.
  func files() throws -> [String: String] {
    var files: [String: String] = [:]
    var notations: [Notation] = []
    var aggregates: [(aggregate: Notation.Aggregate, path: String)] = []
    for source in try sources() {
      let path = source.path(percentEncoded: false)
        .dropFirst(module.path(percentEncoded: false).utf8.count).drop { $0 == "/" }
      do {
        let notation = try NotationReader.read(String(contentsOf: source, encoding: .utf8))
        var writer = SwiftWriter(source: String(path))
        for item in notation.items { writer.write(item) }
        let name = source.deletingPathExtension().lastPathComponent + "Messages.swift"
        files[name] = writer.text
        notations.append(notation)
        for case .aggregate(let aggregate) in notation.items.map(\.kind) {
          aggregates.append((aggregate, String(path)))
        }
      } catch let error as NotationError {
        throw GenerationError(file: String(path), error: error)
      }
    }
    for (aggregate, path) in aggregates {
      var writer = SwiftWriter(source: path)
      for union in try UnionNotation.all(of: aggregate, in: notations) { writer.writeUnion(union) }
      files[aggregate.name + "Unions.swift"] = writer.text
    }
    let words = module.deletingLastPathComponent().appending(path: "ClaimsKernel/Words/Languages")
    if let writer = try WordWriter(folder: words) {
      files.merge(writer.files(ofModule: module.lastPathComponent)) { $1 }
    }
    return files
  }

  /// Writes what differs and removes what no source leads to. Says which files changed.
  func write() throws -> [String] {
    let folder = module.appending(path: "Generated")
    let files = try files()
    let manager = FileManager.default
    if !files.isEmpty { try manager.createDirectory(at: folder, withIntermediateDirectories: true) }
    var changed: [String] = []
    for (name, text) in files.sorted(by: { $0.key < $1.key }) {
      let place = folder.appending(path: name)
      if (try? String(contentsOf: place, encoding: .utf8)) == text { continue }
      try text.write(to: place, atomically: true, encoding: .utf8)
      changed.append(name)
    }
    for stale in try stale(besides: files) {
      try manager.removeItem(at: folder.appending(path: stale))
      changed.append(stale)
    }
    return changed
  }

  /// The names of files in `Generated` that no source leads to any more.
  func stale(besides files: [String: String]) throws -> [String] {
    let folder = module.appending(path: "Generated").path(percentEncoded: false)
    guard FileManager.default.fileExists(atPath: folder) else { return [] }
    return try FileManager.default.contentsOfDirectory(atPath: folder)
      .filter { files[$0] == nil }.sorted()
  }

  private func sources() throws -> [URL] {
    let paths = FileManager.default.enumerator(at: module, includingPropertiesForKeys: nil)
    return (paths?.allObjects ?? []).compactMap { $0 as? URL }
      .filter { $0.pathExtension == "messages" }.sorted { $0.path < $1.path }
  }
}

/// What is wrong in a `.messages` or a `.words` file, and where.
struct GenerationError: Error, CustomStringConvertible {
  var file: String
  var error: NotationError

  var description: String { "\(file), \(error)" }
}
