import EventSourcing
import Foundation
import StateMachineTesting
import Testing

@Suite("Combinations")
struct CombinationsTests {
  private func falsified<Value>(
    _ generator: Generator<Value>, _ property: @escaping (Value) async throws -> Bool
  ) async throws -> Falsified {
    let error = await #expect(throws: Falsified.self) {
      try await forAll("combined", generator, Settings(seed: 1), property)
    }
    return try #require(error)
  }

  @Test("several values at once are made small together")
  func zip() async throws {
    let number = Generator<Int>.integer(in: 0...100)
    let found = try await falsified(.zip(number, .text(), number)) { one, text, other in
      one + other < 70 || text.isEmpty
    }
    #expect(found.value == "(0, \"a\", 70)")
  }

  @Test("every case, every subset and every order is made, the simplest first")
  func all() {
    enum Colour: CaseIterable { case red, green, blue }
    #expect(Generator<Colour>.allCases().allValues(limit: 9).commands == [.red, .green, .blue])
    let subsets = Generator<[Int]>.subset(of: [1, 2, 3]).allValues(limit: 99).commands
    #expect(subsets.count == 8)
    #expect(Set(subsets).count == 8)
    #expect(subsets.first == [])
    let orders = Generator<[Int]>.permutation(of: [1, 2, 3, 4]).allValues(limit: 99).commands
    #expect(orders.count == 24)
    #expect(Set(orders).count == 24)
    #expect(orders.first == [1, 2, 3, 4])
    #expect(Generator<[Int]>.permutation(of: []).allValues(limit: 9).commands == [[]])
  }

  @Test("an order that fails is made simple")
  func permutation() async throws {
    let found = try await falsified(.permutation(of: Array(1...6))) { order in
      (order.firstIndex(of: 5) ?? 0) > (order.firstIndex(of: 2) ?? 0)
    }
    #expect(found.value == "[1, 3, 4, 5, 2, 6]")
  }

  @Test("bytes, identifiers, durations and dates begin with the simplest")
  func scalars() async throws {
    #expect(try await falsified(.bytes()) { $0.count < 2 }.value == "[0, 0]")
    let ids = Generator<Identifier>.identifier(upTo: 3).allValues(limit: 9).commands
    #expect(ids == (1...3).map { Identifier(high: 0, low: $0) })
    let long = try await falsified(.duration(5...90, of: .seconds(60))) { $0 < .seconds(1000) }
    #expect(long.value == "1020.0 seconds")
    let start = Date(timeIntervalSince1970: 0)
    let late = try await falsified(.date(in: start...(start + 1000))) { $0 < start + 500 }
    #expect(late.value == "\(start + 500)")
  }
}
