import { scrub } from '../parts/scrub.ts'
import type { Fault } from '../store/engine.ts'
import { describeError } from './describeError.ts'
import { createRepeats, type Line } from './repeats.ts'

/** How often ongoing problems are summed up, ms. */
const sumUpMs = 60_000

/**
 * The log of the server, for Fastify: JSON lines without e-mail addresses and tokens. A problem that lasts is logged
 * once.
 * @param faultOf classifies errors of the database
 * @param out writes a line
 */
export const createLogger = (
  level: string,
  faultOf: (error: unknown) => Fault | undefined,
  out: (text: string) => void = (text) => void process.stdout.write(text),
) => {
  const repeats = createRepeats((line: Line) => out(`${JSON.stringify(line)}\n`))
  const sumUp = () => repeats.sumUp(Date.now())
  const timer = setInterval(sumUp, sumUpMs).unref()
  return {
    /** Fastify's `logger` option. */
    options: {
      level,
      serializers: { err: describeError(faultOf) },
      stream: { write: (text: string) => repeats.take(JSON.parse(text, scrubbed)) },
    },
    sumUp,
    /** Sums up for the last time. */
    close: (): void => {
      clearInterval(timer)
      sumUp()
    },
  }
}

const scrubbed = (key: string, value: unknown) => {
  if (key === 'stack' && value === '') return undefined
  return typeof value === 'string' ? scrub(value) : value
}
