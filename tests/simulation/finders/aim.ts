import type { Invariant } from '../invariants.ts'
import type { Act, Aim, Customer, Fault, Schedule, Step } from '../schedule.ts'
import { pageOf } from '../world/pool.ts'

/** A schedule that is aimed at one fault, and the violation that reveals the fault. */
export interface Finder {
  readonly about: string
  readonly invariant: Invariant
  /** A part of the violation's message, so that shrinking does not end at another fault. */
  readonly says: RegExp
  readonly schedule: Omit<Schedule, 'seed'>
}

type Beginning = Partial<Omit<Schedule, 'seed' | 'steps' | 'carts' | 'wishes'>> & {
  readonly path?: string
  readonly cart?: Readonly<Record<string, number>>
  readonly wished?: readonly string[]
}

/** One tab of Asha's, unless the start sets something else. */
export const from = (
  { path = '/', cart = {}, wished = [], browsers = ['asha' as Customer], tabs }: Beginning,
  steps: readonly Step[],
): Omit<Schedule, 'seed'> => ({
  browsers,
  tabs: tabs ?? [{ browser: 0, path }],
  carts: { asha: cart },
  wishes: { asha: wished },
  steps,
})

export const on =
  (tab: number) =>
  (wait: number, what: Act | Fault): Step => ({ wait, tab, ...what })
export const at = on(0)
export const lost = (wait: number, aim: Aim) => at(wait, { fault: 'answerLost', aim })
export const late = (wait: number, aim: Aim, ms: number) =>
  at(wait, { fault: 'answerLate', aim, ms })
export const go = (wait: number, to: string) => at(wait, { do: 'go', to })
export const plus = (wait: number) => at(wait, { do: 'plus', variant: 'er03' })
export const type = (wait: number, quantity: number) =>
  at(wait, { do: 'type', variant: 'er03', quantity })
export const draft = (wait: number, variant: string, quantity: number) =>
  at(wait, { do: 'draft', variant, quantity })

export const studs = pageOf('polished-ball-earrings')

/** Pieces are added on the page of the ball earrings: `met` is the fault of the call. */
export const adding = (met: Step, ...then: readonly Step[]) =>
  from({ path: studs }, [draft(1_000, 'er03', 3), met, at(100, { do: 'add' }), ...then])
/** The heart of the coin pendant is pressed in a list. */
export const heart = (wait: number) => at(wait, { do: 'heart', slug: 'temple-coin-pendant' })
/** The cart is ordered: `met` is the fault of the call. */
export const ordering = (met: Step, ...then: readonly Step[]) =>
  from({ path: '/cart/checkout', cart: { er03: 10 } }, [met, at(100, { do: 'order' }), ...then])
/** A wish is moved to the cart. */
export const move = (wait: number, slug: string) => at(wait, { do: 'move', slug })
/** The page of a cart with ten pairs of ball earrings. */
export const onCart = (...steps: readonly Step[]) =>
  from({ path: '/cart', cart: { er03: 10 } }, steps)
