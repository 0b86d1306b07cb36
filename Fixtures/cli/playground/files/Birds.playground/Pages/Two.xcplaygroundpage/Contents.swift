//: [Previous](@previous)
import Foundation

let names = ["wren", "heron"]
names.enumerate().forEach { print($0.0, $0.1) }
