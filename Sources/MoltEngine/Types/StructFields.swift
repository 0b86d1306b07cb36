/// The fields of C structs that old code works with. No header declares them as properties, so no table has them.
enum StructFields {
  /// The type of a field, by the name of the struct and the field's.
  static func type(of field: String, in owner: String) -> String? {
    switch owner {
    case "CGRect": return field == "origin" ? "CGPoint" : field == "size" ? "CGSize" : nil
    case "CGPoint": return field == "x" || field == "y" ? "CGFloat" : nil
    case "CGSize": return field == "width" || field == "height" ? "CGFloat" : nil
    case "CGVector": return field == "dx" || field == "dy" ? "CGFloat" : nil
    case "CGAffineTransform": return ["a", "b", "c", "d", "tx", "ty"].contains(field) ? "CGFloat" : nil
    case "UIEdgeInsets", "NSEdgeInsets":
      return ["top", "left", "bottom", "right"].contains(field) ? "CGFloat" : nil
    case "UIOffset": return field == "horizontal" || field == "vertical" ? "CGFloat" : nil
    case "NSRange": return field == "location" || field == "length" ? "Int" : nil
    case "CLLocationCoordinate2D": return field == "latitude" || field == "longitude" ? "Double" : nil
    case "MKCoordinateSpan": return field == "latitudeDelta" || field == "longitudeDelta" ? "Double" : nil
    case "MKCoordinateRegion":
      return field == "center" ? "CLLocationCoordinate2D" : field == "span" ? "MKCoordinateSpan" : nil
    case "MKMapPoint": return field == "x" || field == "y" ? "Double" : nil
    case "MKMapRect": return field == "origin" ? "MKMapPoint" : field == "size" ? "MKMapSize" : nil
    case "MKMapSize": return field == "width" || field == "height" ? "Double" : nil
    case "CMTime": return field == "value" ? "Int64" : field == "timescale" ? "Int32" : nil
    default: return nil
    }
  }
}

extension Catalog {
  /// What a field of a struct of C is; unknown for everything else.
  func fieldType(_ field: String, on type: TypeID) -> TypeID {
    guard case .nominal(.sdk(let id), _) = node(arena.bare(expandAlias(type))) else { return .unknown }
    return StructFields.type(of: field, in: history.type(id).name).map { resolve(dotted: $0) } ?? .unknown
  }
}
