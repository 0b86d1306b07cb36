#define CF_BRIDGED(type) __attribute__((objc_bridge(type)))
#define NAMED(name) __attribute__((swift_name(#name)))

typedef struct CF_BRIDGED(id) CVCanvas *CVCanvasRef;
typedef struct CVHandle *CVHandleRef;
typedef const struct CF_BRIDGED(id) CVPattern *CVPatternRef;
typedef CVCanvasRef CVLayerRef;

CVCanvasRef CVCanvasCreate(double width, double height) NAMED(CVCanvas.init(width:height:));
void CVCanvasFill(CVCanvasRef canvas, CVPatternRef pattern) NAMED(CVCanvas.fill(self:with:));
double CVCanvasGetWidth(CVCanvasRef canvas) NAMED(getter:CVCanvas.width(self:));
void CVCanvasSetWidth(CVCanvasRef canvas, double width) NAMED(setter:CVCanvas.width(self:newValue:));
void CVCanvasFlush(CVCanvasRef canvas);
void CVPrint(const char *format, ...);
extern const double CVCanvasMaximum NAMED(CVCanvas.maximum);

@interface CVView
- (void)drawCanvas:(CVCanvasRef)canvas;
- (void)drawHandle:(CVHandleRef)handle;
- (void)drawInLayer:(CVLayerRef)layer;
@end
