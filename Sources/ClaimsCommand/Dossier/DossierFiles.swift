import ClaimsDomain
import ClaimsKernel
import EventSourcing

// The files and documents that a stream names, with their hashes.

extension Dossier {
  var files: DossierText.Section? {
    let named = state(of: stream) ?? []
    var rows = Self.files(in: named, of: speech.kind(of: stream.category))
    rows += documents(in: named).flatMap { document -> [[String]] in
      let name = scene.name(of: document)
      guard let state = state(of: document) else { return [[name, "–", "–", "–", "–"]] }
      let found = Self.files(in: state, of: name)
      return found.isEmpty ? [[name, "–", "–", "–", "–"]] : found
    }
    guard !rows.isEmpty else { return nil }
    return DossierText.Section(
      id: "files", title: speech.say(.dossierFiles), notes: [speech.say(.dossierFilesNote)],
      content: .table(
        DossierText.Table(
          columns: [
            speech.say(.dossierWhere), speech.say(.dossierFile), speech.say(.dossierType),
            speech.say(.dossierBytes), speech.say(.dossierHash),
          ], numbers: [3], rows: rows)))
  }

  /// The documents that a claim refers to, which the reader sees.
  private func documents(in rows: [FieldList.Row]) -> [StreamID] {
    guard stream.category == .claim, let row = rows.first(where: { $0.path == "documents" }) else {
      return []
    }
    return row.value.split(separator: ", ").compactMap { Identifier(String($0)) }
      .map { StreamID(.document, $0) }
      .filter { scene.visibility.redaction(of: $0) != nil }
  }

  /// Another stream as it was at the point that was asked for.
  private func state(of document: StreamID) -> [FieldList.Row]? {
    guard let hidden = scene.visibility.redaction(of: document),
      let entries = try? scene.view.entries(of: document)
    else { return nil }
    var state = StreamAsOf(document, request.point)
    for entry in entries { guard (try? state.apply(entry)) == true else { break } }
    return state.snapshot.map { snapshot in
      displayRows(snapshot.fields.filter { !hidden.hides($0.path) }, shown: legible)
        .map { FieldList.Row(path: $0.path, value: $0.value) }
    }
  }

  /// Each group of fields with a hash: where, name, type, bytes, hash.
  private static func files(in rows: [FieldList.Row], of place: String) -> [[String]] {
    let known = Dictionary(rows.map { ($0.path, $0.value) }) { first, _ in first }
    return rows.compactMap { row in
      guard row.path.hasSuffix(".sha256"), let hash = bytes(base64URL: row.value) else {
        return nil
      }
      func field(_ name: String) -> String { known[row.path.dropLast(6) + name] ?? "–" }
      return [place, field("name"), field("mime"), field("bytes"), hexadecimal(hash)]
    }
  }
}
