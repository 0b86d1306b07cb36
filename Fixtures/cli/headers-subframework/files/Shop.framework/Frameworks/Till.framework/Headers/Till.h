@interface Till
- (void)addItem:(Till *)item;
@end
