#import <Foundation/Foundation.h>
#import "Lost.h"

@interface SHHalf : NSObject
- (void)moveToPoint:(CGPoint)point;
- (void)useThing:(SHUnknown *)thing;
@end

int broken(;
