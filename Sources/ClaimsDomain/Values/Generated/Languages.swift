// Generated from Sources/ClaimsKernel/Words/Languages by `swift run GenerateMessages`; change
// the tables there instead.
// swift-format-ignore-file
/// A language in which people are spoken to.
public enum Language: String, CaseIterable, Sendable {
  /// Tagged `en`.
  case en = "en"
  /// Tagged `es`.
  case es = "es"
  /// Tagged `en-XA`.
  case enXA = "en-XA"
}
