import { HttpResponse, http } from 'msw'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { fromContract } from '../../../mocks/contract/fromContract.ts'
import { contract } from '../../../src/contracts/index.ts'
import { createApi } from '../../../src/services/parts/api.ts'
import { ContractBreach, NetworkError } from '../../../src/services/parts/failures.ts'

const mocks = fromContract()
const server = setupServer()
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }))
afterEach(() => server.resetHandlers())
afterAll(() => server.close())

const start = (token?: string) => {
  const signals: unknown[] = []
  const api = createApi({
    baseUrl: mocks.baseUrl,
    readToken: () => token,
    onNetworkFailure: () => signals.push('network failure'),
    onUnauthorized: (rejected) => signals.push(['unauthorized', rejected]),
    onBreach: ({ route, issue }) => signals.push([route, issue]),
  })
  return { api, signals }
}
const cartUrl = `${mocks.baseUrl}/cart/add`
const add = { body: { productId: 'p-1', quantity: 10 } }

describe('Replies of the server', () => {
  test('Scenario: a declared reply is returned parsed', async () => {
    server.use(mocks.handle(contract.settings.currencies))
    const { api, signals } = start()
    const { status, body } = await api.settings.currencies()
    expect([status, body, signals]).toEqual([
      200,
      mocks.bodyOf(contract.settings.currencies, 200),
      [],
    ])
  })

  test('Scenario: path parameters are encoded, whatever they contain', async () => {
    const paths: string[] = []
    server.use(
      http.all(`${mocks.baseUrl}/*`, ({ request }) => {
        paths.push(request.url.slice(mocks.baseUrl.length))
        return HttpResponse.json({ code: 'not_found', message: 'Not found' }, { status: 404 })
      }),
    )
    const { api } = start('t'.repeat(43))
    await api.catalogue.product({ params: { slug: 'a/b?c=ö' } })
    expect(paths).toEqual(['/products/get-product-ById/a%2Fb%3Fc%3D%C3%B6'])
  })

  test('Scenario: a declared refusal is a reply like any other', async () => {
    server.use(
      mocks.handle(contract.cart.add, {
        status: 409,
        body: { code: 'row_exists', message: 'In the cart.' },
      }),
    )
    const { api } = start()
    expect((await api.cart.add(add)).status).toBe(409)
  })

  test.for([
    [
      'an undeclared status',
      () => HttpResponse.json({}, { status: 418 }),
      'status 418 is not declared',
    ],
    ['no JSON', () => HttpResponse.text('<html>'), 'the body of 200 is not JSON'],
    [
      'another body',
      () => HttpResponse.json({ message: 'Added', version: 1, cartData: [{ _id: 7 }] }),
      'body of 200 at cartData.0._id: Invalid input: expected string, received number',
    ],
  ] as const)('Scenario: %s is a breach, named with route and issue', async ([, answer, issue]) => {
    server.use(http.post(cartUrl, answer))
    const { api, signals } = start()
    await expect(api.cart.add(add)).rejects.toThrow(ContractBreach)
    expect(signals).toEqual([['POST /cart/add', issue]])
  })
})

describe('The token', () => {
  const echo = () =>
    http.get(`${mocks.baseUrl}/language/show`, ({ request }) =>
      HttpResponse.json({
        data: [{ _id: 'l', name: request.headers.get('authorization') ?? 'none', iso_code: 'en' }],
      }),
    )
  const authorization = async (token?: string) => {
    server.use(echo())
    const reply = await start(token).api.settings.languages()
    return reply.status === 200 ? reply.body.data[0]?.name : reply.status
  }

  test('Scenario: it is sent with every call of a logged-in customer, and with no other', async () => {
    expect([await authorization('abc'), await authorization()]).toEqual(['Bearer abc', 'none'])
  })

  test('Scenario: 401 ends the session of the token that was sent', async () => {
    server.use(mocks.handle(contract.cart.add, { status: 401 }))
    const member = start('abc')
    const guest = start()
    await member.api.cart.add(add)
    await guest.api.cart.add(add)
    expect([member.signals, guest.signals]).toEqual([[['unauthorized', 'abc']], []])
  })
})

describe('The network', () => {
  test('Scenario: a mutation that does not arrive is not sent again', async () => {
    let sent = 0
    server.use(
      http.post(cartUrl, () => {
        sent += 1
        return HttpResponse.error()
      }),
    )
    const { api, signals } = start()
    await expect(api.cart.add(add)).rejects.toMatchObject({
      name: 'NetworkError',
      code: 'ERR_NETWORK',
    })
    expect([sent, signals]).toEqual([1, ['network failure']])
    expect(new NetworkError('x')).toBeInstanceOf(Error)
  })

  test('Scenario: an aborted call is not a failure of the network', async () => {
    server.use(mocks.handle(contract.settings.languages))
    const { api, signals } = start()
    const calling = new AbortController()
    const call = api.settings.languages({ fetchOptions: { signal: calling.signal } })
    calling.abort(new Error('gone elsewhere'))
    await expect(call).rejects.toThrow('gone elsewhere')
    expect(signals).toEqual([])
  })
})
