import Foundation

/// Turns the `.messages`, `.aggregates` and `.entries` files below a module's folder, and the tables of words,
/// into the Swift files of its `Generated` folders.
struct Generator {
  let module: URL

  /// Every file that the module's `Generated` folders have to hold, by its path in the module.
  ///
  /// - Throws: `GenerationError` with the file and the line at fault.
  func files() throws -> [String: String] {
    var files: [String: String] = [:]
    var notations: [Notation] = []
    var aggregates: [(aggregate: Notation.Aggregate, path: String)] = []
    let words = try WordWriter(
      folder: module.deletingLastPathComponent().appending(path: "ClaimsKernel/Words/Languages"))
    let labels = words?.labels ?? [:]
    for source in all("aggregates") {
      let path = path(of: source)
      do {
        let list = try AggregateList(String(contentsOf: source, encoding: .utf8))
        for (name, text) in list.files(source: path) { files[name] = text }
      } catch let error as NotationError {
        throw GenerationError(file: path, error: error)
      }
    }
    for source in all("entries") {
      let path = path(of: source)
      do {
        let folder = path.split(separator: "/").dropLast().joined(separator: "/")
        files[folder + "/Generated/BuiltInEntryRows.swift"] = try EntryList.swift(
          String(contentsOf: source, encoding: .utf8), source: path)
      } catch let error as NotationError {
        throw GenerationError(file: path, error: error)
      }
    }
    for source in all("messages") {
      let path = path(of: source)
      do {
        var notation = try NotationReader.read(String(contentsOf: source, encoding: .utf8))
        notation.region = source.deletingPathExtension().lastPathComponent
        var writer = SwiftWriter(source: path, labels: labels)
        for item in notation.items { writer.write(item) }
        files["Generated/" + notation.region + "Messages.swift"] = writer.text
        notations.append(notation)
        for case .aggregate(let aggregate) in notation.items.map(\.kind) {
          aggregates.append((aggregate, path))
        }
      } catch let error as NotationError {
        throw GenerationError(file: path, error: error)
      }
    }
    for (aggregate, path) in aggregates {
      var writer = SwiftWriter(source: path, labels: labels)
      for union in try UnionNotation.all(of: aggregate, in: notations) { writer.writeUnion(union) }
      files["Generated/" + aggregate.name + "Unions.swift"] = writer.text
    }
    if let words {
      files.merge(words.files(ofModule: module.lastPathComponent)) { $1 }
    }
    return files
  }

  /// Writes what differs and removes what no source leads to. Says which files changed.
  func write() throws -> [String] {
    let files = try files()
    let manager = FileManager.default
    var changed: [String] = []
    for (path, text) in files.sorted(by: { $0.key < $1.key }) {
      let place = module.appending(path: path)
      if (try? String(contentsOf: place, encoding: .utf8)) == text { continue }
      try manager.createDirectory(
        at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
      try text.write(to: place, atomically: true, encoding: .utf8)
      changed.append(path)
    }
    for stale in stale(besides: files) {
      try manager.removeItem(at: module.appending(path: stale))
      changed.append(stale)
    }
    return changed
  }

  /// The paths of files in `Generated` folders that no source leads to any more.
  func stale(besides files: [String: String]) -> [String] {
    all("swift").map(path(of:)).filter {
      $0.split(separator: "/").dropLast().last == "Generated" && files[$0] == nil
    }
  }

  /// The path of a file in the module.
  private func path(of source: URL) -> String {
    String(
      source.path(percentEncoded: false)
        .dropFirst(module.path(percentEncoded: false).utf8.count).drop { $0 == "/" })
  }

  private func all(_ kind: String) -> [URL] {
    let paths = FileManager.default.enumerator(at: module, includingPropertiesForKeys: nil)
    return (paths?.allObjects ?? []).compactMap { $0 as? URL }
      .filter { $0.pathExtension == kind }.sorted { $0.path < $1.path }
  }
}

/// What is wrong in a `.messages` or a `.words` file, and where.
struct GenerationError: Error, CustomStringConvertible {
  var file: String
  var error: NotationError

  var description: String { "\(file), \(error)" }
}
