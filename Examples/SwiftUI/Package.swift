// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "ClaimsDesk",
  platforms: [.macOS(.v15), .iOS(.v18), .visionOS(.v2)],
  products: [.library(name: "ClaimsViews", targets: ["ClaimsViews"])],
  dependencies: [.package(name: "ClaimsKernel", path: "../..")],
  targets: [
    // Screens over the models of ClaimsStore. Empty if there is no SwiftUI.
    .target(
      name: "ClaimsViews",
      dependencies: [
        .product(name: "ClaimsStore", package: "ClaimsKernel"),
        .product(name: "ClaimsKernel", package: "ClaimsKernel"),
        .product(name: "ClaimsDomain", package: "ClaimsKernel"),
        .product(name: "EventSourcing", package: "ClaimsKernel"),
        .product(name: "WriteAheadLog", package: "ClaimsKernel"),
      ]),
    .executableTarget(name: "claims-desk", dependencies: ["ClaimsViews"]),
  ],
  swiftLanguageModes: [.v6]
)
