import type { SnapshotFrom } from 'xstate'
import { canOrderCart } from '../../domain/cart/cartLines.ts'
import { unknownCart } from '../../domain/cart/emptyCart.ts'
import type { cartMachine } from './cart.machine.ts'
import { hasUnsaved } from './cartState.ts'

type Snapshot = SnapshotFrom<typeof cartMachine>

/** The rows as the buyer sees them, including edits that are not saved yet. */
export const selectRows = (snapshot: Snapshot) => snapshot.context.rows
/** Whether the cart may be ordered (rule O2). */
export const selectCanOrder = ({ context }: Snapshot) => canOrderCart(context.rows)
/** The number of products in the cart, as its button and its panel count them. */
export const selectLineCount = (snapshot: Snapshot) =>
  new Set(snapshot.context.rows.map(({ cart }) => cart.productSlug)).size
const isUnknown = ({ context }: Snapshot) => context.held.version === unknownCart.version
export const selectIsLoading = (snapshot: Snapshot) =>
  isUnknown(snapshot) && snapshot.matches({ open: { reading: 'loading' } })
/** The cart could not be loaded at all. */
export const selectHasFailed = (snapshot: Snapshot) =>
  isUnknown(snapshot) && snapshot.matches({ open: { reading: 'failed' } })
/** Some of the shown edits are not saved in the cart yet. */
export const selectIsUnsaved = (snapshot: Snapshot) => hasUnsaved(snapshot.context)
