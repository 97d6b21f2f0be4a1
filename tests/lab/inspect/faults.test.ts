import { describe, expect, test, vi } from 'vitest'
import type { FaultKind } from '../../../lab/calls/faultKinds.ts'
import { anyCall, createFaults, faultyAnswer } from '../../../lab/inspect/faults.ts'
import { apiPathOf, breachOf, routeAt } from '../../../lab/inspect/routeOf.ts'
import { contract } from '../../../src/contracts/index.ts'

const request = () => new Request('http://shop.test/api/cart/add', { method: 'POST' })
const answered = async () => Response.json({ ok: true })

describe('Rule: a fault of one call is used up, and any other stays until it is removed', () => {
  test.each([
    ['once', true, ['lost', undefined]],
    ['always', false, ['lost', 'lost']],
  ])('%s', (_, isOnce, taken) => {
    const faults = createFaults(() => undefined)
    faults.add({ kind: 'lost', call: 'cart.add', isOnce })
    expect(faults.take('cart.get')).toBeUndefined()
    expect([faults.take('cart.add'), faults.take('cart.add')]).toEqual(taken)
  })

  test('a fault of every call', () => {
    const faults = createFaults(() => undefined)
    const fault = { kind: 500, call: anyCall, isOnce: false } as unknown as Parameters<
      typeof faults.add
    >[0]
    faults.add(fault)
    expect(faults.take(undefined)).toBe(500)
    faults.remove(fault)
    expect(faults.take('cart.add')).toBeUndefined()
  })
})

test.each([
  ['401', 'unauthorized', 'Kindly log in to continue.'],
  ['404', 'not_found', 'This does not exist, or is no longer sold.'],
  ['409', 'conflict', 'This has changed in the meantime; please look again and try once more.'],
  ['422', 'invalid_field', 'This is not right; please check it.'],
  ['500', 'internal', 'Internal Server Error'],
])('a refusal %s has the body and the sentence of one', async (kind, code, message) => {
  const reply = await faultyAnswer(kind as unknown as FaultKind, request(), answered)
  expect([reply.status, await reply.json()]).toMatchObject([Number(kind), { code, message }])
})

test('a lost call fails as it does without a network', async () => {
  await expect(faultyAnswer('lost', request(), answered)).rejects.toThrow(TypeError)
})

test('a slow call is sent after 5 seconds', async () => {
  vi.useFakeTimers()
  const send = vi.fn(answered)
  const reply = faultyAnswer('slow', request(), send)
  await vi.advanceTimersByTimeAsync(4_999)
  expect(send).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect((await reply).status).toBe(200)
  vi.useRealTimers()
})

test.each([
  ['POST', '/cart/add', 'cart.add'],
  ['GET', '/cart/u-asha', 'cart.get'],
  ['GET', '/category/add/counts/metals_silver-92.5_chains', 'catalogue.countCategoryView'],
  ['GET', '/no/such/call/at/all', undefined],
])('%s %s is the call %s', (method, path, name) => {
  expect(routeAt(method, path)?.named[0]).toBe(name)
})

test('the parameters of a call, and the calls of other addresses', () => {
  expect(routeAt('GET', '/cart/u-asha')?.params).toEqual({ userId: 'u-asha' })
  expect(apiPathOf(new URL('http://shop.test/api/cart/add?x=1'))).toBe('/cart/add')
  expect(apiPathOf(new URL('http://shop.test/eshop/rings'))).toBeUndefined()
})

test.each([
  [200, '{"data":[]}', undefined],
  [200, '{"data":7}', expect.stringMatching(/^at data: /)],
  [200, 'no JSON', 'the answer is not JSON'],
  [418, '{}', 'the contract does not declare 418'],
])('an answer %s %s breaks the contract: %s', (status, text, breach) => {
  expect(breachOf(contract.settings.languages, status, text)).toEqual(breach)
})
