@interface Bad
@end
