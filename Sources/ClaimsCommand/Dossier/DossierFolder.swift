import ClaimsDomain
import ClaimsKernel
import DossierPage
import EventSourcing
import Hashing
import WriteAheadLog

/// The dossiers of all streams of a log: a file for each, since one goes to one party and has to
/// open at once, and an index that names the hash of every file.
struct DossierFolder {
  let scene: DossierScene
  let path: String
  let format: String

  private var speech: Speech { scene.request.speech }

  /// Writes a whole folder, or none.
  ///
  /// - Parameter record: told the streams and the hashes of all files, that of the index last, before
  ///   the folder has its name.
  func write(
    _ output: inout Output, recording record: ([StreamID], [Digest]) throws -> Void
  ) throws -> ExitCode {
    let folder = try PartialFolder(path)
    defer { folder.discard() }
    var (rows, told, hashes): ([[String]], [StreamID], [Digest]) = ([], [], [])
    func write(_ text: String, as name: String) throws {
      try folder.write(text, as: name)
      hashes.append(SHA256.hash(of: Array(text.utf8)))
    }
    let streams = scene.streams
    for (number, stream) in streams.enumerated() {
      WorkMeter.tell(.streams, UInt64(number), of: UInt64(streams.count))
      guard let dossier = try scene.dossier(of: stream) else { continue }
      let (name, text) = (fileName(of: stream), dossier.file(format))
      try write(text, as: name)
      told.append(stream)
      rows.append([
        speech.kind(of: stream.category), name, scene.name(of: stream), dossier.title,
        "\(dossier.story.steps.count)", hashes.last?.description ?? "",
      ])
    }
    guard !rows.isEmpty else { throw Failure(.dossierNothingSeen) }
    try write(index(rows), as: "index." + format)
    try record(told, hashes)
    try folder.finish()
    output.line(speech.say(.dossierWrittenAll, path, rows.count))
    return .done
  }

  private func fileName(of stream: StreamID) -> String {
    let kind = stream.category.word?.description ?? "person"
    return switch stream {
    case .rules: "rules.\(format)"
    case .catalogs: "catalogs.\(format)"
    default: "\(kind)-\(stream.id.text).\(format)"
    }
  }

  private func index(_ rows: [[String]]) -> String {
    let columns = [
      speech.say(.dossierKind), speech.say(.dossier), speech.say(.dossierTitle),
      speech.say(.dossierSteps), speech.say(.dossierHash),
    ]
    let checkpoint = scene.view.checkpoint
    let facts = [
      speech.say(.dossierCheckpointOf, checkpoint.origin, checkpoint.size, checkpoint.root),
      speech.say(.dossierAllNote),
    ]
    return format == "md" ? markdown(rows, columns, facts) : html(rows, columns, facts)
  }

  private func markdown(_ rows: [[String]], _ columns: [String], _ facts: [String]) -> String {
    func line(_ cells: [String]) -> String { "| " + cells.joined(separator: " | ") + " |" }
    let escaped = DossierMarkdown.inLine
    return
      (["# " + speech.say(.dossierAll), ""] + facts.flatMap { [escaped($0), ""] }
      + [line(columns), "| --- | --- | --- | ---: | --- |"]
      + rows.map {
        line([escaped($0[0]), "[\(escaped($0[2]))](\($0[1]))", escaped($0[3]), $0[4], $0[5]])
      })
      .joined(separator: "\n") + "\n"
  }

  private func html(_ rows: [[String]], _ columns: [String], _ facts: [String]) -> String {
    var page = Markup()
    page.element("html", ["lang": scene.request.language.rawValue]) { page in
      page.head(title: speech.say(.dossierAll), style: PageFiles.style, script: "")
      page.element("body") { page in
        page.element("main", ["id": "files"]) { page in
          page.element("h1", speech.say(.dossierAll))
          for fact in facts { page.element("p", ["class": "note"], fact) }
          page.element("table") { table in
            table.element("caption", speech.say(.dossierAll))
            table.element("thead") { head in
              head.element("tr") { row in
                for column in columns { row.element("th", ["scope": "col"], column) }
              }
            }
            table.element("tbody") { body in
              for cells in rows {
                body.element("tr") { row in
                  row.element("td", cells[0])
                  row.element("td") { $0.element("a", ["href": cells[1]], cells[2]) }
                  for cell in cells[3...] { row.element("td", cell) }
                }
              }
            }
          }
        }
      }
    }
    return "<!DOCTYPE html>" + page.text + "\n"
  }
}

extension DossierScene {
  /// Every stream that the reader sees, kind by kind.
  var streams: [StreamID] {
    let named = EventSourcing.Category.named.flatMap { logState.snapshots(of: $0).map(\.stream) }
    let people = logState.actors.actors.map { StreamID.actor($0.id) }
    return (named + people + [.rules, .catalogs]).filter {
      logState.revision(of: $0) > 0 && visibility.redaction(of: $0) != nil
    }
  }

  /// Nil for a stream that had not begun then.
  fileprivate func dossier(of stream: StreamID) throws -> Dossier? {
    do { return try Dossier(of: stream, in: self) } catch is NotBegun { return nil }
  }
}
