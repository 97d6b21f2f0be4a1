import type { CartDelta } from '../../contracts/cart/cartRows.ts'
import type { Message } from '../../contracts/primitives.ts'
import { inItsWords, type Refused, type ShellFact } from '../parts/shell.ts'

/** The outcome of adding pieces to the cart. */
export type AddOutcome =
  | ({
      readonly kind: 'added'
      /** The change of the cart; null if the cart now belongs to another customer. */
      readonly delta: CartDelta | null
    } & Message)
  /** Another page, or a call whose answer was lost, has added it already: the cart has the quantity. */
  | (Omit<Refused, 'kind'> & { readonly kind: 'exists' })
  /** It waits in the offline queue. */
  | { readonly kind: 'queued' }
  /** The session has ended before the shop took it. */
  | { readonly kind: 'lost' }
  | Refused

/** The events for the shell after an attempt to add the product `slug`. */
export const factsOfAdd = (outcome: AddOutcome, slug: string): readonly ShellFact[] => {
  if (outcome.kind === 'added') {
    const { delta } = outcome
    return [
      ...(delta
        ? ([
            { type: 'cart.changed', version: delta.version, delta },
            { type: 'product.added', slug },
          ] as const)
        : []),
      { type: 'said', sentence: inItsWords(outcome) },
    ]
  }
  if (outcome.kind === 'queued') return [{ type: 'said', sentence: { key: 'offline.kept' } }]
  if (outcome.kind === 'lost') return [{ type: 'said', sentence: { key: 'cart.notSaved' } }]
  return [{ type: 'cart.outdated' }, { type: 'said', sentence: inItsWords(outcome.problem) }]
}
