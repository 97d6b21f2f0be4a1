import type { RequestHandler } from 'msw'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { createActor, waitFor } from 'xstate'
import { fromContract } from '../../../mocks/contract/fromContract.ts'
import { contract } from '../../../src/contracts/index.ts'
import type { SessionUser } from '../../../src/machines/account/sessionSetup.ts'
import {
  selectPopular,
  selectSuggestions,
} from '../../../src/machines/shell/searchPanel.machine.ts'
import { createApi } from '../../../src/services/parts/api.ts'
import { loadOnce } from '../../../src/services/parts/pageServices.ts'
import { provideShellMachines } from '../../../src/services/shell/shell.actors.ts'
import { recordingShell, user } from '../../machines/fixtures.ts'

const mocks = fromContract()
const server = setupServer()
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }))
afterEach(() => server.resetHandlers())
afterAll(() => server.close())

const machinesOf = (who: SessionUser | null, ...calls: RequestHandler[]) => {
  const noneIsPopular = mocks.handle(contract.content.popular, { body: { data: [] } })
  server.use(...calls, noneIsPopular)
  return provideShellMachines({
    api: createApi({
      baseUrl: mocks.baseUrl,
      readToken: () => who?.token,
      onNetworkFailure: () => undefined,
      onUnauthorized: () => undefined,
      onBreach: () => undefined,
    }),
    readUser: () => who,
    loadCode: loadOnce,
  })
}

const suggestedTo = async (who: SessionUser | null, ...calls: RequestHandler[]) => {
  const { searchPanel } = machinesOf(who, ...calls)
  const actor = createActor(searchPanel, { input: { shell: recordingShell() } }).start()
  actor.send({ type: 'panel.opened' })
  actor.send({ type: 'text.typed', text: 'ring' })
  return selectSuggestions(
    await waitFor(actor, (snapshot) => snapshot.matches({ open: { text: 'suggesting' } })),
  )
}

test('Scenario: a buyer gets the first five products as suggestions, with the total number', async () => {
  const { data } = mocks.bodyOf(contract.catalogue.search, 200)
  const [card] = data
  if (!card) throw new Error('the generated listing has no product')
  const cards = Array.from({ length: 8 }, (_, place) => ({ ...card, _id: `p-${place}` }))
  const asked: unknown[] = []
  const suggested = await suggestedTo(
    user,
    mocks.handle(contract.catalogue.search, {
      body: ({ query }) => {
        asked.push(query)
        return { data: cards, total: 31, page: 1, limit: 20 }
      },
    }),
  )
  expect([suggested.products.map(({ _id }) => _id), suggested.total, asked]).toEqual([
    ['p-0', 'p-1', 'p-2', 'p-3', 'p-4'],
    31,
    [expect.objectContaining({ query: 'ring' })],
  ])
})

test('Scenario: if nothing matches the typed words, similar ones are suggested (rule H7)', async () => {
  const nothing = { data: [], total: 0, page: 1, limit: 20 }
  const suggested = await suggestedTo(
    user,
    mocks.handle(contract.catalogue.search, { body: { ...nothing, didYouMean: 'rope ring' } }),
  )
  expect(suggested).toEqual({ products: [], total: 0, didYouMean: 'rope ring' })
})

test('Scenario: a guest gets no product suggestions, and no call is made', async () => {
  expect(await suggestedTo(null)).toEqual({ products: [], total: 0 })
})

test('Scenario: the popular categories come from the shop; none if it refuses (rule H7)', async () => {
  const { data } = mocks.bodyOf(contract.content.popular, 200)
  const popularOf = async (call: RequestHandler) => {
    const actor = createActor(machinesOf(null, call).searchPanel, {
      input: { shell: recordingShell() },
    }).start()
    actor.send({ type: 'panel.opened' })
    return selectPopular(
      await waitFor(actor, (snapshot) => snapshot.matches({ open: { popular: 'known' } })),
    )
  }
  expect([
    await popularOf(mocks.handle(contract.content.popular, { body: { data } })),
    await popularOf(mocks.handle(contract.content.popular, { status: 429 })),
  ]).toEqual([data, []])
})

test('Scenario: an address is signed up for the newsletter', async () => {
  const sent: unknown[] = []
  const { newsletter } = machinesOf(
    null,
    mocks.handle(contract.newsletter.subscribe, {
      body: ({ body }) => {
        sent.push(body)
        return { message: 'Thank you', key: 'reply.subscribed', values: { shop: 'Alma' } }
      },
    }),
  )
  const shell = recordingShell()
  const actor = createActor(newsletter, { input: { shell } }).start()
  actor.send({ type: 'email.typed', email: 'asha@rao.example' })
  actor.send({ type: 'newsletter.submitted' })
  await waitFor(actor, (snapshot) => snapshot.matches('editing'))
  const sentence = { text: 'Thank you', key: 'reply.subscribed', values: { shop: 'Alma' } }
  expect([sent, shell.sent]).toEqual([
    [{ email: 'asha@rao.example' }],
    [{ type: 'said', sentence }],
  ])
})
