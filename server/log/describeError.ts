import type { Fault } from '../store/engine.ts'

/** An error as it is logged. */
export interface Described {
  readonly type: string
  readonly message: string
  readonly code?: string
  /** The fault of the database, if it is one. */
  readonly fault?: Fault
  /** Empty for a fault of the database, for which the stack is useless. */
  readonly stack: string
  readonly [key: string]: unknown
}

/** Maximum number of characters and lines to log. */
const longestMessage = 500
const stackLines = 8

/**
 * Describes an error by its standard properties only. Drivers add more, such as the conflicting row or the recipients
 * of a mail, which must not be logged.
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

/** The message with those of its causes; an AggregateError of a refused connection has no message itself. */
const messageOf = (error: Error): string => {
  const causes = error instanceof AggregateError ? error.errors : [error.cause]
  const further = causes.flatMap((cause) => (cause instanceof Error ? [cause.message] : []))
  return [error.message, ...further].filter((text) => text !== '').join('; because: ')
}

/** The stack frames without the message above them, which may be long. */
const framesOf = (stack: string): string =>
  stack
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .slice(0, stackLines)
    .map((line) => line.trim())
    .join('\n')
