// Headers of before the compiler had attributes for Swift tell an enumeration by its macro only.
#define CF_ENUM(type, name) enum name : type name; enum name : type
#define CF_OPTIONS(type, name) enum name : type name; enum name : type
#define OD_ENUM(type, name) CF_ENUM(type, name)
#define OD_OWN_ENUM(name, ...) \
  typedef enum : long { __VA_ARGS__ } \
  name##_t

typedef CF_ENUM(long, ODColor) { ODColorRed, ODColorDeepBlue };
typedef CF_OPTIONS(unsigned long, ODDisplayOptions) { ODDisplayOptionFast = 1, ODDisplayOptionHDR = 2 };
typedef OD_ENUM(long, ODShape) { kODShapeRound, kODShapeFlat };
OD_OWN_ENUM(ODEdge, ODEdgeSharp, ODEdgeSoft);
enum ODPlain { ODPlainOne, ODPlainTwo };

@interface ODPainter
- (void)paintEdge:(ODEdge_t)edge;
- (void)paintColor:(ODColor)color;
- (void)displayImageWithOptions:(ODDisplayOptions)options;
- (void)displayImageWithShape:(ODShape)shape;
@end
