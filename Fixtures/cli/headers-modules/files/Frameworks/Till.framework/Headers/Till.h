#import <Foundation/Foundation.h>
@interface TillDesk : NSObject
- (void)moveToPoint:(CGPoint)point;
@end
