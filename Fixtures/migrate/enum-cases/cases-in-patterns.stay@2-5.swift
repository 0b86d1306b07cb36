enum Failure: Error {
  case Cancelled
  case Failed(String)
}

func attempt(_ work: () throws -> Void) -> String {
  do {
    try work()
  } catch Failure.Cancelled {
    return "cancelled"
  } catch Failure.Failed(let why) where !why.isEmpty {
    return why
  } catch {}
  return "done ✅"
}

let text = attempt { throw Failure.Failed("no") }
