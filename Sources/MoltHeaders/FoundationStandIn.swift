/// What headers expect of Foundation, where Foundation itself is not there: the names of its types and macros.
enum FoundationStandIn {
  /// In Objective-C: the real one where it can be found.
  static let source = """
    #if !__has_include(<objc/objc.h>) && !defined(__cplusplus)
    #define MOLT_NO_RUNTIME 1
    typedef signed char BOOL;
    typedef id (*IMP)(id, SEL, ...);
    typedef struct objc_method *Method;
    typedef struct objc_ivar *Ivar;
    typedef struct objc_category *Category;
    #endif
    #if __has_include(<Foundation/Foundation.h>)
    #import <Foundation/Foundation.h>
    #else
    #define MOLT_STAND_IN 1
    #ifndef TARGET_OS_IPHONE
    #define TARGET_OS_IPHONE 1
    #define TARGET_OS_IOS 1
    #define TARGET_OS_OSX 0
    #define TARGET_OS_MAC 1
    #define TARGET_OS_WATCH 0
    #define TARGET_OS_TV 0
    #endif
    #define NS_ASSUME_NONNULL_BEGIN _Pragma("clang assume_nonnull begin")
    #define NS_ASSUME_NONNULL_END _Pragma("clang assume_nonnull end")
    #define NS_ENUM(type, name) enum __attribute__((enum_extensibility(open))) name : type name; \\
      enum __attribute__((enum_extensibility(open))) name : type
    #define NS_CLOSED_ENUM NS_ENUM
    #define NS_OPTIONS(type, name) enum __attribute__((flag_enum)) name : type name; \\
      enum __attribute__((flag_enum)) name : type
    #define NS_ERROR_ENUM(domain, name) enum name : NSInteger name; \\
      enum __attribute__((ns_error_domain(domain))) name : NSInteger
    #define NS_TYPED_ENUM __attribute__((swift_newtype(enum)))
    #define NS_TYPED_EXTENSIBLE_ENUM __attribute__((swift_newtype(struct)))
    #define NS_STRING_ENUM NS_TYPED_ENUM
    #define NS_EXTENSIBLE_STRING_ENUM NS_TYPED_EXTENSIBLE_ENUM
    #define NS_SWIFT_NAME(name) __attribute__((swift_name(#name)))
    #define NS_SWIFT_UNAVAILABLE(text) __attribute__((availability(swift, unavailable, message = text)))
    #define NS_SWIFT_NOTHROW __attribute__((swift_error(none)))
    #define NS_REFINED_FOR_SWIFT __attribute__((swift_private))
    #define NS_UNAVAILABLE __attribute__((unavailable))
    #define NS_DESIGNATED_INITIALIZER
    #define NS_REQUIRES_SUPER
    #define NS_REQUIRES_NIL_TERMINATION
    #define NS_RETURNS_RETAINED
    #define NS_NOESCAPE
    #define NS_FORMAT_FUNCTION(a, b)
    #define NS_INLINE static inline
    #define NS_AVAILABLE(...)
    #define NS_AVAILABLE_IOS(...)
    #define NS_AVAILABLE_MAC(...)
    #define NS_CLASS_AVAILABLE_IOS(...)
    #define NS_CLASS_AVAILABLE(...)
    #define NS_DEPRECATED(...) __attribute__((deprecated))
    #define NS_DEPRECATED_IOS(...) __attribute__((deprecated))
    #define NS_EXTENSION_UNAVAILABLE(...)
    #define NS_EXTENSION_UNAVAILABLE_IOS(...)
    #define API_AVAILABLE(...)
    #define API_UNAVAILABLE(...)
    #define API_DEPRECATED(...) __attribute__((deprecated))
    #define API_DEPRECATED_WITH_REPLACEMENT(...) __attribute__((deprecated))
    #define __IOS_AVAILABLE(...)
    #define __IOS_PROHIBITED
    #define IB_DESIGNABLE
    #define IBInspectable
    #define IBOutlet
    #define IBOutletCollection(x)
    #define IBAction void
    #define UI_APPEARANCE_SELECTOR
    #define NS_ROOT_CLASS __attribute__((objc_root_class))
    #ifdef __cplusplus
    #define FOUNDATION_EXTERN extern "C"
    #else
    #define FOUNDATION_EXTERN extern
    #endif
    #define FOUNDATION_EXPORT FOUNDATION_EXTERN
    #define FOUNDATION_IMPORT FOUNDATION_EXTERN
    #define UIKIT_EXTERN FOUNDATION_EXTERN
    #define OBJC_EXTERN FOUNDATION_EXTERN
    #define OBJC_EXPORT FOUNDATION_EXTERN
    #define CF_EXPORT FOUNDATION_EXTERN
    #define CG_EXTERN FOUNDATION_EXTERN
    #ifndef MOLT_NO_RUNTIME
    typedef signed char BOOL;
    #endif
    typedef long NSInteger;
    typedef unsigned long NSUInteger;
    typedef double CGFloat;
    typedef double NSTimeInterval;
    typedef unsigned short unichar;
    #ifndef __cplusplus
    #define bool _Bool
    #endif
    typedef struct CGPoint { CGFloat x, y; } CGPoint;
    typedef struct CGSize { CGFloat width, height; } CGSize;
    typedef struct CGRect { CGPoint origin; CGSize size; } CGRect;
    typedef struct CGVector { CGFloat dx, dy; } CGVector;
    typedef struct CGAffineTransform { CGFloat a, b, c, d, tx, ty; } CGAffineTransform;
    typedef struct UIEdgeInsets { CGFloat top, left, bottom, right; } UIEdgeInsets;
    typedef struct _NSRange { NSUInteger location, length; } NSRange;
    typedef struct _NSZone NSZone;
    typedef struct __attribute__((objc_bridge(id))) CGColor *CGColorRef;
    typedef struct __attribute__((objc_bridge(id))) CGContext *CGContextRef;
    typedef struct __attribute__((objc_bridge(id))) CGImage *CGImageRef;
    typedef const struct __attribute__((objc_bridge(id))) CGPath *CGPathRef;
    @class NSString, NSError, NSInvocation, NSMethodSignature;
    @protocol NSObject
    - (BOOL)isEqual:(id)object;
    - (Class)superclass;
    - (instancetype)self;
    - (BOOL)isKindOfClass:(Class)aClass;
    - (BOOL)respondsToSelector:(SEL)aSelector;
    - (NSUInteger)hash;
    - (NSString *)description;
    @end
    @protocol NSCopying - (id)copyWithZone:(NSZone *)zone; @end
    @protocol NSMutableCopying - (id)mutableCopyWithZone:(NSZone *)zone; @end
    @class NSCoder;
    @protocol NSCoding
    - (void)encodeWithCoder:(NSCoder *)coder;
    - (instancetype)initWithCoder:(NSCoder *)coder;
    @end
    @protocol NSSecureCoding <NSCoding> @property (class, readonly) BOOL supportsSecureCoding; @end
    @protocol NSFastEnumeration @end
    __attribute__((objc_root_class)) @interface NSObject <NSObject>
    + (void)load;
    + (void)initialize;
    - (instancetype)init;
    + (instancetype)new;
    + (instancetype)alloc;
    - (void)dealloc;
    - (id)copy;
    - (id)mutableCopy;
    @end
    @interface NSString : NSObject <NSCopying, NSSecureCoding> @end
    @interface NSMutableString : NSString @end
    @interface NSNumber : NSObject @end
    @interface NSValue : NSObject @end
    @interface NSArray<__covariant ObjectType> : NSObject @end
    @interface NSMutableArray<ObjectType> : NSArray<ObjectType> @end
    @interface NSSet<__covariant ObjectType> : NSObject @end
    @interface NSMutableSet<ObjectType> : NSSet<ObjectType> @end
    @interface NSOrderedSet<__covariant ObjectType> : NSObject @end
    @interface NSDictionary<__covariant KeyType, __covariant ObjectType> : NSObject @end
    @interface NSMutableDictionary<KeyType, ObjectType> : NSDictionary<KeyType, ObjectType> @end
    @interface NSError : NSObject @end
    @interface NSData : NSObject @end
    @interface NSMutableData : NSData @end
    @interface NSDate : NSObject @end
    @interface NSURL : NSObject @end
    @interface NSURLRequest : NSObject @end
    @interface NSMutableURLRequest : NSURLRequest @end
    @interface NSIndexPath : NSObject @end
    @interface NSIndexSet : NSObject @end
    @interface NSBundle : NSObject @end
    @interface NSCoder : NSObject @end
    @interface NSNotification : NSObject @end
    @interface NSPredicate : NSObject @end
    @interface NSAttributedString : NSObject @end
    @interface NSMutableAttributedString : NSAttributedString @end
    @interface NSTimer : NSObject @end
    @interface NSThread : NSObject @end
    @interface NSOperation : NSObject @end
    @interface NSOperationQueue : NSObject @end
    typedef NSString *NSErrorDomain;
    typedef NSString *NSNotificationName __attribute__((swift_newtype(struct))) __attribute__((swift_name("NSNotification.Name")));
    typedef id dispatch_queue_t;
    typedef void (^dispatch_block_t)(void);
    #endif

    """
}
