import type { Problem } from '../../contracts/primitives.ts'
import { isSessionOver, NetworkError, refused } from './failures.ts'

const unanswered = { kind: 'unanswered' } as const

/** Makes a call. A missing answer is an outcome, not an error. */
export const unlessUnanswered = async <T>(call: () => Promise<T>) => {
  try {
    return await call()
  } catch (error) {
    if (error instanceof NetworkError) return unanswered
    throw error
  }
}

/**
 * A refusal of a change that is sent until the shop has it (rule N7). A refusal because the session has ended is no
 * answer: after a newer login the change is sent again, and otherwise the end of the session tells that it is lost.
 */
export const refusedUnlessOver = (reply: { status: number; body: Problem }) =>
  isSessionOver(reply) ? unanswered : refused(reply)
