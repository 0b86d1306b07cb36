import CYaml

/// Reads one YAML document with libyaml into nodes that know their place.
///
/// Aliases are refused: a small file could stand for a huge document. So are documents nested deeper than 64 levels.
public struct YAMLReader {
  /// The only document of a file; nil when the file is empty. A mistake in the YAML itself ends the reading: `mistakes` has it.
  public static func read(_ bytes: [UInt8], mistakes: inout MistakeList) -> YAMLNode? {
    var parser = yaml_parser_t()
    guard yaml_parser_initialize(&parser) != 0 else {
      mistakes.add("out of memory while reading the file", at: .init(line: 1, column: 1))
      return nil
    }
    defer { yaml_parser_delete(&parser) }
    return bytes.withUnsafeBufferPointer { buffer -> YAMLNode? in
      yaml_parser_set_input_string(&parser, buffer.baseAddress, buffer.count)
      var reader = Reader(depth: 0)
      do {
        return try reader.document(&parser)
      } catch let failure as Failure {
        mistakes.add(failure.message, at: failure.mark, advice: failure.advice)
      } catch {
        mistakes.add("the file cannot be read", at: .init(line: 1, column: 1))
      }
      return nil
    }
  }

  private struct Failure: Error {
    var message: String
    var mark: YAMLNode.Mark
    var advice = ""
  }

  private struct Reader {
    var depth: Int

    mutating func document(_ parser: inout yaml_parser_t) throws -> YAMLNode? {
      var root: YAMLNode?
      while true {
        var event = try next(&parser)
        defer { yaml_event_delete(&event) }
        switch event.type {
        case YAML_STREAM_START_EVENT, YAML_DOCUMENT_END_EVENT: continue
        case YAML_DOCUMENT_START_EVENT:
          guard root == nil else {
            throw Failure(
              message: "a second document in one file", mark: mark(event.start_mark), advice: "Write a file for each.")
          }
          var first = try next(&parser)
          defer { yaml_event_delete(&first) }
          root = try node(first, &parser)
        case YAML_STREAM_END_EVENT: return root
        default: throw Failure(message: "unexpected content", mark: mark(event.start_mark))
        }
      }
    }

    private mutating func node(_ event: yaml_event_t, _ parser: inout yaml_parser_t) throws -> YAMLNode {
      let mark = mark(event.start_mark)
      depth += 1
      defer { depth -= 1 }
      guard depth <= 64 else { throw Failure(message: "nested deeper than 64 levels", mark: mark) }
      switch event.type {
      case YAML_SCALAR_EVENT:
        let scalar = event.data.scalar
        let text = String(decoding: UnsafeBufferPointer(start: scalar.value, count: scalar.length), as: UTF8.self)
        return YAMLNode(content: .scalar(text, isQuoted: scalar.style != YAML_PLAIN_SCALAR_STYLE), mark: mark)
      case YAML_SEQUENCE_START_EVENT:
        var items: [YAMLNode] = []
        while let item = try child(until: YAML_SEQUENCE_END_EVENT, &parser) { items.append(item) }
        return YAMLNode(content: .sequence(items), mark: mark)
      case YAML_MAPPING_START_EVENT:
        var pairs: [(key: YAMLNode, value: YAMLNode)] = []
        var seen: Set<String> = []
        while let key = try child(until: YAML_MAPPING_END_EVENT, &parser) {
          guard let value = try child(until: YAML_MAPPING_END_EVENT, &parser) else { break }
          if let name = key.string, !seen.insert(name).inserted {
            throw Failure(
              message: "the key '\(name)' stands twice in one mapping", mark: key.mark, advice: "Remove one.")
          }
          pairs.append((key, value))
        }
        return YAMLNode(content: .mapping(pairs), mark: mark)
      case YAML_ALIAS_EVENT:
        throw Failure(message: "an alias (`*name`)", mark: mark, advice: "Write the value out; aliases are not read.")
      default:
        throw Failure(message: "unexpected content", mark: mark)
      }
    }

    private mutating func child(until end: yaml_event_type_t, _ parser: inout yaml_parser_t) throws -> YAMLNode? {
      var event = try next(&parser)
      defer { yaml_event_delete(&event) }
      return event.type == end ? nil : try node(event, &parser)
    }

    private func next(_ parser: inout yaml_parser_t) throws -> yaml_event_t {
      var event = yaml_event_t()
      guard yaml_parser_parse(&parser, &event) != 0 else {
        let problem = parser.problem.map { String(cString: $0) } ?? "not YAML"
        throw Failure(
          message: problem, mark: mark(parser.problem_mark),
          advice: problem.hasSuffix("cannot start any token")
            ? "Indent with blanks, not with tabs; quote a text that begins with `@`, `%` or a backtick."
            : "Mend the YAML; quote a text that holds `: ` or `#`.")
      }
      return event
    }

    private func mark(_ mark: yaml_mark_t) -> YAMLNode.Mark {
      .init(line: Int(mark.line) + 1, column: Int(mark.column) + 1)
    }
  }
}
