import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import type { z } from 'zod'
import { fromContract } from '../../mocks/contract/fromContract.ts'
import { routesOf } from '../../mocks/contract/routes.ts'
import { contract } from '../../src/contracts/index.ts'

const server = setupServer()
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }))
afterEach(() => server.resetHandlers())
afterAll(() => server.close())

const calls = routesOf(contract).flatMap(([name, route]) =>
  Object.keys(route.responses).map((status) => ({ name, route, status: Number(status) })),
)

describe('Every route in every declared status', () => {
  test.for(calls)('$name answers $status with a body of the contract', ({ route, status }) => {
    const mocks = fromContract({ seed: 7 })
    expect(route.responses[status]).toBeDefined()
    expect(mocks.bodyOf(route, status)).toEqual(fromContract({ seed: 7 }).bodyOf(route, status))
  })

  test('Scenario: another seed gives other answers', () => {
    const route = contract.catalogue.featured
    expect(fromContract({ seed: 1 }).bodyOf(route, 200)).not.toEqual(
      fromContract({ seed: 2 }).bodyOf(route, 200),
    )
  })

  test('Scenario: twenty seeds all match the contract', () => {
    for (let seed = 1; seed <= 20; seed += 1)
      for (const { name, route, status } of calls) {
        const body = fromContract({ seed }).bodyOf(route, status)
        const schema = route.responses[status] as z.ZodType
        expect(schema.safeParse(body).error, `${name} ${status}, world ${seed}`).toBeUndefined()
      }
  })
})

describe('A handler', () => {
  const mocks = fromContract()
  const post = (path: string, body: unknown) =>
    fetch(`${mocks.baseUrl}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })

  test('Scenario: the answer has the requested status and the given fields', async () => {
    server.use(
      mocks.handle(contract.cart.add, {
        status: 409,
        body: { code: 'row_exists', message: 'It is in the cart.' },
      }),
    )
    const reply = await post('/cart/add', { productId: 'p1', quantity: 10 })
    expect([reply.status, await reply.json()]).toEqual([
      409,
      expect.objectContaining({ code: 'row_exists', message: 'It is in the cart.' }),
    ])
  })

  test('Scenario: the reply can depend on the parsed request', async () => {
    server.use(
      mocks.handle(contract.customer.forgetPassword, {
        body: ({ body }) => ({ message: `sent to ${JSON.stringify(body)}` }),
      }),
    )
    const reply = await fetch(`${mocks.baseUrl}/customer/forget-password`, {
      method: 'PUT',
      body: JSON.stringify({ verifyEmail: ' Asha@Rao.example ' }),
    })
    expect(await reply.json()).toEqual({ message: 'sent to {"verifyEmail":"asha@rao.example"}' })
  })

  test('Scenario: a request that does not match the contract is an error', async () => {
    const consoleError = vi.mocked(console.error).mockImplementation(() => undefined)
    server.use(mocks.handle(contract.cart.add))
    const reply = await post('/cart/add', { productId: 'p1', quantity: 'ten' })
    expect([reply.status, JSON.stringify(await reply.json())]).toEqual([
      500,
      expect.stringContaining('has drifted from the contract'),
    ])
    consoleError.mockClear()
  })

  test('Scenario: a reply that does not match the contract is an error', async () => {
    const consoleError = vi.mocked(console.error).mockImplementation(() => undefined)
    // @ts-expect-error a message is a text
    server.use(mocks.handle(contract.cart.add, { status: 404, body: { message: 7 } }))
    const reply = await post('/cart/add', { productId: 'p1', quantity: 10 })
    expect(JSON.stringify(await reply.json())).toContain('has drifted from the contract')
    consoleError.mockClear()
  })

  test('Scenario: a status that is not declared does not compile, and is refused', async () => {
    // @ts-expect-error login never answers 418
    const handler = mocks.handle(contract.customer.login, { status: 418 })
    expect(handler).toBeDefined()
    // @ts-expect-error nor is there a body for it
    expect(() => mocks.bodyOf(contract.customer.login, 418)).toThrow('does not declare 418')
  })

  test('Scenario: in a whole shop, static addresses take precedence over those with parameters', async () => {
    server.use(...mocks.handleAll())
    const reply = await fetch(`${mocks.baseUrl}/products/featured`)
    expect(await reply.json()).toEqual(mocks.bodyOf(contract.catalogue.featured, 200))
  })
})
