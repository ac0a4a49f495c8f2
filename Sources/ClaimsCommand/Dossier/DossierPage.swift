import ClaimsDomain
import ClaimsKernel
import DossierPage
import EventSourcing
import Hashing
import WriteAheadLog

/// A dossier as one page of HTML that holds all it needs. Source: Specs/Dossier.md.
struct DossierHTML {
  static let format = "claims-kernel/dossier@v1"

  /// What stands where the hash of the page comes: it is of the page with this.
  static let blank = String(repeating: "0", count: 64)
  static let end = "</body></html>\n"
  static let sealStart = "<script type=\"text/plain\" id=\"seal\">"

  let dossier: Dossier

  /// The whole file.
  var text: String {
    let (words, text) = (dossier.speech, dossier.text)
    var page = Markup()
    page.element("html", ["lang": dossier.request.language.rawValue]) { page in
      page.head(title: words.say(.dossierOf, text.title), style: Page.style, script: Page.script)
      page.element("body") { page in
        page.element("a", ["class": "skip", "href": "#story"], words.say(.dossierSkip))
        page.masthead(text, words)
        page.element("main", ["id": "main"]) { page in
          page.element("section", ["id": "verify"]) { page in
            page.element("h2", words.say(.dossierVerify))
            page.element("noscript", words.say(.dossierWithoutScript))
            page.element("div", ["data-live": "verify"])
          }
          for section in text.sections {
            page.section(section, words)
            if section.id == "state" { page.element("div", ["data-live": "states"]) }
          }
        }
        for (id, json) in blocks {
          page.sealed("script", ["type": "application/json", "id": id]) { $0.raw(json.jsonInPage) }
        }
        page.raw(Self.sealStart + Self.blank + "</script>")
        page.element("script") { $0.raw(Page.script) }
      }
    }
    return Self.sealed("<!DOCTYPE html>" + page.text + "\n")
  }

  /// The data beside what is shown: what the dossier is of, states, evidence, and the words that
  /// the page needs.
  private var blocks: [(id: String, json: String)] {
    [
      ("about", dossier.aboutJSON), ("states", dossier.told.course.json(dossier.speech)),
      ("evidence", dossier.evidenceJSON),
      // Nothing to read: nor is it told then what there is beside what is shown.
      ("schema", dossier.frames.isEmpty ? "{}" : dossier.told.schemaJSON),
      ("words", Self.wordsJSON(dossier.speech)),
    ]
  }

  /// The same with its hash in place.
  static func sealed(_ page: String) -> String {
    var bytes = Array(page.utf8)
    let start = Array(sealStart.utf8)
    guard let place = bytes.place(of: start, from: 0) else { return page }
    let hash = Array(SHA256.hash(of: bytes).description.utf8)
    bytes.replaceSubrange((place + start.count)..<(place + start.count + hash.count), with: hash)
    return String(decoding: bytes, as: UTF8.self)
  }

  private typealias Page = PageFiles
}

extension Markup {
  /// - Parameter script: empty for a page without one.
  mutating func head(title: String, style: String, script: String) {
    func source(_ text: String) -> String {
      let hash = Base64.text(SHA256.hash(of: Array(text.utf8)).bytes)
      return text.isEmpty ? "'none'" : "'sha256-\(hash)'"
    }
    let policy =
      "default-src 'none'; script-src \(source(script)); style-src \(source(style)); "
      + "base-uri 'none'; form-action 'none'"
    element("head") { head in
      head.raw("<meta charset=\"utf-8\">")
      head.raw("<meta http-equiv=\"Content-Security-Policy\" content=\"\(policy)\">")
      head.raw("<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">")
      head.raw("<meta name=\"color-scheme\" content=\"light dark\">")
      head.raw("<meta name=\"format\" content=\"\(DossierHTML.format)\">")
      head.element("title", title)
      head.element("style") { $0.raw(style) }
    }
  }

  mutating func masthead(_ text: DossierText, _ speech: Speech) {
    sealed("header", ["id": "head"]) { header in
      header.element("p", ["class": "kind"], speech.say(.dossier))
      header.element("h1", text.title)
      if !text.subtitle.isEmpty { header.element("p", ["class": "subtitle"], text.subtitle) }
      header.facts(text.facts)
      header.element("nav", ["aria-labelledby": "contents"]) { nav in
        nav.element("h2", ["id": "contents"], speech.say(.dossierContents))
        nav.element("ul") { list in
          for section in text.sections {
            list.element("li") { item in
              item.element("a", ["href": "#\(section.id)"], section.title)
            }
          }
        }
      }
    }
  }

  mutating func section(_ section: DossierText.Section, _ speech: Speech) {
    if case .steps(let steps) = section.content {
      return element("section", ["id": section.id]) { page in
        page.element("h2", section.title)
        for note in section.notes { page.element("p", ["class": "note"], note) }
        page.element("ol", ["class": "steps"]) { list in
          for step in steps { list.step(step, speech) }
        }
      }
    }
    sealed("section", ["id": section.id]) { page in
      page.element("h2", section.title)
      for note in section.notes { page.element("p", ["class": "note"], note) }
      switch section.content {
      case .facts(let facts): page.facts(facts)
      case .table(let table): page.table(table, section.title)
      case .money(let money, let table):
        page.chart(money, speech)
        page.table(table, section.title)
      case .points(let points):
        page.element("ul") { list in for point in points { list.element("li", point) } }
      case .steps: break
      }
    }
  }

  mutating func facts(_ facts: [(name: String, value: String)], _ kind: String = "facts") {
    guard !facts.isEmpty else { return }
    element("dl", ["class": kind]) { list in
      for fact in facts {
        list.element("dt", fact.name)
        list.element("dd", fact.value)
      }
    }
  }

  /// Browsers lay out a long table at once, and slowly: it becomes several.
  mutating func table(_ table: DossierText.Table, _ caption: String) {
    let most = 250
    guard table.rows.count > most else { return part(of: table, table.rows[...], caption) }
    for first in stride(from: 0, to: table.rows.count, by: most) {
      let rows = table.rows[first..<min(first + most, table.rows.count)]
      part(of: table, rows, "\(caption): \(first + 1)–\(rows.endIndex)")
    }
  }

  private mutating func part(
    of table: DossierText.Table, _ rows: ArraySlice<[String]>, _ caption: String
  ) {
    // Wide tables are scrolled, by keyboard too.
    element("div", ["class": "scroll", "tabindex": "0", "role": "region", "aria-label": caption]) {
      $0.element("table") { page in
        page.element("caption", caption)
        page.element("thead") { head in
          head.element("tr") { row in
            for (place, column) in table.columns.enumerated() {
              row.cell("th", column, table.numbers.contains(place), scope: "col")
            }
          }
        }
        page.element("tbody") { body in
          for cells in rows {
            body.element("tr") { row in
              for (place, cell) in cells.enumerated() {
                row.cell("td", cell, table.numbers.contains(place), scope: nil)
              }
            }
          }
        }
      }
    }
  }

  private mutating func cell(_ name: String, _ text: String, _ isNumber: Bool, scope: String?) {
    switch (scope, isNumber) {
    case (let scope?, true): element(name, ["scope": scope, "class": "number"], text)
    case (let scope?, false): element(name, ["scope": scope], text)
    case (nil, true): element(name, ["class": "number"], text)
    case (nil, false): element(name, text)
    }
  }
}
