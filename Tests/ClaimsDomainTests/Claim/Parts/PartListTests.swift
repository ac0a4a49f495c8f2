import EventSourcing
import StateMachineTesting
import TestSupport
import Testing

@testable import ClaimsDomain

/// Held against an array that is searched from end to end.
@Suite("A claim's parts")
struct PartListTests {
  /// What can happen to parts; numbers are few, so that they meet again.
  enum Step: Equatable, Sendable {
    case add(Int, file: Int)
    case replace(Int, file: Int)
    case remove(Int)
    case store(Int)
  }

  private static let steps: Generator<[Step]> = {
    let (part, file) = (Generator<Int>.integer(in: 0...99), Generator<Int>.integer(in: 0...9))
    let step = Generator<Step>.weighted(
      (4, part.paired(with: file).map { .add($0, file: $1) }),
      (1, part.paired(with: file).map { .replace($0, file: $1) }), (2, part.map { .remove($0) }),
      (1, part.map { .store($0) }))
    return .array(of: step, count: 0...200)
  }()

  private func part(_ number: Int, file: Int) -> Part {
    photo(UInt64(number + 1)) {
      $0.attachment?.sha256 = [UInt8](repeating: UInt8(file), count: 32)
      $0.photo?.annotates = identifier(UInt64(file + 1))
    }
  }

  private func event(_ step: Step) -> ClaimEvent {
    switch step {
    case .add(let number, let file): .partAdded(PartAdded(part: part(number, file: file)))
    case .replace(let number, let file): .partUpdated(PartUpdated(part: part(number, file: file)))
    case .remove(let number): .partRemoved(PartRemoved(part: identifier(UInt64(number + 1))))
    case .store(let number):
      .uploadRecorded(UploadRecorded(part: identifier(UInt64(number + 1)), status: .stored))
    }
  }

  private func apply(_ step: Step, to model: inout [Part]) {
    func place(_ number: Int) -> Int? {
      model.firstIndex { $0.id == identifier(UInt64(number + 1)) }
    }
    switch step {
    case .add(let number, let file):
      let part = part(number, file: file)
      if let place = place(number) { model[place] = part } else { model.append(part) }
    case .replace(let number, let file):
      if let place = place(number) { model[place] = part(number, file: file) }
    case .remove(let number): if let place = place(number) { model.remove(at: place) }
    case .store(let number):
      if let place = place(number) { model[place].attachment?.status = .stored }
    }
  }

  private func agrees(_ list: PartList, _ model: [Part]) -> Bool {
    guard list.all == model, list.count == model.count, list == PartList(model) else {
      return false
    }
    for number in 0...99 {
      let id = identifier(UInt64(number + 1))
      guard list[id] == model.first(where: { $0.id == id }),
        list.uses(of: id) == model.filter({ $0.photo?.annotates == id }).count
      else { return false }
    }
    return (0...9).allSatisfy { file in
      let hash = [UInt8](repeating: UInt8(file), count: 32)
      return list.holds(sha256: hash) == model.contains { $0.attachment?.sha256 == hash }
    }
  }

  @Test("are what an array of them would be, after any change")
  func model() async throws {
    try await forAll(Self.steps, Settings(runs: 300, seed: 11)) { steps in
      var (claim, parts): (Claim, [Part]) = (Claim(), [])
      for step in steps {
        ClaimDecider.evolve(&claim, event(step))
        apply(step, to: &parts)
      }
      return agrees(claim.file.parts, parts)
    }
  }

  @Test("stay in a copy as they were when it was taken")
  func copies() async throws {
    try await forAll(Self.steps, Settings(runs: 100, seed: 12)) { steps in
      var (claim, parts): (Claim, [Part]) = (Claim(), [])
      var kept: [(PartList, [Part])] = []
      for step in steps {
        ClaimDecider.evolve(&claim, event(step))
        apply(step, to: &parts)
        kept.append((claim.file.parts, parts))
      }
      return kept.allSatisfy { agrees($0.0, $0.1) }
    }
  }

  @Test("know what changed since an earlier state, by id")
  func changes() async throws {
    try await forAll(Self.steps, Settings(runs: 200, seed: 13)) { steps in
      var claim = Claim()
      for step in steps {
        let before = claim.file.parts
        ClaimDecider.evolve(&claim, event(step))
        let after = claim.file.parts
        let ids = Set((before.all + after.all).map(\.id))
        guard Set(after.changes(since: before)) == ids.filter({ before[$0] != after[$0] }) else {
          return false
        }
      }
      return true
    }
  }

  @Test("know which measurement replaces which, until it is removed")
  func superseded() {
    var claim = claim(.open)
    claim.hold(measurement(1), measurement(2) { $0.supersedes = identifier(1) })
    #expect(claim.file.parts.isSuperseded(identifier(1)))
    ClaimDecider.evolve(&claim, .partRemoved(PartRemoved(part: identifier(2))))
    #expect(!claim.file.parts.isSuperseded(identifier(1)))
    #expect(claim.file.parts.uses(of: identifier(1)) == 0)
  }
}

@Suite("A claim of many parts", .long)
struct PartGrowthTests {
  /// Bytes that are copied to add one part while a copy of the claim as it was is kept; the median
  /// of some.
  private func cost(beside count: Int) -> Int {
    var claim = claim(.open)
    func add(_ number: Int) {
      let part = photo(UInt64(number + 1)) {
        $0.attachment?.sha256 = (0..<32).map { UInt8(truncatingIfNeeded: number >> ($0 % 4 * 8)) }
      }
      ClaimDecider.evolve(&claim, .partAdded(PartAdded(part: part)))
    }
    for number in 0..<count { add(number) }
    var costs: [Int] = []
    for number in count..<count + 9 {
      let kept = claim
      add(number)
      costs.append(Buffers(of: claim).bytes(notIn: Buffers(of: kept)))
      withExtendedLifetime(kept) {}
    }
    return costs.sorted()[4]
  }

  /// Copying them would cost a hundred times as much with a hundred times as many.
  @Test("takes another one as a claim of few does, though copies are kept")
  func order() {
    let (few, many) = (cost(beside: 200), cost(beside: 20_000))
    #expect(few > 0)
    #expect(many < few * 8)
  }
}

/// The memory of all arrays of a value, but for those within its parts: two values that share one
/// have it at the same address.
private struct Buffers {
  private var sizes: [UnsafeRawPointer: Int] = [:]

  init(of value: Any) { collect(value) }

  func bytes(notIn earlier: Buffers) -> Int {
    sizes.filter { earlier.sizes[$0.key] == nil }.values.reduce(0, +)
  }

  private mutating func collect(_ value: Any) {
    if let array = value as? any Buffered {
      guard let buffer = array.buffer, sizes[buffer.address] == nil else { return }
      sizes[buffer.address] = buffer.bytes
      if !array.hasBuffers { return }
    }
    for child in Mirror(reflecting: value).children { collect(child.value) }
  }
}

private protocol Buffered {
  var buffer: (address: UnsafeRawPointer, bytes: Int)? { get }
  /// Whether the elements hold arrays that are looked at.
  var hasBuffers: Bool { get }
}

extension Array: Buffered {
  fileprivate var buffer: (address: UnsafeRawPointer, bytes: Int)? {
    withUnsafeBytes { bytes in bytes.baseAddress.map { ($0, bytes.count) } }
  }

  fileprivate var hasBuffers: Bool {
    guard Element.self != Part.self, let first else { return false }
    return first is any Buffered
      || Mirror(reflecting: first).children.contains { $0.value is any Buffered }
  }
}
