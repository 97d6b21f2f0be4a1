import { fc } from '@fast-check/vitest'
import { z } from 'zod'
import { routeOf } from '../contract/suite/call.ts'
import type { TestShop } from '../support/shop.ts'
import {
  type Document,
  type FuzzRequest,
  type Known,
  type Operation,
  operationsOf,
} from './operations.ts'

/** Existing ids, by the name of the parameter or body field. */
const knownOf = async (shop: TestShop, customerId: string): Promise<Known> => {
  const category = await shop.db.selectFrom('category').select(['id', 'slug']).execute()
  const variant = await shop.variantId('PD-1')
  return {
    id: [customerId, ...category.map(({ id }) => id)],
    userId: [customerId],
    slug: ['metals', 'rings', 'rope-chain', 'band-ring'],
    productId: [variant],
    'body productId': [variant],
    'body id': [variant],
    'body slug': ['rope-chain'],
  }
}

/** What is wrong with an answer, or undefined. */
const faultOf = (operation: Operation, status: number, text: string): string | undefined => {
  if (status >= 500) return `status ${status}: ${text.slice(0, 300)}`
  if (/\bat .+\(?(file:|node:|\/).+:\d+:\d+\)?/.test(text))
    return `a stack trace: ${text.slice(0, 300)}`
  const schema = routeOf(operation.id).responses[status]
  if (!(schema instanceof z.ZodType))
    return `status ${status} is not declared: ${text.slice(0, 300)}`
  const parsed = schema.safeParse(JSON.parse(text))
  return parsed.success ? undefined : `status ${status} with another body: ${parsed.error.message}`
}

/** A caller of the fuzzed shop. */
export interface Fuzzer {
  readonly operations: readonly Operation[]
  /** Sends `cases` requests of an operation and throws at the first wrong answer, with what was sent. */
  run(
    operation: Operation,
    options: { cases: number; loggedIn: boolean; seed?: number },
  ): Promise<void>
}

export const createFuzzer = async (shop: TestShop): Promise<Fuzzer> => {
  const document = (await (await fetch(`${shop.origin}/openapi.json`)).json()) as Document
  const buyer = await shop.customer()
  const operations = operationsOf(document, await knownOf(shop, buyer.id))

  const send = async (operation: Operation, request: FuzzRequest, token: string | undefined) => {
    const response = await shop.app.inject({
      method: operation.method as 'GET',
      url: request.path,
      headers: {
        ...request.headers,
        ...(request.body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      },
      ...(request.body === undefined ? {} : { payload: request.body }),
    })
    return faultOf(operation, response.statusCode, response.body)
  }

  return {
    operations,
    run: async (operation, { cases, loggedIn, seed }) => {
      let { token } = buyer
      await fc.assert(
        fc.asyncProperty(operation.request, async (request) => {
          // Advance the clock past rate limits, or most answers would be 429.
          shop.time.now += 60_000
          const fault = await send(operation, request, loggedIn ? token : undefined)
          // Log in again after a call that ends the session (logout, a new password).
          if (loggedIn && (await shop.sessions.customerOf(token)) === undefined)
            token = await shop.sessions.open(buyer.id)
          if (fault) throw new Error(fault)
        }),
        // Show the request as sent, because shrinking would take too long.
        { numRuns: cases, endOnFailure: true, ...(seed === undefined ? {} : { seed }) },
      )
    },
  }
}
