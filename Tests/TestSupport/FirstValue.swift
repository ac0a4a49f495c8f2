extension Sequence {
  /// What the closure first answers with, if with anything. `lazy.compactMap { }.first` asks twice for it.
  public func firstValue<Value>(_ value: (Element) throws -> Value?) rethrows -> Value? {
    for element in self {
      if let found = try value(element) { return found }
    }
    return nil
  }
}
