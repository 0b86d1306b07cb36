import AppKit

func depths(depth: NSWindowDepth, space: String) -> Bool {
  NSSetFocusRingStyle(.Above)
  print(NSBitsPerPixelFromDepth(depth), NSBitsPerSampleFromDepth(depth))
  return NSPlanarFromDepth(depth)
}
