import type { Act } from '../acts/act.ts'

/** What changed later than this before an act may still be changing, ms. */
export const restMs = 250

/** People move the mouse and scroll while something goes on. */
export const casualActs: ReadonlySet<Act['do']> = new Set<Act['do']>(['hover', 'scroll'])
