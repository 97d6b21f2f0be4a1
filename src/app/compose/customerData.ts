import { waitFor } from 'xstate'
import { selectIsChecked, selectUser } from '../../machines/account/session.machine.ts'
import { hasCommands } from '../../machines/cart/offline/queueState.ts'
import { selectIsOrdering } from '../../machines/orders/placementSelectors.ts'
import { isAnyUnsaved } from '../../machines/parts/actsSaved.ts'
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
export const isAnyUnfinished = ({
  refs: { session, offlineQueue, placement },
}: Pick<Composed, 'refs'>): boolean =>
  isAnyUnsaved(session.getSnapshot().context.acts) ||
  hasCommands(offlineQueue.getSnapshot()) ||
  selectIsOrdering(placement.getSnapshot())
