import Foundation
import Testing

@testable import ClaimsCommand

/// What people read who ask for Spanish. Without `--language` the output is that of codes.
@Suite("Languages on the command line")
struct CommandLineLanguageTests {
  private let spanish = ["--language", "es"]

  private func demoLog(_ folder: TemporaryFolder) throws -> String {
    try writeDemoLog(to: folder.path())
    return folder.path()
  }

  private func run(_ words: [String], _ log: String) throws -> CommandLineRun {
    let run = try CommandLineRun(words + ["--log", log], environment: ["LANG": "C"])
    #expect(run.messages == "", "\(words)")
    return run
  }

  @Test("list names statuses and columns in Spanish")
  func list() throws {
    let folder = try TemporaryFolder()
    let log = try demoLog(folder)
    let run = try run(["list"] + spanish, log)
    #expect(run.lines.first?.contains("estado") == true)
    #expect(run.lines.first?.contains("reclamado") == true)
    #expect(run.lines.last == "5 reclamaciones")
    #expect(run.output.contains("  Cerrada "))
    let tagged = try self.run(["list", "--language=es-MX"], log)
    #expect(tagged.output == run.output)
    let page = try self.run(["list", "--limit", "1"] + spanish, log)
    #expect(page.lines.last?.hasPrefix("1 de 5 reclamaciones; continúe con --after ") == true)
  }

  @Test("a language made of English shows which texts come from the tables")
  func pseudo() throws {
    let folder = try TemporaryFolder()
    let log = try demoLog(folder)
    let run = try run(["list", "--language", "en-XA"], log)
    #expect(run.output.contains("[Çļöšéđ one]"))
    #expect(run.lines.last == "[5 çļàîɱš one]")
  }

  @Test("show prints fields, values and what waits in Spanish, and why something is not allowed")
  func show() throws {
    let folder = try TemporaryFolder()
    let log = try demoLog(folder)
    let run = try run(["show", "a0", "--as", "hugo"] + spanish, log)
    #expect(run.lines.first == "reclamación a0000000-0000-4000-8000-000000000001")
    for line in [
      "  estado                 Cerrada", "  tipo                   De automóvil",
      "  resultado              Completada", "  pago 1: estado         Emitido",
      "  admitida               sí", "hugo como Tramitador",
    ] { #expect(run.lines.contains(line), "\(line)") }
    #expect(run.output.contains("  sí   Reabrir"))
    #expect(
      run.output.contains("el estado no permite esta orden"), "\(run.output)")
    let allowed = try self.run(["allowed", "a0", "--as", "hugo"] + spanish, log)
    #expect(allowed.lines.first == "hugo como Tramitador, reclamación en estado Cerrada")
  }

  @Test("a timeline says what happened and what changed in Spanish")
  func timeline() throws {
    let folder = try TemporaryFolder()
    let log = try demoLog(folder)
    let run = try run(["timeline", "a0"] + spanish, log)
    #expect(run.lines.first == "reclamación a0000000-0000-4000-8000-000000000001")
    #expect(run.output.contains("Reclamación presentada       por Presentar"))
    #expect(run.output.contains("(Tramitador)"))
    let changes = run.lines.filter { $0.hasPrefix("        ") }.map {
      $0.split(separator: " ", omittingEmptySubsequences: true).joined(separator: " ")
    }
    #expect(changes.contains("estado Borrador → Presentada"))
    #expect(changes.contains("estado Ninguno → Borrador") == false)
    let history = try self.run(["history", "a0"] + spanish, log)
    #expect(history.output.contains("Reclamación presentada"))
    #expect(try self.run(["history", "rules"] + spanish, log).output.contains("Reglas fijadas"))
  }

  @Test("all refusals are worded in Spanish")
  func refusals() throws {
    let folder = try TemporaryFolder()
    let log = try demoLog(folder)
    let run = try run(["refusals"] + spanish, log)
    #expect(run.lines.count == 1 + 13)
    for line in run.lines.dropFirst() {
      #expect(line.contains("(rechazada)"))
      for english in [" the ", "expected", "found"] { #expect(!line.contains(english), "\(line)") }
    }
  }

  @Test("verify says in Spanish what it found, and what is wrong with the bytes")
  func verify() throws {
    let folder = try TemporaryFolder()
    let log = try demoLog(folder)
    let whole = try run(["verify", "--decisions"] + spanish, log)
    #expect(whole.lines.first?.hasPrefix("íntegro: 75 confirmaciones, 13 rechazos, 85 ev") == true)
    #expect(whole.lines.last == "75 decisiones y 13 rechazos otra vez: todas coinciden")
    var bytes = try Data(contentsOf: URL(filePath: log))
    bytes[bytes.count / 2] ^= 1
    try bytes.write(to: URL(filePath: log))
    let damaged = try CommandLineRun(["verify", "--log", log] + spanish)
    #expect(damaged.status == 4)
    #expect(damaged.lines.first?.hasPrefix("dañado en el byte ") == true, "\(damaged.output)")
    for english in ["frame", "checksum", "intact before", "commits"] {
      #expect(!damaged.output.contains(english), "\(damaged.output)")
    }
  }

  @Test("a flow is summed up in Spanish, looked through and published")
  func flows() throws {
    let folder = try TemporaryFolder()
    let log = try demoLog(folder)
    let list = try run(["flows"] + spanish, log)
    #expect(
      list.lines.first
        == "case_review, versión 1: 6 preguntas, 17 resultados, como máximo 3 respuestas")
    let json = try run(["flows", "--json"], log).lines[0]
    let file = folder.url.appending(path: "flow.json")
    try Data(json.replacing("\"version\":1", with: "\"version\":2").utf8).write(to: file)
    let checked = try CommandLineRun(["flows", "check", file.path] + spanish)
    #expect(checked.output.contains("y no tiene ningún defecto"))
    let published = try CommandLineRun(
      ["flows", "publish", file.path, "--as", "ada", "--reason", "r", "--log", log] + spanish)
    #expect(published.output.hasSuffix("como máximo 3 respuestas: publicado\n"))
  }

  @Test("the answers of send and tick are in Spanish, and codes stay the same")
  func answers() throws {
    let folder = try TemporaryFolder()
    let log = try demoLog(folder)
    let line =
      #"{"id":"00000000-0000-4000-8000-0000000000f1","actor":{"id":"hugo","role":"handler"},"claim":"a0000000-0000-4000-8000-000000000001","command":{"reopen":{"reason":"x","code":"nope"}}}"#
    let sent = try CommandLineRun(
      ["send", "--log", log] + spanish, input: Data((line + "\n").utf8))
    #expect(sent.status == 3)
    #expect(
      sent.output.contains(#""message":"el código no figura en el catálogo"#), "\(sent.output)")
    #expect(sent.output.contains(#""code":"unknownCatalogCode""#))
    let tick = try run(["tick", "--dry-run"] + spanish, log)
    #expect(tick.output == "no vence nada\n")
  }

  @Test("English words are words, not codes; JSON is the same in every language")
  func english() throws {
    let folder = try TemporaryFolder()
    let log = try demoLog(folder)
    #expect(
      try run(["show", "a0", "--language", "en"], log).lines
        .contains("  type                   Motor"))
    for words in [["list"], ["show", "a0"], ["timeline", "a0"], ["refusals"], ["history"]] {
      let json = try run(words + ["--json"], log)
      #expect(try run(words + ["--json"] + spanish, log).output == json.output)
    }
  }

  @Test("faults are reported in Spanish with what to do; other languages are refused")
  func faults() throws {
    let folder = try TemporaryFolder()
    let missing = try CommandLineRun(["list", "--log", folder.path()] + spanish)
    #expect(missing.status == 1)
    #expect(missing.messages.contains("no existe tal archivo. Indique un registro con --log FILE"))
    let log = try demoLog(folder)
    let unknown = try CommandLineRun(["show", "f00d", "--log", log] + spanish)
    #expect(unknown.messages.contains("no hay nada llamado 'f00d' en este registro"))
    let french = try CommandLineRun("list", "--log", log, "--language", "fr")
    #expect(french.status == 2)
    #expect(french.messages.contains("--language: expected en or es or en-XA, found 'fr'"))
  }

  /// What goes wrong, and what is said of it in both languages.
  static let wrong: [(words: [String], en: String, es: String)] = [
    (["lst"], "there is no verb 'lst'", "no existe el verbo 'lst'"),
    (["list", "--lgo", "x"], "'list' has no option --lgo", "'list' no tiene la opción --lgo"),
    (["show"], "'show' needs WHAT", "'show' necesita WHAT"),
    (["verify", "x"], "'x' is one word too many", "'x' es una palabra de más"),
    (["list", "--sort", "x"], "--sort: expected one of", "--sort: se esperaba uno de"),
    (["list", "--open", "--closed"], "exclude one another", "se excluyen"),
    (["blob", "burn"], "there is no 'blob burn'", "no existe 'blob burn'"),
    (["blob", "get", "abc"], "'abc' is no hash", "'abc' no es un hash"),
    (["blob", "put", "none.png"], "none.png: No such file", "none.png: el sistema dice: No such"),
    (["blob", "put", "TEXT"], "text/plain is not taken here", "text/plain no se admite aquí"),
    (
      ["import", "xes", "--map", "TEXT", "TEXT"], "not valid JSON: expected a value",
      "no es JSON válido: se esperaba un valor"
    ),
    (
      ["import", "fhir", "TEXT"], "nothing was written: TEXT: not valid JSON",
      "no se escribió nada: TEXT: no es JSON válido"
    ),
    (
      ["import", "veris", "LIST"], "LIST[0]: expected an object, found 7",
      "LIST[0]: se esperaba un objeto, se encontró 7"
    ),
    (
      ["import", "incidents", "LIST"], "[0]: expected an object, found 7",
      "[0]: se esperaba un objeto, se encontró 7"
    ),
    (
      ["conform", "--map", "MAP", "TEXT"], "expected several cells",
      "se esperaban varias celdas"
    ),
    (
      ["sla", "--profile", "LIST"], "the profile: expected an object, found an array",
      "el perfil: se esperaba un objeto, se encontró una lista"
    ),
    (["export", "claims"], "cannot export 'claims'", "no se puede exportar 'claims'"),
    (["tick", "--at", "soon"], "expected a time such as", "se esperaba un momento como"),
    (["outbox", "--retry", "x"], "expected the UUID", "se esperaba el UUID"),
    (["sync", "--on-conflict", "x"], "expected rebase", "se esperaba rebase"),
    (["verify", "--proof", "TEXT"], "line 1: expected", "línea 1: se esperaba"),
    (["prove", "a", "--at", "TEXT"], "a note ends", "una nota termina"),
    (["spec", "run", "LIST"], "expected an object", "se esperaba un objeto"),
    (["serve", "--log", "x", "--memory"], "exclude one another", "se excluyen"),
    (["demo", "--commands", "none"], "none: No such file", "none: el sistema dice: No such"),
  ]

  @Test("every verb reports what goes wrong in the language that is asked for", arguments: wrong)
  func everyFault(words: [String], en: String, es: String) throws {
    let folder = try TemporaryFolder()
    try Data("words".utf8).write(to: folder.url.appending(path: "TEXT"))
    try Data("[7]".utf8).write(to: folder.url.appending(path: "LIST"))
    try Data(
      #"{"name":"m","amount":{"minorUnits":1,"currency":"EUR"},"activities":{"a":[{"command":"addNote","role":"handler"}]}}"#
        .utf8
    ).write(to: folder.url.appending(path: "MAP"))
    let plain = try CommandLineRun(words, in: folder.url)
    #expect(plain.status != 0)
    #expect(plain.messages.contains(en), "\(plain.messages)")
    for language in [["--language", "es"], ["--language=es-MX"]] {
      let run = try CommandLineRun(words + language, in: folder.url)
      #expect(run.status == plain.status)
      #expect(run.messages.contains(es), "\(run.messages)")
      for word in ["expected", " the ", "there is", "needs", "Try:"] {
        #expect(!run.messages.contains(word), "\(run.messages)")
      }
    }
  }

  @Test("a line that is no command is refused in the language that is asked for")
  func malformed() throws {
    let folder = try TemporaryFolder()
    let run = try CommandLineRun(
      "send", "--language", "es", "--log", folder.path(), input: "{\"id\":7}\n")
    #expect(run.status == 3)
    #expect(
      run.output.contains(
        #""message":"la orden está mal formada: se encontró línea 1: id: se esperaba un UUID, "#),
      "\(run.output)")
    // Codes and reasons are the same in all.
    #expect(run.output.contains(#""found":"line 1: id: expected a UUID, found 7""#))
  }
}
