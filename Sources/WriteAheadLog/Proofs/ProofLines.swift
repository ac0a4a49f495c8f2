import Hashing

/// The lines of a proof: a word and what it is about, up to an empty line; then a note.
struct ProofLines {
  private let lines: [Substring]
  private var place = 0

  init(_ text: String) { lines = text.split(separator: "\n", omittingEmptySubsequences: false) }

  /// The fault that the next line is not what was expected.
  func fault(_ expected: String) -> ProofFault {
    let found = place < lines.count ? "\"\(lines[place].prefix(80))\"" : "the end"
    return ProofFault("line \(place + 1): expected \(expected); found \(found)")
  }

  mutating func expect(_ line: String) throws(ProofFault) {
    guard place < lines.count, lines[place] == line else { throw fault("\"\(line)\"") }
    place += 1
  }

  /// `count` numbers after a word; nil if the next line begins with another one.
  mutating func numbers(_ word: String, _ count: Int) throws(ProofFault) -> [Int128]? {
    guard let value = value(of: word) else { return nil }
    let numbers = value.split(separator: " ", omittingEmptySubsequences: false).map {
      text -> Int128? in
      let number = Int128(text)
      return number.map { String($0) == text } == true ? number : nil
    }
    guard numbers.count == count, !numbers.contains(nil) else {
      throw fault("\(word) and \(count) plain numbers")
    }
    place += 1
    return numbers.compactMap { $0 }
  }

  /// Bytes in base64 after a word; nil if the next line begins with another one.
  mutating func bytes(_ word: String) throws(ProofFault) -> [UInt8]? {
    guard let value = value(of: word) else { return nil }
    guard let bytes = Base64.bytes(value) else { throw fault("\(word) and base64") }
    place += 1
    return bytes
  }

  mutating func digest(_ word: String) throws(ProofFault) -> Digest? {
    guard value(of: word) != nil else { return nil }
    let before = self
    guard let bytes = try bytes(word), let digest = Digest(bytes) else {
      throw before.fault("\(word) and a hash of 32 bytes in base64")
    }
    return digest
  }

  /// Hashes, one a line and nothing else, up to an empty line.
  mutating func bareDigests(upTo limit: Int) throws(ProofFault) -> [Digest] {
    var digests: [Digest] = []
    while place < lines.count, !lines[place].isEmpty {
      guard digests.count < limit, let bytes = Base64.bytes(lines[place]),
        let digest = Digest(bytes)
      else { throw fault("a hash of 32 bytes in base64, or an empty line") }
      digests.append(digest)
      place += 1
    }
    return digests
  }

  /// What follows an empty line.
  mutating func rest() throws(ProofFault) -> String {
    try expect("")
    return lines[place...].joined(separator: "\n")
  }

  private func value(of word: String) -> Substring? {
    guard place < lines.count, lines[place].hasPrefix(word + " ") else { return nil }
    return lines[place].dropFirst(word.count + 1)
  }
}
