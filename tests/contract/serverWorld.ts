import { expect } from 'vitest'
import { createAccounts } from '../../server/account/accounts.ts'
import { changeStatus } from '../../server/orders/changeStatus.ts'
import { createCoupons } from '../../server/orders/coupons/coupons.repo.ts'
import { moveShippingDay } from '../../server/orders/moveShippingDay.ts'
import { actOnRequest } from '../../server/orders/requests/changeRequest.ts'
import { openTestShop, password } from '../support/shop.ts'
import { publish } from '../support/values/articles.ts'
import type { World } from './suite/world.ts'

const links = {
  confirm: /email-verification\?token=([\w-]+)/,
  reset: /reset-password\/([\w-]+)/,
  newEmail: /confirm-email\/([\w-]+)/,
  undoEmail: /undo-email\/([\w-]+)/,
  erase: /gdpr\/erase\/([\w-]+)/,
  unsubscribe: /unsubscribe\/([\w-]+)/,
} as const

/** The real server on a real database. Its clock advances, so that no rate limit applies by accident. */
export const openServerWorld = async (): Promise<World> => {
  const shop = await openTestShop()
  const product = await shop.db
    .selectFrom('product')
    .select('id')
    .where('slug', '=', 'rope-chain')
    .executeTakeFirstOrThrow()
  const category = await shop.db
    .selectFrom('category')
    .select(['id', 'slug'])
    .where('slug', '=', 'metals')
    .executeTakeFirstOrThrow()
  const coupon = 'WELCOME'
  await createCoupons(shop.db).add({
    code: coupon,
    hundredths: 1000,
    amount: null,
    min_total: 0,
    until: null,
    max_uses: null,
    created_at: shop.time.now,
  })
  await publish(shop, 'page', 'about')
  await publish(shop, 'post', 'caring-for-silver')
  await publish(shop, 'question', 'who-may-buy')
  return {
    origin: shop.origin,
    coupon,
    password,
    customer: (status) => {
      shop.time.now += 3_600_000
      return shop.customer(status)
    },
    variants: {
      direct: await shop.variantId('PD-1'),
      chain: await shop.variantId('CH-100-G45'),
      table: [await shop.variantId('RG-7-G6'), await shop.variantId('RG-7-G7')],
    },
    productSlug: 'rope-chain',
    productId: product.id,
    category,
    verify: async (email) => void (await createAccounts(shop.deps).verify(email)),
    startProduction: async (id) => {
      const { number } = await shop.db
        .selectFrom('customer_order')
        .select('number')
        .where('id', '=', id)
        .executeTakeFirstOrThrow()
      await changeStatus(shop.deps, number, 'confirmed')
      await changeStatus(shop.deps, number, 'inProduction')
    },
    moveDate: async (id) => {
      const { number } = await shop.db
        .selectFrom('customer_order')
        .select('number')
        .where('id', '=', id)
        .executeTakeFirstOrThrow()
      const moved = { day: '2099-01-01', skus: [], note: '' }
      return (await moveShippingDay(shop.deps, number, moved)).moveId
    },
    closeRequest: async (id) => void (await actOnRequest(shop.deps, id, { event: 'close' })),
    preparePapers: async () => void (await shop.mails()),
    mailToken: async (kind, email) => {
      const token = async () => {
        const mails = await shop.mails()
        const mail = mails.findLast(({ to, text }) => to === email && links[kind].test(text))
        return links[kind].exec(mail?.text ?? '')?.[1]
      }
      await expect.poll(token).toBeDefined()
      return (await token()) ?? ''
    },
    close: shop.close,
  }
}
