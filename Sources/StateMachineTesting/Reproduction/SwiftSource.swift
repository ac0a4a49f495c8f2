import Foundation

/// A value that knows how it is written in Swift. Most do not need to: enumerations, structures
/// with the initialiser that Swift gives them, numbers, strings and collections are written as
/// they are.
public protocol SwiftSourceConvertible {
  /// The value as a Swift expression.
  var swiftSource: String { get }
}

/// The value as a Swift expression.
func swiftSource(of value: Any) -> String {
  var writer = SwiftWriter()
  return writer.source(of: value)
}

/// Names as they are written for a private type: without its address in memory, which
/// every process tells differently.
func withoutAddresses(_ text: String) -> String {
  // Most texts have none, and making the pattern takes longer than looking.
  guard text.utf8.contains(UInt8(ascii: "$")) else { return text }
  return text.replacing(/\(unknown context at \$[0-9a-f]+\)\./, with: "")
}

/// Writes values as Swift expressions, and notes the modules that their types come from.
struct SwiftWriter {
  private(set) var modules: Set<String> = []

  mutating func source(of value: Any) -> String {
    let mirror = Mirror(reflecting: value)
    // First, since an optional number would pass for a number below.
    if mirror.displayStyle == .optional { return optional(mirror) }
    switch value {
    case let value as any SwiftSourceConvertible: return value.swiftSource
    case let value as Character: return "Character(\(Self.literal(String(value))))"
    case let value as Unicode.Scalar: return "Unicode.Scalar(\(value.value) as UInt32)!"
    case let value as any StringProtocol: return Self.literal(String(value))
    case let value as any BinaryFloatingPoint: return Self.literal(value)
    case is any BinaryInteger, is Bool: return "\(value)"
    default: return foundation(value) ?? composed(value, mirror)
    }
  }

  /// The type's whole name.
  mutating func name(of type: Any.Type) -> String {
    // How Foundation is split into modules differs between systems.
    let name = withoutAddresses(String(reflecting: type))
      .replacing("FoundationEssentials.", with: "Foundation.")
    // Generic arguments come from modules of their own.
    for part in name.split(whereSeparator: { !$0.isLetter && !$0.isNumber && !"_.".contains($0) }) {
      let names = part.split(separator: ".")
      if names.count > 1, names[0] != "Swift" { modules.insert(String(names[0])) }
    }
    return name
  }

  private mutating func composed(_ value: Any, _ mirror: Mirror) -> String {
    switch mirror.displayStyle {
    case .collection:
      return "[" + mirror.children.map { source(of: $0.value) }.joined(separator: ", ") + "]"
    case .set:
      // In an order that the next process has too.
      return "[" + mirror.children.map { source(of: $0.value) }.sorted().joined(separator: ", ")
        + "]"
    case .dictionary:
      let entries = mirror.children.map { child in
        Mirror(reflecting: child.value).children.map { source(of: $0.value) }
          .joined(separator: ": ")
      }
      return entries.isEmpty ? "[:]" : "[" + entries.sorted().joined(separator: ", ") + "]"
    case .tuple: return "(" + arguments(mirror) + ")"
    case .enum: return enumeration(value, mirror)
    default: return structure(name(of: type(of: value)), mirror)
    }
  }

  private mutating func structure(_ type: String, _ mirror: Mirror) -> String {
    for (name, operation) in [("Swift.Range<", "..<"), ("Swift.ClosedRange<", "...")]
    where type.hasPrefix(name) {
      return mirror.children.map { source(of: $0.value) }.joined(separator: operation)
    }
    return type + "(" + arguments(mirror) + ")"
  }

  private mutating func optional(_ mirror: Mirror) -> String {
    guard let wrapped = mirror.children.first?.value else { return "nil" }
    let source = source(of: wrapped)
    // Just "nil" would be the outer one's.
    return source == "nil" || source.hasPrefix(".some(") ? ".some(\(source))" : source
  }

  private mutating func enumeration(_ value: Any, _ mirror: Mirror) -> String {
    let type = name(of: type(of: value)) + "."
    guard let payload = mirror.children.first, let name = payload.label else {
      return type + Self.identifier(Self.caseName(of: value))
    }
    let inner = Mirror(reflecting: payload.value)
    let isTuple = inner.displayStyle == .tuple
    return type + Self.identifier(name) + "("
      + (isTuple ? arguments(inner) : source(of: payload.value)) + ")"
  }

  private mutating func arguments(_ mirror: Mirror) -> String {
    mirror.children.map { child in
      let label = child.label.flatMap { $0.hasPrefix(".") ? nil : Self.identifier($0) + ": " }
      return (label ?? "") + source(of: child.value)
    }.joined(separator: ", ")
  }

  /// Values of Foundation that do not show what they are made of.
  private mutating func foundation(_ value: Any) -> String? {
    let source: String
    switch value {
    case let value as UUID: source = "Foundation.UUID(uuidString: \"\(value.uuidString)\")!"
    case let value as Date:
      source =
        "Foundation.Date(timeIntervalSinceReferenceDate: \(value.timeIntervalSinceReferenceDate))"
    case let value as Data: source = "Foundation.Data(\([UInt8](value)))"
    case let value as URL: source = "Foundation.URL(string: \(Self.literal(value.absoluteString)))!"
    default: return nil
    }
    modules.insert("Foundation")
    return source
  }
}
