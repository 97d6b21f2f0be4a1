import type { Excused } from '../../tools/mutate/score.ts'

/** Mutants that no test has to notice, as `npm run mutate` prints them, each with the reason. */
export const excused: Excused = {}
