/// A folder in `Sources`: which rooms its files may import, and which of the system's modules.
struct Room {
  let name: String
  let arrows: Set<String>
  let system: Set<String>

  init(_ name: String, arrows: Set<String>, system: Set<String> = []) {
    self.name = name
    self.arrows = arrows
    self.system = system
  }

  static func named(_ name: String) -> Room? { all.first { $0.name == name } }

  /// The arrows as they are drawn. `Package.swift` says the same, and no import says more.
  static let all = [
    Room("EventSourcing", arrows: [], system: ["Synchronization"]),
    Room("Descriptions", arrows: ["EventSourcing"]),
    Room("Processors", arrows: [], system: ["Dispatch"]),
    Room("CProcessor", arrows: []),
    Room("Hashing", arrows: ["CProcessor"]),
    Room("Cryptography", arrows: [], system: ["CryptoKit", "Glibc", "Musl", "Synchronization"]),
    Room(
      "StateMachineTesting", arrows: ["EventSourcing", "Descriptions", "Processors"],
      system: cLibraries.union(["Foundation", "Synchronization", "_Concurrency"])),
    Room("StateMachineTraits", arrows: ["StateMachineTesting"], system: ["Testing"]),
    Room("ClaimsDomain", arrows: ["EventSourcing"]),
    Room("GenerateMessages", arrows: [], system: ["Foundation"]),
    Room(
      "ClaimsTesting",
      arrows: ["StateMachineTesting", "ClaimsDomain", "EventSourcing", "Descriptions"]),
    Room(
      "WriteAheadLog",
      arrows: [
        "EventSourcing", "Descriptions", "Hashing", "Cryptography", "Processors", "CProcessor",
      ],
      system: cLibraries.union(["Synchronization"])),
    Room(
      "BlobStore", arrows: ["Hashing", "Cryptography"],
      system: cLibraries.union(["Synchronization"])),
    Room(
      "ClaimsKernel",
      arrows: [
        "ClaimsDomain", "WriteAheadLog", "EventSourcing", "Descriptions", "Hashing", "Processors",
        "CProcessor",
      ],
      system: ["Foundation", "FoundationXML", "Synchronization"]),
    Room(
      "ClaimsStore", arrows: ["ClaimsKernel", "ClaimsDomain", "EventSourcing", "Descriptions"],
      system: ["Observation", "Synchronization"]),
    Room(
      "ClaimsStoreTesting",
      arrows: [
        "ClaimsStore", "StateMachineTesting", "ClaimsKernel", "ClaimsDomain", "EventSourcing",
        "Descriptions",
      ],
      system: ["Observation", "Synchronization"]),
    Room("DossierPage", arrows: []),
    Room(
      "Claims",
      arrows: [
        "ClaimsStore", "ClaimsKernel", "ClaimsDomain", "WriteAheadLog", "BlobStore",
        "EventSourcing",
      ]),
    Room(
      "ClaimsCommand",
      arrows: [
        "DossierPage", "ClaimsStore", "ClaimsKernel", "ClaimsTesting", "ClaimsDomain",
        "StateMachineTesting", "WriteAheadLog", "BlobStore", "Hashing", "Cryptography",
        "EventSourcing",
      ],
      system: cLibraries.union(["Dispatch", "Synchronization"])),
  ]

  static let cLibraries: Set<String> = ["Darwin", "Glibc", "Musl"]

  /// The rooms whose system calls are in one file.
  static let oneSystemFile: Set<String> = ["WriteAheadLog", "BlobStore"]

  /// The rooms that must compile if there is no operating system.
  static let pure: Set<String> = ["EventSourcing", "ClaimsDomain"]
}
