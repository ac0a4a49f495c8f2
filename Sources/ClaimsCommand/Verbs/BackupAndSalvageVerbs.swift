import ClaimsDomain
import ClaimsKernel
import EventSourcing
import WriteAheadLog

// What is done for a log beside its use: copies of it, and what can be saved of a damaged one.

extension Verb {

  func salvage(_ arguments: Arguments, _ output: inout Output) throws -> ExitCode {
    let (log, destination) = (arguments.rest[0], arguments.rest[1])
    warnOfSurroundings(around: destination, output)
    let salvage = try WriteAheadLog.salvage(log, to: destination)
    let report = destination + ".salvage"
    let speech = output.speech
    if arguments.has("json") {
      output.line(salvage.json)
    } else {
      output.line(
        "\(destination): "
          + speech.say(.commitsRefusalsEvents, salvage.commits, salvage.refusals, salvage.events))
      for line in salvage.report.split(separator: "\n")
      where line.hasPrefix("lost") || line.hasPrefix("unplaced") {
        output.line("  " + printable(String(line)))
      }
    }
    let outcome = salvage.outcome
    output.message(.theReportIs, outcome, report)
    return salvage.isComplete ? .done : .damaged
  }

  func backup(_ arguments: Arguments, _ output: inout Output) throws -> ExitCode {
    let destination = arguments.rest[0]
    warnOfSurroundings(around: destination, output)
    let made = try copy(output) { () throws(BackupError) in
      try WriteAheadLog.backup(arguments.log, to: destination)
    }
    guard let backup = made else { return .damaged }
    if arguments.has("json") {
      output.line(backup.json)
      return .done
    }
    let new = backup.checkpoint.size - backup.earlierFrames
    let more = backup.bytes - backup.earlierBytes
    output.line(
      "\(destination): "
        + output.speech.say(.framesOfThemNewBytes, backup.checkpoint.size, new, backup.bytes, more))
    return .done
  }

  /// Copies a log.
  ///
  /// - Returns: nil if it may not be copied there. That was told then.
  func copy<Copy>(_ output: Output, _ body: () throws(BackupError) -> Copy) throws -> Copy? {
    do throws(BackupError) { return try body() } catch {
      switch error {
      case .log(let error): throw error
      case .fault(let fault):
        output.message(fault.wording)
        return nil
      case .notVisibleYet, .misplaced: throw error
      }
    }
  }
}

extension Salvage {
  /// What to make of it.
  fileprivate var outcome: Phrase {
    if isComplete {
      return isSealed
        ? Phrase(.nothingWasLost)
        : Phrase(.nothingThatStandsInThe)
    }
    if !isHeaderIntact, lostBytes.isEmpty, lostFrames.isEmpty, unplaced.isEmpty {
      return Phrase(.theHeaderWasLostAnd)
    }
    return Phrase(.somethingWasLostWhatIs)
  }

  fileprivate var json: String {
    return JSONWriter.object { writer in
      writer.member("logID", logID.text)
      writer.member("salvagedFrom", source?.text)
      writer.member("complete", isComplete)
      writer.member("sealed", isSealed)
      writer.member("frames", frames)
      writer.member("commits", commits)
      writer.member("refusals", refusals)
      writer.member("events", events)
      writer.member("lostBytes", lostBytes.reduce(0) { $0 + UInt64($1.count) })
      writer.member("mark", mark)
      writer.member(
        "lostDurableBytes", lostDurableBytes.reduce(0) { $0 + ($1.upperBound - $1.lowerBound) })
      writer.key("lostFrames")
      writer.unsigned(
        lostFrames.reduce(0) { $0 &+ ($1.frames.upperBound - $1.frames.lowerBound &+ 1) })
      writer.member("unplaced", unplaced.count)
    }
  }
}

extension Backup {
  fileprivate var json: String {
    return JSONWriter.object { writer in
      writer.member("origin", checkpoint.origin)
      writer.member("frames", checkpoint.size)
      writer.member("newFrames", checkpoint.size - earlierFrames)
      writer.member("bytes", bytes)
      writer.member("newBytes", bytes - earlierBytes)
      writer.member("beingWritten", isBeingWritten)
    }
  }
}
