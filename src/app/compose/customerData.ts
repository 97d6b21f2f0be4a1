import { waitFor } from 'xstate'
import { selectUser } from '../../machines/account/session.machine.ts'
import type { Composed } from './compose.ts'

/** What the shell shows of a customer. */
const parts = ['cart', 'wishlist', 'inbox'] as const

/**
 * Resolves when the cart, the wishlist and the messages of a customer are read, or could not be read. The server
 * renders a page then, and the browser takes it over then, so that both show the same.
 */
export const customerDataRead = async (
  { refs }: Pick<Composed, 'refs'>,
  signal?: AbortSignal,
): Promise<void> => {
  if (!selectUser(refs.session.getSnapshot())) return
  await Promise.all(
    parts.map((part) =>
      waitFor(refs[part] as typeof refs.cart, (snapshot) => !isReading(snapshot), {
        ...(signal && { signal }),
      }),
    ),
  )
}

const isReading = (snapshot: { matches: (state: never) => boolean }) =>
  snapshot.matches({ open: { reading: 'loading' } } as never)
