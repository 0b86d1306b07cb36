#import <Foundation/Foundation.h>

@interface BRGood : NSObject
- (void)addObject:(id)object;
@end

UNKNOWN_MACRO(4) int broken(;

@interface BROther : NSObject
- (void)moveToPoint:(CGPoint)point;
