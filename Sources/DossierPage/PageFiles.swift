/// The page of a dossier: what all of them have in common, from the files in `Page`.
public enum PageFiles {
  /// How it looks, on a screen and on paper.
  public static let style = text(PackageResources.page_css)

  /// What it does: verifies what it carries, and shows the states on both clocks. Each file is one
  /// part of one program.
  public static let script =
    "\n(() => {\n\"use strict\";\n"
    + [
      PackageResources.hash_js, PackageResources.wire_js, PackageResources.tell_js,
      PackageResources.evidence_js, PackageResources.compare_js, PackageResources.elements_js,
      PackageResources.verify_js, PackageResources.states_js, PackageResources.start_js,
    ].map(text).joined(separator: "\n") + "})();\n"

  private static func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }
}
