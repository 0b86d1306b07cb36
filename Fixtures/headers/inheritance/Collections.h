#import <Foundation/Foundation.h>

// What a collection without types for its elements holds, its name says.
@interface IHMarkSet : NSObject
@property (readonly) IHMarkSet *invertedSet;
- (IHMarkSet *)setByAddingMarks:(IHMarkSet *)marks;
+ (IHMarkSet *)markSetWithName:(NSString *)name;
@end

@interface IHList<ObjectType> : NSObject
- (ObjectType)objectAtIndexedSubscript:(NSUInteger)index;
- (void)setObject:(ObjectType)object atIndexedSubscript:(NSUInteger)index;
@end

@interface IHQueueArray<ObjectType> : NSObject
- (IHQueueArray<ObjectType> *)arrayByAddingObject:(ObjectType)object;
@end

@interface IHRegistry : NSObject
@property (class, readonly) NSArray<IHRegistry *> *registries;
+ (void)addRegistry:(IHRegistry *)registry;
- (void)removeRegistry:(IHRegistry *)registry;
@end

typedef struct { double value; } IHGains NS_SWIFT_NAME(IHRegistry.Gains);
typedef id<NSCopying> IHKey;
@protocol IHKey
@end
