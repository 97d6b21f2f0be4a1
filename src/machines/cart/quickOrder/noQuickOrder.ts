import type { QuickOrderState } from './quickOrderState.ts'

/** Lines that are shown at first, and with each request for more. */
export const linesAtOnce = 100

/** Before anything was entered. The first visit loads only this, without the rules of lines. */
export const noQuickOrder: QuickOrderState = {
  ...{ text: '', due: '', source: { kind: 'text', text: '' }, lines: [], nextKey: 1, judged: [] },
  ...{ rows: [], problem: null, attempt: null, failures: 0, added: 0, shown: linesAtOnce },
  resolved: { matches: {}, variants: {} },
}
