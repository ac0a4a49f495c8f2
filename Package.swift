// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "ClaimsKernel",
  platforms: [.macOS(.v15), .iOS(.v18), .tvOS(.v18), .watchOS(.v11), .visionOS(.v2)],
  products: [
    .library(name: "EventSourcing", targets: ["EventSourcing"]),
    .library(name: "WriteAheadLog", targets: ["WriteAheadLog"]),
    .library(name: "ClaimsDomain", targets: ["ClaimsDomain"]),
    .library(name: "StateMachineTesting", targets: ["StateMachineTesting"]),
  ],
  dependencies: [],
  targets: [
    // Arrows run one way; Tests/ArchitectureTests holds the imports to this list.
    .target(name: "EventSourcing"),
    .target(name: "CProcessor"),
    .target(name: "WriteAheadLog", dependencies: ["EventSourcing", "CProcessor"]),
    .target(name: "ClaimsDomain", dependencies: ["EventSourcing"]),
    .target(name: "StateMachineTesting", dependencies: ["EventSourcing"]),
    .testTarget(
      name: "ClaimsDomainTests",
      dependencies: ["ClaimsDomain", "EventSourcing", "StateMachineTesting"]),
  ],
  swiftLanguageModes: [.v6]
)
