// What differs from this in new.swift: told.txt has it, line by line.

public struct Order: Sendable, Hashable {
  public var total: Int
  public var note = ""
  public init(total: Int) { self.total = total }
  public func pay(_ amount: Int) -> Bool { amount >= total }
  public func pay(_ amount: String) -> Bool { false }
  public func cancel() {}
  public func retry(times: Int = 3) {}
  public func ship() throws {}
  public func price(_ count: Int) -> Int { count }
  public struct Line { public var amount = 0 }
}

public enum Status { case open, paid, void }

public protocol Payer { var id: Int { get } }

extension Payer { public var twice: Int { id * 2 } }

public func kept() {}
public func removed() {}
public func generic<T: Hashable>(_ value: T) {}
public typealias Amount = Int

open class Desk {
  public init() {}
  open func sign() {}
}
