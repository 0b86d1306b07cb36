@interface UBFirst
- (void)moveEgg:(UBFirst *)egg;
@end
