import ClaimsDomain
import ClaimsKernel

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  @preconcurrency import Musl
#else
  // The environment is a variable of C's; nothing here changes it.
  @preconcurrency import Glibc
#endif

/// A command of the user's, run by the shell: it reads a text and answers with a few bytes.
struct ShellCommand {
  let text: String

  /// Bytes: more than any signature has.
  private static let limit = 1 << 12

  struct Ending {
    let output: [UInt8]
    let status: Int32
    /// The most memory that it had at once, in bytes.
    let memory: Int
  }

  /// - Parameters:
  ///   - input: its standard input, small enough for a pipe's buffer.
  ///   - words: arguments after the command's own.
  func run(input: [UInt8], _ words: [String] = []) throws(Failure) -> Ending {
    guard let toChild = pipe(), let fromChild = pipe() else { throw lastFailure() }
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
    #else
      var actions = posix_spawn_file_actions_t()
    #endif
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_adddup2(&actions, toChild.read, 0)
    posix_spawn_file_actions_adddup2(&actions, fromChild.write, 1)
    for descriptor in [toChild.read, toChild.write, fromChild.read, fromChild.write] {
      posix_spawn_file_actions_addclose(&actions, descriptor)
    }
    let line = words.isEmpty ? text : text + " \"$@\""
    var arguments = (["sh", "-c", line, "claims"] + words).map { strdup($0) } + [nil]
    defer { for argument in arguments { free(argument) } }
    var process = pid_t()
    let code = posix_spawn(&process, "/bin/sh", &actions, nil, &arguments, environ)
    close(toChild.read)
    close(fromChild.write)
    defer { close(fromChild.read) }
    guard code == 0 else {
      close(toChild.write)
      throw Failure(Phrase(.binSh), system: String(cString: strerror(code)))
    }
    // A command that does not read its input has not failed: its answer decides.
    _ = input.withUnsafeBytes { Output.write($0, to: toChild.write) }
    close(toChild.write)
    let output = read(fromChild.read)
    var status: Int32 = 0
    var usage = rusage()
    while wait4(process, &status, 0, &usage) < 0 {
      guard errno == EINTR else { throw lastFailure() }
    }
    #if canImport(Darwin)
      let memory = usage.ru_maxrss
    #else
      let memory = usage.ru_maxrss * 1024
    #endif
    // It exited by itself if the low bits are zero; the next ones are its exit code.
    return Ending(
      output: output, status: status & 0x7f == 0 ? (status >> 8) & 0xff : -1, memory: Int(memory))
  }

  private func read(_ descriptor: Int32) -> [UInt8] {
    var output: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: Self.limit)
    while true {
      let count = chunk.withUnsafeMutableBytes { readBytes(descriptor, $0) }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return output }
      // Too long an answer is read to its end, so that the command can exit, but not kept.
      if output.count <= Self.limit { output += chunk[..<count] }
    }
  }

  private func pipe() -> (read: Int32, write: Int32)? {
    var ends: [Int32] = [0, 0]
    return makePipe(&ends) == 0 ? (ends[0], ends[1]) : nil
  }

  private func lastFailure() -> Failure {
    Failure(Phrase(plain: text), system: String(cString: strerror(errno)))
  }
}

private func makePipe(_ ends: inout [Int32]) -> Int32 { pipe(&ends) }

private func readBytes(_ descriptor: Int32, _ buffer: UnsafeMutableRawBufferPointer) -> Int {
  read(descriptor, buffer.baseAddress, buffer.count)
}
