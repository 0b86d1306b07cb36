@interface Owl
- (void)huntAtNight:(Owl *)owl;
@end
