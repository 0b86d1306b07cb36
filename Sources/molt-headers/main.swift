import MoltHeaders

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

exit(HeadersTool.run(Array(CommandLine.arguments.dropFirst())))
