import { productBySlug } from '../../mocks/catalogue/catalogue.ts'
import { samplePassword } from '../../mocks/shop/account/people.ts'
import { createMockShop, type MockShopOptions } from '../../mocks/shop/shop.ts'
import { variantsOf } from '../../src/domain/catalogue/variants.ts'
import { serveMocks } from '../support/serveMocks.ts'
import type { World } from './suite/world.ts'

const links = {
  confirm: /email-verification\?token=([\w-]+)/,
  reset: /reset-password\/([\w-]+)/,
  newEmail: /confirm-email\/([\w-]+)/,
  undoEmail: /undo-email\/([\w-]+)/,
  erase: /gdpr\/erase\/([\w-]+)/,
  unsubscribe: /unsubscribe\/([\w-]+)/,
} as const

const variantId = (slug: string, position = 0): string =>
  variantsOf(productBySlug(slug))[position]?.productId ?? ''

/** The mock shop behind a real port. Papers are not ready before `preparePapers`. */
export const openMockWorld = async (
  options: MockShopOptions = {},
): Promise<World & { readonly failures: readonly Error[] }> => {
  const shop = await createMockShop({ later: () => undefined, ...options })
  const { origin, failures, close } = await serveMocks(shop.handlers)
  const { _id: productId, slug: productSlug } = productBySlug('rope-chain')
  let customers = 0
  return {
    origin,
    failures,
    password: samplePassword,
    customer: async (status) => {
      customers += 1
      const id = `c-${customers}`
      const email = `${id}@buyers.test`
      await shop.createCustomer({
        ...{ id, email, status, password: samplePassword, name: 'Test Buyer' },
        ...{ companyName: 'Buyers Ltd', country: 'India', instagram: '' },
        ...{ addresses: [], wishlist: [], cartVersion: 0 },
      })
      return { id, email, token: await shop.sessions.open(id) }
    },
    variants: {
      direct: variantId('heart-locket'),
      chain: variantId('rope-chain'),
      table: [variantId('grooved-band', 1), variantId('grooved-band', 2)],
    },
    productSlug,
    productId,
    coupon: 'WELCOME10',
    category: { id: 'metals', slug: 'metals' },
    verify: shop.verify,
    closeRequest: (id) => shop.requests.act(id, 'close'),
    startProduction: async (id) => {
      await shop.orderMoves.change(id, 'confirmed')
      await shop.orderMoves.change(id, 'inProduction')
    },
    preparePapers: async (id) => shop.papers.prepare(id),
    moveDate: (id) => shop.orderMoves.moveDate(id, '2099-01-01'),
    mailToken: async (kind, email) => {
      const mail = shop.mails().findLast(({ to, text }) => to === email && links[kind].test(text))
      return links[kind].exec(mail?.text ?? '')?.[1] ?? ''
    },
    close,
  }
}
