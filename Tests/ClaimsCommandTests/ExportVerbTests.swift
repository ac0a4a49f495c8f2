import ClaimsKernel
import Foundation
import Testing

@testable import ClaimsCommand

@Suite("The verb export")
struct ExportVerbTests {
  private func demo() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    #expect(try CommandLineRun("send", "--log", folder.path(), demoCommands).status == 3)
    return folder
  }

  private func files(_ folder: TemporaryFolder) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder.url.path).sorted()
  }

  @Test("a file is what standard output would be, and replaces the one of its name")
  func file() throws {
    let folder = try demo()
    let file = folder.path("out.jsonl")
    try Data("old".utf8).write(to: URL(filePath: file))
    let printed = try CommandLineRun("export", "cloudevents", "--log", folder.path())
    let written = try CommandLineRun("export", "cloudevents", "--log", folder.path(), "-o", file)
    #expect(printed.status == 0 && printed.messages == "")
    #expect(written.status == 0 && written.messages == "" && written.output == "")
    #expect(try String(contentsOf: URL(filePath: file), encoding: .utf8) == printed.output)
    #expect(try files(folder) == ["out.jsonl", "test.wal", "test.wal.lock", "test.wal.mark"])
  }

  @Test(
    "nothing is written over a log or what lies beside it, nor over a pipe or a device",
    arguments: [["export", "xes"], ["export", "sql"], ["dossier", "a0"]])
  func places(words: [String]) throws {
    let folder = try demo()
    let (log, reads) = (folder.path(), folder.path("reads.wal"))
    _ = try CommandLineRun("show", "a0", "--log", log, "--reads", reads)
    try FileManager.default.createSymbolicLink(
      atPath: folder.path("link"), withDestinationPath: log)
    let before = try [log, reads].map { try Data(contentsOf: URL(filePath: $0)) }
    for path in [log, log + ".mark", log + ".lock", reads, folder.path("link")] {
      let run = try CommandLineRun(words + ["--log", log, "--reads", reads, "-o", path])
      #expect(run.status == 2, "\(path): \(run.messages)")
    }
    #expect(try [log, reads].map { try Data(contentsOf: URL(filePath: $0)) } == before)
    let pipe = folder.path("pipe")
    #expect(mkfifo(pipe, 0o600) == 0)
    let run = try CommandLineRun(words + ["--log", log, "-o", pipe])
    #expect(run.status == 1 && run.messages.contains("is a pipe, a folder or a device"))
    // What a link leads to is written, and the link stays.
    try FileManager.default.createSymbolicLink(
      atPath: folder.path("other"), withDestinationPath: folder.path("target"))
    try Data().write(to: URL(filePath: folder.path("target")))
    let other = folder.path("other")
    #expect(try CommandLineRun(words + ["--log", log, "-o", other]).status == 0)
    #expect(
      try FileManager.default.destinationOfSymbolicLink(atPath: other) == folder.path("target"))
    #expect(try Data(contentsOf: URL(filePath: folder.path("target"))).count > 1000)
  }

  @Test("tables at a point of both clocks are what show tells there")
  func tablesThen() throws {
    let folder = try demo()
    for point in ["40@2025-03-07T00:00:00Z", "@2025-03-02T00:00:00Z", "33"] {
      let rows = try CommandLineRun(
        ["export", "csv", "--table", "claims", "--period", ".." + point, "--log", folder.path()])
      let listed = try CommandLineRun(["list", "--json", "--log", folder.path(), "--as-of", point])
      let lines = rows.output.split(separator: "\r\n")
      let head = lines[0].split(separator: ",").firstIndex(of: "status")
      let column = try #require(head)
      let written = lines.dropFirst().map { line in
        let cells = line.split(separator: ",", omittingEmptySubsequences: false)
        return "\(cells[0]) \(cells[column])"
      }.sorted()
      let shown = try listed.lines.map { line -> String in
        let row = try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any]
        let status = (row?["claim"] as? [String: Any])?["status"] as? String ?? ""
        return "\(row?["id"] as? String ?? "") \(status)"
      }.sorted()
      #expect(written == shown && !shown.isEmpty, "\(point)")
    }
  }

  @Test("all tables are a folder, which gets its name once they are whole and replaces none")
  func folder() throws {
    let folder = try demo()
    let tables = folder.path("tables")
    let run = try CommandLineRun("export", "csv", "--log", folder.path(), "-o", tables)
    #expect(run.status == 0 && run.output == "" && run.messages == "")
    let names = try FileManager.default.contentsOfDirectory(atPath: tables).sorted()
    #expect(names == ExportTable.all.map { $0.name + ".csv" }.sorted())
    for name in names {
      let printed = try CommandLineRun(
        "export", "csv", "--table", String(name.dropLast(4)), "--log", folder.path())
      #expect(
        try String(contentsOf: URL(filePath: tables + "/" + name), encoding: .utf8)
          == printed.output)
    }
    let again = try CommandLineRun("export", "csv", "--log", folder.path(), "-o", tables)
    #expect(again.status == 1)
    #expect(
      again.messages == "claims: \(tables) is there already: name a folder that is not there\n")
    #expect(try files(folder) == ["tables", "test.wal", "test.wal.lock", "test.wal.mark"])
  }

  @Test(
    "an interrupt leaves all of it, or nothing", .long,
    arguments: [["export", "csv"], ["export", "sql"], ["dossier", "--all"]])
  func interrupts(words: [String]) throws {
    let folder = try demo()
    let before = try files(folder)
    let whole = try CommandLineRun(words + ["--log", folder.path(), "-o", folder.path("out")])
    #expect(whole.status == 0, "\(whole.messages)")
    let expected = try sizes(in: folder.path("out"))
    var ended = 0
    for turn in 0..<40 {
      try FileManager.default.removeItem(atPath: folder.path("out"))
      let process = Process()
      process.executableURL = CommandLineRun.executable
      process.arguments = words + ["--log", folder.path(), "-o", folder.path("out")]
      process.standardOutput = FileHandle.nullDevice
      process.standardError = FileHandle.nullDevice
      try process.run()
      // Sooner or later: whenever it comes, it holds.
      usleep(UInt32(turn) * 2_500)
      kill(process.processIdentifier, [SIGINT, SIGTERM, SIGHUP][turn % 3])
      process.waitUntilExit()
      let isDone = process.terminationReason == .exit && process.terminationStatus == 0
      ended += isDone ? 0 : 1
      let names = Set(try files(folder)).subtracting(before)
      // One that comes between the name and the end finds all of it there.
      #expect(names == ["out"] || names.isEmpty && !isDone, "\(turn): \(names)")
      guard names == ["out"] else {
        try FileManager.default.createDirectory(
          atPath: folder.path("out"), withIntermediateDirectories: false)
        continue
      }
      #expect(try sizes(in: folder.path("out")) == expected, "\(turn)")
    }
    #expect(ended > 0)
  }

  /// How long a file is, or each of a folder's.
  private func sizes(in path: String) throws -> [String: Int] {
    var sizes: [String: Int] = [:]
    let names = FileManager.default.enumerator(atPath: path)?.compactMap { $0 as? String } ?? []
    for name in [""] + names {
      let values = try URL(filePath: path).appending(path: name)
        .resourceValues(forKeys: [.fileSizeKey, .isRegularFileKey])
      if values.isRegularFile == true { sizes[name] = values.fileSize }
    }
    return sizes
  }

  @Test("a disk that is full leaves no part of a folder")
  func fullFolder() throws {
    let folder = try demo()
    let process = Process()
    process.executableURL = URL(filePath: "/bin/sh")
    process.arguments = [
      "-c",
      "ulimit -f 8; exec '\(CommandLineRun.executable.path)' export csv --log '\(folder.path())' "
        + "-o '\(folder.path("tables"))' 2> /dev/null",
    ]
    try process.run()
    process.waitUntilExit()
    #expect(process.terminationStatus == 1)
    #expect(try files(folder) == ["test.wal", "test.wal.lock", "test.wal.mark"])
  }

  @Test("without a table events are printed; a table that is none is refused with those there are")
  func tables() throws {
    let folder = try demo()
    let events = try CommandLineRun("export", "csv", "--log", folder.path())
    #expect(
      events.output
        == (try CommandLineRun("export", "csv", "--table", "events", "--log", folder.path())).output
    )
    let run = try CommandLineRun("export", "csv", "--table", "x", "--log", folder.path())
    let names = ExportTable.all.map(\.name).joined(separator: ", ")
    #expect(run.status == 2 && run.output == "")
    #expect(run.messages.hasPrefix("claims: there is no table 'x'; there is one of: \(names)\n"))
  }

  @Test("a disk that is full leaves what was there before")
  func full() throws {
    let folder = try demo()
    let file = folder.path("out.jsonl")
    try Data("old".utf8).write(to: URL(filePath: file))
    // A limit on the size of files fails a write as a full disk does.
    let command =
      "ulimit -f 8; exec '\(CommandLineRun.executable.path)' export cloudevents "
      + "--log '\(folder.path())' -o '\(file)'"
    let process = Process()
    process.executableURL = URL(filePath: "/bin/sh")
    process.arguments = ["-c", command]
    let messages = Pipe()
    process.standardError = messages
    try process.run()
    let told = String(
      decoding: messages.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    #expect(process.terminationStatus == 1)
    #expect(told == "claims: the output could not be written: File too large\n")
    #expect(try String(contentsOf: URL(filePath: file), encoding: .utf8) == "old")
    #expect(try files(folder) == ["out.jsonl", "test.wal", "test.wal.lock", "test.wal.mark"])
  }

  @Test("a damaged log leaves no file, and says where it is damaged")
  func damaged() throws {
    let folder = try demo()
    var bytes = try Data(contentsOf: URL(filePath: folder.path()))
    bytes[4096 + 2000] ^= 1
    try bytes.write(to: URL(filePath: folder.path()))
    let run = try CommandLineRun(
      "export", "cloudevents", "--log", folder.path(), "-o", folder.path("out.jsonl"))
    #expect(run.status == 4)
    #expect(try files(folder) == ["test.wal", "test.wal.lock", "test.wal.mark"])
  }

  @Test("a reader who has seen enough may go")
  func closedPipe() throws {
    let folder = try demo()
    let process = Process()
    process.executableURL = URL(filePath: "/bin/sh")
    process.arguments = [
      "-c",
      "('\(CommandLineRun.executable.path)' export cloudevents --log '\(folder.path())' 2>&1;"
        + " echo $? > '\(folder.path("status"))') | head -c 20",
    ]
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    let shown = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    #expect(String(decoding: shown, as: UTF8.self) == #"{"specversion":"1.0""#)
    #expect(try String(contentsOf: URL(filePath: folder.path("status")), encoding: .utf8) == "0\n")
  }

  @Test(
    "words that make no sense are refused before anything is written",
    arguments: [
      (["claims"], "cannot export 'claims'; the formats are: \(ExportChoices.names)"),
      (["cloudevents", "--catalogs"], "cloudevents has no option --catalogs"),
      (["incidents", "--kind", "claim"], "incidents exports the current state"),
      (["cloudevents", "--kind", "claims"], "--kind: expected one of claim, actor, rules"),
      (["cloudevents", "--period", "noon"], "--period: expected positions, days or times"),
      (["cloudevents", "--period", "9..8"], "--period: expected a range that begins before"),
      (
        ["xes", "--period", "@2025-01-02..@2025-01-01"],
        "found @2025-01-02..@2025-01-01: swap its ends: @2025-01-01..@2025-01-02"
      ),
      (["csv", "--clock", "effective"], "--clock: it says which time"),
      (
        ["xes", "--map", "--kind", "document", "-o", "map.json"], "a map is of claims or of reports"
      ),
      (["xes", "--map", "--kind", "document"], "a map is of claims or of reports"),
      (
        ["cloudevents", "-o", "test.wal.mark"], "test.wal.mark belongs to a log that is in use here"
      ),
      (["cloudevents", "--as", "nobody"], "'nobody'"),
    ])
  func misuse(words: [String], message: String) throws {
    let folder = try demo()
    let run = try CommandLineRun(["export"] + words + ["--log", "test.wal"], in: folder.url)
    #expect(run.status == 2)
    #expect(run.output == "")
    #expect(run.messages.hasPrefix("claims: ") && run.messages.contains(message), "\(run.messages)")
    #expect(try files(folder) == ["test.wal", "test.wal.lock", "test.wal.mark"])
  }
}
