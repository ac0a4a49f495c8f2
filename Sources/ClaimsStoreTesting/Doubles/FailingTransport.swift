import ClaimsDomain
import ClaimsKernel
import ClaimsStore
import Descriptions
import EventSourcing
import Synchronization

/// A transport that fails, tarries or repeats when it is told to; everything else goes through to
/// the one behind it.
///
/// ```swift
/// let transport = FailingTransport(LocalTransport(store))
/// transport.fail(request: 1, .answerLost)
/// ```
///
/// Numbers count from the call: 1 is the next request.
public final class FailingTransport<Base: Transport>: Transport {
  /// How a request fails.
  public enum Fault: Equatable, Sendable, PrintsFields {
    /// Nothing arrives there.
    case notSent(TransportFaultKind)
    /// It is carried out, and its answer does not come.
    case answerLost
    /// It arrives there twice; the second answer is the one that comes.
    case broughtTwice
  }

  private struct Plan {
    var requests: [CommandEnvelope] = []
    var faults: [Int: Fault] = [:]
    var everyRequest: Fault?
    var holds: Set<Int> = []
    var held: [CheckedContinuation<Void, Never>] = []
  }

  /// The transport behind it.
  public let base: Base
  private let plan = Mutex(Plan())

  /// Creates a transport that lets everything through to this one until it is told to fail.
  public init(_ base: Base) { self.base = base }

  /// What was asked, in order, whether it arrived or not.
  public var requests: [CommandEnvelope] { plan.withLock { $0.requests } }

  /// Lets one request fail.
  public func fail(request number: Int, _ fault: Fault) {
    plan.withLock { $0.faults[$0.requests.count + number] = fault }
  }

  /// Lets every request fail, until `heal()`.
  public func failEvery(_ fault: Fault) { plan.withLock { $0.everyRequest = fault } }

  /// Keeps a request back, before anything of it arrives, until `release()`.
  public func hold(request number: Int) {
    plan.withLock { plan in _ = plan.holds.insert(plan.requests.count + number) }
  }

  /// How many requests are kept back now.
  public var held: Int { plan.withLock { $0.held.count } }

  /// Lets go what is kept back.
  public func release() {
    let held = plan.withLock { plan in
      defer { plan.held = [] }
      return plan.held
    }
    for request in held { request.resume() }
  }

  /// Takes back every fault, also those that are still to come, and lets go what is kept back.
  public func heal() {
    plan.withLock { plan in (plan.faults, plan.everyRequest, plan.holds) = ([:], nil, []) }
    release()
  }

  public func send(_ command: CommandEnvelope) async throws(TransportFault) -> Answer {
    let (fault, isHeld) = plan.withLock { plan in
      plan.requests.append(command)
      let number = plan.requests.count
      let isHeld = plan.holds.remove(number) != nil
      return (plan.everyRequest ?? plan.faults.removeValue(forKey: number), isHeld)
    }
    if isHeld { await wait() }
    if case .notSent(let kind) = fault { throw TransportFault(kind) }
    let answer = try await base.send(command)
    switch fault {
    case .answerLost: throw TransportFault(.timeout)
    case .broughtTwice: return try await base.send(command)
    case .notSent, nil: return answer
    }
  }

  private func wait() async {
    await withCheckedContinuation { continuation in
      plan.withLock { $0.held.append(continuation) }
    }
  }
}
