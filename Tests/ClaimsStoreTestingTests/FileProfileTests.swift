import BlobStore
import ClaimsDomain
import Testing

/// What commands take, and what a blob store takes: two lists of the same thing, since neither knows
/// of the other.
@Suite("Profiles of files")
struct FileProfileTests {
  private static func stored(_ profile: FileProfile) -> BlobProfile {
    switch profile {
    case .document: .document
    case .incident: .incident
    case .assessment: .assessment
    }
  }

  @Test("the kernel and the blob store take the same types", arguments: FileProfile.allCases)
  func types(profile: FileProfile) throws {
    let types = try #require(Self.stored(profile).types)
    #expect(profile.mimes.sorted() == types.flatMap(\.mimes).sorted())
  }

  @Test(
    "they take files of the same size by default", arguments: FileProfile.allCases)
  func sizes(profile: FileProfile) {
    #expect(profile.bytesMost(under: .builtIn) == Self.stored(profile).bytesMost)
  }

  @Test("each profile has its limit: what is recorded on site may be larger than a report's files")
  func limits() {
    var rules = ClaimRules()
    (rules.attachmentBytes, rules.assessmentBytes) = (5, 7)
    #expect(FileProfile.allCases.map { $0.bytesMost(under: rules) } == [5, 5, 7])
  }
}
