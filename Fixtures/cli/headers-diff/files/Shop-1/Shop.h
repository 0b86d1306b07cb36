#import <Foundation/Foundation.h>

@interface SHPCart : NSObject
- (void)addItem:(NSString *)item;
- (NSInteger)count;
- (void)removeEverything;
- (void)moveToTop;
@end

typedef NS_ENUM(NSInteger, SHPSize) { SHPSizeSmall, SHPSizeLarge };
