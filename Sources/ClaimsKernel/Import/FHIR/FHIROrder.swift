import EventSourcing

extension FHIRPlan {
  /// Claims as they were read, but after those that they follow.
  var claimsInOrder: [Int] {
    var (order, seen): ([Int], Set<Int>) = ([], [])
    var places: [Identifier: Int] = [:]
    for (place, member) in input.members.enumerated() where member.kind == .claim {
      places[FHIRIdentifiers.claim(member.name, source: source)] = place
    }
    /// A chain of claims may be long, and may be a circle.
    func visit(_ first: Int) {
      var chain = [first]
      while let place = chain.last {
        seen.insert(place)
        let earlier = Self.followed(by: input.members[place], in: input).lazy
          .compactMap { places[FHIRIdentifiers.claim($0, source: source)] }
          .first { !seen.contains($0) }
        if let earlier {
          chain.append(earlier)
        } else {
          order.append(place)
          chain.removeLast()
        }
      }
    }
    for place in input.members.indices where input.members[place].kind == .claim {
      if !seen.contains(place) { visit(place) }
    }
    return order
  }

  /// The names of the claims that one says it is related to.
  private static func followed(by member: FHIRInput.Member, in input: FHIRInput) -> [String] {
    ((try? member.element.list("related")) ?? []).compactMap { related in
      related["claim"]?["reference"]?.written.flatMap {
        input.name($0, of: FHIRInput.Kind.claim.rawValue, from: member)
      }
    }
  }

  /// Answers by the time at which they were given; ClaimResponses before what explains them.
  var answersInOrder: [Int] {
    let answers = input.members.indices.filter { input.members[$0].kind != .claim }
    func moment(_ place: Int) -> (Instant, Int) {
      let member = input.members[place]
      var reading = FHIRReading(member.element, name: member.name)
      let created = member.element["created"].flatMap { try? reading.time($0) }
      return (created ?? Instant(), member.kind == .claimResponse ? 0 : 1)
    }
    let moments = Dictionary(uniqueKeysWithValues: answers.map { ($0, moment($0)) })
    return answers.sorted { left, right in
      guard let first = moments[left], let second = moments[right] else { return left < right }
      return (first.0, first.1, left) < (second.0, second.1, right)
    }
  }
}
