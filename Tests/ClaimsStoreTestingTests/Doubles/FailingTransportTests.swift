import ClaimsDomain
import ClaimsKernel
import ClaimsStore
import ClaimsStoreTesting
import EventSourcing
import StateMachineTesting
import TestSupport
import Testing

@Suite("A failing transport")
struct FailingTransportTests {
  private let test: TestStore<MemoryLog>
  private let transport: FailingTransport<LocalTransport<MemoryLog>>

  init() throws {
    test = try TestStore(given: people + [draft()])
    transport = FailingTransport(LocalTransport(test.store))
  }

  private func notes() throws -> UInt32? { try test.store.state.claims[claim(1)]?.claim.notes }

  private func fault(of command: CommandEnvelope) async -> TransportFaultKind? {
    do throws(TransportFault) {
      _ = try await transport.send(command)
      return nil
    } catch { return error.kind }
  }

  @Test("passes everything through until it is set to fail, and keeps what was asked")
  func through() async throws {
    #expect(try await transport.send(note(2, "one")).isAccepted)
    #expect(try await !transport.send(note(3, " ")).isAccepted)
    #expect(transport.requests.map(\.id) == [note(2, "").id, note(3, "").id])
    #expect(try notes() == 1)
  }

  @Test("what is not sent does not arrive; the next request does")
  func notSent() async throws {
    transport.fail(request: 2, .notSent(.unreachable))
    #expect(await fault(of: note(2, "one")) == nil)
    #expect(await fault(of: note(3, "two")) == .unreachable)
    #expect(try notes() == 1)
    #expect(await fault(of: note(3, "two")) == nil)
    #expect(try notes() == 2)
  }

  @Test("a lost answer leaves the command carried out")
  func answerLost() async throws {
    transport.fail(request: 1, .answerLost)
    #expect(await fault(of: note(2, "one")) == .timeout)
    #expect(try notes() == 1)
    guard case .accepted(let receipt) = try await transport.send(note(2, "one")) else { return }
    #expect(receipt.repeated)
  }

  @Test("what is brought twice is answered as what the log holds already")
  func twice() async throws {
    transport.fail(request: 1, .broughtTwice)
    guard case .accepted(let receipt) = try await transport.send(note(2, "one")) else { return }
    #expect(receipt.repeated)
    #expect(try notes() == 1)
  }

  @Test("every request fails until it is repaired, and what is held back is sent then")
  func every() async throws {
    transport.failEvery(.notSent(.authenticationRequired))
    #expect(await fault(of: note(2, "one")) == .authenticationRequired)
    #expect(await fault(of: note(2, "one")) == .authenticationRequired)
    transport.heal()
    transport.hold(request: 1)
    let sending = Task { [transport] in try await transport.send(note(2, "one")) }
    try await comesTrue { transport.held > 0 }
    #expect(try notes() == 0)
    transport.heal()
    #expect(try await sending.value.isAccepted)
    #expect(try notes() == 1)
  }
}
