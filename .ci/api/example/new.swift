public struct Order: Sendable {
  public private(set) var total: Int
  public var note: String? = ""
  public init(total: Int) { self.total = total }
  public func pay(_ amount: Int) -> Bool { amount >= total }
  public func cancelled() {}
  public func retry(times: Int) {}
  public func ship() async throws {}
  public func price(_ count: Int) -> Int { count }
  public func price(_ weight: Double) -> Int { 1 }
  public func weigh() {}
}

public enum Status { case open, paid, late }

public protocol Payer {
  var id: Int { get }
  var name: String { get }
}

extension Payer { public var twice: Int { id * 2 } }

public func kept() {}
public func generic<T: Hashable & Sendable>(_ value: T) {}
public typealias Amount = Int64

public final class Desk {
  public init() {}
  public func sign() {}
}
