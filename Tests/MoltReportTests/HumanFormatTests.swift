import MoltReport
import Testing

@Suite struct HumanFormatTests {
  private func findings(_ format: HumanFormat) -> String {
    SampleReport.render(HumanReport(format, run: SampleReport.run(), showsSummary: false), SampleReport.make())
  }

  private func summary(_ format: HumanFormat, _ mode: RunReport.Mode = .write) -> String {
    SampleReport.render(HumanReport(format, run: SampleReport.run(mode), showsFindings: false), SampleReport.make(mode))
  }

  @Test func findingsThatNeedALookAreShown() {
    let format = HumanFormat(style: TextStyle(isColoured: false))
    #expect(
      findings(format) == """
        A.swift:3:12: likely: 'width' takes a label now [api/UIKit]
             3 - \tlet w = 👍.width(a)
               + \tlet w = 👍.width(x: a)
               = every 'width(_:)' does
        A.swift:4:1: manual: 'foo' is gone [syntax/foo]
             4 | foo()
               | ^^^^^
               = call bar() instead
        B\\u{1B}[31m.swift: not changed: the brackets differ

        """)
  }

  @Test func aDetailedReportShowsSafeEditsToo() {
    let format = HumanFormat(style: TextStyle(isColoured: false), isDetailed: true)
    #expect(
      findings(format).hasPrefix(
        """
        A.swift:2:6: safe: 'hidden' is 'isHidden' now [api/UIKit]
             2 - view.hidden = true
               + view.isHidden = true
               = view is a UIView

        """))
  }

  @Test func theSummaryCountsAndSaysWhatIsLeft() {
    let format = HumanFormat(style: TextStyle(isColoured: false))
    #expect(
      summary(format) == """
        Changed 1 of 2 files: 2 edits (1 safe, 1 likely), Swift 2 to 5.
          2  api/UIKit
        Not changed: 1 file, for the reason that is told with it.
        Left for you: 1 place
          1  'foo' is gone [syntax/foo]
             = call bar() instead
             A.swift:4:1

        """)
    #expect(summary(format, .check).hasPrefix("Would change 1 of 2 files"))
  }

  @Test func coloursComeOnlyWhenAsked() {
    let plain = HumanFormat(style: TextStyle(isColoured: false), isDetailed: true)
    let coloured = HumanFormat(style: TextStyle(isColoured: true), isDetailed: true)
    #expect(!findings(plain).contains("\u{1B}"))
    #expect(findings(coloured).contains("\u{1B}[32m"))
    #expect(summary(coloured).contains("\u{1B}[1m"))
  }

  @Test(arguments: [
    ("a\tb", "a\\tb"), ("\u{1B}[0m", "\\u{1B}[0m"), ("a\r\nb", "a\\r\\nb"), ("é👍", "é👍"),
    ("\u{202E}x", "\\u{202E}x"), ("\u{9B}", "\\u{9B}"),
  ])
  func controlCharactersAreEscaped(text: String, expected: String) {
    #expect(PlainText.escaped(text) == expected)
  }
}
