import { type ActorRefFrom, assign, fromPromise, type SnapshotFrom, setup } from 'xstate'
import type { UsedCoupon } from '../../domain/cart/coupon.ts'
import { type CartReader, whenFilled } from '../cart/cartWatcher.ts'
import { refuses, refusesToAct } from '../parts/refuses.ts'
import { inServerWords, type Refused, type Sentence } from '../parts/shell.ts'

export type CouponOutcome = { readonly kind: 'valid'; readonly coupon: UsedCoupon } | Refused

/** What the shop is asked: the code, and the code of the currency in which the buyer sees the cart. */
export interface CouponQuestion {
  readonly code: string
  readonly currency: string
}

/**
 * The coupon of the buyer (rule O13): entered in the cart, used by the order. The code is kept in this tab until the
 * order is placed; each page asks the shop again whether it can be used, once the shop has the cart that is shown.
 */
export const couponMachine = setup({
  types: {
    context: {} as {
      readonly cart: CartReader
      readonly code: string
      readonly currency: string
      readonly coupon: UsedCoupon | null
      readonly problem: Sentence | null
    },
    /** @property code the one that was kept; empty if there is none */
    input: {} as CouponQuestion & { readonly cart: CartReader },
    events: {} as
      | { type: 'coupon.typed'; code: string }
      | { type: 'coupon.submitted' }
      | { type: 'coupon.removed' },
  },
  actors: {
    cartFilled: fromPromise<void, { cart: CartReader }>(({ input: { cart } }) => whenFilled(cart)),
    checkCoupon: refuses<CouponOutcome, CouponQuestion>('checkCoupon'),
  },
  actions: {
    /** Keeps the code in this tab. */
    keepCode: refusesToAct('keepCode'),
    forgetCode: refusesToAct('forgetCode'),
    type: assign((_, code: string) => ({ code, problem: null })),
    use: assign((_, outcome: CouponOutcome) =>
      outcome.kind === 'valid' ? { coupon: outcome.coupon, problem: null } : {},
    ),
    showRefusal: assign((_, outcome: CouponOutcome) =>
      outcome.kind === 'refused' ? { problem: inServerWords(outcome) } : {},
    ),
    showFailure: assign({ problem: { key: 'error.default' } as Sentence }),
    clear: assign({ code: '', coupon: null, problem: null }),
  },
  guards: {
    hasCode: ({ context }) => context.code.trim() !== '',
    isValid: (_, { kind }: CouponOutcome) => kind === 'valid',
  },
}).createMachine({
  id: 'coupon',
  context: ({ input }) => ({ ...input, coupon: null, problem: null }),
  initial: 'opening',
  states: {
    opening: { always: [{ guard: 'hasCode', target: 'waiting' }, { target: 'none' }] },
    /** No coupon is used. `problem` says why the typed one is not. */
    none: {
      on: {
        'coupon.typed': { actions: { type: 'type', params: ({ event }) => event.code } },
        'coupon.submitted': { guard: 'hasCode', target: 'waiting' },
      },
    },
    /** The shop would refuse a coupon for an empty cart, and one that needs a total for what the cart was before. */
    waiting: {
      invoke: {
        src: 'cartFilled',
        input: ({ context: { cart } }) => ({ cart }),
        onDone: 'checking',
        // The cart outlives the page.
        onError: 'checking',
      },
    },
    checking: {
      invoke: {
        src: 'checkCoupon',
        input: ({ context: { code, currency } }) => ({ code: code.trim(), currency }),
        onDone: [
          {
            guard: { type: 'isValid', params: ({ event }) => event.output },
            target: 'applied',
            actions: [{ type: 'use', params: ({ event }) => event.output }, 'keepCode'],
          },
          {
            target: 'none',
            actions: [{ type: 'showRefusal', params: ({ event }) => event.output }, 'forgetCode'],
          },
        ],
        onError: { target: 'none', actions: 'showFailure' },
      },
    },
    applied: { on: { 'coupon.removed': { target: 'none', actions: ['clear', 'forgetCode'] } } },
  },
})
export type CouponRef = ActorRefFrom<typeof couponMachine>
type Snapshot = SnapshotFrom<typeof couponMachine>

export const selectCouponCode = ({ context }: Snapshot) => context.code
export const selectCouponProblem = ({ context }: Snapshot) => context.problem
export const selectIsCouponChecked = (snapshot: Snapshot) =>
  snapshot.matches('waiting') || snapshot.matches('checking')
/** The coupon that is used; null if none is. */
export const selectCoupon = (snapshot: Snapshot) =>
  snapshot.matches('applied') ? snapshot.context.coupon : null
