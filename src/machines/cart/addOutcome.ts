import type { CartDelta } from '../../contracts/cart.ts'
import { inItsWords, type Refused, type ShellFact } from '../parts/shell.ts'

/** The outcome of adding pieces to the cart. */
export type AddOutcome =
  | {
      readonly kind: 'added'
      readonly message: string
      /** What changed in the cart; null where another customer's cart is here by now. */
      readonly delta: CartDelta | null
    }
  /** Another page, or a call whose answer was lost, has added it already: the cart has the quantity. */
  | (Omit<Refused, 'kind'> & { readonly kind: 'exists' })
  | Refused

/** What is sent to the shell after an attempt to add the product `slug`. */
export const factsOfAdd = (outcome: AddOutcome, slug: string): readonly ShellFact[] => {
  if (outcome.kind === 'added') {
    const { delta, message } = outcome
    return [
      ...(delta
        ? ([
            { type: 'cart.changed', version: delta.version, delta },
            { type: 'product.added', slug },
          ] as const)
        : []),
      { type: 'said', sentence: { text: message } },
    ]
  }
  return [{ type: 'cart.outdated' }, { type: 'said', sentence: inItsWords(outcome.problem) }]
}
