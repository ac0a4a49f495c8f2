// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "Turnstile",
  platforms: [.macOS(.v15), .iOS(.v18), .tvOS(.v18), .watchOS(.v11), .visionOS(.v2)],
  products: [.library(name: "Turnstiles", targets: ["Turnstiles"])],
  dependencies: [.package(name: "ClaimsKernel", path: "../..")],
  targets: [
    // The machine and, beside it, what it ought to do.
    .target(
      name: "Turnstiles",
      dependencies: [.product(name: "StateMachineTesting", package: "ClaimsKernel")]),
    // Checks one of the two firmwares, and prints what it finds.
    .executableTarget(name: "turnstile", dependencies: ["Turnstiles"]),
    // The program that the failing case prints, as it printed it.
    .executableTarget(name: "forgotten-coin", dependencies: ["Turnstiles"]),
    .testTarget(name: "TurnstilesTests", dependencies: ["Turnstiles"]),
  ],
  swiftLanguageModes: [.v6]
)
