#import <Foundation/Foundation.h>

@protocol IHDrawing
- (void)drawInRect:(CGRect)rect NS_SWIFT_NAME(paint(in:));
@property (nonatomic, readonly, getter=isReady) BOOL ready;
@end

@interface IHView : NSObject <IHDrawing>
@property (nonatomic, readonly) NSArray<IHView *> *subviews;
- (void)drawInRect:(CGRect)rect;
- (void)addSubview:(IHView *)view;
- (void)removeView:(IHView *)view;
- (IHView *)viewWithTag:(NSInteger)tag NS_SWIFT_NAME(tagged(_:));
@end

@interface IHButton : IHView
- (void)drawInRect:(CGRect)rect;
// The superclass says what it is called, not this header.
- (IHButton *)viewWithTag:(NSInteger)tag;
- (void)addSubview:(IHView *)view;
@property (nonatomic, getter=isReady) BOOL ready;
@end

@interface IHButton (Colors)
+ (instancetype)buttonWithTitle:(NSString *)title;
- (void)setTitle:(NSString *)title;
@end
