#import <Foundation/Foundation.h>
@interface ShopDesk : NSObject
- (void)moveToPoint:(CGPoint)point;
@end
