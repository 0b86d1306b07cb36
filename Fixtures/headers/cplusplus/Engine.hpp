#pragma once

namespace engine {
template <typename T> class Box { T value; };
class Motor { public: void start(int speed); };
}

extern "C" double EngineSpeed(int motor);

#ifdef __OBJC__
#import <Foundation/Foundation.h>
@interface ENGMotor : NSObject
- (void)startWithSpeed:(double)speed;
- (void)appendURL:(NSURL *)url;
@end
#endif
