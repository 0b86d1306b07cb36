final class Router {
  func presentViewController(_ name: String, animated: Bool) -> Router { return self }
  func dismissViewControllerAnimated(_ animated: Bool) {}
  func pushViewController(_ name: String) {}
  var childViewControllers = ["home 🏡"]
}

let router = Router().presentViewController("login", animated: true)
router.dismissViewControllerAnimated(router.childViewControllers.isEmpty)
