import type { Edits, Sending } from './edits.ts'
import type { HeldCart } from './heldCart.ts'

/** The cart before anything is known: everything from the shop is newer. */
export const unknownCart: HeldCart = { version: -1, rows: [] }

export const noEdits: Edits = {}
export const nothingSent: Sending = {}

/** Whether no edits are waiting or being sent. */
export const isEmpty = (byRow: Edits | Sending): boolean => Object.keys(byRow).length === 0
