// swift-tools-version:4.0
