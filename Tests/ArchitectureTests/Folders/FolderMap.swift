/// Which folders of a module use names of which others.
///
/// Files beside the folders are a folder of their own, ".". What is in a folder's
/// folders counts as its own; `below` looks at those.
struct FolderMap {
  /// One folder names something of another: the first place where it does.
  struct Arrow: CustomStringConvertible {
    let from: String
    let to: String
    let name: String
    let place: String
    /// At how many places, of how many names.
    var count = 1
    var names: Set<String>

    var description: String { "\(from) → \(to): \(name) in \(place)" }
  }

  /// Sorted by their folders.
  private(set) var arrows: [Arrow] = []
  private(set) var folders: Set<String> = []

  /// That of every module, and of every folder in one, that has folders.
  static func maps(of files: [SourceFile]) -> [(parent: String, map: FolderMap)] {
    var parents: Set<String> = []
    for file in files where file.isSwift {
      let folders = file.place.split(separator: "/").dropLast()
      for depth in 1..<max(folders.count, 1) {
        parents.insert(folders.prefix(depth).joined(separator: "/"))
      }
    }
    let read = files.filter(\.isSwift).map { ReadFile(file: $0, names: NameReader($0.text)) }
    return parents.sorted().map { ($0, FolderMap(below: $0, of: read)) }
  }

  /// - Parameters:
  ///   - parent: a module, or a folder in one, as `ClaimsDomain/Claim`.
  ///   - files: at least all files of the module.
  init(below parent: String, of files: [SourceFile]) {
    self.init(
      below: parent,
      of: files.filter(\.isSwift).map { ReadFile(file: $0, names: NameReader($0.text)) })
  }

  /// A file with the names in it.
  private struct ReadFile {
    let file: SourceFile
    let names: NameReader
  }

  private init(below parent: String, of files: [ReadFile]) {
    let module = String(parent.prefix { $0 != "/" })
    let files = files.filter { $0.file.room == module }
    let owners = NameOwners(module, files.map { ($0.file.folder(below: parent), $0.names) })
    var found: [[String]: Arrow] = [:]
    for read in files {
      guard let from = read.file.folder(below: parent) else { continue }
      folders.insert(from)
      for use in read.names.uses {
        for (name, to) in owners.owners(of: use, in: read.names) where to != from {
          let place = "\(read.file.path.dropFirst(module.count + 1)):\(use.line)"
          found[
            [from, to],
            default: Arrow(from: from, to: to, name: name, place: place, count: 0, names: [])
          ].take(name)
        }
      }
    }
    arrows = found.values.sorted { ($0.from, $0.to) < ($1.from, $1.to) }
  }

  /// The same without the files beside the folders.
  var parts: FolderMap {
    var map = self
    map.folders.remove(".")
    map.arrows.removeAll { $0.from == "." || $0.to == "." }
    return map
  }

  /// The folders that reach one another, each set of them sorted.
  var circles: [[String]] {
    var reached: [String: Set<String>] = [:]
    for folder in folders {
      var (seen, open) = (Set<String>(), [folder])
      while let next = open.popLast() {
        for arrow in arrows where arrow.from == next && seen.insert(arrow.to).inserted {
          open.append(arrow.to)
        }
      }
      reached[folder] = seen
    }
    var circles: Set<[String]> = []
    for (folder, ahead) in reached where ahead.contains(folder) {
      circles.insert(ahead.filter { reached[$0]?.contains(folder) == true }.sorted())
    }
    return circles.sorted { $0.lexicographicallyPrecedes($1) }
  }

  /// An example of every arrow within a circle.
  var circleArrows: [String] {
    circles.flatMap { circle in
      arrows.filter { circle.contains($0.from) && circle.contains($0.to) }.map(\.description)
    }
  }
}

extension FolderMap.Arrow {
  fileprivate mutating func take(_ name: String) {
    count += 1
    names.insert(name)
  }
}

/// In which folder each name of a module is declared.
private struct NameOwners {
  private let module: String
  /// By name, every folder that declares it; nil stands for one that is not looked at.
  private var top: [String: Set<String?>] = [:]
  private var nested: [String: Set<String?>] = [:]
  private var members: Set<String> = []

  init(_ module: String, _ files: [(folder: String?, reader: NameReader)]) {
    self.module = module
    for (folder, reader) in files {
      for name in reader.declared { top[name, default: []].insert(folder) }
      for name in reader.nested { nested[name, default: []].insert(folder) }
      members.formUnion(reader.members)
    }
  }

  /// The folders that a use names, each with the name; a name of several folders names none.
  func owners(of use: NameReader.Use, in file: NameReader) -> [(name: String, folder: String)] {
    var names = use.names[...]
    guard let first = names.first else { return [] }
    for depth in stride(from: use.scope.count, to: 0, by: -1) {
      let inner = (use.scope.prefix(depth) + [first]).joined(separator: ".")
      if nested[inner] != nil { return path(inner, names.dropFirst(), from: nested) }
    }
    if file.own.contains(first) { return [] }
    if top[first] == nil, first == module, names.count > 1 { names.removeFirst() }
    guard let name = names.first, top[name] != nil else { return [] }
    // A function or a value may be hidden by any member of its name.
    if name.first?.isUppercase != true, members.contains(name) { return [] }
    return path(name, names.dropFirst(), from: top)
  }

  private func path(
    _ name: String, _ rest: ArraySlice<String>, from declared: [String: Set<String?>]
  ) -> [(name: String, folder: String)] {
    var found: [(name: String, folder: String)] = []
    if let folder = only(declared[name]) { found.append((name, folder)) }
    var path = name
    for name in rest {
      path += "." + name
      if let folder = only(nested[path]) { found.append((path, folder)) }
    }
    return found
  }

  private func only(_ folders: Set<String?>?) -> String? {
    guard let folders, folders.count == 1, let folder = folders.first else { return nil }
    return folder
  }
}

extension SourceFile {
  /// The folder directly below a module or a folder that holds the file, "." if it is
  /// there itself; nil if it is elsewhere.
  func folder(below parent: String) -> String? {
    guard place.hasPrefix(parent + "/") else { return nil }
    let rest = place.dropFirst(parent.count + 1).split(separator: "/")
    return rest.count > 1 ? String(rest[0]) : "."
  }
}
