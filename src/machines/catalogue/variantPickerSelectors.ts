import type { SnapshotFrom } from 'xstate'
import { chosenPicture } from '../../domain/catalogue/variantPictures.ts'
import { missingLevel } from './pickerChoices.ts'
import { isLate, isOutOfStock, piecesOf, steppedBy } from './pickerDraft.ts'
import type { variantPickerMachine } from './variantPicker.machine.ts'

type Snapshot = SnapshotFrom<typeof variantPickerMachine>

export const selectSelection = (snapshot: Snapshot) => snapshot.context.selection
export const selectDraft = (snapshot: Snapshot) => snapshot.context.draft
export const selectIsCounting = (snapshot: Snapshot) => snapshot.matches({ picking: 'counting' })
export const selectIsAdding = (snapshot: Snapshot) => snapshot.matches({ adding: 'sending' })
/** The product with its current stock. */
export const selectProduct = ({ context }: Snapshot) => context.product
/** The picture of the selection: as the choices determine it, else that of the product (rule V8). */
export const selectPicture = ({ context: { product, selection } }: Snapshot) =>
  chosenPicture(product, selection) ?? product.imageUrl_thum[0]
/** Pieces in the cart by the variant's `productId`. */
export const selectCarted = (snapshot: Snapshot) => snapshot.context.carted
/** The level that must be chosen first, once the buyer has tried to add without it. */
export const selectMissingLevel = (snapshot: Snapshot) =>
  snapshot.matches({ picking: { choosing: 'marked' } }) ? missingLevel(snapshot.context) : undefined
/** Whether the draft exceeds the stock, so that the notice shows (rule K11). */
export const selectIsOutOfStock = (snapshot: Snapshot) =>
  selectIsCounting(snapshot) && isOutOfStock(snapshot.context)
/** Whether pieces of one variant ship within 45 days (rule K11). */
export const selectIsLate = (productId: string) => (snapshot: Snapshot) =>
  isLate(snapshot.context, productId)
/** The value that is unavailable with the choices above it, while a way to it is offered. */
export const selectUnavailable = (snapshot: Snapshot) =>
  snapshot.matches({ way: 'offered' }) ? snapshot.context.unavailable : null
/** The pieces of one variant. */
export const selectPieces = (productId: string) => (snapshot: Snapshot) =>
  piecesOf(snapshot.context, productId)
/** Whether a step up, or down, changes the pieces of one variant. */
export const selectCanIncrease =
  (productId: string) =>
  ({ context }: Snapshot) =>
    steppedBy(context, productId, 1) > piecesOf(context, productId)
export const selectCanDecrease =
  (productId: string) =>
  ({ context }: Snapshot) =>
    steppedBy(context, productId, -1) < piecesOf(context, productId)
