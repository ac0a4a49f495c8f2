import Foundation

/// A file in `Sources`, by its path from there.
struct SourceFile {
  let path: String
  let text: String

  var room: String { String(path.prefix { $0 != "/" }) }
  var name: String { path.split(separator: "/").last.map(String.init) ?? path }
  var isSwift: Bool { path.hasSuffix(".swift") }
  /// Whether a program wrote it: it is not read or edited as a source.
  var isGenerated: Bool { path.contains("/Generated/") }
  /// The path by which it belongs to a folder: what a program wrote beside the module's folders
  /// belongs where the text is that it was written from.
  var place: String {
    guard isGenerated else { return path }
    guard path.hasPrefix("\(room)/Generated/") else {
      return path.replacing("/Generated/", with: "/")
    }
    guard let source = text.prefixMatch(of: #/// Generated from (\S+)/#)?.1 else { return path }
    return "\(room)/\(source)"
  }

  /// The lines of code, without comments and strings; line 1 is the first.
  var lines: [Substring] {
    CodeScanner.code(of: text).split(separator: "\n", omittingEmptySubsequences: false)
  }

  struct Import: Equatable {
    let line: Int
    let module: String
    /// The modules that the conditions around it ask for.
    let conditions: [String]
  }

  var imports: [Import] {
    var found: [Import] = []
    var conditions: [String] = []
    for (index, line) in lines.enumerated() {
      // Few lines have either word, and a pattern costs more than looking for it.
      guard line.contains("#") || line.contains("import") else { continue }
      if let match = line.prefixMatch(of: #/\s*#(if|elseif|else|endif)\b(.*)$/#) {
        if match.1 != "if" { _ = conditions.popLast() }
        if match.1 != "endif" { conditions.append(String(match.2)) }
      } else if let match = line.prefixMatch(
        of: #/\s*(?:@\w+(?:\([^)]*\))?\s+)*(?:\w+\s+)?import\s+(?:\w+\s+)?(\w+)/#)
      {
        let asked = conditions.flatMap { condition in
          condition.matches(of: #/(?:^|[^!])canImport\((\w+)\)/#).map { String($0.1) }
        }
        found.append(Import(line: index + 1, module: String(match.1), conditions: asked))
      }
    }
    return found
  }

  /// Every file that is Swift or C.
  static func all() throws -> [SourceFile] {
    let folder = repository.appending(path: "Sources")
    let found = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    var files: [SourceFile] = []
    while let url = found?.nextObject() as? URL {
      guard ["swift", "c", "h"].contains(url.pathExtension) else { continue }
      let path = url.path(percentEncoded: false).dropFirst(
        folder.path(percentEncoded: false).count + 1)
      files.append(
        SourceFile(path: String(path), text: try String(contentsOf: url, encoding: .utf8)))
    }
    return files.sorted { $0.path < $1.path }
  }
}

/// The package's folder, from this file's place in it.
let repository = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
  .deletingLastPathComponent()
