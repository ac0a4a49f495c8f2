import Descriptions

/// The name of an enumeration's case; of anything else, that of its type.
@usableFromInline func caseName<Value>(of value: Value) -> String {
  enumCaseName(of: value) ?? "\(Value.self)"
}
