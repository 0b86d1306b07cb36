#import <UIKit/UIKit.h>
#import "NotHere.h"

// Neither UIKit nor the app's other header is there: their types are known by name only.
@interface GAGalleryView : UIView <UIScrollViewDelegate>
@property (nonatomic, strong) UIColor *tintedColor;
@property (nonatomic, weak) id<GAGalleryDelegate> galleryDelegate;
@property (nonatomic, getter=isPaging) BOOL paging;
- (instancetype)initWithFrame:(CGRect)frame image:(UIImage *)image;
- (void)showImage:(UIImage *)image animated:(BOOL)animated;
- (void)insertView:(UIView *)view belowView:(UIView *)other;
- (void)reloadImages:(NSArray<UIImage *> *)images usingTransition:(GATransition)transition;
- (void)loadImageWithCompletion:(GALoadCompletion)completion;
@end
