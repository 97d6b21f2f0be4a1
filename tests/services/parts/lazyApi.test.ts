import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { fromContract } from '../../../mocks/contract/fromContract.ts'
import { contract } from '../../../src/contracts/index.ts'
import { readFirstAnswers } from '../../../src/services/parts/firstAnswers.ts'
import { createLazyApi } from '../../../src/services/parts/lazyApi.ts'
import { loadOnce } from '../../../src/services/parts/pageServices.ts'
import { pageWith } from '../../support/pageWith.ts'

const mocks = fromContract()
const server = setupServer()
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }))
afterEach(() => server.resetHandlers())
afterAll(() => server.close())

const languages = { data: [{ _id: 'en', name: 'ENGLISH', iso_code: 'en' }] }
const spoken = { data: [{ _id: 'it', name: 'ITALIANO', iso_code: 'it' }] }

/** @param held the bodies of the embedded answers, by `answerKey` */
const open = (held: Readonly<Record<string, unknown>>) => {
  const page = pageWith(
    Object.fromEntries(Object.entries(held).map(([key, body]) => [key, [200, body]])),
  )
  const answers = readFirstAnswers(page)
  const breaches: unknown[] = []
  const { api, warmUp } = createLazyApi(
    {
      baseUrl: mocks.baseUrl,
      readToken: () => undefined,
      onNetworkFailure: () => undefined,
      onUnauthorized: () => undefined,
      loadCode: loadOnce,
      onBreach: ({ route, issue }) => breaches.push([route, issue]),
    },
    answers,
  )
  return { api, answers, page, breaches, warmUp }
}

const said = async ({ api }: ReturnType<typeof open>) => {
  const { status, body } = await api.settings.languages()
  return [status, body]
}

test('Scenario: an embedded answer is used until the page has been taken over, then the server answers', async () => {
  server.use(mocks.handle(contract.settings.languages, { body: spoken }))
  const opened = open({ 'settings.languages': languages })
  expect([await said(opened), await said(opened)]).toEqual([
    [200, languages],
    [200, languages],
  ])
  opened.answers.drop()
  expect([await said(opened), opened.page.getElementById('answers')]).toEqual([[200, spoken], null])
})

test('Scenario: an embedded answer is shown at once, and checked when the schemas have loaded', async () => {
  const wrong = { data: [{ _id: 'en', name: 'ENGLISH', iso_code: 'english' }] }
  const opened = open({ 'settings.languages': wrong, 'settings.currencies': { data: [] } })
  const { api, breaches, warmUp } = opened
  expect([await said(opened), (await api.settings.currencies()).status, breaches]).toEqual([
    [200, wrong],
    200,
    [],
  ])
  warmUp()
  await expect
    .poll(() => breaches)
    .toEqual([
      [
        'GET /language/show',
        expect.stringMatching(/^body of 200 at data\.0\.iso_code: must be a language/),
      ],
    ])
})

test('Scenario: an embedded answer is only used for the same arguments', async () => {
  const cards = { data: [], total: 0, page: 1, limit: 20 }
  server.use(
    mocks.handle(contract.catalogue.search, { body: { ...cards, total: 1, didYouMean: 'asked' } }),
  )
  const { api } = open({
    'catalogue.search limit=20 page=1 query=ring': { ...cards, didYouMean: 'held' },
  })
  const search = async (query: { query: string; page: string; limit: string }) => {
    const { body } = await api.catalogue.search({ query })
    return 'didYouMean' in body && body.didYouMean
  }
  expect([
    await search({ query: 'rings', page: '1', limit: '20' }),
    await search({ page: '1', limit: '20', query: 'ring' }),
  ]).toEqual(['asked', 'held'])
})

test('Scenario: a page of the server knows when it was read, another does not', () => {
  const times = [pageWith({}, 1_764_000_000_000), pageWith({})].map(
    (page) => readFirstAnswers(page).readAt,
  )
  expect(times).toEqual([1_764_000_000_000, undefined])
})

test('Scenario: a page without embedded answers makes the call with its arguments', async () => {
  const asked: unknown[] = []
  server.use(
    mocks.handle(contract.newsletter.subscribe, {
      body: ({ body }) => {
        asked.push(body)
        return { message: 'Thank you' }
      },
    }),
  )
  const { api } = open({})
  const { status } = await api.newsletter.subscribe({ body: { email: 'asha@rao.example' } })
  expect([status, asked]).toEqual([200, [{ email: 'asha@rao.example' }]])
})
