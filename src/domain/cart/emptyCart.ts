import type { Edits, Sending } from './edits.ts'
import type { HeldCart } from './heldCart.ts'

/** A cart of which nothing is known yet: everything from the shop is newer. */
export const unknownCart: HeldCart = { version: -1, rows: [] }

export const noEdits: Edits = {}
export const nothingSent: Sending = {}

/** Whether there is nothing among the edits, or on the way. */
export const isEmpty = (byRow: Edits | Sending): boolean => Object.keys(byRow).length === 0
