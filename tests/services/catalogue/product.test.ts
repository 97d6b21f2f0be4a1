import type { RequestHandler } from 'msw'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { createActor, waitFor } from 'xstate'
import { fromContract } from '../../../mocks/contract/fromContract.ts'
import { contract } from '../../../src/contracts/index.ts'
import { fetchRelated } from '../../../src/services/catalogue/listing.ts'
import { provideQuickView } from '../../../src/services/catalogue/quickView.actors.ts'
import { share } from '../../../src/services/catalogue/share.ts'
import { createApi } from '../../../src/services/parts/api.ts'
import { combination, direct, recordingShell, user } from '../../machines/fixtures.ts'

const mocks = fromContract()
const server = setupServer()
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }))
afterEach(() => {
  server.resetHandlers()
  vi.unstubAllGlobals()
})
afterAll(() => server.close())

const open = (...calls: RequestHandler[]) => {
  server.use(...calls)
  const api = createApi({
    baseUrl: mocks.baseUrl,
    readToken: () => user.token,
    onNetworkFailure: () => undefined,
    onUnauthorized: () => undefined,
    onBreach: () => undefined,
  })
  return { api }
}

describe('Related products', () => {
  const { signal } = new AbortController()

  test('Scenario: those of the category without the product itself', async () => {
    const data = [combination, { ...direct, _id: 'other' }]
    const { api } = open(
      mocks.handle(contract.catalogue.byCategorySlug, {
        body: { data, total: 2, page: 1, limit: 20 },
      }),
    )
    const found = await fetchRelated(api, combination, signal)
    expect(found.map(({ _id }) => _id)).toEqual(['other'])
  })

  test('Scenario: if the request fails, there are none, without a message', async () => {
    const { api } = open(mocks.handle(contract.catalogue.byCategorySlug, { status: 404 }))
    expect(await fetchRelated(api, combination, signal)).toEqual([])
  })
})

describe('The quick view', () => {
  const stateAfter = async (status: 404 | 500) => {
    const { api } = open(mocks.handle(contract.catalogue.product, { status }))
    const machine = provideQuickView({ api, log: () => undefined })
    const actor = createActor(machine, { input: { shell: recordingShell() } }).start()
    actor.send({ type: 'product.activated', slug: 'gone' })
    const { value } = await waitFor(actor, (now) => !now.matches({ active: 'loading' }))
    actor.stop()
    return value
  }

  test('Scenario: a product that is not sold is withdrawn, and a failing server is a failure', async () => {
    expect([await stateAfter(404), await stateAfter(500)]).toEqual([
      { active: 'withdrawn' },
      { active: 'failed' },
    ])
  })
})

describe('Sharing', () => {
  const page = { title: 'Anchor chain', url: 'https://shop.test/eshop/detail/chains/anchor-chain' }

  test('Scenario: by the device, and nothing is copied', async () => {
    const handed: unknown[] = []
    vi.stubGlobal('navigator', { share: async (what: unknown) => void handed.push(what) })
    expect([await share(page), handed]).toEqual(['shared', [page]])
  })

  test('Scenario: the buyer changes their mind', async () => {
    const abort = () => Promise.reject(new DOMException('no', 'AbortError'))
    vi.stubGlobal('navigator', { share: abort })
    expect(await share(page)).toBe('dismissed')
  })

  test('Scenario: a device that cannot share copies the address', async () => {
    const copied: string[] = []
    const clipboard = { writeText: async (text: string) => void copied.push(text) }
    vi.stubGlobal('navigator', { clipboard })
    expect([await share(page), copied]).toEqual(['copied', [page.url]])
  })

  test('Scenario: a device that can do neither throws', async () => {
    const refuse = () => Promise.reject(new DOMException('no', 'NotAllowedError'))
    vi.stubGlobal('navigator', { share: refuse })
    await expect(share(page)).rejects.toThrow('no')
  })
})
