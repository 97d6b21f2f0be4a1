import { NetworkError } from './failures.ts'

/** Makes a call. A missing answer is an outcome, not an error. */
export const unlessUnanswered = async <T>(call: () => Promise<T>) => {
  try {
    return await call()
  } catch (error) {
    if (error instanceof NetworkError) return { kind: 'unanswered' } as const
    throw error
  }
}
