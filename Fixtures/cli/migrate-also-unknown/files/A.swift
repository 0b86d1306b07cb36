public class Bird {
  public func fly() {}
}
