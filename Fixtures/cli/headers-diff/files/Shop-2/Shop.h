#import <Foundation/Foundation.h>

NS_SWIFT_NAME(Cart)
@interface SHPCart : NSObject
- (void)addItem:(NSString *)item NS_SWIFT_NAME(add(item:));
@property (readonly) NSInteger count;
- (void)moveToTop;
@end

typedef NS_ENUM(NSInteger, SHPSize) { SHPSizeSmall, SHPSizeLarge } NS_SWIFT_NAME(Cart.Size);
