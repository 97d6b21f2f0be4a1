import { Agent, request } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { address } from '../../support/values/address.ts'
import type { Buyer } from '../buyers.ts'

interface Call {
  readonly method: 'GET' | 'POST'
  readonly path: string
  readonly body?: unknown
  readonly key?: string
}

export interface Answered {
  readonly status: number
  /** Measured from the scheduled start, ms, so that a stall affects all requests during it. */
  readonly ms: number
}

/** The content of a shop, for requests. */
export interface Offer {
  readonly buyers: readonly Buyer[]
  /** Ids of variants. */
  readonly variants: readonly string[]
  /** Slugs of products, and of categories. */
  readonly products: readonly string[]
  readonly categories: readonly string[]
  readonly pictures: readonly string[]
}

const any = (most: number) => Math.floor(Math.random() * most)
const one = <T>(list: readonly T[]): T => list[any(list.length)] as T

/** A typical request: pages, lists, products, searches, pictures, carts, and occasionally an order. */
const callOf = ({ variants, products, categories, pictures }: Offer): Call => {
  const random = any(100)
  if (random < 15) return { method: 'GET', path: one(['/', `/eshop/${one(categories)}`, '/about']) }
  if (random < 20)
    return { method: 'GET', path: `/eshop/detail/${one(categories)}/${one(products)}` }
  if (random < 45)
    return {
      method: 'GET',
      path: `/api/products/category/slug/${one(categories)}?page=${1 + any(3)}&filter=min:${any(9_000)}&facets=yes`,
    }
  if (random < 60)
    return { method: 'POST', path: `/api/products/get-product-ById/${one(products)}` }
  if (random < 70)
    return {
      method: 'GET',
      path: `/api/products/search/all?query=${one(products).split('-').join('%20')}`,
    }
  if (random < 88) return { method: 'GET', path: one(pictures) }
  if (random < 98)
    return {
      method: 'POST',
      path: '/api/cart/update/morevariants',
      body: [{ id: one(variants), quantity: 60 * (1 + any(3)) }],
    }
  return {
    method: 'POST',
    path: '/api/order/',
    body: { address, shipping: 'together', currency: 'INR' },
    key: `soak-${Date.now()}-${any(1e9)}`,
  }
}

const send = (
  url: string,
  agent: Agent,
  { token }: Buyer,
  { method, path, body, key }: Call,
): Promise<number> =>
  new Promise((resolve) => {
    const asked = request(
      url + path,
      {
        ...{ agent, method },
        headers: {
          authorization: `Bearer ${token}`,
          'accept-encoding': 'br',
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
          ...(key === undefined ? {} : { 'idempotency-key': key }),
        },
      },
      (answer) => {
        answer.resume()
        answer.once('close', () => resolve(answer.complete ? (answer.statusCode ?? 0) : 0))
      },
    )
    asked.once('error', () => resolve(0))
    asked.end(body === undefined ? undefined : JSON.stringify(body))
  })

/** Sends requests at a constant rate, independent of the answers. @returns all answers */
export const keepAsking = async (
  url: string,
  offer: Offer,
  { perSecond, seconds }: { perSecond: number; seconds: number },
): Promise<Answered[]> => {
  const agent = new Agent({ keepAlive: true, maxSockets: 100 })
  const answers: Answered[] = []
  const running = new Set<Promise<void>>()
  const began = performance.now()
  for (let n = 0; n < perSecond * seconds; n += 1) {
    const due = began + (n * 1_000) / perSecond
    const wait = due - performance.now()
    if (wait > 1) await sleep(wait)
    const asking = send(url, agent, one(offer.buyers), callOf(offer)).then((status) => {
      answers.push({ status, ms: performance.now() - due })
      running.delete(asking)
    })
    running.add(asking)
  }
  await Promise.all(running)
  agent.destroy()
  return answers
}
