import Foundation

func gather(queue: dispatch_queue_t) {
  let group = dispatch_group_create()
  dispatch_group_enter(group)
  dispatch_async(queue) { dispatch_group_leave(group) }
  dispatch_group_notify(group, dispatch_get_main_queue()) { print("all 🏁") }
  let gate = dispatch_semaphore_create(0)
  dispatch_semaphore_signal(gate)
}
