import type { Measured } from './measure.ts'

/** By file: the changed line as printed in the table, and why no test must notice it. */
export type Excused = Readonly<Record<string, Readonly<Record<string, string>>>>

export interface Score {
  readonly source: string
  readonly mutants: number
  readonly noticed: number
  readonly excused: number
  /** As printed: `line changed text`. */
  readonly survivors: readonly string[]
  /** Excuses that are no longer needed. */
  readonly stale: readonly string[]
}

/** Percentage of noticed mutants without the excused ones; 100 if there are none. */
export const percent = ({
  mutants,
  noticed,
  excused,
}: Omit<Score, 'source' | 'survivors' | 'stale'>) =>
  mutants === excused ? 100 : (100 * noticed) / (mutants - excused)

/** Counts the results of a file's mutants. */
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

/** Sums up the scores of several files. */
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
