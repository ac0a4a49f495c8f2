// swift-tools-version: 6.2
import Foundation
import PackageDescription

/// The texts of a target from which `GenerateMessages` writes Swift.
func texts(of target: String) -> [String] {
  let folder = Context.packageDirectory + "/Sources/" + target
  let paths = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
  return paths.filter {
    [".messages", ".aggregates", ".entries", ".words"].contains(where: $0.hasSuffix)
  }
  .sorted()
}

let package = Package(
  name: "ClaimsKernel",
  platforms: [.macOS(.v15), .iOS(.v18), .tvOS(.v18), .watchOS(.v11), .visionOS(.v2)],
  products: [
    .library(name: "Claims", targets: ["Claims"]),
    .library(name: "EventSourcing", targets: ["EventSourcing"]),
    .library(name: "WriteAheadLog", targets: ["WriteAheadLog"]),
    .library(name: "BlobStore", targets: ["BlobStore"]),
    .library(name: "ClaimsDomain", targets: ["ClaimsDomain"]),
    .library(name: "ClaimsKernel", targets: ["ClaimsKernel"]),
    .library(name: "ClaimsStore", targets: ["ClaimsStore"]),
    .library(name: "ClaimsStoreTesting", targets: ["ClaimsStoreTesting"]),
    .library(name: "StateMachineTesting", targets: ["StateMachineTesting"]),
    .library(name: "StateMachineTraits", targets: ["StateMachineTraits"]),
    .library(name: "ClaimsTesting", targets: ["ClaimsTesting"]),
    .executable(name: "claims", targets: ["ClaimsCommand"]),
  ],
  dependencies: [],
  targets: [
    // Arrows run one way; Tests/ArchitectureTests holds the imports to this list.
    .target(name: "EventSourcing"),
    // What print shows of values that are no messages, found by reflection.
    .target(name: "Descriptions", dependencies: ["EventSourcing"]),
    .target(name: "Processors"),
    .target(name: "CProcessor"),
    .target(name: "Hashing", dependencies: ["CProcessor"]),
    // The system's own, found when it is first used: Specs/Proofs.md, "Signatures".
    .target(name: "Cryptography"),
    .target(
      name: "WriteAheadLog",
      dependencies: [
        "EventSourcing", "Descriptions", "Hashing", "Cryptography", "Processors", "CProcessor",
      ]),
    .target(name: "BlobStore", dependencies: ["Hashing", "Cryptography"]),
    .target(
      name: "ClaimsDomain", dependencies: ["EventSourcing"], exclude: texts(of: "ClaimsDomain")),
    // Writes the Generated folders from those texts: Specs/Messages.md.
    .executableTarget(name: "GenerateMessages"),
    .target(
      name: "ClaimsKernel",
      dependencies: [
        "ClaimsDomain", "WriteAheadLog", "EventSourcing", "Descriptions", "Hashing", "Processors",
        "CProcessor",
      ],
      exclude: texts(of: "ClaimsKernel")),
    .target(
      name: "ClaimsStore",
      dependencies: ["ClaimsKernel", "ClaimsDomain", "EventSourcing", "Descriptions"]),
    .target(
      name: "StateMachineTesting", dependencies: ["EventSourcing", "Descriptions", "Processors"],
      // What is under test may live on any actor: its tests run there.
      swiftSettings: [.enableUpcomingFeature("NonisolatedNonsendingByDefault")]),
    .target(name: "StateMachineTraits", dependencies: ["StateMachineTesting"]),
    .target(
      name: "ClaimsTesting",
      dependencies: ["StateMachineTesting", "ClaimsDomain", "EventSourcing", "Descriptions"]),
    .target(
      name: "ClaimsStoreTesting",
      dependencies: [
        "ClaimsStore", "StateMachineTesting", "ClaimsKernel", "ClaimsDomain", "EventSourcing",
        "Descriptions",
      ]),
    // The page that dossiers have in common, embedded as it stands in its files.
    .target(
      name: "DossierPage",
      resources: [
        "page.css", "hash.js", "wire.js", "tell.js", "evidence.js", "compare.js", "elements.js",
        "verify.js", "states.js", "start.js",
      ].map { .embedInCode("Page/" + $0) }),
    // All that a first program imports. The module of the command line has another name than its product:
    // where file names have no case, `claims` and `Claims` would be one.
    .target(
      name: "Claims",
      dependencies: [
        "ClaimsStore", "ClaimsKernel", "ClaimsDomain", "WriteAheadLog", "BlobStore",
        "EventSourcing",
      ]),
    .executableTarget(
      name: "ClaimsCommand",
      dependencies: [
        "DossierPage", "ClaimsStore", "ClaimsKernel", "ClaimsTesting", "ClaimsDomain",
        "StateMachineTesting", "WriteAheadLog", "BlobStore", "Hashing", "Cryptography",
        "EventSourcing",
      ]),

    // What every test may use: how long ones are sized, and where they run.
    .target(name: "TestSupport", path: "Tests/TestSupport"),
    .testTarget(name: "ArchitectureTests"),
    .testTarget(name: "GenerateMessagesTests", dependencies: ["GenerateMessages"]),
    .testTarget(
      name: "EventSourcingTests",
      dependencies: ["EventSourcing", "StateMachineTesting", "TestSupport"]),
    .testTarget(
      name: "HashingTests",
      dependencies: ["Hashing", "CProcessor", "StateMachineTesting", "TestSupport"]),
    .testTarget(name: "CryptographyTests", dependencies: ["Cryptography"]),
    .testTarget(
      name: "WriteAheadLogTests",
      dependencies: [
        "WriteAheadLog", "Hashing", "Cryptography", "CProcessor", "EventSourcing",
        "StateMachineTesting", "TestSupport",
      ]),
    .testTarget(
      name: "BlobStoreTests",
      dependencies: [
        "BlobStore", "Hashing", "Cryptography", "StateMachineTesting", "TestSupport",
      ]),
    .testTarget(
      name: "ClaimsDomainTests",
      dependencies: [
        "ClaimsDomain", "ClaimsTesting", "EventSourcing", "StateMachineTesting", "TestSupport",
      ]),
    .testTarget(
      name: "ClaimsKernelTests",
      dependencies: [
        "ClaimsKernel", "ClaimsTesting", "ClaimsDomain", "WriteAheadLog", "Cryptography",
        "EventSourcing", "StateMachineTesting", "TestSupport",
      ]),
    .testTarget(
      name: "ClaimsStoreTests",
      dependencies: [
        "ClaimsStore", "ClaimsKernel", "ClaimsTesting", "ClaimsDomain", "WriteAheadLog",
        "EventSourcing", "StateMachineTesting", "TestSupport",
      ]),
    .testTarget(
      name: "ClaimsStoreTestingTests",
      dependencies: [
        "Claims", "ClaimsStoreTesting", "ClaimsStore", "ClaimsKernel", "ClaimsDomain", "BlobStore",
        "Hashing",
        "StateMachineTesting", "EventSourcing", "TestSupport",
      ]),
    .testTarget(
      name: "StateMachineTestingTests",
      dependencies: ["StateMachineTesting", "EventSourcing", "TestSupport"],
      exclude: ["Challenges/README.md"]),
    .testTarget(
      name: "StateMachineTraitsTests", dependencies: ["StateMachineTraits", "StateMachineTesting"]),
    .testTarget(
      name: "ClaimsCommandTests",
      dependencies: [
        "ClaimsCommand", "ClaimsKernel", "ClaimsDomain", "WriteAheadLog", "Hashing", "Cryptography",
        "EventSourcing",
        "TestSupport",
      ]),
  ],
  swiftLanguageModes: [.v6]
)
