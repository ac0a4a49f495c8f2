import ClaimsDomain
import EventSourcing
import Testing

@Suite("Who may act on a document")
struct DocumentPartyTests {
  @Test("owners and those whom they authorised act on it, other claimants and agents do not")
  func parties() {
    let paper = sampleDocument(.draft) { $0.representatives = [ActorID("carl"), ActorID("gina")] }
    for role in [Role.claimant, .agent] {
      for (actor, isParty) in [
        ("carla", true), ("carl", true), ("gina", true), ("mallory", false), ("", false),
      ] {
        #expect(paper.isParty(ActorID(actor), as: role) == isParty, "\(actor) as \(role.name)")
      }
      #expect(sampleDocument(.none).isParty(ActorID("mallory"), as: role))
    }
  }

  @Test("staff who work on documents act on all of them")
  func staff() {
    for role in [Role.verifier, .supervisor, .handler, .system] {
      #expect(sampleDocument(.pending).isParty(ActorID("vera"), as: role))
    }
  }

  @Test("whom a document is shared with sees it until the share ends, and acts on nothing")
  func shared() {
    let until = documentNoon.adding(days: 1)
    let paper = sampleDocument(.verified) {
      $0.sharedWith = [DocumentShare(recipient: "desk", until: until)]
    }
    #expect(paper.isShared(with: "desk", at: documentNoon))
    #expect(!paper.isShared(with: "desk", at: until))
    #expect(!paper.isShared(with: "court", at: documentNoon))
    #expect(!paper.isParty(ActorID("desk"), as: .claimant))
  }

  @Test("any actor who sees it may make a claim name it")
  func naming() {
    func paper(_ status: DocumentStatus) -> Document {
      sampleDocument(status) {
        $0.representatives = [ActorID("gina")]
        $0.sharedWith = [DocumentShare(recipient: "carl", until: documentNoon.adding(days: 1))]
      }
    }
    let senders: [(String, Role, mayName: Bool, once: Bool)] = [
      ("carla", .claimant, true, true), ("gina", .agent, true, true),
      ("carl", .claimant, true, false), ("carl", .agent, true, false),
      ("mallory", .claimant, false, false), ("", .claimant, false, false),
      ("hugo", .handler, true, true), ("clock", .system, true, true),
    ]
    for (actor, role, mayName, once) in senders {
      let (sender, end) = (ActorID(actor), documentNoon.adding(days: 1))
      #expect(paper(.verified).mayBeNamed(by: sender, as: role, at: documentNoon) == mayName)
      // What was shared is so for a time, and only as long as it is there.
      #expect(paper(.verified).mayBeNamed(by: sender, as: role, at: end) == once)
      #expect(paper(.deleted).mayBeNamed(by: sender, as: role, at: documentNoon) == once)
    }
  }
}
