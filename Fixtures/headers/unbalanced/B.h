@interface UBSecond
- (void)broken:(struct { int x; int y;
@end

@interface UBThird
@end
