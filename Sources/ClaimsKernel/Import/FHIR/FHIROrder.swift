import EventSourcing

extension FHIRPlan {
  /// Claims as they were read, but after those that they follow.
  var claimsInOrder: [Int] {
    var (order, seen): ([Int], Set<Int>) = ([], [])
    /// A chain of claims may be long, and may be a circle.
    func visit(_ first: Int) {
      var chain = [first]
      while let place = chain.last {
        seen.insert(place)
        let member = input.members[place]
        let earlier = member.follows.lazy
          .compactMap { input.name($0, of: FHIRInput.Kind.claim.rawValue, in: member.container) }
          .compactMap { input.place(named: $0) }
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

  /// Answers by the time at which they were given; ClaimResponses before what explains them.
  var answersInOrder: [Int] {
    input.members.indices.filter { input.members[$0].kind != .claim }.sorted { left, right in
      moment(left) < moment(right)
    }
  }

  private func moment(_ place: Int) -> (Instant, Int, Int) {
    let member = input.members[place]
    return (member.created ?? Instant(), member.kind == .claimResponse ? 0 : 1, place)
  }
}
