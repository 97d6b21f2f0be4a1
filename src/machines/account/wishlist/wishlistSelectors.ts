import type { SnapshotFrom } from 'xstate'
import { wantedIds } from '../../../domain/account/wishes.ts'
import type { wishlistMachine } from './wishlist.machine.ts'
import { isUnsaved } from './wishlistState.ts'

type Snapshot = SnapshotFrom<typeof wishlistMachine>

/** The products on the list as shown to the buyer. */
export const selectWished = ({ context }: Snapshot): readonly string[] => wantedIds(context)
/** Those of a page's products that are on the list; all of them are until it has been loaded, except removed ones. */
export const selectWishedOf = (
  { context }: Snapshot,
  productIds: readonly string[],
): readonly string[] => wantedIds(context.isKnown ? context : { ...context, ids: productIds })
/** The number of products on the list as shown. */
export const selectWishCount = (snapshot: Snapshot): number => selectWished(snapshot).length
export const selectIsWished =
  (productId: string) =>
  (snapshot: Snapshot): boolean =>
    selectWished(snapshot).includes(productId)
/** The products that have just been removed and can be restored. */
export const selectUndoable = ({ context }: Snapshot): readonly string[] => context.dropped
/** The number of products that "remove all" asks about; 0 if it does not ask. */
export const selectAskedCount = (snapshot: Snapshot): number =>
  snapshot.matches({ open: { asking: 'asked' } }) ? snapshot.context.asked.length : 0
/** Some of the buyer's changes are not saved yet. */
export const selectIsUnsaved = ({ context }: Snapshot): boolean => isUnsaved(context)
