#import <Foundation/Foundation.h>

@interface SHCart : NSObject
+ (instancetype)cartWithName:(NSString *)name;
- (void)moveToIndex:(NSUInteger)index;
@end
