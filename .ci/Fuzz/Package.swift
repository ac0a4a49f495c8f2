// swift-tools-version: 6.2
import PackageDescription

// What comes from outside, fed to each reader by libFuzzer: see ../check_fuzz.
let package = Package(
  name: "Fuzz",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "ClaimsKernel", path: "../..")],
  targets: [
    .executableTarget(
      name: "Fuzz",
      dependencies: [
        .product(name: "WriteAheadLog", package: "ClaimsKernel"),
        .product(name: "EventSourcing", package: "ClaimsKernel"),
        .product(name: "ClaimsDomain", package: "ClaimsKernel"),
        .product(name: "ClaimsKernel", package: "ClaimsKernel"),
        .product(name: "ClaimsStore", package: "ClaimsKernel"),
      ],
      swiftSettings: [.unsafeFlags(["-parse-as-library"])])
  ],
  swiftLanguageModes: [.v6]
)
