import type { Fault } from '../store/engine.ts'

/** What a line of the log says of an error. */
export interface Described {
  readonly type: string
  readonly message: string
  readonly code?: string
  /** What it says about the database. */
  readonly fault?: Fault
  /** Empty for a fault of the database, of which it says nothing more. */
  readonly stack: string
  readonly [key: string]: unknown
}

/** Characters and lines that are logged at the most. */
const longestMessage = 500
const stackLines = 8

/**
 * Describes an error by what every error has. Drivers add more, such as the row that was in the way or the readers
 * of a mail: that never reaches the log.
 */
export const describeError =
  (faultOf: (error: unknown) => Fault | undefined) =>
  (error: unknown): Described => {
    if (!(error instanceof Error))
      return { type: typeof error, message: short(String(error)), stack: '' }
    const code = 'code' in error && error.code !== undefined ? { code: String(error.code) } : {}
    const facts = { type: error.name, message: short(messageOf(error)), ...code }
    const fault = faultOf(error)
    return fault ? { ...facts, fault, stack: '' } : { ...facts, stack: framesOf(error.stack ?? '') }
  }

const short = (text: string): string =>
  text.length > longestMessage ? `${text.slice(0, longestMessage)}…` : text

/** The message with those of its causes; an AggregateError of a refused connection has none of its own. */
const messageOf = (error: Error): string => {
  const causes = error instanceof AggregateError ? error.errors : [error.cause]
  const further = causes.flatMap((cause) => (cause instanceof Error ? [cause.message] : []))
  return [error.message, ...further].filter((text) => text !== '').join('; because: ')
}

/** The frames alone: the message, which may be long, stands above them. */
const framesOf = (stack: string): string =>
  stack
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .slice(0, stackLines)
    .map((line) => line.trim())
    .join('\n')
