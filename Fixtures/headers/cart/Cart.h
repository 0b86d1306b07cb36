#import <Foundation/Foundation.h>

NS_ASSUME_NONNULL_BEGIN

@class SHItem;
@protocol SHCartDelegate;

typedef NS_ENUM(NSInteger, SHCartState) {
  SHCartStateEmpty,
  SHCartStateFilled,
  SHCartStatePaid,
};

typedef NS_OPTIONS(NSUInteger, SHLoadOptions) {
  SHLoadOptionFromDisk = 1 << 0,
  SHLoadOptionIgnoringCache = 1 << 1,
};

enum { SHCartMaximum = 99 };
typedef enum { SHSizeSmall, SHSizeLarge } SHSize;

typedef NSString *SHCurrency NS_EXTENSIBLE_STRING_ENUM;
FOUNDATION_EXPORT SHCurrency const SHCurrencyEuro;
FOUNDATION_EXPORT SHCurrency const SHCurrencyFranc NS_SWIFT_NAME(swissFranc);

FOUNDATION_EXPORT NSString *const SHCartDidChangeNotification;
FOUNDATION_EXPORT NSString *const SHCartItemKey;
FOUNDATION_EXPORT NSString *const SHCartErrorDomain;

typedef NS_ERROR_ENUM(SHCartErrorDomain, SHCartErrorCode) {
  SHCartErrorSoldOut = 1,
  SHCartErrorNotDeliverable,
};

typedef void (^SHCompletionBlock)(BOOL finished);

NS_SWIFT_NAME(CartItem)
@interface SHItem : NSObject <NSCopying>
@property (nonatomic, copy) NSString *title;
@property (nonatomic, getter=isAvailable) BOOL available;
@property (nonatomic, readonly) NSURL *imageURL;
+ (instancetype)itemWithTitle:(NSString *)title price:(double)price;
+ (SHItem *)freeItem;
- (nullable instancetype)initWithContentsOfFile:(NSString *)path error:(NSError **)error;
@end

@interface SHCart : NSObject
@property (class, nonatomic, readonly) SHCart *sharedCart;
@property (nonatomic, weak, nullable) id<SHCartDelegate> delegate;
@property (nonatomic, readonly) NSArray<SHItem *> *items;
+ (instancetype)cart;
- (void)addItem:(SHItem *)item;
- (void)insertItem:(SHItem *)item atIndex:(NSUInteger)index;
- (void)removeAllItems;
- (BOOL)saveToFile:(NSString *)path error:(NSError **)error;
- (void)loadWithOptions:(SHLoadOptions)options completion:(nullable SHCompletionBlock)completion;
- (nullable SHItem *)itemAtIndex:(NSUInteger)index;
- (nullable SHItem *)objectAtIndexedSubscript:(NSUInteger)index;
- (void)reallyEmpty NS_SWIFT_NAME(emptyAtOnce());
- (void)countByValue NS_REFINED_FOR_SWIFT;
- (void)forObjectiveCOnly NS_SWIFT_UNAVAILABLE("use items");
- (void)log:(NSString *)format, ...;
@end

@interface SHCart (Paying)
- (void)payWithCard:(NSString *)number completionHandler:(void (^)(NSError *_Nullable error))handler;
@end

@protocol SHCartDelegate <NSObject>
- (void)cart:(SHCart *)cart didAddItem:(SHItem *)item;
@optional
- (BOOL)cartShouldClose:(SHCart *)cart;
- (void)cart:(SHCart *)cart didFailWithError:(NSError *)error;
@end

FOUNDATION_EXPORT double SHCartTotal(SHCart *cart, BOOL withTax);
FOUNDATION_EXPORT double SHItemWeight(SHItem *item) NS_SWIFT_NAME(getter:SHItem.weight(self:));
FOUNDATION_EXPORT void SHItemMove(SHItem *item, SHCart *cart) NS_SWIFT_NAME(SHItem.move(self:to:));

NS_ASSUME_NONNULL_END
