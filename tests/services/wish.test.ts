import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { createActor, waitFor } from 'xstate'
import { fromContract } from '../../mocks/fromContract.ts'
import { contract } from '../../src/contracts/index.ts'
import { createApi } from '../../src/services/api.ts'
import { provideWishesOfList } from '../../src/services/pages/wish.ts'
import { recordingShell, user } from '../machines/fixtures.ts'

const mocks = fromContract()
const server = setupServer()
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }))
afterEach(() => server.resetHandlers())
afterAll(() => server.close())

test('Scenario: the hearts of a list ask for the wishlist once, also one that comes back to the page', async () => {
  let asked = 0
  const { customer } = contract
  server.use(
    mocks.handle(customer.getWishlist, {
      body: () => {
        asked += 1
        return { wishlist: ['ring'] }
      },
    }),
    mocks.handle(customer.addWishlist),
    mocks.handle(customer.removeWishlist),
  )
  const api = createApi({
    baseUrl: mocks.baseUrl,
    readToken: () => user.token,
    onNetworkFailure: () => undefined,
    onUnauthorized: () => undefined,
    onBreach: () => undefined,
  })
  const machine = provideWishesOfList({ api, readUser: () => user, log: () => undefined })
  const heart = (productId: string) =>
    createActor(machine, { input: { shell: recordingShell(), productId } }).start()
  const standing = async (productId: string) =>
    (await waitFor(heart(productId), (snapshot) => !snapshot.matches('checking'))).value

  expect(await Promise.all(['ring', 'chain'].map(standing))).toEqual(['wished', 'unwished'])
  for (const [productId, from, to] of [
    ['ring', 'wished', 'unwished'],
    ['chain', 'unwished', 'wished'],
  ] as const) {
    const actor = heart(productId)
    await waitFor(actor, (snapshot) => snapshot.matches(from))
    actor.send({ type: 'wish.toggled' })
    await waitFor(actor, (snapshot) => snapshot.matches(to))
    expect(await standing(productId)).toBe(to)
  }
  expect(asked).toBe(1)
})
