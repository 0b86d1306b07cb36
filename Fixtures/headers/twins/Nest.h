#import <Foundation/Foundation.h>

#define OVERLOADED __attribute__((overloadable))

// An initialiser and a method that makes an object may come to one name.
@interface TWNest : NSObject
- (instancetype)initWithTwig:(NSString *)twig atIndex:(NSInteger)index;
+ (instancetype)nestWithTwig:(nullable NSString *)first atIndex:(NSInteger)place;
- (instancetype)initWithURL:(NSURL *)url;
+ (instancetype)nestWithURL:(NSURL *)url NS_SWIFT_NAME(init(location:));
// A name with more labels than arguments counts for nothing.
+ (nullable TWNest *)nestNamed:(NSString *)name NS_SWIFT_NAME(init(named:withTwigs:));
@property (getter=isEmpty) BOOL empty;
@end

double TWArea(double side) OVERLOADED;
double TWArea(double width, double height) OVERLOADED;
