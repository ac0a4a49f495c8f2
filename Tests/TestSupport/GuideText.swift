import Foundation

/// What stands in a test between `// Guide begins` and `// Guide ends`, moved to the left margin: a page quotes it.
public func guideText(in file: String = #filePath) throws -> String {
  let source = try String(contentsOfFile: file, encoding: .utf8)
  let code = source.components(separatedBy: "    // Guide begins\n").last?
    .components(separatedBy: "    // Guide ends\n").first
  return (code ?? "").split(separator: "\n", omittingEmptySubsequences: false)
    .map { $0.hasPrefix("    ") ? $0.dropFirst(4) : $0 }.joined(separator: "\n")
}

/// A page of the Specs.
public func specification(_ name: String) throws -> String {
  let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()
  return try String(contentsOf: root.appending(path: "Specs/\(name)"), encoding: .utf8)
}
