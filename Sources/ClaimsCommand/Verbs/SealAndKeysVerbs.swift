import ClaimsKernel
import Cryptography
import EventSourcing
import WriteAheadLog

extension Verb {

  static let rotateOption = Option("rotate")

  func seal(_ arguments: Arguments, _ output: inout Output) throws -> ExitCode {
    let (path, destination) = (arguments.rest[0], arguments.rest[1])
    let old = try WriteAheadLog.openForReading(path)
    try naming(path) { () throws(EventStoreError) in try old.checkHoldsClaims() }
    if old.keyringID != nil { throw Failure(.isSealedAlready, path) }
    var sealing = LogSealing()
    var new: (id: Identifier, keys: KeyringTally)?
    let durability = WriteAheadLog.durability(of: path) ?? .standard
    _ = try writing(
      to: destination, durability: durability, encrypting: !isThere(destination), output
    ) { store in
      let log = store.kernel.log
      guard let keyring = log.base.keyring else {
        throw Failure(.onlyANewLogIsEncrypted, destination)
      }
      try naming(destination) { () throws(EventStoreError) in
        try sealing.run(from: old, to: log)
      }
      new = (log.base.logID, keyring.tally)
      return .done
    }
    guard let new else { return .failed }
    let read = try ClaimsLog(reading: destination)
    try naming(destination) { () throws(EventStoreError) in try sealing.check(read) }
    if arguments.has("json") {
      output.line(sealing.json(destination, new.keys.keys))
    } else {
      output.line(
        "\(printable(destination)): "
          + output.speech.say(
            .commitsRefusalsEvents, sealing.commits, sealing.refusals, sealing.events))
      output.line(output.speech.say(.sealedByKeys, new.keys.keys, Keyring.path(of: destination)))
      output.line(output.speech.say(.proofsOfTheOldLog, old.logID.text, new.id.text))
    }
    return .done
  }

  func keys(_ arguments: Arguments, _ output: inout Output) throws -> ExitCode {
    let path = arguments.log
    guard isThere(path) else { throw LogOpenError.absent(path) }
    guard WriteAheadLog.keyring(of: path) != nil else { throw Failure(.textsAreInTheClear, path) }
    let tally: KeyringTally
    if arguments.has("rotate") {
      guard let next = try MasterKey.named("CLAIMS_NEW_MASTER_KEY") else {
        throw Failure(.nameTheNewMasterKey)
      }
      var options = LogOptions()
      options.master = try MasterKey.forWriting(path, encrypting: false)
      let log = try WriteAheadLog.open(path, options: options)
      defer { try? log.close() }
      guard let keyring = log.keyring else { return .failed }
      do throws(KeyringError) { try keyring.rotate(to: next) } catch {
        throw Failure(error.wording)
      }
      tally = keyring.tally
    } else {
      guard let master = try MasterKey.named() else {
        throw Failure(.nameTheMasterKeyOf, path, MasterKey.names)
      }
      guard let keyring = try WriteAheadLog.openForReading(path, master: master).keyring else {
        return .failed
      }
      tally = keyring.tally
    }
    output.line(
      arguments.has("json")
        ? tally.json
        : output.speech.say(
          .keyringHolds, Keyring.path(of: path), tally.keys, tally.destroyed, tally.damaged,
          tally.generation))
    return .done
  }
}

extension LogSealing {
  fileprivate func json(_ destination: String, _ keys: Int) -> String {
    JSONWriter.object { writer in
      writer.member("log", destination)
      writer.member("commits", commits)
      writer.member("refusals", refusals)
      writer.member("events", events)
      writer.member("earlier", earlier)
      writer.member("keys", keys)
    }
  }
}

extension KeyringTally {
  fileprivate var json: String {
    JSONWriter.object { writer in
      writer.member("keys", keys)
      writer.member("destroyed", destroyed)
      writer.member("damaged", damaged)
      writer.member("generation", generation)
    }
  }
}
