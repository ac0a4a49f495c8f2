import Hashing
import WriteAheadLog

/// Writes HTML as browsers write it back: what a page reads of itself is, byte for byte, what was
/// written. Source: HTML, "Serializing HTML fragments".
struct Markup {
  private(set) var text = ""

  /// Text as it is shown.
  mutating func say(_ words: String) {
    for scalar in words.unicodeScalars {
      switch scalar {
      case "&": text += "&amp;"
      case "<": text += "&lt;"
      case ">": text += "&gt;"
      case "\u{a0}": text += "&nbsp;"
      default: text.unicodeScalars.append(scalar)
      }
    }
  }

  /// What was said, of text that `say` wrote.
  static func words(of text: String) -> String {
    var words = text
    for (markup, scalar) in [("&nbsp;", "\u{a0}"), ("&gt;", ">"), ("&lt;", "<"), ("&amp;", "&")] {
      words = words.split(separator: markup, omittingEmptySubsequences: false)
        .joined(separator: scalar)
    }
    return words
  }

  /// What is markup already.
  mutating func raw(_ markup: String) { text += markup }

  /// An element with what is in it. Values of attributes are the program's own: no words of anybody.
  mutating func element(
    _ name: String, _ attributes: KeyValuePairs<String, String> = [:],
    _ fill: (inout Markup) -> Void = { _ in }
  ) {
    open(name, attributes)
    fill(&self)
    text += "</\(name)>"
  }

  mutating func element(
    _ name: String, _ attributes: KeyValuePairs<String, String> = [:], _ words: String
  ) { element(name, attributes) { $0.say(words) } }

  mutating func element(_ name: String, _ words: String) { element(name, [:], words) }

  /// An element with the hash of what is in it, so that a change is found where it is.
  mutating func sealed(
    _ name: String, _ attributes: KeyValuePairs<String, String> = [:],
    _ fill: (inout Markup) -> Void
  ) {
    var inner = Markup()
    fill(&inner)
    let hash = Base64.text(SHA256.hash(of: Array(inner.text.utf8)).bytes)
    let all = attributes.map { ($0.key, $0.value) } + [("data-hash", hash)]
    open(name, all)
    text += inner.text + "</\(name)>"
  }

  private mutating func open(
    _ name: String, _ attributes: some Sequence<(key: String, value: String)>
  ) {
    text += "<" + name
    for (key, value) in attributes { text += " \(key)=\"\(value)\"" }
    text += ">"
  }
}

extension String {
  /// JSON that may stand in a page: nothing in it ends the script that it is in.
  var jsonInPage: String {
    split(separator: "<", omittingEmptySubsequences: false).joined(separator: "\\u003c")
  }
}
