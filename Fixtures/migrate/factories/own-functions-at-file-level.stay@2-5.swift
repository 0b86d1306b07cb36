func mainScreen() -> String { return "stage" }
func sharedApplication() -> String { return "app" }
func clearColor() -> Int { return 0 }

let all = [mainScreen(), sharedApplication(), "\(clearColor())"]
