import type { SnapshotFrom } from 'xstate'
import type { quickViewMachine } from './quickView.machine.ts'

type Snapshot = SnapshotFrom<typeof quickViewMachine>

export const selectIsQuickViewOpen = (snapshot: Snapshot) => snapshot.matches('active')
export const selectQuickViewProduct = (snapshot: Snapshot) => snapshot.context.product
/** The choices that the picker begins with. */
export const selectActivatedSelection = (snapshot: Snapshot) => snapshot.context.selection
/** Whether the product is no longer sold. */
export const selectIsWithdrawn = (snapshot: Snapshot) => snapshot.matches({ active: 'withdrawn' })
/** The SKU that was searched for (rule C17). */
export const selectSearchedSku = (snapshot: Snapshot) => snapshot.context.sku
export const selectHasFailed = (snapshot: Snapshot) => snapshot.matches({ active: 'failed' })
