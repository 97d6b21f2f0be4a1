import { expect, test } from 'vitest'
import { createActor, waitFor } from 'xstate'
import {
  selectCoupon,
  selectCouponProblem,
  selectIsCouponChecked,
} from '../../../src/machines/orders/coupon.machine.ts'
import { keptNote, provideCartPage } from '../../../src/services/cart/cartPage.actors.ts'
import { keptCoupon, provideCoupon } from '../../../src/services/orders/coupon.actors.ts'
import { createOrderKeys } from '../../../src/services/orders/orderKeys.ts'
import { providePlacement } from '../../../src/services/orders/placement.actors.ts'
import type { Api } from '../../../src/services/parts/api.ts'
import { checkoutDraft } from '../../../src/services/parts/draftNames.ts'
import { createDrafts } from '../../../src/services/parts/drafts.ts'
import { cartWith } from '../../machines/cart/cartWith.ts'
import { cartRow } from '../../machines/fixtures.ts'

/** The storage of a tab. */
const tab = (): Storage => {
  const items = new Map<string, string>()
  return {
    getItem: (name: string) => items.get(name) ?? null,
    setItem: (name: string, value: string) => void items.set(name, value),
    removeItem: (name: string) => void items.delete(name),
    key: (place: number) => [...items.keys()][place] ?? null,
    get length() {
      return items.size
    },
    clear: () => items.clear(),
  }
}
const open = () => {
  const storage = tab()
  return createDrafts(() => storage)
}

const terms = { hundredths: 1_000, amount: null, minimum: 0 }
const refusal = { code: 'invalid_field', field: 'coupon', message: 'There is no coupon NONE.' }
/** The shop knows the coupon TEN. */
const api = {
  orders: {
    previewCoupon: async ({ body: { coupon } }: { body: { coupon: string } }) =>
      coupon === 'TEN'
        ? { status: 200, body: { coupon, displayDiscount: 1, displayTotal: 9, terms } }
        : { status: 422, body: refusal },
  },
} as unknown as Api

const row = cartRow()

/** The coupon field of a customer, in a tab with these drafts. */
const fieldIn = (drafts: ReturnType<typeof open>, { cart } = cartWith({})) => {
  const actor = createActor(provideCoupon('u-1')({ api, drafts }), {
    input: { cart, code: keptCoupon(drafts, 'u-1'), currency: 'INR' },
  }).start()
  const settled = () => waitFor(actor, (snapshot) => !selectIsCouponChecked(snapshot))
  const enter = async (code: string) => {
    actor.send({ type: 'coupon.typed', code })
    actor.send({ type: 'coupon.submitted' })
    return selectCoupon(await settled())
  }
  return { actor, enter, settled }
}

test('a used coupon is kept in the tab, and used again by the next page', async () => {
  const drafts = open()
  expect(await fieldIn(drafts).enter(' TEN ')).toEqual({ code: 'TEN', terms })
  const next = fieldIn(drafts)
  expect(selectCoupon(await next.settled())?.code).toBe('TEN')
  next.actor.send({ type: 'coupon.removed' })
  expect(keptCoupon(drafts, 'u-1')).toBe('')
})

test('a kept coupon is checked once the cart is loaded, and its edits are saved', async () => {
  const drafts = open()
  await fieldIn(drafts).enter('TEN')
  const shown = cartWith({ rows: [], known: [] })
  const { actor, settled } = fieldIn(drafts, shown)
  const state = () => actor.getSnapshot().value
  expect(state()).toBe('waiting')
  shown.become({ rows: [row], known: [row], edits: { [row._id]: 40 } })
  await Promise.resolve()
  expect(state()).toBe('waiting')
  shown.become({ edits: {}, sending: { [row._id]: 40 } })
  await Promise.resolve()
  expect(state()).toBe('waiting')
  shown.become({ sending: {} })
  expect(selectCoupon(await settled())?.code).toBe('TEN')
  expect(shown.listeners.size).toBe(0)
})

test('a refused coupon says why, and is not kept', async () => {
  const drafts = open()
  const { actor, enter } = fieldIn(drafts)
  expect(await enter('NONE')).toBeNull()
  expect(selectCouponProblem(actor.getSnapshot())).toMatchObject({ text: refusal.message })
  expect(keptCoupon(drafts, 'u-1')).toBe('')
})

test('the note of the cart is that of the checkout, whose other fields stay', () => {
  const drafts = open()
  drafts.write(checkoutDraft('u-1'), { city: 'Mumbai' })
  const cart = { send: () => undefined } as never
  const page = createActor(provideCartPage('u-1')({ drafts }), {
    input: { cart, note: '' },
  }).start()
  page.send({ type: 'note.typed', note: 'Pack the rings apart.' })
  expect(drafts.read(checkoutDraft('u-1'))).toEqual({
    city: 'Mumbai',
    note: 'Pack the rings apart.',
  })
  expect(keptNote(drafts, 'u-1')).toBe('Pack the rings apart.')
})

test('an order takes the coupon and the note out of the tab', async () => {
  const drafts = open()
  await fieldIn(drafts).enter('TEN')
  drafts.write(checkoutDraft('u-1'), { note: 'Pack the rings apart.' })
  const { implementations } = providePlacement({ api, drafts }, createOrderKeys(tab))
  const dropDraft = implementations.actions.dropDraft as (given: object) => void
  dropDraft({ context: { userId: 'u-1' } })
  expect(drafts.isAny()).toBe(false)
})
