import type { Measured } from './measure.ts'

/** By file: the changed line as the table prints it, and why no test has to notice it. */
export type Excused = Readonly<Record<string, Readonly<Record<string, string>>>>

export interface Score {
  readonly source: string
  readonly mutants: number
  readonly noticed: number
  readonly excused: number
  /** Printed for the reader, `line  changed text`. */
  readonly survivors: readonly string[]
  /** Excuses for what no longer survives. */
  readonly stale: readonly string[]
}

/** Percent of the mutants that were noticed, of those that no excuse names; 100 where there are none. */
export const percent = ({
  mutants,
  noticed,
  excused,
}: Omit<Score, 'source' | 'survivors' | 'stale'>) =>
  mutants === excused ? 100 : (100 * noticed) / (mutants - excused)

/** Counts what became of the mutants of a file. */
export const scoreOf = ({ source, mutants }: Measured, excused: Excused): Score => {
  const excuses = excused[source] ?? {}
  const alive = mutants.filter(({ fate }) => fate !== 'noticed')
  const survivors = alive.filter(({ becomes }) => !Object.hasOwn(excuses, becomes))
  const isStale = (text: string) => !alive.some(({ becomes }) => becomes === text)
  return {
    source,
    mutants: mutants.length,
    noticed: mutants.length - alive.length,
    excused: alive.length - survivors.length,
    survivors: survivors.map(
      ({ line, becomes, fate }) =>
        `${source}:${line}  ${becomes}${fate === 'unreached' ? '  (no test runs it)' : ''}`,
    ),
    stale: Object.keys(excuses).filter(isStale),
  }
}

/** The scores of several files as one. */
export const total = (source: string, scores: readonly Score[]): Score => {
  const sum = (count: (score: Score) => number) =>
    scores.reduce((all, score) => all + count(score), 0)
  return {
    source,
    mutants: sum(({ mutants }) => mutants),
    noticed: sum(({ noticed }) => noticed),
    excused: sum(({ excused }) => excused),
    survivors: scores.flatMap(({ survivors }) => survivors),
    stale: scores.flatMap(({ stale }) => stale),
  }
}

/** One line of the table. */
export const row = (score: Score) => {
  const counts = [score.mutants, score.noticed, score.excused, score.survivors.length]
  const cells = counts.map((count) => String(count).padStart(9))
  return `${score.source.padEnd(48)}${cells.join('')}${`${percent(score).toFixed(1)} %`.padStart(10)}`
}

/** The head of the table. */
export const head = `${'file'.padEnd(48)}${['mutants', 'noticed', 'excused', 'survived']
  .map((word) => word.padStart(9))
  .join('')}${'score'.padStart(10)}`
