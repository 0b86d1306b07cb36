import MoltCLI

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

exit(Molt.run(Array(CommandLine.arguments.dropFirst())))
