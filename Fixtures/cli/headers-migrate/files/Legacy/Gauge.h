#import <UIKit/UIKit.h>
#import "Cart.h"

NS_ASSUME_NONNULL_BEGIN

/// A view of the app's own, over a view of UIKit's.
@interface SHGaugeView : UIView
@property (nonatomic, getter=isAnimating) BOOL animating;
@property (nonatomic, strong, nullable) SHCart *cart;
+ (instancetype)gaugeViewWithCart:(SHCart *)cart;
- (void)showCart:(SHCart *)cart animated:(BOOL)animated;
- (void)moveNeedleToValue:(CGFloat)value;
@end

NS_ASSUME_NONNULL_END
