import type { RequestHandler } from 'msw'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { createActor, waitFor } from 'xstate'
import { fromContract, type ParsedRequest } from '../../../mocks/contract/fromContract.ts'
import { contract } from '../../../src/contracts/index.ts'
import { selectWished } from '../../../src/machines/account/wishlist/wishlistSelectors.ts'
import { provideWishlist } from '../../../src/services/account/wishlist.actors.ts'
import { createApi } from '../../../src/services/parts/api.ts'
import { createQueue } from '../../../src/services/parts/queue.ts'
import { deltaOf, direct, recordingShell, user } from '../../machines/fixtures.ts'

const mocks = fromContract()
const server = setupServer()
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }))
afterEach(() => server.resetHandlers())
afterAll(() => server.close())

const open = async (...calls: RequestHandler[]) => {
  server.use(
    ...calls,
    mocks.handle(contract.customer.getWishlist, { body: { wishlist: ['product-1'] } }),
  )
  const logged: string[] = []
  const api = createApi({
    baseUrl: mocks.baseUrl,
    readToken: () => user.token,
    onNetworkFailure: () => undefined,
    onUnauthorized: () => undefined,
    onBreach: () => undefined,
  })
  const shell = recordingShell()
  const machine = provideWishlist(
    {
      api,
      enqueue: createQueue(),
      log: (what) => void logged.push(what),
    },
    { read: () => [], keep: () => undefined },
  )
  const actor = createActor(machine, { input: { shell, newKey: () => 'key-0000' } }).start()
  actor.send({ type: 'wishlist.opened', userId: user._id })
  await waitFor(actor, (snapshot) => snapshot.matches({ open: { reading: 'loaded' } }))
  const acted = () =>
    waitFor(
      actor,
      (snapshot) =>
        snapshot.matches({ open: { acting: 'idle' } }) && snapshot.context.moves.length === 0,
    )
  return { actor, shell, logged, acted }
}

const taking =
  (asked: unknown[], message: string) =>
  ({ params, body }: ParsedRequest) => {
    asked.push([params, body])
    return { message }
  }

test("Scenario: a heart adds to and removes from the buyer's own list", async () => {
  const asked: unknown[] = []
  const { actor, acted, shell } = await open(
    mocks.handle(contract.customer.addWishlist, { body: taking(asked, 'Added.') }),
    mocks.handle(contract.customer.removeWishlist, { body: taking(asked, 'Removed.') }),
  )
  actor.send({ type: 'wish.toggled', productId: 'product-1' })
  actor.send({ type: 'wish.toggled', productId: 'product-2' })
  await acted()
  expect([asked, shell.sent, selectWished(actor.getSnapshot())]).toEqual([
    [
      [{ id: user._id }, { productId: 'product-1' }],
      [{ id: user._id }, { productId: 'product-2' }],
    ],
    [
      { type: 'said', sentence: { text: 'Removed.' } },
      { type: 'said', sentence: { text: 'Added.' } },
    ],
    ['product-2'],
  ])
})

test('Scenario: a refusal is logged, and the heart turns back with a message', async () => {
  const { actor, acted, shell, logged } = await open(
    mocks.handle(contract.customer.addWishlist, { status: 404, body: { message: 'Gone.' } }),
  )
  actor.send({ type: 'wish.toggled', productId: 'gone' })
  await acted()
  expect([logged, selectWished(actor.getSnapshot()), shell.sent]).toEqual([
    ['the wishlist was not changed'],
    ['product-1'],
    [{ type: 'said', sentence: expect.objectContaining({ text: 'Gone.' }) }],
  ])
})

test('Scenario: a directly sold product is added to the cart as a line, under a key', async () => {
  const asked: unknown[] = []
  const { actor, acted, shell } = await open(
    mocks.handle(contract.catalogue.product, { body: direct }),
    mocks.handle(contract.customer.removeWishlist, { body: taking([], 'Removed.') }),
    mocks.handle(contract.cart.lines, {
      body: ({ body }) => {
        asked.push(body)
        return { message: 'Item Added To Cart !!', ...deltaOf(1) }
      },
    }),
  )
  actor.send({
    type: 'move.requested',
    product: { _id: 'product-1', slug: 'anchor-chain', directly: true },
  })
  await acted()
  expect([asked, shell.sent.map(({ type }) => type)]).toEqual([
    [{ lines: [{ id: 'p-direct', quantity: 1, mode: 'add' }] }],
    ['cart.changed', 'product.added', 'said'],
  ])
})

test('Scenario: a heart whose session has ended waits, and the logout reports it as lost', async () => {
  const body = { code: 'unauthorized', message: 'Log in.' } as const
  const { actor, shell } = await open(
    mocks.handle(contract.customer.addWishlist, { status: 401, body }),
  )
  actor.send({ type: 'wish.toggled', productId: 'product-2' })
  await waitFor(actor, (snapshot) => snapshot.matches({ open: { acting: 'waiting' } }))
  expect([shell.sent, selectWished(actor.getSnapshot())]).toEqual([[], ['product-2', 'product-1']])
  actor.send({ type: 'wishlist.closed' })
  expect(shell.sent).toEqual([{ type: 'said', sentence: { key: 'wishlist.notSaved' } }])
})
