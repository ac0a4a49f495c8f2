import ClaimsDomain
import ClaimsKernel
import EventSourcing
import StateMachineTesting
import Testing

@Suite("Commands that wait together")
struct ArrivalsTests {
  private func draft(_ number: UInt64) -> CommandEnvelope {
    CommandEnvelope(
      id: Identifier(high: 0xa11, low: number), actor: ActorID("carla"), role: .claimant,
      claim: claimID(number), command: .openDraft(OpenDraft(type: .auto, claimed: euros(1))))
  }

  /// Sends drafts of claims 1 to `count`, all at once; the answers, and the senders without one.
  private func crowd<Log: EventStore>(
    _ count: UInt64, to kernel: ClaimsKernel<Log>
  ) async -> [Identifier: Result<Answer, EventStoreError>] {
    await withTaskGroup(of: (Identifier, Result<Answer, EventStoreError>).self) { group in
      for number in 1...count {
        group.addTask {
          let command = draft(number)
          do throws(EventStoreError) {
            return (command.id, .success(try await kernel.send(command)))
          } catch { return (command.id, .failure(error)) }
        }
      }
      var results: [Identifier: Result<Answer, EventStoreError>] = [:]
      for await (id, result) in group { results[id] = result }
      return results
    }
  }

  // More than one sender serves before another takes over.
  @Test("each sender in a crowd gets the answer to their own command")
  func answers() async throws {
    let kernel = try kernel(InMemoryEventStore(), clock: tickingClock().read)
    let results = await crowd(3000, to: kernel)
    #expect(results.count == 3000)
    var positions: Set<UInt64> = []
    for (id, result) in results {
      guard case .accepted(let receipt) = try result.get() else {
        Issue.record("\(id.text) was refused")
        continue
      }
      #expect(receipt.command == id)
      #expect(receipt.claim == claimID(id.low))
      positions.insert(receipt.position)
    }
    #expect(positions == Set(7...3006))
    #expect(try await kernel.query { $0.claims.count } == 3000)
  }

  @Test("the sender of a commit that does not become durable is told so, and none waits for ever")
  func failure() async throws {
    let log = FailingEventStore(InMemoryEventStore())
    let kernel = try kernel(log, clock: tickingClock().read)
    log.fail(.durability(ofAppend: 10), with: .poisoned(reason: "a test"))
    let results = await crowd(100, to: kernel)
    #expect(results.count == 100)
    let failed = results.values.filter { $0 == .failure(.poisoned(reason: "a test")) }
    #expect(failed.count == 91)
    let accepted = results.values.filter { (try? $0.get())?.isAccepted ?? false }
    #expect(accepted.count == 9)
  }
}
