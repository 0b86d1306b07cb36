#import <Foundation/Foundation.h>

@interface NTKit : NSObject
- (void)doSomethingWithValue:(NSInteger)value;
- (void)hiddenFromSwift;
@property (nonatomic) NSString *caption;
@end
typedef NS_ENUM(NSInteger, NTKitMode) { NTKitModeFast, NTKitModeSlow };
extern NSString *const NTKitTitleKey;
double NTKitMeasure(NTKit *kit);
