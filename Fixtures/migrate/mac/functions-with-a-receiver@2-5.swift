import AppKit

func depths(_ depth: NSWindow.Depth, space: String) -> Bool {
  NSFocusRingPlacement.above.set()
  print(depth.bitsPerPixel, depth.bitsPerSample)
  return depth.isPlanar
}
