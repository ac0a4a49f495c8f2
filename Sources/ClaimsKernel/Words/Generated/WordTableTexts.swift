// Generated from Sources/ClaimsKernel/Words/Languages by `swift run GenerateMessages`; change
// the tables there instead.
// swift-format-ignore-file
import ClaimsDomain

extension Phrase {
  /// The texts that code says, by their places in the tables.
  public enum Key: UInt16, Sendable {
    /// {1}: {2} commands sent, {3} accepted, {4} refused.
    case demoSent = 1702
    /// Each line: position in the log, time in UTC, who, which stream, and what.
    case demoEachLine = 1703
    /// {1} {1:event|events} about people and rules come first: claims actors lists them.
    case demoRegisters = 1704
    /// Ask the log more:
    case demoAskMore = 1705
    /// an event-sourced kernel for claims, on one log file
    case whatClaimsIs = 1706
    /// Dossier
    case dossier = 1707
    /// Dossier: {1}
    case dossierOf = 1708
    /// Skip to the story
    case dossierSkip = 1709
    /// Contents
    case dossierContents = 1710
    /// What was known
    case dossierKnown = 1711
    /// What was true
    case dossierTrue = 1712
    /// everything that the log held, up to position {1}
    case dossierEverything = 1713
    /// what the log held up to position {1}
    case dossierUpToPosition = 1714
    /// what was recorded up to {1}
    case dossierUpToTime = 1715
    /// at {1}: facts and corrections that became true later are left out of the state, not of the story
    case dossierTrueAt = 1716
    /// at any time
    case dossierAnyTime = 1717
    /// Read as
    case dossierReader = 1718
    /// the holder of the log: nothing is left out
    case dossierHolder = 1719
    /// {1}: what this reader does not see is left out
    case dossierReadAs = 1720
    /// Made
    case dossierMade = 1721
    /// Checkpoint
    case dossierCheckpoint = 1722
    /// {1}, {2} frames, root {3}
    case dossierCheckpointOf = 1723
    /// Signed by
    case dossierSignatures = 1724
    /// nobody
    case dossierNone = 1725
    /// Steps
    case dossierSteps = 1726
    /// Not shown
    case dossierLeftOut = 1727
    /// The story
    case dossierStory = 1728
    /// Every event and every refused command, in the order of the log. Times are in UTC.
    case dossierStoryNote = 1729
    /// Recorded
    case dossierRecorded = 1730
    /// True since
    case dossierEffective = 1731
    /// Recorded, and true since,
    case dossierBoth = 1732
    /// The clock showed
    case dossierClock = 1733
    /// Position
    case dossierPosition = 1734
    /// What it changed
    case dossierChanged = 1735
    /// Field
    case dossierField = 1736
    /// Value
    case dossierValue = 1737
    /// Before
    case dossierBefore = 1738
    /// After
    case dossierAfter = 1739
    /// Refused: {1}
    case dossierRefused = 1740
    /// {1} more commands refused
    case dossierMoreRefused = 1741
    /// Why
    case dossierReasons = 1742
    /// What was asked
    case dossierAsked = 1743
    /// brought over by
    case dossierImportedBy = 1744
    /// People
    case dossierPeople = 1745
    /// Person
    case dossierPerson = 1746
    /// Name
    case dossierName = 1747
    /// In the role of
    case dossierRoles = 1748
    /// First recorded
    case dossierFirst = 1749
    /// Last recorded
    case dossierLast = 1750
    /// Money
    case dossierMoney = 1751
    /// The amounts after each step that changed them; the chart is drawn by {1}.
    case dossierMoneyNote = 1752
    /// the time since which they were true
    case dossierByEffective = 1753
    /// the time at which they were recorded
    case dossierByRecorded = 1754
    /// step, since all were recorded at one time
    case dossierByStep = 1755
    /// Step
    case dossierStep = 1756
    /// Documents and files
    case dossierFiles = 1757
    /// The bytes stand beside the log; their hashes tell whether a file is the one that was recorded.
    case dossierFilesNote = 1758
    /// Of
    case dossierWhere = 1759
    /// File
    case dossierFile = 1760
    /// Type
    case dossierType = 1761
    /// Bytes
    case dossierBytes = 1762
    /// SHA-256
    case dossierHash = 1763
    /// The state
    case dossierState = 1764
    /// Parts
    case dossierParts = 1765
    /// What is proven, and what is not
    case dossierProof = 1766
    /// Proven: each step carries the bytes that the log holds of it, and hashes that lead from them to the checkpoint above. Verify recomputes them, and compares who, when and what each step says with its bytes.
    case dossierProves = 1767
    /// Not proven by itself: what each step changed, the states, the sums and the words for codes. They follow from the steps, and only the hash of this file holds them; 'claims verify --dossier FILE' derives them again from what the steps' bytes say, and with --log LOG all of it from the log.
    case dossierProvesChanges = 1768
    /// Nothing here is proven by the log's hashes: this reader sees a part of what was recorded, and a hash of the rest could tell what it is. What is shown is held by the hash of this file alone; the holder of the log can make it again and compare: 'claims verify --dossier FILE --log LOG'.
    case dossierProvesNothing = 1769
    /// Proven: {1} commits of which this reader sees every part carry their bytes, and hashes that lead from them to the checkpoint above. The other steps are held by the hash of this file alone.
    case dossierProvesSome = 1770
    /// Not proven: that nothing is left out. Revisions count 1, 2, 3 …, so that a gap shows; that none follow does not.
    case dossierNotComplete = 1771
    /// Not proven: that what was recorded is true. The log shows who said what, and at which time of its clock.
    case dossierNotTrue = 1772
    /// Not proven: who wrote the log. Compare the checkpoint with one that was kept elsewhere, or check its signature with a key that you had before.
    case dossierNotWho = 1773
    /// Not proven: that this page checks itself honestly. Whoever could change it could change its check: 'claims verify --dossier FILE' checks it by a program of your own, and the file's SHA-256 can be compared with the one that was recorded.
    case dossierNotItself = 1774
    /// Verify
    case dossierVerify = 1775
    /// Verify
    case dossierVerifyNow = 1776
    /// This browser runs no scripts: the story can be read, and 'claims verify --dossier FILE' verifies it.
    case dossierWithoutScript = 1777
    /// Checking {1} of {2} …
    case dossierChecking = 1778
    /// It holds: nothing that can be checked here was changed.
    case dossierHolds = 1779
    /// It does not hold: it was changed after it was made.
    case dossierHoldsNot = 1780
    /// {1} of {2} steps are proven to be in the log {3} of {4} frames, and say what its bytes say.
    case dossierProvenSteps = 1781
    /// {1} of {2} steps are held by the hash of this file alone.
    case dossierBoundSteps = 1782
    /// The checkpoint is signed by {1}.
    case dossierSignedBy = 1783
    /// The checkpoint is not signed by the key {1}.
    case dossierSignedNot = 1784
    /// The checkpoint is not signed: compare it with one that was kept elsewhere.
    case dossierUnsigned = 1785
    /// This browser has no Ed25519: the signature was not checked.
    case dossierCannotCheckSignature = 1786
    /// Public key of the signer
    case dossierPasteKey = 1787
    /// The signature was not checked: give a public key, name+hash+key.
    case dossierNoKey = 1788
    /// From somebody you trust, not from whoever sent this file.
    case dossierKeyNote = 1789
    /// The part '{1}' was changed.
    case dossierPartChanged = 1790
    /// Step {1}, {2}, was changed.
    case dossierStepChanged = 1791
    /// Step {1}: its bytes are not in the log of the checkpoint.
    case dossierStepNotInLog = 1792
    /// Step {1} says something else than its bytes.
    case dossierStepSaysOther = 1793
    /// Step {1} carries no evidence.
    case dossierStepMissing = 1794
    /// Step {1}: its bytes cannot be read.
    case dossierStepUnread = 1795
    /// There is evidence of a step {1} that is not shown.
    case dossierFrameWithoutStep = 1796
    /// The file is not, byte for byte, what was written; or something in this browser changes pages.
    case dossierFileChanged = 1797
    /// The whole file is as it was written. Its SHA-256: {1}
    case dossierFileHolds = 1798
    /// This browser gives pages like this one no WebCrypto: the page computes SHA-256 itself.
    case dossierOwnHash = 1799
    /// Computed by this browser (WebCrypto); nothing is sent anywhere.
    case dossierWebCrypto = 1800
    /// On both clocks
    case dossierStates = 1801
    /// The slider says what was known, the field what of it was true: facts and corrections that became true later are left out. Decisions and money count since they were recorded.
    case dossierStatesNote = 1802
    /// Known up to
    case dossierKnownAt = 1803
    /// True at (UTC)
    case dossierTrueAtField = 1804
    /// A day or a time, such as 2025-03-04 or 2025-03-04T12:00:00Z. Empty: at any time.
    case dossierTrueAtNote = 1805
    /// There are too many moments to carry all: the state is that of the last one carried before the time.
    case dossierThinned = 1806
    /// the end
    case dossierAfterLast = 1807
    /// changed here
    case dossierChangedHere = 1808
    /// Nothing yet.
    case dossierNothingYet = 1809
    /// Show more ({1})
    case dossierMore = 1810
    /// That is no time: expected one such as 2025-03-04T12:00:00Z.
    case dossierBadTime = 1811
    /// To step {1}
    case dossierToStep = 1812
    /// As it was true: {1}.
    case dossierAsTrue = 1813
    /// before anything was
    case dossierBeforeFirst = 1814
    /// and {1} more
    case dossierMoreFaults = 1815
    /// --format: expected html or md, found '{1}'
    case dossierFormatExpected = 1816
    /// dossier needs the ID of a stream, or --all
    case dossierNeedsIDOrAll = 1817
    /// --all needs -o FOLDER, a folder that is not there yet
    case dossierAllNeedsOutput = 1818
    /// {1}: {2} steps, {3} bytes, SHA-256 {4}
    case dossierWritten = 1819
    /// no stream that this reader sees had begun then
    case dossierNothingSeen = 1820
    /// Dossiers of a log
    case dossierAll = 1821
    /// Each file is whole by itself. Its SHA-256 tells whether it is the one that this index names.
    case dossierAllNote = 1822
    /// Kind
    case dossierKind = 1823
    /// Title
    case dossierTitle = 1824
    /// {1}: {2} dossiers and an index
    case dossierWrittenAll = 1825
    /// this is no dossier: expected a file that 'claims dossier' wrote, in the format {1}; found {2} bytes of something else, or the first of one that was cut
    case dossierIsNone = 1826
    /// it was changed after it was made: its bytes hash to {1}, and it says {2}
    case dossierSealBroken = 1827
    /// it was changed after it was made: {1}
    case dossierDataBroken = 1828
    /// step {1} was changed
    case dossierStepBroken = 1829
    /// the part '{1}' was changed
    case dossierPartBroken = 1830
    /// its evidence does not hold: {1}
    case dossierEvidenceFault = 1831
    /// {1}: whole; {2} steps, {3} frames proven in the log {4} of {5} frames{6}; SHA-256 {7}
    case dossierVerified = 1832
    /// it is what the log {1} says
    case dossierDerived = 1833
    /// its data are what the log {1} says; the page around them is not what this version writes: another version wrote it, or it was changed
    case dossierOfOtherVersion = 1834
    /// it is not what the log {1} says: {2}
    case dossierNotDerived = 1835
    /// its SHA-256 was recorded by {1} at {2}, position {3}
    case dossierRecordedBy = 1836
    /// nobody recorded its SHA-256 in the log {1}
    case dossierNotRecorded = 1837
    /// step {1} says something else
    case dossierTellsOther = 1838
    /// the part '{1}' says something else
    case dossierPartTellsOther = 1839
    /// expected {1}, found {2}
    case expectedFound = 1840
    /// nothing
    case nothing = 1841
    /// {1}: expected {2}
    case reasonExpected = 1842
    /// {1}: found {2}
    case reasonFound = 1843
    /// {1}: expected {2}, found {3}
    case reasonExpectedFound = 1844
    /// this command may not be sent as {1}
    case notSentAs = 1845
    /// this command may not be sent as {1}, only as {2}
    case onlySentAs = 1846
    /// in this status this command may not be sent as {1}, only as {2}
    case onlySentInStatusAs = 1847
    /// the sender does not hold the role {1}, only {2}
    case roleNotHeld = 1848
    /// '{1}' holds no role in this log, so not {2} either
    case holdsNoRole = 1849
    /// nobody is registered yet: {1}
    case nobodyIsRegisteredYet = 1850
    /// “{1}”
    case quoted = 1851
    /// yes
    case yes = 1852
    /// no
    case no = 1853
    /// {1} claim
    case oneClaim = 1854
    /// {1} claims
    case manyClaims = 1855
    /// it ends within a value, at byte {1}
    case endsWithinValue = 1856
    /// malformed at byte {1}: {2}
    case malformedAt = 1857
    /// code {1} of {2} is not known
    case unknownCode = 1858
    /// kind {1} of {2} is not known
    case unknownKind = 1859
    /// there is no such file
    case thereIsNoSuchFile = 1860
    /// there is no folder {1}
    case thereIsNoFolder = 1861
    /// its mark file {1}.mark is missing, and it was not closed: nothing shows whether its end was lost
    case markIsMissing = 1862
    /// there is no log, but its mark file {1}.mark tells that there was one
    case thereIsNoLogBut = 1863
    /// {1} is being written by {2}
    case isBeingWrittenBy = 1864
    /// {1} is damaged at byte {2}: {3}
    case isDamagedAtByte = 1865
    /// the file is empty; a log begins with a header of 4096 bytes
    case fileIsEmptyLogBegins = 1866
    /// this is not a log: it does not begin with the bytes of one
    case thisIsNotLogIt = 1867
    /// the header is cut off after {1} of 4096 bytes
    case headerIsCutOffAfter = 1868
    /// the header does not match its checksum
    case headerDoesNotMatchIts = 1869
    /// the log has format {1} with features {2}; this version reads format 1
    case logHasFormatWithFeatures = 1870
    /// the earlier backup is damaged, and somebody is writing the log, of which {1} of its {2} bytes can be read so far: ask again once more was written, or when it is closed
    case earlierBackupIsDamagedAnd = 1871
    /// somebody is writing the log, and {1} of {2} frames can be read so far: ask again once more was written, or when it is closed
    case somebodyIsWritingLogAnd = 1872
    /// the refusal cannot be read: {1}
    case refusalCannotBeRead = 1873
    /// the command cannot be read: {1}
    case commandCannotBeRead = 1874
    /// decided under revision {1} of the rules; at this position the log has revision {2}
    case decidedUnderRevisionOfRules = 1875
    /// an event cannot be read: {1}
    case eventCannotBeRead = 1876
    /// accepted then, refused today: {1}
    case acceptedThenRefusedToday = 1877
    /// accepted then, refused with what is known now: {1}
    case acceptedThenRefusedWithHindsight = 1878
    /// a repetition, which is never recorded
    case repetitionWhichIsNeverRecorded = 1879
    /// refused then, accepted today: {1}
    case refusedThenAcceptedToday = 1880
    /// refused then, accepted with what is known now; then because {1}
    case refusedThenAcceptedWithHindsight = 1881
    /// refused then because {1}; today because {2}
    case refusedThenBecauseTodayBecause = 1882
    /// event {1} went to another stream than today's
    case eventWentToAnotherStream = 1883
    /// then {1}; today {2}
    case thenToday = 1884
    /// an object
    case object = 1885
    /// the map
    case map = 1886
    /// transitions: all count where they are part of the classifier
    case transitionsAllCountWhereThey = 1887
    /// amount: only claims have amounts
    case amountOnlyClaimsHaveAmounts = 1888
    /// {1}: expected at least one step; an activity without any is ignored
    case expectedAtLeastOneStep = 1889
    /// rules.values.fourEyes: may be false only where "resources" are "roles": two people are one name there
    case rulesValuesFourEyesMayBe = 1890
    /// ignore: '{1}' has steps under activities
    case ignoreHasStepsUnderActivities = 1891
    /// {1}: there is no activity '{2}'
    case thereIsNoActivity = 1892
    /// handler or another role
    case handlerOrAnotherRole = 1893
    /// one of {1}
    case oneOf = 1894
    /// {1}: 'by' or 'actor', not both
    case byOrActorNotBoth = 1895
    /// {1}.command: expected a command to a {2}, found {3}
    case commandExpectedCommandToFound = 1896
    /// line {1}: {2}
    case line = 1897
    /// why the rules differ
    case whyRulesDiffer = 1898
    /// {1}.values: expected rules that differ from the built-in ones
    case valuesExpectedRulesThatDiffer = 1899
    /// the XML ends before it is complete; the file may be cut off
    case xMLEndsBeforeItIs = 1900
    /// more than {1} elements in one another
    case moreThanElementsInOne = 1901
    /// expected <log>, found <{1}>: this is not XES
    case expectedLogFoundThisIs = 1902
    /// an event outside any <trace> belongs to no case
    case eventOutsideAnyTraceBelongs = 1903
    /// trace {1} has more than {2} bytes
    case traceHasMoreThanBytes = 1904
    /// an event of trace {1} has more than {2} attributes
    case eventOfTraceHasMore = 1905
    /// this is not well-formed XML: {1}
    case thisIsNotWellFormed = 1906
    /// something follows the root element
    case somethingFollowsRootElement = 1907
    /// a character that XML does not allow, or that is not UTF-8
    case characterThatXMLDoesNot = 1908
    /// an entity that is not defined
    case entityThatIsNotDefined = 1909
    /// an attribute is malformed
    case attributeIsMalformed = 1910
    /// '>' is missing
    case isMissing = 1911
    /// an end tag does not match its start tag
    case endTagDoesNotMatch = 1912
    /// an encoding that cannot be read
    case encodingThatCannotBeRead = 1913
    /// error {1} of libxml2
    case xmlError = 1914
    /// trace {1} has more than {2} events
    case traceHasMoreThanEvents = 1915
    /// , which has no time zone
    case whichHasNoTimeZone = 1916
    /// one character, neither a quote nor a line end, or tab
    case delimiterOfOneByte = 1917
    /// it has no {1}
    case itHasNo = 1918
    /// {1} is given twice, with different values
    case saysTwiceAndDifferently = 1919
    /// expected a time such as {1}, found '{2}'{3}
    case expectedTime = 1920
    /// {1} is earlier than {2}, which stands before it: the order of the log counts
    case earlierThanBefore = 1921
    /// there is no column '{1}'; there are: {2}. Name the columns in the map's member 'log'
    case thereIsNoColumn = 1922
    /// the column '{1}' is there twice
    case columnTwice = 1923
    /// line {1}
    case lineOnly = 1924
    /// a quote has no end
    case quoteHasNoEnd = 1925
    /// expected the next cell or the end of the line behind a quote
    case somethingBehindAQuote = 1926
    /// this is longer than {1} bytes
    case longerThanBytes = 1927
    /// expected several cells, separated by a comma, a semicolon, a tab or '|'; --delimiter says what else separates them
    case noDelimiterFound = 1928
    /// the cells are separated by '{1}', by its first line; --delimiter says otherwise
    case delimiterFound = 1929
    /// this is not UTF-8; put it in UTF-8 first: iconv -f WINDOWS-1252 FILE
    case thisIsNotUTF8 = 1930
    /// {1} cells; the first line has {2}
    case rowOfOtherLength = 1931
    /// {1}: the id '{2}' stands twice
    case idStandsTwice = 1932
    /// {1} events have no object of type {2}, and belong to no case
    case eventsOfNoCase = 1933
    /// {1} events have several objects of type {2}, and are an event of each
    case eventsOfSeveralCases = 1934
    /// no map can read {1} values: {2}
    case valuesThatNoMapReads = 1935
    /// the last line has no line break: if the table was cut, what follows it is missing
    case lastLineHasNoEnd = 1936
    /// the lines end in carriage returns alone; convert them to line feeds first: tr '\r' '\n'
    case linesEndInCarriageReturns = 1937
    /// expected an object with lists "objects" and "events", found {1}: this is not OCEL 2.0
    case notOCEL = 1938
    /// the log has no objects, and each case is one
    case logHasNoObjects = 1939
    /// a currency such as EUR
    case currencySuchAsEUR = 1940
    /// the log does not say '{1}', from which {2} is read; 'else' in the map says what it is then
    case logDoesNotSay = 1941
    /// {1}: this has fields of its own, each of which may be read
    case fieldOfFields = 1942
    /// a number such as 35.50
    case numberSuchAs = 1943
    /// an amount with at most {1} digits after the point, as {2} has; "round" in the map rounds
    case amountOfDigits = 1944
    /// the file is empty
    case fileIsEmpty = 1945
    /// this is compressed with gzip; unpack it first: zcat FILE | … -
    case thisIsCompressedWithGzip = 1946
    /// there is no element
    case thereIsNoElement = 1947
    /// this is not XML in UTF-8: it does not begin with '<'
    case thisIsNotXMLIn = 1948
    /// this is UTF-16; put it in UTF-8 first: iconv -f UTF-16 FILE
    case thisIsUTF16Put = 1949
    /// a DOCTYPE is not read; XES has none
    case dOCTYPEIsNotReadXES = 1950
    /// this has no end within the first {1} bytes
    case thisHasNoEndWithin = 1951
    /// an instruction <?…?> without data is not read
    case instructionWithoutDataIsNot = 1952
    /// the encoding {1} is not read; put it in UTF-8 first: iconv -f {2} FILE
    case encodingIsNotReadPut = 1953
    /// byte {1}: '<?' behind the start of the root is not read; XES has no instructions
    case byteBehindStartOfRoot = 1954
    /// the profile
    case profile = 1955
    /// what the profile is called
    case whatProfileIsCalled = 1956
    /// at least one clock
    case atLeastOneClock = 1957
    /// clocks[{1}].name: there is a clock '{2}' already
    case clocksNameThereIsClock = 1958
    /// pauses.{1}: no clock is paused by it; leave it out
    case pausesNoClockIsPaused = 1959
    /// {1}[{2}]: there is no event '{3}' of a {4}; Specs/SLA.md says which there are
    case thereIsNoEventOf = 1960
    /// {1}: more than {2} different events in one profile
    case moreThanDifferentEventsIn = 1961
    /// what the clock is called
    case whatClockIsCalled = 1962
    /// {1}.types: only claims have types
    case typesOnlyClaimsHaveTypes = 1963
    /// {1}.{2}: expected the names of events, found none
    case expectedNamesOfEventsFound = 1964
    /// {1}.pauses[{2}]: there is no pause '{3}'
    case pausesThereIsNoPause = 1965
    /// {1}: '{2}' does two things to it; what stops a clock and starts it again is "repeats": true
    case doesTwoThingsToIt = 1966
    /// {1}.cancels: a clock that repeats needs an event that ends it
    case cancelsClockThatRepeatsNeeds = 1967
    /// {1}.{2}: expected 1 to {3}, found {4}
    case expected1ToFound = 1968
    /// an array
    case array = 1969
    /// a weekday
    case weekday = 1970
    /// {1}: expected a weekday that is no weekend, and a closing time after the opening one
    case expectedWeekdayThatIsNo = 1971
    /// {1}: expected a time from 00:00 to 24:00, found "{2}"
    case expectedTimeFrom0000 = 1972
    /// importedBy: only an import says who brings a command over: claims send --importing
    case importedByOnlyImportSaysWho = 1973
    /// person: '{1}' goes to a person and to nothing else
    case personGoesToPersonAnd = 1974
    /// command: '{1}' goes to no stream that is named
    case commandGoesToNoStream = 1975
    /// person: '{1}' goes to a {2}
    case personGoesTo = 1976
    /// {1}: '{2}' goes to a {3}
    case goesTo = 1977
    /// one command, such as approve
    case oneCommandSuchAs = 1978
    /// none
    case noValue = 1979
    /// {1}: there is no command '{2}'
    case thereIsNoVerb = 1980
    /// {1}: {2}
    case atPlace = 1981
    /// '{1}'
    case inQuotes = 1982
    /// the end
    case end = 1983
    /// at most {1} levels
    case atMostLevels = 1984
    /// a value
    case value = 1985
    /// a name in quotes
    case nameInQuotes = 1986
    /// a colon
    case colon = 1987
    /// each name once
    case eachNameOnce = 1988
    /// a comma or }
    case commaOrBrace = 1989
    /// a comma or ]
    case commaOrBracket = 1990
    /// a number below 1.8e308
    case numberBelow18e308 = 1991
    /// a digit
    case digit = 1992
    /// control characters as \u00XX
    case controlCharactersAsU00XX = 1993
    /// a quote at the end of the text
    case quoteAtEndOfText = 1994
    /// UTF-8
    case validUTF8 = 1995
    /// an escape such as \n or \u000a
    case escapeSuchAsNOr = 1996
    /// both halves of a surrogate pair
    case bothHalvesOfSurrogatePair = 1997
    /// four hexadecimal digits
    case fourHexadecimalDigits = 1998
    /// the line
    case wholeLine = 1999
    /// {1}: no such field
    case noSuchField = 2000
    /// {1}: no such field; there are: {2}
    case noSuchFieldThereAre = 2001
    /// {1}: {2} is out of range
    case isOutOfRange = 2002
    /// true or false
    case trueOrFalse = 2003
    /// an integer
    case integer = 2004
    /// an integer from -2^63 to 2^63-1
    case integerFrom263To = 2005
    /// an integer that is not negative
    case integerThatIsNotNegative = 2006
    /// a string
    case string = 2007
    /// bytes in base64url without padding
    case bytesInBase64urlWithoutPadding = 2008
    /// a UUID
    case uUID = 2009
    /// a string without the character U+0000
    case stringWithoutNUL = 2010
    /// a time such as 2026-03-01T09:00:00Z
    case timeSuchAs202603 = 2011
    /// a time whose seconds are 00 to 59, since leap seconds are not kept: give the second before it or after it
    case timeWithoutLeapSecond = 2012
    /// a date such as 2026-03-01
    case dateSuchAs202603 = 2013
    /// {1}; {2}
    case inTurn = 2014
    /// expected a code of {1} that is in use, found '{2}'; 'claims catalogs {3}' lists them
    case expectedCodeOfThatIs = 2015
    /// version: expected a number from 1, found 0; count on from the newest
    case versionExpectedNumberFrom1 = 2016
    /// give it one that nothing else in the flow has
    case giveItOneThatNothing = 2017
    /// rename one of the two, and what leads to it
    case renameOneOfTwoAnd = 2018
    /// name one of the questions
    case nameOneOfQuestions = 2019
    /// add one, or make it a result
    case addOneOrMakeIt = 2020
    /// name a question or a result, or add one of this id
    case nameQuestionOrResultOr = 2021
    /// lead an option here, or take it out
    case leadOptionHereOrTake = 2022
    /// lead that option on; going back is a command of its own
    case leadThatOptionOnGoing = 2023
    /// every text stands in English and in Spanish
    case everyTextStandsInEnglish = 2024
    /// a text
    case text = 2025
    /// an array of texts
    case arrayOfTexts = 2026
    /// an integer above zero
    case integerAboveZero = 2027
    /// a time
    case time = 2028
    /// what the app has a number for
    case whatAppHasNumberFor = 2029
    /// not before {1}
    case notBefore = 2030
    /// nobody in an anonymous report
    case nobodyInAnonymousReport = 2031
    /// somebody
    case somebody = 2032
    /// one of description, message_content, suspicious_url and evidence_url
    case oneOfDescriptionMessageContent = 2033
    /// none of them
    case noneOfThem = 2034
    /// the number of nuevo, revisado, en_investigacion or cerrado
    case numberOfNuevoRevisadoEn = 2035
    /// an id and a name that no other has
    case idAndNameThatNo = 2036
    /// the source
    case source = 2037
    /// a year from 1678 to 2261
    case yearFrom1678To2261 = 2038
    /// another
    case another = 2039
    /// a year
    case year = 2040
    /// a code
    case code = 2041
    /// not in {1} as the others are
    case notInAsOthersAre = 2042
    /// a sum of more than 36 digits
    case sumOfTooManyDigits = 2043
    /// a list
    case list = 2044
    /// missing; R4 requires it
    case missingR4RequiresIt = 2045
    /// {1} says it, and was taken
    case saysItAndWasTaken = 2046
    /// professional, institutional, pharmacy, oral, vision or a type of this kernel
    case professionalInstitutionalPharmacyOralVision = 2047
    /// claim, preauthorization or predetermination
    case claimPreauthorizationOrPredetermination = 2048
    /// entered in error: it should never have been
    case enteredInErrorItShould = 2049
    /// expected {1}
    case expected = 2050
    /// expected {1} or Bundle, found {2}
    case expectedOrBundleFound = 2051
    /// an id
    case id = 2052
    /// a FHIR resource
    case fHIRResource = 2053
    /// missing: this is no FHIR resource
    case missingThisIsNoFHIR = 2054
    /// missing, and no item has a price: nothing is claimed
    case missingAndNoItemHas = 2055
    /// a code or a text
    case codeOrText = 2056
    /// a number
    case number = 2057
    /// the items add up to too much
    case itemsAddUpToToo = 2058
    /// a reference, an identifier or a display
    case referenceIdentifierOrDisplay = 2059
    /// read before, with the same content
    case readBeforeWithSameContent = 2060
    /// read before, with other content
    case readBeforeWithOtherContent = 2061
    /// missing: which claim it answers is not said
    case missingWhichClaimItAnswers = 2062
    /// the log holds it with other content, and nothing that is written is replaced: change the claim by commands, or import this one under another --source
    case heldWithOtherContent = 2063
    /// {1} is refused: {2}
    case commandIsRefused = 2064
    /// {1} is left out: {2}
    case isLeftOut = 2065
    /// {1} is neither among the resources nor in the log
    case isNeitherAmongResourcesNor = 2066
    /// a number of at most 36 digits
    case numberOfSoManyDigits = 2067
    /// a number above zero
    case numberAboveZero = 2068
    /// a date
    case date = 2069
    /// a day or a time with its offset
    case dayOrTimeWithIts = 2070
    /// missing: an amount needs one
    case missingAmountNeedsOne = 2071
    /// a currency such as USD
    case currencySuchAsUSD = 2072
    /// more than {1}
    case moreThan = 2073
    /// {1}: it does not count
    case itDoesNotCount = 2074
    /// there is nothing of this name
    case thereIsNothingOfThis = 2075
    /// {1} streams begin so: name one of them in full
    case streamsBeginSoNameOne = 2076
    /// position {1} cannot be read by this version: {2}
    case positionCannotBeReadBy = 2077
    /// there is no claim {1} to go on behind
    case thereIsNoClaimTo = 2078
    /// {1} at position {2}: {3}
    case eventDiffers = 2079
    /// {1} then {2}, today {3}
    case fieldThenToday = 2080
    /// absent
    case absent = 2081
    /// {1} (decided by version {2}; this is version {3})
    case decidedByVersion = 2082
    /// not valid JSON: expected {1} behind byte {2} of {2}
    case notValidJSONAtEnd = 2083
    /// not valid JSON: expected {1} at byte {2} of {3}
    case notValidJSON = 2084
    /// activities: expected {"some activity": [{"command": …}]}
    case activitiesExpectedSomeActivityCommand = 2085
    /// amount: expected {"minorUnits": 10000, "currency": "EUR"} or another
    case amountExpectedMinorUnits10000Currency = 2086
    /// a verb or {"verb": {…}}
    case verbOrVerb = 2087
    /// pauses.{1}: expected {"from": [events], "to": [events]}
    case pausesExpectedFromEventsTo = 2088
    /// histories: expected an object
    case historiesExpectedObject = 2089
    /// scenarios: expected an array; is this a file of scenarios?
    case scenariosExpectedArrayIsThis = 2090
    /// scenarios[{1}].name: '{2}' stands here twice
    case scenariosNameStandsHereTwice = 2091
    /// a command
    case command = 2092
    /// {1}.at: {2} is before {3}
    case atIsBefore = 2093
    /// {1}: there is no history '{2}'
    case thereIsNoHistory = 2094
    /// {1}: the history '{2}' holds itself
    case historyHoldsItself = 2095
    /// {1}: expected {"accepted": […]} or {"refused": […]}
    case expectedAcceptedOrRefused = 2096
    /// there is no event {1}
    case thereIsNoEvent = 2097
    /// there is no command {1}
    case thereIsNoCommand = 2098
    /// {1}: did you mean {2}?
    case didYouMean = 2099
    /// it says which time of 'period' counts, and there is none
    case itNeedsPeriod = 2100
    /// it needs a stream
    case aroundNeedsStream = 2101
    /// late
    case columnLate = 2102
    /// command
    case columnCommand = 2103
    /// (only counted)
    case onlyCounted = 2104
    /// reasons
    case columnReasons = 2105
    /// pos.
    case columnPosition = 2106
    /// recorded
    case columnRecorded = 2107
    /// who
    case columnWho = 2108
    /// event
    case columnEvent = 2109
    /// what it says
    case columnSays = 2110
    /// refused command
    case columnRefusedCommand = 2111
    /// stream
    case columnStream = 2112
    /// and why
    case columnWhy = 2113
    /// refused
    case columnRefused = 2114
    /// accepted
    case columnAccepted = 2115
    /// first accepted
    case columnFirstAccepted = 2116
    /// {"id": …, "role": …}
    case idRole = 2117
    /// {"approve": {…}} or another one
    case approveOrAnotherOne = 2118
    /// {1} or {2}
    case oneOrOther = 2119
    /// params.at: expected a time such as 2026-03-01T09:00:00Z
    case paramsAtExpectedTimeSuch = 2120
    /// cancelled
    case cancelled = 2121
    /// a line of more than {1} bytes
    case lineOfMoreThanBytes = 2122
    /// there is no method '{1}'
    case thereIsNoMethod = 2123
    /// expected 'initialize' first
    case expectedInitializeFirst = 2124
    /// 'initialize' came before
    case initializeCameBefore = 2125
    /// 'shutdown' came before
    case shutdownCameBefore = 2126
    /// an earlier request with this id is not answered yet
    case earlierRequestWithThisId = 2127
    /// expected a string or a 64-bit integer
    case expectedStringOr64Bit = 2128
    /// params: expected one of 'slice', 'feed' and 'outbox'
    case paramsExpectedOneOfSlice = 2129
    /// params.outbox: there is no outbox here
    case paramsOutboxThereIsNo = 2130
    /// there are {1} subscriptions already
    case thereAreSubscriptionsAlready = 2131
    /// there is no subscription {1}
    case thereIsNoSubscription = 2132
    /// {1} due, and refused to '{2}': {3}. Tried again each time, told once
    case dueIsRefused = 2133
    /// what is due was not sent: {1}. Tried again each time, told once
    case dueIsNotSent = 2134
    /// there is no outbox here: serve with one for '{1}'
    case thereIsNoOutboxHere = 2135
    /// only the other side says that somebody is not
    case onlyOtherSideSaysThat = 2136
    /// it is missing
    case itIsMissing = 2137
    /// it is missing: who asks?
    case itIsMissingWhoAsks = 2138
    /// it needs a 'role' to suppose
    case itNeedsRoleToSuppose = 2139
    /// '{1}' stands for none
    case standsForNone = 2140
    /// expected KEY, KEY:asc or KEY:desc, found '{1}'
    case expectedKEYKEYAscOr = 2141
    /// expected a position, a day, a time such as 2025-03-04T12:00:00Z, or any of them followed by @TIME for what was true then, found '{1}'
    case expectedPointOfHistory = 2142
    /// it is behind 'to'
    case itIsBehindTo = 2143
    /// expected exactly one stream, such as {"claim": UUID}
    case expectedExactlyOneStreamSuch = 2144
    /// expected one of {1}, found '{2}'
    case expectedOneOfFound = 2145
    /// there are no batches: send one message a line
    case thereAreNoBatchesSend = 2146
    /// expected an object
    case expectedObject = 2147
    /// id: expected a string or a 64-bit integer
    case idExpectedStringOr64 = 2148
    /// {1}: no such member; there are: id, jsonrpc, method, params
    case noSuchMemberThereAre = 2149
    /// jsonrpc: expected "2.0"
    case jsonrpcExpected20 = 2150
    /// method: expected a string
    case methodExpectedString = 2151
    /// params: expected an object
    case paramsExpectedObject = 2152
    /// an unknown type
    case unknownType = 2153
    /// the file is too large: at most {1} bytes
    case fileIsTooLargeAt = 2154
    /// such files are not taken: {1}
    case suchFilesAreNotTaken = 2155
    /// the file is {1}, and not {2}
    case fileIsAndNot = 2156
    /// the file has {1} bytes, and not {2}
    case fileHasBytesAndNot = 2157
    /// the file cannot be read: {1}
    case fileCannotBeRead = 2158
    /// there is no connection
    case thereIsNoConnection = 2159
    /// please sign in again
    case pleaseSignInAgain = 2160
    /// the upload was stopped
    case uploadWasStopped = 2161
    /// the upload failed: {1}
    case uploadFailed = 2162
    /// the preferences could not be read or kept: {1}
    case preferencesCouldNotBeRead = 2163
    /// it was not done: {1}
    case itWasNotDone = 2164
    /// the secret could not be read or kept: {1}
    case secretCouldNotBeRead = 2165
    /// {1} to {2}
    case to = 2166
    /// in {1}
    case inStatus = 2167
    /// there is no verb '{1}'
    case thereIsNoVerbThe = 2168
    /// there is no verb and no command '{1}'
    case thereIsNoHelpOn = 2169
    /// there is no command '{1}'
    case thereIsNoCommandNamed = 2170
    /// there is no command '{1}'; 'claims help commands' lists all
    case thereIsNoCommandListed = 2171
    /// '{1}' is no word of '{2}'. If it is the log, say --log {1}
    case noWordButLog = 2172
    /// Goes to what the line names as "{1}".
    case commandGoesTo = 2173
    /// Goes to what a log has once: the line names nothing.
    case commandGoesToTheLog = 2174
    /// Fields
    case fieldsOfIt = 2175
    /// Who sends it, and in which status
    case whoSendsItWhen = 2176
    /// A line to fill in; each command has an id of its own
    case exampleToFillIn = 2177
    /// required: {1}
    case requiredField = 2178
    /// optional: {1}
    case optionalField = 2179
    /// An amount is counted in minor units, such as cents: 90000 of EUR are 900.00 EUR.
    case unitsOfAmounts = 2180
    /// A line to fill in, with the required fields and an id of its own; the optional ones may be added
    case exampleOfNeeded = 2181
    /// a whole number of minor units, such as cents: 90000 of EUR are 900.00 EUR
    case kindMinorUnits = 2182
    /// {1}; registered are {2}
    case registeredAre = 2183
    /// nobody is registered as '{1}'
    case nobodyIsRegisteredAs = 2184
    /// that is {1}
    case isAnotherKind = 2185
    /// true or false
    case kindFlag = 2186
    /// a whole number
    case kindNumber = 2187
    /// a text
    case kindText = 2188
    /// bytes in base64url
    case kindBytes = 2189
    /// a UUID
    case kindIdentifier = 2190
    /// a time such as 2025-03-04T12:00:00Z
    case kindTime = 2191
    /// a currency such as EUR
    case kindCurrency = 2192
    /// {1}: Enter takes {2}
    case askOrTake = 2193
    /// {1} is needed
    case isNeeded = 2194
    /// an object of
    case kindObject = 2195
    /// {1}, or nothing
    case orNothing = 2196
    /// an array of: {1}
    case anArrayOf = 2197
    /// . Reading needs the right to read the file and its folder
    case readingNeedsTheRightTo = 2198
    /// reads commands, one a line, until Ctrl-D; 'claims help send' shows one
    case readsLinesUntilControlD = 2199
    /// {1}: Enter for none, anything else to fill one in
    case askWhetherThere = 2200
    /// {1}: {2}
    case askForField = 2201
    /// {1}: {2}; Enter leaves it out
    case askForOptional = 2202
    /// expected {1}, found '{2}'
    case neededAnswerExpected = 2203
    /// expected {1}, found '{2}'; Enter leaves it out
    case answerExpected = 2204
    /// the input ended before the last field: nothing was printed
    case inputEndedEarly = 2205
    /// a quote is left open
    case quoteIsOpen = 2206
    /// this is the shell: say a verb, or 'help'
    case thisIsTheShell = 2207
    /// Try: claims help{1}
    case tryClaimsHelp = 2208
    /// an error that this build has no words for: {1}
    case anErrorThatThisBuild = 2209
    /// . Nothing more was taken. Everything that was answered is in the log; once the cause is mended, send the rest again: what is there already is answered, not repeated
    case nothingMoreWasTakenEverything = 2210
    /// . It is intact. Name the log of claims with --log FILE, and the outbox with --outbox FILE
    case itIsIntactNameThe = 2211
    /// . Writing needs the right to write the file, its folder and {1}.lock
    case writingNeedsTheRightTo = 2212
    /// . Name a log with --log FILE, or make one by sending it commands: claims send --log {1} FILE
    case nameALogWithLog = 2213
    /// . Make it first: mkdir -p {1}
    case makeItFirstMkdirP = 2214
    /// . Nothing was written. Put the mark file back beside the log, or restore both from a copy; if there is none, 'claims salvage {1} NEW' makes a new log of what is there
    case putTheMarkBack = 2215
    /// . Nothing was written. Put the log back from where it went, or restore it from a copy; where a new one is to begin here, move {1}.mark away first
    case nothingWasWrittenPutThe = 2216
    /// . Nothing was written. Put the log back from where it went, or restore it from a copy; where a new one is to begin here, move {1}.keys away first
    case putTheLogBackOrMoveKeys = 2217
    /// . End that process first; the reading verbs work meanwhile
    case endThatProcessFirstThe = 2218
    /// . What was durable there is missing or changed. Nothing was written. Restore the file from a copy; 'claims verify --log {1}' tells how much of it is intact, and 'claims salvage' writes that to a new log
    case whatWasDurableThereIs = 2219
    /// If it was never a log, remove it or name another with --log FILE
    case ifItWasNeverA = 2220
    /// Name another with --log FILE
    case nameAnotherWithLogFILE = 2221
    /// Restore the file from a copy
    case restoreTheFileFromA = 2222
    /// Use a newer version
    case useANewerVersion = 2223
    /// {1}: expected one of {2}, found '{3}'
    case fieldExpectedOneOfFound = 2224
    /// '{1}' has no option {2}
    case hasNoOption = 2225
    /// --{1} takes no value
    case takesNoValue = 2226
    /// --{1} needs a value, and {2} is an option; a value that begins with -- is written --{1}={2}
    case needsAValueBefore = 2227
    /// --{1} needs a value
    case needsAValue = 2228
    /// --{1} is given twice
    case isGivenTwice = 2229
    /// '{1}' needs {2}
    case needs = 2230
    /// --{1}: expected a number, found '{2}'
    case expectedANumberFound = 2231
    /// --{1}: expected a time such as 2025-03-04T12:00:00Z or a day such as 2025-03-04, found '{2}'
    case expectedATimeSuchAs = 2232
    /// '{1}' is one word too many for '{2}'
    case isOneWordTooMany = 2233
    /// {1} and {2} exclude one another: give one of them
    case andExcludeOneAnotherGive = 2234
    /// anybody
    case anybody = 2235
    /// as
    case inRole = 2236
    /// '{1}' holds no role in the register
    case holdsNoRoleInThe = 2237
    /// --as: '{1}' is not registered in this log; say {1}:ROLE, one of: {2}
    case asIsNotRegisteredIn = 2238
    /// --as: there is no role '{1}'; the roles are: {2}
    case asThereIsNoRole = 2239
    /// a task ended without a result
    case aTaskEndedWithoutA = 2240
    /// refused
    case refused = 2241
    /// others
    case others = 2242
    /// more refused
    case moreRefused = 2243
    /// counted since
    case countedSince = 2244
    /// unless
    case unless = 2245
    /// person
    case person = 2246
    /// the rules
    case theRules = 2247
    /// the catalogs
    case theCatalogs = 2248
    /// warning: anybody may write to the folder {1}: others could put another file in the log's place. Keep the log in a folder of its own: chmod 700
    case warningAnybodyMayWriteTo = 2249
    /// warning: others may write to {1}: chmod 600
    case warningOthersMayWriteTo = 2250
    /// ended by a signal after line {1}, which was answered; what is behind it was not sent: send it again
    case endedByASignalAfterLine = 2251
    /// warning: {1} is on {2}: locks and syncs cannot be relied upon there. Keep the log on a local disk
    case warningIsOnFileSystem = 2252
    /// '{1}' needs --map MAP.json; Examples/Maps has some, and says how they read
    case needsMapMAPJsonExamples = 2253
    /// the map and the log cannot both come from standard input
    case theMapAndTheLog = 2254
    /// standard input
    case standardInput = 2255
    /// longer than {1} bytes, which is the most that is read at once
    case longerThanBytesWhichIs = 2256
    /// {1} ends in a torn write at byte {2}, which is left out. The next 'claims send' cuts it off and keeps a copy
    case endsInATornWrite = 2257
    /// {1} ended in a torn write at byte {2}, as a crash leaves it. Everything acknowledged is there; the torn bytes are kept in {3}
    case endedInATornWrite = 2258
    /// the output could not be written: {1}
    case theOutputCouldNotBe = 2259
    /// the log ends at position {1}
    case theLogEndsAtPosition = 2260
    /// {1} is read as a position, and the log ends at position {2}: for the year, write {3}
    case yearIsReadAsPosition = 2261
    /// there is nothing called '{1}' in this log; 'claims list' names claims, 'claims actors' people
    case thereIsNothingCalledIn = 2262
    /// {1} streams begin with {2}: name one of them in full
    case streamsBeginWithNameOne = 2263
    /// /bin/sh
    case binSh = 2264
    /// general
    case general = 2265
    /// claim
    case claim = 2266
    /// document
    case document = 2267
    /// report
    case report = 2268
    /// accident
    case accident = 2269
    /// property
    case property = 2270
    /// quiz
    case quiz = 2271
    /// lead
    case lead = 2272
    /// activity
    case activity = 2273
    /// title
    case title = 2274
    /// documents
    case documents = 2275
    /// reports
    case reports = 2276
    /// accidents
    case accidents = 2277
    /// properties
    case properties = 2278
    /// quizzes
    case quizzes = 2279
    /// leads
    case leads = 2280
    /// activities
    case activities = 2281
    /// streams
    case streams = 2282
    /// stream
    case stream = 2283
    /// up to
    case upTo = 2284
    /// nobody is registered
    case nobodyIsRegistered = 2285
    /// nobody is found: without options all are listed who are shown to the reader
    case nobodyIsFound = 2286
    /// nothing of anybody called '{1}' is shown: is the name written so?
    case nobodyIsCalled = 2287
    /// {1} more are left out by --limit
    case moreLeftOutByLimit = 2288
    /// from
    case from = 2289
    /// always
    case always = 2290
    /// , not in force any more
    case notInForceAnyMore = 2291
    /// revision
    case revision = 2292
    /// the built-in rules are in force; none were set
    case theBuiltInRulesAre = 2293
    /// since
    case since = 2294
    /// by
    case byActor = 2295
    /// , position
    case position = 2296
    /// as built in
    case asBuiltIn = 2297
    /// built in
    case builtIn = 2298
    /// days in status
    case daysInStatus = 2299
    /// days since the loss
    case daysSinceTheLoss = 2300
    /// on
    case on = 2301
    /// unknown
    case unknown = 2302
    /// oldest
    case oldest = 2303
    /// days
    case days = 2304
    /// status
    case status = 2305
    /// type
    case type = 2306
    /// nobody
    case nobody = 2307
    /// {1} {1:commit|commits}, {2} {2:refusal|refusals}, {3} {3:event|events}
    case commitsRefusalsEvents = 2308
    /// {1} {1:frame|frames}, {2} of them new; {3} bytes, {4} of them new; read back whole
    case framesOfThemNewBytes = 2309
    /// {1} of {2} streams moved to {3}: {4} frames, root {5}
    case movedStreamsOfToArchive = 2310
    /// {1}: {2} bytes instead of {3}
    case logHasBytesInsteadOf = 2311
    /// nothing was lost
    case nothingWasLost = 2312
    /// nothing that stands in the file was lost; it has no seal, so its end may be missing
    case nothingThatStandsInThe = 2313
    /// the header was lost, and the log's id with it: no checkpoint is of the new log
    case theHeaderWasLostAnd = 2314
    /// something was lost: what is told of later states may differ from what was decided
    case somethingWasLostWhatIs = 2315
    /// Name a folder with --dir FOLDER
    case nameAFolderWithDir = 2316
    /// a command was refused
    case aCommandWasRefused = 2317
    /// the benchmark expected {1} lines, found {2}
    case theBenchmarkExpectedLinesFound = 2318
    /// the benchmark expected {1} answers, found {2}, and {3} in the outbox
    case theBenchmarkExpectedAnswersFound = 2319
    /// the benchmark's own claim is missing
    case theBenchmarkSOwnClaim = 2320
    /// the benchmark expected {1} answers, found {2} and {3}
    case theBenchmarkExpectedAnswersFoundAnd = 2321
    /// no difference
    case noDifference = 2322
    /// --{1} is for 'blob {2}'
    case isForBlob = 2323
    /// there is no 'blob {1}'; there is one of: put, get, verify, seal, clean
    case thereIsNoBlobThere = 2324
    /// 'blob put' needs FILE…
    case blobPutNeedsFILE = 2325
    /// 'blob get' needs DIGEST
    case blobGetNeedsDIGEST = 2326
    /// what was somebody's in {1} was erased: nothing more is sealed for it
    case streamIsErased = 2327
    /// {1} has no key in this log: send a command to it first
    case streamHasNoKey = 2328
    /// forgotten: {1} of what was settled
    case itemsAreForgotten = 2329
    /// the {1} {2} names no files: those of claims, documents, reports and accidents are kept
    case streamNamesNoFiles = 2330
    /// the texts of {1} are sealed, and so are its blobs: name with --of STREAM whose bytes they are
    case nameTheStreamOfTheBlob = 2331
    /// sealed: {1}; removed in the clear: {2}; left in the clear, since no stream ever named them: {3}
    case blobsAreSealed = 2332
    /// removed: {1} erased, {2} that interrupted writers left
    case blobsAreRemoved = 2333
    /// the blob {1} was erased
    case blobIsErased = 2334
    /// the blob {1} is sealed: name the log's master key by one of {2}
    case blobIsSealed = 2335
    /// the blob {1} cannot be opened by its key: it is damaged; put it again to mend it
    case blobCannotBeOpened = 2336
    /// '{1}' is no hash: expected 64 hexadecimal digits, or 43 of base64url
    case isNoHashExpected64 = 2337
    /// {1}: there is no such folder. Name one with --blobs DIR, or make one: claims blob put --blobs {1} FILE
    case thereIsNoSuchFolder = 2338
    /// 'catalogs': expected one of {1}, found '{2}'
    case catalogsExpectedOneOfFound = 2339
    /// severity
    case severity = 2340
    /// expires
    case expires = 2341
    /// retired
    case retired = 2342
    /// --new-key needs --signing-key FILE, where the private key goes
    case newKeyNeedsSigningKey = 2343
    /// --signer needs --key: the public half of its key
    case signerNeedsKeyThePublic = 2344
    /// --key is not the public half of --signing-key
    case keyIsNotThePublic = 2345
    /// --signer or --signing-key, not both
    case signerOrSigningKeyNot = 2346
    /// this system has no Ed25519 to check signatures with: name a --verifier COMMAND, or install OpenSSL 3 (libcrypto.so.3)
    case thisSystemChecksNoSignatures = 2347
    /// others may read this private key; chmod 600 it, or make a new one
    case othersMayReadThisPrivate = 2348
    /// the command that prints the master key ended with {1}
    case masterKeyCommandEndedWith = 2349
    /// {1}: a master key has 64 hexadecimal digits; found {2} characters
    case masterKeyHas64Digits = 2350
    /// {1} keeps what is somebody's sealed: name its master key by one of {2}
    case nameTheMasterKeyOf = 2351
    /// this system has no AES to seal with: install OpenSSL 3 (libcrypto.so.3)
    case thisSystemCannotSeal = 2352
    /// {1} holds events that are not sealed; --encrypt wants a new log
    case onlyANewLogIsEncrypted = 2353
    /// the texts of {1} are sealed already
    case isSealedAlready = 2354
    /// the texts of {1} are in the clear: it has no keys
    case textsAreInTheClear = 2355
    /// name the new master key by CLAIMS_NEW_MASTER_KEY, CLAIMS_NEW_MASTER_KEY_FILE or CLAIMS_NEW_MASTER_KEY_COMMAND
    case nameTheNewMasterKey = 2356
    /// its texts are sealed by {1} keys in {2}
    case sealedByKeys = 2357
    /// checkpoints, proofs, dossiers and backups of log {1} say nothing of the new log {2}; as long as one of them or the old log is kept, its texts can be read
    case proofsOfTheOldLog = 2358
    /// {1}: {2} keys, {3} destroyed, {4} damaged; generation {5}
    case keyringHolds = 2359
    /// keys destroyed
    case keysAreDestroyed = 2360
    /// keys are left: the keyring is older than the log
    case keysAreLeft = 2361
    /// keys not looked at
    case keysAreUnknown = 2362
    /// copies of keys from before gone by {1}
    case copiesOfKeysGoneBy = 2363
    /// still opened by {1}
    case stillOpenedBy = 2364
    /// the keyring of {1} was put back from an older copy: the keys of texts that were erased since were destroyed again; streams: {2}
    case keysDestroyedAgain = 2365
    /// nothing is held on {1}
    case nothingIsHeldOn = 2366
    /// their own
    case theirOwn = 2367
    /// they acted in it
    case theyActedInIt = 2368
    /// names them
    case itNamesThem = 2369
    /// {1} events about them
    case eventsAboutThem = 2370
    /// {1} withheld: written by those who work on it for one another
    case withheldInside = 2371
    /// {1} withheld: about others, too
    case withheldOfOthers = 2372
    /// may be erased
    case mayBeErased = 2373
    /// not erased now: {1}
    case isNotErasedNow = 2374
    /// {1} is not there; put it back from its backup
    case keyringIsMissing = 2375
    /// {1} is there already
    case keyringExists = 2376
    /// {1} is not there: texts stay sealed
    case textsStaySealed = 2377
    /// {1} was wrapped by another master key
    case keyringOfAnotherMasterKey = 2378
    /// the keyring is damaged; put it back from its backup
    case keyringIsDamaged = 2379
    /// this is not the keyring that the log names; put the log's own back from its backup
    case keyringOfAnotherLog = 2380
    /// slot {1} is damaged; put the keyring back from its backup
    case keySlotIsDamaged = 2381
    /// key {1} is missing: the keyring is older than the last erasure; put back a later one
    case keyIsMissing = 2382
    /// a text of somebody that is not sealed
    case textIsNotSealed = 2383
    /// key {1} sealed two texts under one nonce
    case nonceWasUsedTwice = 2384
    /// the texts of {1} were erased, and a key of theirs is there: the keyring is older than the log
    case erasedAndAKeyIsThere = 2385
    /// there is no log, but {1}.keys tells of one
    case keyringWithoutLog = 2386
    /// its texts are sealed: whoever writes it needs its master key
    case masterKeyIsNeeded = 2387
    /// key {1} was not wrapped by this master key for its owner
    case keyWasWrappedOtherwise = 2388
    /// a text that key {1} did not seal for its place
    case textWasSealedOtherwise = 2389
    /// the key was destroyed on {1}
    case keyWasDestroyed = 2390
    /// the signer ended with {1} and signed nothing
    case theSignerEndedWithAnd = 2391
    /// the signer gave {1} bytes; expected a signature of 64, or its base64
    case theSignerGaveBytesExpected = 2392
    /// {1} exists; the demo wants a fresh log. Name another with --log FILE
    case existsTheDemoWantsA = 2393
    /// {1} is not here; run the demo in the package's folder, or name a file with --commands FILE
    case isNotHereRunThe = 2394
    /// Name a log with --log FILE
    case nameALogWithLogFILE = 2395
    /// of
    case of = 2396
    /// day
    case day = 2397
    /// attack
    case attack = 2398
    /// impact
    case impact = 2399
    /// anonymous
    case anonymous = 2400
    /// --community is the same for everybody and all of it: leave out --{1}
    case communityIsTheSameFor = 2401
    /// --{1} concerns 'explore claim' alone
    case concernsExploreClaimAlone = 2402
    /// --reopenings is at most 10
    case reopeningsIsAtMost10 = 2403
    /// --runs is at most 10000000 and --states at most 100000000
    case runsIsAtMost10000000 = 2404
    /// there is no machine '{1}'; there is one of: {2}
    case thereIsNoMachineThere = 2405
    /// there is no view '{1}'; there is one of: {2}
    case thereIsNoViewThere = 2406
    /// --amounts wants at most eight numbers from 0, such as 0,1,2; found '{1}'
    case amountsWantsAtMostEight = 2407
    /// cannot export '{1}'; the formats are: {2}
    case thereIsNoExportingOf = 2408
    /// {1} has no option --{2}: it is another format's
    case exportHasNoOption = 2409
    /// {1} exports the current state: it takes neither --kind nor --period
    case exportIsOfNow = 2410
    /// {2} is a record of reads, and {1} is no format of those: expected fhir, csv without --table, or 'claims reads --json'
    case exportHasNoReads = 2411
    /// {1} is a record of reads, all of which its owner reads: leave out --as and --kind
    case readsExportTakesNeither = 2412
    /// {1} belongs to a log that is in use here: write to another file
    case exportIsNoLog = 2413
    /// {1} texts have characters that XML cannot hold: U+FFFD stands for each
    case charactersReplaced = 2414
    /// a map is of claims or of reports: choose one of them with --kind
    case mapIsOfClaimsOrReports = 2415
    /// the rules changed {1} times in that period: the map has the last, and cases of others may deviate
    case rulesChangedMeanwhile = 2416
    /// {1}: {2} of {3} ({4} %), {5}/s, {6} left
    case progressOf = 2417
    /// {1}: {2}, {3}/s
    case progressSoFar = 2418
    /// reading the log
    case logIsRead = 2419
    /// reading the input
    case inputIsRead = 2420
    /// commands judged
    case commandsAreJudged = 2421
    /// commands sent
    case commandsAreSent = 2422
    /// streams written
    case streamsAreWritten = 2423
    /// interrupted. What is in the log is whole and stays; the same command goes on from there, and writes nothing twice
    case interruptedWhatIsWrittenStays = 2424
    /// interrupted. The log is as it was, and what was there before under the other name; give the same command again
    case interruptedLogIsAsItWas = 2425
    /// interrupted. The log is as it was; give the same command again
    case interruptedNothingWasChanged = 2426
    /// files looked at
    case filesAreLookedAt = 2427
    /// states explored
    case statesAreExplored = 2428
    /// random walks
    case walksAreMade = 2429
    /// scenarios played
    case scenariosArePlayed = 2430
    /// rounds
    case roundsAreMeasured = 2431
    /// {1}: {2} of {3} ({4} %), {5} left
    case progressSlowly = 2432
    /// interrupted. Nothing was written; give the same command again
    case interruptedNothingWasWritten = 2433
    /// interrupted. Every blob that is there is whole and stays; give the same command again
    case interruptedBlobsAreWhole = 2434
    /// interrupted. What was sent is in the demo's log and stays; given again, the demo begins in a fresh log
    case interruptedDemo = 2435
    /// interrupted. The figures that were printed stand; the log of what was being measured stays, {1} and what lies beside it: remove it
    case interruptedBench = 2436
    /// {1} of {2} reports are left out
    case ofReportsAreLeftOut = 2437
    /// loss
    case loss = 2438
    /// after months
    case afterMonths = 2439
    /// paid
    case paid = 2440
    /// in all
    case inAll = 2441
    /// triangle
    case triangle = 2442
    /// total
    case total = 2443
    /// 'flows': expected check or publish, found '{1}'
    case flowsExpectedCheckOrPublish = 2444
    /// 'flows {1}' needs FILE
    case flowsNeedsFILE = 2445
    /// {1}: {2}, and nothing is wrong with it
    case andNothingIsWrongWith = 2446
    /// 'flows publish' needs --as ACTOR: the administrator who publishes it
    case flowsPublishNeedsAsACTOR = 2447
    /// 'flows publish' needs --reason TEXT: why it is published
    case flowsPublishNeedsReasonTEXT = 2448
    /// {1} is published
    case isPublished = 2449
    /// 'archive' needs --before TIME: streams move whose last event is older
    case archiveNeedsBefore = 2450
    /// 'allowed' needs --as ACTOR, one of: {1}; 'claims actors' tells their roles
    case allowedNeedsOneOf = 2451
    /// a command is one line of JSON: 'claims help send' shows one
    case oneCommandALine = 2452
    /// no line is a command, so {1} was not made: a command is one line of JSON; 'claims help send' shows one, and 'claims new COMMAND' asks for it
    case noCommandNoLog = 2453
    /// nobody is registered in this log yet. Its first command registers the administrator, who registers all others: {1}
    case registerTheFirst = 2454
    /// 'allowed' needs --as ACTOR
    case allowedNeedsAsACTOR = 2455
    /// in
    case inState = 2456
    /// --{1} is for incidents alone
    case isForIncidentsAlone = 2457
    /// there is no importing of '{1}'; there is one of: xes, csv, ocel, fhir, veris, incidents
    case thereIsNoImportingOf = 2458
    /// '{1}' is one word too many: a map reads one log
    case isOneWordTooManyA = 2459
    /// --source is for fhir, veris and incidents
    case sourceIsForFhirVeris = 2460
    /// say who imports, --by ADMIN; the log's administrators are: {1}
    case sayWhoImportsByADMIN = 2461
    /// {1}[{2}]
    case placeInFile = 2462
    /// {1}, line {2}
    case lineOfFile = 2463
    /// {1}, incident {2}
    case incidentThere = 2464
    /// the same incident as {1}
    case standsAlreadyAt = 2465
    /// it has the id of {1} and says something else: the first one counts
    case saysOtherwiseThan = 2466
    /// --map is for xes, csv and ocel alone
    case mapIsForXesAlone = 2467
    /// there is no 'claims map {1}'; there is: claims map draft FILE
    case thereIsNoMapVerb = 2468
    /// a draft: under it {1} of {2} cases conform; {3} guesses to look at, each marked in the map
    case draftedMap = 2469
    /// '-' is given twice
    case dashIsGivenTwice = 2470
    /// ; go on with --after
    case goOnWithAfter = 2471
    /// 'list': expected one of {1}, found '{2}'
    case listExpectedOneOfFound = 2472
    /// --{1} concerns activities alone
    case concernsActivitiesAlone = 2473
    /// --{1} concerns claims alone
    case concernsClaimsAlone = 2474
    /// updated
    case updated = 2475
    /// --reason needs --drop
    case reasonNeedsDrop = 2476
    /// --resolve and --by need one another
    case resolveAndByNeedOne = 2477
    /// {1}: there is no such file. Name an outbox with --outbox FILE, or make one by queueing commands: claims send --outbox {1} FILE
    case thereIsNoSuchFileName = 2478
    /// --outbox and --log name the same file, {1}: an outbox is a log of its own
    case outboxAndLogNameThe = 2479
    /// --edit: expected a command, a line of at most {1} bytes
    case editExpectedACommandA = 2480
    /// --{1}: expected rebase, keepLocal or keepRemote, found '{2}'
    case expectedRebaseKeepLocalOrKeepRemote = 2481
    /// {1}: there is no outbox, nothing waits
    case thereIsNoOutboxNothing = 2482
    /// --{1}: expected the UUID of a command, found '{2}'
    case expectedTheUUIDOfA = 2483
    /// --proof of consistency needs --against FILE as well
    case proofOfConsistencyNeedsAgainst = 2484
    /// it holds for another checkpoint than the one that was kept; 'claims prove --at' makes evidence for a kept one
    case itHoldsForAnotherCheckpoint = 2485
    /// ; --against or --key tell whether that is to be believed
    case againstOrKeyTellWhether = 2486
    /// ; its signature was not checked: --key names the key to believe
    case itsSignatureWasNotChecked = 2487
    /// , signed by {1}
    case signedBy = 2488
    /// , cosigned by {1} of {2} witnesses: {3}
    case cosignedBy = 2489
    /// ; not counted, as no --key or --witness names them: {1}
    case notCountedUnknown = 2490
    /// --quorum: expected 1 to {1}, the number of witnesses; found {2}
    case quorumExpectedUpTo = 2491
    /// --witness: the key of {1} is named twice
    case witnessIsNamedTwice = 2492
    /// expected one key per line; found none
    case noKeyInFile = 2493
    /// --signer needs one --witness: the public half of its key, of type 04
    case signerNeedsWitness = 2494
    /// 'witness sign' needs --signing-key FILE, or --signer COMMAND
    case signNeedsSigner = 2495
    /// it needs --state FILE, in which the witness keeps what it saw
    case witnessNeedsState = 2496
    /// 'witness {1}' needs {2}
    case witnessNeedsFile = 2497
    /// there is no 'witness {1}'; there is one of: new, request, timestamp, sign, add, show
    case thereIsNoWitnessThere = 2498
    /// the log has not signed it, so no witness will; print it by 'claims checkpoint' with --signing-key or --signer
    case logHasToSign = 2499
    /// {1}: {2} new, {3} signatures in all
    case cosignaturesAdded = 2500
    /// {1}, {2} frames{3}
    case checkpointOfFrames = 2501
    /// it is there already
    case itIsThereAlready = 2502
    /// there is no such file; 'claims witness new --state FILE' makes one, once: a witness that forgets would sign two histories
    case noWitnessHere = 2503
    /// {1}: another process signs by this state now; try again
    case anotherWitnessSigns = 2504
    /// an authority that does not name itself
    case nobodyNamed = 2505
    /// timestamped {1} by {2}, policy {3}, serial {4}; the authority's signature is not checked here
    case timestampedByOf = 2506
    /// to check it: openssl ts -verify -digest {1} -in {2} -CAfile CERTIFICATES
    case checkTimestampBy = 2507
    /// nothing is shown, since it could not be recorded who reads it: {1}
    case notShownSinceNotRecorded = 2508
    /// --reads and --log name the same file, {1}: who reads is recorded in a log of its own
    case readsAreALogOfTheirOwn = 2509
    /// the log's holder
    case holderOfTheLog = 2510
    /// {1} row
    case oneRowRead = 2511
    /// {1} rows
    case manyRowsRead = 2512
    /// {1} stream
    case oneStreamRead = 2513
    /// {1} streams
    case manyStreamsRead = 2514
    /// {1} read
    case oneRead = 2515
    /// {1} reads
    case manyReads = 2516
    /// 'prove' needs WHAT, with --at FILE or without, or --since FILE alone
    case proveNeedsWHATWithAt = 2517
    /// expected text, found bytes that are not UTF-8
    case expectedTextFoundBytesThat = 2518
    /// --origin: expected a name without line ends and other controls
    case originExpectedANameWithout = 2519
    /// revisions {1} to {2} are not shown
    case revisionsToAreNotShown = 2520
    /// --receipt finds one report, whoever asks: leave out --{1}
    case receiptFindsOneReportWhoever = 2521
    /// --receipt finds one report: leave out --community
    case receiptFindsOneReportLeave = 2522
    /// no anonymous report has this code; compare it, letter by letter, with what you kept
    case noAnonymousReportHasThis = 2523
    /// closed as
    case closedAs = 2524
    /// incident
    case incident = 2525
    /// begun
    case begun = 2526
    /// handed in
    case handedIn = 2527
    /// last change
    case lastChange = 2528
    /// files
    case files = 2529
    /// report
    case reportOfReceipt = 2530
    /// --receipt -: expected the code in the first line of the input
    case receiptExpectedTheCodeIn = 2531
    /// 'sla' needs --profile FILE: which clocks there are; Examples/Profiles has some
    case slaNeedsProfileFILEWhich = 2532
    /// more
    case more = 2533
    /// overdue
    case overdue = 2534
    /// clock
    case clock = 2535
    /// started
    case started = 2536
    /// overdue
    case overdueClocks = 2537
    /// mean
    case mean = 2538
    /// longest
    case longest = 2539
    /// longer than {1} bytes; the line was skipped
    case longerThanBytesTheLine = 2540
    /// --as needs --tick: it says who sends what is due
    case asNeedsTick = 2541
    /// --tick: expected 1 to {1} seconds, found {2}
    case tickOutOfRange = 2542
    /// --offline needs --outbox
    case offlineNeedsOutbox = 2543
    /// --clock manual needs --memory: a log is not told what time it is
    case clockManualNeedsMemoryA = 2544
    /// {1}: there is an outbox already, and with --memory its commands would be lost
    case thereIsAnOutboxAlready = 2545
    /// waiting
    case waiting = 2546
    /// not shown:
    case notShown = 2547
    /// created
    case created = 2548
    /// kind
    case kindOfStream = 2549
    /// what was said
    case whatWasSaid = 2550
    /// more was said before: show --full has all of it
    case moreWasSaidBefore = 2551
    /// effective {1}
    case effectiveAt = 2552
    /// attachments
    case attachments = 2553
    /// photos
    case photos = 2554
    /// measurements
    case measurements = 2555
    /// agreed
    case agreed = 2556
    /// damage items
    case damageItems = 2557
    /// asked
    case asked = 2558
    /// approved
    case approved = 2559
    /// line items
    case lineItems = 2560
    /// pending
    case pending = 2561
    /// remaining
    case remaining = 2562
    /// recovered
    case recovered = 2563
    /// incurred
    case incurred = 2564
    /// 'spec' knows run, not '{1}'
    case specKnowsRunNot = 2565
    /// 'spec run' needs FILE…
    case specRunNeedsFILE = 2566
    /// nothing is due
    case nothingIsDue = 2567
    /// {1}. If that is 'claims serve', have it send what is due: its client asks {"jsonrpc":"2.0","id":1,"method":"tick","params":{}}, or it is started with --tick SECONDS and does so by itself. Otherwise end that process first
    case tickBesideServe = 2568
    /// {1} due, nothing sent
    case dueNothingSent = 2569
    /// {1} sent, {2} accepted, {3} refused
    case sentAcceptedRefused = 2570
    /// due {1}
    case dueAt = 2571
    /// after {1}
    case after = 2572
    /// refused
    case refusedCommand = 2573
    /// {1} {1:commit|commits}, {2} {2:refusal|refusals}, {3} {3:event|events} in {4} {4:stream|streams}
    case commitsRefusalsEventsInStreams = 2574
    /// ; salvaged from the log {1}
    case salvagedFromTheLog = 2575
    /// ; somebody is writing it, and what is not durable yet was left out
    case somebodyIsWritingItAnd = 2576
    /// the events up to position {1} stand in the archive {2}, whose {3} frames were read, too
    case eventsStandInArchive = 2577
    /// the archive was not read: {1}
    case archiveWasNotRead = 2578
    /// , closed
    case sealed = 2579
    /// , closed; without its mark file nothing shows whether it went on
    case sealedWithoutMark = 2580
    /// , not closed by its last writer
    case notSealedItWasNot = 2581
    /// , not closed; without its mark file nothing shows whether its end was lost
    case notSealedWithoutMark = 2582
    /// nothing to do
    case nothingToDo = 2583
    /// a write was torn behind the place up to which the mark file vouches for the log: all that it vouches for is there. The next 'claims send' cuts the torn bytes off and keeps a copy of them
    case aCrashToreTheLast = 2584
    /// a write was torn, and without a mark file nothing shows whether it was acknowledged: compare the log with a checkpoint or a backup
    case tornWithoutMark = 2585
    /// bytes that were durable are missing or changed. Nothing is written to this log any more; restore it from a copy, or save what is intact with 'claims salvage'
    case bytesThatWereDurableAre = 2586
    /// all match
    case allMatch = 2587
    /// all match, but for {1} that turn on texts that cannot be read without the keys
    case allMatchButSealed = 2588
    /// {1}: {2} sealed texts cannot be opened; the first: {3}
    case textsCannotBeOpened = 2589
    /// {1} differ
    case differ = 2590
    /// ; {1} more {1:refusal was|refusals were} only counted
    case moreRefusalsWereOnlyCounted = 2591
    /// 'worklist' needs --as ACTOR: whose work it is about
    case worklistNeedsAsACTORWhose = 2592
    /// --as: work is somebody's: expected NAME or NAME:ROLE, found '{1}'
    case asWorkIsSomebodyS = 2593
    /// , as
    case commaInRole = 2594
    /// not now:
    case notNow = 2595
    /// , by
    case commaByActor = 2596
    /// , payment
    case payment = 2597
    /// , due
    case commaDue = 2598
    /// expected a letter or a digit at least, found '{1}'
    case expectedALetterOrA = 2599
    /// expected {1} bytes: the SHA-256 hash of the code
    case expectedBytesTheSHA256 = 2600
    /// no report has this receipt
    case noReportHasThisReceipt = 2601
    /// there was no such stream then
    case thereWasNoSuchStream = 2602
    /// there was no such stream then: its first event is at position {1}, recorded {2}
    case thereWasNoSuchStreamYet = 2603
    /// it concerns 'triangle' and 'at' alone
    case itConcernsTriangleAndAt = 2604
    /// no profile
    case noProfile = 2605
    /// as: '{1}' is not in the register
    case asIsNotInThe = 2606
    /// there is no time zone '{1}' ({2}); expected a name such as Europe/Madrid, local, Z, +01:00, or a rule such as CET-1CEST,M3.5.0,M10.5.0/3
    case thereIsNoZone = 2607
    /// --{1} {2} is read as {3}
    case timeIsReadAs = 2608
    /// what holds if no --{1} is given
    case optionByDefault = 2609
    /// a file of such defaults, in place of ~/.config/claims/config
    case fileOfDefaults = 2610
    /// expected a line such as 'zone = Europe/Madrid', found '{1}'
    case defaultExpected = 2611
    /// '{1}' is no option with a default; there are: {2}
    case noDefaultOf = 2612
    /// there is no such stream
    case thereIsNoSuchStream = 2613
    /// of: it is missing: whose work is asked for?
    case ofItIsMissingWhose = 2614
    /// of: '{1}' is not in the register
    case ofIsNotInThe = 2615
    /// {1}: the disk is full ({2}). Free some space and try again; nothing that was acknowledged is lost
    case theDiskIsFullFree = 2616
    /// {1}: expected {2}, found '{3}'
    case languageExpectedFound = 2617
    /// {1}; the report is {2}
    case theReportIs = 2618
    /// the benchmark's own command was refused: {1}
    case theBenchmarkSOwnCommand = 2619
    /// report {1} is left out: {2}
    case reportIsLeftOut = 2620
    /// it would not be published: {1}
    case itWouldNotBePublished = 2621
    /// refused: {1}
    case refusedWith = 2622
    /// a command was refused, and nothing sent after it: {1}
    case aCommandWasRefusedAnd = 2623
    /// {1} begins with the {2} frames of the checkpoint{3}
    case beginsWithTheFramesOf = 2624
    /// the log {1} of {2} frames begins with the {3} of the checkpoint{4}
    case theLogOfFramesBegins = 2625
    /// in the log {1} of {2} frames{3}{4}
    case inTheLogOfFrames = 2626
    /// Took {1} {1:decision|decisions} on claims and {2} {2:refusal|refusals} again with what is known now: {3}
    case tookAgainWithHindsight = 2627
    /// all stand
    case allStand = 2628
    /// {1} would be refused, {2} accepted
    case wouldBeRefused = 2629
    /// Re-ran {1} {1:decision|decisions} and {2} {2:refusal|refusals}: {3}{4}
    case reRanDecisionsAndRefusals = 2630
    /// after position {1}, {2}, command {3}: {4}
    case afterPositionCommand = 2631
    /// {1}: {2}
    case systemSaysOfFile = 2632
    /// nothing was written: {1}: {2}
    case nothingWasWritten = 2633
    /// a number
    case aNumber = 2634
    /// a UUID
    case aUUID = 2635
    /// a time such as 2025-03-04T12:00:00Z or a day such as 2025-03-04
    case aTimeSuchAs = 2636
    /// a day such as 2025-03-04
    case aDaySuchAs = 2637
    /// days such as 2025-01-01..2025-03-31, either of which may be left out
    case daysSuchAs = 2638
    /// days or times such as 2025-01-01..2025-03-31T12:00:00Z, either of which may be left out
    case daysOrTimesSuchAs = 2639
    /// positions, days or times such as 24..30 or 2025-01-01..2025-03-31T12:00:00Z, either of which may be left out
    case periodSuchAs = 2640
    /// expected a range that begins before it ends, found {1}: swap its ends: {2}
    case rangeIsBackwards = 2641
    /// amounts and a currency such as 100..2500.50EUR, either amount may be left out
    case amountsAndACurrencySuchAs = 2642
    /// nothing was written: {1} by {2} would be refused: {3}
    case nothingWasWrittenByWould = 2643
    /// line {1}: {2}
    case lineNumber = 2644
    /// whole: {1}; {2} bytes checked{3}{4}
    case wholeBytesChecked = 2645
    /// torn at byte {1}: {2}; intact before it: {3}
    case tornAtByte = 2646
    /// damaged at byte {1}: {2}; intact before it: {3}
    case damagedAtByteIntactBefore = 2647
    /// {1} question
    case oneQuestion = 2648
    /// {1} questions
    case manyQuestions = 2649
    /// {1} result
    case oneResult = 2650
    /// {1} results
    case manyResults = 2651
    /// {1} answer
    case oneAnswer = 2652
    /// {1} answers
    case manyAnswers = 2653
    /// {1} command
    case oneCommand = 2654
    /// {1} commands
    case manyCommands = 2655
    /// {1} report
    case oneReport = 2656
    /// {1} reports
    case manyReports = 2657
    /// {1} document
    case oneDocument = 2658
    /// {1} documents
    case manyDocuments = 2659
    /// {1} open claim
    case oneOpenClaim = 2660
    /// {1} open claims
    case manyOpenClaims = 2661
    /// {1}, version {2}: {3}, {4}, at most {5}
    case flowSummary = 2662
    /// it and '{1}' exclude one another
    case excludeOneAnother = 2663
    /// no blob {1}
    case noBlob = 2664
    /// the blob {1} is damaged: its bytes hash to {2}; put it again to mend it
    case blobIsDamaged = 2665
    /// the bytes hash to {2}, expected {1}: nothing was stored
    case bytesHashTo = 2666
    /// there were {2} bytes, expected {1}: nothing was stored
    case thereWereBytes = 2667
    /// more than {1} bytes: nothing was stored
    case moreThanBytes = 2668
    /// the bytes are {2}, declared as {1}: nothing was stored
    case bytesAreDeclaredAs = 2669
    /// of no known type
    case ofNoKnownType = 2670
    /// an unknown type
    case anUnknownType = 2671
    /// {1} is not taken here: nothing was stored
    case typeIsNotTakenHere = 2672
    /// the bytes could not be read: {1}; nothing was stored
    case bytesCouldNotBeRead = 2673
    /// the blob {1} is not confirmed to be stored elsewhere: confirm it first
    case blobIsNotConfirmed = 2674
    /// {1} has the mode {2}, expected 700: chmod 700 it
    case hasTheMode = 2675
    /// {1} is neither a plain folder nor a plain file: remove it
    case isNeitherFolderNorFile = 2676
    /// {1}: {2} ({3})
    case callFailed = 2677
    /// it is missing: which clocks are there?
    case missingWhichClocks = 2678
    /// reviewOfRevokedDocument
    case reviewOfRevokedDocument = 2679
    /// FHIR R4 has no element for {1}: left out of {2} of {3} claims
    case fhirHasNoElementFor = 2680
    /// FHIR R4 has no code for the status {1}: the nearest one stands in {2} of {3} claims
    case fhirHasNoCodeFor = 2681
    /// there is no table '{1}'; there is one of: {2}
    case thereIsNoTable = 2682
    /// {1} is there already: name a folder that is not there
    case folderIsThere = 2683
    /// FHIR R4 has one payment an answer: added up in {1} of {2} claims
    case fhirAddsPaymentsUp = 2684
    /// nothing was decided at position {1}: history prints the positions of events, and refusals those at which commands were refused
    case nothingWasDecidedAt = 2685
    /// explain needs a position: a number from history or refusals, found '{1}'
    case explainNeedsAPosition = 2686
    /// accepted
    case explainedAccepted = 2687
    /// refused
    case explainedRefused = 2688
    /// true since
    case trueSince = 2689
    /// recorded
    case recordedOn = 2690
    /// arguments
    case argumentsOf = 2691
    /// happened
    case happened = 2692
    /// reasons
    case reasonsOf = 2693
    /// decided under
    case decidedUnder = 2694
    /// revision {1} of the rules{2}; decider version {3}
    case rulesRevisionAndVersion = 2695
    /// set at {1} by {2} on {3}
    case setAtBy = 2696
    /// granted at {1} by {2} on {3}
    case grantedAtBy = 2697
    /// granted by nobody
    case neverGranted = 2698
    /// row
    case tableRow = 2699
    /// none for this status: {1}
    case noTableRow = 2700
    /// {1}, and not for this role, but for: {2}
    case rowNotForRole = 2701
    /// rows of the command
    case rowsOfCommand = 2702
    /// stays
    case staysInStatus = 2703
    /// limit
    case limitThatCounted = 2704
    /// {1}: {2}, {3}
    case limitOf = 2705
    /// none of their own
    case noLimitOfTheirOwn = 2706
    /// never set
    case neverSet = 2707
    /// guards were not looked at: it ended before them, at {1}
    case guardsNotReached = 2708
    /// guards in order: {1} hold, {2} refuse
    case guardsLookedAt = 2709
    /// holds
    case guardHolds = 2710
    /// refuses
    case guardRefuses = 2711
    /// {1} decisions stand at position {2}: the one that wrote the event, and each that was refused while it was the last event
    case decisionsAtPosition = 2712
    /// {1} of {2}: the event {3}
    case ofThoseTheEvent = 2713
    /// {1} of {2}: a refusal behind {3}
    case ofThoseTheRefusal = 2714
    /// would hold with
    case wouldHoldIf = 2715
    /// {1} in place of {2}
    case insteadOf = 2716
    /// nothing
    case emptyValue = 2717
    /// what happened depends on
    case outcomeDependsOn = 2718
    /// then {1}
    case thenHappens = 2719
    /// what other streams held
    case otherStreamsHeld = 2720
    /// {1} values of long lists were not changed
    case valuesLeftOut = 2721
    /// {1} parts were not changed, since there are too many
    case partsLeftOut = 2722
    /// decided today
    case decidedOtherwiseToday = 2723
    /// guards, limits and what other streams held are not shown to this reader
    case detailsNotShown = 2724
    /// command
    case sourceCommand = 2725
    /// sender
    case sourceSender = 2726
    /// elsewhere
    case sourceOthers = 2727
    /// rules
    case sourceRules = 2728
    /// here
    case sourceStream = 2729
    /// its form
    case stageForm = 2730
    /// the role
    case stageRole = 2731
    /// its stream
    case stageStream = 2732
    /// who is a party
    case stageParty = 2733
    /// the revision
    case stageRevision = 2734
    /// the row of the table
    case stageRow = 2735
    /// the guards
    case stageGuards = 2736
    /// {1}: expected at most {2}, found {3}
    case thresholdTooLarge = 2737
    /// an object with the values that differ, such as {"fourEyes": false}
    case rulesThatDiffer = 2738
    /// expected either actor or role: whose limit it is
    case actorOrRoleOfLimit = 2739
    /// at least one limit
    case atLeastOneLimit = 2740
    /// expected a number from 0 to 1000 such as 0.5, found '{1}'
    case expectedFactor = 2741
    /// what-if needs something to suppose: --rules FILE, --limits FILE or --limit-factor N
    case whatIfNeedsAPolicy = 2742
    /// something to suppose: rules, limits or limitFactor
    case somethingToSuppose = 2743
    /// each judged in the world as recorded: what would have followed is not played on (--replay does)
    case judgedInTheWorldAsRecorded = 2744
    /// played on in a world of its own: nobody does there what they did not do here
    case playedOnInAWorldOfItsOwn = 2745
    /// {1} decisions judged; {2} would come out differently
    case decisionsJudged = 2746
    /// {1} commands played; streams that end differently: {2}
    case commandsPlayed = 2747
    /// would be refused
    case wouldBeRefusedNow = 2748
    /// would be accepted
    case wouldBeAcceptedNow = 2749
    /// would lead to other events
    case wouldLeadToOther = 2750
    /// approved {1} → {2} {3}
    case approvedThenOtherwise = 2751
    /// paid {1} → {2} {3}
    case paidThenOtherwise = 2752
    /// none
    case noSuchStream = 2753
    /// backdated
    case flagBackdated = 2754
    /// just under a limit
    case flagNearLimit = 2755
    /// split payments
    case flagSplitPayments = 2756
    /// always the same pair
    case flagPairs = 2757
    /// at odd hours
    case flagOddHours = 2758
    /// corrected after payment
    case flagCorrectionsAfterPayment = 2759
    /// approved within minutes
    case flagFastApprovals = 2760
    /// {1} days (threshold {2})
    case measuredInDays = 2761
    /// {1} % of the limit (threshold {2} %)
    case measuredInPercent = 2762
    /// {1} minutes (threshold {2})
    case measuredInMinutes = 2763
    /// at {1} o’clock (work begins at {2})
    case measuredByHour = 2764
    /// {1} times (threshold {2})
    case measuredInTimes = 2765
    /// {1} payments together above the bound
    case measuredInPayments = 2766
    /// nothing to look at
    case nothingFlagged = 2767
    /// findings: {1}
    case flagsFound = 2768
    /// people
    case peopleOnly = 2769
    /// at a weekend, at {1} o’clock
    case measuredAtWeekend = 2770
    /// none then; there is one today: {1}
    case rowSinceThen = 2771
    /// {1} needs one of: {2}
    case optionNeedsOneOf = 2772
    /// expected a limit of 0 or more, found {1}
    case negativeLimit = 2773
    /// expected an actor of the register, found {1}
    case nobodyRegistered = 2774
    /// it has {1} steps, and says that it has {2}
    case dossierStepsMissing = 2775
    /// {1} is a pipe, a folder or a device: name a file, or leave out -o and redirect the output
    case outputIsNoFile = 2776
    /// names with commas between them
    case namesBetweenCommas = 2777
    /// this reader is shown none of it: administrators and auditors are
    case auditIsNotShown = 2778
    /// it was cut, or its end was changed: expected it to end with </html>, found that it ends after {1} bytes, {2}; ask for it again, and compare its SHA-256 with the one that was told or recorded
    case dossierCut = 2779
    /// {1} of {2} steps were told again from their bytes, and say the same: {3}
    case dossierCompared = 2780
    /// not compared, of {1}: {2}
    case dossierNotCompared = 2781
    /// anything; this reader may not have their bytes, and the hash of this file alone holds them
    case dossierGapBytes = 2782
    /// that their bytes are of this stream; no frame here names it
    case dossierGapStream = 2783
    /// who sent them, by which command, and since when they are true; the command went to another stream
    case dossierGapSender = 2784
    /// when they count as recorded; the clock was corrected by a later entry of the log
    case dossierGapClock = 2785
    /// what they changed; not all steps before them carry bytes
    case dossierGapChanges = 2786
    /// Step {1}: steps before it are missing.
    case dossierStepsBeforeMissing = 2787
    /// Step {1} is not where it belongs, or something stands before it that is no step.
    case dossierStepDisplaced = 2788
    /// its words are not those of this version: another version wrote it, or it was changed; --log LOG and the page's own button compare by other means
    case dossierOtherWords = 2789
    /// it was handed to {1} at {2}: record of reads, position {3}
    case dossierHandedTo = 2790
    /// the record of reads {1} knows of nobody to whom it was handed
    case dossierNotHanded = 2791
    /// SHA-256 of {1} files
    case hashesOfFiles = 2792
    /// step {1}
    case dossierTheStep = 2793
    /// the part '{1}'
    case dossierThePart = 2794
    /// in {1}
    case dossierEndsIn = 2795
    /// behind {1}
    case dossierEndsBehind = 2796
    /// before its first step
    case dossierBeforeParts = 2797
    /// it may change what the rest means, so R4 forbids to take the resource without knowing it
    case itMayChangeWhatTheRestMeans = 2798
    /// {1} {1:case|cases}, {2} imported, {3} left out
    case casesImported = 2799
    /// {1} {1:fact|facts} inferred: the log leaves them implicit and the map assumes them
    case factsInferred = 2800
    /// rules of {1} to {2} alone, {3}: {4}
    case rulesOfDaysAlone = 2801
    /// {1} {2} instead of {3}
    case ruleInsteadOf = 2802
    /// {1} {1:command|commands} written, {2} there already; {3} about people
    case commandsWritten = 2803
    /// {1}, {2} about rules
    case andAboutRules = 2804
    /// left out: {1}
    case leftOutFor = 2805
    /// there twice: {1}
    case thereTwiceFor = 2806
    /// event {1}, {2}
    case eventOfCase = 2807
    /// case {1}
    case caseNamed = 2808
    /// {1}, event {2}
    case caseEvent = 2809
    /// {1}, inferred
    case commandInferred = 2810
    /// an earlier case has the same name
    case earlierCaseHasName = 2811
    /// every event of it was passed over
    case everyEventPassedOver = 2812
    /// table
    case deviationTable = 2813
    /// guard
    case deviationGuard = 2814
    /// role
    case deviationRole = 2815
    /// malformed
    case deviationMalformed = 2816
    /// unmapped
    case deviationUnmapped = 2817
    /// backwards
    case remarkBackwards = 2818
    /// twice
    case remarkTwice = 2819
    /// the map does not name this activity
    case mapDoesNotName = 2820
    /// the map has no step for it in {1}
    case mapHasNoStep = 2821
    /// the case has no '{1}' before it
    case caseHasNoEarlier = 2822
    /// there is no row for {1} in {2}
    case noRowFor = 2823
    /// {1} {1:case|cases}, {2} conforming on the table, {3} on the guards too{4}
    case casesConforming = 2824
    /// , {1} of which every event was passed over
    case casesUnjudged = 2825
    /// {1} without a {2}
    case casesWithout = 2826
    /// {1} reopened after they were closed, {2} times
    case reopenedCases = 2827
    /// resources are roles here: one name may stand for several people
    case resourcesAreRoles = 2828
    /// under changed rules, {1}: {2}
    case underChangedRules = 2829
    /// {1} {1:event|events}, {2} of them passed over
    case eventsPassedOver = 2830
    /// no event counts; the log's transitions are {1}: name them under transitions
    case noEventCounts = 2831
    /// guesses of the map's draft that are left: {1}. Look at each, and take its mark away
    case guessesLeft = 2832
    /// no deviations
    case noDeviations = 2833
    /// {1} {1:deviation|deviations}: {2}
    case deviationsFound = 2834
    /// {1} {1:remark|remarks}: {2}
    case remarksFound = 2835
    /// {1} {1:value|values} that no step asks for: {2}
    case valuesNoStepAsks = 2836
    /// and {1} more; --most N lists N, --json all
    case andMoreLines = 2837
    /// and {1} more paths; --most N lists N, --json all
    case andMorePaths = 2838
    /// and {1} more {1:incident|incidents}; --most N lists N, --json all
    case andMoreIncidents = 2839
    /// {1} resources: {2}; {3} others in the bundles passed over
    case resourcesOfKinds = 2840
    /// {1} imported, {2} in part, {3} left out
    case importedInPart = 2841
    /// {1} commands inferred: the resources leave them implicit
    case commandsInferred = 2842
    /// {1} values unmapped, by {2} paths
    case valuesUnmapped = 2843
    /// {1} values rounded, by {2} paths
    case valuesRounded = 2844
    /// {1} values inferred, by {2} paths
    case valuesInferred = 2845
    /// {1} values impossible, by {2} paths
    case valuesImpossible = 2846
    /// {1} such as {2}
    case suchAs = 2847
    /// {1}, such as {2}
    case commaSuchAs = 2848
    /// approved {1}
    case approvedAmount = 2849
    /// paid {1}
    case paidAmount = 2850
    /// imported
    case importedWhole = 2851
    /// imported up to {1}, which is refused: {2}
    case importedUpTo = 2852
    /// the status does not allow {1}
    case statusDoesNotAllow = 2853
    /// pays {1}, more than the {2} that was submitted
    case paysMoreThanSubmitted = 2854
    /// an earlier resource says what they are called: {1}
    case earlierResourceNamesThem = 2855
    /// it can be no id: a hash stands for it
    case hashStandsForIt = 2856
    /// only the day has a place: taken as {1}
    case onlyTheDayHasAPlace = 2857
    /// {1} has {2} digits after the point: taken as {3}
    case currencyHasDigits = 2858
    /// it may change what the rest means, and was passed over as asked for
    case modifierWasPassedOver = 2859
    /// a claim has no field for it
    case claimHasNoField = 2860
    /// added for {1} items: which of them it is part of is not said
    case addedForItems = 2861
    /// not stated: by its URL, or by what it says
    case idNotStated = 2862
    /// a draft: what asks for no amount cannot be handed in
    case draftWithoutAmount = 2863
    /// before the start
    case beforeTheStart = 2864
    /// the date of loss: no service has a day
    case lossDateWithoutService = 2865
    /// the date of loss: the service is yet to come
    case lossDateBeforeService = 2866
    /// not stated: services are asked for, without prices
    case servicesWithoutPrices = 2867
    /// the items add up to {1}
    case itemsAddUpTo = 2868
    /// not stated: {1} by its items
    case notStatedByItems = 2869
    /// not stated: {1} by the total
    case notStatedByTotal = 2870
    /// the items add up to {1}, the total is {2}
    case itemsAddUpToTotalIs = 2871
    /// a decision holds at most {1} lines
    case decisionHoldsLines = 2872
    /// not stated: the unit price times the quantity
    case unitPriceTimesQuantity = 2873
    /// no line item but a note: {1}
    case noLineItemButNote = 2874
    /// the claim asks for {1}
    case claimAsksFor = 2875
    /// complete, and no benefit is stated: not decided
    case noBenefitStated = 2876
    /// a denial: nothing is paid
    case denialNothingPaid = 2877
    /// the claim has no item {1}
    case claimHasNoItem = 2878
    /// not adjudicated, and so not denied: {1} by the total
    case notAdjudicatedByTotal = 2879
    /// a {1} is answered, not paid
    case isAnsweredNotPaid = 2880
    /// before the answer that it follows from
    case beforeItsAnswer = 2881
    /// before the claim that it answers
    case beforeItsClaim = 2882
    /// the day of the payment
    case dayOfThePayment = 2883
    /// the payee: nobody else is named
    case payeeNobodyElse = 2884
    /// a partial answer decides nothing yet
    case partialAnswerDecidesNothing = 2885
    /// a note: what asks for no amount is not decided here
    case noteWithoutAmount = 2886
    /// before plus.created, which is taken
    case beforeCreated = 2887
    /// here {1}
    case hereAs = 2888
    /// attackType otro: no message is told of
    case noMessageIsTold = 2889
    /// counted from {1}
    case countedFrom = 2890
    /// in a note
    case inANote = 2891
    /// {1} (currency not told)
    case amountWithoutCurrency = 2892
    /// in the description
    case inTheDescription = 2893
    /// assigned to the importer
    case assignedToImporter = 2894
    /// closed as {1}
    case closedAsCode = 2895
    /// {1} {1:incident|incidents}, {2} imported, {3} in part, {4} left out{5}
    case incidentsImported = 2896
    /// , {1} there twice
    case incidentsTwice = 2897
    /// {1} is left out at {2}: {3}
    case incidentLeftOutAt = 2898
    /// {1} stops at {2}: {3}
    case incidentStopsAt = 2899
    /// {1} values that a report has no field for, by {2} paths
    case valuesWithoutField = 2900
    /// {1} values that stand for others, by {2} paths
    case valuesForOthers = 2901
    /// {1} was not accepted: {2}
    case stepWasNotAccepted = 2902
    /// nothing is expected, found {1}
    case nothingIsExpected = 2903
    /// failed
    case scenarioFailed = 2904
    /// ; and {1} more
    case andMoreDifferences = 2905
    /// {1} scenarios in {2} {2:file|files}: {3} passed, {4} failed{5}
    case scenariosRun = 2906
    /// ; {1} {1:file|files} not readable
    case scenariosUnreadable = 2907
    /// intact
    case blobIntact = 2908
    /// awaited
    case blobAwaited = 2909
    /// elsewhere
    case blobElsewhere = 2910
    /// locked
    case blobLocked = 2911
    /// inTheClear
    case blobInTheClear = 2912
    /// missing
    case blobMissing = 2913
    /// damaged
    case blobDamaged = 2914
    /// otherSize
    case blobOtherSize = 2915
    /// otherType
    case blobOtherType = 2916
    /// the log has no SHA-256 hash of it
    case blobHasNoHash = 2917
    /// its bytes hash to {1}
    case itsBytesHashTo = 2918
    /// its key does not open it
    case itsKeyDoesNotOpenIt = 2919
    /// {1} bytes, recorded as {2}
    case bytesRecordedAs = 2920
    /// {1}, recorded as {2}
    case typeRecordedAs = 2921
    /// {1}: {2}, {3} of {4} {5}
    case blobOfStream = 2922
    /// damaged: {1}, which no stream names now
    case blobDamagedUnnamed = 2923
    /// no blob: {1}
    case isNoBlob = 2924
    /// orphan: {1}
    case blobOrphan = 2925
    /// {1} {1:file|files}{2}; {3} {3:orphan|orphans}{4}
    case blobTotals = 2926
    /// , {1} erased
    case blobsErased = 2927
    /// complete: {1} {1:state|states}, {2} {2:edge|edges}, depth {3}{4}, {5} {5:attempt|attempts} refused
    case exploredToTheEnd = 2928
    /// bounded: {1} states, {2} edges, depth {3}{4}, {5} attempts refused
    case exploredInPart = 2929
    /// , nothing to send in {1} of them
    case exploredIdle = 2930
    /// {1} broken {1:invariant|invariants}, {2} dead {2:end|ends}
    case invariantsAndEnds = 2931
    /// violated: {1}, after:
    case violatedAfter = 2932
    /// dead end: {1}, after:
    case deadEndAfter = 2933
    /// random walks {1}
    case randomWalks = 2934
    /// passed: {1} {1:run|runs}, {2} {2:step|steps}, {3} refused
    case runsPassed = 2935
    /// {1} {1:crash|crashes}
    case stepsWereCrashes = 2936
    /// {1} saved {1:failure|failures} first
    case savedFailuresFirst = 2937
    /// {1} of them not made any more
    case notMadeAnyMore = 2938
    /// {1} that ended another process
    case endedAnotherProcess = 2939
    /// seed {1}
    case seedOfRuns = 2940
    /// and {1} more
    case andMore = 2941
    /// and {1} more commands
    case andMoreCommands = 2942
    /// among them:
    case amongThem = 2943
    /// {1}, never accepted
    case neverAccepted = 2944
    /// {1}, {2} of them refused
    case shareRefused = 2945
    /// {1}: {2}
    case headOfList = 2946
    /// MISS
    case cellMissed = 2947
    /// missing
    case cellMissing = 2948
    /// partly
    case cellPartly = 2949
    /// transitions: {1} of {2} taken
    case transitionsTaken = 2950
    /// transitions: {1} of {2} taken, as far as a bounded exploration went
    case transitionsTakenSoFar = 2951
    /// missing
    case transitionsMissing = 2952
    /// dead commands: accepted nowhere, as far as exploration went
    case commandsDead = 2953
    /// statuses out of reach, as far as exploration went
    case statusesOutOfReach = 2954
    /// commands never accepted
    case commandsNeverAccepted = 2955
    /// statuses never reached
    case statusesNeverReached = 2956
    /// refused attempts
    case attemptsRefused = 2957
    /// {1}: {2} steps not counted, since it does not list their status or command
    case stepsNotCounted = 2958
    /// {1}: {2} in {3}, {4} times
    case refusedInStatus = 2959
    /// Coverage of statuses and commands
    case coveragePicture = 2960
    /// {1} in {2}
    case verbInStatus = 2961
    /// to {1}: {2}
    case ledToStatus = 2962
    /// {1} refused
    case countRefused = 2963
    /// payment
    case regionPayment = 2964
    /// fraud
    case regionFraud = 2965
    /// recovery
    case regionRecovery = 2966
    /// litigation
    case regionLitigation = 2967
    /// proposed reserve
    case regionReserve = 2968
    /// proposed decision
    case regionDecision = 2969
    /// whole kernel, one durable commit per command
    case benchOneWriter = 2970
    /// whole kernel, 64 concurrent tasks, each waiting for its own durable commit
    case benchTasks = 2971
    /// {1} commands, 1000 per sync, whole kernel
    case benchBulk = 2972
    /// checksum, decode and fold of {1} commands' claim events
    case benchReplay = 2973
    /// {1}, one core
    case benchOneCore = 2974
    /// {1}, one core reads, one folds
    case benchTwoCores = 2975
    /// checksum, decode and fold of {1} events
    case benchFold = 2976
    /// a log of {1} commands
    case benchLogOf = 2977
    /// whole store in memory, one observer, median of 20,000 commands; wanted: under 20
    case benchStoreAction = 2978
    /// mean of 20,000 commands, whole store in memory
    case benchStoreMean = 2979
    /// {1}, each of the whole state
    case benchEachOfState = 2980
    /// {1}, each of a claim of its own
    case benchEachOfClaim = 2981
    /// with against without; wanted: under 2
    case benchWithAgainst = 2982
    /// whole store in memory, median of 20,000 commands
    case benchStoreMedian = 2983
    /// {1}; wanted: as without
    case benchWantedAsWithout = 2984
    /// one more shown as pending and settled
    case benchOneMorePending = 2985
    /// in memory, one core, one request after the other
    case benchInTurn = 2986
    /// the same with 10,000 pending actions
    case benchSamePending = 2987
    /// in memory, one core, 256 requests before their answers
    case benchPipelined = 2988
    /// the same while 1,000 slices are watched
    case benchSameSlices = 2989
    /// {1}, each told to 1,000 feeds before the next
    case benchToldToFeeds = 2990
    /// for each line that a feed is told
    case benchForEachLine = 2991
    /// on a log, 256 requests before their answers
    case benchOnLog = 2992
    /// whole kernel in memory, median of 200 commands
    case benchPhotosMemory = 2993
    /// the mean from the first to the last
    case benchPhotosMean = 2994
    /// whole kernel on a log, median of 200 commands, synced after them
    case benchPhotosLog = 2995
    /// the claim as JSON, from an open kernel
    case benchClaimAsJSON = 2996
    /// 10 claims of 10,000 photos, one core
    case benchPhotosReplay = 2997
    /// every field of 10,000 photos
    case benchPhotosBlame = 2998
    /// 5,000 photos against 10,000
    case benchPhotosDiff = 2999
    /// every decision taken again
    case benchDecisionsAgain = 3000
    /// claim's decider, {1} verbs, a step for each attempt judged: draw, decide, evolve, table, invariants, coverage; all processors
    case benchWalk = 3001
    /// claim, four amounts, breadth-first, all processors; about {1} commands tried in each state
    case benchExplore = 3002
    /// the same by what is tried: decide, evolve, table, invariants, coverage, keys
    case benchAttempts = 3003
    /// into an outbox in memory, one core, one request after the other
    case benchOutbox = 3004
    /// {1}, behind 10,000; wanted: as before them
    case benchBehindMany = 3005
    /// as b_append_64_groupcommit, by turns
    case benchByTurns = 3006
    /// {1}, with the tree kept up
    case benchWithTree = 3007
    /// with the tree, of the round without
    case benchOfTheRound = 3008
  }
}

extension WordTables {
  static let keys = lines(of: ##"""
language.name
AccidentStatus.none
AccidentStatus.recording
AccidentStatus.saved
AccidentStatus.submitted
AccidentStatus.linked
AccidentStatus.discarded
AccidentStatus.erased
AccidentVerb.unspecified
AccidentVerb.startAccident
AccidentVerb.addEvidence
AccidentVerb.editAccident
AccidentVerb.saveAccident
AccidentVerb.submitAccident
AccidentVerb.linkAccident
AccidentVerb.discardAccident
AccidentVerb.recordEvidenceUpload
AccidentVerb.removeEvidence
AccidentVerb.eraseAccidentData
AccidentEventKind.unspecified
AccidentEventKind.AccidentStarted
AccidentEventKind.EvidenceAdded
AccidentEventKind.AccidentEdited
AccidentEventKind.AccidentSaved
AccidentEventKind.AccidentSubmitted
AccidentEventKind.AccidentLinked
AccidentEventKind.AccidentDiscarded
AccidentEventKind.EvidenceUploaded
AccidentEventKind.EvidenceRemoved
AccidentEventKind.AccidentDataErased
InjurySeverity.unspecified
InjurySeverity.none
InjurySeverity.minor
InjurySeverity.severe
InjurySeverity.fatal
Role.unspecified
Role.claimant
Role.agent
Role.assessor
Role.handler
Role.verifier
Role.supervisor
Role.payer
Role.investigator
Role.legal
Role.administrator
Role.system
Role.auditor
Role.anonymous
Role.contractor
ActorStatus.none
ActorStatus.active
ActorStatus.inactive
ActorStatus.erased
AuthorityKind.unspecified
AuthorityKind.reserve
AuthorityKind.decision
AuthorityKind.payment
ActorVerb.unspecified
ActorVerb.registerActor
ActorVerb.grantRole
ActorVerb.revokeRole
ActorVerb.setAuthority
ActorVerb.deactivateActor
ActorVerb.reactivateActor
ActorVerb.setContact
ActorVerb.eraseActorData
ActorEventKind.unspecified
ActorEventKind.ActorRegistered
ActorEventKind.RoleGranted
ActorEventKind.RoleRevoked
ActorEventKind.AuthoritySet
ActorEventKind.ActorDeactivated
ActorEventKind.ActorReactivated
ActorEventKind.ContactSet
ActorEventKind.ActorDataErased
CatalogStatus.none
CatalogStatus.changed
CatalogVerb.unspecified
CatalogVerb.addCatalogEntry
CatalogVerb.relabelCatalogEntry
CatalogVerb.retireCatalogEntry
CatalogVerb.restoreCatalogEntry
CatalogVerb.publishQuizFlow
CatalogEventKind.unspecified
CatalogEventKind.CatalogEntryAdded
CatalogEventKind.CatalogEntryRelabelled
CatalogEventKind.CatalogEntryRetired
CatalogEventKind.CatalogEntryRestored
CatalogEventKind.QuizFlowPublished
CatalogTextKind.unspecified
CatalogTextKind.question
CatalogTextKind.summary
CatalogTextKind.section
Catalog.unspecified
Catalog.attackTypes
Catalog.impacts
Catalog.reportStatuses
Catalog.dangerLevels
Catalog.securityIncidents
Catalog.discoveryMethods
Catalog.closeReasons
Catalog.incidentActions
Catalog.practiceAreas
Catalog.resourceGuides
Catalog.incidentTypes
Catalog.leadSources
Catalog.leadLossReasons
Catalog.contactChannels
Catalog.documentTypes
Catalog.documentRejectionReasons
Catalog.claimTypes
Catalog.damageCategories
Catalog.severities
Catalog.rejectionReasons
Catalog.denialReasons
Catalog.closeOutcomes
Catalog.reopenReasons
Catalog.fraudIndicators
Catalog.costCategories
ClaimEventKind.unspecified
ClaimEventKind.ClaimDrafted
ClaimEventKind.ClaimDetailsEdited
ClaimEventKind.ClaimSubmitted
ClaimEventKind.ClaimOpened
ClaimEventKind.HandlerAssigned
ClaimEventKind.InvestigationStarted
ClaimEventKind.ReserveSet
ClaimEventKind.ReserveReleased
ClaimEventKind.ClaimApproved
ClaimEventKind.ClaimDenied
ClaimEventKind.PaymentRequested
ClaimEventKind.PaymentAuthorised
ClaimEventKind.PaymentIssued
ClaimEventKind.ClaimSettled
ClaimEventKind.ClaimClosed
ClaimEventKind.ClaimReopened
ClaimEventKind.NoteAdded
ClaimEventKind.DuplicateSuspected
ClaimEventKind.ClaimResubmitted
ClaimEventKind.ClaimRejected
ClaimEventKind.ClaimAcknowledged
ClaimEventKind.CheckRecorded
ClaimEventKind.InformationRequested
ClaimEventKind.InformationProvided
ClaimEventKind.InformationRequestExpired
ClaimEventKind.ClaimSupplemented
ClaimEventKind.ReviewRaised
ClaimEventKind.ReviewCompleted
ClaimEventKind.ReserveProposed
ClaimEventKind.ReserveProposalDeclined
ClaimEventKind.ClaimPartiallyApproved
ClaimEventKind.DecisionProposed
ClaimEventKind.DecisionReturned
ClaimEventKind.AppealLodged
ClaimEventKind.DecisionRescinded
ClaimEventKind.PaymentDeclined
ClaimEventKind.PaymentCleared
ClaimEventKind.PaymentStopped
ClaimEventKind.PaymentFailed
ClaimEventKind.PaymentReversed
ClaimEventKind.ClaimWithdrawn
ClaimEventKind.ClaimMarkedDuplicate
ClaimEventKind.ClaimVoided
ClaimEventKind.FraudFlagged
ClaimEventKind.SIUReferred
ClaimEventKind.SIUCleared
ClaimEventKind.FraudConfirmed
ClaimEventKind.SubrogationOpened
ClaimEventKind.RecoveryRecorded
ClaimEventKind.RecoveryConfirmed
ClaimEventKind.RecoveryReversed
ClaimEventKind.SubrogationClosed
ClaimEventKind.LitigationOpened
ClaimEventKind.LitigationClosed
ClaimEventKind.PartAdded
ClaimEventKind.PartUpdated
ClaimEventKind.PartRemoved
ClaimEventKind.UploadRecorded
ClaimEventKind.DamageAssessed
ClaimEventKind.DamageAnalysed
ClaimEventKind.DocumentReferenced
ClaimEventKind.DocumentUnreferenced
ClaimEventKind.CommunicationRecorded
ClaimEventKind.FactCorrected
ClaimEventKind.ReportGenerated
ClaimEventKind.PersonalDataErased
ClaimEventKind.RepresentativeAuthorised
ClaimEventKind.RepresentativeRevoked
ClaimEventKind.RepresentationAccepted
ClaimEventKind.LineItemPriced
ClaimEventKind.DebtWrittenOff
ClaimEventKind.LossWrittenOff
ClaimEventKind.DecisionNotified
ClaimEventKind.AppealWaived
ClaimEventKind.PolicyConfirmed
PaymentStatus.none
PaymentStatus.requested
PaymentStatus.authorised
PaymentStatus.issued
PaymentStatus.cleared
PaymentStatus.declined
PaymentStatus.stopped
PaymentStatus.failed
PaymentStatus.reversed
ProposalStatus.none
ProposalStatus.proposed
FraudStatus.none
FraudStatus.flagged
FraudStatus.referred
FraudStatus.cleared
FraudStatus.confirmed
RecoveryStatus.none
RecoveryStatus.open
RecoveryStatus.closed
RecoveryKind.unspecified
RecoveryKind.subrogation
RecoveryKind.salvage
RecoveryKind.deductibleRefund
RecoveryKind.reinsurance
LitigationStatus.none
LitigationStatus.open
LitigationStatus.closed
CostType.unspecified
CostType.claimCost
CostType.expense
ClaimStatus.none
ClaimStatus.draft
ClaimStatus.submitted
ClaimStatus.rejected
ClaimStatus.open
ClaimStatus.investigating
ClaimStatus.infoRequested
ClaimStatus.approved
ClaimStatus.partiallyApproved
ClaimStatus.denied
ClaimStatus.underAppeal
ClaimStatus.settled
ClaimStatus.closed
ClaimStatus.voided
ClaimStatus.erased
ClaimType.unspecified
ClaimType.medical
ClaimType.dental
ClaimType.vision
ClaimType.property
ClaimType.injuryLegal
ClaimType.auto
ClaimType.cyberLoss
ClaimUse.unspecified
ClaimUse.claim
ClaimUse.preauthorisation
ClaimUse.predetermination
CloseOutcome.unspecified
CloseOutcome.completed
CloseOutcome.closedWithoutPayment
CloseOutcome.answered
CloseOutcome.deniedFinal
CloseOutcome.rejectedFinal
CloseOutcome.inactivity
CloseOutcome.withdrawn
CloseOutcome.duplicate
CloseOutcome.transferred
PartyRole.unspecified
PartyRole.claimant
PartyRole.insured
PartyRole.payee
PartyRole.otherParty
PartyRole.witness
PartyRole.counsel
PartyRole.provider
PartyRole.insurer
CheckKind.unspecified
CheckKind.coverage
CheckKind.contract
CheckKind.deductible
CheckKind.liability
CheckKind.likelihood
CheckKind.completeness
CheckKind.priorClaims
CheckResult.unspecified
CheckResult.passed
CheckResult.failed
CheckResult.unclear
ClaimVerb.unspecified
ClaimVerb.openDraft
ClaimVerb.editDraft
ClaimVerb.addPart
ClaimVerb.updatePart
ClaimVerb.referenceDocument
ClaimVerb.unreferenceDocument
ClaimVerb.submit
ClaimVerb.resubmit
ClaimVerb.rejectIntake
ClaimVerb.acceptIntake
ClaimVerb.acknowledge
ClaimVerb.assign
ClaimVerb.startInvestigation
ClaimVerb.recordCheck
ClaimVerb.requestInfo
ClaimVerb.provideInfo
ClaimVerb.expireInfoRequest
ClaimVerb.setReserve
ClaimVerb.confirmReserve
ClaimVerb.approve
ClaimVerb.approvePartially
ClaimVerb.deny
ClaimVerb.confirmDecision
ClaimVerb.returnDecision
ClaimVerb.appeal
ClaimVerb.requestPayment
ClaimVerb.authorisePayment
ClaimVerb.declinePayment
ClaimVerb.issuePayment
ClaimVerb.clearPayment
ClaimVerb.stopPayment
ClaimVerb.reversePayment
ClaimVerb.close
ClaimVerb.withdraw
ClaimVerb.markDuplicate
ClaimVerb.void
ClaimVerb.reopen
ClaimVerb.flagFraud
ClaimVerb.referToSIU
ClaimVerb.clearFraud
ClaimVerb.openSubrogation
ClaimVerb.openLitigation
ClaimVerb.addNote
ClaimVerb.correctFact
ClaimVerb.recordAnalysis
ClaimVerb.generateReport
ClaimVerb.erasePersonalData
ClaimVerb.supplement
ClaimVerb.rescindDecision
ClaimVerb.completeReview
ClaimVerb.removePart
ClaimVerb.recordUpload
ClaimVerb.assessDamage
ClaimVerb.declineReserve
ClaimVerb.confirmFraud
ClaimVerb.recordRecovery
ClaimVerb.closeSubrogation
ClaimVerb.confirmRecovery
ClaimVerb.reverseRecovery
ClaimVerb.closeLitigation
ClaimVerb.recordCommunication
ClaimVerb.authoriseRepresentative
ClaimVerb.revokeRepresentative
ClaimVerb.acceptRepresentation
ClaimVerb.priceLineItem
ClaimVerb.raiseReview
ClaimVerb.writeOffDebt
ClaimVerb.writeOffLoss
ClaimVerb.notifyDecision
ClaimVerb.waiveAppeal
ClaimVerb.confirmPolicy
UploadStatus.unspecified
UploadStatus.staged
UploadStatus.uploading
UploadStatus.stored
UploadStatus.failed
UploadStatus.quarantined
DamageStatus.unspecified
DamageStatus.proposed
DamageStatus.assessed
DamageStatus.agreed
DamageStatus.disputed
DamageSeverity.unspecified
DamageSeverity.minor
DamageSeverity.moderate
DamageSeverity.severe
DamageSeverity.total
MeasurementKind.unspecified
MeasurementKind.distance
MeasurementKind.area
MeasurementKind.volume
MeasurementUnit.unspecified
MeasurementUnit.millimetre
MeasurementUnit.squareMillimetre
MeasurementUnit.cubicMillimetre
MeasurementAccuracy.unspecified
MeasurementAccuracy.high
MeasurementAccuracy.medium
MeasurementAccuracy.low
LineItemStatus.unspecified
LineItemStatus.asked
LineItemStatus.passed
LineItemStatus.rejected
DocumentStatus.none
DocumentStatus.draft
DocumentStatus.pending
DocumentStatus.verified
DocumentStatus.rejected
DocumentStatus.expired
DocumentStatus.superseded
DocumentStatus.deleted
DocumentStatus.erased
DocumentVerb.unspecified
DocumentVerb.startDocument
DocumentVerb.addPage
DocumentVerb.removePage
DocumentVerb.editDocument
DocumentVerb.submitDocument
DocumentVerb.recordOCR
DocumentVerb.verifyDocument
DocumentVerb.rejectDocument
DocumentVerb.resubmitDocument
DocumentVerb.remindExpiry
DocumentVerb.expireDocument
DocumentVerb.renewDocument
DocumentVerb.revokeDocument
DocumentVerb.shareDocument
DocumentVerb.deleteDocument
DocumentVerb.unshareDocument
DocumentVerb.authoriseDocumentRepresentative
DocumentVerb.revokeDocumentRepresentative
DocumentVerb.eraseDocumentData
DocumentEventKind.unspecified
DocumentEventKind.DocumentStarted
DocumentEventKind.PageAdded
DocumentEventKind.PageRemoved
DocumentEventKind.DocumentMetadataEdited
DocumentEventKind.DocumentSubmitted
DocumentEventKind.OCRRecorded
DocumentEventKind.DocumentVerified
DocumentEventKind.DocumentRejected
DocumentEventKind.DocumentResubmitted
DocumentEventKind.ExpiryReminderSent
DocumentEventKind.DocumentExpired
DocumentEventKind.DocumentSuperseded
DocumentEventKind.DocumentRevoked
DocumentEventKind.DocumentShared
DocumentEventKind.DocumentDeleted
DocumentEventKind.DocumentUnshared
DocumentEventKind.DocumentRepresentativeAuthorised
DocumentEventKind.DocumentRepresentativeRevoked
DocumentEventKind.DocumentDataErased
CompressionResult.unspecified
CompressionResult.notNeeded
CompressionResult.done
CompressionResult.failed
LeadStatus.none
LeadStatus.draft
LeadStatus.submitted
LeadStatus.contacted
LeadStatus.qualified
LeadStatus.disqualified
LeadStatus.converted
LeadStatus.lost
LeadStatus.discarded
LeadStatus.erased
LeadVerb.unspecified
LeadVerb.startLead
LeadVerb.editLead
LeadVerb.submitLead
LeadVerb.recordContact
LeadVerb.qualifyLead
LeadVerb.disqualifyLead
LeadVerb.convertLead
LeadVerb.loseLead
LeadVerb.reviveLead
LeadVerb.discardLead
LeadVerb.handInLead
LeadVerb.eraseLeadData
LeadEventKind.unspecified
LeadEventKind.LeadStarted
LeadEventKind.LeadEdited
LeadEventKind.LeadSubmitted
LeadEventKind.ContactAttempted
LeadEventKind.LeadContacted
LeadEventKind.LeadQualified
LeadEventKind.LeadDisqualified
LeadEventKind.LeadConverted
LeadEventKind.LeadLost
LeadEventKind.LeadRevived
LeadEventKind.LeadDiscarded
LeadEventKind.LeadDataErased
ContactResult.unspecified
ContactResult.reached
ContactResult.noAnswer
ContactResult.messageLeft
ContactResult.wrongContact
ConflictCheck.unspecified
ConflictCheck.clear
ConflictCheck.conflict
DisqualificationReason.unspecified
DisqualificationReason.outsidePractice
DisqualificationReason.noCase
DisqualificationReason.conflict
DisqualificationReason.limitationExpired
DisqualificationReason.alreadyRepresented
DisqualificationReason.duplicate
DisqualificationReason.spam
DisqualificationReason.other
OutboxStatus.none
OutboxStatus.queued
OutboxStatus.sending
OutboxStatus.retry
OutboxStatus.acknowledged
OutboxStatus.refused
OutboxStatus.parked
OutboxStatus.conflict
OutboxStatus.dropped
OutboxVerb.unspecified
OutboxVerb.enqueue
OutboxVerb.startSending
OutboxVerb.recordAcceptance
OutboxVerb.recordRefusal
OutboxVerb.recordFault
OutboxVerb.giveUp
OutboxVerb.reportConflict
OutboxVerb.resolveConflict
OutboxVerb.retryQueued
OutboxVerb.dropQueued
OutboxVerb.editQueued
OutboxVerb.retryAsNew
OutboxEventKind.unspecified
OutboxEventKind.CommandQueued
OutboxEventKind.SendStarted
OutboxEventKind.CommandAccepted
OutboxEventKind.CommandRefused
OutboxEventKind.SendFailed
OutboxEventKind.CommandParked
OutboxEventKind.ConflictDetected
OutboxEventKind.ConflictResolved
OutboxEventKind.CommandRequeued
OutboxEventKind.CommandDropped
OutboxEventKind.CommandEdited
OutboxEventKind.CommandReplaced
TransportFaultKind.unspecified
TransportFaultKind.unreachable
TransportFaultKind.timeout
TransportFaultKind.authenticationRequired
TransportFaultKind.refused
TransportFaultKind.cancelled
TransportFaultKind.interrupted
ConflictPolicy.unspecified
ConflictPolicy.rebase
ConflictPolicy.keepRemote
ConflictPolicy.keepLocal
ConflictPolicy.keepNewest
ActivityStatus.none
ActivityStatus.open
ActivityStatus.completed
ActivityStatus.cancelled
ActivityStatus.erased
ActivityVerb.unspecified
ActivityVerb.openActivity
ActivityVerb.reassignActivity
ActivityVerb.postponeActivity
ActivityVerb.addActivityNote
ActivityVerb.completeActivity
ActivityVerb.cancelActivity
ActivityVerb.escalateActivity
ActivityVerb.eraseActivityData
ActivityEventKind.unspecified
ActivityEventKind.ActivityOpened
ActivityEventKind.ActivityReassigned
ActivityEventKind.ActivityPostponed
ActivityEventKind.ActivityNoteAdded
ActivityEventKind.ActivityCompleted
ActivityEventKind.ActivityCancelled
ActivityEventKind.ActivityEscalated
ActivityEventKind.ActivityDataErased
SubjectKind.unspecified
SubjectKind.claim
SubjectKind.document
SubjectKind.report
SubjectKind.accident
SubjectKind.property
SubjectKind.quiz
SubjectKind.lead
PropertyStatus.none
PropertyStatus.active
PropertyStatus.archived
PropertyStatus.erased
PropertyVerb.unspecified
PropertyVerb.registerProperty
PropertyVerb.editProperty
PropertyVerb.addRoom
PropertyVerb.editRoom
PropertyVerb.removeRoom
PropertyVerb.transferProperty
PropertyVerb.archiveProperty
PropertyVerb.erasePropertyData
PropertyEventKind.unspecified
PropertyEventKind.PropertyRegistered
PropertyEventKind.PropertyEdited
PropertyEventKind.RoomAdded
PropertyEventKind.RoomEdited
PropertyEventKind.RoomRemoved
PropertyEventKind.PropertyTransferred
PropertyEventKind.PropertyArchived
PropertyEventKind.PropertyDataErased
PropertyKind.unspecified
PropertyKind.house
PropertyKind.apartment
PropertyKind.commercial
PropertyKind.industrial
PropertyKind.land
PropertyKind.other
RoomKind.unspecified
RoomKind.living
RoomKind.bedroom
RoomKind.kitchen
RoomKind.bathroom
RoomKind.hall
RoomKind.office
RoomKind.storage
RoomKind.garage
RoomKind.cellar
RoomKind.attic
RoomKind.exterior
RoomKind.other
QuizStatus.none
QuizStatus.question
QuizStatus.result
QuizStatus.abandoned
QuizVerb.unspecified
QuizVerb.startQuiz
QuizVerb.selectOption
QuizVerb.goBack
QuizVerb.resetQuiz
QuizVerb.abandonQuiz
QuizEventKind.unspecified
QuizEventKind.QuizStarted
QuizEventKind.OptionSelected
QuizEventKind.QuizCompleted
QuizEventKind.WentBack
QuizEventKind.QuizReset
QuizEventKind.QuizAbandoned
ReportStatus.none
ReportStatus.borrador
ReportStatus.nuevo
ReportStatus.revisado
ReportStatus.en_investigacion
ReportStatus.cerrado
ReportStatus.descartado
ReportStatus.erased
ReportVerb.unspecified
ReportVerb.startReport
ReportVerb.editReport
ReportVerb.addReportAttachment
ReportVerb.submitReport
ReportVerb.discardReport
ReportVerb.reviewReport
ReportVerb.startReportInvestigation
ReportVerb.addAdminNote
ReportVerb.classifyIncident
ReportVerb.sendAuthorityNotice
ReportVerb.recordIncidentTimeline
ReportVerb.linkReport
ReportVerb.escalateReport
ReportVerb.closeReport
ReportVerb.reopenReport
ReportVerb.flagMissedNotice
ReportVerb.assignReport
ReportVerb.eraseReportData
ReportEventKind.unspecified
ReportEventKind.ReportStarted
ReportEventKind.ReportEdited
ReportEventKind.ReportAttachmentAdded
ReportEventKind.ReportSubmitted
ReportEventKind.ReportDiscarded
ReportEventKind.ReportReviewed
ReportEventKind.ReportInvestigationStarted
ReportEventKind.AdminNoteAdded
ReportEventKind.IncidentClassified
ReportEventKind.AuthorityNoticeSent
ReportEventKind.IncidentTimelineRecorded
ReportEventKind.ReportLinked
ReportEventKind.ReportEscalated
ReportEventKind.ReportClosed
ReportEventKind.ReportReopened
ReportEventKind.AuthorityNoticeMissed
ReportEventKind.ReportAssigned
ReportEventKind.ReportDataErased
NoticeStage.unspecified
NoticeStage.early
NoticeStage.notification
NoticeStage.intermediate
NoticeStage.final
IncidentPrecision.unspecified
IncidentPrecision.day
IncidentPrecision.month
IncidentPrecision.year
RulesStatus.none
RulesStatus.set
RulesVerb.unspecified
RulesVerb.setRules
RulesVerb.confirmClock
RulesVerb.correctClock
RulesEventKind.unspecified
RulesEventKind.RulesSet
RulesEventKind.ClockConfirmed
RulesEventKind.ClockCorrected
WaitingItem.intake
WaitingItem.assignment
WaitingItem.information
WaitingItem.answer
WaitingItem.decision
WaitingItem.review
WaitingItem.reserveProposal
WaitingItem.decisionProposal
WaitingItem.paymentToRequest
WaitingItem.paymentToAuthorise
WaitingItem.paymentToIssue
WaitingItem.fraudReferral
WaitingItem.notice
WaitingItem.recoveryToConfirm
WaitingItem.closing
RefusalCode.unspecified
RefusalCode.malformedCommand
RefusalCode.effectiveInFuture
RefusalCode.notAuthorised
RefusalCode.commandIdReused
RefusalCode.notFound
RefusalCode.idTaken
RefusalCode.notParty
RefusalCode.revisionConflict
RefusalCode.invalidTransition
RefusalCode.commandTooLarge
RefusalCode.clockImplausible
RefusalCode.missingRequiredFields
RefusalCode.noChange
RefusalCode.futureDate
RefusalCode.amountNotPositive
RefusalCode.negativeAmount
RefusalCode.currencyMismatch
RefusalCode.claimNotFound
RefusalCode.assigneeMissing
RefusalCode.conflictOfInterest
RefusalCode.reasonMissing
RefusalCode.emptyText
RefusalCode.outcomeInvalid
RefusalCode.reopenLimit
RefusalCode.openItemsRemain
RefusalCode.reserveBelowCommitted
RefusalCode.reserveBelowApproved
RefusalCode.amountExceedsClaimed
RefusalCode.amountExceedsReserve
RefusalCode.approvedBelowPaid
RefusalCode.alreadyPaid
RefusalCode.amountExceedsApproved
RefusalCode.payeeMissing
RefusalCode.paymentNotFound
RefusalCode.paymentNotPending
RefusalCode.paymentNotAuthorised
RefusalCode.fourEyesRequired
RefusalCode.lastAdministrator
RefusalCode.unknownCatalogCode
RefusalCode.actorNotRegistered
RefusalCode.ruleOutOfRange
RefusalCode.resubmitLimit
RefusalCode.alreadyAcknowledged
RefusalCode.assigneeInvalid
RefusalCode.dueInPast
RefusalCode.itemNotOpen
RefusalCode.notDue
RefusalCode.nothingPending
RefusalCode.authorityExceeded
RefusalCode.coverageNotConfirmed
RefusalCode.documentNotVerified
RefusalCode.documentExpired
RefusalCode.documentRejected
RefusalCode.documentMissing
RefusalCode.holdActive
RefusalCode.policyLimitExceeded
RefusalCode.policyNotInForce
RefusalCode.filingDeadlinePassed
RefusalCode.appealWindowClosed
RefusalCode.appealLimit
RefusalCode.paymentNotIssued
RefusalCode.paymentAlreadyCleared
RefusalCode.amountExceedsPaid
RefusalCode.selfReference
RefusalCode.duplicateChain
RefusalCode.notReopenable
RefusalCode.limitationExpired
RefusalCode.scoreOutOfRange
RefusalCode.noFlag
RefusalCode.alreadyReferred
RefusalCode.notReferred
RefusalCode.nothingPaid
RefusalCode.recoveryExceedsPaid
RefusalCode.subrogationNotOpen
RefusalCode.recoveryNotFound
RefusalCode.indemnityNotPayable
RefusalCode.litigationNotOpen
RefusalCode.eventNotFound
RefusalCode.correctionNotAllowed
RefusalCode.partNotFound
RefusalCode.partLocked
RefusalCode.asOfInFuture
RefusalCode.retentionActive
RefusalCode.litigationHold
RefusalCode.erasureUnavailable
RefusalCode.attachmentTooLarge
RefusalCode.mimeNotAllowed
RefusalCode.duplicateAttachment
RefusalCode.partLimit
RefusalCode.checksumMismatch
RefusalCode.documentNotFound
RefusalCode.documentDeleted
RefusalCode.alreadyReferenced
RefusalCode.documentRequired
RefusalCode.invalidField
RefusalCode.amountMismatch
RefusalCode.partStateInvalid
RefusalCode.alreadyOpen
RefusalCode.proposalOutdated
RefusalCode.partInUse
RefusalCode.originNotFound
RefusalCode.notPayable
RefusalCode.nothingOwed
RefusalCode.amountExceedsOwed
RefusalCode.nothingToAppeal
RefusalCode.appealWaived
RefusalCode.noticeDayImpossible
RefusalCode.policyNotConfirmed
RefusalCode.invalidDocumentType
RefusalCode.invalidImageFormat
RefusalCode.sizeTooLarge
RefusalCode.compressionFailed
RefusalCode.pageNotFound
RefusalCode.alreadyExpired
RefusalCode.alreadyReminded
RefusalCode.documentInUse
RefusalCode.recipientMissing
RefusalCode.anonymityMismatch
RefusalCode.anonymousNotAllowed
RefusalCode.invalidURL
RefusalCode.noticeOutOfOrder
RefusalCode.alreadySent
RefusalCode.timelineOutOfOrder
RefusalCode.reportNotFound
RefusalCode.alreadyEscalated
RefusalCode.impactTooLow
RefusalCode.attachmentLimit
RefusalCode.subjectNotFound
RefusalCode.propertyNotFound
RefusalCode.propertyInUse
RefusalCode.roomNotFound
RefusalCode.evidenceNotFound
RefusalCode.flowNotFound
RefusalCode.flowBroken
RefusalCode.optionNotOffered
RefusalCode.nothingToUndo
RefusalCode.contactMissing
RefusalCode.consentMissing
RefusalCode.leadNotFound
RefusalCode.quizNotFound
RefusalCode.practiceAreaNotServed
RefusalCode.catalogFixed
RefusalCode.offline
RefusalCode.signedOut
RefusalCode.earlierWaiting
RefusalCode.attemptLimit
RefusalCode.stillConflicting
RefusalCode.outcomeUnknown
field.time
field.clockSettings
field.accuracy
field.acknowledgeDays
field.actions
field.actor
field.addedAt
field.addedBy
field.address
field.adjusted
field.against
field.allowed
field.amount
field.analyses
field.annotates
field.anonymousAttachmentLimit
field.appealDays
field.appealLimit
field.appeals
field.approve
field.approvePartially
field.approved
field.archivedAt
field.areaSquareCentimetres
field.as
field.asOf
field.asked
field.assessmentBytes
field.timeZone
field.assignedOnly
field.assignee
field.at
field.attachment
field.attachmentBytes
field.attachments
field.attackOrigin
field.attackType
field.author
field.authorisedBy
field.awareAt
field.by
field.bytes
field.capacity
field.capturedAt
field.catalog
field.category
field.cause
field.changed
field.channel
field.checks
field.city
field.claim
field.claimant
field.claimed
field.classification
field.closeReason
field.closedAt
field.code
field.codes
field.command
field.communications
field.completeness
field.compression
field.compromise
field.conditions
field.confidenceMillionths
field.confidencePermille
field.conflictCheck
field.consent
field.consentAt
field.contact
field.contactedAt
field.contacts
field.containment
field.contract
field.contributors
field.corrections
field.cost
field.costType
field.counsel
field.country
field.court
field.coverage
field.coverageCheckRequired
field.createdAt
field.currency
field.currentQuestion
field.damage
field.dangerLevel
field.days
field.decideDays
field.decidedAt
field.decidedBy
field.deductible
field.denialProvisionRequired
field.deny
field.description
field.details
field.device
field.diagnoses
field.discovery
field.discoveryMethod
field.disqualification
field.document
field.documentResubmitLimit
field.documents
field.documentsRequired
field.driver
field.due
field.earlierDeciders
field.earlyNoticeHours
field.email
field.en
field.enhanced
field.es
field.evidence
field.evidenceURL
field.exfiltration
field.expires
field.exposure
field.failed
field.fault
field.fields
field.filingDays
field.final
field.finalNoticeHours
field.finding
field.first
field.flags
field.flow
field.flows
field.formerParties
field.fourEyes
field.fraud
field.from
field.grounds
field.handler
field.heading
field.history
field.id
field.impact
field.inbound
field.incidentDate
field.incidentPlace
field.incidentPrecision
field.incidentType
field.indicator
field.infoDue
field.injuries
field.insurer
field.isAccepted
field.isAcknowledged
field.isAnonymous
field.isChanged
field.isEndless
field.isFiled
field.isPartial
field.isTimedOut
field.issuedBy
field.issuedOn
field.item
field.items
field.kind
field.labels
field.lastAt
field.latitudeMicrodegrees
field.lawsuit
field.lead
field.leadIdleDays
field.leadsTo
field.liability
field.likelihood
field.limit
field.limitationDays
field.limitationEnds
field.limits
field.limitsRequired
field.line
field.lineItem
field.lines
field.links
field.litigation
field.location
field.longitudeMicrodegrees
field.lossDate
field.lossReason
field.make
field.measurement
field.measurements
field.messageContent
field.mime
field.minorUnits
field.missed
field.model
field.name
field.next
field.note
field.notes
field.notice
field.noticeHours
field.notices
field.number
field.occurredAt
field.openItems
field.openReviews
field.option
field.options
field.order
field.origin
field.original
field.otherParties
field.outcome
field.owner
field.page
field.pages
field.paid
field.part
field.partLimit
field.parties
field.parts
field.passengers
field.payee
field.payment
field.paymentDays
field.payments
field.person
field.phone
field.photo
field.photos
field.place
field.plate
field.points
field.police
field.policy
field.practiceArea
field.preferredChannel
field.priorClaims
field.property
field.proposal
field.proposedBy
field.provision
field.qualifiedAt
field.quantity
field.quantityApproved
field.question
field.questions
field.questions[]
field.quiz
field.quizIdleMinutes
field.reading
field.reason
field.reasons
field.receipt
field.recipient
field.recordedAt
field.recovered
field.recovery
field.reference
field.registeredAt
field.rejectionCodes
field.rejectionText
field.related
field.remaining
field.reminders
field.remoteChanged
field.removed
field.remunerated
field.reopenDays
field.reopenLimit
field.reopenings
field.replaces
field.report
field.reportedDate
field.reporter
field.reports
field.representative
field.representatives
field.requestedBy
field.reserve
field.reserveProposal
field.resubmitLimit
field.result
field.results
field.resume
field.retentionDays
field.retired
field.reversed
field.review
field.reviewer
field.reviews
field.revision
field.revivals
field.road
field.role
field.roles
field.room
field.rooms
field.rules
field.score
field.second
field.secondAuthoriserAbove
field.securityIncident
field.sentBy
field.separations
field.serviceFrom
field.serviceTo
field.session
field.severity
field.sha256
field.sharedWith
field.similar
field.source
field.stage
field.standing
field.startedAt
field.state
field.statement
field.status
field.stopped
field.street
field.submissions
field.submittedAt
field.subrogationAgainst
field.successor
field.summary
field.supersededBy
field.supersedes
field.suspiciousURL
field.taker
field.text
field.texts
field.timeline
field.title
field.type
field.unit
field.until
field.updatedAt
field.url
field.use
field.validUntil
field.valuated
field.value
field.vehicles
field.verifiedAt
field.verifiedBy
field.verifiedDocumentsRequired
field.version
field.with
field.witnesses
field.x
field.y
field.yearBuilt
field.z
field.zip
field.awaitsAcceptance
field.invitedRepresentatives
field.claimantName
field.claimantContact
field.owed
field.notifiedOn
field.on
field.appealWaived
field.appealsBefore
field.checkTimes
field.effective
field.forDebt
field.writtenOff
field.writeOffs
field.writtenOffBy
field.returned
field.late
field.overridden
field.metadata
field.since
field.field
field.confirmedPolicyRequired
field.secondAdministrator
field.confirmedPolicy
field.adjudications
field.coinsurance
field.subLimits
field.aggregateLimit
field.eligible
field.overLimit
field.benefit
field.recoveries
field.recoveryCount
field.expenses
field.expense
field.expensesErodeLimit
field.recordedBy
field.confirmedBy
field.reversedBy
field.subject
field.escalatesTo
field.escalatedFrom
field.escalatedAt
field.openedBy
field.openedAt
field.endedBy
field.endedAt
field.undisputed
field.unanswered
field.awaitsNotice
field.appealFrom
field.ofDecision
field.appealsAnew
field.reserveLimit
field.decisionLimit
field.paymentLimit
field.isRelatedForeign
field.isDuplicate
field.isOriginalForeign
field.hasDuplicates
field.openActivities
field.namedRoles
field.senderName
field.partyOnStaff
field.cited
field.citedFields
field.erosions
field.administrators
field.isEmpty
field.takenBy
field.lookalike
field.otherDocument
field.isReferenced
field.numberTaken
field.receiptTaken
field.assigneeRoles
field.linkExists
field.claimTaken
field.openClaims
field.drafts
field.isOwnerRegistered
field.newest
field.isClaimantUnknown
field.isSubjectSeen
field.ownerRoles
field.isOwnerParty
field.nextRoles
field.isNextParty
field.isSenderParty
field.sealsTexts
field.lastRecorded
field.neededBy
field.activitiesAboutIt
field.isForeign
field.recorded
expected.withinADayOf
expected.withinDaysOfTheLastEntry
expected.clockInRange
expected.latitudeMicrodegreesAndLongitudeMicrodegreesBothOnEarth
expected.leadOrClaim
expected.placeOrDescription
expected.logsFirstCommandRegistersItsAdministrator
expected.idOf64Bytes
expected.kindOfDecision
expected.catalog
expected.newCode
expected.version
expected.someID
expected.idOfItsOwn
expected.idOfQuestion
expected.optionAtLeast
expected.idOfQuestionOrOfResult
expected.optionThatLeadsHere
expected.noWayBackToQuestionThatWasAnswered
expected.someText
expected.atMostOptions
expected.atMost
expected.letters
expected.toldOrAppealWaived
expected.afterOrAppealWaived
expected.revision
expected.soManyLines
expected.soManyDo
expected.oneToOther
expected.handlerOrAssessor
expected.claimInThisLog
expected.reportOrAccidentInThisLog
expected.accidentOfClaimantsThatWasNot
expected.somebodyWhoIsNoParty
expected.somebodyOutside
expected.atLeastOneCode
expected.atLeastOneItem
expected.atMost5Diagnoses
expected.itemsThatDiffer
expected.coverageCheckThatPassed
expected.everyLineItemOnce
expected.limitForThisActor
expected.noAmount
expected.eventThatStatesDetails
expected.revisionOfThisClaim
expected.photo
expected.someAttachment
expected.damageItem
expected.lineItem
expected.measurement
expected.measurementOfSameKindThatNone
expected.samePhoto
expected.partThatNoOtherNames
expected.valueAboveZero
expected.unitThatFitsKind
expected.threePointsOrMore
expected.photoBesideAttachmentOnly
expected.attachmentSHA256
expected.photoLatitudeMicrodegreesAndPhotoLongitudeMicrodegreesBoth
expected.oneOfAttachmentDamageMeasurementLineItem
expected.proposedReserve
expected.proposedDecision
expected.review
expected.recovery
expected.lawsuit
expected.dayThatIsNotOver
expected.documentOfSameOwner
expected.lastDay
expected.nameForEveryField
expected.pageThatCouldBeMadeSmaller
expected.page
expected.anotherDocument
expected.noClaimThatNamesIt
expected.noneNow
expected.oneOfValidUntilIsEndless
expected.otherPagesOrOtherDetails
expected.somebodyWhoMaySeeIt
expected.untilAfter
expected.validUntilAtLeast
expected.pageSHA256
expected.days
expected.from
expected.emailOrPhone
expected.addressSuchAsNameExampleOrg
expected.completedQuiz
expected.noConflict
expected.rulesThatLetLeadsEnd
expected.fewerThanAttempts
expected.attempt
expected.wayToResolveIt
expected.codeInUse
expected.codeOf
expected.atMostBytes
expected.atMostTimes
expected.atMostOf
expected.atMostBy
expected.atMostOfBy
expected.categoriesThatDiffer
expected.fieldAtMost
expected.atLeast
expected.moreThan
expected.lessThan
expected.laterThan
expected.notBefore
expected.withinDays
expected.somebodyOtherThan
expected.noneHoldsNoRole
expected.bytes
expected.somebodyElse
expected.anotherAdministrator
expected.positiveAmount
expected.approvedAgainOrWrittenOff
expected.dayFromTo
expected.newId
expected.reportWithNameOrAccident
expected.idOfVisibleCharacters
expected.idOfLatinLetters
expected.idWithoutControlCharacters
expected.nobodysIdWithRoleAnonymous
expected.receiptInRoleAnonymousAlone
expected.noCorrelationIdInRoleAnonymous
expected.role
expected.notBoth
expected.noLimit
expected.freeID
expected.idThatLooksLikeNoOther
expected.reason
expected.nothing
expected.noOpenActivity
expected.acceptedClaim
expected.unansweredRequest
expected.somebodyWhoWorksHere
expected.noOpenClaim
expected.propertyThatIsNotArchived
expected.squareCentimetres
expected.oneTo
expected.flowWithoutFaults
expected.flow
expected.rulesThatLetQuizzesEnd
expected.flowThatQuizFollows
expected.fieldAtOrAfter
expected.linkToReportThatItRepeats
expected.reportInThisLog
expected.reportThatClaimWasMadeOf
expected.stageWithDeadline
expected.administratorHandlerOrInvestigator
expected.beforeFinalNotice
expected.claimAndTitle
expected.descriptionMessageContentSuspiciousURLOrEvidence
expected.falsoPositivoDuplicadoOrSpamBeforeIt
expected.nobodysName
expected.receiptOf32Bytes
expected.sha256
expected.somethingStolen
expected.finalNotice
expected.reportsReceipt
expected.whoseReportItIs
expected.separationsOfTwoDifferentRoles
expected.timeZoneAsInPOSIX
expected.secondAuthoriserAboveAmountThatIsNotNegative
expected.attachmentBytes1To
expected.assessmentBytes1To
expected.phoneDigits
expected.lastEventToState
expected.fieldOneTo
expected.fieldOfAtMostBytes
expected.fieldWithAtMost
expected.fieldNoLaterThan
expected.fieldNoEarlierThan
expected.fieldOnceAndNotBlank
expected.fieldAtOrAfterTime
expected.verbInStatus
log.noFrameBeginsHere
log.payloadCannotBeRead
log.notTheLogThatIsSealed
log.newerVersionWroteInIt
log.commandCannotBeEncoded
log.eventsOfStreamsByTurns
log.payloadCannotBeSealed
log.keyringTakesNothingMore
log.framesHeaderDoesNotMatchIts
log.fileBecameShorterWhileIt
log.indexBesideTheLogWas
log.eventsUpToStandInArchive
log.archiveIsNotThere
log.archiveIsAnotherFile
log.archivesBeginningWasArchived
log.hasNoBeginningOfItsOwn
log.isNameForWhatBelongs
log.indexKeptDoesNotMatch
log.fileEndsWithinWhatIsKept
log.keptDoesNotMatchChecksum
log.keptIsNoneOfIt
log.keptIsNotWhatHeaderSays
log.keptIsNotWhatArchiveHas
log.archiveIsNotWhatLogSays
log.hasNoIndexOfAllOfIt
log.hasNoClosedStreamSoOld
log.holdsMoreThanTheLog
log.archivesNameIsTooLong
log.streamIsNotInIt
log.framesBodyDoesNotMatchIts
log.fileEndsInsideThisFrame
log.frameClaimsMoreThanBytes
log.frameOfKindWhichThisVersion
log.intactFrameThatDoesNotBelong
log.frameInsteadOf
log.positionInsteadOf
log.itWasRecordedBeforeOneBefore
log.itsDurableMarkLiesAheadOf
log.itFollowsAnotherFrame
log.itsWriterIsOlder
log.markNamesAnotherFrame
log.unprovenFrame
log.logEndsButMarkWentOn
log.noWriterCanFollow
log.itsCommandHasNoId
log.sealThatIsNone
log.eventsOutsideCommit
log.refusalThatIsNone
log.streamNumber
log.revisionOfStream
log.commitWithoutEvent
log.events
log.itsBodyIsNoEntry
log.itsBodyIsNoLeaf
log.frameThatIsNoLeaf
log.neitherSlotIsIntactMarkOf
log.bodyThatIsNoneOfIts
log.itSaysWhatThisVersionCannot
log.itCannotBeWrittenAgain
log.itMakesStreamWhichIsThere
log.nameOfStreamIsLost
log.revisionOfStreamIsThere
log.nameOfItsStreamIsLost
log.frameIsThereAlready
log.noFrameComesAfterOneWith
log.sealThatIsNoneOrEvents
log.failed
log.logIsClosed
log.isPipeFolderOrDeviceAnd
log.fileWasRemovedOrAnotherOne
log.logOfFormat1HasNoCorrection
log.logWasShortened
log.anotherWriterHasOpened
log.entryThatCannotBeEncoded
log.commandThatCannotBeEncoded
log.eventThatCannotBeEncoded
log.refusalThatCannotBeEncoded
log.itCannotBeEncoded
log.positionCannotBeReadByThis
log.commandCannotBeRead
log.placeWhichNoOutboxGives
log.eventThatCannotBeRead
log.eventCannotBeRead
log.entryAfterPosition
log.behindPositionThereIsWhatThis
log.thisIsLogOfSomethingElse
log.thisIsLogOfOutboxExpected
log.thisIsLogOfClaimsExpected
log.thisIsReadsExpectedClaims
log.thisIsReadsExpectedOutbox
log.thisIsLogOfSomethingElseThanReads
log.checkpointHasThreeLinesOriginSize
log.checkpointsOriginIsNoName
log.checkpointsSizeIsNoPlainNumber
log.checkpointsRootIsNoHashOf
log.checkpointIsOfLogIs
log.checkpointSawFramesAndLogHas
log.firstFramesAreNotThoseThat
log.ed25519KeyHas32BytesFound
log.verifierKeyReadsNameHashKey
log.keysHashIsNot
log.keysNameHasNoBlankAnd
log.noteEndsWithNewline
log.noSignature
log.nothingFollowsNotesEmptyLine
log.isLogItself
log.isWhereLogKeepsWhatBelongs
log.holdsLogNotNameAnotherFile
log.holdsFramesAndLogHasOlder
log.isNotHowLogBeganLog
log.holdsWhatThisVersionHasNo
log.readsBackOtherwiseThanItWas
log.noteHasAtMostSignatures
log.thisSystemCannotSign
log.thisSystemVerifiesNoSignatures
log.privateEd25519KeyHas32Bytes
log.privateEd25519KeyReadsPRIVATEKEY
log.privateKeysHashIsNotThat
log.systemsCryptographyDidNotSign
log.keyIsNoEd25519Key
log.notSignedByNorByAnybody
log.notSignedByButBy
log.notSignedBy
log.signatureOfDoesNotHoldText
log.checkpointIsOfNotOf
log.keyIsNoWitnesss
log.cosignatureDoesNotHold
log.logIsNewToWitness
log.logSignsByNotBy
log.witnessSignedLastRequestGoesOn
log.logGoesBack
log.logShowsTwoHistories
log.whatWitnessKeepsBeginsWith
log.lineExpectedLogKEY
log.bareHashOrEmptyLine
log.oldSIZE
log.itSignsAnotherText
log.tooFewWitnesses
log.olderSawNewerSaw
log.noTimestampReplyInDER
log.authorityGrantedNoTimestamp
log.timestampIsOfNoHash
log.timestampIsOfAnotherText
log.noTimestampOfSHA256
log.timestampsTimeIsNone
log.noDurableEventHasPosition
log.nothingOfItIsAmongFrames
log.itShowsNoEvent
log.frameIsNoCommit
log.frameIsNoRefusal
log.commandCannotBeReadAgain
log.wordsCannotBeReadAgain
log.commandCannotBeWritten
log.frameNamesStreamNumberAgain
log.eventIsOfStreamNumberWhich
log.frameShowsWhatThisVersionCannot
log.itShowsWhatThisVersionCannot
log.frameStandsBehindFrame
log.frameIsNotInLogOf
log.proofIsAboutCheckpointAbout
log.logOfFramesDoesNotBegin
log.lineExpectedFound
log.end
log.andPlainNumbers
log.andHashOf32BytesIn
log.andBase64
log.leafKINDRECORDEDPOSITIONEVENTS
log.endsAt
log.damagedAtByte
log.bytesFitEntry
log.commandAcceptedBefore
log.commitNamesStreamTwice
log.expectedRevision
texts.ShortCode
texts.Currency
column.actor
column.by
column.id
column.status
column.claimed
column.handler
column.assignee
column.title
column.updated
column.revision
column.fraud
column.score
column.flags
column.siuDays
column.indicators
column.validUntil
column.daysLeft
column.type
column.owner
column.claims
column.day
column.attackType
column.impact
column.severity
column.reporter
column.quizzes
column.completed
column.abandoned
column.leads
column.quizToLeadPermille
column.leadToClaimPermille
column.month
column.practiceArea
column.source
column.line
column.claim
column.reserve
column.paid
column.pending
column.remaining
column.recovered
column.incurred
column.due
column.startedAt
column.stoppedAt
column.clock
phrase.demoSent
phrase.demoEachLine
phrase.demoRegisters
phrase.demoAskMore
phrase.whatClaimsIs
phrase.dossier
phrase.dossierOf
phrase.dossierSkip
phrase.dossierContents
phrase.dossierKnown
phrase.dossierTrue
phrase.dossierEverything
phrase.dossierUpToPosition
phrase.dossierUpToTime
phrase.dossierTrueAt
phrase.dossierAnyTime
phrase.dossierReader
phrase.dossierHolder
phrase.dossierReadAs
phrase.dossierMade
phrase.dossierCheckpoint
phrase.dossierCheckpointOf
phrase.dossierSignatures
phrase.dossierNone
phrase.dossierSteps
phrase.dossierLeftOut
phrase.dossierStory
phrase.dossierStoryNote
phrase.dossierRecorded
phrase.dossierEffective
phrase.dossierBoth
phrase.dossierClock
phrase.dossierPosition
phrase.dossierChanged
phrase.dossierField
phrase.dossierValue
phrase.dossierBefore
phrase.dossierAfter
phrase.dossierRefused
phrase.dossierMoreRefused
phrase.dossierReasons
phrase.dossierAsked
phrase.dossierImportedBy
phrase.dossierPeople
phrase.dossierPerson
phrase.dossierName
phrase.dossierRoles
phrase.dossierFirst
phrase.dossierLast
phrase.dossierMoney
phrase.dossierMoneyNote
phrase.dossierByEffective
phrase.dossierByRecorded
phrase.dossierByStep
phrase.dossierStep
phrase.dossierFiles
phrase.dossierFilesNote
phrase.dossierWhere
phrase.dossierFile
phrase.dossierType
phrase.dossierBytes
phrase.dossierHash
phrase.dossierState
phrase.dossierParts
phrase.dossierProof
phrase.dossierProves
phrase.dossierProvesChanges
phrase.dossierProvesNothing
phrase.dossierProvesSome
phrase.dossierNotComplete
phrase.dossierNotTrue
phrase.dossierNotWho
phrase.dossierNotItself
phrase.dossierVerify
phrase.dossierVerifyNow
phrase.dossierWithoutScript
phrase.dossierChecking
phrase.dossierHolds
phrase.dossierHoldsNot
phrase.dossierProvenSteps
phrase.dossierBoundSteps
phrase.dossierSignedBy
phrase.dossierSignedNot
phrase.dossierUnsigned
phrase.dossierCannotCheckSignature
phrase.dossierPasteKey
phrase.dossierNoKey
phrase.dossierKeyNote
phrase.dossierPartChanged
phrase.dossierStepChanged
phrase.dossierStepNotInLog
phrase.dossierStepSaysOther
phrase.dossierStepMissing
phrase.dossierStepUnread
phrase.dossierFrameWithoutStep
phrase.dossierFileChanged
phrase.dossierFileHolds
phrase.dossierOwnHash
phrase.dossierWebCrypto
phrase.dossierStates
phrase.dossierStatesNote
phrase.dossierKnownAt
phrase.dossierTrueAtField
phrase.dossierTrueAtNote
phrase.dossierThinned
phrase.dossierAfterLast
phrase.dossierChangedHere
phrase.dossierNothingYet
phrase.dossierMore
phrase.dossierBadTime
phrase.dossierToStep
phrase.dossierAsTrue
phrase.dossierBeforeFirst
phrase.dossierMoreFaults
phrase.dossierFormatExpected
phrase.dossierNeedsIDOrAll
phrase.dossierAllNeedsOutput
phrase.dossierWritten
phrase.dossierNothingSeen
phrase.dossierAll
phrase.dossierAllNote
phrase.dossierKind
phrase.dossierTitle
phrase.dossierWrittenAll
phrase.dossierIsNone
phrase.dossierSealBroken
phrase.dossierDataBroken
phrase.dossierStepBroken
phrase.dossierPartBroken
phrase.dossierEvidenceFault
phrase.dossierVerified
phrase.dossierDerived
phrase.dossierOfOtherVersion
phrase.dossierNotDerived
phrase.dossierRecordedBy
phrase.dossierNotRecorded
phrase.dossierTellsOther
phrase.dossierPartTellsOther
phrase.expectedFound
phrase.nothing
phrase.reasonExpected
phrase.reasonFound
phrase.reasonExpectedFound
phrase.notSentAs
phrase.onlySentAs
phrase.onlySentInStatusAs
phrase.roleNotHeld
phrase.holdsNoRole
phrase.nobodyIsRegisteredYet
phrase.quoted
phrase.yes
phrase.no
phrase.oneClaim
phrase.manyClaims
phrase.endsWithinValue
phrase.malformedAt
phrase.unknownCode
phrase.unknownKind
phrase.thereIsNoSuchFile
phrase.thereIsNoFolder
phrase.markIsMissing
phrase.thereIsNoLogBut
phrase.isBeingWrittenBy
phrase.isDamagedAtByte
phrase.fileIsEmptyLogBegins
phrase.thisIsNotLogIt
phrase.headerIsCutOffAfter
phrase.headerDoesNotMatchIts
phrase.logHasFormatWithFeatures
phrase.earlierBackupIsDamagedAnd
phrase.somebodyIsWritingLogAnd
phrase.refusalCannotBeRead
phrase.commandCannotBeRead
phrase.decidedUnderRevisionOfRules
phrase.eventCannotBeRead
phrase.acceptedThenRefusedToday
phrase.acceptedThenRefusedWithHindsight
phrase.repetitionWhichIsNeverRecorded
phrase.refusedThenAcceptedToday
phrase.refusedThenAcceptedWithHindsight
phrase.refusedThenBecauseTodayBecause
phrase.eventWentToAnotherStream
phrase.thenToday
phrase.object
phrase.map
phrase.transitionsAllCountWhereThey
phrase.amountOnlyClaimsHaveAmounts
phrase.expectedAtLeastOneStep
phrase.rulesValuesFourEyesMayBe
phrase.ignoreHasStepsUnderActivities
phrase.thereIsNoActivity
phrase.handlerOrAnotherRole
phrase.oneOf
phrase.byOrActorNotBoth
phrase.commandExpectedCommandToFound
phrase.line
phrase.whyRulesDiffer
phrase.valuesExpectedRulesThatDiffer
phrase.xMLEndsBeforeItIs
phrase.moreThanElementsInOne
phrase.expectedLogFoundThisIs
phrase.eventOutsideAnyTraceBelongs
phrase.traceHasMoreThanBytes
phrase.eventOfTraceHasMore
phrase.thisIsNotWellFormed
phrase.somethingFollowsRootElement
phrase.characterThatXMLDoesNot
phrase.entityThatIsNotDefined
phrase.attributeIsMalformed
phrase.isMissing
phrase.endTagDoesNotMatch
phrase.encodingThatCannotBeRead
phrase.xmlError
phrase.traceHasMoreThanEvents
phrase.whichHasNoTimeZone
phrase.delimiterOfOneByte
phrase.itHasNo
phrase.saysTwiceAndDifferently
phrase.expectedTime
phrase.earlierThanBefore
phrase.thereIsNoColumn
phrase.columnTwice
phrase.lineOnly
phrase.quoteHasNoEnd
phrase.somethingBehindAQuote
phrase.longerThanBytes
phrase.noDelimiterFound
phrase.delimiterFound
phrase.thisIsNotUTF8
phrase.rowOfOtherLength
phrase.idStandsTwice
phrase.eventsOfNoCase
phrase.eventsOfSeveralCases
phrase.valuesThatNoMapReads
phrase.lastLineHasNoEnd
phrase.linesEndInCarriageReturns
phrase.notOCEL
phrase.logHasNoObjects
phrase.currencySuchAsEUR
phrase.logDoesNotSay
phrase.fieldOfFields
phrase.numberSuchAs
phrase.amountOfDigits
phrase.fileIsEmpty
phrase.thisIsCompressedWithGzip
phrase.thereIsNoElement
phrase.thisIsNotXMLIn
phrase.thisIsUTF16Put
phrase.dOCTYPEIsNotReadXES
phrase.thisHasNoEndWithin
phrase.instructionWithoutDataIsNot
phrase.encodingIsNotReadPut
phrase.byteBehindStartOfRoot
phrase.profile
phrase.whatProfileIsCalled
phrase.atLeastOneClock
phrase.clocksNameThereIsClock
phrase.pausesNoClockIsPaused
phrase.thereIsNoEventOf
phrase.moreThanDifferentEventsIn
phrase.whatClockIsCalled
phrase.typesOnlyClaimsHaveTypes
phrase.expectedNamesOfEventsFound
phrase.pausesThereIsNoPause
phrase.doesTwoThingsToIt
phrase.cancelsClockThatRepeatsNeeds
phrase.expected1ToFound
phrase.array
phrase.weekday
phrase.expectedWeekdayThatIsNo
phrase.expectedTimeFrom0000
phrase.importedByOnlyImportSaysWho
phrase.personGoesToPersonAnd
phrase.commandGoesToNoStream
phrase.personGoesTo
phrase.goesTo
phrase.oneCommandSuchAs
phrase.noValue
phrase.thereIsNoVerb
phrase.atPlace
phrase.inQuotes
phrase.end
phrase.atMostLevels
phrase.value
phrase.nameInQuotes
phrase.colon
phrase.eachNameOnce
phrase.commaOrBrace
phrase.commaOrBracket
phrase.numberBelow18e308
phrase.digit
phrase.controlCharactersAsU00XX
phrase.quoteAtEndOfText
phrase.validUTF8
phrase.escapeSuchAsNOr
phrase.bothHalvesOfSurrogatePair
phrase.fourHexadecimalDigits
phrase.wholeLine
phrase.noSuchField
phrase.noSuchFieldThereAre
phrase.isOutOfRange
phrase.trueOrFalse
phrase.integer
phrase.integerFrom263To
phrase.integerThatIsNotNegative
phrase.string
phrase.bytesInBase64urlWithoutPadding
phrase.uUID
phrase.stringWithoutNUL
phrase.timeSuchAs202603
phrase.timeWithoutLeapSecond
phrase.dateSuchAs202603
phrase.inTurn
phrase.expectedCodeOfThatIs
phrase.versionExpectedNumberFrom1
phrase.giveItOneThatNothing
phrase.renameOneOfTwoAnd
phrase.nameOneOfQuestions
phrase.addOneOrMakeIt
phrase.nameQuestionOrResultOr
phrase.leadOptionHereOrTake
phrase.leadThatOptionOnGoing
phrase.everyTextStandsInEnglish
phrase.text
phrase.arrayOfTexts
phrase.integerAboveZero
phrase.time
phrase.whatAppHasNumberFor
phrase.notBefore
phrase.nobodyInAnonymousReport
phrase.somebody
phrase.oneOfDescriptionMessageContent
phrase.noneOfThem
phrase.numberOfNuevoRevisadoEn
phrase.idAndNameThatNo
phrase.source
phrase.yearFrom1678To2261
phrase.another
phrase.year
phrase.code
phrase.notInAsOthersAre
phrase.sumOfTooManyDigits
phrase.list
phrase.missingR4RequiresIt
phrase.saysItAndWasTaken
phrase.professionalInstitutionalPharmacyOralVision
phrase.claimPreauthorizationOrPredetermination
phrase.enteredInErrorItShould
phrase.expected
phrase.expectedOrBundleFound
phrase.id
phrase.fHIRResource
phrase.missingThisIsNoFHIR
phrase.missingAndNoItemHas
phrase.codeOrText
phrase.number
phrase.itemsAddUpToToo
phrase.referenceIdentifierOrDisplay
phrase.readBeforeWithSameContent
phrase.readBeforeWithOtherContent
phrase.missingWhichClaimItAnswers
phrase.heldWithOtherContent
phrase.commandIsRefused
phrase.isLeftOut
phrase.isNeitherAmongResourcesNor
phrase.numberOfSoManyDigits
phrase.numberAboveZero
phrase.date
phrase.dayOrTimeWithIts
phrase.missingAmountNeedsOne
phrase.currencySuchAsUSD
phrase.moreThan
phrase.itDoesNotCount
phrase.thereIsNothingOfThis
phrase.streamsBeginSoNameOne
phrase.positionCannotBeReadBy
phrase.thereIsNoClaimTo
phrase.eventDiffers
phrase.fieldThenToday
phrase.absent
phrase.decidedByVersion
phrase.notValidJSONAtEnd
phrase.notValidJSON
phrase.activitiesExpectedSomeActivityCommand
phrase.amountExpectedMinorUnits10000Currency
phrase.verbOrVerb
phrase.pausesExpectedFromEventsTo
phrase.historiesExpectedObject
phrase.scenariosExpectedArrayIsThis
phrase.scenariosNameStandsHereTwice
phrase.command
phrase.atIsBefore
phrase.thereIsNoHistory
phrase.historyHoldsItself
phrase.expectedAcceptedOrRefused
phrase.thereIsNoEvent
phrase.thereIsNoCommand
phrase.didYouMean
phrase.itNeedsPeriod
phrase.aroundNeedsStream
phrase.columnLate
phrase.columnCommand
phrase.onlyCounted
phrase.columnReasons
phrase.columnPosition
phrase.columnRecorded
phrase.columnWho
phrase.columnEvent
phrase.columnSays
phrase.columnRefusedCommand
phrase.columnStream
phrase.columnWhy
phrase.columnRefused
phrase.columnAccepted
phrase.columnFirstAccepted
phrase.idRole
phrase.approveOrAnotherOne
phrase.oneOrOther
phrase.paramsAtExpectedTimeSuch
phrase.cancelled
phrase.lineOfMoreThanBytes
phrase.thereIsNoMethod
phrase.expectedInitializeFirst
phrase.initializeCameBefore
phrase.shutdownCameBefore
phrase.earlierRequestWithThisId
phrase.expectedStringOr64Bit
phrase.paramsExpectedOneOfSlice
phrase.paramsOutboxThereIsNo
phrase.thereAreSubscriptionsAlready
phrase.thereIsNoSubscription
phrase.dueIsRefused
phrase.dueIsNotSent
phrase.thereIsNoOutboxHere
phrase.onlyOtherSideSaysThat
phrase.itIsMissing
phrase.itIsMissingWhoAsks
phrase.itNeedsRoleToSuppose
phrase.standsForNone
phrase.expectedKEYKEYAscOr
phrase.expectedPointOfHistory
phrase.itIsBehindTo
phrase.expectedExactlyOneStreamSuch
phrase.expectedOneOfFound
phrase.thereAreNoBatchesSend
phrase.expectedObject
phrase.idExpectedStringOr64
phrase.noSuchMemberThereAre
phrase.jsonrpcExpected20
phrase.methodExpectedString
phrase.paramsExpectedObject
phrase.unknownType
phrase.fileIsTooLargeAt
phrase.suchFilesAreNotTaken
phrase.fileIsAndNot
phrase.fileHasBytesAndNot
phrase.fileCannotBeRead
phrase.thereIsNoConnection
phrase.pleaseSignInAgain
phrase.uploadWasStopped
phrase.uploadFailed
phrase.preferencesCouldNotBeRead
phrase.itWasNotDone
phrase.secretCouldNotBeRead
phrase.to
phrase.inStatus
phrase.thereIsNoVerbThe
phrase.thereIsNoHelpOn
phrase.thereIsNoCommandNamed
phrase.thereIsNoCommandListed
phrase.noWordButLog
phrase.commandGoesTo
phrase.commandGoesToTheLog
phrase.fieldsOfIt
phrase.whoSendsItWhen
phrase.exampleToFillIn
phrase.requiredField
phrase.optionalField
phrase.unitsOfAmounts
phrase.exampleOfNeeded
phrase.kindMinorUnits
phrase.registeredAre
phrase.nobodyIsRegisteredAs
phrase.isAnotherKind
phrase.kindFlag
phrase.kindNumber
phrase.kindText
phrase.kindBytes
phrase.kindIdentifier
phrase.kindTime
phrase.kindCurrency
phrase.askOrTake
phrase.isNeeded
phrase.kindObject
phrase.orNothing
phrase.anArrayOf
phrase.readingNeedsTheRightTo
phrase.readsLinesUntilControlD
phrase.askWhetherThere
phrase.askForField
phrase.askForOptional
phrase.neededAnswerExpected
phrase.answerExpected
phrase.inputEndedEarly
phrase.quoteIsOpen
phrase.thisIsTheShell
phrase.tryClaimsHelp
phrase.anErrorThatThisBuild
phrase.nothingMoreWasTakenEverything
phrase.itIsIntactNameThe
phrase.writingNeedsTheRightTo
phrase.nameALogWithLog
phrase.makeItFirstMkdirP
phrase.putTheMarkBack
phrase.nothingWasWrittenPutThe
phrase.putTheLogBackOrMoveKeys
phrase.endThatProcessFirstThe
phrase.whatWasDurableThereIs
phrase.ifItWasNeverA
phrase.nameAnotherWithLogFILE
phrase.restoreTheFileFromA
phrase.useANewerVersion
phrase.fieldExpectedOneOfFound
phrase.hasNoOption
phrase.takesNoValue
phrase.needsAValueBefore
phrase.needsAValue
phrase.isGivenTwice
phrase.needs
phrase.expectedANumberFound
phrase.expectedATimeSuchAs
phrase.isOneWordTooMany
phrase.andExcludeOneAnotherGive
phrase.anybody
phrase.inRole
phrase.holdsNoRoleInThe
phrase.asIsNotRegisteredIn
phrase.asThereIsNoRole
phrase.aTaskEndedWithoutA
phrase.refused
phrase.others
phrase.moreRefused
phrase.countedSince
phrase.unless
phrase.person
phrase.theRules
phrase.theCatalogs
phrase.warningAnybodyMayWriteTo
phrase.warningOthersMayWriteTo
phrase.endedByASignalAfterLine
phrase.warningIsOnFileSystem
phrase.needsMapMAPJsonExamples
phrase.theMapAndTheLog
phrase.standardInput
phrase.longerThanBytesWhichIs
phrase.endsInATornWrite
phrase.endedInATornWrite
phrase.theOutputCouldNotBe
phrase.theLogEndsAtPosition
phrase.yearIsReadAsPosition
phrase.thereIsNothingCalledIn
phrase.streamsBeginWithNameOne
phrase.binSh
phrase.general
phrase.claim
phrase.document
phrase.report
phrase.accident
phrase.property
phrase.quiz
phrase.lead
phrase.activity
phrase.title
phrase.documents
phrase.reports
phrase.accidents
phrase.properties
phrase.quizzes
phrase.leads
phrase.activities
phrase.streams
phrase.stream
phrase.upTo
phrase.nobodyIsRegistered
phrase.nobodyIsFound
phrase.nobodyIsCalled
phrase.moreLeftOutByLimit
phrase.from
phrase.always
phrase.notInForceAnyMore
phrase.revision
phrase.theBuiltInRulesAre
phrase.since
phrase.byActor
phrase.position
phrase.asBuiltIn
phrase.builtIn
phrase.daysInStatus
phrase.daysSinceTheLoss
phrase.on
phrase.unknown
phrase.oldest
phrase.days
phrase.status
phrase.type
phrase.nobody
phrase.commitsRefusalsEvents
phrase.framesOfThemNewBytes
phrase.movedStreamsOfToArchive
phrase.logHasBytesInsteadOf
phrase.nothingWasLost
phrase.nothingThatStandsInThe
phrase.theHeaderWasLostAnd
phrase.somethingWasLostWhatIs
phrase.nameAFolderWithDir
phrase.aCommandWasRefused
phrase.theBenchmarkExpectedLinesFound
phrase.theBenchmarkExpectedAnswersFound
phrase.theBenchmarkSOwnClaim
phrase.theBenchmarkExpectedAnswersFoundAnd
phrase.noDifference
phrase.isForBlob
phrase.thereIsNoBlobThere
phrase.blobPutNeedsFILE
phrase.blobGetNeedsDIGEST
phrase.streamIsErased
phrase.streamHasNoKey
phrase.itemsAreForgotten
phrase.streamNamesNoFiles
phrase.nameTheStreamOfTheBlob
phrase.blobsAreSealed
phrase.blobsAreRemoved
phrase.blobIsErased
phrase.blobIsSealed
phrase.blobCannotBeOpened
phrase.isNoHashExpected64
phrase.thereIsNoSuchFolder
phrase.catalogsExpectedOneOfFound
phrase.severity
phrase.expires
phrase.retired
phrase.newKeyNeedsSigningKey
phrase.signerNeedsKeyThePublic
phrase.keyIsNotThePublic
phrase.signerOrSigningKeyNot
phrase.thisSystemChecksNoSignatures
phrase.othersMayReadThisPrivate
phrase.masterKeyCommandEndedWith
phrase.masterKeyHas64Digits
phrase.nameTheMasterKeyOf
phrase.thisSystemCannotSeal
phrase.onlyANewLogIsEncrypted
phrase.isSealedAlready
phrase.textsAreInTheClear
phrase.nameTheNewMasterKey
phrase.sealedByKeys
phrase.proofsOfTheOldLog
phrase.keyringHolds
phrase.keysAreDestroyed
phrase.keysAreLeft
phrase.keysAreUnknown
phrase.copiesOfKeysGoneBy
phrase.stillOpenedBy
phrase.keysDestroyedAgain
phrase.nothingIsHeldOn
phrase.theirOwn
phrase.theyActedInIt
phrase.itNamesThem
phrase.eventsAboutThem
phrase.withheldInside
phrase.withheldOfOthers
phrase.mayBeErased
phrase.isNotErasedNow
phrase.keyringIsMissing
phrase.keyringExists
phrase.textsStaySealed
phrase.keyringOfAnotherMasterKey
phrase.keyringIsDamaged
phrase.keyringOfAnotherLog
phrase.keySlotIsDamaged
phrase.keyIsMissing
phrase.textIsNotSealed
phrase.nonceWasUsedTwice
phrase.erasedAndAKeyIsThere
phrase.keyringWithoutLog
phrase.masterKeyIsNeeded
phrase.keyWasWrappedOtherwise
phrase.textWasSealedOtherwise
phrase.keyWasDestroyed
phrase.theSignerEndedWithAnd
phrase.theSignerGaveBytesExpected
phrase.existsTheDemoWantsA
phrase.isNotHereRunThe
phrase.nameALogWithLogFILE
phrase.of
phrase.day
phrase.attack
phrase.impact
phrase.anonymous
phrase.communityIsTheSameFor
phrase.concernsExploreClaimAlone
phrase.reopeningsIsAtMost10
phrase.runsIsAtMost10000000
phrase.thereIsNoMachineThere
phrase.thereIsNoViewThere
phrase.amountsWantsAtMostEight
phrase.thereIsNoExportingOf
phrase.exportHasNoOption
phrase.exportIsOfNow
phrase.exportHasNoReads
phrase.readsExportTakesNeither
phrase.exportIsNoLog
phrase.charactersReplaced
phrase.mapIsOfClaimsOrReports
phrase.rulesChangedMeanwhile
phrase.progressOf
phrase.progressSoFar
phrase.logIsRead
phrase.inputIsRead
phrase.commandsAreJudged
phrase.commandsAreSent
phrase.streamsAreWritten
phrase.interruptedWhatIsWrittenStays
phrase.interruptedLogIsAsItWas
phrase.interruptedNothingWasChanged
phrase.filesAreLookedAt
phrase.statesAreExplored
phrase.walksAreMade
phrase.scenariosArePlayed
phrase.roundsAreMeasured
phrase.progressSlowly
phrase.interruptedNothingWasWritten
phrase.interruptedBlobsAreWhole
phrase.interruptedDemo
phrase.interruptedBench
phrase.ofReportsAreLeftOut
phrase.loss
phrase.afterMonths
phrase.paid
phrase.inAll
phrase.triangle
phrase.total
phrase.flowsExpectedCheckOrPublish
phrase.flowsNeedsFILE
phrase.andNothingIsWrongWith
phrase.flowsPublishNeedsAsACTOR
phrase.flowsPublishNeedsReasonTEXT
phrase.isPublished
phrase.archiveNeedsBefore
phrase.allowedNeedsOneOf
phrase.oneCommandALine
phrase.noCommandNoLog
phrase.registerTheFirst
phrase.allowedNeedsAsACTOR
phrase.inState
phrase.isForIncidentsAlone
phrase.thereIsNoImportingOf
phrase.isOneWordTooManyA
phrase.sourceIsForFhirVeris
phrase.sayWhoImportsByADMIN
phrase.placeInFile
phrase.lineOfFile
phrase.incidentThere
phrase.standsAlreadyAt
phrase.saysOtherwiseThan
phrase.mapIsForXesAlone
phrase.thereIsNoMapVerb
phrase.draftedMap
phrase.dashIsGivenTwice
phrase.goOnWithAfter
phrase.listExpectedOneOfFound
phrase.concernsActivitiesAlone
phrase.concernsClaimsAlone
phrase.updated
phrase.reasonNeedsDrop
phrase.resolveAndByNeedOne
phrase.thereIsNoSuchFileName
phrase.outboxAndLogNameThe
phrase.editExpectedACommandA
phrase.expectedRebaseKeepLocalOrKeepRemote
phrase.thereIsNoOutboxNothing
phrase.expectedTheUUIDOfA
phrase.proofOfConsistencyNeedsAgainst
phrase.itHoldsForAnotherCheckpoint
phrase.againstOrKeyTellWhether
phrase.itsSignatureWasNotChecked
phrase.signedBy
phrase.cosignedBy
phrase.notCountedUnknown
phrase.quorumExpectedUpTo
phrase.witnessIsNamedTwice
phrase.noKeyInFile
phrase.signerNeedsWitness
phrase.signNeedsSigner
phrase.witnessNeedsState
phrase.witnessNeedsFile
phrase.thereIsNoWitnessThere
phrase.logHasToSign
phrase.cosignaturesAdded
phrase.checkpointOfFrames
phrase.itIsThereAlready
phrase.noWitnessHere
phrase.anotherWitnessSigns
phrase.nobodyNamed
phrase.timestampedByOf
phrase.checkTimestampBy
phrase.notShownSinceNotRecorded
phrase.readsAreALogOfTheirOwn
phrase.holderOfTheLog
phrase.oneRowRead
phrase.manyRowsRead
phrase.oneStreamRead
phrase.manyStreamsRead
phrase.oneRead
phrase.manyReads
phrase.proveNeedsWHATWithAt
phrase.expectedTextFoundBytesThat
phrase.originExpectedANameWithout
phrase.revisionsToAreNotShown
phrase.receiptFindsOneReportWhoever
phrase.receiptFindsOneReportLeave
phrase.noAnonymousReportHasThis
phrase.closedAs
phrase.incident
phrase.begun
phrase.handedIn
phrase.lastChange
phrase.files
phrase.reportOfReceipt
phrase.receiptExpectedTheCodeIn
phrase.slaNeedsProfileFILEWhich
phrase.more
phrase.overdue
phrase.clock
phrase.started
phrase.overdueClocks
phrase.mean
phrase.longest
phrase.longerThanBytesTheLine
phrase.asNeedsTick
phrase.tickOutOfRange
phrase.offlineNeedsOutbox
phrase.clockManualNeedsMemoryA
phrase.thereIsAnOutboxAlready
phrase.waiting
phrase.notShown
phrase.created
phrase.kindOfStream
phrase.whatWasSaid
phrase.moreWasSaidBefore
phrase.effectiveAt
phrase.attachments
phrase.photos
phrase.measurements
phrase.agreed
phrase.damageItems
phrase.asked
phrase.approved
phrase.lineItems
phrase.pending
phrase.remaining
phrase.recovered
phrase.incurred
phrase.specKnowsRunNot
phrase.specRunNeedsFILE
phrase.nothingIsDue
phrase.tickBesideServe
phrase.dueNothingSent
phrase.sentAcceptedRefused
phrase.dueAt
phrase.after
phrase.refusedCommand
phrase.commitsRefusalsEventsInStreams
phrase.salvagedFromTheLog
phrase.somebodyIsWritingItAnd
phrase.eventsStandInArchive
phrase.archiveWasNotRead
phrase.sealed
phrase.sealedWithoutMark
phrase.notSealedItWasNot
phrase.notSealedWithoutMark
phrase.nothingToDo
phrase.aCrashToreTheLast
phrase.tornWithoutMark
phrase.bytesThatWereDurableAre
phrase.allMatch
phrase.allMatchButSealed
phrase.textsCannotBeOpened
phrase.differ
phrase.moreRefusalsWereOnlyCounted
phrase.worklistNeedsAsACTORWhose
phrase.asWorkIsSomebodyS
phrase.commaInRole
phrase.notNow
phrase.commaByActor
phrase.payment
phrase.commaDue
phrase.expectedALetterOrA
phrase.expectedBytesTheSHA256
phrase.noReportHasThisReceipt
phrase.thereWasNoSuchStream
phrase.thereWasNoSuchStreamYet
phrase.itConcernsTriangleAndAt
phrase.noProfile
phrase.asIsNotInThe
phrase.thereIsNoZone
phrase.timeIsReadAs
phrase.optionByDefault
phrase.fileOfDefaults
phrase.defaultExpected
phrase.noDefaultOf
phrase.thereIsNoSuchStream
phrase.ofItIsMissingWhose
phrase.ofIsNotInThe
phrase.theDiskIsFullFree
phrase.languageExpectedFound
phrase.theReportIs
phrase.theBenchmarkSOwnCommand
phrase.reportIsLeftOut
phrase.itWouldNotBePublished
phrase.refusedWith
phrase.aCommandWasRefusedAnd
phrase.beginsWithTheFramesOf
phrase.theLogOfFramesBegins
phrase.inTheLogOfFrames
phrase.tookAgainWithHindsight
phrase.allStand
phrase.wouldBeRefused
phrase.reRanDecisionsAndRefusals
phrase.afterPositionCommand
phrase.systemSaysOfFile
phrase.nothingWasWritten
phrase.aNumber
phrase.aUUID
phrase.aTimeSuchAs
phrase.aDaySuchAs
phrase.daysSuchAs
phrase.daysOrTimesSuchAs
phrase.periodSuchAs
phrase.rangeIsBackwards
phrase.amountsAndACurrencySuchAs
phrase.nothingWasWrittenByWould
phrase.lineNumber
phrase.wholeBytesChecked
phrase.tornAtByte
phrase.damagedAtByteIntactBefore
phrase.oneQuestion
phrase.manyQuestions
phrase.oneResult
phrase.manyResults
phrase.oneAnswer
phrase.manyAnswers
phrase.oneCommand
phrase.manyCommands
phrase.oneReport
phrase.manyReports
phrase.oneDocument
phrase.manyDocuments
phrase.oneOpenClaim
phrase.manyOpenClaims
phrase.flowSummary
phrase.excludeOneAnother
phrase.noBlob
phrase.blobIsDamaged
phrase.bytesHashTo
phrase.thereWereBytes
phrase.moreThanBytes
phrase.bytesAreDeclaredAs
phrase.ofNoKnownType
phrase.anUnknownType
phrase.typeIsNotTakenHere
phrase.bytesCouldNotBeRead
phrase.blobIsNotConfirmed
phrase.hasTheMode
phrase.isNeitherFolderNorFile
phrase.callFailed
phrase.missingWhichClocks
phrase.reviewOfRevokedDocument
phrase.fhirHasNoElementFor
phrase.fhirHasNoCodeFor
phrase.thereIsNoTable
phrase.folderIsThere
phrase.fhirAddsPaymentsUp
phrase.nothingWasDecidedAt
phrase.explainNeedsAPosition
phrase.explainedAccepted
phrase.explainedRefused
phrase.trueSince
phrase.recordedOn
phrase.argumentsOf
phrase.happened
phrase.reasonsOf
phrase.decidedUnder
phrase.rulesRevisionAndVersion
phrase.setAtBy
phrase.grantedAtBy
phrase.neverGranted
phrase.tableRow
phrase.noTableRow
phrase.rowNotForRole
phrase.rowsOfCommand
phrase.staysInStatus
phrase.limitThatCounted
phrase.limitOf
phrase.noLimitOfTheirOwn
phrase.neverSet
phrase.guardsNotReached
phrase.guardsLookedAt
phrase.guardHolds
phrase.guardRefuses
phrase.decisionsAtPosition
phrase.ofThoseTheEvent
phrase.ofThoseTheRefusal
phrase.wouldHoldIf
phrase.insteadOf
phrase.emptyValue
phrase.outcomeDependsOn
phrase.thenHappens
phrase.otherStreamsHeld
phrase.valuesLeftOut
phrase.partsLeftOut
phrase.decidedOtherwiseToday
phrase.detailsNotShown
phrase.sourceCommand
phrase.sourceSender
phrase.sourceOthers
phrase.sourceRules
phrase.sourceStream
phrase.stageForm
phrase.stageRole
phrase.stageStream
phrase.stageParty
phrase.stageRevision
phrase.stageRow
phrase.stageGuards
phrase.thresholdTooLarge
phrase.rulesThatDiffer
phrase.actorOrRoleOfLimit
phrase.atLeastOneLimit
phrase.expectedFactor
phrase.whatIfNeedsAPolicy
phrase.somethingToSuppose
phrase.judgedInTheWorldAsRecorded
phrase.playedOnInAWorldOfItsOwn
phrase.decisionsJudged
phrase.commandsPlayed
phrase.wouldBeRefusedNow
phrase.wouldBeAcceptedNow
phrase.wouldLeadToOther
phrase.approvedThenOtherwise
phrase.paidThenOtherwise
phrase.noSuchStream
phrase.flagBackdated
phrase.flagNearLimit
phrase.flagSplitPayments
phrase.flagPairs
phrase.flagOddHours
phrase.flagCorrectionsAfterPayment
phrase.flagFastApprovals
phrase.measuredInDays
phrase.measuredInPercent
phrase.measuredInMinutes
phrase.measuredByHour
phrase.measuredInTimes
phrase.measuredInPayments
phrase.nothingFlagged
phrase.flagsFound
phrase.peopleOnly
phrase.measuredAtWeekend
phrase.rowSinceThen
phrase.optionNeedsOneOf
phrase.negativeLimit
phrase.nobodyRegistered
phrase.dossierStepsMissing
phrase.outputIsNoFile
phrase.namesBetweenCommas
phrase.auditIsNotShown
phrase.dossierCut
phrase.dossierCompared
phrase.dossierNotCompared
phrase.dossierGapBytes
phrase.dossierGapStream
phrase.dossierGapSender
phrase.dossierGapClock
phrase.dossierGapChanges
phrase.dossierStepsBeforeMissing
phrase.dossierStepDisplaced
phrase.dossierOtherWords
phrase.dossierHandedTo
phrase.dossierNotHanded
phrase.hashesOfFiles
phrase.dossierTheStep
phrase.dossierThePart
phrase.dossierEndsIn
phrase.dossierEndsBehind
phrase.dossierBeforeParts
phrase.itMayChangeWhatTheRestMeans
phrase.casesImported
phrase.factsInferred
phrase.rulesOfDaysAlone
phrase.ruleInsteadOf
phrase.commandsWritten
phrase.andAboutRules
phrase.leftOutFor
phrase.thereTwiceFor
phrase.eventOfCase
phrase.caseNamed
phrase.caseEvent
phrase.commandInferred
phrase.earlierCaseHasName
phrase.everyEventPassedOver
phrase.deviationTable
phrase.deviationGuard
phrase.deviationRole
phrase.deviationMalformed
phrase.deviationUnmapped
phrase.remarkBackwards
phrase.remarkTwice
phrase.mapDoesNotName
phrase.mapHasNoStep
phrase.caseHasNoEarlier
phrase.noRowFor
phrase.casesConforming
phrase.casesUnjudged
phrase.casesWithout
phrase.reopenedCases
phrase.resourcesAreRoles
phrase.underChangedRules
phrase.eventsPassedOver
phrase.noEventCounts
phrase.guessesLeft
phrase.noDeviations
phrase.deviationsFound
phrase.remarksFound
phrase.valuesNoStepAsks
phrase.andMoreLines
phrase.andMorePaths
phrase.andMoreIncidents
phrase.resourcesOfKinds
phrase.importedInPart
phrase.commandsInferred
phrase.valuesUnmapped
phrase.valuesRounded
phrase.valuesInferred
phrase.valuesImpossible
phrase.suchAs
phrase.commaSuchAs
phrase.approvedAmount
phrase.paidAmount
phrase.importedWhole
phrase.importedUpTo
phrase.statusDoesNotAllow
phrase.paysMoreThanSubmitted
phrase.earlierResourceNamesThem
phrase.hashStandsForIt
phrase.onlyTheDayHasAPlace
phrase.currencyHasDigits
phrase.modifierWasPassedOver
phrase.claimHasNoField
phrase.addedForItems
phrase.idNotStated
phrase.draftWithoutAmount
phrase.beforeTheStart
phrase.lossDateWithoutService
phrase.lossDateBeforeService
phrase.servicesWithoutPrices
phrase.itemsAddUpTo
phrase.notStatedByItems
phrase.notStatedByTotal
phrase.itemsAddUpToTotalIs
phrase.decisionHoldsLines
phrase.unitPriceTimesQuantity
phrase.noLineItemButNote
phrase.claimAsksFor
phrase.noBenefitStated
phrase.denialNothingPaid
phrase.claimHasNoItem
phrase.notAdjudicatedByTotal
phrase.isAnsweredNotPaid
phrase.beforeItsAnswer
phrase.beforeItsClaim
phrase.dayOfThePayment
phrase.payeeNobodyElse
phrase.partialAnswerDecidesNothing
phrase.noteWithoutAmount
phrase.beforeCreated
phrase.hereAs
phrase.noMessageIsTold
phrase.countedFrom
phrase.inANote
phrase.amountWithoutCurrency
phrase.inTheDescription
phrase.assignedToImporter
phrase.closedAsCode
phrase.incidentsImported
phrase.incidentsTwice
phrase.incidentLeftOutAt
phrase.incidentStopsAt
phrase.valuesWithoutField
phrase.valuesForOthers
phrase.stepWasNotAccepted
phrase.nothingIsExpected
phrase.scenarioFailed
phrase.andMoreDifferences
phrase.scenariosRun
phrase.scenariosUnreadable
phrase.blobIntact
phrase.blobAwaited
phrase.blobElsewhere
phrase.blobLocked
phrase.blobInTheClear
phrase.blobMissing
phrase.blobDamaged
phrase.blobOtherSize
phrase.blobOtherType
phrase.blobHasNoHash
phrase.itsBytesHashTo
phrase.itsKeyDoesNotOpenIt
phrase.bytesRecordedAs
phrase.typeRecordedAs
phrase.blobOfStream
phrase.blobDamagedUnnamed
phrase.isNoBlob
phrase.blobOrphan
phrase.blobTotals
phrase.blobsErased
phrase.exploredToTheEnd
phrase.exploredInPart
phrase.exploredIdle
phrase.invariantsAndEnds
phrase.violatedAfter
phrase.deadEndAfter
phrase.randomWalks
phrase.runsPassed
phrase.stepsWereCrashes
phrase.savedFailuresFirst
phrase.notMadeAnyMore
phrase.endedAnotherProcess
phrase.seedOfRuns
phrase.andMore
phrase.andMoreCommands
phrase.amongThem
phrase.neverAccepted
phrase.shareRefused
phrase.headOfList
phrase.cellMissed
phrase.cellMissing
phrase.cellPartly
phrase.transitionsTaken
phrase.transitionsTakenSoFar
phrase.transitionsMissing
phrase.commandsDead
phrase.statusesOutOfReach
phrase.commandsNeverAccepted
phrase.statusesNeverReached
phrase.attemptsRefused
phrase.stepsNotCounted
phrase.refusedInStatus
phrase.coveragePicture
phrase.verbInStatus
phrase.ledToStatus
phrase.countRefused
phrase.regionPayment
phrase.regionFraud
phrase.regionRecovery
phrase.regionLitigation
phrase.regionReserve
phrase.regionDecision
phrase.benchOneWriter
phrase.benchTasks
phrase.benchBulk
phrase.benchReplay
phrase.benchOneCore
phrase.benchTwoCores
phrase.benchFold
phrase.benchLogOf
phrase.benchStoreAction
phrase.benchStoreMean
phrase.benchEachOfState
phrase.benchEachOfClaim
phrase.benchWithAgainst
phrase.benchStoreMedian
phrase.benchWantedAsWithout
phrase.benchOneMorePending
phrase.benchInTurn
phrase.benchSamePending
phrase.benchPipelined
phrase.benchSameSlices
phrase.benchToldToFeeds
phrase.benchForEachLine
phrase.benchOnLog
phrase.benchPhotosMemory
phrase.benchPhotosMean
phrase.benchPhotosLog
phrase.benchClaimAsJSON
phrase.benchPhotosReplay
phrase.benchPhotosBlame
phrase.benchPhotosDiff
phrase.benchDecisionsAgain
phrase.benchWalk
phrase.benchExplore
phrase.benchAttempts
phrase.benchOutbox
phrase.benchBehindMany
phrase.benchByTurns
phrase.benchWithTree
phrase.benchOfTheRound
verb.demo
verb.new
verb.send
verb.outbox
verb.sync
verb.serve
verb.tick
verb.list
verb.show
verb.history
verb.timeline
verb.replay
verb.blame
verb.diff
verb.refusals
verb.allowed
verb.reads
verb.explain
verb.flags
verb.what-if
verb.financials
verb.worklist
verb.sla
verb.aging
verb.fraud
verb.documents
verb.reports
verb.funnel
verb.actors
verb.rules
verb.catalogs
verb.flows
verb.verify
verb.salvage
verb.backup
verb.archive
verb.seal
verb.keys
verb.erasures
verb.subject
verb.checkpoint
verb.witness
verb.prove
verb.dossier
verb.shell
verb.completion
verb.schema
verb.diagram
verb.explore
verb.spec
verb.conform
verb.map
verb.import
verb.export
verb.blob
verb.bench
verb.help
option.about
option.actor
option.after
option.list.after
option.against
option.all
option.amount
option.list.amount
option.refusals.amount
option.amounts
option.around
option.as
option.serve.as
option.tick.as
option.show.as
option.allowed.as
option.worklist.as
option.as-new
option.as-of
option.assignee
option.at
option.tick.at
option.financials.at
option.aging.at
option.documents.at
option.prove.at
option.before
option.blobs
option.breached
option.by
option.reads.by
option.financials.by
option.aging.by
option.funnel.by
option.import.by
option.catalogs
option.claimant
option.clock
option.serve.clock
option.flags.clock
option.financials.clock
option.sla.clock
option.aging.clock
option.fraud.clock
option.close-reason
option.closed
option.reports.closed
option.code
option.color
option.command
option.refusals.command
option.commands
option.community
option.csv
option.decisions
option.delimiter
option.despite-modifiers
option.dir
option.dossier
option.dot
option.drop
option.dry-run
option.subject.dry-run
option.durability
option.edit
option.effective
option.replay.effective
option.encrypt
option.event
option.expiring
option.flag
option.forget
option.format
option.from
option.full
option.rules.full
option.hindsight
option.impact
option.importing
option.json
option.keep
option.keep-states
option.kept
option.key
option.witness.key
option.kind
option.language
option.late
option.limit
option.reports.limit
option.limit-factor
option.limits
option.log
option.new.log
option.demo.log
option.serve.log
option.reads.log
option.loss
option.map
option.import.map
option.export.map
option.memory
option.mermaid
option.most
option.import.most
option.ndjson
option.new-key
option.witness.new-key
option.numbers
option.export.numbers
option.objects
option.of
option.worklist.of
option.blob.of
option.offline
option.offset
option.on-conflict
option.only
option.flags.only
option.bench.only
option.open
option.reports.open
option.origin
option.verify.origin
option.prove.origin
option.outbox
option.send.outbox
option.serve.outbox
option.output
option.export.output
option.blob.output
option.owner
option.people
option.period
option.profile
option.blob.profile
option.proof
option.quorum
option.reads
option.verify.reads
option.reason
option.flows.reason
option.receipt
option.recorded
option.reopenings
option.replay
option.resolve
option.retry
option.role
option.actors.role
option.rotate
option.rules
option.runs
option.same-hand
option.seed
option.signer
option.witness.signer
option.signing-key
option.witness.signing-key
option.since
option.prove.since
option.sort
option.documents.sort
option.reports.sort
option.source
option.sql
option.state
option.states
option.status
option.fraud.status
option.subject
option.svg
option.table
option.tally
option.text
option.thresholds
option.tick
option.to
option.diff.to
option.type
option.unassigned
option.updated
option.verifier
option.view
option.watch
option.witness
option.zone
note.claims
note.send
note.outbox
note.sync
note.serve
note.tick
note.list
note.show
note.history
note.diff
note.allowed
note.reads
note.explain
note.flags
note.what-if
note.financials
note.worklist
note.sla
note.aging
note.fraud
note.documents
note.reports
note.funnel
note.catalogs
note.flows
note.verify
note.salvage
note.backup
note.archive
note.seal
note.keys
note.erasures
note.subject
note.checkpoint
note.witness
note.prove
note.dossier
note.shell
note.explore
note.spec
note.conform
note.map
note.import
note.export
note.blob
note.bench
export.cloudevents
export.xes
export.ocel
export.csv
export.sql
export.fhir
export.incidents
"""##)

  private static let en = lines(of: ##"""
English
Not begun
Recording
Saved
Submitted
Linked
Discarded
Personal data erased
Unspecified
Record an accident
Add evidence
Edit the accident
Save
Submit the accident
Link the accident
Discard the accident
Record the upload of evidence
Remove evidence
Erase the personal data of the accident
Unspecified
Recording begun
Evidence added
Accident edited
Accident saved
Accident submitted
Accident linked
Accident discarded
Evidence uploaded
Evidence removed
Personal data of the accident erased
Unspecified
None
Minor
Severe
Fatal
Unspecified
Claimant
Agent
Assessor
Handler
Verifier
Supervisor
Payer
Investigator
Legal counsel
Administrator
System
Auditor
Anonymous
Contractor
Not registered
Active
Inactive
Personal data erased
Unspecified
Reserve
Decision
Payment
Unspecified
Register a person
Grant a role
Revoke a role
Set a limit
Deactivate
Reactivate
Change how they are reached
Erase the personal data of the person
Unspecified
Person registered
Role granted
Role revoked
Limit set
Person deactivated
Person reactivated
Contact details changed
Personal data of the person erased
Built in
Changed
Unspecified
Add a code
Relabel a code
Retire a code
Restore a code
Publish a questionnaire
Unspecified
Code added
Code relabelled
Code retired
Code restored
Questionnaire published
Unspecified
Question
Summary
Section
Unspecified
Kinds of attack
Impacts
Statuses of reports
Levels of danger
Certainty of incidents
Ways of discovery
Reasons for closing
Actions in incidents
Practice areas
Guides
Kinds of incident
Sources of enquiries
Reasons for losing enquiries
Ways of contact
Kinds of document
Reasons for turning down documents
Kinds of claim
What is damaged
Severities
Reasons for turning back
Reasons for denial
Outcomes
Reasons for reopening
Signs of fraud
Kinds of cost
Unspecified
Claim begun
Details edited
Claim submitted
Claim taken in
Handler assigned
Investigation started
Reserve set
Reserve released
Claim approved
Claim denied
Payment requested
Payment authorised
Payment paid out
Claim settled
Claim closed
Claim reopened
Note added
Duplicate suspected
Claim submitted again
Claim turned back
Receipt acknowledged
Check recorded
Information requested
Information given
Request for information expired
Claim added to
Review needed
Review completed
Reserve proposed
Proposed reserve declined
Claim approved in part
Decision proposed
Decision given back
Appeal lodged
Decision taken back
Payment declined
Payment arrived
Payment stopped
Payment failed
Payment taken back
Claim withdrawn
Marked as duplicate
Claim voided
Suspicion of fraud reported
Referred to the investigators
Suspicion cleared
Fraud confirmed
Recovery begun
Money came back
Recovery confirmed
Recovery taken back
Recovery ended
Lawsuit begun
Lawsuit ended
Part added
Part changed
Part removed
Upload recorded
Damage assessed
Damage analysed
Document attached
Document detached
Conversation recorded
Fact corrected
Report made
Personal data erased
Representative authorised
Representative revoked
Representation accepted
Line item priced
What was owed written off
Loss written off
Claimant told of the decision
Appeal waived
Terms of the policy recorded
None
Requested
Authorised
Paid out
Cleared
Declined
Stopped
Failed
Reversed
None
Proposed
None
Suspected
With the investigators
Cleared
Confirmed
None
Under way
Closed
Unspecified
From whoever is liable
Salvage
Refund of the deductible
Reinsurance
None
Under way
Closed
Unspecified
Claim cost
Expense
Not begun
Draft
Submitted
Rejected
Open
Under investigation
Information requested
Approved
Partially approved
Denied
Under appeal
Settled
Closed
Voided
Personal data erased
Unspecified
Medical
Dental
Vision
Property
Injury, with legal claim
Motor
Cyber loss
Unspecified
Claim
Preauthorisation
Estimate in advance
Unspecified
Completed
Closed without payment
Answered
Denied for good
Rejected for good
No answer
Withdrawn
Duplicate
Handed over
Unspecified
Claimant
Insured
Payee
Other party
Witness
Counsel
Provider
Insurer
Unspecified
Cover
Contract
Deductible
Liability
Plausibility
Completeness
Prior claims
Unspecified
Passed
Failed
Unclear
Unspecified
Begin a claim
Edit the details
Add a part
Change a part
Attach a document
Detach a document
Submit
Submit again
Turn back
Take in
Acknowledge
Assign
Start investigating
Record a check
Ask for information
Give information
End the wait for information
Set the reserve
Confirm the reserve
Approve
Approve in part
Deny
Confirm the decision
Give the decision back
Appeal
Request a payment
Authorise the payment
Decline the payment
Pay out
Record that it arrived
Stop the payment
Take the payment back
Close
Withdraw
Mark as duplicate
Void
Reopen
Report a suspicion of fraud
Refer to the investigators
Clear the suspicion
Claim money back
Record a lawsuit
Add a note
Correct a fact
Record an analysis
Make a report
Erase personal data
Add to the claim
Take the decision back
Complete the review
Remove a part
Record an upload
Assess the damage
Decline the reserve
Confirm the fraud
Record money that came back
End the recovery
Confirm a recovery
Take a recovery back
End the lawsuit
Record a conversation
Authorise a representative
Revoke a representative
Agree to act for the claimant
Price a line item
Ask for a review
Write off what is owed
Write off what does not come back
Record that the claimant was told
Waive the appeal
Record the terms of the policy
Unspecified
Waiting
Uploading
Stored
Failed
Quarantined
Unspecified
Proposed
Assessed
Agreed
Disputed
Unspecified
Minor
Moderate
Severe
Total loss
Unspecified
Distance
Area
Volume
Unspecified
Millimetres
Square millimetres
Cubic millimetres
Unspecified
High
Medium
Low
Unspecified
Asked
Passed
Rejected
Not begun
Draft
Waiting for verification
Verified
Turned down
Expired
Replaced
Deleted
Personal data erased
Unspecified
Begin a document
Add a page
Remove a page
Edit the document
Submit the document
Record the text read
Verify
Turn the document down
Submit the document again
Remind of the expiry
Let the document expire
Renew the document
Revoke the verification
Share
Delete the document
Stop sharing
Authorise a representative
Revoke a representative
Erase the personal data of the document
Unspecified
Document begun
Page added
Page removed
Document edited
Document submitted
Text read
Document verified
Document turned down
Document submitted again
Reminder of expiry sent
Document expired
Document replaced
Verification revoked
Document shared
Document deleted
Sharing ended
Representative authorised
Representative revoked
Personal data of the document erased
Unspecified
Not needed
Done
Failed
Not begun
Draft
Submitted
Contacted
Qualified
Disqualified
Made a claim
Lost
Discarded
Personal data erased
Unspecified
Ask for advice
Edit the enquiry
Send the enquiry
Record a contact
Qualify
Disqualify
Make the enquiry a claim
Give up
Take up again
Discard the enquiry
Ask for advice without an account
Erase the personal data of the lead
Unspecified
Enquiry begun
Enquiry edited
Enquiry sent
Contact attempted
Contact made
Enquiry qualified
Enquiry disqualified
Enquiry made a claim
Enquiry lost
Enquiry taken up again
Enquiry discarded
Personal data of the lead erased
Unspecified
Reached
No answer
Message left
Wrong contact details
Unspecified
No conflict
Conflict
Unspecified
Outside the practice
No case
Conflict of interest
Too late
Represented by somebody else
Duplicate
Unwanted mail
Other
Not queued
Waiting to be sent
Being sent
To be sent again
Accepted
Refused
Could not be sent
In conflict
Dropped
Unspecified
Queue
Send now
Note that it was accepted
Note that it was refused
Note that sending failed
Stop trying
Note a conflict
Resolve the conflict
Try again
Drop
Change before sending
Send as a new command
Unspecified
Queued
Sending begun
Accepted by the other side
Refused by the other side
Sending failed
Sending given up
Conflict found
Conflict resolved
Queued again
Dropped
Changed before sending
Sent as a new command
Unspecified
There is no connection
No answer came in time
Please sign in again
The request was not taken
Sending was stopped
The app ended while it was sending
Unspecified
Decide again on what is there now
Keep what is there
Send mine all the same
Keep whichever is newer
Not opened
Open
Completed
Cancelled
Personal data erased
Unspecified
Open an activity
Give the activity to somebody else
Change the due date
Note what came of it so far
Complete the activity
Cancel the activity
Escalate the activity
Erase the personal data of the activity
Unspecified
Activity opened
Activity given to somebody else
Due date changed
Note on the activity added
Activity completed
Activity cancelled
Activity escalated
Personal data of the activity erased
Unspecified
Claim
Document
Report
Accident
Property
Quiz
Lead
Not registered
Active
Archived
Personal data erased
Unspecified
Register a property
Edit the property
Add a room
Edit the room
Remove the room
Hand the property over
Archive the property
Erase the personal data of the property
Unspecified
Property registered
Property edited
Room added
Room edited
Room removed
Property handed over
Property archived
Personal data of the property erased
Unspecified
House
Apartment
Business premises
Factory or workshop
Land
Other
Unspecified
Living room
Bedroom
Kitchen
Bathroom
Hall
Office
Storage room
Garage
Cellar
Attic
Outside
Other
Not begun
Question
Result
Abandoned
Unspecified
Begin
Choose
Back
Begin again
Leave
Unspecified
Quiz begun
Option chosen
Quiz completed
Went back
Quiz begun again
Quiz abandoned
Not begun
Draft
New
Reviewed
Under investigation
Closed
Discarded
Personal data erased
Unspecified
Report an incident
Edit the report
Add an attachment
Send the report
Discard the draft
Review
Investigate the report
Add a note for administrators
Classify the incident
Notify the authority
Record the course of the incident
Link a report
Make it a claim
Close the report
Reopen the report
Record a missed notice
Assign the report
Erase the personal data of the report
Unspecified
Report begun
Report edited
Attachment added
Report sent
Draft discarded
Report reviewed
Investigation of the report started
Note for administrators added
Incident classified
Authority notified
Course of the incident recorded
Report linked
Report made a claim
Report closed
Report reopened
Notice to the authority missed
Report assigned
Personal data of the report erased
Unspecified
Early warning
Notification
Intermediate report
Final report
Unspecified
To the day
To the month
To the year
Built in
Set
Unspecified
Set the rules
Confirm the clock
Correct the clock
Unspecified
Rules set
Clock confirmed
Clock corrected
to be taken in or turned back
to be given to somebody
waits for information
what was asked for has come
to be decided
review
reserve proposed
decision proposed
payment to request
payment to authorise
payment to issue
referred to the special investigators
decision to tell the claimant
recovery to confirm
to be closed
refused
the command is malformed
the effective time lies in the future
this role may not send this command
this command id was accepted with other content
not found
this id is taken
this actor is not a party to it
the claim has changed since it was read
the status does not allow this command
the command is too large
the clock cannot be right
required fields are missing
the command would change nothing
the date lies in the future
the amount must be positive
the amount must not be negative
the amount is in another currency than the claim
the related claim does not exist
a handler must be named
there is a conflict of interest
a reason must be given
the text is empty
this outcome does not fit the claim's status
the claim was reopened as often as the rules allow
something is still open
the reserve would fall below what is paid and pending
the reserve would fall below what is approved
the amount exceeds what was claimed
the amount exceeds the reserve
less would be approved than was paid
something was paid already
the amount exceeds what is approved and not yet paid or pending
a payee must be named
the claim has no such payment
the payment does not wait for authorisation
the payment is not authorised
a second person is required
the register would be left without an administrator
the code is not in the catalog
nobody is registered under this id
a value of the rules is out of its range
the claim was handed in too often
the claim was acknowledged already
cannot be assigned to this person
the due date lies in the past
this item is not open
it is not due yet
nothing waits for a second person
the amount exceeds the actor's authority
the cover was not confirmed
a document is not verified
a document has expired
a document was rejected or deleted
documents are missing
the claim is held for suspicion of fraud
the amount exceeds what the policy covers
the policy was not in force
the claim comes too late
the time to appeal is over
there were too many appeals
the payment is not at this stage
the payment has arrived
the amount exceeds what was paid
a claim cannot name itself
a duplicate names an original, and nothing names a duplicate
this claim cannot be reopened
the time for it is over
the score is out of range
there is no suspicion
the investigators have the claim already
the investigators do not have the claim
nothing was paid
recoveries would exceed payments
no recovery is under way
the claim has no such recovery
nothing is approved to be paid; expenses are payable, on a line of their own
no lawsuit is under way
the claim has no such event
this event cannot be corrected
the claim has no such part
the part was decided upon
the report would be of the future
the data must be kept for now
the data is needed in court
personal data cannot be erased from this log
the file is too large
files of this type are not taken
the claim has this file already
the claim has too many parts
the stored file is another one
there is no such document
the document was deleted
the claim names this document already
the claim needs this document
a field does not make sense
the amounts do not agree
the part is not at this stage
it is under way already
the proposed decision could not be taken any more
other parts name this part
what the claim is said to come from does not exist
what was asked for in advance is answered, not paid
nothing is owed
it is more than is owed
all that was claimed is approved
the claimant waived the appeal
nobody was told on that day
the insurer's terms of the policy are not known yet
the type of the document is not the right one
a page must be a picture or a PDF
the page is too large
the page could not be made smaller
the document has no such page
the document counts no more
this reminder was sent
a claim refers to the document
a recipient must be named
who sends it and whether it is anonymous do not go together
this is not possible with an anonymous report
this is no address in the web
another notice has to come first
this was sent already
the stages of the incident are out of order
the report does not exist
a claim was made of the report already
the impact is too low for a claim
no more files may be added without a name
there is no such stream to do anything about
there is no such property
open claims name the property
the property has no such room
the record has no such file
there is no such flow of questions
the flow of questions leads nowhere from here
the question does not offer this answer
no answer was given yet
nobody could be reached this way
nobody agreed to it yet
there is no such lead
there is no such completed quiz
nobody here practises in this area
the codes of this catalog are fixed
there is no connection
nobody is signed in
an earlier command comes first
it was tried too often
the other side goes on changing
the command may have been carried out already
time
times the clock was set
accuracy
days to acknowledge
actions
person
added at
added by
address
adjusted
against
allowed
amount
analysis
annotates
files without a name at most
days to appeal
appeals at most
appeals
approval
approval in part
approved
archived at
area, in square centimetres
as
as of
asked
bytes per file on site at most
time zone
assigned people only
assignee
at
attachment
bytes per attachment at most
attachment
origin of the attack
kind of attack
author
authorised by
known since
by
bytes
capacity
taken at
catalog
category
cause
changed
channel
checks
city
claim
claimant
claimed
classification
reason for closing
closed at
code
codes
command
conversations
completeness
compression
compromise
conditions
confidence, in millionths
confidence, in thousandths
check for conflicts
consent
consent at
contact
contacted at
contact
containment
contract
contributors
corrections
cost
kind of cost
counsel
country
court
cover
check of cover required
created at
currency
question now
damage
level of danger
days
days to decide
decided at
decided by
deductible
provision required
denial
description
details
device
diagnoses
discovery
way of discovery
disqualification
document
documents again at most
documents
documents required
driver
due
earlier deciders
hours to the early warning
email
English
enhanced results
Spanish
evidence
evidence on the web
exfiltration
expires
exposure
failed
fault
fields
days to file
final
hours to the final report
finding
first question
suspicion
flow
flows
former parties
four eyes
fraud
from
grounds
handler
heading
history
id
impact
from outside
date of the incident
place of the incident
precision of the date
kind of incident
sign
answer due
injury
insurer
taken in
acknowledged
anonymous
changed since
without end
filed
in part
timed out
paid out by
issued on
item
items
kind
labels
last at
latitude, in microdegrees
lawsuit
enquiry
days until an enquiry ends
leads to
liability
plausibility
limit
days to bring a matter
may be claimed until
limits
limits required
line
line item
line
links
lawsuits
place
longitude, in microdegrees
date of loss
why it was lost
make
measurement
measurements
content of the message
file type
minor units
missed
model
name
next
note
notes
notice
hours to the notification
notice
number
happened at
still asked for
open review
option
option
order
origin
original claim
other party
outcome
owner
page
page
paid
part
parts at most
party
part
passenger
payee
payment
days to pay
payment
person
phone
photo
photos
place
plate
point
police
policy
practice area
preferred way of contact
prior claims
property
proposal
proposed by
provision
qualified at
quantity
quantity approved
question
questions
question
quiz
minutes until a quiz ends
text read
reason
reasons
receipt
recipient
recorded at
recovered
recovery
reference
registered at
reasons for turning back
why it was turned down
related claim
remaining
reminders
time of the other side's change
removed
to be paid
days to reopen
reopenings at most
reopenings
replaces revision
report
reported on
reporter
reports
representative
representatives
requested by
reserve
proposed reserve
submissions again at most
result
result
goes on as
days of retention
retired
taken back
review
reviewer
reviews
revision
taken up again
road
role
roles
room
room
rules
score
second role
third person above
security incident
sent by
roles kept apart
service from
service to
session
severity
SHA-256
shared with
similar claim
source
stage
in force
begun at
state
statement
status
stopped or failed
street
submissions
submitted at
recovery against
successor
summary
replaced by
supersedes
suspicious address
taker
text
texts
course
title
type
unit
until
updated at
address on the web
use
valid until
valuated
value
vehicle
verified at
verified by
verified documents required
version
with
witness
x
y
built in
z
postcode
awaits acceptance
representatives asked
claimant's name
claimant's contact
owed
told on
told on
appeal waived
earlier appeals
times of checks
true since
to pay what is owed
written off
write-offs
written off by
returned by the bank
told later
true until something else is
metadata
since
field
insurer's terms required
second administrator for own roles
insurer's terms
how the benefit comes about
insured's share
sub-limits
limit of all claims
eligible
over a limit
benefit
recoveries
recoveries recorded
expenses
expense
expenses use up limits
recorded by
confirmed by
taken back by
subject
escalates to
escalated from
escalated
opened by
opened
ended by
ended
undisputed
unanswered
to be told of the decision
appeal counted from
speaks against a decision
appeals counted anew
limit for reserves
limit for decisions
limit for payments
the related claim is not seen
is a duplicate
the original is not seen
has duplicates
open activities
roles of the person named
name of the sender
party who works here
event cited
fields it states
used up by other claims
active administrators
is empty
taken by
looks like
the other document
a claim refers to it
number taken
receipt taken
roles of the assignee
the other report is there
claim id taken
open claims
drafts
owner is registered
newest version
claimant is not registered
sender sees what it is about
roles of the owner
owner is a party
roles of the next owner
next owner is a party
sender is a party
texts are kept sealed
last recorded
needed by claim
open activities about it
is not seen by the sender
recorded
within a day of {1}, the time of this record
a clock within {1} days of the last entry, of {2}: set it, or an administrator sends confirmClock if it is right, or correctClock if it was wrong before
a clock between 1677-09-21 and 2262-04-11: set it
latitudeMicrodegrees and longitudeMicrodegrees, both on Earth
lead or claim
place or description
the log's first command registers its administrator
an id of 1 to 64 bytes
a kind of decision
a catalog
a new code
version {1}
an id
an id of its own
the id of a question
an option at least
the id of a question or of a result
an option that leads here
no way back to a question that was answered
a text
at most {1} options
at most {1}
1 to {1} letters, digits, _ and -
the claimant told of the decision (notifyDecision), or the appeal waived (waiveAppeal)
after {1}, or once the claimant waived the appeal (waiveAppeal)
revision {1}
{1} lines
{1} do
{1} to {2}
a handler or an assessor
a claim in this log
a report or an accident in this log
an accident of the claimant's that was not discarded
somebody who is no party
somebody who has no role on claims but claimant or agent
at least one code
at least one item
at most 5 diagnoses
items that differ
a coverage check that passed
every line item once
a limit for this actor
no amount
an event that states details
a revision of this claim
a photo
an attachment
a damage item
a line item
a measurement
a measurement of the same kind that none supersedes
the same photo
a part that no other names
a value above zero
a unit that fits the kind
three points or more
photo beside an attachment only
attachment.sha256 of 32 bytes
photo.latitudeMicrodegrees and photo.longitudeMicrodegrees, both on Earth
one of attachment, damage, measurement, lineItem
proposed reserve
proposed decision
review
recovery
lawsuit
a day that is not over
a document of the same owner
a last day
a name for every field
a page that could be made smaller
a page
another document
no claim that names it
none now
one of validUntil, isEndless
other pages or other details
somebody who may see it
until after {1}
validUntil at least {1}
page.sha256 of 32 bytes
days {1}
from {1}
email or phone
an address such as name@example.org
a completed quiz
no conflict
rules that let leads end
fewer than {1} attempts
attempt {1}
a way to resolve it
a code of {1} that is in use
a code of {1}
at most {1} bytes
at most {1} times
at most {1} of {2}
at most {1} by {2:field}
at most {1} of {2} by {3:field}
sub-limits of categories that differ
{1:field} at most {2:field}
at least {1}
more than {1}
less than {1}
later than {1}
not before {1}
within {1} days of {2}
somebody other than {1}
none: {1} holds no role
{1} bytes
somebody else
another administrator, who grants it
a positive amount
what is owed approved again, or written off
a day from {1} to {2}
a new id
a report with a name, or an accident
an id of visible characters, with single spaces only between them
an id of Latin letters, digits and signs, without quotation marks
an id without control characters
nobody's id with the role anonymous
the receipt in the role anonymous alone
no correlation id in the role anonymous
a role
not both
no limit
an id that is free
an id that looks like no other
reason
nothing
no open activity
a claim that was accepted
a request for information that was not answered in time
somebody who works on claims, documents, reports or leads
no open claim
a property that is not archived
1 to {1} square centimetres
1 to {1}
a flow without faults
a flow
rules that let quizzes end
the flow that the quiz follows
{1:field} at or after {2:field}
a link to the report that it repeats
a report in this log
a report that a claim was made of
a stage with a deadline
an administrator, a handler or an investigator
before the final notice
claim and title
description, messageContent, suspiciousURL or evidence
falsoPositivo, duplicado or spam before it is reviewed
nobody's name
receipt of 32 bytes
sha256 of 32 bytes
something stolen
the final notice
the report's receipt
whose report it is
separations of two different roles
timeZone a time zone as in POSIX: CET-1CEST,M3.5.0,M10.5.0/3
secondAuthoriserAbove an amount that is not negative, in a currency
attachmentBytes 1 to {1}
assessmentBytes 1 to {1}
7 to 15 digits, perhaps after a +
the event that was the last to state {1:field}
{1:field} 1 to {2}
{1:field} of at most {2} bytes
{1:field} with at most {2} of them
{1:field} no later than {2}
{1:field} no earlier than {2}
{1:field} not blank, and different from those before it
{1:field} at or after {2:field}, {3}
{1} in {2}
no frame begins here
a payload that cannot be read: {1}
what it holds is not what the log holds that is to be sealed
a newer version wrote in it, of which texts could stay in the clear
a command that cannot be encoded
events of streams by turns, which no log has
a payload that cannot be sealed, since it cannot be read
the keyring takes nothing more
the frame's header does not match its checksum
the file became shorter while it was read
the index beside the log was changed while it was in use; remove it
the events up to position {1} stand in the archive {2}, whose root is {3}: {4}; put it back, or beside the log
it is not there
{1} is another file, or was changed
the beginning of {1} was archived in turn: a backup of it has all
{1} has no beginning of its own; name another file
{1} is a name for what belongs to a log; name another file
the index that the log keeps of its beginning does not match its checksum
the file ends within what the log keeps of its beginning
what the log keeps of its beginning does not match its checksum
what the log keeps of its beginning is none of it
what the log keeps of its beginning is not what its header says
what the log keeps is not what the archive has
the archive is not what the log says of it
{1} has no index of all of it: it was written to meanwhile, there was no room for one, or it is empty, has format 1, or is longer than 32 GiB
{1} has no closed stream whose last event is so old
{1} holds more than the log
the archive's name is too long
the stream is not in it
the frame's body does not match its checksum
the file ends inside this frame
the frame claims more than {1} bytes
a frame of kind {1}, which this version does not know
an intact frame that does not belong here: {1}
frame {1} instead of {2}
position {1} instead of {2}
it was recorded before the one before it
its durable mark lies ahead of it
it follows another frame than the one here
its writer is older than that of the one before it
the mark file names another frame
unproven: what links it to the log's beginning or to its mark is lost
the log ends here, and its mark tells that it went on
no writer can follow its last
its command has no id: {1}
invalid seal
events outside a commit
a refusal that is none
stream number {1}
revision {1} of stream {2}
a commit without an event
{1} events
its body is no entry: {1}
not a leaf: {1}
not a leaf frame: {1}
neither slot is an intact mark of this log
a body that is none of its kind
it says what this version cannot write again
it cannot be written again: {1}
it makes stream {1}, which is there
the name of stream {1} is lost
revision {1} of stream {2} is there
the name of its stream {1} is lost
frame {1} is there already
no frame comes after one with these numbers
invalid seal, or events outside a commit
{1} failed: {2}
the log is closed
{1} is a pipe, a folder or a device, and no file
the file was removed, or another one was put in its place, while it was open
a log of format 1 has no correction of the clock: salvage it to a new one first
the log was shortened, extended or overwritten while it was open
another writer has opened the log since, so this one's lock was lost: {1}
an entry that cannot be encoded: {1}
a command that cannot be encoded: {1}
an event that cannot be encoded: {1}
a refusal that cannot be encoded: {1}
it cannot be encoded: {1}
position {1} cannot be read by this version: {2}
command {1} cannot be read: {2}
place {1}, which no outbox gives
an event that cannot be read: {1}
an event cannot be read: {1}
the entry after position {1}: {2}
behind position {1} there is what this version cannot read
this is the log of something else than an outbox
this is the log of an outbox; expected one of claims
this is a log of claims; expected that of an outbox
this is a record of reads; expected a log of claims
this is a record of reads; expected the log of an outbox
this is the log of something else than of reads
a checkpoint has three lines: origin, size, root; found {1}
the checkpoint's origin is no name
the checkpoint's size is no plain number: {1}
the checkpoint's root is no hash of 32 bytes in base64: {1}
the checkpoint is of {1}, the log is {2}
the checkpoint saw {1} frames, and the log has {2}: some are gone, or an older copy was put back
the first {1} frames are not those that the checkpoint saw: the log was rewritten, or is another one
an Ed25519 key has 32 bytes; found {1}
a verifier key reads name+hash+key; found {1}
the key's hash is {1}, not {2}
a key's name has no blank and no plus sign; found {1}
a note ends with a newline
no signature: {1}
nothing follows the note's empty line
{1} is the log itself; name another file
{1} is where the log keeps what belongs to it
{1} holds the log {2}, not {3}: name another file for its backup
{1} holds {2} frames, and the log has {3}: an older copy of the log was put back, or the backup was written to
{1} is not how the log began: the log was rewritten, or the backup was written to
{1} holds what this version has no tree of; use a newer one
{1} reads back otherwise than it was written
a note has at most {1} signatures
this system has no Ed25519 to sign with: install OpenSSL 3 (libcrypto.so.3), or sign by a command
this system has no Ed25519 to check signatures with: install OpenSSL 3 (libcrypto.so.3)
a private Ed25519 key has 32 bytes; found {1}
a private Ed25519 key reads PRIVATE+KEY+name+hash+key; this does not
the private key's hash is not that of its public key
the system's cryptography did not sign
the key {1} is not a valid Ed25519 key
not signed by {1}, nor by anybody
not signed by {1}, but by {2}
not signed by {1}
the signature of {1} does not hold: the text was changed, or another key signed
the checkpoint is of {1}, not of {2}
the key {1} is not a witness's: expected one of type 04
the cosignature of {1} does not hold: the text or the time was changed, or another key signed
{1} is new to this witness: name the key that the log signs by
{1} signs by {2}, not by {3}
this witness signed {1} frames of {2} last; the request goes on from {3}
{1} goes back: from {2} frames, which this witness signed, to {3}
the {1} frames of {2} do not begin with the {3} that this witness signed: the log shows two histories
what a witness keeps begins with {1}; this does not
line {1}: expected log KEY; found {2}
a hash of 32 bytes in base64, or an empty line
old SIZE
it signs another text
{1} of the {2} witnesses that are needed signed it; not signed by {3}
the older checkpoint saw {1} frames, the newer one {2}
no timestamp reply in DER: an element is not as expected
the authority granted no timestamp
the timestamp is of no hash of 32 bytes
the timestamp is of another text
no timestamp of SHA-256: it is of another kind
the timestamp's time is none: {1}
no durable event has position {1}
nothing of it is among the {1} frames
it shows no event
frame {1} is no commit
frame {1} is no refusal
a command cannot be read again: {1}
a case's words cannot be read again: {1}
a command cannot be written: {1}
frame {1} names stream number {2} again
event {1} is of stream number {2}, which no frame here names
frame {1} shows what this version cannot read: {2}
it shows what this version cannot read: {1}
frame {1} stands behind frame {2}
frame {1} is not in the log of the checkpoint: it was changed, or the checkpoint is another log's
the proof is about {1}, the checkpoint about {2}
the log of {1} frames does not begin with the {2} of the checkpoint
line {1}: expected {2}; found {3}
the end
{1} and {2} plain numbers
{1} and a hash of 32 bytes in base64
{1} and base64
leaf KIND RECORDED POSITION EVENTS
the log ends at {1}, found {2}: begin anew, from 0
damaged at byte {1}: {2}
{1} bytes; at most {2} fit an entry
command {1} was accepted before
a commit names a stream twice, or brings one no event
expected revision {1}, found {2}
a code is at most eight characters of ASCII
a currency is three letters A to Z (ISO 4217), such as EUR
actor
by
id
status
claimed
assignee
assignee
title
updated
revision
fraud
score
flags
days
indicators
valid until
days
type
owner
claims
day
attack
impact
severity
reporter
quizzes
completed
abandoned
leads
quiz-lead
lead-claim
month
practice area
source
line
claim
reserve
paid
pending
remaining
recovered
incurred
due
since
stopped
clock
{1}: {2} commands sent, {3} accepted, {4} refused.
Each line: position in the log, time in UTC, who, which stream, and what.
{1} {1:event|events} about people and rules come first: claims actors lists them.
Ask the log more:
an event-sourced kernel for claims, on one log file
Dossier
Dossier: {1}
Skip to the story
Contents
What was known
What was true
everything that the log held, up to position {1}
what the log held up to position {1}
what was recorded up to {1}
at {1}: facts and corrections that became true later are left out of the state, not of the story
at any time
Read as
the holder of the log: nothing is left out
{1}: what this reader does not see is left out
Made
Checkpoint
{1}, {2} frames, root {3}
Signed by
nobody
Steps
Not shown
The story
Every event and every refused command, in the order of the log. Times are in UTC.
Recorded
True since
Recorded, and true since,
The clock showed
Position
What it changed
Field
Value
Before
After
Refused: {1}
{1} more commands refused
Why
What was asked
brought over by
People
Person
Name
In the role of
First recorded
Last recorded
Money
The amounts after each step that changed them; the chart is drawn by {1}.
the time since which they were true
the time at which they were recorded
step, since all were recorded at one time
Step
Documents and files
The bytes stand beside the log; their hashes tell whether a file is the one that was recorded.
Of
File
Type
Bytes
SHA-256
The state
Parts
What is proven, and what is not
Proven: each step carries the bytes that the log holds of it, and hashes that lead from them to the checkpoint above. Verify recomputes them, and compares who, when and what each step says with its bytes.
Not proven by itself: what each step changed, the states, the sums and the words for codes. They follow from the steps, and only the hash of this file holds them; 'claims verify --dossier FILE' derives them again from what the steps' bytes say, and with --log LOG all of it from the log.
Nothing here is proven by the log's hashes: this reader sees a part of what was recorded, and a hash of the rest could tell what it is. What is shown is held by the hash of this file alone; the holder of the log can make it again and compare: 'claims verify --dossier FILE --log LOG'.
Proven: {1} commits of which this reader sees every part carry their bytes, and hashes that lead from them to the checkpoint above. The other steps are held by the hash of this file alone.
Not proven: that nothing is left out. Revisions count 1, 2, 3 …, so that a gap shows; that none follow does not.
Not proven: that what was recorded is true. The log shows who said what, and at which time of its clock.
Not proven: who wrote the log. Compare the checkpoint with one that was kept elsewhere, or check its signature with a key that you had before.
Not proven: that this page checks itself honestly. Whoever could change it could change its check: 'claims verify --dossier FILE' checks it by a program of your own, and the file's SHA-256 can be compared with the one that was recorded.
Verify
Verify
This browser runs no scripts: the story can be read, and 'claims verify --dossier FILE' verifies it.
Checking {1} of {2} …
It holds: nothing that can be checked here was changed.
It does not hold: it was changed after it was made.
{1} of {2} steps are proven to be in the log {3} of {4} frames, and say what its bytes say.
{1} of {2} steps are held by the hash of this file alone.
The checkpoint is signed by {1}.
The checkpoint is not signed by the key {1}.
The checkpoint is not signed: compare it with one that was kept elsewhere.
This browser has no Ed25519: the signature was not checked.
Public key of the signer
The signature was not checked: give a public key, name+hash+key.
From somebody you trust, not from whoever sent this file.
The part '{1}' was changed.
Step {1}, {2}, was changed.
Step {1}: its bytes are not in the log of the checkpoint.
Step {1} says something else than its bytes.
Step {1} carries no evidence.
Step {1}: its bytes cannot be read.
There is evidence of a step {1} that is not shown.
The file is not, byte for byte, what was written; or something in this browser changes pages.
The whole file is as it was written. Its SHA-256: {1}
This browser gives pages like this one no WebCrypto: the page computes SHA-256 itself.
Computed by this browser (WebCrypto); nothing is sent anywhere.
On both clocks
The slider says what was known, the field what of it was true: facts and corrections that became true later are left out. Decisions and money count since they were recorded.
Known up to
True at (UTC)
A day or a time, such as 2025-03-04 or 2025-03-04T12:00:00Z. Empty: at any time.
There are too many moments to carry all: the state is that of the last one carried before the time.
the end
changed here
Nothing yet.
Show more ({1})
That is no time: expected one such as 2025-03-04T12:00:00Z.
To step {1}
As it was true: {1}.
before anything was
and {1} more
--format: expected html or md, found '{1}'
dossier needs the ID of a stream, or --all
--all needs -o FOLDER, a folder that is not there yet
{1}: {2} steps, {3} bytes, SHA-256 {4}
no stream that this reader sees had begun then
Dossiers of a log
Each file is whole by itself. Its SHA-256 tells whether it is the one that this index names.
Kind
Title
{1}: {2} dossiers and an index
this is no dossier: expected a file that 'claims dossier' wrote, in the format {1}; found {2} bytes of something else, or the first of one that was cut
it was changed after it was made: its bytes hash to {1}, and it says {2}
it was changed after it was made: {1}
step {1} was changed
the part '{1}' was changed
its evidence does not hold: {1}
{1}: whole; {2} steps, {3} frames proven in the log {4} of {5} frames{6}; SHA-256 {7}
it is what the log {1} says
its data are what the log {1} says; the page around them is not what this version writes: another version wrote it, or it was changed
it is not what the log {1} says: {2}
its SHA-256 was recorded by {1} at {2}, position {3}
nobody recorded its SHA-256 in the log {1}
step {1} says something else
the part '{1}' says something else
expected {1}, found {2}
nothing
{1}: expected {2}
{1}: found {2}
{1}: expected {2}, found {3}
this command may not be sent as {1}
this command may not be sent as {1}, only as {2}
in this status this command may not be sent as {1}, only as {2}
the sender does not hold the role {1}, only {2}
'{1}' holds no role in this log, so not {2} either
nobody is registered yet: {1}
“{1}”
yes
no
{1} claim
{1} claims
it ends within a value, at byte {1}
malformed at byte {1}: {2}
code {1} of {2} is not known
kind {1} of {2} is not known
there is no such file
there is no folder {1}
its mark file {1}.mark is missing, and it was not closed: nothing shows whether its end was lost
there is no log, but its mark file {1}.mark tells that there was one
{1} is being written by {2}
{1} is damaged at byte {2}: {3}
the file is empty; a log begins with a header of 4096 bytes
this is not a log: it does not begin with the bytes of one
the header is cut off after {1} of 4096 bytes
the header does not match its checksum
the log has format {1} with features {2}; this version reads format 1
the earlier backup is damaged, and somebody is writing the log, of which {1} of its {2} bytes can be read so far: ask again once more was written, or when it is closed
somebody is writing the log, and {1} of {2} frames can be read so far: ask again once more was written, or when it is closed
the refusal cannot be read: {1}
the command cannot be read: {1}
decided under revision {1} of the rules; at this position the log has revision {2}
an event cannot be read: {1}
accepted then, refused today: {1}
accepted then, refused with what is known now: {1}
a repetition, which is never recorded
refused then, accepted today: {1}
refused then, accepted with what is known now; then because {1}
refused then because {1}; today because {2}
event {1} went to another stream than today's
then {1}; today {2}
an object
the map
transitions: all count where they are part of the classifier
amount: only claims have amounts
{1}: expected at least one step; an activity without any is ignored
rules.values.fourEyes: may be false only where "resources" are "roles": two people are one name there
ignore: '{1}' has steps under activities
{1}: there is no activity '{2}'
handler or another role
one of {1}
{1}: 'by' or 'actor', not both
{1}.command: expected a command to a {2}, found {3}
line {1}: {2}
why the rules differ
{1}.values: expected rules that differ from the built-in ones
the XML ends before it is complete; the file may be cut off
more than {1} elements in one another
expected <log>, found <{1}>: this is not XES
an event outside any <trace> belongs to no case
trace {1} has more than {2} bytes
an event of trace {1} has more than {2} attributes
this is not well-formed XML: {1}
something follows the root element
a character that XML does not allow, or that is not UTF-8
an entity that is not defined
an attribute is malformed
'>' is missing
an end tag does not match its start tag
an encoding that cannot be read
error {1} of libxml2
trace {1} has more than {2} events
, which has no time zone
one character, neither a quote nor a line end, or tab
it has no {1}
{1} is given twice, with different values
expected a time such as {1}, found '{2}'{3}
{1} is earlier than {2}, which stands before it: the order of the log counts
there is no column '{1}'; there are: {2}. Name the columns in the map's member 'log'
the column '{1}' is there twice
line {1}
a quote has no end
expected the next cell or the end of the line behind a quote
this is longer than {1} bytes
expected several cells, separated by a comma, a semicolon, a tab or '|'; --delimiter says what else separates them
the cells are separated by '{1}', by its first line; --delimiter says otherwise
this is not UTF-8; put it in UTF-8 first: iconv -f WINDOWS-1252 FILE
{1} cells; the first line has {2}
{1}: the id '{2}' stands twice
{1} events have no object of type {2}, and belong to no case
{1} events have several objects of type {2}, and are an event of each
no map can read {1} values: {2}
the last line has no line break: if the table was cut, what follows it is missing
the lines end in carriage returns alone; convert them to line feeds first: tr '\r' '\n'
expected an object with lists "objects" and "events", found {1}: this is not OCEL 2.0
the log has no objects, and each case is one
a currency such as EUR
the log does not say '{1}', from which {2} is read; 'else' in the map says what it is then
{1}: this has fields of its own, each of which may be read
a number such as 35.50
an amount with at most {1} digits after the point, as {2} has; "round" in the map rounds
the file is empty
this is compressed with gzip; unpack it first: zcat FILE | … -
there is no element
this is not XML in UTF-8: it does not begin with '<'
this is UTF-16; put it in UTF-8 first: iconv -f UTF-16 FILE
a DOCTYPE is not read; XES has none
this has no end within the first {1} bytes
an instruction <?…?> without data is not read
the encoding {1} is not read; put it in UTF-8 first: iconv -f {2} FILE
byte {1}: '<?' behind the start of the root is not read; XES has no instructions
the profile
what the profile is called
at least one clock
clocks[{1}].name: there is a clock '{2}' already
pauses.{1}: no clock is paused by it; leave it out
{1}[{2}]: there is no event '{3}' of a {4}; Specs/SLA.md says which there are
{1}: more than {2} different events in one profile
what the clock is called
{1}.types: only claims have types
{1}.{2}: expected the names of events, found none
{1}.pauses[{2}]: there is no pause '{3}'
{1}: '{2}' does two things to it; what stops a clock and starts it again is "repeats": true
{1}.cancels: a clock that repeats needs an event that ends it
{1}.{2}: expected 1 to {3}, found {4}
an array
a weekday
{1}: expected a weekday that is no weekend, and a closing time after the opening one
{1}: expected a time from 00:00 to 24:00, found "{2}"
importedBy: only an import says who brings a command over: claims send --importing
person: '{1}' goes to a person and to nothing else
command: '{1}' goes to no stream that is named
person: '{1}' goes to a {2}
{1}: '{2}' goes to a {3}
one command, such as approve
none
{1}: there is no command '{2}'
{1}: {2}
'{1}'
the end
at most {1} levels
a value
a name in quotes
a colon
each name once
a comma or }
a comma or ]
a number below 1.8e308
a digit
control characters as \u00XX
a quote at the end of the text
UTF-8
an escape such as \n or \u000a
both halves of a surrogate pair
four hexadecimal digits
the line
{1}: no such field
{1}: no such field; there are: {2}
{1}: {2} is out of range
true or false
an integer
an integer from -2^63 to 2^63-1
an integer that is not negative
a string
bytes in base64url without padding
a UUID
a string without the character U+0000
a time such as 2026-03-01T09:00:00Z
a time whose seconds are 00 to 59, since leap seconds are not kept: give the second before it or after it
a date such as 2026-03-01
{1}; {2}
expected a code of {1} that is in use, found '{2}'; 'claims catalogs {3}' lists them
version: expected a number from 1, found 0; count on from the newest
give it one that nothing else in the flow has
rename one of the two, and what leads to it
name one of the questions
add one, or make it a result
name a question or a result, or add one of this id
lead an option here, or take it out
lead that option on; going back is a command of its own
every text stands in English and in Spanish
a text
an array of texts
an integer above zero
a time
what the app has a number for
not before {1}
nobody in an anonymous report
somebody
one of description, message_content, suspicious_url and evidence_url
none of them
the number of nuevo, revisado, en_investigacion or cerrado
an id and a name that no other has
the source
a year from 1678 to 2261
another
a year
a code
not in {1} as the others are
a sum of more than 36 digits
a list
missing; R4 requires it
{1} says it, and was taken
professional, institutional, pharmacy, oral, vision or a type of this kernel
claim, preauthorization or predetermination
entered in error: it should never have been
expected {1}
expected {1} or Bundle, found {2}
an id
a FHIR resource
missing: this is no FHIR resource
missing, and no item has a price: nothing is claimed
a code or a text
a number
the items add up to too much
a reference, an identifier or a display
read before, with the same content
read before, with other content
missing: which claim it answers is not said
the log holds it with other content, and nothing that is written is replaced: change the claim by commands, or import this one under another --source
{1} is refused: {2}
{1} is left out: {2}
{1} is neither among the resources nor in the log
a number of at most 36 digits
a number above zero
a date
a day or a time with its offset
missing: an amount needs one
a currency such as USD
more than {1}
{1}: it does not count
there is nothing of this name
{1} streams begin so: name one of them in full
position {1} cannot be read by this version: {2}
there is no claim {1} to go on behind
{1} at position {2}: {3}
{1} then {2}, today {3}
absent
{1} (decided by version {2}; this is version {3})
not valid JSON: expected {1} behind byte {2} of {2}
not valid JSON: expected {1} at byte {2} of {3}
activities: expected {"some activity": [{"command": …}]}
amount: expected {"minorUnits": 10000, "currency": "EUR"} or another
a verb or {"verb": {…}}
pauses.{1}: expected {"from": [events], "to": [events]}
histories: expected an object
scenarios: expected an array; is this a file of scenarios?
scenarios[{1}].name: '{2}' stands here twice
a command
{1}.at: {2} is before {3}
{1}: there is no history '{2}'
{1}: the history '{2}' holds itself
{1}: expected {"accepted": […]} or {"refused": […]}
there is no event {1}
there is no command {1}
{1}: did you mean {2}?
it says which time of 'period' counts, and there is none
it needs a stream
late
command
(only counted)
reasons
pos.
recorded
who
event
what it says
refused command
stream
and why
refused
accepted
first accepted
{"id": …, "role": …}
{"approve": {…}} or another one
{1} or {2}
params.at: expected a time such as 2026-03-01T09:00:00Z
cancelled
a line of more than {1} bytes
there is no method '{1}'
expected 'initialize' first
'initialize' came before
'shutdown' came before
an earlier request with this id is not answered yet
expected a string or a 64-bit integer
params: expected one of 'slice', 'feed' and 'outbox'
params.outbox: there is no outbox here
there are {1} subscriptions already
there is no subscription {1}
{1} due, and refused to '{2}': {3}. Tried again each time, told once
what is due was not sent: {1}. Tried again each time, told once
there is no outbox here: serve with one for '{1}'
only the other side says that somebody is not
it is missing
it is missing: who asks?
it needs a 'role' to suppose
'{1}' stands for none
expected KEY, KEY:asc or KEY:desc, found '{1}'
expected a position, a day, a time such as 2025-03-04T12:00:00Z, or any of them followed by @TIME for what was true then, found '{1}'
it is behind 'to'
expected exactly one stream, such as {"claim": UUID}
expected one of {1}, found '{2}'
there are no batches: send one message a line
expected an object
id: expected a string or a 64-bit integer
{1}: no such member; there are: id, jsonrpc, method, params
jsonrpc: expected "2.0"
method: expected a string
params: expected an object
an unknown type
the file is too large: at most {1} bytes
such files are not taken: {1}
the file is {1}, and not {2}
the file has {1} bytes, and not {2}
the file cannot be read: {1}
there is no connection
please sign in again
the upload was stopped
the upload failed: {1}
the preferences could not be read or kept: {1}
it was not done: {1}
the secret could not be read or kept: {1}
{1} to {2}
in {1}
there is no verb '{1}'
there is no verb and no command '{1}'
there is no command '{1}'
there is no command '{1}'; 'claims help commands' lists all
'{1}' is no word of '{2}'. If it is the log, say --log {1}
Goes to what the line names as "{1}".
Goes to what a log has once: the line names nothing.
Fields
Who sends it, and in which status
A line to fill in; each command has an id of its own
required: {1}
optional: {1}
An amount is counted in minor units, such as cents: 90000 of EUR are 900.00 EUR.
A line to fill in, with the required fields and an id of its own; the optional ones may be added
a whole number of minor units, such as cents: 90000 of EUR are 900.00 EUR
{1}; registered are {2}
nobody is registered as '{1}'
that is {1}
true or false
a whole number
a text
bytes in base64url
a UUID
a time such as 2025-03-04T12:00:00Z
a currency such as EUR
{1}: Enter takes {2}
{1} is needed
an object of
{1}, or nothing
an array of: {1}
. Reading needs the right to read the file and its folder
reads commands, one a line, until Ctrl-D; 'claims help send' shows one
{1}: Enter for none, anything else to fill one in
{1}: {2}
{1}: {2}; Enter leaves it out
expected {1}, found '{2}'
expected {1}, found '{2}'; Enter leaves it out
the input ended before the last field: nothing was printed
a quote is left open
this is the shell: say a verb, or 'help'
Try: claims help{1}
an error that this build has no words for: {1}
. Nothing more was taken. Everything that was answered is in the log; once the cause is mended, send the rest again: what is there already is answered, not repeated
. It is intact. Name the log of claims with --log FILE, and the outbox with --outbox FILE
. Writing needs the right to write the file, its folder and {1}.lock
. Name a log with --log FILE, or make one by sending it commands: claims send --log {1} FILE
. Make it first: mkdir -p {1}
. Nothing was written. Put the mark file back beside the log, or restore both from a copy; if there is none, 'claims salvage {1} NEW' makes a new log of what is there
. Nothing was written. Put the log back from where it went, or restore it from a copy; where a new one is to begin here, move {1}.mark away first
. Nothing was written. Put the log back from where it went, or restore it from a copy; where a new one is to begin here, move {1}.keys away first
. End that process first; the reading verbs work meanwhile
. What was durable there is missing or changed. Nothing was written. Restore the file from a copy; 'claims verify --log {1}' tells how much of it is intact, and 'claims salvage' writes that to a new log
If it was never a log, remove it or name another with --log FILE
Name another with --log FILE
Restore the file from a copy
Use a newer version
{1}: expected one of {2}, found '{3}'
'{1}' has no option {2}
--{1} takes no value
--{1} needs a value, and {2} is an option; a value that begins with -- is written --{1}={2}
--{1} needs a value
--{1} is given twice
'{1}' needs {2}
--{1}: expected a number, found '{2}'
--{1}: expected a time such as 2025-03-04T12:00:00Z or a day such as 2025-03-04, found '{2}'
'{1}' is one word too many for '{2}'
{1} and {2} exclude one another: give one of them
anybody
as
'{1}' holds no role in the register
--as: '{1}' is not registered in this log; say {1}:ROLE, one of: {2}
--as: there is no role '{1}'; the roles are: {2}
a task ended without a result
refused
others
more refused
counted since
unless
person
the rules
the catalogs
warning: anybody may write to the folder {1}: others could put another file in the log's place. Keep the log in a folder of its own: chmod 700
warning: others may write to {1}: chmod 600
ended by a signal after line {1}, which was answered; what is behind it was not sent: send it again
warning: {1} is on {2}: locks and syncs cannot be relied upon there. Keep the log on a local disk
'{1}' needs --map MAP.json; Examples/Maps has some, and says how they read
the map and the log cannot both come from standard input
standard input
longer than {1} bytes, which is the most that is read at once
{1} ends in a torn write at byte {2}, which is left out. The next 'claims send' cuts it off and keeps a copy
{1} ended in a torn write at byte {2}, as a crash leaves it. Everything acknowledged is there; the torn bytes are kept in {3}
the output could not be written: {1}
the log ends at position {1}
{1} is read as a position, and the log ends at position {2}: for the year, write {3}
there is nothing called '{1}' in this log; 'claims list' names claims, 'claims actors' people
{1} streams begin with {2}: name one of them in full
/bin/sh
general
claim
document
report
accident
property
quiz
lead
activity
title
documents
reports
accidents
properties
quizzes
leads
activities
streams
stream
up to
nobody is registered
nobody is found: without options all are listed who are shown to the reader
nothing of anybody called '{1}' is shown: is the name written so?
{1} more are left out by --limit
from
always
, not in force any more
revision
the built-in rules are in force; none were set
since
by
, position
as built in
built in
days in status
days since the loss
on
unknown
oldest
days
status
type
nobody
{1} {1:commit|commits}, {2} {2:refusal|refusals}, {3} {3:event|events}
{1} {1:frame|frames}, {2} of them new; {3} bytes, {4} of them new; read back whole
{1} of {2} streams moved to {3}: {4} frames, root {5}
{1}: {2} bytes instead of {3}
nothing was lost
nothing that stands in the file was lost; it has no seal, so its end may be missing
the header was lost, and the log's id with it: no checkpoint is of the new log
something was lost: what is told of later states may differ from what was decided
Name a folder with --dir FOLDER
a command was refused
the benchmark expected {1} lines, found {2}
the benchmark expected {1} answers, found {2}, and {3} in the outbox
the benchmark's own claim is missing
the benchmark expected {1} answers, found {2} and {3}
no difference
--{1} is for 'blob {2}'
there is no 'blob {1}'; there is one of: put, get, verify, seal, clean
'blob put' needs FILE…
'blob get' needs DIGEST
what was somebody's in {1} was erased: nothing more is sealed for it
{1} has no key in this log: send a command to it first
forgotten: {1} of what was settled
the {1} {2} names no files: those of claims, documents, reports and accidents are kept
the texts of {1} are sealed, and so are its blobs: name with --of STREAM whose bytes they are
sealed: {1}; removed in the clear: {2}; left in the clear, since no stream ever named them: {3}
removed: {1} erased, {2} that interrupted writers left
the blob {1} was erased
the blob {1} is sealed: name the log's master key by one of {2}
the blob {1} cannot be opened by its key: it is damaged; put it again to mend it
'{1}' is no hash: expected 64 hexadecimal digits, or 43 of base64url
{1}: there is no such folder. Name one with --blobs DIR, or make one: claims blob put --blobs {1} FILE
'catalogs': expected one of {1}, found '{2}'
severity
expires
retired
--new-key needs --signing-key FILE, where the private key goes
--signer needs --key: the public half of its key
--key is not the public half of --signing-key
--signer or --signing-key, not both
this system has no Ed25519 to check signatures with: name a --verifier COMMAND, or install OpenSSL 3 (libcrypto.so.3)
others may read this private key; chmod 600 it, or make a new one
the command that prints the master key ended with {1}
{1}: a master key has 64 hexadecimal digits; found {2} characters
{1} keeps what is somebody's sealed: name its master key by one of {2}
this system has no AES to seal with: install OpenSSL 3 (libcrypto.so.3)
{1} holds events that are not sealed; --encrypt wants a new log
the texts of {1} are sealed already
the texts of {1} are in the clear: it has no keys
name the new master key by CLAIMS_NEW_MASTER_KEY, CLAIMS_NEW_MASTER_KEY_FILE or CLAIMS_NEW_MASTER_KEY_COMMAND
its texts are sealed by {1} keys in {2}
checkpoints, proofs, dossiers and backups of log {1} say nothing of the new log {2}; as long as one of them or the old log is kept, its texts can be read
{1}: {2} keys, {3} destroyed, {4} damaged; generation {5}
keys destroyed
keys are left: the keyring is older than the log
keys not looked at
copies of keys from before gone by {1}
still opened by {1}
the keyring of {1} was put back from an older copy: the keys of texts that were erased since were destroyed again; streams: {2}
nothing is held on {1}
their own
they acted in it
names them
{1} events about them
{1} withheld: written by those who work on it for one another
{1} withheld: about others, too
may be erased
not erased now: {1}
{1} is not there; put it back from its backup
{1} is there already
{1} is not there: texts stay sealed
{1} was wrapped by another master key
the keyring is damaged; put it back from its backup
this is not the keyring that the log names; put the log's own back from its backup
slot {1} is damaged; put the keyring back from its backup
key {1} is missing: the keyring is older than the last erasure; put back a later one
a text of somebody that is not sealed
key {1} sealed two texts under one nonce
the texts of {1} were erased, and a key of theirs is there: the keyring is older than the log
there is no log, but {1}.keys tells of one
its texts are sealed: whoever writes it needs its master key
key {1} was not wrapped by this master key for its owner
a text that key {1} did not seal for its place
the key was destroyed on {1}
the signer ended with {1} and signed nothing
the signer gave {1} bytes; expected a signature of 64, or its base64
{1} exists; the demo wants a fresh log. Name another with --log FILE
{1} is not here; run the demo in the package's folder, or name a file with --commands FILE
Name a log with --log FILE
of
day
attack
impact
anonymous
--community is the same for everybody and all of it: leave out --{1}
--{1} concerns 'explore claim' alone
--reopenings is at most 10
--runs is at most 10000000 and --states at most 100000000
there is no machine '{1}'; there is one of: {2}
there is no view '{1}'; there is one of: {2}
--amounts wants at most eight numbers from 0, such as 0,1,2; found '{1}'
cannot export '{1}'; the formats are: {2}
{1} has no option --{2}: it is another format's
{1} exports the current state: it takes neither --kind nor --period
{2} is a record of reads, and {1} is no format of those: expected fhir, csv without --table, or 'claims reads --json'
{1} is a record of reads, all of which its owner reads: leave out --as and --kind
{1} belongs to a log that is in use here: write to another file
{1} texts have characters that XML cannot hold: U+FFFD stands for each
a map is of claims or of reports: choose one of them with --kind
the rules changed {1} times in that period: the map has the last, and cases of others may deviate
{1}: {2} of {3} ({4} %), {5}/s, {6} left
{1}: {2}, {3}/s
reading the log
reading the input
commands judged
commands sent
streams written
interrupted. What is in the log is whole and stays; the same command goes on from there, and writes nothing twice
interrupted. The log is as it was, and what was there before under the other name; give the same command again
interrupted. The log is as it was; give the same command again
files looked at
states explored
random walks
scenarios played
rounds
{1}: {2} of {3} ({4} %), {5} left
interrupted. Nothing was written; give the same command again
interrupted. Every blob that is there is whole and stays; give the same command again
interrupted. What was sent is in the demo's log and stays; given again, the demo begins in a fresh log
interrupted. The figures that were printed stand; the log of what was being measured stays, {1} and what lies beside it: remove it
{1} of {2} reports are left out
loss
after months
paid
in all
triangle
total
'flows': expected check or publish, found '{1}'
'flows {1}' needs FILE
{1}: {2}, and nothing is wrong with it
'flows publish' needs --as ACTOR: the administrator who publishes it
'flows publish' needs --reason TEXT: why it is published
{1} is published
'archive' needs --before TIME: streams move whose last event is older
'allowed' needs --as ACTOR, one of: {1}; 'claims actors' tells their roles
a command is one line of JSON: 'claims help send' shows one
no line is a command, so {1} was not made: a command is one line of JSON; 'claims help send' shows one, and 'claims new COMMAND' asks for it
nobody is registered in this log yet. Its first command registers the administrator, who registers all others: {1}
'allowed' needs --as ACTOR
in
--{1} is for incidents alone
there is no importing of '{1}'; there is one of: xes, csv, ocel, fhir, veris, incidents
'{1}' is one word too many: a map reads one log
--source is for fhir, veris and incidents
say who imports, --by ADMIN; the log's administrators are: {1}
{1}[{2}]
{1}, line {2}
{1}, incident {2}
the same incident as {1}
it has the id of {1} and says something else: the first one counts
--map is for xes, csv and ocel alone
there is no 'claims map {1}'; there is: claims map draft FILE
a draft: under it {1} of {2} cases conform; {3} guesses to look at, each marked in the map
'-' is given twice
; go on with --after
'list': expected one of {1}, found '{2}'
--{1} concerns activities alone
--{1} concerns claims alone
updated
--reason needs --drop
--resolve and --by need one another
{1}: there is no such file. Name an outbox with --outbox FILE, or make one by queueing commands: claims send --outbox {1} FILE
--outbox and --log name the same file, {1}: an outbox is a log of its own
--edit: expected a command, a line of at most {1} bytes
--{1}: expected rebase, keepLocal or keepRemote, found '{2}'
{1}: there is no outbox, nothing waits
--{1}: expected the UUID of a command, found '{2}'
--proof of consistency needs --against FILE as well
it holds for another checkpoint than the one that was kept; 'claims prove --at' makes evidence for a kept one
; --against or --key tell whether that is to be believed
; its signature was not checked: --key names the key to believe
, signed by {1}
, cosigned by {1} of {2} witnesses: {3}
; not counted, as no --key or --witness names them: {1}
--quorum: expected 1 to {1}, the number of witnesses; found {2}
--witness: the key of {1} is named twice
expected one key per line; found none
--signer needs one --witness: the public half of its key, of type 04
'witness sign' needs --signing-key FILE, or --signer COMMAND
it needs --state FILE, in which the witness keeps what it saw
'witness {1}' needs {2}
there is no 'witness {1}'; there is one of: new, request, timestamp, sign, add, show
the log has not signed it, so no witness will; print it by 'claims checkpoint' with --signing-key or --signer
{1}: {2} new, {3} signatures in all
{1}, {2} frames{3}
it is there already
there is no such file; 'claims witness new --state FILE' makes one, once: a witness that forgets would sign two histories
{1}: another process signs by this state now; try again
an authority that does not name itself
timestamped {1} by {2}, policy {3}, serial {4}; the authority's signature is not checked here
to check it: openssl ts -verify -digest {1} -in {2} -CAfile CERTIFICATES
nothing is shown, since it could not be recorded who reads it: {1}
--reads and --log name the same file, {1}: who reads is recorded in a log of its own
the log's holder
{1} row
{1} rows
{1} stream
{1} streams
{1} read
{1} reads
'prove' needs WHAT, with --at FILE or without, or --since FILE alone
expected text, found bytes that are not UTF-8
--origin: expected a name without line ends and other controls
revisions {1} to {2} are not shown
--receipt finds one report, whoever asks: leave out --{1}
--receipt finds one report: leave out --community
no anonymous report has this code; compare it, letter by letter, with what you kept
closed as
incident
begun
handed in
last change
files
report
--receipt -: expected the code in the first line of the input
'sla' needs --profile FILE: which clocks there are; Examples/Profiles has some
more
overdue
clock
started
overdue
mean
longest
longer than {1} bytes; the line was skipped
--as needs --tick: it says who sends what is due
--tick: expected 1 to {1} seconds, found {2}
--offline needs --outbox
--clock manual needs --memory: a log is not told what time it is
{1}: there is an outbox already, and with --memory its commands would be lost
waiting
not shown:
created
kind
what was said
more was said before: show --full has all of it
effective {1}
attachments
photos
measurements
agreed
damage items
asked
approved
line items
pending
remaining
recovered
incurred
'spec' knows run, not '{1}'
'spec run' needs FILE…
nothing is due
{1}. If that is 'claims serve', have it send what is due: its client asks {"jsonrpc":"2.0","id":1,"method":"tick","params":{}}, or it is started with --tick SECONDS and does so by itself. Otherwise end that process first
{1} due, nothing sent
{1} sent, {2} accepted, {3} refused
due {1}
after {1}
refused
{1} {1:commit|commits}, {2} {2:refusal|refusals}, {3} {3:event|events} in {4} {4:stream|streams}
; salvaged from the log {1}
; somebody is writing it, and what is not durable yet was left out
the events up to position {1} stand in the archive {2}, whose {3} frames were read, too
the archive was not read: {1}
, closed
, closed; without its mark file nothing shows whether it went on
, not closed by its last writer
, not closed; without its mark file nothing shows whether its end was lost
nothing to do
a write was torn behind the place up to which the mark file vouches for the log: all that it vouches for is there. The next 'claims send' cuts the torn bytes off and keeps a copy of them
a write was torn, and without a mark file nothing shows whether it was acknowledged: compare the log with a checkpoint or a backup
bytes that were durable are missing or changed. Nothing is written to this log any more; restore it from a copy, or save what is intact with 'claims salvage'
all match
all match, but for {1} that turn on texts that cannot be read without the keys
{1}: {2} sealed texts cannot be opened; the first: {3}
{1} differ
; {1} more {1:refusal was|refusals were} only counted
'worklist' needs --as ACTOR: whose work it is about
--as: work is somebody's: expected NAME or NAME:ROLE, found '{1}'
, as
not now:
, by
, payment
, due
expected a letter or a digit at least, found '{1}'
expected {1} bytes: the SHA-256 hash of the code
no report has this receipt
there was no such stream then
there was no such stream then: its first event is at position {1}, recorded {2}
it concerns 'triangle' and 'at' alone
no profile
as: '{1}' is not in the register
there is no time zone '{1}' ({2}); expected a name such as Europe/Madrid, local, Z, +01:00, or a rule such as CET-1CEST,M3.5.0,M10.5.0/3
--{1} {2} is read as {3}
what holds if no --{1} is given
a file of such defaults, in place of ~/.config/claims/config
expected a line such as 'zone = Europe/Madrid', found '{1}'
'{1}' is no option with a default; there are: {2}
there is no such stream
of: it is missing: whose work is asked for?
of: '{1}' is not in the register
{1}: the disk is full ({2}). Free some space and try again; nothing that was acknowledged is lost
{1}: expected {2}, found '{3}'
{1}; the report is {2}
the benchmark's own command was refused: {1}
report {1} is left out: {2}
it would not be published: {1}
refused: {1}
a command was refused, and nothing sent after it: {1}
{1} begins with the {2} frames of the checkpoint{3}
the log {1} of {2} frames begins with the {3} of the checkpoint{4}
in the log {1} of {2} frames{3}{4}
Took {1} {1:decision|decisions} on claims and {2} {2:refusal|refusals} again with what is known now: {3}
all stand
{1} would be refused, {2} accepted
Re-ran {1} {1:decision|decisions} and {2} {2:refusal|refusals}: {3}{4}
after position {1}, {2}, command {3}: {4}
{1}: {2}
nothing was written: {1}: {2}
a number
a UUID
a time such as 2025-03-04T12:00:00Z or a day such as 2025-03-04
a day such as 2025-03-04
days such as 2025-01-01..2025-03-31, either of which may be left out
days or times such as 2025-01-01..2025-03-31T12:00:00Z, either of which may be left out
positions, days or times such as 24..30 or 2025-01-01..2025-03-31T12:00:00Z, either of which may be left out
expected a range that begins before it ends, found {1}: swap its ends: {2}
amounts and a currency such as 100..2500.50EUR, either amount may be left out
nothing was written: {1} by {2} would be refused: {3}
line {1}: {2}
whole: {1}; {2} bytes checked{3}{4}
torn at byte {1}: {2}; intact before it: {3}
damaged at byte {1}: {2}; intact before it: {3}
{1} question
{1} questions
{1} result
{1} results
{1} answer
{1} answers
{1} command
{1} commands
{1} report
{1} reports
{1} document
{1} documents
{1} open claim
{1} open claims
{1}, version {2}: {3}, {4}, at most {5}
it and '{1}' exclude one another
no blob {1}
the blob {1} is damaged: its bytes hash to {2}; put it again to mend it
the bytes hash to {2}, expected {1}: nothing was stored
there were {2} bytes, expected {1}: nothing was stored
more than {1} bytes: nothing was stored
the bytes are {2}, declared as {1}: nothing was stored
of no known type
an unknown type
{1} is not taken here: nothing was stored
the bytes could not be read: {1}; nothing was stored
the blob {1} is not confirmed to be stored elsewhere: confirm it first
{1} has the mode {2}, expected 700: chmod 700 it
{1} is neither a plain folder nor a plain file: remove it
{1}: {2} ({3})
it is missing: which clocks are there?
reviewOfRevokedDocument
FHIR R4 has no element for {1}: left out of {2} of {3} claims
FHIR R4 has no code for the status {1}: the nearest one stands in {2} of {3} claims
there is no table '{1}'; there is one of: {2}
{1} is there already: name a folder that is not there
FHIR R4 has one payment an answer: added up in {1} of {2} claims
nothing was decided at position {1}: history prints the positions of events, and refusals those at which commands were refused
explain needs a position: a number from history or refusals, found '{1}'
accepted
refused
true since
recorded
arguments
happened
reasons
decided under
revision {1} of the rules{2}; decider version {3}
set at {1} by {2} on {3}
granted at {1} by {2} on {3}
granted by nobody
row
none for this status: {1}
{1}, and not for this role, but for: {2}
rows of the command
stays
limit
{1}: {2}, {3}
none of their own
never set
guards were not looked at: it ended before them, at {1}
guards in order: {1} hold, {2} refuse
holds
refuses
{1} decisions stand at position {2}: the one that wrote the event, and each that was refused while it was the last event
{1} of {2}: the event {3}
{1} of {2}: a refusal behind {3}
would hold with
{1} in place of {2}
nothing
what happened depends on
then {1}
what other streams held
{1} values of long lists were not changed
{1} parts were not changed, since there are too many
decided today
guards, limits and what other streams held are not shown to this reader
command
sender
elsewhere
rules
here
its form
the role
its stream
who is a party
the revision
the row of the table
the guards
{1}: expected at most {2}, found {3}
an object with the values that differ, such as {"fourEyes": false}
expected either actor or role: whose limit it is
at least one limit
expected a number from 0 to 1000 such as 0.5, found '{1}'
what-if needs something to suppose: --rules FILE, --limits FILE or --limit-factor N
something to suppose: rules, limits or limitFactor
each judged in the world as recorded: what would have followed is not played on (--replay does)
played on in a world of its own: nobody does there what they did not do here
{1} decisions judged; {2} would come out differently
{1} commands played; streams that end differently: {2}
would be refused
would be accepted
would lead to other events
approved {1} → {2} {3}
paid {1} → {2} {3}
none
backdated
just under a limit
split payments
always the same pair
at odd hours
corrected after payment
approved within minutes
{1} days (threshold {2})
{1} % of the limit (threshold {2} %)
{1} minutes (threshold {2})
at {1} o’clock (work begins at {2})
{1} times (threshold {2})
{1} payments together above the bound
nothing to look at
findings: {1}
people
at a weekend, at {1} o’clock
none then; there is one today: {1}
{1} needs one of: {2}
expected a limit of 0 or more, found {1}
expected an actor of the register, found {1}
it has {1} steps, and says that it has {2}
{1} is a pipe, a folder or a device: name a file, or leave out -o and redirect the output
names with commas between them
this reader is shown none of it: administrators and auditors are
it was cut, or its end was changed: expected it to end with </html>, found that it ends after {1} bytes, {2}; ask for it again, and compare its SHA-256 with the one that was told or recorded
{1} of {2} steps were told again from their bytes, and say the same: {3}
not compared, of {1}: {2}
anything; this reader may not have their bytes, and the hash of this file alone holds them
that their bytes are of this stream; no frame here names it
who sent them, by which command, and since when they are true; the command went to another stream
when they count as recorded; the clock was corrected by a later entry of the log
what they changed; not all steps before them carry bytes
Step {1}: steps before it are missing.
Step {1} is not where it belongs, or something stands before it that is no step.
its words are not those of this version: another version wrote it, or it was changed; --log LOG and the page's own button compare by other means
it was handed to {1} at {2}: record of reads, position {3}
the record of reads {1} knows of nobody to whom it was handed
SHA-256 of {1} files
step {1}
the part '{1}'
in {1}
behind {1}
before its first step
it may change what the rest means, so R4 forbids to take the resource without knowing it
{1} {1:case|cases}, {2} imported, {3} left out
{1} {1:fact|facts} inferred: the log leaves them implicit and the map assumes them
rules of {1} to {2} alone, {3}: {4}
{1} {2} instead of {3}
{1} {1:command|commands} written, {2} there already; {3} about people
{1}, {2} about rules
left out: {1}
there twice: {1}
event {1}, {2}
case {1}
{1}, event {2}
{1}, inferred
an earlier case has the same name
every event of it was passed over
table
guard
role
malformed
unmapped
backwards
twice
the map does not name this activity
the map has no step for it in {1}
the case has no '{1}' before it
there is no row for {1} in {2}
{1} {1:case|cases}, {2} conforming on the table, {3} on the guards too{4}
, {1} of which every event was passed over
{1} without a {2}
{1} reopened after they were closed, {2} times
resources are roles here: one name may stand for several people
under changed rules, {1}: {2}
{1} {1:event|events}, {2} of them passed over
no event counts; the log's transitions are {1}: name them under transitions
guesses of the map's draft that are left: {1}. Look at each, and take its mark away
no deviations
{1} {1:deviation|deviations}: {2}
{1} {1:remark|remarks}: {2}
{1} {1:value|values} that no step asks for: {2}
and {1} more; --most N lists N, --json all
and {1} more paths; --most N lists N, --json all
and {1} more {1:incident|incidents}; --most N lists N, --json all
{1} resources: {2}; {3} others in the bundles passed over
{1} imported, {2} in part, {3} left out
{1} commands inferred: the resources leave them implicit
{1} values unmapped, by {2} paths
{1} values rounded, by {2} paths
{1} values inferred, by {2} paths
{1} values impossible, by {2} paths
{1} such as {2}
{1}, such as {2}
approved {1}
paid {1}
imported
imported up to {1}, which is refused: {2}
the status does not allow {1}
pays {1}, more than the {2} that was submitted
an earlier resource says what they are called: {1}
it can be no id: a hash stands for it
only the day has a place: taken as {1}
{1} has {2} digits after the point: taken as {3}
it may change what the rest means, and was passed over as asked for
a claim has no field for it
added for {1} items: which of them it is part of is not said
not stated: by its URL, or by what it says
a draft: what asks for no amount cannot be handed in
before the start
the date of loss: no service has a day
the date of loss: the service is yet to come
not stated: services are asked for, without prices
the items add up to {1}
not stated: {1} by its items
not stated: {1} by the total
the items add up to {1}, the total is {2}
a decision holds at most {1} lines
not stated: the unit price times the quantity
no line item but a note: {1}
the claim asks for {1}
complete, and no benefit is stated: not decided
a denial: nothing is paid
the claim has no item {1}
not adjudicated, and so not denied: {1} by the total
a {1} is answered, not paid
before the answer that it follows from
before the claim that it answers
the day of the payment
the payee: nobody else is named
a partial answer decides nothing yet
a note: what asks for no amount is not decided here
before plus.created, which is taken
here {1}
attackType otro: no message is told of
counted from {1}
in a note
{1} (currency not told)
in the description
assigned to the importer
closed as {1}
{1} {1:incident|incidents}, {2} imported, {3} in part, {4} left out{5}
, {1} there twice
{1} is left out at {2}: {3}
{1} stops at {2}: {3}
{1} values that a report has no field for, by {2} paths
{1} values that stand for others, by {2} paths
{1} was not accepted: {2}
nothing is expected, found {1}
failed
; and {1} more
{1} scenarios in {2} {2:file|files}: {3} passed, {4} failed{5}
; {1} {1:file|files} not readable
intact
awaited
elsewhere
locked
inTheClear
missing
damaged
otherSize
otherType
the log has no SHA-256 hash of it
its bytes hash to {1}
its key does not open it
{1} bytes, recorded as {2}
{1}, recorded as {2}
{1}: {2}, {3} of {4} {5}
damaged: {1}, which no stream names now
no blob: {1}
orphan: {1}
{1} {1:file|files}{2}; {3} {3:orphan|orphans}{4}
, {1} erased
complete: {1} {1:state|states}, {2} {2:edge|edges}, depth {3}{4}, {5} {5:attempt|attempts} refused
bounded: {1} states, {2} edges, depth {3}{4}, {5} attempts refused
, nothing to send in {1} of them
{1} broken {1:invariant|invariants}, {2} dead {2:end|ends}
violated: {1}, after:
dead end: {1}, after:
random walks {1}
passed: {1} {1:run|runs}, {2} {2:step|steps}, {3} refused
{1} {1:crash|crashes}
{1} saved {1:failure|failures} first
{1} of them not made any more
{1} that ended another process
seed {1}
and {1} more
and {1} more commands
among them:
{1}, never accepted
{1}, {2} of them refused
{1}: {2}
MISS
missing
partly
transitions: {1} of {2} taken
transitions: {1} of {2} taken, as far as a bounded exploration went
missing
dead commands: accepted nowhere, as far as exploration went
statuses out of reach, as far as exploration went
commands never accepted
statuses never reached
refused attempts
{1}: {2} steps not counted, since it does not list their status or command
{1}: {2} in {3}, {4} times
Coverage of statuses and commands
{1} in {2}
to {1}: {2}
{1} refused
payment
fraud
recovery
litigation
proposed reserve
proposed decision
whole kernel, one durable commit per command
whole kernel, 64 concurrent tasks, each waiting for its own durable commit
{1} commands, 1000 per sync, whole kernel
checksum, decode and fold of {1} commands' claim events
{1}, one core
{1}, one core reads, one folds
checksum, decode and fold of {1} events
a log of {1} commands
whole store in memory, one observer, median of 20,000 commands; wanted: under 20
mean of 20,000 commands, whole store in memory
{1}, each of the whole state
{1}, each of a claim of its own
with against without; wanted: under 2
whole store in memory, median of 20,000 commands
{1}; wanted: as without
one more shown as pending and settled
in memory, one core, one request after the other
the same with 10,000 pending actions
in memory, one core, 256 requests before their answers
the same while 1,000 slices are watched
{1}, each told to 1,000 feeds before the next
for each line that a feed is told
on a log, 256 requests before their answers
whole kernel in memory, median of 200 commands
the mean from the first to the last
whole kernel on a log, median of 200 commands, synced after them
the claim as JSON, from an open kernel
10 claims of 10,000 photos, one core
every field of 10,000 photos
5,000 photos against 10,000
every decision taken again
claim's decider, {1} verbs, a step for each attempt judged: draw, decide, evolve, table, invariants, coverage; all processors
claim, four amounts, breadth-first, all processors; about {1} commands tried in each state
the same by what is tried: decide, evolve, table, invariants, coverage, keys
into an outbox in memory, one core, one request after the other
{1}, behind 10,000; wanted: as before them
as b_append_64_groupcommit, by turns
{1}, with the tree kept up
with the tree, of the round without
play a story into a fresh log, tell it as the log has it, and audit it
ask for the fields of a command, and print the line that 'send' takes
send commands, JSON lines from FILE or standard input, and answer each
list the commands that wait in an outbox; drop one, or queue it again
deliver the commands of an outbox to the log, in order
answer requests, JSON-RPC a line, until the input ends: for other processes
send what is due by now, and what events ask for in other streams
list the claims: filter, sort, page and search them; or streams of another kind
show one claim and its pending work; with --as, what that actor may do
print every event: of a claim, of a person, of the rules, or of all
print every event of one claim, and which fields each changed
show one claim, or all, as known at one time and true at another
tell which event, command and actor last set each field of a claim
compare a claim at two points of its history, field by field
print the commands that were refused, and why
tell what an actor may do with a claim now, and why not the rest
list who was shown what, from a record of reads
explain one decision: its guards, limits, and what would have to differ
list what an internal auditor samples from: backdated, just under a limit, …
judge the recorded commands under other rules, or by other limits
sum up reserves, payments and recoveries
list an actor's work
tell what is due when, and what is late, by the clocks of a profile
count open claims by their days in a status and since the loss
list suspicions of fraud: scores, indicators, days with the investigators
list documents, the first to expire first, and the claims that rely on them
list incident reports and their totals; --community, what anybody may know
count quizzes, leads and the claims that came of them
list who is registered: roles, limits, since when and by whom
list the revisions of the rules, and what is other than built in
list the codes that commands choose from, and what people read
list what quizzes ask; check a flow in a file, and publish it
read every byte of the log; tell whether it is whole
write what is intact of a damaged log to a new one, and tell what was lost
copy what is durable of a log that others may be writing, and verify the copy
move ended streams to a log of their own, and go on with a shorter one
write a log in the clear to a new one whose texts are sealed
count the keys that open a log's texts; --rotate wraps them anew
list whose personal data were erased, and by when copies of keys have to go
tell somebody all that is held on them, and what may be erased
print what the log is now, to be kept elsewhere and compared one day
have others vouch for a kept checkpoint, or vouch for those of other logs
print evidence of an event or a stream, or of what the log was
write one stream's story with its evidence: a page that opens anywhere
read verbs line by line, for those who explore a log
print a script by which a shell completes verbs, options and commands
print the JSON Schema of a command, or of each, one a line
draw the lifecycle from its table
reach every state with a few amounts; tell what was covered
play the scenarios of Specs into the kernel and compare what comes of them
replay a foreign event log against the lifecycle of claims or reports
propose a map for a foreign event log, with every guess marked
write foreign cases, resources, incidents or reports into a log
write the log, or what a reader sees of it, as other tools read it
store, give out and verify the bytes of photos and scans, which the log names
measure appending, replaying, reading and exploring
explain a verb or a command
only the activities that are about this stream
only what one of these people did, or brought over
continue after this position
continue after this claim
whether it begins as a checkpoint saw it that was kept elsewhere
every stream, in a folder with an index
only what says an amount such as 100..2500.50EUR
claimed amounts, such as 100..2500.50EUR
only commands that say an amount such as 100..2500.50EUR
the amounts to try (default: 0,1,2)
what touched WHAT from elsewhere, too: people, documents, rules, other claims
only what they see: a NAME of the register; or what if: NAME:ROLE, or a ROLE
with --tick: who sends it, registered as system (default: clock)
who sends it, registered as system (default: clock)
as they see it, what they may do with it, and why not the rest: see 'claims help allowed'
a NAME of the register; or what if: NAME:ROLE, or a ROLE
who reads: NAME:ROLE, or a NAME in all of their roles
drop it, and queue the same under another id: what was refused is decided anew
what the log held then, and behind @ what was true then
only the work of this person
how they stood at this time (default: now)
what was due by then, true since then (default: now)
what was done by the end of this day, as --clock dates it
how old they were at the end of this day (default: today)
from which days are counted (default: today)
prove it for this kept checkpoint (default: for the log as it is now)
streams whose last event was recorded before; a day begins at 00:00
where the bytes stand (default: LOG.blobs)
every clock that is or was late, nothing else
rebase, keepLocal or keepRemote
only what this actor was shown; - for the holder
claim, line, type, month (of the loss), or triangle
type, assignee, status (default: type,assignee)
month, practiceArea, source (default: month)
the administrator who imports
incidents: the catalogs with their numbers instead
only the claims of this person
whose times --period has: recorded (default), or effective
system, or manual with --memory: commands say 'at' what time it is
which time of an event counts: recorded, or effective
which time dates what was done: recorded, or effective
which time of an event counts: recorded, or effective
which time of an event counts: recorded, or effective
which time of an event counts: recorded, or effective
incidents: with which reason closed ones come over (default: otro)
only claims that are closed or voided
only reports that are closed or discarded
only refusals for one of these reasons, such as fourEyesRequired
auto: at a terminal without NO_COLOR; always, or never
only what came of these commands, such as approve
only these commands, such as approve
what to play (default: Examples/Demo)
what anybody may know of those handed in: no identities, no text
as CSV (RFC 4180), amounts with a point
take every decision again and compare
between the cells of a table, or 'tab' (default: the first line's)
fhir: take resources whose extensions may change what the rest of them means
where the data goes; $DIR or a new folder
what 'claims dossier' wrote; --log: whether the log says it, and who recorded it
as a Graphviz digraph
do not send it any more
show what is due and send nothing
only the streams, and what may be erased of them
standard, or strict: from now on LOG.mark is synced before each answer
queue the command in it, a line of JSON, in place of the one with its id
the same: what was true at this time
the same: facts and corrections that were true by then, and every decision that is known
a new log keeps what is somebody's sealed: CLAIMS_MASTER_KEY, _FILE or _COMMAND
only these events, such as ReserveSet
pending and verified ones whose last day is at most this many days away
only claims with all of these: fraud, litigation, recovery, review
destroy the keys of what is settled, in an outbox that was made with --encrypt
html (the default), or md: the story alone
the earlier one (default: before all else)
every part of a claim, and all that was said, not only the latest
every value of each revision, and what is built in where that differs
list decisions on claims that would come out differently with what is known now
only reports of these impacts
lines may say 'importedBy': decided elsewhere, and judged by 'effective'
one JSON value a line (Specs/JSON.md)
leave the last log in FOLDER
every state in memory, however many streams there are (default: up to 200,000)
how long copies of LOG.keys may be kept (default: 30)
the public key, name+hash+key, or a file that holds it
the log's public key, or a file that holds it
only streams of these kinds: claim, document, report, …, rules
words in place of codes: en or es or en-XA, also es-MX
only facts that were recorded more than this many days after they were true
how many to show at most
how many to show at most; all are counted
every limit times this: 0.5 for half of each
other limits for some, as JSON
the log (default: $CLAIMS_LOG, that of the configuration, or claims.wal)
the log in which the beginning of an id is looked up, if it is there (default: $CLAIMS_LOG, that of the configuration, or claims.wal)
where the fresh log goes (default: a new folder)
the log (default: claims.wal)
the record of reads (default: $CLAIMS_READS, or reads.wal)
dates of loss, such as 2025-01-01..2025-03-31
which activity means what
xes, csv, ocel: which activity means what
xes: the map by which 'conform' and 'import xes' read it instead
no log: what is sent goes with the process
as a Mermaid state diagram (the default)
how many deviations to list (default: 20)
how many findings to list (default: 20)
fhir: a resource a line instead of one Bundle
no checkpoint: make --signing-key, print its --key
new: make --signing-key too, print its --witness
incidents: an app's catalogs (default: the usual ones)
incidents: an app's catalogs and users (default: the log's own)
ocel: whose objects are the cases
only what told of it: an id or its beginning, or a name
whose work (default: that of --as)
put, get: whose bytes they are, in a log that was made with --encrypt
with --outbox: there is no connection until the method 'connection' says so
how many to skip
rebase, keepLocal or keepRemote where the log has gone on; else they stay
what is allowed, and not why the rest is not
backdated, nearLimit, splitPayments, pairs, oddHours, correctionsAfterPayment, fastApprovals (default: all)
some of the scenarios a to m; n; or w, the log that n asks
only claims that are neither closed nor voided
only reports that are neither closed nor discarded
what the log is called (default: by its id)
which log the checkpoint has to be of
the log's name (default: its id); FILE must have the same
the queue; outbox.wal where not given
queue them there instead
a queue in front of the log, for commands while there is no connection
also -o: where it goes (default: standard output)
write into this file; also -o FILE
get: where the bytes go, also -o FILE (default: standard output)
only the documents of this person
incidents: the catalogs and the people of this log with their numbers instead
only what was from one POINT to another, both included
the clocks, as JSON; Examples/Profiles has one
put: what is taken: document, incident, assessment or anything (default: assessment)
not the log: what 'claims prove' printed; --against or --key say what to believe
how many of the witnesses are enough (default: all)
record there who is shown what, or show nothing (default: $CLAIMS_READS, or nowhere)
with --dossier: to whom it was handed, by this record of reads
why it is dropped
publish: why; kept in the log
the progress of the anonymous report with this code; - reads it from the input
the same: what the log held at this time
how often a claim may be reopened (default: 1)
play the commands on in a world of its own, and tell how it ends
say what becomes of one in conflict, with --by
queue what was refused or parked once more
only what was done in one of these roles
only who could act in one of these roles
wrap the keys by CLAIMS_NEW_MASTER_KEY, _FILE or _COMMAND
the values of the rules that differ, as JSON
how many random walks to hold against it (default: 0)
only payments authorised by who decided, for one payee, in this many days
the walks' seed (default: 1)
signs: the note's text in, 64 bytes out; --key
sign: signs: the text in, 64 bytes out; --witness is its key
signs: a private key, 0600
sign: signs: a private key, 0600
request: the checkpoint that the witness signed last (default: none yet)
prove that the log begins as in this checkpoint
by these, KEY:desc for descending; ties by id
by these, KEY:desc for descending (default: expiry)
by severity, created or status, KEY:desc for descending
fhir, veris, incidents: whose ids these are; the format's name where not given
ocel: the statements that make its SQLite file
new, sign: what the witness keeps of the logs that it signs for
how many states at most (default: 20000)
only what is in one of these statuses
only suspicions that are flagged, referred, and so on
the clocks of these alone: claim, report or document
the coverage as a picture, and nothing else
csv: only this one (without -o: default: events)
how often each person was refused what, and accepted afterwards
in titles, and in what was said: reasons, findings, notes and so on
from when on something is worth a look, as JSON
send what is due when it begins and then so often (default: when 'tick' asks)
the same: what the log held up to this position
the later one (default: the end of the log)
only what is of one of these types
only what is assigned to no person
when last recorded: days or times
checks: the text in; SIGNATURE and KEY follow as words; 0 if it is valid
from which side: intake, people, decisions, notices, money, lines, expenses, costs, regions, writeOffs, frauds, recovery, suspicion, parts, documents, reviews, facts, cover, whole, everything (default: whole)
show it again whenever the log has changed, until Ctrl-C
whose cosignature counts: a key of type 04, or a file of such; more than once
the zone in which days and times without one are read, and times are shown: Europe/Madrid,⏎local, +01:00, Z, or CET-1CEST,M3.5.0,M10.5.0/3 (default: UTC; import,⏎conform and map have none, and take no names)
claims help VERB tells more, claims help COMMAND what a command is made of, claims help commands⏎which there are, and claims help --man all of it. The log is --log FILE, else $CLAIMS_LOG, else⏎claims.wal. Every verb that lists or shows takes --json. claims --version tells the version.⏎Defaults of --log, --language, --zone, --color and --reads stand in CLAIMS_LOG and so on, or in⏎~/.config/claims/config as lines such as 'zone = Europe/Madrid'.⏎Exit codes: 0 done, 1 failed, 2 usage, 3 some command refused or something left out,⏎4 log damaged.
A command is one line:⏎  {"id": UUID, "actor": {"id": "ana", "role": "handler"}, "claim": UUID,⏎   "command": {"approve": {"amount": {"minorUnits": 90000, "currency": "EUR"}}}}⏎A command about an actor in the register has "person": "ana" in place of "claim", one about⏎the rules neither. The first command of a log registers its administrator.⏎Each is answered by one line, {"accepted": …} or {"refused": …}, in the order of the lines⏎and once it is durable. What is not answered may be sent again. Source: Specs/JSON.md.
Lists what is not settled, in the order of sending. ID is the UUID of a command.
Sends what waits in the outbox to the log, in order, and prints what became of each. What was⏎refused or is in conflict stays in the outbox: 'claims outbox' lists it. Once nothing is left,⏎the outbox's file is removed. Stopped at any point, it goes on at the next call, and nothing is⏎done twice. Source: Specs/Outbox.md.
Reads requests from standard input and writes answers to standard output, JSON-RPC 2.0, one⏎message a line. Ends with 'shutdown', with the input, or with SIGTERM. Source:⏎Specs/JSONLines.md.
Deadlines of information requests, documents, notices, quizzes and leads become commands, and so⏎does what an event asks for in other streams: a revoked document has the claims reviewed that⏎rely on it. Their ids are derived from the log: stopped half-way, or run twice, it sends nothing⏎twice. Run it as often as deadlines should be noticed. While 'claims serve' holds the log, that⏎sends it: with --tick SECONDS, or asked by the method 'tick'. Source: Specs/Processes.md.⏎⏎ACTOR is registered with the role system. --at sets the commands' effective time, never the⏎recorded one. Exits 3 if one of them was refused.
KIND is one of claims, documents, reports, accidents, properties, quizzes, leads, activities, all. All but claims take --limit, --offset, --text and the time⏎alone (--to, --recorded, --effective), and activities --about ID: those about one stream, such as⏎the diary of a claim.⏎'all' lists claims and registers with the others: with --text, where something was said.⏎RANGE is FROM..TO; either may be left out, both are included. KEY is one of:⏎title, status, type, claimant, assignee, claimed, reserve, approved, paid, loss, submitted, created, updated.⏎A claim without a value stands last, whichever way the list is sorted.⏎With --as, claims are not found by what is hidden from ACTOR in them: see Specs/Reading.md.⏎--text finds what has every one of the words in its title or in what was said on it: reasons,⏎grounds, findings, notes, conversations, as far as ACTOR may read them; also within longer words.⏎A to Z are found in either case; every other character only as it was written.
ID is the UUID of a claim, a document, a report, an accident, a property, a quiz or a lead, or⏎as much of its beginning as no other shares.
WHAT is 'rules' or 'catalogs', or the id of an actor in the register, or the UUID of a claim,⏎a document or another stream, or as much of its beginning as no other shares.
A POINT is a position of the log, or a time such as 2025-03-04T12:00:00Z: what the log had⏎recorded by then, itself included. 'history --json' shows both. @TIME behind either, or alone,⏎leaves out facts and corrections that became true later: Specs/TwoClocks.md.
WHAT is as for 'claims help history'. A NAME is shown⏎in every role that the register gives it; with a ROLE, whether it holds that or not.
Lists what was recorded with --reads, or with CLAIMS_READS in the environment: when, who, from⏎where, what they asked, how many rows they were shown and of which streams these told. An⏎answer that told of too many streams to list them is shown whichever stream --of asks for.⏎The record is a log: 'claims verify', 'checkpoint' and 'prove POSITION' take it with --log.⏎Source: Specs/Reads.md.
POSITION is that of an event, or at which a command was refused: history and refusals print both. What⏎was decided there is judged again in the state before it, at its version and under its rules. A guard⏎that refused says what it expected and found; what it and the others look at is found out by changing⏎one value at a time. Source: Specs/Audit.md.
FILE has the thresholds that differ, one JSON object; built in are⏎  {"backdatedDays":30,"nearLimitPercent":90,"splitDays":7,"pairCount":10,"pairPercent":90,"workFromHour":6,"workToHour":22,"worksOnWeekends":false,"approvalMinutes":10}⏎A flag accuses nobody: it says where to look first. Source: Specs/Audit.md.
--rules takes the values that differ, as setRules does: {"fourEyes": false}. --limits takes other⏎limits of people or roles:⏎  {"limits": [{"role": "handler", "kind": "decision",⏎               "limit": {"minorUnits": 50000, "currency": "EUR"}}]}⏎Each decision is judged in the world as recorded. With --replay later commands see what earlier ones⏎led to; nobody does there what they did not do here. Source: Specs/Audit.md.
reserve    what is expected to be paid in all, including what was⏎paid       net of what was stopped, failed or taken back⏎pending    requested or authorised, and not yet issued; part of what remains⏎remaining  reserve − paid⏎recovered  what liable parties paid back; counted with the general line⏎incurred   paid + remaining − recovered⏎Currencies are never added to one another. The default is --by type. The triangle tells what was⏎paid for the losses of each month, by how many months later; the sums of its rows are what⏎--by month says was paid. --clock concerns the triangle alone.
mine        the claims assigned to ACTOR, with what waits, and ended ones with an open review⏎            (default)⏎unassigned  submitted claims without a handler⏎approvals   proposals, payments and referrals that ACTOR may decide about: as the roles and⏎            limits allow, and not what ACTOR proposed⏎due         requests for information whose time is over: ACTOR's own, or all for a supervisor⏎reviews     reviews that are open, of ended claims too: ACTOR's own, or all for a supervisor⏎The claims that changed longest ago come first. Below them are leads, reports, documents and⏎activities whose next step ACTOR may take: 'mine' if they are assigned to ACTOR, and⏎'unassigned' if they are nobody's.
Without --breached, lists the clocks that are still open, the first due first, and then how many⏎there are of each. --json lists all clocks: claim by claim, then those of incident reports (for⏎notices to an authority) and of documents. A clock is due at the first moment that is too late.⏎A fact starts a clock at its effective time and stops it at its recorded time, so backdating⏎gains nothing; imported facts have their own times. --clock effective trusts every effective⏎time. Source: Specs/SLA.md.
Counts the claims that are neither closed nor voided, nor drafts, by the days for which they are⏎in their status, and by the days since the loss. Days are those of UTC. --json has a line for⏎each row, and one for all.
First those that are with the special investigators, the longest first; then those that are⏎flagged, confirmed and cleared, the highest score first. A claim's score is the highest of its⏎flags'. Days with the investigators end when they say what they found.
KEY is one of: expiry, title, type, status, owner, created, updated.⏎Days left are 0 on the last day on which a document counts, in UTC. Deleted documents are shown⏎only where --status asks for them. The claims are those that rely on a document, drafts left out.
Discarded drafts are shown only if --status asks for them. Days are those in UTC on which⏎reports were begun; with --community those of the incidents. --json has a line for each report,⏎and one for all. --receipt shows of one report what the holder of its code may know; a code in⏎the input (-) stays out of the shell's history.
Quizzes and leads are counted by when they were begun, whatever came of them later. The column⏎quiz-lead has the leads of a thousand quizzes, lead-claim the claims of a thousand leads. --json⏎has a line for each row, and one for all.
CATALOG is one of: attackTypes, impacts, reportStatuses, dangerLevels, securityIncidents, discoveryMethods, closeReasons, incidentActions, practiceAreas, resourceGuides, incidentTypes, leadSources, leadLossReasons, contactChannels, documentTypes, documentRejectionReasons, claimTypes, damageCategories, severities, rejectionReasons, denialReasons, closeOutcomes, reopenReasons, fraudIndicators, costCategories (default: all of them).⏎Entries are in the catalog's order, with retired ones, which old events name. The texts of⏎practice areas and guides are shown if one catalog is asked for, and by --json.
Without operands, lists what new quizzes follow: the newest version of every flow.⏎check FILE    checks a flow that is written in JSON, and tells everything that keeps it from⏎              being published: the line, the path, what was expected and found, what to do.⏎              Exits 1 if there is anything. With --log, by the catalogs of that log.⏎publish FILE  does the same, and then publishes it, --as an administrator, for a --reason. New⏎              quizzes follow it; those that were begun go on with theirs. The same file again⏎              is published once.⏎The format: Specs/Lifecycles/Quiz.md, "A flow in a file".
Exits 0 only for a log that is whole; 4 says which, where.
Writes every intact commit of LOG, damaged as it may be, to the new log DEST, and what was lost⏎to DEST.salvage: bytes, frames, positions, revisions of streams. LOG is only read. What follows⏎a gap gets the numbers that come next. Commits whose stream lost its name have no place there:⏎their bytes are kept in DEST.unplaced. Exits 0 where nothing was lost, else 4.⏎Source: Specs/WriteAheadLog.md, "Salvage".
Copies what is durable to the file DEST while others go on writing, reads it back whole, and⏎gives it its name then. Where DEST holds an earlier backup, only what is new is taken from the⏎log, which must begin as that one. Exits 4 where DEST holds anything else. A backup is a log:⏎'claims verify --log DEST' reads it, and a copy of it can take the log's place.⏎Source: Specs/WriteAheadLog.md, "Backup".
Moves the streams that are closed and whose last event was recorded before TIME: the log as it is⏎becomes the closed log DEST, and LOG goes on behind it with the events of all other streams.⏎Positions, proofs and checkpoints stay as they are. DEST may hold an earlier archive or a backup,⏎which is extended. It is written and read back before LOG is replaced.⏎⏎Keep DEST beside LOG, or where it was made: everything is found as before. While it is away, what⏎stands in LOG is shown and may be worked on, and whatever needs the rest is refused and says so.⏎A backup has all of it. Source: Specs/WriteAheadLog.md, "An archived beginning".
Writes LOG, whose texts are in the clear, to the new log DEST, whose texts are sealed: with the same⏎positions, times and decisions. Then it reads DEST and compares. DEST.keys holds the keys, wrapped by⏎the master key. Interrupted, it goes on where it stopped.⏎⏎Checkpoints, proofs, dossiers and backups of LOG say nothing of DEST. As long as LOG or one of them is⏎kept, its texts can be read. Source: Specs/Secrecy.md, "Sealing a log".
Counts the keys of LOG.keys, which open the texts of a log that was made with --encrypt. With --rotate⏎they are wrapped by the master key that CLAIMS_NEW_MASTER_KEY, _FILE or _COMMAND names; no text is⏎sealed again. Copies of LOG.keys that were made before are opened by the master key of then.⏎Source: Specs/Secrecy.md, "The keyring".
Lists whose personal data were erased, by whom and why, and whether their keys are gone. A copy of⏎LOG.keys that was made before still opens them with the master key: the last column says by when⏎such copies have to be gone. Name the copies that you keep to see which of them still have a key:⏎claims erasures backup/*.keys. Exits 1 if a key is left, or is in a copy after its time.⏎Source: Specs/Secrecy.md, "Erasure".
Tells ACTOR all that the log holds on them: the streams that are theirs, what they did in others, where⏎others name them, and which of their commands were refused. They are shown what they may read; how much⏎is withheld stands beside each stream: what those who work on it wrote for one another, and what is about⏎others. Of each of their streams it says whether its personal data may be erased now, or why not; that⏎alone with --dry-run. Source: Specs/Secrecy.md, "What is held on somebody".
A signed checkpoint is a C2SP signed note by an Ed25519 key. Keys stay with the signer: the log⏎holds none. A COMMAND is run by the shell; its answer is a signature of 64 bytes, as they are or⏎in base64. Source: Specs/Proofs.md.
For one's own log; NOTE is a file that 'claims checkpoint' printed, signed:⏎  request NOTE    prints what to send to a witness: NOTE, and the proof that it continues the⏎                  checkpoint that the witness signed last. The body of C2SP's add-checkpoint.⏎  timestamp NOTE  prints what to send to an authority for timestamps: RFC 3161, in DER.⏎  add NOTE FILE…  puts the cosignatures that came back, each in a FILE or in -, into NOTE; and an⏎                  authority's reply beside it, into NOTE.tsr.⏎  show NOTE       tells who vouches for NOTE and when; --witness says whose word counts.⏎As a witness for other logs:⏎  new             makes --state, in which nothing is seen yet, and with --new-key a key.⏎  sign REQUEST    checks that the checkpoint continues the one that was signed last, notes it⏎                  in --state and prints the cosignature. It never signs a log that goes back,⏎                  or two histories. A log that is new to it needs --key.⏎Cosignatures are those of C2SP tlog-cosignature. Source: Specs/Proofs.md, "Witnesses".
WHAT is the position of an event, which is shown alone, or the id of a claim or another stream,⏎or as much of its beginning as no other shares, which is shown whole. 'claims verify --proof'⏎accepts what is printed without the log. Source: Specs/Proofs.md.
ID is the id of a stream of any kind: see 'claims help history'. The file opens in any browser,⏎needs no network, and carries the evidence of each step: its button Verify recomputes the hashes⏎up to the checkpoint, which --signing-key or --signer signs. 'claims verify --dossier FILE' checks⏎every byte of it, and tells each step again from its bytes; with --log it makes it again from the⏎log, and looks for who recorded its hash (generateReport); with --reads, for whom it was handed to,⏎as 'dossier' with --reads records it. With --as, what that reader does not see is left out, and no⏎bytes of the log are given that they might not see. Source: Specs/Dossier.md.
Each line is a verb with its options, as on the command line, and further:⏎  as [ACTOR]       who asks from now on; nobody in particular without one⏎  at [POINT]       as of when lists are shown: a position, a day or a time; now without one⏎  log [FILE]       another log; the default without one⏎  language [TAG]   words in place of codes; codes without one⏎  zone [ZONE]      in which days are read and times are shown; UTC without one⏎  help             all verbs; help VERB, help COMMAND⏎  quit             or Ctrl-D⏎Where the system has GNU Readline or libedit, lines can be edited, called again and completed.
Exits 1 if an invariant breaks or a state leads to no end; tells how it got there.
claims spec run Specs/Scenarios/*.json plays every scenario into a log of its own, in memory,⏎and prints a line for each that comes out otherwise; --json one for each, whatever came of it.⏎Exits 1 where one failed or a file cannot be read. Source: Specs/Scenarios/README.md.
FILE is IEEE 1849 XES, a table (CSV) with a row for each event, or OCEL 2.0 JSON, which is seen⏎from how it begins; - reads standard input: zcat LOG.xes.gz | claims conform --map M -⏎The map says whether its cases are claims or incident reports, and which activity means what.⏎Told are how many cases conform on the table, and on the guards too; where they end; how many⏎were reopened after they were closed; what the map infers; and every deviation: first how many⏎there are by activity, command and reason, then one by one.⏎Deviations are findings, not failures: exits 0 with or without any, 1 where the log or the⏎map cannot be read. Examples/Maps holds maps and says how they are written.
draft FILE: FILE is an event log in XES, CSV or OCEL 2.0 JSON. Proposes a map for it, on standard⏎output: each activity is taken for what its name, its place in the cases and its attributes say.⏎Whatever is a guess has a member 'guess' that says why; 'conform' counts those that are left.⏎How the cases fare under the map is told on standard error.⏎⏎  claims map draft LOG.xes > map.json     # then look at each guess, correct it and take it away⏎  claims conform --map map.json LOG.xes⏎⏎Examples/Maps leads from a log to a clean import.
xes, csv, ocel: FILE is an event log in IEEE 1849 XES, a table with a row for each event, or⏎OCEL 2.0 JSON; - reads standard input. Each conforming case becomes a claim whose events have⏎the case's times (as effective times) and people; a map reads amounts and all else from the⏎log's attributes. Cases that do not conform, or of which the log would refuse something, are⏎left out and named, and the rest comes in. The ids follow from the map's name, the cases' names⏎and the steps. Examples/Maps says how maps are written; 'claims map draft FILE' begins one.⏎⏎fhir: each FILE is JSON of FHIR R4: a Claim, a ClaimResponse, an ExplanationOfBenefit, a Bundle⏎with any of them, or bulk data (NDJSON), a resource a line; - reads standard input, so that⏎'gzip -dc FILE | claims import fhir -' reads what is compressed. Claims get line items,⏎decisions and payments. What opens a claim comes whole or not at all; what answers one goes up to⏎the first of its commands that the rules refuse, which is told, as is every value that a claim⏎has no field for. What is written is not replaced by what says otherwise now. A file or a resource⏎that cannot be read leaves the others as they are. One with a modifierExtension is left out, as⏎R4 demands, but for --despite-modifiers. One line for each resource ends the output. The ids⏎follow from the resources' types and ids: --source NAME keeps two servers apart. Specs/FHIR.md⏎has the tables, element by element.⏎⏎veris: each FILE is a VERIS incident in JSON, a list of them, or one a line. Incidents become⏎reports, as far as their analysis has come; what a report has no field for is told, and an⏎incident that is none leaves the rest. Specs/IncidentJSON.md.⏎⏎incidents: each FILE is what the service of a reporting app gives: a report, a list of them, or⏎one a line.⏎'claims export incidents' prints the same. Specs/IncidentJSON.md.⏎⏎Exits 0 where everything was brought over whole, 3 where some case, resource, incident or report⏎was left out or came over in part, which is told, and 1 where a FILE is none of the format (fhir,⏎veris, incidents: where none is): nothing is written then.⏎⏎The recorded time is now, and the commands say who imported them. Everything is judged before⏎anything is written. Importing again writes nothing twice, and takes up what an interruption⏎left. ADMIN is registered where the log is new; the log's only administrator else. The people⏎who act are registered by them, and rules that differ are set for the days of the source alone.
Specs/Exports.md has each format, field by field. Without --as all of the log is exported; with⏎it what that reader sees. FILE gets its name only once it is whole.⏎What a format cannot hold is left out or replaced, and told on standard error; exits 3 then.
put FILE…   stores the bytes of each FILE under their SHA-256 hash, and tells hash, size and the⏎            type that the bytes are of. --json adds the hash as commands have it, sha256.⏎get DIGEST  writes out the bytes of a hash: 64 hexadecimal digits, or as commands have it.⏎verify      reads every blob that the log names and compares it with what the log says of it:⏎            hash, size, type. Exits 4 if one is missing or does not match. Blobs that the log⏎            never named are listed: they may not be needed.⏎seal        seals the blobs in the clear that a log names whose texts are sealed.⏎clean       removes blobs whose keys were destroyed, and what interrupted writers left.⏎In a log that was made with --encrypt the bytes are sealed by the key of whom the stream is about⏎that --of names, and erased with it.⏎What is awaited (a file that was not yet uploaded), or was removed from its stream, need not be⏎there, nor what belongs to a deleted document or a discarded report; what was evicted is⏎elsewhere. Profiles, types and sealed blobs: Specs/BlobStore.md.
RUNS, SECS and NBULK in the environment set rounds, seconds and events.
each event and refusal as a CloudEvent 1.0.2, a line each
a trace for each claim, or stream of another --kind, for process mining
events of claims, payments, people, documents and so on, as OCEL 2.0
events, claims, payments, people, … as tables: one, or a folder
the same tables with keys and views, for SQLite and PostgreSQL
claims, answers, who changed what and refusals as HL7 FHIR R4
incident reports as reporting apps read them
"""##)

  private static let es = lines(of: ##"""
Español
Sin iniciar
En registro
Guardado
Presentado
Vinculado
Descartado
Datos personales suprimidos
Sin especificar
Registrar un accidente
Añadir una prueba
Editar el accidente
Guardar
Presentar el accidente
Vincular el accidente
Descartar el accidente
Registrar la carga de una prueba
Quitar una prueba
Suprimir los datos personales del accidente
Sin especificar
Registro iniciado
Prueba añadida
Accidente editado
Accidente guardado
Accidente presentado
Accidente vinculado
Accidente descartado
Prueba cargada
Prueba quitada
Datos personales del accidente suprimidos
Sin especificar
Ninguna
Leve
Grave
Mortal
Sin especificar
Reclamante
Agente
Perito
Tramitador
Verificador
Supervisor
Pagador
Investigador
Asesor legal
Administrador
Sistema
Auditor
Anónimo
Contratista
Sin registrar
Activo
Inactivo
Datos personales suprimidos
Sin especificar
Reserva
Decisión
Pago
Sin especificar
Registrar a una persona
Otorgar un rol
Revocar un rol
Fijar un límite
Desactivar
Reactivar
Cambiar los datos de contacto
Suprimir los datos personales de la persona
Sin especificar
Persona registrada
Rol otorgado
Rol revocado
Límite fijado
Persona desactivada
Persona reactivada
Datos de contacto cambiados
Datos personales de la persona suprimidos
Predefinidos
Modificados
Sin especificar
Añadir un código
Cambiar la etiqueta de un código
Retirar un código
Restaurar un código
Publicar un recorrido
Sin especificar
Código añadido
Etiqueta de código cambiada
Código retirado
Código restaurado
Recorrido publicado
Sin especificar
Pregunta
Resumen
Apartado
Sin especificar
Tipos de ataque
Impactos
Estados de los reportes
Niveles de peligrosidad
Certeza del incidente
Formas de detección
Motivos de cierre
Acciones del incidente
Áreas de práctica
Guías
Tipos de incidente
Procedencia de las consultas
Motivos de pérdida de consultas
Vías de contacto
Tipos de documento
Motivos de rechazo de documentos
Tipos de reclamación
Categorías de daño
Gravedad
Motivos de rechazo
Motivos de denegación
Resultados del cierre
Motivos de reapertura
Indicios de fraude
Categorías de costo
Sin especificar
Reclamación iniciada
Datos editados
Reclamación presentada
Reclamación admitida
Tramitador asignado
Investigación iniciada
Reserva fijada
Reserva liberada
Reclamación aprobada
Reclamación denegada
Pago solicitado
Pago autorizado
Pago emitido
Reclamación liquidada
Reclamación cerrada
Reclamación reabierta
Nota añadida
Posible duplicado
Reclamación presentada de nuevo
Presentación rechazada
Acuse de recibo enviado
Comprobación registrada
Información solicitada
Información aportada
Solicitud de información vencida
Reclamación ampliada
Revisión pendiente
Revisión completada
Reserva propuesta
Propuesta de reserva rechazada
Reclamación aprobada en parte
Decisión propuesta
Decisión devuelta
Recurso presentado
Decisión revocada
Pago rechazado
Pago cobrado
Pago detenido
Pago fallido
Pago revertido
Reclamación retirada
Marcada como duplicada
Reclamación anulada
Sospecha de fraude señalada
Remitida a los investigadores
Sospecha descartada
Fraude confirmado
Recobro iniciado
Importe recobrado
Recobro confirmado
Recobro anulado
Recobro cerrado
Litigio iniciado
Litigio cerrado
Elemento añadido
Elemento modificado
Elemento quitado
Carga registrada
Daño peritado
Daño analizado
Documento vinculado
Documento desvinculado
Comunicación registrada
Hecho corregido
Informe generado
Datos personales suprimidos
Representante autorizado
Representante revocado
Representación aceptada
Partida valorada
Deuda dada de baja
Pérdida dada de baja
Decisión notificada al reclamante
Renuncia al recurso
Condiciones de la póliza registrados
Ninguno
Solicitado
Autorizado
Emitido
Cobrado
Rechazado
Detenido
Fallido
Revertido
Ninguno
Propuesta
Ninguno
Con sospecha
En manos de los investigadores
Descartado
Confirmado
Ninguno
En curso
Cerrado
Sin especificar
Del responsable
Salvamento
Devolución de la franquicia
Reaseguro
Ninguno
En curso
Cerrado
Sin especificar
Costo del siniestro
Gasto
Sin iniciar
Borrador
Presentada
Rechazada
Abierta
En investigación
Información solicitada
Aprobada
Aprobada en parte
Denegada
En recurso
Liquidada
Cerrada
Anulada
Datos personales suprimidos
Sin especificar
Médica
Dental
Oftalmológica
De bienes
De lesiones, con reclamación legal
De automóvil
De pérdida por ciberincidente
Sin especificar
Reclamación
Autorización previa
Estimación previa
Sin especificar
Completada
Cerrada sin pago
Respondida
Denegada en firme
Rechazada en firme
Sin actividad
Retirada
Duplicada
Transferida
Sin especificar
Reclamante
Asegurado
Beneficiario del pago
Otra parte
Testigo
Abogado
Prestador
Aseguradora
Sin especificar
Cobertura
Contrato
Franquicia
Responsabilidad
Verosimilitud
Integridad
Reclamaciones previas
Sin especificar
Superada
No superada
Dudosa
Sin especificar
Iniciar una reclamación
Editar los datos
Añadir un elemento
Modificar un elemento
Vincular un documento
Desvincular un documento
Presentar
Presentar de nuevo
Rechazar la presentación
Admitir
Acusar recibo
Asignar
Iniciar la investigación
Registrar una comprobación
Solicitar información
Aportar información
Dar por vencida la solicitud
Fijar la reserva
Confirmar la reserva
Aprobar
Aprobar en parte
Denegar
Confirmar la decisión
Devolver la decisión
Recurrir
Solicitar un pago
Autorizar el pago
Rechazar el pago
Emitir el pago
Registrar el cobro
Detener el pago
Revertir el pago
Cerrar
Retirar
Marcar como duplicada
Anular
Reabrir
Señalar sospecha de fraude
Remitir a los investigadores
Descartar la sospecha
Iniciar el recobro
Registrar un litigio
Añadir una nota
Corregir un hecho
Registrar un análisis
Generar un informe
Suprimir datos personales
Ampliar la reclamación
Revocar la decisión
Completar la revisión
Quitar un elemento
Registrar una carga
Peritar el daño
Rechazar la reserva
Confirmar el fraude
Registrar un recobro
Cerrar el recobro
Confirmar un recobro
Anular un recobro
Cerrar el litigio
Registrar una comunicación
Autorizar a un representante
Revocar a un representante
Aceptar la representación
Valorar una partida
Pedir una revisión
Dar de baja lo que se debe
Dar de baja lo que no se recobra
Registrar la notificación de la decisión
Renunciar al recurso
Registrar las condiciones de la póliza
Sin especificar
En espera
Subiendo
Almacenado
Fallido
En cuarentena
Sin especificar
Propuesto
Peritado
Acordado
En desacuerdo
Sin especificar
Leve
Moderado
Grave
Pérdida total
Sin especificar
Distancia
Superficie
Volumen
Sin especificar
Milímetros
Milímetros cuadrados
Milímetros cúbicos
Sin especificar
Alta
Media
Baja
Sin especificar
Solicitada
Aceptada
Rechazada
Sin iniciar
Borrador
Pendiente de verificación
Verificado
Rechazado
Vencido
Sustituido
Eliminado
Datos personales suprimidos
Sin especificar
Iniciar un documento
Añadir una página
Quitar una página
Editar el documento
Presentar el documento
Registrar el texto leído
Verificar
Rechazar el documento
Presentar el documento de nuevo
Recordar el vencimiento
Dar por vencido el documento
Renovar el documento
Revocar la verificación
Compartir
Eliminar el documento
Dejar de compartir
Autorizar a un representante
Revocar a un representante
Suprimir los datos personales del documento
Sin especificar
Documento iniciado
Página añadida
Página quitada
Documento editado
Documento presentado
Texto leído
Documento verificado
Documento rechazado
Documento presentado de nuevo
Recordatorio de vencimiento enviado
Documento vencido
Documento sustituido
Verificación revocada
Documento compartido
Documento eliminado
Documento ya no compartido
Representante autorizado
Representante revocado
Datos personales del documento suprimidos
Sin especificar
No fue necesaria
Realizada
Fallida
Sin iniciar
Borrador
Presentada
Contactada
Calificada
Descalificada
Convertida en reclamación
Perdida
Descartada
Datos personales suprimidos
Sin especificar
Solicitar asesoramiento
Editar la consulta
Presentar la consulta
Registrar un contacto
Calificar
Descalificar
Convertir la consulta en reclamación
Dar por perdida
Retomar
Descartar la consulta
Solicitar asesoramiento sin cuenta
Suprimir los datos personales de la consulta
Sin especificar
Consulta iniciada
Consulta editada
Consulta presentada
Intento de contacto
Contacto establecido
Consulta calificada
Consulta descalificada
Consulta convertida en reclamación
Consulta perdida
Consulta retomada
Consulta descartada
Datos personales de la consulta suprimidos
Sin especificar
Contactado
Sin respuesta
Se dejó un mensaje
Datos de contacto erróneos
Sin especificar
Sin conflicto
Conflicto
Sin especificar
Fuera de la práctica
Sin caso
Conflicto de intereses
Fuera de plazo
Ya tiene representación
Duplicada
Correo no deseado
Otro motivo
Fuera de la cola
En espera de envío
Enviándose
Pendiente de reintento
Aceptada
Rechazada
No se pudo enviar
En conflicto
Descartada
Sin especificar
Poner en cola
Enviar ahora
Anotar la aceptación
Anotar el rechazo
Anotar el fallo de envío
Dejar de intentarlo
Anotar un conflicto
Resolver el conflicto
Reintentar
Descartar
Cambiar antes de enviar
Enviar como orden nueva
Sin especificar
Puesta en cola
Envío iniciado
Aceptada por la otra parte
Rechazada por la otra parte
Envío fallido
Envío abandonado
Conflicto detectado
Conflicto resuelto
Puesta en cola de nuevo
Descartada
Cambiada antes de enviar
Enviada como orden nueva
Sin especificar
No hay conexión
La respuesta no llegó a tiempo
Inicie sesión de nuevo
La petición no fue admitida
El envío fue detenido
La aplicación se cerró durante el envío
Sin especificar
Decidir de nuevo sobre lo que hay ahora
Conservar lo que hay
Enviar lo mío de todos modos
Conservar lo más reciente
No abierta
Abierta
Terminada
Cancelada
Datos personales suprimidos
Sin especificar
Abrir una actividad
Asignar la actividad a otra persona
Cambiar la fecha límite
Anotar lo hecho hasta ahora
Terminar la actividad
Cancelar la actividad
Escalar la actividad
Suprimir los datos personales de la actividad
Sin especificar
Actividad abierta
Actividad asignada a otra persona
Fecha límite cambiada
Nota de la actividad añadida
Actividad terminada
Actividad cancelada
Actividad escalada
Datos personales de la actividad suprimidos
Sin especificar
Reclamación
Documento
Incidente
Accidente
Inmueble
Cuestionario
Consulta
Sin registrar
Activa
Archivada
Datos personales suprimidos
Sin especificar
Registrar una propiedad
Editar la propiedad
Añadir una habitación
Editar la habitación
Quitar la habitación
Transferir la propiedad
Archivar la propiedad
Suprimir los datos personales del inmueble
Sin especificar
Propiedad registrada
Propiedad editada
Habitación añadida
Habitación editada
Habitación quitada
Propiedad transferida
Propiedad archivada
Datos personales del inmueble suprimidos
Sin especificar
Casa
Apartamento
Local comercial
Nave industrial
Terreno
Otra
Sin especificar
Sala
Dormitorio
Cocina
Baño
Pasillo
Despacho
Depósito
Garaje
Sótano
Ático
Exterior
Otra
Sin iniciar
Pregunta
Resultado
Abandonado
Sin especificar
Comenzar
Elegir
Atrás
Comenzar de nuevo
Salir
Sin especificar
Cuestionario iniciado
Opción elegida
Cuestionario completado
Vuelta atrás
Cuestionario reiniciado
Cuestionario abandonado
Sin iniciar
Borrador
Nuevo
Revisado
En investigación
Cerrado
Descartado
Datos personales suprimidos
Sin especificar
Reportar un incidente
Editar el reporte
Añadir un adjunto
Presentar el reporte
Descartar el borrador
Revisar
Investigar el reporte
Añadir una nota administrativa
Clasificar el incidente
Notificar a la autoridad
Registrar la cronología del incidente
Vincular un reporte
Convertir en reclamación
Cerrar el reporte
Reabrir el reporte
Registrar una notificación omitida
Asignar el reporte
Suprimir los datos personales del reporte
Sin especificar
Reporte iniciado
Reporte editado
Adjunto añadido
Reporte presentado
Borrador descartado
Reporte revisado
Investigación del reporte iniciada
Nota administrativa añadida
Incidente clasificado
Autoridad notificada
Cronología del incidente registrada
Reporte vinculado
Reporte convertido en reclamación
Reporte cerrado
Reporte reabierto
Notificación a la autoridad omitida
Reporte asignado
Datos personales del reporte suprimidos
Sin especificar
Alerta temprana
Notificación
Informe intermedio
Informe final
Sin especificar
Al día
Al mes
Al año
Predefinidas
Fijadas
Sin especificar
Fijar las reglas
Confirmar el reloj
Corregir el reloj
Sin especificar
Reglas fijadas
Reloj confirmado
Reloj corregido
por admitir o rechazar
por asignar
espera información
llegó lo solicitado
por decidir
revisión
reserva propuesta
decisión propuesta
pago por solicitar
pago por autorizar
pago por emitir
remitida a los investigadores
decisión por notificar
recobro por confirmar
por cerrar
rechazada
la orden está mal formada
el momento de efecto está en el futuro
este rol no puede enviar esta orden
este identificador de orden se aceptó con otro contenido
no hay nada con este identificador
este identificador ya está en uso
esta persona no es parte del asunto
la reclamación ha cambiado desde que se leyó
el estado no permite esta orden
la orden es demasiado grande
el reloj no puede estar bien
faltan campos obligatorios
la orden no cambiaría nada
la fecha está en el futuro
el importe debe ser positivo
el importe no puede ser negativo
el importe está en otra moneda que la reclamación
la reclamación relacionada no existe
debe indicar un tramitador
hay un conflicto de intereses
debe indicar un motivo
el texto está vacío
este resultado no corresponde al estado de la reclamación
la reclamación se reabrió tantas veces como permiten las reglas
queda algo pendiente
la reserva quedaría por debajo de lo pagado y pendiente
la reserva quedaría por debajo de lo aprobado
el importe supera lo reclamado
el importe supera la reserva
se aprobaría menos de lo pagado
ya se pagó algo
el importe supera lo aprobado que no está pagado ni pendiente
debe indicar un beneficiario del pago
la reclamación no tiene tal pago
el pago no espera autorización
el pago no está autorizado
se requiere una segunda persona
el registro quedaría sin administrador
el código no figura en el catálogo
nadie está registrado con este identificador
un valor de las reglas está fuera de rango
la reclamación se presentó demasiadas veces
ya se acusó recibo de la reclamación
no se puede encargar a esta persona
la fecha límite ya ha pasado
este punto no está pendiente
aún no ha vencido el plazo
nada espera a una segunda persona
el importe supera el límite de la persona
la cobertura no está confirmada
un documento no está verificado
un documento ha vencido
un documento fue rechazado o eliminado
faltan documentos
la reclamación está retenida por sospecha de fraude
el importe supera lo que cubre la póliza
la póliza no estaba vigente
la reclamación llega fuera de plazo
el plazo para recurrir ha terminado
hubo demasiados recursos
el pago no está en esta etapa
el pago ya se cobró
el importe supera lo pagado
una reclamación no puede referirse a sí misma
un duplicado remite a un original, y nada remite a un duplicado
esta reclamación no puede reabrirse
el plazo para ello ha terminado
la puntuación está fuera de rango
no hay ninguna sospecha
los investigadores ya tienen la reclamación
los investigadores no tienen la reclamación
no se ha pagado nada
se recobró más de lo pagado
no hay ningún recobro en curso
la reclamación no tiene ese recobro
no hay nada aprobado que pagar; los gastos sí se pagan, en una línea propia
no hay ningún litigio en curso
la reclamación no tiene tal evento
este evento no puede corregirse
la reclamación no tiene tal elemento
ya se decidió sobre el elemento
el informe sería del futuro
los datos deben conservarse por ahora
los datos se necesitan en un litigio
en este registro no pueden suprimirse datos personales
el archivo es demasiado grande
no se admiten archivos de este tipo
la reclamación ya tiene este archivo
la reclamación tiene demasiados elementos
el archivo almacenado es otro
no existe tal documento
el documento fue eliminado
la reclamación ya incluye este documento
la reclamación necesita este documento
un campo no tiene sentido
los importes no coinciden
el elemento no está en esta etapa
ya está en curso
la decisión propuesta ya no podría tomarse
otros elementos remiten a este
no existe aquello de lo que se dice que procede la reclamación
lo que se pidió por adelantado se responde y no se paga
no se debe nada
es más de lo que se debe
se aprobó todo lo reclamado
el reclamante renunció al recurso
ese día no se notificó a nadie
aún no se conocen las condiciones de la póliza según la aseguradora
el tipo de documento no es el adecuado
una página debe ser una imagen o un PDF
la página es demasiado grande
no se pudo reducir la página
el documento no tiene tal página
el documento ya no es válido
este recordatorio ya se envió
una reclamación incluye el documento
debe indicar un destinatario
quién lo envía y si es anónimo no concuerdan
esto no es posible con un reporte anónimo
esto no es una dirección web
antes debe enviarse otra notificación
esto ya se envió
las etapas del incidente no están en orden
el reporte no existe
este reporte ya se convirtió en reclamación
el impacto es demasiado bajo para una reclamación
no se pueden añadir más archivos sin identificarse
no existe aquello de lo que trata
no existe tal propiedad
hay reclamaciones abiertas que incluyen la propiedad
la propiedad no tiene tal habitación
el registro no tiene tal archivo
no existe tal recorrido de preguntas
el recorrido de preguntas no lleva a ninguna parte desde aquí
la pregunta no ofrece esta respuesta
aún no se dio ninguna respuesta
no se podría contactar a nadie por esta vía
nadie ha dado aún su consentimiento
no existe tal consulta
no existe tal cuestionario completado
nadie ejerce aquí en esta área
los códigos de este catálogo son fijos
no hay conexión
nadie ha iniciado sesión
una orden anterior va primero
se ha intentado demasiadas veces
la otra parte sigue cambiando
es posible que la orden ya se haya ejecutado
hora
veces que se fijó el reloj
precisión
días para acusar recibo
acciones
persona
añadido el
añadido por
dirección
ajustado
contra
permitido
importe
análisis
anota
máximo de archivos sin identificarse
días para recurrir
máximo de recursos
recursos
aprobación
aprobación parcial
aprobado
archivada el
superficie, en centímetros cuadrados
como
a fecha de
solicitado
máximo de bytes por archivo in situ
zona horaria
solo personas asignadas
responsable
el
adjunto
máximo de bytes por adjunto
adjunto
origen del ataque
tipo de ataque
autor
autorizado por
conocido desde
por
bytes
calidad
tomada el
catálogo
categoría
causa
modificados
vía
comprobaciones
ciudad
reclamación
reclamante
reclamado
clasificación
motivo de cierre
cerrada el
código
códigos
orden
comunicaciones
integridad
compresión
compromiso
condiciones
confianza, en millonésimas
confianza, en milésimas
control de conflictos
consentimiento
consentimiento el
contacto
contactada el
contacto
contención
contrato
participantes
correcciones
costo
clase de costo
abogado
país
tribunal
cobertura
exige comprobar la cobertura
creado el
moneda
pregunta actual
daño
nivel de peligrosidad
días
días para decidir
decidida el
decidido por
franquicia
exige citar la cláusula
denegación
descripción
datos
dispositivo
diagnósticos
detección
forma de detección
descalificación
documento
máximo de nuevas presentaciones de documentos
documentos
documentos exigidos
conductor
vence el
decisores anteriores
horas hasta la alerta temprana
correo electrónico
inglés
resultados mejorados
español
prueba
prueba en la web
exfiltración
vence
exposición
fallido
fallo
campos
días para presentar
definitivo
horas hasta el informe final
conclusión
primera pregunta
sospecha
recorrido
recorridos
partes anteriores
doble control
fraude
desde
fundamentos
tramitador
encabezado
historial
identificador
impacto
entrante
fecha del incidente
lugar del incidente
precisión de la fecha
tipo de incidente
indicio
plazo de respuesta
lesión
aseguradora
admitida
con acuse de recibo
anónimo
modificada desde entonces
sin vencimiento
presentada
parcial
agotado el tiempo
emitido por
expedido el
punto
puntos
clase
etiquetas
última vez el
latitud, en microgrados
litigio
consulta
días hasta cerrar una consulta
lleva a
responsabilidad
verosimilitud
límite
días para reclamar
puede reclamarse hasta
límites
exige límites
línea
partida
línea
vínculos
litigios
lugar
longitud, en microgrados
fecha del siniestro
motivo de la pérdida
marca
medición
mediciones
contenido del mensaje
tipo de archivo
unidades menores
omitida
modelo
nombre
siguiente
nota
notas
notificación
horas hasta la notificación
notificación
número
ocurrido el
información pendiente
revisión pendiente
opción
opción
posición
origen
reclamación original
otra parte
resultado
titular
página
página
pagado
elemento
máximo de elementos
parte
elemento
pasajero
beneficiario del pago
pago
días para pagar
pago
persona
teléfono
foto
fotos
lugar
matrícula
punto
policía
póliza
área de práctica
vía de contacto preferida
reclamaciones previas
propiedad
propuesta
propuesto por
cláusula
calificada el
cantidad
cantidad aprobada
pregunta
preguntas
pregunta
cuestionario
minutos hasta cerrar un cuestionario
texto leído
motivo
motivos
comprobante
destinatario
registrado el
recobrado
recobro
referencia
registrada el
motivos de rechazo
motivo del rechazo
reclamación relacionada
restantes
recordatorios
hora del cambio ajeno
quitadas
por remunerar
días para reabrir
máximo de reaperturas
reaperturas
sustituye la revisión
reporte
fecha de aviso
informante
informes
representante
representantes
solicitado por
reserva
reserva propuesta
máximo de nuevas presentaciones
resultado
resultado
continúa como
días de conservación
retirado
revertido
revisión
revisor
revisiones
revisión
veces retomada
vía
rol
roles
habitación
habitación
reglas
puntuación
segundo rol
tercera persona a partir de
incidente de seguridad
enviado por
roles incompatibles
servicio desde
servicio hasta
sesión
gravedad
SHA-256
compartido con
reclamación similar
procedencia
etapa
vigentes
iniciado el
provincia o estado
declaración
estado
detenido o fallido
calle
presentaciones
presentada el
recobro contra
sucesor
resumen
sustituido por
sustituye
dirección sospechosa
quien responde
texto
textos
cronología
título
tipo
unidad
hasta
actualizado el
dirección web
uso
válido hasta
valorado
valor
vehículo
verificado el
verificado por
exige documentos verificados
versión
con
testigo
x
y
año de construcción
z
código postal
a la espera de aceptación
representantes a la espera de aceptar
nombre del reclamante
contacto del reclamante
adeudado
notificado el
notificado el
renuncia al recurso
recursos anteriores
momentos de las comprobaciones
cierto desde
para pagar lo que se debe
dado de baja
bajas
dado de baja por
devuelto por el banco
comunicado con retraso
válido hasta un dato posterior
metadatos
a partir de
dato
exige las condiciones de la aseguradora
otro administrador para los roles propios
condiciones de la aseguradora
cálculo de la prestación
participación del asegurado
sublímites
límite de todas las reclamaciones
importe admisible
por encima de un límite
prestación
recobros
recobros registrados
gastos
gasto
los gastos consumen los límites
registrado por
confirmado por
anulado por
objeto
se escala a
escalada desde
escalada
abierta por
abierta
concluida por
concluida
no impugnado
sin respuesta
decisión por notificar
plazo del recurso desde
contradice una decisión
recursos contados de nuevo
límite para reservas
límite para decisiones
límite para pagos
la reclamación relacionada no se ve
es un duplicado
la original no se ve
tiene duplicados
actividades abiertas
funciones de la persona indicada
nombre de quien envía
parte que trabaja aquí
evento citado
campos que declara
consumido por otras reclamaciones
administradores activos
está vacío
ocupado por
se parece a
el otro documento
una reclamación se refiere a él
número ocupado
resguardo ocupado
funciones de la persona asignada
el otro reporte existe
id de reclamación ocupado
reclamaciones abiertas
borradores
titular registrado
versión más reciente
reclamante sin registrar
quien envía ve de qué trata
funciones de quien la tiene
quien la tiene es parte
funciones de quien sigue
quien sigue es parte
quien envía es parte
los textos se guardan sellados
último registro
lo necesita la reclamación
actividades abiertas sobre ello
quien envía no lo ve
registrado
a un día como máximo de {1}, la hora de este registro
un reloj a {1} días como máximo de la última entrada, de {2}: póngalo en hora, o un administrador envía confirmClock si es correcto, o correctClock si antes no lo era
un reloj entre 1677-09-21 y 2262-04-11: póngalo en hora
latitud y longitud, ambas en la Tierra
una consulta o una reclamación
lugar o descripción
la primera orden de un registro da de alta a su administrador
un identificador de 1 a 64 bytes
una clase de decisión
un catálogo
un código nuevo
versión {1}
un identificador
un identificador propio
el identificador de una pregunta
al menos una opción
el identificador de una pregunta o de un resultado
una opción que lleve aquí
ningún camino de vuelta a una pregunta ya contestada
un texto
como máximo {1} opciones
como máximo {1}
de 1 a {1} letras, cifras, _ y -
la decisión notificada al reclamante (notifyDecision), o renuncia a impugnar (waiveAppeal)
después de {1}, o cuando el reclamante renuncie al recurso (waiveAppeal)
revisión {1}
{1} líneas
{1} lo hacen
{1} a {2}
un tramitador o un perito
una reclamación de este registro
un reporte o un accidente de este registro
un accidente del reclamante que no se haya descartado
alguien que no sea parte
alguien sin otro rol que el de reclamante o agente
al menos un código
al menos un punto
como máximo 5 diagnósticos
puntos distintos entre sí
una comprobación de cobertura superada
cada partida una vez
un límite para esta persona
sin importe
un evento que indique datos
una revisión de esta reclamación
una foto
un adjunto
un daño
una partida
una medición
una medición de la misma clase que ninguna sustituya
la misma foto
un elemento al que ningún otro remita
un valor mayor que cero
una unidad que corresponda a la clase
tres puntos o más
una foto solo junto a un adjunto
adjunto: SHA-256 de 32 bytes
latitud y longitud de la foto, ambas en la Tierra
uno de adjunto, daño, medición o partida
reserva propuesta
decisión propuesta
revisión pendiente
recobro
litigio
un día que no haya pasado
un documento del mismo titular
un último día
un nombre para cada campo
una página que se pudiera reducir
una página
otro documento
ninguna reclamación que lo incluya
ninguno ahora
válido hasta un día, o sin vencimiento
otras páginas u otros datos
alguien que pueda verlo
hasta después de {1}
válido al menos hasta {1}
página: SHA-256 de 32 bytes
días {1}
desde {1}
correo electrónico o teléfono
una dirección como nombre@example.org
un cuestionario completado
ningún conflicto de intereses
reglas que dejen terminar las consultas
menos de {1} intentos
el intento {1}
una manera de resolverlo
un código de {1} en uso
un código de {1}
como máximo {1} bytes
como máximo {1} veces
como máximo {1} de {2}
como máximo {1} por {2:field}
como máximo {1} de {2} por {3:field}
sublímites de categorías distintas
{1:field}: como máximo {2:field}
al menos {1}
más de {1}
menos de {1}
después de {1}
no antes de {1}
dentro de los {1} días desde {2}
alguien distinto de {1}
ninguno: {1} no tiene ningún rol
{1} bytes
otra persona
otro administrador, que lo conceda
un importe positivo
lo que se debe aprobado de nuevo, o dado de baja
un día entre el {1} y el {2}
un identificador nuevo
un reporte con nombre, o un accidente
un identificador de caracteres visibles, con espacios simples solo entre ellos
un identificador de letras latinas, cifras y signos, sin comillas
un identificador sin caracteres de control
ningún identificador de persona con el rol anónimo
el comprobante solo con el rol anónimo
ningún identificador de correlación en el rol anónimo
un rol
no ambos
sin límite
un identificador libre
un identificador que no se parezca a ningún otro
un motivo
nada
ninguna actividad abierta
una reclamación que fue admitida
una solicitud de información sin respuesta a tiempo
alguien que trabaje con reclamaciones, documentos, reportes o consultas
ninguna reclamación abierta
una propiedad que no esté archivada
de 1 a {1} centímetros cuadrados
de 1 a {1}
un recorrido sin errores
un recorrido
reglas que dejen terminar los cuestionarios
el recorrido que sigue el cuestionario
{1:field} en el momento de {2:field} o después
un vínculo con el reporte que repite
un reporte de este registro
un reporte que se convirtió en reclamación
una etapa con plazo
un administrador, un tramitador o un investigador
antes de la notificación final
reclamación y título
descripción, contenido del mensaje, dirección sospechosa o prueba
falsoPositivo, duplicado o spam antes de que se revise
el nombre de nadie
comprobante de 32 bytes
SHA-256 de 32 bytes
algo robado
la notificación final
el comprobante del reporte
de quién es el reporte
incompatibilidades entre dos roles distintos
una zona horaria como en POSIX: CET-1CEST,M3.5.0,M10.5.0/3
tercera persona a partir de un importe no negativo, en una moneda
máximo de bytes por adjunto: de 1 a {1}
máximo de bytes por archivo in situ: de 1 a {1}
de 7 a 15 cifras, quizá tras un +
el último evento que indica {1:field}
{1:field} de 1 a {2}
{1:field}: de {2} bytes como máximo
{1:field}: {2} como máximo
{1:field}: no después de {2}
{1:field}: no antes de {2}
{1:field}: no vacío, y ninguno de los anteriores
{1:field} en el momento de {2:field} o después, {3}
«{1}» en «{2}»
aquí no comienza ninguna trama
un contenido que no se puede leer: {1}
lo que contiene no es lo que contiene el registro que se ha de sellar
una versión más reciente escribió en él, y algunos textos podrían quedar sin sellar
un comando que no se puede codificar
sucesos de corrientes por turnos, que ningún registro tiene
un contenido que no se puede sellar, porque no se puede leer
el llavero no acepta nada más
la cabecera de la trama no coincide con su suma de verificación
el archivo se acortó mientras se leía
el índice junto al registro cambió mientras se usaba; elimínelo
los eventos hasta la posición {1} están en el archivo histórico {2}, cuya raíz es {3}: {4}; devuélvalo a su sitio, o póngalo junto al registro
no está allí
{1} es otro archivo, o fue cambiado
el comienzo de {1} se archivó a su vez: una copia de seguridad suya lo tiene todo
{1} no tiene comienzo propio; indique otro archivo
{1} es un nombre de lo que acompaña a un registro; indique otro archivo
el índice que el registro conserva de su comienzo no coincide con su suma de comprobación
el archivo termina dentro de lo que el registro conserva de su comienzo
lo que el registro conserva de su comienzo no coincide con su suma de comprobación
lo que el registro conserva de su comienzo no es parte de él
lo que el registro conserva de su comienzo no es lo que dice su cabecera
lo que el registro conserva no es lo que tiene el archivo histórico
el archivo histórico no es lo que el registro dice de él
{1} no tiene un índice completo: se escribió en él entretanto, no hubo espacio para uno, o está vacío, tiene el formato 1, o mide más de 32 GiB
{1} no tiene ningún flujo cerrado cuyo último evento sea tan antiguo
{1} contiene más que el registro
el nombre del archivo histórico es demasiado largo
el flujo no está en él
el cuerpo de la trama no coincide con su suma de verificación
el archivo termina dentro de esta trama
la trama declara más de {1} bytes
una trama de tipo {1}, que esta versión no conoce
una trama intacta que no corresponde aquí: {1}
trama {1} en lugar de {2}
posición {1} en lugar de {2}
se registró antes que la anterior
su marca de durabilidad está más allá de ella
sigue a otra trama, no a la que está aquí
quien la escribió es anterior a quien escribió la que la precede
el archivo de marca nombra otra trama
sin prueba: se perdió lo que la une al comienzo del registro o a su marca
el registro termina aquí, y su marca dice que seguía
nadie puede escribir después del último que lo hizo
su orden no tiene identificador: {1}
un sello que no lo es
eventos fuera de una confirmación
un rechazo que no lo es
flujo número {1}
revisión {1} del flujo {2}
una confirmación sin eventos
{1} eventos
su cuerpo no es una entrada: {1}
su cuerpo no es una hoja: {1}
una trama que no es una hoja: {1}
ninguna de las dos ranuras es una marca intacta de este registro
un cuerpo que no es de su tipo
dice lo que esta versión no puede volver a escribir
no se puede volver a escribir: {1}
crea el flujo {1}, que ya está
se perdió el nombre del flujo {1}
la revisión {1} del flujo {2} ya está
se perdió el nombre de su flujo {1}
la trama {1} ya está
ninguna trama sigue a una con estos números
un sello que no lo es, o eventos fuera de una confirmación
falló {1}: {2}
el registro está cerrado
{1} es una tubería, una carpeta o un dispositivo, y no un archivo
el archivo se eliminó, o se puso otro en su lugar, mientras estaba abierto
un registro de formato 1 no tiene correcciones del reloj: recupérelo antes en uno nuevo
el registro se acortó, se alargó o se sobrescribió mientras estaba abierto
otro proceso ha abierto el registro para escribir, así que este perdió su bloqueo: {1}
una entrada que no se puede codificar: {1}
una orden que no se puede codificar: {1}
un evento que no se puede codificar: {1}
un rechazo que no se puede codificar: {1}
no se puede codificar: {1}
esta versión no puede leer la posición {1}: {2}
la orden {1} no se puede leer: {2}
lugar {1}, que ninguna bandeja de salida asigna
un evento que no se puede leer: {1}
un evento no se puede leer: {1}
la entrada tras la posición {1}: {2}
tras la posición {1} hay algo que esta versión no puede leer
este es el registro de algo que no es una bandeja de salida
este es el registro de una bandeja de salida; se esperaba uno de reclamaciones
este es un registro de reclamaciones; se esperaba el de una bandeja de salida
este es un registro de lecturas; se esperaba uno de reclamaciones
este es un registro de lecturas; se esperaba el de una bandeja de salida
este registro es de otra cosa que de lecturas
un punto de control tiene tres líneas: origen, tamaño, raíz; se encontraron {1}
el origen del punto de control no es un nombre
el tamaño del punto de control no es un número simple: {1}
la raíz del punto de control no es un hash de 32 bytes en base64: {1}
el punto de control es de {1}, el registro es {2}
el punto de control vio {1} tramas, y el registro tiene {2}: faltan algunas, o se repuso una copia anterior
las primeras {1} tramas no son las que vio el punto de control: el registro se reescribió, o es otro
una clave Ed25519 tiene 32 bytes; se hallaron {1}
una clave de verificación se escribe nombre+hash+clave; se encontró {1}
el hash de la clave es {1}, no {2}
el nombre de una clave no tiene espacios ni signos más; se encontró {1}
una nota termina con un salto de línea
no es una firma: {1}
nada sigue a la línea vacía de la nota
{1} es el propio registro; indique otro archivo
{1} es donde el registro guarda lo que le pertenece
{1} contiene el registro {2}, no {3}: indique otro archivo para su copia
{1} contiene {2} tramas, y el registro tiene {3}: se repuso una copia anterior del registro, o se escribió en la copia
{1} no es como comenzó el registro: el registro se reescribió, o se escribió en la copia
{1} contiene algo de lo que esta versión no tiene árbol; use una más nueva
{1} se lee de vuelta distinto de como se escribió
una nota tiene como máximo {1} firmas
este sistema no tiene Ed25519 para firmar: instale OpenSSL 3 (libcrypto.so.3), o firme con una orden
este sistema no tiene Ed25519 para comprobar firmas: instale OpenSSL 3 (libcrypto.so.3)
una clave privada Ed25519 tiene 32 bytes; se hallaron {1}
una clave privada Ed25519 se escribe PRIVATE+KEY+nombre+hash+clave; esto no
el hash de la clave privada no es el de su clave pública
la criptografía del sistema no firmó
la clave {1} no es una clave Ed25519
no está firmado por {1}, ni por nadie
no está firmado por {1}, sino por {2}
no está firmado por {1}
la firma de {1} no es válida: el texto se cambió, o firmó otra clave
el punto de control es de {1}, no de {2}
la clave {1} no es la de un testigo: se esperaba una de tipo 04
la cofirma de {1} no es válida: se cambió el texto o la hora, o firmó otra clave
{1} es nuevo para este testigo: indique la clave con la que firma el registro
{1} firma con {2}, no con {3}
este testigo firmó por última vez {1} tramas de {2}; la petición sigue desde {3}
{1} retrocede: de {2} tramas, que este testigo firmó, a {3}
las {1} tramas de {2} no empiezan con las {3} que este testigo firmó: el registro muestra dos historias
lo que guarda un testigo empieza con {1}; esto no
línea {1}: se esperaba log KEY; se encontró {2}
un hash de 32 bytes en base64, o una línea vacía
old SIZE
firma otro texto
{1} de los {2} testigos necesarios lo firmaron; no lo firma {3}
el punto de control más antiguo vio {1} tramas, el más reciente {2}
no es una respuesta de sello de tiempo en DER: un elemento no es el esperado
la autoridad no concedió ningún sello de tiempo
el sello de tiempo no es de un hash de 32 bytes
el sello de tiempo es de otro texto
no es un sello de tiempo de SHA-256: es de otro tipo
la hora del sello de tiempo no lo es: {1}
ningún evento duradero tiene la posición {1}
nada de ello está entre las {1} tramas
no muestra ningún evento
la trama {1} no es una confirmación
la trama {1} no es un rechazo
no se puede volver a leer un comando: {1}
no se pueden volver a leer las palabras de un caso: {1}
no se puede escribir un comando: {1}
la trama {1} nombra de nuevo el flujo número {2}
el evento {1} es del flujo número {2}, que aquí no nombra ninguna trama
la trama {1} muestra lo que esta versión no puede leer: {2}
muestra lo que esta versión no puede leer: {1}
la trama {1} está detrás de la trama {2}
la trama {1} no está en el registro del punto de control: se cambió, o el punto de control es de otro registro
la prueba es de {1}, el punto de control de {2}
el registro de {1} tramas no comienza con las {2} del punto de control
línea {1}: se esperaba {2}; se encontró {3}
el final
{1} y {2} números simples
{1} y un hash de 32 bytes en base64
{1} y base64
leaf TIPO REGISTRADO POSICIÓN EVENTOS
el registro termina en {1}, se encontró {2}: empiece de nuevo, desde 0
dañado en el byte {1}: {2}
{1} bytes; en una entrada caben como máximo {2}
la orden {1} ya se había aceptado
una confirmación nombra un flujo dos veces o no le aporta ningún evento
se esperaba la revisión {1}, se encontró la {2}
un código tiene como máximo ocho caracteres de ASCII
una moneda son tres letras de la A a la Z (ISO 4217), como EUR
persona
quién
id
estado
reclamado
tramitador
responsable
título
actualizada
revisión
fraude
puntuación
sospechas
días
indicios
válido hasta
días
tipo
titular
reclamaciones
día
ataque
impacto
gravedad
informante
cuestionarios
completados
abandonados
consultas
cuest.-consulta
consulta-recl.
mes
área de práctica
procedencia
línea
reclamación
reserva
pagado
pendiente
restante
recobrado
incurrido
vence
desde
detenido
plazo
{1}: {2} órdenes enviadas, {3} aceptadas, {4} rechazadas.
Cada línea: posición en el registro, hora UTC, quién, qué flujo y qué.
Antes hay {1} {1:evento|eventos} sobre personas y reglas: claims actors los enumera.
Pregunte más al registro:
un núcleo de siniestros basado en eventos, en un solo archivo de registro
Expediente
Expediente: {1}
Ir a la historia
Contenido
Lo que se sabía
Lo que era cierto
todo lo que contenía el registro, hasta la posición {1}
lo que contenía el registro hasta la posición {1}
lo registrado hasta el {1}
el {1}: los hechos y correcciones ciertos desde más tarde no cuentan en el estado, pero sí en la historia
en cualquier momento
Leído como
quien tiene el registro: no falta nada
{1}: falta lo que este lector no ve
Hecho
Punto de control
{1}, {2} tramas, raíz {3}
Firmado por
nadie
Pasos
No se muestra
La historia
Cada evento y cada orden rechazada, en el orden del registro. Las horas son UTC.
Registrado
Cierto desde
Registrado, y cierto desde,
El reloj marcaba
Posición
Lo que cambió
Campo
Valor
Antes
Después
Rechazada: {1}
{1} órdenes más rechazadas
Por qué
Lo que se pidió
traída por
Personas
Persona
Nombre
En el papel de
Primer registro
Último registro
Dinero
Los importes tras cada paso que los cambió; el gráfico va por {1}.
la hora desde la que eran ciertos
la hora en que se registraron
paso, pues todos se registraron a la vez
Paso
Documentos y archivos
Los bytes están junto al registro; su hash dice si un archivo es el que se registró.
De
Archivo
Tipo
Bytes
SHA-256
El estado
Partes
Qué está probado y qué no
Probado: cada paso lleva los bytes que el registro guarda de él y los hashes que van de ellos al punto de control de arriba. «Verificar» los recalcula y compara quién, cuándo y qué dice cada paso con sus bytes.
No probado por sí solo: lo que cambió cada paso, los estados, las sumas y las palabras de los códigos. Se deducen de los pasos, y solo los fija el hash de este archivo; 'claims verify --dossier FILE' los deduce de nuevo de los bytes de los pasos, y con --log LOG todo ello del registro.
Nada de esto está probado por los hashes del registro: este lector ve una parte de lo registrado, y un hash del resto podría revelarlo. Lo que se muestra solo lo fija el hash de este archivo; quien tiene el registro puede hacerlo de nuevo y comparar: 'claims verify --dossier FILE --log LOG'.
Probado: {1} transacciones de las que este lector ve todas las partes llevan sus bytes y los hashes que van de ellos al punto de control de arriba. Los demás pasos solo los fija el hash de este archivo.
No probado: que no falte nada. Las revisiones cuentan 1, 2, 3 …, de modo que un hueco se ve; que no siga ninguna, no.
No probado: que lo registrado sea verdad. El registro muestra quién dijo qué, y a qué hora de su reloj.
No probado: quién escribió el registro. Compare el punto de control con uno guardado en otro lugar, o compruebe su firma con una clave que usted ya tenía.
No probado: que esta página se compruebe honradamente. Quien pudiera cambiarla podría cambiar su comprobación: 'claims verify --dossier FILE' la comprueba con un programa suyo, y el SHA-256 del archivo puede compararse con el que se registró.
Verificar
Verificar
Este navegador no ejecuta scripts: la historia puede leerse, y 'claims verify --dossier FILE' la verifica.
Comprobando {1} de {2} …
Se sostiene: nada de lo que aquí puede comprobarse fue cambiado.
No se sostiene: fue cambiado después de hacerse.
{1} de {2} pasos están probados en el registro {3} de {4} tramas, y dicen lo que dicen sus bytes.
{1} de {2} pasos solo los fija el hash de este archivo.
El punto de control está firmado por {1}.
El punto de control no está firmado por la clave {1}.
El punto de control no está firmado: compárelo con uno guardado en otro lugar.
Este navegador no tiene Ed25519: la firma no se comprobó.
Clave pública de quien firma
La firma no se comprobó: dé una clave pública, nombre+hash+clave.
De alguien en quien usted confíe, no de quien envió este archivo.
La parte «{1}» fue cambiada.
El paso {1}, {2}, fue cambiado.
Paso {1}: sus bytes no están en el registro del punto de control.
El paso {1} dice otra cosa que sus bytes.
El paso {1} no lleva prueba.
Paso {1}: sus bytes no pueden leerse.
Hay prueba de un paso {1} que no se muestra.
El archivo no es, byte por byte, el que se escribió; o algo en este navegador cambia las páginas.
Todo el archivo está como se escribió. Su SHA-256: {1}
Este navegador no da WebCrypto a páginas como esta: la página calcula SHA-256 por sí misma.
Lo calcula este navegador (WebCrypto); no se envía nada a ninguna parte.
En los dos relojes
El control dice lo que se sabía; el campo, qué de ello era cierto: no cuentan los hechos y correcciones ciertos desde más tarde. Las decisiones y el dinero cuentan desde que se registraron.
Sabido hasta
Cierto el (UTC)
Un día o una hora, como 2025-03-04 o 2025-03-04T12:00:00Z. Vacío: en cualquier momento.
Hay demasiados momentos para llevarlos todos: el estado es el del último llevado antes de la hora.
el final
cambia aquí
Nada todavía.
Mostrar más ({1})
Eso no es una hora: se esperaba una como 2025-03-04T12:00:00Z.
Al paso {1}
Como era cierto: {1}.
antes de que nada lo fuera
y {1} más
--format: se esperaba html o md, hay '{1}'
dossier necesita el ID de un flujo, o --all
--all necesita -o CARPETA, una carpeta que aún no exista
{1}: {2} pasos, {3} bytes, SHA-256 {4}
no había empezado entonces ningún flujo que este lector vea
Expedientes de un registro
Cada archivo está completo por sí mismo. Su SHA-256 dice si es el que nombra este índice.
Clase
Título
{1}: {2} expedientes y un índice
esto no es un expediente: se esperaba un archivo escrito por 'claims dossier', en el formato {1}; se hallaron {2} bytes de otra cosa, o los primeros de uno que fue cortado
fue cambiado después de hacerse: el hash de sus bytes es {1}, y dice {2}
fue cambiado después de hacerse: {1}
el paso {1} fue cambiado
la parte «{1}» fue cambiada
su prueba no se sostiene: {1}
{1}: íntegro; {2} pasos, {3} tramas probadas en el registro {4} de {5} tramas{6}; SHA-256 {7}
es lo que dice el registro {1}
sus datos son lo que dice el registro {1}; la página que los rodea no es la que escribe esta versión: la escribió otra, o fue cambiada
no es lo que dice el registro {1}: {2}
su SHA-256 lo registró {1} el {2}, posición {3}
nadie registró su SHA-256 en el registro {1}
el paso {1} dice otra cosa
la parte «{1}» dice otra cosa
se esperaba {1}, se encontró {2}
nada
{1}: se esperaba {2}
{1}: se encontró {2}
{1}: se esperaba {2}, se encontró {3}
esta orden no se puede enviar como {1}
esta orden no se puede enviar como {1}, solo como {2}
en este estado esta orden no se puede enviar como {1}, solo como {2}
quien la envía no tiene el rol {1}, solo {2}
'{1}' no tiene ningún rol en este registro, tampoco el de {2}
todavía no hay nadie registrado: {1}
«{1}»
sí
no
{1} reclamación
{1} reclamaciones
termina en medio de un valor, en el byte {1}
mal formado en el byte {1}: {2}
el código {1} de {2} no se conoce
el tipo {1} de {2} no se conoce
no existe tal archivo
no existe la carpeta {1}
falta su archivo de marca {1}.mark, y no se cerró: nada muestra si se perdió su final
no hay registro, pero su archivo de marca {1}.mark dice que lo hubo
{1} está siendo escrito por {2}
{1} está dañado en el byte {2}: {3}
el archivo está vacío; un registro comienza con una cabecera de 4096 bytes
esto no es un registro: no comienza con los bytes de uno
la cabecera está cortada tras {1} de 4096 bytes
la cabecera no coincide con su suma de verificación
el registro tiene el formato {1} con funciones {2}; esta versión lee el formato 1
la copia anterior está dañada, y alguien está escribiendo el registro, del que por ahora se pueden leer {1} de los {2} bytes de ella: pregunte de nuevo cuando se haya escrito más, o cuando esté cerrado
alguien está escribiendo el registro, y por ahora se pueden leer {1} de {2} tramas: pregunte de nuevo cuando se haya escrito más, o cuando esté cerrado
el rechazo no se puede leer: {1}
la orden no se puede leer: {1}
se decidió con la revisión {1} de las reglas; en esta posición el registro tiene la revisión {2}
un evento no se puede leer: {1}
se aceptó entonces, se rechaza hoy: {1}
se aceptó entonces, se rechaza con lo que ahora se sabe: {1}
una repetición, que nunca se registra
se rechazó entonces, se acepta hoy: {1}
se rechazó entonces, se acepta con lo que ahora se sabe; entonces porque {1}
se rechazó entonces porque {1}; hoy porque {2}
el evento {1} fue a otro flujo que el de hoy
entonces {1}; hoy {2}
un objeto
el mapa
transitions: todas cuentan donde son parte del clasificador
amount: solo las reclamaciones tienen importes
{1}: se esperaba al menos un paso; una actividad sin ninguno se ignora
rules.values.fourEyes: puede ser false solo donde "resources" sea "roles": allí dos personas son un mismo nombre
ignore: '{1}' tiene pasos en activities
{1}: no existe la actividad '{2}'
handler u otro rol
uno de {1}
{1}: 'by' o 'actor', no ambos
{1}.command: se esperaba una orden a {2}, se encontró {3}
línea {1}: {2}
por qué difieren las reglas
{1}.values: se esperaban reglas que difieran de las incorporadas
el XML termina antes de estar completo; puede que el archivo esté cortado
más de {1} elementos unos dentro de otros
se esperaba <log>, se encontró <{1}>: esto no es XES
un evento fuera de todo <trace> no pertenece a ningún caso
la traza {1} tiene más de {2} bytes
un evento de la traza {1} tiene más de {2} atributos
esto no es XML bien formado: {1}
algo sigue al elemento raíz
un carácter que XML no admite, o que no es UTF-8
una entidad que no está definida
un atributo está mal formado
falta '>'
una etiqueta de cierre no coincide con la de apertura
una codificación que no se puede leer
error {1} de libxml2
la traza {1} tiene más de {2} eventos
, que no tiene zona horaria
un carácter que no sea comilla ni fin de línea, o tab
no tiene {1}
{1} está dos veces, con valores distintos
se esperaba un momento como {1}, se encontró '{2}'{3}
{1} es anterior a {2}, que está antes: cuenta el orden del registro
no hay ninguna columna '{1}'; hay: {2}. Indique las columnas en el miembro 'log' del mapa
la columna '{1}' está dos veces
línea {1}
unas comillas no se cierran
se esperaba la celda siguiente o el fin de la línea tras las comillas
esto ocupa más de {1} bytes
se esperaban varias celdas, separadas por coma, punto y coma, tabulador o '|'; --delimiter indica qué otra cosa las separa
las celdas están separadas por '{1}', según la primera línea; --delimiter indica otra cosa
esto no es UTF-8; páselo antes a UTF-8: iconv -f WINDOWS-1252 FILE
{1} celdas; la primera línea tiene {2}
{1}: el id '{2}' está dos veces
{1} eventos no tienen ningún objeto del tipo {2}, y no son de ningún caso
{1} eventos tienen varios objetos del tipo {2}, y son de cada uno
ningún mapa puede leer {1} valores: {2}
la última línea no termina en un salto de línea: si la tabla se cortó, falta lo que sigue
las líneas terminan solo en retornos de carro; conviértalos antes en saltos de línea: tr '\r' '\n'
se esperaba un objeto con las listas "objects" y "events", se encontró {1}: esto no es OCEL 2.0
el registro no tiene objetos, y cada caso es uno
una moneda como EUR
el registro no dice '{1}', de donde se lee {2}; 'else' en el mapa indica qué es entonces
{1}: tiene campos propios, y cada uno puede leerse
un número como 35.50
un importe con {1} decimales como máximo, los que tiene {2}; "round" en el mapa redondea
el archivo está vacío
esto está comprimido con gzip; descomprímalo antes: zcat FILE | … -
no hay ningún elemento
esto no es XML en UTF-8: no comienza con '<'
esto es UTF-16; páselo antes a UTF-8: iconv -f UTF-16 FILE
un DOCTYPE no se lee; XES no tiene ninguno
esto no termina dentro de los primeros {1} bytes
una instrucción <?…?> sin datos no se lee
la codificación {1} no se lee; páselo antes a UTF-8: iconv -f {2} FILE
byte {1}: '<?' tras el inicio de la raíz no se lee; XES no tiene instrucciones
el perfil
cómo se llama el perfil
al menos un plazo
clocks[{1}].name: ya hay un plazo '{2}'
pauses.{1}: no detiene ningún plazo; omítala
{1}[{2}]: no existe el evento '{3}' de {4}; Specs/SLA.md dice cuáles existen
{1}: más de {2} eventos distintos en un perfil
cómo se llama el plazo
{1}.types: solo las reclamaciones tienen tipos
{1}.{2}: se esperaban nombres de eventos, no se encontró ninguno
{1}.pauses[{2}]: no existe la pausa '{3}'
{1}: '{2}' le hace dos cosas; lo que detiene un plazo y lo inicia de nuevo es "repeats": true
{1}.cancels: un plazo que se repite necesita un evento que lo termine
{1}.{2}: se esperaba de 1 a {3}, se encontró {4}
una lista
un día de la semana
{1}: se esperaba un día laborable, y una hora de cierre posterior a la de apertura
{1}: se esperaba una hora de 00:00 a 24:00, se encontró "{2}"
importedBy: solo una importación dice quién trae una orden: claims send --importing
person: '{1}' va a una persona y a nada más
command: '{1}' no va a ningún flujo con nombre
person: '{1}' va a un flujo '{2}'
{1}: '{2}' va a un flujo '{3}'
una orden, como approve
ninguno
{1}: no existe la orden '{2}'
{1}: {2}
'{1}'
el final
como máximo {1} niveles
un valor
un nombre entre comillas
dos puntos
cada nombre una vez
una coma o }
una coma o ]
un número menor que 1.8e308
un dígito
caracteres de control como \u00XX
una comilla al final del texto
UTF-8
un escape como \n o \u000a
las dos mitades de un par sustituto
cuatro dígitos hexadecimales
la línea
{1}: no existe ese campo
{1}: no existe ese campo; existen: {2}
{1}: {2} está fuera de rango
true o false
un número entero
un entero de -2^63 a 2^63-1
un entero que no sea negativo
un texto
bytes en base64url sin relleno
un UUID
un texto sin el carácter U+0000
un momento como 2026-03-01T09:00:00Z
un momento con segundos de 00 a 59, pues no se guardan segundos intercalares: indique el segundo anterior o el siguiente
una fecha como 2026-03-01
{1}; {2}
se esperaba un código de {1} que esté en uso, se encontró '{2}'; 'claims catalogs {3}' los lista
version: se esperaba un número desde 1, se encontró 0; siga contando desde la más nueva
dele uno que no tenga nada más en el flujo
cambie el nombre de uno de los dos, y lo que lleva a él
indique una de las preguntas
añada una, o conviértala en un resultado
indique una pregunta o un resultado, o añada uno con este identificador
haga que una opción lleve aquí, o quítelo
haga que esa opción siga adelante; volver atrás es una orden aparte
todo texto está en inglés y en español
un texto
una lista de textos
un entero mayor que cero
un momento
algo para lo que la app tenga un número
no antes de {1}
nadie en un reporte anónimo
alguien
uno de description, message_content, suspicious_url y evidence_url
ninguno de ellos
el número de nuevo, revisado, en_investigacion o cerrado
un id y un nombre que ningún otro tenga
la fuente
un año de 1678 a 2261
otro
un año
un código
no está en {1} como los demás
una suma de más de 36 dígitos
una lista
falta; R4 lo exige
{1} lo dice, y se tomó
professional, institutional, pharmacy, oral, vision o un tipo de este núcleo
claim, preauthorization o predetermination
registrado por error: nunca debió existir
se esperaba {1}
se esperaba {1} o Bundle, se encontró {2}
un id
un recurso FHIR
falta: esto no es un recurso FHIR
falta, y ningún elemento tiene precio: no se reclama nada
un código o un texto
un número
los elementos suman demasiado
una referencia, un identificador o un display
ya leído, con el mismo contenido
ya leído, con otro contenido
falta: no se dice a qué reclamación responde
el registro lo tiene con otro contenido, y nada de lo escrito se sustituye: cambie la reclamación con comandos, o importe este con otro --source
{1} se rechaza: {2}
{1} se omite: {2}
{1} no está ni entre los recursos ni en el registro
un número de 36 dígitos como máximo
un número mayor que cero
una fecha
un día o un momento con su diferencia horaria
falta: un importe la necesita
una moneda como USD
más de {1}
{1}: no cuenta
no hay nada con este nombre
{1} flujos empiezan así: indique uno de ellos entero
esta versión no puede leer la posición {1}: {2}
no hay ninguna reclamación {1} tras la que seguir
{1} en la posición {2}: {3}
{1} entonces {2}, hoy {3}
ausente
{1} (lo decidió la versión {2}; esta es la versión {3})
no es JSON válido: se esperaba {1} tras el byte {2} de {2}
no es JSON válido: se esperaba {1} en el byte {2} de {3}
activities: se esperaba {"alguna actividad": [{"command": …}]}
amount: se esperaba {"minorUnits": 10000, "currency": "EUR"} u otro
un verbo o {"verbo": {…}}
pauses.{1}: se esperaba {"from": [eventos], "to": [eventos]}
histories: se esperaba un objeto
scenarios: se esperaba una lista; ¿es este un archivo de escenarios?
scenarios[{1}].name: '{2}' aparece aquí dos veces
una orden
{1}.at: {2} es anterior a {3}
{1}: no existe la historia '{2}'
{1}: la historia '{2}' se contiene a sí misma
{1}: se esperaba {"accepted": […]} o {"refused": […]}
no existe el evento {1}
no existe la orden {1}
{1}: ¿quiso decir {2}?
dice qué momento de 'period' cuenta, y no lo hay
necesita un flujo
retraso
orden
(solo contados)
motivos
pos.
registrado
quién
evento
qué dice
orden rechazada
flujo
y por qué
rechazadas
aceptadas
primera aceptada
{"id": …, "role": …}
{"approve": {…}} u otra
{1} o {2}
params.at: se esperaba un momento como 2026-03-01T09:00:00Z
anulada
una línea de más de {1} bytes
no existe el método '{1}'
se esperaba antes 'initialize'
'initialize' ya llegó
'shutdown' ya llegó
una petición anterior con este id aún no tiene respuesta
se esperaba un texto o un entero de 64 bits
params: se esperaba uno de 'slice', 'feed' y 'outbox'
params.outbox: aquí no hay bandeja de salida
ya hay {1} suscripciones
no existe la suscripción {1}
{1} por hacer, y se le rechaza a '{2}': {3}. Se intenta de nuevo cada vez, se dice una vez
no se envió lo que vence: {1}. Se intenta de nuevo cada vez, se dice una vez
aquí no hay bandeja de salida: sirva con una para '{1}'
solo el otro lado dice que alguien no lo está
falta
falta: ¿quién pregunta?
necesita un 'role' que suponer
'{1}' equivale a ninguno
se esperaba KEY, KEY:asc o KEY:desc, se encontró '{1}'
se esperaba una posición, un día, un momento como 2025-03-04T12:00:00Z, o cualquiera de ellos seguido de @TIME para lo que era cierto entonces, se encontró '{1}'
está después de 'to'
se esperaba exactamente un flujo, como {"claim": UUID}
se esperaba uno de {1}, se encontró '{2}'
no hay lotes: envíe un mensaje por línea
se esperaba un objeto
id: se esperaba un texto o un entero de 64 bits
{1}: no existe ese miembro; existen: id, jsonrpc, method, params
jsonrpc: se esperaba "2.0"
method: se esperaba un texto
params: se esperaba un objeto
un tipo desconocido
el archivo es demasiado grande: como máximo {1} bytes
no se admiten archivos así: {1}
el archivo es {1} y no {2}
el archivo tiene {1} bytes y no {2}
el archivo no se puede leer: {1}
no hay conexión
inicie sesión de nuevo
se detuvo la subida
la subida falló: {1}
no se pudieron leer o guardar las preferencias: {1}
no se hizo: {1}
no se pudo leer o guardar el secreto: {1}
de {1} a {2}
en {1}
no existe el verbo '{1}'
no existe verbo ni orden '{1}'
no existe la orden '{1}'
no existe la orden '{1}'; 'claims help commands' las enumera todas
'{1}' no es palabra de '{2}'. Si es el registro, diga --log {1}
Va a lo que la línea nombra como "{1}".
Va a lo que un registro tiene una vez: la línea no nombra nada.
Campos
Quién la envía, y en qué estado
Una línea para completar; cada orden lleva un id propio
obligatorio: {1}
opcional: {1}
Un importe se cuenta en unidades menores, como céntimos: 90000 de EUR son 900.00 EUR.
Una línea para completar, con los campos obligatorios y un id propio; los opcionales pueden añadirse
un número entero de unidades menores, como céntimos: 90000 de EUR son 900.00 EUR
{1}; están registrados {2}
no hay nadie registrado como '{1}'
eso es {1}
true o false
un número entero
un texto
bytes en base64url
un UUID
un momento como 2025-03-04T12:00:00Z
una moneda como EUR
{1}: Intro toma {2}
{1} es necesario
un objeto de
{1}, o nada
una lista de: {1}
. Para leer hace falta permiso de lectura sobre el archivo y su carpeta
lee órdenes, una por línea, hasta Ctrl-D; 'claims help send' muestra una
{1}: Intro para ninguno, cualquier otra cosa para rellenar uno
{1}: {2}
{1}: {2}; Enter lo omite
se esperaba {1}, se encontró '{2}'
se esperaba {1}, se encontró '{2}'; Intro lo omite
la entrada terminó antes del último campo: no se escribió nada
falta cerrar una comilla
esta es la consola: diga un verbo, o 'help'
Pruebe: claims help{1}
un error para el que esta versión no tiene palabras: {1}
. No se admitió nada más. Todo lo contestado está en el registro; una vez resuelta la causa, envíe de nuevo el resto: lo que ya está se contesta, no se repite
. Está íntegro. Indique el registro de reclamaciones con --log FILE, y la bandeja de salida con --outbox FILE
. Para escribir hace falta permiso sobre el archivo, su carpeta y {1}.lock
. Indique un registro con --log FILE, o cree uno enviándole órdenes: claims send --log {1} FILE
. Créela antes: mkdir -p {1}
. No se escribió nada. Devuelva el archivo de marca a su sitio junto al registro, o restaure ambos de una copia; si no la hay, 'claims salvage {1} NEW' hace un registro nuevo con lo que hay
. No se escribió nada. Devuelva el registro a su sitio, o restáurelo de una copia; si aquí ha de comenzar uno nuevo, retire antes {1}.mark
. No se escribió nada. Vuelva a poner el registro donde estaba, o restáurelo de una copia; si aquí ha de empezar uno nuevo, aparte antes {1}.keys
. Termine antes ese proceso; los verbos de lectura funcionan mientras tanto
. Lo que allí era duradero falta o ha cambiado. No se escribió nada. Restaure el archivo de una copia; 'claims verify --log {1}' dice cuánto está intacto, y 'claims salvage' lo escribe en un registro nuevo
Si nunca fue un registro, elimínelo o indique otro con --log FILE
Indique otro con --log FILE
Restaure el archivo de una copia
Use una versión más nueva
{1}: se esperaba uno de {2}, se encontró '{3}'
'{1}' no tiene la opción {2}
--{1} no lleva valor
--{1} necesita un valor, y {2} es una opción; un valor que empieza por -- se escribe --{1}={2}
--{1} necesita un valor
--{1} se da dos veces
'{1}' necesita {2}
--{1}: se esperaba un número, se encontró '{2}'
--{1}: se esperaba un momento como 2025-03-04T12:00:00Z o un día como 2025-03-04, se encontró '{2}'
'{1}' es una palabra de más para '{2}'
{1} y {2} se excluyen: dé uno de ellos
cualquiera
como
'{1}' no tiene ningún rol en el registro de personas
--as: '{1}' no está inscrito en este registro; diga {1}:ROLE, uno de: {2}
--as: no existe el rol '{1}'; los roles son: {2}
una tarea terminó sin resultado
(rechazada)
otras personas
rechazadas más
contadas desde
salvo
persona
las reglas
los catálogos
aviso: cualquiera puede escribir en la carpeta {1}: otros podrían poner otro archivo en lugar del registro. Guárdelo en una carpeta propia: chmod 700
aviso: otros pueden escribir en {1}: chmod 600
una señal puso fin tras la línea {1}, que tuvo respuesta; lo que sigue no se envió: envíelo de nuevo
aviso: {1} está en {2}: allí no se puede confiar en los bloqueos ni en las sincronizaciones. Guarde el registro en un disco local
'{1}' necesita --map MAP.json; Examples/Maps tiene algunos, y dice cómo se leen
el mapa y el registro no pueden venir ambos de la entrada estándar
la entrada estándar
más largo que {1} bytes, lo máximo que se lee de una vez
{1} termina en una escritura cortada en el byte {2}, que se omite. El próximo 'claims send' la recorta y guarda una copia
{1} terminaba en una escritura cortada en el byte {2}, como la deja una caída. Todo lo confirmado está ahí; los bytes cortados se guardan en {3}
no se pudo escribir la salida: {1}
el registro termina en la posición {1}
{1} se lee como una posición, y el registro termina en la posición {2}: para el año, escriba {3}
no hay nada llamado '{1}' en este registro; 'claims list' nombra las reclamaciones, 'claims actors' las personas
{1} flujos empiezan por {2}: indique uno de ellos entero
/bin/sh
general
reclamación
documento
incidente
accidente
inmueble
cuestionario
consulta
actividad
título
documentos
incidentes
accidentes
inmuebles
cuestionarios
consultas
actividades
flujos
flujo
hasta
no hay nadie registrado
no se encuentra a nadie: sin opciones se enumeran todos los que se muestran al lector
no se muestra nada de nadie llamado '{1}': ¿se escribe así el nombre?
--limit deja fuera {1} más
desde
siempre
, ya no en vigor
revisión
rigen las reglas incorporadas; no se fijó ninguna
desde
por
, posición
como las incorporadas
incorporada
días en el estado
días desde el siniestro
el
se desconoce
la más antigua
días
estado
tipo
nadie
{1} {1:confirmación|confirmaciones}, {2} {2:rechazo|rechazos}, {3} {3:evento|eventos}
{1} {1:trama|tramas}, {2} {2:nueva|nuevas}; {3} bytes, {4} nuevos; leído de vuelta y completo
{1} de {2} flujos pasaron a {3}: {4} tramas, raíz {5}
{1}: {2} bytes en lugar de {3}
no se perdió nada
no se perdió nada de lo que hay en el archivo; sin sello, puede faltar su final
se perdió la cabecera, y con ella el identificador: ningún punto de control es del nuevo
algo se perdió: lo que se cuenta de estados posteriores puede diferir de lo decidido
Indique una carpeta con --dir FOLDER
se rechazó una orden
la medición esperaba {1} líneas, encontró {2}
la medición esperaba {1} respuestas, encontró {2}, y {3} en la bandeja
falta la reclamación propia de la medición
la medición esperaba {1} respuestas, encontró {2} y {3}
ninguna diferencia
--{1} es para 'blob {2}'
no existe 'blob {1}'; existen: put, get, verify, seal, clean
'blob put' necesita FILE…
'blob get' necesita DIGEST
lo que era de alguien en {1} fue borrado: no se sella nada más para ello
{1} no tiene clave en este registro: envíele antes un comando
olvidados: {1} de lo resuelto
{1} {2} no nombra archivos: se guardan los de siniestros, documentos, informes y accidentes
los textos de {1} están sellados, y sus blobs también: indique con --of STREAM de quién son los bytes
sellados: {1}; eliminados en claro: {2}; quedan en claro, porque nada los nombró nunca: {3}
eliminados: {1} borrados, {2} que dejaron escrituras interrumpidas
el blob {1} fue borrado
el blob {1} está sellado: indique la clave maestra del registro con una de {2}
el blob {1} no se puede abrir con su clave: está dañado; guárdelo de nuevo para repararlo
'{1}' no es un hash: se esperaban 64 dígitos hexadecimales, o 43 de base64url
{1}: no existe tal carpeta. Indique una con --blobs DIR, o cree una: claims blob put --blobs {1} FILE
'catalogs': se esperaba uno de {1}, se encontró '{2}'
gravedad
vence
retirado
--new-key necesita --signing-key FILE, donde va la clave privada
--signer necesita --key: la mitad pública de su clave
--key no es la mitad pública de --signing-key
--signer o --signing-key, pero no ambos
este sistema no tiene Ed25519 para comprobar firmas: indique --verifier COMMAND, o instale OpenSSL 3 (libcrypto.so.3)
otros pueden leer esta clave privada; haga chmod 600, o cree una nueva
la orden que imprime la clave maestra terminó con {1}
{1}: una clave maestra tiene 64 dígitos hexadecimales; se hallaron {2} caracteres
{1} guarda sellado lo que es de alguien: indique su clave maestra con una de {2}
este sistema no tiene AES para sellar: instale OpenSSL 3 (libcrypto.so.3)
{1} contiene sucesos que no están sellados; --encrypt pide un registro nuevo
los textos de {1} ya están sellados
los textos de {1} están en claro: no tiene claves
indique la nueva clave maestra con CLAIMS_NEW_MASTER_KEY, CLAIMS_NEW_MASTER_KEY_FILE o CLAIMS_NEW_MASTER_KEY_COMMAND
sus textos están sellados con {1} claves en {2}
los puntos de control, pruebas, expedientes y copias del registro {1} no dicen nada del nuevo registro {2}; mientras se conserve uno de ellos o el registro antiguo, sus textos se pueden leer
{1}: {2} claves, {3} destruidas, {4} dañadas; generación {5}
claves destruidas
quedan claves: el llavero es más antiguo que el registro
claves no revisadas
las copias anteriores de claves deben desaparecer antes del {1}
aún lo abre {1}
el llavero de {1} se repuso de una copia más antigua: se destruyeron de nuevo las claves de textos suprimidos desde entonces; flujos: {2}
no consta nada sobre {1}
suyo
actuó en ello
le nombra
{1} hechos sobre su persona
{1} reservados: escritos entre quienes lo tramitan
{1} reservados: también tratan de otras personas
se puede suprimir
no se suprime ahora: {1}
{1} no está; restáurelo de su copia
{1} ya existe
{1} no está: los textos quedan sellados
{1} se envolvió con otra clave maestra
el llavero está dañado; restáurelo de su copia
este no es el llavero que el registro nombra; restaure el suyo de su copia
la ranura {1} está dañada; restaure el llavero de su copia
falta la clave {1}: el llavero es anterior a la última supresión; restaure uno posterior
un texto de alguien que no está sellado
la clave {1} selló dos textos con un mismo número de un solo uso
los textos de {1} se suprimieron y queda una clave suya: el llavero es más antiguo que el registro
no hay registro, pero {1}.keys habla de uno
sus textos están sellados: quien lo escriba necesita su clave maestra
la clave {1} no se envolvió con esta clave maestra para su dueño
un texto que la clave {1} no selló para su lugar
la clave se destruyó el {1}
el firmante terminó con {1} y no firmó nada
el firmante dio {1} bytes; se esperaba una firma de 64, o su base64
{1} existe; la demo quiere un registro nuevo. Indique otro con --log FILE
{1} no está aquí; ejecute la demo en la carpeta del paquete, o indique un archivo con --commands FILE
Indique un registro con --log FILE
de
día
ataque
impacto
anónimo
--community es igual para todos y completo: omita --{1}
--{1} solo concierne a 'explore claim'
--reopenings es como máximo 10
--runs es como máximo 10000000 y --states como máximo 100000000
no existe la máquina '{1}'; existe la de: {2}
no existe la vista '{1}'; existen: {2}
--amounts quiere como máximo ocho números desde 0, como 0,1,2; se encontró '{1}'
no se puede exportar '{1}'; se puede: {2}
{1} no tiene la opción --{2}: es de otro formato
{1} muestra el estado actual: no admite --kind ni --period
{2} es un registro de lecturas, y {1} no es un formato para ellas: se esperaba fhir, csv sin --table, o 'claims reads --json'
{1} es un registro de lecturas, que su dueño lee entero: omita --as y --kind
{1} pertenece a un registro que se usa aquí: escriba en otro archivo
{1} textos tienen caracteres que XML no admite: U+FFFD está en su lugar
un mapa es de reclamaciones o de reportes: elija uno de los dos con --kind
las reglas cambiaron {1} veces en ese período: el mapa contiene las últimas, y los casos decididos con otras pueden desviarse
{1}: {2} de {3} ({4} %), {5}/s, faltan {6}
{1}: {2}, {3}/s
lectura del registro
lectura de la entrada
órdenes juzgadas
órdenes enviadas
flujos escritos
interrumpido. Lo que está en el registro está íntegro y queda; la misma orden continúa desde ahí y no escribe nada dos veces
interrumpido. El registro está como estaba, y también lo que ya había con el otro nombre; dé la misma orden de nuevo
interrumpido. El registro está como estaba; dé la misma orden de nuevo
archivos examinados
estados explorados
recorridos al azar
escenarios reproducidos
rondas
{1}: {2} de {3} ({4} %), faltan {5}
interrumpido. No se escribió nada; dé la misma orden de nuevo
interrumpido. Cada blob que está ahí está íntegro y queda; dé la misma orden de nuevo
interrumpido. Lo enviado está en el registro de la demostración y queda; si se da de nuevo, la demostración empieza en un registro nuevo
interrumpido. Las cifras impresas valen; el registro de lo que se estaba midiendo queda, {1} y lo que está a su lado: elimínelo
se omiten {1} de {2} reportes
siniestro
meses después
pagado
en total
triángulo
total
'flows': se esperaba check o publish, se encontró '{1}'
'flows {1}' necesita FILE
{1}: {2}, y no tiene ningún defecto
'flows publish' necesita --as ACTOR: quien administra y lo publica
'flows publish' necesita --reason TEXT: por qué se publica
{1}: publicado
'archive' necesita --before TIME: pasan los flujos cuyo último evento es anterior
'allowed' necesita --as ACTOR, uno de: {1}; 'claims actors' indica sus roles
una orden es una línea de JSON: 'claims help send' muestra una
ninguna línea es una orden, así que no se creó {1}: una orden es una línea de JSON; 'claims help send' muestra una, y 'claims new COMMAND' pide sus campos uno a uno
todavía no hay nadie registrado. La primera orden da de alta a quien administra, que da de alta a los demás: {1}
'allowed' necesita --as ACTOR
en estado
--{1} es solo para incidents
no se puede importar '{1}'; se puede: xes, csv, ocel, fhir, veris, incidents
'{1}' es una palabra de más: un mapa lee un registro
--source es para fhir, veris e incidents
diga quién importa, --by ADMIN; los administradores del registro son: {1}
{1}[{2}]
{1}, línea {2}
{1}, incidente {2}
el mismo incidente que {1}
tiene el id de {1} y dice otra cosa: vale el primero
--map es solo para xes, csv y ocel
no hay 'claims map {1}'; hay: claims map draft FILE
un borrador: con él concuerdan {1} de {2} casos; {3} suposiciones por revisar, marcadas cada una en el mapa
'-' se da dos veces
; continúe con --after
'list': se esperaba uno de {1}, se encontró '{2}'
--{1} solo concierne a actividades
--{1} solo concierne a reclamaciones
actualizada
--reason necesita --drop
--resolve y --by se necesitan mutuamente
{1}: no existe tal archivo. Indique una bandeja de salida con --outbox FILE, o cree una poniendo órdenes en cola: claims send --outbox {1} FILE
--outbox y --log indican el mismo archivo, {1}: una bandeja de salida es un registro aparte
--edit: se esperaba una orden, una línea de como máximo {1} bytes
--{1}: se esperaba rebase, keepLocal o keepRemote, se encontró '{2}'
{1}: no hay bandeja de salida, nada espera
--{1}: se esperaba el UUID de una orden, se encontró '{2}'
--proof de consistencia necesita además --against FILE
vale para otro punto de control que el guardado; 'claims prove --at' hace pruebas para uno guardado
; --against o --key dicen si hay que creerlo
; su firma no se comprobó: --key indica la clave en la que se confía
, firmado por {1}
, cofirmado por {1} de {2} testigos: {3}
; no cuentan, pues ningún --key ni --witness las nombra: {1}
--quorum: se esperaba de 1 a {1}, el número de testigos; se encontró {2}
--witness: la clave de {1} figura dos veces
se esperaba una clave por línea; no hay ninguna
--signer requiere un --witness: la mitad pública de su clave, de tipo 04
'witness sign' requiere --signing-key FILE, o --signer COMMAND
requiere --state FILE, donde el testigo guarda lo que vio
'witness {1}' requiere {2}
no hay 'witness {1}'; hay uno de: new, request, timestamp, sign, add, show
el registro no lo ha firmado, y ningún testigo lo hará; imprímalo con 'claims checkpoint' y --signing-key o --signer
{1}: {2} nuevas, {3} firmas en total
{1}, {2} tramas{3}
ya existe
no existe ese archivo; 'claims witness new --state FILE' lo crea, una sola vez: un testigo que olvida firmaría dos historias
{1}: otro proceso firma ahora con este estado; vuelva a intentarlo
una autoridad que no da su nombre
con sello de tiempo {1} de {2}, política {3}, serie {4}; la firma de la autoridad no se comprueba aquí
para comprobarla: openssl ts -verify -digest {1} -in {2} -CAfile CERTIFICADOS
no se muestra nada, pues no se pudo registrar quién lo lee: {1}
--reads y --log nombran el mismo archivo, {1}: las lecturas se anotan en un registro aparte
quien tiene el registro
{1} fila
{1} filas
{1} flujo
{1} flujos
{1} lectura
{1} lecturas
'prove' necesita WHAT, con --at FILE o sin él, o solo --since FILE
se esperaba texto, se encontraron bytes que no son UTF-8
--origin: se esperaba un nombre sin saltos de línea ni otros controles
las revisiones {1} a {2} no se muestran
--receipt busca un reporte, pregunte quien pregunte: quite --{1}
--receipt busca un solo reporte: quite --community
ningún reporte anónimo tiene este código; compárelo, letra por letra, con el que guardó
cerrado como
incidente
iniciado
enviado
último cambio
archivos
reporte
--receipt -: se esperaba el código en la primera línea de la entrada
'sla' necesita --profile FILE: qué plazos hay; Examples/Profiles tiene algunos
más
atrasado
plazo
iniciados
atrasados
media
máximo
más de {1} bytes; se omitió la línea
--as necesita --tick: dice quién envía lo que vence
--tick: se esperaban de 1 a {1} segundos, se encontró {2}
--offline necesita --outbox
--clock manual necesita --memory: a un registro no se le dice qué hora es
{1}: ya hay una bandeja de salida, y con --memory se perderían sus órdenes
pendiente
no se muestra:
creada
clase
lo que se dijo
antes se dijo más: show --full lo muestra todo
con efecto el {1}
adjuntos
fotos
mediciones
acordado
daños
solicitado
aprobado
partidas
pendiente
restante
recobrado
incurrido
'spec' conoce run, no '{1}'
'spec run' necesita FILE…
no vence nada
{1}. Si es 'claims serve', que envíe él lo que vence: su cliente pide {"jsonrpc":"2.0","id":1,"method":"tick","params":{}}, o se inicia con --tick SECONDS y lo hace por sí mismo. Si no, termine antes ese proceso
{1} por hacer, nada enviado
{1} enviadas, {2} aceptadas, {3} rechazadas
vencía {1}
tras {1}
rechazada
{1} {1:confirmación|confirmaciones}, {2} {2:rechazo|rechazos}, {3} {3:evento|eventos} en {4} {4:flujo|flujos}
; salvado del registro {1}
; alguien lo está escribiendo, y lo que aún no es duradero se omitió
los eventos hasta la posición {1} están en el archivo histórico {2}, cuyas {3} tramas también se leyeron
el archivo histórico no se leyó: {1}
, cerrado
, cerrado; sin su archivo de marca nada muestra si continuó
, sin cerrar por su último proceso
, sin cerrar; sin su archivo de marca nada muestra si se perdió su final
nada que hacer
una escritura quedó cortada más allá del lugar hasta donde el archivo de marca responde por el registro: está todo aquello por lo que responde. El próximo 'claims send' recorta los bytes sobrantes y guarda una copia
una escritura quedó cortada, y sin archivo de marca nada muestra si estaba confirmada: compare el registro con un punto de control o una copia de seguridad
faltan bytes que eran duraderos, o han cambiado. Ya no se escribe nada en este registro; restáurelo de una copia, o salve lo que está intacto con 'claims salvage'
todas coinciden
todas coinciden, salvo {1} que dependen de textos que no se pueden leer sin las claves
{1}: {2} textos sellados no se pueden abrir; el primero: {3}
{1} difieren
; {1} {1:rechazo más solo se contó|rechazos más solo se contaron}
'worklist' necesita --as ACTOR: de quién es el trabajo
--as: el trabajo es de alguien: se esperaba NAME o NAME:ROLE, se encontró '{1}'
, como
ahora no:
, por
, pago
, vence
se esperaba al menos una letra o un dígito, se encontró '{1}'
se esperaban {1} bytes: el hash SHA-256 del código
ningún reporte tiene este comprobante
entonces no existía ese flujo
entonces no existía ese flujo: su primer suceso está en la posición {1}, registrado {2}
solo concierne a 'triangle' y a 'at'
no hay perfil
as: '{1}' no está inscrito
no existe el huso horario '{1}' ({2}); se esperaba un nombre como Europe/Madrid, local, Z, +01:00, o una regla como CET-1CEST,M3.5.0,M10.5.0/3
--{1} {2} se lee como {3}
lo que vale si no se da ningún --{1}
un archivo de tales valores, en vez de ~/.config/claims/config
se esperaba una línea como 'zone = Europe/Madrid', se encontró '{1}'
'{1}' no es una opción con valor por omisión; hay: {2}
no existe ese flujo
of: falta: ¿de quién es el trabajo?
of: '{1}' no está inscrito
{1}: el disco está lleno ({2}). Libere espacio e intente de nuevo; no se pierde nada de lo confirmado
{1}: se esperaba {2}, se encontró '{3}'
{1}; el informe está en {2}
se rechazó una orden propia de la medición: {1}
el reporte {1} se omite: {2}
no se publicaría: {1}
rechazada: {1}
se rechazó una orden, y no se envió nada tras ella: {1}
{1} comienza con las {2} tramas del punto de control{3}
el registro {1} de {2} tramas comienza con las {3} del punto de control{4}
en el registro {1} de {2} tramas{3}{4}
{1} {1:decisión|decisiones} sobre siniestros y {2} {2:rechazo|rechazos} otra vez con lo que ahora se sabe: {3}
todas se sostienen
{1} se rechazarían, {2} se aceptarían
{1} {1:decisión|decisiones} y {2} {2:rechazo|rechazos} otra vez: {3}{4}
tras la posición {1}, {2}, orden {3}: {4}
{1}: el sistema dice: {2}
no se escribió nada: {1}: {2}
un número
un UUID
un momento como 2025-03-04T12:00:00Z o un día como 2025-03-04
un día como 2025-03-04
días como 2025-01-01..2025-03-31, cualquiera de los cuales se puede omitir
días o momentos como 2025-01-01..2025-03-31T12:00:00Z, cualquiera de los cuales se puede omitir
posiciones, días o momentos como 24..30 o 2025-01-01..2025-03-31T12:00:00Z, cualquiera de los cuales se puede omitir
se esperaba un intervalo que empiece antes de terminar, se encontró {1}: intercambie sus extremos: {2}
importes y una moneda como 100..2500.50EUR, cualquiera de los importes se puede omitir
no se escribió nada: {1} de {2} se rechazaría: {3}
línea {1}: {2}
íntegro: {1}; {2} bytes comprobados{3}{4}
cortado en el byte {1}: {2}; intacto antes: {3}
dañado en el byte {1}: {2}; intacto antes: {3}
{1} pregunta
{1} preguntas
{1} resultado
{1} resultados
{1} respuesta
{1} respuestas
{1} orden
{1} órdenes
{1} incidente
{1} incidentes
{1} documento
{1} documentos
{1} reclamación abierta
{1} reclamaciones abiertas
{1}, versión {2}: {3}, {4}, como máximo {5}
él y '{1}' se excluyen
no hay ningún blob {1}
el blob {1} está dañado: el hash de sus bytes es {2}; guárdelo de nuevo para repararlo
el hash de los bytes es {2}, se esperaba {1}: no se guardó nada
había {2} bytes, se esperaban {1}: no se guardó nada
más de {1} bytes: no se guardó nada
los bytes son {2}, declarados como {1}: no se guardó nada
de un tipo desconocido
un tipo desconocido
{1} no se admite aquí: no se guardó nada
no se pudieron leer los bytes: {1}; no se guardó nada
no está confirmado que el blob {1} esté guardado en otro lugar: confírmelo antes
{1} tiene el modo {2}, se esperaba 700: use chmod 700
{1} no es ni una simple carpeta ni un simple archivo: elimínelo
falló {1}: {2} ({3})
falta: ¿qué plazos hay?
revisión por un documento revocado
FHIR R4 no tiene elemento para {1}: se omite en {2} de {3} reclamaciones
FHIR R4 no tiene código para el estado {1}: el más cercano figura en {2} de {3} reclamaciones
no hay ninguna tabla '{1}'; elija una de: {2}
{1} ya existe: indique una carpeta que no exista
FHIR R4 tiene un pago por respuesta: se suman en {1} de {2} reclamaciones
no se decidió nada en la posición {1}: history muestra las posiciones de los eventos y refusals aquellas en que se rechazaron comandos
explain necesita una posición: un número de history o de refusals; se encontró '{1}'
aceptado
rechazado
cierto desde
registrado
argumentos
ocurrió
motivos
decidido según
la revisión {1} de las reglas{2}; versión de decisión {3}
fijada en {1} por {2} el {3}
concedida en {1} por {2} el {3}
no concedida por nadie
fila
ninguna para este estado: {1}
{1}, y no para esta función, sino para: {2}
filas del comando
se queda
límite
{1}: {2}, {3}
ninguno propio
nunca fijado
no se miraron las condiciones: terminó antes, en {1}
condiciones en orden: {1} no se dan, {2} rechazan
no se da
rechaza
en la posición {2} hay {1} decisiones: la que escribió el evento, y cada una que se rechazó mientras este era el último
{1} de {2}: el evento {3}
{1} de {2}: un rechazo tras {3}
no se daría con
{1} en lugar de {2}
nada
lo que ocurrió depende de
entonces {1}
lo que tenían otros flujos
{1} valores de listas largas no se cambiaron
{1} partes no se cambiaron, porque son demasiadas
decidido hoy
condiciones, límites y lo que tenían otros flujos no se muestran a este lector
comando
quien envía
en otro lugar
reglas
aquí
su forma
la función
su flujo
quién es parte
la revisión
la fila de la tabla
las condiciones
{1}: se esperaba como máximo {2}, se encontró {3}
un objeto con los valores que difieren, como {"fourEyes": false}
se esperaba actor o role: de quién es el límite
al menos un límite
se esperaba un número de 0 a 1000 como 0.5, se encontró '{1}'
what-if necesita algo que suponer: --rules FILE, --limits FILE o --limit-factor N
algo que suponer: rules, limits o limitFactor
cada una juzgada en el mundo tal como se registró: lo que habría seguido no se continúa (--replay lo hace)
continuado en un mundo aparte: nadie hace allí lo que no hizo aquí
{1} decisiones juzgadas, {2} resultan distintas
{1} comandos ejecutados; flujos que terminan distintos: {2}
se rechazaría
se aceptaría
daría lugar a otros eventos
aprobado {1} → {2} {3}
pagado {1} → {2} {3}
ninguno
con fecha atrasada
justo bajo un límite
pagos divididos
siempre la misma pareja
a deshora
corregido tras el pago
aprobado en minutos
{1} días (umbral {2})
{1} % del límite (umbral {2} %)
{1} minutos (umbral {2})
a las {1} horas (la jornada empieza a las {2})
{1} veces (umbral {2})
{1} pagos que juntos superan el tope
nada que revisar
por revisar: {1}
personas
en fin de semana, a las {1} horas
ninguna entonces; hoy hay una: {1}
{1} necesita una de estas opciones: {2}
se esperaba un límite de 0 o más, se encontró {1}
se esperaba un actor del registro de personas, se encontró {1}
tiene {1} pasos y dice que tiene {2}
{1} es una tubería, una carpeta o un dispositivo: indique un archivo, o quite -o y redirija la salida
nombres separados por comas
a este lector no se le muestra nada de esto: sí a administradores y auditores
fue cortado, o se cambió su final: se esperaba que terminara con </html>, y termina a los {1} bytes, {2}; pídalo otra vez y compare su SHA-256 con el que se comunicó o se registró
{1} de {2} pasos se contaron de nuevo a partir de sus bytes y dicen lo mismo: {3}
sin comparar, de {1}: {2}
nada de ellos; este lector no puede tener sus bytes, y solo los sostiene el hash de este archivo
que sus bytes sean de este flujo; ninguna trama lo nombra aquí
quién los envió, con qué comando y desde cuándo son ciertos; el comando fue a otro flujo
cuándo cuentan como registrados; una entrada posterior del registro corrigió el reloj
qué cambiaron; no todos los pasos anteriores llevan bytes
Paso {1}: faltan pasos anteriores.
El paso {1} no está en su sitio, o tiene delante algo que no es un paso.
sus palabras no son las de esta versión: lo escribió otra versión, o fue cambiado; --log LOG y el botón de la propia página lo comparan por otros medios
se entregó a {1} el {2}: registro de lecturas, posición {3}
el registro de lecturas {1} no sabe de nadie a quien se entregara
SHA-256 de {1} archivos
el paso {1}
la parte '{1}'
en {1}
tras {1}
antes de su primer paso
puede cambiar el sentido de lo demás: R4 prohíbe tomar el recurso sin conocerla
{1} {1:caso|casos}, {2} {2:importado|importados}, {3} {3:omitido|omitidos}
{1} {1:hecho inferido|hechos inferidos}: el registro de eventos no los dice y el mapa los supone
reglas solo de {1} a {2}, {3}: {4}
{1}: {2} en lugar de {3}
{1} {1:orden escrita|órdenes escritas}, {2} que ya {2:estaba|estaban}; {3} sobre personas
{1}, {2} sobre reglas
omitido: {1}
está dos veces: {1}
evento {1}, {2}
caso {1}
{1}, evento {2}
{1}, inferida
un caso anterior tiene el mismo nombre
se pasaron por alto todos sus eventos
tabla
condición
rol
mal formado
fuera del mapa
hacia atrás
dos veces
el mapa no nombra esta actividad
el mapa no tiene ningún paso para ella en el estado {1}
el caso no tiene antes ninguna actividad '{1}'
no hay ninguna fila para {1} en el estado {2}
{1} {1:caso|casos}, {2} {2:concuerda|concuerdan} con la tabla, {3} también con las condiciones{4}
, de {1} se pasaron por alto todos los eventos
{1} sin {2}
{1} {1:reabierto|reabiertos} después de cerrarse, {2} {2:vez|veces}
los recursos son roles aquí: un nombre puede ser el de varias personas
con reglas cambiadas, {1}: {2}
{1} {1:evento|eventos}, {2} {2:pasado|pasados} por alto
no cuenta ningún evento; las transiciones del registro son {1}: nómbrelas en 'transitions'
suposiciones del borrador del mapa que quedan: {1}. Revise cada una y quítele la marca
ninguna desviación
{1} {1:desviación|desviaciones}: {2}
{1} {1:observación|observaciones}: {2}
{1} {1:valor que ningún paso pide|valores que ningún paso pide}: {2}
y {1} más; --most N enumera N, --json todo
y {1} rutas más; --most N enumera N, --json todo
y {1} incidentes más; --most N enumera N, --json todo
{1} {1:recurso|recursos}: {2}; se {3:pasó|pasaron} por alto {3} más de los Bundle
{1} {1:importado|importados}, {2} en parte, {3} {3:omitido|omitidos}
{1} {1:orden inferida|órdenes inferidas}: los recursos no las dicen
{1} {1:valor|valores} sin lugar, en {2} {2:ruta|rutas}
{1} {1:valor redondeado|valores redondeados}, en {2} {2:ruta|rutas}
{1} {1:valor inferido|valores inferidos}, en {2} {2:ruta|rutas}
{1} {1:valor imposible|valores imposibles}, en {2} {2:ruta|rutas}
{1} como {2}
{1}, como {2}
aprobado {1}
pagado {1}
importado
importado hasta {1}, que se rechaza: {2}
el estado no permite {1}
paga {1}, más que lo presentado, {2}
un recurso anterior dice cómo se llama: {1}
no puede ser un id: lo representa un hash
solo cabe el día: se toma como {1}
{1} tiene {2} decimales: se toma como {3}
puede cambiar el sentido de lo demás, y se pasó por alto como se pidió
una reclamación no tiene campo para ello
añadido para {1} partidas: no se dice de cuál forma parte
no se indica: por su URL, o por lo que dice
un borrador: lo que no pide ningún importe no se puede presentar
antes del comienzo
la fecha del siniestro: ningún servicio tiene día
la fecha del siniestro: el servicio está por prestarse
no se indica: se piden servicios, sin precios
las partidas suman {1}
no se indica: {1} según sus partidas
no se indica: {1} según el total
las partidas suman {1}, el total es {2}
una decisión contiene {1} líneas como máximo
no se indica: el precio unitario por la cantidad
no es partida sino nota: {1}
la reclamación pide {1}
completo, y no se indica prestación: sin decidir
una denegación: no se paga nada
la reclamación no tiene la partida {1}
sin cálculo de prestación, y por tanto no denegado: {1} según el total
{1}: se contesta, no se paga
antes de la respuesta de la que resulta
antes de la reclamación a la que responde
el día del pago
el beneficiario del pago: no se nombra a nadie más
una respuesta parcial no decide nada todavía
una nota: lo que no pide ningún importe no se decide aquí
anterior a plus.created, que se toma
aquí {1}
attackType otro: no se habla de ningún mensaje
contado desde {1}
en una nota
{1} (no se dice la moneda)
en la descripción
asignado a quien importa
cerrado como {1}
{1} {1:incidente|incidentes}, {2} {2:importado|importados}, {3} en parte, {4} {4:omitido|omitidos}{5}
, {1} {1:repetido|repetidos}
{1} se omite en {2}: {3}
{1} se detiene en {2}: {3}
{1} {1:valor|valores} sin campo en un reporte, en {2} {2:ruta|rutas}
{1} {1:valor que sustituye a otro|valores que sustituyen a otros}, en {2} {2:ruta|rutas}
{1} no se aceptó: {2}
no se espera nada, se encontró {1}
fallido
; y {1} más
{1} {1:escenario|escenarios} en {2} {2:archivo|archivos}: {3} {3:pasa|pasan}, {4} {4:falla|fallan}{5}
; {1} {1:archivo ilegible|archivos ilegibles}
íntegro
en espera
en otro lugar
sin la clave
en claro
falta
dañado
otro tamaño
otro tipo
el registro no tiene su hash SHA-256
el hash de sus bytes es {1}
su clave no lo abre
{1} bytes, registrado con {2}
{1}, registrado como {2}
{1}: {2}, {3} de {4} {5}
dañado: {1}, que ningún flujo nombra ahora
no es un blob: {1}
huérfano: {1}
{1} {1:archivo|archivos}{2}; {3} {3:huérfano|huérfanos}{4}
, {1} {1:borrado|borrados}
completo: {1} {1:estado|estados}, {2} {2:arista|aristas}, profundidad {3}{4}, {5} {5:intento rechazado|intentos rechazados}
acotado: {1} estados, {2} aristas, profundidad {3}{4}, {5} intentos rechazados
, nada que enviar en {1} de ellos
{1} {1:invariante incumplido|invariantes incumplidos}, {2} {2:estado|estados} sin salida
incumplido: {1}, tras:
estado sin salida: {1}, tras:
recorridos al azar {1}
superados: {1} {1:recorrido|recorridos}, {2} {2:paso|pasos}, {3} {3:rechazado|rechazados}
{1} {1:caída|caídas}
antes {1} {1:fallo guardado|fallos guardados}
{1} de ellos ya no se generan
{1} que terminaron otro proceso
semilla {1}
y {1} más
y {1} órdenes más
entre ellos:
{1}, nunca aceptada
{1}, rechazada en el {2}
{1}: {2}
FALTA
falta
en parte
transiciones: {1} de {2} recorridas
transiciones: {1} de {2} recorridas, hasta donde llegó una exploración acotada
faltan
órdenes muertas, que no se aceptan en ningún estado hasta donde llegó la exploración
estados inalcanzables hasta donde llegó la exploración
órdenes nunca aceptadas
estados nunca alcanzados
intentos rechazados
{1}: {2} pasos sin contar, porque no enumera su estado o su orden
{1}: {2} en {3}, {4} {4:vez|veces}
Cobertura de estados y órdenes
{1} en {2}
a {1}: {2}
{1} {1:rechazo|rechazos}
pago
fraude
recobro
litigio
reserva propuesta
decisión propuesta
todo el núcleo, una confirmación duradera por orden
todo el núcleo, 64 tareas a la vez, cada una a la espera de su propia confirmación duradera
{1} órdenes, 1000 por sincronización, todo el núcleo
comprobar, leer y aplicar los eventos de reclamación de {1} órdenes
{1}, un procesador
{1}, un procesador lee y otro aplica
comprobar, leer y aplicar {1} eventos
un registro de {1} órdenes
todo el almacén en memoria, un observador, mediana de 20 000 órdenes; objetivo: menos de 20
media de 20 000 órdenes, todo el almacén en memoria
{1}, cada uno de todo el estado
{1}, cada uno de una reclamación propia
con frente a sin; objetivo: menos de 2
todo el almacén en memoria, mediana de 20 000 órdenes
{1}; objetivo: como sin ellas
una más que se muestra pendiente y luego resuelta
en memoria, un procesador, una petición tras otra
lo mismo con 10 000 acciones pendientes
en memoria, un procesador, 256 peticiones antes de sus respuestas
lo mismo mientras se observan 1000 partes
{1}, y cada una se comunica a 1000 suscriptores antes de la siguiente
por cada línea que recibe un suscriptor
sobre un registro, 256 peticiones antes de sus respuestas
todo el núcleo en memoria, mediana de 200 órdenes
la media de la primera a la última
todo el núcleo sobre un registro, mediana de 200 órdenes, sincronizadas al final
la reclamación en JSON, de un núcleo abierto
10 reclamaciones de 10 000 fotos, un procesador
cada campo de 10 000 fotos
5000 fotos frente a 10 000
cada decisión tomada de nuevo
las reglas de la reclamación, {1} órdenes, un paso por intento juzgado: sortear, decidir, aplicar, tabla, invariantes, cobertura; todos los procesadores
reclamación, cuatro importes, en anchura, todos los procesadores; unas {1} órdenes probadas en cada estado
lo mismo por intento: decidir, aplicar, tabla, invariantes, cobertura, claves
a una bandeja en memoria, un procesador, una petición tras otra
{1}, detrás de 10 000; objetivo: como sin ellas
como b_append_64_groupcommit, por turnos
{1}, con el árbol al día
con el árbol, respecto a la ronda sin él
reproduce una historia en un registro nuevo, la cuenta como consta en él y la audita
pregunta los campos de una orden e imprime la línea que toma 'send'
envía órdenes, líneas JSON de FILE o de la entrada estándar, y contesta cada una
enumera las órdenes que esperan en una bandeja de salida; descarta o reintenta una
entrega al registro, en orden, las órdenes de una bandeja de salida
contesta peticiones, JSON-RPC por línea, hasta que acaba la entrada: para otros procesos
envía lo que ya vence, y lo que los eventos piden en otros flujos
enumera las reclamaciones: las filtra, ordena, pagina y busca; o flujos de otra clase
muestra una reclamación y lo que tiene pendiente; con --as, qué puede hacer esa persona
imprime cada evento: de una reclamación, de una persona, de las reglas o de todo
imprime cada evento de una reclamación, y qué campos cambió cada uno
muestra una reclamación, o todas, según lo sabido en un momento y cierto en otro
dice qué evento, orden y persona fijó por última vez cada campo de una reclamación
compara una reclamación en dos puntos de su historia, campo por campo
imprime las órdenes que se rechazaron, y por qué
dice qué puede hacer ahora una persona con una reclamación, y por qué no lo demás
enumera a quién se mostró qué, según un registro de lecturas
explica una decisión: sus condiciones, sus límites y qué tendría que ser distinto
enumera lo que revisa un auditor interno: fechas atrasadas, justo bajo un límite, …
juzga las órdenes registradas según otras reglas o con otros límites
suma reservas, pagos y recobros
enumera el trabajo de una persona
dice qué vence y cuándo, y qué va atrasado, según los plazos de un perfil
cuenta las reclamaciones abiertas por sus días en un estado y desde el siniestro
enumera sospechas de fraude: puntuación, indicios, días con los investigadores
enumera documentos, antes los que antes vencen, y las reclamaciones que los usan
enumera reportes y sus totales; con --community, lo que cualquiera puede saber
cuenta cuestionarios, consultas y las reclamaciones que salieron de ellos
enumera quién está inscrito: roles, límites, desde cuándo y por quién
enumera las revisiones de las reglas, y qué difiere de lo incorporado
enumera los códigos entre los que eligen las órdenes, y lo que leen las personas
enumera lo que preguntan los cuestionarios; comprueba un recorrido y lo publica
lee cada byte del registro; dice si está íntegro
escribe lo intacto de un registro dañado en uno nuevo, y dice qué se perdió
copia lo duradero de un registro que otros pueden escribir, y verifica la copia
pasa los flujos terminados a un registro aparte, y sigue con uno más corto
escribe un registro en claro en uno nuevo cuyos textos van sellados
cuenta las claves que abren los textos de un registro; --rotate las envuelve de nuevo
enumera de quién se suprimieron datos, y cuándo deben desaparecer las copias de claves
dice a alguien todo lo que consta sobre su persona, y qué puede suprimirse
imprime lo que el registro es ahora, para guardarlo fuera y compararlo un día
hace que otros den fe de un punto de control guardado, o la da de los ajenos
imprime pruebas de un evento o de un flujo, o de lo que el registro era
escribe la historia de un flujo con sus pruebas: una página que se abre en todas partes
lee verbos línea por línea, para quien explora un registro
imprime un script con que el intérprete completa verbos, opciones y órdenes
imprime el JSON Schema de una orden, o el de cada una por línea
dibuja el ciclo de vida a partir de su tabla
alcanza cada estado con unos pocos importes; dice qué se recorrió
reproduce en el núcleo los escenarios de Specs y compara lo que resulta
contrasta un registro de eventos ajeno con el ciclo de reclamaciones o reportes
propone un mapa para un registro de eventos ajeno, con cada suposición marcada
escribe en un registro casos, recursos, incidentes o reportes ajenos
escribe el registro, o lo que un lector ve de él, como lo leen otras herramientas
guarda, da y verifica los bytes de fotos y escaneos, que el registro nombra
mide cuánto se tarda en añadir, reproducir, leer y explorar
explica un verbo o una orden
solo las actividades que tratan de este flujo
solo lo que hizo, o trajo, una de estas personas
continúa tras esta posición
continúa tras esta reclamación
si comienza como lo vio un punto de control que se guardó en otro lugar
todos los flujos, en una carpeta con un índice
solo lo que indica un importe como 100..2500.50EUR
importes reclamados, como 100..2500.50EUR
solo órdenes que indican un importe como 100..2500.50EUR
los importes que se prueban (por omisión: 0,1,2)
también lo de otro lugar que tocó WHAT: personas, documentos, reglas, otras reclamaciones
solo lo que ve: un NAME del registro de personas; o como supuesto: NAME:ROLE, o un ROLE
con --tick: quién lo envía, inscrito como system (por omisión: clock)
quién lo envía, inscrito como system (por omisión: clock)
como lo ve, qué puede hacer con ello y por qué no lo demás: véase 'claims help allowed'
un NAME del registro de personas; o como supuesto: NAME:ROLE, o un ROLE
quién lee: NAME:ROLE, o un NAME en todos sus roles
la descarta y la pone en cola con otro id: lo que se rechazó se decide de nuevo
lo que el registro contenía entonces y, tras @, lo que era cierto entonces
solo el trabajo de esta persona
cómo estaban en este momento (por omisión: ahora)
lo que vencía para entonces, cierto desde entonces (por omisión: ahora)
lo hecho hasta el final de este día, según la fecha que da --clock
cuánto tiempo llevaban al final de este día (por omisión: hoy)
desde cuándo se cuentan los días (por omisión: hoy)
lo prueba para este punto de control guardado (por omisión: para el registro de ahora)
flujos cuyo último evento se registró antes; un día empieza a las 00:00
dónde están los bytes (por omisión: LOG.blobs)
cada plazo que va o fue atrasado, y nada más
rebase, keepLocal o keepRemote
solo lo que se mostró a esta persona; - para quien tiene el registro
claim, line, type, month (del siniestro) o triangle
type, assignee, status (por omisión: type,assignee)
month, practiceArea, source (por omisión: month)
quién importa, que ha de ser administrador
incidents: en su lugar, los catálogos con sus números
solo las reclamaciones de esta persona
qué momentos delimita --period: recorded (por omisión) o effective
system, o manual con --memory: las órdenes dicen en 'at' qué hora es
qué momento de un evento cuenta: recorded o effective
qué momento fecha lo que se hizo: recorded o effective
qué momento de un evento cuenta: recorded o effective
qué momento de un evento cuenta: recorded o effective
qué momento de un evento cuenta: recorded o effective
incidents: con qué motivo llegan los cerrados (por omisión: otro)
solo reclamaciones cerradas o anuladas
solo reportes cerrados o descartados
solo rechazos por uno de estos motivos, como fourEyesRequired
auto: en una terminal sin NO_COLOR; always (siempre) o never (nunca)
solo lo que resultó de estas órdenes, como approve
solo estas órdenes, como approve
qué se reproduce (por omisión: Examples/Demo)
lo que cualquiera puede saber de los presentados: sin identidades ni textos
como CSV (RFC 4180), con punto en los importes
toma de nuevo cada decisión y compara
entre las celdas de una tabla, o 'tab' (por omisión: el de la primera línea)
fhir: toma recursos cuyas extensiones pueden cambiar el sentido de lo demás
adónde van los datos; $DIR o una carpeta nueva
lo que escribió 'claims dossier'; con --log, si el registro lo dice y quién lo registró
como digrafo de Graphviz
deja de enviarla
muestra lo que vence y no envía nada
solo los flujos, y qué puede suprimirse de ellos
standard, o strict: desde ahora LOG.mark se sincroniza antes de cada respuesta
pone en cola la orden que contiene, una línea JSON, en lugar de la que tiene su id
lo mismo: lo que era cierto en este momento
lo mismo: los hechos y correcciones ciertos para entonces, y toda decisión conocida
un registro nuevo guarda sellado lo que es de alguien: CLAIMS_MASTER_KEY, _FILE o _COMMAND
solo estos eventos, como ReserveSet
pendientes y verificados a los que quedan como máximo estos días
solo reclamaciones con todo esto: fraud, litigation, recovery, review
destruye las claves de lo resuelto, en una bandeja de salida creada con --encrypt
html (por omisión) o md: solo la historia
el anterior (por omisión: antes de todo lo demás)
cada parte de una reclamación, y todo lo que se dijo, no solo lo último
cada valor de cada revisión, y el incorporado donde difiere
enumera decisiones sobre reclamaciones que resultarían distintas con lo que ahora se sabe
solo reportes con estos impactos
las líneas pueden decir 'importedBy': decidido en otro lugar, y juzgado según 'effective'
un valor JSON por línea (Specs/JSON.md)
deja el último registro en FOLDER
cada estado en memoria, por muchos flujos que haya (por omisión: hasta 200 000)
cuánto tiempo pueden conservarse copias de LOG.keys (por omisión: 30)
la clave pública, nombre+hash+clave, o un archivo que la contiene
la clave pública del registro, o un archivo que la contiene
solo flujos de estas clases: claim, document, report, …, rules
palabras en lugar de códigos: en o es o en-XA, también es-MX
solo hechos que se registraron más de estos días después de ser ciertos
cuántos se muestran como máximo
cuántos se muestran como máximo; se cuentan todos
cada límite por este número: 0.5 para la mitad de cada uno
otros límites para algunos, en JSON
el registro (por omisión: $CLAIMS_LOG, el de la configuración, o claims.wal)
el registro en el que se busca el comienzo de un id, si existe (por omisión: $CLAIMS_LOG, el de la configuración, o claims.wal)
adónde va el registro nuevo (por omisión: una carpeta nueva)
el registro (por omisión: claims.wal)
el registro de lecturas (por omisión: $CLAIMS_READS, o reads.wal)
fechas del siniestro, como 2025-01-01..2025-03-31
qué significa cada actividad
xes, csv, ocel: qué significa cada actividad
xes: el mapa con que, en cambio, lo leen 'conform' e 'import xes'
sin registro: lo enviado desaparece con el proceso
como diagrama de estados de Mermaid (por omisión)
cuántas desviaciones se enumeran (por omisión: 20)
cuántos hallazgos se enumeran (por omisión: 20)
fhir: un recurso por línea en lugar de un solo Bundle
sin punto de control: crea --signing-key e imprime su --key
new: crea también --signing-key e imprime su --witness
incidents: los catálogos de una app (por omisión: los habituales)
incidents: los catálogos y usuarios de una app (por omisión: los del registro)
ocel: de qué objetos son los casos
solo lo que habló de ello: un id o su comienzo, o un nombre
de quién es el trabajo (por omisión: de quien indica --as)
put, get: de quién son los bytes, en un registro creado con --encrypt
con --outbox: no hay conexión hasta que el método 'connection' lo diga
cuántos se saltan
rebase, keepLocal o keepRemote si el registro ha avanzado; si no, quedan en espera
lo que está permitido, y no por qué no lo demás
backdated, nearLimit, splitPayments, pairs, oddHours, correctionsAfterPayment, fastApprovals (por omisión: todos)
algunos de los escenarios a hasta m; n; o w, el registro por el que n pregunta
solo reclamaciones que no están cerradas ni anuladas
solo reportes que no están cerrados ni descartados
cómo se llama el registro (por omisión: por su id)
de qué registro ha de ser el punto de control
el nombre del registro (por omisión: su id); FILE ha de tener el mismo
la cola; outbox.wal si no se indica
las pone allí en cola en vez de enviarlas
una cola delante del registro, para órdenes mientras no hay conexión
también -o: adónde va (por omisión: la salida estándar)
escribe en este archivo; también -o FILE
get: adónde van los bytes, también -o FILE (por omisión: la salida estándar)
solo los documentos de esta persona
incidents: en su lugar, los catálogos y las personas de este registro con sus números
solo lo que hubo de un POINT a otro, ambos incluidos
los plazos, en JSON; Examples/Profiles tiene uno
put: qué se admite: document, incident, assessment o anything (por omisión: assessment)
en vez del registro, lo que imprimió 'claims prove'; --against o --key dicen qué creer
cuántos de los testigos bastan (por omisión: todos)
registra allí a quién se muestra qué, o no muestra nada (por omisión: $CLAIMS_READS, o no)
con --dossier: a quién se entregó, según este registro de lecturas
por qué se descarta
publish: por qué; se conserva en el registro
el avance del reporte anónimo con este código; - lo lee de la entrada
lo mismo: lo que el registro contenía en este momento
cuántas veces puede reabrirse una reclamación (por omisión: 1)
sigue reproduciendo las órdenes en un mundo aparte, y dice cómo termina
indica qué se hace con una que está en conflicto, con --by
pone de nuevo en cola lo que se rechazó o no se pudo enviar
solo lo que se hizo en uno de estos roles
solo quien podía actuar en uno de estos roles
envuelve las claves con CLAIMS_NEW_MASTER_KEY, _FILE o _COMMAND
los valores de las reglas que difieren, en JSON
con cuántos recorridos al azar se contrasta (por omisión: 0)
solo pagos a un mismo beneficiario que autorizó quien decidió, en estos días
la semilla de los recorridos (por omisión: 1)
firma: recibe el texto de la nota, da 64 bytes; --key
sign: firma: recibe el texto, da 64 bytes; --witness es su clave
firma: una clave privada, 0600
sign: firma: una clave privada, 0600
request: el último punto de control que firmó el testigo (por omisión: aún ninguno)
prueba que el registro comienza como en este punto de control
según estos, KEY:desc en orden descendente; si empatan, por id
según estos, KEY:desc en orden descendente (por omisión: expiry)
según severity, created o status, KEY:desc en orden descendente
fhir, veris, incidents: de quién son los ids; si no se indica, el nombre del formato
ocel: las sentencias que crean su archivo SQLite
new, sign: lo que el testigo guarda de los registros que firma
cuántos estados como máximo (por omisión: 20000)
solo lo que está en uno de estos estados
solo sospechas en estado flagged, referred, etc.
solo los plazos de estos: claim, report o document
el recorrido de los estados como dibujo, y nada más
csv: solo esta (sin -o, por omisión: events)
cuántas veces se rechazó qué a cada persona, y se aceptó después
en títulos y en lo que se dijo: motivos, conclusiones, notas, etc.
desde cuándo algo merece una mirada, en JSON
envía lo que vence al empezar y luego cada tanto (por omisión: cuando 'tick' lo pide)
lo mismo: lo que el registro contenía hasta esta posición
el posterior (por omisión: el final del registro)
solo lo que es de uno de estos tipos
solo lo que no está asignado a nadie
cuándo se registró lo último: días o momentos
comprueba: recibe el texto; SIGNATURE y KEY siguen como palabras; 0 si es válida
de qué lado: intake, people, decisions, notices, money, lines, expenses, costs, regions, writeOffs, frauds, recovery, suspicion, parts, documents, reviews, facts, cover, whole, everything (por omisión: whole)
lo muestra de nuevo cada vez que cambia el registro, hasta Ctrl-C
qué cofirma cuenta: una clave de tipo 04, o un archivo de ellas; puede repetirse
el huso horario en el que se leen los días y los momentos sin huso, y se muestran los momentos:⏎Europe/Madrid, local, +01:00, Z, o CET-1CEST,M3.5.0,M10.5.0/3 (por omisión:⏎UTC; import, conform y map no tienen, ni admiten nombres)
claims help VERB dice más, claims help COMMAND de qué consta una orden, claims help⏎commands cuáles hay, y claims help --man todo ello. El registro es --log FILE; si no,⏎$CLAIMS_LOG; si no, claims.wal. Todo verbo que enumera o muestra admite --json. claims --version⏎dice la versión. Lo que vale sin --log, --language, --zone, --color y --reads está en CLAIMS_LOG⏎etcétera, o en ~/.config/claims/config en líneas como 'zone = Europe/Madrid'. Códigos de salida: 0 hecho, 1 falló, 2 uso incorrecto, 3 se rechazó alguna⏎orden o se omitió algo, 4 registro dañado.
Una orden es una línea:⏎  {"id": UUID, "actor": {"id": "ana", "role": "handler"}, "claim": UUID,⏎   "command": {"approve": {"amount": {"minorUnits": 90000, "currency": "EUR"}}}}⏎Una orden sobre alguien del registro de personas lleva "person": "ana" en lugar de "claim"; una⏎sobre las reglas, ninguno de los dos. La primera orden de un registro inscribe a su⏎administrador. Cada una se contesta con una línea, {"accepted": …} o {"refused": …}, en el orden⏎de las líneas y cuando ya es duradera. Lo que no se contestó puede enviarse de nuevo.⏎Fuente: Specs/JSON.md.
Enumera lo que no está resuelto, en el orden de envío. ID es el UUID de una orden.
Envía al registro, en orden, lo que espera en la bandeja de salida, e imprime qué fue de⏎cada orden. Lo rechazado o en conflicto queda en la bandeja: 'claims outbox' lo enumera. Cuando⏎no queda nada, se elimina su archivo. Si se detiene en cualquier punto, continúa en la próxima⏎llamada y no hace nada dos veces. Fuente: Specs/Outbox.md.
Lee peticiones de la entrada estándar y escribe respuestas en la salida estándar, JSON-RPC⏎2.0, un mensaje por línea. Termina con 'shutdown', con la entrada o con SIGTERM. Fuente:⏎Specs/JSONLines.md.
Los plazos de solicitudes de información, documentos, notificaciones, cuestionarios y⏎consultas se convierten en órdenes, y también lo que un evento pide en otros flujos: un⏎documento revocado hace revisar las reclamaciones que se apoyan en él. Sus ids se derivan del⏎registro: si se detiene a medias, o se ejecuta dos veces, no envía nada dos veces. Ejecútelo⏎tan a menudo como deban notarse los plazos. Mientras 'claims serve' tiene el registro, lo envía⏎él: con --tick SECONDS, o si se le pide con el método 'tick'. Fuente: Specs/Processes.md.⏎⏎ACTOR está inscrito con el rol system. --at fija el momento de efecto de las órdenes, nunca el⏎de registro. Sale con 3 si se rechazó una de ellas.
KIND es uno de claims, documents, reports, accidents, properties, quizzes, leads,⏎activities, all. Todos salvo claims admiten solo --limit, --offset, --text y el momento (--to,⏎--recorded, --effective), y activities también --about ID: las que tratan de un flujo, como el⏎diario de una reclamación.⏎'all' enumera con los demás las reclamaciones y los registros de personas, reglas y catálogos:⏎con --text, dónde se dijo algo.⏎RANGE es FROM..TO; cualquiera de los dos puede omitirse, ambos se incluyen. KEY es uno de:⏎title, status, type, claimant, assignee, claimed, reserve, approved, paid, loss, submitted,⏎created, updated.⏎Una reclamación sin valor va al final, se ordene la lista en el sentido que se ordene.⏎Con --as, las reclamaciones no se encuentran por lo que ACTOR no ve de ellas: véase⏎Specs/Reading.md.⏎--text encuentra lo que tiene cada una de las palabras en su título o en lo que se dijo de ello:⏎motivos, fundamentos, conclusiones, notas, conversaciones, hasta donde ACTOR puede leerlos;⏎también dentro de palabras más largas. De la A a la Z no se distinguen mayúsculas de minúsculas;⏎cualquier otro carácter solo se encuentra como se escribió.
ID es el UUID de una reclamación, un documento, un reporte, un accidente, un inmueble, un⏎cuestionario o una consulta, o tanto de su comienzo como ningún otro comparta.
WHAT es 'rules' o 'catalogs', o el id de alguien del registro de personas, o el UUID de⏎una reclamación, un documento u otro flujo, o tanto de su comienzo como ningún otro comparta.
Un POINT es una posición del registro, o un momento como 2025-03-04T12:00:00Z: lo que el⏎registro contenía hasta entonces, inclusive. 'history --json' muestra ambos. @TIME tras⏎cualquiera de ellos, o solo, deja fuera los hechos y correcciones ciertos desde más tarde:⏎Specs/TwoClocks.md.
WHAT es como en 'claims help history'. Un NAME se muestra en cada rol que le da el⏎registro de personas; con un ROLE, en ese, lo tenga o no.
Enumera lo que se registró con --reads, o con CLAIMS_READS en el entorno: cuándo, quién,⏎desde dónde, qué pidió, cuántas filas se le mostraron y de qué flujos hablaban. Una respuesta⏎que habló de demasiados flujos para enumerarlos se muestra sea cual sea el flujo que pida --of.⏎El registro de lecturas es un registro: 'claims verify', 'checkpoint' y 'prove POSITION' lo⏎admiten con --log. Fuente: Specs/Reads.md.
POSITION es la de un evento, o aquella en que se rechazó una orden: history y refusals⏎imprimen ambas. Lo que allí se decidió se juzga de nuevo en el estado anterior, con su versión y⏎según sus reglas. Una condición que rechazó dice qué esperaba y qué encontró; qué miran ella y⏎las demás se averigua cambiando un valor cada vez. Fuente: Specs/Audit.md.
FILE tiene los umbrales que difieren, un objeto JSON; los incorporados son⏎  {"backdatedDays":30,"nearLimitPercent":90,"splitDays":7,"pairCount":10,"pairPercent":90,"workFromHour":6,"workToHour":22,"worksOnWeekends":false,"approvalMinutes":10}⏎Una señal no acusa a nadie: dice dónde mirar antes. Fuente: Specs/Audit.md.
--rules toma los valores que difieren, como setRules: {"fourEyes": false}. --limits toma⏎otros límites de personas o roles:⏎  {"limits": [{"role": "handler", "kind": "decision",⏎               "limit": {"minorUnits": 50000, "currency": "EUR"}}]}⏎Cada decisión se juzga en el mundo tal como se registró. Con --replay, las órdenes posteriores⏎ven adónde llevaron las anteriores; nadie hace allí lo que no hizo aquí.⏎Fuente: Specs/Audit.md.
reserva    lo que se espera pagar en total, incluido lo que ya se pagó⏎pagado     descontado lo que se detuvo, falló o se devolvió⏎pendiente  solicitado o autorizado, y aún no emitido; parte de lo restante⏎restante   reserva − pagado⏎recobrado  lo que devolvieron los responsables; se cuenta en la línea general⏎incurrido  pagado + restante − recobrado⏎Las monedas nunca se suman entre sí. Por omisión vale --by type. El triángulo dice qué se pagó⏎por los siniestros de cada mes, según cuántos meses después; las sumas de sus filas son lo que⏎--by month da como pagado. --clock solo concierne al triángulo.
mine        las reclamaciones asignadas a ACTOR, con lo que espera, y las concluidas⏎            con una revisión pendiente (por omisión)⏎unassigned  reclamaciones presentadas sin tramitador⏎approvals   propuestas, pagos y remisiones sobre los que ACTOR puede decidir: según permiten⏎            los roles y los límites, y no lo que propuso ACTOR⏎due         solicitudes de información cuyo plazo terminó: las de ACTOR, o todas para un⏎            supervisor⏎reviews     revisiones pendientes, también de reclamaciones concluidas: las de ACTOR, o todas⏎            para un supervisor⏎Van antes las reclamaciones que hace más tiempo que no cambian. Debajo están las consultas,⏎reportes, documentos y actividades cuyo próximo paso puede dar ACTOR: en 'mine' si están⏎asignados a ACTOR, y en 'unassigned' si no son de nadie.
Sin --breached, enumera los plazos que siguen abiertos, antes el que antes vence, y luego⏎cuántos hay de cada uno. --json enumera todos los plazos: reclamación por reclamación, después⏎los de los reportes (para notificar a una autoridad) y los de los documentos. Un plazo vence en⏎el primer momento en que ya es tarde. Un hecho inicia un plazo en su momento de efecto y lo⏎detiene en su momento de registro, así que atrasar fechas no sirve de nada; los hechos⏎importados tienen sus propios momentos. --clock effective se fía de todo momento de efecto.⏎Fuente: Specs/SLA.md.
Cuenta las reclamaciones que no están cerradas ni anuladas ni son borradores, por los días⏎que llevan en su estado y por los días desde el siniestro. Los días son los de UTC. --json da⏎una línea por fila, y una por el total.
Van antes las que tienen los investigadores, la que más tiempo lleva en primer lugar;⏎después las que están con sospecha, confirmadas y descartadas, la de mayor puntuación en primer⏎lugar. La puntuación de una reclamación es la más alta de sus sospechas. Los días con los⏎investigadores terminan cuando estos dicen qué averiguaron.
KEY es uno de: expiry, title, type, status, owner, created, updated.⏎Los días restantes son 0 el último día en que un documento vale, en UTC. Los documentos⏎eliminados solo se muestran si --status los pide. Las reclamaciones son las que se apoyan en un⏎documento, sin los borradores.
Los borradores descartados solo se muestran si --status los pide. Los días son los de⏎UTC en que se iniciaron los reportes; con --community, los de los incidentes. --json da una⏎línea por reporte, y una por el total. --receipt muestra de un reporte lo que puede saber quien⏎tiene su código; un código en la entrada (-) no queda en el historial del intérprete de órdenes.
Los cuestionarios y las consultas se cuentan según cuándo se iniciaron, fuera lo que⏎fuera después de ellos. La columna cuest.-consulta tiene las consultas por cada mil⏎cuestionarios, consulta-recl. las reclamaciones por cada mil consultas. --json da una línea por⏎fila, y una por el total.
CATALOG es uno de: attackTypes, impacts, reportStatuses, dangerLevels,⏎securityIncidents, discoveryMethods, closeReasons, incidentActions, practiceAreas,⏎resourceGuides, incidentTypes, leadSources, leadLossReasons, contactChannels, documentTypes,⏎documentRejectionReasons, claimTypes, damageCategories, severities, rejectionReasons,⏎denialReasons, closeOutcomes, reopenReasons, fraudIndicators, costCategories (por omisión:⏎todos). Los códigos van en el orden del catálogo, con los retirados, que nombran eventos⏎antiguos. Los textos de áreas de práctica y guías se muestran si se pide un solo catálogo, y con⏎--json.
Sin operandos, enumera lo que siguen los cuestionarios nuevos: la versión más reciente de⏎cada recorrido.⏎check FILE    comprueba un recorrido escrito en JSON, y dice todo lo que impide publicarlo: la⏎              línea, la ruta, qué se esperaba y qué se encontró, qué hacer. Sale con 1 si hay⏎              algo. Con --log, según los catálogos de ese registro.⏎publish FILE  hace lo mismo y después lo publica, con --as de un administrador y un --reason.⏎              Los cuestionarios nuevos lo siguen; los ya iniciados continúan con el suyo. El⏎              mismo archivo, dado otra vez, se publica una sola vez.⏎El formato: Specs/Lifecycles/Quiz.md, "A flow in a file".
Sale con 0 solo si el registro está íntegro; 4 dice cuál no lo está, y dónde.
Escribe cada confirmación intacta de LOG, por dañado que esté, en el registro nuevo⏎DEST, y lo que se perdió en DEST.salvage: bytes, tramas, posiciones, revisiones de flujos. LOG⏎solo se lee. Lo que sigue a un hueco recibe los números siguientes. Las confirmaciones cuyo⏎flujo perdió su nombre no tienen lugar allí: sus bytes se guardan en DEST.unplaced. Sale con 0⏎si no se perdió nada; si no, con 4.⏎Fuente: Specs/WriteAheadLog.md, "Salvage".
Copia lo que es duradero en el archivo DEST mientras otros siguen escribiendo, lo lee de⏎vuelta entero y solo entonces le da su nombre. Si DEST contiene una copia anterior, se toma del⏎registro solo lo nuevo, y este ha de comenzar como ella. Sale con 4 si DEST contiene otra cosa.⏎Una copia es un registro: 'claims verify --log DEST' la lee, y una copia de ella puede ocupar el⏎lugar del registro.⏎Fuente: Specs/WriteAheadLog.md, "Backup".
Pasa los flujos que están cerrados y cuyo último evento se registró antes de TIME: el⏎registro tal como está se convierte en el registro cerrado DEST, y LOG sigue tras él con los⏎eventos de todos los demás flujos. Las posiciones, pruebas y puntos de control quedan como⏎están. DEST puede contener un archivo histórico anterior o una copia de seguridad, que entonces⏎se amplía. Se escribe y se lee de vuelta antes de sustituir LOG.⏎⏎Guarde DEST junto a LOG, o donde se creó: todo se encuentra como antes. Mientras no esté allí,⏎lo que hay en LOG se muestra y puede tramitarse, y lo que necesita el resto se rechaza y lo⏎dice. Una copia de seguridad lo tiene todo. Fuente: Specs/WriteAheadLog.md, "An archived⏎beginning".
Escribe LOG, cuyos textos están en claro, en el registro nuevo DEST, cuyos textos van⏎sellados: con las mismas posiciones, momentos y decisiones. Después lee DEST y compara.⏎DEST.keys tiene las claves, envueltas con la clave maestra. Si se interrumpe, sigue donde se⏎detuvo.⏎⏎Los puntos de control, pruebas, expedientes y copias de LOG no dicen nada de DEST. Mientras se⏎conserve LOG o uno de ellos, sus textos pueden leerse. Fuente: Specs/Secrecy.md, "Sealing a⏎log".
Cuenta las claves de LOG.keys, que abren los textos de un registro creado con --encrypt.⏎Con --rotate se envuelven con la clave maestra que indica CLAIMS_NEW_MASTER_KEY, _FILE o⏎_COMMAND; ningún texto se sella de nuevo. Las copias de LOG.keys hechas antes se abren con la⏎clave maestra de entonces. Fuente: Specs/Secrecy.md, "The keyring".
Enumera de quién se suprimieron los datos personales, quién lo hizo y por qué, y si ya⏎no están sus claves. Una copia de LOG.keys hecha antes aún los abre con la clave maestra: la⏎última columna dice para cuándo deben desaparecer tales copias. Indique las copias que conserva⏎para ver cuáles tienen todavía una clave: claims erasures backup/*.keys. Sale con 1 si queda una⏎clave, o si está en una copia pasado su plazo. Fuente: Specs/Secrecy.md, "Erasure".
Dice a ACTOR todo lo que el registro contiene sobre su persona: los flujos que son⏎suyos, qué hizo en otros, dónde le nombran otros, y cuáles de sus órdenes se rechazaron. Se le⏎muestra lo que puede leer; cuánto se reserva figura junto a cada flujo: lo que quienes lo⏎tramitan escribieron entre sí, y lo que trata de otras personas. De cada flujo suyo dice si sus⏎datos personales pueden suprimirse ahora, o por qué no; solo eso con --dry-run.⏎Fuente: Specs/Secrecy.md, "What is held on somebody".
Un punto de control firmado es una nota firmada de C2SP con una clave Ed25519. Las⏎claves quedan con quien firma: el registro no guarda ninguna. Un COMMAND lo ejecuta el⏎intérprete de órdenes; su respuesta es una firma de 64 bytes, tal cual o en base64. Fuente:⏎Specs/Proofs.md.
Para el registro propio; NOTE es un archivo que imprimió 'claims checkpoint', firmado:⏎  request NOTE    imprime lo que se envía a un testigo: NOTE, y la prueba de que continúa el⏎                  último punto de control que firmó el testigo. El cuerpo de add-checkpoint de⏎                  C2SP.⏎  timestamp NOTE  imprime lo que se envía a una autoridad de sellos de tiempo: RFC 3161, en DER.⏎  add NOTE FILE…  pone en NOTE las cofirmas que llegaron de vuelta, cada una en un FILE o en -;⏎                  y junto a ella, en NOTE.tsr, la respuesta de una autoridad.⏎  show NOTE       dice quién da fe de NOTE y cuándo; --witness dice de quién vale la palabra.⏎Como testigo de otros registros:⏎  new             crea --state, en el que aún no se ha visto nada, y con --new-key una clave.⏎  sign REQUEST    comprueba que el punto de control continúa el último que se firmó, lo anota⏎                  en --state e imprime la cofirma. Nunca firma un registro que retrocede, ni⏎                  dos historias. Un registro nuevo para el testigo necesita --key.⏎Las cofirmas son las de tlog-cosignature de C2SP. Fuente: Specs/Proofs.md, "Witnesses".
WHAT es la posición de un evento, que se muestra solo, o el id de una reclamación u otro⏎flujo, o tanto de su comienzo como ningún otro comparta, que se muestra entero. 'claims verify⏎--proof' admite lo impreso sin el registro. Fuente: Specs/Proofs.md.
ID es el id de un flujo de cualquier clase: véase 'claims help history'. El archivo se⏎abre en cualquier navegador, no necesita red y lleva la prueba de cada paso: su botón Verificar⏎recalcula los hashes hasta el punto de control, que firma --signing-key o --signer.⏎'claims verify --dossier FILE' comprueba cada byte de él, y cuenta de nuevo cada paso a partir⏎de sus bytes; con --log lo hace de nuevo a partir del registro, y busca quién registró su hash⏎(generateReport); con --reads, a quién se entregó, tal como lo registra 'dossier' con --reads.⏎Con --as falta lo que ese lector no ve, y no se dan bytes del registro que no deba ver.⏎Fuente: Specs/Dossier.md.
Cada línea es un verbo con sus opciones, como en la línea de órdenes, y además:⏎  as [ACTOR]       quién pregunta desde ahora; sin nombre, nadie en particular⏎  at [POINT]       el punto en que se muestra: una posición, un día o un momento; solo, ahora⏎  log [FILE]       otro registro; solo, el de siempre⏎  language [TAG]   palabras en lugar de códigos; sin TAG, códigos⏎  zone [ZONE]      el huso horario en que se leen los días y se muestran los momentos; solo, UTC⏎  help             todos los verbos; help VERB, help COMMAND⏎  quit             o Ctrl-D⏎Donde el sistema tiene GNU Readline o libedit, las líneas pueden editarse, repetirse y⏎completarse.
Sale con 1 si se incumple un invariante o un estado no lleva a ningún final; dice cómo⏎llegó allí.
claims spec run Specs/Scenarios/*.json reproduce cada escenario en un registro propio, en⏎memoria, e imprime una línea por cada uno que resulta distinto; con --json, una por cada uno,⏎resulte como resulte. Sale con 1 si uno falló o un archivo no puede leerse.⏎Fuente: Specs/Scenarios/README.md.
FILE es XES (IEEE 1849), una tabla (CSV) con una fila por evento, u OCEL 2.0 en JSON,⏎según se ve al comienzo; - lee la entrada estándar: zcat LOG.xes.gz | claims conform --map M -⏎El mapa dice si sus casos son reclamaciones o reportes, y qué significa cada actividad.⏎Se dice cuántos casos concuerdan con la tabla, y también con las condiciones; dónde terminan;⏎cuántos se reabrieron después de cerrarse; qué deduce el mapa; y cada desviación: antes cuántas⏎hay por actividad, orden y motivo, después una por una.⏎Las desviaciones son hallazgos, no fallos: sale con 0 las haya o no, y con 1 si el registro o el⏎mapa no pueden leerse. Examples/Maps tiene mapas y dice cómo se escriben.
draft FILE: FILE es un registro de eventos en XES, CSV u OCEL 2.0 JSON. Propone un mapa para⏎él, en la salida estándar: cada actividad se toma por lo que dicen su nombre, su lugar en los⏎casos y sus atributos. Lo que es una suposición tiene un miembro 'guess' que dice por qué;⏎'conform' cuenta las que quedan. Cómo les va a los casos con el mapa se dice en la salida de⏎errores.⏎⏎  claims map draft LOG.xes > map.json     # revise cada suposición, corríjala y quítela⏎  claims conform --map map.json LOG.xes⏎⏎Examples/Maps lleva de un registro de eventos a una importación limpia.
xes, csv, ocel: FILE es un registro de eventos en XES (IEEE 1849), una tabla con una fila⏎por evento, u OCEL 2.0 en JSON; - lee la entrada estándar. Cada caso que concuerda se convierte⏎en una reclamación cuyos eventos tienen los momentos del caso (como momentos de efecto) y sus⏎personas; un mapa lee los importes y todo lo demás de los atributos del registro de eventos. Los⏎casos que no concuerdan, o de los que el registro rechazaría algo, se omiten y se nombran, y el⏎resto entra. Los ids se derivan del nombre del mapa, de los nombres de los casos y de los pasos.⏎Examples/Maps dice cómo se escriben los mapas; 'claims map draft FILE' empieza uno.⏎⏎fhir: cada FILE es JSON de FHIR R4: un Claim, un ClaimResponse, un ExplanationOfBenefit, un⏎Bundle con cualquiera de ellos, o datos masivos (NDJSON), un recurso por línea; - lee la entrada⏎estándar, de modo que 'gzip -dc FILE | claims import fhir -' lee lo comprimido. Las⏎reclamaciones reciben partidas, decisiones y pagos. Lo que inicia una reclamación entra entero o⏎no entra; lo que responde a una llega hasta la primera de sus órdenes que las reglas rechazan, y⏎eso se dice, como también cada valor para el que una reclamación no tiene campo. Lo escrito no⏎se sustituye por lo que ahora dice otra cosa. Un archivo o un recurso que no puede leerse no⏎afecta a los demás. Uno con modifierExtension se omite, como exige R4, salvo con⏎--despite-modifiers. Una línea por recurso cierra la salida. Los ids se derivan de los tipos e⏎ids de los recursos: --source NAME mantiene separados dos servidores. Specs/FHIR.md tiene las⏎tablas, elemento por elemento.⏎⏎veris: cada FILE es un incidente de VERIS en JSON, una lista de ellos, o uno por línea. Los⏎incidentes se convierten en reportes, hasta donde llegó su análisis; se dice aquello para lo que⏎un reporte no tiene campo, y un incidente que no lo es no afecta al resto.⏎Specs/IncidentJSON.md.⏎⏎incidents: cada FILE es lo que da el servicio de una app de reportes: un reporte, una lista de⏎ellos, o uno por línea.⏎'claims export incidents' imprime lo mismo. Specs/IncidentJSON.md.⏎⏎Sale con 0 si todo se trajo entero, con 3 si algún caso, recurso, incidente o reporte se omitió⏎o entró en parte, lo que se dice, y con 1 si un FILE no es del formato (fhir, veris, incidents:⏎si no lo es ninguno): entonces no se escribe nada.⏎⏎El momento de registro es ahora, y las órdenes dicen quién las importó. Todo se juzga antes de⏎escribir nada. Importar de nuevo no escribe nada dos veces, y retoma lo que dejó una⏎interrupción. ADMIN se inscribe si el registro es nuevo; si no, quien sea su único⏎administrador. ADMIN inscribe a las personas que actúan, y las reglas que difieren se fijan solo⏎para los días de la fuente.
Specs/Exports.md tiene cada formato, campo por campo. Sin --as se exporta todo el⏎registro; con él, lo que ve ese lector. FILE recibe su nombre solo cuando está completo.⏎Lo que un formato no puede contener se omite o se sustituye, y se dice en la salida de errores;⏎entonces sale con 3.
put FILE…   guarda los bytes de cada FILE con su hash SHA-256, y dice el hash, el tamaño y⏎            el tipo de los bytes. --json añade el hash como lo llevan las órdenes, sha256.⏎get DIGEST  escribe los bytes de un hash: 64 dígitos hexadecimales, o como lo llevan las⏎            órdenes.⏎verify      lee cada blob que el registro nombra y lo compara con lo que el registro dice de⏎            él: hash, tamaño, tipo. Sale con 4 si falta uno o no coincide. Se enumeran los⏎            blobs que el registro nunca nombró: puede que no se necesiten.⏎seal        sella los blobs en claro que nombra un registro cuyos textos están sellados.⏎clean       elimina los blobs cuyas claves se destruyeron, y lo que dejaron escrituras⏎            interrumpidas.⏎En un registro creado con --encrypt, los bytes se sellan con la clave de la persona de quien⏎trata el flujo que indica --of, y se suprimen con ella.⏎Lo que se espera (un archivo que aún no se subió), o se quitó de su flujo, no tiene que estar,⏎ni lo que es de un documento eliminado o de un reporte descartado; lo que se desalojó está en⏎otro lugar. Perfiles, tipos y blobs sellados: Specs/BlobStore.md.
RUNS, SECS y NBULK en el entorno fijan las rondas, los segundos y los eventos.
cada evento y cada rechazo como CloudEvent 1.0.2, uno por línea
una traza por reclamación, o por flujo de otra --kind, para minería de procesos
eventos de reclamaciones, pagos, personas, documentos, etc., como OCEL 2.0
eventos, reclamaciones, pagos, personas, … como tablas: una, o una carpeta
las mismas tablas con claves y vistas, para SQLite y PostgreSQL
reclamaciones, respuestas, quién cambió qué y rechazos como HL7 FHIR R4
reportes de incidentes como los leen las apps de reportes
"""##)

  private static let enXA = lines(of: ##"""
Pseudo
[Ñöţ ƀéğûñ one]
[Ŕéçöŕđîñğ one]
[Šàṽéđ one]
[Šûƀɱîţţéđ one]
[Ļîñķéđ one]
[Đîšçàŕđéđ one]
[Þéŕšöñàļ đàţà éŕàšéđ one]
[Ûñšþéçîƒîéđ one]
[Ŕéçöŕđ àñ àççîđéñţ one]
[Àđđ éṽîđéñçé one]
[Éđîţ ţĥé àççîđéñţ one]
[Šàṽé one]
[Šûƀɱîţ ţĥé àççîđéñţ one]
[Ļîñķ ţĥé àççîđéñţ one]
[Đîšçàŕđ ţĥé àççîđéñţ one]
[Ŕéçöŕđ ţĥé ûþļöàđ öƒ éṽîđéñçé one two]
[Ŕéɱöṽé éṽîđéñçé one]
[Éŕàšé ţĥé þéŕšöñàļ đàţà öƒ ţĥé àççîđéñţ one two three]
[Ûñšþéçîƒîéđ one]
[Ŕéçöŕđîñğ ƀéğûñ one]
[Éṽîđéñçé àđđéđ one]
[Àççîđéñţ éđîţéđ one]
[Àççîđéñţ šàṽéđ one]
[Àççîđéñţ šûƀɱîţţéđ one]
[Àççîđéñţ ļîñķéđ one]
[Àççîđéñţ đîšçàŕđéđ one]
[Éṽîđéñçé ûþļöàđéđ one]
[Éṽîđéñçé ŕéɱöṽéđ one]
[Þéŕšöñàļ đàţà öƒ ţĥé àççîđéñţ éŕàšéđ one two three]
[Ûñšþéçîƒîéđ one]
[Ñöñé one]
[Ṁîñöŕ one]
[Šéṽéŕé one]
[Ƒàţàļ one]
[Ûñšþéçîƒîéđ one]
[Çļàîɱàñţ one]
[Àğéñţ one]
[Àššéššöŕ one]
[Ĥàñđļéŕ one]
[Ṽéŕîƒîéŕ one]
[Šûþéŕṽîšöŕ one]
[Þàýéŕ one]
[Îñṽéšţîğàţöŕ one]
[Ļéğàļ çöûñšéļ one]
[Àđɱîñîšţŕàţöŕ one]
[Šýšţéɱ one]
[Àûđîţöŕ one]
[Àñöñýɱöûš one]
[Çöñţŕàçţöŕ one]
[Ñöţ ŕéğîšţéŕéđ one]
[Àçţîṽé one]
[Îñàçţîṽé one]
[Þéŕšöñàļ đàţà éŕàšéđ one]
[Ûñšþéçîƒîéđ one]
[Ŕéšéŕṽé one]
[Đéçîšîöñ one]
[Þàýɱéñţ one]
[Ûñšþéçîƒîéđ one]
[Ŕéğîšţéŕ à þéŕšöñ one]
[Ğŕàñţ à ŕöļé one]
[Ŕéṽöķé à ŕöļé one]
[Šéţ à ļîɱîţ one]
[Đéàçţîṽàţé one]
[Ŕéàçţîṽàţé one]
[Çĥàñğé ĥöŵ ţĥéý àŕé ŕéàçĥéđ one two]
[Éŕàšé ţĥé þéŕšöñàļ đàţà öƒ ţĥé þéŕšöñ one two three]
[Ûñšþéçîƒîéđ one]
[Þéŕšöñ ŕéğîšţéŕéđ one]
[Ŕöļé ğŕàñţéđ one]
[Ŕöļé ŕéṽöķéđ one]
[Ļîɱîţ šéţ one]
[Þéŕšöñ đéàçţîṽàţéđ one]
[Þéŕšöñ ŕéàçţîṽàţéđ one]
[Çöñţàçţ đéţàîļš çĥàñğéđ one]
[Þéŕšöñàļ đàţà öƒ ţĥé þéŕšöñ éŕàšéđ one two]
[Ɓûîļţ îñ one]
[Çĥàñğéđ one]
[Ûñšþéçîƒîéđ one]
[Àđđ à çöđé one]
[Ŕéļàƀéļ à çöđé one]
[Ŕéţîŕé à çöđé one]
[Ŕéšţöŕé à çöđé one]
[Þûƀļîšĥ à ǫûéšţîöññàîŕé one]
[Ûñšþéçîƒîéđ one]
[Çöđé àđđéđ one]
[Çöđé ŕéļàƀéļļéđ one]
[Çöđé ŕéţîŕéđ one]
[Çöđé ŕéšţöŕéđ one]
[Ǫûéšţîöññàîŕé þûƀļîšĥéđ one]
[Ûñšþéçîƒîéđ one]
[Ǫûéšţîöñ one]
[Šûɱɱàŕý one]
[Šéçţîöñ one]
[Ûñšþéçîƒîéđ one]
[Ķîñđš öƒ àţţàçķ one]
[Îɱþàçţš one]
[Šţàţûšéš öƒ ŕéþöŕţš one]
[Ļéṽéļš öƒ đàñğéŕ one]
[Çéŕţàîñţý öƒ îñçîđéñţš one]
[Ŵàýš öƒ đîšçöṽéŕý one]
[Ŕéàšöñš ƒöŕ çļöšîñğ one]
[Àçţîöñš îñ îñçîđéñţš one]
[Þŕàçţîçé àŕéàš one]
[Ğûîđéš one]
[Ķîñđš öƒ îñçîđéñţ one]
[Šöûŕçéš öƒ éñǫûîŕîéš one]
[Ŕéàšöñš ƒöŕ ļöšîñğ éñǫûîŕîéš one two]
[Ŵàýš öƒ çöñţàçţ one]
[Ķîñđš öƒ đöçûɱéñţ one]
[Ŕéàšöñš ƒöŕ ţûŕñîñğ đöŵñ đöçûɱéñţš one two]
[Ķîñđš öƒ çļàîɱ one]
[Ŵĥàţ îš đàɱàğéđ one]
[Šéṽéŕîţîéš one]
[Ŕéàšöñš ƒöŕ ţûŕñîñğ ƀàçķ one two]
[Ŕéàšöñš ƒöŕ đéñîàļ one]
[Öûţçöɱéš one]
[Ŕéàšöñš ƒöŕ ŕéöþéñîñğ one]
[Šîğñš öƒ ƒŕàûđ one]
[Ķîñđš öƒ çöšţ one]
[Ûñšþéçîƒîéđ one]
[Çļàîɱ ƀéğûñ one]
[Đéţàîļš éđîţéđ one]
[Çļàîɱ šûƀɱîţţéđ one]
[Çļàîɱ ţàķéñ îñ one]
[Ĥàñđļéŕ àššîğñéđ one]
[Îñṽéšţîğàţîöñ šţàŕţéđ one]
[Ŕéšéŕṽé šéţ one]
[Ŕéšéŕṽé ŕéļéàšéđ one]
[Çļàîɱ àþþŕöṽéđ one]
[Çļàîɱ đéñîéđ one]
[Þàýɱéñţ ŕéǫûéšţéđ one]
[Þàýɱéñţ àûţĥöŕîšéđ one]
[Þàýɱéñţ þàîđ öûţ one]
[Çļàîɱ šéţţļéđ one]
[Çļàîɱ çļöšéđ one]
[Çļàîɱ ŕéöþéñéđ one]
[Ñöţé àđđéđ one]
[Đûþļîçàţé šûšþéçţéđ one]
[Çļàîɱ šûƀɱîţţéđ àğàîñ one]
[Çļàîɱ ţûŕñéđ ƀàçķ one]
[Ŕéçéîþţ àçķñöŵļéđğéđ one]
[Çĥéçķ ŕéçöŕđéđ one]
[Îñƒöŕɱàţîöñ ŕéǫûéšţéđ one]
[Îñƒöŕɱàţîöñ ğîṽéñ one]
[Ŕéǫûéšţ ƒöŕ îñƒöŕɱàţîöñ éẋþîŕéđ one two]
[Çļàîɱ àđđéđ ţö one]
[Ŕéṽîéŵ ñééđéđ one]
[Ŕéṽîéŵ çöɱþļéţéđ one]
[Ŕéšéŕṽé þŕöþöšéđ one]
[Þŕöþöšéđ ŕéšéŕṽé đéçļîñéđ one two]
[Çļàîɱ àþþŕöṽéđ îñ þàŕţ one]
[Đéçîšîöñ þŕöþöšéđ one]
[Đéçîšîöñ ğîṽéñ ƀàçķ one]
[Àþþéàļ ļöđğéđ one]
[Đéçîšîöñ ţàķéñ ƀàçķ one]
[Þàýɱéñţ đéçļîñéđ one]
[Þàýɱéñţ àŕŕîṽéđ one]
[Þàýɱéñţ šţöþþéđ one]
[Þàýɱéñţ ƒàîļéđ one]
[Þàýɱéñţ ţàķéñ ƀàçķ one]
[Çļàîɱ ŵîţĥđŕàŵñ one]
[Ṁàŕķéđ àš đûþļîçàţé one]
[Çļàîɱ ṽöîđéđ one]
[Šûšþîçîöñ öƒ ƒŕàûđ ŕéþöŕţéđ one two]
[Ŕéƒéŕŕéđ ţö ţĥé îñṽéšţîğàţöŕš one two]
[Šûšþîçîöñ çļéàŕéđ one]
[Ƒŕàûđ çöñƒîŕɱéđ one]
[Ŕéçöṽéŕý ƀéğûñ one]
[Ṁöñéý çàɱé ƀàçķ one]
[Ŕéçöṽéŕý çöñƒîŕɱéđ one]
[Ŕéçöṽéŕý ţàķéñ ƀàçķ one]
[Ŕéçöṽéŕý éñđéđ one]
[Ļàŵšûîţ ƀéğûñ one]
[Ļàŵšûîţ éñđéđ one]
[Þàŕţ àđđéđ one]
[Þàŕţ çĥàñğéđ one]
[Þàŕţ ŕéɱöṽéđ one]
[Ûþļöàđ ŕéçöŕđéđ one]
[Đàɱàğé àššéššéđ one]
[Đàɱàğé àñàļýšéđ one]
[Đöçûɱéñţ àţţàçĥéđ one]
[Đöçûɱéñţ đéţàçĥéđ one]
[Çöñṽéŕšàţîöñ ŕéçöŕđéđ one]
[Ƒàçţ çöŕŕéçţéđ one]
[Ŕéþöŕţ ɱàđé one]
[Þéŕšöñàļ đàţà éŕàšéđ one]
[Ŕéþŕéšéñţàţîṽé àûţĥöŕîšéđ one two]
[Ŕéþŕéšéñţàţîṽé ŕéṽöķéđ one]
[Ŕéþŕéšéñţàţîöñ àççéþţéđ one]
[Ļîñé îţéɱ þŕîçéđ one]
[Ŵĥàţ ŵàš öŵéđ ŵŕîţţéñ öƒƒ one two]
[Ļöšš ŵŕîţţéñ öƒƒ one]
[Çļàîɱàñţ ţöļđ öƒ ţĥé đéçîšîöñ one two]
[Àþþéàļ ŵàîṽéđ one]
[Ţéŕɱš öƒ ţĥé þöļîçý ŕéçöŕđéđ one two]
[Ñöñé one]
[Ŕéǫûéšţéđ one]
[Àûţĥöŕîšéđ one]
[Þàîđ öûţ one]
[Çļéàŕéđ one]
[Đéçļîñéđ one]
[Šţöþþéđ one]
[Ƒàîļéđ one]
[Ŕéṽéŕšéđ one]
[Ñöñé one]
[Þŕöþöšéđ one]
[Ñöñé one]
[Šûšþéçţéđ one]
[Ŵîţĥ ţĥé îñṽéšţîğàţöŕš one]
[Çļéàŕéđ one]
[Çöñƒîŕɱéđ one]
[Ñöñé one]
[Ûñđéŕ ŵàý one]
[Çļöšéđ one]
[Ûñšþéçîƒîéđ one]
[Ƒŕöɱ ŵĥöéṽéŕ îš ļîàƀļé one]
[Šàļṽàğé one]
[Ŕéƒûñđ öƒ ţĥé đéđûçţîƀļé one two]
[Ŕéîñšûŕàñçé one]
[Ñöñé one]
[Ûñđéŕ ŵàý one]
[Çļöšéđ one]
[Ûñšþéçîƒîéđ one]
[Çļàîɱ çöšţ one]
[Éẋþéñšé one]
[Ñöţ ƀéğûñ one]
[Đŕàƒţ one]
[Šûƀɱîţţéđ one]
[Ŕéĵéçţéđ one]
[Öþéñ one]
[Ûñđéŕ îñṽéšţîğàţîöñ one]
[Îñƒöŕɱàţîöñ ŕéǫûéšţéđ one]
[Àþþŕöṽéđ one]
[Þàŕţîàļļý àþþŕöṽéđ one]
[Đéñîéđ one]
[Ûñđéŕ àþþéàļ one]
[Šéţţļéđ one]
[Çļöšéđ one]
[Ṽöîđéđ one]
[Þéŕšöñàļ đàţà éŕàšéđ one]
[Ûñšþéçîƒîéđ one]
[Ṁéđîçàļ one]
[Đéñţàļ one]
[Ṽîšîöñ one]
[Þŕöþéŕţý one]
[Îñĵûŕý, ŵîţĥ ļéğàļ çļàîɱ one two]
[Ṁöţöŕ one]
[Çýƀéŕ ļöšš one]
[Ûñšþéçîƒîéđ one]
[Çļàîɱ one]
[Þŕéàûţĥöŕîšàţîöñ one]
[Éšţîɱàţé îñ àđṽàñçé one]
[Ûñšþéçîƒîéđ one]
[Çöɱþļéţéđ one]
[Çļöšéđ ŵîţĥöûţ þàýɱéñţ one]
[Àñšŵéŕéđ one]
[Đéñîéđ ƒöŕ ğööđ one]
[Ŕéĵéçţéđ ƒöŕ ğööđ one]
[Ñö àñšŵéŕ one]
[Ŵîţĥđŕàŵñ one]
[Đûþļîçàţé one]
[Ĥàñđéđ öṽéŕ one]
[Ûñšþéçîƒîéđ one]
[Çļàîɱàñţ one]
[Îñšûŕéđ one]
[Þàýéé one]
[Öţĥéŕ þàŕţý one]
[Ŵîţñéšš one]
[Çöûñšéļ one]
[Þŕöṽîđéŕ one]
[Îñšûŕéŕ one]
[Ûñšþéçîƒîéđ one]
[Çöṽéŕ one]
[Çöñţŕàçţ one]
[Đéđûçţîƀļé one]
[Ļîàƀîļîţý one]
[Þļàûšîƀîļîţý one]
[Çöɱþļéţéñéšš one]
[Þŕîöŕ çļàîɱš one]
[Ûñšþéçîƒîéđ one]
[Þàššéđ one]
[Ƒàîļéđ one]
[Ûñçļéàŕ one]
[Ûñšþéçîƒîéđ one]
[Ɓéğîñ à çļàîɱ one]
[Éđîţ ţĥé đéţàîļš one]
[Àđđ à þàŕţ one]
[Çĥàñğé à þàŕţ one]
[Àţţàçĥ à đöçûɱéñţ one]
[Đéţàçĥ à đöçûɱéñţ one]
[Šûƀɱîţ one]
[Šûƀɱîţ àğàîñ one]
[Ţûŕñ ƀàçķ one]
[Ţàķé îñ one]
[Àçķñöŵļéđğé one]
[Àššîğñ one]
[Šţàŕţ îñṽéšţîğàţîñğ one]
[Ŕéçöŕđ à çĥéçķ one]
[Àšķ ƒöŕ îñƒöŕɱàţîöñ one]
[Ğîṽé îñƒöŕɱàţîöñ one]
[Éñđ ţĥé ŵàîţ ƒöŕ îñƒöŕɱàţîöñ one two]
[Šéţ ţĥé ŕéšéŕṽé one]
[Çöñƒîŕɱ ţĥé ŕéšéŕṽé one]
[Àþþŕöṽé one]
[Àþþŕöṽé îñ þàŕţ one]
[Đéñý one]
[Çöñƒîŕɱ ţĥé đéçîšîöñ one]
[Ğîṽé ţĥé đéçîšîöñ ƀàçķ one]
[Àþþéàļ one]
[Ŕéǫûéšţ à þàýɱéñţ one]
[Àûţĥöŕîšé ţĥé þàýɱéñţ one]
[Đéçļîñé ţĥé þàýɱéñţ one]
[Þàý öûţ one]
[Ŕéçöŕđ ţĥàţ îţ àŕŕîṽéđ one]
[Šţöþ ţĥé þàýɱéñţ one]
[Ţàķé ţĥé þàýɱéñţ ƀàçķ one]
[Çļöšé one]
[Ŵîţĥđŕàŵ one]
[Ṁàŕķ àš đûþļîçàţé one]
[Ṽöîđ one]
[Ŕéöþéñ one]
[Ŕéþöŕţ à šûšþîçîöñ öƒ ƒŕàûđ one two]
[Ŕéƒéŕ ţö ţĥé îñṽéšţîğàţöŕš one two]
[Çļéàŕ ţĥé šûšþîçîöñ one]
[Çļàîɱ ɱöñéý ƀàçķ one]
[Ŕéçöŕđ à ļàŵšûîţ one]
[Àđđ à ñöţé one]
[Çöŕŕéçţ à ƒàçţ one]
[Ŕéçöŕđ àñ àñàļýšîš one]
[Ṁàķé à ŕéþöŕţ one]
[Éŕàšé þéŕšöñàļ đàţà one]
[Àđđ ţö ţĥé çļàîɱ one]
[Ţàķé ţĥé đéçîšîöñ ƀàçķ one]
[Çöɱþļéţé ţĥé ŕéṽîéŵ one]
[Ŕéɱöṽé à þàŕţ one]
[Ŕéçöŕđ àñ ûþļöàđ one]
[Àššéšš ţĥé đàɱàğé one]
[Đéçļîñé ţĥé ŕéšéŕṽé one]
[Çöñƒîŕɱ ţĥé ƒŕàûđ one]
[Ŕéçöŕđ ɱöñéý ţĥàţ çàɱé ƀàçķ one two]
[Éñđ ţĥé ŕéçöṽéŕý one]
[Çöñƒîŕɱ à ŕéçöṽéŕý one]
[Ţàķé à ŕéçöṽéŕý ƀàçķ one]
[Éñđ ţĥé ļàŵšûîţ one]
[Ŕéçöŕđ à çöñṽéŕšàţîöñ one]
[Àûţĥöŕîšé à ŕéþŕéšéñţàţîṽé one two]
[Ŕéṽöķé à ŕéþŕéšéñţàţîṽé one]
[Àğŕéé ţö àçţ ƒöŕ ţĥé çļàîɱàñţ one two]
[Þŕîçé à ļîñé îţéɱ one]
[Àšķ ƒöŕ à ŕéṽîéŵ one]
[Ŵŕîţé öƒƒ ŵĥàţ îš öŵéđ one]
[Ŵŕîţé öƒƒ ŵĥàţ đöéš ñöţ çöɱé ƀàçķ one two]
[Ŕéçöŕđ ţĥàţ ţĥé çļàîɱàñţ ŵàš ţöļđ one two]
[Ŵàîṽé ţĥé àþþéàļ one]
[Ŕéçöŕđ ţĥé ţéŕɱš öƒ ţĥé þöļîçý one two]
[Ûñšþéçîƒîéđ one]
[Ŵàîţîñğ one]
[Ûþļöàđîñğ one]
[Šţöŕéđ one]
[Ƒàîļéđ one]
[Ǫûàŕàñţîñéđ one]
[Ûñšþéçîƒîéđ one]
[Þŕöþöšéđ one]
[Àššéššéđ one]
[Àğŕééđ one]
[Đîšþûţéđ one]
[Ûñšþéçîƒîéđ one]
[Ṁîñöŕ one]
[Ṁöđéŕàţé one]
[Šéṽéŕé one]
[Ţöţàļ ļöšš one]
[Ûñšþéçîƒîéđ one]
[Đîšţàñçé one]
[Àŕéà one]
[Ṽöļûɱé one]
[Ûñšþéçîƒîéđ one]
[Ṁîļļîɱéţŕéš one]
[Šǫûàŕé ɱîļļîɱéţŕéš one]
[Çûƀîç ɱîļļîɱéţŕéš one]
[Ûñšþéçîƒîéđ one]
[Ĥîğĥ one]
[Ṁéđîûɱ one]
[Ļöŵ one]
[Ûñšþéçîƒîéđ one]
[Àšķéđ one]
[Þàššéđ one]
[Ŕéĵéçţéđ one]
[Ñöţ ƀéğûñ one]
[Đŕàƒţ one]
[Ŵàîţîñğ ƒöŕ ṽéŕîƒîçàţîöñ one two]
[Ṽéŕîƒîéđ one]
[Ţûŕñéđ đöŵñ one]
[Éẋþîŕéđ one]
[Ŕéþļàçéđ one]
[Đéļéţéđ one]
[Þéŕšöñàļ đàţà éŕàšéđ one]
[Ûñšþéçîƒîéđ one]
[Ɓéğîñ à đöçûɱéñţ one]
[Àđđ à þàğé one]
[Ŕéɱöṽé à þàğé one]
[Éđîţ ţĥé đöçûɱéñţ one]
[Šûƀɱîţ ţĥé đöçûɱéñţ one]
[Ŕéçöŕđ ţĥé ţéẋţ ŕéàđ one]
[Ṽéŕîƒý one]
[Ţûŕñ ţĥé đöçûɱéñţ đöŵñ one]
[Šûƀɱîţ ţĥé đöçûɱéñţ àğàîñ one two]
[Ŕéɱîñđ öƒ ţĥé éẋþîŕý one]
[Ļéţ ţĥé đöçûɱéñţ éẋþîŕé one]
[Ŕéñéŵ ţĥé đöçûɱéñţ one]
[Ŕéṽöķé ţĥé ṽéŕîƒîçàţîöñ one]
[Šĥàŕé one]
[Đéļéţé ţĥé đöçûɱéñţ one]
[Šţöþ šĥàŕîñğ one]
[Àûţĥöŕîšé à ŕéþŕéšéñţàţîṽé one two]
[Ŕéṽöķé à ŕéþŕéšéñţàţîṽé one]
[Éŕàšé ţĥé þéŕšöñàļ đàţà öƒ ţĥé đöçûɱéñţ one two three]
[Ûñšþéçîƒîéđ one]
[Đöçûɱéñţ ƀéğûñ one]
[Þàğé àđđéđ one]
[Þàğé ŕéɱöṽéđ one]
[Đöçûɱéñţ éđîţéđ one]
[Đöçûɱéñţ šûƀɱîţţéđ one]
[Ţéẋţ ŕéàđ one]
[Đöçûɱéñţ ṽéŕîƒîéđ one]
[Đöçûɱéñţ ţûŕñéđ đöŵñ one]
[Đöçûɱéñţ šûƀɱîţţéđ àğàîñ one two]
[Ŕéɱîñđéŕ öƒ éẋþîŕý šéñţ one]
[Đöçûɱéñţ éẋþîŕéđ one]
[Đöçûɱéñţ ŕéþļàçéđ one]
[Ṽéŕîƒîçàţîöñ ŕéṽöķéđ one]
[Đöçûɱéñţ šĥàŕéđ one]
[Đöçûɱéñţ đéļéţéđ one]
[Šĥàŕîñğ éñđéđ one]
[Ŕéþŕéšéñţàţîṽé àûţĥöŕîšéđ one two]
[Ŕéþŕéšéñţàţîṽé ŕéṽöķéđ one]
[Þéŕšöñàļ đàţà öƒ ţĥé đöçûɱéñţ éŕàšéđ one two three]
[Ûñšþéçîƒîéđ one]
[Ñöţ ñééđéđ one]
[Đöñé one]
[Ƒàîļéđ one]
[Ñöţ ƀéğûñ one]
[Đŕàƒţ one]
[Šûƀɱîţţéđ one]
[Çöñţàçţéđ one]
[Ǫûàļîƒîéđ one]
[Đîšǫûàļîƒîéđ one]
[Ṁàđé à çļàîɱ one]
[Ļöšţ one]
[Đîšçàŕđéđ one]
[Þéŕšöñàļ đàţà éŕàšéđ one]
[Ûñšþéçîƒîéđ one]
[Àšķ ƒöŕ àđṽîçé one]
[Éđîţ ţĥé éñǫûîŕý one]
[Šéñđ ţĥé éñǫûîŕý one]
[Ŕéçöŕđ à çöñţàçţ one]
[Ǫûàļîƒý one]
[Đîšǫûàļîƒý one]
[Ṁàķé ţĥé éñǫûîŕý à çļàîɱ one two]
[Ğîṽé ûþ one]
[Ţàķé ûþ àğàîñ one]
[Đîšçàŕđ ţĥé éñǫûîŕý one]
[Àšķ ƒöŕ àđṽîçé ŵîţĥöûţ àñ àççöûñţ one two]
[Éŕàšé ţĥé þéŕšöñàļ đàţà öƒ ţĥé ļéàđ one two]
[Ûñšþéçîƒîéđ one]
[Éñǫûîŕý ƀéğûñ one]
[Éñǫûîŕý éđîţéđ one]
[Éñǫûîŕý šéñţ one]
[Çöñţàçţ àţţéɱþţéđ one]
[Çöñţàçţ ɱàđé one]
[Éñǫûîŕý ǫûàļîƒîéđ one]
[Éñǫûîŕý đîšǫûàļîƒîéđ one]
[Éñǫûîŕý ɱàđé à çļàîɱ one]
[Éñǫûîŕý ļöšţ one]
[Éñǫûîŕý ţàķéñ ûþ àğàîñ one]
[Éñǫûîŕý đîšçàŕđéđ one]
[Þéŕšöñàļ đàţà öƒ ţĥé ļéàđ éŕàšéđ one two]
[Ûñšþéçîƒîéđ one]
[Ŕéàçĥéđ one]
[Ñö àñšŵéŕ one]
[Ṁéššàğé ļéƒţ one]
[Ŵŕöñğ çöñţàçţ đéţàîļš one]
[Ûñšþéçîƒîéđ one]
[Ñö çöñƒļîçţ one]
[Çöñƒļîçţ one]
[Ûñšþéçîƒîéđ one]
[Öûţšîđé ţĥé þŕàçţîçé one]
[Ñö çàšé one]
[Çöñƒļîçţ öƒ îñţéŕéšţ one]
[Ţöö ļàţé one]
[Ŕéþŕéšéñţéđ ƀý šöɱéƀöđý éļšé one two]
[Đûþļîçàţé one]
[Ûñŵàñţéđ ɱàîļ one]
[Öţĥéŕ one]
[Ñöţ ǫûéûéđ one]
[Ŵàîţîñğ ţö ƀé šéñţ one]
[Ɓéîñğ šéñţ one]
[Ţö ƀé šéñţ àğàîñ one]
[Àççéþţéđ one]
[Ŕéƒûšéđ one]
[Çöûļđ ñöţ ƀé šéñţ one]
[Îñ çöñƒļîçţ one]
[Đŕöþþéđ one]
[Ûñšþéçîƒîéđ one]
[Ǫûéûé one]
[Šéñđ ñöŵ one]
[Ñöţé ţĥàţ îţ ŵàš àççéþţéđ one two]
[Ñöţé ţĥàţ îţ ŵàš ŕéƒûšéđ one two]
[Ñöţé ţĥàţ šéñđîñğ ƒàîļéđ one two]
[Šţöþ ţŕýîñğ one]
[Ñöţé à çöñƒļîçţ one]
[Ŕéšöļṽé ţĥé çöñƒļîçţ one]
[Ţŕý àğàîñ one]
[Đŕöþ one]
[Çĥàñğé ƀéƒöŕé šéñđîñğ one]
[Šéñđ àš à ñéŵ çöɱɱàñđ one]
[Ûñšþéçîƒîéđ one]
[Ǫûéûéđ one]
[Šéñđîñğ ƀéğûñ one]
[Àççéþţéđ ƀý ţĥé öţĥéŕ šîđé one two]
[Ŕéƒûšéđ ƀý ţĥé öţĥéŕ šîđé one two]
[Šéñđîñğ ƒàîļéđ one]
[Šéñđîñğ ğîṽéñ ûþ one]
[Çöñƒļîçţ ƒöûñđ one]
[Çöñƒļîçţ ŕéšöļṽéđ one]
[Ǫûéûéđ àğàîñ one]
[Đŕöþþéđ one]
[Çĥàñğéđ ƀéƒöŕé šéñđîñğ one]
[Šéñţ àš à ñéŵ çöɱɱàñđ one]
[Ûñšþéçîƒîéđ one]
[Ţĥéŕé îš ñö çöññéçţîöñ one]
[Ñö àñšŵéŕ çàɱé îñ ţîɱé one]
[Þļéàšé šîğñ îñ àğàîñ one]
[Ţĥé ŕéǫûéšţ ŵàš ñöţ ţàķéñ one two]
[Šéñđîñğ ŵàš šţöþþéđ one]
[Ţĥé àþþ éñđéđ ŵĥîļé îţ ŵàš šéñđîñğ one two]
[Ûñšþéçîƒîéđ one]
[Đéçîđé àğàîñ öñ ŵĥàţ îš ţĥéŕé ñöŵ one two]
[Ķééþ ŵĥàţ îš ţĥéŕé one]
[Šéñđ ɱîñé àļļ ţĥé šàɱé one]
[Ķééþ ŵĥîçĥéṽéŕ îš ñéŵéŕ one]
[Ñöţ öþéñéđ one]
[Öþéñ one]
[Çöɱþļéţéđ one]
[Çàñçéļļéđ one]
[Þéŕšöñàļ đàţà éŕàšéđ one]
[Ûñšþéçîƒîéđ one]
[Öþéñ àñ àçţîṽîţý one]
[Ğîṽé ţĥé àçţîṽîţý ţö šöɱéƀöđý éļšé one two]
[Çĥàñğé ţĥé đûé đàţé one]
[Ñöţé ŵĥàţ çàɱé öƒ îţ šö ƒàŕ one two]
[Çöɱþļéţé ţĥé àçţîṽîţý one]
[Çàñçéļ ţĥé àçţîṽîţý one]
[Éšçàļàţé ţĥé àçţîṽîţý one]
[Éŕàšé ţĥé þéŕšöñàļ đàţà öƒ ţĥé àçţîṽîţý one two three]
[Ûñšþéçîƒîéđ one]
[Àçţîṽîţý öþéñéđ one]
[Àçţîṽîţý ğîṽéñ ţö šöɱéƀöđý éļšé one two]
[Đûé đàţé çĥàñğéđ one]
[Ñöţé öñ ţĥé àçţîṽîţý àđđéđ one two]
[Àçţîṽîţý çöɱþļéţéđ one]
[Àçţîṽîţý çàñçéļļéđ one]
[Àçţîṽîţý éšçàļàţéđ one]
[Þéŕšöñàļ đàţà öƒ ţĥé àçţîṽîţý éŕàšéđ one two three]
[Ûñšþéçîƒîéđ one]
[Çļàîɱ one]
[Đöçûɱéñţ one]
[Ŕéþöŕţ one]
[Àççîđéñţ one]
[Þŕöþéŕţý one]
[Ǫûîž one]
[Ļéàđ one]
[Ñöţ ŕéğîšţéŕéđ one]
[Àçţîṽé one]
[Àŕçĥîṽéđ one]
[Þéŕšöñàļ đàţà éŕàšéđ one]
[Ûñšþéçîƒîéđ one]
[Ŕéğîšţéŕ à þŕöþéŕţý one]
[Éđîţ ţĥé þŕöþéŕţý one]
[Àđđ à ŕööɱ one]
[Éđîţ ţĥé ŕööɱ one]
[Ŕéɱöṽé ţĥé ŕööɱ one]
[Ĥàñđ ţĥé þŕöþéŕţý öṽéŕ one]
[Àŕçĥîṽé ţĥé þŕöþéŕţý one]
[Éŕàšé ţĥé þéŕšöñàļ đàţà öƒ ţĥé þŕöþéŕţý one two three]
[Ûñšþéçîƒîéđ one]
[Þŕöþéŕţý ŕéğîšţéŕéđ one]
[Þŕöþéŕţý éđîţéđ one]
[Ŕööɱ àđđéđ one]
[Ŕööɱ éđîţéđ one]
[Ŕööɱ ŕéɱöṽéđ one]
[Þŕöþéŕţý ĥàñđéđ öṽéŕ one]
[Þŕöþéŕţý àŕçĥîṽéđ one]
[Þéŕšöñàļ đàţà öƒ ţĥé þŕöþéŕţý éŕàšéđ one two three]
[Ûñšþéçîƒîéđ one]
[Ĥöûšé one]
[Àþàŕţɱéñţ one]
[Ɓûšîñéšš þŕéɱîšéš one]
[Ƒàçţöŕý öŕ ŵöŕķšĥöþ one]
[Ļàñđ one]
[Öţĥéŕ one]
[Ûñšþéçîƒîéđ one]
[Ļîṽîñğ ŕööɱ one]
[Ɓéđŕööɱ one]
[Ķîţçĥéñ one]
[Ɓàţĥŕööɱ one]
[Ĥàļļ one]
[Öƒƒîçé one]
[Šţöŕàğé ŕööɱ one]
[Ğàŕàğé one]
[Çéļļàŕ one]
[Àţţîç one]
[Öûţšîđé one]
[Öţĥéŕ one]
[Ñöţ ƀéğûñ one]
[Ǫûéšţîöñ one]
[Ŕéšûļţ one]
[Àƀàñđöñéđ one]
[Ûñšþéçîƒîéđ one]
[Ɓéğîñ one]
[Çĥööšé one]
[Ɓàçķ one]
[Ɓéğîñ àğàîñ one]
[Ļéàṽé one]
[Ûñšþéçîƒîéđ one]
[Ǫûîž ƀéğûñ one]
[Öþţîöñ çĥöšéñ one]
[Ǫûîž çöɱþļéţéđ one]
[Ŵéñţ ƀàçķ one]
[Ǫûîž ƀéğûñ àğàîñ one]
[Ǫûîž àƀàñđöñéđ one]
[Ñöţ ƀéğûñ one]
[Đŕàƒţ one]
[Ñéŵ one]
[Ŕéṽîéŵéđ one]
[Ûñđéŕ îñṽéšţîğàţîöñ one]
[Çļöšéđ one]
[Đîšçàŕđéđ one]
[Þéŕšöñàļ đàţà éŕàšéđ one]
[Ûñšþéçîƒîéđ one]
[Ŕéþöŕţ àñ îñçîđéñţ one]
[Éđîţ ţĥé ŕéþöŕţ one]
[Àđđ àñ àţţàçĥɱéñţ one]
[Šéñđ ţĥé ŕéþöŕţ one]
[Đîšçàŕđ ţĥé đŕàƒţ one]
[Ŕéṽîéŵ one]
[Îñṽéšţîğàţé ţĥé ŕéþöŕţ one]
[Àđđ à ñöţé ƒöŕ àđɱîñîšţŕàţöŕš one two]
[Çļàššîƒý ţĥé îñçîđéñţ one]
[Ñöţîƒý ţĥé àûţĥöŕîţý one]
[Ŕéçöŕđ ţĥé çöûŕšé öƒ ţĥé îñçîđéñţ one two]
[Ļîñķ à ŕéþöŕţ one]
[Ṁàķé îţ à çļàîɱ one]
[Çļöšé ţĥé ŕéþöŕţ one]
[Ŕéöþéñ ţĥé ŕéþöŕţ one]
[Ŕéçöŕđ à ɱîššéđ ñöţîçé one]
[Àššîğñ ţĥé ŕéþöŕţ one]
[Éŕàšé ţĥé þéŕšöñàļ đàţà öƒ ţĥé ŕéþöŕţ one two three]
[Ûñšþéçîƒîéđ one]
[Ŕéþöŕţ ƀéğûñ one]
[Ŕéþöŕţ éđîţéđ one]
[Àţţàçĥɱéñţ àđđéđ one]
[Ŕéþöŕţ šéñţ one]
[Đŕàƒţ đîšçàŕđéđ one]
[Ŕéþöŕţ ŕéṽîéŵéđ one]
[Îñṽéšţîğàţîöñ öƒ ţĥé ŕéþöŕţ šţàŕţéđ one two]
[Ñöţé ƒöŕ àđɱîñîšţŕàţöŕš àđđéđ one two]
[Îñçîđéñţ çļàššîƒîéđ one]
[Àûţĥöŕîţý ñöţîƒîéđ one]
[Çöûŕšé öƒ ţĥé îñçîđéñţ ŕéçöŕđéđ one two]
[Ŕéþöŕţ ļîñķéđ one]
[Ŕéþöŕţ ɱàđé à çļàîɱ one]
[Ŕéþöŕţ çļöšéđ one]
[Ŕéþöŕţ ŕéöþéñéđ one]
[Ñöţîçé ţö ţĥé àûţĥöŕîţý ɱîššéđ one two]
[Ŕéþöŕţ àššîğñéđ one]
[Þéŕšöñàļ đàţà öƒ ţĥé ŕéþöŕţ éŕàšéđ one two]
[Ûñšþéçîƒîéđ one]
[Éàŕļý ŵàŕñîñğ one]
[Ñöţîƒîçàţîöñ one]
[Îñţéŕɱéđîàţé ŕéþöŕţ one]
[Ƒîñàļ ŕéþöŕţ one]
[Ûñšþéçîƒîéđ one]
[Ţö ţĥé đàý one]
[Ţö ţĥé ɱöñţĥ one]
[Ţö ţĥé ýéàŕ one]
[Ɓûîļţ îñ one]
[Šéţ one]
[Ûñšþéçîƒîéđ one]
[Šéţ ţĥé ŕûļéš one]
[Çöñƒîŕɱ ţĥé çļöçķ one]
[Çöŕŕéçţ ţĥé çļöçķ one]
[Ûñšþéçîƒîéđ one]
[Ŕûļéš šéţ one]
[Çļöçķ çöñƒîŕɱéđ one]
[Çļöçķ çöŕŕéçţéđ one]
[ţö ƀé ţàķéñ îñ öŕ ţûŕñéđ ƀàçķ one two]
[ţö ƀé ğîṽéñ ţö šöɱéƀöđý one]
[ŵàîţš ƒöŕ îñƒöŕɱàţîöñ one]
[ŵĥàţ ŵàš àšķéđ ƒöŕ ĥàš çöɱé one two]
[ţö ƀé đéçîđéđ one]
[ŕéṽîéŵ one]
[ŕéšéŕṽé þŕöþöšéđ one]
[đéçîšîöñ þŕöþöšéđ one]
[þàýɱéñţ ţö ŕéǫûéšţ one]
[þàýɱéñţ ţö àûţĥöŕîšé one]
[þàýɱéñţ ţö îššûé one]
[ŕéƒéŕŕéđ ţö ţĥé šþéçîàļ îñṽéšţîğàţöŕš one two three]
[đéçîšîöñ ţö ţéļļ ţĥé çļàîɱàñţ one two]
[ŕéçöṽéŕý ţö çöñƒîŕɱ one]
[ţö ƀé çļöšéđ one]
[ŕéƒûšéđ one]
[ţĥé çöɱɱàñđ îš ɱàļƒöŕɱéđ one two]
[ţĥé éƒƒéçţîṽé ţîɱé ļîéš îñ ţĥé ƒûţûŕé one two three]
[ţĥîš ŕöļé ɱàý ñöţ šéñđ ţĥîš çöɱɱàñđ one two]
[ţĥîš çöɱɱàñđ îđ ŵàš àççéþţéđ ŵîţĥ öţĥéŕ çöñţéñţ one two three]
[ñöţ ƒöûñđ one]
[ţĥîš îđ îš ţàķéñ one]
[ţĥîš àçţöŕ îš ñöţ à þàŕţý ţö îţ one two]
[ţĥé çļàîɱ ĥàš çĥàñğéđ šîñçé îţ ŵàš ŕéàđ one two three]
[ţĥé šţàţûš đöéš ñöţ àļļöŵ ţĥîš çöɱɱàñđ one two three]
[ţĥé çöɱɱàñđ îš ţöö ļàŕğé one two]
[ţĥé çļöçķ çàññöţ ƀé ŕîğĥţ one two]
[ŕéǫûîŕéđ ƒîéļđš àŕé ɱîššîñğ one two]
[ţĥé çöɱɱàñđ ŵöûļđ çĥàñğé ñöţĥîñğ one two]
[ţĥé đàţé ļîéš îñ ţĥé ƒûţûŕé one two]
[ţĥé àɱöûñţ ɱûšţ ƀé þöšîţîṽé one two]
[ţĥé àɱöûñţ ɱûšţ ñöţ ƀé ñéğàţîṽé one two]
[ţĥé àɱöûñţ îš îñ àñöţĥéŕ çûŕŕéñçý ţĥàñ ţĥé çļàîɱ one two three four]
[ţĥé ŕéļàţéđ çļàîɱ đöéš ñöţ éẋîšţ one two]
[à ĥàñđļéŕ ɱûšţ ƀé ñàɱéđ one]
[ţĥéŕé îš à çöñƒļîçţ öƒ îñţéŕéšţ one two]
[à ŕéàšöñ ɱûšţ ƀé ğîṽéñ one]
[ţĥé ţéẋţ îš éɱþţý one]
[ţĥîš öûţçöɱé đöéš ñöţ ƒîţ ţĥé çļàîɱ'š šţàţûš one two three]
[ţĥé çļàîɱ ŵàš ŕéöþéñéđ àš öƒţéñ àš ţĥé ŕûļéš àļļöŵ one two three four]
[šöɱéţĥîñğ îš šţîļļ öþéñ one]
[ţĥé ŕéšéŕṽé ŵöûļđ ƒàļļ ƀéļöŵ ŵĥàţ îš þàîđ àñđ þéñđîñğ one two three four]
[ţĥé ŕéšéŕṽé ŵöûļđ ƒàļļ ƀéļöŵ ŵĥàţ îš àþþŕöṽéđ one two three]
[ţĥé àɱöûñţ éẋçééđš ŵĥàţ ŵàš çļàîɱéđ one two]
[ţĥé àɱöûñţ éẋçééđš ţĥé ŕéšéŕṽé one two]
[ļéšš ŵöûļđ ƀé àþþŕöṽéđ ţĥàñ ŵàš þàîđ one two three]
[šöɱéţĥîñğ ŵàš þàîđ àļŕéàđý one two]
[ţĥé àɱöûñţ éẋçééđš ŵĥàţ îš àþþŕöṽéđ àñđ ñöţ ýéţ þàîđ öŕ þéñđîñğ one two three four five]
[à þàýéé ɱûšţ ƀé ñàɱéđ one]
[ţĥé çļàîɱ ĥàš ñö šûçĥ þàýɱéñţ one two]
[ţĥé þàýɱéñţ đöéš ñöţ ŵàîţ ƒöŕ àûţĥöŕîšàţîöñ one two three]
[ţĥé þàýɱéñţ îš ñöţ àûţĥöŕîšéđ one two]
[à šéçöñđ þéŕšöñ îš ŕéǫûîŕéđ one two]
[ţĥé ŕéğîšţéŕ ŵöûļđ ƀé ļéƒţ ŵîţĥöûţ àñ àđɱîñîšţŕàţöŕ one two three four]
[ţĥé çöđé îš ñöţ îñ ţĥé çàţàļöğ one two]
[ñöƀöđý îš ŕéğîšţéŕéđ ûñđéŕ ţĥîš îđ one two]
[à ṽàļûé öƒ ţĥé ŕûļéš îš öûţ öƒ îţš ŕàñğé one two three]
[ţĥé çļàîɱ ŵàš ĥàñđéđ îñ ţöö öƒţéñ one two]
[ţĥé çļàîɱ ŵàš àçķñöŵļéđğéđ àļŕéàđý one two]
[çàññöţ ƀé àššîğñéđ ţö ţĥîš þéŕšöñ one two]
[ţĥé đûé đàţé ļîéš îñ ţĥé þàšţ one two]
[ţĥîš îţéɱ îš ñöţ öþéñ one]
[îţ îš ñöţ đûé ýéţ one]
[ñöţĥîñğ ŵàîţš ƒöŕ à šéçöñđ þéŕšöñ one two]
[ţĥé àɱöûñţ éẋçééđš ţĥé àçţöŕ'š àûţĥöŕîţý one two three]
[ţĥé çöṽéŕ ŵàš ñöţ çöñƒîŕɱéđ one two]
[à đöçûɱéñţ îš ñöţ ṽéŕîƒîéđ one two]
[à đöçûɱéñţ ĥàš éẋþîŕéđ one]
[à đöçûɱéñţ ŵàš ŕéĵéçţéđ öŕ đéļéţéđ one two]
[đöçûɱéñţš àŕé ɱîššîñğ one]
[ţĥé çļàîɱ îš ĥéļđ ƒöŕ šûšþîçîöñ öƒ ƒŕàûđ one two three]
[ţĥé àɱöûñţ éẋçééđš ŵĥàţ ţĥé þöļîçý çöṽéŕš one two three]
[ţĥé þöļîçý ŵàš ñöţ îñ ƒöŕçé one two]
[ţĥé çļàîɱ çöɱéš ţöö ļàţé one two]
[ţĥé ţîɱé ţö àþþéàļ îš öṽéŕ one two]
[ţĥéŕé ŵéŕé ţöö ɱàñý àþþéàļš one two]
[ţĥé þàýɱéñţ îš ñöţ àţ ţĥîš šţàğé one two]
[ţĥé þàýɱéñţ ĥàš àŕŕîṽéđ one]
[ţĥé àɱöûñţ éẋçééđš ŵĥàţ ŵàš þàîđ one two]
[à çļàîɱ çàññöţ ñàɱé îţšéļƒ one two]
[à đûþļîçàţé ñàɱéš àñ öŕîğîñàļ, àñđ ñöţĥîñğ ñàɱéš à đûþļîçàţé one two three four five]
[ţĥîš çļàîɱ çàññöţ ƀé ŕéöþéñéđ one two]
[ţĥé ţîɱé ƒöŕ îţ îš öṽéŕ one]
[ţĥé šçöŕé îš öûţ öƒ ŕàñğé one two]
[ţĥéŕé îš ñö šûšþîçîöñ one]
[ţĥé îñṽéšţîğàţöŕš ĥàṽé ţĥé çļàîɱ àļŕéàđý one two three]
[ţĥé îñṽéšţîğàţöŕš đö ñöţ ĥàṽé ţĥé çļàîɱ one two three]
[ñöţĥîñğ ŵàš þàîđ one]
[ŕéçöṽéŕîéš ŵöûļđ éẋçééđ þàýɱéñţš one two]
[ñö ŕéçöṽéŕý îš ûñđéŕ ŵàý one two]
[ţĥé çļàîɱ ĥàš ñö šûçĥ ŕéçöṽéŕý one two]
[ñöţĥîñğ îš àþþŕöṽéđ ţö ƀé þàîđ; éẋþéñšéš àŕé þàýàƀļé, öñ à ļîñé öƒ ţĥéîŕ öŵñ one two three four five six]
[ñö ļàŵšûîţ îš ûñđéŕ ŵàý one]
[ţĥé çļàîɱ ĥàš ñö šûçĥ éṽéñţ one two]
[ţĥîš éṽéñţ çàññöţ ƀé çöŕŕéçţéđ one two]
[ţĥé çļàîɱ ĥàš ñö šûçĥ þàŕţ one two]
[ţĥé þàŕţ ŵàš đéçîđéđ ûþöñ one two]
[ţĥé ŕéþöŕţ ŵöûļđ ƀé öƒ ţĥé ƒûţûŕé one two]
[ţĥé đàţà ɱûšţ ƀé ķéþţ ƒöŕ ñöŵ one two]
[ţĥé đàţà îš ñééđéđ îñ çöûŕţ one two]
[þéŕšöñàļ đàţà çàññöţ ƀé éŕàšéđ ƒŕöɱ ţĥîš ļöğ one two three]
[ţĥé ƒîļé îš ţöö ļàŕğé one]
[ƒîļéš öƒ ţĥîš ţýþé àŕé ñöţ ţàķéñ one two]
[ţĥé çļàîɱ ĥàš ţĥîš ƒîļé àļŕéàđý one two]
[ţĥé çļàîɱ ĥàš ţöö ɱàñý þàŕţš one two]
[ţĥé šţöŕéđ ƒîļé îš àñöţĥéŕ öñé one two]
[ţĥéŕé îš ñö šûçĥ đöçûɱéñţ one two]
[ţĥé đöçûɱéñţ ŵàš đéļéţéđ one two]
[ţĥé çļàîɱ ñàɱéš ţĥîš đöçûɱéñţ àļŕéàđý one two three]
[ţĥé çļàîɱ ñééđš ţĥîš đöçûɱéñţ one two]
[à ƒîéļđ đöéš ñöţ ɱàķé šéñšé one two]
[ţĥé àɱöûñţš đö ñöţ àğŕéé one two]
[ţĥé þàŕţ îš ñöţ àţ ţĥîš šţàğé one two]
[îţ îš ûñđéŕ ŵàý àļŕéàđý one]
[ţĥé þŕöþöšéđ đéçîšîöñ çöûļđ ñöţ ƀé ţàķéñ àñý ɱöŕé one two three four]
[öţĥéŕ þàŕţš ñàɱé ţĥîš þàŕţ one two]
[ŵĥàţ ţĥé çļàîɱ îš šàîđ ţö çöɱé ƒŕöɱ đöéš ñöţ éẋîšţ one two three four]
[ŵĥàţ ŵàš àšķéđ ƒöŕ îñ àđṽàñçé îš àñšŵéŕéđ, ñöţ þàîđ one two three four]
[ñöţĥîñğ îš öŵéđ one]
[îţ îš ɱöŕé ţĥàñ îš öŵéđ one]
[àļļ ţĥàţ ŵàš çļàîɱéđ îš àþþŕöṽéđ one two]
[ţĥé çļàîɱàñţ ŵàîṽéđ ţĥé àþþéàļ one two]
[ñöƀöđý ŵàš ţöļđ öñ ţĥàţ đàý one two]
[ţĥé îñšûŕéŕ'š ţéŕɱš öƒ ţĥé þöļîçý àŕé ñöţ ķñöŵñ ýéţ one two three four]
[ţĥé ţýþé öƒ ţĥé đöçûɱéñţ îš ñöţ ţĥé ŕîğĥţ öñé one two three]
[à þàğé ɱûšţ ƀé à þîçţûŕé öŕ à ÞĐƑ one two]
[ţĥé þàğé îš ţöö ļàŕğé one]
[ţĥé þàğé çöûļđ ñöţ ƀé ɱàđé šɱàļļéŕ one two]
[ţĥé đöçûɱéñţ ĥàš ñö šûçĥ þàğé one two]
[ţĥé đöçûɱéñţ çöûñţš ñö ɱöŕé one two]
[ţĥîš ŕéɱîñđéŕ ŵàš šéñţ one]
[à çļàîɱ ŕéƒéŕš ţö ţĥé đöçûɱéñţ one two]
[à ŕéçîþîéñţ ɱûšţ ƀé ñàɱéđ one two]
[ŵĥö šéñđš îţ àñđ ŵĥéţĥéŕ îţ îš àñöñýɱöûš đö ñöţ ğö ţöğéţĥéŕ one two three four]
[ţĥîš îš ñöţ þöššîƀļé ŵîţĥ àñ àñöñýɱöûš ŕéþöŕţ one two three]
[ţĥîš îš ñö àđđŕéšš îñ ţĥé ŵéƀ one two]
[àñöţĥéŕ ñöţîçé ĥàš ţö çöɱé ƒîŕšţ one two]
[ţĥîš ŵàš šéñţ àļŕéàđý one]
[ţĥé šţàğéš öƒ ţĥé îñçîđéñţ àŕé öûţ öƒ öŕđéŕ one two three]
[ţĥé ŕéþöŕţ đöéš ñöţ éẋîšţ one two]
[à çļàîɱ ŵàš ɱàđé öƒ ţĥé ŕéþöŕţ àļŕéàđý one two three]
[ţĥé îɱþàçţ îš ţöö ļöŵ ƒöŕ à çļàîɱ one two]
[ñö ɱöŕé ƒîļéš ɱàý ƀé àđđéđ ŵîţĥöûţ à ñàɱé one two three]
[ţĥéŕé îš ñö šûçĥ šţŕéàɱ ţö đö àñýţĥîñğ àƀöûţ one two three]
[ţĥéŕé îš ñö šûçĥ þŕöþéŕţý one two]
[öþéñ çļàîɱš ñàɱé ţĥé þŕöþéŕţý one two]
[ţĥé þŕöþéŕţý ĥàš ñö šûçĥ ŕööɱ one two]
[ţĥé ŕéçöŕđ ĥàš ñö šûçĥ ƒîļé one two]
[ţĥéŕé îš ñö šûçĥ ƒļöŵ öƒ ǫûéšţîöñš one two]
[ţĥé ƒļöŵ öƒ ǫûéšţîöñš ļéàđš ñöŵĥéŕé ƒŕöɱ ĥéŕé one two three]
[ţĥé ǫûéšţîöñ đöéš ñöţ öƒƒéŕ ţĥîš àñšŵéŕ one two three]
[ñö àñšŵéŕ ŵàš ğîṽéñ ýéţ one]
[ñöƀöđý çöûļđ ƀé ŕéàçĥéđ ţĥîš ŵàý one two]
[ñöƀöđý àğŕééđ ţö îţ ýéţ one]
[ţĥéŕé îš ñö šûçĥ ļéàđ one]
[ţĥéŕé îš ñö šûçĥ çöɱþļéţéđ ǫûîž one two]
[ñöƀöđý ĥéŕé þŕàçţîšéš îñ ţĥîš àŕéà one two]
[ţĥé çöđéš öƒ ţĥîš çàţàļöğ àŕé ƒîẋéđ one two]
[ţĥéŕé îš ñö çöññéçţîöñ one]
[ñöƀöđý îš šîğñéđ îñ one]
[àñ éàŕļîéŕ çöɱɱàñđ çöɱéš ƒîŕšţ one two]
[îţ ŵàš ţŕîéđ ţöö öƒţéñ one]
[ţĥé öţĥéŕ šîđé ğöéš öñ çĥàñğîñğ one two]
[ţĥé çöɱɱàñđ ɱàý ĥàṽé ƀééñ çàŕŕîéđ öûţ àļŕéàđý one two three]
[ţîɱé one]
[ţîɱéš ţĥé çļöçķ ŵàš šéţ one]
[àççûŕàçý one]
[đàýš ţö àçķñöŵļéđğé one]
[àçţîöñš one]
[þéŕšöñ one]
[àđđéđ àţ one]
[àđđéđ ƀý one]
[àđđŕéšš one]
[àđĵûšţéđ one]
[àğàîñšţ one]
[àļļöŵéđ one]
[àɱöûñţ one]
[àñàļýšîš one]
[àññöţàţéš one]
[ƒîļéš ŵîţĥöûţ à ñàɱé àţ ɱöšţ one two]
[đàýš ţö àþþéàļ one]
[àþþéàļš àţ ɱöšţ one]
[àþþéàļš one]
[àþþŕöṽàļ one]
[àþþŕöṽàļ îñ þàŕţ one]
[àþþŕöṽéđ one]
[àŕçĥîṽéđ àţ one]
[àŕéà, îñ šǫûàŕé çéñţîɱéţŕéš one two]
[àš one]
[àš öƒ one]
[àšķéđ one]
[ƀýţéš þéŕ ƒîļé öñ šîţé àţ ɱöšţ one two]
[ţîɱé žöñé one]
[àššîğñéđ þéöþļé öñļý one]
[àššîğñéé one]
[àţ one]
[àţţàçĥɱéñţ one]
[ƀýţéš þéŕ àţţàçĥɱéñţ àţ ɱöšţ one two]
[àţţàçĥɱéñţ one]
[öŕîğîñ öƒ ţĥé àţţàçķ one]
[ķîñđ öƒ àţţàçķ one]
[àûţĥöŕ one]
[àûţĥöŕîšéđ ƀý one]
[ķñöŵñ šîñçé one]
[ƀý one]
[ƀýţéš one]
[çàþàçîţý one]
[ţàķéñ àţ one]
[çàţàļöğ one]
[çàţéğöŕý one]
[çàûšé one]
[çĥàñğéđ one]
[çĥàññéļ one]
[çĥéçķš one]
[çîţý one]
[çļàîɱ one]
[çļàîɱàñţ one]
[çļàîɱéđ one]
[çļàššîƒîçàţîöñ one]
[ŕéàšöñ ƒöŕ çļöšîñğ one]
[çļöšéđ àţ one]
[çöđé one]
[çöđéš one]
[çöɱɱàñđ one]
[çöñṽéŕšàţîöñš one]
[çöɱþļéţéñéšš one]
[çöɱþŕéššîöñ one]
[çöɱþŕöɱîšé one]
[çöñđîţîöñš one]
[çöñƒîđéñçé, îñ ɱîļļîöñţĥš one two]
[çöñƒîđéñçé, îñ ţĥöûšàñđţĥš one two]
[çĥéçķ ƒöŕ çöñƒļîçţš one]
[çöñšéñţ one]
[çöñšéñţ àţ one]
[çöñţàçţ one]
[çöñţàçţéđ àţ one]
[çöñţàçţ one]
[çöñţàîñɱéñţ one]
[çöñţŕàçţ one]
[çöñţŕîƀûţöŕš one]
[çöŕŕéçţîöñš one]
[çöšţ one]
[ķîñđ öƒ çöšţ one]
[çöûñšéļ one]
[çöûñţŕý one]
[çöûŕţ one]
[çöṽéŕ one]
[çĥéçķ öƒ çöṽéŕ ŕéǫûîŕéđ one]
[çŕéàţéđ àţ one]
[çûŕŕéñçý one]
[ǫûéšţîöñ ñöŵ one]
[đàɱàğé one]
[ļéṽéļ öƒ đàñğéŕ one]
[đàýš one]
[đàýš ţö đéçîđé one]
[đéçîđéđ àţ one]
[đéçîđéđ ƀý one]
[đéđûçţîƀļé one]
[þŕöṽîšîöñ ŕéǫûîŕéđ one]
[đéñîàļ one]
[đéšçŕîþţîöñ one]
[đéţàîļš one]
[đéṽîçé one]
[đîàğñöšéš one]
[đîšçöṽéŕý one]
[ŵàý öƒ đîšçöṽéŕý one]
[đîšǫûàļîƒîçàţîöñ one]
[đöçûɱéñţ one]
[đöçûɱéñţš àğàîñ àţ ɱöšţ one]
[đöçûɱéñţš one]
[đöçûɱéñţš ŕéǫûîŕéđ one]
[đŕîṽéŕ one]
[đûé one]
[éàŕļîéŕ đéçîđéŕš one]
[ĥöûŕš ţö ţĥé éàŕļý ŵàŕñîñğ one two]
[éɱàîļ one]
[Éñğļîšĥ one]
[éñĥàñçéđ ŕéšûļţš one]
[Šþàñîšĥ one]
[éṽîđéñçé one]
[éṽîđéñçé öñ ţĥé ŵéƀ one]
[éẋƒîļţŕàţîöñ one]
[éẋþîŕéš one]
[éẋþöšûŕé one]
[ƒàîļéđ one]
[ƒàûļţ one]
[ƒîéļđš one]
[đàýš ţö ƒîļé one]
[ƒîñàļ one]
[ĥöûŕš ţö ţĥé ƒîñàļ ŕéþöŕţ one two]
[ƒîñđîñğ one]
[ƒîŕšţ ǫûéšţîöñ one]
[šûšþîçîöñ one]
[ƒļöŵ one]
[ƒļöŵš one]
[ƒöŕɱéŕ þàŕţîéš one]
[ƒöûŕ éýéš one]
[ƒŕàûđ one]
[ƒŕöɱ one]
[ğŕöûñđš one]
[ĥàñđļéŕ one]
[ĥéàđîñğ one]
[ĥîšţöŕý one]
[îđ one]
[îɱþàçţ one]
[ƒŕöɱ öûţšîđé one]
[đàţé öƒ ţĥé îñçîđéñţ one]
[þļàçé öƒ ţĥé îñçîđéñţ one]
[þŕéçîšîöñ öƒ ţĥé đàţé one]
[ķîñđ öƒ îñçîđéñţ one]
[šîğñ one]
[àñšŵéŕ đûé one]
[îñĵûŕý one]
[îñšûŕéŕ one]
[ţàķéñ îñ one]
[àçķñöŵļéđğéđ one]
[àñöñýɱöûš one]
[çĥàñğéđ šîñçé one]
[ŵîţĥöûţ éñđ one]
[ƒîļéđ one]
[îñ þàŕţ one]
[ţîɱéđ öûţ one]
[þàîđ öûţ ƀý one]
[îššûéđ öñ one]
[îţéɱ one]
[îţéɱš one]
[ķîñđ one]
[ļàƀéļš one]
[ļàšţ àţ one]
[ļàţîţûđé, îñ ɱîçŕöđéğŕééš one two]
[ļàŵšûîţ one]
[éñǫûîŕý one]
[đàýš ûñţîļ àñ éñǫûîŕý éñđš one two]
[ļéàđš ţö one]
[ļîàƀîļîţý one]
[þļàûšîƀîļîţý one]
[ļîɱîţ one]
[đàýš ţö ƀŕîñğ à ɱàţţéŕ one]
[ɱàý ƀé çļàîɱéđ ûñţîļ one]
[ļîɱîţš one]
[ļîɱîţš ŕéǫûîŕéđ one]
[ļîñé one]
[ļîñé îţéɱ one]
[ļîñé one]
[ļîñķš one]
[ļàŵšûîţš one]
[þļàçé one]
[ļöñğîţûđé, îñ ɱîçŕöđéğŕééš one two]
[đàţé öƒ ļöšš one]
[ŵĥý îţ ŵàš ļöšţ one]
[ɱàķé one]
[ɱéàšûŕéɱéñţ one]
[ɱéàšûŕéɱéñţš one]
[çöñţéñţ öƒ ţĥé ɱéššàğé one]
[ƒîļé ţýþé one]
[ɱîñöŕ ûñîţš one]
[ɱîššéđ one]
[ɱöđéļ one]
[ñàɱé one]
[ñéẋţ one]
[ñöţé one]
[ñöţéš one]
[ñöţîçé one]
[ĥöûŕš ţö ţĥé ñöţîƒîçàţîöñ one two]
[ñöţîçé one]
[ñûɱƀéŕ one]
[ĥàþþéñéđ àţ one]
[šţîļļ àšķéđ ƒöŕ one]
[öþéñ ŕéṽîéŵ one]
[öþţîöñ one]
[öþţîöñ one]
[öŕđéŕ one]
[öŕîğîñ one]
[öŕîğîñàļ çļàîɱ one]
[öţĥéŕ þàŕţý one]
[öûţçöɱé one]
[öŵñéŕ one]
[þàğé one]
[þàğé one]
[þàîđ one]
[þàŕţ one]
[þàŕţš àţ ɱöšţ one]
[þàŕţý one]
[þàŕţ one]
[þàššéñğéŕ one]
[þàýéé one]
[þàýɱéñţ one]
[đàýš ţö þàý one]
[þàýɱéñţ one]
[þéŕšöñ one]
[þĥöñé one]
[þĥöţö one]
[þĥöţöš one]
[þļàçé one]
[þļàţé one]
[þöîñţ one]
[þöļîçé one]
[þöļîçý one]
[þŕàçţîçé àŕéà one]
[þŕéƒéŕŕéđ ŵàý öƒ çöñţàçţ one two]
[þŕîöŕ çļàîɱš one]
[þŕöþéŕţý one]
[þŕöþöšàļ one]
[þŕöþöšéđ ƀý one]
[þŕöṽîšîöñ one]
[ǫûàļîƒîéđ àţ one]
[ǫûàñţîţý one]
[ǫûàñţîţý àþþŕöṽéđ one]
[ǫûéšţîöñ one]
[ǫûéšţîöñš one]
[ǫûéšţîöñ one]
[ǫûîž one]
[ɱîñûţéš ûñţîļ à ǫûîž éñđš one two]
[ţéẋţ ŕéàđ one]
[ŕéàšöñ one]
[ŕéàšöñš one]
[ŕéçéîþţ one]
[ŕéçîþîéñţ one]
[ŕéçöŕđéđ àţ one]
[ŕéçöṽéŕéđ one]
[ŕéçöṽéŕý one]
[ŕéƒéŕéñçé one]
[ŕéğîšţéŕéđ àţ one]
[ŕéàšöñš ƒöŕ ţûŕñîñğ ƀàçķ one two]
[ŵĥý îţ ŵàš ţûŕñéđ đöŵñ one]
[ŕéļàţéđ çļàîɱ one]
[ŕéɱàîñîñğ one]
[ŕéɱîñđéŕš one]
[ţîɱé öƒ ţĥé öţĥéŕ šîđé'š çĥàñğé one two]
[ŕéɱöṽéđ one]
[ţö ƀé þàîđ one]
[đàýš ţö ŕéöþéñ one]
[ŕéöþéñîñğš àţ ɱöšţ one]
[ŕéöþéñîñğš one]
[ŕéþļàçéš ŕéṽîšîöñ one]
[ŕéþöŕţ one]
[ŕéþöŕţéđ öñ one]
[ŕéþöŕţéŕ one]
[ŕéþöŕţš one]
[ŕéþŕéšéñţàţîṽé one]
[ŕéþŕéšéñţàţîṽéš one]
[ŕéǫûéšţéđ ƀý one]
[ŕéšéŕṽé one]
[þŕöþöšéđ ŕéšéŕṽé one]
[šûƀɱîššîöñš àğàîñ àţ ɱöšţ one two]
[ŕéšûļţ one]
[ŕéšûļţ one]
[ğöéš öñ àš one]
[đàýš öƒ ŕéţéñţîöñ one]
[ŕéţîŕéđ one]
[ţàķéñ ƀàçķ one]
[ŕéṽîéŵ one]
[ŕéṽîéŵéŕ one]
[ŕéṽîéŵš one]
[ŕéṽîšîöñ one]
[ţàķéñ ûþ àğàîñ one]
[ŕöàđ one]
[ŕöļé one]
[ŕöļéš one]
[ŕööɱ one]
[ŕööɱ one]
[ŕûļéš one]
[šçöŕé one]
[šéçöñđ ŕöļé one]
[ţĥîŕđ þéŕšöñ àƀöṽé one]
[šéçûŕîţý îñçîđéñţ one]
[šéñţ ƀý one]
[ŕöļéš ķéþţ àþàŕţ one]
[šéŕṽîçé ƒŕöɱ one]
[šéŕṽîçé ţö one]
[šéššîöñ one]
[šéṽéŕîţý one]
[ŠĤÀ-256 one]
[šĥàŕéđ ŵîţĥ one]
[šîɱîļàŕ çļàîɱ one]
[šöûŕçé one]
[šţàğé one]
[îñ ƒöŕçé one]
[ƀéğûñ àţ one]
[šţàţé one]
[šţàţéɱéñţ one]
[šţàţûš one]
[šţöþþéđ öŕ ƒàîļéđ one]
[šţŕééţ one]
[šûƀɱîššîöñš one]
[šûƀɱîţţéđ àţ one]
[ŕéçöṽéŕý àğàîñšţ one]
[šûççéššöŕ one]
[šûɱɱàŕý one]
[ŕéþļàçéđ ƀý one]
[šûþéŕšéđéš one]
[šûšþîçîöûš àđđŕéšš one]
[ţàķéŕ one]
[ţéẋţ one]
[ţéẋţš one]
[çöûŕšé one]
[ţîţļé one]
[ţýþé one]
[ûñîţ one]
[ûñţîļ one]
[ûþđàţéđ àţ one]
[àđđŕéšš öñ ţĥé ŵéƀ one]
[ûšé one]
[ṽàļîđ ûñţîļ one]
[ṽàļûàţéđ one]
[ṽàļûé one]
[ṽéĥîçļé one]
[ṽéŕîƒîéđ àţ one]
[ṽéŕîƒîéđ ƀý one]
[ṽéŕîƒîéđ đöçûɱéñţš ŕéǫûîŕéđ one two]
[ṽéŕšîöñ one]
[ŵîţĥ one]
[ŵîţñéšš one]
[ẋ one]
[ý one]
[ƀûîļţ îñ one]
[ž one]
[þöšţçöđé one]
[àŵàîţš àççéþţàñçé one]
[ŕéþŕéšéñţàţîṽéš àšķéđ one]
[çļàîɱàñţ'š ñàɱé one]
[çļàîɱàñţ'š çöñţàçţ one]
[öŵéđ one]
[ţöļđ öñ one]
[ţöļđ öñ one]
[àþþéàļ ŵàîṽéđ one]
[éàŕļîéŕ àþþéàļš one]
[ţîɱéš öƒ çĥéçķš one]
[ţŕûé šîñçé one]
[ţö þàý ŵĥàţ îš öŵéđ one]
[ŵŕîţţéñ öƒƒ one]
[ŵŕîţé-öƒƒš one]
[ŵŕîţţéñ öƒƒ ƀý one]
[ŕéţûŕñéđ ƀý ţĥé ƀàñķ one]
[ţöļđ ļàţéŕ one]
[ţŕûé ûñţîļ šöɱéţĥîñğ éļšé îš one two]
[ɱéţàđàţà one]
[šîñçé one]
[ƒîéļđ one]
[îñšûŕéŕ'š ţéŕɱš ŕéǫûîŕéđ one two]
[šéçöñđ àđɱîñîšţŕàţöŕ ƒöŕ öŵñ ŕöļéš one two]
[îñšûŕéŕ'š ţéŕɱš one]
[ĥöŵ ţĥé ƀéñéƒîţ çöɱéš àƀöûţ one two]
[îñšûŕéđ'š šĥàŕé one]
[šûƀ-ļîɱîţš one]
[ļîɱîţ öƒ àļļ çļàîɱš one]
[éļîğîƀļé one]
[öṽéŕ à ļîɱîţ one]
[ƀéñéƒîţ one]
[ŕéçöṽéŕîéš one]
[ŕéçöṽéŕîéš ŕéçöŕđéđ one]
[éẋþéñšéš one]
[éẋþéñšé one]
[éẋþéñšéš ûšé ûþ ļîɱîţš one]
[ŕéçöŕđéđ ƀý one]
[çöñƒîŕɱéđ ƀý one]
[ţàķéñ ƀàçķ ƀý one]
[šûƀĵéçţ one]
[éšçàļàţéš ţö one]
[éšçàļàţéđ ƒŕöɱ one]
[éšçàļàţéđ one]
[öþéñéđ ƀý one]
[öþéñéđ one]
[éñđéđ ƀý one]
[éñđéđ one]
[ûñđîšþûţéđ one]
[ûñàñšŵéŕéđ one]
[ţö ƀé ţöļđ öƒ ţĥé đéçîšîöñ one two]
[àþþéàļ çöûñţéđ ƒŕöɱ one]
[šþéàķš àğàîñšţ à đéçîšîöñ one two]
[àþþéàļš çöûñţéđ àñéŵ one]
[ļîɱîţ ƒöŕ ŕéšéŕṽéš one]
[ļîɱîţ ƒöŕ đéçîšîöñš one]
[ļîɱîţ ƒöŕ þàýɱéñţš one]
[ţĥé ŕéļàţéđ çļàîɱ îš ñöţ šééñ one two]
[îš à đûþļîçàţé one]
[ţĥé öŕîğîñàļ îš ñöţ šééñ one two]
[ĥàš đûþļîçàţéš one]
[öþéñ àçţîṽîţîéš one]
[ŕöļéš öƒ ţĥé þéŕšöñ ñàɱéđ one two]
[ñàɱé öƒ ţĥé šéñđéŕ one]
[þàŕţý ŵĥö ŵöŕķš ĥéŕé one]
[éṽéñţ çîţéđ one]
[ƒîéļđš îţ šţàţéš one]
[ûšéđ ûþ ƀý öţĥéŕ çļàîɱš one]
[àçţîṽé àđɱîñîšţŕàţöŕš one]
[îš éɱþţý one]
[ţàķéñ ƀý one]
[ļööķš ļîķé one]
[ţĥé öţĥéŕ đöçûɱéñţ one]
[à çļàîɱ ŕéƒéŕš ţö îţ one]
[ñûɱƀéŕ ţàķéñ one]
[ŕéçéîþţ ţàķéñ one]
[ŕöļéš öƒ ţĥé àššîğñéé one]
[ţĥé öţĥéŕ ŕéþöŕţ îš ţĥéŕé one two]
[çļàîɱ îđ ţàķéñ one]
[öþéñ çļàîɱš one]
[đŕàƒţš one]
[öŵñéŕ îš ŕéğîšţéŕéđ one]
[ñéŵéšţ ṽéŕšîöñ one]
[çļàîɱàñţ îš ñöţ ŕéğîšţéŕéđ one two]
[šéñđéŕ šééš ŵĥàţ îţ îš àƀöûţ one two]
[ŕöļéš öƒ ţĥé öŵñéŕ one]
[öŵñéŕ îš à þàŕţý one]
[ŕöļéš öƒ ţĥé ñéẋţ öŵñéŕ one]
[ñéẋţ öŵñéŕ îš à þàŕţý one]
[šéñđéŕ îš à þàŕţý one]
[ţéẋţš àŕé ķéþţ šéàļéđ one]
[ļàšţ ŕéçöŕđéđ one]
[ñééđéđ ƀý çļàîɱ one]
[öþéñ àçţîṽîţîéš àƀöûţ îţ one two]
[îš ñöţ šééñ ƀý ţĥé šéñđéŕ one two]
[ŕéçöŕđéđ one]
[ŵîţĥîñ à đàý öƒ {1}, ţĥé ţîɱé öƒ ţĥîš ŕéçöŕđ one two three]
[à çļöçķ ŵîţĥîñ {1} đàýš öƒ ţĥé ļàšţ éñţŕý, öƒ {2}: šéţ îţ, öŕ àñ àđɱîñîšţŕàţöŕ šéñđš çöñƒîŕɱÇļöçķ îƒ îţ îš ŕîğĥţ, öŕ çöŕŕéçţÇļöçķ îƒ îţ ŵàš ŵŕöñğ ƀéƒöŕé one two three four five six seven eight nine]
[à çļöçķ ƀéţŵééñ 1677-09-21 àñđ 2262-04-11: šéţ îţ one two three four]
[ļàţîţûđéṀîçŕöđéğŕééš àñđ ļöñğîţûđéṀîçŕöđéğŕééš, ƀöţĥ öñ Éàŕţĥ one two three four five]
[ļéàđ öŕ çļàîɱ one]
[þļàçé öŕ đéšçŕîþţîöñ one]
[ţĥé ļöğ'š ƒîŕšţ çöɱɱàñđ ŕéğîšţéŕš îţš àđɱîñîšţŕàţöŕ one two three four]
[àñ îđ öƒ 1 ţö 64 ƀýţéš one]
[à ķîñđ öƒ đéçîšîöñ one]
[à çàţàļöğ one]
[à ñéŵ çöđé one]
[ṽéŕšîöñ {1} one]
[àñ îđ one]
[àñ îđ öƒ îţš öŵñ one]
[ţĥé îđ öƒ à ǫûéšţîöñ one]
[àñ öþţîöñ àţ ļéàšţ one]
[ţĥé îđ öƒ à ǫûéšţîöñ öŕ öƒ à ŕéšûļţ one two]
[àñ öþţîöñ ţĥàţ ļéàđš ĥéŕé one two]
[ñö ŵàý ƀàçķ ţö à ǫûéšţîöñ ţĥàţ ŵàš àñšŵéŕéđ one two three]
[à ţéẋţ one]
[àţ ɱöšţ {1} öþţîöñš one]
[àţ ɱöšţ {1} one]
[1 ţö {1} ļéţţéŕš, đîğîţš, _ àñđ - one two]
[ţĥé çļàîɱàñţ ţöļđ öƒ ţĥé đéçîšîöñ (ñöţîƒýĐéçîšîöñ), öŕ ţĥé àþþéàļ ŵàîṽéđ (ŵàîṽéÀþþéàļ) one two three four five six seven]
[àƒţéŕ {1}, öŕ öñçé ţĥé çļàîɱàñţ ŵàîṽéđ ţĥé àþþéàļ (ŵàîṽéÀþþéàļ) one two three four five]
[ŕéṽîšîöñ {1} one]
[{1} ļîñéš one]
[{1} đö one]
[{1} ţö {2} one]
[à ĥàñđļéŕ öŕ àñ àššéššöŕ one two]
[à çļàîɱ îñ ţĥîš ļöğ one]
[à ŕéþöŕţ öŕ àñ àççîđéñţ îñ ţĥîš ļöğ one two]
[àñ àççîđéñţ öƒ ţĥé çļàîɱàñţ'š ţĥàţ ŵàš ñöţ đîšçàŕđéđ one two three four]
[šöɱéƀöđý ŵĥö îš ñö þàŕţý one two]
[šöɱéƀöđý ŵĥö ĥàš ñö ŕöļé öñ çļàîɱš ƀûţ çļàîɱàñţ öŕ àğéñţ one two three four]
[àţ ļéàšţ öñé çöđé one]
[àţ ļéàšţ öñé îţéɱ one]
[àţ ɱöšţ 5 đîàğñöšéš one]
[îţéɱš ţĥàţ đîƒƒéŕ one]
[à çöṽéŕàğé çĥéçķ ţĥàţ þàššéđ one two]
[éṽéŕý ļîñé îţéɱ öñçé one]
[à ļîɱîţ ƒöŕ ţĥîš àçţöŕ one]
[ñö àɱöûñţ one]
[àñ éṽéñţ ţĥàţ šţàţéš đéţàîļš one two]
[à ŕéṽîšîöñ öƒ ţĥîš çļàîɱ one two]
[à þĥöţö one]
[àñ àţţàçĥɱéñţ one]
[à đàɱàğé îţéɱ one]
[à ļîñé îţéɱ one]
[à ɱéàšûŕéɱéñţ one]
[à ɱéàšûŕéɱéñţ öƒ ţĥé šàɱé ķîñđ ţĥàţ ñöñé šûþéŕšéđéš one two three four]
[ţĥé šàɱé þĥöţö one]
[à þàŕţ ţĥàţ ñö öţĥéŕ ñàɱéš one two]
[à ṽàļûé àƀöṽé žéŕö one]
[à ûñîţ ţĥàţ ƒîţš ţĥé ķîñđ one two]
[ţĥŕéé þöîñţš öŕ ɱöŕé one]
[þĥöţö ƀéšîđé àñ àţţàçĥɱéñţ öñļý one two]
[àţţàçĥɱéñţ.šĥà256 öƒ 32 ƀýţéš one two]
[þĥöţö.ļàţîţûđéṀîçŕöđéğŕééš àñđ þĥöţö.ļöñğîţûđéṀîçŕöđéğŕééš, ƀöţĥ öñ Éàŕţĥ one two three four five six]
[öñé öƒ àţţàçĥɱéñţ, đàɱàğé, ɱéàšûŕéɱéñţ, ļîñéÎţéɱ one two three four]
[þŕöþöšéđ ŕéšéŕṽé one]
[þŕöþöšéđ đéçîšîöñ one]
[ŕéṽîéŵ one]
[ŕéçöṽéŕý one]
[ļàŵšûîţ one]
[à đàý ţĥàţ îš ñöţ öṽéŕ one]
[à đöçûɱéñţ öƒ ţĥé šàɱé öŵñéŕ one two]
[à ļàšţ đàý one]
[à ñàɱé ƒöŕ éṽéŕý ƒîéļđ one]
[à þàğé ţĥàţ çöûļđ ƀé ɱàđé šɱàļļéŕ one two]
[à þàğé one]
[àñöţĥéŕ đöçûɱéñţ one]
[ñö çļàîɱ ţĥàţ ñàɱéš îţ one]
[ñöñé ñöŵ one]
[öñé öƒ ṽàļîđÛñţîļ, îšÉñđļéšš one two]
[öţĥéŕ þàğéš öŕ öţĥéŕ đéţàîļš one two]
[šöɱéƀöđý ŵĥö ɱàý šéé îţ one]
[ûñţîļ àƒţéŕ {1} one]
[ṽàļîđÛñţîļ àţ ļéàšţ {1} one]
[þàğé.šĥà256 öƒ 32 ƀýţéš one]
[đàýš {1} one]
[ƒŕöɱ {1} one]
[éɱàîļ öŕ þĥöñé one]
[àñ àđđŕéšš šûçĥ àš ñàɱé@éẋàɱþļé.öŕğ one two]
[à çöɱþļéţéđ ǫûîž one]
[ñö çöñƒļîçţ one]
[ŕûļéš ţĥàţ ļéţ ļéàđš éñđ one two]
[ƒéŵéŕ ţĥàñ {1} àţţéɱþţš one]
[àţţéɱþţ {1} one]
[à ŵàý ţö ŕéšöļṽé îţ one]
[à çöđé öƒ {1} ţĥàţ îš îñ ûšé one two]
[à çöđé öƒ {1} one]
[àţ ɱöšţ {1} ƀýţéš one]
[àţ ɱöšţ {1} ţîɱéš one]
[àţ ɱöšţ {1} öƒ {2} one]
[àţ ɱöšţ {1} ƀý {2:field} one two]
[àţ ɱöšţ {1} öƒ {2} ƀý {3:field} one two]
[šûƀ-ļîɱîţš öƒ çàţéğöŕîéš ţĥàţ đîƒƒéŕ one two three]
[{1:field} àţ ɱöšţ {2:field} one two]
[àţ ļéàšţ {1} one]
[ɱöŕé ţĥàñ {1} one]
[ļéšš ţĥàñ {1} one]
[ļàţéŕ ţĥàñ {1} one]
[ñöţ ƀéƒöŕé {1} one]
[ŵîţĥîñ {1} đàýš öƒ {2} one]
[šöɱéƀöđý öţĥéŕ ţĥàñ {1} one]
[ñöñé: {1} ĥöļđš ñö ŕöļé one]
[{1} ƀýţéš one]
[šöɱéƀöđý éļšé one]
[àñöţĥéŕ àđɱîñîšţŕàţöŕ, ŵĥö ğŕàñţš îţ one two three]
[à þöšîţîṽé àɱöûñţ one]
[ŵĥàţ îš öŵéđ àþþŕöṽéđ àğàîñ, öŕ ŵŕîţţéñ öƒƒ one two three]
[à đàý ƒŕöɱ {1} ţö {2} one]
[à ñéŵ îđ one]
[à ŕéþöŕţ ŵîţĥ à ñàɱé, öŕ àñ àççîđéñţ one two three]
[àñ îđ öƒ ṽîšîƀļé çĥàŕàçţéŕš, ŵîţĥ šîñğļé šþàçéš öñļý ƀéţŵééñ ţĥéɱ one two three four five]
[àñ îđ öƒ Ļàţîñ ļéţţéŕš, đîğîţš àñđ šîğñš, ŵîţĥöûţ ǫûöţàţîöñ ɱàŕķš one two three four five]
[àñ îđ ŵîţĥöûţ çöñţŕöļ çĥàŕàçţéŕš one two]
[ñöƀöđý'š îđ ŵîţĥ ţĥé ŕöļé àñöñýɱöûš one two]
[ţĥé ŕéçéîþţ îñ ţĥé ŕöļé àñöñýɱöûš àļöñé one two three]
[ñö çöŕŕéļàţîöñ îđ îñ ţĥé ŕöļé àñöñýɱöûš one two three]
[à ŕöļé one]
[ñöţ ƀöţĥ one]
[ñö ļîɱîţ one]
[àñ îđ ţĥàţ îš ƒŕéé one]
[àñ îđ ţĥàţ ļööķš ļîķé ñö öţĥéŕ one two]
[ŕéàšöñ one]
[ñöţĥîñğ one]
[ñö öþéñ àçţîṽîţý one]
[à çļàîɱ ţĥàţ ŵàš àççéþţéđ one two]
[à ŕéǫûéšţ ƒöŕ îñƒöŕɱàţîöñ ţĥàţ ŵàš ñöţ àñšŵéŕéđ îñ ţîɱé one two three four]
[šöɱéƀöđý ŵĥö ŵöŕķš öñ çļàîɱš, đöçûɱéñţš, ŕéþöŕţš öŕ ļéàđš one two three four]
[ñö öþéñ çļàîɱ one]
[à þŕöþéŕţý ţĥàţ îš ñöţ àŕçĥîṽéđ one two]
[1 ţö {1} šǫûàŕé çéñţîɱéţŕéš one two]
[1 ţö {1} one]
[à ƒļöŵ ŵîţĥöûţ ƒàûļţš one]
[à ƒļöŵ one]
[ŕûļéš ţĥàţ ļéţ ǫûîžžéš éñđ one two]
[ţĥé ƒļöŵ ţĥàţ ţĥé ǫûîž ƒöļļöŵš one two]
[{1:field} àţ öŕ àƒţéŕ {2:field} one two]
[à ļîñķ ţö ţĥé ŕéþöŕţ ţĥàţ îţ ŕéþéàţš one two three]
[à ŕéþöŕţ îñ ţĥîš ļöğ one]
[à ŕéþöŕţ ţĥàţ à çļàîɱ ŵàš ɱàđé öƒ one two]
[à šţàğé ŵîţĥ à đéàđļîñé one]
[àñ àđɱîñîšţŕàţöŕ, à ĥàñđļéŕ öŕ àñ îñṽéšţîğàţöŕ one two three]
[ƀéƒöŕé ţĥé ƒîñàļ ñöţîçé one]
[çļàîɱ àñđ ţîţļé one]
[đéšçŕîþţîöñ, ɱéššàğéÇöñţéñţ, šûšþîçîöûšÛŔĻ öŕ éṽîđéñçé one two three four]
[ƒàļšöÞöšîţîṽö, đûþļîçàđö öŕ šþàɱ ƀéƒöŕé îţ îš ŕéṽîéŵéđ one two three four]
[ñöƀöđý'š ñàɱé one]
[ŕéçéîþţ öƒ 32 ƀýţéš one]
[šĥà256 öƒ 32 ƀýţéš one]
[šöɱéţĥîñğ šţöļéñ one]
[ţĥé ƒîñàļ ñöţîçé one]
[ţĥé ŕéþöŕţ'š ŕéçéîþţ one]
[ŵĥöšé ŕéþöŕţ îţ îš one]
[šéþàŕàţîöñš öƒ ţŵö đîƒƒéŕéñţ ŕöļéš one two]
[ţîɱéŽöñé à ţîɱé žöñé àš îñ ÞÖŠÎẊ: ÇÉŢ-1ÇÉŠŢ,Ṁ3.5.0,Ṁ10.5.0/3 one two three four five]
[šéçöñđÀûţĥöŕîšéŕÀƀöṽé àñ àɱöûñţ ţĥàţ îš ñöţ ñéğàţîṽé, îñ à çûŕŕéñçý one two three four five]
[àţţàçĥɱéñţƁýţéš 1 ţö {1} one two]
[àššéššɱéñţƁýţéš 1 ţö {1} one two]
[7 ţö 15 đîğîţš, þéŕĥàþš àƒţéŕ à + one two]
[ţĥé éṽéñţ ţĥàţ ŵàš ţĥé ļàšţ ţö šţàţé {1:field} one two three]
[{1:field} 1 ţö {2} one]
[{1:field} öƒ àţ ɱöšţ {2} ƀýţéš one two]
[{1:field} ŵîţĥ àţ ɱöšţ {2} öƒ ţĥéɱ one two]
[{1:field} ñö ļàţéŕ ţĥàñ {2} one two]
[{1:field} ñö éàŕļîéŕ ţĥàñ {2} one two]
[{1:field} ñöţ ƀļàñķ, àñđ đîƒƒéŕéñţ ƒŕöɱ ţĥöšé ƀéƒöŕé îţ one two three four]
[{1:field} àţ öŕ àƒţéŕ {2:field}, {3} one two three]
[{1} îñ {2} one]
[ñö ƒŕàɱé ƀéğîñš ĥéŕé one]
[à þàýļöàđ ţĥàţ çàññöţ ƀé ŕéàđ: {1} one two]
[ŵĥàţ îţ ĥöļđš îš ñöţ ŵĥàţ ţĥé ļöğ ĥöļđš ţĥàţ îš ţö ƀé šéàļéđ one two three four five]
[à ñéŵéŕ ṽéŕšîöñ ŵŕöţé îñ îţ, öƒ ŵĥîçĥ ţéẋţš çöûļđ šţàý îñ ţĥé çļéàŕ one two three four five]
[à çöɱɱàñđ ţĥàţ çàññöţ ƀé éñçöđéđ one two]
[éṽéñţš öƒ šţŕéàɱš ƀý ţûŕñš, ŵĥîçĥ ñö ļöğ ĥàš one two three]
[à þàýļöàđ ţĥàţ çàññöţ ƀé šéàļéđ, šîñçé îţ çàññöţ ƀé ŕéàđ one two three four]
[ţĥé ķéýŕîñğ ţàķéš ñöţĥîñğ ɱöŕé one two]
[ţĥé ƒŕàɱé'š ĥéàđéŕ đöéš ñöţ ɱàţçĥ îţš çĥéçķšûɱ one two three]
[ţĥé ƒîļé ƀéçàɱé šĥöŕţéŕ ŵĥîļé îţ ŵàš ŕéàđ one two three]
[ţĥé îñđéẋ ƀéšîđé ţĥé ļöğ ŵàš çĥàñğéđ ŵĥîļé îţ ŵàš îñ ûšé; ŕéɱöṽé îţ one two three four five]
[ţĥé éṽéñţš ûþ ţö þöšîţîöñ {1} šţàñđ îñ ţĥé àŕçĥîṽé {2}, ŵĥöšé ŕööţ îš {3}: {4}; þûţ îţ ƀàçķ, öŕ ƀéšîđé ţĥé ļöğ one two three four five six seven eight nine]
[îţ îš ñöţ ţĥéŕé one]
[{1} îš àñöţĥéŕ ƒîļé, öŕ ŵàš çĥàñğéđ one two]
[ţĥé ƀéğîññîñğ öƒ {1} ŵàš àŕçĥîṽéđ îñ ţûŕñ: à ƀàçķûþ öƒ îţ ĥàš àļļ one two three four five]
[{1} ĥàš ñö ƀéğîññîñğ öƒ îţš öŵñ; ñàɱé àñöţĥéŕ ƒîļé one two three four]
[{1} îš à ñàɱé ƒöŕ ŵĥàţ ƀéļöñğš ţö à ļöğ; ñàɱé àñöţĥéŕ ƒîļé one two three four]
[ţĥé îñđéẋ ţĥàţ ţĥé ļöğ ķééþš öƒ îţš ƀéğîññîñğ đöéš ñöţ ɱàţçĥ îţš çĥéçķšûɱ one two three four five six]
[ţĥé ƒîļé éñđš ŵîţĥîñ ŵĥàţ ţĥé ļöğ ķééþš öƒ îţš ƀéğîññîñğ one two three four]
[ŵĥàţ ţĥé ļöğ ķééþš öƒ îţš ƀéğîññîñğ đöéš ñöţ ɱàţçĥ îţš çĥéçķšûɱ one two three four five]
[ŵĥàţ ţĥé ļöğ ķééþš öƒ îţš ƀéğîññîñğ îš ñöñé öƒ îţ one two three four]
[ŵĥàţ ţĥé ļöğ ķééþš öƒ îţš ƀéğîññîñğ îš ñöţ ŵĥàţ îţš ĥéàđéŕ šàýš one two three four five]
[ŵĥàţ ţĥé ļöğ ķééþš îš ñöţ ŵĥàţ ţĥé àŕçĥîṽé ĥàš one two three]
[ţĥé àŕçĥîṽé îš ñöţ ŵĥàţ ţĥé ļöğ šàýš öƒ îţ one two three]
[{1} ĥàš ñö îñđéẋ öƒ àļļ öƒ îţ: îţ ŵàš ŵŕîţţéñ ţö ɱéàñŵĥîļé, ţĥéŕé ŵàš ñö ŕööɱ ƒöŕ öñé, öŕ îţ îš éɱþţý, ĥàš ƒöŕɱàţ 1, öŕ îš ļöñğéŕ ţĥàñ 32 ĞîƁ one two three four five six seven eight nine]
[{1} ĥàš ñö çļöšéđ šţŕéàɱ ŵĥöšé ļàšţ éṽéñţ îš šö öļđ one two three four]
[{1} ĥöļđš ɱöŕé ţĥàñ ţĥé ļöğ one two]
[ţĥé àŕçĥîṽé'š ñàɱé îš ţöö ļöñğ one two]
[ţĥé šţŕéàɱ îš ñöţ îñ îţ one]
[ţĥé ƒŕàɱé'š ƀöđý đöéš ñöţ ɱàţçĥ îţš çĥéçķšûɱ one two three]
[ţĥé ƒîļé éñđš îñšîđé ţĥîš ƒŕàɱé one two]
[ţĥé ƒŕàɱé çļàîɱš ɱöŕé ţĥàñ {1} ƀýţéš one two three]
[à ƒŕàɱé öƒ ķîñđ {1}, ŵĥîçĥ ţĥîš ṽéŕšîöñ đöéš ñöţ ķñöŵ one two three four]
[àñ îñţàçţ ƒŕàɱé ţĥàţ đöéš ñöţ ƀéļöñğ ĥéŕé: {1} one two three]
[ƒŕàɱé {1} îñšţéàđ öƒ {2} one two]
[þöšîţîöñ {1} îñšţéàđ öƒ {2} one two]
[îţ ŵàš ŕéçöŕđéđ ƀéƒöŕé ţĥé öñé ƀéƒöŕé îţ one two three]
[îţš đûŕàƀļé ɱàŕķ ļîéš àĥéàđ öƒ îţ one two]
[îţ ƒöļļöŵš àñöţĥéŕ ƒŕàɱé ţĥàñ ţĥé öñé ĥéŕé one two three]
[îţš ŵŕîţéŕ îš öļđéŕ ţĥàñ ţĥàţ öƒ ţĥé öñé ƀéƒöŕé îţ one two three four]
[ţĥé ɱàŕķ ƒîļé ñàɱéš àñöţĥéŕ ƒŕàɱé one two]
[ûñþŕöṽéñ: ŵĥàţ ļîñķš îţ ţö ţĥé ļöğ'š ƀéğîññîñğ öŕ ţö îţš ɱàŕķ îš ļöšţ one two three four five]
[ţĥé ļöğ éñđš ĥéŕé, àñđ îţš ɱàŕķ ţéļļš ţĥàţ îţ ŵéñţ öñ one two three four]
[ñö ŵŕîţéŕ çàñ ƒöļļöŵ îţš ļàšţ one two]
[îţš çöɱɱàñđ ĥàš ñö îđ: {1} one two]
[îñṽàļîđ šéàļ one]
[éṽéñţš öûţšîđé à çöɱɱîţ one]
[à ŕéƒûšàļ ţĥàţ îš ñöñé one]
[šţŕéàɱ ñûɱƀéŕ {1} one]
[ŕéṽîšîöñ {1} öƒ šţŕéàɱ {2} one two]
[à çöɱɱîţ ŵîţĥöûţ àñ éṽéñţ one two]
[{1} éṽéñţš one]
[îţš ƀöđý îš ñö éñţŕý: {1} one two]
[ñöţ à ļéàƒ: {1} one]
[ñöţ à ļéàƒ ƒŕàɱé: {1} one]
[ñéîţĥéŕ šļöţ îš àñ îñţàçţ ɱàŕķ öƒ ţĥîš ļöğ one two three]
[à ƀöđý ţĥàţ îš ñöñé öƒ îţš ķîñđ one two]
[îţ šàýš ŵĥàţ ţĥîš ṽéŕšîöñ çàññöţ ŵŕîţé àğàîñ one two three]
[îţ çàññöţ ƀé ŵŕîţţéñ àğàîñ: {1} one two]
[îţ ɱàķéš šţŕéàɱ {1}, ŵĥîçĥ îš ţĥéŕé one two]
[ţĥé ñàɱé öƒ šţŕéàɱ {1} îš ļöšţ one two]
[ŕéṽîšîöñ {1} öƒ šţŕéàɱ {2} îš ţĥéŕé one two]
[ţĥé ñàɱé öƒ îţš šţŕéàɱ {1} îš ļöšţ one two]
[ƒŕàɱé {1} îš ţĥéŕé àļŕéàđý one two]
[ñö ƒŕàɱé çöɱéš àƒţéŕ öñé ŵîţĥ ţĥéšé ñûɱƀéŕš one two three]
[îñṽàļîđ šéàļ, öŕ éṽéñţš öûţšîđé à çöɱɱîţ one two three]
[{1} ƒàîļéđ: {2} one]
[ţĥé ļöğ îš çļöšéđ one]
[{1} îš à þîþé, à ƒöļđéŕ öŕ à đéṽîçé, àñđ ñö ƒîļé one two three four]
[ţĥé ƒîļé ŵàš ŕéɱöṽéđ, öŕ àñöţĥéŕ öñé ŵàš þûţ îñ îţš þļàçé, ŵĥîļé îţ ŵàš öþéñ one two three four five six]
[à ļöğ öƒ ƒöŕɱàţ 1 ĥàš ñö çöŕŕéçţîöñ öƒ ţĥé çļöçķ: šàļṽàğé îţ ţö à ñéŵ öñé ƒîŕšţ one two three four five six]
[ţĥé ļöğ ŵàš šĥöŕţéñéđ, éẋţéñđéđ öŕ öṽéŕŵŕîţţéñ ŵĥîļé îţ ŵàš öþéñ one two three four five]
[àñöţĥéŕ ŵŕîţéŕ ĥàš öþéñéđ ţĥé ļöğ šîñçé, šö ţĥîš öñé'š ļöçķ ŵàš ļöšţ: {1} one two three four five six]
[àñ éñţŕý ţĥàţ çàññöţ ƀé éñçöđéđ: {1} one two three]
[à çöɱɱàñđ ţĥàţ çàññöţ ƀé éñçöđéđ: {1} one two three]
[àñ éṽéñţ ţĥàţ çàññöţ ƀé éñçöđéđ: {1} one two three]
[à ŕéƒûšàļ ţĥàţ çàññöţ ƀé éñçöđéđ: {1} one two three]
[îţ çàññöţ ƀé éñçöđéđ: {1} one two]
[þöšîţîöñ {1} çàññöţ ƀé ŕéàđ ƀý ţĥîš ṽéŕšîöñ: {2} one two three four]
[çöɱɱàñđ {1} çàññöţ ƀé ŕéàđ: {2} one two]
[þļàçé {1}, ŵĥîçĥ ñö öûţƀöẋ ğîṽéš one two]
[àñ éṽéñţ ţĥàţ çàññöţ ƀé ŕéàđ: {1} one two]
[àñ éṽéñţ çàññöţ ƀé ŕéàđ: {1} one two]
[ţĥé éñţŕý àƒţéŕ þöšîţîöñ {1}: {2} one two]
[ƀéĥîñđ þöšîţîöñ {1} ţĥéŕé îš ŵĥàţ ţĥîš ṽéŕšîöñ çàññöţ ŕéàđ one two three four]
[ţĥîš îš ţĥé ļöğ öƒ šöɱéţĥîñğ éļšé ţĥàñ àñ öûţƀöẋ one two three four]
[ţĥîš îš ţĥé ļöğ öƒ àñ öûţƀöẋ; éẋþéçţéđ öñé öƒ çļàîɱš one two three four]
[ţĥîš îš à ļöğ öƒ çļàîɱš; éẋþéçţéđ ţĥàţ öƒ àñ öûţƀöẋ one two three four]
[ţĥîš îš à ŕéçöŕđ öƒ ŕéàđš; éẋþéçţéđ à ļöğ öƒ çļàîɱš one two three four]
[ţĥîš îš à ŕéçöŕđ öƒ ŕéàđš; éẋþéçţéđ ţĥé ļöğ öƒ àñ öûţƀöẋ one two three four]
[ţĥîš îš ţĥé ļöğ öƒ šöɱéţĥîñğ éļšé ţĥàñ öƒ ŕéàđš one two three]
[à çĥéçķþöîñţ ĥàš ţĥŕéé ļîñéš: öŕîğîñ, šîžé, ŕööţ; ƒöûñđ {1} one two three four]
[ţĥé çĥéçķþöîñţ'š öŕîğîñ îš ñö ñàɱé one two]
[ţĥé çĥéçķþöîñţ'š šîžé îš ñö þļàîñ ñûɱƀéŕ: {1} one two three]
[ţĥé çĥéçķþöîñţ'š ŕööţ îš ñö ĥàšĥ öƒ 32 ƀýţéš îñ ƀàšé64: {1} one two three four]
[ţĥé çĥéçķþöîñţ îš öƒ {1}, ţĥé ļöğ îš {2} one two three]
[ţĥé çĥéçķþöîñţ šàŵ {1} ƒŕàɱéš, àñđ ţĥé ļöğ ĥàš {2}: šöɱé àŕé ğöñé, öŕ àñ öļđéŕ çöþý ŵàš þûţ ƀàçķ one two three four five six seven eight]
[ţĥé ƒîŕšţ {1} ƒŕàɱéš àŕé ñöţ ţĥöšé ţĥàţ ţĥé çĥéçķþöîñţ šàŵ: ţĥé ļöğ ŵàš ŕéŵŕîţţéñ, öŕ îš àñöţĥéŕ öñé one two three four five six seven eight]
[àñ Éđ25519 ķéý ĥàš 32 ƀýţéš; ƒöûñđ {1} one two three]
[à ṽéŕîƒîéŕ ķéý ŕéàđš ñàɱé+ĥàšĥ+ķéý; ƒöûñđ {1} one two three]
[ţĥé ķéý'š ĥàšĥ îš {1}, ñöţ {2} one two]
[à ķéý'š ñàɱé ĥàš ñö ƀļàñķ àñđ ñö þļûš šîğñ; ƒöûñđ {1} one two three four]
[à ñöţé éñđš ŵîţĥ à ñéŵļîñé one two]
[ñö šîğñàţûŕé: {1} one]
[ñöţĥîñğ ƒöļļöŵš ţĥé ñöţé'š éɱþţý ļîñé one two three]
[{1} îš ţĥé ļöğ îţšéļƒ; ñàɱé àñöţĥéŕ ƒîļé one two three]
[{1} îš ŵĥéŕé ţĥé ļöğ ķééþš ŵĥàţ ƀéļöñğš ţö îţ one two three]
[{1} ĥöļđš ţĥé ļöğ {2}, ñöţ {3}: ñàɱé àñöţĥéŕ ƒîļé ƒöŕ îţš ƀàçķûþ one two three four five]
[{1} ĥöļđš {2} ƒŕàɱéš, àñđ ţĥé ļöğ ĥàš {3}: àñ öļđéŕ çöþý öƒ ţĥé ļöğ ŵàš þûţ ƀàçķ, öŕ ţĥé ƀàçķûþ ŵàš ŵŕîţţéñ ţö one two three four five six seven eight nine]
[{1} îš ñöţ ĥöŵ ţĥé ļöğ ƀéğàñ: ţĥé ļöğ ŵàš ŕéŵŕîţţéñ, öŕ ţĥé ƀàçķûþ ŵàš ŵŕîţţéñ ţö one two three four five six]
[{1} ĥöļđš ŵĥàţ ţĥîš ṽéŕšîöñ ĥàš ñö ţŕéé öƒ; ûšé à ñéŵéŕ öñé one two three four]
[{1} ŕéàđš ƀàçķ öţĥéŕŵîšé ţĥàñ îţ ŵàš ŵŕîţţéñ one two three]
[à ñöţé ĥàš àţ ɱöšţ {1} šîğñàţûŕéš one two]
[ţĥîš šýšţéɱ ĥàš ñö Éđ25519 ţö šîğñ ŵîţĥ: îñšţàļļ ÖþéñŠŠĻ 3 (ļîƀçŕýþţö.šö.3), öŕ šîğñ ƀý à çöɱɱàñđ one two three four five six seven eight]
[ţĥîš šýšţéɱ ĥàš ñö Éđ25519 ţö çĥéçķ šîğñàţûŕéš ŵîţĥ: îñšţàļļ ÖþéñŠŠĻ 3 (ļîƀçŕýþţö.šö.3) one two three four five six seven]
[à þŕîṽàţé Éđ25519 ķéý ĥàš 32 ƀýţéš; ƒöûñđ {1} one two three]
[à þŕîṽàţé Éđ25519 ķéý ŕéàđš ÞŔÎṼÀŢÉ+ĶÉÝ+ñàɱé+ĥàšĥ+ķéý; ţĥîš đöéš ñöţ one two three four five]
[ţĥé þŕîṽàţé ķéý'š ĥàšĥ îš ñöţ ţĥàţ öƒ îţš þûƀļîç ķéý one two three four]
[ţĥé šýšţéɱ'š çŕýþţöğŕàþĥý đîđ ñöţ šîğñ one two three]
[ţĥé ķéý {1} îš ñöţ à ṽàļîđ Éđ25519 ķéý one two three]
[ñöţ šîğñéđ ƀý {1}, ñöŕ ƀý àñýƀöđý one two]
[ñöţ šîğñéđ ƀý {1}, ƀûţ ƀý {2} one two]
[ñöţ šîğñéđ ƀý {1} one]
[ţĥé šîğñàţûŕé öƒ {1} đöéš ñöţ ĥöļđ: ţĥé ţéẋţ ŵàš çĥàñğéđ, öŕ àñöţĥéŕ ķéý šîğñéđ one two three four five six]
[ţĥé çĥéçķþöîñţ îš öƒ {1}, ñöţ öƒ {2} one two three]
[ţĥé ķéý {1} îš ñöţ à ŵîţñéšš'š: éẋþéçţéđ öñé öƒ ţýþé 04 one two three four]
[ţĥé çöšîğñàţûŕé öƒ {1} đöéš ñöţ ĥöļđ: ţĥé ţéẋţ öŕ ţĥé ţîɱé ŵàš çĥàñğéđ, öŕ àñöţĥéŕ ķéý šîğñéđ one two three four five six seven]
[{1} îš ñéŵ ţö ţĥîš ŵîţñéšš: ñàɱé ţĥé ķéý ţĥàţ ţĥé ļöğ šîğñš ƀý one two three four five]
[{1} šîğñš ƀý {2}, ñöţ ƀý {3} one two]
[ţĥîš ŵîţñéšš šîğñéđ {1} ƒŕàɱéš öƒ {2} ļàšţ; ţĥé ŕéǫûéšţ ğöéš öñ ƒŕöɱ {3} one two three four five six]
[{1} ğöéš ƀàçķ: ƒŕöɱ {2} ƒŕàɱéš, ŵĥîçĥ ţĥîš ŵîţñéšš šîğñéđ, ţö {3} one two three four five]
[ţĥé {1} ƒŕàɱéš öƒ {2} đö ñöţ ƀéğîñ ŵîţĥ ţĥé {3} ţĥàţ ţĥîš ŵîţñéšš šîğñéđ: ţĥé ļöğ šĥöŵš ţŵö ĥîšţöŕîéš one two three four five six seven eight]
[ŵĥàţ à ŵîţñéšš ķééþš ƀéğîñš ŵîţĥ {1}; ţĥîš đöéš ñöţ one two three four]
[ļîñé {1}: éẋþéçţéđ ļöğ ĶÉÝ; ƒöûñđ {2} one two three]
[à ĥàšĥ öƒ 32 ƀýţéš îñ ƀàšé64, öŕ àñ éɱþţý ļîñé one two three]
[öļđ ŠÎŽÉ one]
[îţ šîğñš àñöţĥéŕ ţéẋţ one]
[{1} öƒ ţĥé {2} ŵîţñéššéš ţĥàţ àŕé ñééđéđ šîğñéđ îţ; ñöţ šîğñéđ ƀý {3} one two three four five]
[ţĥé öļđéŕ çĥéçķþöîñţ šàŵ {1} ƒŕàɱéš, ţĥé ñéŵéŕ öñé {2} one two three four]
[ñö ţîɱéšţàɱþ ŕéþļý îñ ĐÉŔ: àñ éļéɱéñţ îš ñöţ àš éẋþéçţéđ one two three four]
[ţĥé àûţĥöŕîţý ğŕàñţéđ ñö ţîɱéšţàɱþ one two]
[ţĥé ţîɱéšţàɱþ îš öƒ ñö ĥàšĥ öƒ 32 ƀýţéš one two three]
[ţĥé ţîɱéšţàɱþ îš öƒ àñöţĥéŕ ţéẋţ one two]
[ñö ţîɱéšţàɱþ öƒ ŠĤÀ-256: îţ îš öƒ àñöţĥéŕ ķîñđ one two three]
[ţĥé ţîɱéšţàɱþ'š ţîɱé îš ñöñé: {1} one two]
[ñö đûŕàƀļé éṽéñţ ĥàš þöšîţîöñ {1} one two]
[ñöţĥîñğ öƒ îţ îš àɱöñğ ţĥé {1} ƒŕàɱéš one two three]
[îţ šĥöŵš ñö éṽéñţ one]
[ƒŕàɱé {1} îš ñö çöɱɱîţ one]
[ƒŕàɱé {1} îš ñö ŕéƒûšàļ one]
[à çöɱɱàñđ çàññöţ ƀé ŕéàđ àğàîñ: {1} one two]
[à çàšé'š ŵöŕđš çàññöţ ƀé ŕéàđ àğàîñ: {1} one two three]
[à çöɱɱàñđ çàññöţ ƀé ŵŕîţţéñ: {1} one two]
[ƒŕàɱé {1} ñàɱéš šţŕéàɱ ñûɱƀéŕ {2} àğàîñ one two three]
[éṽéñţ {1} îš öƒ šţŕéàɱ ñûɱƀéŕ {2}, ŵĥîçĥ ñö ƒŕàɱé ĥéŕé ñàɱéš one two three four five]
[ƒŕàɱé {1} šĥöŵš ŵĥàţ ţĥîš ṽéŕšîöñ çàññöţ ŕéàđ: {2} one two three four]
[îţ šĥöŵš ŵĥàţ ţĥîš ṽéŕšîöñ çàññöţ ŕéàđ: {1} one two three]
[ƒŕàɱé {1} šţàñđš ƀéĥîñđ ƒŕàɱé {2} one two]
[ƒŕàɱé {1} îš ñöţ îñ ţĥé ļöğ öƒ ţĥé çĥéçķþöîñţ: îţ ŵàš çĥàñğéđ, öŕ ţĥé çĥéçķþöîñţ îš àñöţĥéŕ ļöğ'š one two three four five six seven eight]
[ţĥé þŕööƒ îš àƀöûţ {1}, ţĥé çĥéçķþöîñţ àƀöûţ {2} one two three four]
[ţĥé ļöğ öƒ {1} ƒŕàɱéš đöéš ñöţ ƀéğîñ ŵîţĥ ţĥé {2} öƒ ţĥé çĥéçķþöîñţ one two three four five]
[ļîñé {1}: éẋþéçţéđ {2}; ƒöûñđ {3} one two]
[ţĥé éñđ one]
[{1} àñđ {2} þļàîñ ñûɱƀéŕš one two]
[{1} àñđ à ĥàšĥ öƒ 32 ƀýţéš îñ ƀàšé64 one two three]
[{1} àñđ ƀàšé64 one]
[ļéàƒ ĶÎÑĐ ŔÉÇÖŔĐÉĐ ÞÖŠÎŢÎÖÑ ÉṼÉÑŢŠ one two]
[ţĥé ļöğ éñđš àţ {1}, ƒöûñđ {2}: ƀéğîñ àñéŵ, ƒŕöɱ 0 one two three four]
[đàɱàğéđ àţ ƀýţé {1}: {2} one two]
[{1} ƀýţéš; àţ ɱöšţ {2} ƒîţ àñ éñţŕý one two]
[çöɱɱàñđ {1} ŵàš àççéþţéđ ƀéƒöŕé one two]
[à çöɱɱîţ ñàɱéš à šţŕéàɱ ţŵîçé, öŕ ƀŕîñğš öñé ñö éṽéñţ one two three four]
[éẋþéçţéđ ŕéṽîšîöñ {1}, ƒöûñđ {2} one two]
[à çöđé îš àţ ɱöšţ éîğĥţ çĥàŕàçţéŕš öƒ ÀŠÇÎÎ one two three]
[à çûŕŕéñçý îš ţĥŕéé ļéţţéŕš À ţö Ž (ÎŠÖ 4217), šûçĥ àš ÉÛŔ one two three four]
[àçţöŕ one]
[ƀý one]
[îđ one]
[šţàţûš one]
[çļàîɱéđ one]
[àššîğñéé one]
[àššîğñéé one]
[ţîţļé one]
[ûþđàţéđ one]
[ŕéṽîšîöñ one]
[ƒŕàûđ one]
[šçöŕé one]
[ƒļàğš one]
[đàýš one]
[îñđîçàţöŕš one]
[ṽàļîđ ûñţîļ one]
[đàýš one]
[ţýþé one]
[öŵñéŕ one]
[çļàîɱš one]
[đàý one]
[àţţàçķ one]
[îɱþàçţ one]
[šéṽéŕîţý one]
[ŕéþöŕţéŕ one]
[ǫûîžžéš one]
[çöɱþļéţéđ one]
[àƀàñđöñéđ one]
[ļéàđš one]
[ǫûîž-ļéàđ one]
[ļéàđ-çļàîɱ one]
[ɱöñţĥ one]
[þŕàçţîçé àŕéà one]
[šöûŕçé one]
[ļîñé one]
[çļàîɱ one]
[ŕéšéŕṽé one]
[þàîđ one]
[þéñđîñğ one]
[ŕéɱàîñîñğ one]
[ŕéçöṽéŕéđ one]
[îñçûŕŕéđ one]
[đûé one]
[šîñçé one]
[šţöþþéđ one]
[çļöçķ one]
[{1}: {2} çöɱɱàñđš šéñţ, {3} àççéþţéđ, {4} ŕéƒûšéđ. one two three four]
[Éàçĥ ļîñé: þöšîţîöñ îñ ţĥé ļöğ, ţîɱé îñ ÛŢÇ, ŵĥö, ŵĥîçĥ šţŕéàɱ, àñđ ŵĥàţ. one two three four five six]
[{1} {1:event|events} àƀöûţ þéöþļé àñđ ŕûļéš çöɱé ƒîŕšţ: çļàîɱš àçţöŕš ļîšţš ţĥéɱ. one two three four five six]
[Àšķ ţĥé ļöğ ɱöŕé: one]
[àñ éṽéñţ-šöûŕçéđ ķéŕñéļ ƒöŕ çļàîɱš, öñ öñé ļöğ ƒîļé one two three four]
[Đöššîéŕ one]
[Đöššîéŕ: {1} one]
[Šķîþ ţö ţĥé šţöŕý one]
[Çöñţéñţš one]
[Ŵĥàţ ŵàš ķñöŵñ one]
[Ŵĥàţ ŵàš ţŕûé one]
[éṽéŕýţĥîñğ ţĥàţ ţĥé ļöğ ĥéļđ, ûþ ţö þöšîţîöñ {1} one two three four]
[ŵĥàţ ţĥé ļöğ ĥéļđ ûþ ţö þöšîţîöñ {1} one two three]
[ŵĥàţ ŵàš ŕéçöŕđéđ ûþ ţö {1} one two]
[àţ {1}: ƒàçţš àñđ çöŕŕéçţîöñš ţĥàţ ƀéçàɱé ţŕûé ļàţéŕ àŕé ļéƒţ öûţ öƒ ţĥé šţàţé, ñöţ öƒ ţĥé šţöŕý one two three four five six seven eight]
[àţ àñý ţîɱé one]
[Ŕéàđ àš one]
[ţĥé ĥöļđéŕ öƒ ţĥé ļöğ: ñöţĥîñğ îš ļéƒţ öûţ one two three]
[{1}: ŵĥàţ ţĥîš ŕéàđéŕ đöéš ñöţ šéé îš ļéƒţ öûţ one two three]
[Ṁàđé one]
[Çĥéçķþöîñţ one]
[{1}, {2} ƒŕàɱéš, ŕööţ {3} one two]
[Šîğñéđ ƀý one]
[ñöƀöđý one]
[Šţéþš one]
[Ñöţ šĥöŵñ one]
[Ţĥé šţöŕý one]
[Éṽéŕý éṽéñţ àñđ éṽéŕý ŕéƒûšéđ çöɱɱàñđ, îñ ţĥé öŕđéŕ öƒ ţĥé ļöğ. Ţîɱéš àŕé îñ ÛŢÇ. one two three four five six]
[Ŕéçöŕđéđ one]
[Ţŕûé šîñçé one]
[Ŕéçöŕđéđ, àñđ ţŕûé šîñçé, one two]
[Ţĥé çļöçķ šĥöŵéđ one]
[Þöšîţîöñ one]
[Ŵĥàţ îţ çĥàñğéđ one]
[Ƒîéļđ one]
[Ṽàļûé one]
[Ɓéƒöŕé one]
[Àƒţéŕ one]
[Ŕéƒûšéđ: {1} one]
[{1} ɱöŕé çöɱɱàñđš ŕéƒûšéđ one two]
[Ŵĥý one]
[Ŵĥàţ ŵàš àšķéđ one]
[ƀŕöûğĥţ öṽéŕ ƀý one]
[Þéöþļé one]
[Þéŕšöñ one]
[Ñàɱé one]
[Îñ ţĥé ŕöļé öƒ one]
[Ƒîŕšţ ŕéçöŕđéđ one]
[Ļàšţ ŕéçöŕđéđ one]
[Ṁöñéý one]
[Ţĥé àɱöûñţš àƒţéŕ éàçĥ šţéþ ţĥàţ çĥàñğéđ ţĥéɱ; ţĥé çĥàŕţ îš đŕàŵñ ƀý {1}. one two three four five six]
[ţĥé ţîɱé šîñçé ŵĥîçĥ ţĥéý ŵéŕé ţŕûé one two]
[ţĥé ţîɱé àţ ŵĥîçĥ ţĥéý ŵéŕé ŕéçöŕđéđ one two three]
[šţéþ, šîñçé àļļ ŵéŕé ŕéçöŕđéđ àţ öñé ţîɱé one two three]
[Šţéþ one]
[Đöçûɱéñţš àñđ ƒîļéš one]
[Ţĥé ƀýţéš šţàñđ ƀéšîđé ţĥé ļöğ; ţĥéîŕ ĥàšĥéš ţéļļ ŵĥéţĥéŕ à ƒîļé îš ţĥé öñé ţĥàţ ŵàš ŕéçöŕđéđ. one two three four five six seven]
[Öƒ one]
[Ƒîļé one]
[Ţýþé one]
[Ɓýţéš one]
[ŠĤÀ-256 one]
[Ţĥé šţàţé one]
[Þàŕţš one]
[Ŵĥàţ îš þŕöṽéñ, àñđ ŵĥàţ îš ñöţ one two]
[Þŕöṽéñ: éàçĥ šţéþ çàŕŕîéš ţĥé ƀýţéš ţĥàţ ţĥé ļöğ ĥöļđš öƒ îţ, àñđ ĥàšĥéš ţĥàţ ļéàđ ƒŕöɱ ţĥéɱ ţö ţĥé çĥéçķþöîñţ àƀöṽé. Ṽéŕîƒý ŕéçöɱþûţéš ţĥéɱ, àñđ çöɱþàŕéš ŵĥö, ŵĥéñ àñđ ŵĥàţ éàçĥ šţéþ šàýš ŵîţĥ îţš ƀýţéš. one two three four five six seven eight nine]
[Ñöţ þŕöṽéñ ƀý îţšéļƒ: ŵĥàţ éàçĥ šţéþ çĥàñğéđ, ţĥé šţàţéš, ţĥé šûɱš àñđ ţĥé ŵöŕđš ƒöŕ çöđéš. Ţĥéý ƒöļļöŵ ƒŕöɱ ţĥé šţéþš, àñđ öñļý ţĥé ĥàšĥ öƒ ţĥîš ƒîļé ĥöļđš ţĥéɱ; 'çļàîɱš ṽéŕîƒý --đöššîéŕ ƑÎĻÉ' đéŕîṽéš ţĥéɱ àğàîñ ƒŕöɱ ŵĥàţ ţĥé šţéþš' ƀýţéš šàý, àñđ ŵîţĥ --ļöğ ĻÖĞ àļļ öƒ îţ ƒŕöɱ ţĥé ļöğ. one two three four five six seven eight nine]
[Ñöţĥîñğ ĥéŕé îš þŕöṽéñ ƀý ţĥé ļöğ'š ĥàšĥéš: ţĥîš ŕéàđéŕ šééš à þàŕţ öƒ ŵĥàţ ŵàš ŕéçöŕđéđ, àñđ à ĥàšĥ öƒ ţĥé ŕéšţ çöûļđ ţéļļ ŵĥàţ îţ îš. Ŵĥàţ îš šĥöŵñ îš ĥéļđ ƀý ţĥé ĥàšĥ öƒ ţĥîš ƒîļé àļöñé; ţĥé ĥöļđéŕ öƒ ţĥé ļöğ çàñ ɱàķé îţ àğàîñ àñđ çöɱþàŕé: 'çļàîɱš ṽéŕîƒý --đöššîéŕ ƑÎĻÉ --ļöğ ĻÖĞ'. one two three four five six seven eight nine]
[Þŕöṽéñ: {1} çöɱɱîţš öƒ ŵĥîçĥ ţĥîš ŕéàđéŕ šééš éṽéŕý þàŕţ çàŕŕý ţĥéîŕ ƀýţéš, àñđ ĥàšĥéš ţĥàţ ļéàđ ƒŕöɱ ţĥéɱ ţö ţĥé çĥéçķþöîñţ àƀöṽé. Ţĥé öţĥéŕ šţéþš àŕé ĥéļđ ƀý ţĥé ĥàšĥ öƒ ţĥîš ƒîļé àļöñé. one two three four five six seven eight nine]
[Ñöţ þŕöṽéñ: ţĥàţ ñöţĥîñğ îš ļéƒţ öûţ. Ŕéṽîšîöñš çöûñţ 1, 2, 3 …, šö ţĥàţ à ğàþ šĥöŵš; ţĥàţ ñöñé ƒöļļöŵ đöéš ñöţ. one two three four five six seven eight nine]
[Ñöţ þŕöṽéñ: ţĥàţ ŵĥàţ ŵàš ŕéçöŕđéđ îš ţŕûé. Ţĥé ļöğ šĥöŵš ŵĥö šàîđ ŵĥàţ, àñđ àţ ŵĥîçĥ ţîɱé öƒ îţš çļöçķ. one two three four five six seven eight]
[Ñöţ þŕöṽéñ: ŵĥö ŵŕöţé ţĥé ļöğ. Çöɱþàŕé ţĥé çĥéçķþöîñţ ŵîţĥ öñé ţĥàţ ŵàš ķéþţ éļšéŵĥéŕé, öŕ çĥéçķ îţš šîğñàţûŕé ŵîţĥ à ķéý ţĥàţ ýöû ĥàđ ƀéƒöŕé. one two three four five six seven eight nine]
[Ñöţ þŕöṽéñ: ţĥàţ ţĥîš þàğé çĥéçķš îţšéļƒ ĥöñéšţļý. Ŵĥöéṽéŕ çöûļđ çĥàñğé îţ çöûļđ çĥàñğé îţš çĥéçķ: 'çļàîɱš ṽéŕîƒý --đöššîéŕ ƑÎĻÉ' çĥéçķš îţ ƀý à þŕöğŕàɱ öƒ ýöûŕ öŵñ, àñđ ţĥé ƒîļé'š ŠĤÀ-256 çàñ ƀé çöɱþàŕéđ ŵîţĥ ţĥé öñé ţĥàţ ŵàš ŕéçöŕđéđ. one two three four five six seven eight nine]
[Ṽéŕîƒý one]
[Ṽéŕîƒý one]
[Ţĥîš ƀŕöŵšéŕ ŕûñš ñö šçŕîþţš: ţĥé šţöŕý çàñ ƀé ŕéàđ, àñđ 'çļàîɱš ṽéŕîƒý --đöššîéŕ ƑÎĻÉ' ṽéŕîƒîéš îţ. one two three four five six seven eight]
[Çĥéçķîñğ {1} öƒ {2} … one]
[Îţ ĥöļđš: ñöţĥîñğ ţĥàţ çàñ ƀé çĥéçķéđ ĥéŕé ŵàš çĥàñğéđ. one two three four]
[Îţ đöéš ñöţ ĥöļđ: îţ ŵàš çĥàñğéđ àƒţéŕ îţ ŵàš ɱàđé. one two three four]
[{1} öƒ {2} šţéþš àŕé þŕöṽéñ ţö ƀé îñ ţĥé ļöğ {3} öƒ {4} ƒŕàɱéš, àñđ šàý ŵĥàţ îţš ƀýţéš šàý. one two three four five six seven]
[{1} öƒ {2} šţéþš àŕé ĥéļđ ƀý ţĥé ĥàšĥ öƒ ţĥîš ƒîļé àļöñé. one two three four]
[Ţĥé çĥéçķþöîñţ îš šîğñéđ ƀý {1}. one two]
[Ţĥé çĥéçķþöîñţ îš ñöţ šîğñéđ ƀý ţĥé ķéý {1}. one two three]
[Ţĥé çĥéçķþöîñţ îš ñöţ šîğñéđ: çöɱþàŕé îţ ŵîţĥ öñé ţĥàţ ŵàš ķéþţ éļšéŵĥéŕé. one two three four five six]
[Ţĥîš ƀŕöŵšéŕ ĥàš ñö Éđ25519: ţĥé šîğñàţûŕé ŵàš ñöţ çĥéçķéđ. one two three four]
[Þûƀļîç ķéý öƒ ţĥé šîğñéŕ one two]
[Ţĥé šîğñàţûŕé ŵàš ñöţ çĥéçķéđ: ğîṽé à þûƀļîç ķéý, ñàɱé+ĥàšĥ+ķéý. one two three four five]
[Ƒŕöɱ šöɱéƀöđý ýöû ţŕûšţ, ñöţ ƒŕöɱ ŵĥöéṽéŕ šéñţ ţĥîš ƒîļé. one two three four]
[Ţĥé þàŕţ '{1}' ŵàš çĥàñğéđ. one two]
[Šţéþ {1}, {2}, ŵàš çĥàñğéđ. one two]
[Šţéþ {1}: îţš ƀýţéš àŕé ñöţ îñ ţĥé ļöğ öƒ ţĥé çĥéçķþöîñţ. one two three four]
[Šţéþ {1} šàýš šöɱéţĥîñğ éļšé ţĥàñ îţš ƀýţéš. one two three]
[Šţéþ {1} çàŕŕîéš ñö éṽîđéñçé. one two]
[Šţéþ {1}: îţš ƀýţéš çàññöţ ƀé ŕéàđ. one two]
[Ţĥéŕé îš éṽîđéñçé öƒ à šţéþ {1} ţĥàţ îš ñöţ šĥöŵñ. one two three four]
[Ţĥé ƒîļé îš ñöţ, ƀýţé ƒöŕ ƀýţé, ŵĥàţ ŵàš ŵŕîţţéñ; öŕ šöɱéţĥîñğ îñ ţĥîš ƀŕöŵšéŕ çĥàñğéš þàğéš. one two three four five six seven]
[Ţĥé ŵĥöļé ƒîļé îš àš îţ ŵàš ŵŕîţţéñ. Îţš ŠĤÀ-256: {1} one two three four]
[Ţĥîš ƀŕöŵšéŕ ğîṽéš þàğéš ļîķé ţĥîš öñé ñö ŴéƀÇŕýþţö: ţĥé þàğé çöɱþûţéš ŠĤÀ-256 îţšéļƒ. one two three four five six seven]
[Çöɱþûţéđ ƀý ţĥîš ƀŕöŵšéŕ (ŴéƀÇŕýþţö); ñöţĥîñğ îš šéñţ àñýŵĥéŕé. one two three four five]
[Öñ ƀöţĥ çļöçķš one]
[Ţĥé šļîđéŕ šàýš ŵĥàţ ŵàš ķñöŵñ, ţĥé ƒîéļđ ŵĥàţ öƒ îţ ŵàš ţŕûé: ƒàçţš àñđ çöŕŕéçţîöñš ţĥàţ ƀéçàɱé ţŕûé ļàţéŕ àŕé ļéƒţ öûţ. Đéçîšîöñš àñđ ɱöñéý çöûñţ šîñçé ţĥéý ŵéŕé ŕéçöŕđéđ. one two three four five six seven eight nine]
[Ķñöŵñ ûþ ţö one]
[Ţŕûé àţ (ÛŢÇ) one]
[À đàý öŕ à ţîɱé, šûçĥ àš 2025-03-04 öŕ 2025-03-04Ţ12:00:00Ž. Éɱþţý: àţ àñý ţîɱé. one two three four five six]
[Ţĥéŕé àŕé ţöö ɱàñý ɱöɱéñţš ţö çàŕŕý àļļ: ţĥé šţàţé îš ţĥàţ öƒ ţĥé ļàšţ öñé çàŕŕîéđ ƀéƒöŕé ţĥé ţîɱé. one two three four five six seven eight]
[ţĥé éñđ one]
[çĥàñğéđ ĥéŕé one]
[Ñöţĥîñğ ýéţ. one]
[Šĥöŵ ɱöŕé ({1}) one]
[Ţĥàţ îš ñö ţîɱé: éẋþéçţéđ öñé šûçĥ àš 2025-03-04Ţ12:00:00Ž. one two three four]
[Ţö šţéþ {1} one]
[Àš îţ ŵàš ţŕûé: {1}. one]
[ƀéƒöŕé àñýţĥîñğ ŵàš one]
[àñđ {1} ɱöŕé one]
[--ƒöŕɱàţ: éẋþéçţéđ ĥţɱļ öŕ ɱđ, ƒöûñđ '{1}' one two three]
[đöššîéŕ ñééđš ţĥé ÎĐ öƒ à šţŕéàɱ, öŕ --àļļ one two three]
[--àļļ ñééđš -ö ƑÖĻĐÉŔ, à ƒöļđéŕ ţĥàţ îš ñöţ ţĥéŕé ýéţ one two three four]
[{1}: {2} šţéþš, {3} ƀýţéš, ŠĤÀ-256 {4} one two three]
[ñö šţŕéàɱ ţĥàţ ţĥîš ŕéàđéŕ šééš ĥàđ ƀéğûñ ţĥéñ one two three]
[Đöššîéŕš öƒ à ļöğ one]
[Éàçĥ ƒîļé îš ŵĥöļé ƀý îţšéļƒ. Îţš ŠĤÀ-256 ţéļļš ŵĥéţĥéŕ îţ îš ţĥé öñé ţĥàţ ţĥîš îñđéẋ ñàɱéš. one two three four five six seven]
[Ķîñđ one]
[Ţîţļé one]
[{1}: {2} đöššîéŕš àñđ àñ îñđéẋ one two]
[ţĥîš îš ñö đöššîéŕ: éẋþéçţéđ à ƒîļé ţĥàţ 'çļàîɱš đöššîéŕ' ŵŕöţé, îñ ţĥé ƒöŕɱàţ {1}; ƒöûñđ {2} ƀýţéš öƒ šöɱéţĥîñğ éļšé, öŕ ţĥé ƒîŕšţ öƒ öñé ţĥàţ ŵàš çûţ one two three four five six seven eight nine]
[îţ ŵàš çĥàñğéđ àƒţéŕ îţ ŵàš ɱàđé: îţš ƀýţéš ĥàšĥ ţö {1}, àñđ îţ šàýš {2} one two three four five six]
[îţ ŵàš çĥàñğéđ àƒţéŕ îţ ŵàš ɱàđé: {1} one two three]
[šţéþ {1} ŵàš çĥàñğéđ one]
[ţĥé þàŕţ '{1}' ŵàš çĥàñğéđ one two]
[îţš éṽîđéñçé đöéš ñöţ ĥöļđ: {1} one two]
[{1}: ŵĥöļé; {2} šţéþš, {3} ƒŕàɱéš þŕöṽéñ îñ ţĥé ļöğ {4} öƒ {5} ƒŕàɱéš{6}; ŠĤÀ-256 {7} one two three four five six seven]
[îţ îš ŵĥàţ ţĥé ļöğ {1} šàýš one two]
[îţš đàţà àŕé ŵĥàţ ţĥé ļöğ {1} šàýš; ţĥé þàğé àŕöûñđ ţĥéɱ îš ñöţ ŵĥàţ ţĥîš ṽéŕšîöñ ŵŕîţéš: àñöţĥéŕ ṽéŕšîöñ ŵŕöţé îţ, öŕ îţ ŵàš çĥàñğéđ one two three four five six seven eight nine]
[îţ îš ñöţ ŵĥàţ ţĥé ļöğ {1} šàýš: {2} one two three]
[îţš ŠĤÀ-256 ŵàš ŕéçöŕđéđ ƀý {1} àţ {2}, þöšîţîöñ {3} one two three four]
[ñöƀöđý ŕéçöŕđéđ îţš ŠĤÀ-256 îñ ţĥé ļöğ {1} one two three]
[šţéþ {1} šàýš šöɱéţĥîñğ éļšé one two]
[ţĥé þàŕţ '{1}' šàýš šöɱéţĥîñğ éļšé one two]
[éẋþéçţéđ {1}, ƒöûñđ {2} one]
[ñöţĥîñğ one]
[{1}: éẋþéçţéđ {2} one]
[{1}: ƒöûñđ {2} one]
[{1}: éẋþéçţéđ {2}, ƒöûñđ {3} one two]
[ţĥîš çöɱɱàñđ ɱàý ñöţ ƀé šéñţ àš {1} one two]
[ţĥîš çöɱɱàñđ ɱàý ñöţ ƀé šéñţ àš {1}, öñļý àš {2} one two three four]
[îñ ţĥîš šţàţûš ţĥîš çöɱɱàñđ ɱàý ñöţ ƀé šéñţ àš {1}, öñļý àš {2} one two three four five]
[ţĥé šéñđéŕ đöéš ñöţ ĥöļđ ţĥé ŕöļé {1}, öñļý {2} one two three]
['{1}' ĥöļđš ñö ŕöļé îñ ţĥîš ļöğ, šö ñöţ {2} éîţĥéŕ one two three four]
[ñöƀöđý îš ŕéğîšţéŕéđ ýéţ: {1} one two]
[“{1}” one]
[ýéš one]
[ñö one]
[{1} çļàîɱ one]
[{1} çļàîɱš one]
[îţ éñđš ŵîţĥîñ à ṽàļûé, àţ ƀýţé {1} one two]
[ɱàļƒöŕɱéđ àţ ƀýţé {1}: {2} one two]
[çöđé {1} öƒ {2} îš ñöţ ķñöŵñ one two]
[ķîñđ {1} öƒ {2} îš ñöţ ķñöŵñ one two]
[ţĥéŕé îš ñö šûçĥ ƒîļé one]
[ţĥéŕé îš ñö ƒöļđéŕ {1} one]
[îţš ɱàŕķ ƒîļé {1}.ɱàŕķ îš ɱîššîñğ, àñđ îţ ŵàš ñöţ çļöšéđ: ñöţĥîñğ šĥöŵš ŵĥéţĥéŕ îţš éñđ ŵàš ļöšţ one two three four five six seven eight]
[ţĥéŕé îš ñö ļöğ, ƀûţ îţš ɱàŕķ ƒîļé {1}.ɱàŕķ ţéļļš ţĥàţ ţĥéŕé ŵàš öñé one two three four five]
[{1} îš ƀéîñğ ŵŕîţţéñ ƀý {2} one two]
[{1} îš đàɱàğéđ àţ ƀýţé {2}: {3} one two]
[ţĥé ƒîļé îš éɱþţý; à ļöğ ƀéğîñš ŵîţĥ à ĥéàđéŕ öƒ 4096 ƀýţéš one two three four]
[ţĥîš îš ñöţ à ļöğ: îţ đöéš ñöţ ƀéğîñ ŵîţĥ ţĥé ƀýţéš öƒ öñé one two three four]
[ţĥé ĥéàđéŕ îš çûţ öƒƒ àƒţéŕ {1} öƒ 4096 ƀýţéš one two three]
[ţĥé ĥéàđéŕ đöéš ñöţ ɱàţçĥ îţš çĥéçķšûɱ one two three]
[ţĥé ļöğ ĥàš ƒöŕɱàţ {1} ŵîţĥ ƒéàţûŕéš {2}; ţĥîš ṽéŕšîöñ ŕéàđš ƒöŕɱàţ 1 one two three four five]
[ţĥé éàŕļîéŕ ƀàçķûþ îš đàɱàğéđ, àñđ šöɱéƀöđý îš ŵŕîţîñğ ţĥé ļöğ, öƒ ŵĥîçĥ {1} öƒ îţš {2} ƀýţéš çàñ ƀé ŕéàđ šö ƒàŕ: àšķ àğàîñ öñçé ɱöŕé ŵàš ŵŕîţţéñ, öŕ ŵĥéñ îţ îš çļöšéđ one two three four five six seven eight nine]
[šöɱéƀöđý îš ŵŕîţîñğ ţĥé ļöğ, àñđ {1} öƒ {2} ƒŕàɱéš çàñ ƀé ŕéàđ šö ƒàŕ: àšķ àğàîñ öñçé ɱöŕé ŵàš ŵŕîţţéñ, öŕ ŵĥéñ îţ îš çļöšéđ one two three four five six seven eight nine]
[ţĥé ŕéƒûšàļ çàññöţ ƀé ŕéàđ: {1} one two]
[ţĥé çöɱɱàñđ çàññöţ ƀé ŕéàđ: {1} one two]
[đéçîđéđ ûñđéŕ ŕéṽîšîöñ {1} öƒ ţĥé ŕûļéš; àţ ţĥîš þöšîţîöñ ţĥé ļöğ ĥàš ŕéṽîšîöñ {2} one two three four five six]
[àñ éṽéñţ çàññöţ ƀé ŕéàđ: {1} one two]
[àççéþţéđ ţĥéñ, ŕéƒûšéđ ţöđàý: {1} one two]
[àççéþţéđ ţĥéñ, ŕéƒûšéđ ŵîţĥ ŵĥàţ îš ķñöŵñ ñöŵ: {1} one two three four]
[à ŕéþéţîţîöñ, ŵĥîçĥ îš ñéṽéŕ ŕéçöŕđéđ one two three]
[ŕéƒûšéđ ţĥéñ, àççéþţéđ ţöđàý: {1} one two]
[ŕéƒûšéđ ţĥéñ, àççéþţéđ ŵîţĥ ŵĥàţ îš ķñöŵñ ñöŵ; ţĥéñ ƀéçàûšé {1} one two three four five]
[ŕéƒûšéđ ţĥéñ ƀéçàûšé {1}; ţöđàý ƀéçàûšé {2} one two three]
[éṽéñţ {1} ŵéñţ ţö àñöţĥéŕ šţŕéàɱ ţĥàñ ţöđàý'š one two three]
[ţĥéñ {1}; ţöđàý {2} one]
[àñ öƀĵéçţ one]
[ţĥé ɱàþ one]
[ţŕàñšîţîöñš: àļļ çöûñţ ŵĥéŕé ţĥéý àŕé þàŕţ öƒ ţĥé çļàššîƒîéŕ one two three four five]
[àɱöûñţ: öñļý çļàîɱš ĥàṽé àɱöûñţš one two]
[{1}: éẋþéçţéđ àţ ļéàšţ öñé šţéþ; àñ àçţîṽîţý ŵîţĥöûţ àñý îš îğñöŕéđ one two three four five]
[ŕûļéš.ṽàļûéš.ƒöûŕÉýéš: ɱàý ƀé ƒàļšé öñļý ŵĥéŕé "ŕéšöûŕçéš" àŕé "ŕöļéš": ţŵö þéöþļé àŕé öñé ñàɱé ţĥéŕé one two three four five six seven eight]
[îğñöŕé: '{1}' ĥàš šţéþš ûñđéŕ àçţîṽîţîéš one two three]
[{1}: ţĥéŕé îš ñö àçţîṽîţý '{2}' one two]
[ĥàñđļéŕ öŕ àñöţĥéŕ ŕöļé one]
[öñé öƒ {1} one]
[{1}: 'ƀý' öŕ 'àçţöŕ', ñöţ ƀöţĥ one two]
[{1}.çöɱɱàñđ: éẋþéçţéđ à çöɱɱàñđ ţö à {2}, ƒöûñđ {3} one two three four]
[ļîñé {1}: {2} one]
[ŵĥý ţĥé ŕûļéš đîƒƒéŕ one]
[{1}.ṽàļûéš: éẋþéçţéđ ŕûļéš ţĥàţ đîƒƒéŕ ƒŕöɱ ţĥé ƀûîļţ-îñ öñéš one two three four five]
[ţĥé ẊṀĻ éñđš ƀéƒöŕé îţ îš çöɱþļéţé; ţĥé ƒîļé ɱàý ƀé çûţ öƒƒ one two three four]
[ɱöŕé ţĥàñ {1} éļéɱéñţš îñ öñé àñöţĥéŕ one two three]
[éẋþéçţéđ <ļöğ>, ƒöûñđ <{1}>: ţĥîš îš ñöţ ẊÉŠ one two three]
[àñ éṽéñţ öûţšîđé àñý <ţŕàçé> ƀéļöñğš ţö ñö çàšé one two three]
[ţŕàçé {1} ĥàš ɱöŕé ţĥàñ {2} ƀýţéš one two]
[àñ éṽéñţ öƒ ţŕàçé {1} ĥàš ɱöŕé ţĥàñ {2} àţţŕîƀûţéš one two three four]
[ţĥîš îš ñöţ ŵéļļ-ƒöŕɱéđ ẊṀĻ: {1} one two]
[šöɱéţĥîñğ ƒöļļöŵš ţĥé ŕööţ éļéɱéñţ one two]
[à çĥàŕàçţéŕ ţĥàţ ẊṀĻ đöéš ñöţ àļļöŵ, öŕ ţĥàţ îš ñöţ ÛŢƑ-8 one two three four]
[àñ éñţîţý ţĥàţ îš ñöţ đéƒîñéđ one two]
[àñ àţţŕîƀûţé îš ɱàļƒöŕɱéđ one two]
['>' îš ɱîššîñğ one]
[àñ éñđ ţàğ đöéš ñöţ ɱàţçĥ îţš šţàŕţ ţàğ one two three]
[àñ éñçöđîñğ ţĥàţ çàññöţ ƀé ŕéàđ one two]
[éŕŕöŕ {1} öƒ ļîƀẋɱļ2 one]
[ţŕàçé {1} ĥàš ɱöŕé ţĥàñ {2} éṽéñţš one two]
[, ŵĥîçĥ ĥàš ñö ţîɱé žöñé one two]
[öñé çĥàŕàçţéŕ, ñéîţĥéŕ à ǫûöţé ñöŕ à ļîñé éñđ, öŕ ţàƀ one two three four]
[îţ ĥàš ñö {1} one]
[{1} îš ğîṽéñ ţŵîçé, ŵîţĥ đîƒƒéŕéñţ ṽàļûéš one two three]
[éẋþéçţéđ à ţîɱé šûçĥ àš {1}, ƒöûñđ '{2}'{3} one two three]
[{1} îš éàŕļîéŕ ţĥàñ {2}, ŵĥîçĥ šţàñđš ƀéƒöŕé îţ: ţĥé öŕđéŕ öƒ ţĥé ļöğ çöûñţš one two three four five six]
[ţĥéŕé îš ñö çöļûɱñ '{1}'; ţĥéŕé àŕé: {2}. Ñàɱé ţĥé çöļûɱñš îñ ţĥé ɱàþ'š ɱéɱƀéŕ 'ļöğ' one two three four five six seven]
[ţĥé çöļûɱñ '{1}' îš ţĥéŕé ţŵîçé one two]
[ļîñé {1} one]
[à ǫûöţé ĥàš ñö éñđ one]
[éẋþéçţéđ ţĥé ñéẋţ çéļļ öŕ ţĥé éñđ öƒ ţĥé ļîñé ƀéĥîñđ à ǫûöţé one two three four five]
[ţĥîš îš ļöñğéŕ ţĥàñ {1} ƀýţéš one two]
[éẋþéçţéđ šéṽéŕàļ çéļļš, šéþàŕàţéđ ƀý à çöɱɱà, à šéɱîçöļöñ, à ţàƀ öŕ '|'; --đéļîɱîţéŕ šàýš ŵĥàţ éļšé šéþàŕàţéš ţĥéɱ one two three four five six seven eight nine]
[ţĥé çéļļš àŕé šéþàŕàţéđ ƀý '{1}', ƀý îţš ƒîŕšţ ļîñé; --đéļîɱîţéŕ šàýš öţĥéŕŵîšé one two three four five six]
[ţĥîš îš ñöţ ÛŢƑ-8; þûţ îţ îñ ÛŢƑ-8 ƒîŕšţ: îçöñṽ -ƒ ŴÎÑĐÖŴŠ-1252 ƑÎĻÉ one two three four five]
[{1} çéļļš; ţĥé ƒîŕšţ ļîñé ĥàš {2} one two]
[{1}: ţĥé îđ '{2}' šţàñđš ţŵîçé one two]
[{1} éṽéñţš ĥàṽé ñö öƀĵéçţ öƒ ţýþé {2}, àñđ ƀéļöñğ ţö ñö çàšé one two three four five]
[{1} éṽéñţš ĥàṽé šéṽéŕàļ öƀĵéçţš öƒ ţýþé {2}, àñđ àŕé àñ éṽéñţ öƒ éàçĥ one two three four five]
[ñö ɱàþ çàñ ŕéàđ {1} ṽàļûéš: {2} one two]
[ţĥé ļàšţ ļîñé ĥàš ñö ļîñé ƀŕéàķ: îƒ ţĥé ţàƀļé ŵàš çûţ, ŵĥàţ ƒöļļöŵš îţ îš ɱîššîñğ one two three four five six]
[ţĥé ļîñéš éñđ îñ çàŕŕîàğé ŕéţûŕñš àļöñé; çöñṽéŕţ ţĥéɱ ţö ļîñé ƒééđš ƒîŕšţ: ţŕ '\ŕ' '\ñ' one two three four five six seven]
[éẋþéçţéđ àñ öƀĵéçţ ŵîţĥ ļîšţš "öƀĵéçţš" àñđ "éṽéñţš", ƒöûñđ {1}: ţĥîš îš ñöţ ÖÇÉĻ 2.0 one two three four five six seven]
[ţĥé ļöğ ĥàš ñö öƀĵéçţš, àñđ éàçĥ çàšé îš öñé one two three]
[à çûŕŕéñçý šûçĥ àš ÉÛŔ one]
[ţĥé ļöğ đöéš ñöţ šàý '{1}', ƒŕöɱ ŵĥîçĥ {2} îš ŕéàđ; 'éļšé' îñ ţĥé ɱàþ šàýš ŵĥàţ îţ îš ţĥéñ one two three four five six seven]
[{1}: ţĥîš ĥàš ƒîéļđš öƒ îţš öŵñ, éàçĥ öƒ ŵĥîçĥ ɱàý ƀé ŕéàđ one two three four]
[à ñûɱƀéŕ šûçĥ àš 35.50 one]
[àñ àɱöûñţ ŵîţĥ àţ ɱöšţ {1} đîğîţš àƒţéŕ ţĥé þöîñţ, àš {2} ĥàš; "ŕöûñđ" îñ ţĥé ɱàþ ŕöûñđš one two three four five six seven]
[ţĥé ƒîļé îš éɱþţý one]
[ţĥîš îš çöɱþŕéššéđ ŵîţĥ ğžîþ; ûñþàçķ îţ ƒîŕšţ: žçàţ ƑÎĻÉ | … - one two three four five]
[ţĥéŕé îš ñö éļéɱéñţ one]
[ţĥîš îš ñöţ ẊṀĻ îñ ÛŢƑ-8: îţ đöéš ñöţ ƀéğîñ ŵîţĥ '<' one two three four]
[ţĥîš îš ÛŢƑ-16; þûţ îţ îñ ÛŢƑ-8 ƒîŕšţ: îçöñṽ -ƒ ÛŢƑ-16 ƑÎĻÉ one two three four]
[à ĐÖÇŢÝÞÉ îš ñöţ ŕéàđ; ẊÉŠ ĥàš ñöñé one two]
[ţĥîš ĥàš ñö éñđ ŵîţĥîñ ţĥé ƒîŕšţ {1} ƀýţéš one two three]
[àñ îñšţŕûçţîöñ <?…?> ŵîţĥöûţ đàţà îš ñöţ ŕéàđ one two three]
[ţĥé éñçöđîñğ {1} îš ñöţ ŕéàđ; þûţ îţ îñ ÛŢƑ-8 ƒîŕšţ: îçöñṽ -ƒ {2} ƑÎĻÉ one two three four five]
[ƀýţé {1}: '<?' ƀéĥîñđ ţĥé šţàŕţ öƒ ţĥé ŕööţ îš ñöţ ŕéàđ; ẊÉŠ ĥàš ñö îñšţŕûçţîöñš one two three four five six]
[ţĥé þŕöƒîļé one]
[ŵĥàţ ţĥé þŕöƒîļé îš çàļļéđ one two]
[àţ ļéàšţ öñé çļöçķ one]
[çļöçķš[{1}].ñàɱé: ţĥéŕé îš à çļöçķ '{2}' àļŕéàđý one two three four]
[þàûšéš.{1}: ñö çļöçķ îš þàûšéđ ƀý îţ; ļéàṽé îţ öûţ one two three four]
[{1}[{2}]: ţĥéŕé îš ñö éṽéñţ '{3}' öƒ à {4}; Šþéçš/ŠĻÀ.ɱđ šàýš ŵĥîçĥ ţĥéŕé àŕé one two three four five six]
[{1}: ɱöŕé ţĥàñ {2} đîƒƒéŕéñţ éṽéñţš îñ öñé þŕöƒîļé one two three four]
[ŵĥàţ ţĥé çļöçķ îš çàļļéđ one two]
[{1}.ţýþéš: öñļý çļàîɱš ĥàṽé ţýþéš one two]
[{1}.{2}: éẋþéçţéđ ţĥé ñàɱéš öƒ éṽéñţš, ƒöûñđ ñöñé one two three four]
[{1}.þàûšéš[{2}]: ţĥéŕé îš ñö þàûšé '{3}' one two three]
[{1}: '{2}' đöéš ţŵö ţĥîñğš ţö îţ; ŵĥàţ šţöþš à çļöçķ àñđ šţàŕţš îţ àğàîñ îš "ŕéþéàţš": ţŕûé one two three four five six seven]
[{1}.çàñçéļš: à çļöçķ ţĥàţ ŕéþéàţš ñééđš àñ éṽéñţ ţĥàţ éñđš îţ one two three four five]
[{1}.{2}: éẋþéçţéđ 1 ţö {3}, ƒöûñđ {4} one two three]
[àñ àŕŕàý one]
[à ŵééķđàý one]
[{1}: éẋþéçţéđ à ŵééķđàý ţĥàţ îš ñö ŵééķéñđ, àñđ à çļöšîñğ ţîɱé àƒţéŕ ţĥé öþéñîñğ öñé one two three four five six seven]
[{1}: éẋþéçţéđ à ţîɱé ƒŕöɱ 00:00 ţö 24:00, ƒöûñđ "{2}" one two three four]
[îɱþöŕţéđƁý: öñļý àñ îɱþöŕţ šàýš ŵĥö ƀŕîñğš à çöɱɱàñđ öṽéŕ: çļàîɱš šéñđ --îɱþöŕţîñğ one two three four five six]
[þéŕšöñ: '{1}' ğöéš ţö à þéŕšöñ àñđ ţö ñöţĥîñğ éļšé one two three four]
[çöɱɱàñđ: '{1}' ğöéš ţö ñö šţŕéàɱ ţĥàţ îš ñàɱéđ one two three]
[þéŕšöñ: '{1}' ğöéš ţö à {2} one two]
[{1}: '{2}' ğöéš ţö à {3} one two]
[öñé çöɱɱàñđ, šûçĥ àš àþþŕöṽé one two]
[ñöñé one]
[{1}: ţĥéŕé îš ñö çöɱɱàñđ '{2}' one two]
[{1}: {2} one]
['{1}' one]
[ţĥé éñđ one]
[àţ ɱöšţ {1} ļéṽéļš one]
[à ṽàļûé one]
[à ñàɱé îñ ǫûöţéš one]
[à çöļöñ one]
[éàçĥ ñàɱé öñçé one]
[à çöɱɱà öŕ } one]
[à çöɱɱà öŕ ] one]
[à ñûɱƀéŕ ƀéļöŵ 1.8é308 one]
[à đîğîţ one]
[çöñţŕöļ çĥàŕàçţéŕš àš \û00ẊẊ one two]
[à ǫûöţé àţ ţĥé éñđ öƒ ţĥé ţéẋţ one two]
[ÛŢƑ-8 one]
[àñ éšçàþé šûçĥ àš \ñ öŕ \û000à one two]
[ƀöţĥ ĥàļṽéš öƒ à šûŕŕöğàţé þàîŕ one two]
[ƒöûŕ ĥéẋàđéçîɱàļ đîğîţš one]
[ţĥé ļîñé one]
[{1}: ñö šûçĥ ƒîéļđ one]
[{1}: ñö šûçĥ ƒîéļđ; ţĥéŕé àŕé: {2} one two]
[{1}: {2} îš öûţ öƒ ŕàñğé one two]
[ţŕûé öŕ ƒàļšé one]
[àñ îñţéğéŕ one]
[àñ îñţéğéŕ ƒŕöɱ -2^63 ţö 2^63-1 one two]
[àñ îñţéğéŕ ţĥàţ îš ñöţ ñéğàţîṽé one two]
[à šţŕîñğ one]
[ƀýţéš îñ ƀàšé64ûŕļ ŵîţĥöûţ þàđđîñğ one two]
[à ÛÛÎĐ one]
[à šţŕîñğ ŵîţĥöûţ ţĥé çĥàŕàçţéŕ Û+0000 one two three]
[à ţîɱé šûçĥ àš 2026-03-01Ţ09:00:00Ž one two]
[à ţîɱé ŵĥöšé šéçöñđš àŕé 00 ţö 59, šîñçé ļéàþ šéçöñđš àŕé ñöţ ķéþţ: ğîṽé ţĥé šéçöñđ ƀéƒöŕé îţ öŕ àƒţéŕ îţ one two three four five six seven eight]
[à đàţé šûçĥ àš 2026-03-01 one two]
[{1}; {2} one]
[éẋþéçţéđ à çöđé öƒ {1} ţĥàţ îš îñ ûšé, ƒöûñđ '{2}'; 'çļàîɱš çàţàļöğš {3}' ļîšţš ţĥéɱ one two three four five six seven]
[ṽéŕšîöñ: éẋþéçţéđ à ñûɱƀéŕ ƒŕöɱ 1, ƒöûñđ 0; çöûñţ öñ ƒŕöɱ ţĥé ñéŵéšţ one two three four five]
[ğîṽé îţ öñé ţĥàţ ñöţĥîñğ éļšé îñ ţĥé ƒļöŵ ĥàš one two three]
[ŕéñàɱé öñé öƒ ţĥé ţŵö, àñđ ŵĥàţ ļéàđš ţö îţ one two three]
[ñàɱé öñé öƒ ţĥé ǫûéšţîöñš one two]
[àđđ öñé, öŕ ɱàķé îţ à ŕéšûļţ one two]
[ñàɱé à ǫûéšţîöñ öŕ à ŕéšûļţ, öŕ àđđ öñé öƒ ţĥîš îđ one two three four]
[ļéàđ àñ öþţîöñ ĥéŕé, öŕ ţàķé îţ öûţ one two]
[ļéàđ ţĥàţ öþţîöñ öñ; ğöîñğ ƀàçķ îš à çöɱɱàñđ öƒ îţš öŵñ one two three four]
[éṽéŕý ţéẋţ šţàñđš îñ Éñğļîšĥ àñđ îñ Šþàñîšĥ one two three]
[à ţéẋţ one]
[àñ àŕŕàý öƒ ţéẋţš one]
[àñ îñţéğéŕ àƀöṽé žéŕö one]
[à ţîɱé one]
[ŵĥàţ ţĥé àþþ ĥàš à ñûɱƀéŕ ƒöŕ one two]
[ñöţ ƀéƒöŕé {1} one]
[ñöƀöđý îñ àñ àñöñýɱöûš ŕéþöŕţ one two]
[šöɱéƀöđý one]
[öñé öƒ đéšçŕîþţîöñ, ɱéššàğé_çöñţéñţ, šûšþîçîöûš_ûŕļ àñđ éṽîđéñçé_ûŕļ one two three four five]
[ñöñé öƒ ţĥéɱ one]
[ţĥé ñûɱƀéŕ öƒ ñûéṽö, ŕéṽîšàđö, éñ_îñṽéšţîğàçîöñ öŕ çéŕŕàđö one two three four]
[àñ îđ àñđ à ñàɱé ţĥàţ ñö öţĥéŕ ĥàš one two]
[ţĥé šöûŕçé one]
[à ýéàŕ ƒŕöɱ 1678 ţö 2261 one two]
[àñöţĥéŕ one]
[à ýéàŕ one]
[à çöđé one]
[ñöţ îñ {1} àš ţĥé öţĥéŕš àŕé one two]
[à šûɱ öƒ ɱöŕé ţĥàñ 36 đîğîţš one two]
[à ļîšţ one]
[ɱîššîñğ; Ŕ4 ŕéǫûîŕéš îţ one]
[{1} šàýš îţ, àñđ ŵàš ţàķéñ one two]
[þŕöƒéššîöñàļ, îñšţîţûţîöñàļ, þĥàŕɱàçý, öŕàļ, ṽîšîöñ öŕ à ţýþé öƒ ţĥîš ķéŕñéļ one two three four five six]
[çļàîɱ, þŕéàûţĥöŕîžàţîöñ öŕ þŕéđéţéŕɱîñàţîöñ one two three]
[éñţéŕéđ îñ éŕŕöŕ: îţ šĥöûļđ ñéṽéŕ ĥàṽé ƀééñ one two three]
[éẋþéçţéđ {1} one]
[éẋþéçţéđ {1} öŕ Ɓûñđļé, ƒöûñđ {2} one two]
[àñ îđ one]
[à ƑĤÎŔ ŕéšöûŕçé one]
[ɱîššîñğ: ţĥîš îš ñö ƑĤÎŔ ŕéšöûŕçé one two]
[ɱîššîñğ, àñđ ñö îţéɱ ĥàš à þŕîçé: ñöţĥîñğ îš çļàîɱéđ one two three four]
[à çöđé öŕ à ţéẋţ one]
[à ñûɱƀéŕ one]
[ţĥé îţéɱš àđđ ûþ ţö ţöö ɱûçĥ one two]
[à ŕéƒéŕéñçé, àñ îđéñţîƒîéŕ öŕ à đîšþļàý one two three]
[ŕéàđ ƀéƒöŕé, ŵîţĥ ţĥé šàɱé çöñţéñţ one two]
[ŕéàđ ƀéƒöŕé, ŵîţĥ öţĥéŕ çöñţéñţ one two]
[ɱîššîñğ: ŵĥîçĥ çļàîɱ îţ àñšŵéŕš îš ñöţ šàîđ one two three]
[ţĥé ļöğ ĥöļđš îţ ŵîţĥ öţĥéŕ çöñţéñţ, àñđ ñöţĥîñğ ţĥàţ îš ŵŕîţţéñ îš ŕéþļàçéđ: çĥàñğé ţĥé çļàîɱ ƀý çöɱɱàñđš, öŕ îɱþöŕţ ţĥîš öñé ûñđéŕ àñöţĥéŕ --šöûŕçé one two three four five six seven eight nine]
[{1} îš ŕéƒûšéđ: {2} one]
[{1} îš ļéƒţ öûţ: {2} one]
[{1} îš ñéîţĥéŕ àɱöñğ ţĥé ŕéšöûŕçéš ñöŕ îñ ţĥé ļöğ one two three four]
[à ñûɱƀéŕ öƒ àţ ɱöšţ 36 đîğîţš one two]
[à ñûɱƀéŕ àƀöṽé žéŕö one]
[à đàţé one]
[à đàý öŕ à ţîɱé ŵîţĥ îţš öƒƒšéţ one two]
[ɱîššîñğ: àñ àɱöûñţ ñééđš öñé one two]
[à çûŕŕéñçý šûçĥ àš ÛŠĐ one]
[ɱöŕé ţĥàñ {1} one]
[{1}: îţ đöéš ñöţ çöûñţ one]
[ţĥéŕé îš ñöţĥîñğ öƒ ţĥîš ñàɱé one two]
[{1} šţŕéàɱš ƀéğîñ šö: ñàɱé öñé öƒ ţĥéɱ îñ ƒûļļ one two three]
[þöšîţîöñ {1} çàññöţ ƀé ŕéàđ ƀý ţĥîš ṽéŕšîöñ: {2} one two three four]
[ţĥéŕé îš ñö çļàîɱ {1} ţö ğö öñ ƀéĥîñđ one two three]
[{1} àţ þöšîţîöñ {2}: {3} one two]
[{1} ţĥéñ {2}, ţöđàý {3} one]
[àƀšéñţ one]
[{1} (đéçîđéđ ƀý ṽéŕšîöñ {2}; ţĥîš îš ṽéŕšîöñ {3}) one two three four]
[ñöţ ṽàļîđ ĴŠÖÑ: éẋþéçţéđ {1} ƀéĥîñđ ƀýţé {2} öƒ {2} one two three four]
[ñöţ ṽàļîđ ĴŠÖÑ: éẋþéçţéđ {1} àţ ƀýţé {2} öƒ {3} one two three]
[àçţîṽîţîéš: éẋþéçţéđ {"some activity": [{"command": …}]} one two three four]
[àɱöûñţ: éẋþéçţéđ {"minorUnits": 10000, "currency": "EUR"} öŕ àñöţĥéŕ one two three four five]
[à ṽéŕƀ öŕ {"verb": {…}} one]
[þàûšéš.{1}: éẋþéçţéđ {"from": [events], "to": [events]} one two three four]
[ĥîšţöŕîéš: éẋþéçţéđ àñ öƀĵéçţ one two]
[šçéñàŕîöš: éẋþéçţéđ àñ àŕŕàý; îš ţĥîš à ƒîļé öƒ šçéñàŕîöš? one two three four]
[šçéñàŕîöš[{1}].ñàɱé: '{2}' šţàñđš ĥéŕé ţŵîçé one two three]
[à çöɱɱàñđ one]
[{1}.àţ: {2} îš ƀéƒöŕé {3} one two]
[{1}: ţĥéŕé îš ñö ĥîšţöŕý '{2}' one two]
[{1}: ţĥé ĥîšţöŕý '{2}' ĥöļđš îţšéļƒ one two]
[{1}: éẋþéçţéđ {"accepted": […]} öŕ {"refused": […]} one two three four]
[ţĥéŕé îš ñö éṽéñţ {1} one]
[ţĥéŕé îš ñö çöɱɱàñđ {1} one]
[{1}: đîđ ýöû ɱéàñ {2}? one]
[îţ šàýš ŵĥîçĥ ţîɱé öƒ 'þéŕîöđ' çöûñţš, àñđ ţĥéŕé îš ñöñé one two three four]
[îţ ñééđš à šţŕéàɱ one]
[ļàţé one]
[çöɱɱàñđ one]
[(öñļý çöûñţéđ) one]
[ŕéàšöñš one]
[þöš. one]
[ŕéçöŕđéđ one]
[ŵĥö one]
[éṽéñţ one]
[ŵĥàţ îţ šàýš one]
[ŕéƒûšéđ çöɱɱàñđ one]
[šţŕéàɱ one]
[àñđ ŵĥý one]
[ŕéƒûšéđ one]
[àççéþţéđ one]
[ƒîŕšţ àççéþţéđ one]
[{"id": …, "role": …} one]
[{"approve": {…}} öŕ àñöţĥéŕ öñé one two]
[{1} öŕ {2} one]
[þàŕàɱš.àţ: éẋþéçţéđ à ţîɱé šûçĥ àš 2026-03-01Ţ09:00:00Ž one two three four]
[çàñçéļļéđ one]
[à ļîñé öƒ ɱöŕé ţĥàñ {1} ƀýţéš one two]
[ţĥéŕé îš ñö ɱéţĥöđ '{1}' one two]
[éẋþéçţéđ 'îñîţîàļîžé' ƒîŕšţ one two]
['îñîţîàļîžé' çàɱé ƀéƒöŕé one two]
['šĥûţđöŵñ' çàɱé ƀéƒöŕé one]
[àñ éàŕļîéŕ ŕéǫûéšţ ŵîţĥ ţĥîš îđ îš ñöţ àñšŵéŕéđ ýéţ one two three four]
[éẋþéçţéđ à šţŕîñğ öŕ à 64-ƀîţ îñţéğéŕ one two three]
[þàŕàɱš: éẋþéçţéđ öñé öƒ 'šļîçé', 'ƒééđ' àñđ 'öûţƀöẋ' one two three four]
[þàŕàɱš.öûţƀöẋ: ţĥéŕé îš ñö öûţƀöẋ ĥéŕé one two three]
[ţĥéŕé àŕé {1} šûƀšçŕîþţîöñš àļŕéàđý one two]
[ţĥéŕé îš ñö šûƀšçŕîþţîöñ {1} one two]
[{1} đûé, àñđ ŕéƒûšéđ ţö '{2}': {3}. Ţŕîéđ àğàîñ éàçĥ ţîɱé, ţöļđ öñçé one two three four five]
[ŵĥàţ îš đûé ŵàš ñöţ šéñţ: {1}. Ţŕîéđ àğàîñ éàçĥ ţîɱé, ţöļđ öñçé one two three four five]
[ţĥéŕé îš ñö öûţƀöẋ ĥéŕé: šéŕṽé ŵîţĥ öñé ƒöŕ '{1}' one two three four]
[öñļý ţĥé öţĥéŕ šîđé šàýš ţĥàţ šöɱéƀöđý îš ñöţ one two three]
[îţ îš ɱîššîñğ one]
[îţ îš ɱîššîñğ: ŵĥö àšķš? one two]
[îţ ñééđš à 'ŕöļé' ţö šûþþöšé one two]
['{1}' šţàñđš ƒöŕ ñöñé one]
[éẋþéçţéđ ĶÉÝ, ĶÉÝ:àšç öŕ ĶÉÝ:đéšç, ƒöûñđ '{1}' one two three]
[éẋþéçţéđ à þöšîţîöñ, à đàý, à ţîɱé šûçĥ àš 2025-03-04Ţ12:00:00Ž, öŕ àñý öƒ ţĥéɱ ƒöļļöŵéđ ƀý @ŢÎṀÉ ƒöŕ ŵĥàţ ŵàš ţŕûé ţĥéñ, ƒöûñđ '{1}' one two three four five six seven eight nine]
[îţ îš ƀéĥîñđ 'ţö' one]
[éẋþéçţéđ éẋàçţļý öñé šţŕéàɱ, šûçĥ àš {"claim": UUID} one two three four]
[éẋþéçţéđ öñé öƒ {1}, ƒöûñđ '{2}' one two]
[ţĥéŕé àŕé ñö ƀàţçĥéš: šéñđ öñé ɱéššàğé à ļîñé one two three]
[éẋþéçţéđ àñ öƀĵéçţ one]
[îđ: éẋþéçţéđ à šţŕîñğ öŕ à 64-ƀîţ îñţéğéŕ one two three]
[{1}: ñö šûçĥ ɱéɱƀéŕ; ţĥéŕé àŕé: îđ, ĵšöñŕþç, ɱéţĥöđ, þàŕàɱš one two three four]
[ĵšöñŕþç: éẋþéçţéđ "2.0" one]
[ɱéţĥöđ: éẋþéçţéđ à šţŕîñğ one two]
[þàŕàɱš: éẋþéçţéđ àñ öƀĵéçţ one two]
[àñ ûñķñöŵñ ţýþé one]
[ţĥé ƒîļé îš ţöö ļàŕğé: àţ ɱöšţ {1} ƀýţéš one two three]
[šûçĥ ƒîļéš àŕé ñöţ ţàķéñ: {1} one two]
[ţĥé ƒîļé îš {1}, àñđ ñöţ {2} one two]
[ţĥé ƒîļé ĥàš {1} ƀýţéš, àñđ ñöţ {2} one two]
[ţĥé ƒîļé çàññöţ ƀé ŕéàđ: {1} one two]
[ţĥéŕé îš ñö çöññéçţîöñ one]
[þļéàšé šîğñ îñ àğàîñ one]
[ţĥé ûþļöàđ ŵàš šţöþþéđ one]
[ţĥé ûþļöàđ ƒàîļéđ: {1} one]
[ţĥé þŕéƒéŕéñçéš çöûļđ ñöţ ƀé ŕéàđ öŕ ķéþţ: {1} one two three]
[îţ ŵàš ñöţ đöñé: {1} one]
[ţĥé šéçŕéţ çöûļđ ñöţ ƀé ŕéàđ öŕ ķéþţ: {1} one two three]
[{1} ţö {2} one]
[îñ {1} one]
[ţĥéŕé îš ñö ṽéŕƀ '{1}' one]
[ţĥéŕé îš ñö ṽéŕƀ àñđ ñö çöɱɱàñđ '{1}' one two three]
[ţĥéŕé îš ñö çöɱɱàñđ '{1}' one two]
[ţĥéŕé îš ñö çöɱɱàñđ '{1}'; 'çļàîɱš ĥéļþ çöɱɱàñđš' ļîšţš àļļ one two three four]
['{1}' îš ñö ŵöŕđ öƒ '{2}'. Îƒ îţ îš ţĥé ļöğ, šàý --ļöğ {1} one two three four]
[Ğöéš ţö ŵĥàţ ţĥé ļîñé ñàɱéš àš "{1}". one two three]
[Ğöéš ţö ŵĥàţ à ļöğ ĥàš öñçé: ţĥé ļîñé ñàɱéš ñöţĥîñğ. one two three four]
[Ƒîéļđš one]
[Ŵĥö šéñđš îţ, àñđ îñ ŵĥîçĥ šţàţûš one two]
[À ļîñé ţö ƒîļļ îñ; éàçĥ çöɱɱàñđ ĥàš àñ îđ öƒ îţš öŵñ one two three four]
[ŕéǫûîŕéđ: {1} one]
[öþţîöñàļ: {1} one]
[Àñ àɱöûñţ îš çöûñţéđ îñ ɱîñöŕ ûñîţš, šûçĥ àš çéñţš: 90000 öƒ ÉÛŔ àŕé 900.00 ÉÛŔ. one two three four five six]
[À ļîñé ţö ƒîļļ îñ, ŵîţĥ ţĥé ŕéǫûîŕéđ ƒîéļđš àñđ àñ îđ öƒ îţš öŵñ; ţĥé öþţîöñàļ öñéš ɱàý ƀé àđđéđ one two three four five six seven eight]
[à ŵĥöļé ñûɱƀéŕ öƒ ɱîñöŕ ûñîţš, šûçĥ àš çéñţš: 90000 öƒ ÉÛŔ àŕé 900.00 ÉÛŔ one two three four five six]
[{1}; ŕéğîšţéŕéđ àŕé {2} one]
[ñöƀöđý îš ŕéğîšţéŕéđ àš '{1}' one two]
[ţĥàţ îš {1} one]
[ţŕûé öŕ ƒàļšé one]
[à ŵĥöļé ñûɱƀéŕ one]
[à ţéẋţ one]
[ƀýţéš îñ ƀàšé64ûŕļ one]
[à ÛÛÎĐ one]
[à ţîɱé šûçĥ àš 2025-03-04Ţ12:00:00Ž one two]
[à çûŕŕéñçý šûçĥ àš ÉÛŔ one]
[{1}: Éñţéŕ ţàķéš {2} one]
[{1} îš ñééđéđ one]
[àñ öƀĵéçţ öƒ one]
[{1}, öŕ ñöţĥîñğ one]
[àñ àŕŕàý öƒ: {1} one]
[. Ŕéàđîñğ ñééđš ţĥé ŕîğĥţ ţö ŕéàđ ţĥé ƒîļé àñđ îţš ƒöļđéŕ one two three four]
[ŕéàđš çöɱɱàñđš, öñé à ļîñé, ûñţîļ Çţŕļ-Đ; 'çļàîɱš ĥéļþ šéñđ' šĥöŵš öñé one two three four five]
[{1}: Éñţéŕ ƒöŕ ñöñé, àñýţĥîñğ éļšé ţö ƒîļļ öñé îñ one two three four]
[{1}: {2} one]
[{1}: {2}; Éñţéŕ ļéàṽéš îţ öûţ one two]
[éẋþéçţéđ {1}, ƒöûñđ '{2}' one two]
[éẋþéçţéđ {1}, ƒöûñđ '{2}'; Éñţéŕ ļéàṽéš îţ öûţ one two three]
[ţĥé îñþûţ éñđéđ ƀéƒöŕé ţĥé ļàšţ ƒîéļđ: ñöţĥîñğ ŵàš þŕîñţéđ one two three four]
[à ǫûöţé îš ļéƒţ öþéñ one]
[ţĥîš îš ţĥé šĥéļļ: šàý à ṽéŕƀ, öŕ 'ĥéļþ' one two three]
[Ţŕý: çļàîɱš ĥéļþ{1} one]
[àñ éŕŕöŕ ţĥàţ ţĥîš ƀûîļđ ĥàš ñö ŵöŕđš ƒöŕ: {1} one two three]
[. Ñöţĥîñğ ɱöŕé ŵàš ţàķéñ. Éṽéŕýţĥîñğ ţĥàţ ŵàš àñšŵéŕéđ îš îñ ţĥé ļöğ; öñçé ţĥé çàûšé îš ɱéñđéđ, šéñđ ţĥé ŕéšţ àğàîñ: ŵĥàţ îš ţĥéŕé àļŕéàđý îš àñšŵéŕéđ, ñöţ ŕéþéàţéđ one two three four five six seven eight nine]
[. Îţ îš îñţàçţ. Ñàɱé ţĥé ļöğ öƒ çļàîɱš ŵîţĥ --ļöğ ƑÎĻÉ, àñđ ţĥé öûţƀöẋ ŵîţĥ --öûţƀöẋ ƑÎĻÉ one two three four five six seven]
[. Ŵŕîţîñğ ñééđš ţĥé ŕîğĥţ ţö ŵŕîţé ţĥé ƒîļé, îţš ƒöļđéŕ àñđ {1}.ļöçķ one two three four five]
[. Ñàɱé à ļöğ ŵîţĥ --ļöğ ƑÎĻÉ, öŕ ɱàķé öñé ƀý šéñđîñğ îţ çöɱɱàñđš: çļàîɱš šéñđ --ļöğ {1} ƑÎĻÉ one two three four five six seven]
[. Ṁàķé îţ ƒîŕšţ: ɱķđîŕ -þ {1} one two]
[. Ñöţĥîñğ ŵàš ŵŕîţţéñ. Þûţ ţĥé ɱàŕķ ƒîļé ƀàçķ ƀéšîđé ţĥé ļöğ, öŕ ŕéšţöŕé ƀöţĥ ƒŕöɱ à çöþý; îƒ ţĥéŕé îš ñöñé, 'çļàîɱš šàļṽàğé {1} ÑÉŴ' ɱàķéš à ñéŵ ļöğ öƒ ŵĥàţ îš ţĥéŕé one two three four five six seven eight nine]
[. Ñöţĥîñğ ŵàš ŵŕîţţéñ. Þûţ ţĥé ļöğ ƀàçķ ƒŕöɱ ŵĥéŕé îţ ŵéñţ, öŕ ŕéšţöŕé îţ ƒŕöɱ à çöþý; ŵĥéŕé à ñéŵ öñé îš ţö ƀéğîñ ĥéŕé, ɱöṽé {1}.ɱàŕķ àŵàý ƒîŕšţ one two three four five six seven eight nine]
[. Ñöţĥîñğ ŵàš ŵŕîţţéñ. Þûţ ţĥé ļöğ ƀàçķ ƒŕöɱ ŵĥéŕé îţ ŵéñţ, öŕ ŕéšţöŕé îţ ƒŕöɱ à çöþý; ŵĥéŕé à ñéŵ öñé îš ţö ƀéğîñ ĥéŕé, ɱöṽé {1}.ķéýš àŵàý ƒîŕšţ one two three four five six seven eight nine]
[. Éñđ ţĥàţ þŕöçéšš ƒîŕšţ; ţĥé ŕéàđîñğ ṽéŕƀš ŵöŕķ ɱéàñŵĥîļé one two three four]
[. Ŵĥàţ ŵàš đûŕàƀļé ţĥéŕé îš ɱîššîñğ öŕ çĥàñğéđ. Ñöţĥîñğ ŵàš ŵŕîţţéñ. Ŕéšţöŕé ţĥé ƒîļé ƒŕöɱ à çöþý; 'çļàîɱš ṽéŕîƒý --ļöğ {1}' ţéļļš ĥöŵ ɱûçĥ öƒ îţ îš îñţàçţ, àñđ 'çļàîɱš šàļṽàğé' ŵŕîţéš ţĥàţ ţö à ñéŵ ļöğ one two three four five six seven eight nine]
[Îƒ îţ ŵàš ñéṽéŕ à ļöğ, ŕéɱöṽé îţ öŕ ñàɱé àñöţĥéŕ ŵîţĥ --ļöğ ƑÎĻÉ one two three four five]
[Ñàɱé àñöţĥéŕ ŵîţĥ --ļöğ ƑÎĻÉ one two]
[Ŕéšţöŕé ţĥé ƒîļé ƒŕöɱ à çöþý one two]
[Ûšé à ñéŵéŕ ṽéŕšîöñ one]
[{1}: éẋþéçţéđ öñé öƒ {2}, ƒöûñđ '{3}' one two three]
['{1}' ĥàš ñö öþţîöñ {2} one]
[--{1} ţàķéš ñö ṽàļûé one]
[--{1} ñééđš à ṽàļûé, àñđ {2} îš àñ öþţîöñ; à ṽàļûé ţĥàţ ƀéğîñš ŵîţĥ -- îš ŵŕîţţéñ --{1}={2} one two three four five six seven]
[--{1} ñééđš à ṽàļûé one]
[--{1} îš ğîṽéñ ţŵîçé one]
['{1}' ñééđš {2} one]
[--{1}: éẋþéçţéđ à ñûɱƀéŕ, ƒöûñđ '{2}' one two three]
[--{1}: éẋþéçţéđ à ţîɱé šûçĥ àš 2025-03-04Ţ12:00:00Ž öŕ à đàý šûçĥ àš 2025-03-04, ƒöûñđ '{2}' one two three four five six seven]
['{1}' îš öñé ŵöŕđ ţöö ɱàñý ƒöŕ '{2}' one two three]
[{1} àñđ {2} éẋçļûđé öñé àñöţĥéŕ: ğîṽé öñé öƒ ţĥéɱ one two three four]
[àñýƀöđý one]
[àš one]
['{1}' ĥöļđš ñö ŕöļé îñ ţĥé ŕéğîšţéŕ one two]
[--àš: '{1}' îš ñöţ ŕéğîšţéŕéđ îñ ţĥîš ļöğ; šàý {1}:ŔÖĻÉ, öñé öƒ: {2} one two three four five]
[--àš: ţĥéŕé îš ñö ŕöļé '{1}'; ţĥé ŕöļéš àŕé: {2} one two three four]
[à ţàšķ éñđéđ ŵîţĥöûţ à ŕéšûļţ one two]
[ŕéƒûšéđ one]
[öţĥéŕš one]
[ɱöŕé ŕéƒûšéđ one]
[çöûñţéđ šîñçé one]
[ûñļéšš one]
[þéŕšöñ one]
[ţĥé ŕûļéš one]
[ţĥé çàţàļöğš one]
[ŵàŕñîñğ: àñýƀöđý ɱàý ŵŕîţé ţö ţĥé ƒöļđéŕ {1}: öţĥéŕš çöûļđ þûţ àñöţĥéŕ ƒîļé îñ ţĥé ļöğ'š þļàçé. Ķééþ ţĥé ļöğ îñ à ƒöļđéŕ öƒ îţš öŵñ: çĥɱöđ 700 one two three four five six seven eight nine]
[ŵàŕñîñğ: öţĥéŕš ɱàý ŵŕîţé ţö {1}: çĥɱöđ 600 one two three]
[éñđéđ ƀý à šîğñàļ àƒţéŕ ļîñé {1}, ŵĥîçĥ ŵàš àñšŵéŕéđ; ŵĥàţ îš ƀéĥîñđ îţ ŵàš ñöţ šéñţ: šéñđ îţ àğàîñ one two three four five six seven eight]
[ŵàŕñîñğ: {1} îš öñ {2}: ļöçķš àñđ šýñçš çàññöţ ƀé ŕéļîéđ ûþöñ ţĥéŕé. Ķééþ ţĥé ļöğ öñ à ļöçàļ đîšķ one two three four five six seven eight]
['{1}' ñééđš --ɱàþ ṀÀÞ.ĵšöñ; Éẋàɱþļéš/Ṁàþš ĥàš šöɱé, àñđ šàýš ĥöŵ ţĥéý ŕéàđ one two three four five six]
[ţĥé ɱàþ àñđ ţĥé ļöğ çàññöţ ƀöţĥ çöɱé ƒŕöɱ šţàñđàŕđ îñþûţ one two three four]
[šţàñđàŕđ îñþûţ one]
[ļöñğéŕ ţĥàñ {1} ƀýţéš, ŵĥîçĥ îš ţĥé ɱöšţ ţĥàţ îš ŕéàđ àţ öñçé one two three four five]
[{1} éñđš îñ à ţöŕñ ŵŕîţé àţ ƀýţé {2}, ŵĥîçĥ îš ļéƒţ öûţ. Ţĥé ñéẋţ 'çļàîɱš šéñđ' çûţš îţ öƒƒ àñđ ķééþš à çöþý one two three four five six seven eight nine]
[{1} éñđéđ îñ à ţöŕñ ŵŕîţé àţ ƀýţé {2}, àš à çŕàšĥ ļéàṽéš îţ. Éṽéŕýţĥîñğ àçķñöŵļéđğéđ îš ţĥéŕé; ţĥé ţöŕñ ƀýţéš àŕé ķéþţ îñ {3} one two three four five six seven eight nine]
[ţĥé öûţþûţ çöûļđ ñöţ ƀé ŵŕîţţéñ: {1} one two three]
[ţĥé ļöğ éñđš àţ þöšîţîöñ {1} one two]
[{1} îš ŕéàđ àš à þöšîţîöñ, àñđ ţĥé ļöğ éñđš àţ þöšîţîöñ {2}: ƒöŕ ţĥé ýéàŕ, ŵŕîţé {3} one two three four five six seven]
[ţĥéŕé îš ñöţĥîñğ çàļļéđ '{1}' îñ ţĥîš ļöğ; 'çļàîɱš ļîšţ' ñàɱéš çļàîɱš, 'çļàîɱš àçţöŕš' þéöþļé one two three four five six seven]
[{1} šţŕéàɱš ƀéğîñ ŵîţĥ {2}: ñàɱé öñé öƒ ţĥéɱ îñ ƒûļļ one two three four]
[/ƀîñ/šĥ one]
[ğéñéŕàļ one]
[çļàîɱ one]
[đöçûɱéñţ one]
[ŕéþöŕţ one]
[àççîđéñţ one]
[þŕöþéŕţý one]
[ǫûîž one]
[ļéàđ one]
[àçţîṽîţý one]
[ţîţļé one]
[đöçûɱéñţš one]
[ŕéþöŕţš one]
[àççîđéñţš one]
[þŕöþéŕţîéš one]
[ǫûîžžéš one]
[ļéàđš one]
[àçţîṽîţîéš one]
[šţŕéàɱš one]
[šţŕéàɱ one]
[ûþ ţö one]
[ñöƀöđý îš ŕéğîšţéŕéđ one]
[ñöƀöđý îš ƒöûñđ: ŵîţĥöûţ öþţîöñš àļļ àŕé ļîšţéđ ŵĥö àŕé šĥöŵñ ţö ţĥé ŕéàđéŕ one two three four five six]
[ñöţĥîñğ öƒ àñýƀöđý çàļļéđ '{1}' îš šĥöŵñ: îš ţĥé ñàɱé ŵŕîţţéñ šö? one two three four five]
[{1} ɱöŕé àŕé ļéƒţ öûţ ƀý --ļîɱîţ one two]
[ƒŕöɱ one]
[àļŵàýš one]
[, ñöţ îñ ƒöŕçé àñý ɱöŕé one]
[ŕéṽîšîöñ one]
[ţĥé ƀûîļţ-îñ ŕûļéš àŕé îñ ƒöŕçé; ñöñé ŵéŕé šéţ one two three]
[šîñçé one]
[ƀý one]
[, þöšîţîöñ one]
[àš ƀûîļţ îñ one]
[ƀûîļţ îñ one]
[đàýš îñ šţàţûš one]
[đàýš šîñçé ţĥé ļöšš one]
[öñ one]
[ûñķñöŵñ one]
[öļđéšţ one]
[đàýš one]
[šţàţûš one]
[ţýþé one]
[ñöƀöđý one]
[{1} {1:commit|commits}, {2} {2:refusal|refusals}, {3} {3:event|events} one two three four five]
[{1} {1:frame|frames}, {2} öƒ ţĥéɱ ñéŵ; {3} ƀýţéš, {4} öƒ ţĥéɱ ñéŵ; ŕéàđ ƀàçķ ŵĥöļé one two three four five six]
[{1} öƒ {2} šţŕéàɱš ɱöṽéđ ţö {3}: {4} ƒŕàɱéš, ŕööţ {5} one two three four]
[{1}: {2} ƀýţéš îñšţéàđ öƒ {3} one two]
[ñöţĥîñğ ŵàš ļöšţ one]
[ñöţĥîñğ ţĥàţ šţàñđš îñ ţĥé ƒîļé ŵàš ļöšţ; îţ ĥàš ñö šéàļ, šö îţš éñđ ɱàý ƀé ɱîššîñğ one two three four five six]
[ţĥé ĥéàđéŕ ŵàš ļöšţ, àñđ ţĥé ļöğ'š îđ ŵîţĥ îţ: ñö çĥéçķþöîñţ îš öƒ ţĥé ñéŵ ļöğ one two three four five six]
[šöɱéţĥîñğ ŵàš ļöšţ: ŵĥàţ îš ţöļđ öƒ ļàţéŕ šţàţéš ɱàý đîƒƒéŕ ƒŕöɱ ŵĥàţ ŵàš đéçîđéđ one two three four five six]
[Ñàɱé à ƒöļđéŕ ŵîţĥ --đîŕ ƑÖĻĐÉŔ one two]
[à çöɱɱàñđ ŵàš ŕéƒûšéđ one]
[ţĥé ƀéñçĥɱàŕķ éẋþéçţéđ {1} ļîñéš, ƒöûñđ {2} one two three]
[ţĥé ƀéñçĥɱàŕķ éẋþéçţéđ {1} àñšŵéŕš, ƒöûñđ {2}, àñđ {3} îñ ţĥé öûţƀöẋ one two three four five]
[ţĥé ƀéñçĥɱàŕķ'š öŵñ çļàîɱ îš ɱîššîñğ one two three]
[ţĥé ƀéñçĥɱàŕķ éẋþéçţéđ {1} àñšŵéŕš, ƒöûñđ {2} àñđ {3} one two three four]
[ñö đîƒƒéŕéñçé one]
[--{1} îš ƒöŕ 'ƀļöƀ {2}' one]
[ţĥéŕé îš ñö 'ƀļöƀ {1}'; ţĥéŕé îš öñé öƒ: þûţ, ğéţ, ṽéŕîƒý, šéàļ, çļéàñ one two three four five]
['ƀļöƀ þûţ' ñééđš ƑÎĻÉ… one]
['ƀļöƀ ğéţ' ñééđš ĐÎĞÉŠŢ one]
[ŵĥàţ ŵàš šöɱéƀöđý'š îñ {1} ŵàš éŕàšéđ: ñöţĥîñğ ɱöŕé îš šéàļéđ ƒöŕ îţ one two three four five]
[{1} ĥàš ñö ķéý îñ ţĥîš ļöğ: šéñđ à çöɱɱàñđ ţö îţ ƒîŕšţ one two three four]
[ƒöŕğöţţéñ: {1} öƒ ŵĥàţ ŵàš šéţţļéđ one two]
[ţĥé {1} {2} ñàɱéš ñö ƒîļéš: ţĥöšé öƒ çļàîɱš, đöçûɱéñţš, ŕéþöŕţš àñđ àççîđéñţš àŕé ķéþţ one two three four five six seven]
[ţĥé ţéẋţš öƒ {1} àŕé šéàļéđ, àñđ šö àŕé îţš ƀļöƀš: ñàɱé ŵîţĥ --öƒ ŠŢŔÉÀṀ ŵĥöšé ƀýţéš ţĥéý àŕé one two three four five six seven]
[šéàļéđ: {1}; ŕéɱöṽéđ îñ ţĥé çļéàŕ: {2}; ļéƒţ îñ ţĥé çļéàŕ, šîñçé ñö šţŕéàɱ éṽéŕ ñàɱéđ ţĥéɱ: {3} one two three four five six seven]
[ŕéɱöṽéđ: {1} éŕàšéđ, {2} ţĥàţ îñţéŕŕûþţéđ ŵŕîţéŕš ļéƒţ one two three four]
[ţĥé ƀļöƀ {1} ŵàš éŕàšéđ one]
[ţĥé ƀļöƀ {1} îš šéàļéđ: ñàɱé ţĥé ļöğ'š ɱàšţéŕ ķéý ƀý öñé öƒ {2} one two three four five]
[ţĥé ƀļöƀ {1} çàññöţ ƀé öþéñéđ ƀý îţš ķéý: îţ îš đàɱàğéđ; þûţ îţ àğàîñ ţö ɱéñđ îţ one two three four five six]
['{1}' îš ñö ĥàšĥ: éẋþéçţéđ 64 ĥéẋàđéçîɱàļ đîğîţš, öŕ 43 öƒ ƀàšé64ûŕļ one two three four five]
[{1}: ţĥéŕé îš ñö šûçĥ ƒöļđéŕ. Ñàɱé öñé ŵîţĥ --ƀļöƀš ĐÎŔ, öŕ ɱàķé öñé: çļàîɱš ƀļöƀ þûţ --ƀļöƀš {1} ƑÎĻÉ one two three four five six seven eight]
['çàţàļöğš': éẋþéçţéđ öñé öƒ {1}, ƒöûñđ '{2}' one two three]
[šéṽéŕîţý one]
[éẋþîŕéš one]
[ŕéţîŕéđ one]
[--ñéŵ-ķéý ñééđš --šîğñîñğ-ķéý ƑÎĻÉ, ŵĥéŕé ţĥé þŕîṽàţé ķéý ğöéš one two three four five]
[--šîğñéŕ ñééđš --ķéý: ţĥé þûƀļîç ĥàļƒ öƒ îţš ķéý one two three four]
[--ķéý îš ñöţ ţĥé þûƀļîç ĥàļƒ öƒ --šîğñîñğ-ķéý one two three]
[--šîğñéŕ öŕ --šîğñîñğ-ķéý, ñöţ ƀöţĥ one two]
[ţĥîš šýšţéɱ ĥàš ñö Éđ25519 ţö çĥéçķ šîğñàţûŕéš ŵîţĥ: ñàɱé à --ṽéŕîƒîéŕ ÇÖṀṀÀÑĐ, öŕ îñšţàļļ ÖþéñŠŠĻ 3 (ļîƀçŕýþţö.šö.3) one two three four five six seven eight nine]
[öţĥéŕš ɱàý ŕéàđ ţĥîš þŕîṽàţé ķéý; çĥɱöđ 600 îţ, öŕ ɱàķé à ñéŵ öñé one two three four five]
[ţĥé çöɱɱàñđ ţĥàţ þŕîñţš ţĥé ɱàšţéŕ ķéý éñđéđ ŵîţĥ {1} one two three four]
[{1}: à ɱàšţéŕ ķéý ĥàš 64 ĥéẋàđéçîɱàļ đîğîţš; ƒöûñđ {2} çĥàŕàçţéŕš one two three four five]
[{1} ķééþš ŵĥàţ îš šöɱéƀöđý'š šéàļéđ: ñàɱé îţš ɱàšţéŕ ķéý ƀý öñé öƒ {2} one two three four five]
[ţĥîš šýšţéɱ ĥàš ñö ÀÉŠ ţö šéàļ ŵîţĥ: îñšţàļļ ÖþéñŠŠĻ 3 (ļîƀçŕýþţö.šö.3) one two three four five]
[{1} ĥöļđš éṽéñţš ţĥàţ àŕé ñöţ šéàļéđ; --éñçŕýþţ ŵàñţš à ñéŵ ļöğ one two three four five]
[ţĥé ţéẋţš öƒ {1} àŕé šéàļéđ àļŕéàđý one two]
[ţĥé ţéẋţš öƒ {1} àŕé îñ ţĥé çļéàŕ: îţ ĥàš ñö ķéýš one two three four]
[ñàɱé ţĥé ñéŵ ɱàšţéŕ ķéý ƀý ÇĻÀÎṀŠ_ÑÉŴ_ṀÀŠŢÉŔ_ĶÉÝ, ÇĻÀÎṀŠ_ÑÉŴ_ṀÀŠŢÉŔ_ĶÉÝ_ƑÎĻÉ öŕ ÇĻÀÎṀŠ_ÑÉŴ_ṀÀŠŢÉŔ_ĶÉÝ_ÇÖṀṀÀÑĐ one two three four five six seven eight nine]
[îţš ţéẋţš àŕé šéàļéđ ƀý {1} ķéýš îñ {2} one two three]
[çĥéçķþöîñţš, þŕööƒš, đöššîéŕš àñđ ƀàçķûþš öƒ ļöğ {1} šàý ñöţĥîñğ öƒ ţĥé ñéŵ ļöğ {2}; àš ļöñğ àš öñé öƒ ţĥéɱ öŕ ţĥé öļđ ļöğ îš ķéþţ, îţš ţéẋţš çàñ ƀé ŕéàđ one two three four five six seven eight nine]
[{1}: {2} ķéýš, {3} đéšţŕöýéđ, {4} đàɱàğéđ; ğéñéŕàţîöñ {5} one two three four]
[ķéýš đéšţŕöýéđ one]
[ķéýš àŕé ļéƒţ: ţĥé ķéýŕîñğ îš öļđéŕ ţĥàñ ţĥé ļöğ one two three four]
[ķéýš ñöţ ļööķéđ àţ one]
[çöþîéš öƒ ķéýš ƒŕöɱ ƀéƒöŕé ğöñé ƀý {1} one two three]
[šţîļļ öþéñéđ ƀý {1} one]
[ţĥé ķéýŕîñğ öƒ {1} ŵàš þûţ ƀàçķ ƒŕöɱ àñ öļđéŕ çöþý: ţĥé ķéýš öƒ ţéẋţš ţĥàţ ŵéŕé éŕàšéđ šîñçé ŵéŕé đéšţŕöýéđ àğàîñ; šţŕéàɱš: {2} one two three four five six seven eight nine]
[ñöţĥîñğ îš ĥéļđ öñ {1} one]
[ţĥéîŕ öŵñ one]
[ţĥéý àçţéđ îñ îţ one]
[ñàɱéš ţĥéɱ one]
[{1} éṽéñţš àƀöûţ ţĥéɱ one]
[{1} ŵîţĥĥéļđ: ŵŕîţţéñ ƀý ţĥöšé ŵĥö ŵöŕķ öñ îţ ƒöŕ öñé àñöţĥéŕ one two three four five]
[{1} ŵîţĥĥéļđ: àƀöûţ öţĥéŕš, ţöö one two]
[ɱàý ƀé éŕàšéđ one]
[ñöţ éŕàšéđ ñöŵ: {1} one]
[{1} îš ñöţ ţĥéŕé; þûţ îţ ƀàçķ ƒŕöɱ îţš ƀàçķûþ one two three]
[{1} îš ţĥéŕé àļŕéàđý one]
[{1} îš ñöţ ţĥéŕé: ţéẋţš šţàý šéàļéđ one two]
[{1} ŵàš ŵŕàþþéđ ƀý àñöţĥéŕ ɱàšţéŕ ķéý one two three]
[ţĥé ķéýŕîñğ îš đàɱàğéđ; þûţ îţ ƀàçķ ƒŕöɱ îţš ƀàçķûþ one two three four]
[ţĥîš îš ñöţ ţĥé ķéýŕîñğ ţĥàţ ţĥé ļöğ ñàɱéš; þûţ ţĥé ļöğ'š öŵñ ƀàçķ ƒŕöɱ îţš ƀàçķûþ one two three four five six]
[šļöţ {1} îš đàɱàğéđ; þûţ ţĥé ķéýŕîñğ ƀàçķ ƒŕöɱ îţš ƀàçķûþ one two three four]
[ķéý {1} îš ɱîššîñğ: ţĥé ķéýŕîñğ îš öļđéŕ ţĥàñ ţĥé ļàšţ éŕàšûŕé; þûţ ƀàçķ à ļàţéŕ öñé one two three four five six seven]
[à ţéẋţ öƒ šöɱéƀöđý ţĥàţ îš ñöţ šéàļéđ one two three]
[ķéý {1} šéàļéđ ţŵö ţéẋţš ûñđéŕ öñé ñöñçé one two three]
[ţĥé ţéẋţš öƒ {1} ŵéŕé éŕàšéđ, àñđ à ķéý öƒ ţĥéîŕš îš ţĥéŕé: ţĥé ķéýŕîñğ îš öļđéŕ ţĥàñ ţĥé ļöğ one two three four five six seven]
[ţĥéŕé îš ñö ļöğ, ƀûţ {1}.ķéýš ţéļļš öƒ öñé one two three]
[îţš ţéẋţš àŕé šéàļéđ: ŵĥöéṽéŕ ŵŕîţéš îţ ñééđš îţš ɱàšţéŕ ķéý one two three four five]
[ķéý {1} ŵàš ñöţ ŵŕàþþéđ ƀý ţĥîš ɱàšţéŕ ķéý ƒöŕ îţš öŵñéŕ one two three four]
[à ţéẋţ ţĥàţ ķéý {1} đîđ ñöţ šéàļ ƒöŕ îţš þļàçé one two three]
[ţĥé ķéý ŵàš đéšţŕöýéđ öñ {1} one two]
[ţĥé šîğñéŕ éñđéđ ŵîţĥ {1} àñđ šîğñéđ ñöţĥîñğ one two three]
[ţĥé šîğñéŕ ğàṽé {1} ƀýţéš; éẋþéçţéđ à šîğñàţûŕé öƒ 64, öŕ îţš ƀàšé64 one two three four five]
[{1} éẋîšţš; ţĥé đéɱö ŵàñţš à ƒŕéšĥ ļöğ. Ñàɱé àñöţĥéŕ ŵîţĥ --ļöğ ƑÎĻÉ one two three four five]
[{1} îš ñöţ ĥéŕé; ŕûñ ţĥé đéɱö îñ ţĥé þàçķàğé'š ƒöļđéŕ, öŕ ñàɱé à ƒîļé ŵîţĥ --çöɱɱàñđš ƑÎĻÉ one two three four five six seven]
[Ñàɱé à ļöğ ŵîţĥ --ļöğ ƑÎĻÉ one two]
[öƒ one]
[đàý one]
[àţţàçķ one]
[îɱþàçţ one]
[àñöñýɱöûš one]
[--çöɱɱûñîţý îš ţĥé šàɱé ƒöŕ éṽéŕýƀöđý àñđ àļļ öƒ îţ: ļéàṽé öûţ --{1} one two three four five]
[--{1} çöñçéŕñš 'éẋþļöŕé çļàîɱ' àļöñé one two three]
[--ŕéöþéñîñğš îš àţ ɱöšţ 10 one two]
[--ŕûñš îš àţ ɱöšţ 10000000 àñđ --šţàţéš àţ ɱöšţ 100000000 one two three four]
[ţĥéŕé îš ñö ɱàçĥîñé '{1}'; ţĥéŕé îš öñé öƒ: {2} one two three]
[ţĥéŕé îš ñö ṽîéŵ '{1}'; ţĥéŕé îš öñé öƒ: {2} one two three]
[--àɱöûñţš ŵàñţš àţ ɱöšţ éîğĥţ ñûɱƀéŕš ƒŕöɱ 0, šûçĥ àš 0,1,2; ƒöûñđ '{1}' one two three four five six]
[çàññöţ éẋþöŕţ '{1}'; ţĥé ƒöŕɱàţš àŕé: {2} one two three]
[{1} ĥàš ñö öþţîöñ --{2}: îţ îš àñöţĥéŕ ƒöŕɱàţ'š one two three]
[{1} éẋþöŕţš ţĥé çûŕŕéñţ šţàţé: îţ ţàķéš ñéîţĥéŕ --ķîñđ ñöŕ --þéŕîöđ one two three four five]
[{2} îš à ŕéçöŕđ öƒ ŕéàđš, àñđ {1} îš ñö ƒöŕɱàţ öƒ ţĥöšé: éẋþéçţéđ ƒĥîŕ, çšṽ ŵîţĥöûţ --ţàƀļé, öŕ 'çļàîɱš ŕéàđš --ĵšöñ' one two three four five six seven eight nine]
[{1} îš à ŕéçöŕđ öƒ ŕéàđš, àļļ öƒ ŵĥîçĥ îţš öŵñéŕ ŕéàđš: ļéàṽé öûţ --àš àñđ --ķîñđ one two three four five six]
[{1} ƀéļöñğš ţö à ļöğ ţĥàţ îš îñ ûšé ĥéŕé: ŵŕîţé ţö àñöţĥéŕ ƒîļé one two three four five]
[{1} ţéẋţš ĥàṽé çĥàŕàçţéŕš ţĥàţ ẊṀĻ çàññöţ ĥöļđ: Û+ƑƑƑĐ šţàñđš ƒöŕ éàçĥ one two three four five]
[à ɱàþ îš öƒ çļàîɱš öŕ öƒ ŕéþöŕţš: çĥööšé öñé öƒ ţĥéɱ ŵîţĥ --ķîñđ one two three four five]
[ţĥé ŕûļéš çĥàñğéđ {1} ţîɱéš îñ ţĥàţ þéŕîöđ: ţĥé ɱàþ ĥàš ţĥé ļàšţ, àñđ çàšéš öƒ öţĥéŕš ɱàý đéṽîàţé one two three four five six seven eight]
[{1}: {2} öƒ {3} ({4} %), {5}/š, {6} ļéƒţ one two three]
[{1}: {2}, {3}/š one]
[ŕéàđîñğ ţĥé ļöğ one]
[ŕéàđîñğ ţĥé îñþûţ one]
[çöɱɱàñđš ĵûđğéđ one]
[çöɱɱàñđš šéñţ one]
[šţŕéàɱš ŵŕîţţéñ one]
[îñţéŕŕûþţéđ. Ŵĥàţ îš îñ ţĥé ļöğ îš ŵĥöļé àñđ šţàýš; ţĥé šàɱé çöɱɱàñđ ğöéš öñ ƒŕöɱ ţĥéŕé, àñđ ŵŕîţéš ñöţĥîñğ ţŵîçé one two three four five six seven eight nine]
[îñţéŕŕûþţéđ. Ţĥé ļöğ îš àš îţ ŵàš, àñđ ŵĥàţ ŵàš ţĥéŕé ƀéƒöŕé ûñđéŕ ţĥé öţĥéŕ ñàɱé; ğîṽé ţĥé šàɱé çöɱɱàñđ àğàîñ one two three four five six seven eight nine]
[îñţéŕŕûþţéđ. Ţĥé ļöğ îš àš îţ ŵàš; ğîṽé ţĥé šàɱé çöɱɱàñđ àğàîñ one two three four five]
[ƒîļéš ļööķéđ àţ one]
[šţàţéš éẋþļöŕéđ one]
[ŕàñđöɱ ŵàļķš one]
[šçéñàŕîöš þļàýéđ one]
[ŕöûñđš one]
[{1}: {2} öƒ {3} ({4} %), {5} ļéƒţ one two]
[îñţéŕŕûþţéđ. Ñöţĥîñğ ŵàš ŵŕîţţéñ; ğîṽé ţĥé šàɱé çöɱɱàñđ àğàîñ one two three four five]
[îñţéŕŕûþţéđ. Éṽéŕý ƀļöƀ ţĥàţ îš ţĥéŕé îš ŵĥöļé àñđ šţàýš; ğîṽé ţĥé šàɱé çöɱɱàñđ àğàîñ one two three four five six seven]
[îñţéŕŕûþţéđ. Ŵĥàţ ŵàš šéñţ îš îñ ţĥé đéɱö'š ļöğ àñđ šţàýš; ğîṽéñ àğàîñ, ţĥé đéɱö ƀéğîñš îñ à ƒŕéšĥ ļöğ one two three four five six seven eight]
[îñţéŕŕûþţéđ. Ţĥé ƒîğûŕéš ţĥàţ ŵéŕé þŕîñţéđ šţàñđ; ţĥé ļöğ öƒ ŵĥàţ ŵàš ƀéîñğ ɱéàšûŕéđ šţàýš, {1} àñđ ŵĥàţ ļîéš ƀéšîđé îţ: ŕéɱöṽé îţ one two three four five six seven eight nine]
[{1} öƒ {2} ŕéþöŕţš àŕé ļéƒţ öûţ one two]
[ļöšš one]
[àƒţéŕ ɱöñţĥš one]
[þàîđ one]
[îñ àļļ one]
[ţŕîàñğļé one]
[ţöţàļ one]
['ƒļöŵš': éẋþéçţéđ çĥéçķ öŕ þûƀļîšĥ, ƒöûñđ '{1}' one two three]
['ƒļöŵš {1}' ñééđš ƑÎĻÉ one]
[{1}: {2}, àñđ ñöţĥîñğ îš ŵŕöñğ ŵîţĥ îţ one two three]
['ƒļöŵš þûƀļîšĥ' ñééđš --àš ÀÇŢÖŔ: ţĥé àđɱîñîšţŕàţöŕ ŵĥö þûƀļîšĥéš îţ one two three four five]
['ƒļöŵš þûƀļîšĥ' ñééđš --ŕéàšöñ ŢÉẊŢ: ŵĥý îţ îš þûƀļîšĥéđ one two three four]
[{1} îš þûƀļîšĥéđ one]
['àŕçĥîṽé' ñééđš --ƀéƒöŕé ŢÎṀÉ: šţŕéàɱš ɱöṽé ŵĥöšé ļàšţ éṽéñţ îš öļđéŕ one two three four five]
['àļļöŵéđ' ñééđš --àš ÀÇŢÖŔ, öñé öƒ: {1}; 'çļàîɱš àçţöŕš' ţéļļš ţĥéîŕ ŕöļéš one two three four five six]
[à çöɱɱàñđ îš öñé ļîñé öƒ ĴŠÖÑ: 'çļàîɱš ĥéļþ šéñđ' šĥöŵš öñé one two three four]
[ñö ļîñé îš à çöɱɱàñđ, šö {1} ŵàš ñöţ ɱàđé: à çöɱɱàñđ îš öñé ļîñé öƒ ĴŠÖÑ; 'çļàîɱš ĥéļþ šéñđ' šĥöŵš öñé, àñđ 'çļàîɱš ñéŵ ÇÖṀṀÀÑĐ' àšķš ƒöŕ îţ one two three four five six seven eight nine]
[ñöƀöđý îš ŕéğîšţéŕéđ îñ ţĥîš ļöğ ýéţ. Îţš ƒîŕšţ çöɱɱàñđ ŕéğîšţéŕš ţĥé àđɱîñîšţŕàţöŕ, ŵĥö ŕéğîšţéŕš àļļ öţĥéŕš: {1} one two three four five six seven eight nine]
['àļļöŵéđ' ñééđš --àš ÀÇŢÖŔ one two]
[îñ one]
[--{1} îš ƒöŕ îñçîđéñţš àļöñé one two]
[ţĥéŕé îš ñö îɱþöŕţîñğ öƒ '{1}'; ţĥéŕé îš öñé öƒ: ẋéš, çšṽ, öçéļ, ƒĥîŕ, ṽéŕîš, îñçîđéñţš one two three four five six seven]
['{1}' îš öñé ŵöŕđ ţöö ɱàñý: à ɱàþ ŕéàđš öñé ļöğ one two three]
[--šöûŕçé îš ƒöŕ ƒĥîŕ, ṽéŕîš àñđ îñçîđéñţš one two three]
[šàý ŵĥö îɱþöŕţš, --ƀý ÀĐṀÎÑ; ţĥé ļöğ'š àđɱîñîšţŕàţöŕš àŕé: {1} one two three four five]
[{1}[{2}] one]
[{1}, ļîñé {2} one]
[{1}, îñçîđéñţ {2} one]
[ţĥé šàɱé îñçîđéñţ àš {1} one two]
[îţ ĥàš ţĥé îđ öƒ {1} àñđ šàýš šöɱéţĥîñğ éļšé: ţĥé ƒîŕšţ öñé çöûñţš one two three four five]
[--ɱàþ îš ƒöŕ ẋéš, çšṽ àñđ öçéļ àļöñé one two three]
[ţĥéŕé îš ñö 'çļàîɱš ɱàþ {1}'; ţĥéŕé îš: çļàîɱš ɱàþ đŕàƒţ ƑÎĻÉ one two three four five]
[à đŕàƒţ: ûñđéŕ îţ {1} öƒ {2} çàšéš çöñƒöŕɱ; {3} ğûéššéš ţö ļööķ àţ, éàçĥ ɱàŕķéđ îñ ţĥé ɱàþ one two three four five six seven]
['-' îš ğîṽéñ ţŵîçé one]
[; ğö öñ ŵîţĥ --àƒţéŕ one]
['ļîšţ': éẋþéçţéđ öñé öƒ {1}, ƒöûñđ '{2}' one two three]
[--{1} çöñçéŕñš àçţîṽîţîéš àļöñé one two]
[--{1} çöñçéŕñš çļàîɱš àļöñé one two]
[ûþđàţéđ one]
[--ŕéàšöñ ñééđš --đŕöþ one]
[--ŕéšöļṽé àñđ --ƀý ñééđ öñé àñöţĥéŕ one two]
[{1}: ţĥéŕé îš ñö šûçĥ ƒîļé. Ñàɱé àñ öûţƀöẋ ŵîţĥ --öûţƀöẋ ƑÎĻÉ, öŕ ɱàķé öñé ƀý ǫûéûéîñğ çöɱɱàñđš: çļàîɱš šéñđ --öûţƀöẋ {1} ƑÎĻÉ one two three four five six seven eight nine]
[--öûţƀöẋ àñđ --ļöğ ñàɱé ţĥé šàɱé ƒîļé, {1}: àñ öûţƀöẋ îš à ļöğ öƒ îţš öŵñ one two three four five six]
[--éđîţ: éẋþéçţéđ à çöɱɱàñđ, à ļîñé öƒ àţ ɱöšţ {1} ƀýţéš one two three four]
[--{1}: éẋþéçţéđ ŕéƀàšé, ķééþĻöçàļ öŕ ķééþŔéɱöţé, ƒöûñđ '{2}' one two three four five]
[{1}: ţĥéŕé îš ñö öûţƀöẋ, ñöţĥîñğ ŵàîţš one two three]
[--{1}: éẋþéçţéđ ţĥé ÛÛÎĐ öƒ à çöɱɱàñđ, ƒöûñđ '{2}' one two three four]
[--þŕööƒ öƒ çöñšîšţéñçý ñééđš --àğàîñšţ ƑÎĻÉ àš ŵéļļ one two three four]
[îţ ĥöļđš ƒöŕ àñöţĥéŕ çĥéçķþöîñţ ţĥàñ ţĥé öñé ţĥàţ ŵàš ķéþţ; 'çļàîɱš þŕöṽé --àţ' ɱàķéš éṽîđéñçé ƒöŕ à ķéþţ öñé one two three four five six seven eight nine]
[; --àğàîñšţ öŕ --ķéý ţéļļ ŵĥéţĥéŕ ţĥàţ îš ţö ƀé ƀéļîéṽéđ one two three four]
[; îţš šîğñàţûŕé ŵàš ñöţ çĥéçķéđ: --ķéý ñàɱéš ţĥé ķéý ţö ƀéļîéṽé one two three four five]
[, šîğñéđ ƀý {1} one]
[, çöšîğñéđ ƀý {1} öƒ {2} ŵîţñéššéš: {3} one two three]
[; ñöţ çöûñţéđ, àš ñö --ķéý öŕ --ŵîţñéšš ñàɱéš ţĥéɱ: {1} one two three four]
[--ǫûöŕûɱ: éẋþéçţéđ 1 ţö {1}, ţĥé ñûɱƀéŕ öƒ ŵîţñéššéš; ƒöûñđ {2} one two three four five]
[--ŵîţñéšš: ţĥé ķéý öƒ {1} îš ñàɱéđ ţŵîçé one two three]
[éẋþéçţéđ öñé ķéý þéŕ ļîñé; ƒöûñđ ñöñé one two three]
[--šîğñéŕ ñééđš öñé --ŵîţñéšš: ţĥé þûƀļîç ĥàļƒ öƒ îţš ķéý, öƒ ţýþé 04 one two three four five]
['ŵîţñéšš šîğñ' ñééđš --šîğñîñğ-ķéý ƑÎĻÉ, öŕ --šîğñéŕ ÇÖṀṀÀÑĐ one two three four five]
[îţ ñééđš --šţàţé ƑÎĻÉ, îñ ŵĥîçĥ ţĥé ŵîţñéšš ķééþš ŵĥàţ îţ šàŵ one two three four five]
['ŵîţñéšš {1}' ñééđš {2} one]
[ţĥéŕé îš ñö 'ŵîţñéšš {1}'; ţĥéŕé îš öñé öƒ: ñéŵ, ŕéǫûéšţ, ţîɱéšţàɱþ, šîğñ, àđđ, šĥöŵ one two three four five six seven]
[ţĥé ļöğ ĥàš ñöţ šîğñéđ îţ, šö ñö ŵîţñéšš ŵîļļ; þŕîñţ îţ ƀý 'çļàîɱš çĥéçķþöîñţ' ŵîţĥ --šîğñîñğ-ķéý öŕ --šîğñéŕ one two three four five six seven eight nine]
[{1}: {2} ñéŵ, {3} šîğñàţûŕéš îñ àļļ one two]
[{1}, {2} ƒŕàɱéš{3} one]
[îţ îš ţĥéŕé àļŕéàđý one]
[ţĥéŕé îš ñö šûçĥ ƒîļé; 'çļàîɱš ŵîţñéšš ñéŵ --šţàţé ƑÎĻÉ' ɱàķéš öñé, öñçé: à ŵîţñéšš ţĥàţ ƒöŕğéţš ŵöûļđ šîğñ ţŵö ĥîšţöŕîéš one two three four five six seven eight nine]
[{1}: àñöţĥéŕ þŕöçéšš šîğñš ƀý ţĥîš šţàţé ñöŵ; ţŕý àğàîñ one two three four]
[àñ àûţĥöŕîţý ţĥàţ đöéš ñöţ ñàɱé îţšéļƒ one two three]
[ţîɱéšţàɱþéđ {1} ƀý {2}, þöļîçý {3}, šéŕîàļ {4}; ţĥé àûţĥöŕîţý'š šîğñàţûŕé îš ñöţ çĥéçķéđ ĥéŕé one two three four five six seven]
[ţö çĥéçķ îţ: öþéñššļ ţš -ṽéŕîƒý -đîğéšţ {1} -îñ {2} -ÇÀƒîļé ÇÉŔŢÎƑÎÇÀŢÉŠ one two three four five six]
[ñöţĥîñğ îš šĥöŵñ, šîñçé îţ çöûļđ ñöţ ƀé ŕéçöŕđéđ ŵĥö ŕéàđš îţ: {1} one two three four five]
[--ŕéàđš àñđ --ļöğ ñàɱé ţĥé šàɱé ƒîļé, {1}: ŵĥö ŕéàđš îš ŕéçöŕđéđ îñ à ļöğ öƒ îţš öŵñ one two three four five six seven]
[ţĥé ļöğ'š ĥöļđéŕ one]
[{1} ŕöŵ one]
[{1} ŕöŵš one]
[{1} šţŕéàɱ one]
[{1} šţŕéàɱš one]
[{1} ŕéàđ one]
[{1} ŕéàđš one]
['þŕöṽé' ñééđš ŴĤÀŢ, ŵîţĥ --àţ ƑÎĻÉ öŕ ŵîţĥöûţ, öŕ --šîñçé ƑÎĻÉ àļöñé one two three four five]
[éẋþéçţéđ ţéẋţ, ƒöûñđ ƀýţéš ţĥàţ àŕé ñöţ ÛŢƑ-8 one two three]
[--öŕîğîñ: éẋþéçţéđ à ñàɱé ŵîţĥöûţ ļîñé éñđš àñđ öţĥéŕ çöñţŕöļš one two three four five]
[ŕéṽîšîöñš {1} ţö {2} àŕé ñöţ šĥöŵñ one two]
[--ŕéçéîþţ ƒîñđš öñé ŕéþöŕţ, ŵĥöéṽéŕ àšķš: ļéàṽé öûţ --{1} one two three four]
[--ŕéçéîþţ ƒîñđš öñé ŕéþöŕţ: ļéàṽé öûţ --çöɱɱûñîţý one two three four]
[ñö àñöñýɱöûš ŕéþöŕţ ĥàš ţĥîš çöđé; çöɱþàŕé îţ, ļéţţéŕ ƀý ļéţţéŕ, ŵîţĥ ŵĥàţ ýöû ķéþţ one two three four five six]
[çļöšéđ àš one]
[îñçîđéñţ one]
[ƀéğûñ one]
[ĥàñđéđ îñ one]
[ļàšţ çĥàñğé one]
[ƒîļéš one]
[ŕéþöŕţ one]
[--ŕéçéîþţ -: éẋþéçţéđ ţĥé çöđé îñ ţĥé ƒîŕšţ ļîñé öƒ ţĥé îñþûţ one two three four five]
['šļà' ñééđš --þŕöƒîļé ƑÎĻÉ: ŵĥîçĥ çļöçķš ţĥéŕé àŕé; Éẋàɱþļéš/Þŕöƒîļéš ĥàš šöɱé one two three four five six]
[ɱöŕé one]
[öṽéŕđûé one]
[çļöçķ one]
[šţàŕţéđ one]
[öṽéŕđûé one]
[ɱéàñ one]
[ļöñğéšţ one]
[ļöñğéŕ ţĥàñ {1} ƀýţéš; ţĥé ļîñé ŵàš šķîþþéđ one two three]
[--àš ñééđš --ţîçķ: îţ šàýš ŵĥö šéñđš ŵĥàţ îš đûé one two three four]
[--ţîçķ: éẋþéçţéđ 1 ţö {1} šéçöñđš, ƒöûñđ {2} one two three]
[--öƒƒļîñé ñééđš --öûţƀöẋ one two]
[--çļöçķ ɱàñûàļ ñééđš --ɱéɱöŕý: à ļöğ îš ñöţ ţöļđ ŵĥàţ ţîɱé îţ îš one two three four five]
[{1}: ţĥéŕé îš àñ öûţƀöẋ àļŕéàđý, àñđ ŵîţĥ --ɱéɱöŕý îţš çöɱɱàñđš ŵöûļđ ƀé ļöšţ one two three four five six]
[ŵàîţîñğ one]
[ñöţ šĥöŵñ: one]
[çŕéàţéđ one]
[ķîñđ one]
[ŵĥàţ ŵàš šàîđ one]
[ɱöŕé ŵàš šàîđ ƀéƒöŕé: šĥöŵ --ƒûļļ ĥàš àļļ öƒ îţ one two three]
[éƒƒéçţîṽé {1} one]
[àţţàçĥɱéñţš one]
[þĥöţöš one]
[ɱéàšûŕéɱéñţš one]
[àğŕééđ one]
[đàɱàğé îţéɱš one]
[àšķéđ one]
[àþþŕöṽéđ one]
[ļîñé îţéɱš one]
[þéñđîñğ one]
[ŕéɱàîñîñğ one]
[ŕéçöṽéŕéđ one]
[îñçûŕŕéđ one]
['šþéç' ķñöŵš ŕûñ, ñöţ '{1}' one two]
['šþéç ŕûñ' ñééđš ƑÎĻÉ… one]
[ñöţĥîñğ îš đûé one]
[{1}. Îƒ ţĥàţ îš 'çļàîɱš šéŕṽé', ĥàṽé îţ šéñđ ŵĥàţ îš đûé: îţš çļîéñţ àšķš {"jsonrpc":"2.0","id":1,"method":"tick","params":{}}, öŕ îţ îš šţàŕţéđ ŵîţĥ --ţîçķ ŠÉÇÖÑĐŠ àñđ đöéš šö ƀý îţšéļƒ. Öţĥéŕŵîšé éñđ ţĥàţ þŕöçéšš ƒîŕšţ one two three four five six seven eight nine]
[{1} đûé, ñöţĥîñğ šéñţ one]
[{1} šéñţ, {2} àççéþţéđ, {3} ŕéƒûšéđ one two]
[đûé {1} one]
[àƒţéŕ {1} one]
[ŕéƒûšéđ one]
[{1} {1:commit|commits}, {2} {2:refusal|refusals}, {3} {3:event|events} îñ {4} {4:stream|streams} one two three four five six seven eight]
[; šàļṽàğéđ ƒŕöɱ ţĥé ļöğ {1} one two]
[; šöɱéƀöđý îš ŵŕîţîñğ îţ, àñđ ŵĥàţ îš ñöţ đûŕàƀļé ýéţ ŵàš ļéƒţ öûţ one two three four five]
[ţĥé éṽéñţš ûþ ţö þöšîţîöñ {1} šţàñđ îñ ţĥé àŕçĥîṽé {2}, ŵĥöšé {3} ƒŕàɱéš ŵéŕé ŕéàđ, ţöö one two three four five six seven]
[ţĥé àŕçĥîṽé ŵàš ñöţ ŕéàđ: {1} one two]
[, çļöšéđ one]
[, çļöšéđ; ŵîţĥöûţ îţš ɱàŕķ ƒîļé ñöţĥîñğ šĥöŵš ŵĥéţĥéŕ îţ ŵéñţ öñ one two three four five]
[, ñöţ çļöšéđ ƀý îţš ļàšţ ŵŕîţéŕ one two]
[, ñöţ çļöšéđ; ŵîţĥöûţ îţš ɱàŕķ ƒîļé ñöţĥîñğ šĥöŵš ŵĥéţĥéŕ îţš éñđ ŵàš ļöšţ one two three four five six]
[ñöţĥîñğ ţö đö one]
[à ŵŕîţé ŵàš ţöŕñ ƀéĥîñđ ţĥé þļàçé ûþ ţö ŵĥîçĥ ţĥé ɱàŕķ ƒîļé ṽöûçĥéš ƒöŕ ţĥé ļöğ: àļļ ţĥàţ îţ ṽöûçĥéš ƒöŕ îš ţĥéŕé. Ţĥé ñéẋţ 'çļàîɱš šéñđ' çûţš ţĥé ţöŕñ ƀýţéš öƒƒ àñđ ķééþš à çöþý öƒ ţĥéɱ one two three four five six seven eight nine]
[à ŵŕîţé ŵàš ţöŕñ, àñđ ŵîţĥöûţ à ɱàŕķ ƒîļé ñöţĥîñğ šĥöŵš ŵĥéţĥéŕ îţ ŵàš àçķñöŵļéđğéđ: çöɱþàŕé ţĥé ļöğ ŵîţĥ à çĥéçķþöîñţ öŕ à ƀàçķûþ one two three four five six seven eight nine]
[ƀýţéš ţĥàţ ŵéŕé đûŕàƀļé àŕé ɱîššîñğ öŕ çĥàñğéđ. Ñöţĥîñğ îš ŵŕîţţéñ ţö ţĥîš ļöğ àñý ɱöŕé; ŕéšţöŕé îţ ƒŕöɱ à çöþý, öŕ šàṽé ŵĥàţ îš îñţàçţ ŵîţĥ 'çļàîɱš šàļṽàğé' one two three four five six seven eight nine]
[àļļ ɱàţçĥ one]
[àļļ ɱàţçĥ, ƀûţ ƒöŕ {1} ţĥàţ ţûŕñ öñ ţéẋţš ţĥàţ çàññöţ ƀé ŕéàđ ŵîţĥöûţ ţĥé ķéýš one two three four five six]
[{1}: {2} šéàļéđ ţéẋţš çàññöţ ƀé öþéñéđ; ţĥé ƒîŕšţ: {3} one two three four]
[{1} đîƒƒéŕ one]
[; {1} ɱöŕé {1:refusal was|refusals were} öñļý çöûñţéđ one two three four]
['ŵöŕķļîšţ' ñééđš --àš ÀÇŢÖŔ: ŵĥöšé ŵöŕķ îţ îš àƀöûţ one two three four]
[--àš: ŵöŕķ îš šöɱéƀöđý'š: éẋþéçţéđ ÑÀṀÉ öŕ ÑÀṀÉ:ŔÖĻÉ, ƒöûñđ '{1}' one two three four five]
[, àš one]
[ñöţ ñöŵ: one]
[, ƀý one]
[, þàýɱéñţ one]
[, đûé one]
[éẋþéçţéđ à ļéţţéŕ öŕ à đîğîţ àţ ļéàšţ, ƒöûñđ '{1}' one two three four]
[éẋþéçţéđ {1} ƀýţéš: ţĥé ŠĤÀ-256 ĥàšĥ öƒ ţĥé çöđé one two three four]
[ñö ŕéþöŕţ ĥàš ţĥîš ŕéçéîþţ one two]
[ţĥéŕé ŵàš ñö šûçĥ šţŕéàɱ ţĥéñ one two]
[ţĥéŕé ŵàš ñö šûçĥ šţŕéàɱ ţĥéñ: îţš ƒîŕšţ éṽéñţ îš àţ þöšîţîöñ {1}, ŕéçöŕđéđ {2} one two three four five six]
[îţ çöñçéŕñš 'ţŕîàñğļé' àñđ 'àţ' àļöñé one two three]
[ñö þŕöƒîļé one]
[àš: '{1}' îš ñöţ îñ ţĥé ŕéğîšţéŕ one two]
[ţĥéŕé îš ñö ţîɱé žöñé '{1}' ({2}); éẋþéçţéđ à ñàɱé šûçĥ àš Éûŕöþé/Ṁàđŕîđ, ļöçàļ, Ž, +01:00, öŕ à ŕûļé šûçĥ àš ÇÉŢ-1ÇÉŠŢ,Ṁ3.5.0,Ṁ10.5.0/3 one two three four five six seven eight nine]
[--{1} {2} îš ŕéàđ àš {3} one two]
[ŵĥàţ ĥöļđš îƒ ñö --{1} îš ğîṽéñ one two]
[à ƒîļé öƒ šûçĥ đéƒàûļţš, îñ þļàçé öƒ ~/.çöñƒîğ/çļàîɱš/çöñƒîğ one two three four five]
[éẋþéçţéđ à ļîñé šûçĥ àš 'žöñé = Éûŕöþé/Ṁàđŕîđ', ƒöûñđ '{1}' one two three four]
['{1}' îš ñö öþţîöñ ŵîţĥ à đéƒàûļţ; ţĥéŕé àŕé: {2} one two three four]
[ţĥéŕé îš ñö šûçĥ šţŕéàɱ one]
[öƒ: îţ îš ɱîššîñğ: ŵĥöšé ŵöŕķ îš àšķéđ ƒöŕ? one two three]
[öƒ: '{1}' îš ñöţ îñ ţĥé ŕéğîšţéŕ one two]
[{1}: ţĥé đîšķ îš ƒûļļ ({2}). Ƒŕéé šöɱé šþàçé àñđ ţŕý àğàîñ; ñöţĥîñğ ţĥàţ ŵàš àçķñöŵļéđğéđ îš ļöšţ one two three four five six seven eight]
[{1}: éẋþéçţéđ {2}, ƒöûñđ '{3}' one two]
[{1}; ţĥé ŕéþöŕţ îš {2} one]
[ţĥé ƀéñçĥɱàŕķ'š öŵñ çöɱɱàñđ ŵàš ŕéƒûšéđ: {1} one two three]
[ŕéþöŕţ {1} îš ļéƒţ öûţ: {2} one two]
[îţ ŵöûļđ ñöţ ƀé þûƀļîšĥéđ: {1} one two]
[ŕéƒûšéđ: {1} one]
[à çöɱɱàñđ ŵàš ŕéƒûšéđ, àñđ ñöţĥîñğ šéñţ àƒţéŕ îţ: {1} one two three four]
[{1} ƀéğîñš ŵîţĥ ţĥé {2} ƒŕàɱéš öƒ ţĥé çĥéçķþöîñţ{3} one two three four]
[ţĥé ļöğ {1} öƒ {2} ƒŕàɱéš ƀéğîñš ŵîţĥ ţĥé {3} öƒ ţĥé çĥéçķþöîñţ{4} one two three four five]
[îñ ţĥé ļöğ {1} öƒ {2} ƒŕàɱéš{3}{4} one two]
[Ţööķ {1} {1:decision|decisions} öñ çļàîɱš àñđ {2} {2:refusal|refusals} àğàîñ ŵîţĥ ŵĥàţ îš ķñöŵñ ñöŵ: {3} one two three four five six seven eight]
[àļļ šţàñđ one]
[{1} ŵöûļđ ƀé ŕéƒûšéđ, {2} àççéþţéđ one two]
[Ŕé-ŕàñ {1} {1:decision|decisions} àñđ {2} {2:refusal|refusals}: {3}{4} one two three four five]
[àƒţéŕ þöšîţîöñ {1}, {2}, çöɱɱàñđ {3}: {4} one two three]
[{1}: {2} one]
[ñöţĥîñğ ŵàš ŵŕîţţéñ: {1}: {2} one two]
[à ñûɱƀéŕ one]
[à ÛÛÎĐ one]
[à ţîɱé šûçĥ àš 2025-03-04Ţ12:00:00Ž öŕ à đàý šûçĥ àš 2025-03-04 one two three four five]
[à đàý šûçĥ àš 2025-03-04 one two]
[đàýš šûçĥ àš 2025-01-01..2025-03-31, éîţĥéŕ öƒ ŵĥîçĥ ɱàý ƀé ļéƒţ öûţ one two three four five]
[đàýš öŕ ţîɱéš šûçĥ àš 2025-01-01..2025-03-31Ţ12:00:00Ž, éîţĥéŕ öƒ ŵĥîçĥ ɱàý ƀé ļéƒţ öûţ one two three four five six seven]
[þöšîţîöñš, đàýš öŕ ţîɱéš šûçĥ àš 24..30 öŕ 2025-01-01..2025-03-31Ţ12:00:00Ž, éîţĥéŕ öƒ ŵĥîçĥ ɱàý ƀé ļéƒţ öûţ one two three four five six seven eight nine]
[éẋþéçţéđ à ŕàñğé ţĥàţ ƀéğîñš ƀéƒöŕé îţ éñđš, ƒöûñđ {1}: šŵàþ îţš éñđš: {2} one two three four five six]
[àɱöûñţš àñđ à çûŕŕéñçý šûçĥ àš 100..2500.50ÉÛŔ, éîţĥéŕ àɱöûñţ ɱàý ƀé ļéƒţ öûţ one two three four five six]
[ñöţĥîñğ ŵàš ŵŕîţţéñ: {1} ƀý {2} ŵöûļđ ƀé ŕéƒûšéđ: {3} one two three four]
[ļîñé {1}: {2} one]
[ŵĥöļé: {1}; {2} ƀýţéš çĥéçķéđ{3}{4} one two]
[ţöŕñ àţ ƀýţé {1}: {2}; îñţàçţ ƀéƒöŕé îţ: {3} one two three]
[đàɱàğéđ àţ ƀýţé {1}: {2}; îñţàçţ ƀéƒöŕé îţ: {3} one two three]
[{1} ǫûéšţîöñ one]
[{1} ǫûéšţîöñš one]
[{1} ŕéšûļţ one]
[{1} ŕéšûļţš one]
[{1} àñšŵéŕ one]
[{1} àñšŵéŕš one]
[{1} çöɱɱàñđ one]
[{1} çöɱɱàñđš one]
[{1} ŕéþöŕţ one]
[{1} ŕéþöŕţš one]
[{1} đöçûɱéñţ one]
[{1} đöçûɱéñţš one]
[{1} öþéñ çļàîɱ one]
[{1} öþéñ çļàîɱš one]
[{1}, ṽéŕšîöñ {2}: {3}, {4}, àţ ɱöšţ {5} one two three]
[îţ àñđ '{1}' éẋçļûđé öñé àñöţĥéŕ one two]
[ñö ƀļöƀ {1} one]
[ţĥé ƀļöƀ {1} îš đàɱàğéđ: îţš ƀýţéš ĥàšĥ ţö {2}; þûţ îţ àğàîñ ţö ɱéñđ îţ one two three four five]
[ţĥé ƀýţéš ĥàšĥ ţö {2}, éẋþéçţéđ {1}: ñöţĥîñğ ŵàš šţöŕéđ one two three four]
[ţĥéŕé ŵéŕé {2} ƀýţéš, éẋþéçţéđ {1}: ñöţĥîñğ ŵàš šţöŕéđ one two three four]
[ɱöŕé ţĥàñ {1} ƀýţéš: ñöţĥîñğ ŵàš šţöŕéđ one two three]
[ţĥé ƀýţéš àŕé {2}, đéçļàŕéđ àš {1}: ñöţĥîñğ ŵàš šţöŕéđ one two three four]
[öƒ ñö ķñöŵñ ţýþé one]
[àñ ûñķñöŵñ ţýþé one]
[{1} îš ñöţ ţàķéñ ĥéŕé: ñöţĥîñğ ŵàš šţöŕéđ one two three]
[ţĥé ƀýţéš çöûļđ ñöţ ƀé ŕéàđ: {1}; ñöţĥîñğ ŵàš šţöŕéđ one two three four]
[ţĥé ƀļöƀ {1} îš ñöţ çöñƒîŕɱéđ ţö ƀé šţöŕéđ éļšéŵĥéŕé: çöñƒîŕɱ îţ ƒîŕšţ one two three four five]
[{1} ĥàš ţĥé ɱöđé {2}, éẋþéçţéđ 700: çĥɱöđ 700 îţ one two three four]
[{1} îš ñéîţĥéŕ à þļàîñ ƒöļđéŕ ñöŕ à þļàîñ ƒîļé: ŕéɱöṽé îţ one two three four]
[{1}: {2} ({3}) one]
[îţ îš ɱîššîñğ: ŵĥîçĥ çļöçķš àŕé ţĥéŕé? one two three]
[ŕéṽîéŵÖƒŔéṽöķéđĐöçûɱéñţ one]
[ƑĤÎŔ Ŕ4 ĥàš ñö éļéɱéñţ ƒöŕ {1}: ļéƒţ öûţ öƒ {2} öƒ {3} çļàîɱš one two three four five]
[ƑĤÎŔ Ŕ4 ĥàš ñö çöđé ƒöŕ ţĥé šţàţûš {1}: ţĥé ñéàŕéšţ öñé šţàñđš îñ {2} öƒ {3} çļàîɱš one two three four five six]
[ţĥéŕé îš ñö ţàƀļé '{1}'; ţĥéŕé îš öñé öƒ: {2} one two three]
[{1} îš ţĥéŕé àļŕéàđý: ñàɱé à ƒöļđéŕ ţĥàţ îš ñöţ ţĥéŕé one two three four]
[ƑĤÎŔ Ŕ4 ĥàš öñé þàýɱéñţ àñ àñšŵéŕ: àđđéđ ûþ îñ {1} öƒ {2} çļàîɱš one two three four five]
[ñöţĥîñğ ŵàš đéçîđéđ àţ þöšîţîöñ {1}: ĥîšţöŕý þŕîñţš ţĥé þöšîţîöñš öƒ éṽéñţš, àñđ ŕéƒûšàļš ţĥöšé àţ ŵĥîçĥ çöɱɱàñđš ŵéŕé ŕéƒûšéđ one two three four five six seven eight nine]
[éẋþļàîñ ñééđš à þöšîţîöñ: à ñûɱƀéŕ ƒŕöɱ ĥîšţöŕý öŕ ŕéƒûšàļš, ƒöûñđ '{1}' one two three four five six]
[àççéþţéđ one]
[ŕéƒûšéđ one]
[ţŕûé šîñçé one]
[ŕéçöŕđéđ one]
[àŕğûɱéñţš one]
[ĥàþþéñéđ one]
[ŕéàšöñš one]
[đéçîđéđ ûñđéŕ one]
[ŕéṽîšîöñ {1} öƒ ţĥé ŕûļéš{2}; đéçîđéŕ ṽéŕšîöñ {3} one two three four]
[šéţ àţ {1} ƀý {2} öñ {3} one two]
[ğŕàñţéđ àţ {1} ƀý {2} öñ {3} one two]
[ğŕàñţéđ ƀý ñöƀöđý one]
[ŕöŵ one]
[ñöñé ƒöŕ ţĥîš šţàţûš: {1} one two]
[{1}, àñđ ñöţ ƒöŕ ţĥîš ŕöļé, ƀûţ ƒöŕ: {2} one two three]
[ŕöŵš öƒ ţĥé çöɱɱàñđ one]
[šţàýš one]
[ļîɱîţ one]
[{1}: {2}, {3} one]
[ñöñé öƒ ţĥéîŕ öŵñ one]
[ñéṽéŕ šéţ one]
[ğûàŕđš ŵéŕé ñöţ ļööķéđ àţ: îţ éñđéđ ƀéƒöŕé ţĥéɱ, àţ {1} one two three four]
[ğûàŕđš îñ öŕđéŕ: {1} ĥöļđ, {2} ŕéƒûšé one two three]
[ĥöļđš one]
[ŕéƒûšéš one]
[{1} đéçîšîöñš šţàñđ àţ þöšîţîöñ {2}: ţĥé öñé ţĥàţ ŵŕöţé ţĥé éṽéñţ, àñđ éàçĥ ţĥàţ ŵàš ŕéƒûšéđ ŵĥîļé îţ ŵàš ţĥé ļàšţ éṽéñţ one two three four five six seven eight nine]
[{1} öƒ {2}: ţĥé éṽéñţ {3} one two]
[{1} öƒ {2}: à ŕéƒûšàļ ƀéĥîñđ {3} one two]
[ŵöûļđ ĥöļđ ŵîţĥ one]
[{1} îñ þļàçé öƒ {2} one]
[ñöţĥîñğ one]
[ŵĥàţ ĥàþþéñéđ đéþéñđš öñ one two]
[ţĥéñ {1} one]
[ŵĥàţ öţĥéŕ šţŕéàɱš ĥéļđ one]
[{1} ṽàļûéš öƒ ļöñğ ļîšţš ŵéŕé ñöţ çĥàñğéđ one two three]
[{1} þàŕţš ŵéŕé ñöţ çĥàñğéđ, šîñçé ţĥéŕé àŕé ţöö ɱàñý one two three four]
[đéçîđéđ ţöđàý one]
[ğûàŕđš, ļîɱîţš àñđ ŵĥàţ öţĥéŕ šţŕéàɱš ĥéļđ àŕé ñöţ šĥöŵñ ţö ţĥîš ŕéàđéŕ one two three four five]
[çöɱɱàñđ one]
[šéñđéŕ one]
[éļšéŵĥéŕé one]
[ŕûļéš one]
[ĥéŕé one]
[îţš ƒöŕɱ one]
[ţĥé ŕöļé one]
[îţš šţŕéàɱ one]
[ŵĥö îš à þàŕţý one]
[ţĥé ŕéṽîšîöñ one]
[ţĥé ŕöŵ öƒ ţĥé ţàƀļé one]
[ţĥé ğûàŕđš one]
[{1}: éẋþéçţéđ àţ ɱöšţ {2}, ƒöûñđ {3} one two three]
[àñ öƀĵéçţ ŵîţĥ ţĥé ṽàļûéš ţĥàţ đîƒƒéŕ, šûçĥ àš {"fourEyes": false} one two three four five]
[éẋþéçţéđ éîţĥéŕ àçţöŕ öŕ ŕöļé: ŵĥöšé ļîɱîţ îţ îš one two three four]
[àţ ļéàšţ öñé ļîɱîţ one]
[éẋþéçţéđ à ñûɱƀéŕ ƒŕöɱ 0 ţö 1000 šûçĥ àš 0.5, ƒöûñđ '{1}' one two three four]
[ŵĥàţ-îƒ ñééđš šöɱéţĥîñğ ţö šûþþöšé: --ŕûļéš ƑÎĻÉ, --ļîɱîţš ƑÎĻÉ öŕ --ļîɱîţ-ƒàçţöŕ Ñ one two three four five six]
[šöɱéţĥîñğ ţö šûþþöšé: ŕûļéš, ļîɱîţš öŕ ļîɱîţƑàçţöŕ one two three four]
[éàçĥ ĵûđğéđ îñ ţĥé ŵöŕļđ àš ŕéçöŕđéđ: ŵĥàţ ŵöûļđ ĥàṽé ƒöļļöŵéđ îš ñöţ þļàýéđ öñ (--ŕéþļàý đöéš) one two three four five six seven]
[þļàýéđ öñ îñ à ŵöŕļđ öƒ îţš öŵñ: ñöƀöđý đöéš ţĥéŕé ŵĥàţ ţĥéý đîđ ñöţ đö ĥéŕé one two three four five six]
[{1} đéçîšîöñš ĵûđğéđ; {2} ŵöûļđ çöɱé öûţ đîƒƒéŕéñţļý one two three four]
[{1} çöɱɱàñđš þļàýéđ; šţŕéàɱš ţĥàţ éñđ đîƒƒéŕéñţļý: {2} one two three four]
[ŵöûļđ ƀé ŕéƒûšéđ one]
[ŵöûļđ ƀé àççéþţéđ one]
[ŵöûļđ ļéàđ ţö öţĥéŕ éṽéñţš one two]
[àþþŕöṽéđ {1} → {2} {3} one]
[þàîđ {1} → {2} {3} one]
[ñöñé one]
[ƀàçķđàţéđ one]
[ĵûšţ ûñđéŕ à ļîɱîţ one]
[šþļîţ þàýɱéñţš one]
[àļŵàýš ţĥé šàɱé þàîŕ one]
[àţ öđđ ĥöûŕš one]
[çöŕŕéçţéđ àƒţéŕ þàýɱéñţ one]
[àþþŕöṽéđ ŵîţĥîñ ɱîñûţéš one]
[{1} đàýš (ţĥŕéšĥöļđ {2}) one two]
[{1} % öƒ ţĥé ļîɱîţ (ţĥŕéšĥöļđ {2} %) one two three]
[{1} ɱîñûţéš (ţĥŕéšĥöļđ {2}) one two]
[àţ {1} ö’çļöçķ (ŵöŕķ ƀéğîñš àţ {2}) one two]
[{1} ţîɱéš (ţĥŕéšĥöļđ {2}) one two]
[{1} þàýɱéñţš ţöğéţĥéŕ àƀöṽé ţĥé ƀöûñđ one two three]
[ñöţĥîñğ ţö ļööķ àţ one]
[ƒîñđîñğš: {1} one]
[þéöþļé one]
[àţ à ŵééķéñđ, àţ {1} ö’çļöçķ one two]
[ñöñé ţĥéñ; ţĥéŕé îš öñé ţöđàý: {1} one two]
[{1} ñééđš öñé öƒ: {2} one]
[éẋþéçţéđ à ļîɱîţ öƒ 0 öŕ ɱöŕé, ƒöûñđ {1} one two three]
[éẋþéçţéđ àñ àçţöŕ öƒ ţĥé ŕéğîšţéŕ, ƒöûñđ {1} one two three]
[îţ ĥàš {1} šţéþš, àñđ šàýš ţĥàţ îţ ĥàš {2} one two three]
[{1} îš à þîþé, à ƒöļđéŕ öŕ à đéṽîçé: ñàɱé à ƒîļé, öŕ ļéàṽé öûţ -ö àñđ ŕéđîŕéçţ ţĥé öûţþûţ one two three four five six seven]
[ñàɱéš ŵîţĥ çöɱɱàš ƀéţŵééñ ţĥéɱ one two]
[ţĥîš ŕéàđéŕ îš šĥöŵñ ñöñé öƒ îţ: àđɱîñîšţŕàţöŕš àñđ àûđîţöŕš àŕé one two three four five]
[îţ ŵàš çûţ, öŕ îţš éñđ ŵàš çĥàñğéđ: éẋþéçţéđ îţ ţö éñđ ŵîţĥ </ĥţɱļ>, ƒöûñđ ţĥàţ îţ éñđš àƒţéŕ {1} ƀýţéš, {2}; àšķ ƒöŕ îţ àğàîñ, àñđ çöɱþàŕé îţš ŠĤÀ-256 ŵîţĥ ţĥé öñé ţĥàţ ŵàš ţöļđ öŕ ŕéçöŕđéđ one two three four five six seven eight nine]
[{1} öƒ {2} šţéþš ŵéŕé ţöļđ àğàîñ ƒŕöɱ ţĥéîŕ ƀýţéš, àñđ šàý ţĥé šàɱé: {3} one two three four five six]
[ñöţ çöɱþàŕéđ, öƒ {1}: {2} one two]
[àñýţĥîñğ; ţĥîš ŕéàđéŕ ɱàý ñöţ ĥàṽé ţĥéîŕ ƀýţéš, àñđ ţĥé ĥàšĥ öƒ ţĥîš ƒîļé àļöñé ĥöļđš ţĥéɱ one two three four five six seven]
[ţĥàţ ţĥéîŕ ƀýţéš àŕé öƒ ţĥîš šţŕéàɱ; ñö ƒŕàɱé ĥéŕé ñàɱéš îţ one two three four]
[ŵĥö šéñţ ţĥéɱ, ƀý ŵĥîçĥ çöɱɱàñđ, àñđ šîñçé ŵĥéñ ţĥéý àŕé ţŕûé; ţĥé çöɱɱàñđ ŵéñţ ţö àñöţĥéŕ šţŕéàɱ one two three four five six seven eight]
[ŵĥéñ ţĥéý çöûñţ àš ŕéçöŕđéđ; ţĥé çļöçķ ŵàš çöŕŕéçţéđ ƀý à ļàţéŕ éñţŕý öƒ ţĥé ļöğ one two three four five six]
[ŵĥàţ ţĥéý çĥàñğéđ; ñöţ àļļ šţéþš ƀéƒöŕé ţĥéɱ çàŕŕý ƀýţéš one two three four]
[Šţéþ {1}: šţéþš ƀéƒöŕé îţ àŕé ɱîššîñğ. one two three]
[Šţéþ {1} îš ñöţ ŵĥéŕé îţ ƀéļöñğš, öŕ šöɱéţĥîñğ šţàñđš ƀéƒöŕé îţ ţĥàţ îš ñö šţéþ. one two three four five six]
[îţš ŵöŕđš àŕé ñöţ ţĥöšé öƒ ţĥîš ṽéŕšîöñ: àñöţĥéŕ ṽéŕšîöñ ŵŕöţé îţ, öŕ îţ ŵàš çĥàñğéđ; --ļöğ ĻÖĞ àñđ ţĥé þàğé'š öŵñ ƀûţţöñ çöɱþàŕé ƀý öţĥéŕ ɱéàñš one two three four five six seven eight nine]
[îţ ŵàš ĥàñđéđ ţö {1} àţ {2}: ŕéçöŕđ öƒ ŕéàđš, þöšîţîöñ {3} one two three four]
[ţĥé ŕéçöŕđ öƒ ŕéàđš {1} ķñöŵš öƒ ñöƀöđý ţö ŵĥöɱ îţ ŵàš ĥàñđéđ one two three four five]
[ŠĤÀ-256 öƒ {1} ƒîļéš one]
[šţéþ {1} one]
[ţĥé þàŕţ '{1}' one]
[îñ {1} one]
[ƀéĥîñđ {1} one]
[ƀéƒöŕé îţš ƒîŕšţ šţéþ one]
[îţ ɱàý çĥàñğé ŵĥàţ ţĥé ŕéšţ ɱéàñš, šö Ŕ4 ƒöŕƀîđš ţö ţàķé ţĥé ŕéšöûŕçé ŵîţĥöûţ ķñöŵîñğ îţ one two three four five six seven]
[{1} {1:case|cases}, {2} îɱþöŕţéđ, {3} ļéƒţ öûţ one two three]
[{1} {1:fact|facts} îñƒéŕŕéđ: ţĥé ļöğ ļéàṽéš ţĥéɱ îɱþļîçîţ àñđ ţĥé ɱàþ àššûɱéš ţĥéɱ one two three four five six]
[ŕûļéš öƒ {1} ţö {2} àļöñé, {3}: {4} one two]
[{1} {2} îñšţéàđ öƒ {3} one]
[{1} {1:command|commands} ŵŕîţţéñ, {2} ţĥéŕé àļŕéàđý; {3} àƀöûţ þéöþļé one two three four five]
[{1}, {2} àƀöûţ ŕûļéš one]
[ļéƒţ öûţ: {1} one]
[ţĥéŕé ţŵîçé: {1} one]
[éṽéñţ {1}, {2} one]
[çàšé {1} one]
[{1}, éṽéñţ {2} one]
[{1}, îñƒéŕŕéđ one]
[àñ éàŕļîéŕ çàšé ĥàš ţĥé šàɱé ñàɱé one two]
[éṽéŕý éṽéñţ öƒ îţ ŵàš þàššéđ öṽéŕ one two]
[ţàƀļé one]
[ğûàŕđ one]
[ŕöļé one]
[ɱàļƒöŕɱéđ one]
[ûñɱàþþéđ one]
[ƀàçķŵàŕđš one]
[ţŵîçé one]
[ţĥé ɱàþ đöéš ñöţ ñàɱé ţĥîš àçţîṽîţý one two]
[ţĥé ɱàþ ĥàš ñö šţéþ ƒöŕ îţ îñ {1} one two]
[ţĥé çàšé ĥàš ñö '{1}' ƀéƒöŕé îţ one two]
[ţĥéŕé îš ñö ŕöŵ ƒöŕ {1} îñ {2} one two]
[{1} {1:case|cases}, {2} çöñƒöŕɱîñğ öñ ţĥé ţàƀļé, {3} öñ ţĥé ğûàŕđš ţöö{4} one two three four five six]
[, {1} öƒ ŵĥîçĥ éṽéŕý éṽéñţ ŵàš þàššéđ öṽéŕ one two three]
[{1} ŵîţĥöûţ à {2} one]
[{1} ŕéöþéñéđ àƒţéŕ ţĥéý ŵéŕé çļöšéđ, {2} ţîɱéš one two three]
[ŕéšöûŕçéš àŕé ŕöļéš ĥéŕé: öñé ñàɱé ɱàý šţàñđ ƒöŕ šéṽéŕàļ þéöþļé one two three four five]
[ûñđéŕ çĥàñğéđ ŕûļéš, {1}: {2} one two]
[{1} {1:event|events}, {2} öƒ ţĥéɱ þàššéđ öṽéŕ one two three]
[ñö éṽéñţ çöûñţš; ţĥé ļöğ'š ţŕàñšîţîöñš àŕé {1}: ñàɱé ţĥéɱ ûñđéŕ ţŕàñšîţîöñš one two three four five six]
[ğûéššéš öƒ ţĥé ɱàþ'š đŕàƒţ ţĥàţ àŕé ļéƒţ: {1}. Ļööķ àţ éàçĥ, àñđ ţàķé îţš ɱàŕķ àŵàý one two three four five six]
[ñö đéṽîàţîöñš one]
[{1} {1:deviation|deviations}: {2} one two]
[{1} {1:remark|remarks}: {2} one two]
[{1} {1:value|values} ţĥàţ ñö šţéþ àšķš ƒöŕ: {2} one two three]
[àñđ {1} ɱöŕé; --ɱöšţ Ñ ļîšţš Ñ, --ĵšöñ àļļ one two three]
[àñđ {1} ɱöŕé þàţĥš; --ɱöšţ Ñ ļîšţš Ñ, --ĵšöñ àļļ one two three four]
[àñđ {1} ɱöŕé {1:incident|incidents}; --ɱöšţ Ñ ļîšţš Ñ, --ĵšöñ àļļ one two three four five]
[{1} ŕéšöûŕçéš: {2}; {3} öţĥéŕš îñ ţĥé ƀûñđļéš þàššéđ öṽéŕ one two three four]
[{1} îɱþöŕţéđ, {2} îñ þàŕţ, {3} ļéƒţ öûţ one two three]
[{1} çöɱɱàñđš îñƒéŕŕéđ: ţĥé ŕéšöûŕçéš ļéàṽé ţĥéɱ îɱþļîçîţ one two three four]
[{1} ṽàļûéš ûñɱàþþéđ, ƀý {2} þàţĥš one two]
[{1} ṽàļûéš ŕöûñđéđ, ƀý {2} þàţĥš one two]
[{1} ṽàļûéš îñƒéŕŕéđ, ƀý {2} þàţĥš one two]
[{1} ṽàļûéš îɱþöššîƀļé, ƀý {2} þàţĥš one two]
[{1} šûçĥ àš {2} one]
[{1}, šûçĥ àš {2} one]
[àþþŕöṽéđ {1} one]
[þàîđ {1} one]
[îɱþöŕţéđ one]
[îɱþöŕţéđ ûþ ţö {1}, ŵĥîçĥ îš ŕéƒûšéđ: {2} one two three]
[ţĥé šţàţûš đöéš ñöţ àļļöŵ {1} one two]
[þàýš {1}, ɱöŕé ţĥàñ ţĥé {2} ţĥàţ ŵàš šûƀɱîţţéđ one two three]
[àñ éàŕļîéŕ ŕéšöûŕçé šàýš ŵĥàţ ţĥéý àŕé çàļļéđ: {1} one two three four]
[îţ çàñ ƀé ñö îđ: à ĥàšĥ šţàñđš ƒöŕ îţ one two three]
[öñļý ţĥé đàý ĥàš à þļàçé: ţàķéñ àš {1} one two three]
[{1} ĥàš {2} đîğîţš àƒţéŕ ţĥé þöîñţ: ţàķéñ àš {3} one two three four]
[îţ ɱàý çĥàñğé ŵĥàţ ţĥé ŕéšţ ɱéàñš, àñđ ŵàš þàššéđ öṽéŕ àš àšķéđ ƒöŕ one two three four five]
[à çļàîɱ ĥàš ñö ƒîéļđ ƒöŕ îţ one two]
[àđđéđ ƒöŕ {1} îţéɱš: ŵĥîçĥ öƒ ţĥéɱ îţ îš þàŕţ öƒ îš ñöţ šàîđ one two three four five]
[ñöţ šţàţéđ: ƀý îţš ÛŔĻ, öŕ ƀý ŵĥàţ îţ šàýš one two three]
[à đŕàƒţ: ŵĥàţ àšķš ƒöŕ ñö àɱöûñţ çàññöţ ƀé ĥàñđéđ îñ one two three four]
[ƀéƒöŕé ţĥé šţàŕţ one]
[ţĥé đàţé öƒ ļöšš: ñö šéŕṽîçé ĥàš à đàý one two three]
[ţĥé đàţé öƒ ļöšš: ţĥé šéŕṽîçé îš ýéţ ţö çöɱé one two three]
[ñöţ šţàţéđ: šéŕṽîçéš àŕé àšķéđ ƒöŕ, ŵîţĥöûţ þŕîçéš one two three four]
[ţĥé îţéɱš àđđ ûþ ţö {1} one]
[ñöţ šţàţéđ: {1} ƀý îţš îţéɱš one two]
[ñöţ šţàţéđ: {1} ƀý ţĥé ţöţàļ one two]
[ţĥé îţéɱš àđđ ûþ ţö {1}, ţĥé ţöţàļ îš {2} one two three]
[à đéçîšîöñ ĥöļđš àţ ɱöšţ {1} ļîñéš one two]
[ñöţ šţàţéđ: ţĥé ûñîţ þŕîçé ţîɱéš ţĥé ǫûàñţîţý one two three]
[ñö ļîñé îţéɱ ƀûţ à ñöţé: {1} one two]
[ţĥé çļàîɱ àšķš ƒöŕ {1} one]
[çöɱþļéţé, àñđ ñö ƀéñéƒîţ îš šţàţéđ: ñöţ đéçîđéđ one two three]
[à đéñîàļ: ñöţĥîñğ îš þàîđ one two]
[ţĥé çļàîɱ ĥàš ñö îţéɱ {1} one two]
[ñöţ àđĵûđîçàţéđ, àñđ šö ñöţ đéñîéđ: {1} ƀý ţĥé ţöţàļ one two three four]
[à {1} îš àñšŵéŕéđ, ñöţ þàîđ one two]
[ƀéƒöŕé ţĥé àñšŵéŕ ţĥàţ îţ ƒöļļöŵš ƒŕöɱ one two three]
[ƀéƒöŕé ţĥé çļàîɱ ţĥàţ îţ àñšŵéŕš one two]
[ţĥé đàý öƒ ţĥé þàýɱéñţ one]
[ţĥé þàýéé: ñöƀöđý éļšé îš ñàɱéđ one two]
[à þàŕţîàļ àñšŵéŕ đéçîđéš ñöţĥîñğ ýéţ one two three]
[à ñöţé: ŵĥàţ àšķš ƒöŕ ñö àɱöûñţ îš ñöţ đéçîđéđ ĥéŕé one two three four]
[ƀéƒöŕé þļûš.çŕéàţéđ, ŵĥîçĥ îš ţàķéñ one two]
[ĥéŕé {1} one]
[àţţàçķŢýþé öţŕö: ñö ɱéššàğé îš ţöļđ öƒ one two three]
[çöûñţéđ ƒŕöɱ {1} one]
[îñ à ñöţé one]
[{1} (çûŕŕéñçý ñöţ ţöļđ) one]
[îñ ţĥé đéšçŕîþţîöñ one]
[àššîğñéđ ţö ţĥé îɱþöŕţéŕ one two]
[çļöšéđ àš {1} one]
[{1} {1:incident|incidents}, {2} îɱþöŕţéđ, {3} îñ þàŕţ, {4} ļéƒţ öûţ{5} one two three four five]
[, {1} ţĥéŕé ţŵîçé one]
[{1} îš ļéƒţ öûţ àţ {2}: {3} one two]
[{1} šţöþš àţ {2}: {3} one]
[{1} ṽàļûéš ţĥàţ à ŕéþöŕţ ĥàš ñö ƒîéļđ ƒöŕ, ƀý {2} þàţĥš one two three four]
[{1} ṽàļûéš ţĥàţ šţàñđ ƒöŕ öţĥéŕš, ƀý {2} þàţĥš one two three]
[{1} ŵàš ñöţ àççéþţéđ: {2} one two]
[ñöţĥîñğ îš éẋþéçţéđ, ƒöûñđ {1} one two]
[ƒàîļéđ one]
[; àñđ {1} ɱöŕé one]
[{1} šçéñàŕîöš îñ {2} {2:file|files}: {3} þàššéđ, {4} ƒàîļéđ{5} one two three four five]
[; {1} {1:file|files} ñöţ ŕéàđàƀļé one two]
[îñţàçţ one]
[àŵàîţéđ one]
[éļšéŵĥéŕé one]
[ļöçķéđ one]
[îñŢĥéÇļéàŕ one]
[ɱîššîñğ one]
[đàɱàğéđ one]
[öţĥéŕŠîžé one]
[öţĥéŕŢýþé one]
[ţĥé ļöğ ĥàš ñö ŠĤÀ-256 ĥàšĥ öƒ îţ one two]
[îţš ƀýţéš ĥàšĥ ţö {1} one]
[îţš ķéý đöéš ñöţ öþéñ îţ one two]
[{1} ƀýţéš, ŕéçöŕđéđ àš {2} one two]
[{1}, ŕéçöŕđéđ àš {2} one]
[{1}: {2}, {3} öƒ {4} {5} one two]
[đàɱàğéđ: {1}, ŵĥîçĥ ñö šţŕéàɱ ñàɱéš ñöŵ one two three]
[ñö ƀļöƀ: {1} one]
[öŕþĥàñ: {1} one]
[{1} {1:file|files}{2}; {3} {3:orphan|orphans}{4} one two three four]
[, {1} éŕàšéđ one]
[çöɱþļéţé: {1} {1:state|states}, {2} {2:edge|edges}, đéþţĥ {3}{4}, {5} {5:attempt|attempts} ŕéƒûšéđ one two three four five six seven eight]
[ƀöûñđéđ: {1} šţàţéš, {2} éđğéš, đéþţĥ {3}{4}, {5} àţţéɱþţš ŕéƒûšéđ one two three four five]
[, ñöţĥîñğ ţö šéñđ îñ {1} öƒ ţĥéɱ one two]
[{1} ƀŕöķéñ {1:invariant|invariants}, {2} đéàđ {2:end|ends} one two three four]
[ṽîöļàţéđ: {1}, àƒţéŕ: one]
[đéàđ éñđ: {1}, àƒţéŕ: one]
[ŕàñđöɱ ŵàļķš {1} one]
[þàššéđ: {1} {1:run|runs}, {2} {2:step|steps}, {3} ŕéƒûšéđ one two three four]
[{1} {1:crash|crashes} one]
[{1} šàṽéđ {1:failure|failures} ƒîŕšţ one two three]
[{1} öƒ ţĥéɱ ñöţ ɱàđé àñý ɱöŕé one two]
[{1} ţĥàţ éñđéđ àñöţĥéŕ þŕöçéšš one two]
[šééđ {1} one]
[àñđ {1} ɱöŕé one]
[àñđ {1} ɱöŕé çöɱɱàñđš one]
[àɱöñğ ţĥéɱ: one]
[{1}, ñéṽéŕ àççéþţéđ one]
[{1}, {2} öƒ ţĥéɱ ŕéƒûšéđ one two]
[{1}: {2} one]
[ṀÎŠŠ one]
[ɱîššîñğ one]
[þàŕţļý one]
[ţŕàñšîţîöñš: {1} öƒ {2} ţàķéñ one two]
[ţŕàñšîţîöñš: {1} öƒ {2} ţàķéñ, àš ƒàŕ àš à ƀöûñđéđ éẋþļöŕàţîöñ ŵéñţ one two three four five]
[ɱîššîñğ one]
[đéàđ çöɱɱàñđš: àççéþţéđ ñöŵĥéŕé, àš ƒàŕ àš éẋþļöŕàţîöñ ŵéñţ one two three four]
[šţàţûšéš öûţ öƒ ŕéàçĥ, àš ƒàŕ àš éẋþļöŕàţîöñ ŵéñţ one two three four]
[çöɱɱàñđš ñéṽéŕ àççéþţéđ one]
[šţàţûšéš ñéṽéŕ ŕéàçĥéđ one]
[ŕéƒûšéđ àţţéɱþţš one]
[{1}: {2} šţéþš ñöţ çöûñţéđ, šîñçé îţ đöéš ñöţ ļîšţ ţĥéîŕ šţàţûš öŕ çöɱɱàñđ one two three four five six]
[{1}: {2} îñ {3}, {4} ţîɱéš one two]
[Çöṽéŕàğé öƒ šţàţûšéš àñđ çöɱɱàñđš one two]
[{1} îñ {2} one]
[ţö {1}: {2} one]
[{1} ŕéƒûšéđ one]
[þàýɱéñţ one]
[ƒŕàûđ one]
[ŕéçöṽéŕý one]
[ļîţîğàţîöñ one]
[þŕöþöšéđ ŕéšéŕṽé one]
[þŕöþöšéđ đéçîšîöñ one]
[ŵĥöļé ķéŕñéļ, öñé đûŕàƀļé çöɱɱîţ þéŕ çöɱɱàñđ one two three]
[ŵĥöļé ķéŕñéļ, 64 çöñçûŕŕéñţ ţàšķš, éàçĥ ŵàîţîñğ ƒöŕ îţš öŵñ đûŕàƀļé çöɱɱîţ one two three four five six]
[{1} çöɱɱàñđš, 1000 þéŕ šýñç, ŵĥöļé ķéŕñéļ one two three]
[çĥéçķšûɱ, đéçöđé àñđ ƒöļđ öƒ {1} çöɱɱàñđš' çļàîɱ éṽéñţš one two three four]
[{1}, öñé çöŕé one]
[{1}, öñé çöŕé ŕéàđš, öñé ƒöļđš one two]
[çĥéçķšûɱ, đéçöđé àñđ ƒöļđ öƒ {1} éṽéñţš one two three]
[à ļöğ öƒ {1} çöɱɱàñđš one]
[ŵĥöļé šţöŕé îñ ɱéɱöŕý, öñé öƀšéŕṽéŕ, ɱéđîàñ öƒ 20,000 çöɱɱàñđš; ŵàñţéđ: ûñđéŕ 20 one two three four five six]
[ɱéàñ öƒ 20,000 çöɱɱàñđš, ŵĥöļé šţöŕé îñ ɱéɱöŕý one two three]
[{1}, éàçĥ öƒ ţĥé ŵĥöļé šţàţé one two]
[{1}, éàçĥ öƒ à çļàîɱ öƒ îţš öŵñ one two]
[ŵîţĥ àğàîñšţ ŵîţĥöûţ; ŵàñţéđ: ûñđéŕ 2 one two three]
[ŵĥöļé šţöŕé îñ ɱéɱöŕý, ɱéđîàñ öƒ 20,000 çöɱɱàñđš one two three four]
[{1}; ŵàñţéđ: àš ŵîţĥöûţ one]
[öñé ɱöŕé šĥöŵñ àš þéñđîñğ àñđ šéţţļéđ one two three]
[îñ ɱéɱöŕý, öñé çöŕé, öñé ŕéǫûéšţ àƒţéŕ ţĥé öţĥéŕ one two three four]
[ţĥé šàɱé ŵîţĥ 10,000 þéñđîñğ àçţîöñš one two three]
[îñ ɱéɱöŕý, öñé çöŕé, 256 ŕéǫûéšţš ƀéƒöŕé ţĥéîŕ àñšŵéŕš one two three four]
[ţĥé šàɱé ŵĥîļé 1,000 šļîçéš àŕé ŵàţçĥéđ one two three]
[{1}, éàçĥ ţöļđ ţö 1,000 ƒééđš ƀéƒöŕé ţĥé ñéẋţ one two three]
[ƒöŕ éàçĥ ļîñé ţĥàţ à ƒééđ îš ţöļđ one two]
[öñ à ļöğ, 256 ŕéǫûéšţš ƀéƒöŕé ţĥéîŕ àñšŵéŕš one two three]
[ŵĥöļé ķéŕñéļ îñ ɱéɱöŕý, ɱéđîàñ öƒ 200 çöɱɱàñđš one two three]
[ţĥé ɱéàñ ƒŕöɱ ţĥé ƒîŕšţ ţö ţĥé ļàšţ one two]
[ŵĥöļé ķéŕñéļ öñ à ļöğ, ɱéđîàñ öƒ 200 çöɱɱàñđš, šýñçéđ àƒţéŕ ţĥéɱ one two three four five]
[ţĥé çļàîɱ àš ĴŠÖÑ, ƒŕöɱ àñ öþéñ ķéŕñéļ one two three]
[10 çļàîɱš öƒ 10,000 þĥöţöš, öñé çöŕé one two three]
[éṽéŕý ƒîéļđ öƒ 10,000 þĥöţöš one two]
[5,000 þĥöţöš àğàîñšţ 10,000 one two]
[éṽéŕý đéçîšîöñ ţàķéñ àğàîñ one two]
[çļàîɱ'š đéçîđéŕ, {1} ṽéŕƀš, à šţéþ ƒöŕ éàçĥ àţţéɱþţ ĵûđğéđ: đŕàŵ, đéçîđé, éṽöļṽé, ţàƀļé, îñṽàŕîàñţš, çöṽéŕàğé; àļļ þŕöçéššöŕš one two three four five six seven eight nine]
[çļàîɱ, ƒöûŕ àɱöûñţš, ƀŕéàđţĥ-ƒîŕšţ, àļļ þŕöçéššöŕš; àƀöûţ {1} çöɱɱàñđš ţŕîéđ îñ éàçĥ šţàţé one two three four five six seven]
[ţĥé šàɱé ƀý ŵĥàţ îš ţŕîéđ: đéçîđé, éṽöļṽé, ţàƀļé, îñṽàŕîàñţš, çöṽéŕàğé, ķéýš one two three four five six]
[îñţö àñ öûţƀöẋ îñ ɱéɱöŕý, öñé çöŕé, öñé ŕéǫûéšţ àƒţéŕ ţĥé öţĥéŕ one two three four five]
[{1}, ƀéĥîñđ 10,000; ŵàñţéđ: àš ƀéƒöŕé ţĥéɱ one two three]
[àš ƀ_àþþéñđ_64_ğŕöûþçöɱɱîţ, ƀý ţûŕñš one two three]
[{1}, ŵîţĥ ţĥé ţŕéé ķéþţ ûþ one two]
[ŵîţĥ ţĥé ţŕéé, öƒ ţĥé ŕöûñđ ŵîţĥöûţ one two]
[þļàý à šţöŕý îñţö à ƒŕéšĥ ļöğ, ţéļļ îţ àš ţĥé ļöğ ĥàš îţ, àñđ àûđîţ îţ one two three four five]
[àšķ ƒöŕ ţĥé ƒîéļđš öƒ à çöɱɱàñđ, àñđ þŕîñţ ţĥé ļîñé ţĥàţ 'šéñđ' ţàķéš one two three four five]
[šéñđ çöɱɱàñđš, ĴŠÖÑ ļîñéš ƒŕöɱ ƑÎĻÉ öŕ šţàñđàŕđ îñþûţ, àñđ àñšŵéŕ éàçĥ one two three four five]
[ļîšţ ţĥé çöɱɱàñđš ţĥàţ ŵàîţ îñ àñ öûţƀöẋ; đŕöþ öñé, öŕ ǫûéûé îţ àğàîñ one two three four five]
[đéļîṽéŕ ţĥé çöɱɱàñđš öƒ àñ öûţƀöẋ ţö ţĥé ļöğ, îñ öŕđéŕ one two three four]
[àñšŵéŕ ŕéǫûéšţš, ĴŠÖÑ-ŔÞÇ à ļîñé, ûñţîļ ţĥé îñþûţ éñđš: ƒöŕ öţĥéŕ þŕöçéššéš one two three four five six]
[šéñđ ŵĥàţ îš đûé ƀý ñöŵ, àñđ ŵĥàţ éṽéñţš àšķ ƒöŕ îñ öţĥéŕ šţŕéàɱš one two three four five]
[ļîšţ ţĥé çļàîɱš: ƒîļţéŕ, šöŕţ, þàğé àñđ šéàŕçĥ ţĥéɱ; öŕ šţŕéàɱš öƒ àñöţĥéŕ ķîñđ one two three four five six]
[šĥöŵ öñé çļàîɱ àñđ îţš þéñđîñğ ŵöŕķ; ŵîţĥ --àš, ŵĥàţ ţĥàţ àçţöŕ ɱàý đö one two three four five]
[þŕîñţ éṽéŕý éṽéñţ: öƒ à çļàîɱ, öƒ à þéŕšöñ, öƒ ţĥé ŕûļéš, öŕ öƒ àļļ one two three four five]
[þŕîñţ éṽéŕý éṽéñţ öƒ öñé çļàîɱ, àñđ ŵĥîçĥ ƒîéļđš éàçĥ çĥàñğéđ one two three four five]
[šĥöŵ öñé çļàîɱ, öŕ àļļ, àš ķñöŵñ àţ öñé ţîɱé àñđ ţŕûé àţ àñöţĥéŕ one two three four five]
[ţéļļ ŵĥîçĥ éṽéñţ, çöɱɱàñđ àñđ àçţöŕ ļàšţ šéţ éàçĥ ƒîéļđ öƒ à çļàîɱ one two three four five]
[çöɱþàŕé à çļàîɱ àţ ţŵö þöîñţš öƒ îţš ĥîšţöŕý, ƒîéļđ ƀý ƒîéļđ one two three four five]
[þŕîñţ ţĥé çöɱɱàñđš ţĥàţ ŵéŕé ŕéƒûšéđ, àñđ ŵĥý one two three]
[ţéļļ ŵĥàţ àñ àçţöŕ ɱàý đö ŵîţĥ à çļàîɱ ñöŵ, àñđ ŵĥý ñöţ ţĥé ŕéšţ one two three four five]
[ļîšţ ŵĥö ŵàš šĥöŵñ ŵĥàţ, ƒŕöɱ à ŕéçöŕđ öƒ ŕéàđš one two three]
[éẋþļàîñ öñé đéçîšîöñ: îţš ğûàŕđš, ļîɱîţš, àñđ ŵĥàţ ŵöûļđ ĥàṽé ţö đîƒƒéŕ one two three four five]
[ļîšţ ŵĥàţ àñ îñţéŕñàļ àûđîţöŕ šàɱþļéš ƒŕöɱ: ƀàçķđàţéđ, ĵûšţ ûñđéŕ à ļîɱîţ, … one two three four five six]
[ĵûđğé ţĥé ŕéçöŕđéđ çöɱɱàñđš ûñđéŕ öţĥéŕ ŕûļéš, öŕ ƀý öţĥéŕ ļîɱîţš one two three four five]
[šûɱ ûþ ŕéšéŕṽéš, þàýɱéñţš àñđ ŕéçöṽéŕîéš one two three]
[ļîšţ àñ àçţöŕ'š ŵöŕķ one]
[ţéļļ ŵĥàţ îš đûé ŵĥéñ, àñđ ŵĥàţ îš ļàţé, ƀý ţĥé çļöçķš öƒ à þŕöƒîļé one two three four five]
[çöûñţ öþéñ çļàîɱš ƀý ţĥéîŕ đàýš îñ à šţàţûš àñđ šîñçé ţĥé ļöšš one two three four five]
[ļîšţ šûšþîçîöñš öƒ ƒŕàûđ: šçöŕéš, îñđîçàţöŕš, đàýš ŵîţĥ ţĥé îñṽéšţîğàţöŕš one two three four five six]
[ļîšţ đöçûɱéñţš, ţĥé ƒîŕšţ ţö éẋþîŕé ƒîŕšţ, àñđ ţĥé çļàîɱš ţĥàţ ŕéļý öñ ţĥéɱ one two three four five six]
[ļîšţ îñçîđéñţ ŕéþöŕţš àñđ ţĥéîŕ ţöţàļš; --çöɱɱûñîţý, ŵĥàţ àñýƀöđý ɱàý ķñöŵ one two three four five six]
[çöûñţ ǫûîžžéš, ļéàđš àñđ ţĥé çļàîɱš ţĥàţ çàɱé öƒ ţĥéɱ one two three four]
[ļîšţ ŵĥö îš ŕéğîšţéŕéđ: ŕöļéš, ļîɱîţš, šîñçé ŵĥéñ àñđ ƀý ŵĥöɱ one two three four five]
[ļîšţ ţĥé ŕéṽîšîöñš öƒ ţĥé ŕûļéš, àñđ ŵĥàţ îš öţĥéŕ ţĥàñ ƀûîļţ îñ one two three four five]
[ļîšţ ţĥé çöđéš ţĥàţ çöɱɱàñđš çĥööšé ƒŕöɱ, àñđ ŵĥàţ þéöþļé ŕéàđ one two three four five]
[ļîšţ ŵĥàţ ǫûîžžéš àšķ; çĥéçķ à ƒļöŵ îñ à ƒîļé, àñđ þûƀļîšĥ îţ one two three four five]
[ŕéàđ éṽéŕý ƀýţé öƒ ţĥé ļöğ; ţéļļ ŵĥéţĥéŕ îţ îš ŵĥöļé one two three four]
[ŵŕîţé ŵĥàţ îš îñţàçţ öƒ à đàɱàğéđ ļöğ ţö à ñéŵ öñé, àñđ ţéļļ ŵĥàţ ŵàš ļöšţ one two three four five six]
[çöþý ŵĥàţ îš đûŕàƀļé öƒ à ļöğ ţĥàţ öţĥéŕš ɱàý ƀé ŵŕîţîñğ, àñđ ṽéŕîƒý ţĥé çöþý one two three four five six]
[ɱöṽé éñđéđ šţŕéàɱš ţö à ļöğ öƒ ţĥéîŕ öŵñ, àñđ ğö öñ ŵîţĥ à šĥöŕţéŕ öñé one two three four five]
[ŵŕîţé à ļöğ îñ ţĥé çļéàŕ ţö à ñéŵ öñé ŵĥöšé ţéẋţš àŕé šéàļéđ one two three four five]
[çöûñţ ţĥé ķéýš ţĥàţ öþéñ à ļöğ'š ţéẋţš; --ŕöţàţé ŵŕàþš ţĥéɱ àñéŵ one two three four five]
[ļîšţ ŵĥöšé þéŕšöñàļ đàţà ŵéŕé éŕàšéđ, àñđ ƀý ŵĥéñ çöþîéš öƒ ķéýš ĥàṽé ţö ğö one two three four five six]
[ţéļļ šöɱéƀöđý àļļ ţĥàţ îš ĥéļđ öñ ţĥéɱ, àñđ ŵĥàţ ɱàý ƀé éŕàšéđ one two three four five]
[þŕîñţ ŵĥàţ ţĥé ļöğ îš ñöŵ, ţö ƀé ķéþţ éļšéŵĥéŕé àñđ çöɱþàŕéđ öñé đàý one two three four five]
[ĥàṽé öţĥéŕš ṽöûçĥ ƒöŕ à ķéþţ çĥéçķþöîñţ, öŕ ṽöûçĥ ƒöŕ ţĥöšé öƒ öţĥéŕ ļöğš one two three four five six]
[þŕîñţ éṽîđéñçé öƒ àñ éṽéñţ öŕ à šţŕéàɱ, öŕ öƒ ŵĥàţ ţĥé ļöğ ŵàš one two three four five]
[ŵŕîţé öñé šţŕéàɱ'š šţöŕý ŵîţĥ îţš éṽîđéñçé: à þàğé ţĥàţ öþéñš àñýŵĥéŕé one two three four five]
[ŕéàđ ṽéŕƀš ļîñé ƀý ļîñé, ƒöŕ ţĥöšé ŵĥö éẋþļöŕé à ļöğ one two three four]
[þŕîñţ à šçŕîþţ ƀý ŵĥîçĥ à šĥéļļ çöɱþļéţéš ṽéŕƀš, öþţîöñš àñđ çöɱɱàñđš one two three four five]
[þŕîñţ ţĥé ĴŠÖÑ Šçĥéɱà öƒ à çöɱɱàñđ, öŕ öƒ éàçĥ, öñé à ļîñé one two three four]
[đŕàŵ ţĥé ļîƒéçýçļé ƒŕöɱ îţš ţàƀļé one two]
[ŕéàçĥ éṽéŕý šţàţé ŵîţĥ à ƒéŵ àɱöûñţš; ţéļļ ŵĥàţ ŵàš çöṽéŕéđ one two three four]
[þļàý ţĥé šçéñàŕîöš öƒ Šþéçš îñţö ţĥé ķéŕñéļ àñđ çöɱþàŕé ŵĥàţ çöɱéš öƒ ţĥéɱ one two three four five six]
[ŕéþļàý à ƒöŕéîğñ éṽéñţ ļöğ àğàîñšţ ţĥé ļîƒéçýçļé öƒ çļàîɱš öŕ ŕéþöŕţš one two three four five]
[þŕöþöšé à ɱàþ ƒöŕ à ƒöŕéîğñ éṽéñţ ļöğ, ŵîţĥ éṽéŕý ğûéšš ɱàŕķéđ one two three four five]
[ŵŕîţé ƒöŕéîğñ çàšéš, ŕéšöûŕçéš, îñçîđéñţš öŕ ŕéþöŕţš îñţö à ļöğ one two three four five]
[ŵŕîţé ţĥé ļöğ, öŕ ŵĥàţ à ŕéàđéŕ šééš öƒ îţ, àš öţĥéŕ ţööļš ŕéàđ îţ one two three four five]
[šţöŕé, ğîṽé öûţ àñđ ṽéŕîƒý ţĥé ƀýţéš öƒ þĥöţöš àñđ šçàñš, ŵĥîçĥ ţĥé ļöğ ñàɱéš one two three four five six]
[ɱéàšûŕé àþþéñđîñğ, ŕéþļàýîñğ, ŕéàđîñğ àñđ éẋþļöŕîñğ one two three four]
[éẋþļàîñ à ṽéŕƀ öŕ à çöɱɱàñđ one two]
[öñļý ţĥé àçţîṽîţîéš ţĥàţ àŕé àƀöûţ ţĥîš šţŕéàɱ one two three]
[öñļý ŵĥàţ öñé öƒ ţĥéšé þéöþļé đîđ, öŕ ƀŕöûğĥţ öṽéŕ one two three four]
[çöñţîñûé àƒţéŕ ţĥîš þöšîţîöñ one two]
[çöñţîñûé àƒţéŕ ţĥîš çļàîɱ one two]
[ŵĥéţĥéŕ îţ ƀéğîñš àš à çĥéçķþöîñţ šàŵ îţ ţĥàţ ŵàš ķéþţ éļšéŵĥéŕé one two three four five]
[éṽéŕý šţŕéàɱ, îñ à ƒöļđéŕ ŵîţĥ àñ îñđéẋ one two three]
[öñļý ŵĥàţ šàýš àñ àɱöûñţ šûçĥ àš 100..2500.50ÉÛŔ one two three four]
[çļàîɱéđ àɱöûñţš, šûçĥ àš 100..2500.50ÉÛŔ one two three]
[öñļý çöɱɱàñđš ţĥàţ šàý àñ àɱöûñţ šûçĥ àš 100..2500.50ÉÛŔ one two three four]
[ţĥé àɱöûñţš ţö ţŕý (đéƒàûļţ: 0,1,2) one two]
[ŵĥàţ ţöûçĥéđ ŴĤÀŢ ƒŕöɱ éļšéŵĥéŕé, ţöö: þéöþļé, đöçûɱéñţš, ŕûļéš, öţĥéŕ çļàîɱš one two three four five six]
[öñļý ŵĥàţ ţĥéý šéé: à ÑÀṀÉ öƒ ţĥé ŕéğîšţéŕ; öŕ ŵĥàţ îƒ: ÑÀṀÉ:ŔÖĻÉ, öŕ à ŔÖĻÉ one two three four five six]
[ŵîţĥ --ţîçķ: ŵĥö šéñđš îţ, ŕéğîšţéŕéđ àš šýšţéɱ (đéƒàûļţ: çļöçķ) one two three four five]
[ŵĥö šéñđš îţ, ŕéğîšţéŕéđ àš šýšţéɱ (đéƒàûļţ: çļöçķ) one two three four]
[àš ţĥéý šéé îţ, ŵĥàţ ţĥéý ɱàý đö ŵîţĥ îţ, àñđ ŵĥý ñöţ ţĥé ŕéšţ: šéé 'çļàîɱš ĥéļþ àļļöŵéđ' one two three four five six seven]
[à ÑÀṀÉ öƒ ţĥé ŕéğîšţéŕ; öŕ ŵĥàţ îƒ: ÑÀṀÉ:ŔÖĻÉ, öŕ à ŔÖĻÉ one two three four]
[ŵĥö ŕéàđš: ÑÀṀÉ:ŔÖĻÉ, öŕ à ÑÀṀÉ îñ àļļ öƒ ţĥéîŕ ŕöļéš one two three four]
[đŕöþ îţ, àñđ ǫûéûé ţĥé šàɱé ûñđéŕ àñöţĥéŕ îđ: ŵĥàţ ŵàš ŕéƒûšéđ îš đéçîđéđ àñéŵ one two three four five six]
[ŵĥàţ ţĥé ļöğ ĥéļđ ţĥéñ, àñđ ƀéĥîñđ @ ŵĥàţ ŵàš ţŕûé ţĥéñ one two three four]
[öñļý ţĥé ŵöŕķ öƒ ţĥîš þéŕšöñ one two]
[ĥöŵ ţĥéý šţööđ àţ ţĥîš ţîɱé (đéƒàûļţ: ñöŵ) one two three]
[ŵĥàţ ŵàš đûé ƀý ţĥéñ, ţŕûé šîñçé ţĥéñ (đéƒàûļţ: ñöŵ) one two three four]
[ŵĥàţ ŵàš đöñé ƀý ţĥé éñđ öƒ ţĥîš đàý, àš --çļöçķ đàţéš îţ one two three four]
[ĥöŵ öļđ ţĥéý ŵéŕé àţ ţĥé éñđ öƒ ţĥîš đàý (đéƒàûļţ: ţöđàý) one two three four]
[ƒŕöɱ ŵĥîçĥ đàýš àŕé çöûñţéđ (đéƒàûļţ: ţöđàý) one two three]
[þŕöṽé îţ ƒöŕ ţĥîš ķéþţ çĥéçķþöîñţ (đéƒàûļţ: ƒöŕ ţĥé ļöğ àš îţ îš ñöŵ) one two three four five]
[šţŕéàɱš ŵĥöšé ļàšţ éṽéñţ ŵàš ŕéçöŕđéđ ƀéƒöŕé; à đàý ƀéğîñš àţ 00:00 one two three four five]
[ŵĥéŕé ţĥé ƀýţéš šţàñđ (đéƒàûļţ: ĻÖĞ.ƀļöƀš) one two three]
[éṽéŕý çļöçķ ţĥàţ îš öŕ ŵàš ļàţé, ñöţĥîñğ éļšé one two three]
[ŕéƀàšé, ķééþĻöçàļ öŕ ķééþŔéɱöţé one two]
[öñļý ŵĥàţ ţĥîš àçţöŕ ŵàš šĥöŵñ; - ƒöŕ ţĥé ĥöļđéŕ one two three four]
[çļàîɱ, ļîñé, ţýþé, ɱöñţĥ (öƒ ţĥé ļöšš), öŕ ţŕîàñğļé one two three four]
[ţýþé, àššîğñéé, šţàţûš (đéƒàûļţ: ţýþé,àššîğñéé) one two three]
[ɱöñţĥ, þŕàçţîçéÀŕéà, šöûŕçé (đéƒàûļţ: ɱöñţĥ) one two three]
[ţĥé àđɱîñîšţŕàţöŕ ŵĥö îɱþöŕţš one two]
[îñçîđéñţš: ţĥé çàţàļöğš ŵîţĥ ţĥéîŕ ñûɱƀéŕš îñšţéàđ one two three four]
[öñļý ţĥé çļàîɱš öƒ ţĥîš þéŕšöñ one two]
[ŵĥöšé ţîɱéš --þéŕîöđ ĥàš: ŕéçöŕđéđ (đéƒàûļţ), öŕ éƒƒéçţîṽé one two three four]
[šýšţéɱ, öŕ ɱàñûàļ ŵîţĥ --ɱéɱöŕý: çöɱɱàñđš šàý 'àţ' ŵĥàţ ţîɱé îţ îš one two three four five]
[ŵĥîçĥ ţîɱé öƒ àñ éṽéñţ çöûñţš: ŕéçöŕđéđ, öŕ éƒƒéçţîṽé one two three four]
[ŵĥîçĥ ţîɱé đàţéš ŵĥàţ ŵàš đöñé: ŕéçöŕđéđ, öŕ éƒƒéçţîṽé one two three four]
[ŵĥîçĥ ţîɱé öƒ àñ éṽéñţ çöûñţš: ŕéçöŕđéđ, öŕ éƒƒéçţîṽé one two three four]
[ŵĥîçĥ ţîɱé öƒ àñ éṽéñţ çöûñţš: ŕéçöŕđéđ, öŕ éƒƒéçţîṽé one two three four]
[ŵĥîçĥ ţîɱé öƒ àñ éṽéñţ çöûñţš: ŕéçöŕđéđ, öŕ éƒƒéçţîṽé one two three four]
[îñçîđéñţš: ŵîţĥ ŵĥîçĥ ŕéàšöñ çļöšéđ öñéš çöɱé öṽéŕ (đéƒàûļţ: öţŕö) one two three four five]
[öñļý çļàîɱš ţĥàţ àŕé çļöšéđ öŕ ṽöîđéđ one two three]
[öñļý ŕéþöŕţš ţĥàţ àŕé çļöšéđ öŕ đîšçàŕđéđ one two three]
[öñļý ŕéƒûšàļš ƒöŕ öñé öƒ ţĥéšé ŕéàšöñš, šûçĥ àš ƒöûŕÉýéšŔéǫûîŕéđ one two three four five]
[àûţö: àţ à ţéŕɱîñàļ ŵîţĥöûţ ÑÖ_ÇÖĻÖŔ; àļŵàýš, öŕ ñéṽéŕ one two three four]
[öñļý ŵĥàţ çàɱé öƒ ţĥéšé çöɱɱàñđš, šûçĥ àš àþþŕöṽé one two three four]
[öñļý ţĥéšé çöɱɱàñđš, šûçĥ àš àþþŕöṽé one two three]
[ŵĥàţ ţö þļàý (đéƒàûļţ: Éẋàɱþļéš/Đéɱö) one two three]
[ŵĥàţ àñýƀöđý ɱàý ķñöŵ öƒ ţĥöšé ĥàñđéđ îñ: ñö îđéñţîţîéš, ñö ţéẋţ one two three four five]
[àš ÇŠṼ (ŔƑÇ 4180), àɱöûñţš ŵîţĥ à þöîñţ one two three]
[ţàķé éṽéŕý đéçîšîöñ àğàîñ àñđ çöɱþàŕé one two three]
[ƀéţŵééñ ţĥé çéļļš öƒ à ţàƀļé, öŕ 'ţàƀ' (đéƒàûļţ: ţĥé ƒîŕšţ ļîñé'š) one two three four five]
[ƒĥîŕ: ţàķé ŕéšöûŕçéš ŵĥöšé éẋţéñšîöñš ɱàý çĥàñğé ŵĥàţ ţĥé ŕéšţ öƒ ţĥéɱ ɱéàñš one two three four five six]
[ŵĥéŕé ţĥé đàţà ğöéš; $ĐÎŔ öŕ à ñéŵ ƒöļđéŕ one two three]
[ŵĥàţ 'çļàîɱš đöššîéŕ' ŵŕöţé; --ļöğ: ŵĥéţĥéŕ ţĥé ļöğ šàýš îţ, àñđ ŵĥö ŕéçöŕđéđ îţ one two three four five six]
[àš à Ğŕàþĥṽîž đîğŕàþĥ one]
[đö ñöţ šéñđ îţ àñý ɱöŕé one]
[šĥöŵ ŵĥàţ îš đûé àñđ šéñđ ñöţĥîñğ one two]
[öñļý ţĥé šţŕéàɱš, àñđ ŵĥàţ ɱàý ƀé éŕàšéđ öƒ ţĥéɱ one two three four]
[šţàñđàŕđ, öŕ šţŕîçţ: ƒŕöɱ ñöŵ öñ ĻÖĞ.ɱàŕķ îš šýñçéđ ƀéƒöŕé éàçĥ àñšŵéŕ one two three four five]
[ǫûéûé ţĥé çöɱɱàñđ îñ îţ, à ļîñé öƒ ĴŠÖÑ, îñ þļàçé öƒ ţĥé öñé ŵîţĥ îţš îđ one two three four five six]
[ţĥé šàɱé: ŵĥàţ ŵàš ţŕûé àţ ţĥîš ţîɱé one two three]
[ţĥé šàɱé: ƒàçţš àñđ çöŕŕéçţîöñš ţĥàţ ŵéŕé ţŕûé ƀý ţĥéñ, àñđ éṽéŕý đéçîšîöñ ţĥàţ îš ķñöŵñ one two three four five six seven]
[à ñéŵ ļöğ ķééþš ŵĥàţ îš šöɱéƀöđý'š šéàļéđ: ÇĻÀÎṀŠ_ṀÀŠŢÉŔ_ĶÉÝ, _ƑÎĻÉ öŕ _ÇÖṀṀÀÑĐ one two three four five six]
[öñļý ţĥéšé éṽéñţš, šûçĥ àš ŔéšéŕṽéŠéţ one two three]
[þéñđîñğ àñđ ṽéŕîƒîéđ öñéš ŵĥöšé ļàšţ đàý îš àţ ɱöšţ ţĥîš ɱàñý đàýš àŵàý one two three four five]
[öñļý çļàîɱš ŵîţĥ àļļ öƒ ţĥéšé: ƒŕàûđ, ļîţîğàţîöñ, ŕéçöṽéŕý, ŕéṽîéŵ one two three four five]
[đéšţŕöý ţĥé ķéýš öƒ ŵĥàţ îš šéţţļéđ, îñ àñ öûţƀöẋ ţĥàţ ŵàš ɱàđé ŵîţĥ --éñçŕýþţ one two three four five six]
[ĥţɱļ (ţĥé đéƒàûļţ), öŕ ɱđ: ţĥé šţöŕý àļöñé one two three]
[ţĥé éàŕļîéŕ öñé (đéƒàûļţ: ƀéƒöŕé àļļ éļšé) one two three]
[éṽéŕý þàŕţ öƒ à çļàîɱ, àñđ àļļ ţĥàţ ŵàš šàîđ, ñöţ öñļý ţĥé ļàţéšţ one two three four five]
[éṽéŕý ṽàļûé öƒ éàçĥ ŕéṽîšîöñ, àñđ ŵĥàţ îš ƀûîļţ îñ ŵĥéŕé ţĥàţ đîƒƒéŕš one two three four five]
[ļîšţ đéçîšîöñš öñ çļàîɱš ţĥàţ ŵöûļđ çöɱé öûţ đîƒƒéŕéñţļý ŵîţĥ ŵĥàţ îš ķñöŵñ ñöŵ one two three four five six]
[öñļý ŕéþöŕţš öƒ ţĥéšé îɱþàçţš one two]
[ļîñéš ɱàý šàý 'îɱþöŕţéđƁý': đéçîđéđ éļšéŵĥéŕé, àñđ ĵûđğéđ ƀý 'éƒƒéçţîṽé' one two three four five six]
[öñé ĴŠÖÑ ṽàļûé à ļîñé (Šþéçš/ĴŠÖÑ.ɱđ) one two three]
[ļéàṽé ţĥé ļàšţ ļöğ îñ ƑÖĻĐÉŔ one two]
[éṽéŕý šţàţé îñ ɱéɱöŕý, ĥöŵéṽéŕ ɱàñý šţŕéàɱš ţĥéŕé àŕé (đéƒàûļţ: ûþ ţö 200,000) one two three four five six]
[ĥöŵ ļöñğ çöþîéš öƒ ĻÖĞ.ķéýš ɱàý ƀé ķéþţ (đéƒàûļţ: 30) one two three four]
[ţĥé þûƀļîç ķéý, ñàɱé+ĥàšĥ+ķéý, öŕ à ƒîļé ţĥàţ ĥöļđš îţ one two three four]
[ţĥé ļöğ'š þûƀļîç ķéý, öŕ à ƒîļé ţĥàţ ĥöļđš îţ one two three]
[öñļý šţŕéàɱš öƒ ţĥéšé ķîñđš: çļàîɱ, đöçûɱéñţ, ŕéþöŕţ, …, ŕûļéš one two three four five]
[ŵöŕđš îñ þļàçé öƒ çöđéš: éñ öŕ éš öŕ éñ-ẊÀ, àļšö éš-ṀẊ one two three four]
[öñļý ƒàçţš ţĥàţ ŵéŕé ŕéçöŕđéđ ɱöŕé ţĥàñ ţĥîš ɱàñý đàýš àƒţéŕ ţĥéý ŵéŕé ţŕûé one two three four five six]
[ĥöŵ ɱàñý ţö šĥöŵ àţ ɱöšţ one two]
[ĥöŵ ɱàñý ţö šĥöŵ àţ ɱöšţ; àļļ àŕé çöûñţéđ one two three]
[éṽéŕý ļîɱîţ ţîɱéš ţĥîš: 0.5 ƒöŕ ĥàļƒ öƒ éàçĥ one two three]
[öţĥéŕ ļîɱîţš ƒöŕ šöɱé, àš ĴŠÖÑ one two]
[ţĥé ļöğ (đéƒàûļţ: $ÇĻÀÎṀŠ_ĻÖĞ, ţĥàţ öƒ ţĥé çöñƒîğûŕàţîöñ, öŕ çļàîɱš.ŵàļ) one two three four five six]
[ţĥé ļöğ îñ ŵĥîçĥ ţĥé ƀéğîññîñğ öƒ àñ îđ îš ļööķéđ ûþ, îƒ îţ îš ţĥéŕé (đéƒàûļţ: $ÇĻÀÎṀŠ_ĻÖĞ, ţĥàţ öƒ ţĥé çöñƒîğûŕàţîöñ, öŕ çļàîɱš.ŵàļ) one two three four five six seven eight nine]
[ŵĥéŕé ţĥé ƒŕéšĥ ļöğ ğöéš (đéƒàûļţ: à ñéŵ ƒöļđéŕ) one two three four]
[ţĥé ļöğ (đéƒàûļţ: çļàîɱš.ŵàļ) one two]
[ţĥé ŕéçöŕđ öƒ ŕéàđš (đéƒàûļţ: $ÇĻÀÎṀŠ_ŔÉÀĐŠ, öŕ ŕéàđš.ŵàļ) one two three four]
[đàţéš öƒ ļöšš, šûçĥ àš 2025-01-01..2025-03-31 one two three]
[ŵĥîçĥ àçţîṽîţý ɱéàñš ŵĥàţ one two]
[ẋéš, çšṽ, öçéļ: ŵĥîçĥ àçţîṽîţý ɱéàñš ŵĥàţ one two three]
[ẋéš: ţĥé ɱàþ ƀý ŵĥîçĥ 'çöñƒöŕɱ' àñđ 'îɱþöŕţ ẋéš' ŕéàđ îţ îñšţéàđ one two three four five]
[ñö ļöğ: ŵĥàţ îš šéñţ ğöéš ŵîţĥ ţĥé þŕöçéšš one two three]
[àš à Ṁéŕɱàîđ šţàţé đîàğŕàɱ (ţĥé đéƒàûļţ) one two three]
[ĥöŵ ɱàñý đéṽîàţîöñš ţö ļîšţ (đéƒàûļţ: 20) one two three]
[ĥöŵ ɱàñý ƒîñđîñğš ţö ļîšţ (đéƒàûļţ: 20) one two three]
[ƒĥîŕ: à ŕéšöûŕçé à ļîñé îñšţéàđ öƒ öñé Ɓûñđļé one two three]
[ñö çĥéçķþöîñţ: ɱàķé --šîğñîñğ-ķéý, þŕîñţ îţš --ķéý one two three four]
[ñéŵ: ɱàķé --šîğñîñğ-ķéý ţöö, þŕîñţ îţš --ŵîţñéšš one two three four]
[îñçîđéñţš: àñ àþþ'š çàţàļöğš (đéƒàûļţ: ţĥé ûšûàļ öñéš) one two three four]
[îñçîđéñţš: àñ àþþ'š çàţàļöğš àñđ ûšéŕš (đéƒàûļţ: ţĥé ļöğ'š öŵñ) one two three four five]
[öçéļ: ŵĥöšé öƀĵéçţš àŕé ţĥé çàšéš one two]
[öñļý ŵĥàţ ţöļđ öƒ îţ: àñ îđ öŕ îţš ƀéğîññîñğ, öŕ à ñàɱé one two three four]
[ŵĥöšé ŵöŕķ (đéƒàûļţ: ţĥàţ öƒ --àš) one two]
[þûţ, ğéţ: ŵĥöšé ƀýţéš ţĥéý àŕé, îñ à ļöğ ţĥàţ ŵàš ɱàđé ŵîţĥ --éñçŕýþţ one two three four five]
[ŵîţĥ --öûţƀöẋ: ţĥéŕé îš ñö çöññéçţîöñ ûñţîļ ţĥé ɱéţĥöđ 'çöññéçţîöñ' šàýš šö one two three four five six]
[ĥöŵ ɱàñý ţö šķîþ one]
[ŕéƀàšé, ķééþĻöçàļ öŕ ķééþŔéɱöţé ŵĥéŕé ţĥé ļöğ ĥàš ğöñé öñ; éļšé ţĥéý šţàý one two three four five six]
[ŵĥàţ îš àļļöŵéđ, àñđ ñöţ ŵĥý ţĥé ŕéšţ îš ñöţ one two three]
[ƀàçķđàţéđ, ñéàŕĻîɱîţ, šþļîţÞàýɱéñţš, þàîŕš, öđđĤöûŕš, çöŕŕéçţîöñšÀƒţéŕÞàýɱéñţ, ƒàšţÀþþŕöṽàļš (đéƒàûļţ: àļļ) one two three four five six seven eight]
[šöɱé öƒ ţĥé šçéñàŕîöš à ţö ɱ; ñ; öŕ ŵ, ţĥé ļöğ ţĥàţ ñ àšķš one two three four]
[öñļý çļàîɱš ţĥàţ àŕé ñéîţĥéŕ çļöšéđ ñöŕ ṽöîđéđ one two three]
[öñļý ŕéþöŕţš ţĥàţ àŕé ñéîţĥéŕ çļöšéđ ñöŕ đîšçàŕđéđ one two three four]
[ŵĥàţ ţĥé ļöğ îš çàļļéđ (đéƒàûļţ: ƀý îţš îđ) one two three]
[ŵĥîçĥ ļöğ ţĥé çĥéçķþöîñţ ĥàš ţö ƀé öƒ one two three]
[ţĥé ļöğ'š ñàɱé (đéƒàûļţ: îţš îđ); ƑÎĻÉ ɱûšţ ĥàṽé ţĥé šàɱé one two three four]
[ţĥé ǫûéûé; öûţƀöẋ.ŵàļ ŵĥéŕé ñöţ ğîṽéñ one two three]
[ǫûéûé ţĥéɱ ţĥéŕé îñšţéàđ one two]
[à ǫûéûé îñ ƒŕöñţ öƒ ţĥé ļöğ, ƒöŕ çöɱɱàñđš ŵĥîļé ţĥéŕé îš ñö çöññéçţîöñ one two three four five]
[àļšö -ö: ŵĥéŕé îţ ğöéš (đéƒàûļţ: šţàñđàŕđ öûţþûţ) one two three four]
[ŵŕîţé îñţö ţĥîš ƒîļé; àļšö -ö ƑÎĻÉ one two]
[ğéţ: ŵĥéŕé ţĥé ƀýţéš ğö, àļšö -ö ƑÎĻÉ (đéƒàûļţ: šţàñđàŕđ öûţþûţ) one two three four five]
[öñļý ţĥé đöçûɱéñţš öƒ ţĥîš þéŕšöñ one two]
[îñçîđéñţš: ţĥé çàţàļöğš àñđ ţĥé þéöþļé öƒ ţĥîš ļöğ ŵîţĥ ţĥéîŕ ñûɱƀéŕš îñšţéàđ one two three four five six]
[öñļý ŵĥàţ ŵàš ƒŕöɱ öñé ÞÖÎÑŢ ţö àñöţĥéŕ, ƀöţĥ îñçļûđéđ one two three four]
[ţĥé çļöçķš, àš ĴŠÖÑ; Éẋàɱþļéš/Þŕöƒîļéš ĥàš öñé one two three]
[þûţ: ŵĥàţ îš ţàķéñ: đöçûɱéñţ, îñçîđéñţ, àššéššɱéñţ öŕ àñýţĥîñğ (đéƒàûļţ: àššéššɱéñţ) one two three four five six seven]
[ñöţ ţĥé ļöğ: ŵĥàţ 'çļàîɱš þŕöṽé' þŕîñţéđ; --àğàîñšţ öŕ --ķéý šàý ŵĥàţ ţö ƀéļîéṽé one two three four five six]
[ĥöŵ ɱàñý öƒ ţĥé ŵîţñéššéš àŕé éñöûğĥ (đéƒàûļţ: àļļ) one two three four]
[ŕéçöŕđ ţĥéŕé ŵĥö îš šĥöŵñ ŵĥàţ, öŕ šĥöŵ ñöţĥîñğ (đéƒàûļţ: $ÇĻÀÎṀŠ_ŔÉÀĐŠ, öŕ ñöŵĥéŕé) one two three four five six seven]
[ŵîţĥ --đöššîéŕ: ţö ŵĥöɱ îţ ŵàš ĥàñđéđ, ƀý ţĥîš ŕéçöŕđ öƒ ŕéàđš one two three four five]
[ŵĥý îţ îš đŕöþþéđ one]
[þûƀļîšĥ: ŵĥý; ķéþţ îñ ţĥé ļöğ one two]
[ţĥé þŕöğŕéšš öƒ ţĥé àñöñýɱöûš ŕéþöŕţ ŵîţĥ ţĥîš çöđé; - ŕéàđš îţ ƒŕöɱ ţĥé îñþûţ one two three four five six]
[ţĥé šàɱé: ŵĥàţ ţĥé ļöğ ĥéļđ àţ ţĥîš ţîɱé one two three]
[ĥöŵ öƒţéñ à çļàîɱ ɱàý ƀé ŕéöþéñéđ (đéƒàûļţ: 1) one two three]
[þļàý ţĥé çöɱɱàñđš öñ îñ à ŵöŕļđ öƒ îţš öŵñ, àñđ ţéļļ ĥöŵ îţ éñđš one two three four five]
[šàý ŵĥàţ ƀéçöɱéš öƒ öñé îñ çöñƒļîçţ, ŵîţĥ --ƀý one two three]
[ǫûéûé ŵĥàţ ŵàš ŕéƒûšéđ öŕ þàŕķéđ öñçé ɱöŕé one two three]
[öñļý ŵĥàţ ŵàš đöñé îñ öñé öƒ ţĥéšé ŕöļéš one two three]
[öñļý ŵĥö çöûļđ àçţ îñ öñé öƒ ţĥéšé ŕöļéš one two three]
[ŵŕàþ ţĥé ķéýš ƀý ÇĻÀÎṀŠ_ÑÉŴ_ṀÀŠŢÉŔ_ĶÉÝ, _ƑÎĻÉ öŕ _ÇÖṀṀÀÑĐ one two three four]
[ţĥé ṽàļûéš öƒ ţĥé ŕûļéš ţĥàţ đîƒƒéŕ, àš ĴŠÖÑ one two three]
[ĥöŵ ɱàñý ŕàñđöɱ ŵàļķš ţö ĥöļđ àğàîñšţ îţ (đéƒàûļţ: 0) one two three four]
[öñļý þàýɱéñţš àûţĥöŕîšéđ ƀý ŵĥö đéçîđéđ, ƒöŕ öñé þàýéé, îñ ţĥîš ɱàñý đàýš one two three four five six]
[ţĥé ŵàļķš' šééđ (đéƒàûļţ: 1) one two]
[šîğñš: ţĥé ñöţé'š ţéẋţ îñ, 64 ƀýţéš öûţ; --ķéý one two three]
[šîğñ: šîğñš: ţĥé ţéẋţ îñ, 64 ƀýţéš öûţ; --ŵîţñéšš îš îţš ķéý one two three four five]
[šîğñš: à þŕîṽàţé ķéý, 0600 one two]
[šîğñ: šîğñš: à þŕîṽàţé ķéý, 0600 one two]
[ŕéǫûéšţ: ţĥé çĥéçķþöîñţ ţĥàţ ţĥé ŵîţñéšš šîğñéđ ļàšţ (đéƒàûļţ: ñöñé ýéţ) one two three four five six]
[þŕöṽé ţĥàţ ţĥé ļöğ ƀéğîñš àš îñ ţĥîš çĥéçķþöîñţ one two three]
[ƀý ţĥéšé, ĶÉÝ:đéšç ƒöŕ đéšçéñđîñğ; ţîéš ƀý îđ one two three]
[ƀý ţĥéšé, ĶÉÝ:đéšç ƒöŕ đéšçéñđîñğ (đéƒàûļţ: éẋþîŕý) one two three four]
[ƀý šéṽéŕîţý, çŕéàţéđ öŕ šţàţûš, ĶÉÝ:đéšç ƒöŕ đéšçéñđîñğ one two three four]
[ƒĥîŕ, ṽéŕîš, îñçîđéñţš: ŵĥöšé îđš ţĥéšé àŕé; ţĥé ƒöŕɱàţ'š ñàɱé ŵĥéŕé ñöţ ğîṽéñ one two three four five six]
[öçéļ: ţĥé šţàţéɱéñţš ţĥàţ ɱàķé îţš ŠǪĻîţé ƒîļé one two three]
[ñéŵ, šîğñ: ŵĥàţ ţĥé ŵîţñéšš ķééþš öƒ ţĥé ļöğš ţĥàţ îţ šîğñš ƒöŕ one two three four five]
[ĥöŵ ɱàñý šţàţéš àţ ɱöšţ (đéƒàûļţ: 20000) one two three]
[öñļý ŵĥàţ îš îñ öñé öƒ ţĥéšé šţàţûšéš one two three]
[öñļý šûšþîçîöñš ţĥàţ àŕé ƒļàğğéđ, ŕéƒéŕŕéđ, àñđ šö öñ one two three four]
[ţĥé çļöçķš öƒ ţĥéšé àļöñé: çļàîɱ, ŕéþöŕţ öŕ đöçûɱéñţ one two three four]
[ţĥé çöṽéŕàğé àš à þîçţûŕé, àñđ ñöţĥîñğ éļšé one two three]
[çšṽ: öñļý ţĥîš öñé (ŵîţĥöûţ -ö: đéƒàûļţ: éṽéñţš) one two three four]
[ĥöŵ öƒţéñ éàçĥ þéŕšöñ ŵàš ŕéƒûšéđ ŵĥàţ, àñđ àççéþţéđ àƒţéŕŵàŕđš one two three four five]
[îñ ţîţļéš, àñđ îñ ŵĥàţ ŵàš šàîđ: ŕéàšöñš, ƒîñđîñğš, ñöţéš àñđ šö öñ one two three four five]
[ƒŕöɱ ŵĥéñ öñ šöɱéţĥîñğ îš ŵöŕţĥ à ļööķ, àš ĴŠÖÑ one two three]
[šéñđ ŵĥàţ îš đûé ŵĥéñ îţ ƀéğîñš àñđ ţĥéñ šö öƒţéñ (đéƒàûļţ: ŵĥéñ 'ţîçķ' àšķš) one two three four five six]
[ţĥé šàɱé: ŵĥàţ ţĥé ļöğ ĥéļđ ûþ ţö ţĥîš þöšîţîöñ one two three]
[ţĥé ļàţéŕ öñé (đéƒàûļţ: ţĥé éñđ öƒ ţĥé ļöğ) one two three]
[öñļý ŵĥàţ îš öƒ öñé öƒ ţĥéšé ţýþéš one two]
[öñļý ŵĥàţ îš àššîğñéđ ţö ñö þéŕšöñ one two]
[ŵĥéñ ļàšţ ŕéçöŕđéđ: đàýš öŕ ţîɱéš one two]
[çĥéçķš: ţĥé ţéẋţ îñ; ŠÎĞÑÀŢÛŔÉ àñđ ĶÉÝ ƒöļļöŵ àš ŵöŕđš; 0 îƒ îţ îš ṽàļîđ one two three four five six]
[ƒŕöɱ ŵĥîçĥ šîđé: îñţàķé, þéöþļé, đéçîšîöñš, ñöţîçéš, ɱöñéý, ļîñéš, éẋþéñšéš, çöšţš, ŕéğîöñš, ŵŕîţéÖƒƒš, ƒŕàûđš, ŕéçöṽéŕý, šûšþîçîöñ, þàŕţš, đöçûɱéñţš, ŕéṽîéŵš, ƒàçţš, çöṽéŕ, ŵĥöļé, éṽéŕýţĥîñğ (đéƒàûļţ: ŵĥöļé) one two three four five six seven eight nine]
[šĥöŵ îţ àğàîñ ŵĥéñéṽéŕ ţĥé ļöğ ĥàš çĥàñğéđ, ûñţîļ Çţŕļ-Ç one two three four]
[ŵĥöšé çöšîğñàţûŕé çöûñţš: à ķéý öƒ ţýþé 04, öŕ à ƒîļé öƒ šûçĥ; ɱöŕé ţĥàñ öñçé one two three four five six]
[ţĥé žöñé îñ ŵĥîçĥ đàýš àñđ ţîɱéš ŵîţĥöûţ öñé àŕé ŕéàđ, àñđ ţîɱéš àŕé šĥöŵñ: Éûŕöþé/Ṁàđŕîđ,⏎ļöçàļ, +01:00, Ž, öŕ ÇÉŢ-1ÇÉŠŢ,Ṁ3.5.0,Ṁ10.5.0/3 (đéƒàûļţ: ÛŢÇ; îɱþöŕţ,⏎çöñƒöŕɱ àñđ ɱàþ ĥàṽé ñöñé, àñđ ţàķé ñö ñàɱéš) one two three four five six seven eight nine]
[çļàîɱš ĥéļþ ṼÉŔƁ ţéļļš ɱöŕé, çļàîɱš ĥéļþ ÇÖṀṀÀÑĐ ŵĥàţ à çöɱɱàñđ îš ɱàđé öƒ, çļàîɱš ĥéļþ çöɱɱàñđš⏎ŵĥîçĥ ţĥéŕé àŕé, àñđ çļàîɱš ĥéļþ --ɱàñ àļļ öƒ îţ. Ţĥé ļöğ îš --ļöğ ƑÎĻÉ, éļšé $ÇĻÀÎṀŠ_ĻÖĞ, éļšé⏎çļàîɱš.ŵàļ. Éṽéŕý ṽéŕƀ ţĥàţ ļîšţš öŕ šĥöŵš ţàķéš --ĵšöñ. çļàîɱš --ṽéŕšîöñ ţéļļš ţĥé ṽéŕšîöñ.⏎Đéƒàûļţš öƒ --ļöğ, --ļàñğûàğé, --žöñé, --çöļöŕ àñđ --ŕéàđš šţàñđ îñ ÇĻÀÎṀŠ_ĻÖĞ àñđ šö öñ, öŕ îñ⏎~/.çöñƒîğ/çļàîɱš/çöñƒîğ àš ļîñéš šûçĥ àš 'žöñé = Éûŕöþé/Ṁàđŕîđ'.⏎Éẋîţ çöđéš: 0 đöñé, 1 ƒàîļéđ, 2 ûšàğé, 3 šöɱé çöɱɱàñđ ŕéƒûšéđ öŕ šöɱéţĥîñğ ļéƒţ öûţ,⏎4 ļöğ đàɱàğéđ. one two three four five six seven eight nine]
[À çöɱɱàñđ îš öñé ļîñé:⏎  {"id": UUID, "actor": {"id": "ana", "role": "handler"}, "çļàîɱ": ÛÛÎĐ,⏎   "çöɱɱàñđ": {"approve": {"amount": {"minorUnits": 90000, "currency": "EUR"}}}}⏎À çöɱɱàñđ àƀöûţ àñ àçţöŕ îñ ţĥé ŕéğîšţéŕ ĥàš "þéŕšöñ": "àñà" îñ þļàçé öƒ "çļàîɱ", öñé àƀöûţ⏎ţĥé ŕûļéš ñéîţĥéŕ. Ţĥé ƒîŕšţ çöɱɱàñđ öƒ à ļöğ ŕéğîšţéŕš îţš àđɱîñîšţŕàţöŕ.⏎Éàçĥ îš àñšŵéŕéđ ƀý öñé ļîñé, {"accepted": …} öŕ {"refused": …}, îñ ţĥé öŕđéŕ öƒ ţĥé ļîñéš⏎àñđ öñçé îţ îš đûŕàƀļé. Ŵĥàţ îš ñöţ àñšŵéŕéđ ɱàý ƀé šéñţ àğàîñ. Šöûŕçé: Šþéçš/ĴŠÖÑ.ɱđ. one two three four five six seven eight nine]
[Ļîšţš ŵĥàţ îš ñöţ šéţţļéđ, îñ ţĥé öŕđéŕ öƒ šéñđîñğ. ÎĐ îš ţĥé ÛÛÎĐ öƒ à çöɱɱàñđ. one two three four five six]
[Šéñđš ŵĥàţ ŵàîţš îñ ţĥé öûţƀöẋ ţö ţĥé ļöğ, îñ öŕđéŕ, àñđ þŕîñţš ŵĥàţ ƀéçàɱé öƒ éàçĥ. Ŵĥàţ ŵàš⏎ŕéƒûšéđ öŕ îš îñ çöñƒļîçţ šţàýš îñ ţĥé öûţƀöẋ: 'çļàîɱš öûţƀöẋ' ļîšţš îţ. Öñçé ñöţĥîñğ îš ļéƒţ,⏎ţĥé öûţƀöẋ'š ƒîļé îš ŕéɱöṽéđ. Šţöþþéđ àţ àñý þöîñţ, îţ ğöéš öñ àţ ţĥé ñéẋţ çàļļ, àñđ ñöţĥîñğ îš⏎đöñé ţŵîçé. Šöûŕçé: Šþéçš/Öûţƀöẋ.ɱđ. one two three four five six seven eight nine]
[Ŕéàđš ŕéǫûéšţš ƒŕöɱ šţàñđàŕđ îñþûţ àñđ ŵŕîţéš àñšŵéŕš ţö šţàñđàŕđ öûţþûţ, ĴŠÖÑ-ŔÞÇ 2.0, öñé⏎ɱéššàğé à ļîñé. Éñđš ŵîţĥ 'šĥûţđöŵñ', ŵîţĥ ţĥé îñþûţ, öŕ ŵîţĥ ŠÎĞŢÉŔṀ. Šöûŕçé:⏎Šþéçš/ĴŠÖÑĻîñéš.ɱđ. one two three four five six seven eight nine]
[Đéàđļîñéš öƒ îñƒöŕɱàţîöñ ŕéǫûéšţš, đöçûɱéñţš, ñöţîçéš, ǫûîžžéš àñđ ļéàđš ƀéçöɱé çöɱɱàñđš, àñđ šö⏎đöéš ŵĥàţ àñ éṽéñţ àšķš ƒöŕ îñ öţĥéŕ šţŕéàɱš: à ŕéṽöķéđ đöçûɱéñţ ĥàš ţĥé çļàîɱš ŕéṽîéŵéđ ţĥàţ⏎ŕéļý öñ îţ. Ţĥéîŕ îđš àŕé đéŕîṽéđ ƒŕöɱ ţĥé ļöğ: šţöþþéđ ĥàļƒ-ŵàý, öŕ ŕûñ ţŵîçé, îţ šéñđš ñöţĥîñğ⏎ţŵîçé. Ŕûñ îţ àš öƒţéñ àš đéàđļîñéš šĥöûļđ ƀé ñöţîçéđ. Ŵĥîļé 'çļàîɱš šéŕṽé' ĥöļđš ţĥé ļöğ, ţĥàţ⏎šéñđš îţ: ŵîţĥ --ţîçķ ŠÉÇÖÑĐŠ, öŕ àšķéđ ƀý ţĥé ɱéţĥöđ 'ţîçķ'. Šöûŕçé: Šþéçš/Þŕöçéššéš.ɱđ.⏎⏎ÀÇŢÖŔ îš ŕéğîšţéŕéđ ŵîţĥ ţĥé ŕöļé šýšţéɱ. --àţ šéţš ţĥé çöɱɱàñđš' éƒƒéçţîṽé ţîɱé, ñéṽéŕ ţĥé⏎ŕéçöŕđéđ öñé. Éẋîţš 3 îƒ öñé öƒ ţĥéɱ ŵàš ŕéƒûšéđ. one two three four five six seven eight nine]
[ĶÎÑĐ îš öñé öƒ çļàîɱš, đöçûɱéñţš, ŕéþöŕţš, àççîđéñţš, þŕöþéŕţîéš, ǫûîžžéš, ļéàđš, àçţîṽîţîéš, àļļ. Àļļ ƀûţ çļàîɱš ţàķé --ļîɱîţ, --öƒƒšéţ, --ţéẋţ àñđ ţĥé ţîɱé⏎àļöñé (--ţö, --ŕéçöŕđéđ, --éƒƒéçţîṽé), àñđ àçţîṽîţîéš --àƀöûţ ÎĐ: ţĥöšé àƀöûţ öñé šţŕéàɱ, šûçĥ àš⏎ţĥé đîàŕý öƒ à çļàîɱ.⏎'àļļ' ļîšţš çļàîɱš àñđ ŕéğîšţéŕš ŵîţĥ ţĥé öţĥéŕš: ŵîţĥ --ţéẋţ, ŵĥéŕé šöɱéţĥîñğ ŵàš šàîđ.⏎ŔÀÑĞÉ îš ƑŔÖṀ..ŢÖ; éîţĥéŕ ɱàý ƀé ļéƒţ öûţ, ƀöţĥ àŕé îñçļûđéđ. ĶÉÝ îš öñé öƒ:⏎ţîţļé, šţàţûš, ţýþé, çļàîɱàñţ, àššîğñéé, çļàîɱéđ, ŕéšéŕṽé, àþþŕöṽéđ, þàîđ, ļöšš, šûƀɱîţţéđ, çŕéàţéđ, ûþđàţéđ.⏎À çļàîɱ ŵîţĥöûţ à ṽàļûé šţàñđš ļàšţ, ŵĥîçĥéṽéŕ ŵàý ţĥé ļîšţ îš šöŕţéđ.⏎Ŵîţĥ --àš, çļàîɱš àŕé ñöţ ƒöûñđ ƀý ŵĥàţ îš ĥîđđéñ ƒŕöɱ ÀÇŢÖŔ îñ ţĥéɱ: šéé Šþéçš/Ŕéàđîñğ.ɱđ.⏎--ţéẋţ ƒîñđš ŵĥàţ ĥàš éṽéŕý öñé öƒ ţĥé ŵöŕđš îñ îţš ţîţļé öŕ îñ ŵĥàţ ŵàš šàîđ öñ îţ: ŕéàšöñš,⏎ğŕöûñđš, ƒîñđîñğš, ñöţéš, çöñṽéŕšàţîöñš, àš ƒàŕ àš ÀÇŢÖŔ ɱàý ŕéàđ ţĥéɱ; àļšö ŵîţĥîñ ļöñğéŕ ŵöŕđš.⏎À ţö Ž àŕé ƒöûñđ îñ éîţĥéŕ çàšé; éṽéŕý öţĥéŕ çĥàŕàçţéŕ öñļý àš îţ ŵàš ŵŕîţţéñ. one two three four five six seven eight nine]
[ÎĐ îš ţĥé ÛÛÎĐ öƒ à çļàîɱ, à đöçûɱéñţ, à ŕéþöŕţ, àñ àççîđéñţ, à þŕöþéŕţý, à ǫûîž öŕ à ļéàđ, öŕ⏎àš ɱûçĥ öƒ îţš ƀéğîññîñğ àš ñö öţĥéŕ šĥàŕéš. one two three four five six seven eight nine]
[ŴĤÀŢ îš 'ŕûļéš' öŕ 'çàţàļöğš', öŕ ţĥé îđ öƒ àñ àçţöŕ îñ ţĥé ŕéğîšţéŕ, öŕ ţĥé ÛÛÎĐ öƒ à çļàîɱ,⏎à đöçûɱéñţ öŕ àñöţĥéŕ šţŕéàɱ, öŕ àš ɱûçĥ öƒ îţš ƀéğîññîñğ àš ñö öţĥéŕ šĥàŕéš. one two three four five six seven eight nine]
[À ÞÖÎÑŢ îš à þöšîţîöñ öƒ ţĥé ļöğ, öŕ à ţîɱé šûçĥ àš 2025-03-04Ţ12:00:00Ž: ŵĥàţ ţĥé ļöğ ĥàđ⏎ŕéçöŕđéđ ƀý ţĥéñ, îţšéļƒ îñçļûđéđ. 'ĥîšţöŕý --ĵšöñ' šĥöŵš ƀöţĥ. @ŢÎṀÉ ƀéĥîñđ éîţĥéŕ, öŕ àļöñé,⏎ļéàṽéš öûţ ƒàçţš àñđ çöŕŕéçţîöñš ţĥàţ ƀéçàɱé ţŕûé ļàţéŕ: Šþéçš/ŢŵöÇļöçķš.ɱđ. one two three four five six seven eight nine]
[ŴĤÀŢ îš àš ƒöŕ 'çļàîɱš ĥéļþ ĥîšţöŕý'. À ÑÀṀÉ îš šĥöŵñ⏎îñ éṽéŕý ŕöļé ţĥàţ ţĥé ŕéğîšţéŕ ğîṽéš îţ; ŵîţĥ à ŔÖĻÉ, ŵĥéţĥéŕ îţ ĥöļđš ţĥàţ öŕ ñöţ. one two three four five six seven eight nine]
[Ļîšţš ŵĥàţ ŵàš ŕéçöŕđéđ ŵîţĥ --ŕéàđš, öŕ ŵîţĥ ÇĻÀÎṀŠ_ŔÉÀĐŠ îñ ţĥé éñṽîŕöñɱéñţ: ŵĥéñ, ŵĥö, ƒŕöɱ⏎ŵĥéŕé, ŵĥàţ ţĥéý àšķéđ, ĥöŵ ɱàñý ŕöŵš ţĥéý ŵéŕé šĥöŵñ àñđ öƒ ŵĥîçĥ šţŕéàɱš ţĥéšé ţöļđ. Àñ⏎àñšŵéŕ ţĥàţ ţöļđ öƒ ţöö ɱàñý šţŕéàɱš ţö ļîšţ ţĥéɱ îš šĥöŵñ ŵĥîçĥéṽéŕ šţŕéàɱ --öƒ àšķš ƒöŕ.⏎Ţĥé ŕéçöŕđ îš à ļöğ: 'çļàîɱš ṽéŕîƒý', 'çĥéçķþöîñţ' àñđ 'þŕöṽé ÞÖŠÎŢÎÖÑ' ţàķé îţ ŵîţĥ --ļöğ.⏎Šöûŕçé: Šþéçš/Ŕéàđš.ɱđ. one two three four five six seven eight nine]
[ÞÖŠÎŢÎÖÑ îš ţĥàţ öƒ àñ éṽéñţ, öŕ àţ ŵĥîçĥ à çöɱɱàñđ ŵàš ŕéƒûšéđ: ĥîšţöŕý àñđ ŕéƒûšàļš þŕîñţ ƀöţĥ. Ŵĥàţ⏎ŵàš đéçîđéđ ţĥéŕé îš ĵûđğéđ àğàîñ îñ ţĥé šţàţé ƀéƒöŕé îţ, àţ îţš ṽéŕšîöñ àñđ ûñđéŕ îţš ŕûļéš. À ğûàŕđ⏎ţĥàţ ŕéƒûšéđ šàýš ŵĥàţ îţ éẋþéçţéđ àñđ ƒöûñđ; ŵĥàţ îţ àñđ ţĥé öţĥéŕš ļööķ àţ îš ƒöûñđ öûţ ƀý çĥàñğîñğ⏎öñé ṽàļûé àţ à ţîɱé. Šöûŕçé: Šþéçš/Àûđîţ.ɱđ. one two three four five six seven eight nine]
[ƑÎĻÉ ĥàš ţĥé ţĥŕéšĥöļđš ţĥàţ đîƒƒéŕ, öñé ĴŠÖÑ öƀĵéçţ; ƀûîļţ îñ àŕé⏎  {"backdatedDays":30,"nearLimitPercent":90,"splitDays":7,"pairCount":10,"pairPercent":90,"workFromHour":6,"workToHour":22,"worksOnWeekends":false,"approvalMinutes":10}⏎À ƒļàğ àççûšéš ñöƀöđý: îţ šàýš ŵĥéŕé ţö ļööķ ƒîŕšţ. Šöûŕçé: Šþéçš/Àûđîţ.ɱđ. one two three four five six seven eight nine]
[--ŕûļéš ţàķéš ţĥé ṽàļûéš ţĥàţ đîƒƒéŕ, àš šéţŔûļéš đöéš: {"fourEyes": false}. --ļîɱîţš ţàķéš öţĥéŕ⏎ļîɱîţš öƒ þéöþļé öŕ ŕöļéš:⏎  {"limits": [{"role": "handler", "kind": "decision",⏎               "limit": {"minorUnits": 50000, "currency": "EUR"}}]}⏎Éàçĥ đéçîšîöñ îš ĵûđğéđ îñ ţĥé ŵöŕļđ àš ŕéçöŕđéđ. Ŵîţĥ --ŕéþļàý ļàţéŕ çöɱɱàñđš šéé ŵĥàţ éàŕļîéŕ öñéš⏎ļéđ ţö; ñöƀöđý đöéš ţĥéŕé ŵĥàţ ţĥéý đîđ ñöţ đö ĥéŕé. Šöûŕçé: Šþéçš/Àûđîţ.ɱđ. one two three four five six seven eight nine]
[ŕéšéŕṽé    ŵĥàţ îš éẋþéçţéđ ţö ƀé þàîđ îñ àļļ, îñçļûđîñğ ŵĥàţ ŵàš⏎þàîđ       ñéţ öƒ ŵĥàţ ŵàš šţöþþéđ, ƒàîļéđ öŕ ţàķéñ ƀàçķ⏎þéñđîñğ    ŕéǫûéšţéđ öŕ àûţĥöŕîšéđ, àñđ ñöţ ýéţ îššûéđ; þàŕţ öƒ ŵĥàţ ŕéɱàîñš⏎ŕéɱàîñîñğ  ŕéšéŕṽé − þàîđ⏎ŕéçöṽéŕéđ  ŵĥàţ ļîàƀļé þàŕţîéš þàîđ ƀàçķ; çöûñţéđ ŵîţĥ ţĥé ğéñéŕàļ ļîñé⏎îñçûŕŕéđ   þàîđ + ŕéɱàîñîñğ − ŕéçöṽéŕéđ⏎Çûŕŕéñçîéš àŕé ñéṽéŕ àđđéđ ţö öñé àñöţĥéŕ. Ţĥé đéƒàûļţ îš --ƀý ţýþé. Ţĥé ţŕîàñğļé ţéļļš ŵĥàţ ŵàš⏎þàîđ ƒöŕ ţĥé ļöššéš öƒ éàçĥ ɱöñţĥ, ƀý ĥöŵ ɱàñý ɱöñţĥš ļàţéŕ; ţĥé šûɱš öƒ îţš ŕöŵš àŕé ŵĥàţ⏎--ƀý ɱöñţĥ šàýš ŵàš þàîđ. --çļöçķ çöñçéŕñš ţĥé ţŕîàñğļé àļöñé. one two three four five six seven eight nine]
[ɱîñé        ţĥé çļàîɱš àššîğñéđ ţö ÀÇŢÖŔ, ŵîţĥ ŵĥàţ ŵàîţš, àñđ éñđéđ öñéš ŵîţĥ àñ öþéñ ŕéṽîéŵ⏎            (đéƒàûļţ)⏎ûñàššîğñéđ  šûƀɱîţţéđ çļàîɱš ŵîţĥöûţ à ĥàñđļéŕ⏎àþþŕöṽàļš   þŕöþöšàļš, þàýɱéñţš àñđ ŕéƒéŕŕàļš ţĥàţ ÀÇŢÖŔ ɱàý đéçîđé àƀöûţ: àš ţĥé ŕöļéš àñđ⏎            ļîɱîţš àļļöŵ, àñđ ñöţ ŵĥàţ ÀÇŢÖŔ þŕöþöšéđ⏎đûé         ŕéǫûéšţš ƒöŕ îñƒöŕɱàţîöñ ŵĥöšé ţîɱé îš öṽéŕ: ÀÇŢÖŔ'š öŵñ, öŕ àļļ ƒöŕ à šûþéŕṽîšöŕ⏎ŕéṽîéŵš     ŕéṽîéŵš ţĥàţ àŕé öþéñ, öƒ éñđéđ çļàîɱš ţöö: ÀÇŢÖŔ'š öŵñ, öŕ àļļ ƒöŕ à šûþéŕṽîšöŕ⏎Ţĥé çļàîɱš ţĥàţ çĥàñğéđ ļöñğéšţ àğö çöɱé ƒîŕšţ. Ɓéļöŵ ţĥéɱ àŕé ļéàđš, ŕéþöŕţš, đöçûɱéñţš àñđ⏎àçţîṽîţîéš ŵĥöšé ñéẋţ šţéþ ÀÇŢÖŔ ɱàý ţàķé: 'ɱîñé' îƒ ţĥéý àŕé àššîğñéđ ţö ÀÇŢÖŔ, àñđ⏎'ûñàššîğñéđ' îƒ ţĥéý àŕé ñöƀöđý'š. one two three four five six seven eight nine]
[Ŵîţĥöûţ --ƀŕéàçĥéđ, ļîšţš ţĥé çļöçķš ţĥàţ àŕé šţîļļ öþéñ, ţĥé ƒîŕšţ đûé ƒîŕšţ, àñđ ţĥéñ ĥöŵ ɱàñý⏎ţĥéŕé àŕé öƒ éàçĥ. --ĵšöñ ļîšţš àļļ çļöçķš: çļàîɱ ƀý çļàîɱ, ţĥéñ ţĥöšé öƒ îñçîđéñţ ŕéþöŕţš (ƒöŕ⏎ñöţîçéš ţö àñ àûţĥöŕîţý) àñđ öƒ đöçûɱéñţš. À çļöçķ îš đûé àţ ţĥé ƒîŕšţ ɱöɱéñţ ţĥàţ îš ţöö ļàţé.⏎À ƒàçţ šţàŕţš à çļöçķ àţ îţš éƒƒéçţîṽé ţîɱé àñđ šţöþš îţ àţ îţš ŕéçöŕđéđ ţîɱé, šö ƀàçķđàţîñğ⏎ğàîñš ñöţĥîñğ; îɱþöŕţéđ ƒàçţš ĥàṽé ţĥéîŕ öŵñ ţîɱéš. --çļöçķ éƒƒéçţîṽé ţŕûšţš éṽéŕý éƒƒéçţîṽé⏎ţîɱé. Šöûŕçé: Šþéçš/ŠĻÀ.ɱđ. one two three four five six seven eight nine]
[Çöûñţš ţĥé çļàîɱš ţĥàţ àŕé ñéîţĥéŕ çļöšéđ ñöŕ ṽöîđéđ, ñöŕ đŕàƒţš, ƀý ţĥé đàýš ƒöŕ ŵĥîçĥ ţĥéý àŕé⏎îñ ţĥéîŕ šţàţûš, àñđ ƀý ţĥé đàýš šîñçé ţĥé ļöšš. Đàýš àŕé ţĥöšé öƒ ÛŢÇ. --ĵšöñ ĥàš à ļîñé ƒöŕ⏎éàçĥ ŕöŵ, àñđ öñé ƒöŕ àļļ. one two three four five six seven eight nine]
[Ƒîŕšţ ţĥöšé ţĥàţ àŕé ŵîţĥ ţĥé šþéçîàļ îñṽéšţîğàţöŕš, ţĥé ļöñğéšţ ƒîŕšţ; ţĥéñ ţĥöšé ţĥàţ àŕé⏎ƒļàğğéđ, çöñƒîŕɱéđ àñđ çļéàŕéđ, ţĥé ĥîğĥéšţ šçöŕé ƒîŕšţ. À çļàîɱ'š šçöŕé îš ţĥé ĥîğĥéšţ öƒ îţš⏎ƒļàğš'. Đàýš ŵîţĥ ţĥé îñṽéšţîğàţöŕš éñđ ŵĥéñ ţĥéý šàý ŵĥàţ ţĥéý ƒöûñđ. one two three four five six seven eight nine]
[ĶÉÝ îš öñé öƒ: éẋþîŕý, ţîţļé, ţýþé, šţàţûš, öŵñéŕ, çŕéàţéđ, ûþđàţéđ.⏎Đàýš ļéƒţ àŕé 0 öñ ţĥé ļàšţ đàý öñ ŵĥîçĥ à đöçûɱéñţ çöûñţš, îñ ÛŢÇ. Đéļéţéđ đöçûɱéñţš àŕé šĥöŵñ⏎öñļý ŵĥéŕé --šţàţûš àšķš ƒöŕ ţĥéɱ. Ţĥé çļàîɱš àŕé ţĥöšé ţĥàţ ŕéļý öñ à đöçûɱéñţ, đŕàƒţš ļéƒţ öûţ. one two three four five six seven eight nine]
[Đîšçàŕđéđ đŕàƒţš àŕé šĥöŵñ öñļý îƒ --šţàţûš àšķš ƒöŕ ţĥéɱ. Đàýš àŕé ţĥöšé îñ ÛŢÇ öñ ŵĥîçĥ⏎ŕéþöŕţš ŵéŕé ƀéğûñ; ŵîţĥ --çöɱɱûñîţý ţĥöšé öƒ ţĥé îñçîđéñţš. --ĵšöñ ĥàš à ļîñé ƒöŕ éàçĥ ŕéþöŕţ,⏎àñđ öñé ƒöŕ àļļ. --ŕéçéîþţ šĥöŵš öƒ öñé ŕéþöŕţ ŵĥàţ ţĥé ĥöļđéŕ öƒ îţš çöđé ɱàý ķñöŵ; à çöđé îñ⏎ţĥé îñþûţ (-) šţàýš öûţ öƒ ţĥé šĥéļļ'š ĥîšţöŕý. one two three four five six seven eight nine]
[Ǫûîžžéš àñđ ļéàđš àŕé çöûñţéđ ƀý ŵĥéñ ţĥéý ŵéŕé ƀéğûñ, ŵĥàţéṽéŕ çàɱé öƒ ţĥéɱ ļàţéŕ. Ţĥé çöļûɱñ⏎ǫûîž-ļéàđ ĥàš ţĥé ļéàđš öƒ à ţĥöûšàñđ ǫûîžžéš, ļéàđ-çļàîɱ ţĥé çļàîɱš öƒ à ţĥöûšàñđ ļéàđš. --ĵšöñ⏎ĥàš à ļîñé ƒöŕ éàçĥ ŕöŵ, àñđ öñé ƒöŕ àļļ. one two three four five six seven eight nine]
[ÇÀŢÀĻÖĞ îš öñé öƒ: àţţàçķŢýþéš, îɱþàçţš, ŕéþöŕţŠţàţûšéš, đàñğéŕĻéṽéļš, šéçûŕîţýÎñçîđéñţš, đîšçöṽéŕýṀéţĥöđš, çļöšéŔéàšöñš, îñçîđéñţÀçţîöñš, þŕàçţîçéÀŕéàš, ŕéšöûŕçéĞûîđéš, îñçîđéñţŢýþéš, ļéàđŠöûŕçéš, ļéàđĻöššŔéàšöñš, çöñţàçţÇĥàññéļš, đöçûɱéñţŢýþéš, đöçûɱéñţŔéĵéçţîöñŔéàšöñš, çļàîɱŢýþéš, đàɱàğéÇàţéğöŕîéš, šéṽéŕîţîéš, ŕéĵéçţîöñŔéàšöñš, đéñîàļŔéàšöñš, çļöšéÖûţçöɱéš, ŕéöþéñŔéàšöñš, ƒŕàûđÎñđîçàţöŕš, çöšţÇàţéğöŕîéš (đéƒàûļţ: àļļ öƒ ţĥéɱ).⏎Éñţŕîéš àŕé îñ ţĥé çàţàļöğ'š öŕđéŕ, ŵîţĥ ŕéţîŕéđ öñéš, ŵĥîçĥ öļđ éṽéñţš ñàɱé. Ţĥé ţéẋţš öƒ⏎þŕàçţîçé àŕéàš àñđ ğûîđéš àŕé šĥöŵñ îƒ öñé çàţàļöğ îš àšķéđ ƒöŕ, àñđ ƀý --ĵšöñ. one two three four five six seven eight nine]
[Ŵîţĥöûţ öþéŕàñđš, ļîšţš ŵĥàţ ñéŵ ǫûîžžéš ƒöļļöŵ: ţĥé ñéŵéšţ ṽéŕšîöñ öƒ éṽéŕý ƒļöŵ.⏎çĥéçķ ƑÎĻÉ    çĥéçķš à ƒļöŵ ţĥàţ îš ŵŕîţţéñ îñ ĴŠÖÑ, àñđ ţéļļš éṽéŕýţĥîñğ ţĥàţ ķééþš îţ ƒŕöɱ⏎              ƀéîñğ þûƀļîšĥéđ: ţĥé ļîñé, ţĥé þàţĥ, ŵĥàţ ŵàš éẋþéçţéđ àñđ ƒöûñđ, ŵĥàţ ţö đö.⏎              Éẋîţš 1 îƒ ţĥéŕé îš àñýţĥîñğ. Ŵîţĥ --ļöğ, ƀý ţĥé çàţàļöğš öƒ ţĥàţ ļöğ.⏎þûƀļîšĥ ƑÎĻÉ  đöéš ţĥé šàɱé, àñđ ţĥéñ þûƀļîšĥéš îţ, --àš àñ àđɱîñîšţŕàţöŕ, ƒöŕ à --ŕéàšöñ. Ñéŵ⏎              ǫûîžžéš ƒöļļöŵ îţ; ţĥöšé ţĥàţ ŵéŕé ƀéğûñ ğö öñ ŵîţĥ ţĥéîŕš. Ţĥé šàɱé ƒîļé àğàîñ⏎              îš þûƀļîšĥéđ öñçé.⏎Ţĥé ƒöŕɱàţ: Šþéçš/Ļîƒéçýçļéš/Ǫûîž.ɱđ, "À ƒļöŵ îñ à ƒîļé". one two three four five six seven eight nine]
[Éẋîţš 0 öñļý ƒöŕ à ļöğ ţĥàţ îš ŵĥöļé; 4 šàýš ŵĥîçĥ, ŵĥéŕé. one two three four]
[Ŵŕîţéš éṽéŕý îñţàçţ çöɱɱîţ öƒ ĻÖĞ, đàɱàğéđ àš îţ ɱàý ƀé, ţö ţĥé ñéŵ ļöğ ĐÉŠŢ, àñđ ŵĥàţ ŵàš ļöšţ⏎ţö ĐÉŠŢ.šàļṽàğé: ƀýţéš, ƒŕàɱéš, þöšîţîöñš, ŕéṽîšîöñš öƒ šţŕéàɱš. ĻÖĞ îš öñļý ŕéàđ. Ŵĥàţ ƒöļļöŵš⏎à ğàþ ğéţš ţĥé ñûɱƀéŕš ţĥàţ çöɱé ñéẋţ. Çöɱɱîţš ŵĥöšé šţŕéàɱ ļöšţ îţš ñàɱé ĥàṽé ñö þļàçé ţĥéŕé:⏎ţĥéîŕ ƀýţéš àŕé ķéþţ îñ ĐÉŠŢ.ûñþļàçéđ. Éẋîţš 0 ŵĥéŕé ñöţĥîñğ ŵàš ļöšţ, éļšé 4.⏎Šöûŕçé: Šþéçš/ŴŕîţéÀĥéàđĻöğ.ɱđ, "Šàļṽàğé". one two three four five six seven eight nine]
[Çöþîéš ŵĥàţ îš đûŕàƀļé ţö ţĥé ƒîļé ĐÉŠŢ ŵĥîļé öţĥéŕš ğö öñ ŵŕîţîñğ, ŕéàđš îţ ƀàçķ ŵĥöļé, àñđ⏎ğîṽéš îţ îţš ñàɱé ţĥéñ. Ŵĥéŕé ĐÉŠŢ ĥöļđš àñ éàŕļîéŕ ƀàçķûþ, öñļý ŵĥàţ îš ñéŵ îš ţàķéñ ƒŕöɱ ţĥé⏎ļöğ, ŵĥîçĥ ɱûšţ ƀéğîñ àš ţĥàţ öñé. Éẋîţš 4 ŵĥéŕé ĐÉŠŢ ĥöļđš àñýţĥîñğ éļšé. À ƀàçķûþ îš à ļöğ:⏎'çļàîɱš ṽéŕîƒý --ļöğ ĐÉŠŢ' ŕéàđš îţ, àñđ à çöþý öƒ îţ çàñ ţàķé ţĥé ļöğ'š þļàçé.⏎Šöûŕçé: Šþéçš/ŴŕîţéÀĥéàđĻöğ.ɱđ, "Ɓàçķûþ". one two three four five six seven eight nine]
[Ṁöṽéš ţĥé šţŕéàɱš ţĥàţ àŕé çļöšéđ àñđ ŵĥöšé ļàšţ éṽéñţ ŵàš ŕéçöŕđéđ ƀéƒöŕé ŢÎṀÉ: ţĥé ļöğ àš îţ îš⏎ƀéçöɱéš ţĥé çļöšéđ ļöğ ĐÉŠŢ, àñđ ĻÖĞ ğöéš öñ ƀéĥîñđ îţ ŵîţĥ ţĥé éṽéñţš öƒ àļļ öţĥéŕ šţŕéàɱš.⏎Þöšîţîöñš, þŕööƒš àñđ çĥéçķþöîñţš šţàý àš ţĥéý àŕé. ĐÉŠŢ ɱàý ĥöļđ àñ éàŕļîéŕ àŕçĥîṽé öŕ à ƀàçķûþ,⏎ŵĥîçĥ îš éẋţéñđéđ. Îţ îš ŵŕîţţéñ àñđ ŕéàđ ƀàçķ ƀéƒöŕé ĻÖĞ îš ŕéþļàçéđ.⏎⏎Ķééþ ĐÉŠŢ ƀéšîđé ĻÖĞ, öŕ ŵĥéŕé îţ ŵàš ɱàđé: éṽéŕýţĥîñğ îš ƒöûñđ àš ƀéƒöŕé. Ŵĥîļé îţ îš àŵàý, ŵĥàţ⏎šţàñđš îñ ĻÖĞ îš šĥöŵñ àñđ ɱàý ƀé ŵöŕķéđ öñ, àñđ ŵĥàţéṽéŕ ñééđš ţĥé ŕéšţ îš ŕéƒûšéđ àñđ šàýš šö.⏎À ƀàçķûþ ĥàš àļļ öƒ îţ. Šöûŕçé: Šþéçš/ŴŕîţéÀĥéàđĻöğ.ɱđ, "Àñ àŕçĥîṽéđ ƀéğîññîñğ". one two three four five six seven eight nine]
[Ŵŕîţéš ĻÖĞ, ŵĥöšé ţéẋţš àŕé îñ ţĥé çļéàŕ, ţö ţĥé ñéŵ ļöğ ĐÉŠŢ, ŵĥöšé ţéẋţš àŕé šéàļéđ: ŵîţĥ ţĥé šàɱé⏎þöšîţîöñš, ţîɱéš àñđ đéçîšîöñš. Ţĥéñ îţ ŕéàđš ĐÉŠŢ àñđ çöɱþàŕéš. ĐÉŠŢ.ķéýš ĥöļđš ţĥé ķéýš, ŵŕàþþéđ ƀý⏎ţĥé ɱàšţéŕ ķéý. Îñţéŕŕûþţéđ, îţ ğöéš öñ ŵĥéŕé îţ šţöþþéđ.⏎⏎Çĥéçķþöîñţš, þŕööƒš, đöššîéŕš àñđ ƀàçķûþš öƒ ĻÖĞ šàý ñöţĥîñğ öƒ ĐÉŠŢ. Àš ļöñğ àš ĻÖĞ öŕ öñé öƒ ţĥéɱ îš⏎ķéþţ, îţš ţéẋţš çàñ ƀé ŕéàđ. Šöûŕçé: Šþéçš/Šéçŕéçý.ɱđ, "Šéàļîñğ à ļöğ". one two three four five six seven eight nine]
[Çöûñţš ţĥé ķéýš öƒ ĻÖĞ.ķéýš, ŵĥîçĥ öþéñ ţĥé ţéẋţš öƒ à ļöğ ţĥàţ ŵàš ɱàđé ŵîţĥ --éñçŕýþţ. Ŵîţĥ --ŕöţàţé⏎ţĥéý àŕé ŵŕàþþéđ ƀý ţĥé ɱàšţéŕ ķéý ţĥàţ ÇĻÀÎṀŠ_ÑÉŴ_ṀÀŠŢÉŔ_ĶÉÝ, _ƑÎĻÉ öŕ _ÇÖṀṀÀÑĐ ñàɱéš; ñö ţéẋţ îš⏎šéàļéđ àğàîñ. Çöþîéš öƒ ĻÖĞ.ķéýš ţĥàţ ŵéŕé ɱàđé ƀéƒöŕé àŕé öþéñéđ ƀý ţĥé ɱàšţéŕ ķéý öƒ ţĥéñ.⏎Šöûŕçé: Šþéçš/Šéçŕéçý.ɱđ, "Ţĥé ķéýŕîñğ". one two three four five six seven eight nine]
[Ļîšţš ŵĥöšé þéŕšöñàļ đàţà ŵéŕé éŕàšéđ, ƀý ŵĥöɱ àñđ ŵĥý, àñđ ŵĥéţĥéŕ ţĥéîŕ ķéýš àŕé ğöñé. À çöþý öƒ⏎ĻÖĞ.ķéýš ţĥàţ ŵàš ɱàđé ƀéƒöŕé šţîļļ öþéñš ţĥéɱ ŵîţĥ ţĥé ɱàšţéŕ ķéý: ţĥé ļàšţ çöļûɱñ šàýš ƀý ŵĥéñ⏎šûçĥ çöþîéš ĥàṽé ţö ƀé ğöñé. Ñàɱé ţĥé çöþîéš ţĥàţ ýöû ķééþ ţö šéé ŵĥîçĥ öƒ ţĥéɱ šţîļļ ĥàṽé à ķéý:⏎çļàîɱš éŕàšûŕéš ƀàçķûþ/*.ķéýš. Éẋîţš 1 îƒ à ķéý îš ļéƒţ, öŕ îš îñ à çöþý àƒţéŕ îţš ţîɱé.⏎Šöûŕçé: Šþéçš/Šéçŕéçý.ɱđ, "Éŕàšûŕé". one two three four five six seven eight nine]
[Ţéļļš ÀÇŢÖŔ àļļ ţĥàţ ţĥé ļöğ ĥöļđš öñ ţĥéɱ: ţĥé šţŕéàɱš ţĥàţ àŕé ţĥéîŕš, ŵĥàţ ţĥéý đîđ îñ öţĥéŕš, ŵĥéŕé⏎öţĥéŕš ñàɱé ţĥéɱ, àñđ ŵĥîçĥ öƒ ţĥéîŕ çöɱɱàñđš ŵéŕé ŕéƒûšéđ. Ţĥéý àŕé šĥöŵñ ŵĥàţ ţĥéý ɱàý ŕéàđ; ĥöŵ ɱûçĥ⏎îš ŵîţĥĥéļđ šţàñđš ƀéšîđé éàçĥ šţŕéàɱ: ŵĥàţ ţĥöšé ŵĥö ŵöŕķ öñ îţ ŵŕöţé ƒöŕ öñé àñöţĥéŕ, àñđ ŵĥàţ îš àƀöûţ⏎öţĥéŕš. Öƒ éàçĥ öƒ ţĥéîŕ šţŕéàɱš îţ šàýš ŵĥéţĥéŕ îţš þéŕšöñàļ đàţà ɱàý ƀé éŕàšéđ ñöŵ, öŕ ŵĥý ñöţ; ţĥàţ⏎àļöñé ŵîţĥ --đŕý-ŕûñ. Šöûŕçé: Šþéçš/Šéçŕéçý.ɱđ, "Ŵĥàţ îš ĥéļđ öñ šöɱéƀöđý". one two three four five six seven eight nine]
[À šîğñéđ çĥéçķþöîñţ îš à Ç2ŠÞ šîğñéđ ñöţé ƀý àñ Éđ25519 ķéý. Ķéýš šţàý ŵîţĥ ţĥé šîğñéŕ: ţĥé ļöğ⏎ĥöļđš ñöñé. À ÇÖṀṀÀÑĐ îš ŕûñ ƀý ţĥé šĥéļļ; îţš àñšŵéŕ îš à šîğñàţûŕé öƒ 64 ƀýţéš, àš ţĥéý àŕé öŕ⏎îñ ƀàšé64. Šöûŕçé: Šþéçš/Þŕööƒš.ɱđ. one two three four five six seven eight nine]
[Ƒöŕ öñé'š öŵñ ļöğ; ÑÖŢÉ îš à ƒîļé ţĥàţ 'çļàîɱš çĥéçķþöîñţ' þŕîñţéđ, šîğñéđ:⏎  ŕéǫûéšţ ÑÖŢÉ    þŕîñţš ŵĥàţ ţö šéñđ ţö à ŵîţñéšš: ÑÖŢÉ, àñđ ţĥé þŕööƒ ţĥàţ îţ çöñţîñûéš ţĥé⏎                  çĥéçķþöîñţ ţĥàţ ţĥé ŵîţñéšš šîğñéđ ļàšţ. Ţĥé ƀöđý öƒ Ç2ŠÞ'š àđđ-çĥéçķþöîñţ.⏎  ţîɱéšţàɱþ ÑÖŢÉ  þŕîñţš ŵĥàţ ţö šéñđ ţö àñ àûţĥöŕîţý ƒöŕ ţîɱéšţàɱþš: ŔƑÇ 3161, îñ ĐÉŔ.⏎  àđđ ÑÖŢÉ ƑÎĻÉ…  þûţš ţĥé çöšîğñàţûŕéš ţĥàţ çàɱé ƀàçķ, éàçĥ îñ à ƑÎĻÉ öŕ îñ -, îñţö ÑÖŢÉ; àñđ àñ⏎                  àûţĥöŕîţý'š ŕéþļý ƀéšîđé îţ, îñţö ÑÖŢÉ.ţšŕ.⏎  šĥöŵ ÑÖŢÉ       ţéļļš ŵĥö ṽöûçĥéš ƒöŕ ÑÖŢÉ àñđ ŵĥéñ; --ŵîţñéšš šàýš ŵĥöšé ŵöŕđ çöûñţš.⏎Àš à ŵîţñéšš ƒöŕ öţĥéŕ ļöğš:⏎  ñéŵ             ɱàķéš --šţàţé, îñ ŵĥîçĥ ñöţĥîñğ îš šééñ ýéţ, àñđ ŵîţĥ --ñéŵ-ķéý à ķéý.⏎  šîğñ ŔÉǪÛÉŠŢ    çĥéçķš ţĥàţ ţĥé çĥéçķþöîñţ çöñţîñûéš ţĥé öñé ţĥàţ ŵàš šîğñéđ ļàšţ, ñöţéš îţ⏎                  îñ --šţàţé àñđ þŕîñţš ţĥé çöšîğñàţûŕé. Îţ ñéṽéŕ šîğñš à ļöğ ţĥàţ ğöéš ƀàçķ,⏎                  öŕ ţŵö ĥîšţöŕîéš. À ļöğ ţĥàţ îš ñéŵ ţö îţ ñééđš --ķéý.⏎Çöšîğñàţûŕéš àŕé ţĥöšé öƒ Ç2ŠÞ ţļöğ-çöšîğñàţûŕé. Šöûŕçé: Šþéçš/Þŕööƒš.ɱđ, "Ŵîţñéššéš". one two three four five six seven eight nine]
[ŴĤÀŢ îš ţĥé þöšîţîöñ öƒ àñ éṽéñţ, ŵĥîçĥ îš šĥöŵñ àļöñé, öŕ ţĥé îđ öƒ à çļàîɱ öŕ àñöţĥéŕ šţŕéàɱ,⏎öŕ àš ɱûçĥ öƒ îţš ƀéğîññîñğ àš ñö öţĥéŕ šĥàŕéš, ŵĥîçĥ îš šĥöŵñ ŵĥöļé. 'çļàîɱš ṽéŕîƒý --þŕööƒ'⏎àççéþţš ŵĥàţ îš þŕîñţéđ ŵîţĥöûţ ţĥé ļöğ. Šöûŕçé: Šþéçš/Þŕööƒš.ɱđ. one two three four five six seven eight nine]
[ÎĐ îš ţĥé îđ öƒ à šţŕéàɱ öƒ àñý ķîñđ: šéé 'çļàîɱš ĥéļþ ĥîšţöŕý'. Ţĥé ƒîļé öþéñš îñ àñý ƀŕöŵšéŕ,⏎ñééđš ñö ñéţŵöŕķ, àñđ çàŕŕîéš ţĥé éṽîđéñçé öƒ éàçĥ šţéþ: îţš ƀûţţöñ Ṽéŕîƒý ŕéçöɱþûţéš ţĥé ĥàšĥéš⏎ûþ ţö ţĥé çĥéçķþöîñţ, ŵĥîçĥ --šîğñîñğ-ķéý öŕ --šîğñéŕ šîğñš. 'çļàîɱš ṽéŕîƒý --đöššîéŕ ƑÎĻÉ' çĥéçķš⏎éṽéŕý ƀýţé öƒ îţ, àñđ ţéļļš éàçĥ šţéþ àğàîñ ƒŕöɱ îţš ƀýţéš; ŵîţĥ --ļöğ îţ ɱàķéš îţ àğàîñ ƒŕöɱ ţĥé⏎ļöğ, àñđ ļööķš ƒöŕ ŵĥö ŕéçöŕđéđ îţš ĥàšĥ (ğéñéŕàţéŔéþöŕţ); ŵîţĥ --ŕéàđš, ƒöŕ ŵĥöɱ îţ ŵàš ĥàñđéđ ţö,⏎àš 'đöššîéŕ' ŵîţĥ --ŕéàđš ŕéçöŕđš îţ. Ŵîţĥ --àš, ŵĥàţ ţĥàţ ŕéàđéŕ đöéš ñöţ šéé îš ļéƒţ öûţ, àñđ ñö⏎ƀýţéš öƒ ţĥé ļöğ àŕé ğîṽéñ ţĥàţ ţĥéý ɱîğĥţ ñöţ šéé. Šöûŕçé: Šþéçš/Đöššîéŕ.ɱđ. one two three four five six seven eight nine]
[Éàçĥ ļîñé îš à ṽéŕƀ ŵîţĥ îţš öþţîöñš, àš öñ ţĥé çöɱɱàñđ ļîñé, àñđ ƒûŕţĥéŕ:⏎  àš [ÀÇŢÖŔ]       ŵĥö àšķš ƒŕöɱ ñöŵ öñ; ñöƀöđý îñ þàŕţîçûļàŕ ŵîţĥöûţ öñé⏎  àţ [ÞÖÎÑŢ]       àš öƒ ŵĥéñ ļîšţš àŕé šĥöŵñ: à þöšîţîöñ, à đàý öŕ à ţîɱé; ñöŵ ŵîţĥöûţ öñé⏎  ļöğ [ƑÎĻÉ]       àñöţĥéŕ ļöğ; ţĥé đéƒàûļţ ŵîţĥöûţ öñé⏎  ļàñğûàğé [ŢÀĞ]   ŵöŕđš îñ þļàçé öƒ çöđéš; çöđéš ŵîţĥöûţ öñé⏎  žöñé [ŽÖÑÉ]      îñ ŵĥîçĥ đàýš àŕé ŕéàđ àñđ ţîɱéš àŕé šĥöŵñ; ÛŢÇ ŵîţĥöûţ öñé⏎  ĥéļþ             àļļ ṽéŕƀš; ĥéļþ ṼÉŔƁ, ĥéļþ ÇÖṀṀÀÑĐ⏎  ǫûîţ             öŕ Çţŕļ-Đ⏎Ŵĥéŕé ţĥé šýšţéɱ ĥàš ĞÑÛ Ŕéàđļîñé öŕ ļîƀéđîţ, ļîñéš çàñ ƀé éđîţéđ, çàļļéđ àğàîñ àñđ çöɱþļéţéđ. one two three four five six seven eight nine]
[Éẋîţš 1 îƒ àñ îñṽàŕîàñţ ƀŕéàķš öŕ à šţàţé ļéàđš ţö ñö éñđ; ţéļļš ĥöŵ îţ ğöţ ţĥéŕé. one two three four five six]
[çļàîɱš šþéç ŕûñ Šþéçš/Šçéñàŕîöš/*.ĵšöñ þļàýš éṽéŕý šçéñàŕîö îñţö à ļöğ öƒ îţš öŵñ, îñ ɱéɱöŕý,⏎àñđ þŕîñţš à ļîñé ƒöŕ éàçĥ ţĥàţ çöɱéš öûţ öţĥéŕŵîšé; --ĵšöñ öñé ƒöŕ éàçĥ, ŵĥàţéṽéŕ çàɱé öƒ îţ.⏎Éẋîţš 1 ŵĥéŕé öñé ƒàîļéđ öŕ à ƒîļé çàññöţ ƀé ŕéàđ. Šöûŕçé: Šþéçš/Šçéñàŕîöš/ŔÉÀĐṀÉ.ɱđ. one two three four five six seven eight nine]
[ƑÎĻÉ îš ÎÉÉÉ 1849 ẊÉŠ, à ţàƀļé (ÇŠṼ) ŵîţĥ à ŕöŵ ƒöŕ éàçĥ éṽéñţ, öŕ ÖÇÉĻ 2.0 ĴŠÖÑ, ŵĥîçĥ îš šééñ⏎ƒŕöɱ ĥöŵ îţ ƀéğîñš; - ŕéàđš šţàñđàŕđ îñþûţ: žçàţ ĻÖĞ.ẋéš.ğž | çļàîɱš çöñƒöŕɱ --ɱàþ Ṁ -⏎Ţĥé ɱàþ šàýš ŵĥéţĥéŕ îţš çàšéš àŕé çļàîɱš öŕ îñçîđéñţ ŕéþöŕţš, àñđ ŵĥîçĥ àçţîṽîţý ɱéàñš ŵĥàţ.⏎Ţöļđ àŕé ĥöŵ ɱàñý çàšéš çöñƒöŕɱ öñ ţĥé ţàƀļé, àñđ öñ ţĥé ğûàŕđš ţöö; ŵĥéŕé ţĥéý éñđ; ĥöŵ ɱàñý⏎ŵéŕé ŕéöþéñéđ àƒţéŕ ţĥéý ŵéŕé çļöšéđ; ŵĥàţ ţĥé ɱàþ îñƒéŕš; àñđ éṽéŕý đéṽîàţîöñ: ƒîŕšţ ĥöŵ ɱàñý⏎ţĥéŕé àŕé ƀý àçţîṽîţý, çöɱɱàñđ àñđ ŕéàšöñ, ţĥéñ öñé ƀý öñé.⏎Đéṽîàţîöñš àŕé ƒîñđîñğš, ñöţ ƒàîļûŕéš: éẋîţš 0 ŵîţĥ öŕ ŵîţĥöûţ àñý, 1 ŵĥéŕé ţĥé ļöğ öŕ ţĥé⏎ɱàþ çàññöţ ƀé ŕéàđ. Éẋàɱþļéš/Ṁàþš ĥöļđš ɱàþš àñđ šàýš ĥöŵ ţĥéý àŕé ŵŕîţţéñ. one two three four five six seven eight nine]
[đŕàƒţ ƑÎĻÉ: ƑÎĻÉ îš àñ éṽéñţ ļöğ îñ ẊÉŠ, ÇŠṼ öŕ ÖÇÉĻ 2.0 ĴŠÖÑ. Þŕöþöšéš à ɱàþ ƒöŕ îţ, öñ šţàñđàŕđ⏎öûţþûţ: éàçĥ àçţîṽîţý îš ţàķéñ ƒöŕ ŵĥàţ îţš ñàɱé, îţš þļàçé îñ ţĥé çàšéš àñđ îţš àţţŕîƀûţéš šàý.⏎Ŵĥàţéṽéŕ îš à ğûéšš ĥàš à ɱéɱƀéŕ 'ğûéšš' ţĥàţ šàýš ŵĥý; 'çöñƒöŕɱ' çöûñţš ţĥöšé ţĥàţ àŕé ļéƒţ.⏎Ĥöŵ ţĥé çàšéš ƒàŕé ûñđéŕ ţĥé ɱàþ îš ţöļđ öñ šţàñđàŕđ éŕŕöŕ.⏎⏎  çļàîɱš ɱàþ đŕàƒţ ĻÖĞ.ẋéš > ɱàþ.ĵšöñ     # ţĥéñ ļööķ àţ éàçĥ ğûéšš, çöŕŕéçţ îţ àñđ ţàķé îţ àŵàý⏎  çļàîɱš çöñƒöŕɱ --ɱàþ ɱàþ.ĵšöñ ĻÖĞ.ẋéš⏎⏎Éẋàɱþļéš/Ṁàþš ļéàđš ƒŕöɱ à ļöğ ţö à çļéàñ îɱþöŕţ. one two three four five six seven eight nine]
[ẋéš, çšṽ, öçéļ: ƑÎĻÉ îš àñ éṽéñţ ļöğ îñ ÎÉÉÉ 1849 ẊÉŠ, à ţàƀļé ŵîţĥ à ŕöŵ ƒöŕ éàçĥ éṽéñţ, öŕ⏎ÖÇÉĻ 2.0 ĴŠÖÑ; - ŕéàđš šţàñđàŕđ îñþûţ. Éàçĥ çöñƒöŕɱîñğ çàšé ƀéçöɱéš à çļàîɱ ŵĥöšé éṽéñţš ĥàṽé⏎ţĥé çàšé'š ţîɱéš (àš éƒƒéçţîṽé ţîɱéš) àñđ þéöþļé; à ɱàþ ŕéàđš àɱöûñţš àñđ àļļ éļšé ƒŕöɱ ţĥé⏎ļöğ'š àţţŕîƀûţéš. Çàšéš ţĥàţ đö ñöţ çöñƒöŕɱ, öŕ öƒ ŵĥîçĥ ţĥé ļöğ ŵöûļđ ŕéƒûšé šöɱéţĥîñğ, àŕé⏎ļéƒţ öûţ àñđ ñàɱéđ, àñđ ţĥé ŕéšţ çöɱéš îñ. Ţĥé îđš ƒöļļöŵ ƒŕöɱ ţĥé ɱàþ'š ñàɱé, ţĥé çàšéš' ñàɱéš⏎àñđ ţĥé šţéþš. Éẋàɱþļéš/Ṁàþš šàýš ĥöŵ ɱàþš àŕé ŵŕîţţéñ; 'çļàîɱš ɱàþ đŕàƒţ ƑÎĻÉ' ƀéğîñš öñé.⏎⏎ƒĥîŕ: éàçĥ ƑÎĻÉ îš ĴŠÖÑ öƒ ƑĤÎŔ Ŕ4: à Çļàîɱ, à ÇļàîɱŔéšþöñšé, àñ ÉẋþļàñàţîöñÖƒƁéñéƒîţ, à Ɓûñđļé⏎ŵîţĥ àñý öƒ ţĥéɱ, öŕ ƀûļķ đàţà (ÑĐĴŠÖÑ), à ŕéšöûŕçé à ļîñé; - ŕéàđš šţàñđàŕđ îñþûţ, šö ţĥàţ⏎'ğžîþ -đç ƑÎĻÉ | çļàîɱš îɱþöŕţ ƒĥîŕ -' ŕéàđš ŵĥàţ îš çöɱþŕéššéđ. Çļàîɱš ğéţ ļîñé îţéɱš,⏎đéçîšîöñš àñđ þàýɱéñţš. Ŵĥàţ öþéñš à çļàîɱ çöɱéš ŵĥöļé öŕ ñöţ àţ àļļ; ŵĥàţ àñšŵéŕš öñé ğöéš ûþ ţö⏎ţĥé ƒîŕšţ öƒ îţš çöɱɱàñđš ţĥàţ ţĥé ŕûļéš ŕéƒûšé, ŵĥîçĥ îš ţöļđ, àš îš éṽéŕý ṽàļûé ţĥàţ à çļàîɱ⏎ĥàš ñö ƒîéļđ ƒöŕ. Ŵĥàţ îš ŵŕîţţéñ îš ñöţ ŕéþļàçéđ ƀý ŵĥàţ šàýš öţĥéŕŵîšé ñöŵ. À ƒîļé öŕ à ŕéšöûŕçé⏎ţĥàţ çàññöţ ƀé ŕéàđ ļéàṽéš ţĥé öţĥéŕš àš ţĥéý àŕé. Öñé ŵîţĥ à ɱöđîƒîéŕÉẋţéñšîöñ îš ļéƒţ öûţ, àš⏎Ŕ4 đéɱàñđš, ƀûţ ƒöŕ --đéšþîţé-ɱöđîƒîéŕš. Öñé ļîñé ƒöŕ éàçĥ ŕéšöûŕçé éñđš ţĥé öûţþûţ. Ţĥé îđš⏎ƒöļļöŵ ƒŕöɱ ţĥé ŕéšöûŕçéš' ţýþéš àñđ îđš: --šöûŕçé ÑÀṀÉ ķééþš ţŵö šéŕṽéŕš àþàŕţ. Šþéçš/ƑĤÎŔ.ɱđ⏎ĥàš ţĥé ţàƀļéš, éļéɱéñţ ƀý éļéɱéñţ.⏎⏎ṽéŕîš: éàçĥ ƑÎĻÉ îš à ṼÉŔÎŠ îñçîđéñţ îñ ĴŠÖÑ, à ļîšţ öƒ ţĥéɱ, öŕ öñé à ļîñé. Îñçîđéñţš ƀéçöɱé⏎ŕéþöŕţš, àš ƒàŕ àš ţĥéîŕ àñàļýšîš ĥàš çöɱé; ŵĥàţ à ŕéþöŕţ ĥàš ñö ƒîéļđ ƒöŕ îš ţöļđ, àñđ àñ⏎îñçîđéñţ ţĥàţ îš ñöñé ļéàṽéš ţĥé ŕéšţ. Šþéçš/ÎñçîđéñţĴŠÖÑ.ɱđ.⏎⏎îñçîđéñţš: éàçĥ ƑÎĻÉ îš ŵĥàţ ţĥé šéŕṽîçé öƒ à ŕéþöŕţîñğ àþþ ğîṽéš: à ŕéþöŕţ, à ļîšţ öƒ ţĥéɱ, öŕ⏎öñé à ļîñé.⏎'çļàîɱš éẋþöŕţ îñçîđéñţš' þŕîñţš ţĥé šàɱé. Šþéçš/ÎñçîđéñţĴŠÖÑ.ɱđ.⏎⏎Éẋîţš 0 ŵĥéŕé éṽéŕýţĥîñğ ŵàš ƀŕöûğĥţ öṽéŕ ŵĥöļé, 3 ŵĥéŕé šöɱé çàšé, ŕéšöûŕçé, îñçîđéñţ öŕ ŕéþöŕţ⏎ŵàš ļéƒţ öûţ öŕ çàɱé öṽéŕ îñ þàŕţ, ŵĥîçĥ îš ţöļđ, àñđ 1 ŵĥéŕé à ƑÎĻÉ îš ñöñé öƒ ţĥé ƒöŕɱàţ (ƒĥîŕ,⏎ṽéŕîš, îñçîđéñţš: ŵĥéŕé ñöñé îš): ñöţĥîñğ îš ŵŕîţţéñ ţĥéñ.⏎⏎Ţĥé ŕéçöŕđéđ ţîɱé îš ñöŵ, àñđ ţĥé çöɱɱàñđš šàý ŵĥö îɱþöŕţéđ ţĥéɱ. Éṽéŕýţĥîñğ îš ĵûđğéđ ƀéƒöŕé⏎àñýţĥîñğ îš ŵŕîţţéñ. Îɱþöŕţîñğ àğàîñ ŵŕîţéš ñöţĥîñğ ţŵîçé, àñđ ţàķéš ûþ ŵĥàţ àñ îñţéŕŕûþţîöñ⏎ļéƒţ. ÀĐṀÎÑ îš ŕéğîšţéŕéđ ŵĥéŕé ţĥé ļöğ îš ñéŵ; ţĥé ļöğ'š öñļý àđɱîñîšţŕàţöŕ éļšé. Ţĥé þéöþļé⏎ŵĥö àçţ àŕé ŕéğîšţéŕéđ ƀý ţĥéɱ, àñđ ŕûļéš ţĥàţ đîƒƒéŕ àŕé šéţ ƒöŕ ţĥé đàýš öƒ ţĥé šöûŕçé àļöñé. one two three four five six seven eight nine]
[Šþéçš/Éẋþöŕţš.ɱđ ĥàš éàçĥ ƒöŕɱàţ, ƒîéļđ ƀý ƒîéļđ. Ŵîţĥöûţ --àš àļļ öƒ ţĥé ļöğ îš éẋþöŕţéđ; ŵîţĥ⏎îţ ŵĥàţ ţĥàţ ŕéàđéŕ šééš. ƑÎĻÉ ğéţš îţš ñàɱé öñļý öñçé îţ îš ŵĥöļé.⏎Ŵĥàţ à ƒöŕɱàţ çàññöţ ĥöļđ îš ļéƒţ öûţ öŕ ŕéþļàçéđ, àñđ ţöļđ öñ šţàñđàŕđ éŕŕöŕ; éẋîţš 3 ţĥéñ. one two three four five six seven eight nine]
[þûţ ƑÎĻÉ…   šţöŕéš ţĥé ƀýţéš öƒ éàçĥ ƑÎĻÉ ûñđéŕ ţĥéîŕ ŠĤÀ-256 ĥàšĥ, àñđ ţéļļš ĥàšĥ, šîžé àñđ ţĥé⏎            ţýþé ţĥàţ ţĥé ƀýţéš àŕé öƒ. --ĵšöñ àđđš ţĥé ĥàšĥ àš çöɱɱàñđš ĥàṽé îţ, šĥà256.⏎ğéţ ĐÎĞÉŠŢ  ŵŕîţéš öûţ ţĥé ƀýţéš öƒ à ĥàšĥ: 64 ĥéẋàđéçîɱàļ đîğîţš, öŕ àš çöɱɱàñđš ĥàṽé îţ.⏎ṽéŕîƒý      ŕéàđš éṽéŕý ƀļöƀ ţĥàţ ţĥé ļöğ ñàɱéš àñđ çöɱþàŕéš îţ ŵîţĥ ŵĥàţ ţĥé ļöğ šàýš öƒ îţ:⏎            ĥàšĥ, šîžé, ţýþé. Éẋîţš 4 îƒ öñé îš ɱîššîñğ öŕ đöéš ñöţ ɱàţçĥ. Ɓļöƀš ţĥàţ ţĥé ļöğ⏎            ñéṽéŕ ñàɱéđ àŕé ļîšţéđ: ţĥéý ɱàý ñöţ ƀé ñééđéđ.⏎šéàļ        šéàļš ţĥé ƀļöƀš îñ ţĥé çļéàŕ ţĥàţ à ļöğ ñàɱéš ŵĥöšé ţéẋţš àŕé šéàļéđ.⏎çļéàñ       ŕéɱöṽéš ƀļöƀš ŵĥöšé ķéýš ŵéŕé đéšţŕöýéđ, àñđ ŵĥàţ îñţéŕŕûþţéđ ŵŕîţéŕš ļéƒţ.⏎Îñ à ļöğ ţĥàţ ŵàš ɱàđé ŵîţĥ --éñçŕýþţ ţĥé ƀýţéš àŕé šéàļéđ ƀý ţĥé ķéý öƒ ŵĥöɱ ţĥé šţŕéàɱ îš àƀöûţ⏎ţĥàţ --öƒ ñàɱéš, àñđ éŕàšéđ ŵîţĥ îţ.⏎Ŵĥàţ îš àŵàîţéđ (à ƒîļé ţĥàţ ŵàš ñöţ ýéţ ûþļöàđéđ), öŕ ŵàš ŕéɱöṽéđ ƒŕöɱ îţš šţŕéàɱ, ñééđ ñöţ ƀé⏎ţĥéŕé, ñöŕ ŵĥàţ ƀéļöñğš ţö à đéļéţéđ đöçûɱéñţ öŕ à đîšçàŕđéđ ŕéþöŕţ; ŵĥàţ ŵàš éṽîçţéđ îš⏎éļšéŵĥéŕé. Þŕöƒîļéš, ţýþéš àñđ šéàļéđ ƀļöƀš: Šþéçš/ƁļöƀŠţöŕé.ɱđ. one two three four five six seven eight nine]
[ŔÛÑŠ, ŠÉÇŠ àñđ ÑƁÛĻĶ îñ ţĥé éñṽîŕöñɱéñţ šéţ ŕöûñđš, šéçöñđš àñđ éṽéñţš. one two three four five]
[éàçĥ éṽéñţ àñđ ŕéƒûšàļ àš à ÇļöûđÉṽéñţ 1.0.2, à ļîñé éàçĥ one two three four]
[à ţŕàçé ƒöŕ éàçĥ çļàîɱ, öŕ šţŕéàɱ öƒ àñöţĥéŕ --ķîñđ, ƒöŕ þŕöçéšš ɱîñîñğ one two three four five]
[éṽéñţš öƒ çļàîɱš, þàýɱéñţš, þéöþļé, đöçûɱéñţš àñđ šö öñ, àš ÖÇÉĻ 2.0 one two three four five]
[éṽéñţš, çļàîɱš, þàýɱéñţš, þéöþļé, … àš ţàƀļéš: öñé, öŕ à ƒöļđéŕ one two three four five]
[ţĥé šàɱé ţàƀļéš ŵîţĥ ķéýš àñđ ṽîéŵš, ƒöŕ ŠǪĻîţé àñđ ÞöšţğŕéŠǪĻ one two three four five]
[çļàîɱš, àñšŵéŕš, ŵĥö çĥàñğéđ ŵĥàţ àñđ ŕéƒûšàļš àš ĤĻ7 ƑĤÎŔ Ŕ4 one two three four five]
[îñçîđéñţ ŕéþöŕţš àš ŕéþöŕţîñğ àþþš ŕéàđ ţĥéɱ one two three]
"""##)

  static func texts(in language: Language) -> [String] {
    switch language {
    case .en: en
    case .es: es
    case .enXA: enXA
    }
  }
}
