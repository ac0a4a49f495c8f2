import ClaimsDomain
import ClaimsKernel
import WriteAheadLog

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Makes a new folder, under `TMPDIR` if that is set.
///
/// - Parameter advice: what else to do, for the message if none can be made.
func freshFolder(_ name: String, otherwise advice: Phrase) throws(Failure) -> String {
  let base = Environment["TMPDIR"] ?? "/tmp"
  // mkdtemp replaces the six letters.
  var template = Array((base + "/" + name + "-" + String(repeating: "X", count: 6)).utf8CString)
  guard mkdtemp(&template) != nil else {
    let reason = String(cString: strerror(errno))
    throw Failure(Phrase { "\(base): \(reason). \(advice[$0])" })
  }
  return String(decoding: template.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self)
}

/// Warns if other users of this machine could replace the log or write to it, or if it is on a file
/// system that does not keep what the log promises. The kernel makes its files for their owner alone;
/// the rights of folders are left to their owners.
///
/// Source: Specs/Security.md, "Files"; Specs/WriteAheadLog.md, "One writer".
func warnOfSurroundings(around path: String, _ output: Output) {
  let slash = path.lastIndex(of: "/")
  let folder = slash.map { $0 == path.startIndex ? "/" : String(path[..<$0]) } ?? "."
  if mode(of: folder) & 0o002 != 0 {
    output.message(.warningAnybodyMayWriteTo, folder)
  }
  if mode(of: path) & 0o022 != 0 {
    output.message(.warningOthersMayWriteTo, path)
  }
  if let system = WriteAheadLog.unsupportedFileSystem(of: path) {
    output.message(.warningIsOnFileSystem, path, system)
  }
}

/// The rights of the file at a path; 0 if there is none.
private func mode(of path: String) -> UInt32 {
  var info = stat()
  return stat(path, &info) == 0 ? UInt32(info.st_mode) : 0
}
