#import <Foundation/Foundation.h>

NS_ASSUME_NONNULL_BEGIN
typedef NS_OPTIONS(NSUInteger, DLReadingOptions) { DLReadingOptionCached = 1 };
typedef NS_OPTIONS(NSUInteger, DLFlags) { DLFlagFast = 1 };

@interface DLLoader : NSObject
// With a default value, the words before it say nothing.
- (void)loadWithOptions:(DLReadingOptions)options;
- (void)loadWithFlags:(DLFlags)flags;
- (void)loadWithCompletionHandler:(void (^_Nullable)(void))handler;
- (void)loadWithHandler:(void (^)(void))handler;
- (void)setOptions:(DLReadingOptions)options;
- (void)openURL:(NSURL *)url options:(NSDictionary<NSString *, id> *)options;
- (void)openWithUserInfo:(nullable NSDictionary *)info;
- (void)openWithInfo:(nullable NSDictionary *)info;
- (id)copyWithZone:(nullable NSZone *)zone;
- (void)performAction:(SEL)action withObject:(id)object;
- (void)showPanel:(id)sender;
- (void)openPanelForSender:(id)sender;
- (void)scaleValues:(const CGFloat[])values count:(NSInteger)count;
- (void)measureText:(NSString *)text intoWidth:(CGFloat *)width;
@end
NS_ASSUME_NONNULL_END
