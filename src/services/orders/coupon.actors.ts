import { fromPromise } from 'xstate'
import {
  type CouponOutcome,
  type CouponQuestion,
  couponMachine,
} from '../../machines/orders/coupon.machine.ts'
import { couponDraft } from '../parts/draftNames.ts'
import type { Drafts } from '../parts/drafts.ts'
import { refused } from '../parts/failures.ts'
import type { PageServices } from '../parts/pageServices.ts'

/** The kept code; empty if there is none. */
export const keptCoupon = (drafts: Drafts, customerId: string): string =>
  String(drafts.read(couponDraft(customerId)).code ?? '')

/** Asks the shop about coupons, and keeps the code of the one that is used in this tab. */
export const provideCoupon =
  (customerId: string) =>
  ({ api, drafts }: Pick<PageServices, 'api' | 'drafts'>) =>
    couponMachine.provide({
      actors: {
        checkCoupon: fromPromise<CouponOutcome, CouponQuestion>(async ({ input, signal }) => {
          const { code: coupon, currency } = input
          const reply = await api.orders.previewCoupon({
            body: { coupon, currency },
            fetchOptions: { signal },
          })
          if (reply.status !== 200) return refused(reply)
          return { kind: 'valid', coupon: { code: reply.body.coupon, terms: reply.body.terms } }
        }),
      },
      actions: {
        keepCode: ({ context: { code } }) => drafts.write(couponDraft(customerId), { code }),
        forgetCode: () => drafts.drop(couponDraft(customerId)),
      },
    })
