import { z } from 'zod'
import { Id, Timestamp } from '../primitives.ts'

/**
 * What the buyer wants when a promised day has moved (rule O19). `wait`: for the new day. `split`: what is in stock ships
 * now. `drop`: the open pieces are cancelled.
 */
export const MoveAnswer = z.enum(['wait', 'split', 'drop'])
export type MoveAnswer = z.infer<typeof MoveAnswer>

/** The team has moved the promised day of lines (rule O18). A newer one replaces its question. */
export const DateMove = z.object({
  _id: Id,
  at: Timestamp,
  /** What the team wrote to the buyer; may be empty. */
  note: z.string(),
  lines: z.array(z.object({ lineId: Id, from: Timestamp, to: Timestamp })).min(1),
  /** Null while the buyer has not answered. */
  answer: MoveAnswer.nullable(),
  answeredAt: Timestamp.nullable(),
})
export type DateMove = z.infer<typeof DateMove>
