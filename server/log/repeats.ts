import type { Described } from './describeError.ts'

/** One line of the log, as pino writes it. */
export interface Line {
  readonly level: number
  readonly time: number
  readonly msg?: string
  readonly err?: Described
  readonly [key: string]: unknown
}

interface Problem {
  readonly first: Line
  /** Number of occurrences since the last line about it, and in total. */
  since: number
  all: number
}

const info = 30
const warning = 40
/** Maximum number of problems to track. */
const maxWatched = 200

/** Lines with the same key are about the same problem. All messages of a database fault share a key. */
const keyOf = ({ msg, err }: Line): string =>
  err?.fault ?? [msg, err?.type, err?.code, withoutNumbers(err?.message ?? '')].join(' ')

/** Numbers and ids distinguish rows, not problems. */
const withoutNumbers = (text: string): string =>
  text.replace(/[\da-f-]+/gi, (run) => (/\d/.test(run) ? '#' : run))

const nameOf = ({ msg, err }: Line): string =>
  err?.fault ? `the database: ${err.fault}` : `${msg}: ${err?.message}`

/**
 * Logs a problem once while it lasts and counts repetitions. `sumUp` writes a line for each problem that has occurred
 * again since its last call, and one for each problem that is over.
 */
export const createRepeats = (write: (line: Line) => void) => {
  const problems = new Map<string, Problem>()

  const close = (key: string, { first, all }: Problem, time: number) => {
    problems.delete(key)
    if (all > 1)
      write({ ...bare(first), level: info, time, msg: `over: ${nameOf(first)}`, times: all })
  }

  return {
    /** Writes a line, unless it repeats a known problem. */
    take: (line: Line): void => {
      if (line.err === undefined || line.level < warning) {
        write(line)
        return
      }
      const key = keyOf(line)
      const known = problems.get(key)
      if (known) {
        known.since += 1
        known.all += 1
        return
      }
      const [oldest] = problems
      if (oldest && problems.size >= maxWatched) close(...oldest, line.time)
      problems.set(key, { first: line, since: 0, all: 1 })
      write(line)
    },

    /** @param time ms since the epoch */
    sumUp: (time: number): void => {
      for (const [key, problem] of problems) {
        const { first, since, all } = problem
        if (since === 0) close(key, problem, time)
        else {
          const msg = `still: ${nameOf(first)}`
          write({ ...bare(first), time, msg, times: since, timesInAll: all })
          problem.since = 0
        }
      }
    },
  }
}

/** Only the fields that identify the process, without details of the first line. */
const bare = ({ level, time, pid, hostname }: Line): Line => ({ level, time, pid, hostname })
