import { expect, test } from 'vitest'
import { createActor, fromPromise, waitFor } from 'xstate'
import type { CartReader } from '../../../src/machines/cart/cartWatcher.ts'
import {
  type CouponOutcome,
  type CouponQuestion,
  couponMachine,
  selectCoupon,
  selectCouponCode,
  selectCouponProblem,
  selectIsCouponChecked,
} from '../../../src/machines/orders/coupon.machine.ts'
import { cartRow, changingCart } from '../fixtures.ts'

const coupon = { code: 'TEN', terms: { hundredths: 1_000, amount: null, minimum: 0 } }
const valid = async (): Promise<CouponOutcome> => ({ kind: 'valid', coupon })

/** The coupon field, with the kept code. Each question is answered by the next of `answers`. */
const start = (answers: readonly (() => Promise<CouponOutcome>)[], code = '') => {
  const left = [...answers]
  const asked: CouponQuestion[] = []
  const kept: string[] = []
  const actor = createActor(
    couponMachine.provide({
      actors: {
        cartFilled: fromPromise<void, { cart: CartReader }>(async () => undefined),
        checkCoupon: fromPromise<CouponOutcome, CouponQuestion>(({ input }) => {
          asked.push(input)
          return left.shift()?.() ?? Promise.reject(new Error('no answer left'))
        }),
      },
      actions: {
        keepCode: ({ context }) => void kept.push(context.code),
        forgetCode: () => void kept.push('forgotten'),
      },
    }),
    { input: { cart: changingCart([cartRow()]).cart, code, currency: 'EUR' } },
  ).start()
  const settled = () => waitFor(actor, (snapshot) => !selectIsCouponChecked(snapshot))
  const enter = (typed: string) => {
    actor.send({ type: 'coupon.typed', code: typed })
    actor.send({ type: 'coupon.submitted' })
    return settled()
  }
  return { actor, asked, kept, settled, enter }
}

test('Scenario: a code is asked without the spaces around it, and an empty one is not asked', async () => {
  const { actor, asked, kept, enter } = start([valid])
  expect((await enter('  ')).value).toBe('none')
  expect(asked).toEqual([])
  expect(selectCoupon(await enter(' TEN '))).toEqual(coupon)
  expect([asked, kept]).toEqual([[{ code: 'TEN', currency: 'EUR' }], [' TEN ']])
  actor.send({ type: 'coupon.removed' })
  const removed = actor.getSnapshot()
  expect([removed.value, selectCoupon(removed), selectCouponCode(removed)]).toEqual([
    ...['none', null, ''],
  ])
  expect(kept.at(-1)).toBe('forgotten')
})

test('Scenario: a question without an answer is reported, and the typed code can be sent again', async () => {
  const { asked, kept, enter } = start([() => Promise.reject(new Error('no network')), valid])
  const failed = await enter('TEN')
  expect([failed.value, selectCouponCode(failed), kept]).toEqual(['none', 'TEN', []])
  expect(selectCouponProblem(failed)).toEqual({ key: 'error.default' })
  const used = await enter('TEN')
  expect([selectCoupon(used), selectCouponProblem(used)]).toEqual([coupon, null])
  expect(asked).toHaveLength(2)
})

test('Scenario: a kept code that is no longer valid is forgotten', async () => {
  const problem = { code: 'invalid_field', message: 'There is no coupon TEN.' } as const
  const { kept, settled } = start([async () => ({ kind: 'refused', problem })], 'TEN')
  expect(selectCouponProblem(await settled())).toMatchObject({ text: problem.message })
  expect(kept).toEqual(['forgotten'])
})

test('Scenario: a cart that cannot be watched does not keep the coupon from being checked', async () => {
  const { cart } = changingCart([cartRow()])
  const actor = createActor(
    couponMachine.provide({
      actors: {
        cartFilled: fromPromise<void, { cart: CartReader }>(() =>
          Promise.reject(new Error('no cart')),
        ),
        checkCoupon: fromPromise<CouponOutcome, CouponQuestion>(valid),
      },
      actions: { keepCode: () => undefined },
    }),
    { input: { cart, code: 'TEN', currency: 'EUR' } },
  ).start()
  expect(selectCoupon(await waitFor(actor, (now) => now.matches('applied')))).toEqual(coupon)
})
