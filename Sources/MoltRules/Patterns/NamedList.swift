/// Lists that are too long for a rule's file and that several rules share; written as `one-of: $SYSTEM_FONTS`.
public enum NamedList: String, CaseIterable, Sendable {
  /// The fonts that iOS and macOS ship, by PostScript name, and families that are found by their own names.
  case systemFonts = "$SYSTEM_FONTS"

  /// The entries, read anew each time: who asks often keeps them.
  public var values: Set<String> {
    switch self {
    case .systemFonts:
      let text = Self.systemFontNames.withUTF8Buffer { String(decoding: $0, as: UTF8.self) }
      return Set(text.split(separator: ",").map(String.init))
    }
  }

  private static let systemFontNames: StaticString = """
    AcademyEngravedLetPlain,AlNile,AlNile-Bold,AmericanTypewriter,AmericanTypewriter-Bold,\
    AmericanTypewriter-Condensed,AmericanTypewriter-CondensedBold,AmericanTypewriter-CondensedLight,\
    AmericanTypewriter-Light,AmericanTypewriter-Semibold,AppleColorEmoji,AppleSDGothicNeo-Bold,\
    AppleSDGothicNeo-ExtraBold,AppleSDGothicNeo-Heavy,AppleSDGothicNeo-Light,AppleSDGothicNeo-Medium,\
    AppleSDGothicNeo-Regular,AppleSDGothicNeo-SemiBold,AppleSDGothicNeo-Thin,AppleSDGothicNeo-UltraLight,\
    AppleSymbols,Arial-BoldItalicMT,Arial-BoldMT,Arial-ItalicMT,ArialHebrew,ArialHebrew-Bold,ArialHebrew-Light,\
    ArialMT,ArialRoundedMTBold,Avenir-Black,Avenir-BlackOblique,Avenir-Book,Avenir-BookOblique,Avenir-Heavy,\
    Avenir-HeavyOblique,Avenir-Light,Avenir-LightOblique,Avenir-Medium,Avenir-MediumOblique,Avenir-Oblique,\
    Avenir-Roman,AvenirNext-Bold,AvenirNext-BoldItalic,AvenirNext-DemiBold,AvenirNext-DemiBoldItalic,\
    AvenirNext-Heavy,AvenirNext-HeavyItalic,AvenirNext-Italic,AvenirNext-Medium,AvenirNext-MediumItalic,\
    AvenirNext-Regular,AvenirNext-UltraLight,AvenirNext-UltraLightItalic,AvenirNextCondensed-Bold,\
    AvenirNextCondensed-BoldItalic,AvenirNextCondensed-DemiBold,AvenirNextCondensed-DemiBoldItalic,\
    AvenirNextCondensed-Heavy,AvenirNextCondensed-HeavyItalic,AvenirNextCondensed-Italic,AvenirNextCondensed-Medium,\
    AvenirNextCondensed-MediumItalic,AvenirNextCondensed-Regular,AvenirNextCondensed-UltraLight,\
    AvenirNextCondensed-UltraLightItalic,BanglaSangamMN,BanglaSangamMN-Bold,Baskerville,Baskerville-Bold,\
    Baskerville-BoldItalic,Baskerville-Italic,Baskerville-SemiBold,Baskerville-SemiBoldItalic,BodoniOrnamentsITCTT,\
    BodoniSvtyTwoITCTT-Bold,BodoniSvtyTwoITCTT-Book,BodoniSvtyTwoITCTT-BookIta,BodoniSvtyTwoOSITCTT-Bold,\
    BodoniSvtyTwoOSITCTT-Book,BodoniSvtyTwoOSITCTT-BookIt,BodoniSvtyTwoSCITCTT-Book,BradleyHandITCTT-Bold,\
    ChalkboardSE-Bold,ChalkboardSE-Light,ChalkboardSE-Regular,Chalkduster,Charter-Black,Charter-BlackItalic,\
    Charter-Bold,Charter-BoldItalic,Charter-Italic,Charter-Roman,Cochin,Cochin-Bold,Cochin-BoldItalic,Cochin-Italic,\
    Copperplate,Copperplate-Bold,Copperplate-Light,Courier,Courier-Bold,Courier-BoldOblique,Courier-Oblique,\
    CourierNewPS-BoldItalicMT,CourierNewPS-BoldMT,CourierNewPS-ItalicMT,CourierNewPSMT,DINAlternate-Bold,\
    DINCondensed-Bold,Damascus,Damascus-Bold,Damascus-Light,Damascus-SemiBold,DamascusMedium,DevanagariSangamMN,\
    DevanagariSangamMN-Bold,Didot,Didot-Bold,Didot-Italic,DiwanMishafi,EuphemiaUCAS,EuphemiaUCAS-Bold,\
    EuphemiaUCAS-Italic,Farah,Futura-Bold,Futura-CondensedExtraBold,Futura-CondensedMedium,Futura-Medium,\
    Futura-MediumItalic,Galvji,Galvji-Bold,GeezaPro,GeezaPro-Bold,Georgia,Georgia-Bold,Georgia-BoldItalic,\
    Georgia-Italic,GillSans,GillSans-Bold,GillSans-BoldItalic,GillSans-Italic,GillSans-Light,GillSans-LightItalic,\
    GillSans-SemiBold,GillSans-SemiBoldItalic,GillSans-UltraBold,GranthaSangamMN-Bold,GranthaSangamMN-Regular,\
    GujaratiSangamMN,GujaratiSangamMN-Bold,GurmukhiMN,GurmukhiMN-Bold,HeitiSC,Helvetica,Helvetica-Bold,\
    Helvetica-BoldOblique,Helvetica-Light,Helvetica-LightOblique,Helvetica-Oblique,HelveticaLightOblique,\
    HelveticaNeue,HelveticaNeue-Bold,HelveticaNeue-BoldItalic,HelveticaNeue-CondensedBlack,\
    HelveticaNeue-CondensedBold,HelveticaNeue-Italic,HelveticaNeue-Light,HelveticaNeue-LightItalic,\
    HelveticaNeue-Medium,HelveticaNeue-MediumItalic,HelveticaNeue-Thin,HelveticaNeue-ThinItalic,\
    HelveticaNeue-UltraLight,HelveticaNeue-UltraLightItalic,HiraKakuProN-W3,HiraKakuProN-W6,HiraMaruProN-W4,\
    HiraMinProN-W3,HiraMinProN-W6,HiraginoSans-W3,HiraginoSans-W5,HiraginoSans-W6,HiraginoSans-W7,HiraginoSans-W8,\
    HoeflerText-Black,HoeflerText-BlackItalic,HoeflerText-Italic,HoeflerText-Regular,Kailasa,Kailasa-Bold,\
    KannadaSangamMN,KannadaSangamMN-Bold,Kefa-Regular,KhmerSangamMN,KohinoorBangla-Light,KohinoorBangla-Regular,\
    KohinoorBangla-Semibold,KohinoorDevanagari-Book,KohinoorDevanagari-Light,KohinoorDevanagari-Medium,\
    KohinoorDevanagari-Regular,KohinoorDevanagari-Semibold,KohinoorGujarati-Bold,KohinoorGujarati-Light,\
    KohinoorGujarati-Regular,KohinoorTelugu-Light,KohinoorTelugu-Medium,KohinoorTelugu-Regular,LaoSangamMN,\
    MalayalamSangamMN,MalayalamSangamMN-Bold,Marion-Bold,Marion-Italic,Marion-Regular,MarkerFelt-Thin,\
    MarkerFelt-Wide,Menlo-Bold,Menlo-BoldItalic,Menlo-Italic,Menlo-Regular,Mishafi,MuktaMahee-Bold,MuktaMahee-Light,\
    MuktaMahee-Regular,MyanmarSangamMN,MyanmarSangamMN-Bold,Noteworthy-Bold,Noteworthy-Light,NotoNastaliqUrdu,\
    NotoNastaliqUrdu-Bold,NotoSansKannada-Bold,NotoSansKannada-Light,NotoSansKannada-Regular,NotoSansMyanmar-Bold,\
    NotoSansMyanmar-Light,NotoSansMyanmar-Regular,NotoSansOriya,NotoSansOriya-Bold,Optima-Bold,Optima-BoldItalic,\
    Optima-ExtraBlack,Optima-Italic,Optima-Regular,OriyaSangamMN,OriyaSangamMN-Bold,Palatino-Bold,\
    Palatino-BoldItalic,Palatino-Italic,Palatino-Roman,Papyrus,Papyrus-Condensed,PartyLetPlain,PingFangHK-Light,\
    PingFangHK-Medium,PingFangHK-Regular,PingFangHK-Semibold,PingFangHK-Thin,PingFangHK-Ultralight,PingFangMO-Light,\
    PingFangMO-Medium,PingFangMO-Regular,PingFangMO-Semibold,PingFangMO-Thin,PingFangMO-Ultralight,PingFangSC-Light,\
    PingFangSC-Medium,PingFangSC-Regular,PingFangSC-Semibold,PingFangSC-Thin,PingFangSC-Ultralight,PingFangTC-Light,\
    PingFangTC-Medium,PingFangTC-Regular,PingFangTC-Semibold,PingFangTC-Thin,PingFangTC-Ultralight,Rockwell-Bold,\
    Rockwell-BoldItalic,Rockwell-Italic,Rockwell-Regular,STIXTwoMath-Regular,STIXTwoText,STIXTwoText-Bold,\
    STIXTwoText-BoldItalic,STIXTwoText-Italic,STIXTwoText-Medium,STIXTwoText-SemiBold,SavoyeLetPlain,\
    SinhalaSangamMN,SinhalaSangamMN-Bold,SnellRoundhand,SnellRoundhand-Black,SnellRoundhand-Bold,\
    Superclarendon-Black,Superclarendon-BlackItalic,Superclarendon-Bold,Superclarendon-BoldItalic,\
    Superclarendon-Italic,Superclarendon-Light,Superclarendon-LightItalic,Superclarendon-Regular,Symbol,\
    TamilSangamMN,TamilSangamMN-Bold,TeluguSangamMN,TeluguSangamMN-Bold,Thonburi,Thonburi-Bold,Thonburi-Light,\
    TimesNewRomanPS-BoldItalicMT,TimesNewRomanPS-BoldMT,TimesNewRomanPS-ItalicMT,TimesNewRomanPSMT,\
    Trebuchet-BoldItalic,TrebuchetMS,TrebuchetMS-Bold,TrebuchetMS-Italic,Verdana,Verdana-Bold,Verdana-BoldItalic,\
    Verdana-Italic,ZapfDingbatsITC,Zapfino,American Typewriter,Apple SD Gothic Neo,Arial,Arial Hebrew,\
    Arial Rounded MT Bold,Avenir,Avenir Next,Avenir Next Condensed,Bodoni 72,Bradley Hand,Chalkboard SE,Courier New,\
    Futura,Gill Sans,Helvetica Neue,Hiragino Sans,Hoefler Text,Marker Felt,Menlo,Noteworthy,Optima,Palatino,\
    PingFang HK,PingFang SC,PingFang TC,Snell Roundhand,Times New Roman,Trebuchet MS,Zapf Dingbats
    """
}
