import AppKit

func NSPlanarFromDepth(_ depth: Int) -> Bool { return depth > 0 }

func depths(_ depth: Int) -> Bool { return NSPlanarFromDepth(depth) }
