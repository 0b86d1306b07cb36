#import <Till/Till.h>

@interface Shop
- (void)openDoor:(Shop *)door;
@end
