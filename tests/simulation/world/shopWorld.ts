import { drawIdsFrom } from '../../../mocks/shop/parts/world.ts'
import { createMockShop } from '../../../mocks/shop/shop.ts'
import type { Order } from '../../../src/contracts/orders/order.ts'
import type { Beside, Customer, Schedule } from '../schedule.ts'
import { type Cause, createTruth, type Held } from '../truth.ts'
import type { SimulatedClock } from './clock.ts'
import { address, password, people, pool, productOf, variantById } from './pool.ts'

/** A call that reaches the shop. */
export interface ShopCall {
  readonly name: string
  readonly token: string
  readonly params: Record<string, unknown>
  readonly query: Record<string, unknown>
  readonly headers: Record<string, unknown>
  readonly body: string
}

export interface ShopAnswer {
  readonly status: number
  readonly body: unknown
}

/** The initial tables of the mock shop: the people, and only the variants of the pool, so that it is fast. */
const tablesOf = ({ wishes, carts }: Schedule): string =>
  JSON.stringify({
    customer: Object.entries(people).map(([who, { id, email, name }]) => ({
      ...{ id, email, name, password, status: 'verified', companyName: 'Rao & Daughters' },
      ...{ country: 'India', instagram: '', addresses: [{ _id: 'buyer-address', ...address }] },
      wishlist: (wishes[who as Customer] ?? []).map((slug) => productIdOf(slug)),
      cartVersion: 0,
    })),
    variant: pool.flatMap(({ variants }) =>
      variants.map((id) => {
        const { sellPrice, offerPrice, stock } = variantById(id)
        return { id, sellPrice, offerPrice, stock }
      }),
    ),
    cartRow: Object.entries(carts).flatMap(([customerId, rows]) =>
      Object.entries(rows).map(([variantId, quantity]) => ({
        ...{ id: `row-${customerId}-${variantId}`, customerId, variantId, quantity },
        addedPrice: 0,
      })),
    ),
  })

export const productIdOf = (slug: string): string =>
  pool.find((each) => each.slug === slug)?.product._id ?? slug

/** Calls that change nothing that the truth records. */
const changesNothing = (name: string) =>
  /\.(get|product|cards|checkVerified|getWishlist|byKey|checkWishlist|languages|currencies|mine|login|logout)$/.test(
    name,
  )

/** The mock shop on the simulated clock, with its true history. */
export const createShopWorld = async (schedule: Schedule, clock: SimulatedClock) => {
  let lastId = 0
  drawIdsFrom(() => {
    lastId += 1
    return `00000000-0000-4000-8000-${String(lastId).padStart(12, '0')}`
  })
  const shop = await createMockShop({
    ...{ saved: tablesOf(schedule), now: clock.now, later: clock.setTimer },
  })
  const truth = createTruth()
  const customers = Object.values(people).map(({ id }) => id)

  const savedOf = (id: string) =>
    shop.savedOf(id).map(({ variantId, quantity }) => [variantId, quantity] as const)

  const held = (): Held => ({
    carts: new Map(
      customers.map((id) => [
        id,
        new Map(shop.cart.rows(id).map(({ variantId, quantity }) => [variantId, quantity])),
      ]),
    ),
    wishes: new Map(shop.customers().map(({ id, wishlist }) => [id, wishlist])),
    saved: new Map(customers.map((id) => [id, new Map(savedOf(id))])),
    lists: customers.flatMap((customer) =>
      shop.listsOf(customer).map(({ id, name, lines }) => ({ ...{ id, name, customer, lines } })),
    ),
  })
  truth.compare(held(), 'beside', Number.NEGATIVE_INFINITY)

  const keepOrder = (customer: string, key: string, order: Order, cause: Cause) => {
    if (truth.orders.some(({ id }) => id === order._id)) return
    const lines = new Map(order.lines.map(({ productId, quantity }) => [productId, quantity]))
    truth.orders.push({ id: order._id, key, customer, cause, at: clock.now(), lines })
  }

  /** Lets the shop answer a call, and records the changes. */
  const ask = async (cause: Cause, { name, body, ...call }: ShopCall): Promise<ShopAnswer> => {
    const responder = shop.responders.get(name)
    if (!responder) throw new Error(`the mock shop answers no ${name}`)
    const caller = shop.sessions.customerOf(call.token)
    const answer = await responder.respond({ ...call, readText: async () => body })
    if (name === 'orders.place' && answer.status === 201)
      keepOrder(
        caller ?? '',
        String(call.headers['idempotency-key']),
        answer.body as unknown as Order,
        cause,
      )
    if (!changesNothing(name)) truth.compare(held(), cause, clock.now())
    return answer
  }

  const tokens = new Map<string, string>()
  for (const id of customers) tokens.set(id, await shop.sessions.open(id))

  const asDevice = (
    customerId: string,
    name: string,
    params: Record<string, unknown>,
    body: unknown,
    headers: Record<string, unknown> = {},
  ) =>
    ask('beside', {
      ...{ name, params, headers, query: {}, body: JSON.stringify(body) },
      token: tokens.get(customerId) ?? '',
    })

  const keyed = () => ({ 'idempotency-key': `device-${clock.now()}` })

  const setOnDevice = async (customer: string, variant: string, quantity: number) => {
    const row = shop.cart.rows(customer).find(({ variantId }) => variantId === variant)
    if (quantity === 0) return row && asDevice(customer, 'cart.removeMany', {}, { ids: [row.id] })
    if (row) return asDevice(customer, 'cart.setQuantity', { id: row.id }, { quantity })
    const adds = [{ id: variant, quantity }]
    return productOf(variant).moreCombination
      ? asDevice(customer, 'cart.updateMoreVariants', {}, adds)
      : asDevice(customer, 'cart.add', {}, { productId: variant, quantity })
  }

  /** Events outside the tabs. */
  const happen = async (step: Beside): Promise<void> => {
    if (step.beside === 'deviceSets') await setOnDevice(step.customer, step.variant, step.quantity)
    if (step.beside === 'deviceWishes' || step.beside === 'deviceUnwishes')
      await asDevice(
        step.customer,
        step.beside === 'deviceWishes' ? 'customer.addWishlist' : 'customer.removeWishlist',
        { id: step.customer },
        { productId: productIdOf(step.slug) },
      )
    if (step.beside === 'deviceSaves') {
      const row = shop.cart.rows(step.customer).find(({ variantId }) => variantId === step.variant)
      if (row) await asDevice(step.customer, 'saved.save', {}, { rowIds: [row.id] }, keyed())
    }
    if (step.beside === 'deviceRestores')
      await asDevice(step.customer, 'saved.restore', {}, { ids: [step.variant] }, keyed())
    if (step.beside === 'teamSetsStock')
      await shop.shelf.change(step.variant, { stock: step.quantity })
    if (step.beside === 'othersOrder') {
      await setOnDevice('stranger', step.variant, step.quantity)
      const order = { address, shipping: 'together', currency: 'INR' }
      const headers = { 'idempotency-key': `stranger-${clock.now()}` }
      await asDevice('stranger', 'orders.place', {}, order, headers)
    }
    if (step.beside === 'sessionsEnd') {
      shop.sessions.endAll(step.customer)
      tokens.set(step.customer, await shop.sessions.open(step.customer))
    }
  }

  return {
    shop,
    truth,
    now: clock.now,
    ask,
    happen,
    /** Opens a session, like a login before the simulation. */
    openSession: (customer: Customer) => shop.sessions.open(customer),
    customerOf: (token: string) => shop.sessions.customerOf(token),
    cartOf: (customerId: string) => shop.cart.whole(customerId).cartData,
    savedOf,
    cartVersionOf: (customerId: string) => shop.cart.whole(customerId).version,
    wishesOf: (customerId: string): readonly string[] =>
      shop.customers().find(({ id }) => id === customerId)?.wishlist ?? [],
  }
}
export type ShopWorld = Awaited<ReturnType<typeof createShopWorld>>
