import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { createActor, waitFor } from 'xstate'
import { fromContract } from '../../mocks/fromContract.ts'
import { contract } from '../../src/contracts/index.ts'
import { createApi } from '../../src/services/api.ts'
import { provideWishOfList } from '../../src/services/pages/wish.ts'
import { provideWishlist } from '../../src/services/wishlist.ts'
import { recordingShell, user } from '../machines/fixtures.ts'

const mocks = fromContract()
const server = setupServer()
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }))
afterEach(() => server.resetHandlers())
afterAll(() => server.close())

test('Scenario: the hearts of a list wait for the wishlist, and ask nothing themselves', async () => {
  let asked = 0
  server.use(
    mocks.handle(contract.customer.getWishlist, {
      body: () => {
        asked += 1
        return { wishlist: ['ring'] }
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
  const services = { api, readUser: () => user, newKey: () => 'key-0000', log: () => undefined }
  const shell = recordingShell()
  const wishlist = createActor(provideWishlist(services), { input: { shell } }).start()
  const standing = async (productId: string) => {
    const machine = provideWishOfList(services, wishlist)
    const heart = createActor(machine, { input: { shell, productId } }).start()
    return (await waitFor(heart, (snapshot) => !snapshot.matches('checking'))).value
  }
  const hearts = Promise.all(['ring', 'chain'].map(standing))
  wishlist.send({ type: 'wishlist.opened', userId: user._id })
  expect(await hearts).toEqual(['wished', 'unwished'])
  expect(await standing('ring')).toBe('wished')
  expect(asked).toBe(1)
})
