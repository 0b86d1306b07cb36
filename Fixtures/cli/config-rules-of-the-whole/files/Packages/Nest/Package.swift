// swift-tools-version:5.0
