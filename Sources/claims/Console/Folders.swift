#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// A new folder of our own, under `TMPDIR` where that is set.
///
/// - Parameter advice: what else to do, for the message where none can be made.
func freshFolder(_ name: String, otherwise advice: String) throws(Failure) -> String {
  let base = getenv("TMPDIR").map { String(cString: $0) } ?? "/tmp"
  // What mkdtemp asks for: six letters that it puts others in the place of.
  var template = Array((base + "/" + name + "-" + String(repeating: "X", count: 6)).utf8CString)
  guard mkdtemp(&template) != nil else {
    throw Failure("\(base): \(String(cString: strerror(errno))). \(advice)")
  }
  return String(decoding: template.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self)
}
