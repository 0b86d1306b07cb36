@interface Base
@end
