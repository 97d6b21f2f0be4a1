import { z } from 'zod'

/** The answers of a status to a call. */
const SeenStatus = z.strictObject({
  count: z.number().int().positive(),
  /** When the newest arrived, ms since the epoch. */
  last: z.number(),
})

/** An answer that broke the contract. */
const SeenBreach = z.strictObject({
  call: z.string(),
  status: z.number().int(),
  time: z.number(),
  breach: z.string(),
})
export type SeenBreach = z.infer<typeof SeenBreach>

const SeenCalls = z.strictObject({
  /** By the name of the call, then by the status. */
  answers: z.record(z.string(), z.record(z.string(), SeenStatus)),
  /** The newest is last. */
  breaches: z.array(SeenBreach),
})

/** What the inspector saw of the calls of the contract in this browser. */
export type SeenCalls = z.infer<typeof SeenCalls>

/** An answer to a call of the contract. */
export interface SeenAnswer {
  readonly call: string
  readonly status: number
  readonly time: number
  /** How it differs from the contract. */
  readonly breach?: string | undefined
}

/** Maximum number of kept breaches; the oldest are dropped first. */
const mostBreaches = 50

const storageKey = 'alma.inspect.calls'

export const nothingSeen: SeenCalls = { answers: {}, breaches: [] }

export const addAnswer = (seen: SeenCalls, answer: SeenAnswer): SeenCalls => {
  const { call, status, time, breach } = answer
  const known = seen.answers[call] ?? {}
  const { count } = known[status] ?? { count: 0 }
  return {
    answers: { ...seen.answers, [call]: { ...known, [status]: { count: count + 1, last: time } } },
    breaches:
      breach === undefined
        ? seen.breaches
        : [...seen.breaches, { call, status, time, breach }].slice(-mostBreaches),
  }
}

/** Reads a kept record; one of another version counts as empty. */
export const readSeenCalls = (text: string | null): SeenCalls => {
  try {
    return SeenCalls.parse(JSON.parse(text ?? ''))
  } catch {
    return nothingSeen
  }
}

/** The record of this browser: the lab shows it in another tab. */
export const seenCallsHere = (): SeenCalls => readSeenCalls(localStorage.getItem(storageKey))

export const keepAnswer = (answer: SeenAnswer): void =>
  localStorage.setItem(storageKey, JSON.stringify(addAnswer(seenCallsHere(), answer)))

export const forgetSeenCalls = (): void => localStorage.removeItem(storageKey)
