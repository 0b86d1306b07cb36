/// Types of Core Foundation's kind whose headers do not say so.
enum CoreFoundationTypes {
  static let names = Set(
    """
    CFTypeRef CFPropertyListRef CGColorRef CGColorSpaceRef CGContextRef CGDataConsumerRef CGDataProviderRef CGFontRef
    CGFunctionRef CGGradientRef CGImageRef CGLayerRef CGMutablePathRef CGPathRef CGPDFDocumentRef CGPDFPageRef
    CGPSConverterRef CGPatternRef CGShadingRef CGImageDestinationRef CGImageMetadataRef CGImageMetadataTagRef
    CGImageSourceRef CGMutableImageMetadataRef CVBufferRef CVImageBufferRef CVMetalTextureCacheRef CVMetalTextureRef
    CVOpenGLESTextureCacheRef CVOpenGLESTextureRef CVPixelBufferPoolRef CVPixelBufferRef CMBlockBufferRef
    CMBufferQueueRef CMBufferRef CMClockOrTimebaseRef CMClockRef CMFormatDescriptionRef CMMemoryPoolRef
    CMSampleBufferRef CMSimpleQueueRef CMTimebaseRef CMAttachmentBearerRef CMAudioFormatDescriptionRef
    CMClosedCaptionFormatDescriptionRef CMMetadataFormatDescriptionRef CMMuxedFormatDescriptionRef
    CMTextFormatDescriptionRef CMTimeCodeFormatDescriptionRef CMVideoFormatDescriptionRef
    CTFontCollectionRef CTFontDescriptorRef CTFontRef CTFrameRef CTFramesetterRef CTGlyphInfoRef CTLineRef
    CTMutableFontCollectionRef CTParagraphStyleRef CTRubyAnnotationRef CTRunDelegateRef CTRunRef CTTextTabRef
    CTTypesetterRef GLKMatrixStackRef IOSurfaceRef MTAudioProcessingTapRef SSLContextRef SecAccessControlRef
    SecCertificateRef SecIdentityRef SecKeyRef SecPolicyRef SecTaskRef SecTrustRef SCDynamicStoreRef
    SCNetworkConnectionRef SCNetworkReachabilityRef VTCompressionSessionRef VTDecompressionSessionRef VTFrameSiloRef
    VTMultiPassStorageRef VTPixelTransferSessionRef VTSessionRef ABAddressBookRef ABGroupRef ABMultiValueRef
    ABMutableMultiValueRef ABPersonRef ABRecordRef CFHTTPAuthenticationRef CFHTTPMessageRef CFHostRef
    CFNetDiagnosticRef CFNetServiceBrowserRef CFNetServiceMonitorRef CFNetServiceRef
    """.split(whereSeparator: \.isWhitespace).map(String.init))
}
