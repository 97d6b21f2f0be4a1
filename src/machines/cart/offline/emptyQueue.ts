import type { QueueState } from './queueState.ts'

/** The queue of no customer. */
export const emptyQueue: QueueState = {
  userId: '',
  commands: [],
  stored: [],
  questions: [],
  rejections: [],
  sent: '',
  failures: 0,
}
