import Descriptions
import EventSourcing

/// A column of an exported table. Its unit stands in its name: `amount_minor_units`,
/// `recorded_utc`, `bytes`.
///
/// Source: Specs/Exports.md, "Tables".
public struct TableColumn: Sendable, PrintsFields {
  /// What its cells hold.
  public enum Kind: Sendable, PrintsFields {
    /// `text` is also for times and hashes; `day` is a date without a time.
    case text, boolean, day
    /// Of 64 bits, with a sign.
    case integer
    /// Of any size: counts, and sums.
    case number
    /// A list, or what an event or a command says.
    case json
  }

  /// In snake case, with the unit if it has one.
  public let name: String
  /// What its cells hold.
  public let kind: Kind
  /// The field of the row that it comes of: `actor.id`; or in which the message stands that it
  /// comes of.
  let row: String
  /// The field of that message, as redactions name it; empty if the row's field is the value.
  let path: String
  /// Whether it stands in another table, or in another column: then it has no cells.
  let isApart: Bool

  /// - Parameter isOwn: whether the fields of the message are the row's own.
  init(
    _ kind: Kind, row: String, path: [String], suffix: String, isOwn: Bool, apart: Set<String>
  ) {
    (self.kind, self.row) = (kind, row)
    self.path = path.joined(separator: ".")
    isApart = path.indices.contains { apart.contains(path[...$0].joined(separator: ".")) }
    // An id is told from the row's.
    let words = (isOwn && path != ["id"] ? path : [row] + path).joined(separator: ".")
    let unit = Self.units[path.last ?? row] ?? suffix
    name = snakeCase(words) + (unit.isEmpty ? "" : "_" + unit)
  }

  /// The units of fields whose names do not tell them.
  private static let units = ["coinsurance": "basis_points"]
}

/// `evidenceURL` is `evidence_url`, and `details.lossDate` is `details_loss_date`.
func snakeCase(_ name: String) -> String {
  let letters = Array(name.utf8)
  var text: [UInt8] = []
  func isUpper(_ place: Int) -> Bool {
    letters.indices.contains(place) && (0x41...0x5a).contains(letters[place])
  }
  for place in letters.indices {
    if letters[place] == 0x2e {
      text.append(0x5f)
      continue
    }
    let begins =
      isUpper(place) && place > 0 && letters[place - 1] != 0x2e
      && (!isUpper(place - 1) || (place + 1 < letters.count && !isUpper(place + 1)))
    if begins { text.append(0x5f) }
    text.append(isUpper(place) ? letters[place] + 0x20 : letters[place])
  }
  return String(decoding: text, as: UTF8.self)
}
