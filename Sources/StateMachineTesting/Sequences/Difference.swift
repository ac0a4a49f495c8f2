/// What is different in two values of one type, part by part: `balance: 3 → 5`.
///
/// - Parameter words: says a part.
func differences(
  from old: Any, to new: Any, at path: String = "", _ words: (Any) -> String
) -> [String] {
  let (before, after) = (words(old), words(new))
  let (one, other) = (Mirror(reflecting: old), Mirror(reflecting: new))
  // What describes itself may leave out the part in which it differs.
  let whole =
    before == after ? [] : [(path.isEmpty ? "" : path + ": ") + "\(before) → \(after)"]
  if before == after, one.displayStyle == .class { return [] }
  switch (one.displayStyle, other.displayStyle) {
  case (.struct, .struct), (.class, .class), (.tuple, .tuple):
    let (olds, news) = (Array(one.children), Array(other.children))
    guard !olds.isEmpty, olds.map(\.label) == news.map(\.label) else { return whole }
    let parts = zip(olds, news).flatMap { old, new in
      differences(from: old.value, to: new.value, at: joined(path, old.label), words)
    }
    return parts.isEmpty ? whole : parts
  case (.optional, .optional):
    guard let old = one.children.first?.value, let new = other.children.first?.value else {
      return whole
    }
    return differences(from: old, to: new, at: path, words)
  case (.collection, .collection):
    return elements(one.children.map(\.value), other.children.map(\.value), path, words)
  case (.set, .set):
    return entries(
      one.children.map { Entry(key: words($0.value)) },
      other.children.map { Entry(key: words($0.value)) }, path, words)
  case (.dictionary, .dictionary):
    return entries(pairs(one, words), pairs(other, words), path, words)
  default: return whole
  }
}

private func joined(_ path: String, _ label: String?) -> String {
  path + (path.isEmpty || label == nil ? "" : ".") + (label ?? "")
}

private func elements(
  _ old: [Any], _ new: [Any], _ path: String, _ words: (Any) -> String
) -> [String] {
  let shared = zip(old, new).enumerated().flatMap { place, pair in
    differences(from: pair.0, to: pair.1, at: "\(path)[\(place)]", words)
  }
  let gone = old.indices.dropFirst(new.count).map { "\(path)[\($0)]: − \(words(old[$0]))" }
  let come = new.indices.dropFirst(old.count).map { "\(path)[\($0)]: + \(words(new[$0]))" }
  return shared + gone + come
}

/// An element of a set, or a key and what is under it.
private struct Entry {
  let key: String
  var value: Any?
}

private func pairs(_ mirror: Mirror, _ words: (Any) -> String) -> [Entry] {
  mirror.children.compactMap { child in
    let pair = Array(Mirror(reflecting: child.value).children)
    return pair.count == 2 ? Entry(key: words(pair[0].value), value: pair[1].value) : nil
  }
}

private func entries(
  _ old: [Entry], _ new: [Entry], _ path: String, _ words: (Any) -> String
) -> [String] {
  func said(_ entry: Entry) -> String {
    entry.value.map { "\(entry.key): \(words($0))" } ?? entry.key
  }
  var (olds, news): ([String: Entry], [String: Entry]) = ([:], [:])
  for entry in old { olds[entry.key] = entry }
  for entry in new { news[entry.key] = entry }
  let place = path.isEmpty ? "" : path + ": "
  var found: [String] = []
  for key in Set(olds.keys).union(news.keys).sorted() {
    if let old = olds[key] {
      guard let new = news[key] else {
        found.append("\(place)− \(said(old))")
        continue
      }
      if let one = old.value, let other = new.value {
        found += differences(from: one, to: other, at: "\(path)[\(key)]", words)
      }
    } else if let new = news[key] {
      found.append("\(place)+ \(said(new))")
    }
  }
  return found
}
