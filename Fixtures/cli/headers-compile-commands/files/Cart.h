#include "Base.h"
#ifdef SHOP_HAS_CART
@interface Cart : Base
- (void)addItem:(Cart *)item;
@end
#endif
