import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { createActor, waitFor } from 'xstate'
import { fromContract } from '../../mocks/contract/fromContract.ts'
import { contract } from '../../src/contracts/index.ts'
import {
  selectIsUnsaved,
  selectIsWished,
  selectWished,
} from '../../src/machines/account/wishlist/wishlistSelectors.ts'
import { selectIsLoading, selectRows } from '../../src/machines/cart/cartSelectors.ts'
import type { Services } from '../../src/services/actors.ts'
import { lazyCustomerMachines } from '../../src/services/lazyCustomerMachines.ts'
import { createApi } from '../../src/services/parts/api.ts'
import { loadOnce } from '../../src/services/parts/pageServices.ts'
import { createQueue } from '../../src/services/parts/queue.ts'
import { cartRow, recordingShell, silentRealtime, user } from '../machines/fixtures.ts'

const mocks = fromContract()
const server = setupServer()
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }))
afterEach(() => server.resetHandlers())
afterAll(() => server.close())

const start = () => {
  const added: unknown[] = []
  server.use(
    mocks.handle(contract.cart.get, {
      body: { cartData: [cartRow()], version: 1 },
    }),
    mocks.handle(contract.customer.getWishlist, { body: { wishlist: ['a'] } }),
    mocks.handle(contract.customer.addWishlist, {
      body: ({ body }) => {
        added.push(body)
        return { message: 'Added.' }
      },
    }),
  )
  const api = createApi({
    baseUrl: mocks.baseUrl,
    readToken: () => user.token,
    onNetworkFailure: () => undefined,
    onUnauthorized: () => undefined,
    onBreach: () => undefined,
  })
  const services = {
    ...{ api, enqueue: createQueue(), newKey: () => 'key-0000', log: () => undefined },
    ...{ realtime: silentRealtime, readUser: () => user, loadCode: loadOnce },
  } as unknown as Services
  const machines = lazyCustomerMachines(services)
  const shell = recordingShell()
  const cart = createActor(machines.cart, { input: { shell } }).start()
  const wishlist = createActor(machines.wishlist, {
    input: { shell, newKey: () => 'key-0000' },
  }).start()
  return { cart, wishlist, added }
}

test('Scenario: the cart loads when its customer is known, and shows that it is loading', async () => {
  const { cart } = start()
  expect([cart.getSnapshot().value, selectRows(cart.getSnapshot())]).toEqual(['closed', []])
  cart.send({ type: 'cart.opened', userId: user._id })
  expect(selectIsLoading(cart.getSnapshot())).toBe(true)
  await waitFor(cart, (snapshot) => snapshot.context.rows.length === 1)
  expect(selectIsLoading(cart.getSnapshot())).toBe(false)
})

test('Scenario: a heart that is pressed before the code has loaded shows at once, and is saved', async () => {
  const { wishlist, added } = start()
  wishlist.send({ type: 'wishlist.opened', userId: user._id })
  wishlist.send({ type: 'wish.toggled', productId: 'b' })
  const now = wishlist.getSnapshot()
  expect([selectIsWished('b')(now), selectIsUnsaved(now), added]).toEqual([true, true, []])
  const saved = await waitFor(
    wishlist,
    (snapshot) => snapshot.context.isKnown && !selectIsUnsaved(snapshot),
  )
  expect([selectIsWished('b')(saved), added]).toEqual([true, [{ productId: 'b' }]])
})

test('Scenario: a heart of a customer who logs out before the code has loaded does not stay', () => {
  const { wishlist } = start()
  wishlist.send({ type: 'wishlist.opened', userId: user._id })
  wishlist.send({ type: 'wish.toggled', productId: 'b' })
  wishlist.send({ type: 'wishlist.closed' })
  expect([wishlist.getSnapshot().value, selectWished(wishlist.getSnapshot())]).toEqual([
    'closed',
    [],
  ])
})
