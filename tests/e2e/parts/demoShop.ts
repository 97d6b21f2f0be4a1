import { demoBuyer } from '../../../server/demo/buyer.ts'
import { type Client, clientOf } from '../../support/client.ts'
import type { ShopProcess } from '../../support/shopProcess.ts'
import { test as base } from './strictPage.ts'

const logins = new Map<string, { _id: string; token: string }>()

/** The demo buyer's login, reused while it is valid: too many new ones within minutes would be refused. */
const logIn = async (origin: string) => {
  const kept = logins.get(origin)
  if (kept) {
    const path = { params: { id: kept._id } }
    const { status } = await clientOf(origin, kept.token).customer.checkVerified(path)
    if (status === 200) return kept
  }
  const { body: user } = await clientOf(origin).customer.login({
    body: { registerEmail: demoBuyer.email, password: demoBuyer.password },
  })
  if (!('token' in user)) throw new Error(user.message)
  logins.set(origin, user)
  return user
}

/** Changes a setting of the shop by its path, such as `header.header_text.en`. */
type SetSetting = (path: string, value: string) => Promise<void>

/** The demo shop on the real server, and its buyer in the browser. */
export const test = base.extend<{ client: Client; shop: ShopProcess; setSetting: SetSetting }>({
  shop: ({ demoShop }, use) => use(demoShop),
  /** The other tests of a worker use the same shop, so each setting is put back after the test. */
  setSetting: async ({ shop }, use) => {
    const oldValues: (readonly [path: string, value: string])[] = []
    await use(async (path, value) => {
      oldValues.unshift([path, (await shop.team('settings', 'get', path)).trimEnd()])
      await shop.team('settings', 'set', path, value)
    })
    for (const [path, value] of oldValues) await shop.team('settings', 'set', path, value)
  },
  baseURL: async ({ shop }, use) => use(shop.origin),
  /** Logs the buyer in, with an empty cart and an empty wishlist, and calls the shop as the buyer. */
  client: async ({ shop, context }, use) => {
    const user = await logIn(shop.origin)
    const client = clientOf(shop.origin, user.token)
    const { body } = await client.cart.get({ params: { userId: user._id } })
    const ids = 'cartData' in body ? body.cartData.map(({ _id }) => _id) : []
    // One call takes 1,000 rows at the most.
    for (let from = 0; from < ids.length; from += 1_000) {
      const removed = await client.cart.removeMany({
        body: { ids: ids.slice(from, from + 1_000) },
      })
      if (removed.status !== 200) throw new Error(removed.body.message)
    }
    await client.customer.removeAllWishlist({ params: { id: user._id } })
    await context.addCookies([
      { name: 'userInfo', value: encodeURIComponent(JSON.stringify(user)), url: shop.origin },
    ])
    await use(client)
  },
})
