import type { PaperSource } from '../../../src/domain/orders/papers/paperSource.ts'
import { renderPaper } from './renderPaper.ts'

/** What the thread renders. */
export interface PaperTask {
  readonly source: PaperSource
  /** Ms since the epoch. */
  readonly issuedAt: number
}

/** Runs in a thread of its own (`paperThreads.ts`). */
export default ({ source, issuedAt }: PaperTask): Promise<Uint8Array> =>
  renderPaper(source, issuedAt)
