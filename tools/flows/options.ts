import { parseArgs } from 'node:util'
import { nearestFirst } from '../../lab/run/nearest.ts'

/** What to replay, and how. */
export interface ReplayOptions {
  /** The flows of a machine, or the journeys; without it, both of all machines. */
  readonly machine?: string
  readonly isJourney?: true
  /** One flow of the machine, or one journey, by its title. */
  readonly title?: string
  /** Records the journeys again: their acts stay, their steps and answers are those of today. */
  readonly isRecordedAgain?: true
  /** Milliseconds to rest after each step, in a browser with a window; without it, there is no window. */
  readonly pause?: number
}

/** Something that the command line asks for and that cannot be done; its message is for the person who typed it. */
export class Refused extends Error {}

const slowest = 60_000

/**
 * Reads `[machine|journey [title]] [--watch] [--slow ms] [--record-again]`.
 *
 * @throws {@link Refused} if a machine is unknown or an option is wrong
 */
export const readOptions = (
  args: readonly string[],
  machines: readonly string[],
): ReplayOptions => {
  const { values, positionals } = parse(args)
  const [first, title, ...more] = positionals
  const isJourney = first === 'journey'
  const machine = isJourney ? undefined : first
  if (values['record-again'] && !isJourney)
    throw new Refused(
      '--record-again is for journeys: npm run flows -- journey "TITLE" --record-again',
    )
  if (more.length > 0)
    throw new Refused(`Put the title into quotes: npm run flows -- ${first} "${title} ..."`)
  if (machine !== undefined && !machines.includes(machine))
    throw new Refused(
      `There is no machine "${machine}". The machines are:\n${listed(nearestFirst(machine, machines))}`,
    )
  return {
    ...(machine === undefined ? {} : { machine }),
    ...(isJourney ? { isJourney } : {}),
    ...(title === undefined ? {} : { title }),
    ...(values['record-again'] ? { isRecordedAgain: true } : {}),
    ...(values.watch ? { pause: pauseOf(values.slow ?? '500') } : {}),
  }
}

/** One line for each. */
export const listed = (lines: readonly string[]): string =>
  lines.map((line) => `  ${line}`).join('\n')

const parse = (args: readonly string[]) => {
  try {
    const parsed = parseArgs({
      args: [...args],
      options: {
        watch: { type: 'boolean', default: false },
        slow: { type: 'string' },
        'record-again': { type: 'boolean', default: false },
      },
      allowPositionals: true,
    })
    if (parsed.values.slow !== undefined && !parsed.values.watch)
      throw new Error('--slow needs --watch.')
    return parsed
  } catch (error) {
    throw new Refused(error instanceof Error ? error.message : String(error))
  }
}

const pauseOf = (text: string): number => {
  const pause = Number(text)
  if (/^\d+$/.test(text) && pause <= slowest) return pause
  throw new Refused(`--slow takes the milliseconds for each step, up to ${slowest}.`)
}
