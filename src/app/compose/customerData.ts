import { waitFor } from 'xstate'
import { selectIsChecked, selectUser } from '../../machines/account/session.machine.ts'
import { selectIsUnsaved as isWishlistUnsaved } from '../../machines/account/wishlist/wishlistSelectors.ts'
import { selectHasCommands } from '../../machines/cart/offline/offlineQueue.machine.ts'
import { hasActs as hasSavedActs } from '../../machines/cart/savedState.ts'
import { selectIsOrdering } from '../../machines/orders/placementSelectors.ts'
import type { Composed } from './compose.ts'

/** What the shell shows of a customer. */
const parts = ['cart', 'wishlist', 'inbox'] as const

/**
 * Resolves when the login of a customer is checked, and the cart, the wishlist and the messages are read, or could not
 * be. The server renders a page then, and the browser takes it over then, so that both show the same.
 */
export const customerDataRead = async (
  { refs }: Pick<Composed, 'refs'>,
  signal?: AbortSignal,
): Promise<void> => {
  if (!selectUser(refs.session.getSnapshot())) return
  const options = signal ? { signal } : {}
  await Promise.all([
    waitFor(refs.session, selectIsChecked, options),
    ...parts.map((part) =>
      waitFor(refs[part] as typeof refs.cart, (snapshot) => !isReading(snapshot), options),
    ),
  ])
}

const isReading = (snapshot: { matches: (state: never) => boolean }) =>
  snapshot.matches({ open: { reading: 'loading' } } as never)

/**
 * Whether a change or an order from before this page has not reached the shop, or its answer was lost. It is kept in
 * this browser, and the page shows it.
 */
export const isAnyUnfinished = ({ refs }: Pick<Composed, 'refs'>): boolean =>
  selectHasCommands(refs.offlineQueue.getSnapshot()) ||
  hasSavedActs(refs.savedRows.getSnapshot()) ||
  isWishlistUnsaved(refs.wishlist.getSnapshot()) ||
  selectIsOrdering(refs.placement.getSnapshot())
