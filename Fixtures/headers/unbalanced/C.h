@interface UBFourth
- (void)moveTwig:(UBFourth *)twig atIndex:(int)index;
@end
