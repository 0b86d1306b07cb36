@interface Bird
- (void)flyToNest:(Bird *)nest;
@end
