import ClaimsDomain
import ClaimsKernel
import ClaimsStore
import Testing

@Suite("The configuration")
struct ConfigurationTests {
  @Test("waits by default 30 seconds for an answer and 60 for all of it")
  func builtIn() throws {
    let configuration = try Configuration(settings: [:])
    #expect(configuration == Configuration())
    #expect(configuration.environment == "development")
    #expect(configuration.endpoint == "")
    #expect(configuration.requestTimeout == .seconds(30))
    #expect(configuration.resourceTimeout == .seconds(60))
    #expect(configuration.retries == RetryLimits())
  }

  @Test("takes every setting that is given")
  func settings() throws {
    let configuration = try Configuration(settings: [
      "CLAIMS_ENVIRONMENT": "staging", "CLAIMS_ENDPOINT": "https://claims.example",
      "CLAIMS_REQUEST_TIMEOUT": "5", "CLAIMS_RESOURCE_TIMEOUT": "120",
      "CLAIMS_RETRY_FIRST": "2", "CLAIMS_RETRY_LONGEST": "20", "CLAIMS_RETRY_ATTEMPTS": "3",
      "HOME": "/",
    ])
    #expect(configuration.environment == "staging")
    #expect(configuration.endpoint == "https://claims.example")
    #expect(configuration.requestTimeout == .seconds(5))
    #expect(configuration.resourceTimeout == .seconds(120))
    #expect(configuration.retries.attempts == 3)
    #expect(configuration.retries.first == .seconds(2))
    #expect(configuration.retries.longest == .seconds(20))
  }

  @Test(
    "says which setting is invalid, what was expected and what was found",
    arguments: ["soon", "0", "-1", "86401", ""])
  func invalid(value: String) {
    #expect(
      throws: ConfigurationError(
        setting: "CLAIMS_REQUEST_TIMEOUT",
        expected: Phrase(.to, 1, 86_400), found: value)
    ) { _ = try Configuration(settings: ["CLAIMS_REQUEST_TIMEOUT": value]) }
  }

  @Test("rests twice as long after each attempt, up to the longest, and gives up in the end")
  func rests() {
    var limits = RetryLimits()
    limits.attempts = 6
    limits.first = .seconds(1)
    limits.longest = .seconds(5)
    #expect(
      (1...7).map { limits.rest(after: $0) }
        == [.seconds(1), .seconds(2), .seconds(4), .seconds(5), .seconds(5), nil, nil])
    #expect(limits.rest(after: 0) == nil)
  }
}

@Suite("Secrets")
struct SecretTests {
  @Test("are kept by name, replaced and removed")
  func kept() throws {
    let secrets: any SecretStore = InMemorySecrets()
    #expect(try secrets.secret("token") == nil)
    try secrets.set(Secret("abc"), for: "token")
    try secrets.set(Secret("def"), for: "other")
    try secrets.set(Secret("xyz"), for: "token")
    #expect(try secrets.secret("token") == Secret("xyz"))
    try secrets.set(nil, for: "token")
    #expect(try secrets.secret("token") == nil)
    #expect(try secrets.secret("other")?.bytes == Array("def".utf8))
  }

  @Test("are revealed by no way of printing them")
  func printing() {
    let secret = Secret("hunter2")
    var dumped = ""
    dump(secret, to: &dumped)
    for text in ["\(secret)", String(reflecting: secret), dumped, "\([secret])"] {
      #expect(!text.contains("hunter2"))
      #expect(!text.contains("104"), "its bytes: \(text)")
      #expect(text.contains("7 bytes"))
    }
  }
}
