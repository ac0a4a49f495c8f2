// swift-tools-version: 6.2
import PackageDescription

// Three machines in this library, beside their twins in Hypothesis: see README.md.
let package = Package(
  name: "Comparison",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "ClaimsKernel", path: "../..")],
  targets: [
    .executableTarget(
      name: "comparison",
      dependencies: [.product(name: "StateMachineTesting", package: "ClaimsKernel")])
  ],
  swiftLanguageModes: [.v6]
)
